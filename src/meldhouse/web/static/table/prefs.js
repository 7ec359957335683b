// How this browser's owner wants the table. What all pages share is kept by early.js; the rest here.
const KEY = "meldhouse.table";
const FIRST = { tap: "twice", trump: "sorted", tiles: "pips", stand: "auto", layout: "4-3", speak: "all", dealt: "read", keys: "letters", bots: "quick", last: "itself", paced: "untold", ear: "unknown" };
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem(KEY) || "{}") || {};
} catch {
  // Nothing kept, or not readable: everything as it comes.
}
export const own = FIRST;
const prefs = { ...FIRST, ...kept };

const shared = () => window.meldhouse?.known ?? {};

export const preferred = (name) => (name in FIRST ? prefs[name] : document.documentElement.dataset[name]);

export function prefer(name, value) {
  if (name in shared()) {
    window.meldhouse.prefer(name, value);
  } else {
    prefs[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // It holds for this page at least.
    }
  }
  document.dispatchEvent(new Event("preferred"));
}
