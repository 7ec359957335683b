// The auction: who has bid what, and a box with only the legal bids.
import { html, useEffect, useRef, useState } from "./lib.js";
import { about, partnerOf, places } from "./about.js";
import { amongButtons, Button } from "./parts.js";
import { bidFact, fact, heard, t } from "./saying.js";
import { set, state } from "./store.js";
import { isMeant, mean } from "./twice.js";
import { say } from "./voice.js";

/** At most this many bids all get a button of their own; if there are more, only this many of the lowest do. */
const [SHOWN, LIKELY] = [14, 9];
/** The smallest phones have room for two rows of buttons: a third would cover the others' calls. */
const SMALL = matchMedia("(max-width: 24rem) and (max-height: 41rem)");
const [FIT, FEW] = [10, 6];

const figure = (amount) => t("bidding-figure", { bid: bidFact(amount) });

/** All calls in columns, starting with the first to call. */
export function Auction({ s }) {
  const { table } = s;
  const box = useRef(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight; // the newest call is the one that matters
  }, [table.hand.calls.length]);
  const { calls, dealer } = table.hand;
  const order = places(table.seat).map(([seat]) => seat);
  const first = calls[0]?.[0] ?? order[(order.indexOf(dealer) + 1) % order.length];
  const columns = [...order.slice(order.indexOf(first)), ...order.slice(0, order.indexOf(first))];
  const rows = [];
  for (const [seat, amount] of calls) {
    const column = columns.indexOf(seat);
    if (!rows.length || rows.at(-1).some((_, at) => at >= column)) rows.push([]);
    rows.at(-1)[column] = { passed: amount === null, text: amount === null ? t("bidding-passed") : figure(amount) };
  }
  return html`
    <div class="auction" ref=${box} tabindex="0" role="region" aria-label=${t("bidding-title")}>
      <table>
        <thead><tr>${columns.map((seat) => html`<${Caller} table=${table} seat=${seat} thinking=${s.thinking} />`)}</tr></thead>
        <tbody>${rows.map((row, at) => html`<tr key=${at}>${columns.map((_, column) => html`<td class=${row[column]?.passed ? "passed" : ""}>${row[column]?.text}</td>`)}</tr>`)}</tbody>
      </table>
      ${!rows.length && html`<p class="soft">${t("bidding-none")}</p>`}
    </div>`;
}

/** The player of a column; on a phone, without plates, also marks the dealer and whose turn it is. */
function Caller({ table, seat, thinking }) {
  const { hand, stage } = table;
  const mate = table.seat && partnerOf(table.seat) === seat;
  const turn = stage === "hand" && hand.to_act.includes(seat);
  return html`
    <th scope="col" class=${`${seat === table.seat ? "me" : ""} ${turn ? "turn" : ""} ${turn && thinking ? "thinks" : ""}`}>
      <span class="caller">${t("player", { who: seat })}</span>${hand.dealer === seat && html` <span class="mark-dealer"><span aria-hidden="true">${t("plate-dealer-mark")}</span><span class="hidden">${t("plate-dealer")}</span></span>`}
      ${mate && html`<small class="mate">${t("plate-note", { what: "partner" })}</small>`}
    </th>`;
}

const bid = (amount) => mean("bid", { amount }, fact("bidding-bid", { bid: bidFact(amount) }));
const pressed = (amount) => String(isMeant("bid", { amount }));

export function BidBox({ s }) {
  const { may } = s.table;
  const bids = may.bids ?? [];
  const [most, first] = SMALL.matches ? [FIT, FEW] : [SHOWN, LIKELY];
  const likely = bids.length > most ? bids.slice(0, first) : bids;
  const rest = bids.slice(likely.length);
  const [at, setAt] = useState(null);
  const current = likely.includes(at) ? at : likely[0];
  return html`
    <div class="bid-box" role="group" aria-label=${t("bidding-yours")} tabindex="-1" onKeyDown=${amongButtons}>
      ${may.may_pass && html`<${Button} kind="pass-button" aria-pressed=${String(isMeant("pass"))} onClick=${() => mean("pass", {}, fact("bidding-pass"))}>${t("bidding-pass")}<//>`}
      <div class="bids" role="group" aria-label=${t("bidding-bids")}>
        ${likely.map((amount) => html`<${Button} key=${amount} kind=${`bid ${about.mark && amount >= 2 * about.mark ? "long" : ""}`} data-amount=${amount} tabindex=${amount === current ? 0 : -1} onFocus=${() => setAt(amount)} aria-pressed=${pressed(amount)} aria-label=${heard("bidding-bid", { bid: bidFact(amount) })} onClick=${() => bid(amount)}>${figure(amount)}<//>`)}
      </div>
      ${rest.length > 0 && html`<${Stepper} key=${rest[0]} bids=${rest} />`}
    </div>`;
}

/** Higher bids, one step after the other. */
function Stepper({ bids }) {
  const [at, setAt] = useState(0);
  const go = (by) => {
    const to = Math.min(bids.length - 1, Math.max(0, at + by));
    setAt(to);
    if (state.meant) set({ meant: null });
    const said = bidFact(bids[to]);
    say(
      to === at
        ? fact("bidding-end", { bid: said, end: by > 0 ? "highest" : "lowest" })
        : fact("bidding-at", { bid: said }),
    );
  };
  return html`
    <div class="stepper" role="group" aria-label=${t("bidding-higher")}>
      <button type="button" class="button step" onClick=${() => go(-1)} aria-disabled=${at === 0 ? "true" : undefined}><span aria-hidden="true">−</span><span class="hidden">${t("bidding-down")}</span></button>
      <${Button} kind="bid" data-amount=${bids[at]} aria-pressed=${pressed(bids[at])} onClick=${() => bid(bids[at])}>${t("bidding-bid", { bid: bidFact(bids[at]) })}<//>
      <button type="button" class="button step" onClick=${() => go(1)} aria-disabled=${at === bids.length - 1 ? "true" : undefined}><span aria-hidden="true">+</span><span class="hidden">${t("bidding-up")}</span></button>
    </div>`;
}
