// The score sheet, with the columns of a paper one.
import { html } from "./lib.js";
import { about } from "./about.js";
import { Trump } from "./parts.js";
import { fact, figure, heard, seen, sentences, sideInFull, t } from "./saying.js";
import { standingFacts, UNCOUNTED } from "./standing.js";

const TOLD = new Set(["board-set", "conceded", "renege", "forfeited", "claimed", ...UNCOUNTED]);

/** How it came out, in words: “set”, “made, the rest laid down”. */
function ending({ how, came_out: came }) {
  const parts = [
    how !== "board-set" && came && fact("sheet-came", { came }),
    TOLD.has(how) && fact("sheet-how", { how }),
    UNCOUNTED.has(how) && fact("sheet-uncounted"),
  ].filter(Boolean);
  return (
    parts.length > 0 &&
    html`<span class="hidden">, </span> <small class=${came === "set" ? "was-set" : ""}>${t("sheet-ending", { parts })}</small>`
  );
}

const NARROW = matchMedia("(max-width: 47rem)");

function bidder(row) {
  const [side, bid] = Object.entries(row.bid)[0] ?? [];
  return side ? t("sheet-bidder", { side, bid }) : "–";
}

/** What the hand itself brought a side, each figure with its word; if that is not meld and take, say that they don't
    count. */
function broughtFact(row, side) {
  const [meld, take, total] = [row.meld[side], row.take[side], row.total[side]];
  if (!about.melds || (meld ?? take) === undefined)
    return total === undefined ? null : fact("sheet-brought", { total });
  const parts = { total: total ?? 0, meld: meld ?? 0, take: take ?? 0 };
  const isSet = row.bid[side] && row.came_out === "set" && parts.total <= 0;
  const how = parts.total === parts.meld + parts.take ? "sum" : isSet ? "set" : parts.total ? "other" : "nothing";
  return fact("sheet-brought-parts", { ...parts, how });
}

const Brought = ({ row, side }) => {
  const brought = broughtFact(row, side);
  return brought && html`<small><span class="hidden">: </span>${seen(brought)}</small>`;
};

/** A number with its word, for listeners, who would lose track of the columns. */
const Cell = ({ column, value }) =>
  html`<td class=${`number ${column}`}>${value !== undefined && html`<span class="hidden">${heard("sheet-column", { column })} </span>${figure(value)}`}</td>`;

export function Sheet({ s }) {
  const { table } = s;
  const goal = html`<p class="soft goal">${seen(sentences(standingFacts(table)))}</p>`;
  if (NARROW.matches) return html`${goal}<${Running} s=${s} />`;
  const { score } = table;
  if (!score) return html`<p>${t("sheet-none")}</p>`;
  const sides = Object.keys(score.sides);
  const running = Object.fromEntries(sides.map((side) => [side, 0]));
  const parts = about.melds ? ["meld", "take"] : ["take"];
  return html`
    ${goal}
    <div class="wide sheet-table" tabindex="0" role="region" aria-label=${t("sheet-title")}>
      <table>
        <caption class="hidden">${t("sheet-caption", { columns: about.melds ? "meld" : "take" })}</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${t("sheet-column", { column: "hand" })}</th>${sides.map((side) => html`<th scope="colgroup" colspan=${parts.length + 2}>${sideInFull(table, side)}</th>`)}</tr>
          <tr aria-hidden="true">${sides.map(() => ["bid", ...parts, "sum"].map((column) => html`<td>${t("sheet-column", { column })}</td>`))}</tr>
        </thead>
        <tbody>
          ${score.rows.map(
            (row) => html`
            <tr key=${row.number}>
              <th scope="row">${row.number}${row.trump && html`<span class="hidden">, </span> <${Trump} trump=${row.trump} />`}${ending(row)}</th>
              ${sides.map((side) => {
                running[side] += row.total[side] ?? 0;
                return html`<${Cell} column="bid" value=${row.bid[side]} />${parts.map((part) => html`<${Cell} column=${part} value=${row[part][side]} />`)}<${Cell} column="sum" value=${running[side]} />`;
              })}
            </tr>`,
          )}
          ${!score.rows.length && html`<tr><td colspan=${1 + sides.length * (parts.length + 2)}>${t("sheet-empty")}</td></tr>`}
        </tbody>
        <tfoot><tr><th scope="row">${t("sheet-unit", { unit: score.unit })}</th>${sides.map((side) => html`<td class="number total" colspan=${parts.length + 2}>${figure(score.sides[side])}${score.games[side] !== undefined && html` <small>${t("sheet-games", { games: score.games[side] })}</small>`}</td>`)}</tr></tfoot>
      </table>
    </div>`;
}

/** The same in a narrow space: who had the bid, the running sums, and below them meld and take. */
export function Running({ s }) {
  const { table } = s;
  const { score } = table;
  if (!score) return html`<p>${t("sheet-none")}</p>`;
  const sides = Object.keys(score.sides);
  const running = Object.fromEntries(sides.map((side) => [side, 0]));
  return html`
    <div class="wide sheet-table compact">
      <table>
        <caption class="hidden">${t("sheet-caption", { columns: about.melds ? "narrow-meld" : "narrow-take" })}</caption>
        <thead><tr><th scope="col">${t("sheet-column", { column: "bid" })}</th>${sides.map((side) => html`<th scope="col" class="number"><abbr title=${sideInFull(table, side)}>${t("side-head", { side })}</abbr></th>`)}</tr></thead>
        <tbody>${score.rows.map(
          (row) => html`
          <tr key=${row.number}><th scope="row">${bidder(row)}${row.trump && html`<span class="hidden">, </span> <${Trump} trump=${row.trump} />`}${ending(row)}</th>
            ${sides.map((side) => html`<td class="number"><span class="sum-word">${heard("sheet-column", { column: "sum" })} </span><b>${figure((running[side] += row.total[side] ?? 0))}</b><${Brought} row=${row} side=${side} /></td>`)}</tr>`,
        )}
          ${!score.rows.length && html`<tr><td colspan=${1 + sides.length}>${t("sheet-empty")}</td></tr>`}
        </tbody>
        <tfoot><tr><th scope="row">${t("sheet-unit", { unit: score.unit })}</th>${sides.map((side) => html`<td class="number total">${figure(score.sides[side])}</td>`)}</tr></tfoot>
      </table>
    </div>`;
}
