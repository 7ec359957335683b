// Where a game stands: how far it goes, which game of the match it is, and who has won how many.
import { about } from "./about.js";
import { many, sideName, sideWord } from "./words.js";

/** Hands that are dealt again and decide nothing. */
export const UNCOUNTED = new Set(["passed-out", "void", "broken-off", "misdealt"]);

const wins = ({ games }) => Object.values(games).reduce((sum, one) => sum + one, 0);
const isMatch = ({ score }) => Boolean(score && Object.keys(score.games).length);
/** The number of the game that is being played, or that has just ended. */
const gameNumber = ({ score }) => wins(score) + (score.winner ? 0 : 1);

/** My own side first; to those who watch, as it comes. */
function ordered({ seat }, games) {
  return Object.keys(games).sort((one, other) => Boolean(seat && other.includes(seat)) - Boolean(seat && one.includes(seat)));
}

const tally = (table) => ordered(table, table.score.games).map((side) => table.score.games[side]).join("–");

/** “Hand 3”, “Hand 2 of 4”, “Hand 9” and “game 2, 1–0”: for the line under the name of the house. */
export function standingShortly(table) {
  if (!(table.number > 0)) return [];
  const { score } = table;
  const done = score?.rows.filter(({ how }) => !UNCOUNTED.has(how)).length ?? 0;
  const hand = about.hands ? `Hand ${Math.min(about.hands, done + (table.stage === "hand" ? 1 : 0)) || 1} of ${about.hands}` : `Hand ${table.number}`;
  return [hand, isMatch(table) && `game ${gameNumber(table)}, ${tally(table)}`].filter(Boolean);
}

/** The same as a sentence, over the score sheet and for those who listen. */
export function standingInWords(table) {
  const goal = about.hands ? `A ${table.game} has ${many(about.hands, "hand")}.` : about.goal ? `The ${table.game} goes ${about.goal}${table.score?.unit === "points" ? " points" : ""}.` : "";
  return [goal, matchInWords(table)].filter(Boolean).join(" ");
}

export function matchInWords(table) {
  if (!isMatch(table)) return "";
  const { games, is_decided: decided } = table.score;
  const won = ordered(table, games).map((side) => `${{ We: "you", They: "they" }[sideWord(table, side)] ?? sideName(table, side)} ${games[side]}`);
  return `${decided ? "The match is over" : `Game ${gameNumber(table)} of a match, best of ${about.best_of}`}: games won, ${won.join(", ")}.`;
}

/** Whether another game of the same match follows. */
export const goesOn = (table) => isMatch(table) && !table.score.is_decided;
