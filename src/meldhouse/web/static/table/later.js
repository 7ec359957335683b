// Words that few people need are loaded on demand.
import { catalogue } from "../messages.js";
import { html } from "./lib.js";
import { learn } from "./saying.js";
import { set } from "./store.js";

const asked = new Map();
const here = new Set();

/** Load more words; if the connection is lost, try again next time. */
export function wordsOf(part) {
  const fetched = async () => {
    learn(await catalogue(part));
    here.add(part);
    set({});
  };
  if (!asked.has(part))
    asked.set(
      part,
      fetched().catch((problem) => (asked.delete(part), Promise.reject(problem))),
    );
  return asked.get(part);
}

/** A part of the page that is drawn once its words are loaded. */
export const later = (part, Shown) => (props) => {
  if (here.has(part)) return html`<${Shown} ...${props} />`;
  wordsOf(part).catch(() => {});
  return null;
};
