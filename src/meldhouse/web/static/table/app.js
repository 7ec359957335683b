// The page of a table, put together.
import { html, render, useEffect, useLayoutEffect, useState } from "./lib.js";
import { about, isDominoes, root } from "./about.js";
import { Auction } from "./bidding.js";
import { Beyond } from "./beyond.js";
import { AnyBid, AnyContract, Claim, Concede, Correct, Expose, Leave, More, Referee, Renege, Stop } from "./calls.js";
import { Dock, Lingering, Refusal } from "./dock.js";
import { Sprite } from "./faces.js";
import { DealNotes, StartedOverBanner, Unfair } from "./fair.js";
import { keepFocus, toMove } from "./focus.js";
import { Gather } from "./gather.js";
import { Hand } from "./hand.js";
import { Log } from "./log.js";
import { MeldBoard, meldLies, MeldsAgain, MeldsButton, MoreMeld } from "./meld.js";
import { Ease } from "./easing.js";
import { Fan, Piece } from "./pieces.js";
import { FreeChairs, Newcomers } from "./newcomers.js";
import { Dialog } from "./parts.js";
import { Plates } from "./players.js";
import { preferred } from "./prefs.js";
import { Readings } from "./readings.js";
import { ReadReminder, Reminder } from "./reminder.js";
import { LaidDown, Result } from "./result.js";
import { openRules, Rules } from "./rules.js";
import { NewRulings } from "./rulings.js";
import { Running, Sheet } from "./score.js";
import { Help, Settings } from "./settings.js";
import { AboutTable } from "./sitting.js";
import { aloud, fact, handFact, heard, pieceFact, Said, seen, t } from "./saying.js";
import { standingShortly } from "./standing.js";
import { Status } from "./status.js";
import { ask, open, set, state, watch } from "./store.js";
import { LastTrick, lastTrick, OneTrick, SeenTricks, Trick, WhoPlayed } from "./trick.js";
import "./keys.js";
import "./sound.js";

const close = () => set({ open: null });

const DIALOGS = {
  more: More,
  claim: Claim,
  concede: Concede,
  stop: Stop,
  leave: Leave,
  renege: Renege,
  correct: Correct,
  expose: Expose,
  bid: AnyBid,
  beyond: Beyond,
  contract: AnyContract,
  referee: Referee,
  ease: Ease,
  reminder: ReadReminder,
  settings: Settings,
  help: Help,
  rules: Rules,
  about: AboutTable,
  score: ({ s }) => html`<${Dialog} title=${t("score-title")} wide onClose=${close}><${Sheet} s=${s} /><//>`,
  log: ({ s }) => html`<${Dialog} title=${t("log-title")} onClose=${close}><${Log} s=${s} /><//>`,
  tricks: ({ s }) => html`<${Dialog} title=${t("tricks-title")} wide onClose=${close}><${SeenTricks} s=${s} /><//>`,
  last: ({ s }) =>
    html`<${Dialog} title=${t("last-trick-title")} onClose=${close}><div class="last-seen" onClick=${close}>${lastTrick(s.table) ? html`<${OneTrick} table=${s.table} trick=${lastTrick(s.table)} /><${WhoPlayed} tricks=${[lastTrick(s.table)]} />` : html`<p>${t("last-trick-gone")}</p>`}</div><//>`,
  meld: ({ s }) => html`<${Dialog} title=${t("meld-title")} wide onClose=${close}><${MeldsAgain} s=${s} /><//>`,
  phrases: () =>
    html`<${Dialog} title=${t("phrases-title")} onClose=${close}><ul class="menu">${about.phrases.map(
      (phrase) =>
        html`<li><button type="button" class="button" onClick=${() => {
          ask("say", { phrase });
          close();
        }}>${t("phrase", { phrase })}</button></li>`,
    )}</ul><//>`,
};

/** When there is nothing else to show, the page says which table it is. */
const title = root.querySelector("h1").textContent;

