// Single keys read things out, wherever the focus is, except in text fields.
import { toMove } from "./focus.js";
import { askHint, isOpen, mayAskHint, putAway } from "./hints.js";
import { letterOf } from "./letters.js";
import { onward, onwardFact } from "./onward.js";
import { preferred } from "./prefs.js";
import { fact } from "./saying.js";
import { changePace, tellOfPace } from "./slower.js";
import { isReading, read } from "./speech.js";
import { nextPlay, set, state } from "./store.js";
import { say } from "./voice.js";

const TYPING = "input, select, textarea, dialog[open] [contenteditable]";

function putDown() {
  const choosing = state.chosen.length > 0 && !state.table?.may?.meld;
  if (!state.refusal && !isOpen(state.hint) && !state.lifted && !state.meant && !choosing) return;
  if (state.lifted) say(fact("pressed-down"));
  else if (choosing || state.meant) say(fact("pressed-unchosen"));
  else if (isOpen(state.hint)) say(fact("pressed-hint-closed"));
  set({ refusal: null, hint: putAway(state.hint), lifted: null, meant: null, ...(choosing && { chosen: [] }) });
}

/** Nothing happens until the player has done something. */
function goesNowhere() {
  const { table } = state;
  if (table?.stage === "hand" && table.hand?.to_act.includes(table.seat)) {
    say(fact("pressed-turn"));
    if (!document.activeElement?.closest(".dock, .hand")) toMove();
  } else read("w");
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.target.closest?.(TYPING)) return;
  if (event.repeat && ["Enter", " "].includes(event.key) && event.target.closest?.("button")) {
    event.preventDefault(); // a key held down must not press what has just appeared
    return;
  }
  const letter = letterOf(event);
  if (event.key === "?" && letter && !state.open) {
    event.preventDefault();
    set({ open: "help" });
    tellOfPace();
  } else if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    putDown();
  } else if (letter === "n" && onward() && !state.open) {
    event.preventDefault();
    if (document.activeElement === onward()) say(onwardFact());
    onward().focus(); // it is not pressed: someone stepping play by play lands here without knowing
  } else if (letter === "n" && preferred("bots") === "wait") {
    event.preventDefault();
    const comes = nextPlay();
    if (comes === "soon") say(fact("pressed-soon"));
    else if (!comes) goesNowhere();
  } else if (letter === "a") {
    event.preventDefault();
    mayAskHint(state) ? askHint() : say(fact("pressed-no-hint"));
  } else if (letter === "p" && !state.table?.clock) {
    event.preventDefault();
    changePace();
  } else if (isReading(letter)) {
    event.preventDefault();
    read(letter);
    if (state.table?.stage === "hand") tellOfPace();
  }
});
