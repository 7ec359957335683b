// Someone wants a computer player's seat in mid-hand: the host is asked, they wait, and everybody learns who plays.
import { html } from "./lib.js";
import { Button } from "./parts.js";
import { fact, seen, sentences, t } from "./saying.js";
import { ask, listen, set, state, watch } from "./store.js";
import { tell } from "./voice.js";

const place = (seat) => fact("seat", { seat });
const asks = ({ seat, name, may_now: now }) =>
  fact("newcomer-asks", { name, where: place(seat), now: now ? "yes" : "no" });

/** People the host has not yet told when they may come. */
const asking = (table, you) => (you?.host ? table.newcomers.filter(({ agreed }) => !agreed) : []);

export function Newcomers({ s }) {
  const { table, you } = s;
  const [first] = asking(table, you);
  if (first) return html`<${Question} key=${first.seat} newcomer=${first} />`;
  if (you?.waits) return html`<${Waiting} table=${table} seat=${you.waits} />`;
  if (!s.moved || s.refusal) return null;
  return html`<div class="sheet-over"><p>${seen(s.moved)}</p><button type="button" class="button small" onClick=${() => set({ moved: null })}>${t("got-it")}</button></div>`;
}

function Question({ newcomer }) {
  const { seat, may_now: now } = newcomer;
  const answer = (when) => () => ask("admit", { seat, when });
  return html`
    <div class="sheet-over newcomer" role="group" aria-labelledby="newcomer">
      <p id="newcomer">${seen(asks(newcomer))}</p>
      <div class="confirm-row">
        ${now && html`<${Button} kind="small" onClick=${answer("now")}>${t("newcomer-now")}<//>`}
        <${Button} kind="small strong" onClick=${answer("next")}>${t("newcomer-next")}<//>
        <${Button} kind="small" onClick=${answer("no")}>${t("newcomer-no")}<//>
      </div>
    </div>`;
}

function Waiting({ table, seat }) {
  const agreed = table.newcomers.find((one) => one.seat === seat)?.agreed;
  return html`<div class="sheet-over newcomer"><p role="status">${t("newcomer-waits", { where: place(seat), agreed: agreed ? "yes" : "no" })}</p><${Button} kind="small" onClick=${giveUp}>${t("newcomer-stop")}<//></div>`;
}

/** Computer players' chairs that nobody has asked for. */
export function FreeChairs({ s }) {
  if (s.you?.waits) return null;
  const wanted = s.table.newcomers.map(({ seat }) => seat);
  const free = Object.entries(s.table.chairs).filter(
    ([seat, chair]) => chair.kind !== "person" && !wanted.includes(seat),
  );
  return free.map(
    ([seat]) =>
      html`<${Button} key=${seat} kind="small" onClick=${() => ask("sit", { seat })}>${t("newcomer-sit", { where: place(seat) })}<//> `,
  );
}

/** For a person no longer waiting for that chair, whom the host did not refuse. */
const playsNow = (seat, { kind, name }) =>
  kind === "person"
    ? fact("newcomer-taken", { name, where: place(seat) })
    : fact("newcomer-freed", { where: place(seat) });

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
  const moved = you.refused
    ? fact("newcomer-refused", { where: place(wasFor) })
    : playsNow(wasFor, state.table.chairs[wasFor]);
  tell(moved);
  set({ moved });
});

listen((table, before, lines) => {
  const moved = lines
    .filter(({ kind, seat }) => (kind === "sat" || kind === "left") && seat !== table.seat)
    .map(({ says }) => says);
  if (moved.length) set({ moved: sentences(moved) });
  else if (before && before.number !== table.number) set({ moved: null });
  const known = before ? asking(before, state.you).map(({ seat, name }) => `${seat} ${name}`) : [];
  for (const one of asking(table, state.you)) if (!known.includes(`${one.seat} ${one.name}`)) tell(asks(one));
});
