// What single keys read out, as buttons, for people who use those keys otherwise or have none.
import { html } from "./lib.js";
import { t } from "./saying.js";
import { read, readable } from "./speech.js";

export const Readings = () => html`
  <details class="readings"><summary>${t("read-to-me")}</summary>
    <div class="choices-row" role="group" aria-label=${t("read-to-me")}>${readable.map(([key, what]) => html`<button key=${key} type="button" class="button small" onClick=${() => read(key)}>${what}</button>`)}</div>
  </details>`;
