// After a hand: what leads on, for those who do not see it.
import { preferred } from "./prefs.js";
import { fact } from "./saying.js";

const find = (selector) => document.querySelector(selector);

/** The button that goes on; nothing while a hand is played. */
export const onward = () => find(".see-result") ?? find(".next-bar .button.big");

/** Its name and the way to it; where one waits for others, that. */
export function onwardFact() {
  const button = onward();
  const waits = find(".next-bar [role=status]");
  if (!button) return waits && fact("written", { text: waits.textContent.trim() });
  return fact("onward", { button: button.textContent.trim(), keys: preferred("keys") });
}
