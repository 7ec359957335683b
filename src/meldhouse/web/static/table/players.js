// Who sits where: a small plate for each player, with everything about the seat.
import { html } from "./lib.js";
import { partnerOf, places } from "./about.js";
import { bidFact, fact, Said, t } from "./saying.js";
import { thinkers } from "./thinking.js";

export const Dots = () => html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

const note = (what) => fact("plate-note", { what });

function Plate({ s, seat, place }) {
  const { table } = s;
  const { hand } = table;
  const chair = table.chairs[seat];
  const turn = hand && table.stage === "hand" && hand.to_act.includes(seat) && !hand.stopped;
  const call = hand?.phase === "auction" ? hand.calls.findLast(([caller]) => caller === seat) : null;
  const name = t("player", { who: seat });
  const mate = Boolean(table.seat) && partnerOf(table.seat) === seat;
  const bot = chair.kind === "bot";
  const gone = chair.away ? "away" : !chair.here && chair.kind === "person" ? "offline" : "";
  const thinks = turn && s.thinking && thinkers(table).includes(seat);
  const notes = thinks
    ? ["thinking"]
    : gone
      ? [gone]
      : [mate && "partner", bot && !mate && "computer", chair.joined && seat !== table.seat && "new"].filter(Boolean);
  const phrase = table.stage !== "hand" && table.said.findLast(([who]) => who === seat)?.[1];
  return html`
    <div class=${`plate at-${place} ${turn ? "turn" : ""} ${mate ? "mate" : ""}`} role="group" aria-label=${t("plate-label", { who: seat, mate: mate ? "yes" : "no" })}>
      <span class="initial" aria-hidden="true">${thinks ? html`<${Dots} />` : bot ? html`<svg viewBox="0 0 24 24"><rect x="4" y="8" width="16" height="12" rx="3" /><path d="M12 8V4M9 13v2M15 13v2" /></svg>` : name.charAt(0)}</span>
      <span class="plate-in">
        <b class="name">${name}</b>
        ${turn && html`<span class="hidden">, ${t("plate-turn", { who: seat })}</span>`}
        ${notes.length > 0 && html`<span class="hidden">, </span><span class=${`kind ${gone ? "warn" : ""}`}>${t("notes", { parts: notes.map(note) })}</span>`}
        ${bot && html`<span class="hidden">, ${t("level-computer", { level: chair.level })}</span>`}
        <span class="marks">
          ${hand?.dealer === seat && html`<span class="mark-dealer" title=${t("plate-dealer")}><span aria-hidden="true">${t("plate-dealer-mark")}</span><span class="hidden">, ${t("plate-dealer")}</span></span>`}
          ${hand?.bidder === seat && hand.phase !== "auction" && html`<span class="mark-bid"><span class="hidden">, </span><${Said} message=${fact("plate-bid", { bid: bidFact(hand.bid) })} /></span>`}
          ${hand && table.stage === "hand" && place !== "bottom" && hand.held[seat] > 0 && html`<span class="mark-held"><span aria-hidden="true">▮${hand.held[seat]}</span><span class="hidden">, ${t("news-cards", { number: hand.held[seat] })}.</span></span>`}
        </span>
      </span>
      ${call && html`<span class=${`call ${call[1] === null ? "passed" : ""}`}>${call[1] === null ? t("bidding-pass") : t("bidding-figure", { bid: bidFact(call[1]) })}</span>`}
      ${phrase && html`<span class="call words">${t("phrase", { phrase })}</span>`}
    </div>`;
}

export const Plates = ({ s }) =>
  places(s.table.seat).map(([seat, place]) => html`<${Plate} key=${seat} s=${s} seat=${seat} place=${place} />`);
