// What this browser does and remembers for fair deals: its number, and the first seal it saw for each deal. It reveals
// its number only once, under that seal, and only if the sheet is correct. A proven violation is a fault; something
// missed, so that this browser cannot vouch for it, is a note. Both are stored as codes (`fair.js` has the words) and
// shown until dismissed.
import { id } from "./about.js";
import { checkProof, commitmentOf, handSize, isTooOften, leftOut, MOST, readSheet, sorted } from "./protocol.js";
import { hex } from "./sha256.js";

const TABLES = "meldhouse.deals.";
const KEY = `${TABLES}${id}`;
const KEPT = 40;
const OTHERS = 20;

/** Besides this one, keep only the most recently opened tables: a full storage could not keep any number. */
function makeRoom() {
  try {
    const opened = JSON.parse(localStorage.getItem("meldhouse.deals") || "[]");
    const others = Object.keys(localStorage)
      .filter((key) => key.startsWith(TABLES) && key !== KEY)
      .sort((one, other) => opened.indexOf(one) - opened.indexOf(other));
    for (const old of others.splice(0, Math.max(0, others.length - OTHERS))) localStorage.removeItem(old);
    localStorage.setItem("meldhouse.deals", JSON.stringify([...others, KEY]));
  } catch {
    // No storage, or unreadable content: there is nothing to clean up.
  }
}

makeRoom();
let all = {};
try {
  all = JSON.parse(localStorage.getItem(KEY) || "{}") || {};
} catch {
  // Nothing stored, or not readable: this browser has seen no deal yet.
}

// Another window of this browser may have played meanwhile.
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY) all = JSON.parse(newValue || "{}");
});

const FRESH = { seals: {}, numbers: {}, sent: {}, opened: {}, cards: {}, faults: [], notes: [], hidden: 0, read: 0 };

/** What this browser remembers of the hand with that number. */
export const keptOf = (hand) => all[hand];

function keep(hand, changes) {
  all[hand] = { ...FRESH, ...all[hand], ...changes };
  for (const old of Object.keys(all).slice(0, -KEPT)) delete all[old];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // At least it holds for this page.
  }
  return all[hand];
}

function fault(hand, code) {
  const { faults } = keep(hand, {});
  if (!faults.includes(code)) keep(hand, { faults: [...faults, code] });
}

function note(hand, code) {
  const { notes } = keep(hand, {});
  if (!notes.includes(code)) keep(hand, { notes: [...notes, code] });
}

/** All faults, hand by hand. */
export const faultsOf = () =>
  Object.entries(all)
    .filter(([, { faults, hidden }]) => faults.length > hidden)
    .map(([hand, { faults }]) => ({ hand: Number(hand), faults }));
export const putAway = () => Object.keys(all).forEach((hand) => keep(hand, { hidden: all[hand].faults.length }));
/** What this browser missed of the current hand and of the next deal. */
export const notesOf = (number) =>
  [number, number + 1]
    .filter((hand) => all[hand]?.notes?.length > all[hand]?.read)
    .map((hand) => ({ hand, notes: all[hand].notes }));
export const readNotes = (number) => notesOf(number).forEach(({ hand, notes }) => keep(hand, { read: notes.length }));

// --- what this browser was there for ----------------------------------------------------------------------------------

/** The deal this browser watched from its start over an unbroken connection: `hand`, and the first unsealed `attempt`.
    In such a deal anything wrong is proof; in others the connection may have been lost. */
let watched = null;
export const lineLost = () => {
  watched = null;
};

const isThere = (chair) => chair.kind === "person" && !chair.away;

function watch({ stage, number, seat, chairs, fair }) {
  const me = chairs[seat];
  if (!me || !isThere(me) || !me.here) watched = null;
  else if (stage === "between" && watched?.hand !== number + 1)
    watched = { hand: number + 1, attempt: fair.attempt + (fair.sheet ? 1 : 0) };
}

const isWatched = (hand, attempt) => watched?.hand === hand && watched.attempt <= attempt;

// --- the steps of a deal ----------------------------------------------------------------------------------------------

/** The request to be ready for the next hand. The number is drawn once per attempt. */
export function readyFor({ number, seat, fair }) {
  const [hand, attempt] = [number + 1, fair.attempt];
  let mine = all[hand]?.numbers[attempt];
  if (mine?.seat !== seat) {
    mine = { seat, number: hex(crypto.getRandomValues(new Uint8Array(32))) };
    keep(hand, { numbers: { ...all[hand]?.numbers, [attempt]: mine } });
  }
  return { hand, attempt, commitment: commitmentOf({ table: id, hand, attempt }, seat, mine.number) };
}

