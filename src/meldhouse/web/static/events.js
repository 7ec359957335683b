// A tournament page keeps itself up to date: the house announces each version, and the page fetches what it shows.
import { Line } from "./line.js";

const ENDS = new Set([1008, 4003]);
const page = document.querySelector("[data-event]");
let seen = Number(page.dataset.version);

const show = (isOpen) => document.body.classList.toggle("line-lost", !isOpen);

const line = new Line(() => `/event/${page.dataset.event}/changes?seen=${seen}`, {
  opened: () => {
    line.holds();
    show(true);
  },
  heard: (data) => {
    seen = Number(data);
    document.body.dispatchEvent(new CustomEvent("changed", { detail: { version: seen } }));
  },
  lost: (code) => {
    if (!ENDS.has(code)) show(false);
    return ENDS.has(code);
  },
});
line.open();

// Clocks count by themselves; the house only reports when they end.
const two = (number) => String(number).padStart(2, "0");
function tick() {
  for (const clock of document.querySelectorAll("[data-ends]")) {
    const left = Math.round((Number(clock.dataset.ends) - Date.now()) / 1000);
    const over = Math.max(0, left);
    clock.textContent = left <= 0 ? clock.dataset.over : `${Math.floor(over / 60)}:${two(over % 60)}`;
    clock.classList.toggle("over", left <= 0);
  }
}
// The minutes late keep counting while the page is open, until somebody types another number.
function grow() {
  for (const field of document.querySelectorAll("[data-late]")) {
    const reckoned = field.form.elements.reckoned;
    const minutes = Math.min(600, (Number(field.dataset.late) + performance.now() / 1000) / 60);
    const now = String(field.hasAttribute("data-begun") ? Math.ceil(minutes) : Math.floor(minutes));
    if (field.value === reckoned.value && document.activeElement !== field) field.value = reckoned.value = now;
  }
}
setInterval(grow, 5000);

setInterval(tick, 1000);
document.addEventListener("htmx:after:settle", tick);
tick();

// A button that updates this same page does not reload it: the result is announced, and the next button gets the focus.
const said = document.getElementById("said");
const staying = () => [...document.querySelectorAll("form[data-stay] button")];
let place = -1;

document.addEventListener("submit", async (event) => {
  /** @type {any} */
  const form = event.target;
  if (!form.matches("form[data-stay]")) return;
  event.preventDefault();
  place = staying().indexOf(event.submitter);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    if (!answer.headers.get("content-type")?.includes("json")) throw new Error("a page");
    const told = await answer.json();
    said.textContent = told.said;
    said.hidden = !told.said;
    if (told.ok) document.body.dispatchEvent(new CustomEvent("changed", { detail: {} }));
  } catch {
    form.submit();
  }
});

// Swapping content removes the focused element. After a button press, focus the next button; after an automatic update,
// focus the same place again. If the user has moved on meanwhile, leave the focus alone.
const controls = (part) => [...part.querySelectorAll("a[href], button, summary")];
let held = null;

for (const going of ["pointerdown", "keydown"])
  document.addEventListener(
    going,
    () => {
      place = -1;
    },
    true,
  );

document.addEventListener("htmx:before:swap", () => {
  const part = document.activeElement?.closest("[hx-get]");
  if (part) held = { part, at: controls(part).indexOf(document.activeElement) };
});

document.addEventListener("htmx:after:settle", () => {
  if (document.activeElement !== document.body) return;
  const [found, at] = place >= 0 ? [staying(), place] : held ? [controls(held.part), held.at] : [[], 0];
  held = null;
  if (found.length || place >= 0)
    (found[Math.min(Math.max(at, 0), found.length - 1)] ?? said).focus({ preventScroll: true });
});
