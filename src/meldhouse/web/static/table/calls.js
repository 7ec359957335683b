// Everything beside the usual course: lay down, give up; and at a refereed table all that hands on felt can do.
import { html, useState } from "./lib.js";
import { about, places, words } from "./about.js";
import { mayEase } from "./easing.js";
import { meldsTold } from "./meld.js";
import { Stacking } from "./moves.js";
import { inHand } from "./order.js";
import { Button, Confirm, Dialog } from "./parts.js";
import { sayOnNextPage } from "../saying.js";
import { act, ask, set } from "./store.js";
import { capital, join, many, nameOf, pieceName } from "./words.js";

const close = () => set({ open: null });
const doAnd = (work) => () => { work(); close(); };

/** What can be called before a card is played; everything else is done in a trick. */
const BEFORE_PLAY = ["aces", "discard"].some((offence) => offence in about.offences);

export function More({ s }) {
  const { table } = s;
  const { hand, may, refereed } = table;
  const acts = may?.acts ?? [];
  const tricks = hand?.phase === "tricks";
  const list = [
    acts.includes("claim") && [`My side takes every ${words.trick} that is left…`, () => set({ open: "claim" })],
    acts.includes("stop-play") && ["The bid is decided: end the hand here…", () => set({ open: "stop" })],
    table.stage === "hand" && tricks && (Object.keys(hand.meld).length > 0 || meldsTold(s.lines).length > 0) && ["What was melded", () => set({ open: "meld" })],
    acts.includes("ask-to-see") && [`See the last ${words.trick}`, doAnd(() => act("ask-to-see"))],
    hand?.tricks.length > 0 && table.stage === "hand" && [`Look at the ${words.trick}s that lie open`, () => set({ open: "tricks" })],
    acts.includes("concede") && ["Give the bid up…", () => set({ open: "concede" })],
    refereed && (tricks || hand?.phase === "over") && (table.to_call > 0 || BEFORE_PLAY) && ["Call a renege", () => set({ open: "renege" })],
    refereed && tricks && [`Turn the ${words.trick} down`, doAnd(() => act("gather"))],
    refereed && tricks && hand.trick_seats.includes(table.seat) && [`Correct my ${words.piece}`, () => set({ open: "correct" })],
    refereed && hand?.trump !== undefined && !["auction", "over"].includes(hand?.phase) && ["Ask what is trump", doAnd(() => act("ask-trump"))],
    refereed && hand?.phase === "auction" && ["Any bid, or a pass", () => set({ open: "bid" })],
    refereed && table.stage === "hand" && !acts.includes("claim") && tricks && [`My side takes every ${words.trick} that is left…`, () => set({ open: "claim" })],
    refereed && ["trump", "kitty"].includes(hand?.phase) && hand.bidder === table.seat && ["Name something else for trump", () => set({ open: "contract" })],
    refereed && hand?.phase === "exchange" && hand.to_act.includes(table.seat) && hand.peeked.length === 0 && hand.passing.length > 0 && hand.received.length === 0 && [`Look at the ${words.pieces} you were passed`, doAnd(() => act("peek"))],
    refereed && table.stage === "hand" && ["auction", "meld", "tricks"].includes(hand?.phase) && !acts.includes("call-redeal") && ["Throw the hand in", doAnd(() => act("call-redeal"))],
    refereed && table.stage === "hand" && [`Show or drop a ${words.piece}`, () => set({ open: "expose" })],
    refereed && hand && ["Call the referee", () => set({ open: "referee" })],
    ["The rules in brief", () => set({ open: "rules" })],
    ["About this table: who sits here", () => set({ open: "about" })],
    mayEase(s) && ["Ease a rule for somebody", () => set({ open: "ease" })],
    table.home && ["Somebody is missing: to the score sheet", () => location.assign(`${table.home}#missing`)],
    table.seat && !table.home && ["Leave the table…", () => set({ open: "leave" })],
  ].filter(Boolean);
  return html`
    <${Dialog} title=${refereed ? "Call" : "More"} onClose=${close}>
      <ul class="menu">${list.map(([text, work]) => html`<li><button type="button" class="button" onClick=${work}>${text}</button></li>`)}</ul>
      ${(may?.stacks || may?.towards) && html`<h3>How the ${words.trick}s are stacked</h3><div class="choices-row"><${Stacking} s=${s} kinds=${["stacks", "towards"]} /></div>`}
    <//>`;
}

