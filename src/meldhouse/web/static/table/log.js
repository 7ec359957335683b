// What has happened, in sentences, and the rulings with their clauses.
import { html, useEffect, useRef } from "./lib.js";
import { Clause, Sentence } from "./parts.js";
import { capital } from "./words.js";

export function Log({ s }) {
  const end = useRef(null);
  useEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
    box?.closest("dialog")?.scrollTo(0, 1e6); // in a window of its own that is what scrolls
  }, [s.lines.length]);
  return html`
    <div class="log" ref=${end} tabindex="0" role="region" aria-label="What has happened">
      <ol>${s.lines.map((line, at) => html`<li key=${at} class=${`told-${line.kind}`}><${Sentence} text=${line.text} clause=${line.clause} /></li>`)}</ol>
      ${s.table.rulings.length > 0 && html`<h3>Rulings</h3><ul class="rulings">${s.table.rulings.map((ruling) => html`<li><b>${capital(ruling.what)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} /></li>`)}</ul>`}
    </div>`;
}
