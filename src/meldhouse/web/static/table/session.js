// What this window remembers across reloads.

export function keptIn(key, empty) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? empty;
  } catch {
    return empty; // then this page starts over
  }
}

export function keepIn(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // At least it holds for this page.
  }
}
