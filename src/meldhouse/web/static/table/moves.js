// Decisions that are neither a bid nor a card: trump, passing, laying away, meld, and plain words.
import { html, useLayoutEffect, useRef, useState } from "./lib.js";
import { about, isDominoes, partnerOf, words } from "./about.js";
import { chosenPieces } from "./hand.js";
import { Suit } from "./faces.js";
import { keyed, inHand } from "./order.js";
import { amongButtons, Button, Clause } from "./parts.js";
import { Fan } from "./pieces.js";
import { act, set } from "./store.js";
import { isMeant, mean } from "./twice.js";
import { capital, handInWords, many, nameOf, NO_TRUMP, pieceName, SUITS, trumpName, unit } from "./words.js";

function heldOf(trump, held) {
  if (SUITS[trump]) return held.filter((piece) => piece[1] === trump).length;
  if (trump === "doubles") return held.filter((piece) => piece[0] === piece[2]).length;
  return /^\d$/.test(trump) ? held.filter((piece) => piece.includes(trump)).length : null;
}

export function NameTrump({ s }) {
  const { may, hand } = s.table;
  return html`
    <div class="choices-row trumps" role="group" aria-label="Your trump" tabindex="-1" onKeyDown=${amongButtons}>
      ${may.trumps.map((trump) => {
        const number = heldOf(trump, hand.hand);
        return html`<${Button} key=${trump} kind="trump-choice" data-trump=${trump} aria-pressed=${String(isMeant("name-trump", { trump }))} onClick=${() => mean("name-trump", { trump }, `Name ${trumpName(trump)}`)}>
          ${SUITS[trump] && html`<${Suit} suit=${trump} />`}<span>${capital(trumpName(trump))}</span>${number !== null && html`<span class="hidden">, </span><small>you hold ${number}</small>`}${trump === NO_TRUMP && html`<small>no trump</small>`}
        <//>`;
      })}
    </div>`;
}

/** One more than enough was chosen: the first of them went back, and that is said where the number stands. */
const PutBack = ({ s }) => (s.putBack && s.chosen.length ? html` <span class="put-back" aria-hidden="true">${capital(pieceName(s.putBack))} put back</span>` : null);

export function Give({ s }) {
  const { table } = s;
  const { give } = table.may;
  const partner = nameOf(table, partnerOf(table.seat));
  const number = s.chosen.length;
  return html`
    <div class="confirm-row"><p>${number} of ${give} chosen${table.hand.peeked.length > 0 ? `. You have seen what ${partner} passes: ${table.hand.peeked.map(pieceName).join(", ")}` : ""}<${PutBack} s=${s} /></p>
      <${Button} kind="strong" disabled=${number !== give} onClick=${() => act("pass-pieces", { pieces: chosenPieces() })}>Pass to ${partner}<//></div>`;
}

export function LayAway({ s }) {
  const { table } = s;
  const { discard, declare } = table.may;
  const number = s.chosen.length;
  const counted = chosenPieces().filter((piece) => piece[1] === table.hand.trump).length;
  const [told, setTold] = useState(null);
  const trumps = told ?? counted;
  return html`
    <div class="confirm-row"><p>${number} of ${discard} chosen${declare && number > 0 ? `, ${counted ? many(counted, "trump") : "no trump"} among them` : ""}<${PutBack} s=${s} /></p>
      ${declare && table.refereed && html`<label class="number-field">Trumps you declare <input type="number" min="0" max=${discard} value=${trumps} onInput=${({ target }) => setTold(Number(target.value))} /></label>`}
      <${Button} kind="strong" disabled=${number !== discard} onClick=${() => act("discard", { pieces: chosenPieces(), trumps: declare ? trumps : 0 })}>Lay away<//></div>`;
}

/** My meld: all of it is chosen to begin with; whoever wants to show less takes cards out. */
export function LayMeld({ s }) {
  const { table } = s;
  const { full, owed, count } = table.may.meld;
  const begun = useRef(null);
  const whole = full.join(" ");
  useLayoutEffect(() => {
    begun.current = whole;
    set({ chosen: keysOf(table.hand, full) });
  }, [whole]);
  // The focus comes at the first drawing: even then the button has to say what it will do.
  const number = begun.current === whole ? s.chosen.length : full.length;
  const all = begun.current !== whole || (number === full.length && sameFaces(chosenPieces(), full));
  if (!full.length && !number) {
    return html`<div class="confirm-row"><${Button} kind="strong" onClick=${() => act("show-meld", { pieces: [] })}>Go on without meld<//></div>`;
  }
  return html`
    <div class="my-meld">
      ${all ? html`<ul class="items">${count.items.map((item) => html`<li><span>${capital(item.name)} <${Clause} clause=${item.clause} of=${item.name} /></span><b>${item.points}</b></li>`)}</ul>` : html`<p>You show less than you have${owed.length ? `; the house wants at least ${many(owed.length, words.piece, words.pieces)}` : ""}. <button type="button" class="button quiet" onClick=${() => set({ chosen: keysOf(table.hand, full) })}>All of it again</button></p>`}
      <div class="confirm-row"><${Button} kind="strong" onClick=${() => act("show-meld", { pieces: chosenPieces() })}>${all ? html`Lay down ${count.points}<span class="hidden"> ${unit(count.points, "point")}</span>` : number ? "Lay these down" : "Show no meld"}<//></div>
    </div>`;
}

