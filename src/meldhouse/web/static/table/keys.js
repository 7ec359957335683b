// Single keys read things out, wherever the focus is, except where somebody types.
import { read, readable } from "./speech.js";
import { set, state } from "./store.js";

const TYPING = "input, select, textarea, dialog[open] [contenteditable]";

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(TYPING)) return;
  if (event.key === "?" && !state.open) {
    event.preventDefault();
    set({ open: "help" });
  } else if (event.key === "Escape" && !state.open && (state.refusal || state.lifted)) {
    set({ refusal: null, lifted: null });
  } else if (readable.some(([key]) => key === event.key.toLowerCase()) && event.key.length === 1) {
    event.preventDefault();
    read(event.key.toLowerCase());
  }
});
