// The player's hand: every piece is a button with a name. Tap to lift, tap again to play; or choose some and confirm.
import { html, useEffect, useRef, useState } from "./lib.js";
import { isDominoes } from "./about.js";
import { firstPlayable, toMove } from "./focus.js";
import { inHand, keyed, rows, standingTiles } from "./order.js";
import { Face } from "./pieces.js";
import { waitsForMe } from "./pacing.js";
import { preferred } from "./prefs.js";
import { fact, heard, sentences, t } from "./saying.js";
import { enoughFact, goOnFact, laidFact, meldChosen } from "./speech.js";
import { act, isWaiting, set, state } from "./store.js";
import { say } from "./voice.js";

const NARROW = matchMedia("(max-width: 47rem)");

/** How many pieces to choose before confirming; 0 if none. */
const toChoose = (table) => table.may?.give || table.may?.discard || (table.may?.meld ? table.hand.hand.length : 0);

export const chosenPieces = () => state.chosen.map((key) => key.split(".")[0]);

function tap(table, key, piece) {
  const { hand, refereed, stage } = table;
  if (table.may?.set_up) return swap(table, key);
  if (toChoose(table)) return choose(table, key);
  if (table.may?.acts?.includes("answer-claim")) {
    say(sentences([laidFact(table), fact("turn-yours", { move: "claim" })]));
    return toMove();
  }
  if (hand.phase !== "tricks" || stage !== "hand") {
    say(state.lifted === key ? fact("pressed-put-down", { piece }) : fact("pressed-lifted", { piece, then: "phase" }));
    return set({ lifted: state.lifted === key ? null : key, meant: null });
  }
  const mine = hand.turn === table.seat || refereed;
  const cannot = table.may?.plays && !refereed && !table.may.plays.includes(piece);
  // An illegal play is requested at once: the house answers with the reason, and the piece stays in place.
  if (mine && !isWaiting() && (state.lifted === key || preferred("tap") === "once" || cannot))
    return act("play", { piece });
  const lifts = state.lifted !== key;
  say(lifts ? liftedFact(table, piece) : fact("pressed-put-down", { piece }));
  return set({ lifted: lifts ? key : null, meant: null, refusal: null });
}

function liftedFact(table, piece) {
  const now = table.hand.turn === table.seat || table.refereed;
  return sentences([
    fact("pressed-lifted", { piece, then: now ? "play" : "turn" }),
    !now && waitsForMe(table) && goOnFact(),
  ]);
}

/** While arranging dominoes, swap the lifted one with this one. */
function swap(table, key) {
  const [one, other] = [state.lifted?.split(".")[0], key.split(".")[0]];
  if (!one || one === other) {
    say(one ? fact("pressed-put-down", { piece: other }) : fact("pressed-lifted", { piece: other, then: "swap" }));
    return set({ lifted: one ? null : key });
  }
  say(fact("pressed-swapped", { pieces: [one, other] }));
  const tiles = [...(state.standing ?? table.hand.hand)];
  const [from, to] = [tiles.indexOf(one), tiles.indexOf(other)];
  [tiles[from], tiles[to]] = [other, one];
  return set({ standing: tiles, lifted: null });
}

function choose(table, key) {
  const { chosen } = state;
  const most = table.may.give || table.may.discard || Infinity;
  const piece = key.split(".")[0];
  const takes = chosen.includes(key);
  const over = !takes && chosen.length >= most;
  const first = chosen[0]?.split(".")[0];
  const now = takes ? chosen.filter((one) => one !== key) : [...chosen.slice(over ? 1 : 0), key];
  set({ chosen: now, putBack: over ? first : null });
  if (table.may.meld)
    return say(
      sentences([fact("pressed-meld", { piece, how: takes ? "kept" : "shown" }), ...meldChosen(table.may.meld)]),
    );
  const done = over
    ? fact("pressed-chosen-instead", { piece, other: first, chosen: now.length, most })
    : fact(takes ? "pressed-put-back" : "pressed-chosen", { piece, chosen: now.length, most });
  return say(sentences([done, enoughFact()]));
}

/** Whether this copy came from the partner; of two alike, only as many as were passed. */
function isFromPartner(hand, { piece, key }) {
  if (hand.phase === "tricks") return false;
  const copies = (list) => list.filter((one) => one === piece).length;
  return Number(key.split(".")[1]) > copies(hand.hand) - copies(hand.received);
}

function described(table, { piece, key }) {
  const parts = [fact("a-piece", { piece })];
  const mark = (what) => parts.push(fact("held-mark", { mark: what }));
  const { may, hand } = table;
  if (may?.plays && !table.refereed) mark(may.plays.includes(piece) ? "playable" : "unplayable");
  if (isFromPartner(hand, { piece, key })) mark("partner");
  if (state.hint?.action?.piece === piece || state.hint?.action?.pieces?.includes(piece)) mark("hint");
  return heard("held-piece", { parts });
}

