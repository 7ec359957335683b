// A card or a domino as seen, of any size.
import { html } from "./lib.js";
import { CardBack, CardFace } from "./faces.js";
import { isDominoes } from "./about.js";

const isTile = (piece) => piece[1] === "-";

const SPOTS = {
  0: [],
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

const half = (number, top) => html`
  <g class="pips">${SPOTS[number].map(([x, y]) => html`<circle cx=${14 + x * 16} cy=${top + 14 + y * 16} r="6.200" />`)}</g>
  <text class="numeral" x="30" y=${top + 45} text-anchor="middle">${number}</text>`;

const TileFace = ({ piece }) => html`
  <svg viewBox="0 0 60 120" aria-hidden="true">
    ${half(Number(piece[0]), 0)}${half(Number(piece[2]), 60)}
    <path class="divide" d="M8 60H52" /><circle class="pin" cx="30" cy="60" r="3.200" />
  </svg>`;

export function Face({ piece }) {
  if (piece === "??")
    return isDominoes ? html`<svg viewBox="0 0 60 120" aria-hidden="true"></svg>` : html`<${CardBack} />`;
  return isTile(piece) ? html`<${TileFace} piece=${piece} />` : html`<${CardFace} piece=${piece} />`;
}

/** A piece that just lies there. Its name is for screen readers. */
export const Piece = ({ piece, name, extra = "" }) => html`
  <span class=${`piece ${isDominoes ? "tile" : "card"} ${piece === "??" ? "down" : ""} ${extra}`} role=${name && "img"} aria-label=${name}><${Face} piece=${piece} /></span>`;

/** Several pieces in a row, overlapping if they must. */
export const Fan = ({ list, label, extra = "" }) => html`
  <span class=${`fan-row ${isDominoes ? "tiles" : "cards"} ${extra}`} role="img" aria-label=${label} style=${{ "--n": list.length }}>
    ${list.map((piece, at) => html`<${Piece} key=${at} piece=${piece} />`)}
  </span>`;
