// Was this deal fair? What was checked, for whoever wants to know; and what was wrong, for everybody, at once.
import { html, useState } from "./lib.js";
import { check, faultsOf, putAway, witness } from "./deals.js";
import { leftOut, MOST, readSheet, sealOf } from "./protocol.js";
import { join, nameOf } from "./words.js";

const WHY = { unopened: "did not send a number in time", lost: "had no number in this browser any more", seats: "sat down, left or came back" };
const owned = (table) => (seat) => (seat === table.seat ? "Your" : `${nameOf(table, seat)}’s`);

/** Over everything else, until it is put away: a deal that cannot be trusted. */
export function Unfair() {
  const [, again] = useState(0);
  const wrong = faultsOf();
  if (!wrong.length) return null;
  return html`
    <section class="unfair" role="alert" aria-label="Unfair deal">
      ${wrong.map(({ hand, faults }) => html`<h2>Don’t trust the deal of hand ${hand}</h2>${faults.map((text) => html`<p>${text}</p>`)}`)}
      <p>Stop playing, and show this to your host or director. The record of the hand and <${Witness} /> are the evidence.</p>
      <p><button type="button" class="button" onClick=${() => (putAway(), again((times) => times + 1))}>Hide this</button> <a href="/fair">How deals are kept fair</a></p>
    </section>`;
}

/** What this browser kept, as a file. */
const Witness = () => html`<a href=${`data:text/plain;charset=utf-8,${encodeURIComponent(witness())}`} download="my-browser.witness.txt">your browser’s notes</a>`;

/** How often the deal was started over, and because of whom; nothing where it was not. */
export function StartedOver({ table, earlier }) {
  if (!earlier.length) return null;
  const told = earlier.map(([, why, seats]) => `${join(seats.map((seat) => nameOf(table, seat)))} ${WHY[why]}`);
  const without = leftOut(earlier).map((seat) => (seat === table.seat ? "your" : `${nameOf(table, seat)}’s`));
  return html`<p class="started-over">This deal was started over ${earlier.length === 1 ? "once" : `${earlier.length} times`}: ${[...new Set(told)].join("; then ")}.${without.length > 0 && ` It goes on without ${join(without)} number${without.length > 1 ? "s" : ""}.`}</p>`;
}

/** The same while the hand is bid for, so that nobody misses it. */
export function ToldOver({ table }) {
  const sheet = table?.stage === "hand" && ["count", "auction"].includes(table.hand?.phase) && readSheet(table.fair.now);
  if (!sheet || !sheet.earlier.length) return null;
  return html`<div class="banner" role="status"><${StartedOver} table=${table} earlier=${sheet.earlier} /></div>`;
}

export function Fair({ s }) {
  const { table } = s;
  const { fair } = table;
  const sheet = fair.now && readSheet(fair.now);
  const isShown = fair.proof?.sheet === fair.now;
  const points = isShown ? check(fair.proof, table, owned(table)) : [];
  const holds = points.length > 0 && points.every(([, one]) => one);
  const late = sheet ? leftOut(sheet.earlier) : [];
  const bots = sheet ? Object.keys(sheet.seats).filter((seat) => sheet.seats[seat] === "bot" && !late.includes(seat)) : [];
  const mine = table.seat && sheet && sheet.seats[table.seat] === "bot";
  return html`
    <details class="fair">
      <summary>Was this deal fair? ${points.length > 0 && html`<b class=${holds ? "good" : "bad"}>${holds ? "✓ Yes" : "✗ No"}</b>`}</summary>
      ${!isShown && html`<p>The numbers are shown when the hand is final. Then this page checks them by itself.</p>`}
      ${isShown && html`<ul class="checked">${points.map(([text, one]) => html`<li class=${one ? "good" : "bad"}><b>${one ? "✓ Yes." : "✗ No."}</b> ${text}</li>`)}</ul>`}
      ${mine && html`<p>No number of yours is in this deal: ${sheet.attempt > MOST ? "it was started over too often" : "you sat down after it was dealt"}.</p>`}
      ${bots.length > 0 && html`<p>No number came from ${join(bots.map((seat) => nameOf(table, seat)))}: the computer plays there for the house.</p>`}
      ${sheet && html`<${StartedOver} table=${table} earlier=${sheet.earlier} />`}
      <p><a href="/fair">How deals are kept fair</a></p>
      <details class="fair-more"><summary>For a second check elsewhere</summary>
        ${sheet && html`<p>Seal: <code>${sealOf(fair.now)}</code></p><p>Sheet: <code>${fair.now}</code></p>`}
        ${isShown && html`<p>The house’s number: <code>${fair.proof.seed}</code></p>${Object.entries(fair.proof.numbers).map(([seat, number]) => html`<p>${owned(table)(seat)} number: <code>${number}</code></p>`)}`}
        <p>Save the record of the hand and <${Witness} />. “meldhouse verify RECORD --witness NOTES” deals the hand again.</p>
      </details>
    </details>`;
}
