"""What is noticed when the score is written down: the hand stands, unless it costs points or is a renege."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, ids_of, parts_of

from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house


def asked(name: str, kind: str, called: str) -> Ruling:
    return rule(house(name), Case(kind=kind, by=("N",), called=called))


@pytest.mark.parametrize("called", ["scored", "next-deal"])
@pytest.mark.parametrize(
    ("name", "kind", "part"),
    [
        ("npa", "lead_early", "play"),
        ("mcallen", "lead_early", "play"),
        ("bend", "lead_early", "play"),
        ("npa", "play_early", "play"),
        ("mcallen", "piece_dropped", "play"),
        ("n42pa", "play_early", "play"),
        ("st-hilary", "open_kept", "play"),
        ("npa", "meld_early", "meld"),
        ("npa", "bid_early", "bidding"),
        ("npa", "cut_missing", "deal"),
        ("bend", "deal_exposed", "deal"),
    ],
)
def test_the_hand_stands(name, kind, part, called) -> None:
    ruling = asked(name, kind, called)
    assert facts_of(ruling, ids_of(ruling)[0]) == {"part": part}
    assert (ruling.hand, ruling.remedies, ruling.entries) == ("over", (), ())
    assert ruling.clause == ("MCA-10Fb" if name == "mcallen" else None)


@pytest.mark.refuses("STH-RN-j", "N42-5e")
@pytest.mark.parametrize(("name", "called"), [("st-hilary", "scored"), ("n42pa", "next-deal")])
def test_a_lead_that_is_a_renege_has_its_own_deadline(name, called) -> None:
    assert asked(name, "lead_early", called).entries == ()
    assert "ruling-played-stands" in parts_of(asked(name, "lead_early", called))


@pytest.mark.accepts("N42-5e")
def test_at_42_it_may_be_called_until_the_next_shake() -> None:
    assert "renege" in asked("n42pa", "lead_early", "scored").remedies


@pytest.mark.accepts("NPA-2.5h")
def test_points_are_owed_all_the_same() -> None:
    assert [entry.points for entry in asked("npa", "meld_aces", "scored").entries] == [-50]
    text = parts_of(asked("npa", "meld_aces", "scored"))
    assert text == ("ruling-hand-played", "ruling-loses", "NPA-2.5h")


@pytest.mark.accepts("STH-RN-d")
def test_what_is_left_to_an_official_is_left_to_him_then_too() -> None:
    found = asked("st-hilary", "piece_shown", "scored")
    assert found.remedies == ("official", "declare-renege")
    assert "ruling-hand-played" not in parts_of(found)


@pytest.mark.parametrize("kind", ["lead_early", "bid_early", "cut_missing"])
def test_during_the_hand_it_is_ruled_on_as_ever(kind) -> None:
    assert rule(house("npa"), Case(kind=kind, by=("N",))) == asked("npa", kind, "during")
