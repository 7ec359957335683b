// Somebody wants to play for a computer player in the middle of a hand: the host is asked, they wait, and everybody learns who plays.
import { html } from "./lib.js";
import { compass } from "./about.js";
import { Button } from "./parts.js";
import { ask, listen, set, state, watch } from "./store.js";
import { tell } from "./voice.js";

const asksInWords = ({ seat, name, may_now: now }) => `${name} wants to play for the computer at ${compass(seat)}.${now ? "" : " They have seen another hand of this deal, so they can’t come in before the next one."}`;

/** Of whom the host has not said yet when they may come. */
const asking = (table, you) => (you?.host ? table.newcomers.filter(({ agreed }) => !agreed) : []);

export function Newcomers({ s }) {
  const { table, you } = s;
  const [first] = asking(table, you);
  if (first) return html`<${Question} key=${first.seat} newcomer=${first} />`;
  if (you?.waits) return html`<${Waiting} table=${table} seat=${you.waits} />`;
  if (!s.moved || s.refusal) return null;
  return html`<div class="sheet-over"><p>${s.moved}</p><button type="button" class="button small" onClick=${() => set({ moved: "" })}>Got it</button></div>`;
}

function Question({ newcomer }) {
  const { seat, may_now: now } = newcomer;
  const answer = (when) => () => ask("admit", { seat, when });
  return html`
    <div class="sheet-over newcomer" role="group" aria-labelledby="newcomer">
      <p id="newcomer">${asksInWords(newcomer)}</p>
      <div class="confirm-row">
        ${now && html`<${Button} kind="small" onClick=${answer("now")}>Let them in now<//>`}
        <${Button} kind="small strong" onClick=${answer("next")}>From the next hand<//>
        <${Button} kind="small" onClick=${answer("no")}>No<//>
      </div>
    </div>`;
}

function Waiting({ table, seat }) {
  const agreed = table.newcomers.find((one) => one.seat === seat)?.agreed;
  const when = agreed ? "The host says yes: you play from the next hand." : "You play from the next hand, or sooner if the host lets you in.";
  return html`<div class="sheet-over newcomer"><p role="status">You asked to play at ${compass(seat)}. ${when}</p><${Button} kind="small" onClick=${giveUp}>Don’t wait<//></div>`;
}

/** The chairs of computer players that nobody has asked for. */
export function FreeChairs({ s }) {
  if (s.you?.waits) return null;
  const wanted = s.table.newcomers.map(({ seat }) => seat);
  const free = Object.entries(s.table.chairs).filter(([seat, chair]) => chair.kind !== "person" && !wanted.includes(seat));
  return free.map(([seat]) => html`<${Button} key=${seat} kind="small" onClick=${() => ask("sit", { seat })}>Play at ${compass(seat)}<//> `);
}

/** To somebody who waits for that chair no more, and whom the host did not refuse. */
const playsNow = (seat, { kind, name }) =>
  kind === "person" ? `${name} plays at ${compass(seat)} now. You can go on watching, or ask for another seat.` : `You don’t wait for ${compass(seat)} any more: the computer plays there. Ask again if you still want that seat.`;

let [waited, givesUp] = [null, false];

function giveUp() {
  givesUp = true;
  ask("stand");
}

watch(() => {
  const { you } = state;
  const wasFor = waited;
  waited = you?.waits ?? null;
  if (!wasFor || waited) return;
  const isWanted = !you.seat && !givesUp;
  givesUp = false;
  if (!isWanted) return;
  const text = you.refused
    ? `The host keeps the computer at ${compass(wasFor)} for this hand. You can go on watching, and ask again when it is over.`
    : playsNow(wasFor, state.table.chairs[wasFor]);
  tell(text);
  set({ moved: text });
});

listen((table, before, lines) => {
  const moved = lines.filter(({ kind, seat }) => (kind === "sat" || kind === "left") && seat !== table.seat).map(({ text }) => text);
  if (moved.length) set({ moved: moved.join(" ") });
  else if (before && before.number !== table.number) set({ moved: "" });
  const known = before ? asking(before, state.you).map(({ seat, name }) => `${seat} ${name}`) : [];
  for (const one of asking(table, state.you)) if (!known.includes(`${one.seat} ${one.name}`)) tell(asksInWords(one));
});
