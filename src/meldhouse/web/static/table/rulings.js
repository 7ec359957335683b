// What was ruled: about whom, with which piece, by which rule. It stays in sight until it has been read, whatever is played
// meanwhile and however often the page is loaded.
import { html } from "./lib.js";
import { id } from "./about.js";
import { Clause } from "./parts.js";
import { Piece } from "./pieces.js";
import { keptIn, keepIn } from "./session.js";
import { listen, set } from "./store.js";
import { say } from "./voice.js";
import { capital, join, nameOf, pieceName, unnumbered } from "./words.js";

const KEY = `meldhouse.rulings.${id}`;
/** Rulings of the hand with this number that have come here, by what they say; and those of any hand that were not read yet. */
let { number, come, unread } = keptIn(KEY, { number: 0, come: [], unread: [] });

function keep() {
  keepIn(KEY, { number, come, unread });
}

const head = (table, { what, by }) => `${capital(what)}${by.length ? `: ${join(by.map((seat) => nameOf(table, seat)))}` : ""}`;

const inWords = (table, ruling) => `${head(table, ruling)}${ruling.pieces.length ? `, ${join(ruling.pieces.map(pieceName))}` : ""}. ${unnumbered(ruling.heard || ruling.text)}`;

listen((table, before) => {
  if (table.number !== number) [number, come] = [table.number, []];
  const known = [...come];
  const fresh = table.rulings.filter(({ text }) => !known.includes(text) || !known.splice(known.indexOf(text), 1));
  if (fresh.length) {
    come = table.rulings.map(({ text }) => text);
    unread = [...unread, ...fresh];
    keep();
    set({});
  }
  const heard = before ? fresh : unread; // whoever comes back hears what they had not put away
  if (heard.length) say(heard.map((ruling) => inWords(table, ruling)).join(" "));
});

function read() {
  unread = [];
  keep();
  set({});
}

const Line = ({ table, ruling }) => html`<b>${head(table, ruling)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} of=${`${ruling.what}: ${ruling.text}`} />`;

export const RulingList = ({ table }) => html`<ul class="rulings">${table.rulings.map((ruling) => html`<li><${Line} table=${table} ruling=${ruling} /></li>`)}</ul>`;

/** Those that were not read yet; a refusal, which answers what one has just done, comes before them. */
export function NewRulings({ s }) {
  if (!unread.length || s.refusal) return null;
  return html`
    <section class="sheet-over ruled" aria-labelledby="ruled">
      <h2 id="ruled">Ruling</h2>
      <button type="button" class="button small" onClick=${read}>Got it<span class="hidden">: the ruling has been read</span></button>
      ${unread.map((ruling) => html`<p>${ruling.pieces.map((piece) => html`<${Piece} piece=${piece} name=${pieceName(piece)} extra="small" />`)}<span><${Line} table=${s.table} ruling=${ruling} /></span></p>`)}
    </section>`;
}
