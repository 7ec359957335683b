// Bots that outbid each other by ones while one has passed: nobody wants to wait for every call, or to hear it as a sentence.

export const isCall = ({ kind, clause }) => (kind === "bid" || kind === "pass") && !clause;

/** Whether I only look on while others bid: I have passed. */
export function looksOn({ seat, stage, hand }) {
  return Boolean(seat && stage === "hand" && hand?.phase === "auction" && hand.calls.some(([caller, amount]) => caller === seat && amount === null));
}

/** “West 22, North 23, West passes.” */
export const callsInShort = (lines) => `${lines.map(({ text }) => text.replace(/ bids? /, " ").replace(/\.$/, "")).join(", ")}.`;
