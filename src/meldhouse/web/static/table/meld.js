// Everybody's meld on the table, item by item, until it is taken up.
import { html, useEffect } from "./lib.js";
import { about, partnerOf, places } from "./about.js";
import { Suit } from "./faces.js";
import { Fan } from "./pieces.js";
import { Clause, Sentence } from "./parts.js";
import { aloud, fact, handFact, meldFact, Said, seen, t } from "./saying.js";
import { set } from "./store.js";

/** Shown from the start, so that nothing moves when meld is laid. */
export const meldLies = (hand) =>
  (hand.phase === "meld" || Object.keys(hand.meld).length > 0) &&
  !hand.trick.length &&
  ["meld", "settle", "tricks"].includes(hand.phase);

const MELDED = new Set(["show-meld", "hands-shown", "meld-counted"]);

/** The lines about meld in this deal. The cards are back in the hands, but everybody has seen and heard it. */
export const meldsTold = (lines) =>
  lines.slice(lines.findLastIndex(({ kind }) => kind === "dealt") + 1).filter(({ kind }) => MELDED.has(kind));

/** During tricks: the meld that is still shown, or the lines about it. */
export function MeldsAgain({ s }) {
  if (Object.keys(s.table.hand?.meld ?? {}).length) return html`<${MeldBoard} s=${s} />`;
  const told = meldsTold(s.lines);
  if (!told.length) return html`<p>${t("meld-unshown")}</p>`;
  return html`
    <ul class="melds-told">${told.map(({ says, clause }) => html`<li><${Sentence} says=${says} clause=${clause} /></li>`)}</ul>
    <p class="soft">${t("meld-taken-up", { known: about.trump_shown === "always" || s.table.hand.trump ? "yes" : "no" })}</p>`;
}

/** The button for it, in a corner of the table. */
export function MeldsButton({ s }) {
  const { hand } = s.table;
  if (!about.melds || !hand.trick.length || !(Object.keys(hand.meld).length || meldsTold(s.lines).length)) return null;
  return html`<button type="button" class="button small melds-again" onClick=${() => set({ open: "meld" })}>${t("meld-title")}</button>`;
}

/** Partner first and the player last: they know their own meld. */
function order(me) {
  const seats = places(me).map(([seat]) => seat);
  if (!me) return seats;
  const partner = partnerOf(me);
  return [partner, ...seats.filter((seat) => seat !== me && seat !== partner), me].filter(Boolean);
}

/** On a phone the page can be longer than the window, with the player's move over its end: then show a marker there. */
function tellMore() {
  const [page, move, laid] = [".page", ".mine-area", ".felt.with-meld"].map((one) => document.querySelector(one));
  page?.toggleAttribute(
    "data-more",
    Boolean(laid && move) && laid.getBoundingClientRect().bottom > move.getBoundingClientRect().top + 8,
  );
}

/** The marker scrolls there. Screen readers have all of it already. */
export const MoreMeld = () =>
  html`<button type="button" class="more-meld" tabindex="-1" aria-hidden="true" onClick=${() => scrollTo({ top: document.documentElement.scrollHeight })}>${t("meld-more")}</button>`;

function useMoreTold() {
  useEffect(tellMore);
  useEffect(() => {
    for (const kind of ["scroll", "resize"]) addEventListener(kind, tellMore, { passive: true });
    return () => {
      for (const kind of ["scroll", "resize"]) removeEventListener(kind, tellMore);
      document.querySelector(".page")?.removeAttribute("data-more");
    };
  }, []);
}

const figure = (points) => fact("points-figure", { points });

export function MeldBoard({ s }) {
  const { table } = s;
  const { hand } = table;
  useMoreTold();
  return html`
    <div class="meld-board" role="region" aria-label=${t("meld-title")}>
      ${Object.keys(hand.meld_points).length > 0 && html`<p class="meld-sums">${Object.entries(hand.meld_points).map(([side, points]) => html`<span>${t("side-head", { side })} <b><${Said} message=${figure(points)} /></b></span>`)}</p>`}
      ${order(table.seat).map((seat) => html`<${Laid} key=${seat} table=${table} seat=${seat} />`)}
    </div>`;
}

/** A meld by name; on a phone with its suit's symbol instead of the word. */
function Named({ item }) {
  const name = seen(meldFact(item));
  if (!item.suit) return name;
  return html`<span class="in-full">${name}</span><span class="in-brief" aria-hidden="true">${t("meld-item-brief", { kind: item.kind, times: Math.min(item.times, 4) })} <${Suit} suit=${item.suit} /></span>`;
}

function Laid({ table, seat }) {
  const laid = table.hand.meld[seat];
  const open = table.hand.open_hands[seat];
  return html`
    <section class="laid" aria-label=${t("meld-of", { who: seat })}>
      <h3>${t("player", { who: seat })} <b>${laid && html`<${Said} message=${figure(laid.points)} />`}</b></h3>
      ${!laid && html`<p class="soft-felt">${t("meld-note", { what: "waits" })}</p>`}
      ${laid && !laid.items.length && html`<p class="soft-felt">${t("meld-note", { what: "none" })}</p>`}
      ${laid?.pieces.length > 0 && html`<${Fan} list=${laid.pieces} label=${aloud(handFact(laid.pieces))} extra="small" />`}
      ${laid?.items.length > 0 && html`<ul class="items">${laid.items.map((item) => html`<li><span><${Named} item=${item} /> <${Clause} clause=${item.clause} of=${t("meld-item-of", { who: seat, item: meldFact(item) })} /></span><b>${item.points}</b></li>`)}</ul>`}
      ${open && html`<p class="soft-felt">${t("meld-note", { what: "open" })}</p><${Fan} list=${open} label=${aloud(handFact(open))} extra="small" />`}
    </section>`;
}
