// The exercise clock, set by the server and shown here; and the link to copy.
import { offerCopying } from "./copying.js";
import { preferred } from "./table/prefs.js";

document.documentElement.dataset.tiles = preferred("tiles"); // pips or numbers, as at the table

let timer = null;

function begin() {
  clearInterval(timer);
  offerCopying();
  const [page, clock, stop] = ["practice", "clock", "stop"].map((id) => document.getElementById(id));
  const ends = Number(page?.dataset.ends);
  if (!ends || !clock) return;
  const tick = () => {
    // If the browser's clock is wrong, show at most a minute; the server decides when time is up.
    const left = Math.min(Number(page.dataset.left), Math.max(0, Math.ceil(ends - Date.now() / 1000)));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left <= 10);
    if (left > 0) return;
    clearInterval(timer);
    stop.querySelector("button").click();
  };
  tick();
  timer = setInterval(tick, 500);
}

document.addEventListener("htmx:after:settle", begin);
begin();