export function Hand({ s }) {
  const { table } = s;
  const { hand } = table;
  const [narrow, setNarrow] = useState(NARROW.matches);
  const [at, setAt] = useState(null);
  const group = useRef(null);
  useEffect(() => {
    const changed = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", changed);
    return () => NARROW.removeEventListener("change", changed);
  }, []);
  const layout = isDominoes ? standing(hand, table) : lying(hand, narrow);
  const flat = layout.flat().filter((one) => one.piece);
  const place = useRef(0);
  const phase = useRef(hand.phase);
  const left = useRef(null);
  if (phase.current !== hand.phase) {
    phase.current = hand.phase;
    if (!group.current?.contains(document.activeElement)) [place.current, left.current] = [0, at]; // start at the first
  }
  const found = at === left.current ? -1 : flat.findIndex(({ key }) => key === at);
  if (found >= 0) place.current = found;
  const current = flat[found >= 0 ? found : Math.min(place.current, flat.length - 1)]?.key; // the next one if it is gone
  const goTo = (key) => {
    left.current = null;
    setAt(key);
  };
  const focus = (key) => {
    goTo(key);
    group.current.querySelector(`[data-key="${key}"]`)?.focus();
  };
  const onKeyDown = (event) => moved(event, layout, current, focus);
  const choosing = Boolean(toChoose(table));
  return html`
    <div class=${`hand ${isDominoes ? "tiles" : "cards"} ${choosing ? "choosing" : ""} ${table.may?.plays ? "yours" : ""}`} role="toolbar" aria-label=${heard("hand-toolbar", { number: flat.length })} aria-orientation="horizontal" ref=${group} onKeyDown=${onKeyDown}>
      ${layout.map(
        (row, number) => html`
        <div class="hand-row" role="presentation" key=${number} style=${{ "--n": row.length }}>
          ${row.map((one, place) => (one.piece ? html`<${Held} key=${one.key} table=${table} one=${one} current=${current === one.key} onFocus=${() => goTo(one.key)} choosing=${choosing} />` : html`<span key=${`gap ${place}`} class="piece tile gap" aria-hidden="true"></span>`))}
        </div>`,
      )}
    </div>`;
}

function Held({ table, one, current, onFocus, choosing }) {
  const { piece, key } = one;
  const { may } = table;
  const marks = [
    state.lifted === key && "lifted",
    state.chosen.includes(key) && "chosen",
    may?.plays && !table.refereed && (may.plays.includes(piece) ? "playable" : "unplayable"), // on felt nobody is told
    (state.hint?.action?.piece === piece || state.hint?.action?.pieces?.includes(piece)) && "hinted",
    isFromPartner(table.hand, one) && "new",
    state.refusal?.pieces?.includes(piece) && "meant",
  ];
  return html`
    <button type="button" class=${`piece ${isDominoes ? "tile" : "card"} held ${marks.filter(Boolean).join(" ")}`} data-key=${key} data-new=${t("held-new")} tabindex=${current ? 0 : -1}
      aria-label=${described(table, one)} aria-pressed=${choosing ? String(state.chosen.includes(key)) : state.lifted === key ? "true" : undefined} onClick=${() => tap(table, key, piece)} onFocus=${onFocus}>
      <${Face} piece=${piece} />
    </button>`;
}

function lying(hand, narrow) {
  const all = inHand(hand);
  const most = narrow ? (all.length > 10 ? 10 : 7) : all.length > 20 ? 15 : 20;
  return rows(all, most);
}

/** Dominoes keep their two rows, and a gap stays open while there is anything beside it. */
function standing(hand, table) {
  const first = Number((hand.layouts[table.seat] ?? state.layout ?? "4-3")[0]);
  const all = keyed(standingTiles(table, state.standing).map((piece) => piece ?? "")).map((one) =>
    one.piece ? one : { piece: null },
  );
  return [all.slice(0, first), all.slice(first)].filter((row) => row.some(({ piece }) => piece)); // an empty row takes no space
}

function moved(event, layout, current, focus) {
  const lines = layout.map((row) => row.filter((one) => one.piece)).filter((row) => row.length);
  const line = Math.max(
    0,
    lines.findIndex((row) => row.some(({ key }) => key === current)),
  );
  const place = lines[line]?.findIndex(({ key }) => key === current) ?? 0;
  const flat = lines.flat();
  const playable = firstPlayable()?.dataset.key;
  const all = flat.findIndex(({ key }) => key === current);
  const beside = (by) => lines[line + by]?.[Math.min(place, lines[line + by].length - 1)];
  const goal = {
    ArrowRight: () => flat[(all + 1) % flat.length],
    ArrowLeft: () => flat[(all - 1 + flat.length) % flat.length],
    ArrowDown: () => (lines.length > 1 ? beside(1) : flat[(all + 1) % flat.length]),
    ArrowUp: () => (lines.length > 1 ? beside(-1) : flat[(all - 1 + flat.length) % flat.length]),
    Home: () => flat.find(({ key }) => key === playable) ?? flat[0],
    End: () => flat.at(-1),
  }[event.key]?.();
  if (!goal) return;
  event.preventDefault();
  focus(goal.key);
}
