// Plays at the table by pressing what the page offers: a look and a step take one call, however slow the line to the
// browser is. `tests/web/table_visits.py` loads it.
({ until, seed, bids, taps, most, waits }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const PLAYABLE = ".hand.yours .held:not(.unplayable)";
  const WAYS = {
    linger: ".see-result",
    beyond: "dialog.beyond[open]",
    keep: ".dock .keeps",
    bid: ".bid-box button:enabled",
    kitty: ".dock .turn-kitty",
    trump: ".trump-choice:enabled",
    choose: ".dock .chooses",
    meld: ".dock .melds",
    seen: ".dock .confirm",
    claim: ".dock .accepts",
    play: PLAYABLE,
  };
  const OTHER_BUTTON = { beyond: "dialog.beyond .strong", bid: "", choose: "", play: "", over: ".next-bar button.big" };

  /** What there is to do, in one look, in whatever language. */
  function look() {
    const page = one(".page");
    if (!page || one(".prompt[data-waits]")) return "";
    if (page.dataset.phase === "over" && !one(WAYS.linger)) return "over";
    return Object.keys(WAYS).find((kind) => one(WAYS[kind])) ?? "";
  }

  /** The same numbers for the same seed (mulberry32). */
  function lot() {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const any = (list) => list[Math.floor(lot() * list.length)];
  const drawn = () => new Promise((done) => setTimeout(done));

  async function press(found, times = 1) {
    for (let time = 0; time < times && found() && !found().disabled; time++) {
      found().click();
      await drawn();
    }
  }

  function bid() {
    const [calls, pass] = [all(".bids button:enabled"), one(".pass-button:enabled")];
    return press(calls.length && (lot() < bids || !pass) ? () => calls[0] : () => pass, taps);
  }

  async function choose() {
    const [chosen, enough] = one(".chosen-count").textContent.match(/\d+/g).map(Number);
    for (let left = enough - chosen; left > 0; left--) await press(() => all(".held:not(.chosen)").at(-1));
    await press(() => one(WAYS.choose));
  }

  async function play() {
    const key = any(all(PLAYABLE)).dataset.key;
    await press(() => one(`[data-key="${key}"]`), taps);
  }

  const own = { bid, choose, play, trump: () => press(() => one(WAYS.trump), taps) };
  const act = (kind) => (own[kind] ?? (() => press(() => one(OTHER_BUTTON[kind] ?? WAYS[kind]))))();

  /** Something has changed on the page, or a moment has passed. */
  const changed = () =>
    new Promise((done) => {
      const watching = new MutationObserver(() => over());
      const timer = setTimeout(() => over(), 50);
      const over = () => {
        watching.disconnect();
        clearTimeout(timer);
        done();
      };
      watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  async function go() {
    for (let step = 0; step < most; step++) {
      const kind = look();
      if (until.includes(kind)) return kind;
      const moved = changed();
      if (kind) await act(kind);
      await moved;
    }
    return look();
  }
  window.playing = go();
  return waits ? window.playing : null;
}
