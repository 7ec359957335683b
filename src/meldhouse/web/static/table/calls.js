// Everything outside normal play: lay down, give up; and at a refereed table anything hands could really do.
import { html, useState } from "./lib.js";
import { about, places } from "./about.js";
import { mayEase } from "./easing.js";
import { later } from "./later.js";
import { meldsTold } from "./meld.js";
import { Stacking } from "./moves.js";
import { inHand } from "./order.js";
import { Button, Confirm, Dialog } from "./parts.js";
import { sayOnNextPage } from "../saying.js";
import { bidFact, fact, heard, postFact, t } from "./saying.js";
import { act, ask, set } from "./store.js";

const close = () => set({ open: null });
const doAnd = (work) => () => {
  work();
  close();
};
const opens = (dialog) => () => set({ open: dialog });
const Back = () => html`<button type="button" class="button" onClick=${close}>${t("go-back")}</button>`;

/** What can be called before a card is played; everything else happens in a trick. */
const BEFORE_PLAY = ["aces", "discard"].some((offence) => offence in about.offences);

/** The actions now under the button: each with its text and its effect. */
function choices(s) {
  const { table } = s;
  const { hand, may, refereed, stage } = table;
  const acts = may?.acts ?? [];
  const [inHandNow, tricks] = [stage === "hand", hand?.phase === "tricks"];
  const does = (event) => doAnd(() => act(event));
  const melded = tricks && (Object.keys(hand.meld).length > 0 || meldsTold(s.lines).length > 0);
  const called = refereed && inHandNow && hand;
  const unseen =
    called &&
    hand.phase === "exchange" &&
    hand.to_act.includes(table.seat) &&
    !hand.peeked.length &&
    hand.passing.length > 0 &&
    !hand.received.length;
  return [
    (acts.includes("claim") || (called && tricks)) && [t("calls-claim"), opens("claim")],
    acts.includes("stop-play") && [t("calls-stop"), opens("stop")],
    inHandNow && melded && [t("calls-melds"), opens("meld")],
    acts.includes("ask-to-see") && [t("calls-see-last"), does("ask-to-see")],
    inHandNow && hand?.tricks.length > 0 && [t("calls-see-open"), opens("tricks")],
    acts.includes("concede") && [t("calls-concede"), opens("concede")],
    refereed &&
      (tricks || hand?.phase === "over") &&
      (table.to_call > 0 || BEFORE_PLAY) && [t("calls-renege"), opens("renege")],
    refereed && tricks && [t("calls-gather"), does("gather")],
    refereed && tricks && hand.trick_seats.includes(table.seat) && [t("calls-correct"), opens("correct")],
    refereed &&
      hand?.trump !== undefined &&
      !["auction", "over"].includes(hand?.phase) && [t("calls-ask-trump"), does("ask-trump")],
    refereed && hand?.phase === "auction" && [t("calls-bid"), opens("bid")],
    refereed &&
      ["trump", "kitty"].includes(hand?.phase) &&
      hand.bidder === table.seat && [t("calls-contract"), opens("contract")],
    unseen && [t("calls-peek"), does("peek")],
    called &&
      ["auction", "meld", "tricks"].includes(hand.phase) &&
      !acts.includes("call-redeal") && [t("calls-redeal"), does("call-redeal")],
    refereed && inHandNow && [t("calls-expose"), opens("expose")],
    refereed && hand && [t("calls-referee"), opens("referee")],
    [t("rules-brief"), opens("rules")],
    [t("calls-about"), opens("about")],
    mayEase(s) && [t("calls-ease"), opens("ease")],
    table.home && [t("calls-missing"), () => location.assign(`${table.home}#missing`)],
    table.seat && !table.home && [t("calls-leave"), opens("leave")],
  ].filter(Boolean);
}

export const More = later("calls", ({ s }) => {
  const { may, refereed } = s.table;
  return html`
    <${Dialog} title=${t("calls-title", { what: refereed ? "call" : "more" })} onClose=${close}>
      <ul class="menu">${choices(s).map(([text, work]) => html`<li><button type="button" class="button" onClick=${work}>${text}</button></li>`)}</ul>
      ${(may?.stacks || may?.towards) && html`<h3>${t("calls-stacks")}</h3><div class="choices-row"><${Stacking} s=${s} kinds=${["stacks", "towards"]} /></div>`}
    <//>`;
});

export const Claim = later(
  "calls",
  () => html`
  <${Confirm} title=${t("claim-title")} text=${t("claim-why")} yes=${t("claim-yes")} onYes=${() => act("claim")} onClose=${close} />`,
);

