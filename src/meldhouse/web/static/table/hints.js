// What an expert would do: asked for, said, and shown over one's own move, so that nothing moves and the table stays in sight.
import { html, useLayoutEffect, useRef, useState } from "./lib.js";
import { bidText } from "./speech.js";
import { ask, set, state } from "./store.js";
import { thinkingInWords } from "./thinking.js";
import { say } from "./voice.js";
import { capital, pieceName, trumpName } from "./words.js";

export function askHint() {
  say(state.table.readying ? thinkingInWords(state.table) : "Thinking.");
  ask("hint", {}, (is) => is === "hint" && state.hint && sayHint(state.hint));
}

const sayHint = (hint) => say(`${hinted(hint)} ${hint.outlook}`.trim());

/** The reasons are many numbers: only for those who want them. */
const sayWhy = ({ reasons }) => say(`Because: ${reasons.map((reason) => reason.replace(/\.$/, "")).join(". ")}.`);

function hinted({ action, trump }) {
  switch (action.event) {
    case "bid": return `Bid ${bidText(action.amount)}${trump ? ` with ${trumpName(trump)}` : ""}.`;
    case "pass": return "Pass.";
    case "name-trump": return `Name ${trumpName(action.trump)}.`;
    case "play": return `Play the ${pieceName(action.piece)}.`;
    case "pass-pieces": return `Pass ${action.pieces.map(pieceName).join(", ")}.`;
    case "discard": return `Lay away ${action.pieces.map(pieceName).join(", ")}.`;
    case "show-meld": return action.pieces.length ? "Lay all your meld." : "You have no meld.";
    case "answer-claim": return action.accept ? "Accept it." : "Challenge it.";
    case "claim": return "Lay your hand down.";
    case "concede": return "Give the bid up.";
    default: return `${capital(action.event.replaceAll("-", " "))}.`;
  }
}

const [SPARE, LEAST] = [12, 260];

/** As high as there is room for from one's move down to the end of the window: the table above stays in sight. Where that
    is too little it begins higher, over one's own place, where nothing lies yet. */
function fit(sheet) {
  const top = sheet?.offsetParent?.getBoundingClientRect().top;
  if (top === undefined) return;
  const room = innerHeight - top - SPARE;
  sheet.style.setProperty("--room", `${Math.max(LEAST, room)}px`);
  sheet.style.setProperty("--up", `${Math.min(0, room - Math.min(LEAST, sheet.scrollHeight))}px`);
}

/** Put away, its words are gone, but what it meant stays marked in the hand until one has moved. */
export const isOpen = (hint) => Boolean(hint) && !hint.away;
export const putAway = (hint) => (hint ? { ...hint, away: true } : null);

export function Hint({ s }) {
  return isOpen(s.hint) ? html`<${Advice} hint=${s.hint} />` : null;
}

function Advice({ hint }) {
  const { reasons, outlook } = hint;
  const [why, setWhy] = useState(false);
  const sheet = useRef(null);
  const explain = () => {
    if (!why) sayWhy(hint);
    setWhy(!why);
  };
  useLayoutEffect(() => fit(sheet.current));
  return html`
    <div class="sheet-over hint" role="group" aria-label="What an expert would do" ref=${sheet}>
      <p><b>${hinted(hint)}</b>${outlook && html` <span>${outlook}</span>`}</p>
      ${reasons.length > 0 && html`<button type="button" class="button small quiet why" aria-expanded=${String(why)} onClick=${explain}>Why?</button>`}
      <button type="button" class="button small" onClick=${() => set({ hint: putAway(hint) })}>Close<span class="hidden"> the hint</span></button>
      ${why && html`<ul>${reasons.map((reason) => html`<li>${capital(reason)}</li>`)}</ul>`}
    </div>`;
}
