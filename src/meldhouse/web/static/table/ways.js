// Other ways, for those who do not see the buttons for them: what may be played instead, and that a bid can be given up.
import { isOutOfReach } from "./reckoning.js";
import { tell } from "./voice.js";
import { join, pieceName } from "./words.js";

/** A bid that cannot be made any more need not be played to the end, where the house lets one give it up. */
export function giveUpInWords(table) {
  const may = isOutOfReach(table) && table.may?.acts?.includes("concede");
  return may ? ` You may give the bid up: the button “${table.hand.phase === "settle" ? "Give the bid up" : table.refereed ? "Call…" : "More…"}” ${table.hand.phase === "settle" ? "does it" : "has it"}.` : "";
}

let givenUp = 0;

/** Once in a hand, when it is first possible. */
export function tellGivingUp(table) {
  const text = giveUpInWords(table).trim();
  if (!text || givenUp === table.number) return;
  givenUp = table.number;
  tell(text);
}

/** So many are named; more are counted. */
const FEW = 6;

/** After a refusal, which can be played instead: the focus stays where it is. Not on felt, where nobody is told. */
export function insteadInWords(table) {
  const { may, hand, refereed } = table;
  if (!may?.plays || refereed || hand?.hand.every((piece) => may.plays.includes(piece))) return "";
  const names = [...new Set(may.plays)].map(pieceName);
  const home = (where) => (document.activeElement?.closest(".hand") ? ` Home leads ${where}.` : "");
  return names.length > FEW ? ` You may play ${names.length} others.${home("to the first")}` : ` You may play the ${join(names, "or the")}.${home("there")}`;
}
