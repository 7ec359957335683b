// Facts in the reader's language: for the eye, and for the ear with words instead of symbols.
import { Voice, catalogue } from "../messages.js";
import { about, isDominoes, partnerOf } from "./about.js";
import { html } from "./lib.js";
import { state } from "./store.js";

const [words, ...more] = await Promise.all(
  ["table", ...(about.refereed ? ["rulings"] : [])].map((part) => catalogue(part)),
);
const [eye, ear] = [false, true].map((spoken) => new Voice(words, { words: about.own_words, spoken }));
more.forEach(learn);

/** More words than every table needs. */
export function learn(part) {
  for (const voice of [eye, ear]) voice.learn(part);
}

/** The seating may differ from the current one: in the review of a hand. */
let shown = null;
export const speakOf = (table) => (shown = table);

function said(voice, message) {
  const { chairs = {}, seat } = shown ?? state.table ?? {};
  voice.names = Object.fromEntries(
    Object.entries(chairs)
      .filter(([, { name }]) => name)
      .map(([one, { name }]) => [one, name]),
  );
  voice.you = seat ?? "";
  return voice.say(message);
}

export const seen = (message) => said(eye, message);
export const aloud = (message) => said(ear, message);
/** One of the page's own messages; and the spoken version. */
export const t = (id, args = {}) => seen({ id, args });
export const heard = (id, args = {}) => aloud({ id, args });
/** One used inside another, or said later. */
export const fact = (id, args = {}) => ({ id, args });
/** Several sentences as one; empty ones are left out. */
export const sentences = (parts) => fact("sentences", { parts: parts.filter(Boolean) });

/** Text on the page; screen readers get the spoken version. */
export function Said({ message }) {
  const both = [seen(message), aloud(message)];
  return both[0] === both[1]
    ? both[0]
    : html`<span aria-hidden="true">${both[0]}</span><span class="hidden">${both[1]}</span>`;
}

/** A number by itself. */
export const figure = (number) => t("figure", { number });
/** A bid, as an argument of a message. */
export const bidFact = (amount) =>
  about.mark && amount >= 2 * about.mark ? fact("bid-in-marks", { marks: amount / about.mark }) : amount;
/** An official by what the club calls the post: those that most clubs have can be said in any language. */
export const postFact = (name) => fact("post", { code: name.toLowerCase().split(/\s+/).join("-"), name });
/** A meld by its name. */
export const meldFact = ({ kind, times, suit }) =>
  fact("meld-item", { kind, times: Math.min(times, 4), suit: suit ?? "none" });
/** Sides with a value each: the player's own first, so that it is always in the same place; for watchers, in given
    order. */
export function ownFirst(values) {
  const me = (shown ?? state.table)?.seat;
  return Object.entries(values).sort(
    ([one], [other]) => Number(Boolean(me && other.includes(me))) - Number(Boolean(me && one.includes(me))),
  );
}

/** Sides with their points, as a list argument of a message. */
export const sidesFact = (values, unit = "points") =>
  ownFirst(values).map(([side, points]) =>
    unit === "marks" ? fact("side-marks", { side, marks: points }) : fact("side-points", { side, points }),
  );
/** A side by its players: “You and Rosa”. */
export const sideInFull = (table, side) =>
  t("side-full", { side, partner: (table.seat && partnerOf(table.seat)) || side[0] });
export const pieceFact = (piece) => (piece === "??" ? fact("piece-down") : fact("a-piece", { piece }));

const rankFact = (rank) => fact("rank", { rank: rank === "9" ? 9 : rank });

/** A hand, suit by suit: “spades ace, king; hearts ten”. */
export function handFact(held, suits = ["S", "H", "C", "D"]) {
  if (!held.length) return fact("hand-empty");
  if (isDominoes) return fact("some-pieces", { pieces: held });
  const sorted = suits.map((suit) => [suit, held.filter((piece) => piece[1] === suit)]).filter(([, own]) => own.length);
  return fact("hand-suits", {
    suits: sorted.map(([suit, own]) => fact("hand-suit", { suit, ranks: own.map((piece) => rankFact(piece[0])) })),
  });
}
