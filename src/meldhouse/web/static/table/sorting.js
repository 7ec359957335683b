// Dominoes in an order easy to search: by the higher end, then by the other; trumps first once they are named.
const isDouble = (tile) => tile[0] === tile[2];

export const isTrump = (tile, trump) => (trump === "doubles" ? isDouble(tile) : tile.includes(trump));

/** Among trumps the double comes first, as in play. */
export function sorted(tiles, trump = null) {
  const place = (tile) => {
    const [high, low] = [Number(tile[0]), Number(tile[2])];
    if (trump === null || !isTrump(tile, trump)) return high * 10 + low;
    return 1000 + (trump === "doubles" ? high : isDouble(tile) ? 100 : high + low);
  };
  return [...tiles].sort((one, other) => place(other) - place(one));
}
