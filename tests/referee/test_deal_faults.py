"""Asked about the shuffle, the cut and the packets: what is done before something is dealt, and what after."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, readings_of

from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import book_names, load_book
from table import house

FAULTS = [name for name, kind in KINDS.items() if kind.of_deal]


def asked(name: str, kind: str, in_time: bool | None = None) -> Ruling:
    return rule(house(name), Case(kind=kind, in_time=in_time))


@pytest.mark.refuses("NPA-2.2m", "MCA-5c", "BEN-1.3c")
@pytest.mark.parametrize(
    ("name", "kind", "before", "after"),
    [
        ("npa", "shuffle_short", "NPA-2.2f", "NPA-2.2m"),
        ("npa", "shuffle_by_other", "NPA-2.2c", "NPA-2.2m"),
        ("npa", "shuffle_open", "NPA-2.2a", "NPA-2.2m"),
        ("npa", "shuffle_absent", "NPA-2.2e", "NPA-2.2m"),
        ("npa", "machine_skipped", "NPA-2.2g", "NPA-2.2m"),
        ("npa", "cut_missing", "NPA-2.2j", "NPA-2.2m"),
        ("npa", "cut_wrong", "NPA-2.2k", "NPA-2.2m"),
        ("npa", "packet_wrong", "NPA-2.3c", "NPA-2.3c"),
        ("mcallen", "shuffle_short", "MCA-4Sa", "MCA-5c"),
        ("mcallen", "cut_missing", "MCA-4Sb", "MCA-5c"),
        ("mcallen", "cut_wrong", "MCA-4Sc", "MCA-5c"),
        ("mcallen", "packet_wrong", "MCA-5b", "MCA-5c"),
        ("bend", "packet_wrong", "BEN-1.3c", "BEN-1.3c"),
        ("bend.3", "packet_wrong", "BEN-1.3c", "BEN-1.3c"),
    ],
)
def test_before_the_deal_it_is_put_right_and_after_it_stands(name, kind, before, after) -> None:
    early, late, unsaid = (asked(name, kind, in_time) for in_time in (True, False, None))
    assert (early.clause, early.remedies, early.hand) == (before, ("take-back",), "goes-on")
    assert (late.clause, late.remedies[0], late.hand) == (after, "play-on", "goes-on")
    assert before in parts_of(unsaid)
    assert after in parts_of(unsaid)


@pytest.mark.accepts("STH-MD-a", "STH-DE-c")
@pytest.mark.parametrize("kind", ["shuffle_short", "cut_missing", "cut_wrong", "packet_wrong"])
def test_at_st_hilary_the_players_settle_it(kind) -> None:
    late = asked("st-hilary", kind, in_time=False)
    assert (late.clause, late.hand) == ("STH-MD-a", "stopped")
    declined = ("ruling-cut-declined", "ruling-cut-not-offered") if kind == "cut_missing" else ()
    assert ids_of(late) == (*declined, "agree-to-play")
    offered = asked("st-hilary", "cut_missing", in_time=True)
    assert "ruling-cut-offer" in parts_of(offered)


@pytest.mark.accepts("NPA-2.2m", "NPA-2.2b")
def test_a_shuffle_that_is_asked_for_is_given_until_the_deal_and_everybody_shuffles_before_the_first() -> None:
    assert "ruling-reshuffle" in parts_of(asked("npa", "reshuffle_asked", in_time=True))
    assert asked("npa", "reshuffle_asked", in_time=False).remedies == ("not-allowed",)
    assert "ruling-opening-wash" in parts_of(asked("npa", "shuffle_by_other"))
    assert "ruling-reshuffle-none" in parts_of(asked("mcallen", "reshuffle_asked"))


@pytest.mark.parametrize("kind", [kind for kind in FAULTS if kind != "shuffle_by_other"])
def test_where_the_paper_says_nothing_nothing_follows(kind) -> None:
    ruling = asked("n42pa", kind)
    assert (ruling.hand, ruling.remedies, ruling.clause) == ("goes-on", (), None)


@pytest.mark.refuses("N42-X20")
def test_who_shakes_is_written_and_a_shake_by_another_is_put_right_or_goes_to_the_director() -> None:
    assert asked("n42pa", "shuffle_by_other", in_time=True).clause == "N42-X20"
    assert asked("n42pa", "shuffle_by_other", in_time=False).remedies == ("official",)


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("kind", FAULTS)
def test_numbers_are_said_as_people_say_them(name, kind) -> None:
    text = load_book(name).voice.say(asked(name, kind).says)
    assert "1 times" not in text
    assert "{" not in text


def test_the_other_reading_is_told() -> None:
    assert "misdeal" in readings_of(asked("npa", "cut_missing"))[0]
    assert "BEN-3.6b" in readings_of(asked("bend", "packet_wrong"))[0]
