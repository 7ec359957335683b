// A finished hand by keyboard and by ear: through the steps, along the list of them, and single letters that read something out.
import { heldInWords } from "./held.js";
import { lastInWords, trickInWords } from "./led.js";
import { letterOf } from "./letters.js";
import { say, tell } from "./voice.js";
import { capital, nameOf, pieces } from "./words.js";

const TYPING = "input, select, textarea";
export const KEYS = "Left and right arrow go through the steps, and each is read out; Home and End lead to the first and the last. H reads the hand, T the table, W the step.";

const held = (hand, seat) => `${pieces(hand.hands[seat].length)}. ${capital(heldInWords({ hand: { hand: hand.hands[seat], trump: hand.trump, slots: [] } }))}.`;

/** One's own hand at this step; whoever did not sit there hears all that are shown. */
function handsInWords(table) {
  const { hand, seat } = table;
  const shown = Object.keys(hand.hands).filter((one) => hand.hands[one].length && (!hand.hands[seat]?.length || one === seat));
  return shown.map((one) => (one === seat ? held(hand, one) : `${nameOf(table, one)}: ${held(hand, one)}`)).join(" ") || "No hand is shown here.";
}

const READ = {
  h: ({ table }) => handsInWords(table),
  t: ({ table }) => (table.hand.last ? lastInWords(table, table.hand.last) : trickInWords(table)),
  w: ({ text }, at, last) => `Step ${at + 1} of ${last + 1}: ${text}`,
};
/** What reads something out at the table and has nothing to read here. */
const OTHERS = [..."lkbsm?"];

/** What a key does: a way through the steps (`go`), or something that is said. `now()` is the step that is shown. */
export function stepsByKey(event, all, now, go) {
  if (event.ctrlKey || event.metaKey || event.target.closest?.(TYPING)) return;
  const [at, last] = [now(), all.length - 1];
  const inList = event.target.closest?.("#moves");
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, ...(inList && { ArrowUp: at - 1, ArrowDown: at + 1 }) }[event.altKey ? "" : event.key];
  const letter = letterOf(event);
  if (to !== undefined) {
    event.preventDefault();
    go(to);
  } else if (READ[letter]) {
    event.preventDefault();
    say(READ[letter](all[at], at, last));
  } else if (OTHERS.includes(letter)) {
    say(KEYS);
  }
}

const moves = document.getElementById("moves");
let before = null;
let address = null;

/** The list follows the steps. Only the step that is shown can be come to by Tab: from there arrow keys lead on. */
export function mark(at) {
  const line = document.getElementById(`step-${at + 1}`);
  const link = line.querySelector("a");
  const inList = moves.contains(document.activeElement);
  moves.querySelector("[aria-current]")?.removeAttribute("aria-current");
  for (const one of moves.querySelectorAll("a")) one.tabIndex = line.contains(one) ? 0 : -1;
  link.setAttribute("aria-current", "step");
  if (moves.scrollHeight > moves.clientHeight) moves.scrollTop = line.offsetTop - moves.clientHeight / 2;
  if (before !== null && before !== at) {
    if (inList) link.focus({ preventScroll: true }); // which reads it out
    else if (document.activeElement?.type !== "range") tell([link, line.querySelector(".why")].map((part) => part?.textContent.trim().replace(/\s+/g, " ")).filter(Boolean).join(" "));
  }
  if (before !== null) {
    clearTimeout(address);
    address = setTimeout(() => history.replaceState(null, "", `#step-${at + 1}`), 300);
  }
  before = at;
}
