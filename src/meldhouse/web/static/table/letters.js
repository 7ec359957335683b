// Which letter was pressed to have something read out, as this browser's owner wants it.
import { preferred } from "./prefs.js";

/** With Alt some systems write another sign for it; nothing where letters are turned off. */
export function letterOf({ key, code, altKey }) {
  const mode = preferred("keys");
  if (mode === "off" || altKey !== (mode === "alt")) return null;
  return altKey ? code.replace(/^Key/, "").toLowerCase() : key.toLowerCase();
}
