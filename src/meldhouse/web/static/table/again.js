// The last trick by ear. The house lets it be seen until the next piece is played, and words take longer than eyes: whoever asks
// in time hears it to its end before the next piece is shown, and whoever was too late once has time to ask from then on.
import { about, words } from "./about.js";
import { lastInWords } from "./led.js";
import { preferred } from "./prefs.js";
import { hold } from "./store.js";
import { leftToHear, spokenIn } from "./voice.js";
import { unnumbered } from "./words.js";

/** After a trick has been told, so long there is to press a key. */
const TO_ASK = 3000;
let stays = false;

const key = (letter) => (preferred("keys") === "alt" ? `Alt and ${letter}` : letter);

/** What K reads. */
export function askedAgain(table) {
  const trick = table.last ?? table.hand.tricks.at(-1);
  if (trick) return heardOut(table, lastInWords(table, trick));
  const none = !Object.values(table.hand.tricks_won).some(Boolean);
  if (none || !about.seen_again) return `There is no ${words.trick} to be seen yet.`;
  return `${unnumbered(about.seen_again)}${inTime(table)}`;
}

/** What was asked for of a trick that still lies there is heard to its end. */
export function heardOut(table, text) {
  if (table.last) hold(spokenIn(text));
  return text;
}

/** Too late now, but what one can do the next time; where a clock runs, nothing waits. */
function inTime({ clock }) {
  if (clock || preferred("keys") === "off") return "";
  if (preferred("bots") === "wait") return ` While it lies there ${key("K")} reads it: press it before you go on.`;
  stays = true;
  return ` While it lies there ${key("K")} reads it: from now on it stays a moment longer for that. ${key("P")} lets everything wait until you go on.`;
}

/** A trick has been told: it stays until it was heard, and a moment for whoever asks. */
export function letAsk(table, lines) {
  if (stays && table.last && lines.some(({ kind }) => kind === "trick-won")) hold(leftToHear() + TO_ASK);
}