export const Stop = later(
  "calls",
  () => html`
  <${Confirm} title=${t("stop-title")} text=${t("stop-why")} yes=${t("stop-yes")} onYes=${() => act("stop-play")} onClose=${close} />`,
);

export const Concede = later("calls", ({ s: { table } }) => {
  const unit = table.score?.unit ?? "points";
  const costs = Object.entries(table.may?.given_up ?? {}).map(([side, points]) =>
    fact("concede-costs", { side, points: Math.abs(points), how: points < 0 ? "lose" : "score", unit }),
  );
  return html`<${Confirm} title=${t("concede-title")} text=${t("concede-why", { bid: bidFact(table.hand.bid), costs })} yes=${t("concede-yes")} onYes=${() => act("concede")} onClose=${close} />`;
});

export const Leave = later("calls", ({ s }) => {
  const game = ["gathering", "over"].includes(s.table.stage) ? "no" : "yes";
  return html`<${Confirm} title=${t("leave-title")} text=${t("leave-why", { game })} yes=${t("leave-yes")} onYes=${() => ask("stand", {}, (is) => is === "done" && goodbye())} onClose=${close} />`;
});

/** Another page says it, once loaded: the lobby. */
function goodbye() {
  sayOnNextPage(t("leave-done"));
  location.assign("/");
}

export const Renege = later("calls", ({ s: { table } }) => {
  const numbers = Array.from({ length: table.to_call }, (_, at) => at + 1).reverse();
  const [trick, setTrick] = useState(numbers[0] ?? 0);
  const others = places(table.seat)
    .slice(1)
    .map(([seat]) => seat);
  const [accused, setAccused] = useState(others[0]);
  const [offence, setOffence] = useState(Object.keys(about.offences)[0]);
  const tricks = numbers.map((number) => [
    number,
    t("renege-in", { number, latest: number === numbers[0] ? "yes" : "no" }),
  ]);
  return html`
    <${Dialog} title=${t("calls-renege")} onClose=${close}>
      <p>${t("renege-why")}</p>
      <${Choice} label=${t("renege-who")} value=${accused} set=${setAccused} options=${others.map((seat) => [seat, t("player", { who: seat })])} />
      <${Choice} label=${t("renege-which")} value=${trick} set=${(value) => setTrick(Number(value))} options=${[...tricks, ...(BEFORE_PLAY ? [[0, t("renege-before")]] : [])]} />
      <${Choice} label=${t("renege-what")} value=${offence} set=${setOffence} options=${Object.entries(about.offences).map(([kind, name]) => [kind, t("renege-offence", { who: accused, offence: name })])} />
      <div class="actions"><${Button} kind="strong" onClick=${doAnd(() => act("call-renege", { accused, trick, offence }))}>${t("renege-do")}<//><${Back} /></div>
    <//>`;
});

function Choice({ label, value, set: choose, options }) {
  return html`<div class="field"><label>${label}<select value=${value} onChange=${({ target }) => choose(target.value)}>${options.map(([one, text]) => html`<option value=${one} selected=${one === value}>${text}</option>`)}</select></label></div>`;
}

/** `does`: what can be done with the piece, the default first. */
function PickPiece({ s, title, text, does, onPick }) {
  const held = [...new Set(inHand(s.table.hand).map(({ piece }) => piece))];
  const [piece, setPiece] = useState(held[0]);
  return html`
    <${Dialog} title=${title} onClose=${close}>
      <p>${text}</p>
      <${Choice} label=${t("choice-piece")} value=${piece} set=${setPiece} options=${held.map((one) => [one, heard("a-piece", { piece: one })])} />
      <div class="actions">${does.map(([label, kind], at) => html`<${Button} kind=${at ? "" : "strong"} onClick=${doAnd(() => onPick(kind, piece))}>${label}<//>`)}<${Back} /></div>
    <//>`;
}

export const Correct = later(
  "calls",
  ({ s }) => html`
  <${PickPiece} s=${s} title=${t("calls-correct")} text=${t("correct-why")} does=${[[t("correct-do"), "correct"]]} onPick=${(kind, piece) => act(kind, { piece })} />`,
);

export const Expose = later(
  "calls",
  ({ s }) => html`
  <${PickPiece} s=${s} title=${t("calls-expose")} text=${t("expose-why")} does=${["expose", "show", "touch"].map((how) => [t("expose-do", { how }), how])}
    onPick=${(kind, piece) => (kind === "touch" ? act("touch", { piece }) : act("expose", { pieces: [piece], purposely: kind === "show" }))} />`,
);

