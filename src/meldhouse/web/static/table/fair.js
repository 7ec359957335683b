// Was this deal fair? What was checked, for those who want to know; and what is wrong, for everybody, at once.
import { html, useState } from "./lib.js";
import { words } from "./about.js";
import { check, faultsOf, keptOf, notesOf, putAway, readNotes, witness } from "./deals.js";
import { leftOut, MOST, readSheet, sealOf } from "./protocol.js";
import { join, nameOf } from "./words.js";

/** What the people did because of whom a deal was started over. */
const WHY = { unopened: "sent no number in time", lost: "no longer had the number in their browser", seats: "sat down, left, or came back" };
const owned = (table) => (seat) => (seat === table.seat ? "Your" : `${nameOf(table, seat)}’s`);

/** The points of a proof. */
const POINTS = {
  sheet: () => "The sheet is for this table and this hand.",
  seal: () => "The seal is the one your browser saw before the deal.",
  seed: () => "The server used the number it had sealed.",
  number: (table, seat) => `${owned(table)(seat)} number is in it, unchanged.`,
  "own-number": () => "That number is the one your browser drew.",
  dealer: () => "The right player dealt.",
  cards: () => `The ${words.pieces} are the ones these numbers deal.`,
  "own-cards": () => `You were dealt those ${words.pieces}.`,
};
const pointOf = (table, code) => POINTS[code.split(" ")[0]](table, ...code.split(" ").slice(1));

/** What a browser knows to be wrong. */
const FAULTS = {
  "no-sheet": () => "The server sealed something that isn’t a sheet for this hand.",
  "second-seal": () => "The server changed its seal after your browser had seen one. Your browser keeps the first, and sends no number for the second.",
  "not-on-sheet": () => "Your number isn’t on the sheet the server sealed. It was left out or changed.",
  "left-out": (table, ...seats) => `The server left out the number of ${join(seats.map((seat) => nameOf(table, seat)))}.`,
  "untold-attempt": () => "The server doesn’t list every time it started this deal over.",
  "too-often": () => "The server started this deal over more often than the protocol allows.",
  "other-earlier-seal": () => "The server started this deal over, and lists another seal than your browser saw.",
  "denied-number": () => "The server says your number didn’t arrive. It had confirmed it.",
  "never-left": () => "The server says you sat down, left, or came back. You didn’t.",
  "dealt-without-sheet": () => "This hand was dealt without a sheet.",
  "dealt-under-other-seal": () => "This hand was dealt under another seal than your browser saw before the deal.",
  "dealt-without-number": () => "This hand was dealt without your number, and you were here all the time.",
  "dealt-unseen": () => "This hand was dealt before your browser had seen its seal.",
  unproven: () => "The server went on without showing the numbers of this hand.",
  check: (table, ...code) => `Check failed: “${pointOf(table, code.join(" "))}”`,
};
const faultOf = (table, code) => FAULTS[code.split(" ")[0]]?.(table, ...code.split(" ").slice(1)) ?? code;

/** What a browser cannot vouch for: what happened, and why that is nothing to worry about. */
const NOTES = {
  missed: [(hand) => `Your browser wasn’t connected when hand ${hand} was dealt, so it can’t vouch for that deal.`, "This is normal after your device slept, lost the connection, or was swapped for another one. The other players’ numbers still count."],
  "not-arrived": [(hand) => `The server says your number for hand ${hand} didn’t arrive in time, so the deal was started over.`, "Your browser did send it. A slow connection can do that; if it happens again and again, tell your host."],
};

/** Over everything else, until it is put away: a deal that cannot be trusted. */
export function Unfair({ table }) {
  const [, again] = useState(0);
  const wrong = faultsOf();
  if (!wrong.length) return null;
  return html`
    <section class="unfair" role="alert" aria-label="Unfair deal">
      ${wrong.map(({ hand, faults }) => html`<h2>Don’t trust the deal of hand ${hand}</h2>${faults.map((code) => html`<p>${faultOf(table, code)}</p>`)}`)}
      <p>Stop playing, and show this to your host or director. Save the record of the hand and <${Witness} />: they are the evidence.</p>
      <p><button type="button" class="button" onClick=${() => (putAway(), again((times) => times + 1))}>Hide this</button> <a href="/fair">How deals are kept fair</a></p>
    </section>`;
}

