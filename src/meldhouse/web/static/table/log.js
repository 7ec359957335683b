// What has happened, in sentences, and the rulings with their clauses.
import { html } from "./lib.js";
import { about } from "./about.js";
import { Clause, Sentence } from "./parts.js";
import { capital } from "./words.js";

/** While a hand is played, without what the house does not tell any more: trump, or who played what in a finished trick. */
function stillTold(lines, { stage, hand, last }) {
  if (stage !== "hand" || hand?.phase !== "tricks") return lines;
  const dealt = lines.findLastIndex(({ kind }) => kind === "dealt");
  const plays = lines.flatMap(({ kind }, at) => (kind === "play" && at > dealt ? [at] : []));
  const lie = hand.trick.length || last?.[1].length || 0;
  const gone = new Set(about.player_shown === "always" ? [] : plays.slice(0, plays.length - lie));
  const noTrump = about.trump_shown !== "always" && !hand.trump;
  return lines.filter(({ kind }, at) => !gone.has(at) && !(noTrump && kind === "name-trump" && at > dealt));
}

/** The latest first: that is what somebody wants to know who looks it up. */
export function Log({ s }) {
  return html`
    <div class="log" tabindex="0" role="region" aria-label="What has happened, the latest first">
      ${s.table.rulings.length > 0 && html`<h3>Rulings</h3><ul class="rulings">${s.table.rulings.map((ruling) => html`<li><b>${capital(ruling.what)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} /></li>`)}</ul>`}
      <ol reversed>${stillTold(s.lines, s.table).map((line, at) => html`<li key=${at} class=${`told-${line.kind}`}><${Sentence} text=${line.text} clause=${line.clause} /></li>`).reverse()}</ol>
    </div>`;
}
