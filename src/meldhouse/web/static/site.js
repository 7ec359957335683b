// On every page: the light/dark switch, layout by available room, and the message left by the previous page.
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

/** Content folded on phones is opened where it has its own column, including content htmx just loaded. */
const unfold = () =>
  matchMedia("(min-width: 64rem)").matches &&
  document.querySelectorAll("[data-open-where-wide]").forEach((part) => (part.open = true));
unfold();
document.addEventListener("htmx:after:settle", unfold);
sayWhatWasLeft();
