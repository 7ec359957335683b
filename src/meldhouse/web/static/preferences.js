// The preferences page: its buttons show the current choices and change them at once.
import { own, prefer, preferred } from "./table/prefs.js";

const form = document.getElementById("preferences");
const first = {
  ...own,
  ...Object.fromEntries(Object.entries(window.meldhouse.known).map(([name, values]) => [name, values[0]])),
};
const names = Object.keys(first).filter((name) => form.elements[name]);

const show = () => {
  for (const name of names) form.elements[name].value = preferred(name);
};

form.addEventListener("change", ({ target }) => {
  prefer(target.name, target.value);
  document.getElementById("live").textContent = form.dataset.done;
});
form.addEventListener("reset", () => {
  for (const name of names) prefer(name, first[name]);
  setTimeout(show);
});
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("preferred", show);
show();
