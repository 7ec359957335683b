// Before the first paint: apply this browser's preferences. Kept small, because everything waits for it.
(() => {
  "use strict";
  const known = {
    theme: ["auto", "light", "dark"],
    text: ["normal", "large", "larger", "huge"],
    deck: ["two", "four"],
    cards: ["normal", "large", "huge"],
    sound: ["on", "off"],
    motion: ["auto", "less"],
  };
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("meldhouse") || "{}") || {};
  } catch {
    // No storage, or not ours: use the defaults.
  }
  const root = document.documentElement;
  root.classList.add("js");
  const apply = (name, value) => {
    root.dataset[name] = known[name].includes(value) ? value : known[name][0];
    if (name === "theme") {
      const media = { auto: "(prefers-color-scheme: dark)", light: "not all", dark: "all" };
      document.getElementById("dark").media = media[root.dataset.theme];
    }
  };
  for (const name of Object.keys(known)) apply(name, kept[name]);
  window.meldhouse = {
    known,
    prefer(name, value) {
      apply(name, value);
      try {
        const all = Object.fromEntries(Object.keys(known).map((key) => [key, root.dataset[key]]));
        localStorage.setItem("meldhouse", JSON.stringify(all));
      } catch {
        // At least it holds for this page.
      }
    },
  };
})();
