// A finished hand, step by step: the same table, drawn from the house's account of every step.
import { html, render, useEffect, useRef, useState } from "./lib.js";
import { places, root } from "./about.js";
import { Auction } from "./bidding.js";
import { offerCopying } from "../copying.js";
import { Sprite } from "./faces.js";
import { Fair } from "./fair.js";
import { wordsOf } from "./later.js";
import { MeldBoard, meldLies } from "./meld.js";
import { inHand, rows } from "./order.js";
import { Fan, Piece } from "./pieces.js";
import { Plates } from "./players.js";
import { preferred } from "./prefs.js";
import { offerReview } from "./review.js";
import { aloud, fact, handFact, heard, seen, sentences, speakOf, t } from "./saying.js";
import { Status } from "./status.js";
import { Trick } from "./trick.js";
import { mark, stepsByKey } from "./stepping.js";
import { say } from "./voice.js";

const PACE = 1300;
/** Pieces in a row, each readable on a phone. */
const MOST = 13;

function frames({ table, steps }) {
  let hand = {};
  return steps.map(({ set, lines }) => {
    hand = { ...hand, ...set };
    const says = sentences(lines.map((line) => line.says));
    return { text: seen(says), heard: aloud(says), table: { ...table, hand, last: hand.last } };
  });
}

/** The step in the address, from 0. */
function asked(most) {
  const found = /^#step-(\d+)$/.exec(location.hash);
  return found ? Math.min(most, Math.max(1, Number(found[1]))) - 1 : null;
}

function Replay({ all }) {
  const [at, setAt] = useState(asked(all.length) ?? 0);
  const [plays, setPlays] = useState(false);
  const [, reviewed] = useState(0);
  const last = all.length - 1;
  const go = (to) => setAt(Math.min(last, Math.max(0, to)));
  const move = (by) => setAt((now) => Math.min(last, Math.max(0, now + by)));
  const jumped = useRef(false);
  const redraw = () => reviewed((times) => times + 1);
  useEffect(() => {
    const stop = (to) => {
      shown.current = Math.min(last, Math.max(0, to)); // the next key may come before the drawing
      setPlays(false);
      go(to);
    };
    const key = (event) => stepsByKey(event, all, () => shown.current, stop);
    const click = (event) => {
      const link = event.target.closest?.("a[href*='#step-']");
      if (!link || link.pathname !== location.pathname) return;
      event.preventDefault();
      stop(Number(link.hash.slice(6)) - 1);
      jumped.current = !link.closest("#moves");
      redraw();
    };
    const hash = () => {
      if (asked(all.length) === null) return;
      stop(asked(all.length));
      if (BELOW.matches) jumped.current = true;
      redraw();
    };
    addEventListener("keydown", key);
    document.addEventListener("click", click);
    addEventListener("hashchange", hash);
    addEventListener("reviewed", redraw);
    return () => {
      removeEventListener("keydown", key);
      document.removeEventListener("click", click);
      removeEventListener("hashchange", hash);
      removeEventListener("reviewed", redraw);
    };
  }, []);
  useEffect(() => {
    if (!plays) return undefined;
    if (at === last) return setPlays(false); // the button no longer offers to stop at the end
    const timer = setTimeout(() => move(1), PACE);
    return () => clearTimeout(timer);
  }, [plays, at]);
  const shown = useRef(at);
  shown.current = at;
  useEffect(() => {
    mark(at, all[at].heard);
    uncover();
  }, [at]);
  useEffect(() => {
    if (BELOW.matches && asked(all.length) !== null) lead();
  }, []);
  useEffect(() => {
    if (jumped.current) lead();
    jumped.current = false;
  });
  const s = { table: all[at].table };
  return html`
    <${Sprite} />
    <div class="board" data-tiles=${preferred("tiles")}>
      <h2 class="hidden">${t("replay-table")}</h2>
      <${Status} s=${s} />
      <${Felt} s=${s} />
      <${Controls} at=${at} last=${last} text=${all[at].text} told=${all[at].heard} plays=${plays} go=${(to) => (setPlays(false), go(to))} move=${(by) => (setPlays(false), move(by))} toggle=${() => (setPlays(!plays), at === last && !plays && go(0))} />
      <${Why} at=${at} />
      <${Hands} table=${s.table} />
    </div>`;
}

/** The expert's remark on this step. It is read in the list of steps; here it is only seen. */
function Why({ at }) {
  const place = useRef(null);
  const why = document.getElementById(`why-${at + 1}`);
  useEffect(() => place.current?.replaceChildren(...[...why.childNodes].map((part) => part.cloneNode(true))), [why]);
  return why && html`<div class="why now" aria-hidden="true" ref=${place} />`;
}

/** When the list of steps is below the table. A step's address is that of its line there, where the browser would
    scroll: the step itself is shown above. */
const BELOW = matchMedia("(max-width: 69.99rem)");

/** Scroll to the table, so that the remark on this step is visible as well. */
function lead() {
  root.scrollIntoView({ block: "start" });
  root.querySelector(".why.now > p")?.scrollIntoView({ block: "nearest" });
}

