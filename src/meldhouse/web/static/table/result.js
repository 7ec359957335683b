// After a hand: what it brought, entry by entry with its clause; all hands; the proof; and the way to the next.
import { html } from "./lib.js";
import { id, isDominoes, places, sideOf } from "./about.js";
import { Fair, StartedOver } from "./fair.js";
import { Fan } from "./pieces.js";
import { Button, Clause, Sentence, Trump } from "./parts.js";
import { RulingList } from "./rulings.js";
import { aloud, bidFact, fact, figure, handFact, Said, seen, sideInFull, t } from "./saying.js";
import { Sheet } from "./score.js";
import { goesOn, matchFact } from "./standing.js";
import { ask, ready, set } from "./store.js";
import { OneTrick, Row, SeenTricks } from "./trick.js";

export function Result({ s }) {
  const { table } = s;
  const over = table.stage === "over";
  return html`
    <div class="result">
      ${over && html`<${Ending} s=${s} /><${Next} s=${s} />`}
      ${table.hand && html`<${HandResult} s=${s} />`}
      ${!table.hand && !over && html`<section class="sheet-card"><h2 tabindex="-1">${t("result-first")}</h2><p>${t("result-first-soon")}</p></section>`}
      ${!over && html`<${Next} s=${s} />`}
      ${
        table.hand &&
        html`
        <${Counted} table=${table} />
        ${(over || table.score?.rows.length > 1) && html`<details open=${over}><summary>${t("sheet-title")}</summary><${Sheet} s=${s} /></details>`}
        <details><summary>${t("result-all-hands")}</summary><${Hands} s=${s} /></details>
        ${table.hand.tricks.length > 0 && html`<details><summary>${t("result-all-tricks")}</summary><${SeenTricks} s=${s} /></details>`}
        <${Fair} s=${s} />
        ${table.is_scored && html`<p class="next"><a class="button" href=${`/table/${id}/hands/${table.number}`}>${t("result-replay", { what: "hand" })}</a><a class="button quiet" href=${`/table/${id}/hands`}>${t("result-replay", { what: "hands" })}</a></p>`}`
      }
    </div>`;
}

function Ending({ s }) {
  const { table } = s;
  const { score } = table;
  const match = matchFact(table);
  const won = score.winner && table.seat && score.winner.includes(table.seat);
  return html`
    <section class=${`ending ${won ? "won-game" : ""}`}>
      ${!isDominoes && html`<p class="suits-row" aria-hidden="true"><i>♠</i><i class="red">♥</i><i>♣</i><i class="red">♦</i></p>`}
      <h2 tabindex="-1">${score.winner ? t("result-won", { side: score.winner, what: table.game }) : t("result-over", { what: table.game })}</h2>
      <${Totals} table=${table} />
      ${match && html`<p>${seen(match)}</p>`}
      ${score.ending && html`<p><${Said} message=${score.ending} />. <${Clause} clause=${score.clause} /></p>`}
      ${score.counted && html`<p class="counted-hands">${seen(score.counted)}</p>`}
    </section>`;
}

/** Everybody's current score. */
const Totals = ({ table }) =>
  html`<p class="final">${Object.entries(table.score.sides).map(([side, number]) => html`<span>${sideInFull(table, side)} <b>${figure(number)}</b><span class="hidden"> ${t("unit-word", { unit: table.score.unit, number })}</span></span>`)}</p>`;

function HandResult({ s }) {
  const { table } = s;
  const { hand } = table;
  const { number } = table;
  const head = hand.bidder
    ? fact("result-title", { number, side: sideOf(hand.bidder), bid: bidFact(hand.bid) })
    : fact("result-title-none", { number, how: hand.ended });
  return html`
    <section class="sheet-card">
      <h2 tabindex="-1">${seen(head)}${hand.bidder && hand.trump && html` · <${Trump} trump=${hand.trump} />`}</h2>
      <${CameOut} s=${s} />
      <${LastOnes} s=${s} />
      ${table.score && html`<${Totals} table=${table} />`}
      ${!table.is_scored && html`<p class="soft">${t("result-unscored")}</p>`}
    </section>`;
}

/** Entry by entry, with clauses: for people who want to know why. */
function Counted({ table }) {
  const counted = table.result;
  return html`
    <section class="sheet-card">
      <h3>${t("result-counted")}</h3>
      ${table.rulings.length > 0 && html`<${RulingList} table=${table} />`}
      ${
        counted.length > 0
          ? html`
        <table class="entries">
          <thead class="hidden"><tr>${["who", "why", "points"].map((column) => html`<th scope="col">${t("result-column", { column })}</th>`)}</tr></thead>
          <tbody>${counted.map((entry) => html`<tr><th scope="row">${who(entry.seats)}</th><td><${Said} message=${entry.reason} /> <${Clause} clause=${entry.clause} of=${`${who(entry.seats)}, ${aloud(entry.reason)}`} /></td><td class="number">${amount(entry)}</td></tr>`)}</tbody>
        </table>`
          : html`<p>${t("result-nothing")}</p>`
      }
    </section>`;
}

/** The announced line again, for people who read on from the heading. */
function CameOut({ s }) {
  const line = s.lines.findLast(({ kind }) => kind === "result");
  return line ? html`<p class="came-out"><${Said} message=${line.says} /></p>` : null;
}

