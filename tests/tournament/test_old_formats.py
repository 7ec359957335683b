"""Steps that were written in an earlier format are read as facts."""

from __future__ import annotations

import msgspec
import pytest

from meldhouse.messages import fact, written
from meldhouse.tournament.steps import read_step

HEAD = {"by": "director", "at": 1, "format": 2}


def read(then=(), **act):
    return read_step(msgspec.json.encode({**HEAD, "act": act or {"act": "draft"}, "then": then}))


def test_what_was_read_out_is_what_somebody_wrote():
    (planned,) = read([{"event": "planned", "first": 2, "rounds": [], "changes": ["Zoe plays from round 2."]}]).then
    assert planned.changes == (written("Zoe plays from round 2."),)


@pytest.mark.parametrize(
    ("reason", "worth"),
    [
        ("bye: the average of the round", "average"),
        ("bye: the average of its winners", "winners"),
        ("bye: a win", "win"),
        ("bye: nothing", "nothing"),
    ],
)
def test_a_bye_has_the_code_of_what_it_is_worth(reason, worth):
    old = {"event": "bye-given", "entrant": "P1", "round": 1, "points": 3, "win": worth == "win", "reason": reason}
    (given,) = read([old]).then
    assert (given.points, given.worth) == (3, worth)


def test_why_somebody_has_a_penalty_or_lost_a_table_is_kept_as_written():
    penalty = {"event": "penalized", "people": ["P1"], "round": 1, "points": -5, "reason": "late"}
    forfeit = {"event": "forfeited", "round": 1, "table": 1, "side": "NS", "reason": "did not come"}
    assert [one.reason for one in read([penalty, forfeit]).then] == [written("late"), written("did not come")]


def test_a_payment_has_only_the_note_that_somebody_wrote():
    paid = {"act": "pay", "account": "P1", "kind": "refund", "cents": 25, "of": "side-money"}
    assert [read(**paid, note=note).act.note for note in ("the quarters", "refund", "he left")] == ["", "", "he left"]


def test_what_was_noted_as_facts_is_not_taken_for_text():
    lost = {"event": "forfeited", "round": 1, "table": 1, "side": "NS", "reason": {"id": "declined-final", "args": {}}}
    step = {"by": "director", "at": 1, "format": 3, "act": {"act": "draft"}, "then": [lost]}
    assert read_step(msgspec.json.encode(step)).then[0].reason == fact("declined-final")


def test_a_penalty_that_a_later_ruling_lifted_is_known_by_a_code():
    assert read(act="lift", penalty=3, reason="ruled otherwise").act.overruled
    assert not read(act="lift", penalty=3, reason="a mistake").act.overruled
