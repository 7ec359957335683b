// A rule is eased for a player to whom it is a hardship, where the house lets its official do so.
import { html, useState } from "./lib.js";
import { about } from "./about.js";
import { Button, Clause, Dialog } from "./parts.js";
import { ask, set } from "./store.js";
import { nameOf } from "./words.js";

const close = () => set({ open: null });

/** Whether whoever looks may do that here. */
export const mayEase = (s) => Boolean(s.you?.host && s.table.refereed && s.table.stage === "hand" && about.eases);

export function Ease({ s }) {
  const { table } = s;
  const [seat, setSeat] = useState(Object.keys(table.chairs).find((one) => one !== table.seat));
  const [clause, setClause] = useState("");
  const [why, setWhy] = useState("");
  const ease = () => {
    ask("ease", { seat, clause: clause.trim(), why: why.trim() });
    close();
  };
  return html`
    <${Dialog} title="Ease a rule" onClose=${close}>
      <p>For one player, from now on at this table. <${Clause} clause=${about.eases} /></p>
      <div class="field"><label>For whom<select value=${seat} onChange=${({ target }) => setSeat(target.value)}>${Object.keys(table.chairs).filter((one) => one !== table.seat).map((one) => html`<option value=${one} selected=${one === seat}>${nameOf(table, one)}</option>`)}</select></label></div>
      <div class="field"><label>Which rule, by its number<input maxlength="40" list="every-clause" value=${clause} onInput=${({ target }) => setClause(target.value)} /></label><datalist id="every-clause">${Object.entries(about.clauses).map(([one, what]) => html`<option value=${one}>${what}</option>`)}</datalist></div>
      <div class="field"><label>Why it is a hardship<input maxlength="200" value=${why} onInput=${({ target }) => setWhy(target.value)} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!clause.trim() || !why.trim()} onClick=${ease}>Ease it<//><button type="button" class="button" onClick=${close}>No, go back</button></div>
    <//>`;
}
