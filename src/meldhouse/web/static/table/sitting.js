// Who sits at this table, and how well each computer player plays.
import { html } from "./lib.js";
import { about, partnerOf, places } from "./about.js";
import { Dialog } from "./parts.js";
import { fact, t } from "./saying.js";
import { set } from "./store.js";

const note = (what) => fact("plate-note", { what });

/** “West, your partner, computer, expert”; for a person, only what the name does not say. */
function notesOf({ seat: mine, chairs }, seat) {
  const { kind, level, away, name } = chairs[seat];
  const mate = Boolean(mine) && partnerOf(mine) === seat;
  const says =
    kind === "bot" ? fact("level-computer", { level }) : kind === "empty" ? note("free") : away && note("away");
  return t("notes", { parts: [name && fact("seat", { seat }), mate && note("your-partner"), says].filter(Boolean) });
}

export function AboutTable({ s }) {
  const { table } = s;
  const levels = [
    ...new Set(
      Object.values(table.chairs)
        .map(({ level }) => level)
        .filter(Boolean),
    ),
  ];
  return html`
    <${Dialog} title=${t("about-title")} onClose=${() => set({ open: null })}>
      <p>${t("about-table", { title: table.title, facts: [about.house, about.goal, table.refereed && t("site-refereed")].filter(Boolean) })}</p>
      <dl class="keys">${places(table.seat).map(([seat]) => html`<dt>${t("player", { who: seat })}</dt><dd>${notesOf(table, seat)}</dd>`)}</dl>
      ${levels.map((level) => html`<p class="soft" key=${level}>${t("about-level", { level })}</p>`)}
    <//>`;
}
