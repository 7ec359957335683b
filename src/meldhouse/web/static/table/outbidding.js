// Bots that outbid each other by ones while one has passed: nobody wants to wait for every call, or to hear it as a sentence.

export const isCall = ({ kind, clause }) => (kind === "bid" || kind === "pass") && !clause;

/** Whether I only look on while others bid: I have passed. */
export function looksOn({ seat, stage, hand }) {
  return Boolean(seat && stage === "hand" && hand?.phase === "auction" && hand.calls.some(([caller, amount]) => caller === seat && amount === null));
}

/** So many calls can be heard one after the other. */
const FEW = 4;

/** What was called, for those who listen: each call where they are few; else how far everybody went who called. */
export function callsForListeners(lines) {
  if (lines.length <= FEW) return callsInShort(lines);
  const last = new Map();
  for (const { kind, seat, text } of lines) {
    const before = last.get(seat) ?? { who: text.split(/ bids? | pass(?:es)?\b/)[0], bid: null, passed: false };
    last.set(seat, kind === "bid" ? { ...before, bid: text.replace(/^.* bids? /, "").replace(/\.$/, "") } : { ...before, passed: true });
  }
  return `${[...last.values()].map(({ who, bid, passed }) => (bid === null ? `${who} passed` : `${who} bid up to ${bid}${passed ? ", then passed" : ""}`)).join("; ")}.`;
}

/** “West 22, North 23, West passes.” */
export const callsInShort = (lines) => `${lines.map(({ text }) => text.replace(/ bids? /, " ").replace(/\.$/, "")).join(", ")}.`;
