// Bots outbidding each other by ones after the player has passed: nobody wants to wait for, or listen to, every call.

export const isCall = ({ kind, clause, says }) =>
  (kind === "bid" || kind === "pass") && !clause && says.id !== "written";

/** Whether the player has passed and only watches the bidding. */
export function looksOn({ seat, stage, hand }) {
  return Boolean(
    seat &&
    stage === "hand" &&
    hand?.phase === "auction" &&
    hand.calls.some(([caller, amount]) => caller === seat && amount === null),
  );
}

/** Up to this many calls are read one after the other. */
const FEW = 4;

/** The calls for listeners: each one if there are few; otherwise how far each caller went. */
export function callsForListeners(lines) {
  if (lines.length <= FEW) return callsInShort(lines);
  const last = new Map();
  for (const {
    kind,
    says: {
      args: { who, bid },
    },
  } of lines)
    last.set(who, { ...last.get(who), ...(kind === "bid" ? { bid } : { passed: true }) });
  const calls = [...last].map(([who, { bid, passed }]) =>
    bid === undefined
      ? { id: "call-pass", args: { who } }
      : { id: passed ? "call-up-to-pass" : "call-up-to", args: { who, bid } },
  );
  return { id: "news-calls-far", args: { calls } };
}

const short = ({
  kind,
  says: {
    args: { who, bid },
  },
}) => (kind === "bid" ? { id: "call-bid", args: { who, bid } } : { id: "call-pass", args: { who } });
/** “Bids: West 22, North 23, West passes.” */
export const callsInShort = (lines) => ({ id: "news-calls", args: { calls: lines.map(short) } });
