// How the table looks and behaves in this browser, and an explanation of its parts.
import { html, useState } from "./lib.js";
import { about, isDominoes } from "./about.js";
import { later } from "./later.js";
import { Dialog } from "./parts.js";
import { prefer, preferred } from "./prefs.js";
import { press } from "./press.js";
import { AllRules } from "./rules.js";
import { t } from "./saying.js";
import { readable } from "./speech.js";
import { set } from "./store.js";

const close = () => set({ open: null });

const choices = () =>
  [
    [
      "theme",
      t("pref-theme"),
      [
        ["auto", t("pref-system")],
        ["light", t("pref-light")],
        ["dark", t("pref-dark")],
      ],
    ],
    [
      "text",
      t("pref-text"),
      [
        ["normal", t("pref-normal")],
        ["large", t("pref-large")],
        ["larger", t("pref-larger")],
        ["huge", t("pref-huge")],
      ],
    ],
    [
      "cards",
      t("pref-cards"),
      [
        ["normal", t("pref-normal")],
        ["large", t("pref-large")],
        ["huge", t("pref-huge")],
      ],
    ],
    [
      "tap",
      t("pref-tap"),
      [
        ["twice", t("pref-tap-twice")],
        ["once", t("pref-tap-once")],
      ],
    ],
    [
      "bots",
      t("pref-speed"),
      [
        ["quick", t("pref-fast")],
        ["calm", t("pref-relaxed")],
        ["wait", t("pref-wait")],
      ],
    ],
    [
      "last",
      t("pref-last"),
      [
        ["itself", t("pref-last-itself")],
        ["self", t("pref-last-self")],
      ],
    ],
    [
      "dealt",
      t("pref-dealt"),
      [
        ["read", t("pref-dealt-read")],
        ["asked", t("pref-dealt-asked")],
      ],
    ],
    [
      "keys",
      t("pref-keys"),
      [
        ["letters", t("pref-letters")],
        ["alt", t("pref-alt")],
        ["off", t("pref-off")],
      ],
    ],
    !isDominoes && [
      "deck",
      t("pref-deck"),
      [
        ["two", t("pref-two")],
        ["four", t("pref-four")],
      ],
    ],
    !isDominoes && [
      "trump",
      t("pref-trump"),
      [
        ["sorted", t("pref-trump-sorted")],
        ["first", t("pref-trump-first")],
      ],
    ],
    isDominoes && [
      "tiles",
      t("pref-tiles"),
      [
        ["pips", t("pref-pips")],
        ["numerals", t("pref-numerals")],
      ],
    ],
    isDominoes && [
      "stand",
      t("pref-stand"),
      [
        ["auto", t("pref-stand-auto")],
        ["self", t("pref-stand-self")],
      ],
    ],
    isDominoes && [
      "layout",
      t("pref-layout"),
      [
        ["4-3", "4–3"],
        ["3-4", "3–4"],
      ],
    ],
    [
      "sound",
      t("pref-sound"),
      [
        ["on", t("pref-on")],
        ["off", t("pref-off")],
      ],
    ],
    [
      "motion",
      t("pref-motion"),
      [
        ["auto", t("pref-system")],
        ["less", t("pref-less")],
      ],
    ],
  ].filter(Boolean);

/** The form that changes the language: every page includes it, and it is moved to where people look for it. */
const languages = document.querySelector("form.language");
for (const one of languages?.querySelectorAll("button") ?? []) one.className = "button";

export const Settings = later("help", () => {
  const [, again] = useState(0);
  const choose = (name, value) => {
    prefer(name, value);
    again((times) => times + 1);
    set({});
  };
  return html`
    <${Dialog} title=${t("preferences-title")} onClose=${close}>
      <div class="pref" ref=${(place) => languages && place?.append(languages)}></div>
      ${choices().map(
        ([name, legend, options]) => html`
        <fieldset class="pref"><legend>${legend}</legend>
          <div class="pref-row">${options.map(([value, word]) => html`<label class="choice"><input type="radio" name=${name} value=${value} checked=${preferred(name) === value} onChange=${() => choose(name, value)} /><span>${word}</span></label>`)}</div>
          ${name === "last" && preferred("bots") === "wait" && html`<p class="soft" role="status">${t("pref-last-note")}</p>`}
        </fieldset>`,
      )}
    <//>`;
});

const TOUCH = matchMedia("(pointer: coarse)");

/** A message with the name of a button highlighted. */
const marked = (text) => text.split(/<b>(.*?)<\/b>/).map((part, at) => (at % 2 ? html`<b>${part}</b>` : part));

/** This screen in a few lines, and its keys; the keys first on devices that have some. */
export const Help = later("help", () => {
  const keys = html`<details open=${!TOUCH.matches}><summary>${t("keys-title")}</summary><${Keys} /></details>`;
  const self = preferred("bots") === "wait" || preferred("last") === "self";
  return html`
    <${Dialog} title=${t("help-title")} onClose=${close}>
      <p><button type="button" class="button strong" onClick=${() => set({ open: "rules" })}>${t("rules-brief")}</button></p>
      ${!TOUCH.matches && keys}
      <dl class="screen">
        <dt>${t("help-to-play")}</dt><dd>${t("help-how", { tap: preferred("tap"), by: press })} ${t("help-last", { who: self ? "self" : "itself" })}</dd>
        <dt>${t("help-above")}</dt><dd>${t("help-above-what", { meld: about.melds ? "yes" : "no" })}</dd>
        <dt>${t("help-name")}</dt><dd>${marked(t("help-name-what"))}</dd>
        <dt>${t("help-hand")}</dt><dd>${marked(t("help-hand-what"))}</dd>
        <dt>${t("help-top")}</dt><dd>${t("help-top-what")}</dd>
        <dt>${t("rule-link")}</dt><dd>${t("help-rule-what")}</dd>
        <dt>${t("help-ear")}</dt><dd>${t("help-ear-what")}</dd>
      </dl>
      ${TOUCH.matches && keys}
      <${AllRules} />
    <//>`;
});

/** Keys that do something other than read; if all letters need Alt, so do these. */
const OTHERS = [["←", "→", "↑", "↓"], ["home"], ["end"], ["enter", "space"], ["Esc"], ["P"], ["N"], ["A"], ["?"]];
const NAMED = new Set(["home", "end", "enter", "space"]);
/** @param {string[]} keys */
const meaning = ([key]) => ({ "←": "arrows", "?": "help" })[key] ?? key.toLowerCase();

const Key = ({ name }) =>
  html`${/^[A-Z]$/.test(name) && preferred("keys") === "alt" && html`<kbd>${t("key-name", { key: "alt" })}</kbd> `}<kbd>${NAMED.has(name) ? t("key-name", { key: name }) : name}</kbd> `;

const Keys = () => html`
    <p>${t("keys-how", { keys: preferred("keys") })}</p>
    <dl class="keys">
      ${readable.map(([key, what]) => html`<dt><${Key} name=${key.toUpperCase()} /></dt><dd>${what}</dd>`)}
      ${OTHERS.map((keys) => html`<dt>${keys.map((name) => html`<${Key} name=${name} />`)}</dt><dd>${t("key-does", { key: meaning(keys) })}</dd>`)}
    </dl>
    ${isDominoes && html`<p>${t("help-dominoes")}</p>`}`;
