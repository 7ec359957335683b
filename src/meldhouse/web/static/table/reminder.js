// What the house asks of its players and no program can see: a quiet sentence at its moment, under what is to be done.
// Each clause comes once at a table, one at a moment, and is never spoken into play. It is never cut: where there is no
// room for all of it, two words stand for it and open it.
import { html } from "./lib.js";
import { about, id } from "./about.js";
import { Clause, Dialog } from "./parts.js";
import { t } from "./saying.js";
import { keepIn, keptIn } from "./session.js";
import { set } from "./store.js";

const KEY = `meldhouse.reminded.${id}`;
/** By clause, when it was shown here; nothing for one that was put away. */
let shown = keptIn(KEY, {});

function keep(changes) {
  shown = { ...shown, ...changes };
  keepIn(KEY, shown);
}

/** Talk, signals, looks: that is between people. Whoever plays with bots alone, or looks on at them, is asked for nothing. */
const amongPeople = ({ chairs }) => Object.values(chairs).filter(({ kind }) => kind === "person").length > 1;

/** The clause of this moment: the one that stands there, or the next that this table has not read. */
function due(table) {
  if (!table.number || !amongPeople(table) || (table.stage === "hand" && !table.hand)) return null;
  const phase = table.stage === "hand" ? table.hand.phase : "over";
  const clauses = about.moments[phase] ?? [];
  const when = `${table.number} ${clauses.join()}`;
  const standing = Object.keys(shown).find((clause) => shown[clause] === when);
  if (standing) return standing;
  if (Object.values(shown).includes(`${when}+`)) return null;
  const next = clauses.find((clause) => !(clause in shown));
  if (next) keep({ [next]: when });
  return next;
}

export function Reminder({ s }) {
  const clause = due(s.table);
  if (!clause) return null;
  return html`<div class="reminder-room"><button type="button" class="reminder" aria-haspopup="dialog" onClick=${() => set({ open: "reminder" })}><span class="reminder-short" data-tap=${t("remind-tap")}>${t("remind-short")}</span><span class="reminder-whole">${about.conduct[clause]}</span></button></div>`;
}

/** All of it, with its rule; whoever has read it does not see it again. */
export function ReadReminder({ s }) {
  const clause = due(s.table);
  const close = () => {
    if (clause) keep({ [clause]: `${shown[clause]}+` });
    set({ open: null });
  };
  if (!clause) return null;
  return html`
    <${Dialog} title=${t("remind-title")} onClose=${close}>
      <p>${about.conduct[clause]} <${Clause} clause=${clause} /></p>
      <div class="actions"><button type="button" class="button strong" onClick=${close}>${t("remind-done")}</button></div>
    <//>`;
}
