// The proof that a deal was fair, checked here in the browser.
import { html, useState } from "./lib.js";
import { inner } from "./words.js";

const PURPOSE = new TextEncoder().encode("meldhouse deal 1");
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const together = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** What is true of a proof: each point with whether it holds; and the key that dealt the hand. */
async function check(proof, sealed, added, seat) {
  const seed = bytes(proof.seed);
  const seal = await crypto.subtle.digest("SHA-256", together(PURPOSE, seed));
  const signer = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const letters = new TextEncoder();
  const numbers = Object.keys(proof.numbers).sort().map((one) => together(letters.encode(one), bytes(proof.numbers[one])));
  const key = hex(await crypto.subtle.sign("HMAC", signer, together(new Uint8Array(seal), ...numbers)));
  const points = [["The secret number fits the seal.", hex(seal) === proof.commitment]];
  if (sealed) points.push(["It is the seal this window was shown before the deal.", sealed === proof.commitment]);
  if (added && proof.numbers[seat]) points.push(["The number your browser drew is in it.", added === proof.numbers[seat]]);
  return { points, key };
}

export function Fair({ s }) {
  const { table } = s;
  const { fair } = table;
  const [found, setFound] = useState(null);
  const run = async () => {
    if (!crypto.subtle) return setFound({ points: [], note: "This browser checks only on pages with https. Save the record of the hand, and check it with “meldhouse verify”." });
    return setFound(await check(fair.proof, s.sealed[table.number], s.added, table.seat));
  };
  return html`
    <details class="fair">
      <summary>Was this deal fair?</summary>
      ${fair.now && html`<p>Seal shown before the deal: <code>${fair.now}</code></p>`}
      ${!fair.proof && html`<p>The secret number is shown when the hand is over; then this page can check it.</p>`}
      ${fair.proof && html`
        <p>The secret number of the house: <code>${fair.proof.seed}</code></p>
        ${Object.entries(fair.proof.numbers).map(([seat, number]) => html`<p>Added by ${inner(table, seat)}: <code>${number}</code></p>`)}
        <p><button type="button" class="button small" onClick=${run}>Check it here</button></p>
        <div role="status">${found && html`
          ${found.note && html`<p>${found.note}</p>`}
          <ul class="checked">${found.points.map(([text, holds]) => html`<li class=${holds ? "good" : "bad"}><b>${holds ? "✓ Yes." : "✗ No."}</b> ${text}</li>`)}</ul>
          ${found.key && html`<p>So the key of this deal is <code>${found.key}</code>. The record of the hand carries it; “meldhouse verify” deals the hand again from it.</p>`}`}
        </div>`}
    </details>`;
}
