// The rules in brief, readable without leaving the table; the full rules open in their own window, with a way back.
import { html, useEffect, useRef } from "./lib.js";
import { about } from "./about.js";
import { Dialog } from "./parts.js";
import { t } from "./saying.js";
import { set } from "./store.js";

const close = () => set({ open: null });

export const AllRules = () =>
  html`<p class="rule-foot"><a href=${about.rules} target="_blank" rel="opener">${t("all-rules", { club: about.house })}<span class="hidden">${t("new-window")}</span></a></p>`;

async function fetched() {
  const answer = await fetch(`${about.rules}/brief`);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [...page.body.childNodes];
}

/** For links that open the rules in brief; with Ctrl or Shift they open all rules in another window. */
export function openRules(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  set({ open: "rules" });
}

export function Rules() {
  const place = useRef(null);
  useEffect(() => {
    const show = (...found) => place.current?.replaceChildren(...found);
    fetched().then(
      (found) => show(...found),
      () => show(t("rule-unread")),
    );
  }, []);
  return html`
    <${Dialog} title=${t("rules-brief")} wide onClose=${close}>
      <div ref=${place}><p>${t("one-moment")}</p></div>
      <${AllRules} />
    <//>`;
}
