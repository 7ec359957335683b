// The lines above the table: bid, trump and what is needed; beside them whose meld, take and score are how much. They
// keep their place and height from deal to score, so that nothing below them jumps.
import { html } from "./lib.js";
import { about, words } from "./about.js";
import { Clause, Trump } from "./parts.js";
import { needInWords, takenBy } from "./reckoning.js";
import { bidText } from "./speech.js";
import { set } from "./store.js";
import { capital, figure, nameOf, NO_TRUMP, sideName, sideWord } from "./words.js";

export function Status({ s }) {
  const { table } = s;
  const playing = table.hand && (table.stage === "hand" || s.lingers);
  return html`
    <section class=${`status ${playing ? "" : "between"}`} aria-label="Bid, trump and score">
      ${playing && html`<div class="status-lines"><p><${Bid} table=${table} /></p><p><${Named} table=${table} /></p><p>${needInWords(table).replace("The bid is out", "Out").replace(/( points?)?( in play)?( more)?\.$/, "$3")}</p></div>`}
      <${Sums} table=${table} playing=${playing} />
    </section>`;
}

function Bid({ table }) {
  const { hand } = table;
  if (!hand.bidder) return hand.phase === "auction" ? "No bid yet" : "";
  return html`<span class="label spare">${hand.phase === "auction" ? "High bid" : "Bid"}</span> <b>${bidText(hand.bid)}</b> ${nameOf(table, hand.bidder)}`;
}

function Named({ table }) {
  const { hand } = table;
  const laid = hand.declared_trumps > 0 ? `, ${hand.declared_trumps} laid away` : "";
  if (hand.trump === NO_TRUMP) return html`<b><${Trump} trump=${hand.trump} /></b> (no trump)`;
  if (hand.trump) return html`<b><${Trump} trump=${hand.trump} /></b>${laid || html` <span class="label spare plain">trump</span>`}`;
  const named = !["shuffle", "count", "auction", "trump", "kitty"].includes(hand.phase);
  return named && about.trump_shown !== "always" ? html`<${Clause} clause=${about.remember} word="Remember trump" /><span class="far">: it is not told again</span>` : "";
}

/** A row for each side. All of it is one button, which opens the score sheet. */
function Sums({ table, playing }) {
  const { hand, score } = table;
  const counts = playing && ["tricks", "over"].includes(hand.phase);
  const taken = playing && takenBy(table);
  const columns = [
    playing && about.melds && ["Meld", hand.meld_points],
    playing && [taken || !counts ? "Taken" : capital(`${words.trick}s`), counts ? taken ?? hand.tricks_won : {}],
    score && ["Score", score.sides],
  ].filter(Boolean);
  const sides = Object.keys(score?.sides ?? hand?.tricks_won ?? {});
  if (!columns.length || !sides.length) return null;
  return html`
    <div class="sums-box">
    <table class=${`sums ${columns.length > 2 ? "many" : ""}`}>
      <thead><tr><td class="goal">${about.goal.replace(/ [a-z]+$/, "")}<span class="goal-unit">${/ [a-z]+$/.exec(about.goal)?.[0] ?? ""}</span></td>${columns.map(([word]) => html`<th scope="col" class=${word === "Score" ? "score" : ""}>${word}</th>`)}</tr></thead>
      <tbody>${sides.map((side) => html`<tr><th scope="row"><abbr title=${sideName(table, side)}>${sideWord(table, side)}</abbr></th>${columns.map(([word, values]) => html`<td class=${word === "Score" ? "score" : ""}>${values[side] === undefined ? "–" : figure(values[side])}</td>`)}</tr>`)}</tbody>
    </table>
    <button type="button" class="sums-open" onClick=${() => set({ open: "score" })}><span class="hidden">Score sheet</span></button>
    </div>`;
}
