// Small parts used all over the page.
import { html, useEffect, useLayoutEffect, useRef, useState } from "./lib.js";
import { about } from "./about.js";
import { isSuit, Suit } from "./faces.js";
import { aloud, Said, t } from "./saying.js";
import { isWaiting } from "./store.js";

/** A small link to a clause, whose text is shown right here. Only people who look it up need its number. `of` is what
    the link stands next to: several may share a clause, and people who hear only the links tell them apart by it. */
export function Clause({ clause, word = "", of = "" }) {
  const [shown, show] = useState(false);
  if (!clause) return word || null;
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // to open another window
    event.preventDefault();
    show(true);
  };
  const kind = about.clauses[clause] ?? "";
  return html`
    <a class="cite" href=${`${about.rules}#${clause}`} aria-label=${of ? t("rule-link-of", { of, about: kind, clause }) : undefined} onClick=${open}>${word || t("rule-link")}<span class="hidden"> ${t("rule-link-on", { about: kind, clause })}</span></a>
    ${shown && html`<${Wording} clause=${clause} onClose=${() => show(false)} />`}`;
}

/** The clause's text, from the rules of the house. */
function Wording({ clause, onClose }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    read(clause).then(setFound, () => setFound([t("rule-unread")]));
  }, [clause]);
  return html`
    <${Dialog} title=${t("rule-title")} onClose=${onClose} kind="rule">
      <div role="status">${found ? found.map((text) => html`<p>${text}</p>`) : html`<p aria-hidden="true">${t("one-moment")}</p>`}</div>
      ${clause === about.remember && about.casual && html`<p class="rule-foot">${t("rule-casual")} <a href=${about.casual}>${t("rule-casual-do")}</a></p>`}
      <p class="rule-foot"><a href=${`${about.rules}#${clause}`} target="_blank" rel="opener">${t("rule-whole", { clause })}<span class="hidden">${t("new-window")}</span></a></p>
    <//>`;
}

async function read(clause) {
  const answer = await fetch(about.rules);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [...page.getElementById(clause).querySelectorAll("p")].map((line) => line.textContent);
}

/** A sentence with a link to its clause. */
export function Sentence({ says, clause }) {
  return html`<span><${Said} message=${says} />${clause && html` <${Clause} clause=${clause} of=${aloud(says)} />`}</span>`;
}

export const Trump = ({ trump }) =>
  html`<span class="trump">${isSuit(trump) && html`<${Suit} suit=${trump} />`}${t("about-trump", { trump })}</span>`;

/** A button of the table: it waits during a request, and keeps the focus. */
export function Button({ kind = "", children, disabled = false, onClick, ...rest }) {
  const rests = disabled || isWaiting();
  return html`<button type="button" class=${`button ${kind}`} aria-disabled=${rests ? "true" : undefined} onClick=${rests ? undefined : onClick} ...${rest}>${children}</button>`;
}

/** Arrow keys move among a group's buttons; Home goes to the first, End to the last (for bids: the lowest and the
    highest with a button). */
export function amongButtons(event) {
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement);
  const ends = all.filter((one) => one.matches(".bids .bid"));
  const [first, last] = [ends[0] ?? all[0], ends.at(-1) ?? all.at(-1)];
  const goal = {
    ArrowRight: all[at + 1],
    ArrowDown: all[at + 1],
    ArrowLeft: all[at - 1],
    ArrowUp: all[at - 1],
    Home: first,
    End: last,
  }[event.key];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

let dialogs = 0;

export function Dialog({ title, onClose, children, wide = false, kind = "" }) {
  const [frame, named] = [useRef(null), useRef(null)];
  named.current ??= `dialog-${(dialogs += 1)}`;
  // Before painting, and before the page checks the focus: it must not go anywhere else in between.
  useLayoutEffect(() => {
    const [dialog, was] = [frame.current, document.activeElement];
    dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      was?.isConnected && was.focus?.();
      document.dispatchEvent(new Event("dialog-closed"));
    };
  }, []);
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  const outside = (event) => event.target === frame.current && onClose();
  return html`
    <dialog ref=${frame} class=${`dialog ${wide ? "wide-dialog" : ""} ${kind}`} aria-labelledby=${named.current} onCancel=${cancel} onClick=${outside}>
      <div class="dialog-in">
        <header><h2 id=${named.current} tabindex="-1">${title}</h2><button type="button" class="close" onClick=${onClose} aria-label=${t("close")}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg></button></header>
        ${children}
        <div class="hidden told-within" aria-live="polite" aria-relevant="additions"></div>
        <div class="hidden answer-within" aria-live="assertive"></div>
      </div>
    </dialog>`;
}

export const Confirm = ({ title, text, yes, onYes, onClose }) => html`
  <${Dialog} title=${title} onClose=${onClose} kind="confirm">
    <p>${text}</p>
    <div class="actions"><${Button} kind="strong" onClick=${() => {
      onYes();
      onClose();
    }}>${yes}<//><button type="button" class="button" onClick=${onClose}>${t("go-back")}</button></div>
  <//>`;
