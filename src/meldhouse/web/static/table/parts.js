// Small things that many parts of the page are made of.
import { html, useEffect, useRef } from "./lib.js";
import { about } from "./about.js";
import { Suit } from "./faces.js";
import { isWaiting } from "./store.js";
import { SUITS, trumpName } from "./words.js";

/** A clause that can be read in the rules of the house. */
export function Clause({ clause }) {
  if (!clause) return null;
  if (!about.rules) return html`<span class="cite">${clause}</span>`;
  return html`<a class="cite" href=${`${about.rules}#${clause}`} target="_blank" rel="noopener"><span class="hidden">Rule on ${about.clauses[clause] ?? "this"}, </span>${clause}<span class="hidden">, in another window</span></a>`;
}

/** A sentence with its clause; the clause in brackets at its end becomes the link. */
export function Sentence({ text, clause }) {
  const plain = clause ? text.replace(` (${clause})`, "") : text;
  return html`<span>${plain}${clause && html` <${Clause} clause=${clause} />`}</span>`;
}

export const Trump = ({ trump }) => html`<span class="trump">${SUITS[trump] && html`<${Suit} suit=${trump} />`}${trumpName(trump)}</span>`;

/** A button of the table: it waits while an answer is on its way, and keeps the focus meanwhile. */
export function Button({ kind = "", children, disabled = false, onClick, ...rest }) {
  const rests = disabled || isWaiting();
  return html`<button type="button" class=${`button ${kind}`} aria-disabled=${rests ? "true" : undefined} onClick=${rests ? undefined : onClick} ...${rest}>${children}</button>`;
}

export function Dialog({ title, onClose, children, wide = false, kind = "" }) {
  const frame = useRef(null);
  useEffect(() => {
    const [dialog, was] = [frame.current, document.activeElement];
    dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      was?.isConnected && was.focus?.();
    };
  }, []);
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  const outside = (event) => event.target === frame.current && onClose();
  return html`
    <dialog ref=${frame} class=${`dialog ${wide ? "wide-dialog" : ""} ${kind}`} aria-labelledby="dialog-title" onCancel=${cancel} onClick=${outside}>
      <div class="dialog-in">
        <header><h2 id="dialog-title" tabindex="-1">${title}</h2><button type="button" class="close" onClick=${onClose} aria-label="Close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg></button></header>
        ${children}
      </div>
    </dialog>`;
}

export const Confirm = ({ title, text, yes, onYes, onClose }) => html`
  <${Dialog} title=${title} onClose=${onClose} kind="confirm">
    <p>${text}</p>
    <div class="actions"><${Button} kind="strong" onClick=${() => { onYes(); onClose(); }}>${yes}<//><button type="button" class="button" onClick=${onClose}>No, go back</button></div>
  <//>`;
