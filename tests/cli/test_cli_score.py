"""`score`: entries with their clauses, sums, and all faults of a bad slip."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, ask, lines, told

from meldhouse.game import read_slip, score
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
    assert shown.startswith("National Pinochle Association · West for East–West had the bid at 75, hearts\n")
    rows = [line.split() for line in shown.splitlines()]
    assert ["East–West", "46", "Made", "75:", "meld", "NPA-X5"] in rows
    assert "Total points: North–South 45, East–West 76" in shown


def test_as_json_and_from_standard_input():
    found = answered("score", "npa", "-", stdin=json.dumps(GOOD))
    assert found["slip"] == GOOD
    assert found["totals"] == {"points": {"N": 45, "E": 76, "S": 45, "W": 76}}
    entries = score(load_book("npa"), read_slip(GOOD))
    assert [(e["account"], e["points"], e["clause"], e["reason"]) for e in found["entries"]] == [
        (e.account, e.points, e.clause, e.reason) for e in entries
    ]
    assert set(found["entries"][0]) == {"account", "seats", "points", "unit", "reason", "clause"}


def test_penalties_set_partners_apart_and_fees_are_cents(slip):
    raw = {
        "bidder": "W", "bid": 500, "trump": "H", "meld": {"EW": 40, "NS": 20}, "take": {"EW": 300, "NS": 200},
        "incidents": [{"seats": ["N"], "points": -50, "clause": "BEN-X1", "reason": "talk"}],
    }  # fmt: skip
    said = told("score", "bend", slip(raw))
    assert "Total points: North 670, South 720, East–West 0" in said
    assert "Total cents: West -25" in said
    assert "West -25 cents Fee for a set" in said


def test_marks():
    raw = '{"bidder": "N", "bid": 84, "trump": "4", "take": {"NS": 41, "EW": 1}}'
    assert "Total marks: North–South 0, East–West 2" in told("score", "n42pa", "-", stdin=raw)
    assert "had the bid at 2 marks, fours" in told("score", "n42pa", "-", stdin=raw)
    assert "everybody passed" in told("score", "n42pa", "-", stdin='{"how": "passed-out"}')


def test_all_faults_of_what_cannot_be_true(slip):
    path = slip({**GOOD, "bid": 62, "trump": "Z", "bidder": None})
    said = told("score", "npa", path, code=1)
    assert "This slip has 3 faults and was not scored:" in said
    assert "bidder: say who had the bid" in said
    assert "there is no bid of 62 in this house (NPA-2.4g)" in said
    assert "trump: 'Z' cannot be played here" in said
    error = answered("score", "npa", path, code=1)["error"]
    assert error["code"] == "bad-slip"
    assert {fault["key"] for fault in error["faults"]} == {"bidder", "bid", "trump"}


def test_all_faults_of_a_wrong_shape(slip):
    said = told(
        "score", "npa", slip({**GOOD, "bid": "75", "meld": {"EW": "46", "NS": 2.5}, "mild": 3, "how": "x"}), code=1
    )
    assert "This slip has 5 faults" in said
    assert "bid: expected a whole number, got text." in said
    assert "meld.EW: expected a whole number, got text." in said
    assert "meld.NS: expected a whole number, got a number with decimals." in said
    assert "mild: there is no such field; did you mean “meld”?" in said
    assert "how: invalid enum value 'x'" in said


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
    assert bad["error"]["faults"] == [{"text": "bid: 1 is too low: the lowest bid is 50 (NPA-2.4f).", "key": "bid"}]
    assert other["totals"] == {"marks": {"N": 0, "E": 0, "S": 0, "W": 0}}
    assert other["id"] == 3
