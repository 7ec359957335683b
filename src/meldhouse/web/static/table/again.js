// The last trick by ear. The house lets it be seen until the next piece is played, and words take longer than eyes: whoever asks
// in time hears it to its end before the next piece is shown, and whoever was too late once has time to ask from then on.
import { about } from "./about.js";
import { lastFact } from "./led.js";
import { preferred } from "./prefs.js";
import { aloud, fact, sentences } from "./saying.js";
import { hold } from "./store.js";
import { leftToHear, spokenIn } from "./voice.js";

/** After a trick has been told, so long there is to press a key. */
const TO_ASK = 3000;
let stays = false;

/** What K reads. */
export function askedAgain(table) {
  const trick = table.last ?? table.hand.tricks.at(-1);
  if (trick) return heardOut(table, [lastFact(table, trick)]);
  const none = !Object.values(table.hand.tricks_won).some(Boolean);
  return none || !about.seen_again ? [fact("again-none")] : [fact("written", { text: about.seen_again }), inTime(table)];
}

/** What was asked for of a trick that still lies there is heard to its end. */
export function heardOut(table, facts) {
  if (table.last) hold(spokenIn(aloud(sentences(facts))));
  return facts;
}

/** Too late now, but what one can do the next time; where a clock runs, nothing waits. */
function inTime({ clock }) {
  if (clock || preferred("keys") === "off") return null;
  const how = preferred("bots") === "wait" ? "waits" : "stays";
  stays ||= how === "stays";
  return fact("again-in-time", { keys: preferred("keys"), how });
}

/** A trick has been told: it stays until it was heard, and a moment for whoever asks. */
export function letAsk(table, lines) {
  if (stays && table.last && lines.some(({ kind }) => kind === "trick-won")) hold(leftToHear() + TO_ASK);
}
