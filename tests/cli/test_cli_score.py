"""`score`: entries with their clauses, sums, and all faults of a bad slip."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, ask, lines, says, told

from meldhouse.game import read_slip, score
from meldhouse.messages import fact
from meldhouse.rulebooks import load_book

GOOD = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 25}, "take": {"EW": 30, "NS": 20}}


@pytest.fixture
def slip(tmp_path: Path):
    def write(raw: object) -> str:
        path = tmp_path / "slip.json"
        path.write_text(json.dumps(raw))
        return str(path)

    return write


def test_the_entries_and_the_totals(slip):
    shown = ask("score", "npa", slip(GOOD)).stdout
    assert shown.startswith("National Pinochle Association · West bid 75 in hearts\n")
    rows = [line.split() for line in shown.splitlines()]
    assert ["East–West", "46", "Made", "75:", "meld", "NPA-X5"] in rows
    assert "Total points: North–South 45, East–West 76" in shown


def test_as_json_and_from_standard_input():
    found = answered("score", "npa", "-", stdin=json.dumps(GOOD))
    assert found["slip"] == GOOD
    assert found["totals"] == {"points": {"N": 45, "E": 76, "S": 45, "W": 76}}
    entries = score(load_book("npa"), read_slip(GOOD))
    assert [(e["account"], e["points"], e["clause"], e["reason"]) for e in found["entries"]] == [
        (e.account, e.points, e.clause, load_book("npa").voice.say(e.reason)) for e in entries
    ]
    assert set(found["entries"][0]) == {"account", "seats", "points", "unit", "reason", "clause", "fact"}
    assert found["entries"][0]["fact"] == {"id": "score-made-meld", "args": {"bid": 75}}


def test_penalties_set_partners_apart_and_fees_are_cents(slip):
    raw = {
        "bidder": "W", "bid": 500, "trump": "H", "meld": {"EW": 40, "NS": 20}, "take": {"EW": 300, "NS": 200},
        "incidents": [{"seats": ["N"], "points": -50, "clause": "BEN-X1", "reason": "talk"}],
    }  # fmt: skip
    said = told("score", "bend", slip(raw))
    assert "Total points: North 670, South 720, East–West 0" in said
    assert "Total cents: West −25" in said
    assert "West −25 cents Fee for a set" in said


def test_a_hand_that_was_struck_out_names_who_really_dealt_it(slip):
    made = {"bidder": "W", "bid": 50, "trump": "H", "meld": {"EW": 20}, "take": {"EW": 31, "NS": 19}}
    struck = {"dealer": "S", "how": "void"}
    hands = [{**made, "dealer": "N"}, struck, {**made, "dealer": "E"}]
    assert "After 3 hands" in told("score", "npa", slip(hands))
    assert "After 3 hands" in told("score", "npa", slip([struck, *hands[::2]])), "nor does it tell who began"
    assert "dealer: It’s East’s deal (NPA-2.3a)" in told("score", "npa", slip([*hands[:2], hands[0]]), code=1)


def test_marks():
    raw = '{"bidder": "N", "bid": 84, "trump": "4", "take": {"NS": 41, "EW": 1}}'
    assert "Total marks: North–South 0, East–West 2" in told("score", "n42pa", "-", stdin=raw)
    assert "bid 2 marks in fours" in told("score", "n42pa", "-", stdin=raw)
    assert "everyone passed" in told("score", "n42pa", "-", stdin='{"how": "passed-out"}')


def test_all_faults_of_what_cannot_be_true(slip):
    path = slip({**GOOD, "bid": 62, "trump": "Z", "bidder": None})
    said = told("score", "npa", path, code=1)
    assert says("cli-slip-wrong", faults=3) in said
    assert "bidder: " in said
    assert "(NPA-2.4g)" in said
    assert "trump: “Z”" in said
    error = answered("score", "npa", path, code=1)["error"]
    assert error["code"] == "bad-slip"
    assert {fault["key"] for fault in error["faults"]} == {"bidder", "bid", "trump"}


def test_all_faults_of_a_wrong_shape(slip):
    said = told(
        "score", "npa", slip({**GOOD, "bid": "ten", "meld": {"EW": "46", "NS": 2.5}, "mild": 3, "how": "x"}), code=1
    )
    assert says("cli-slip-wrong", faults=5) in said
    assert "bid: Bids are points here, 50 or more" in said
    assert "meld.EW: Write a whole number" in said
    assert "meld.NS: Write a whole number" in said
    assert "mild: There’s no such field. Did you mean “meld”?" in said
    assert "how: A hand doesn’t end" in said


@pytest.mark.parametrize("text", ["", "{", "[1]", "7", "null", "{'bid': 3}", "[" * 100_000, "9" * 5000, '{"a": 1e999}'])
def test_what_is_no_slip_at_all(text: str):
    result = ask("score", "npa", "-", stdin=text)
    assert result.exit_code == 2
    assert "JSON" in result.stderr
    assert '{"bidder": "W"' in result.stderr


@pytest.mark.parametrize("key", ["bid", "meld", "take", "tricks", "bidder", "trump", "how", "incidents", "dropped"])
@pytest.mark.parametrize(
    "value", [10**30, -1, {"NS": 10**30, "EW": -5}, {"": 1}, [], [{}], "N", True, {"N": {"E": 1}}, None]
)
def test_odd_values_are_faults_or_scored(key: str, value: object):
    result = ask("score", "npa", "-", stdin=json.dumps({**GOOD, key: value}))
    assert result.exit_code in (0, 1)


def test_json_lines_are_slips():
    stdin = "\n".join(
        (json.dumps(GOOD), json.dumps({**GOOD, "bid": 1}), json.dumps({"book": "n42pa", "how": "passed-out", "id": 3}))
    )
    good, bad, other = lines("score", "npa", stdin=stdin, code=1)
    assert good == {**answered("score", "npa", "-", stdin=json.dumps(GOOD)), "line": 1}
    assert bad["error"]["faults"] == [
        {
            "text": "1 is too low: the lowest bid is 50 (NPA-2.4f).",
            "id": "slip-bid-low",
            "args": {"bid": 1, "lowest": 50},
            "key": "bid",
            "clause": "NPA-2.4f",
        }
    ]
    assert other["totals"] == {"marks": {"N": 0, "E": 0, "S": 0, "W": 0}}
    assert other["id"] == 3


# --- a round or a game ----------------------------------------------------------------------------------------------

LOST = {"bidder": "N", "bid": 60, "trump": "S", "meld": {"EW": 4, "NS": 15}, "take": {"EW": 30, "NS": 20}}


def test_a_round_is_scored_hand_by_hand(slip):
    said = told("score", "npa", slip([GOOD, LOST, LOST, GOOD]))
    assert said.startswith("National Pinochle Association · 4 hands Hand 1: West bid 75 in hearts")
    assert "Points for this hand: North–South 0, East–West 90 Points so far: North–South 45, East–West 166" in said
    over = says("cli-is-over", what="round", why=fact("cli-hands-played", number=4, of=4))
    assert said.endswith(f"After 4 hands Total points: North–South 90, East–West 332 {over} [NPA-2.3b]")
    assert told("score", "npa", slip([GOOD])).endswith("The round goes on.")


def test_a_round_as_json_agrees_with_its_hands(slip):
    found = answered("score", "npa", slip([{**GOOD, "dealer": "E"}, LOST, LOST, GOOD]))
    assert set(found) == {"book", "hands", "bonuses", "totals", "over", "winner", "ending"}
    for one, raw in zip(found["hands"], (GOOD, LOST, LOST, GOOD), strict=True):
        alone = answered("score", "npa", "-", stdin=json.dumps(raw))
        assert one["entries"] == alone["entries"]
        assert one["totals"] == alone["totals"]
    assert [hand["running"]["points"]["E"] for hand in found["hands"]] == [76, 166, 256, 332]
    assert found["totals"] == {"points": {"N": 90, "E": 332, "S": 90, "W": 332}}
    assert (found["over"], found["winner"], found["bonuses"]) == (True, "EW", [])
    played = {"number": 4, "of": 4}
    assert found["ending"] == {
        "text": says("cli-hands-played", **played),
        "clause": "NPA-2.3b",
        "fact": {"id": "cli-hands-played", "args": played},
    }


def test_the_end_brings_its_bonus(slip):
    said = told("score", "npa", slip([LOST] * 4))
    assert "East–West +200: The other side scored nothing [NPA-6.1c]" in said
    assert "Total points: North–South 0, East–West 560" in said
    (bonus,) = answered("score", "npa", slip([LOST] * 4))["bonuses"]
    assert (bonus["points"], bonus["clause"]) == (200, "NPA-6.1c")


@pytest.mark.parametrize(
    ("book", "slips", "said", "clause"),
    [
        (
            "st-hilary",
            [{"bidder": "N", "bid": 40, "trump": "S", "meld": {"NS": 154}, "take": {"NS": 20, "EW": 5}}],
            "The game is over. North–South reached 150 with 174. [STH-SW-a]",
            "STH-SW-a",
        ),
        (
            "n42pa",
            [{"how": "passed-out"}, *[{"bidder": "E", "bid": 84, "trump": "5", "take": {"NS": 1, "EW": 41}}] * 4],
            "The game is over. North–South reached 7 with 8. [N42-X8]",
            "N42-X8",
        ),
    ],
)
def test_a_game_ends_by_its_clause(slip, book: str, slips: list[object], said: str, clause: str):
    assert told("score", book, slip(slips)).endswith(said)
    assert answered("score", book, slip(slips))["ending"]["clause"] == clause
    after = told("score", book, slip([*slips, slips[-1]]), code=1)
    assert says("cli-hands-wrong", hands=(len(slips) + 1,)) in after
    assert f"Hand {len(slips) + 1}: This game is over. Start another one ({clause})." in after


def test_hands_that_cannot_be_are_named_by_number(slip):
    path = slip([{**GOOD, "bid": "ten"}, GOOD, {**GOOD, "bid": 62, "trump": "Z"}])
    said = told("score", "npa", path, code=1)
    assert says("cli-hands-wrong", hands=(1, 3)) in said
    assert "Hand 1: bid: Bids are points here, 50 or more" in said
    assert "Hand 3: bid: There’s no bid of 62 here (NPA-2.4g)." in said
    error = answered("score", "npa", path, code=1)["error"]
    assert [(fault["hand"], fault["key"]) for fault in error["faults"]] == [(1, "bid"), (3, "bid"), (3, "trump")]
    assert [fault.get("clause") for fault in error["faults"]] == [None, "NPA-2.4g", "NPA-2.4h"]


def test_the_deal_must_pass_on(slip):
    assert told("score", "npa", slip([GOOD, {**GOOD, "dealer": "E"}, {**GOOD, "dealer": "S"}]))
    said = told("score", "npa", slip([{**GOOD, "dealer": "N"}, {**GOOD, "dealer": "N"}]), code=1)
    assert "Hand 2: dealer: " in said
    assert "East’s" in said
    assert "(NPA-2.3a)" in said


def test_the_form_and_the_marks_are_in_the_heading():
    raw = {"bidder": "N", "bid": 20, "trump": "S", "meld": {"NS": 4}, "take": {"NS": 10, "EW": 15}}
    for name, form in (("mcallen", "progressive"), ("mcallen.hoyle", "Hoyle")):
        for slips in (raw, [raw]):
            said = told("score", name, "-", stdin=json.dumps(slips))
            assert said.startswith(f"City of McAllen, Golden Age Olympics ({form}) · ")
    raw = {"bidder": "N", "bid": 42, "trump": "4", "take": {"NS": 42, "EW": 0}}
    bid = fact("cli-story-trump", seat="N", bid=fact("cli-one-mark", amount=42), trump="4")
    assert says(bid.id, "n42pa", **bid.args) in told("score", "n42pa", "-", stdin=json.dumps(raw))


@pytest.mark.parametrize("text", ["[]", "[[]]", "[{}, 3]", "[null]"])
def test_what_is_no_list_of_slips(text: str):
    result = ask("score", "npa", "-", stdin=text)
    assert result.exit_code == 2
    assert "A round or game is a list of slips" in " ".join(result.stderr.split())
