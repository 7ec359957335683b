// The line to the table. It comes back by itself, asks for what it has missed, and repeats what was not answered.
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12000;
const ENDS = { 4001: "elsewhere", 4003: "gone", 1008: "refused", 1009: "refused" };

export class Connection {
  /** `since()` tells which message was the last; `heard` and `changed` are told what comes and how the line is. */
  constructor(address, { since, heard, changed }) {
    Object.assign(this, { address, since, heard, changed });
    this.unanswered = new Map();
    this.waits = FIRST_WAIT;
    this.asked = 0;
    this.prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const { n, room } = this.since();
    const query = room ? `?since=${n}&room=${encodeURIComponent(room)}` : "";
    const socket = new WebSocket(this.address + query);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === "you" && !socket.greeted) this.greeted(socket);
      if (message.is === "done" || message.is === "refused" || message.is === "hint") this.unanswered.delete(message.id);
      this.heard(message);
    };
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  greeted(socket) {
    socket.greeted = true;
    this.waits = FIRST_WAIT;
    this.changed("open");
    for (const request of this.unanswered.values()) socket.send(JSON.stringify(request));
  }

  lost(code) {
    this.socket = null;
    if (ENDS[code]) return this.changed(ENDS[code]);
    this.changed("lost");
    this.timer = setTimeout(() => this.open(), this.waits * (0.75 + Math.random() / 2));
    this.waits = Math.min(this.waits * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  hurry() {
    if (this.timer) this.open();
  }

  ask(request) {
    const id = `${this.prefix}-${(this.asked += 1)}`;
    const whole = { ...request, id };
    this.unanswered.set(id, whole);
    if (this.socket?.greeted) this.socket.send(JSON.stringify(whole));
    return id;
  }
}
