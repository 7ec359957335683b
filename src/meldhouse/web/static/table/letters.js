// Which letter key was pressed to read something out, according to the player's settings.
import { preferred } from "./prefs.js";

/** With Alt, some systems produce another character; null if letter keys are off. */
export function letterOf({ key, code, altKey }) {
  const mode = preferred("keys");
  if (mode === "off" || altKey !== (mode === "alt")) return null;
  return altKey ? code.replace(/^Key/, "").toLowerCase() : key.toLowerCase();
}
