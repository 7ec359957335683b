// What the player can do now, next to the hand; and why something was refused, until dismissed.
import { html, useEffect, useState } from "./lib.js";
import { BidBox } from "./bidding.js";
import { mayEase } from "./easing.js";
import { askHint, Hint, isAsking, mayAskHint } from "./hints.js";
import { Agree, AnswerClaim, Give, LayAway, LayMeld, NameTrump, PlainActs, StandUp, Stacking } from "./moves.js";
import { FreeChairs, Newcomers } from "./newcomers.js";
import { waitsForMe } from "./pacing.js";
import { Button, Clause, Sentence } from "./parts.js";
import { preferred } from "./prefs.js";
import { press } from "./press.js";
import { Reminder } from "./reminder.js";
import { fact, Said, seen, t } from "./saying.js";
import { phaseInWords } from "./speech.js";
import { act, ask, isWaiting, nextPlay, set } from "./store.js";
import { thinkingFact } from "./thinking.js";
import { doMeant } from "./twice.js";
import { insteadInWords } from "./ways.js";

export function Refusal({ s }) {
  if (!s.refusal) return null;
  return html`
    <div class="sheet-over refusal">
      <p><span role="alert">${s.refusal.text}<span class="hidden"> ${s.refusal.about === "act" && insteadInWords(s.table)}</span></span> <${Clause} clause=${s.refusal.clause} /></p>
      <button type="button" class="button small" onClick=${() => set({ refusal: null })}>${t("got-it")}</button>
    </div>`;
}

/** The hand is over, and what ended it is still shown: the result comes after the player has looked. */
export function Lingering({ s }) {
  const said = s.lines
    .slice(s.lines.findLastIndex(({ kind }) => kind === "dealt") + 1)
    .findLast(({ kind }) => ENDED.has(kind));
  return html`
    <section class="dock mine" aria-labelledby="your-move">
      <h2 class="hidden" id="your-move">${t("dock-title")}</h2>
      <div class="dock-head"><p class="prompt" tabindex="-1">${said ? html`<${Sentence} says=${said.says} clause=${said.clause} />` : t("dock-over")}</p></div>
      <div class="dock-acts"><button type="button" class="button strong big see-result" onClick=${() => set({ lingers: false })}>${t("dock-result")}</button></div>
    </section>`;
}

/** Events that can end a hand before its last trick. */
const ENDED = new Set(["settled", "judged", "stop-play", "concede"]);

export function Dock({ s }) {
  const { table } = s;
  const { hand, may, seat, refereed } = table;
  const mine = hand.to_act.includes(seat) || table.keep;
  return html`
    <section class=${`dock ${mine && seat ? "mine" : ""}`} aria-labelledby="your-move">
      <h2 class="hidden" id="your-move">${t("dock-title")}</h2>
      <div class="dock-head"><div class="prompt-lines"><${Prompt} s=${s} /><${Reminder} s=${s} /></div><${Beside} s=${s} /></div>
      <${Refusal} s=${s} />
      <${Newcomers} s=${s} />
      <${Hint} s=${s} />
      ${table.keep && html`<div class="confirm-row"><${Button} onClick=${() => act("call-redeal")}>${t("keep-throw")}<//><${Button} kind="strong keeps" onClick=${() => ask("keep")}>${t("keep-keep")}<//></div>`}
      ${!table.keep && may && html`<div class="dock-acts"><${Moves} s=${s} /></div>`}
      ${!seat && html`<p class="soft watching">${t("watching")} <${FreeChairs} s=${s} /></p>`}
      ${refereed && (seat || s.you?.host) && table.dispute && html`<div class="confirm-row"><p>${t("dispute-waits")}</p><${Button} kind="strong" onClick=${() => set({ open: "referee" })}>${t("dispute-next")}<//></div>`}
    </section>`;
}

/** What to do; while a piece is lifted or a bid is chosen, the button that does it. */
function Prompt({ s }) {
  const [lifted] = (s.lifted ?? "").split(".");
  const button = (says, does, work) =>
    html`<${Button} kind=${`strong play-button ${does}`} onClick=${work}><${Said} message=${says} /><small aria-hidden="true">${t("dock-confirm", { by: press })}</small><//>`;
  const does =
    isWaiting() || !s.table.may
      ? null
      : lifted && s.table.may.plays
        ? button(fact("dock-play", { piece: lifted }), "plays", () => act("play", { piece: lifted }))
        : s.meant
          ? button(s.meant.says, "says", () => doMeant())
          : null;
  const said = isWaiting() ? t("one-moment") : s.thinking ? seen(thinkingFact(s.table)) : phaseInWords(s.table);
  // The button lies over the line, which keeps its space: nothing moves when something is lifted.
  return html`<div class="prompt-place">${does ? html`<p class="unsaid" aria-hidden="true">${said}</p>${does}` : html`<p class="prompt" tabindex="-1" data-waits=${isWaiting() ? "" : undefined}>${said}<${Clock} s=${s} /></p>`}</div>`;
}

function Moves({ s }) {
  const { may, hand } = s.table;
  const acts = may.acts ?? [];
  return html`
    ${may.set_up && preferred("stand") !== "auto" && html`<${StandUp} s=${s} />`}
    ${(may.bids || may.may_pass) && html`<${BidBox} s=${s} />`}
    ${may.trumps?.length > 0 && html`<${NameTrump} s=${s} />`}
    ${may.give > 0 && html`<${Give} s=${s} />`}
    ${may.discard > 0 && html`<${LayAway} s=${s} />`}
    ${may.meld && html`<${LayMeld} s=${s} />`}
    ${acts.includes("answer-claim") && html`<${AnswerClaim} s=${s} />`}
    ${acts.includes("agree") && html`<${Agree} />`}
    <${PlainActs} s=${s} />
    <${Stacking} s=${s} kinds=${["leads"]} />
    ${hand.phase === "settle" && acts.includes("concede") && html`<${Button} kind="small" onClick=${() => set({ open: "concede" })}>${t("concede-do")}<//>`}`;
}

/** Hint and More, always in the same place. */
function Beside({ s }) {
  const { table } = s;
  const asking = isAsking(s);
  return html`
    <span class="beside">
      ${waitsForMe(table) && html`<button type="button" class="button small strong next-play" onClick=${nextPlay}>${t("dock-go-on")}</button>`}
      ${mayAskHint(s) && html`<button type="button" class="button small ghost" aria-disabled=${asking ? "true" : undefined} onClick=${askHint}>${asking ? t("hint-thinking") : t("hint-do")}</button>`}
      ${table.seat && html`<button type="button" class="button small ghost" onClick=${() => set({ open: "more" })}>${table.refereed ? t("dock-call") : t("dock-more")}</button>`}
      ${!table.seat && mayEase(s) && html`<button type="button" class="button small ghost" onClick=${() => set({ open: "ease" })}>${t("dock-ease")}</button>`}
    </span>`;
}

function Clock({ s }) {
  const [now, setNow] = useState(Date.now());
  const due = s.due?.[0]?.includes(s.table.seat) ? s.due[1] : null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [due]);
  if (!due) return null;
  const left = Math.max(0, Math.min(s.table.clock, Math.ceil(due - now / 1000)));
  return html` <span class=${`clock ${left <= 10 ? "short" : ""}`} role="timer"><${Said} message=${fact("clock-left", { seconds: left })} /></span>`;
}
