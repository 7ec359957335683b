// For those who listen: what others do comes faster than it can be said, unless one asks for it. One key changes that, and whoever
// has things read to him learns of it once.
import { letFinish } from "./focus.js";
import { prefer, preferred } from "./prefs.js";
import { aloud, fact } from "./saying.js";
import { hold } from "./store.js";
import { say, spokenIn, tell } from "./voice.js";

/** Those that work at all: with Alt, or alone. */
const keys = () => (preferred("keys") === "alt" ? "alt" : "letters");

/** From quickly to one thing at a time, and back. */
export function changePace() {
  const waits = preferred("bots") === "wait";
  const says = waits ? fact("pace-quick", { keys: keys() }) : fact("pace-waits", { keys: keys() });
  const time = spokenIn(aloud(says));
  hold(time); // neither the focus nor what comes now cuts it off
  letFinish(time);
  prefer("bots", waits ? "quick" : "wait");
  say(says);
}

export function tellOfPace() {
  if (preferred("paced") === "told" || preferred("bots") === "wait") return;
  prefer("paced", "told");
  tell(fact("pace-told", { keys: keys() }));
}
