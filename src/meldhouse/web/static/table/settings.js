// How the table looks and behaves in this browser, and what is what on it.
import { html, useState } from "./lib.js";
import { about, isDominoes, words } from "./about.js";
import { Dialog } from "./parts.js";
import { prefer, preferred } from "./prefs.js";
import { AllRules } from "./rules.js";
import { readable } from "./speech.js";
import { set } from "./store.js";
import { capital, press } from "./words.js";

const close = () => set({ open: null });

const CHOICES = [
  ["theme", "Light or dark", [["auto", "As my system"], ["light", "Light"], ["dark", "Dark"]]],
  ["text", "Size of the text", [["normal", "Normal"], ["large", "Large"], ["larger", "Larger"], ["huge", "Huge"]]],
  ["cards", `Size of the ${words.pieces}`, [["normal", "Normal"], ["large", "Large"], ["huge", "Huge"]]],
  ["tap", "To play or bid", [["twice", "Choose first, then confirm"], ["once", "At once"]]],
  ["bots", "What others do is shown", [["quick", "Quickly"], ["calm", "Calmly"], ["wait", "When I go on"]]],
  ["last", `My last ${words.piece}`, [["itself", "Plays itself"], ["self", "I play it"]]],
  ["dealt", "My hand, to those who listen", [["read", "Read out at the deal"], ["asked", "When I ask"]]],
  ["keys", "Keys that read things out", [["letters", "Letters"], ["alt", "Alt and letter"], ["off", "Off"]]],
  !isDominoes && ["deck", "Colours of the suits", [["two", "Two"], ["four", "Four"]]],
  !isDominoes && ["trump", "Trump in my hand", [["sorted", "In its place"], ["first", "First"]]],
  isDominoes && ["tiles", "Dominoes show", [["pips", "Pips"], ["numerals", "Numbers"]]],
  isDominoes && ["stand", "My dominoes", [["auto", "Are sorted for me"], ["self", "I place them myself"]]],
  isDominoes && ["layout", "Dominoes stand in rows of", [["4-3", "4 and 3"], ["3-4", "3 and 4"]]],
  ["sound", "Sounds", [["on", "On"], ["off", "Off"]]],
  ["motion", "Motion", [["auto", "As my system"], ["less", "Less"]]],
].filter(Boolean);

/** The form that changes the language: the page brings it along, as all pages do, and it stands where it is looked for. */
const languages = document.querySelector("form.language");
for (const one of languages?.querySelectorAll("button") ?? []) one.className = "button";

export function Settings() {
  const [, again] = useState(0);
  const choose = (name, value) => {
    prefer(name, value);
    again((times) => times + 1);
    set({});
  };
  return html`
    <${Dialog} title="Preferences" onClose=${close}>
      <div class="pref" ref=${(place) => languages && place?.append(languages)}></div>
      ${CHOICES.map(([name, legend, options]) => html`
        <fieldset class="pref"><legend>${legend}</legend>
          <div class="pref-row">${options.map(([value, word]) => html`<label class="choice"><input type="radio" name=${name} value=${value} checked=${preferred(name) === value} onChange=${() => choose(name, value)} /><span>${word}</span></label>`)}</div>
          ${name === "last" && preferred("bots") === "wait" && html`<p class="soft" role="status">What others do is shown when you go on, so you play your last ${words.piece} yourself too.</p>`}
        </fieldset>`)}
    <//>`;
}

const KEYS = {
  letters: "These keys read something out; if your screen reader wants them for itself, turn them off or put Alt before them in Preferences.",
  alt: "Together with Alt these keys read something out.",
  off: "Keys that read something out are turned off in Preferences. Otherwise they are these.",
};

const TOUCH = matchMedia("(pointer: coarse)");

/** This screen in a few lines, and keys: first for those who have some. */
export function Help() {
  const twice = preferred("tap") === "twice";
  const keys = html`<details open=${!TOUCH.matches}><summary>Keys</summary><${Keys} /></details>`;
  return html`
    <${Dialog} title="Help" onClose=${close}>
      <p><button type="button" class="button strong" onClick=${() => set({ open: "rules" })}>The rules in brief</button></p>
      ${!TOUCH.matches && keys}
      <dl class="screen">
        <dt>To play</dt><dd>${twice ? `${capital(press)} a ${words.piece} to lift it, and once more to play it. A bid is chosen twice too, so nothing happens by accident.` : `${capital(press)} a ${words.piece} to play it, a bid to make it.`} What may be played has a green edge; the others are greyed: ${press} one to learn why. ${preferred("bots") === "wait" ? `Your last ${words.piece} you play yourself, as you go on yourself.` : `Your last ${words.piece} plays itself, unless you want to do that: a preference.`}</dd>
        <dt>Above the table</dt><dd>First the bid, trump, and what its side still needs. Then a line for your side and one for the others: ${about.melds ? "meld, " : ""}what was taken in this hand, and the score. ${capital(press)} it for the score sheet.</dd>
        <dt>Beside a name</dt><dd>Whose turn it is, is framed in gold. Who has the bid: a number on gold. The ${words.dealer}: <b>${capital(words.dealer)[0]}</b>. How many ${words.pieces} somebody still holds: a number beside a small ${words.piece}.</dd>
        <dt>Above your ${words.pieces}</dt><dd>What you can do now. <b>Hint</b> asks an expert. <b>More…</b> has everything else, and leaving the table.</dd>
        <dt>At the top</dt><dd>Back to the lobby; your chair stays yours. What has happened; this help; preferences, such as larger ${words.pieces} or a calmer pace.</dd>
        <dt>rule</dt><dd>Shows the rule of this house behind a sentence.</dd>
        <dt>For those who listen</dt><dd>What may be played is read out as “playable”, the others as “not playable now”. Beside a name: “to act” is whose turn it is; “has the bid at”, who has the bid; “${words.dealer}”, who ${words.deal}s.</dd>
      </dl>
      ${TOUCH.matches && keys}
      <${AllRules} />
    <//>`;
}

const Keys = () => html`
    <p>Everything can be done with the keyboard. ${KEYS[preferred("keys")]} The same readings are buttons under “Read to me”, after your hand.</p>
    <dl class="keys">${readable.map(([key, what]) => html`<dt>${preferred("keys") === "alt" && html`<kbd>Alt</kbd> `}<kbd>${key.toUpperCase()}</kbd></dt><dd>${what}</dd>`)}</dl>
    <p>In your hand <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> go from one to the next, <kbd>Home</kbd> to the first that can be played. <kbd>Enter</kbd> or <kbd>Space</kbd> lifts, and once more plays. <kbd>Esc</kbd> puts down again. ${preferred("keys") === "alt" && html`<kbd>Alt</kbd> `}<kbd>P</kbd> lets what others do wait until you go on, and ${preferred("keys") === "alt" && html`<kbd>Alt</kbd> `}<kbd>N</kbd> goes on; <kbd>P</kbd> again, and it comes quickly. After a hand <kbd>N</kbd> leads to the button that goes on. ${preferred("keys") === "alt" && html`<kbd>Alt</kbd> `}<kbd>A</kbd> asks an expert for advice, as the button “Hint” does. Among bids <kbd>Home</kbd> goes to the lowest, <kbd>End</kbd> to the highest button. <kbd>?</kbd> shows this.</p>${isDominoes && html`<p>Dominoes are sorted by their higher end, then by the other. They are read in the order in which they stand, and the arrow keys lead through them in the same; once trump is named, trumps are read as such, and stand first where the house lets them be moved.</p>`}`;
