// How to go on after a hand, for people who can't see it.
import { preferred } from "./prefs.js";
import { fact } from "./saying.js";

const find = (selector) => document.querySelector(selector);

/** The button that goes on; none during a hand. */
export const onward = () => find(".see-result") ?? find(".next-bar .button.big");

/** Its name and how to reach it; or that others are still awaited. */
export function onwardFact() {
  const button = onward();
  const waits = find(".next-bar [role=status]");
  if (!button) return waits && fact("written", { text: waits.textContent.trim() });
  return fact("onward", { button: button.textContent.trim(), keys: preferred("keys") });
}
