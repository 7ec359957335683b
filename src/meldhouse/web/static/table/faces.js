// Our own card faces: suits, ranks and courts as plain shapes, drawn once and used everywhere.
import { html } from "./lib.js";

const SUIT_PATHS = {
  S: "M50 4C50 4 7 38 7 62c0 14 11 22 22 22 8 0 14-3 18-9-1 10-5 17-12 21h30c-7-4-11-11-12-21 4 6 10 9 18 9 11 0 22-8 22-22C93 38 50 4 50 4z",
  H: "M50 94C50 94 5 61 5 33 5 18 16 7 29 7c10 0 17 6 21 15 4-9 11-15 21-15 13 0 24 11 24 26C95 61 50 94 50 94z",
  C: "M50 5a21 21 0 0 1 17.500 32.600A21 21 0 1 1 55.500 70c1 11 4 20 12 26h-35c8-6 11-15 12-26A21 21 0 1 1 32.500 37.600 21 21 0 0 1 50 5z",
  D: "M50 3C61 21 73 37 90 50 73 63 61 79 50 97 39 79 27 63 10 50 27 37 39 21 50 3z",
};
export const isSuit = (code) => code in SUIT_PATHS;
const RANK_PATHS = {
  A: "M5 76 30 6 55 76M14 53H46",
  T: "M4 20 14 8V76M43 8C53 8 58 22 58 42S53 76 43 76 28 62 28 42 33 8 43 8z",
  K: "M10 6V76M53 6 11 49M25 36 55 76",
  Q: "M30 6C45 6 55 20 55 41S45 76 30 76 5 62 5 41 15 6 30 6zM34 57 55 80",
  J: "M26 7H52M43 7V55C43 69 35 76 25 76 15 76 8 70 7 59",
  9: "M52 29C52 43 42 52 30 52S8 42 8 29 17 6 30 6 52 15 52 29C52 53 44 69 26 76",
};
const PIPS = {
  T: [
    [0, 0],
    [2, 0],
    [1, 0.5],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
    [1, 2.5],
    [0, 3],
    [2, 3],
  ],
  9: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [1, 1.5],
    [0, 2],
    [2, 2],
    [0, 3],
    [2, 3],
  ],
};

const face = html`
  <path class="skin" d="M17 18h16v11a8 8 0 0 1-16 0z" /><circle class="eye" cx="21.500" cy="25" r="1.100" /><circle class="eye" cx="28.500" cy="25" r="1.100" />`;

const COURTS = {
  K: html`<path class="robe" d="M2 60C4 46 12 42 25 42s21 4 23 18z" /><path class="gold" d="M20 50h10v10H20z" />
    <path class="fur" d="M11 44 16 41 25 48 34 41 39 44 25 56z" /><path class="hair" d="M13 18h24v9c2 11-5 18-12 18S11 38 13 27z" />${face}
    <path class="hair" d="M18 29.500c3-1.500 6-1 7 0 1-1 4-1.500 7 0l-1 4c-3 4-9 4-12 0z" />
    <path class="gold" d="M12 19 10 4 18 11 25 1 32 11 40 4 38 19z" /><circle class="jewel" cx="25" cy="14" r="2.200" /><circle class="jewel" cx="16.500" cy="15" r="1.400" /><circle class="jewel" cx="33.500" cy="15" r="1.400" />`,
  Q: html`<path class="hair" d="M13 16C8 34 10 47 15 50h20C40 47 42 34 37 16z" /><path class="robe" d="M3 60C5 48 13 45 25 45s20 3 22 15z" />
    <path class="skin" d="M17 45.500 25 55 33 45.500 29 38H21z" /><path class="pearls" d="M17.500 46C20 51 30 51 32.500 46" />${face}
    <path class="lips" d="M22.500 31.500c1.500 1.500 3.500 1.500 5 0" /><path class="hair" d="M16 18c4 4 6 4 9 1 3 3 5 3 9-1l-2-4H18z" />
    <path class="gold" d="M14 16 12 7 19 11 25 4 31 11 38 7 36 16z" /><circle class="pearl" cx="12" cy="6" r="1.800" /><circle class="pearl" cx="25" cy="3" r="1.800" /><circle class="pearl" cx="38" cy="6" r="1.800" />`,
  J: html`<path class="robe two" d="M4 60C6 47 13 43 25 43s19 4 21 17z" /><path class="gold" d="M16 42 25 49 34 42V47L25 55 16 47z" />
    <path class="hair" d="M12 17H38V34c0 4-4 4-4 0V22H16V34c0 4-4 4-4 0z" />${face}<path class="lips" d="M22.500 32h5" />
    <path class="feather" d="M34 14C46 13 50 6 47 0 40 2 35 6 33 13z" /><path class="robe" d="M11 16C10 8 17 3 26 3s14 6 13 13z" /><path class="gold" d="M10 15h30v4H10z" />`,
};

const court = (rank) => html`
  <symbol id=${`court-${rank}`} viewBox="0 0 50 120">
    <rect class="panel" x="0.500" y="0.500" width="49" height="119" rx="5" />
    <g class="figure">${COURTS[rank]}</g><g class="figure" transform="rotate(180 25 60)">${COURTS[rank]}</g>
    <path class="waist" d="M1 60H49" />
  </symbol>`;

/** Drawn once, invisibly; every card uses its parts. */
export const Sprite = () => html`
  <svg class="sprite" aria-hidden="true" width="0" height="0">
    ${Object.entries(SUIT_PATHS).map(([suit, d]) => html`<symbol id=${`suit-${suit}`} viewBox="0 0 100 100"><path d=${d} /></symbol>`)}
    ${Object.entries(RANK_PATHS).map(([rank, d]) => html`<symbol id=${`rank-${rank}`} viewBox="-2 0 64 84"><path class="stroke" d=${d} /></symbol>`)}
    ${["K", "Q", "J"].map(court)}
    <pattern id="lattice" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="lattice" d="M0 0H14V14H0z" /><circle class="lattice-dot" cx="7" cy="7" r="2" />
    </pattern>
  </svg>`;

function Middle({ rank, suit }) {
  if (PIPS[rank]) {
    return PIPS[rank].map(
      ([x, y]) => html`<use href=${`#suit-${suit}`} x=${45 + x * 17} y=${12 + y * 32.5} width="15" height="15" />`,
    );
  }
  if (rank === "A") return html`<use href=${`#suit-${suit}`} x="37" y="62" width="58" height="62" />`;
  return html`<use href=${`#court-${rank}`} x="44" y="8" width="51" height="124" />`;
}

export const CardFace = ({ piece }) => html`
  <svg class=${`face-${piece[1]}`} viewBox="0 0 100 140" aria-hidden="true">
    <use class="index" href=${`#rank-${piece[0]}`} x="5" y="7" width="36" height="47" />
    <use href=${`#suit-${piece[1]}`} x="7" y="58" width="32" height="32" />
    <${Middle} rank=${piece[0]} suit=${piece[1]} />
  </svg>`;

export const CardBack = () => html`
  <svg viewBox="0 0 100 140" aria-hidden="true"><rect class="back" x="7" y="7" width="86" height="126" rx="6" /><rect class="weave" x="7" y="7" width="86" height="126" rx="6" /></svg>`;

export const Suit = ({ suit }) =>
  html`<svg class=${`suit face-${suit}`} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#suit-${suit}`} /></svg>`;
