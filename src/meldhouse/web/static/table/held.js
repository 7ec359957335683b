// What one holds: in the order in which it lies there, or will when the dominoes stand, and in which arrow keys lead through
// it. Trumps among dominoes are called so: nobody finds them by ear otherwise.
import { isDominoes } from "./about.js";
import { inHand, standingTiles } from "./order.js";
import { fact, handFact } from "./saying.js";
import { isTrump } from "./sorting.js";

/** `standing`: how dominoes are placed that do not stand yet. */
export function heldFact(table, standing = null) {
  if (isDominoes) return tilesFact(standingTiles(table, standing).filter(Boolean), table.hand.trump);
  const held = inHand(table.hand).map(({ piece }) => piece);
  return handFact(held, [...new Set(held.map((piece) => piece[1]))]);
}

function tilesFact(held, trump) {
  const trumps = trump ? held.filter((tile) => isTrump(tile, trump)) : [];
  if (!trumps.length || trumps.length === held.length) return handFact(held);
  const [first, others] = [held.slice(0, trumps.length), held.slice(trumps.length)];
  if (first.every((tile) => trumps.includes(tile))) return fact("hand-trumps", { trumps: first, others });
  return fact("hand-suits", { suits: held.map((tile) => fact("hand-tile", { tile, trump: trumps.includes(tile) ? "yes" : "no" })) }); // where they may not be moved
}
