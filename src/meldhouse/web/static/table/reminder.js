// What the house asks of its players and no program can see, in one quiet line at its moment. Each clause comes once at a
// table, one at a moment; it is read where it stands and never spoken into play.
import { html } from "./lib.js";
import { about, id } from "./about.js";
import { Clause } from "./parts.js";
import { set } from "./store.js";

const KEY = `meldhouse.reminded.${id}`;
/** By clause, when it was shown here; nothing for one that was put away. */
let shown = {};
try {
  shown = JSON.parse(sessionStorage.getItem(KEY) || "{}") || {};
} catch {
  // Then this page begins anew.
}

function keep(changes) {
  shown = { ...shown, ...changes };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // It holds for this page at least.
  }
}

/** The clause of this moment: the one that stands there, or the next that this table has not read. */
function due(table) {
  const phase = table.stage === "hand" ? table.hand.phase : "over";
  const clauses = about.moments[phase] ?? [];
  const when = `${table.number} ${clauses.join()}`;
  const standing = Object.keys(shown).find((clause) => shown[clause] === when);
  if (standing) return standing;
  if (Object.values(shown).includes(`${when} put away`)) return null;
  const next = clauses.find((clause) => !(clause in shown));
  if (next) keep({ [next]: when });
  return next;
}

export function Reminder({ s }) {
  const { table } = s;
  if (!table.number || (table.stage === "hand" && !table.hand)) return null;
  const clause = due(table);
  if (!clause) return null;
  const putAway = () => {
    keep({ [clause]: `${shown[clause]} put away` });
    set({});
  };
  return html`
    <p class="reminder" role="note" aria-label="The house asks">
      <span title=${about.conduct[clause]}>${about.conduct[clause]}</span> <${Clause} clause=${clause} />
      <button type="button" onClick=${putAway} aria-label="Put this reminder away"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg></button>
    </p>`;
}
