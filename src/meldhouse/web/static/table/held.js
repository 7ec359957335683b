// What one holds, in words: in the order in which it lies there, or will when the dominoes stand. Trumps among dominoes are named
// first, wherever they stand: nobody finds them by ear otherwise.
import { isDominoes } from "./about.js";
import { inHand } from "./order.js";
import { preferred } from "./prefs.js";
import { isTrump, sorted } from "./sorting.js";
import { handInWords } from "./words.js";

export function heldInWords({ hand }) {
  if (isDominoes) return tilesInWords(hand);
  const held = inHand(hand).map(({ piece }) => piece);
  return handInWords(held, [...new Set(held.map((piece) => piece[1]))]);
}

function tilesInWords(hand) {
  const { trump } = hand;
  const held = preferred("stand") === "auto" ? sorted(hand.hand, trump) : inHand(hand).map(({ piece }) => piece);
  const trumps = trump ? held.filter((tile) => isTrump(tile, trump)) : [];
  if (!trumps.length || trumps.length === held.length) return handInWords(held);
  return `trumps: ${handInWords(trumps)}; others: ${handInWords(held.filter((tile) => !trumps.includes(tile)))}`;
}
