// The rules in brief, to be read without leaving the table; all of them lie in a window of their own, with a way back.
import { html, useEffect, useRef } from "./lib.js";
import { about } from "./about.js";
import { Dialog } from "./parts.js";
import { set } from "./store.js";

const close = () => set({ open: null });

export const AllRules = () => html`<p class="rule-foot"><a href=${about.rules} target="_blank" rel="opener">All rules of ${about.house}<span class="hidden">, in another window</span></a></p>`;

async function fetched() {
  const answer = await fetch(`${about.rules}/brief`);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [...page.body.childNodes];
}

/** For links that lead to all of them where somebody wants another window. */
export function openRules(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  set({ open: "rules" });
}

export function Rules() {
  const place = useRef(null);
  useEffect(() => {
    const show = (...found) => place.current?.replaceChildren(...found);
    fetched().then((found) => show(...found), () => show("The rules could not be fetched just now. Try again in a moment."));
  }, []);
  return html`
    <${Dialog} title="The rules in brief" wide onClose=${close}>
      <div ref=${place}><p>One moment…</p></div>
      <${AllRules} />
    <//>`;
}
