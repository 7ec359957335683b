// A bot that thinks for more than a moment: its plate says so quietly, so that nobody takes the table for dead.
import { waitsForMe } from "./pacing.js";
import { listen, set, state } from "./store.js";
import { join, nameOf } from "./words.js";

const MOMENT = 1000;
let timer;

/** The bots for whom everybody waits. */
export function thinkers(table) {
  const { stage, hand, chairs, seat } = table;
  if (stage !== "hand" || !hand || hand.stopped || hand.to_act.includes(seat) || waitsForMe(table)) return [];
  return hand.to_act.filter((one) => chairs[one].kind !== "person" || chairs[one].away);
}

/** Whoever waits a minute wants to know why, how far it is, and that it does not come again. */
function warmingInWords({ percent }) {
  if (percent === null) return "The players are getting ready: a few seconds.";
  return `The players are warming up: ${percent} percent. This happens once on a machine.`;
}

/** Bots that cannot think yet. */
export const areWarming = (table) => Boolean(table.readying) && thinkers(table).length > 0;

/** “West is thinking…”, or why it takes longer just now. */
export function thinkingInWords(table) {
  if (table.readying) return warmingInWords(table.readying);
  const who = thinkers(table);
  return `${join(who.map((one) => nameOf(table, one)))} ${who.length > 1 ? "are" : "is"} thinking…`;
}

listen((table) => {
  clearTimeout(timer);
  if (areWarming(table)) set({ thinking: true });
  else if (thinkers(table).length) timer = setTimeout(() => thinkers(state.table).length && set({ thinking: true }), MOMENT);
});