export const Claim = () => html`
  <${Confirm} title="Lay down?" text=${`You show your ${words.pieces} and say that your side takes every ${words.trick} that is left. If that is not certain, the house may judge against you.`} yes="Yes, lay down" onYes=${() => act("claim")} onClose=${close} />`;

export const Stop = () => html`
  <${Confirm} title="End the hand here?" text=${`Nothing that is still to be played can change whether the bid is made. The rest is not played; the hand counts as it is decided now.`} yes="Yes, end it" onYes=${() => act("stop-play")} onClose=${close} />`;

/** “You lose 33, and they score 33.” */
function givenUpInWords({ may, seat, score }) {
  const [counted, costs] = [(score?.unit ?? "points").replace(/s$/, ""), Object.entries(may?.given_up ?? {})];
  const told = costs.map(([side, points]) => `${side.includes(seat) ? "you" : "they"} ${points < 0 ? "lose" : "score"} ${many(Math.abs(points), counted)}`);
  return told.length ? `${capital(join(told))}.` : "";
}

export const Concede = ({ s }) => html`
  <${Confirm} title="Give the bid up?" text=${`Your side gives up its bid of ${s.table.hand.bid}. The hand ends, and you are set. ${givenUpInWords(s.table)}`} yes="Yes, give it up" onYes=${() => act("concede")} onClose=${close} />`;

export const Leave = ({ s }) => html`
  <${Confirm} title="Leave the table?" text=${["gathering", "over"].includes(s.table.stage) ? "Your chair will be free for somebody else." : "A bot takes your chair for the rest of the game. To step away only for a while, just close this page: your chair stays yours."} yes="Yes, leave" onYes=${() => ask("stand", {}, (is) => is === "done" && goodbye())} onClose=${close} />`;

/** The lobby says it, when it has come. */
function goodbye() {
  sayOnNextPage("You have left the table.");
  location.assign("/");
}

export function Renege({ s }) {
  const { table } = s;
  const numbers = Array.from({ length: table.to_call }, (_, at) => at + 1).reverse();
  const [trick, setTrick] = useState(numbers[0] ?? 0);
  const others = places(table.seat).slice(1).map(([seat]) => seat);
  const [accused, setAccused] = useState(others[0]);
  const [offence, setOffence] = useState(Object.keys(about.offences)[0]);
  return html`
    <${Dialog} title="Call a renege" onClose=${close}>
      <p>Play stops and the house looks into it. A call that is not proven can cost your own side.</p>
      <${Choice} label="Who" value=${accused} set=${setAccused} options=${others.map((seat) => [seat, nameOf(table, seat)])} />
      <${Choice} label="In which ${words.trick}" value=${trick} set=${(value) => setTrick(Number(value))} options=${[...numbers.map((number) => [number, `${capital(words.trick)} ${number}${number === numbers[0] ? ", the latest" : ""}`]), ...(BEFORE_PLAY ? [[0, "Before the first"]] : [])]} />
      <${Choice} label="What was wrong" value=${offence} set=${setOffence} options=${Object.entries(about.offences).map(([kind, text]) => [kind, `${nameOf(table, accused)} ${text}`])} />
      <div class="actions"><${Button} kind="strong" onClick=${doAnd(() => act("call-renege", { accused, trick, offence }))}>Call it<//><button type="button" class="button" onClick=${close}>No, go back</button></div>
    <//>`;
}

function Choice({ label, value, set: choose, options }) {
  return html`<div class="field"><label>${label}<select value=${value} onChange=${({ target }) => choose(target.value)}>${options.map(([one, text]) => html`<option value=${one} selected=${one === value}>${text}</option>`)}</select></label></div>`;
}

function PickPiece({ s, title, text, yes, onPick }) {
  const held = [...new Set(inHand(s.table.hand).map(({ piece }) => piece))];
  const [piece, setPiece] = useState(held[0]);
  return html`
    <${Dialog} title=${title} onClose=${close}>
      <p>${text}</p>
      <${Choice} label=${capital(words.piece)} value=${piece} set=${setPiece} options=${held.map((one) => [one, capital(pieceName(one))])} />
      <div class="actions">${yes.map(([label, kind]) => html`<${Button} kind=${kind === yes[0][1] ? "strong" : ""} onClick=${doAnd(() => onPick(kind, piece))}>${label}<//>`)}<button type="button" class="button" onClick=${close}>No, go back</button></div>
    <//>`;
}

export const Correct = ({ s }) => html`
  <${PickPiece} s=${s} title=${`Correct my ${words.piece}`} text=${`Your ${words.piece} on the table goes back, and this one is played instead.`} yes=${[["Play this one", "correct"]]} onPick=${(kind, piece) => act(kind, { piece })} />`;

