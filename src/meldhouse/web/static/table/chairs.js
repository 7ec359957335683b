// Who sits where before a game, in words for people who can't see the chairs.
import { partnerOf, places } from "./about.js";
import { fact } from "./saying.js";

const place = (seat) => fact("seat", { seat });

function who(table, seat) {
  const { kind, level, name, here } = table.chairs[seat];
  if (kind === "empty") return fact("plate-note", { what: "free" });
  if (kind === "bot") return fact("level-computer", { level });
  return fact("seat-person", { name, you: seat === table.seat ? "yes" : "no", here: here ? "yes" : "no" });
}

/** Whether my partner sits there, or will. */
export const isMate = (table, seat) => (table.seat && partnerOf(table.seat) === seat ? "yes" : "no");

/** “North, your partner: free”. */
export const chairFact = (table, seat) =>
  fact("seat-line", { where: place(seat), mate: isMate(table, seat), who: who(table, seat) });

/** Everybody, clockwise from the listener; and who plays together. */
export function sitsFact(table) {
  const seats = places(table.seat).map(([seat]) => seat);
  const free = seats.filter((seat) => table.chairs[seat].kind === "empty").map(place);
  return fact("seats-all", {
    lines: seats.map((seat) => chairFact(table, seat)),
    free,
    pairs: partnerOf(seats[0]) ? "yes" : "no",
  });
}

/** What has changed since `before`: “West: Ann. East: free.” */
export function changesFact(table, before) {
  const said = (one, seat) => JSON.stringify(who(one, seat));
  const lines = Object.keys(table.chairs)
    .filter((seat) => said(table, seat) !== said(before, seat))
    .map((seat) => chairFact(table, seat));
  return lines.length ? fact("seats-changed", { lines }) : null;
}
