// How fast it is shown what others do: as it comes, calmly, or one thing after the other when one asks for it.
import { isCall, looksOn } from "./outbidding.js";
import { preferred } from "./prefs.js";

const CALMLY = 2500;
const QUICKLY = 300;
const ONE_BY_ONE = 900;
const DONE = new Set(["bid", "pass", "name-trump", "discard", "show-meld", "play"]);

/** Whether what comes next is shown only when I go on. */
export const waitsForMe = (table) => {
  const { seat, stage, hand, clock, keep } = table;
  return Boolean(seat && stage === "hand" && hand && preferred("bots") === "wait" && !hand.to_act.includes(seat) && !clock && !keep);
};

export class Pacing {
  /** `show(message)` lets one happen; `state()` is what is known now. */
  constructor(show, state) {
    Object.assign(this, { show, state, kept: [], asked: false, shown: 0, timer: null, heldBy: 0, late: false });
  }

  hear(message) {
    if (message.is === "you" || message.is === "whole") this.forget();
    if (message.is === "done") return this.done(message);
    this.kept.push(message);
    return this.go();
  }

  /** What I asked for is done: my own part of it is shown, but not what others have done since. */
  done(message) {
    const me = this.state().table?.seat;
    const mine = this.kept.findLastIndex(({ told }) => told?.some(({ seat }) => seat === me));
    for (const one of [...this.kept.splice(0, mine + 1), message]) this.show(one);
  }

  /** What was not shown yet comes again after the line was lost; only answers are told to one alone, once. */
  forget() {
    const answers = this.kept.filter(({ is }) => is !== "news" && is !== "whole");
    this.kept = [];
    clearTimeout(this.timer);
    for (const answer of answers) this.show(answer);
  }

  /** Somebody wants to hear what comes next: “now”; where nothing has come yet, as soon as it does: “soon”. Nothing
      where nothing comes before one has moved oneself. */
  next() {
    const { table } = this.state();
    const when = this.kept.length ? "now" : table && waitsForMe(table) ? "soon" : "";
    this.asked ||= Boolean(when);
    if (when) this.go();
    return when;
  }

  /** Something is read out that the next play would cut off, or end: so long (in milliseconds) it is not shown. */
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
    if (open === "last" && table && !table.clock) return Infinity; // whoever looks at a trick in time sees it to the end
    if (!table || table.clock || table.stage !== "hand" || this.asked) return 0; // nobody dawdles while a clock runs
    if (this.kept.some(({ is }) => is !== "news")) return 0; // an answer to me comes after all that led to it
    const held = this.heldBy - Date.now();
    this.late ||= held > 0;
    if (preferred("bots") !== "wait" && held > 0) return held;
    if (preferred("bots") === "calm" && looksOn(table) && this.kept[0].told.every(isCall)) return this.shown + QUICKLY - Date.now();
    if (preferred("bots") === "wait") return Infinity;
    if (preferred("bots") === "calm") return this.shown + CALMLY - Date.now();
    return this.late ? this.shown + ONE_BY_ONE - Date.now() : 0; // not all at once that came meanwhile
  }

  isByOthers({ is, told }) {
    const me = this.state().table?.seat;
    return is === "news" && me && told.some(({ kind, seat }) => DONE.has(kind) && seat !== me);
  }
}
