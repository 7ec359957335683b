// How the table looks and behaves in this browser.
import { html, useState } from "./lib.js";
import { isDominoes } from "./about.js";
import { Dialog } from "./parts.js";
import { prefer, preferred } from "./prefs.js";
import { readable } from "./speech.js";
import { set } from "./store.js";

const close = () => set({ open: null });

const CHOICES = [
  ["theme", "Light", [["auto", "As my system"], ["light", "Light"], ["dark", "Dark"]]],
  ["cards", "Size", [["normal", "Normal"], ["large", "Large"], ["huge", "Huge"]]],
  ["tap", "To play", [["twice", "Tap to lift, tap again"], ["once", "One tap"]]],
  !isDominoes && ["deck", "Colours of the suits", [["two", "Two"], ["four", "Four"]]],
  !isDominoes && ["trump", "Trump in my hand", [["sorted", "In its place"], ["first", "First"]]],
  isDominoes && ["tiles", "Dominoes show", [["pips", "Pips"], ["numerals", "Numbers"]]],
  isDominoes && ["stand", "My dominoes are stood up", [["auto", "For me"], ["self", "By myself"]]],
  isDominoes && ["layout", "In rows of", [["4-3", "4 and 3"], ["3-4", "3 and 4"]]],
  ["sound", "Sounds", [["on", "On"], ["off", "Off"]]],
  ["motion", "Motion", [["auto", "As my system"], ["less", "Less"]]],
].filter(Boolean);

export function Settings() {
  const [, again] = useState(0);
  const choose = (name, value) => {
    prefer(name, value);
    again((times) => times + 1);
    set({});
  };
  return html`
    <${Dialog} title="Preferences" onClose=${close}>
      ${CHOICES.map(([name, legend, options]) => html`
        <fieldset class="pref"><legend>${legend}</legend>
          <div class="pref-row">${options.map(([value, word]) => html`<label class="choice"><input type="radio" name=${name} value=${value} checked=${preferred(name) === value} onChange=${() => choose(name, value)} /><span>${word}</span></label>`)}</div>
        </fieldset>`)}
    <//>`;
}

export const Help = () => html`
  <${Dialog} title="Keys" onClose=${close}>
    <p>Everything can be done with the keyboard. These keys read something out:</p>
    <dl class="keys">${readable.map(([key, what]) => html`<dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${what}</dd>`)}</dl>
    <p>In your hand <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> go from one to the next, <kbd>Enter</kbd> or <kbd>Space</kbd> lifts, and once more plays. <kbd>Esc</kbd> puts down again. <kbd>?</kbd> shows this.</p>
  <//>`;
