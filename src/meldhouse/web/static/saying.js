// A sentence for the page after this one, where no form is sent that could bring it along.
const KEY = "meldhouse.said";

export function sayOnNextPage(text) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it is not said.
  }
}

/** It is put there when the page stands already, so that it is read out; and once. */
export function sayWhatWasLeft() {
  let text = null;
  try {
    text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was left.
  }
  const main = document.getElementById("main");
  if (!text || !main) return;
  const line = document.createElement("p");
  line.className = "flash";
  line.setAttribute("role", "status");
  main.prepend(line);
  setTimeout(() => (line.textContent = text), 100);
}
