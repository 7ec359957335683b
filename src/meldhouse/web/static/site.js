// On every page: the switch between light and dark, and what the page before has left to be said.
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
sayWhatWasLeft();
