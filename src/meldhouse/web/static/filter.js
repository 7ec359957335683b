// Find a rule while typing. Without this the same form asks the server.
const form = document.querySelector("[data-filter]");
const field = form.querySelector("input");
const told = form.querySelector("[data-found]");
const none = document.querySelector("[data-none]");
const lines = [...document.querySelectorAll("[data-line]")].map((line) => [line, line.textContent.toLowerCase()]);
const parts = [...document.querySelectorAll("[data-part]")];
const { endings, shortest, names } = JSON.parse(form.dataset.filter);
let waiting;

/** A word without its ending, and what the books call the same thing. */
const forms = (word) => {
  const ending = endings.find((end) => word.endsWith(end) && word.length > end.length + shortest) ?? "";
  const stem = word.slice(0, word.length - ending.length);
  return names[stem] ? [stem, names[stem]] : [stem];
};

const filter = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean).map(forms);
  let found = 0;
  for (const [line, text] of lines) {
    line.hidden = !words.every((word) => word.some((form) => text.includes(form)));
    found += !line.hidden;
  }
  for (const part of parts) part.hidden = !part.querySelector("[data-line]:not([hidden])");
  for (const wide of document.querySelectorAll(".wide")) wide.hidden = !wide.querySelector("tr[data-line]:not([hidden])");
  none.hidden = found > 0;
  clearTimeout(waiting); // said once, when the typing pauses
  waiting = setTimeout(() => {
    told.textContent = words.length ? `${found} of ${lines.length} lines speak of that.` : "";
  }, 300);
};

if (!new URLSearchParams(location.search).get("q")) {
  field.addEventListener("input", filter);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
  });
  window.addEventListener("hashchange", () => {
    const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (goal?.hidden) {
      field.value = ""; // a clause that was cited is shown, whatever was looked for
      filter();
      goal.scrollIntoView();
    }
  });
}
