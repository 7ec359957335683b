// The auction: who has said what, and the box that holds only bids one may make.
import { html, useEffect, useRef, useState } from "./lib.js";
import { partnerOf, places, words } from "./about.js";
import { amongButtons, Button } from "./parts.js";
import { bidText } from "./speech.js";
import { set, state } from "./store.js";
import { isMeant, mean } from "./twice.js";
import { say } from "./voice.js";
import { capital, nameOf } from "./words.js";

/** So many bids have a button of their own where all have one; and where they are too many, the lowest of them. */
const [SHOWN, LIKELY] = [14, 9];
/** On the smallest phones two rows of calls are all there is room for: below three the others' calls would not be seen. */
const SMALL = matchMedia("(max-width: 24rem) and (max-height: 41rem)");
const [FIT, FEW] = [10, 6];

/** All calls in columns, beginning with whoever spoke first. */
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
    rows.at(-1)[column] = amount === null ? "pass" : bidText(amount);
  }
  return html`
    <div class="auction" ref=${box} tabindex="0" role="region" aria-label="The bidding">
      <table>
        <thead><tr>${columns.map((seat) => html`<${Caller} table=${table} seat=${seat} thinking=${s.thinking} />`)}</tr></thead>
        <tbody>${rows.map((row, at) => html`<tr key=${at}>${columns.map((_, column) => html`<td class=${row[column] === "pass" ? "passed" : ""}>${row[column] ?? ""}</td>`)}</tr>`)}</tbody>
      </table>
      ${!rows.length && html`<p class="soft">Nobody has bid yet.</p>`}
    </div>`;
}

/** Whose column it is; on a phone, where no plates fit beside it, also who deals and whose turn it is. */
function Caller({ table, seat, thinking }) {
  const { hand, stage } = table;
  const mate = table.seat && partnerOf(table.seat) === seat;
  const turn = stage === "hand" && hand.to_act.includes(seat);
  return html`
    <th scope="col" class=${`${seat === table.seat ? "me" : ""} ${turn ? "turn" : ""} ${turn && thinking ? "thinks" : ""}`}>
      <span class="caller">${nameOf(table, seat)}</span>${hand.dealer === seat && html` <span class="mark-dealer"><span aria-hidden="true">${capital(words.dealer)[0]}</span><span class="hidden">${words.dealer}</span></span>`}
      ${mate && html`<small class="mate">partner</small>`}
    </th>`;
}

const bid = (amount, text) => mean("bid", { amount }, `Bid ${text}`);
const pressed = (amount) => String(isMeant("bid", { amount }));

export function BidBox({ s }) {
  const { may } = s.table;
  const bids = may.bids ?? [];
  const [most, first] = SMALL.matches ? [FIT, FEW] : [SHOWN, LIKELY];
  const likely = bids.length > most ? bids.slice(0, first) : bids;
  const rest = bids.slice(likely.length);
  const [at, setAt] = useState(null);
  const current = likely.some(({ amount }) => amount === at) ? at : likely[0]?.amount;
  return html`
    <div class="bid-box" role="group" aria-label="Your bid" tabindex="-1" onKeyDown=${amongButtons}>
      ${may.may_pass && html`<${Button} kind="pass-button" aria-pressed=${String(isMeant("pass"))} onClick=${() => mean("pass", {}, "Pass")}>Pass<//>`}
      <div class="bids" role="group" aria-label="Bids">
        ${likely.map(({ amount, text }) => html`<${Button} key=${amount} kind=${`bid ${text.length > 4 ? "long" : ""}`} data-amount=${amount} tabindex=${amount === current ? 0 : -1} onFocus=${() => setAt(amount)} aria-pressed=${pressed(amount)} onClick=${() => bid(amount, text)}><span class="hidden">Bid </span>${text}<//>`)}
      </div>
      ${rest.length > 0 && html`<${Stepper} key=${rest[0].amount} bids=${rest} />`}
    </div>`;
}

/** Higher bids, one step after the other. */
function Stepper({ bids }) {
  const [at, setAt] = useState(0);
  const go = (by) => {
    const to = Math.min(bids.length - 1, Math.max(0, at + by));
    setAt(to);
    if (state.meant) set({ meant: null });
    say(to === at ? `${bids[to].text} is the ${by > 0 ? "highest bid" : "lowest of these; lower bids are buttons of their own"}.` : `${bids[to].text}, not bid yet.`);
  };
  return html`
    <div class="stepper" role="group" aria-label="Higher bids">
      <button type="button" class="button step" onClick=${() => go(-1)} aria-disabled=${at === 0 ? "true" : undefined}><span aria-hidden="true">−</span><span class="hidden">Lower bid</span></button>
      <${Button} kind="bid" data-amount=${bids[at].amount} aria-pressed=${pressed(bids[at].amount)} onClick=${() => bid(bids[at].amount, bids[at].text)}>Bid ${bids[at].text}<//>
      <button type="button" class="button step" onClick=${() => go(1)} aria-disabled=${at === bids.length - 1 ? "true" : undefined}><span aria-hidden="true">+</span><span class="hidden">Higher bid</span></button>
    </div>`;
}
