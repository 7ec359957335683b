// A bid that one's own meld and everything in play together do not reach is asked about once more: a caution and never a
// refusal, since partner may bring the rest.
import { html } from "./lib.js";
import { about, partnerOf } from "./about.js";
import { Button, Dialog } from "./parts.js";
import { act, set, state } from "./store.js";
import { many } from "./words.js";

let asked = null;
/** Whoever has said once in a deal that he means it is not asked again. */
const dealt = ({ number, hand }) => JSON.stringify([number, hand.dealer, hand.hand]);

/** By how much a bid goes beyond all that this hand can make by itself; 0 where it does not, or where one has no choice. */
export function beyond({ may, refereed }, amount) {
  if (refereed || !about.melds || may?.own_meld === undefined || (!may.may_pass && may.bids[0]?.amount === amount)) return 0;
  return Math.max(0, amount - may.own_meld - about.in_play);
}

/** Whether it is asked about now instead of being said. */
export function asksFirst(amount) {
  const { table } = state;
  if (!beyond(table, amount) || asked === dealt(table)) return false;
  set({ open: "beyond", beyond: amount });
  return true;
}

const close = () => set({ open: null });

export function Beyond({ s }) {
  const { table, beyond: amount } = s;
  if (!table.may?.bids) return null;
  const { own_meld: meld } = table.may;
  const yes = () => {
    asked = dealt(table);
    close();
    act("bid", { amount });
  };
  return html`
    <${Dialog} title=${`Bid ${amount} all the same?`} onClose=${close} kind="confirm beyond">
      <p>Your own meld is ${meld ? `${meld} at most` : "nothing"}, and there are ${many(about.in_play, "point")} in play: ${meld + about.in_play} together. The other ${beyond(table, amount)} would have to come from ${partnerOf(table.seat) ? "your partner" : "the kitty"}.</p>
      <div class="actions"><${Button} kind="strong" onClick=${yes}>Yes, bid ${amount}<//><button type="button" class="button" onClick=${close}>No, go back</button></div>
    <//>`;
}
