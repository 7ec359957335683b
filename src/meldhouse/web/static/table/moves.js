// Moves other than bids and plays: trump, passing, discarding, meld, and simple actions.
import { html, useLayoutEffect, useRef, useState } from "./lib.js";
import { about, partnerOf } from "./about.js";
import { chosenPieces } from "./hand.js";
import { isSuit, Suit } from "./faces.js";
import { keyed, inHand } from "./order.js";
import { amongButtons, Button, Clause } from "./parts.js";
import { Fan } from "./pieces.js";
import { press } from "./press.js";
import { aloud, fact, handFact, meldFact, Said, seen, t } from "./saying.js";
import { act, set } from "./store.js";
import { isMeant, mean } from "./twice.js";

/** Ways to play 42 without any trump. */
const NO_TRUMP = "follow-me";

function heldOf(trump, held) {
  if (isSuit(trump)) return held.filter((piece) => piece[1] === trump).length;
  if (trump === "doubles") return held.filter((piece) => piece[0] === piece[2]).length;
  return /^\d$/.test(trump) ? held.filter((piece) => piece.includes(trump)).length : null;
}

export function NameTrump({ s }) {
  const { may, hand } = s.table;
  return html`
    <div class="choices-row trumps" role="group" aria-label=${t("trump-title")} tabindex="-1" onKeyDown=${amongButtons}>
      ${may.trumps.map((trump) => {
        const number = heldOf(trump, hand.hand);
        return html`<${Button} key=${trump} kind="trump-choice" data-trump=${trump} aria-pressed=${String(isMeant("name-trump", { trump }))} onClick=${() => mean("name-trump", { trump }, fact("trump-choose", { trump }))}>
          ${isSuit(trump) && html`<${Suit} suit=${trump} />`}<span class="trump-name">${t("about-trump", { trump })}</span>${number !== null && html`<span class="hidden">, </span><small>${t("trump-held", { number })}</small>`}${trump === NO_TRUMP && html`<small>${t("trump-none")}</small>`}
        <//>`;
      })}
    </div>`;
}

/** One too many was chosen: the first went back, and the counter says so. */
const PutBack = ({ s }) =>
  s.putBack && s.chosen.length
    ? html` <span class="put-back" aria-hidden="true">${t("chosen-back", { piece: s.putBack })}</span>`
    : null;

export function Give({ s }) {
  const { table } = s;
  const { give } = table.may;
  const partner = partnerOf(table.seat);
  const { peeked } = table.hand;
  const number = s.chosen.length;
  return html`
    <div class="confirm-row">${peeked.length > 0 && html`<p><${Said} message=${fact("give-peeked", { who: partner, pieces: peeked })} /></p>`}<p class="chosen-count">${t("chosen", { number, most: give })}<${PutBack} s=${s} /></p>
      <${Button} kind="strong chooses" disabled=${number !== give} onClick=${() => act("pass-pieces", { pieces: chosenPieces() })}>${t("give-do", { who: partner })}<//></div>`;
}

export function LayAway({ s }) {
  const { table } = s;
  const { discard, declare } = table.may;
  const number = s.chosen.length;
  const counted = chosenPieces().filter((piece) => piece[1] === table.hand.trump).length;
  const [told, setTold] = useState(null);
  const trumps = told ?? counted;
  return html`
    <div class="confirm-row"><p class="chosen-count">${t("chosen", { number, most: discard })}${declare && number > 0 && html`, ${t("discard-trumps", { trumps: counted })}`}<${PutBack} s=${s} /></p>
      ${declare && table.refereed && html`<label class="number-field">${t("discard-declared")} <input type="number" min="0" max=${discard} value=${trumps} onInput=${({ target }) => setTold(Number(target.value))} /></label>`}
      <${Button} kind="strong chooses" disabled=${number !== discard} onClick=${() => act("discard", { pieces: chosenPieces(), trumps: declare ? trumps : 0 })}>${t("discard-do")}<//></div>`;
}

