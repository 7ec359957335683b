// The figures of the hand and of the game.
import { about, sideOf } from "./about.js";
import { fact, ownFirst, sidesFact } from "./saying.js";
import { standingFacts } from "./standing.js";

/** What was taken so far, by side; nothing if players must remember it themselves. */
export const takenBy = ({ hand, taken }) => hand.points ?? taken ?? null;

/** What the bidding side still has to take, and what is still in play; nothing until that is known. */
function race(table) {
  const { hand, needed } = table;
  if (table.stage !== "hand" || !hand?.bidder || needed === null || needed === undefined) return null;
  const taken = takenBy(table);
  const gone = taken ? Object.values(taken) : theirs(hand).map((tricks) => tricks * about.each_trick); // at least this
  const out = about.in_play - gone.reduce((sum, points) => sum + points, 0);
  return { left: needed - (taken?.[sideOf(hand.bidder)] ?? 0), out, taken };
}

/** How many tricks the others have, by side. */
const theirs = (hand) =>
  Object.entries(hand.tricks_won)
    .filter(([side]) => side !== sideOf(hand.bidder))
    .map(([, tricks]) => tricks);

export function isOutOfReach(table) {
  const found = race(table);
  return found !== null && found.left > found.out;
}

/** Whether the bidders have the trick they need for their meld to count, if the house requires one. */
const keepsMeld = (hand) => !about.keep_trick || hand.tricks_won[sideOf(hand.bidder)] > 0;

/** During play, if the house lets players count. */
export function isMade(table) {
  const found = race(table);
  return (
    found !== null && Boolean(found.taken) && table.hand.phase === "tricks" && found.left <= 0 && keepsMeld(table.hand)
  );
}

/** What the bidding side has to take; what is left of it, if the house lets players count. */
export function needFact(table) {
  const { hand, needed } = table;
  const found = race(table);
  if (!found) return null;
  const { left, out, taken } = found;
  const counts = hand.phase === "tricks" && taken;
  const need = (how, points = 0) => fact("bid-needs", { side: sideOf(hand.bidder), how, points });
  if (left > out) return need("out");
  if (needed === about.in_play && about.each_trick) return need(left > 0 ? "every" : "made");
  if (left <= 0 && !keepsMeld(hand)) return need("trick");
  if (!counts) return needed <= 0 ? need("meld") : need("points", needed);
  return left > 0 ? need("more", left) : need("made");
}

/** The hand so far: meld, points taken, points needed. */
export function handFigures(table) {
  const { hand } = table;
  if (table.stage !== "hand" || !hand) return [];
  const taken = takenBy(table);
  return [
    Object.keys(hand.meld_points).length && fact("news-meld-sums", { sides: sidesFact(hand.meld_points) }),
    hand.phase === "tricks" &&
      (taken
        ? fact("read-taken", { sides: sidesFact(taken) })
        : fact("read-taken-tricks", {
            sides: ownFirst(hand.tricks_won).map(([side, tricks]) => fact("read-side-tricks", { side, tricks })),
          })),
    hand.phase === "tricks" && !taken && about.seen_again && fact("written", { text: about.seen_again }),
    needFact(table),
  ].filter(Boolean);
}

export function scoreFacts(table) {
  if (!table.score) return [fact("sheet-none")];
  return [fact("result-total", { sides: sidesFact(table.score.sides, table.score.unit) }), ...standingFacts(table)];
}
