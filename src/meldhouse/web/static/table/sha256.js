// SHA-256 and HMAC, synchronous and on every page: browsers offer theirs only with https, and clubs play on their own
// network.
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The 32 bytes of the hash of `message`. */
export function sha256(message) {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const [sum, w] = [START.slice(), new Uint32Array(64)];
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] += word));
  }
  const hash = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => hash.setUint32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

const together = (one, two) => {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
};

/** HMAC-SHA-256, for keys of 32 bytes. */
export function hmac(key, message) {
  const pad = (byte) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
  return sha256(together(pad(0x5c), sha256(together(pad(0x36), message))));
}

export const bytes = (text) => new TextEncoder().encode(text);
export const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const hashOf = (text) => hex(sha256(bytes(text)));