/** A sealed sheet is waiting for numbers. What to ask the server: nothing, to take the number, or to start over. */
function sealed(table) {
  const { fair, number, seat, chairs } = table;
  const [hand, sheet] = [number + 1, readSheet(fair.sheet)];
  if (!sheet || sheet.table !== id || sheet.hand !== hand || sheet.attempt !== fair.attempt)
    return fault(hand, "no-sheet");
  const kept = keep(hand, {});
  const first = kept.seals[sheet.attempt];
  if (first && first !== sheet.seal) return fault(hand, "second-seal");
  keep(hand, { seals: { ...kept.seals, [sheet.attempt]: sheet.seal } });
  earlier(hand, sheet, seat);
  proven(table);
  const left = Object.keys(chairs).filter(
    (one) => isThere(chairs[one]) && !/^[0-9a-f]{64}$/.test(sheet.seats[one] ?? ""),
  );
  const mine = kept.numbers[sheet.attempt];
  const isOn = mine?.seat === seat && sheet.seats[seat] === commitmentOf(sheet, seat, mine.number);
  if (seat && mine?.seat === seat && !isOn && isWatched(hand, sheet.attempt)) return fault(hand, "not-on-sheet");
  if (left.length && sheet.attempt <= MOST) return fault(hand, ["left-out", ...left].join(" "));
  if (!seat || fair.opened.includes(seat) || sheet.seats[seat] === "bot" || keptOf(hand).faults.length) return null;
  if (!isOn) return ["lost", { seal: sheet.seal }];
  keep(hand, { sent: { ...keptOf(hand).sent, [sheet.attempt]: true } });
  return [
    "open",
    { seal: sheet.seal, number: mine.number },
    () => keep(hand, { opened: { ...keptOf(hand).opened, [sheet.attempt]: true } }),
  ];
}

/** Abandoned attempts must match what this browser saw and did. */
function earlier(hand, sheet, seat) {
  const kept = keptOf(hand);
  if (sheet.earlier.length !== sheet.attempt - 1) fault(hand, "untold-attempt");
  if (isTooOften(sheet)) fault(hand, "too-often");
  sheet.earlier.forEach(([seal, why, seats], at) => {
    const attempt = at + 1;
    const seen = kept.seals[attempt];
    if (seen && seen !== seal) fault(hand, "other-earlier-seal");
    if (!seats.includes(seat)) return;
    if (why !== "seats" && kept.opened[attempt]) fault(hand, "denied-number");
    else if (why === "unopened" && kept.sent?.[attempt]) note(hand, "not-arrived");
    else if (why === "seats" && isWatched(hand, attempt)) fault(hand, "never-left");
  });
}

/** Before another hand is dealt, the last one must be proven to everybody who played it. */
function proven({ fair, number, seat }) {
  const last = all[number];
  if (seat && last?.seat === seat && readSheet(fair.proof?.sheet ?? "")?.hand !== number) fault(number, "unproven");
}

/** The hand on the table must be the one that was sealed. */
function begun(table) {
  const { fair, number, seat, hand, chairs } = table;
  const sheet = readSheet(fair.now);
  if (!sheet) return fault(number, "dealt-without-sheet");
  const kept = all[number];
  const seen = kept?.seals[sheet.attempt];
  if (seen && seen !== sheet.seal) fault(number, "dealt-under-other-seal");
  if (kept) earlier(number, sheet, seat);
  if (seat && isThere(chairs[seat]) && !chairs[seat].joined) {
    const mine = kept?.numbers[sheet.attempt];
    const isLate = leftOut(sheet.earlier).includes(seat) || (sheet.attempt > MOST && !mine);
    const isIn = mine?.seat === seat && sheet.seats[seat] === commitmentOf(sheet, seat, mine.number);
    const isProof = isWatched(number, sheet.attempt);
    if (!isIn && !isLate && isProof) fault(number, "dealt-without-number");
    else if (!isIn && !isLate && !all[number]?.faults.length) note(number, "missed");
    if (!seen && !isLate && isProof) fault(number, "dealt-unseen");
  }
  const fresh = ["count", "auction"].includes(hand?.phase) && hand.hand.length === handSize(sheet);
  if (seat && fresh && !all[number]?.cards[fair.deals])
    keep(number, { cards: { ...all[number]?.cards, [fair.deals]: sorted(hand.hand) }, dealer: hand.dealer, seat });
  return null;
}

/** Check a hand's proof against everything this browser knows: each point's code, and whether it holds. */
export function check(proof, table) {
  const hand = readSheet(proof.sheet)?.hand ?? table.number;
  const [kept, here] = [all[hand], hand === table.number ? table.hand : null];
  const deals = here ? table.fair.deals : Math.max(1, ...Object.keys(kept?.cards ?? {}).map(Number));
  return checkProof(proof, {
    table: id,
    hand,
    deals,
    kept,
    hands: here?.dealt,
    dealer: here?.dealer ?? kept?.dealer,
    seat: kept?.seat ?? table.seat,
  });
}

/** Examine a changed table; returns what to ask for, if anything: `[kind, details, when done]`.
    @returns {any} */
export function look(table, before) {
  const { fair, stage, number } = table;
  watch(table);
  if (fair.proof && fair.proof.sheet !== before?.fair.proof?.sheet) {
    const wrong = check(fair.proof, table).filter(([, holds]) => !holds);
    for (const [code] of wrong) fault(readSheet(fair.proof.sheet)?.hand ?? number, `check ${code}`);
  }
  if (stage === "between" && fair.sheet) return sealed(table);
  if (
    table.hand &&
    number &&
    stage === "hand" &&
    (before?.number !== number ||
      before?.stage !== "hand" ||
      before?.fair.deals !== fair.deals ||
      ["count", "auction"].includes(table.hand.phase))
  )
    begun(table);
  return null;
}

/** What this browser remembers, for `meldhouse verify --witness`. */
export function witness() {
  const lines = Object.entries(all).flatMap(([hand, { seals, numbers }]) =>
    Object.entries(numbers)
      .filter(([attempt]) => seals[attempt])
      .map(
        ([attempt, { seat, number }]) =>
          `table ${id}; hand ${hand}; attempt ${attempt}; seat ${seat}; number ${number}; seal ${seals[attempt]}`,
      ),
  );
  return ["Meldhouse witness 1", ...lines, ""].join("\n");
}
