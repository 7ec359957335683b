// What an expert would do: requested, spoken, and shown above the player's move, so that nothing moves or hides the
// table.
import { html, useLayoutEffect, useRef, useState } from "./lib.js";
import { later, wordsOf } from "./later.js";
import { fact, Said, sentences, t } from "./saying.js";
import { ask, set, state } from "./store.js";
import { say } from "./voice.js";

/** At the player's own turn, if no other person is playing, to whom it would be unfair. */
export function mayAskHint({ table }) {
  const alone = () => Object.values(table.chairs).filter((chair) => chair.kind === "person").length === 1;
  return Boolean(
    table?.hand &&
    table.seat &&
    !table.refereed &&
    table.hand.to_act.includes(table.seat) &&
    !["settle", "count"].includes(table.hand.phase) &&
    alone(),
  );
}

/** Whether a hint was requested and is being worked out. */
export const isAsking = ({ waiting }) => [...waiting.values()].some(({ kind }) => kind === "hint");

/** After a minute of waiting, people want to know why, how far it is, and that it happens only once. */
function workedOutFact({ readying }) {
  if (!readying) return fact("hint-thinking");
  return readying.percent === null ? fact("readying") : fact("readying-first", { percent: readying.percent });
}

export function askHint() {
  if (isAsking(state)) return;
  say(workedOutFact(state.table));
  ask("hint", {}, (is) => is === "hint" && wordsOf("hints").then(() => state.hint && sayHint(state.hint)));
}

const sayHint = ({ do: advice, outlook }) => say(sentences([advice, outlook]));

/** The reasons have many numbers, so they are only for players who ask. */
const sayWhy = ({ reasons }) => say(fact("hint-because", { reasons }));

const SPARE = 12;
const SHORT = 150; // height of a hint without reasons
const [FEWEST, ROOMY] = [120, 200]; // height of a few lines of reasons; and of both together
const OTHERS =
  ".status, .auction tr, .trick .piece, .won, .laid, .kitty, .plate.at-top, .page[data-phase='tricks'] .plate:not(.at-bottom)";

const place = (one) => one.getBoundingClientRect();

/** Place the hint over the empty part of the table, above the buttons and the hand, so that what it names stays
    reachable. If it is too long, it extends downwards, but never over what others have called or played, nor over their
    names if there is room below. Reasons refer to the hand, so they never cover it: they scroll instead. */
function fit(sheet, why) {
  const own = sheet?.offsetParent && place(sheet.offsetParent);
  if (!own) return;
  const end = (of) => Math.max(0, ...[...document.querySelectorAll(of)].map((one) => place(one).bottom)) + SPARE / 2;
  const moves = [...sheet.offsetParent.querySelectorAll(".dock-acts button, .hand .held")].map((one) => place(one).top);
  const pressed = Math.min(innerHeight, ...moves);
  const names = end(".felt .plate:not(.at-bottom)");
  const least = Math.min(own.top, Math.max(end(OTHERS), pressed - names < SHORT ? 0 : names));
  const held = Math.min(
    innerHeight - SPARE / 2,
    ...[...sheet.offsetParent.querySelectorAll(".hand .held")].map((one) => place(one).top),
  );
  sheet.style.setProperty(
    "--room",
    `${why ? Math.max(held - SPARE / 2 - least, FEWEST) : innerHeight - least - SPARE}px`,
  );
  const top = Math.max(least, pressed - SPARE / 2 - sheet.offsetHeight);
  sheet.style.setProperty("--up", `${top - own.top}px`);
  tellMore(sheet);
}

/** Show a marker while part of it is below the edge. */
function tellMore(sheet) {
  if (sheet.scrollTop + sheet.clientHeight < sheet.scrollHeight - SPARE) sheet.dataset.more = t("hint-more");
  else delete sheet.dataset.more;
}

/** When dismissed, the text goes, but the advised piece stays marked until the player has moved. */
export const isOpen = (hint) => Boolean(hint) && !hint.away;
export const putAway = (hint) => (hint ? { ...hint, away: true } : null);

export function Hint({ s }) {
  return isOpen(s.hint) ? html`<${Advice} hint=${s.hint} may=${s.table.may} />` : null;
}

/** Whether the bid could be given up instead of played: a hint mentions that too. */
const mayGiveUp = (may, { event }) => event === "play" && may?.acts?.includes("concede");

const Advice = later("hints", ({ hint, may }) => {
  const { reasons, outlook } = hint;
  const [why, setWhy] = useState(false);
  const sheet = useRef(null);
  const explain = () => {
    if (!why) sayWhy(hint);
    setWhy(!why);
  };
  useLayoutEffect(() => fit(sheet.current, why));
  useLayoutEffect(() => {
    // With little space, the reasons get it; otherwise the close button stays visible.
    if (why && sheet.current.clientHeight < ROOMY)
      sheet.current.scrollTop = sheet.current.querySelector("ul").offsetTop - SPARE;
  }, [why]);
  return html`
    <div class="sheet-over hint" role="group" aria-label=${t("hint-label")} ref=${sheet} onScroll=${() => tellMore(sheet.current)}>
      <p><b><${Said} message=${hint.do} /></b>${outlook && html` <span><${Said} message=${outlook} /></span>`}</p>
      ${reasons.length > 0 && html`<button type="button" class="button small quiet why" aria-expanded=${String(why)} onClick=${explain}>${t("hint-why")}</button>`}
      <button type="button" class="button small" onClick=${() => set({ hint: putAway(hint) })} aria-label=${t("hint-close")}>${t("close")}</button>
      ${mayGiveUp(may, hint.action) && html`<button type="button" class="button small give-up" onClick=${() => set({ open: "concede" })}>${t("hint-concede")}</button>`}
      ${why && html`<ul>${reasons.map((reason) => html`<li><${Said} message=${reason} /></li>`)}</ul>`}
    </div>`;
});
