// Keyboard focus, for people who rely on it: it is never lost with the element it was on, and at the player's turn it
// goes to the move, unless the player has put it elsewhere.
import { preferred } from "./prefs.js";
import { hold, isWaiting, state } from "./store.js";
import { hush, leftToHear } from "./voice.js";

const MOVES = [
  ".dock > .confirm-row .strong",
  ".bid-box",
  ".trumps",
  ".dock-acts .button.strong",
  ".dock-acts .button",
];
const IN_HAND = ".hand [tabindex='0']";

/* When it is the player's turn to bid, focus goes to the box around the calls, where Enter does nothing, so that one
   press too many neither passes nor names a suit. The next Tab or arrow key goes to the first button. */

let last = null;
/** The element focused by the page, until the player moves the focus. */
let placed = null;
/** How many pieces the hand had when the page was last drawn. */
let held = 0;
let byMouse = false;
let asked = false;
/** Until this time, speech must not be cut off by moving the focus; and the timer that checks again afterwards. */
let [heardBy, again] = [0, null];
/** Keys with which players move on, or silence their screen reader. */
const GOES_ON = ["Enter", " ", "Escape", "Control", "Tab"];
const LEADS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

document.addEventListener("focusin", ({ target }) => {
  last = target;
  if (target !== placed) placed = null;
});
/** How this browser was last used: style sheets show the focus ring only for keys. */
const usedBy = (what) => (document.documentElement.dataset.by = what);
usedBy(matchMedia("(pointer: coarse)").matches ? "pointer" : "keys");
addEventListener(
  "keydown",
  () => {
    byMouse = false;
    usedBy("keys");
  },
  true,
);
addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    byMouse = pointerType === "mouse";
    usedBy("pointer");
  },
  true,
);

const MOMENT = 700;
const CONFIRMED = 2000;
/** When a move was waiting to be confirmed, and what has since come under the player's finger. */
let [meant, came, when] = [0, null, 0];

/** An Enter meant for a vanished button must not press the one that replaced it. */
addEventListener(
  "keydown",
  (event) => {
    if (!["Enter", " "].includes(event.key) || event.target !== came || Date.now() - when > MOMENT) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

const find = (selector) => document.querySelector(selector);

export const firstPlayable = () => find(".hand .held:not(.unplayable)");

/** The next playable piece after this one; after the last, the first. */
function nextPlayable(from) {
  const all = [...document.querySelectorAll(".hand .held")];
  return all.slice(all.indexOf(from)).find((one) => !one.matches(".unplayable")) ?? firstPlayable();
}

/** What a hint advised, for a player coming from it. */
function advised(action) {
  const held = () => find(".hand .hinted");
  return {
    play: held,
    "pass-pieces": held,
    discard: held,
    bid: () => find(`.bid[data-amount="${action.amount}"]`),
    "name-trump": () => find(`.trump-choice[data-trump="${action.trump}"]`),
  }[action?.event]?.();
}

/** The first possible action, or nothing if all there is to do is wait. */
function firstMove(table) {
  if (table.stage === "gathering") return find(".gather-start .button.strong");
  if (table.stage !== "hand") return find(".see-result") ?? find(".ending h2, .result h2");
  if (!table.hand?.to_act.includes(table.seat) && !table.keep) return null;
  const wanted = advised(state.hint?.action);
  if (wanted) return wanted;
  if (table.may?.plays) return firstPlayable();
  if (table.may?.give || table.may?.discard || find(".stand-up")) return find(IN_HAND);
  return MOVES.map(find).find(Boolean) ?? null;
}

/** Where to wait: on the button that goes on, in the hand during play, or on the line that explains the wait. */
function waitingPlace(table) {
  return (
    find(".next-play") ??
    (table.hand?.phase === "tricks" ? find(IN_HAND) : null) ??
    find(".prompt") ??
    find("main h2, main h1")
  );
}

function put(goal) {
  placed = goal;
  goal?.focus({ preventScroll: byMouse });
  const surprises = goal?.matches(".see-result") || Date.now() - meant < CONFIRMED;
  if (goal !== came) [came, when] = [surprises && !goal?.matches(".held") ? goal : null, Date.now()];
}

/** For this long (in milliseconds), focus goes to the move only when a key asks for it. */
export function letFinish(time) {
  heardBy = Date.now() + time;
}

/** How long to wait: listeners hear what led to their move before they hear where they are. No waiting while a clock
    runs. */
function waits({ stage, clock }) {
  if (stage !== "hand" || clock) return 0;
  return Math.max(heardBy - Date.now(), preferred("ear") === "used" ? leftToHear() : 0);
}

function lookAgain(time) {
  clearTimeout(again);
  again = setTimeout(keepFocus, time);
}

addEventListener(
  "keydown",
  ({ key, target }) => {
    const leads = LEADS.includes(key) && target.matches?.(".prompt"); // from the prompt, arrow keys go to the move
    if (!state.table || !(leads || GOES_ON.includes(key)) || (waits(state.table) <= 0 && !leads)) return;
    heardBy = 0;
    hush();
    hold(0);
    if (["Enter", " "].includes(key) && target === placed) placed = null; // the player has chosen it
    setTimeout(keepFocus); // only after this key has had its effect
  },
  true,
);

/** After the page is drawn. */
export function keepFocus() {
  const { table } = state;
  const now = document.activeElement;
  const nowhere = !now || now === document.body;
  if (!table || find("dialog[open]")) return;
  if (state.lifted || state.meant) meant = Date.now();
  const left = document.querySelectorAll(".hand .held").length;
  if (left < held && now?.matches(".held")) placed = now; // after a play, an identical piece has kept the focus
  held = left;
  const was = asked;
  asked = Boolean(table.may?.acts?.includes("answer-claim"));
  const listens = waits(table) > 0;
  if (listens) lookAgain(waits(table));
  if (asked && listens) asked = was;
  else if (asked && !was && !byMouse) return put(firstMove(table)); // no play before the answer
  const barred = now === placed && table.may?.plays && now?.matches(".held.unplayable") && !isWaiting();
  if (barred && !listens) return put(nextPlayable(now));
  if (!(nowhere || now.matches(".prompt"))) return;
  const lost = nowhere && last !== null && !last.isConnected;
  if (isWaiting() && !lost) return;
  if (lost && last.matches(".held") && find(IN_HAND)) return put(find(IN_HAND)); // the one after the played piece
  if (isWaiting()) return put(waitingPlace(table)); // nothing can be pressed before the server answers
  const move = listens ? null : (firstMove(table) ?? find(".next-play"));
  if (move && (lost || !byMouse)) put(move);
  else if (lost) put((listens && find(".prompt")) || waitingPlace(table));
}

/** For the skip link at the top of the page. */
export function toMove() {
  const { table } = state;
  if (table) put(firstMove(table) ?? waitingPlace(table));
}
