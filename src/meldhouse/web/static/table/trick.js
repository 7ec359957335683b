// The middle of the table in play: cards in front of their players; the last trick stays until the next lead.
import { html } from "./lib.js";
import { about, isDominoes, places } from "./about.js";
import { followFact, lastFact, playFact, trickFact, wonFact } from "./led.js";
import { Clause } from "./parts.js";
import { Piece } from "./pieces.js";
import { aloud, seen, t } from "./saying.js";
import { set } from "./store.js";

export function Trick({ s }) {
  const { table } = s;
  const { hand } = table;
  const where = Object.fromEntries(places(table.seat));
  const last = table.last ?? (hand.phase === "over" ? hand.tricks.at(-1) : null);
  const over = last && (!hand.trick.length || hand.phase === "over");
  const [played, seats, winner] = over ? [last[1], last[4], last[2]] : [hand.trick, hand.trick_seats, null];
  const led = seats.length ? 0 : -1; // if the players are not told, neither is the order
  const follow = over ? null : followFact(table);
  const label = played.length ? aloud(over ? lastFact(table, last) : trickFact(table)) : t("trick-none");
  const nameOf = (who) => t("player", { who });
  return html`
    <div class=${`trick ${isDominoes ? "tiles" : "cards"} ${over ? "over" : ""}`} role="group" aria-label=${label}>
      ${played.map(
        (piece, at) => html`
        <span key=${`${table.number} ${hand.tricks_won && Object.values(hand.tricks_won).reduce((sum, one) => sum + one, 0) - (over ? 1 : 0)} ${at}`} class=${`played at-${where[seats[at]] ?? "top"} ${seats[at] === winner ? "winner" : ""}`}>
          <${Piece} piece=${piece} name=${aloud(playFact(seats[at], piece, at === led ? "yes" : "no"))} />
          ${seats[at] && html`<span class=${`tag ${at === led ? "led" : ""}`} aria-hidden="true"><span class="who">${nameOf(seats[at])} </span>${at === led && t("trick-led")}</span>`}
        </span>`,
      )}
      ${follow && html`<p class=${`won taken follow ${follow.id === "led-unless" ? "long" : ""}`} aria-hidden="true">${seen(follow)}</p>`}
      ${over && html`<p class="won taken" aria-hidden="true">${t("trick-taken", { who: winner, points: last[3] })}</p>`}
      ${!played.length && hand.leader && html`<p class="won soft-won">${t("trick-leads", { who: hand.leader })}</p>`}
    </div>`;
}

/** The last trick, while it is still there and as long as the house lets players look at it. */
export const lastTrick = ({ hand, last }) => last ?? hand?.tricks.at(-1);

/** Its button appears as soon as it is taken, so that players know where to look later. */
export function LastTrick({ s }) {
  if (!lastTrick(s.table)) return null;
  return html`<button type="button" class="button small last-trick" onClick=${() => set({ open: "last" })}>${t("trick-last-button")}</button>`;
}

/** Tricks that may be looked at again: the last one on request, or all if they lie open. */
export function SeenTricks({ s }) {
  const { table } = s;
  if (!table.hand?.tricks.length) return html`<p>${t("trick-closed")}</p>`;
  return html`
    <ol class="tricks">
      ${table.hand.tricks.map(
        (trick, at) => html`
        <li key=${at}><${OneTrick} table=${table} trick=${trick} number=${at + 1} isLast=${at === table.hand.tricks.length - 1 && table.hand.phase === "over"} /></li>`,
      )}
    </ol>
    <${WhoPlayed} tricks=${table.hand.tricks} />`;
}

/** Missing names are the house's rule, not an error. */
export const WhoPlayed = ({ tricks }) =>
  tricks.every(([, , , , seats]) => seats.some(Boolean))
    ? null
    : html`<p class="soft who-played">${t("trick-unnamed")} <${Clause} clause=${about.who_played} /></p>`;

/** A finished trick in a row, with the players' names if the house tells them. */
export const OneTrick = ({ table, trick, number = "", isLast = false }) => html`
  <span class="tricks-head">${number && html`<b>${number}</b> `}${seen(wonFact(table, trick, isLast))}</span>
  <${Row} played=${trick[1]} seats=${trick[4]} />`;

/** What everybody played, in a row. */
export const Row = ({ played, seats }) => html`
  <span class="tricks-row">${played.map((piece, place) => html`<span class="tricks-one"><${Piece} piece=${piece} name=${aloud(playFact(seats[place], piece))} /><span class="tricks-who" aria-hidden="true">${seats[place] ? t("player", { who: seats[place] }) : ""}</span></span>`)}</span>`;
