// Where words are read out by themselves: in turn, or at once. A dialog hides the rest of the page from those who listen,
// so while one is open it is heard in there, and what somebody is to do is told again when it closes.
import { aloud } from "./saying.js";

const told = document.getElementById("told");
const answer = document.getElementById("answer");
const KEPT = 12;
/** A letter, read out at a usual pace. */
const SPOKEN = 65;
/** Nobody listens to what is further back, and nothing waits for it. */
const BEHIND = 8000;
/** Until when what was told is being read out, as far as one can know from here; and how long the rest takes that is told next. */
let [spokenBy, comes] = [0, 0];

/** So long (in milliseconds) it takes to read that out. */
export const spokenIn = (text) => text.length * SPOKEN;

/** So long what was told is still being read out. */
export const leftToHear = () => Math.max(0, spokenBy - Date.now()) + comes;

const inDialog = (what) => [...document.querySelectorAll(`dialog[open] ${what}`)].at(-1);
let missed = false;

function add(region, text) {
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
}

/** Whoever silences his screen reader, or goes on, has heard it. */
export function hush() {
  spokenBy = 0;
}

/** When the page is drawn: a focus that had to move, because what it was on is gone, has moved by then and cuts nothing off. */
export const drawn = (work) => setTimeout(work);

const words = (what) => (typeof what === "string" ? what : aloud(what));

/** Said when there is time for it, one thing after the other. */
export function tell(what) {
  const text = words(what);
  const takes = spokenIn(text);
  comes += takes;
  drawn(() => {
    comes -= takes;
    spokenBy = Date.now() + Math.min(Math.max(0, spokenBy - Date.now()), BEHIND) + takes;
    const within = inDialog(".told-within");
    add(told, text);
    if (within) add(within, text);
    missed ||= Boolean(within);
  });
}

/** Said at once, because somebody asked. */
export function say(what) {
  const text = words(what);
  const place = inDialog(".answer-within") ?? answer;
  place.textContent = "";
  setTimeout(() => (place.textContent = text), 40);
}

/** What was told cannot be read there again. */
export function untell() {
  drawn(() => {
    for (const region of [told, inDialog(".told-within")]) region?.replaceChildren();
  });
}

/** `again()` is what somebody has to know who comes back from a dialog in which something was told. */
export function onReturn(again) {
  document.addEventListener("dialog-closed", () => {
    setTimeout(() => {
      if (!missed || inDialog(".told-within")) return; // one dialog can open another
      missed = false;
      const what = again();
      if (what) tell(what);
    }, 40);
  });
}
