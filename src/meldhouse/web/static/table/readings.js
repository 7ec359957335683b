// What single keys read out, as buttons: for those who have other uses for their keys, or none.
import { html } from "./lib.js";
import { read, readable } from "./speech.js";
import { capital } from "./words.js";

export const Readings = () => html`
  <details class="readings"><summary>Read to me</summary>
    <div class="choices-row" role="group" aria-label="Read to me">${readable.map(([key, what]) => html`<button key=${key} type="button" class="button small" onClick=${() => read(key)}>${capital(what)}</button>`)}</div>
  </details>`;
