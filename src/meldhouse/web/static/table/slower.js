// For those who listen: what others do comes faster than it can be said, unless one asks for it. One key changes that, and whoever
// has things read to him learns of it once.
import { letFinish } from "./focus.js";
import { prefer, preferred } from "./prefs.js";
import { hold } from "./store.js";
import { say, spokenIn, tell } from "./voice.js";

const key = (letter) => (preferred("keys") === "alt" ? `Alt and ${letter}` : letter);

/** From quickly to one thing at a time, and back. */
export function changePace() {
  const waits = preferred("bots") === "wait";
  const text = waits ? `What others do is shown quickly again. ${key("P")} lets it wait for you.` : `What others do now waits for you: ${key("N")} goes on to what comes next. ${key("P")} lets it come quickly again.`;
  hold(spokenIn(text)); // neither the focus nor what comes now cuts it off
  letFinish(spokenIn(text));
  prefer("bots", waits ? "quick" : "wait");
  say(text);
}

export function tellOfPace() {
  if (preferred("paced") === "told" || preferred("bots") === "wait") return;
  prefer("paced", "told");
  tell(`If this is too fast to hear: ${key("P")} lets what others do wait until you go on.`);
}
