// Before a game: chairs to sit in, bots for the empty ones, a link for friends.
import { html, useRef, useState } from "./lib.js";
import { about, id, isOnlyHere, link, places } from "./about.js";
import { chairFact, isMate, sitsFact } from "./chairs.js";
import { copied } from "../copying.js";
import { Button } from "./parts.js";
import { aloud, fact, seen, t } from "./saying.js";
import { ask } from "./store.js";

export function Gather({ s }) {
  const { table, you } = s;
  const empty = Object.keys(table.chairs).filter((seat) => table.chairs[seat].kind === "empty");
  return html`
    <div class="gather">
      <section class="felt chairs-felt" aria-labelledby="the-chairs">
        <h2 class="hidden" id="the-chairs">${t("seats-title")}</h2>
        <p class="hidden">${aloud(sitsFact(table))}</p>
        ${places(table.seat).map(([seat, place]) => html`<${Chair} key=${seat} s=${s} seat=${seat} place=${place} />`)}
        <p class="chairs-mid"><b>${seen(table.title)}</b><span>${about.house}</span>${table.refereed && html`<span>${t("site-refereed")}</span>`}</p>
      </section>
      <section class="sheet-card gather-start">
        ${
          table.seat
            ? html`
          <p>${empty.length ? t("gather-empty") : t("gather-full")}</p>
          <${Button} kind="strong big" onClick=${() => ask("start")}>${t("gather-start")}<//>`
            : html`<p>${t("gather-take", { watched: table.watched ? "yes" : "no" })}</p>`
        }
        ${you?.host && html`<${Share} />`}
        ${!you?.host && table.seat && html`<${Button} kind="quiet" onClick=${() => ask("stand")}>${t("gather-leave")}<//>`}
      </section>
    </div>`;
}

function Chair({ s, seat, place }) {
  const { table, you } = s;
  const chair = table.chairs[seat];
  const where = fact("seat", { seat });
  const leaves = table.seat ? [fact("seat", { seat: table.seat })] : [];
  const [level, setLevel] = useState(about.level);
  const head = html`<span class="chair-seat">${t("seat-head", { where, mate: isMate(table, seat) })}</span>`;
  const label = aloud(chairFact(table, seat));
  if (chair.kind === "person") {
    return html`<div class=${`chair at-${place}`} role="group" aria-label=${label}>${head}<b>${t("player", { who: seat })}</b>${seat === table.seat && html`<small>${chair.name}</small>`}${!chair.here && html`<small>${t("plate-note", { what: "offline" })}</small>`}</div>`;
  }
  return html`
    <div class=${`chair at-${place} ${chair.kind === "bot" ? "" : "free"}`} role="group" aria-label=${label}>
      ${head}<b>${chair.kind === "bot" ? t("level-computer", { level: chair.level }) : t("plate-note", { what: "free" })}</b>
      <span class="chair-acts">
        <${Button} kind="small brass" aria-label=${t("seat-sit-at", { where, leaves, computer: chair.kind === "bot" ? "yes" : "no" })} onClick=${() => ask("sit", { seat })}>${t("seat-sit")}<//>
        ${
          you?.host &&
          chair.kind === "empty" &&
          html`
          <label class="hidden" for=${`level-${seat}`}>${t("seat-level", { where })}</label>
          <select id=${`level-${seat}`} value=${level} onChange=${({ target }) => setLevel(target.value)}>${about.levels.map((name) => html`<option value=${name}>${t("level-name", { level: name })}</option>`)}</select>
          <${Button} kind="small ghost" aria-label=${t("seat-add-at", { where })} onClick=${() => ask("bot", { seat, level })}>${t("seat-add")}<//>`
        }
        ${you?.host && chair.kind === "bot" && html`<${Button} kind="small ghost" aria-label=${t("seat-remove-at", { where })} onClick=${() => ask("clear", { seat })}>${t("seat-remove")}<//>`}
      </span>
    </div>`;
}

function Share() {
  const field = useRef(null);
  const [told, setTold] = useState("");
  const copy = async () => setTold((await copied(field.current)) ? t("copy-done") : t("copy-by-hand"));
  const share = () => navigator.share({ title: document.title, url: link }).catch(() => {}); // closing it means they want nothing more
  return html`
    <div class="share">
      <label for="share">${t("share-label")}</label>
      <div class="share-row"><input id="share" ref=${field} readonly value=${link} onFocus=${({ target }) => target.select()} /><button type="button" class="button" onClick=${copy}>${t("site-copy")}</button>${navigator.share && html`<button type="button" class="button" onClick=${share}>${t("share-do")}</button>`}<a class="button" href=${`/table/${id}/qr`} target="_blank" rel="noopener">${t("share-qr")}<span class="hidden">${t("new-window")}</span></a></div>
      <p role="status">${told}</p>
      ${isOnlyHere && html`<p class="soft">${t("share-only-here")} <a href=${`/table/${id}/qr`}>${t("share-phones")}</a></p>`}
    </div>`;
}
