// The figures of the hand and of the game, in words.
import { about, sideOf, words } from "./about.js";
import { standingInWords } from "./standing.js";
import { capital, many, sideName, sideWord, unnumbered } from "./words.js";

/** A number as it is said: a sign that is only drawn is not heard. */
export const spoken = (number, unit) => `${number < 0 ? "minus " : ""}${many(Math.abs(number), unit.replace(/s$/, ""))}`;

const shortly = (table, side) => ({ We: "you", They: "they" })[sideWord(table, side)] ?? sideName(table, side);
const each = (table, values, unit) => Object.entries(values).map(([side, value]) => `${sideName(table, side).replace(/^You/, "you")} ${many(value, unit)}`).join(", ");

/** What was taken so far, by side; nothing where everybody keeps that in mind himself. */
export const takenBy = ({ hand, taken }) => hand.points ?? taken ?? null;

/** What is still to be taken by the bidding side, and what is still in play; nothing before that is known. */
function race(table) {
  const { hand, needed } = table;
  if (table.stage !== "hand" || !hand?.bidder || needed === null || needed === undefined) return null;
  const taken = takenBy(table);
  const gone = taken ? Object.values(taken) : theirs(hand).map((tricks) => tricks * about.each_trick); // that much at least
  const out = about.in_play - gone.reduce((sum, points) => sum + points, 0);
  return { left: needed - (taken?.[sideOf(hand.bidder)] ?? 0), out, taken };
}

/** How many tricks the others have, side by side. */
const theirs = (hand) => Object.entries(hand.tricks_won).filter(([side]) => side !== sideOf(hand.bidder)).map(([, tricks]) => tricks);

export function isOutOfReach(table) {
  const found = race(table);
  return found !== null && found.left > found.out;
}

/** Whether the bidders have the trick that their meld counts with, where the house asks for one. */
const keepsMeld = (hand) => !about.keep_trick || hand.tricks_won[sideOf(hand.bidder)] > 0;

/** While it is played, where the house lets one count. */
export function isMade(table) {
  const found = race(table);
  return found !== null && Boolean(found.taken) && table.hand.phase === "tricks" && found.left <= 0 && keepsMeld(table.hand);
}

/** What the bidding side has to take, or has still to take where the house lets one count. */
export function needInWords(table) {
  const { hand, needed } = table;
  const found = race(table);
  if (!found) return "";
  const { left, out, taken } = found;
  const side = sideOf(hand.bidder);
  const who = capital(shortly(table, side));
  const need = who === "You" || who === "They" || side.length > 1 ? "need" : "needs";
  if (left > out) return "The bid is out of reach.";
  if (needed === about.in_play && about.each_trick) return left > 0 ? `${who} ${need} every ${words.trick}.` : "The bid is made.";
  if (left <= 0 && !keepsMeld(hand)) return `${who} ${need} one ${words.trick}.`;
  if (needed <= 0 && (hand.phase !== "tricks" || !taken)) return "The bid is made by meld.";
  if (hand.phase !== "tricks" || !taken) return `${who} ${need} ${many(needed, "point")} in play.`;
  return left > 0 ? `${who} ${need} ${many(left, "point")} more.` : `The bid is made.`;
}

/** The hand so far: meld, what was taken, what is needed. */
export function handInFigures(table) {
  const { hand } = table;
  if (table.stage !== "hand" || !hand) return "";
  const told = [];
  if (Object.keys(hand.meld_points).length) told.push(`Meld: ${each(table, hand.meld_points, "point")}.`);
  if (hand.phase === "tricks") told.push(takenBy(table) ? `Taken so far: ${each(table, takenBy(table), "point")}.` : `Taken so far: ${each(table, hand.tricks_won, words.trick)}. The points in them are counted when the hand is over. ${unnumbered(about.seen_again)}`.trim());
  told.push(needInWords(table));
  const said = told.filter(Boolean).join(" ");
  return said ? `This hand. ${said}` : "";
}

export function scoreInWords(table) {
  if (!table.score) return "There is no score yet.";
  const { sides, unit } = table.score;
  const told = Object.entries(sides).map(([side, total]) => `${sideName(table, side)}: ${spoken(total, unit)}`);
  return `The ${table.game}. ${told.join(". ")}. ${standingInWords(table)}`.trim();
}
