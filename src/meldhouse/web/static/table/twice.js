// An action that cannot be undone takes two presses: choose, then confirm, just as a card is lifted and then played.
import { asksFirst } from "./beyond.js";
import { preferred } from "./prefs.js";
import { fact } from "./saying.js";
import { act, isWaiting, set, state } from "./store.js";
import { say } from "./voice.js";

export const isMeant = (event, details = {}) => state.meant?.key === JSON.stringify([event, details]);

/** `says` is the button's text: “Bid 52”. */
export function mean(event, details, says) {
  if (isWaiting()) return;
  if (preferred("tap") === "once" || isMeant(event, details)) {
    doMeant({ event, details });
    return;
  }
  set({ meant: { key: JSON.stringify([event, details]), event, details, says }, lifted: null, refusal: null });
  say(fact("dock-again", { what: says }));
}

export function doMeant({ event, details } = state.meant) {
  set({ meant: null });
  if (event === "bid" && asksFirst(details.amount)) return;
  act(event, details);
}
