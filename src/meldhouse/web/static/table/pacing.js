// How fast others' moves are shown: as they come, calmly, or one at a time on request.
import { isCall, looksOn } from "./outbidding.js";
import { preferred } from "./prefs.js";

const CALMLY = 2500;
const QUICKLY = 300;
const ONE_BY_ONE = 900;
const DONE = new Set(["bid", "pass", "name-trump", "discard", "show-meld", "play"]);

/** Whether the next move appears only when the player asks for it. */
export const waitsForMe = (table) => {
  const { seat, stage, hand, clock, keep } = table;
  return Boolean(
    seat && stage === "hand" && hand && preferred("bots") === "wait" && !hand.to_act.includes(seat) && !clock && !keep,
  );
};

export class Pacing {
  /** `show(message)` displays one; `state()` is what is known now. */
  constructor(show, state) {
    this.show = show;
    this.state = state;
    this.kept = [];
    this.asked = false;
    this.shown = 0;
    this.timer = null;
    this.heldBy = 0;
    this.late = false;
  }

  hear(message) {
    if (message.is === "you" || message.is === "whole") this.forget();
    if (message.is === "done") return this.done(message);
    this.kept.push(message);
    return this.go();
  }

  /** The player's request is done: show it, but not what others have done since. */
  done(message) {
    const me = this.state().table?.seat;
    const mine = this.kept.findLastIndex(({ told }) => told?.some(({ seat }) => seat === me));
    for (const one of [...this.kept.splice(0, mine + 1), message]) this.show(one);
  }

  /** Unshown messages come again after a lost connection; only answers are sent just once, to one player. */
  forget() {
    const answers = this.kept.filter(({ is }) => is !== "news" && is !== "whole");
    this.kept = [];
    clearTimeout(this.timer);
    for (const answer of answers) this.show(answer);
  }

  /** The player wants to see the next move: “now”; or “soon”, as soon as there is one; or nothing if the player has to
      move first. */
  next() {
    const { table } = this.state();
    const when = this.kept.length ? "now" : table && waitsForMe(table) ? "soon" : "";
    this.asked ||= Boolean(when);
    if (when) this.go();
    return when;
  }

  /** Something is being read out that the next play would cut off or spoil: hold it for this long (in milliseconds). */
  hold(time) {
    this.heldBy = Date.now() + time;
    this.go();
  }

  go() {
    clearTimeout(this.timer);
    while (this.kept.length) {
      if (this.isByOthers(this.kept[0])) {
        const wait = this.wait();
        if (wait === Infinity) return;
        if (wait > 0) {
          this.timer = setTimeout(() => this.go(), wait);
          return;
        }
        Object.assign(this, { asked: false, shown: Date.now() });
      }
      this.show(this.kept.shift());
    }
    this.late = false;
  }

  wait() {
    const { table, open } = this.state();
    if (open === "last" && table && !table.clock) return Infinity; // a player looking at a trick sees it to the end
    if (!table || table.clock || table.stage !== "hand" || this.asked) return 0; // no waiting while a clock runs
    if (this.kept.some(({ is }) => is !== "news")) return 0; // an answer comes after everything that led to it
    const held = this.heldBy - Date.now();
    this.late ||= held > 0;
    if (preferred("bots") !== "wait" && held > 0) return held;
    if (preferred("bots") === "calm" && looksOn(table) && this.kept[0].told.every(isCall))
      return this.shown + QUICKLY - Date.now();
    if (preferred("bots") === "wait") return Infinity;
    if (preferred("bots") === "calm") return this.shown + CALMLY - Date.now();
    return this.late ? this.shown + ONE_BY_ONE - Date.now() : 0; // don't show all at once what has piled up
  }

  isByOthers({ is, told }) {
    const me = this.state().table?.seat;
    return is === "news" && me && told.some(({ kind, seat }) => DONE.has(kind) && seat !== me);
  }
}
