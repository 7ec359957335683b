// What lies in the trick, for those who do not see it: which suit a domino has led, and who would win as it stands.
import { about, isDominoes } from "./about.js";
import { capital, nameOf, suitName } from "./words.js";

/** “Threes are led.” Of cards everybody hears the suit. Where trump is to be kept in mind, what it could change is said
    of every domino alike, so that nothing is told of it. */
export function ledInWords({ hand, led, refereed }) {
  if (!isDominoes || refereed || !hand.trick.length || hand.trick[0] === "??") return "";
  if (led) return `${capital(suitName(led))} are led.`;
  const [high, low] = [hand.trick[0][0], hand.trick[0][2]];
  const other = high === low ? "doubles" : low;
  return `${capital(suitName(high))} are led${other in about.trumps ? `, unless ${suitName(other)} are trump` : ""}.`;
}

export function winningInWords(table) {
  const { winning, hand } = table;
  if (!winning || hand.trick.length < 2) return "";
  return `${nameOf(table, winning)} ${winning === table.seat ? "are" : "is"} winning so far.`;
}