function App() {
  const [, again] = useState(0);
  useEffect(() => {
    const redraw = () => again((times) => times + 1);
    watch(redraw);
    document.addEventListener("preferred", redraw);
    open();
  }, []);
  useLayoutEffect(keepFocus);
  const s = { ...state };
  const { table } = s;
  if (!table)
    return html`<main class="waiting"><h1>${title}</h1><${Banner} s=${s} /><p role="status">${t("table-loading")}</p></main>`;
  const stage = table.stage === "hand" && !table.hand ? "closed-door" : table.stage;
  const Open = DIALOGS[s.open];
  return html`
    <${Sprite} />
    <a class="skip" href="#main" onClick=${skip}>${t("skip-to-move")}</a>
    <div class="page" data-stage=${stage} data-phase=${table.hand?.phase} data-tiles=${preferred("tiles")}>
      <${Bar} s=${s} />
      <div class="notices"><${Banner} s=${s} /><${Unfair} /><${DealNotes} table=${table} /><${StartedOverBanner} table=${table} /></div>
      <main class="board" id="main" tabindex="-1">
        <h1 class="hidden">${seen(table.title)}: ${about.house}</h1>
        ${table.score && html`<${Status} s=${s} />`}
        <${Stage} s=${s} stage=${stage} />
      </main>
      ${stage !== "gathering" && html`<aside class="side" aria-label=${t("side-log")}><section tabindex="0" role="region" aria-label=${t("side-score")}><h2>${t("score-title")}</h2><${Running} s=${s} /></section><section class="side-log"><h2>${t("log-title")}</h2><${Log} s=${s} /></section></aside>`}
    </div>
    ${Open && html`<${Open} s=${s} />`}`;
}

function skip(event) {
  event.preventDefault();
  toMove();
}

/** A longer name is set tighter on a phone, so that all of it fits. */
const LONG = 34;

function Bar({ s }) {
  const { table } = s;
  const standing = [...standingShortly(table), table.refereed && t("site-refereed")].filter(Boolean);
  return html`
    <header class="bar">
      <a class="bar-home" href="/" aria-label=${t("table-lobby")}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5 8 12l7 7" /></svg></a>
      <p class=${`bar-title ${about.house.length > LONG ? "long" : ""}`}><b><a class="bar-rules" href=${about.rules} aria-label=${t("bar-rules", { rules: about.house })} onClick=${openRules}><span class="bar-whole">${about.house}</span><span class="bar-club" aria-hidden="true">${about.club}</span></a></b> <span>${standing[0]}${standing.slice(1).map((more) => html`<span class="bar-match"> · ${more}</span>`)}</span> <span class="bar-name">${seen(table.title)}</span></p>
      <nav class="bar-own" aria-label=${t("bar-label")}>
        <button type="button" class="bar-log" onClick=${() => set({ open: "log" })}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 6h14M5 12h14M5 18h9" /></svg><span class="hidden">${t("log-title")}</span></button>
        <button type="button" onClick=${() => set({ open: "help" })}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.500 9a3.500 3.500 0 1 1 5 3.200c-1.100.6-1.500 1.300-1.500 2.300M12 18v.500" /></svg><span class="hidden">${t("help-title")}</span></button>
        <button type="button" onClick=${() => set({ open: "settings" })}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h9m5 0h2M4 17h2m5 0h9" /><circle cx="15.500" cy="7" r="2.500" /><circle cx="8.500" cy="17" r="2.500" /></svg><span class="hidden">${t("preferences-title")}</span></button>
      </nav>
    </header>`;
}

const LINES = new Set(["lost", "gone", "refused"]);

function Banner({ s }) {
  if (s.line === "elsewhere") {
    return html`<div class="banner" role="alert"><p>${t("line", { line: "elsewhere" })}</p><button type="button" class="button brass" onClick=${open}>${t("line-here")}</button></div>`;
  }
  if (!LINES.has(s.line)) return null;
  return html`<div class="banner" role="status"><p>${t("line", { line: s.line })}</p>${s.line === "gone" && html`<a class="button brass" href="/">${t("table-lobby")}</a>`}${s.line === "refused" && html`<button type="button" class="button brass" onClick=${() => location.reload()}>${t("line-reload")}</button>`}</div>`;
}

