import assert from "node:assert/strict";
import { test } from "node:test";
import { isTrump, sorted } from "../../src/meldhouse/web/static/table/sorting.js";

const HELD = ["5-1", "6-6", "3-0", "5-5", "6-5", "1-1", "4-2"];

test("dominoes lie by their higher end, then by the other", () => {
  assert.deepEqual(sorted(HELD), ["6-6", "6-5", "5-5", "5-1", "4-2", "3-0", "1-1"]);
});

test("trumps come first, the double before the others", () => {
  assert.deepEqual(sorted(HELD, "5"), ["5-5", "6-5", "5-1", "6-6", "4-2", "3-0", "1-1"]);
  assert.deepEqual(sorted(HELD, "doubles").slice(0, 3), ["6-6", "5-5", "1-1"]);
});

test("sorting leaves the hand alone", () => {
  const held = [...HELD];
  sorted(held, "5");
  assert.deepEqual(held, HELD);
});

test("only doubles are trump when doubles are", () => {
  assert.equal(isTrump("5-5", "doubles"), true);
  assert.equal(isTrump("6-5", "doubles"), false);
  assert.equal(isTrump("6-5", "5"), true);
});
