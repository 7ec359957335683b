// A finished hand, step by step: the same table, drawn from what the house tells of every step.
import { html, render, useEffect, useRef, useState } from "./lib.js";
import { places, root } from "./about.js";
import { Auction } from "./bidding.js";
import { offerCopying } from "../copying.js";
import { Sprite } from "./faces.js";
import { Fair } from "./fair.js";
import { MeldBoard, meldLies } from "./meld.js";
import { inHand, rows } from "./order.js";
import { Fan, Piece } from "./pieces.js";
import { Plates } from "./players.js";
import { preferred } from "./prefs.js";
import { offerReview } from "./review.js";
import { Status } from "./status.js";
import { Trick } from "./trick.js";
import { KEYS, mark, stepsByKey } from "./stepping.js";
import { say } from "./voice.js";
import { handInWords, nameOf, pieces } from "./words.js";

const PACE = 1300;
/** Pieces in a row, so that each of them can be read on a phone. */
const MOST = 13;

function frames({ table, steps }) {
  let hand = {};
  return steps.map(({ set, lines }) => {
    hand = { ...hand, ...set };
    return { text: lines.map((line) => line.text).join(" "), table: { ...table, hand, last: hand.last } };
  });
}

/** The step that the address names, from 0. */
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
      shown.current = Math.min(last, Math.max(0, to)); // the next key may come before it is drawn
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
      if (PHONE.matches) jumped.current = true;
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
    if (at === last) return setPlays(false); // the button does not offer to stop what has come to its end
    const timer = setTimeout(() => move(1), PACE);
    return () => clearTimeout(timer);
  }, [plays, at]);
  const shown = useRef(at);
  shown.current = at;
  useEffect(() => {
    mark(at);
    uncover();
  }, [at]);
  useEffect(() => {
    if (PHONE.matches && asked(all.length) !== null) lead();
  }, []);
  useEffect(() => {
    if (jumped.current) lead();
    jumped.current = false;
  });
  const s = { table: all[at].table };
  return html`
    <${Sprite} />
    <div class="board" data-tiles=${preferred("tiles")}>
      <h2 class="hidden">The table</h2>
      <${Status} s=${s} />
      <${Felt} s=${s} />
      <${Controls} at=${at} last=${last} text=${all[at].text} plays=${plays} go=${(to) => (setPlays(false), go(to))} move=${(by) => (setPlays(false), move(by))} toggle=${() => (setPlays(!plays), at === last && !plays && go(0))} />
      <${Why} at=${at} />
      <${Hands} table=${s.table} />
    </div>`;
}

/** What the expert says to this step. It is read beside the step in the list; here it is only seen. */
function Why({ at }) {
  const place = useRef(null);
  const why = document.getElementById(`why-${at + 1}`);
  useEffect(() => place.current?.replaceChildren(...[...why.childNodes].map((part) => part.cloneNode(true))), [why]);
  return why && html`<div class="why now" aria-hidden="true" ref=${place} />`;
}

/** The address of a step is that of its line in the list, to which the browser goes by itself: the step is shown above. */
const PHONE = matchMedia("(max-width: 47rem)");

/** To the table, so that what is said to this step is in sight as well. */
function lead() {
  root.scrollIntoView({ block: "start" });
  root.querySelector(".why.now > p")?.scrollIntoView({ block: "nearest" });
}

/** Whoever opens the page or steps on sees all of the table, and not the steps lying over it. */
function uncover() {
  const [felt, controls] = [".felt", ".controls"].map((part) => root.querySelector(part).getBoundingClientRect());
  const covered = Math.ceil(felt.bottom - controls.top);
  if (covered > 0) scrollBy({ top: Math.min(covered, root.getBoundingClientRect().top), behavior: "instant" });
}

function Felt({ s }) {
  const { hand, chairs } = s.table;
  const laid = !hand.last && meldLies(hand);
  const bidding = !hand.last && !hand.trick.length && !laid && (hand.calls.length > 0 || hand.phase === "auction");
  return html`
    <section class=${`felt ${laid ? "with-meld" : ""} ${bidding ? "bidding" : ""} seats-${Object.keys(chairs).length}`} aria-label="Table">
      <${Plates} s=${s} />
      <div class="middle">${hand.last || hand.trick.length ? html`<${Trick} s=${s} />` : laid ? html`<${MeldBoard} s=${s} />` : bidding ? html`<${Auction} s=${s} />` : html`<div class="deck" aria-hidden="true"><${Piece} piece="??" /></div>`}</div>
    </section>`;
}

const ICONS = { first: "M6 5V19M19 5 9 12l10 7z", back: "M16 5 8 12l8 7", play: "M8 5v14l11-7z", pause: "M8 5V19M16 5V19", forward: "M8 5l8 7-8 7", last: "M18 5V19M5 5l10 7-10 7z" };
const Icon = ({ name }) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

function Controls({ at, last, text, plays, go, move, toggle }) {
  const button = (name, short, word, act, off) => html`<button type="button" class="button" aria-disabled=${off} aria-label=${word} onClick=${off ? () => say(`This is the ${at ? "last" : "first"} step.`) : act}><${Icon} name=${name} /><span>${short}</span></button>`;
  return html`
    <div class="controls" role="group" aria-label="Steps">
      <p class="hidden">${KEYS}</p>
      <p class="said-now"><b>${at + 1}<span class="soft"> / ${last + 1}</span></b> <span>${text}</span></p>
      <div class="controls-row">
        ${button("first", "First", "First step", () => go(0), at === 0)}
        ${button("back", "Back", "Back: one step", () => move(-1), at === 0)}
        <button type="button" class="button strong" onClick=${toggle}><${Icon} name=${plays ? "pause" : "play"} /><span>${plays ? "Pause" : at === last ? "Play again" : "Play"}</span></button>
        ${button("forward", "Next", "Next: one step on", () => move(1), at === last)}
        ${button("last", "Last", "Last step", () => go(last), at === last)}
        <input type="range" min="1" max=${last + 1} value=${at + 1} aria-label="Step" aria-valuetext=${`Step ${at + 1} of ${last + 1}: ${text}`} onInput=${({ target }) => go(Number(target.value) - 1)} />
      </div>
    </div>`;
}

function Hands({ table }) {
  const { hand } = table;
  if (!Object.keys(hand.hands).length) return null;
  const beside = [["Kitty", hand.bidder && hand.discard.length ? [] : hand.kitty], ["Laid away", hand.discard]].filter(([, list]) => list.length);
  return html`
    <section class="replay-hands" aria-label="All hands">
      ${places(table.seat).map(([seat]) => html`<${Held} key=${seat} who=${nameOf(table, seat)} list=${inHand({ hand: hand.hands[seat] ?? [], trump: hand.trump }).map(({ piece }) => piece)} turn=${hand.to_act.includes(seat)} />`)}
      ${beside.map(([word, list]) => html`<${Held} key=${word} who=${word} list=${list} />`)}
    </section>`;
}

const Held = ({ who, list, turn }) => html`
  <section class=${`replay-held ${turn ? "turn" : ""}`}>
    <h3>${who} <small>${pieces(list.length)}</small></h3>
    <div>${list.length > 0 && rows(list, MOST).map((row, at) => html`<${Fan} key=${at} list=${row} label=${handInWords(row)} extra="small" />`)}</div>
  </section>`;

// On a phone the table comes first, and then what an expert says of it: both do not fit the window.
const expert = document.querySelector(".replay-ask");
if (expert && matchMedia("(max-width: 47rem)").matches) root.after(expert);

const told = await (await fetch(root.dataset.steps)).json();
root.textContent = "";
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
