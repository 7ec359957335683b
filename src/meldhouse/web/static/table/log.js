// What happened, line by line, and the rulings with their clauses.
import { html } from "./lib.js";
import { callsInShort, isCall } from "./outbidding.js";
import { Sentence } from "./parts.js";
import { RulingList } from "./rulings.js";
import { t } from "./saying.js";

const TOGETHER = {
  play: "trick",
  "trick-won": "trick",
  bid: "auction",
  pass: "auction",
  won: "auction",
  "show-meld": "meld",
  "hands-shown": "meld",
  "meld-counted": "meld",
};
/** After these, the next piece is a lead. */
const BEFORE_LEAD = new Set(["dealt", "trick-won"]);

/** Related lines in groups, latest group first; within a trick, auction or meld in order, so it can be followed. A lead
    is called one whenever it is known that nobody had played before. */
export function inGroups(lines) {
  const groups = [];
  let [open, closed, leads] = ["", true, false];
  for (const line of lines) {
    const kind = TOGETHER[line.kind] ?? "";
    if (!kind || kind !== open || closed) groups.unshift([]);
    groups[0].push(leads && line.kind === "play" ? { ...line, says: { id: "news-lead", args: line.says.args } } : line);
    [open, closed] = [kind, line.kind === "trick-won"];
    leads = BEFORE_LEAD.has(line.kind) || (leads && line.kind !== "play");
  }
  return groups;
}

/** Consecutive calls become one line: “West 15, North 16, you pass.” */
function shortened(group) {
  const calls = group.filter(isCall);
  return calls.length > 1
    ? [{ kind: "bid", says: callsInShort(calls) }, ...group.filter((line) => !isCall(line))]
    : group;
}

/** The latest first: that is what people look for. */
export function Log({ s }) {
  return html`
    <div class="log" tabindex="0" role="region" aria-label=${t("log-region")}>
      <p class="soft log-order" aria-hidden="true">${t("log-order")}</p>
      ${s.table.rulings.length > 0 && html`<h3>${t("log-rulings")}</h3><${RulingList} table=${s.table} />`}
      <ol>${inGroups(s.lines).map((group) => html`<li>${shortened(group).map((line) => html`<p class=${`told-${line.kind}`}><${Sentence} says=${line.says} clause=${line.clause} /></p>`)}</li>`)}</ol>
    </div>`;
}
