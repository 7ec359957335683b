// Ease a rule for a player who has trouble with it, if the house lets its official do so.
import { html, useState } from "./lib.js";
import { about } from "./about.js";
import { later } from "./later.js";
import { Button, Clause, Dialog } from "./parts.js";
import { t } from "./saying.js";
import { ask, set } from "./store.js";

const close = () => set({ open: null });

/** Whether the viewer may do that here. */
export const mayEase = (s) => Boolean(s.you?.host && s.table.refereed && s.table.stage === "hand" && about.eases);

export const Ease = later("calls", ({ s }) => {
  const { table } = s;
  const [seat, setSeat] = useState(Object.keys(table.chairs).find((one) => one !== table.seat));
  const [clause, setClause] = useState("");
  const [why, setWhy] = useState("");
  const ease = () => {
    ask("ease", { seat, clause: clause.trim(), why: why.trim() });
    close();
  };
  return html`
    <${Dialog} title=${t("ease-title")} onClose=${close}>
      <p>${t("ease-why")} <${Clause} clause=${about.eases} /></p>
      <div class="field"><label>${t("ease-who")}<select value=${seat} onChange=${({ target }) => setSeat(target.value)}>${Object.keys(
        table.chairs,
      )
        .filter((one) => one !== table.seat)
        .map(
          (one) => html`<option value=${one} selected=${one === seat}>${t("player", { who: one })}</option>`,
        )}</select></label></div>
      <div class="field"><label>${t("ease-which")}<input maxlength="40" list="every-clause" value=${clause} onInput=${({ target }) => setClause(target.value)} /></label><datalist id="every-clause">${Object.entries(about.clauses).map(([one, what]) => html`<option value=${one}>${what}</option>`)}</datalist></div>
      <div class="field"><label>${t("ease-hardship")}<input maxlength="200" value=${why} onInput=${({ target }) => setWhy(target.value)} /></label></div>
      <div class="actions"><${Button} kind="strong" disabled=${!clause.trim() || !why.trim()} onClick=${ease}>${t("ease-do")}<//><button type="button" class="button" onClick=${close}>${t("go-back")}</button></div>
    <//>`;
});
