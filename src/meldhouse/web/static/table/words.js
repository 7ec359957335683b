// Names of things, as they are said at a table.
import { about, compass, words } from "./about.js";

export const SUITS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const RANKS = { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack", 9: "nine" };
const PIPS = ["blank", "one", "two", "three", "four", "five", "six"];

export const isTile = (piece) => piece[1] === "-";

export function pieceName(piece) {
  if (piece === "??") return `a ${words.piece} face down`;
  if (!isTile(piece)) return `${RANKS[piece[0]]} of ${SUITS[piece[1]]}`;
  const [high, low] = [Number(piece[0]), Number(piece[2])];
  return high === low ? `double ${PIPS[high]}` : `${PIPS[high]}-${PIPS[low]}`;
}

/** How well a bot plays, as one says it. */
export const levelName = (level) => (level === "club" ? "club player" : level);

/** What one does with a button here. */
export const press = matchMedia("(pointer: coarse)").matches ? "tap" : "press";

const PLURALS = ["blanks", "ones", "twos", "threes", "fours", "fives", "sixes"];
/** What is played in 42 without any trump. */
export const NO_TRUMP = "follow-me";
/** A suit that is led, also where it cannot be trump. */
export const suitName = (suit) => SUITS[suit] ?? PLURALS[suit] ?? suit;
export const trumpName = (trump) => about.trumps[trump] ?? SUITS[trump] ?? trump;
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** What a number is a number of. */
export const unit = (number, word, plural = `${word}s`) => (Math.abs(number) === 1 ? word : plural);
export const many = (number, word, plural) => `${number} ${unit(number, word, plural)}`;
/** A number with a true minus, which screen readers say. */
export const figure = (number) => (number < 0 ? `−${-number}` : number);
export const pieces = (number) => many(number, words.piece, words.pieces);

/** “ten of clubs, twice” for two that look the same. */
export function timesInWords(list) {
  return [...new Set(list)].map((piece) => `${pieceName(piece)}${{ 2: ", twice", 3: ", three times", 4: ", four times" }[list.filter((one) => one === piece).length] ?? ""}`);
}

export function join(list, last = "and") {
  return list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${last} ${list.at(-1)}`;
}

/** A hand in words, suit by suit: “spades: ace, ace, king; hearts: ten”. */
export function handInWords(held, suits = Object.keys(SUITS)) {
  if (!held.length) return `no ${words.pieces}`;
  if (isTile(held[0])) return held.map(pieceName).join(", ");
  return suits
    .map((suit) => [suit, held.filter((piece) => piece[1] === suit)])
    .filter(([, own]) => own.length)
    .map(([suit, own]) => `${SUITS[suit]}: ${own.map((piece) => RANKS[piece[0]]).join(", ")}`)
    .join("; ");
}

export const nameOf = (table, seat) => (seat === table.seat ? "You" : table.chairs[seat]?.name || compass(seat));
export const inner = (table, seat) => (seat === table.seat ? "you" : nameOf(table, seat));

/** “You and North”, as the head of a column. */
export function sideName(table, side) {
  const seats = [...side].sort((one, other) => (other === table.seat) - (one === table.seat));
  return join(seats.map((seat) => nameOf(table, seat)));
}

/** A side in one word where that is possible. */
export function sideWord(table, side) {
  if (!table.seat || side.length === 1) return sideName(table, side);
  return side.includes(table.seat) ? "We" : "They";
}

export const does = (table, seat, verb, others) => (seat === table.seat ? `You ${verb}` : `${nameOf(table, seat)} ${others ?? `${verb}s`}`);

/** Without what was needed when it was told, which changes with every trick. */
export const unneeded = (text) => text.replace(/ (You|The bidders) need \d.*$/, "");
/** Without the number of the clause, which says nothing to whoever hears it. */
export const unnumbered = (text) => text.replace(/ \([A-Z0-9]+-[^)]*\)/, "");
