// A bot that thinks for more than a moment: its plate says so quietly, so that nobody takes the table for dead.
import { waitsForMe } from "./pacing.js";
import { fact } from "./saying.js";
import { listen, set, state } from "./store.js";

const MOMENT = 1000;
let timer;

/** The bots for whom everybody waits. */
export function thinkers(table) {
  const { stage, hand, chairs, seat } = table;
  if (stage !== "hand" || !hand || hand.stopped || hand.to_act.includes(seat) || waitsForMe(table)) return [];
  return hand.to_act.filter((one) => chairs[one].kind !== "person" || chairs[one].away);
}

/** Whoever waits a minute wants to know why, how far it is, and that it does not come again. */
const readyingFact = ({ percent }) => (percent === null ? fact("readying") : fact("readying-first", { percent }));

/** Bots that cannot think yet. */
export const areWarming = (table) => Boolean(table.readying) && thinkers(table).length > 0;

/** “West is thinking…”, or why it takes longer just now. */
export function thinkingFact(table) {
  if (table.readying) return readyingFact(table.readying);
  return fact("thinking", { who: thinkers(table) });
}

listen((table) => {
  clearTimeout(timer);
  if (areWarming(table)) set({ thinking: true });
  else if (thinkers(table).length) timer = setTimeout(() => thinkers(state.table).length && set({ thinking: true }), MOMENT);
});
