// Who sits where: a small plate for everybody, with all that belongs to the seat.
import { html } from "./lib.js";
import { partnerOf, places, words } from "./about.js";
import { bidText } from "./speech.js";
import { thinkers } from "./thinking.js";
import { capital, levelName, nameOf, pieces } from "./words.js";

export const Dots = () => html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

function Plate({ s, seat, place }) {
  const { table } = s;
  const { hand } = table;
  const chair = table.chairs[seat];
  const turn = hand && table.stage === "hand" && hand.to_act.includes(seat) && !hand.stopped;
  const call = hand?.phase === "auction" ? hand.calls.findLast(([caller]) => caller === seat) : null;
  const name = nameOf(table, seat);
  const mate = Boolean(table.seat) && partnerOf(table.seat) === seat;
  const bot = chair.kind === "bot";
  const gone = chair.away ? "away: a bot plays" : !chair.here && chair.kind === "person" ? "absent" : "";
  const thinks = turn && s.thinking && thinkers(table).includes(seat);
  const kind = thinks ? (table.readying ? "warming up…" : "thinking…") : gone || [mate && "partner", bot && !mate && "bot", chair.joined && seat !== table.seat && "new"].filter(Boolean).join(", ");
  return html`
    <div class=${`plate at-${place} ${turn ? "turn" : ""} ${mate ? "mate" : ""}`} role="group" aria-label=${`${name}${mate ? ", your partner" : ""}`}>
      <span class="initial" aria-hidden="true">${thinks ? html`<${Dots} />` : bot ? html`<svg viewBox="0 0 24 24"><rect x="4" y="8" width="16" height="12" rx="3" /><path d="M12 8V4M9 13v2M15 13v2" /></svg>` : name.charAt(0)}</span>
      <span class="plate-in">
        <b class="name">${name}</b>
        ${turn && html`<span class="hidden">, to act</span>`}
        ${kind && html`<span class="hidden">, </span><span class=${`kind ${gone ? "warn" : ""}`}>${kind}</span>`}
        ${bot && html`<span class="hidden">${kind === "bot" ? "" : ", bot"}, ${levelName(chair.level)}</span>`}
        <span class="marks">
          ${hand?.dealer === seat && html`<span class="mark-dealer" title=${capital(words.dealer)}><span aria-hidden="true">${capital(words.dealer)[0]}</span><span class="hidden">, ${words.dealer}</span></span>`}
          ${hand?.bidder === seat && hand.phase !== "auction" && html`<span class="mark-bid"><span class="hidden">, has the bid at </span>${bidText(hand.bid)}</span>`}
          ${hand && table.stage === "hand" && place !== "bottom" && hand.held[seat] > 0 && html`<span class="mark-held"><span aria-hidden="true">▮${hand.held[seat]}</span><span class="hidden">, ${pieces(hand.held[seat])}.</span></span>`}
        </span>
      </span>
      ${call && html`<span class=${`call ${call[1] === null ? "passed" : ""}`}>${call[1] === null ? "Pass" : bidText(call[1])}</span>`}
      ${table.said.findLast(([who]) => who === seat) && table.stage !== "hand" && html`<span class="call words">${table.said.findLast(([who]) => who === seat)[1]}</span>`}
    </div>`;
}

export const Plates = ({ s }) => places(s.table.seat).map(([seat, place]) => html`<${Plate} key=${seat} s=${s} seat=${seat} place=${place} />`);
