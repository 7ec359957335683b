// After a hand: what it brought, entry by entry with its clause; every hand; the proof; and on to the next.
import { html } from "./lib.js";
import { id, isDominoes, places, sideOf, words } from "./about.js";
import { Fair, StartedOver } from "./fair.js";
import { forLast } from "./led.js";
import { Fan } from "./pieces.js";
import { Button, Clause, Sentence, Trump } from "./parts.js";
import { RulingList } from "./rulings.js";
import { Sheet } from "./score.js";
import { bidText } from "./speech.js";
import { goesOn, matchInWords } from "./standing.js";
import { ask, ready, set } from "./store.js";
import { OneTrick, Row, SeenTricks } from "./trick.js";
import { figure, handInWords, join, nameOf, sideName, sideWord, unit } from "./words.js";

const NOT_PLAYED = { "passed-out": "Everybody passed", void: "The hand is void", misdealt: "A misdeal", "broken-off": "The hand was broken off" };

export function Result({ s }) {
  const { table } = s;
  const over = table.stage === "over";
  return html`
    <div class="result">
      ${over && html`<${Ending} s=${s} /><${Next} s=${s} />`}
      ${table.hand && html`<${HandResult} s=${s} />`}
      ${!table.hand && !over && html`<section class="sheet-card"><h2 tabindex="-1">The first hand</h2><p>It is dealt as soon as everybody is ready.</p></section>`}
      ${!over && html`<${Next} s=${s} />`}
      ${table.hand && html`
        <${Counted} table=${table} />
        ${(over || table.score?.rows.length > 1) && html`<details open=${over}><summary>Score sheet</summary><${Sheet} s=${s} /></details>`}
        <details><summary>All hands, as they were dealt</summary><${Hands} s=${s} /></details>
        ${table.hand.tricks.length > 0 && html`<details><summary>All ${words.trick}s</summary><${SeenTricks} s=${s} /></details>`}
        <${Fair} s=${s} />
        ${table.is_scored && html`<p class="next"><a class="button" href=${`/table/${id}/hands/${table.number}`}>Replay this hand</a><a class="button quiet" href=${`/table/${id}/hands`}>All hands of this table</a></p>`}`}
    </div>`;
}

function Ending({ s }) {
  const { table } = s;
  const { score } = table;
  const won = score.winner && table.seat && score.winner.includes(table.seat);
  return html`
    <section class=${`ending ${won ? "won-game" : ""}`}>
      ${!isDominoes && html`<p class="suits-row" aria-hidden="true"><i>♠</i><i class="red">♥</i><i>♣</i><i class="red">♦</i></p>`}
      <h2 tabindex="-1">${score.winner ? `${sideName(table, score.winner)} ${score.winner.length > 1 || won ? "win" : "wins"} the ${table.game}` : `The ${table.game} is over`}</h2>
      <p class="final">${Object.entries(score.sides).map(([side, total]) => html`<span>${sideName(table, side)} <b>${figure(total)}</b><span class="hidden"> ${unit(total, score.unit.replace(/s$/, ""))}</span></span>`)}</p>
      ${matchInWords(table) && html`<p>${matchInWords(table)}</p>`}
      ${score.ending && html`<p>${score.ending}. <${Clause} clause=${score.clause} /></p>`}
      ${score.counted && html`<p class="counted-hands">${score.counted}</p>`}
    </section>`;
}

function HandResult({ s }) {
  const { table } = s;
  const { hand } = table;
  const head = hand.bidder ? html`${sideName(table, sideOf(hand.bidder))} bid ${bidText(hand.bid)}${hand.trump && html` in <${Trump} trump=${hand.trump} />`}` : NOT_PLAYED[hand.ended] ?? "The hand is over";
  return html`
    <section class="sheet-card">
      <h2 tabindex="-1">Hand ${table.number}: ${head}</h2>
      <${CameOut} s=${s} />
      <${LastOnes} s=${s} />
      ${table.score && html`<p class="final">${Object.entries(table.score.sides).map(([side, total]) => html`<span>${sideName(table, side)} <b>${figure(total)}</b><span class="hidden"> ${unit(total, table.score.unit.replace(/s$/, ""))}</span></span>`)}</p>`}
      ${!table.is_scored && html`<p class="soft">It is written down when everybody is ready for the next hand; until then it can be objected to.</p>`}
    </section>`;
}

/** Entry by entry, with the clauses: for whoever wants to know why. */
function Counted({ table }) {
  const counted = table.result;
  return html`
    <section class="sheet-card">
      <h3>How it was counted</h3>
      ${table.rulings.length > 0 && html`<${RulingList} table=${table} />`}
      ${counted.length > 0 ? html`
        <table class="entries">
          <thead class="hidden"><tr><th scope="col">Who</th><th scope="col">Why</th><th scope="col">How much</th></tr></thead>
          <tbody>${counted.map((entry) => html`<tr><th scope="row">${who(table, entry.seats)}</th><td>${entry.reason} <${Clause} clause=${entry.clause} of=${`${who(table, entry.seats)}, ${entry.reason}`} /></td><td class="number">${amount(entry)}</td></tr>`)}</tbody>
        </table>` : html`<p>It counts for nobody.</p>`}
    </section>`;
}

