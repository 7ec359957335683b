// Leave a sentence for the next page, where no form could carry it.
const KEY = "meldhouse.said";

export function sayOnNextPage(text) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it is not shown.
  }
}

/** Show it once, after the page is built, so that screen readers read it. */
export function sayWhatWasLeft() {
  let text = null;
  try {
    text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
  const main = document.getElementById("main");
  if (!text || !main) return;
  const line = document.createElement("p");
  line.className = "flash";
  line.setAttribute("role", "status");
  main.prepend(line);
  setTimeout(() => (line.textContent = text), 100);
}
