// Words that few ask for are fetched when somebody does.
import { catalogue } from "../messages.js";
import { html } from "./lib.js";
import { learn } from "./saying.js";
import { set } from "./store.js";

const asked = new Map();
const here = new Set();

/** Some more words; where the line is lost, they are asked for again the next time. */
export function wordsOf(part) {
  const fetched = async () => {
    learn(await catalogue(part));
    here.add(part);
    set({});
  };
  if (!asked.has(part)) asked.set(part, fetched().catch((problem) => (asked.delete(part), Promise.reject(problem))));
  return asked.get(part);
}

/** A part of the page that is drawn as soon as its words have come. */
export const later = (part, Shown) => (props) => {
  if (here.has(part)) return html`<${Shown} ...${props} />`;
  wordsOf(part).catch(() => {});
  return null;
};
