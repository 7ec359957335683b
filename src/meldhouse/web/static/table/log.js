// What has happened, in sentences, and the rulings with their clauses.
import { html, useEffect, useRef } from "./lib.js";
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

export function Log({ s }) {
  const end = useRef(null);
  useEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
    box?.closest("dialog")?.scrollTo(0, 1e6); // in a window of its own that is what scrolls
  }, [s.lines.length]);
  return html`
    <div class="log" ref=${end} tabindex="0" role="region" aria-label="What has happened">
      <ol>${stillTold(s.lines, s.table).map((line, at) => html`<li key=${at} class=${`told-${line.kind}`}><${Sentence} text=${line.text} clause=${line.clause} /></li>`)}</ol>
      ${s.table.rulings.length > 0 && html`<h3>Rulings</h3><ul class="rulings">${s.table.rulings.map((ruling) => html`<li><b>${capital(ruling.what)}.</b> ${ruling.text} <${Clause} clause=${ruling.clause} /></li>`)}</ul>`}
    </div>`;
}