/** Calmly, when the hand is over and until it is read: what this browser missed. Nobody is accused, so the hand is not disturbed. */
export function DealNotes({ table }) {
  const [, again] = useState(0);
  const missed = table.stage === "hand" ? [] : notesOf(table.number);
  if (!missed.length) return null;
  return html`
    <div class="banner deal-note" role="status">
      ${missed.flatMap(({ hand, notes }) => notes.map((code) => html`<details><summary>${NOTES[code][0](hand)} <u>Why?</u></summary><p>${NOTES[code][1]}</p></details>`))}
      <button type="button" class="button brass" onClick=${() => (readNotes(table.number), again((times) => times + 1))}>OK</button>
    </div>`;
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
export function StartedOverBanner({ table }) {
  const sheet = table?.stage === "hand" && ["count", "auction"].includes(table.hand?.phase) && readSheet(table.fair.now);
  if (!sheet || !sheet.earlier.length) return null;
  return html`<div class="banner" role="status"><${StartedOver} table=${table} earlier=${sheet.earlier} /></div>`;
}

/** Why no number of the one who looks is in a deal. */
function whyNotMine(table, sheet) {
  if (sheet.attempt > MOST) return "it was started over too often";
  return keptOf(sheet.hand)?.notes?.includes("missed") ? "your browser wasn’t connected when it was dealt" : "you sat down after it was dealt";
}

export function Fair({ s }) {
  const { table } = s;
  const { fair } = table;
  const sheet = fair.now && readSheet(fair.now);
  const isShown = fair.proof?.sheet === fair.now;
  const points = isShown ? check(fair.proof, table) : [];
  const holds = points.length > 0 && points.every(([, one]) => one);
  const late = sheet ? leftOut(sheet.earlier) : [];
  const bots = sheet ? Object.keys(sheet.seats).filter((seat) => sheet.seats[seat] === "bot" && !late.includes(seat) && seat !== table.seat) : [];
  const isNotMine = table.seat && sheet && sheet.seats[table.seat] === "bot";
  return html`
    <details class="fair">
      <summary>Was this deal fair? ${points.length > 0 && html`<b class=${holds ? "good" : "bad"}>${holds ? "✓ Yes" : "✗ No"}</b>`}</summary>
      ${!isShown && html`<p>The numbers are shown when the hand is final. Then this page checks them by itself.</p>`}
      ${isShown && html`<ul class="checked">${points.map(([code, one]) => html`<li class=${one ? "good" : "bad"}><b>${one ? "✓ Yes." : "✗ No."}</b> ${pointOf(table, code)}</li>`)}</ul>`}
      ${isNotMine && html`<p>No number of yours is in this deal: ${whyNotMine(table, sheet)}.</p>`}
      ${bots.length > 0 && html`<p>No number came from ${join(bots.map((seat) => nameOf(table, seat)))}: the computer played there when the hand was dealt.</p>`}
      ${sheet && html`<${StartedOver} table=${table} earlier=${sheet.earlier} />`}
      <p><a href="/fair">How deals are kept fair</a></p>
      <details class="fair-more"><summary>For a second check elsewhere</summary>
        ${sheet && html`<p>Seal: <code>${sealOf(fair.now)}</code></p><p>Sheet: <code>${fair.now}</code></p>`}
        ${isShown && html`<p>The server’s number: <code>${fair.proof.seed}</code></p>${Object.entries(fair.proof.numbers).map(([seat, number]) => html`<p>${owned(table)(seat)} number: <code>${number}</code></p>`)}`}
        <p>Save the record of the hand and <${Witness} />. “meldhouse verify RECORD --witness NOTES” deals the hand again.</p>
      </details>
    </details>`;
}
