// The line above the table: bid, trump, meld, tricks and score, always in sight unless the house hides them.
import { html } from "./lib.js";
import { about, words } from "./about.js";
import { Trump } from "./parts.js";
import { bidText } from "./speech.js";
import { set } from "./store.js";
import { capital, many, nameOf, sideWord } from "./words.js";

const pair = (table, values) => Object.entries(values).map(([side, value]) => html`<span class="pair-one"><span class="pair-word">${sideWord(table, side)} </span><b>${value}</b></span>`);

export function Status({ s }) {
  const { table } = s;
  const { hand, score } = table;
  const playing = hand && table.stage === "hand";
  const named = playing && !["shuffle", "count", "auction", "trump", "kitty"].includes(hand.phase);
  return html`
    <section class="status" aria-label="Bid, trump and score">
      ${playing && hand.bidder && html`<span class="chip"><span class="chip-label">${hand.phase === "auction" ? "High bid" : "Bid"}</span><b>${bidText(hand.bid)}</b> ${nameOf(table, hand.bidder)}</span>`}
      ${playing && hand.trump && html`<span class="chip chip-trump"><span class="chip-label">Trump</span><b><${Trump} trump=${hand.trump} /></b></span>`}
      ${named && !hand.trump && about.trump_shown !== "always" && html`<span class="chip"><span class="chip-label">Trump</span>no longer shown</span>`}
      ${playing && Object.keys(hand.meld_points).length > 0 && html`<span class="chip"><span class="chip-label">Meld</span>${pair(table, hand.meld_points)}</span>`}
      ${playing && hand.phase === "tricks" && html`<span class="chip"><span class="chip-label">${hand.points ? "Points" : capital(`${words.trick}s`)}</span>${pair(table, hand.points ?? hand.tricks_won)}</span>`}
      ${playing && hand.declared_trumps > 0 && html`<span class="chip"><span class="chip-label">Laid away</span>${many(hand.declared_trumps, "trump")}</span>`}
      ${score && html`<button type="button" class="chip chip-score" onClick=${() => set({ open: "score" })}><span class="chip-label">Score</span>${pair(table, score.sides)}</button>`}
    </section>`;
}
