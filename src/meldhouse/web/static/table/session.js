// What this window remembers when it is loaded again.

export function keptIn(key, empty) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? empty;
  } catch {
    return empty; // then this page begins anew
  }
}

export function keepIn(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It holds for this page at least.
  }
}