const LAID = new Set(["claim", "answer-claim", "judged", "settled", "stop-play"]);

/** The last trick, which nobody had time to look at; and what was said when the rest was laid down. */
function LastOnes({ s }) {
  const { table } = s;
  const dealt = s.lines.findLastIndex(({ kind }) => kind === "dealt");
  const laid = s.lines.slice(dealt + 1).filter(({ kind }) => LAID.has(kind));
  const trick = table.hand.tricks.at(-1);
  if (!laid.length && !trick) return null;
  return html`
    <div class="last-ones">
      ${laid.map(({ says, clause, plays }) => html`<p><${Sentence} says=${says} clause=${clause} /></p>${plays && html`<${Broken} plays=${plays} />`}`)}
      <${LaidDown} s=${s} />
      ${trick && html`<h3>${t("result-last-trick", { what: laid.length ? "played" : "all" })}</h3><${OneTrick} table=${table} trick=${trick} isLast />`}
    </div>`;
}

/** How a lay-down could have been broken, trick by trick. The last trick is complete; the first continues from what was
    on the table. */
function Broken({ plays }) {
  const size = places().length;
  const whole = plays.length % size || size;
  const tricks = Array.from({ length: Math.ceil(plays.length / size) }, (_, at) =>
    plays.slice(at && whole + (at - 1) * size, whole + at * size),
  );
  return html`
    <div class="broken"><p>${t("result-broken")}</p>
      <ol class="tricks">${tricks.map((trick, at) => html`<li key=${at}><${Row} played=${trick.map(([, piece]) => piece)} seats=${trick.map(([seat]) => seat)} /></li>`)}</ol>
    </div>`;
}

const Laid = ({ list }) => html`<${Fan} list=${list} label=${aloud(handFact(list))} extra="small" />`;

/** Cards laid down face up instead of being played. */
export function LaidDown({ s }) {
  const { hand } = s.table;
  const rest = hand.claim && hand.open_hands[hand.claim];
  if (!rest?.length) return null;
  return html`<div class="laid-down"><p>${t("laid-down", { who: hand.claim })}</p><${Laid} list=${rest} /></div>`;
}

const who = (seats) => (seats.length === places().length ? t("everyone") : t("side-head", { side: seats.join("") }));

function amount({ points, unit }) {
  if (unit === "cents") return t("amount", { money: points });
  return unit === "marks" ? t("entry-marks", { marks: points }) : t("entry-points", { points });
}

function Hands({ s }) {
  const { table } = s;
  const { dealt, kitty, discard } = table.hand;
  return html`
    <div class="all-hands">
      ${places(table.seat)
        .filter(([seat]) => dealt[seat])
        .map(
          ([seat]) => html`<section><h3>${t("player", { who: seat })}</h3><${Laid} list=${dealt[seat]} /></section>`,
        )}
      ${kitty.length > 0 && html`<section><h3>${t("result-pile", { what: "kitty" })}</h3><${Laid} list=${kitty} /></section>`}
      ${discard.length > 0 && html`<section><h3>${t("result-pile", { what: "discard" })}</h3><${Laid} list=${discard} /></section>`}
    </div>`;
}

function Next({ s }) {
  const { table } = s;
  const { fair, seat, stage, chairs } = table;
  if (!seat) return html`<p class="soft">${t("watching")}</p>`;
  const sheet =
    table.home && html`<a class="button big" href=${table.home}>${t("result-go-on", { what: "sheet" })}</a>`;
  if (stage === "over" && table.home) {
    const sums = Object.values(table.score.sides);
    const more = Object.keys(table.score.games).length > 0 || new Set(sums).size < sums.length; // a match, or a draw
    return html`<div class="next next-bar">${more && html`<${Button} kind="big" onClick=${() => ask("start")}>${t("result-go-on", { what: goesOn(table) ? "game" : "play-on" })}<//>`}${sheet}<${Phrases} s=${s} /></div>`;
  }
  if (stage === "over") {
    return html`<div class="next next-bar"><${Button} kind="strong big" onClick=${() => ask("start")}>${t("result-go-on", { what: goesOn(table) ? "game" : "again" })}<//><a class="button big" href="/">${t("result-go-on", { what: "lobby" })}</a><${Phrases} s=${s} /></div>`;
  }
  const done = fair.sheet ? fair.opened : fair.ready;
  const waiting = Object.keys(chairs).filter(
    (one) => one !== seat && chairs[one].kind === "person" && !chairs[one].away && !done.includes(one),
  );
  return html`
    <div class="next next-bar">
      <${StartedOver} table=${table} earlier=${fair.earlier} />
      ${fair.ready.includes(seat) ? html`<p role="status">${waiting.length ? t("result-waiting", { who: waiting }) : t("result-dealing")}</p>` : table.hand && html`<${Button} kind="strong big" onClick=${ready}>${t("result-go-on", { what: "hand" })}<//>` /* for the first hand a window is ready by itself */}
      ${table.hand && sheet}
      <${Phrases} s=${s} />
    </div>`;
}

const Phrases = ({ s }) =>
  Object.values(s.table.chairs).filter((chair) => chair.kind === "person").length > 1 &&
  html`<button type="button" class="button quiet" onClick=${() => set({ open: "phrases" })}>${t("result-go-on", { what: "say" })}</button>`;
