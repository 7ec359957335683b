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

/** “West is thinking…” */
export const thinkingFact = (table) => fact("thinking", { who: thinkers(table) });

listen((table) => {
  clearTimeout(timer);
  if (thinkers(table).length) timer = setTimeout(() => thinkers(state.table).length && set({ thinking: true }), MOMENT);
});
