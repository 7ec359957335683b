import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

// In a browser the library names itself there; as a module of Node it does not.
globalThis.FluentBundle = createRequire(import.meta.url)("../../src/meldhouse/web/static/vendor/fluent.js");
const { FluentResource } = globalThis.FluentBundle;
const { Voice } = await import("../../src/meldhouse/web/static/messages.js");
const WORDS = new FluentResource(`
minus = minus { $number }
seat = { $seat ->
   *[N] North
    [S] South
}
-trick = { $form ->
   *[one] trick
    [many] tricks
}
-trick-book = { $form ->
   *[one] book
    [many] books
}
took = { SEATS($who) } took { $tricks ->
    [one] one { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}
owes = { $points }
with = With { LIST($names) }
`);
const voice = (how = {}) => new Voice(WORDS, { language: "en", ...how });

test("people are called by name, the others by their seats", () => {
  const named = voice({ names: { N: "Ann" } });
  assert.equal(named.say({ id: "took", args: { who: ["N"], tricks: 1 } }), "Ann took one trick");
  assert.equal(named.say({ id: "took", args: { who: ["S"], tricks: 3 } }), "South took 3 tricks");
});

test("a club has its own word for a thing", () => {
  const club = voice({ words: { trick: "book" } });
  assert.equal(club.say({ id: "took", args: { who: ["S"], tricks: 3 } }), "South took 3 books");
});

test("numbers below zero have a sign to see and a word to hear", () => {
  assert.equal(voice().say({ id: "owes", args: { points: -1250 } }), "−1,250");
  assert.equal(voice({ spoken: true }).say({ id: "owes", args: { points: -32 } }), "minus 32");
});

test("lists are joined as people say them", () => {
  assert.equal(voice().say({ id: "with", args: { names: ["Ann", "Bob", "Cleo"] } }), "With Ann, Bob, and Cleo");
  assert.equal(voice({ language: "es" }).say({ id: "with", args: { names: ["Ann", "Bob"] } }), "With Ann y Bob");
});

test("a message that nobody wrote is an error, not a gap", () => {
  assert.throws(() => voice().say({ id: "nothing" }), /no message nothing/);
});
