// Soft sounds, generated and not loaded: a card falls, a trick is taken, it is your turn.
import { preferred } from "./prefs.js";
import { listen } from "./store.js";

let player = null;
const wake = () => {
  player ??= window.AudioContext ? new AudioContext() : null;
  player?.resume?.();
};
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });

function note(pitch, { after = 0, length = 0.12, loud = 0.05, shape = "sine" } = {}) {
  if (!player || player.state !== "running" || preferred("sound") === "off") return;
  const [tone, gain, at] = [player.createOscillator(), player.createGain(), player.currentTime + after];
  Object.assign(tone, { type: shape });
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(player.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS = {
  play: () => note(190, { length: 0.07, loud: 0.09, shape: "triangle" }),
  bid: () => note(330, { length: 0.09 }),
  pass: () => note(240, { length: 0.09 }),
  "trick-won": () => note(260, { after: 0.08, length: 0.16, loud: 0.04 }),
  turn: () => [523, 659].forEach((pitch, at) => note(pitch, { after: 0.1 + at * 0.09, length: 0.2, loud: 0.035 })),
};

listen((table, before, lines) => {
  for (const kind of new Set(lines.map((line) => line.kind))) SOUNDS[kind]?.();
  const mine = (one) => one?.hand?.to_act.includes(one.seat);
  if (before && mine(table) && !mine(before)) SOUNDS.turn();
});
