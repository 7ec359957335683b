// Everything this window knows, and how each message changes it. The only place where that happens.
import { Connection } from "./connection.js";
import { id } from "./about.js";
import { keptOf, lineLost, look, readyFor } from "./deals.js";
import { leftOut } from "./protocol.js";
import { Pacing } from "./pacing.js";
import { preferred } from "./prefs.js";
import { sorted } from "./sorting.js";

const LINES = 200;

export const state = {
  line: "opening",
  you: null,
  table: null,
  n: 0,
  v: 0,
  due: null,
  lines: [],
  refusal: null,
  moved: null,
  hint: null,
  waiting: new Map(),
  chosen: [],
  lifted: null,
  meant: null,
  lingers: false,
  thinking: false,
  open: null,
  beyond: null,
  tab: null,
  standing: null,
  layout: null,
};

const watchers = new Set();
const listeners = new Set();

export const watch = (watcher) => watchers.add(watcher);
/** `listener(now, before, lines)` is called after every message about the table. */
export const listen = (listener) => listeners.add(listener);

export function set(changes) {
  Object.assign(state, changes);
  for (const watcher of watchers) watcher();
}

const pacing = new Pacing(heard, () => state);
const connection = new Connection(`/table/${id}/socket`, {
  since: () => {
    pacing.forget();
    return { n: state.n, room: state.table && state.you?.room };
  },
  changed: (line) => {
    if (line !== "open") lineLost();
    set({ line });
  },
  heard: (message) => pacing.hear(message),
});

/** Show the next move while others wait for that; and everything once the player no longer wants to wait. */
export const nextPlay = () => pacing.next();
/** Hold others' moves for this long (in milliseconds), because something is being read out. */
export const hold = (time) => pacing.hold(time);
for (const kind of ["preferred", "dialog-closed"]) document.addEventListener(kind, () => pacing.go());

export const open = () => connection.open();

export function ask(kind, details = {}, then = null) {
  const asked = connection.ask({ ask: kind, at: state.v, ...details });
  state.waiting.set(asked, { kind, details, then });
  set({ refusal: null });
  return asked;
}

export function act(event, details = {}, then = null) {
  return ask("act", { action: { event, seat: state.table.seat, ...details } }, then);
}

/** Whether such a request is still unanswered; buttons wait for it. */
export const isWaiting = () => [...state.waiting.values()].some(({ kind }) => kind === "act" || kind === "keep");

function heard(message) {
  if (message.is === "you") set({ you: message });
  else if (message.is === "whole") whole(message);
  else if (message.is === "news") news(message);
  else answered(message);
}

function whole({ n, v, set: table, told, due }) {
  const before = state.table;
  Object.assign(state, { n, v, table, due, lines: told, hint: null });
  tell(before, []);
}

/** `log`: the lines so far, in case the house no longer sends all of them, or sends them again. */
function news({ n, v, set: changed, told, log }) {
  if (n !== state.n + 1) {
    ask("look");
    return;
  }
  const { "hand+": parts, due, ...rest } = changed;
  const before = state.table;
  const table = { ...before, ...rest };
  if (parts) table.hand = { ...before.hand, ...parts };
  const lines = [...(log ?? state.lines), ...told].slice(-LINES);
  Object.assign(state, { n, v, table, lines, due: "due" in changed ? due : state.due });
  tell(before, told);
}

function answered({ is, id: asked, refusal, hint }) {
  const request = state.waiting.get(asked);
  state.waiting.delete(asked);
  if (refusal?.code === "other-deal") {
    set({}); // the deal was restarted meanwhile, and the next attempt starts by itself
  } else if (is === "refused") {
    set({ refusal: { ...refusal, about: request?.kind }, lifted: null });
  } else if (is === "hint") {
    set({ hint: { ...hint, action: JSON.parse(hint.action) } });
  } else {
    set({});
  }
  request?.then?.(is);
}

function tell(before, told) {
  const { table } = state;
  const [was, is] = [before?.hand, table.hand];
  state.thinking = false;
  if (was?.phase !== is?.phase || was?.hand.length !== is?.hand.length || before?.number !== table.number) {
    Object.assign(state, { chosen: [], lifted: null, standing: null });
  }
  if (
    state.lifted &&
    table.may?.plays &&
    !before?.may?.plays &&
    !table.refereed &&
    !table.may.plays.includes(state.lifted.split(".")[0])
  )
    state.lifted = null;
  if (before && (was?.turn !== is?.turn || was?.phase !== is?.phase || was?.hand.length !== is?.hand.length))
    Object.assign(state, { hint: null, refusal: null, meant: null });
  if (was && before.stage === "hand" && table.stage !== "hand" && is?.tricks.length) state.lingers = true;
  else if (table.stage === "hand" || before?.number !== table.number) state.lingers = false;
  set({});
  for (const listener of listeners) listener(table, before, told);
  const due = look(table, before);
  if (due) once(`${due[0]} ${due[1].seal}`, () => ask(due[0], due[1], (is) => is === "done" && due[2]?.()));
  byItself(table);
}

// --- what nobody needs to press a button for ------------------------------------------------------------------------

/** Commit to a number for the next hand; `deals.js` keeps it, and reveals it when the deal is sealed. */
export const ready = () => ask("ready", readyFor(state.table));

const done = new Set();
const once = (what, work) => !done.has(what) && done.add(what) && work();
const LAST = 1200;

/** The last piece plays itself if nothing else can be done with it; but not on felt, where even that can go wrong, and
    not for players who go on step by step. */
export const playsItself = ({ hand, may, refereed }) =>
  may?.plays?.length === 1 &&
  hand.hand.length === 1 &&
  !refereed &&
  preferred("last") === "itself" &&
  preferred("bots") !== "wait";

function playLast(number) {
  const { table } = state;
  if (table.number !== number || !playsItself(table) || isWaiting()) return;
  if (state.lifted)
    setTimeout(() => playLast(number), LAST); // someone who has lifted it is about to play it
  else act("play", { piece: table.may.plays[0] });
}

/** For the first hand, and when a deal is restarted, nobody has to press anything again. */
const isAsked = ({ hand, fair, seat }) =>
  (!hand || fair.attempt > 1) && !fair.ready.includes(seat) && !leftOut(fair.earlier).includes(seat);
/** Whether this browser knows the number its seat committed to; another device may have drawn it. */
const isKnown = ({ fair, seat, number }) =>
  !fair.ready.includes(seat) || keptOf(number + 1)?.numbers[fair.attempt]?.seat === seat;

function byItself(table) {
  const { hand, may, seat, stage, fair } = table;
  if (stage === "between" && seat && !fair.sheet && (isAsked(table) || !isKnown(table)))
    once(`ready ${table.number} ${fair.attempt}`, ready);
  if (playsItself(table)) once(`last ${table.number}`, () => setTimeout(() => playLast(table.number), LAST));
  if (may?.set_up && preferred("stand") === "auto") {
    const layout = may.set_up.includes(preferred("layout")) ? preferred("layout") : may.set_up[0];
    once(`stand ${table.number} ${hand.hand}`, () => act("set-up", { layout, tiles: sorted(hand.hand) }));
  }
}
