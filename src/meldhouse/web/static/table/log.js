// What has happened, in sentences, and the rulings with their clauses.
import { html } from "./lib.js";
import { Clause, Sentence } from "./parts.js";
import { capital } from "./words.js";

/** The latest first: that is what somebody wants to know who looks it up. */
export function Log({ s }) {
  return html`
    <div class="log" tabindex="0" role="region" aria-label="What has happened, the latest first">
      ${s.table.rulings.length > 0 && html`<h3>Rulings</h3><ul class="rulings">${s.table.rulings.map((ruling) => html`<li><b>${capital(ruling.what)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} /></li>`)}</ul>`}
      <ol reversed>${s.lines.map((line, at) => html`<li key=${at} class=${`told-${line.kind}`}><${Sentence} text=${line.text} clause=${line.clause} /></li>`).reverse()}</ol>
    </div>`;
}
