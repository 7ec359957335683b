import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { bytes, hashOf, hex, hmac, sha256 } from "../../src/meldhouse/web/static/table/sha256.js";

test("every length of message has the hash that others find", () => {
  for (let length = 0; length < 300; length += 1) {
    const message = new Uint8Array(randomBytes(length));
    assert.equal(hex(sha256(message)), createHash("sha256").update(message).digest("hex"), `${length} bytes`);
  }
});

test("text is hashed as UTF-8", () => {
  assert.equal(hashOf("Inés ♠"), createHash("sha256").update("Inés ♠", "utf8").digest("hex"));
});

test("a code made with a key is the one that others make", () => {
  for (let length = 0; length < 200; length += 7) {
    const [key, message] = [new Uint8Array(randomBytes(32)), bytes("x".repeat(length))];
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
});