/** The line that was told, for whoever reads on from the heading. */
function CameOut({ s }) {
  const line = s.lines.findLast(({ kind }) => kind === "result");
  return line ? html`<p class="came-out">${line.text}</p>` : null;
}

const LAID = new Set(["claim", "answer-claim", "judged", "settled", "stop-play"]);

/** The last trick, which nobody had time to look at; and what was said where the rest was laid down. */
function LastOnes({ s }) {
  const { table } = s;
  const dealt = s.lines.findLastIndex(({ kind }) => kind === "dealt");
  const laid = s.lines.slice(dealt + 1).filter(({ kind }) => LAID.has(kind));
  const trick = table.hand.tricks.at(-1);
  if (!laid.length && !trick) return null;
  return html`
    <div class="last-ones">
      ${laid.map(({ text, clause, plays }) => html`<p><${Sentence} text=${text} clause=${clause} /></p>${plays && html`<${Broken} table=${table} plays=${plays} />`}`)}
      <${LaidDown} s=${s} />
      ${trick && html`<h3>The last ${words.trick}${laid.length ? " that was played" : ""}</h3><${OneTrick} table=${table} trick=${trick} more=${forLast(table, trick[3])} />`}
    </div>`;
}

/** How a lay-down could have been broken, trick by trick. The last of them is whole; the first goes on from what lay there. */
function Broken({ table, plays }) {
  const size = places().length;
  const whole = plays.length % size || size;
  const tricks = Array.from({ length: Math.ceil(plays.length / size) }, (_, at) => plays.slice(at && whole + (at - 1) * size, whole + at * size));
  return html`
    <div class="broken"><p>This is how it could have gone:</p>
      <ol class="tricks">${tricks.map((trick, at) => html`<li key=${at}><${Row} table=${table} played=${trick.map(([, piece]) => piece)} seats=${trick.map(([seat]) => seat)} /></li>`)}</ol>
    </div>`;
}

/** The cards that were laid down face up instead of being played. */
export function LaidDown({ s }) {
  const { hand } = s.table;
  const rest = hand.claim && hand.open_hands[hand.claim];
  if (!rest?.length) return null;
  return html`<div class="laid-down"><p>${nameOf(s.table, hand.claim)} laid down:</p><${Fan} list=${rest} label=${handInWords(rest)} extra="small" /></div>`;
}

function who(table, seats) {
  return seats.length === places().length ? "Everybody" : sideWord(table, seats.join(""));
}

function amount({ points, unit: counted }) {
  if (counted === "cents") return `${points < 0 ? "−" : ""}${Math.abs(points)}¢`;
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}${counted === "marks" ? ` ${unit(points, "mark")}` : ""}`;
}

function Hands({ s }) {
  const { table } = s;
  const { dealt, kitty, discard } = table.hand;
  return html`
    <div class="all-hands">
      ${places(table.seat).filter(([seat]) => dealt[seat]).map(([seat]) => html`<section><h3>${nameOf(table, seat)}</h3><${Fan} list=${dealt[seat]} label=${handInWords(dealt[seat])} extra="small" /></section>`)}
      ${kitty.length > 0 && html`<section><h3>Kitty</h3><${Fan} list=${kitty} label=${handInWords(kitty)} extra="small" /></section>`}
      ${discard.length > 0 && html`<section><h3>Laid away</h3><${Fan} list=${discard} label=${handInWords(discard)} extra="small" /></section>`}
    </div>`;
}

function Next({ s }) {
  const { table } = s;
  const { fair, seat, stage, chairs } = table;
  if (!seat) return html`<p class="soft">You are watching.</p>`;
  const sheet = table.home && html`<a class="button big" href=${table.home}>To the score sheet</a>`;
  if (stage === "over" && table.home) {
    const sums = Object.values(table.score.sides);
    const more = Object.keys(table.score.games).length > 0 || new Set(sums).size < sums.length; // a match, or a draw
    return html`<div class="next next-bar">${more && html`<${Button} kind="big" onClick=${() => ask("start")}>${goesOn(table) ? "Next game" : "Play on"}<//>`}${sheet}<${Phrases} s=${s} /></div>`;
  }
  if (stage === "over") {
    return html`<div class="next next-bar"><${Button} kind="strong big" onClick=${() => ask("start")}>${goesOn(table) ? "Next game" : "Play again"}<//><a class="button big" href="/">Back to the lobby</a><${Phrases} s=${s} /></div>`;
  }
  const done = fair.sheet ? fair.opened : fair.ready;
  const waiting = Object.keys(chairs).filter((one) => one !== seat && chairs[one].kind === "person" && !chairs[one].away && !done.includes(one));
  return html`
    <div class="next next-bar">
      <${StartedOver} table=${table} earlier=${fair.earlier} />
      ${fair.ready.includes(seat) ? html`<p role="status">${waiting.length ? `You are ready. Waiting for ${join(waiting.map((one) => nameOf(table, one)))}.` : "The hand is being dealt."}</p>` : table.hand && html`<${Button} kind="strong big" onClick=${ready}>Next hand<//>` /* for the first hand a window is ready by itself */}
      ${table.hand && sheet}
      <${Phrases} s=${s} />
    </div>`;
}

const Phrases = ({ s }) =>
  Object.values(s.table.chairs).filter((chair) => chair.kind === "person").length > 1 && html`<button type="button" class="button quiet" onClick=${() => set({ open: "phrases" })}>Say something</button>`;
