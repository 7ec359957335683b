// What the page was told about the house when loaded; it does not change during play.
export const root = document.getElementById("table");
export const about = JSON.parse(root.dataset.about);
export const id = root.dataset.table;
/** The table's address for other devices; and whether it works only on this computer so far. */
export const link = root.dataset.link;
export const isOnlyHere = "onlyHere" in root.dataset;
export const isDominoes = about.pieces === "dominoes";

const CLOCKWISE = ["N", "E", "S", "W"].slice(0, about.sides.flat().length);
const PLACES = { 4: ["bottom", "left", "top", "right"], 3: ["bottom", "left", "right"] };

export const sideOf = (seat) => about.sides.find((side) => side.includes(seat)).join("");
export const partnerOf = (seat) => about.sides.find((side) => side.includes(seat)).find((one) => one !== seat);

/** Every chair with its place on the screen, clockwise from the viewer at the bottom. */
export function places(me) {
  const first = CLOCKWISE.indexOf(me ?? "S");
  return CLOCKWISE.map((_, at) => [CLOCKWISE[(first + at) % CLOCKWISE.length], PLACES[CLOCKWISE.length][at]]);
}
