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
  ["tap", "To play", [["twice", "Lift first, then play"], ["once", "Play at once"]]],
  ["bots", "What others do is shown", [["quick", "Quickly"], ["calm", "Calmly"], ["wait", "When I go on"]]],
  ["keys", "Keys that read things out", [["letters", "Letters"], ["alt", "Alt and letter"], ["off", "Off"]]],
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

const KEYS = {
  letters: "These keys read something out; if your screen reader wants them for itself, turn them off or put Alt before them in Preferences.",
  alt: "Together with Alt these keys read something out.",
  off: "Keys that read something out are turned off in Preferences. Otherwise they are these.",
};

export const Help = () => html`
  <${Dialog} title="Keys" onClose=${close}>
    <p>Everything can be done with the keyboard. ${KEYS[preferred("keys")]} The same readings are buttons under “Read to me”, after your hand.</p>
    <dl class="keys">${readable.map(([key, what]) => html`<dt>${preferred("keys") === "alt" && html`<kbd>Alt</kbd> `}<kbd>${key.toUpperCase()}</kbd></dt><dd>${what}</dd>`)}</dl>
    <p>In your hand <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> go from one to the next, <kbd>Home</kbd> to the first that can be played. <kbd>Enter</kbd> or <kbd>Space</kbd> lifts, and once more plays. <kbd>Esc</kbd> puts down again. <kbd>?</kbd> shows this.</p>
  <//>`;
