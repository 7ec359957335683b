// Hear the last trick. The house shows it until the next piece is played, but speech is slower than sight: a player who
// asks in time hears all of it before the next piece appears. After asking too late once, players get extra time.
import { about } from "./about.js";
import { lastFact } from "./led.js";
import { preferred } from "./prefs.js";
import { aloud, fact, sentences } from "./saying.js";
import { hold } from "./store.js";
import { leftToHear, spokenIn } from "./voice.js";

/** Milliseconds to press a key after a trick has been read out. */
const TO_ASK = 3000;
let stays = false;

/** What the K key reads. */
export function askedAgain(table) {
  const trick = table.last ?? table.hand.tricks.at(-1);
  if (trick) return heardOut(table, [lastFact(table, trick)]);
  const none = !Object.values(table.hand.tricks_won).some(Boolean);
  return none || !about.seen_again
    ? [fact("again-none")]
    : [fact("written", { text: about.seen_again }), inTime(table)];
}

/** If the trick is still on the table, hold the next play until it has been read out. */
export function heardOut(table, facts) {
  if (table.last) hold(spokenIn(aloud(sentences(facts))));
  return facts;
}

/** Too late now; say what to do the next time. With a clock running, nothing waits. */
function inTime({ clock }) {
  if (clock || preferred("keys") === "off") return null;
  const how = preferred("bots") === "wait" ? "waits" : "stays";
  stays ||= how === "stays";
  return fact("again-in-time", { keys: preferred("keys"), how });
}

/** After a trick was read out, keep it until speech ends, plus a moment to ask. */
export function letAsk(table, lines) {
  if (stays && table.last && lines.some(({ kind }) => kind === "trick-won")) hold(leftToHear() + TO_ASK);
}
