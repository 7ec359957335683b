// Bots that outbid each other by ones while one has passed: nobody wants to wait for every call, or to hear it as a sentence.

export const isCall = ({ kind, clause, says }) => (kind === "bid" || kind === "pass") && !clause && says.id !== "written";

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
  for (const { kind, says: { args: { who, bid } } } of lines) last.set(who, { ...last.get(who), ...(kind === "bid" ? { bid } : { passed: true }) });
  const calls = [...last].map(([who, { bid, passed }]) => (bid === undefined ? { id: "call-pass", args: { who } } : { id: passed ? "call-up-to-pass" : "call-up-to", args: { who, bid } }));
  return { id: "news-calls-far", args: { calls } };
}

const short = ({ kind, says: { args: { who, bid } } }) => (kind === "bid" ? { id: "call-bid", args: { who, bid } } : { id: "call-pass", args: { who } });
/** “Bids: West 22, North 23, West passes.” */
export const callsInShort = (lines) => ({ id: "news-calls", args: { calls: lines.map(short) } });
