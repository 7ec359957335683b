// Alternatives for people who can't see the buttons: what may be played instead, and that a bid can be given up.
import { isOutOfReach } from "./reckoning.js";
import { fact, heard } from "./saying.js";
import { tell } from "./voice.js";

/** A bid that can no longer be made need not be played out, if the house lets the bidder give it up. */
export function giveUpFact(table) {
  const may = isOutOfReach(table) && table.may?.acts?.includes("concede");
  return may
    ? fact("concede-way", { where: table.hand.phase === "settle" ? "concede" : table.refereed ? "call" : "more" })
    : null;
}

let givenUp = 0;

/** Once per hand, when it first becomes possible. */
export function tellGivingUp(table) {
  const found = giveUpFact(table);
  if (!found || givenUp === table.number) return;
  givenUp = table.number;
  tell(found);
}

/** Up to this many are named; beyond that, counted. */
const FEW = 6;

/** After a refusal, what can be played instead: the focus stays in place. Not on felt, where nobody is told. */
export function insteadInWords(table) {
  const { may, hand, refereed } = table;
  if (!may?.plays || refereed || hand?.hand.every((piece) => may.plays.includes(piece))) return "";
  const pieces = [...new Set(may.plays)];
  const home = document.activeElement?.closest(".hand") ? "yes" : "no";
  return pieces.length > FEW
    ? heard("instead-many", { number: pieces.length, home })
    : heard("instead-few", { pieces, home });
}
