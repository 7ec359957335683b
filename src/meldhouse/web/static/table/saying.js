// What is told as facts, said in the reader's language: for the eye, and for the ear with words instead of signs.
import { Voice, catalogue } from "../messages.js";
import { about } from "./about.js";
import { html } from "./lib.js";
import { set, state } from "./store.js";

let eye, ear;

/** Nothing waits for words that it does not need. */
export const ready = catalogue().then((words) => {
  [eye, ear] = [false, true].map((spoken) => new Voice(words, { words: about.own_words, spoken }));
  set({});
});

function said(voice, message) {
  if (!voice) return "";
  const { chairs, seat } = state.table;
  voice.names = Object.fromEntries(Object.entries(chairs).map(([one, { name }]) => [one, name]));
  voice.you = seat ?? "";
  return voice.say(message);
}

export const aloud = (message) => said(ear, message);

/** On the page; whoever listens there hears the words. */
export function Said({ message }) {
  const [seen, heard] = [said(eye, message), aloud(message)];
  return seen === heard ? seen : html`<span aria-hidden="true">${seen}</span><span class="hidden">${heard}</span>`;
}
