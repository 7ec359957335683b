// The page of preferences: its buttons show what is preferred, and change it at once.
const form = document.getElementById("preferences");
const { known, prefer } = window.meldhouse;

const show = () => {
  for (const name of Object.keys(known)) {
    form.elements[name].value = document.documentElement.dataset[name];
  }
};

form.addEventListener("change", ({ target }) => {
  prefer(target.name, target.value);
  document.dispatchEvent(new Event("preferred"));
  document.getElementById("live").textContent = "Done.";
});
form.addEventListener("reset", () => {
  for (const [name, values] of Object.entries(known)) prefer(name, values[0]);
  setTimeout(show);
  document.dispatchEvent(new Event("preferred"));
});
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("preferred", show);
show();
