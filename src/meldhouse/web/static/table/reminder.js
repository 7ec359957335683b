// House rules that no program can check: a quiet reminder at the right moment, below the prompt. Each clause appears
// once per table, one at a time, and never speaks during play. It is never cut: if there is no room for all of it, two
// words stand for it and open it.
import { html } from "./lib.js";
import { about, id } from "./about.js";
import { Clause, Dialog } from "./parts.js";
import { t } from "./saying.js";
import { keepIn, keptIn } from "./session.js";
import { set } from "./store.js";

const KEY = `meldhouse.reminded.${id}`;
/** When each clause was shown here; unset once dismissed. */
let shown = keptIn(KEY, {});

function keep(changes) {
  shown = { ...shown, ...changes };
  keepIn(KEY, shown);
}

/** Talk, signals, looks: matters between people. Those who play or watch only bots are asked for nothing. */
const amongPeople = ({ chairs }) => Object.values(chairs).filter(({ kind }) => kind === "person").length > 1;

/** The clause for this moment: the one already shown, or the next one unread at this table. */
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

/** The full text, with its rule; once read, it does not appear again. */
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
