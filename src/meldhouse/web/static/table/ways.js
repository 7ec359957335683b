// Other ways, for those who do not see the buttons for them: what may be played instead, and that a bid can be given up.
import { isOutOfReach } from "./reckoning.js";
import { fact, heard } from "./saying.js";
import { tell } from "./voice.js";

/** A bid that cannot be made any more need not be played to the end, where the house lets one give it up. */
export function giveUpFact(table) {
  const may = isOutOfReach(table) && table.may?.acts?.includes("concede");
  return may ? fact("concede-way", { where: table.hand.phase === "settle" ? "concede" : table.refereed ? "call" : "more" }) : null;
}

let givenUp = 0;

/** Once in a hand, when it is first possible. */
export function tellGivingUp(table) {
  const found = giveUpFact(table);
  if (!found || givenUp === table.number) return;
  givenUp = table.number;
  tell(found);
}

/** So many are named; more are counted. */
const FEW = 6;

/** After a refusal, which can be played instead: the focus stays where it is. Not on felt, where nobody is told. */
export function insteadInWords(table) {
  const { may, hand, refereed } = table;
  if (!may?.plays || refereed || hand?.hand.every((piece) => may.plays.includes(piece))) return "";
  const pieces = [...new Set(may.plays)];
  const home = document.activeElement?.closest(".hand") ? "yes" : "no";
  return pieces.length > FEW ? heard("instead-many", { number: pieces.length, home }) : heard("instead-few", { pieces, home });
}
