// Fair deals, as described in docs/fair-deals.md: commitments, the sheet, its seal, the key, and the cards that follow from it.
import { bytes, hashOf, hmac } from "./sha256.js";

const SEATS = ["N", "E", "S", "W"];
const HASH = /^[0-9a-f]{64}$/;

export const commitmentOf = ({ table, hand, attempt }, seat, number) =>
  hashOf(`meldhouse number 2; table ${table}; hand ${hand}; attempt ${attempt}; ${seat}; ${number}`);
export const sealOf = (sheet) => hashOf(sheet);

/** The most restarts for a deal; then it goes on without a number from those who caused them. */
export const MOST = 10;
export const leftOut = (earlier) => [...new Set(earlier.slice(MOST - 1).flatMap(([, , seats]) => seats))];
/** Whether it was restarted after that, for a seat nobody had to wait for any more. */
export const isTooOften = ({ earlier, seats }) =>
  earlier.length >= MOST + Object.keys(seats).length ||
  leftOut(earlier).some((seat) => (seats[seat] ?? "bot") !== "bot");

/** What a sheet says; null if it is not one.
    @returns {any} */
export function readSheet(text) {
  const parts = text.split("; ");
  if (parts.shift() !== "meldhouse deal 2") return null;
  const sheet = { earlier: [], seats: {} };
  for (const part of parts) {
    const [key, ...rest] = part.split(" ");
    if (key === "earlier") sheet.earlier.push([rest[0], rest[1], rest.slice(2)]);
    else if (key in sheet || key in sheet.seats) return null;
    else if (SEATS.includes(key)) sheet.seats[key] = rest.join(" ");
    else sheet[key] = rest.join(" ");
  }
  const known = ["table", "hand", "attempt", "rules", "pack", "deal", "kitty", "cut", "dealer", "seed"];
  if (!known.every((key) => sheet[key]) || Object.keys(sheet).length !== known.length + 2) return null;
  if (!HASH.test(sheet.seed) || !Object.values(sheet.seats).every((said) => said === "bot" || HASH.test(said)))
    return null;
  return { ...sheet, hand: Number(sheet.hand), attempt: Number(sheet.attempt), seal: sealOf(text) };
}

const fits = (sheet, seat, number) => sheet.seats[seat] === commitmentOf(sheet, seat, number);

function keyOf(sheet, { seed, numbers }) {
  const added = SEATS.filter((seat) => numbers[seat]).map((seat) => `${seat} ${numbers[seat]}`);
  const hash = hashOf(["meldhouse key 2", sheet.seal, seed, ...added].join("; "));
  return Uint8Array.from(hash.match(/../g), (pair) => parseInt(pair, 16));
}

const subkey = (key, purpose) => hmac(key, bytes(`meldhouse/${purpose}`));

function* stream(key) {
  for (let at = 0; ; at += 1) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setUint32(4, at);
    yield* hmac(key, counter);
  }
}

function below(limit, source) {
  const fair = 256 - (256 % limit);
  let drawn;
  do drawn = source.next().value;
  while (drawn >= fair);
  return drawn % limit;
}

function shuffled(pieces, key) {
  const [order, source] = [[...pieces], stream(key)];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, source);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

function packOf({ pack }) {
  const [ranks, copies] = pack.split(" ");
  if (ranks === "dominoes")
    return [6, 5, 4, 3, 2, 1, 0].flatMap((high) =>
      [...Array(high + 1).keys()].reverse().map((low) => `${high}-${low}`),
    );
  const faces = [..."SHCD"].flatMap((suit) =>
    [..."ATKQJ9"].filter((rank) => ranks.includes(rank)).map((rank) => rank + suit),
  );
  return faces.flatMap((face) => Array(Number(copies)).fill(face));
}

/** The dealer: named on the sheet, or drawn by the key. */
function dealerOf(sheet, key) {
  const [first, by, ...drawers] = sheet.dealer.split(" ");
  if (first !== "drawn") return first;
  const [ranks] = sheet.pack.split(" ");
  const height = (piece) =>
    piece[1] !== "-"
      ? -ranks.indexOf(piece[0])
      : by === "pips"
        ? Number(piece[0]) + Number(piece[2])
        : 7 * Number(piece[0]) + Number(piece[2]);
  const draw = subkey(key, "first dealer");
  let drawing = drawers;
  for (let round = 1; drawing.length > 1; round += 1) {
    const order = shuffled(packOf(sheet), subkey(draw, `draw ${round}`));
    const heights = drawing.map((_, at) => height(order[at]));
    drawing = drawing.filter((_, at) => heights[at] === Math.max(...heights));
  }
  return drawing[0];
}

/** The hands of deal number `number`, by seat. */
function dealt(sheet, key, dealer, number) {
  let order = shuffled(packOf(sheet), subkey(key, `deal ${number}`));
  if (sheet.cut !== "none") {
    const [least, lifts] = sheet.cut.split(" ").map(Number);
    const leaving = least + below(order.length - lifts - least + 1, stream(subkey(key, `cut ${number}`)));
    order = [...order.slice(-leaving), ...order.slice(0, -leaving)];
  }
  const seats = SEATS.filter((seat) => seat in sheet.seats);
  const first = (seats.indexOf(dealer) + 1) % seats.length;
  const round = [...seats.slice(first), ...seats.slice(0, first)];
  const hands = Object.fromEntries(seats.map((seat) => [seat, []]));
  const packets = sheet.deal.split(" ").map(Number);
  packets.forEach((packet, at) => {
    if (at === packets.length - 1) order.splice(0, Number(sheet.kitty));
    for (const seat of round) hands[seat].push(...order.splice(0, packet));
  });
  return hands;
}

export const handSize = (sheet) => sheet.deal.split(" ").reduce((sum, packet) => sum + Number(packet), 0);
export const sorted = (pieces) => [...pieces].sort().join(" ");

/** The results for a proof: the code of each point (`number S` is South's number), and whether it holds. `kept` is what
    this browser saw and did; `hands` and `dealer` are what was on the table, if known: then no hand may be missing. */
export function checkProof(proof, { table, hand, deals, kept, hands, dealer, seat }) {
  const sheet = readSheet(proof.sheet);
  if (!sheet || sheet.table !== table || sheet.hand !== hand) return [["sheet", false]];
  const points = [];
  const seen = kept?.seals[sheet.attempt];
  if (seen) points.push(["seal", seen === sheet.seal]);
  points.push(["seed", hashOf(`meldhouse seed 2; ${proof.seed}`) === sheet.seed]);
  for (const one of SEATS) {
    const [said, number] = [sheet.seats[one] ?? "bot", proof.numbers[one]];
    if (said !== "bot" || number) points.push([`number ${one}`, Boolean(number) && fits(sheet, one, number)]);
  }
  const mine = kept?.numbers[sheet.attempt];
  const isMine = mine?.seat === seat && fits(sheet, seat, mine.number);
  if (isMine) points.push(["own-number", mine.number === proof.numbers[seat]]);
  const key = keyOf(sheet, proof);
  const who = dealerOf(sheet, key);
  if (dealer) points.push(["dealer", dealer === who]);
  const due = dealt(sheet, key, who, deals);
  if (hands)
    points.push(["cards", Object.keys(due).every((one) => hands[one] && sorted(hands[one]) === sorted(due[one]))]);
  const own = Object.entries(kept?.cards ?? {});
  if (own.length)
    points.push([
      "own-cards",
      own.every(([number, pieces]) => pieces === sorted(dealt(sheet, key, who, Number(number))[seat] ?? [])),
    ]);
  return points;
}
