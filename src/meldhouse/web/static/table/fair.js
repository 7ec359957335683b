// Was this deal fair? The checks, for anyone who wants to know; and any faults, for everybody, at once.
import { html, useState } from "./lib.js";
import { check, faultsOf, keptOf, notesOf, putAway, readNotes, witness } from "./deals.js";
import { later } from "./later.js";
import { leftOut, MOST, readSheet, sealOf } from "./protocol.js";
import { fact, t } from "./saying.js";

/** A point of a proof: `number S` is South's number. */
function pointOf(code) {
  const [point, who = ""] = code.split(" ");
  return fact("fair-point", { point, who });
}

/** What a browser knows to be wrong: `left-out N E` names the seats left out, `check seal` a point that does not hold.
 */
function faultOf(code) {
  const [fault, ...more] = code.split(" ");
  return fault === "check"
    ? t("fair-failed", { point: pointOf(more.join(" ")) })
    : t("fair-fault", { fault, who: more });
}

const Faults = later("fair", ({ faults }) => html`${faults.map((code) => html`<p>${faultOf(code)}</p>`)}`);
const Evidence = later("fair", () => html`<p>${t("fair-evidence")} <${Witness} /></p>`);
const Hide = later(
  "fair",
  ({ onClick }) =>
    html`<p><button type="button" class="button" onClick=${onClick}>${t("fair-hide")}</button> <a href="/fair">${t("site-fair")}</a></p>`,
);

/** A warning over everything else until dismissed: a deal that cannot be trusted. Works even if no more words can be
    loaded. */
export function Unfair() {
  const [, again] = useState(0);
  const wrong = faultsOf();
  if (!wrong.length) return null;
  return html`
    <section class="unfair" role="alert" aria-label=${t("fair-label")}>
      ${wrong.map(({ hand, faults }) => html`<h2>${t("fair-distrust", { hand })}</h2><${Faults} faults=${faults} />`)}
      <p>${t("fair-stop")}</p><${Evidence} /><${Hide} onClick=${() => (putAway(), again((times) => times + 1))} />
    </section>`;
}

/** A quiet note after the hand, until read: what this browser missed. Nobody is accused, so play is not disturbed. */
export function DealNotes({ table }) {
  const missed = table.stage === "hand" ? [] : notesOf(table.number);
  return missed.length ? html`<${Notes} table=${table} missed=${missed} />` : null;
}

const Notes = later("fair", ({ table, missed }) => {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return html`
    <div class="banner deal-note" role="status">
      ${missed.flatMap(({ hand, notes }) => notes.map((note) => html`<details><summary>${t("fair-note", { hand, note })} <u>${t("fair-why")}</u></summary><p>${t("fair-note-why", { note })}</p></details>`))}
      <button type="button" class="button brass" onClick=${() => (readNotes(table.number), setRead(true))}>${t("fair-ok")}</button>
    </div>`;
});

/** What this browser remembers, as a file. */
const Witness = () =>
  html`<a href=${`data:text/plain;charset=utf-8,${encodeURIComponent(witness())}`} download="my-browser.witness.txt">${t("fair-notes")}</a>`;

/** How often the deal was started over, and because of whom; nothing if it was not. */
export const StartedOver = ({ earlier }) => (earlier.length ? html`<${Over} earlier=${earlier} />` : null);

const Over = later("fair", ({ earlier }) => {
  const known = earlier.filter(
    ([, why, seats], at) => at === earlier.findIndex((one) => one[1] === why && one[2].join() === seats.join()),
  );
  const why = known.map(([, why, who]) => fact("fair-over-why", { who, why }));
  return html`<p class="started-over">${t("fair-over", { times: earlier.length, why, without: leftOut(earlier) })}</p>`;
});

/** The same during the bidding, so that nobody misses it. */
export function StartedOverBanner({ table }) {
  const sheet =
    table?.stage === "hand" && ["count", "auction"].includes(table.hand?.phase) && readSheet(table.fair.now);
  if (!sheet || !sheet.earlier.length) return null;
  return html`<div class="banner" role="status"><${StartedOver} earlier=${sheet.earlier} /></div>`;
}

/** Why the viewer's number is not in a deal. */
function whyNotMine(sheet) {
  if (sheet.attempt > MOST) return "too-often";
  return keptOf(sheet.hand)?.notes?.includes("missed") ? "missed" : "sat-late";
}

const yes = (is) => (is ? "yes" : "no");

export const Fair = later("fair", ({ s }) => {
  const { table } = s;
  const { fair } = table;
  const sheet = fair.now && readSheet(fair.now);
  const isShown = fair.proof?.sheet === fair.now;
  const points = isShown ? check(fair.proof, table) : [];
  const holds = points.length > 0 && points.every(([, one]) => one);
  const late = sheet ? leftOut(sheet.earlier) : [];
  const bots = sheet
    ? Object.keys(sheet.seats).filter(
        (seat) => sheet.seats[seat] === "bot" && !late.includes(seat) && seat !== table.seat,
      )
    : [];
  const isNotMine = table.seat && sheet && sheet.seats[table.seat] === "bot";
  return html`
    <details class="fair">
      <summary>${t("hands-fair")} ${points.length > 0 && html`<b class=${holds ? "good" : "bad"}>${t("fair-answer", { holds: yes(holds) })}</b>`}</summary>
      ${!isShown && html`<p>${t("fair-later")}</p>`}
      ${isShown && html`<ul class="checked">${points.map(([code, one]) => html`<li class=${one ? "good" : "bad"}>${t("fair-checked", { holds: yes(one), point: pointOf(code) })}</li>`)}</ul>`}
      ${isNotMine && html`<p>${t("fair-not-mine", { why: whyNotMine(sheet) })}</p>`}
      ${bots.length > 0 && html`<p>${t("fair-computers", { who: bots })}</p>`}
      ${sheet && html`<${StartedOver} earlier=${sheet.earlier} />`}
      <p><a href="/fair">${t("site-fair")}</a></p>
      <details class="fair-more"><summary>${t("fair-second")}</summary>
        ${sheet && html`<p>${t("hands-seal")} <code>${sealOf(fair.now)}</code></p><p>${t("hands-sheet")} <code>${fair.now}</code></p>`}
        ${isShown && html`<p>${t("hands-server-number")} <code>${fair.proof.seed}</code></p>${Object.entries(fair.proof.numbers).map(([seat, number]) => html`<p>${t("fair-number", { who: seat })} <code>${number}</code></p>`)}`}
        <p>${t("fair-save")} <code>meldhouse verify RECORD --witness NOTES</code></p><p><${Witness} /></p>
      </details>
    </details>`;
});
