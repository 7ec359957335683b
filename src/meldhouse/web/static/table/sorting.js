// Dominoes in an order in which one finds them: trump first where it is named, until then the suit one is longest in.
const isDouble = (tile) => tile[0] === tile[2];

/** The suit of which most are held; of two, the one with its double, and then the higher one. */
function longest(tiles) {
  const weight = (pip) => tiles.filter((tile) => tile.includes(pip)).length * 100 + tiles.includes(`${pip}-${pip}`) * 10 + Number(pip);
  return [..."0123456"].reduce((best, pip) => (weight(pip) > weight(best) ? pip : best));
}

/** In every suit its double leads, as it does in play. */
export function sorted(tiles, trump = null) {
  const first = trump ?? longest(tiles);
  const place = (tile) => {
    const [high, low] = [Number(tile[0]), Number(tile[2])];
    if (first === "doubles" && isDouble(tile)) return 1000 + high;
    if (tile.includes(first)) return 1000 + (isDouble(tile) ? 100 : high + low);
    return high * 10 + (isDouble(tile) ? 9 : low);
  };
  return [...tiles].sort((one, other) => place(other) - place(one));
}
