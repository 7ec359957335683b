// What the player holds, in the order it lies on the screen (or will, once the dominoes are placed), which arrow keys
// follow. Trumps among dominoes are announced as such: they can't be told by ear otherwise.
import { isDominoes } from "./about.js";
import { inHand, standingTiles } from "./order.js";
import { fact, handFact } from "./saying.js";
import { isTrump } from "./sorting.js";

/** `standing`: the order chosen for dominoes that are not placed yet. */
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
  return fact("hand-suits", {
    suits: held.map((tile) => fact("hand-tile", { tile, trump: trumps.includes(tile) ? "yes" : "no" })),
  }); // if dominoes may not be moved
}
