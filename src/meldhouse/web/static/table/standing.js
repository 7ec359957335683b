// Where a game stands: its length, its number in the match, and how many games each side has won.
import { about } from "./about.js";
import { fact, ownFirst, sidesFact, t } from "./saying.js";

/** Redeals that decide nothing. */
export const UNCOUNTED = new Set(["passed-out", "void", "broken-off", "misdealt"]);

const wins = ({ games }) => Object.values(games).reduce((sum, one) => sum + one, 0);
const isMatch = ({ score }) => Boolean(score && Object.keys(score.games).length);
/** The number of the current game, or of the one that has just ended. */
const gameNumber = ({ score }) => wins(score) + (score.winner ? 0 : 1);

/** “Hand 3”, “Hand 2 of 4”, “Hand 9” and “game 2, 1–0”: for the line below the name of the house. */
export function standingShortly(table) {
  const { number, score, stage } = table;
  if (!(number > 0)) return [];
  const done = score?.rows.filter(({ how }) => !UNCOUNTED.has(how)).length ?? 0;
  const hand = about.hands
    ? t("game-hand-of", { number: Math.min(about.hands, done + (stage === "hand" ? 1 : 0)) || 1, hands: about.hands })
    : t("game-hand", { number });
  if (!isMatch(table)) return [hand];
  const [won, ...others] = ownFirst(score.games).map(([, games]) => games);
  return [hand, t("game-number", { number: gameNumber(table), won, lost: Math.max(...others) })];
}

/** The same in sentences, above the score sheet and for listeners. */
export function standingFacts(table) {
  const goal = about.hands
    ? fact("game-hands", { what: table.game, hands: about.hands })
    : fact("game-target", { what: table.game, unit: table.score?.unit ?? "points", target: about.target });
  return [goal, matchFact(table)].filter(Boolean);
}

export function matchFact(table) {
  if (!isMatch(table)) return null;
  const { games, is_decided: decided } = table.score;
  const sides = sidesFact(games);
  return decided
    ? fact("game-match-over", { sides })
    : fact("game-of-match", { number: gameNumber(table), best: about.best_of, sides });
}

/** Whether another game of the same match follows. */
export const goesOn = (table) => isMatch(table) && !table.score.is_decided;
