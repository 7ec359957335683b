// Text for screen readers: queued, or at once. A dialog hides the rest of the page from them, so while one is open its
// own region is used, and what the player has to do is repeated when it closes.
import { aloud } from "./saying.js";

const told = document.getElementById("told");
const answer = document.getElementById("answer");
const KEPT = 12;
/** Milliseconds per letter, at a usual speaking rate. */
const SPOKEN = 65;
/** No one listens further back than this, and nothing waits for it. */
const BEHIND = 8000;
/** Estimated time when the current speech ends; and how long text about to be added will take. */
let [spokenBy, comes] = [0, 0];

/** How long (in milliseconds) it takes to read that out. */
export const spokenIn = (text) => text.length * SPOKEN;

/** How long the current speech will still take. */
export const leftToHear = () => Math.max(0, spokenBy - Date.now()) + comes;

const inDialog = (what) => [...document.querySelectorAll(`dialog[open] ${what}`)].at(-1);
let missed = false;

function add(region, text) {
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
}

/** A player who silences the screen reader, or goes on, has heard it. */
export function hush() {
  spokenBy = 0;
}

/** After drawing: a focus forced to move has moved by then and cuts nothing off. */
export const drawn = (work) => setTimeout(work);

const words = (what) => (typeof what === "string" ? what : aloud(what));

/** Said when there is time, one thing after the other. */
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

/** Said at once, because the player asked. */
export function say(what) {
  const text = words(what);
  const place = inDialog(".answer-within") ?? answer;
  place.textContent = "";
  setTimeout(() => (place.textContent = text), 40);
}

/** Remove announced text, so that it cannot be read there again. */
export function untell() {
  drawn(() => {
    for (const region of [told, inDialog(".told-within")]) region?.replaceChildren();
  });
}

/** `again()` is what a player must know after a dialog in which something was announced. */
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
