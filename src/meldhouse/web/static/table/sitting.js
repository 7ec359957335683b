// Who sits at this table, and how well each bot plays: for whoever wants to know against whom he plays.
import { html } from "./lib.js";
import { about, compass, partnerOf, places } from "./about.js";
import { Dialog } from "./parts.js";
import { set } from "./store.js";
import { capital, levelName, nameOf } from "./words.js";

/** “bot, expert”; of a person, only what is not plain from the name. */
function kindInWords({ kind, level, away }) {
  if (kind === "bot") return `bot, ${levelName(level)}`;
  return kind === "empty" ? "free" : away ? "away: a bot plays" : "";
}

function whereInWords(table, seat) {
  const chair = table.chairs[seat];
  const mate = Boolean(table.seat) && partnerOf(table.seat) === seat;
  return [nameOf(table, seat) !== compass(seat) && compass(seat), mate && "your partner", kindInWords(chair)].filter(Boolean).join(", ");
}

export function AboutTable({ s }) {
  const { table } = s;
  const levels = [...new Set(Object.values(table.chairs).map(({ level }) => level).filter(Boolean))];
  return html`
    <${Dialog} title="About this table" onClose=${() => set({ open: null })}>
      <p>${table.title}: ${about.house}${about.goal && `, ${about.goal}`}${table.refereed ? ", refereed" : ""}.</p>
      <dl class="keys">${places(table.seat).map(([seat]) => html`<dt>${nameOf(table, seat)}</dt><dd>${whereInWords(table, seat)}</dd>`)}</dl>
      ${levels.map((level) => html`<p class="soft" key=${level}>${capital(levelName(level))}: ${about.levels[level]}</p>`)}
    <//>`;
}
