// A finished hand by keyboard and ear: through the steps, along their list, and single letters that read things out.
import { heldFact } from "./held.js";
import { lastFact, trickFact } from "./led.js";
import { letterOf } from "./letters.js";
import { fact, sentences } from "./saying.js";
import { say, tell } from "./voice.js";

const TYPING = "input, select, textarea";

const held = (hand, seat) =>
  fact("read-hand", {
    number: hand.hands[seat].length,
    hand: heldFact({ hand: { hand: hand.hands[seat], trump: hand.trump, slots: [] } }),
  });

/** The viewer's own hand at this step; someone who did not sit there hears all that are shown. */
function handsFact(table) {
  const { hand, seat } = table;
  const shown = Object.keys(hand.hands).filter(
    (one) => hand.hands[one].length && (!hand.hands[seat]?.length || one === seat),
  );
  return shown.length
    ? sentences(
        shown.map((one) =>
          one === seat ? held(hand, one) : fact("replay-hand-of", { who: one, hand: held(hand, one) }),
        ),
      )
    : fact("replay-no-hand");
}

const READ = {
  h: ({ table }) => handsFact(table),
  t: ({ table }) => (table.hand.last ? lastFact(table, table.hand.last) : trickFact(table)),
  w: ({ heard: says }, at, last) => fact("replay-at", { number: at + 1, most: last + 1, says }),
};
/** Keys that read something at the table but have nothing to read here. */
const OTHERS = [..."lkbsm?"];

/** What a key does: move through the steps (`go`), or say something. `now()` is the current step. */
export function stepsByKey(event, all, now, go) {
  if (event.ctrlKey || event.metaKey || event.target.closest?.(TYPING)) return;
  const [at, last] = [now(), all.length - 1];
  const inList = event.target.closest?.("#moves");
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
    ...(inList && { ArrowUp: at - 1, ArrowDown: at + 1 }),
  }[event.altKey ? "" : event.key];
  const letter = letterOf(event);
  if (to !== undefined) {
    event.preventDefault();
    go(to);
  } else if (READ[letter]) {
    event.preventDefault();
    say(READ[letter](all[at], at, last));
  } else if (OTHERS.includes(letter)) {
    say(fact("replay-keys"));
  }
}

const moves = document.getElementById("moves");
let before = null;
let address = null;

/** The list follows the steps. Tab reaches only the current step; from there arrow keys go on. */
export function mark(at, says) {
  const line = document.getElementById(`step-${at + 1}`);
  const link = line.querySelector("a");
  const inList = moves.contains(document.activeElement);
  moves.querySelector("[aria-current]")?.removeAttribute("aria-current");
  for (const one of moves.querySelectorAll("a")) one.tabIndex = line.contains(one) ? 0 : -1;
  link.setAttribute("aria-current", "step");
  if (moves.scrollHeight > moves.clientHeight) moves.scrollTop = line.offsetTop - moves.clientHeight / 2;
  if (before !== null && before !== at) {
    if (inList)
      link.focus({ preventScroll: true }); // which reads it out
    else if (document.activeElement?.type !== "range")
      tell([says, line.querySelector(".why")?.textContent.trim().replace(/\s+/g, " ")].filter(Boolean).join(" "));
  }
  if (before !== null) {
    clearTimeout(address);
    address = setTimeout(() => history.replaceState(null, "", `#step-${at + 1}`), 300);
  }
  before = at;
}
