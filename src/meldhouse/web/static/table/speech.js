// What those who listen hear: what happens, and answers to single keys.
import { about, isDominoes, words } from "./about.js";
import { inHand } from "./order.js";
import { preferred } from "./prefs.js";
import { listen, state } from "./store.js";
import { capital, does, handInWords, inner, join, many, nameOf, pieceName, sideName, trumpName } from "./words.js";

const told = document.getElementById("told");
const answer = document.getElementById("answer");
const KEPT = 12;

/** Said when there is time for it, one thing after the other. */
export function tell(text) {
  const line = document.createElement("p");
  line.textContent = text;
  told.append(line);
  while (told.childElementCount > KEPT) told.firstElementChild.remove();
}

/** Said at once, because somebody asked. */
export function say(text) {
  answer.textContent = "";
  setTimeout(() => (answer.textContent = text), 40);
}

export function phaseInWords(table) {
  const { hand, stage, seat } = table;
  if (stage === "gathering") return "Chairs are being taken.";
  if (stage === "over") return `The ${table.game} is over.`;
  if (stage === "between") return "The hand is over.";
  if (!hand) return "";
  if (hand.stopped) return `Play is stopped: ${hand.stopped}.`;
  if (table.keep) return "You could throw this hand in.";
  const waiting = hand.to_act.filter((one) => one !== seat);
  const mine = hand.to_act.includes(seat);
  if (mine && table.may) return yourMove(table);
  if (!waiting.length) return "One moment.";
  const what = { auction: "bid", trump: "name trump", tricks: hand.trick.length ? "play" : "lead", meld: "meld", exchange: `pass ${words.pieces}`, discard: `lay ${words.pieces} away`, kitty: "turn the kitty", settle: "look at the meld", count: "be ready" }[hand.phase];
  return `Waiting for ${join(waiting.map((one) => nameOf(table, one)))}${what ? ` to ${what}` : ""}.`;
}

function yourMove({ hand, may }) {
  if (may.set_up) return "Stand your dominoes up.";
  if (may.bids || may.may_pass) return "Your turn to bid.";
  if (may.trumps?.length) return isDominoes ? "Name what is trump." : "Name the trump suit.";
  if (may.acts?.includes("turn-kitty")) return "Turn the kitty up.";
  if (may.give) return `Choose ${many(may.give, words.piece, words.pieces)} for your partner.`;
  if (may.discard) return `Choose ${many(may.discard, words.piece, words.pieces)} to lay away.`;
  if (may.meld) return "Lay down your meld.";
  if (may.acts?.includes("confirm")) return "Look at the meld.";
  if (may.acts?.includes("answer-claim")) return "Do you accept that?";
  if (may.plays) return hand.trick.length ? "Your turn to play." : "Your lead.";
  if (may.acts?.includes("gather")) return `Turn the ${words.trick} down.`;
  return "Your turn.";
}

// --- single keys ----------------------------------------------------------------------------------------------------

const READ = {
  h: ["your hand", () => {
    const held = inHand(state.table.hand).map(({ piece }) => piece);
    return `${many(held.length, words.piece, words.pieces)}. ${capital(handInWords(held))}.`;
  }],
  l: ["what you may play", () => {
    const { may } = state.table;
    if (may?.plays) return may.plays.length === state.table.hand.hand.length ? "Everything." : `${capital(join([...new Set(may.plays)].map(pieceName), "or"))}.`;
    if (may?.bids?.length) return `You may bid ${join(may.bids.slice(0, 4).map(({ text }) => text), "or")}${may.bids.length > 4 ? " and more" : ""}${may.may_pass ? ", or pass" : ""}.`;
    return phaseInWords(state.table);
  }],
  t: [`the ${words.trick} on the table`, () => trickInWords(state.table)],
  k: [`the last ${words.trick}`, () => {
    const trick = state.table.last ?? state.table.hand?.tricks.at(-1);
    return trick ? lastInWords(state.table, trick) : `There is no ${words.trick} to be seen.`;
  }],
  b: ["bid and trump", () => bidInWords(state.table)],
  s: ["the score", () => scoreInWords(state.table)],
  w: ["whose turn it is", () => phaseInWords(state.table)],
  m: ["the meld on the table", () => meldInWords(state.table)],
};

export const readable = Object.entries(READ).map(([key, [what]]) => [key, what]);

export function read(key) {
  const { table } = state;
  if (!table) return say("The table is being set.");
  if (!table.hand && "hltkbm".includes(key)) return say("There is no hand on the table.");
  return say(READ[key][1]());
}

export function trickInWords(table) {
  const { trick, trick_seats: seats } = table.hand;
  if (!trick.length) return table.last ? lastInWords(table, table.last) : "Nothing is played yet.";
  return trick.map((piece, at) => `${nameOf(table, seats[at])}: ${pieceName(piece)}`).join(". ") + ".";
}

export function lastInWords(table, [, played, winner, points, seats]) {
  const who = played.map((piece, at) => (seats[at] ? `${nameOf(table, seats[at])}: ${pieceName(piece)}` : pieceName(piece)));
  return `${who.join(". ")}. ${does(table, winner, "won it", "won it")}, ${many(points, "point")}.`;
}

function bidInWords(table) {
  const { bidder, bid, trump, phase } = table.hand;
  if (!bidder) return "Nobody has bid.";
  const had = `${does(table, bidder, "have", "has")} the bid${phase === "auction" ? " so far" : ""} at ${bidText(bid)}.`;
  if (phase === "auction") return had;
  if (trump) return `${had} Trump: ${trumpName(trump)}.`;
  return `${had} ${about.trump_shown === "always" || phase === "trump" ? "Trump is not named yet." : "Trump is not told any more."}`;
}

/** A bid as the house says it. */
export function bidText(amount) {
  return about.mark && amount >= 2 * about.mark ? `${amount / about.mark} marks` : String(amount);
}

function scoreInWords(table) {
  if (!table.score) return "There is no score yet.";
  const { sides, unit } = table.score;
  const told = Object.entries(sides).map(([side, total]) => `${sideName(table, side)}: ${total}`);
  return `${told.join(". ")} ${unit}.`;
}

function meldInWords(table) {
  const laid = Object.entries(table.hand.meld);
  if (!laid.length) return "No meld is on the table.";
  return laid
    .map(([seat, { items, points }]) => `${nameOf(table, seat)}: ${points}${items.length ? `. ${items.map((item) => `${item.name} ${item.points}`).join(", ")}` : ""}`)
    .join(". ");
}

// --- what happens ---------------------------------------------------------------------------------------------------

listen((table, before, lines) => {
  if (preferred("speak") !== "none" && lines.length) tell(lines.map(({ text }) => text).join(" "));
  const [now, was] = [phaseInWords(table), before ? phaseInWords(before) : ""];
  const mine = table.stage === "hand" && table.hand?.to_act.includes(table.seat);
  if (now !== was && mine) tell(now);
  document.title = `${mine ? "Your turn · " : ""}${table.title} · Meldhouse`;
  if (before && table.rulings.length > before.rulings.length) {
    for (const ruling of table.rulings.slice(before.rulings.length)) say(`${ruling.what}: ${ruling.text}`);
  }
  if (before && table.said.length > before.said.length) {
    for (const [seat, phrase] of table.said.slice(before.said.length)) tell(`${capital(inner(table, seat))}: ${phrase}`);
  }
});