function Stage({ s, stage }) {
  const { table } = s;
  if (stage === "gathering") return html`<${Refusal} s=${s} /><${Gather} s=${s} />`;
  if (stage === "closed")
    return html`<section class="sheet-card"><h2>${t("closed-title")}</h2><p><a class="button strong" href="/">${t("table-lobby")}</a></p></section>`;
  if (stage === "closed-door")
    return html`<section class="sheet-card"><h2>${t("door-title")}</h2><p>${t("door-why")} <${FreeChairs} s=${s} /></p><${Refusal} s=${s} /><${Newcomers} s=${s} /><p><a class="button strong" href="/">${t("table-lobby")}</a></p></section>`;
  if (s.lingers)
    return html`<${Felt} s=${s} /><div class="mine-area"><${Lingering} s=${s} /><${NewRulings} s=${s} /></div>`;
  if (stage === "between" || stage === "over")
    return html`<${Refusal} s=${s} /><${NewRulings} s=${s} /><${Newcomers} s=${s} /><${Reminder} s=${s} /><${Result} s=${s} /><${Readings} />`;
  return html`
    <${Felt} s=${s} />
    <div class="mine-area">
      ${meldLies(table.hand) && html`<${MoreMeld} />`}
      <${Dock} s=${s} />
      <${NewRulings} s=${s} />
      ${table.seat && html`<h2 class="hidden">${t("hand-title")}</h2><${Hand} s=${s} />`}
      <${Readings} />
    </div>`;
}

const SHORT = matchMedia("(max-height: 47rem)");

/** While a player chooses trump, passes or discards, nothing lies there: on a small phone the players then stand in a
    row to make room for the move. Dominoes have more to choose from, so they need it on every phone. */
const isQuiet = ({ phase, kitty }) =>
  ["trump", "exchange", "discard"].includes(phase) && !kitty.length && (isDominoes || SHORT.matches);

function Felt({ s }) {
  const { hand, chairs } = s.table;
  const meld = !s.lingers && meldLies(hand);
  const laid =
    !meld &&
    hand.phase !== "auction" &&
    (hand.claim || Object.keys(hand.open_hands).length > 0 || Object.values(hand.exposed).some((list) => list.length));
  return html`
    <section class=${`felt ${meld ? "with-meld" : ""} ${laid ? "with-laid" : ""} ${hand.phase === "auction" ? "bidding" : isQuiet(hand) ? "quiet" : ""} seats-${Object.keys(chairs).length}`} aria-labelledby="the-table">
      <h2 class="hidden" id="the-table">${t("felt-title")}</h2>
      <${Plates} s=${s} />
      <div class="middle"><${Middle} s=${s} meld=${meld} /></div>
      ${laid && html`<div class="face-up">${s.lingers ? html`<${LaidDown} s=${s} />` : html`<${Exposed} s=${s} />`}</div>`}
      ${!laid && hand.phase === "tricks" && html`<${MeldsButton} s=${s} /><${LastTrick} s=${s} />`}
    </section>`;
}

function Middle({ s, meld }) {
  const { hand } = s.table;
  if (s.lingers || (hand.phase === "tricks" && !meld)) return html`<${Trick} s=${s} />`;
  if (hand.phase === "auction") return html`<${Auction} s=${s} />`;
  if (meld) return html`<${MeldBoard} s=${s} />`;
  return html`<${Kitty} hand=${hand} />`;
}

function Kitty({ hand }) {
  if (!hand.kitty.length) return null; // everything is dealt, and no kitty remains
  return html`<div class="kitty" role="group" aria-label=${hand.kitty[0] === "??" ? t("kitty-down") : heard("news-kitty", { pieces: hand.kitty })}><p>${t("kitty-title")}</p><span class="tricks-row">${hand.kitty.map((piece, at) => html`<${Piece} key=${at} piece=${piece} name=${aloud(pieceFact(piece))} />`)}</span></div>`;
}

/** Pieces face up in front of a player: still to be played, or laid down with a claim. */
function Exposed({ s }) {
  const { exposed, open_hands: laid } = s.table.hand;
  const shown = Object.entries(exposed).filter(([, list]) => list.length);
  return html`
    ${shown.length > 0 && html`<p class="exposed">${shown.map(([seat, list]) => html`<span><${Said} message=${fact("exposed", { who: seat, pieces: list })} /></span>`)}</p>`}
    ${Object.entries(laid).map(([seat, list]) => html`<div class="exposed" key=${seat}><p>${t("laid-down", { who: seat })}</p><${Fan} list=${list} label=${aloud(handFact(list))} extra="small" /></div>`)}`;
}

root.textContent = "";
render(html`<${App} />`, root);
