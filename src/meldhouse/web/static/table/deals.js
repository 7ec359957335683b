// What this browser does and keeps for fair deals: its number, and the first seal it saw for each. It opens its number only once, under
// that seal, and only where the sheet is as it should be. What is wrong is kept, and told until somebody puts it away.
import { id, words } from "./about.js";
import { checkProof, commitmentOf, handSize, leftOut, MOST, readSheet, sorted } from "./protocol.js";
import { hex } from "./sha256.js";

const TABLES = "meldhouse.deals.";
const KEY = `${TABLES}${id}`;
const KEPT = 40;
const OTHERS = 20;

/** Only the tables that were opened last are kept beside this one: a full storage would keep no number at all. */
function makeRoom() {
  try {
    const opened = JSON.parse(localStorage.getItem("meldhouse.deals") || "[]");
    const others = Object.keys(localStorage).filter((key) => key.startsWith(TABLES) && key !== KEY).sort((one, other) => opened.indexOf(one) - opened.indexOf(other));
    for (const old of others.splice(0, Math.max(0, others.length - OTHERS))) localStorage.removeItem(old);
    localStorage.setItem("meldhouse.deals", JSON.stringify([...others, KEY]));
  } catch {
    // No storage, or what is there is not readable: there is nothing to make room in.
  }
}

makeRoom();
let all = {};
try {
  all = JSON.parse(localStorage.getItem(KEY) || "{}") || {};
} catch {
  // Nothing kept, or not readable: this browser has seen no deal yet.
}

// Another window of this browser may have played meanwhile.
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY) all = JSON.parse(newValue || "{}");
});

const FRESH = { seals: {}, numbers: {}, opened: {}, cards: {}, faults: [], hidden: 0 };

/** What this browser kept of the hand of that number. */
export const keptOf = (hand) => all[hand];

function keep(hand, changes) {
  all[hand] = { ...FRESH, ...all[hand], ...changes };
  for (const old of Object.keys(all).slice(0, -KEPT)) delete all[old];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It holds for this page at least.
  }
  return all[hand];
}

function fault(hand, text) {
  const { faults } = keep(hand, {});
  if (!faults.includes(text)) keep(hand, { faults: [...faults, text] });
}

/** Everything that was wrong, hand by hand. */
export const faultsOf = () => Object.entries(all).filter(([, { faults, hidden }]) => faults.length > hidden).map(([hand, { faults }]) => ({ hand: Number(hand), faults }));
export const putAway = () => Object.keys(all).forEach((hand) => keep(hand, { hidden: all[hand].faults.length }));

/** The request to be ready for the next hand. The number is drawn once for each attempt. */
export function readyFor({ number, seat, fair }) {
  const [hand, attempt] = [number + 1, fair.attempt];
  let mine = all[hand]?.numbers[attempt];
  if (mine?.seat !== seat) {
    mine = { seat, number: hex(crypto.getRandomValues(new Uint8Array(32))) };
    keep(hand, { numbers: { ...all[hand]?.numbers, [attempt]: mine } });
  }
  return { hand, attempt, commitment: commitmentOf({ table: id, hand, attempt }, seat, mine.number) };
}

const isThere = (chair) => chair.kind === "person" && !chair.away;

/** A sheet is shown that waits for numbers. What to ask the house for: nothing, to take the number, or to start over. */
function sealed(table) {
  const { fair, number, seat, chairs } = table;
  const [hand, sheet] = [number + 1, readSheet(fair.sheet)];
  if (!sheet || sheet.table !== id || sheet.hand !== hand || sheet.attempt !== fair.attempt) return fault(hand, "The house sealed something that is no sheet for this hand.");
  const kept = keep(hand, {});
  const first = kept.seals[sheet.attempt];
  if (first && first !== sheet.seal) return fault(hand, "The house changed its seal after this browser had seen one. Your browser keeps to the first, and sends no number for the second.");
  keep(hand, { seals: { ...kept.seals, [sheet.attempt]: sheet.seal } });
  earlier(hand, sheet, seat);
  const left = Object.keys(chairs).filter((one) => isThere(chairs[one]) && !/^[0-9a-f]{64}$/.test(sheet.seats[one] ?? ""));
  const mine = kept.numbers[sheet.attempt];
  if (seat && mine?.seat === seat && sheet.seats[seat] !== commitmentOf(sheet, seat, mine.number)) return fault(hand, "Your number is not on the sheet that the house sealed. Somebody left it out or changed it.");
  if (left.length && sheet.attempt <= MOST) return fault(hand, `The house left out the number of ${left.map((one) => chairs[one].name).join(" and ")}.`);
  if (!seat || fair.opened.includes(seat) || sheet.seats[seat] === "bot" || keptOf(hand).faults.length) return null;
  if (!mine || mine.seat !== seat) return ["lost", { seal: sheet.seal }];
  return ["open", { seal: sheet.seal, number: mine.number }, () => keep(hand, { opened: { ...keptOf(hand).opened, [sheet.attempt]: true } })];
}

