// The connection to the table: it fetches what was missed, and repeats requests without an answer.
import { Line } from "../line.js";

const ENDS = { 4001: "elsewhere", 4003: "gone", 1008: "refused", 1009: "refused" };
const ANSWERS = new Set(["done", "refused", "hint"]);

export class Connection {
  /** `since()` gives the last message's number; `heard` gets messages and `changed` the state of the connection. */
  constructor(path, { since, heard, changed }) {
    this.path = path;
    this.since = since;
    this.heard = heard;
    this.changed = changed;
    this.line = new Line(() => this.missing(), {
      heard: (data) => this.hear(JSON.parse(data)),
      lost: (code) => this.lost(code),
    });
    this.unanswered = new Map();
    this.greeted = false;
    this.asked = 0;
    this.prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  }

  open() {
    this.line.open();
  }

  missing() {
    this.greeted = false;
    const { n, room } = this.since();
    return this.path + (room ? `?since=${n}&room=${encodeURIComponent(room)}` : "");
  }

  hear(message) {
    if (message.is === "you" && !this.greeted) this.greet();
    if (ANSWERS.has(message.is)) this.unanswered.delete(message.id);
    this.heard(message);
  }

  greet() {
    this.greeted = true;
    this.line.holds();
    this.changed("open");
    for (const request of this.unanswered.values()) this.send(request);
  }

  lost(code) {
    this.greeted = false;
    this.changed(ENDS[code] ?? "lost");
    return code in ENDS;
  }

  ask(request) {
    const id = `${this.prefix}-${(this.asked += 1)}`;
    const whole = { ...request, id };
    this.unanswered.set(id, whole);
    if (this.greeted) this.send(whole);
    return id;
  }

  send(request) {
    this.line.socket.send(JSON.stringify(request));
  }
}