const sameFaces = (one, other) => [...one].sort().join() === [...other].sort().join();

function keysOf(hand, wanted) {
  const keys = new Set(keyed(wanted).map(({ key }) => key));
  return inHand(hand).filter(({ key }) => keys.has(key)).map(({ key }) => key);
}

/** Dominoes are stood up: tap one, then another, and they change places. */
export function StandUp({ s }) {
  const { may, hand } = s.table;
  const layout = may.set_up.includes(s.layout) ? s.layout : may.set_up[0];
  const tiles = s.standing ?? hand.hand;
  return html`
    <div class="confirm-row stand-up">
      <p>Lift one domino, then another: they change places.</p>
      ${may.set_up.length > 1 && html`<span role="group" aria-label="Rows" class="choices-row">${may.set_up.map((one) => html`<button type="button" class="button small" aria-pressed=${String(one === layout)} onClick=${() => set({ layout: one })}>${one.replace("-", " and ")}</button>`)}</span>`}
      <${Button} kind="strong" onClick=${() => act("set-up", { layout, tiles })}>They stand<//>
    </div>`;
}

const PLAIN = {
  "turn-kitty": "Turn the kitty up",
  confirm: "I have seen the meld",
  "start-play": "Begin the play",
  gather: `Turn the ${words.trick} down`,
};

const plainWords = (name) => (name === "confirm" && isDominoes ? "I have heard it" : PLAIN[name]);

export function PlainActs({ s }) {
  const { may } = s.table;
  return (may.acts ?? [])
    .filter((name) => PLAIN[name])
    .map((name) => html`<${Button} key=${name} kind="strong" onClick=${() => act(name)}>${plainWords(name)}<//>`);
}

const CHALLENGE = { accept: false };

/** What was laid down stands with the question, so that one sees it and one's own hand together; a challenge cannot be
    taken back, so it is said twice, and what it costs is there to be read. */
export function AnswerClaim({ s }) {
  const { claim, open_hands: laid } = s.table.hand;
  return html`
    <div class="confirm-row"><p>${nameOf(s.table, claim)} says the rest is theirs${laid[claim] ? ":" : "."}</p>
      ${laid[claim] && html`<${Fan} list=${laid[claim]} label=${`Laid down: ${handInWords(laid[claim])}`} extra="small claimed" />`}
      <${Button} kind="strong" onClick=${() => act("answer-claim", { accept: true })}>I accept<//>
      <${Button} aria-pressed=${String(isMeant("answer-claim", CHALLENGE))} onClick=${() => mean("answer-claim", CHALLENGE, "I challenge it")}>I challenge it<//>
      <details class="soft"><summary>What a challenge costs</summary><p>${about.challenge} <${Clause} clause=${about.failed} /></p></details></div>`;
}

export function Agree() {
  return html`
    <div class="confirm-row"><p>The numbers are wrong. Shall unseen ${words.pieces} be moved until everybody has the right number?</p>
      <${Button} kind="strong" onClick=${() => act("agree", { accept: true })}>I agree<//><${Button} onClick=${() => act("agree", { accept: false })}>No: a new ${words.deal}<//></div>`;
}

/** How tricks are stacked changes nothing in the play, so it is found under “More”; a lead is called for in the open. */
export function Stacking({ s, kinds = ["stacks", "towards", "leads"] }) {
  const { hand } = s.table;
  const may = Object.fromEntries(kinds.map((kind) => [kind, s.table.may?.[kind]]));
  return html`
    ${(may.stacks ?? []).filter((form) => form !== hand.stack).map((form) => html`<${Button} kind="small" onClick=${() => act("stack", { form })}>Stack tricks ${form === "single" ? "singly" : "in pairs"}<//>`)}
    ${(may.towards ?? []).filter((seat) => seat !== hand.stack_towards).map((seat) => html`<${Button} kind="small" onClick=${() => act("turn-stack", { towards: seat })}>Stack towards ${nameOf(s.table, seat)}<//>`)}
    ${(may.leads ?? []).map((suit) => html`<${Button} kind="small" onClick=${() => act("call-lead", { suit })}>Call for ${trumpName(suit)}<//>`)}`;
}
