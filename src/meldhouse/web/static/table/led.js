// The current or last trick in words, for people who can't see it: also which suit a domino led, and who would win as
// it stands.
import { about, isDominoes } from "./about.js";
import { fact, pieceFact, sentences } from "./saying.js";

/** Who played what, if that may be told. */
export const playFact = (seat, piece, led = "no") =>
  seat ? fact("trick-piece", { who: seat, led, what: pieceFact(piece) }) : pieceFact(piece);

export function trickFact(table) {
  const { trick, trick_seats: seats } = table.hand;
  if (trick.length) return fact("trick-now", { plays: trick.map((piece, at) => playFact(seats[at], piece)) });
  return table.last ? sentences([fact("read-trick-next"), lastFact(table, table.last)]) : fact("read-trick-none");
}

/** Who won it, including the points for the last trick of a hand. */
export function wonFact({ hand }, [, , who, points], isLast = !hand.trick.length) {
  const ends =
    isLast &&
    about.last &&
    !Object.values(hand.held).every(Boolean) &&
    (hand.phase !== "over" || hand.ended === "played");
  return ends ? fact("news-last-trick", { who, points, last: about.last }) : fact("news-trick", { who, points });
}

export function lastFact(table, trick) {
  const [, played, , , seats] = trick;
  const last = fact("trick-last", {
    plays: played.map((piece, at) => playFact(seats[at], piece)),
    won: wonFact(table, trick, table.hand.phase === "over" || !table.hand.trick.length),
  });
  return seats.some(Boolean) ? last : sentences([last, fact("trick-unnamed")]);
}

/** The suit that a domino led; for cards everybody hears it. If players must remember trump, mention for every domino
    alike what trump might change, so as not to give it away. */
export function ledFact({ hand, led, refereed }) {
  if (!isDominoes || refereed || !hand.trick.length || hand.trick[0] === "??") return null;
  if (led) return fact("led", { suit: led, how: "suit" });
  const [high, low] = [hand.trick[0][0], hand.trick[0][2]];
  const other = high === low ? "doubles" : low;
  return about.trumps.includes(other)
    ? fact("led-unless", { suit: high, other })
    : fact("led", { suit: high, how: "suit" });
}

/** The suit to follow, as a line on the table; notes when it is trump. In a review, cards get it as well. */
export function followFact(table) {
  const { trick, trump } = table.hand;
  if (!trick.length || trick[0] === "??" || (isDominoes && table.led === undefined)) return null;
  const suit = isDominoes ? table.led : trick[0][1];
  if (suit) return fact("led", { suit, how: suit === trump ? "trump" : "suit" });
  return ledFact(table);
}

export function winningFact({ winning, hand }) {
  return winning && hand.trick.length > 1 ? fact("read-winning", { who: winning }) : null;
}