/** Opening the page or stepping shows the whole table, not covered by the steps. */
function uncover() {
  const [felt, controls] = [".felt", ".controls"].map((part) => root.querySelector(part).getBoundingClientRect());
  const covered = Math.ceil(felt.bottom - controls.top);
  if (covered > 0 && controls.left < felt.right)
    scrollBy({ top: Math.min(covered, root.getBoundingClientRect().top), behavior: "instant" });
}

function Felt({ s }) {
  const { hand, chairs } = s.table;
  const laid = !hand.last && meldLies(hand);
  const bidding = !hand.last && !hand.trick.length && !laid && (hand.calls.length > 0 || hand.phase === "auction");
  return html`
    <section class=${`felt ${laid ? "with-meld" : ""} ${bidding ? "bidding" : ""} seats-${Object.keys(chairs).length}`} aria-label=${t("felt-title")}>
      <${Plates} s=${s} />
      <div class="middle">${hand.last || hand.trick.length ? html`<${Trick} s=${s} />` : laid ? html`<${MeldBoard} s=${s} />` : bidding ? html`<${Auction} s=${s} />` : html`<div class="deck" aria-hidden="true"><${Piece} piece="??" /></div>`}</div>
    </section>`;
}

const ICONS = {
  first: "M6 5V19M19 5 9 12l10 7z",
  back: "M16 5 8 12l8 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5V19M16 5V19",
  forward: "M8 5l8 7-8 7",
  last: "M18 5V19M5 5l10 7-10 7z",
};
const Icon = ({ name }) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

function Controls({ at, last, text, told, plays, go, move, toggle }) {
  const button = (way, act, off) =>
    html`<button type="button" class="button" aria-disabled=${off} aria-label=${heard("replay-go", { way })} onClick=${off ? () => say(fact("replay-end", { end: at ? "last" : "first" })) : act}><${Icon} name=${way} /><span>${t("replay-go", { way })}</span></button>`;
  return html`
    <div class="controls" role="group" aria-label=${t("replay-steps")}>
      <p class="hidden">${heard("replay-keys")}</p>
      <p class="said-now"><b>${at + 1}<span class="soft"> / ${last + 1}</span></b> <span aria-hidden="true">${text}</span><span class="hidden">${told}</span></p>
      <div class="controls-row">
        ${button("first", () => go(0), at === 0)}
        ${button("back", () => move(-1), at === 0)}
        <button type="button" class="button strong" onClick=${toggle}><${Icon} name=${plays ? "pause" : "play"} /><span>${t("replay-go", { way: plays ? "pause" : at === last ? "again" : "play" })}</span></button>
        ${button("forward", () => move(1), at === last)}
        ${button("last", () => go(last), at === last)}
        <input type="range" min="1" max=${last + 1} value=${at + 1} aria-label=${t("replay-step")} aria-valuetext=${heard("replay-at", { number: at + 1, most: last + 1, says: told })} onInput=${({ target }) => go(Number(target.value) - 1)} />
      </div>
    </div>`;
}

function Hands({ table }) {
  const { hand } = table;
  if (!Object.keys(hand.hands).length) return null;
  const beside = [
    ["kitty", hand.bidder && hand.discard.length ? [] : hand.kitty],
    ["discard", hand.discard],
  ].filter(([, list]) => list.length);
  return html`
    <section class="replay-hands" aria-label=${t("replay-all-hands")}>
      ${places(table.seat).map(([seat]) => html`<${Held} key=${seat} who=${t("player", { who: seat })} list=${inHand({ hand: hand.hands[seat] ?? [], trump: hand.trump }).map(({ piece }) => piece)} turn=${hand.to_act.includes(seat)} />`)}
      ${beside.map(([pile, list]) => html`<${Held} key=${pile} who=${t("replay-pile", { pile })} list=${list} />`)}
    </section>`;
}

const Held = ({ who, list, turn }) => html`
  <section class=${`replay-held ${turn ? "turn" : ""}`}>
    <h3>${who} <small>${t("news-cards", { number: list.length })}</small></h3>
    <div>${list.length > 0 && rows(list, MOST).map((row, at) => html`<${Fan} key=${at} list=${row} label=${aloud(handFact(row))} extra="small" />`)}</div>
  </section>`;

// On a phone the table comes first, then the expert's remark: both do not fit the window.
const expert = document.querySelector(".replay-ask");
if (expert && matchMedia("(max-width: 47rem)").matches) root.after(expert);

const [told] = await Promise.all([
  fetch(root.dataset.steps).then((answer) => answer.json()),
  wordsOf("replay"),
  wordsOf("fair"),
]);
root.textContent = "";
speakOf(told.table);
const all = frames(told);
render(html`<${Replay} all=${all} />`, root);
const fair = document.getElementById("fair");
if (fair) {
  const place = document.createElement("div");
  fair.replaceWith(place);
  render(html`<${Fair} s=${told} />`, place);
}
offerCopying((field) => field.value + location.hash);
offerReview();
