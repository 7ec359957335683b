// Where the focus is, for those who have nothing else to go by: it is never lost with the thing that it was on, and when
// it is one's turn it lies on the move, unless one has put it somewhere oneself.
import { preferred } from "./prefs.js";
import { hold, isWaiting, state } from "./store.js";
import { hush, leftToHear } from "./voice.js";

const MOVES = [".dock > .confirm-row .strong", ".bid-box", ".trumps", ".dock-acts .button.strong", ".dock-acts .button"];
const IN_HAND = ".hand [tabindex='0']";

/* At one's turn to bid the focus lies on the box around the calls, where Enter does nothing: nobody passes by pressing
   once too often, nor names the first suit. The next Tab or arrow key leads to the first of them. */

let last = null;
/** What the focus was put on by the page, as long as nobody has moved it. */
let placed = null;
/** How many there were in the hand when the page was drawn last. */
let held = 0;
let byMouse = false;
let asked = false;
/** Until then something is read out that must not be cut off by a focus that moves; and what looks again afterwards. */
let [heardBy, again] = [0, null];
/** With these somebody goes on himself, or silences his screen reader. */
const GOES_ON = ["Enter", " ", "Escape", "Control", "Tab"];
const LEADS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

document.addEventListener("focusin", ({ target }) => {
  last = target;
  if (target !== placed) placed = null;
});
/** How this browser was used last: the style sheets frame what has the focus only for keys. */
const usedBy = (what) => (document.documentElement.dataset.by = what);
usedBy(matchMedia("(pointer: coarse)").matches ? "pointer" : "keys");
addEventListener("keydown", () => {
  byMouse = false;
  usedBy("keys");
}, true);
addEventListener("pointerdown", ({ pointerType }) => {
  byMouse = pointerType === "mouse";
  usedBy("pointer");
}, true);

const MOMENT = 700;
const CONFIRMED = 2000;
/** Since when something waits to be confirmed, and what has come under the fingers meanwhile. */
let [meant, came, when] = [0, null, 0];

/** Enter that was meant for what has just gone must not press what has come in its place. */
addEventListener("keydown", (event) => {
  if (!["Enter", " "].includes(event.key) || event.target !== came || Date.now() - when > MOMENT) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

const find = (selector) => document.querySelector(selector);

export const firstPlayable = () => find(".hand .held:not(.unplayable)");

/** The next that can be played, from this one on; after the last of them, the first. */
function nextPlayable(from) {
  const all = [...document.querySelectorAll(".hand .held")];
  return all.slice(all.indexOf(from)).find((one) => !one.matches(".unplayable")) ?? firstPlayable();
}

/** What a hint has advised, for whoever comes from there. */
function advised(action) {
  const held = () => find(".hand .hinted");
  return { play: held, "pass-pieces": held, discard: held, bid: () => find(`.bid[data-amount="${action.amount}"]`), "name-trump": () => find(`.trump-choice[data-trump="${action.trump}"]`) }[action?.event]?.();
}

/** The first thing that can be done now, or nothing where there is nothing to do but wait. */
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

/** Where to wait: on the button that goes on, in the hand while it is played, or on the line that says what for. */
function waitingPlace(table) {
  return find(".next-play") ?? (table.hand?.phase === "tricks" ? find(IN_HAND) : null) ?? find(".prompt") ?? find("main h2, main h1");
}

function put(goal) {
  placed = goal;
  goal?.focus({ preventScroll: byMouse });
  const surprises = goal?.matches(".see-result") || Date.now() - meant < CONFIRMED;
  if (goal !== came) [came, when] = [surprises && !goal?.matches(".held") ? goal : null, Date.now()];
}

/** So long (in milliseconds) the focus comes to the move only when a key asks for it. */
export function letFinish(time) {
  heardBy = Date.now() + time;
}

/** So long it waits: whoever has things read to him hears what led to his move before he hears where he is. Nobody dawdles while a
    clock runs. */
function waits({ stage, clock }) {
  if (stage !== "hand" || clock) return 0;
  return Math.max(heardBy - Date.now(), preferred("ear") === "used" ? leftToHear() : 0);
}

function lookAgain(time) {
  clearTimeout(again);
  again = setTimeout(keepFocus, time);
}

addEventListener("keydown", ({ key, target }) => {
  const leads = LEADS.includes(key) && target.matches?.(".prompt"); // from the line that asks for a move they lead to it
  if (!state.table || !(leads || GOES_ON.includes(key)) || (waits(state.table) <= 0 && !leads)) return;
  heardBy = 0;
  hush();
  hold(0);
  if (["Enter", " "].includes(key) && target === placed) placed = null; // he has chosen it
  setTimeout(keepFocus); // not before this key has done what it does
}, true);

/** After every drawing of the page. */
export function keepFocus() {
  const { table } = state;
  const now = document.activeElement;
  const nowhere = !now || now === document.body;
  if (!table || find("dialog[open]")) return;
  if (state.lifted || state.meant) meant = Date.now();
  const left = document.querySelectorAll(".hand .held").length;
  if (left < held && now?.matches(".held")) placed = now; // where one was played, another that looks the same has kept the focus
  held = left;
  const was = asked;
  asked = Boolean(table.may?.acts?.includes("answer-claim"));
  const listens = waits(table) > 0;
  if (listens) lookAgain(waits(table));
  if (asked && listens) asked = was;
  else if (asked && !was && !byMouse) return put(firstMove(table)); // nothing in the hand can be played until it is answered
  const barred = now === placed && table.may?.plays && now?.matches(".held.unplayable") && !isWaiting();
  if (barred && !listens) return put(nextPlayable(now));
  if (!(nowhere || now.matches(".prompt"))) return;
  const lost = nowhere && last !== null && !last.isConnected;
  if (isWaiting() && !lost) return;
  if (lost && last.matches(".held") && find(IN_HAND)) return put(find(IN_HAND)); // the next one, where the played one was
  if (isWaiting()) return put(waitingPlace(table)); // nothing can be pressed before that is answered
  const move = listens ? null : firstMove(table) ?? find(".next-play");
  if (move && (lost || !byMouse)) put(move);
  else if (lost) put((listens && find(".prompt")) || waitingPlace(table));
}

/** For the link at the top of the page. */
export function toMove() {
  const { table } = state;
  if (table) put(firstMove(table) ?? waitingPlace(table));
}