/** The player's meld: everything is chosen at first; to show less, take cards out. */
export function LayMeld({ s }) {
  const { table } = s;
  const { full, owed, count } = table.may.meld;
  const begun = useRef(null);
  const whole = full.join(" ");
  useLayoutEffect(() => {
    begun.current = whole;
    set({ chosen: keysOf(table.hand, full) });
  }, [whole]);
  // The focus arrives with the first drawing: by then the button must say what it will do.
  const number = begun.current === whole ? s.chosen.length : full.length;
  const all = begun.current !== whole || (number === full.length && sameFaces(chosenPieces(), full));
  if (!full.length && !number) {
    return html`<div class="confirm-row"><${Button} kind="strong melds" onClick=${() => act("show-meld", { pieces: [] })}>${t("meld-none-do")}<//></div>`;
  }
  return html`
    <div class="my-meld">
      ${all ? html`<ul class="items">${count.items.map((item) => html`<li><span>${seen(meldFact(item))} <${Clause} clause=${item.clause} of=${seen(meldFact(item))} /></span><b>${item.points}</b></li>`)}</ul>` : html`<p>${t("meld-less", { owed: owed.length })} <button type="button" class="button quiet" onClick=${() => set({ chosen: keysOf(table.hand, full) })}>${t("meld-all-do")}</button></p>`}
      <div class="confirm-row"><${Button} kind="strong melds" onClick=${() => act("show-meld", { pieces: chosenPieces() })}>${all ? t("meld-do", { points: count.points }) : number ? t("meld-some-do") : t("meld-nothing-do")}<//></div>
    </div>`;
}

const sameFaces = (one, other) => [...one].sort().join() === [...other].sort().join();

function keysOf(hand, wanted) {
  const keys = new Set(keyed(wanted).map(({ key }) => key));
  return inHand(hand)
    .filter(({ key }) => keys.has(key))
    .map(({ key }) => key);
}

/** Arrange dominoes: tap one, then another, and they trade places. */
export function StandUp({ s }) {
  const { may, hand } = s.table;
  const layout = may.set_up.includes(s.layout) ? s.layout : may.set_up[0];
  const tiles = s.standing ?? hand.hand;
  return html`
    <div class="confirm-row stand-up">
      <p>${t("stand-how", { by: press })}</p>
      ${may.set_up.length > 1 && html`<span role="group" aria-label=${t("stand-rows")} class="choices-row">${may.set_up.map((one) => html`<button type="button" class="button small" aria-pressed=${String(one === layout)} onClick=${() => set({ layout: one })}>${t("stand-layout", { first: Number(one[0]), second: Number(one[2]) })}</button>`)}</span>`}
      <${Button} kind="strong" onClick=${() => act("set-up", { layout, tiles })}>${t("stand-do")}<//>
    </div>`;
}

const PLAIN = new Set(["turn-kitty", "confirm", "start-play", "gather"]);

export function PlainActs({ s }) {
  const { may } = s.table;
  return (may.acts ?? [])
    .filter((name) => PLAIN.has(name))
    .map(
      (name) =>
        html`<${Button} key=${name} kind=${`strong ${name}`} onClick=${() => act(name)}>${t("act", { act: name })}<//>`,
    );
}

const CHALLENGE = { accept: false };

/** Show the claimed hand with the question, so that both hands can be seen together; a challenge cannot be taken back,
    so it takes two presses, with its cost shown. */
export function AnswerClaim({ s }) {
  const { claim, open_hands: laid } = s.table.hand;
  return html`
    <div class="confirm-row"><p>${t("news-claim", { who: claim })}</p>
      ${laid[claim] && html`<${Fan} list=${laid[claim]} label=${aloud(handFact(laid[claim]))} extra="small claimed" />`}
      <${Button} kind="strong accepts" onClick=${() => act("answer-claim", { accept: true })}>${t("answer-accept")}<//>
      <${Button} aria-pressed=${String(isMeant("answer-claim", CHALLENGE))} onClick=${() => mean("answer-claim", CHALLENGE, fact("answer-challenge"))}>${t("answer-challenge")}<//>
      <details class="soft"><summary>${t("answer-cost")}</summary><p>${about.challenge} <${Clause} clause=${about.failed} /></p></details></div>`;
}

export function Agree() {
  return html`
    <div class="confirm-row"><p>${t("agree-ask")}</p>
      <${Button} kind="strong" onClick=${() => act("agree", { accept: true })}>${t("agree-yes")}<//><${Button} onClick=${() => act("agree", { accept: false })}>${t("agree-no")}<//></div>`;
}

/** The way tricks are stacked does not affect play, so it is under “More”; asking for a lead happens openly. */
export function Stacking({ s, kinds = ["stacks", "towards", "leads"] }) {
  const { hand } = s.table;
  const may = Object.fromEntries(kinds.map((kind) => [kind, s.table.may?.[kind]]));
  return html`
    ${(may.stacks ?? []).filter((form) => form !== hand.stack).map((form) => html`<${Button} kind="small" onClick=${() => act("stack", { form })}>${t("stack-do", { form })}<//>`)}
    ${(may.towards ?? []).filter((seat) => seat !== hand.stack_towards).map((seat) => html`<${Button} kind="small" onClick=${() => act("turn-stack", { towards: seat })}>${t("stack-towards", { who: seat })}<//>`)}
    ${(may.leads ?? []).map((suit) => html`<${Button} kind="small" onClick=${() => act("call-lead", { suit })}>${t("lead-call", { suit })}<//>`)}`;
}
