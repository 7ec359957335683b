// What is told as facts, said in the reader's language: for the eye, and for the ear with words instead of signs.
import { Voice, catalogue } from "../messages.js";
import { about } from "./about.js";
import { html } from "./lib.js";
import { state } from "./store.js";

const words = await catalogue();
const eye = new Voice(words, { words: about.own_words });
const ear = new Voice(words, { words: about.own_words, spoken: true });

function said(voice, message) {
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
