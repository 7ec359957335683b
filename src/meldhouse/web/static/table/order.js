// How a hand is arranged: cards by suit; dominoes where they stand, if the house lets players arrange them.
import { about, isDominoes } from "./about.js";
import { preferred } from "./prefs.js";
import { sorted } from "./sorting.js";

const ALTERNATING = { S: "SHCD", H: "HSDC", C: "CDSH", D: "DSHC" };

function suitOrder(trump) {
  return preferred("trump") === "first" && ALTERNATING[trump] ? ALTERNATING[trump] : "SHCD";
}

/** Pieces with unique keys, to tell two of the same face apart. */
export function keyed(held) {
  const times = {};
  return held.map((piece) => {
    times[piece] = (times[piece] ?? 0) + 1;
    return { piece, key: `${piece}.${times[piece]}` };
  });
}

export function inHand(hand) {
  if (isDominoes) return keyed(hand.slots?.length ? hand.slots.filter(Boolean) : sorted(hand.hand, hand.trump));
  const suits = suitOrder(hand.trump);
  const place = (piece) => suits.indexOf(piece[1]) * 10 + about.ranks.indexOf(piece[0]);
  return keyed([...hand.hand].sort((one, other) => place(one) - place(other)));
}

/** Dominoes with their gaps, as they stand or will stand; `standing` is the order chosen so far. */
export function standingTiles({ hand, may }, standing = null) {
  if (hand.slots?.length) return hand.slots;
  return standing ?? (may?.set_up && preferred("stand") !== "auto" ? hand.hand : sorted(hand.hand, hand.trump));
}

/** Rows of about equal length, the first one longer. */
export function rows(list, most) {
  const number = Math.max(1, Math.ceil(list.length / most));
  const size = Math.ceil(list.length / number);
  return Array.from({ length: number }, (_, at) => list.slice(at * size, (at + 1) * size));
}
