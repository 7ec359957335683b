// Meld on the table, everybody's, item by item, until it is taken up.
import { html } from "./lib.js";
import { partnerOf, places } from "./about.js";
import { Fan } from "./pieces.js";
import { Clause } from "./parts.js";
import { capital, handInWords, nameOf, sideName, unit } from "./words.js";

/** From the first moment on: nothing moves when it is laid. */
export const meldLies = (hand) => (hand.phase === "meld" || Object.keys(hand.meld).length > 0) && !hand.trick.length && ["meld", "settle", "tricks"].includes(hand.phase);

/** Partner first and oneself last: one's own meld one knows. */
function order(me) {
  const seats = places(me).map(([seat]) => seat);
  if (!me) return seats;
  const partner = partnerOf(me);
  return [partner, ...seats.filter((seat) => seat !== me && seat !== partner), me].filter(Boolean);
}

export function MeldBoard({ s }) {
  const { table } = s;
  const { hand } = table;
  return html`
    <div class="meld-board" role="region" aria-label="Meld">
      ${Object.keys(hand.meld_points).length > 0 && html`<p class="meld-sums">${Object.entries(hand.meld_points).map(([side, points]) => html`<span>${sideName(table, side)} <b>${points}</b><span class="hidden"> ${unit(points, "point")}</span></span>`)}</p>`}
      ${order(table.seat).map((seat) => html`<${Laid} key=${seat} table=${table} seat=${seat} />`)}
    </div>`;
}

function Laid({ table, seat }) {
  const laid = table.hand.meld[seat];
  const open = table.hand.open_hands[seat];
  return html`
    <section class="laid" aria-label=${`Meld of ${nameOf(table, seat)}`}>
      <h3>${nameOf(table, seat)} <b>${laid ? laid.points : ""}<span class="hidden">${laid ? ` ${unit(laid.points, "point")}` : ""}</span></b></h3>
      ${!laid && html`<p class="soft-felt">not laid yet</p>`}
      ${laid && !laid.items.length && html`<p class="soft-felt">no meld</p>`}
      ${laid?.pieces.length > 0 && html`<${Fan} list=${laid.pieces} label=${handInWords(laid.pieces)} extra="small" />`}
      ${laid?.items.length > 0 && html`<ul class="items">${laid.items.map((item) => html`<li><span>${capital(item.name)} <${Clause} clause=${item.clause} /></span><b>${item.points}</b></li>`)}</ul>`}
      ${open && html`<p class="soft-felt">the whole hand, laid open</p><${Fan} list=${open} label=${handInWords(open)} extra="small" />`}
    </section>`;
}
