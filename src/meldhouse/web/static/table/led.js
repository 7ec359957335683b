// What lies in the trick, or lay in the last one, for those who do not see it: also which suit a domino has led, and who
// would win as it stands.
import { about, isDominoes, words } from "./about.js";
import { capital, does, many, nameOf, pieceName, suitName } from "./words.js";

export function trickInWords(table) {
  const { trick, trick_seats: seats } = table.hand;
  if (!trick.length) return table.last ? `Nothing is played to the next ${words.trick} yet. The last one: ${lastInWords(table, table.last)}` : "Nothing is played yet.";
  return trick.map((piece, at) => `${nameOf(table, seats[at])}: ${pieceName(piece)}`).join(". ") + ".";
}

/** Of the points in the last trick of a hand, what is only for that. */
export function forLast({ hand }, points) {
  const isLast = about.last && !Object.values(hand.held).every(Boolean) && (hand.phase === "over" ? hand.ended === "played" : !hand.trick.length);
  return isLast ? `,${points > about.last ? ` ${about.last} of them` : ""} for the last ${words.trick}` : "";
}

export const UNTOLD = "Who played which is not told afterwards in this house.";

export function lastInWords(table, [, played, winner, points, seats]) {
  const who = played.map((piece, at) => (seats[at] ? `${nameOf(table, seats[at])}: ${pieceName(piece)}` : pieceName(piece)));
  const untold = seats.some(Boolean) ? "" : ` ${UNTOLD}`;
  return `${capital(who.join(". "))}. ${does(table, winner, "won it", "won it")}, ${many(points, "point")}${forLast(table, points)}.${untold}`;
}

/** “Threes are led.” Of cards everybody hears the suit. Where trump is to be kept in mind, what it could change is said
    of every domino alike, so that nothing is told of it. */
export function ledInWords({ hand, led, refereed }) {
  if (!isDominoes || refereed || !hand.trick.length || hand.trick[0] === "??") return "";
  if (led) return `${capital(suitName(led))} are led.`;
  const [high, low] = [hand.trick[0][0], hand.trick[0][2]];
  const other = high === low ? "doubles" : low;
  return `${capital(suitName(high))} are led${other in about.trumps ? `, unless ${suitName(other)} are trump` : ""}.`;
}

/** What is to be followed, for a line on the table; of a trump, that it is one. A hand that is looked back at says it of cards. */
export function followInWords(table) {
  const { trick, trump } = table.hand;
  if (!trick.length || trick[0] === "??" || (isDominoes && table.led === undefined)) return "";
  const suit = isDominoes ? table.led : trick[0][1];
  if (suit && suit === trump) return `Trump is led: ${suitName(suit)}`;
  return isDominoes ? ledInWords(table).replace(/\.$/, "") : `${capital(suitName(suit))} are led`;
}

export function winningInWords(table) {
  const { winning, hand } = table;
  if (!winning || hand.trick.length < 2) return "";
  return `${nameOf(table, winning)} ${winning === table.seat ? "are" : "is"} winning so far.`;
}
