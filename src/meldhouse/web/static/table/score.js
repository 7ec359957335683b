// The score sheet, with the columns of a paper card.
import { html } from "./lib.js";
import { about } from "./about.js";
import { Trump } from "./parts.js";
import { standingInWords, UNCOUNTED } from "./standing.js";
import { capital, figure, sideName, sideWord } from "./words.js";

const ENDS = { "board-set": "set on the board", "passed-out": "passed out", conceded: "the bid given up", renege: "a renege", forfeited: "a lay-down failed", void: "void", misdealt: "a misdeal", "broken-off": "broken off", claimed: "the rest laid down" };

/** How it came out, in words: “set”, “made, the rest laid down”. */
function ending({ how, came_out: came }) {
  const told = [how === "board-set" ? "" : came, ENDS[how], UNCOUNTED.has(how) && "does not count"].filter(Boolean).join(", ");
  return told && html`<span class="hidden">, </span> <small class=${came === "set" ? "was-set" : ""}>${told}</small>`;
}

const NARROW = matchMedia("(max-width: 47rem)");

function bidder(table, row) {
  const [side, bid] = Object.entries(row.bid)[0] ?? [];
  return side ? `${sideWord(table, side)} ${bid}` : "–";
}

/** What the hand itself brought a side, each figure with its word; and where that is not meld and take, that they do not count. */
function broughtInWords(row, side) {
  const [meld, take, total] = [row.meld[side], row.take[side], row.total[side] ?? 0];
  const own = `this hand ${figure(total)}`;
  if (!about.melds || (meld === undefined && take === undefined)) return row.total[side] === undefined ? "" : own;
  const parts = `meld ${meld ?? 0}, taken ${take ?? 0}`;
  if (total === (meld ?? 0) + (take ?? 0)) return `${own}: ${parts}`;
  if (row.bid[side] && row.came_out === "set" && total <= 0) return `set: ${figure(total)}; ${parts} do not count`;
  return `${own}; ${parts}${total ? "" : " not counted"}`;
}

/** A word and its figure stay on one line. */
const Brought = ({ row, side }) => {
  const told = broughtInWords(row, side).replace(/(hand|meld|taken|set:) (?=[\d−])/g, "$1\u00a0");
  return told ? html`<small><span class="hidden">: </span>${told}</small>` : null;
};

/** A number with its word before it for those who listen, who would lose count of the columns. */
const Cell = ({ word, value }) => html`<td class=${`number ${word}`}>${value !== undefined && html`<span class="hidden">${word} </span>${value}`}</td>`;

export function Sheet({ s }) {
  const { table } = s;
  const goal = html`<p class="soft goal">${standingInWords(table)}</p>`;
  if (NARROW.matches) return html`${goal}<${Running} s=${s} />`;
  const { score } = table;
  if (!score) return html`<p>There is no score yet.</p>`;
  const sides = Object.keys(score.sides);
  const running = Object.fromEntries(sides.map((side) => [side, 0]));
  const parts = about.melds ? ["meld", "take"] : ["take"];
  return html`
    ${goal}
    <div class="wide sheet-table" tabindex="0" role="region" aria-label="Score sheet">
      <table>
        <caption class="hidden">For each hand and side: bid, ${about.melds ? "meld, " : ""}take, and the sum so far.</caption>
        <thead>
          <tr><th scope="col" rowspan="2">Hand</th>${sides.map((side) => html`<th scope="colgroup" colspan=${parts.length + 2}>${sideName(table, side)}</th>`)}</tr>
          <tr aria-hidden="true">${sides.map(() => html`<td>Bid</td>${parts.map((part) => html`<td>${capital(part)}</td>`)}<td>Sum</td>`)}</tr>
        </thead>
        <tbody>
          ${score.rows.map((row) => html`
            <tr key=${row.number}>
              <th scope="row">${row.number}${row.trump && html`<span class="hidden">, </span> <${Trump} trump=${row.trump} />`}${ending(row)}</th>
              ${sides.map((side) => {
                running[side] += row.total[side] ?? 0;
                return html`<${Cell} word="bid" value=${row.bid[side]} />${parts.map((part) => html`<${Cell} word=${part} value=${row[part][side]} />`)}<${Cell} word="sum" value=${figure(running[side])} />`;
              })}
            </tr>`)}
          ${!score.rows.length && html`<tr><td colspan=${1 + sides.length * (parts.length + 2)}>No hand is on the sheet yet.</td></tr>`}
        </tbody>
        <tfoot><tr><th scope="row">${capital(score.unit)}</th>${sides.map((side) => html`<td class="number total" colspan=${parts.length + 2}>${figure(score.sides[side])}${score.games[side] !== undefined && html` <small>games won: ${score.games[side]}</small>`}</td>`)}</tr></tfoot>
      </table>
    </div>`;
}

/** The same in a narrow place: who had the bid, how the sums grew, and under them what was melded and taken. */
export function Running({ s }) {
  const { table } = s;
  const { score } = table;
  if (!score) return html`<p>There is no score yet.</p>`;
  const sides = Object.keys(score.sides);
  const running = Object.fromEntries(sides.map((side) => [side, 0]));
  return html`
    <div class="wide sheet-table compact">
      <table>
        <caption class="hidden">For each hand: who had the bid, and the sums so far${about.melds ? ", with meld and take of that hand" : ""}.</caption>
        <thead><tr><th scope="col">Bid</th>${sides.map((side) => html`<th scope="col" class="number"><abbr title=${sideName(table, side)}>${sideWord(table, side)}</abbr></th>`)}</tr></thead>
        <tbody>${score.rows.map((row) => html`
          <tr key=${row.number}><th scope="row">${bidder(table, row)}${row.trump && html`<span class="hidden">, </span> <${Trump} trump=${row.trump} />`}${ending(row)}</th>
            ${sides.map((side) => html`<td class="number"><span class="sum-word">sum </span><b>${figure((running[side] += row.total[side] ?? 0))}</b><${Brought} row=${row} side=${side} /></td>`)}</tr>`)}
          ${!score.rows.length && html`<tr><td colspan=${1 + sides.length}>No hand is on the sheet yet.</td></tr>`}
        </tbody>
        <tfoot><tr><th scope="row">${capital(score.unit)}</th>${sides.map((side) => html`<td class="number total">${figure(score.sides[side])}</td>`)}</tr></tfoot>
      </table>
    </div>`;
}