/** What was given up must be what this browser saw. */
function earlier(hand, sheet, seat) {
  const kept = keptOf(hand);
  if (sheet.earlier.length !== sheet.attempt - 1) fault(hand, "The house does not tell every time it started this deal over.");
  sheet.earlier.forEach(([seal, why, seats], at) => {
    const seen = kept.seals[at + 1];
    if (seen && seen !== seal) fault(hand, "The house started this deal over and names another seal than this browser saw.");
    if (why !== "seats" && seats.includes(seat) && kept.opened[at + 1]) fault(hand, "The house says that your number did not arrive, but it had confirmed it.");
  });
}

/** A hand lies on the table: it must be the one that was sealed. */
function begun(table, before) {
  const { fair, number, seat, hand, chairs } = table;
  const sheet = readSheet(fair.now);
  if (!sheet) return fault(number, "This hand was dealt without a sheet.");
  const kept = all[number];
  const seen = kept?.seals[sheet.attempt];
  if (seen && seen !== sheet.seal) fault(number, "This hand was dealt under another seal than this browser saw before the deal.");
  if (kept) earlier(number, sheet, seat);
  const mine = kept?.numbers[sheet.attempt];
  const wasThere = before?.stage === "between" && before.seat === seat && before.number === number - 1 && isThere(before.chairs[seat] ?? {});
  const isLate = leftOut(sheet.earlier).includes(seat) || (sheet.attempt > MOST && !mine);
  const isIn = mine?.seat === seat && sheet.seats[seat] === commitmentOf(sheet, seat, mine.number);
  if (seat && isThere(chairs[seat]) && (mine?.seat === seat || wasThere) && !isIn && !isLate) fault(number, "This hand was dealt without your number. If you had lost the line for a while, that is why; if not, the house left it out.");
  if (seat && !seen && wasThere && !isLate) fault(number, "This hand was dealt before your browser had seen its seal.");
  const fresh = ["count", "auction"].includes(hand?.phase) && hand.hand.length === handSize(sheet);
  if (seat && fresh && !kept?.cards[fair.deals]) keep(number, { cards: { ...kept?.cards, [fair.deals]: sorted(hand.hand) }, dealer: hand.dealer, seat });
  return null;
}

/** Check the proof of a hand, against all that this browser knows; the points, and whether each holds. */
export function check(proof, table, name) {
  const hand = readSheet(proof.sheet)?.hand ?? table.number;
  const [kept, here] = [all[hand], hand === table.number ? table.hand : null];
  const deals = here ? table.fair.deals : Math.max(1, ...Object.keys(kept?.cards ?? {}).map(Number));
  return checkProof(proof, { table: id, hand, deals, kept, hands: here?.dealt, dealer: here?.dealer ?? kept?.dealer, seat: kept?.seat ?? table.seat, name, pieces: words.pieces });
}

/** Look at a table that has changed; what to ask for, if anything: `[kind, details, when it is done]`. */
export function look(table, before) {
  const { fair, stage, number } = table;
  if (fair.proof && fair.proof.sheet !== before?.fair.proof?.sheet) {
    const wrong = check(fair.proof, table, (seat) => `${table.chairs[seat]?.name ?? seat}’s`).filter(([, holds]) => !holds);
    for (const [text] of wrong) fault(readSheet(fair.proof.sheet)?.hand ?? number, `Check failed: “${text}”`);
  }
  if (stage === "between" && fair.sheet) return sealed(table);
  if (table.hand && number && stage === "hand" && (before?.number !== number || before?.stage !== "hand" || before?.fair.deals !== fair.deals || ["count", "auction"].includes(table.hand.phase))) begun(table, before);
  return null;
}

/** What this browser kept, for `meldhouse verify --witness`. */
export function witness() {
  const lines = Object.entries(all).flatMap(([hand, { seals, numbers }]) =>
    Object.entries(numbers).filter(([attempt]) => seals[attempt]).map(([attempt, { seat, number }]) => `table ${id}; hand ${hand}; attempt ${attempt}; seat ${seat}; number ${number}; seal ${seals[attempt]}`));
  return ["Meldhouse witness 1", ...lines, ""].join("\n");
}
