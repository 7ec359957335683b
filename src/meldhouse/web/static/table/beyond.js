// Ask again about a bid above the bidder's own meld plus all points in play: a caution, never a refusal, since the
// partner may bring the rest.
import { html } from "./lib.js";
import { about, partnerOf } from "./about.js";
import { later } from "./later.js";
import { Button, Dialog } from "./parts.js";
import { bidFact, t } from "./saying.js";
import { act, set, state } from "./store.js";

let asked = null;
/** Players who confirm once in a deal are not asked again. */
const dealt = ({ number, hand }) => JSON.stringify([number, hand.dealer, hand.hand]);

/** How far a bid exceeds what this hand can make by itself; 0 if it does not, or if there is no choice. */
export function beyond({ may, refereed }, amount) {
  if (refereed || !about.melds || may?.own_meld === undefined || (!may.may_pass && may.bids[0] === amount)) return 0;
  return Math.max(0, amount - may.own_meld - about.in_play);
}

/** Whether to ask now instead of bidding. */
export function asksFirst(amount) {
  const { table } = state;
  if (!beyond(table, amount) || asked === dealt(table)) return false;
  set({ open: "beyond", beyond: amount });
  return true;
}

const close = () => set({ open: null });

export const Beyond = later("calls", ({ s }) => {
  const { table, beyond: amount } = s;
  if (!table.may?.bids) return null;
  const { own_meld: meld } = table.may;
  const yes = () => {
    asked = dealt(table);
    close();
    act("bid", { amount });
  };
  return html`
    <${Dialog} title=${t("beyond-title", { bid: bidFact(amount) })} onClose=${close} kind="confirm beyond">
      <p>${t("beyond-why", { meld, points: about.in_play, sum: meld + about.in_play, more: beyond(table, amount), from: partnerOf(table.seat) ? "partner" : "kitty" })}</p>
      <div class="actions"><${Button} kind="strong" onClick=${yes}>${t("beyond-yes", { bid: bidFact(amount) })}<//><button type="button" class="button" onClick=${close}>${t("go-back")}</button></div>
    <//>`;
});
