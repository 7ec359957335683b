// This browser's settings for the table. early.js keeps those shared by all pages; the rest are here.
const KEY = "meldhouse.table";
const FIRST = {
  tap: "twice",
  trump: "sorted",
  tiles: "pips",
  stand: "auto",
  layout: "4-3",
  speak: "all",
  dealt: "read",
  keys: "letters",
  bots: "quick",
  last: "itself",
  paced: "untold",
  ear: "unknown",
};
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem(KEY) || "{}") || {};
} catch {
  // Nothing stored, or not readable: use the defaults.
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
      // At least it holds for this page.
    }
  }
  document.dispatchEvent(new Event("preferred"));
}
