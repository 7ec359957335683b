// What has happened, in sentences, and the rulings with their clauses.
import { html } from "./lib.js";
import { callsInShort, isCall } from "./outbidding.js";
import { Clause, Sentence } from "./parts.js";
import { capital } from "./words.js";

const TOGETHER = { play: "trick", "trick-won": "trick", bid: "auction", pass: "auction", won: "auction" };

/** What belongs together, latest first; within a trick or an auction as it was played, so that it can be followed. */
function inGroups(lines) {
  const groups = [];
  let [open, closed] = ["", true];
  for (const line of lines) {
    const kind = TOGETHER[line.kind] ?? "";
    if (!kind || kind !== open || closed) groups.unshift([]);
    groups[0].push(line);
    [open, closed] = [kind, line.kind === "trick-won"];
  }
  return groups;
}

/** Calls that follow each other are one line: “West 15, North 16, you pass.” */
function shortened(group) {
  const calls = group.filter(isCall);
  return calls.length > 1 ? [{ kind: "bid", text: callsInShort(calls) }, ...group.filter((line) => !isCall(line))] : group;
}

/** The latest first: that is what somebody wants to know who looks it up. */
export function Log({ s }) {
  return html`
    <div class="log" tabindex="0" role="region" aria-label="What has happened, the latest first">
      <p class="soft log-order" aria-hidden="true">The latest is on top.</p>
      ${s.table.rulings.length > 0 && html`<h3>Rulings</h3><ul class="rulings">${s.table.rulings.map((ruling) => html`<li><b>${capital(ruling.what)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} /></li>`)}</ul>`}
      <ol>${inGroups(s.lines).map((group) => html`<li>${shortened(group).map((line) => html`<p class=${`told-${line.kind}`}><${Sentence} text=${line.text} clause=${line.clause} /></p>`)}</li>`)}</ol>
    </div>`;
}
