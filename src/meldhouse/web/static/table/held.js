// What one holds, in words: in the order in which it lies there, or will when the dominoes stand, and in which arrow keys lead through
// it. Trumps among dominoes are called so: nobody finds them by ear otherwise.
import { isDominoes } from "./about.js";
import { inHand, standingTiles } from "./order.js";
import { isTrump } from "./sorting.js";
import { handInWords, pieceName } from "./words.js";

/** `standing`: how dominoes are placed that do not stand yet. */
export function heldInWords(table, standing = null) {
  if (isDominoes) return tilesInWords(standingTiles(table, standing).filter(Boolean), table.hand.trump);
  const held = inHand(table.hand).map(({ piece }) => piece);
  return handInWords(held, [...new Set(held.map((piece) => piece[1]))]);
}

function tilesInWords(held, trump) {
  const trumps = trump ? held.filter((tile) => isTrump(tile, trump)) : [];
  if (!trumps.length || trumps.length === held.length) return handInWords(held);
  const [first, others] = [held.slice(0, trumps.length), held.slice(trumps.length)];
  if (first.every((tile) => trumps.includes(tile))) return `trumps: ${handInWords(first)}; others: ${handInWords(others)}`;
  return held.map((tile) => `${pieceName(tile)}${trumps.includes(tile) ? ", trump" : ""}`).join("; "); // where they may not be moved
}
