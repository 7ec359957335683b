// Before a game: chairs to sit in, bots for those that stay empty, a link for friends.
import { html, useRef, useState } from "./lib.js";
import { about, compass, id, isOnlyHere, link, partnerOf, places } from "./about.js";
import { chairInWords, sitsInWords } from "./chairs.js";
import { copied, copiedInWords } from "../copying.js";
import { Button } from "./parts.js";
import { ask } from "./store.js";

export function Gather({ s }) {
  const { table, you } = s;
  const empty = Object.keys(table.chairs).filter((seat) => table.chairs[seat].kind === "empty");
  return html`
    <div class="gather">
      <section class="felt chairs-felt" aria-labelledby="the-chairs">
        <h2 class="hidden" id="the-chairs">Chairs</h2>
        <p class="hidden">${sitsInWords(table)}</p>
        ${places(table.seat).map(([seat, place]) => html`<${Chair} key=${seat} s=${s} seat=${seat} place=${place} />`)}
        <p class="chairs-mid"><b>${table.title}</b><span>${about.house}</span>${table.refereed && html`<span>Refereed</span>`}</p>
      </section>
      <section class="sheet-card gather-start">
        ${table.seat ? html`
          <p>${empty.length ? `Bots take the ${empty.length === 1 ? "chair that is" : "chairs that are"} empty when the game begins.` : "Everybody is here."}</p>
          <${Button} kind="strong big" onClick=${() => ask("start")}>Begin the game<//>` : html`<p>Take a chair to play${table.watched ? ", or stay and watch" : ""}.</p>`}
        ${you?.host && html`<${Share} />`}
        ${!you?.host && table.seat && html`<${Button} kind="quiet" onClick=${() => ask("stand")}>Stand up<//>`}
      </section>
    </div>`;
}

function Chair({ s, seat, place }) {
  const { table, you } = s;
  const chair = table.chairs[seat];
  const mate = table.seat && partnerOf(table.seat) === seat ? ", your partner" : "";
  const [level, setLevel] = useState(about.level);
  const head = html`<span class="chair-seat">${compass(seat)}${mate}</span>`;
  const label = chairInWords(table, seat);
  const leave = table.seat ? ` You leave ${compass(table.seat)}.` : "";
  if (chair.kind === "person") {
    return html`<div class=${`chair at-${place}`} role="group" aria-label=${label}>${head}<b>${seat === table.seat ? `You (${chair.name})` : chair.name}</b>${!chair.here && html`<small>not here now</small>`}</div>`;
  }
  return html`
    <div class=${`chair at-${place} ${chair.kind === "bot" ? "" : "free"}`} role="group" aria-label=${label}>
      ${head}<b>${chair.kind === "bot" ? `Bot, ${chair.level}` : "free"}</b>
      <span class="chair-acts">
        <${Button} kind="small brass" onClick=${() => ask("sit", { seat })}>Sit here<span class="hidden"> at ${compass(seat)}${chair.kind === "bot" ? " instead of the bot" : ""}.${leave}</span><//>
        ${you?.host && chair.kind === "empty" && html`
          <label class="hidden" for=${`level-${seat}`}>Level of the bot at ${compass(seat)}</label>
          <select id=${`level-${seat}`} value=${level} onChange=${({ target }) => setLevel(target.value)}>${Object.keys(about.levels).map((name) => html`<option value=${name}>${name}</option>`)}</select>
          <${Button} kind="small ghost" onClick=${() => ask("bot", { seat, level })}>Add bot<span class="hidden"> at ${compass(seat)}</span><//>`}
        ${you?.host && chair.kind === "bot" && html`<${Button} kind="small ghost" onClick=${() => ask("clear", { seat })}>Remove<span class="hidden"> the bot at ${compass(seat)}; the chair is free then</span><//>`}
      </span>
    </div>`;
}

function Share() {
  const field = useRef(null);
  const [told, setTold] = useState("");
  const copy = async () => setTold(copiedInWords(await copied(field.current)));
  const share = () => navigator.share({ title: document.title, url: link }).catch(() => {}); // whoever closes it wants nothing more
  return html`
    <div class="share">
      <label for="share">Friends sit down with this link</label>
      <div class="share-row"><input id="share" ref=${field} readonly value=${link} onFocus=${({ target }) => target.select()} /><button type="button" class="button" onClick=${copy}>Copy<span class="hidden"> the link</span></button>${navigator.share && html`<button type="button" class="button" onClick=${share}>Share<span class="hidden"> the link</span></button>`}<a class="button" href=${`/table/${id}/qr`} target="_blank" rel="noopener">QR code<span class="hidden"> (opens in another window)</span></a></div>
      <p role="status">${told}</p>
      ${isOnlyHere && html`<p class="soft">Only this computer can open the link so far. <a href=${`/table/${id}/qr`}>Let phones in</a></p>`}
    </div>`;
}