export const Expose = ({ s }) => html`
  <${PickPiece} s=${s} title=${`Show or drop a ${words.piece}`} text="As hands on felt can; the house answers as its book says." yes=${[["It drops", "expose"], ["Show it on purpose", "show"], ["Touch it", "touch"]]}
    onPick=${(kind, piece) => (kind === "touch" ? act("touch", { piece }) : act("expose", { pieces: [piece], purposely: kind === "show" }))} />`;

export function AnyBid({ s }) {
  const [amount, setAmount] = useState((s.table.hand.bid ?? 0) + 1);
  return html`
    <${Dialog} title="Any bid" onClose=${close}>
      <p>At a refereed table you can say what you like; what the rules say to it, the house answers.</p>
      <div class="field"><label>Bid<input type="number" min="1" max="9999" value=${amount} onInput=${({ target }) => setAmount(Number(target.value))} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!(amount > 0)} onClick=${doAnd(() => act("bid", { amount }))}>Bid ${amount}<//><${Button} onClick=${doAnd(() => act("pass"))}>Pass<//></div>
    <//>`;
}

export function AnyContract() {
  const [trump, setTrump] = useState("");
  return html`
    <${Dialog} title="Name something else for trump" onClose=${close}>
      <p>At a refereed table you can say what you like; what the rules say to it, the house answers.</p>
      <div class="field"><label>Name<input maxlength="30" value=${trump} onInput=${({ target }) => setTrump(target.value)} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!trump.trim()} onClick=${doAnd(() => act("name-trump", { trump: trump.trim() }))}>Name it<//></div>
    <//>`;
}

const hear = (event) => doAnd(() => ask("hear", { event }));

/** The referee is called; while play is stopped, the next step of the dispute. */
export function Referee({ s }) {
  const { table } = s;
  const { dispute } = table;
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [clause, setClause] = useState("");
  const [fate, setFate] = useState("goes-on");
  const said = text.trim();
  const Says = ({ label }) => html`<div class="field"><label>${label}<input maxlength="200" value=${text} onInput=${({ target }) => setText(target.value)} /></label></div>`;
  const back = html`<button type="button" class="button" onClick=${close}>Go back</button>`;
  if (!dispute) {
    return html`
      <${Dialog} title="Call the referee" onClose=${close}>
        <p>Play stops until it is decided.</p>${Says({ label: "What is it about?" })}
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear({ type: "Raised", by: table.seat, about: said })}>Call the referee<//>${back}</div>
      <//>`;
  }
  const decides = dispute.stage === "hearing";
  return html`
    <${Dialog} title="Play is stopped" onClose=${close}>
      ${table.hand.stopped && html`<p>${capital(table.hand.stopped)}.</p>`}
      ${dispute.ruling && html`<p>Decided: ${dispute.ruling}</p>`}
      ${dispute.stage === "open" && html`${Says({ label: "What everybody here agrees on" })}
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear({ type: "Agreed", by: Object.keys(table.chairs), facts: said })}>We agree: play on<//><${Button} onClick=${hear({ type: "NotAgreed", by: table.seat })}>We do not agree<//></div>`}
      ${["open", "appealed", "split"].includes(dispute.stage) && html`
        <div class="field"><label>${`Name of the ${dispute.due}`}<input maxlength="60" value=${name} onInput=${({ target }) => setName(target.value)} /></label></div>
        <div class="actions"><${Button} disabled=${!name.trim()} onClick=${hear({ type: "Called", post: dispute.due, person: name.trim() })}>Call the ${dispute.due} of this name<//></div>`}
      ${decides && html`<p>${dispute.person} decides.</p>${Says({ label: "The decision" })}
        <div class="field"><label>Clause<input maxlength="20" value=${clause} onInput=${({ target }) => setClause(target.value)} /></label></div>
        <${Choice} label="The hand" value=${fate} set=${setFate} options=${[["goes-on", "goes on"], ["dealt-again", "is dealt again"], ["void", "is void"]]} />
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear({ type: "Ruled", person: dispute.person, decision: said, hand: fate, ...(clause.trim() && { clause: clause.trim() }) })}>So it is decided<//></div>`}
      ${dispute.stage === "ruled" && html`<div class="actions"><${Button} kind="strong" onClick=${hear({ type: "PlayedOn" })}>Play on<//><${Button} onClick=${hear({ type: "Appealed", by: table.seat })}>Appeal<//></div>`}
    <//>`;
}