export const AnyBid = later("calls", ({ s }) => {
  const [amount, setAmount] = useState((s.table.hand.bid ?? 0) + 1);
  return html`
    <${Dialog} title=${t("any-bid-title")} onClose=${close}>
      <p>${t("any-why")}</p>
      <div class="field"><label>${t("any-bid-label")}<input type="number" min="1" max="9999" value=${amount} onInput=${({ target }) => setAmount(Number(target.value))} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!(amount > 0)} onClick=${doAnd(() => act("bid", { amount }))}>${t("bidding-bid", { bid: amount })}<//><${Button} onClick=${doAnd(() => act("pass"))}>${t("bidding-pass")}<//></div>
    <//>`;
});

export const AnyContract = later("calls", () => {
  const [trump, setTrump] = useState("");
  return html`
    <${Dialog} title=${t("calls-contract")} onClose=${close}>
      <p>${t("any-why")}</p>
      <div class="field"><label>${t("any-trump-label")}<input maxlength="30" value=${trump} onInput=${({ target }) => setTrump(target.value)} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!trump.trim()} onClick=${doAnd(() => act("name-trump", { trump: trump.trim() }))}>${t("any-trump-do")}<//></div>
    <//>`;
});

const hear = (event) => doAnd(() => ask("hear", { event }));

/** Call the referee; while play is stopped, the next step of the dispute. */
export const Referee = later("calls", ({ s: { table } }) => {
  const { dispute } = table;
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [clause, setClause] = useState("");
  const [fate, setFate] = useState("goes-on");
  const said = text.trim();
  const Says = ({ label }) =>
    html`<div class="field"><label>${label}<input maxlength="200" value=${text} onInput=${({ target }) => setText(target.value)} /></label></div>`;
  if (!dispute) {
    return html`
      <${Dialog} title=${t("calls-referee")} onClose=${close}>
        <p>${t("dispute-why")}</p>${Says({ label: t("dispute-about") })}
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear({ type: "Raised", by: table.seat, about: said })}>${t("calls-referee")}<//><${Back} /></div>
      <//>`;
  }
  const ruled = {
    type: "Ruled",
    person: dispute.person,
    decision: said,
    hand: fate,
    ...(clause.trim() && { clause: clause.trim() }),
  };
  return html`
    <${Dialog} title=${t("dispute-title")} onClose=${close}>
      ${table.hand.stopped && html`<p>${t("dispute-called", { about: table.hand.stopped })}</p>`}
      ${dispute.ruling && html`<p>${t("dispute-ruling", { ruling: dispute.ruling })}</p>`}
      ${
        dispute.stage === "open" &&
        html`${Says({ label: t("dispute-agree") })}
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear({ type: "Agreed", by: Object.keys(table.chairs), facts: said })}>${t("dispute-agree-do")}<//><${Button} onClick=${hear({ type: "NotAgreed", by: table.seat })}>${t("dispute-disagree-do")}<//></div>`
      }
      ${
        ["open", "appealed", "split"].includes(dispute.stage) &&
        html`
        <div class="field"><label>${t("dispute-name", { post: postFact(dispute.due) })}<input maxlength="60" value=${name} onInput=${({ target }) => setName(target.value)} /></label></div>
        <div class="actions"><${Button} disabled=${!name.trim()} onClick=${hear({ type: "Called", post: dispute.due, person: name.trim() })}>${t("dispute-call-do", { post: postFact(dispute.due) })}<//></div>`
      }
      ${
        dispute.stage === "hearing" &&
        html`<p>${t("dispute-decides", { name: dispute.person })}</p>${Says({ label: t("dispute-decision") })}
        <div class="field"><label>${t("dispute-clause")}<input maxlength="20" value=${clause} onInput=${({ target }) => setClause(target.value)} /></label></div>
        <${Choice} label=${t("dispute-hand")} value=${fate} set=${setFate} options=${["goes-on", "dealt-again", "void"].map((one) => [one, t("dispute-fate", { fate: one })])} />
        <div class="actions"><${Button} kind="strong" disabled=${!said} onClick=${hear(ruled)}>${t("dispute-decide-do")}<//></div>`
      }
      ${dispute.stage === "ruled" && html`<div class="actions"><${Button} kind="strong" onClick=${hear({ type: "PlayedOn" })}>${t("dispute-play-on")}<//><${Button} onClick=${hear({ type: "Appealed", by: table.seat })}>${t("dispute-appeal")}<//></div>`}
    <//>`;
});
