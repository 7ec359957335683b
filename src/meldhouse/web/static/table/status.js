// The lines above the table: bid, trump and what is needed; next to them, each side's meld, take and score. They keep
// their place and height from deal to score, so that nothing below them jumps.
import { html } from "./lib.js";
import { about } from "./about.js";
import { Clause, Trump } from "./parts.js";
import { needFact, takenBy } from "./reckoning.js";
import { figure, seen, sideInFull, t } from "./saying.js";
import { bidText } from "./speech.js";
import { set } from "./store.js";

export function Status({ s }) {
  const { table } = s;
  const need = needFact(table);
  const playing = table.hand && (table.stage === "hand" || s.lingers);
  return html`
    <section class=${`status ${playing ? "" : "between"}`} aria-label=${t("sheet-status")}>
      ${playing && html`<div class="status-lines"><p><${Bid} table=${table} /></p><p><${Named} table=${table} /></p><p>${need && seen(need)}</p></div>`}
      <${Sums} table=${table} playing=${playing} />
    </section>`;
}

function Bid({ table }) {
  const { hand } = table;
  if (!hand.bidder) return hand.phase === "auction" ? t("sheet-no-bid") : "";
  return html`<span class="label spare">${t("sheet-bid", { when: hand.phase === "auction" ? "bidding" : "after" })}</span> <b>${bidText(hand.bid)}</b> ${t("player", { who: hand.bidder })}`;
}

function Named({ table }) {
  const { hand } = table;
  const laid = hand.declared_trumps > 0 && t("sheet-discarded", { number: hand.declared_trumps });
  if (hand.trump === "follow-me") return html`<b><${Trump} trump=${hand.trump} /></b> ${t("sheet-no-trump")}`;
  if (hand.trump)
    return html`<b><${Trump} trump=${hand.trump} /></b> ${laid || html`<span class="label spare plain">${t("sheet-trump")}</span>`}`;
  const named = !["shuffle", "count", "auction", "trump", "kitty"].includes(hand.phase);
  return named && about.trump_shown !== "always"
    ? html`<${Clause} clause=${about.remember} word=${t("sheet-remember")} /><span class="far"> ${t("sheet-remember-why")}</span>`
    : "";
}

/** A row for each side. All of it is one button, which opens the score sheet. */
function Sums({ table, playing }) {
  const { hand, score } = table;
  const counts = playing && ["tricks", "over"].includes(hand.phase);
  const taken = playing && takenBy(table);
  const columns = [
    playing && about.melds && ["meld", hand.meld_points],
    playing && [taken || !counts ? "take" : "trick", counts ? (taken ?? hand.tricks_won) : {}],
    score && ["score", score.sides],
  ].filter(Boolean);
  const sides = Object.keys(score?.sides ?? hand?.tricks_won ?? {});
  if (!columns.length || !sides.length) return null;
  return html`
    <div class="sums-box">
    <table class=${`sums ${columns.length > 2 ? "many" : ""}`}>
      <thead><tr><td class="goal">${about.target > 0 && t("about-goal", { unit: score?.unit ?? "points", target: about.target })}</td>${columns.map(([column]) => html`<th scope="col" class=${column === "score" ? column : ""}>${t("sheet-column", { column })}</th>`)}</tr></thead>
      <tbody>${sides.map((side) => html`<tr><th scope="row"><abbr title=${sideInFull(table, side)}>${t("side-head", { side })}</abbr></th>${columns.map(([column, values]) => html`<td class=${column === "score" ? column : ""}>${values[side] === undefined ? "–" : figure(values[side])}</td>`)}</tr>`)}</tbody>
    </table>
    <button type="button" class="sums-open" onClick=${() => set({ open: "score" })}><span class="hidden">${t("sheet-title")}</span></button>
    </div>`;
}
