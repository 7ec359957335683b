// A connection to the house that restores itself: after longer and longer waits, or at once when the network is back or
// the page becomes visible again.
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12000;

export class Line {
  /** `path()` is the current address, `heard(data)` gets each message, and `lost(code)` the reason for a closing: if it
      returns true, the connection stays closed until reopened. */
  constructor(path, { opened = () => {}, heard, lost }) {
    this.path = path;
    this.opened = opened;
    this.heard = heard;
    this.lost = lost;
    this.waits = FIRST_WAIT;
    this.timer = null;
    this.socket = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const address = new URL(this.path(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = ({ data }) => socket === this.socket && this.heard(data);
    socket.onclose = ({ code }) => socket === this.socket && this.closed(code);
  }

  /** The other end has answered, so the next wait is short again. */
  holds() {
    this.waits = FIRST_WAIT;
  }

  closed(code) {
    this.socket = null;
    if (this.lost(code)) return;
    this.timer = setTimeout(() => this.open(), this.waits * (0.75 + Math.random() / 2));
    this.waits = Math.min(this.waits * 2, LONGEST_WAIT);
  }

  hurry() {
    if (this.timer) this.open();
  }
}
