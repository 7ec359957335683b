// Search rules while typing. Without this script, the same form asks the server.
import { Voice, catalogue } from "./messages.js";

const voice = new Voice(await catalogue("find"));
const form = document.querySelector("[data-filter]");
const field = form.querySelector("input[type=search]");
const told = form.querySelector("[data-found]");
const none = document.querySelector("[data-none]");
const lines = [...document.querySelectorAll("[data-line]")].map((line) => {
  const text = line.textContent.toLowerCase();
  const more = (line.dataset.more ?? "").toLowerCase().split("\n"); // each is searched together with the text
  return [line, text, more.map((one) => `${text} ${one}`)];
});
const parts = [...document.querySelectorAll("[data-part]")];
const foundBy = [...document.querySelectorAll("a[data-words]")]; // links that get the search words added
const unsought = [...document.querySelectorAll("[data-unsought]")]; // shown only while there is no search
const folded = [...document.querySelectorAll("details.folded")];
const { endings, shortest, single, names } = JSON.parse(form.dataset.filter);
let waiting;

/** A word without its ending, and other words the books use for the same thing. */
const forms = (word) => {
  const ending = endings.find((end) => word.endsWith(end) && word.length > end.length + shortest) ?? "";
  const whole = word.slice(0, word.length - ending.length);
  const doubled = ending && whole.at(-1) === whole.at(-2) && !single.includes(whole.at(-1)); // bidding, cutting
  const stem = doubled ? whole.slice(0, -1) : whole;
  return names[stem] ? [stem, names[stem]] : [stem];
};

/** Whether a word in the text begins like this. */
const begins = (form, text) => {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (!at || !/[\p{L}\d_]/u.test(text[at - 1])) return true;
  return false;
};

const soMany = (lines, clauses, sought) =>
  voice.say(
    lines + clauses ? { id: "find-found", args: { lines, clauses, sought } } : { id: "find-none", args: { sought } },
  );

/** Highlight matches in place, without changing the page. */
function highlight(words) {
  if (!globalThis.Highlight) return; // an older browser just shows the lines
  const spots = new Highlight();
  for (const [line] of words.length ? lines.filter(([line]) => !line.hidden) : []) {
    const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      for (const word of walk.currentNode.data.matchAll(/[\p{L}\d.-]+/gu)) {
        if (!words.some((form) => begins(form, word[0].toLowerCase()))) continue;
        const spot = new Range();
        spot.setStart(walk.currentNode, word.index);
        spot.setEnd(walk.currentNode, word.index + word[0].length);
        spots.add(spot);
      }
    }
  }
  CSS.highlights.set("found", spots);
}

const filter = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean).map(forms);
  let found = 0;
  let clauses = 0;
  const speaks = (text) => words.every((word) => word.some((form) => begins(form, text)));
  const name = field.value
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join("_");
  const isRest = (line) => Boolean(line.closest("[data-rest]"));
  const isNamed = (line) => speaks(line.querySelector("a").textContent.toLowerCase()); // by its own name only
  /** @type {((entry: any) => any)[]} */
  const ways = [
    ([line]) => name && line.dataset.line === name, // its exact name matches it alone
    ([line, text]) => (isRest(line) ? isNamed(line) : speaks(text)),
    ([line, , more]) => !isRest(line) && more.some(speaks),
    ([line, text]) => isRest(line) && speaks(text),
  ];
  const isMeant = ways.find((way) => lines.some(way)) ?? (() => false);
  for (const entry of lines) {
    const [line] = entry;
    line.hidden = !isMeant(entry);
    if (line.hidden) continue;
    found += 1;
    if (line.closest(".clause-list")) clauses += 1;
  }
  highlight(words.flat());
  for (const link of foundBy) {
    const to = new URL(link.href);
    to.searchParams.set("q", field.value.trim());
    link.href = to;
  }
  for (const part of parts) part.hidden = !part.querySelector("[data-line]:not([hidden])");
  for (const part of unsought) part.hidden = words.length > 0;
  for (const wide of document.querySelectorAll(".wide"))
    wide.hidden = !wide.querySelector("tr[data-line]:not([hidden])");
  for (const part of folded) part.open = words.length > 0;
  none.hidden = found > 0;
  clearTimeout(waiting); // announced once, when the typing pauses
  waiting = setTimeout(() => {
    told.textContent = words.length ? soMany(found - clauses, clauses, field.value.trim()) : "";
  }, 300);
};

/** Show the target of the address, even if it is folded up or filtered out. */
function reveal() {
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!goal) return;
  if (goal.hidden || goal.closest("[data-part]")?.hidden) {
    field.value = "";
    filter();
  }
  for (let part = goal.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
  goal.scrollIntoView();
}

window.addEventListener("hashchange", reveal);
if (location.hash) reveal();

const unfold = document.querySelector("[data-unfold]");
if (unfold) {
  unfold.hidden = false;
  unfold.addEventListener("click", () => folded.forEach((part) => (part.open = true)));
}
addEventListener("beforeprint", () => folded.forEach((part) => (part.open = true))); // paper can't be opened

if (!new URLSearchParams(location.search).get("q")) {
  field.addEventListener("input", filter);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
    if (matchMedia("(pointer: coarse)").matches) field.blur(); // a phone's keyboard would cover the results
    form.scrollIntoView({ block: "start" });
  });
}
