// For listeners: others move faster than speech can follow, unless they play one move at a time. One key switches that,
// and screen reader users are told once.
import { letFinish } from "./focus.js";
import { prefer, preferred } from "./prefs.js";
import { aloud, fact } from "./saying.js";
import { hold } from "./store.js";
import { say, spokenIn, tell } from "./voice.js";

/** The working variant: with Alt, or alone. */
const keys = () => (preferred("keys") === "alt" ? "alt" : "letters");

/** Switch from fast to one move at a time, and back. */
export function changePace() {
  const waits = preferred("bots") === "wait";
  const says = waits ? fact("pace-quick", { keys: keys() }) : fact("pace-waits", { keys: keys() });
  const time = spokenIn(aloud(says));
  hold(time); // neither the focus nor news cuts it off
  letFinish(time);
  prefer("bots", waits ? "quick" : "wait");
  say(says);
}

export function tellOfPace() {
  if (preferred("paced") === "told" || preferred("bots") === "wait") return;
  prefer("paced", "told");
  tell(fact("pace-told", { keys: keys() }));
}
