// Rulings: about whom, which piece, by which rule. They stay visible until read, whatever is played meanwhile and
// however often the page is loaded.
import { html } from "./lib.js";
import { id } from "./about.js";
import { Clause } from "./parts.js";
import { Piece } from "./pieces.js";
import { aloud, fact, heard, Said, seen, sentences, t } from "./saying.js";
import { keptIn, keepIn } from "./session.js";
import { listen, set } from "./store.js";
import { say } from "./voice.js";

const KEY = `meldhouse.ruled.${id}`;
/** Rulings received for the hand with this number, by their facts; and unread rulings of any hand. */
let { number, come, unread } = keptIn(KEY, { number: 0, come: [], unread: [] });

function keep() {
  keepIn(KEY, { number, come, unread });
}

/** Identifies a ruling in any language. */
const factsOf = ({ says }) => JSON.stringify(says);

const head = ({ what, by }) => fact("ruling-head", { what, by: by.map((who) => fact("player", { who })) });
const whole = (ruling) => fact("ruling-heard", { head: head(ruling), pieces: ruling.pieces, says: ruling.says });

listen((table, before) => {
  if (table.number !== number) [number, come] = [table.number, []];
  const known = [...come];
  const fresh = table.rulings.filter(
    (one) => !known.includes(factsOf(one)) || !known.splice(known.indexOf(factsOf(one)), 1),
  );
  if (fresh.length) {
    come = table.rulings.map(factsOf);
    unread = [...unread, ...fresh];
    keep();
    set({});
  }
  const unheard = before ? fresh : unread; // after a reload, repeat what was not dismissed
  if (unheard.length) say(sentences(unheard.map(whole)));
});

function read() {
  unread = [];
  keep();
  set({});
}

const Line = ({ ruling }) =>
  html`<b class="ruling-head">${seen(head(ruling))}.</b> <${Said} message=${ruling.says} /> <${Clause} clause=${ruling.clause} of=${aloud(ruling.says)} />`;

export const RulingList = ({ table }) =>
  html`<ul class="rulings">${table.rulings.map((ruling) => html`<li><${Line} ruling=${ruling} /></li>`)}</ul>`;

/** Unread rulings; a refusal comes first, since it answers the player's latest action. */
export function NewRulings({ s }) {
  if (!unread.length || s.refusal) return null;
  return html`
    <section class="sheet-over ruled" aria-labelledby="ruled">
      <h2 id="ruled">${t("ruling-title")}</h2>
      <button type="button" class="button small" onClick=${read} aria-label=${t("ruling-read")}>${t("got-it")}</button>
      ${unread.map((ruling) => html`<p>${ruling.pieces.map((piece) => html`<${Piece} piece=${piece} name=${heard("a-piece", { piece })} extra="small" />`)}<span><${Line} ruling=${ruling} /></span></p>`)}
    </section>`;
}
