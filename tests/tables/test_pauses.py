"""How long bots wait before they act."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from table_walker import Walk

from meldhouse.game import Pass
from meldhouse.tables.room.thinking import AFTER_TRICK, AMONG_BOTS, PAUSES, Thinking
from meldhouse.tables.terms import Terms


def test_bots_do_not_dawdle_when_everybody_else_has_passed():
    for lot in range(60):
        walk = Walk(Terms(book="st-hilary", title="Sunday"), Random(lot))
        walk.settle()
        walk.deal()
        pauses = []
        while walk.table.hand is not None and walk.table.hand.phase == "auction":
            thinking = Thinking(SimpleNamespace(table=walk.table))
            passed = any(call == ("S", None) for call in walk.table.hand.state.auction.calls)
            pauses.append((passed, thinking._pause(Pass("N"))))
            if not walk.do_due():
                break
        assert all(pause == (AMONG_BOTS if passed else PAUSES["auction"]) for passed, pause in pauses)
        if {passed for passed, _ in pauses} == {True, False}:
            return
    raise AssertionError("South never passed before the others.")


def test_a_whole_trick_lies_there_for_two_seconds():
    walk = Walk(Terms(book="st-hilary", title="Sunday"), Random(1))
    walk.settle()
    walk.deal()
    while walk.table.hand is not None and not (
        walk.table.hand.state.play.tricks and not walk.table.hand.state.play.trick
    ):
        assert walk.do_due()
    assert Thinking(SimpleNamespace(table=walk.table))._pause(Pass("N")) == AFTER_TRICK
    assert AFTER_TRICK >= 2
