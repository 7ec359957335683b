// After a hand: what leads on, for those who do not see it.
import { preferred } from "./prefs.js";

const find = (selector) => document.querySelector(selector);

/** The button that goes on; nothing while a hand is played. */
export const onward = () => find(".see-result") ?? find(".next-bar .button.big");

/** Its name and the way to it; where one waits for others, that. */
export function onwardInWords() {
  const button = onward();
  if (!button) return find(".next-bar [role=status]")?.textContent.trim() ?? "";
  const key = { letters: "N", alt: "Alt and N" }[preferred("keys")];
  return `To go on: the button “${button.textContent.trim()}”${key ? `; ${key} leads to it` : ""}.`;
}
