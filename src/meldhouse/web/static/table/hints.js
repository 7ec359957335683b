// What an expert would do: asked for, said, and shown over the table, so that nothing on it moves.
import { html, useLayoutEffect, useRef, useState } from "./lib.js";
import { bidText, say, tell } from "./speech.js";
import { ask, set, state } from "./store.js";
import { capital, pieceName, trumpName } from "./words.js";

const AFTER = 400;

export function askHint() {
  say("Thinking.");
  ask("hint", {}, (is) => is === "hint" && state.hint && sayHint(state.hint));
}

/** The advice at once, the reasons when there is time for them: told in the same moment they would be heard first. */
function sayHint(hint) {
  say(`${hinted(hint)} ${hint.outlook}`.trim());
  const why = hint.reasons.map((reason) => reason.replace(/\.$/, ""));
  if (why.length) setTimeout(() => tell(`Because: ${why.join(". ")}.`), AFTER);
}

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

const SPARE = 12;

/** As high as there is room for between the top of the window and one's move. */
function fit(sheet) {
  const room = sheet?.offsetParent?.getBoundingClientRect().top;
  if (room > 0) sheet.style.setProperty("--room", `${room - SPARE}px`);
}

export function Hint({ s }) {
  return s.hint ? html`<${Advice} hint=${s.hint} />` : null;
}

function Advice({ hint }) {
  const { reasons, outlook } = hint;
  const [why, setWhy] = useState(false);
  const sheet = useRef(null);
  useLayoutEffect(() => fit(sheet.current));
  return html`
    <div class="sheet-over hint" role="group" aria-label="What an expert would do" ref=${sheet}>
      <p><b>${hinted(hint)}</b>${outlook && html` <span>${outlook}</span>`}</p>
      ${reasons.length > 0 && html`<button type="button" class="button small quiet why" aria-expanded=${String(why)} onClick=${() => setWhy(!why)}>Why?</button>`}
      <button type="button" class="button small" onClick=${() => set({ hint: null })}>Close<span class="hidden"> the hint</span></button>
      ${why && html`<ul>${reasons.map((reason) => html`<li>${capital(reason)}</li>`)}</ul>`}
    </div>`;
}
