// A bot that thinks for more than a moment: its plate says so quietly, so that the table does not seem frozen.
import { waitsForMe } from "./pacing.js";
import { fact } from "./saying.js";
import { listen, set, state } from "./store.js";

const MOMENT = 1000;
let timer;

/** The bots everybody is waiting for. */
export function thinkers(table) {
  const { stage, hand, chairs, seat } = table;
  if (stage !== "hand" || !hand || hand.stopped || hand.to_act.includes(seat) || waitsForMe(table)) return [];
  return hand.to_act.filter((one) => chairs[one].kind !== "person" || chairs[one].away);
}

/** After a minute of waiting, people want to know why, how far it is, and that it happens only once. */
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
  else if (thinkers(table).length)
    timer = setTimeout(() => thinkers(state.table).length && set({ thinking: true }), MOMENT);
});
