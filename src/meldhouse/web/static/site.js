// On every page: the switch between light and dark, what there is room for, and what the page before has left to be said.
import { sayWhatWasLeft } from "./saying.js";

const button = document.getElementById("theme");
const evening = matchMedia("(prefers-color-scheme: dark)");

const isDark = () => {
  const theme = document.documentElement.dataset.theme;
  return theme === "dark" || (theme === "auto" && evening.matches);
};

const show = () => button.setAttribute("aria-pressed", String(isDark()));

button.hidden = false;
button.addEventListener("click", () => {
  window.meldhouse.prefer("theme", isDark() ? "light" : "dark");
  show();
  document.dispatchEvent(new Event("preferred"));
});
evening.addEventListener?.("change", show);
document.addEventListener("preferred", show);
show();

/** What is folded up on a phone lies open where it has a column of its own; also what htmx has just brought. */
const unfold = () => matchMedia("(min-width: 64rem)").matches && document.querySelectorAll("[data-open-where-wide]").forEach((part) => (part.open = true));
unfold();
document.addEventListener("htmx:after:settle", unfold);
sayWhatWasLeft();
