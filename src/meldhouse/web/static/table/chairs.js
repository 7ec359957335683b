// Who sits where before a game, for those who do not see the chairs around the table.
import { compass, partnerOf, places } from "./about.js";
import { join, levelName } from "./words.js";

function who(table, seat) {
  const chair = table.chairs[seat];
  if (chair.kind === "empty") return "free";
  if (chair.kind === "bot") return `a bot, ${levelName(chair.level)}`;
  return `${seat === table.seat ? `you, ${chair.name}` : chair.name}${chair.here ? "" : ", not here now"}`;
}

/** “North, your partner: free”. */
export function chairInWords(table, seat) {
  const mate = table.seat && partnerOf(table.seat) === seat ? ", your partner" : "";
  return `${compass(seat)}${mate}: ${who(table, seat)}`;
}

/** Everybody, clockwise from whoever listens; and who plays together. */
export function sitsInWords(table) {
  const seats = places(table.seat).map(([seat]) => seat);
  const free = seats.filter((seat) => table.chairs[seat].kind === "empty").map(compass);
  const told = free.length === 0 ? "No chair is free." : free.length === 1 ? `One chair is free: ${free[0]}.` : `${free.length} chairs are free: ${join(free)}.`;
  const sides = partnerOf(seats[0]) ? " North and South play together, and East and West." : "";
  return `${seats.map((seat) => chairInWords(table, seat)).join(". ")}. ${told}${sides}`;
}

/** What has changed since `before`: “West: Ann. East: free.” */
export function changesInWords(table, before) {
  return Object.keys(table.chairs)
    .filter((seat) => who(table, seat) !== who(before, seat))
    .map((seat) => `${chairInWords(table, seat)}.`)
    .join(" ");
}
