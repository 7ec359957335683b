"""Numbers told with the kitty: whoever tells more of the same thing hears the same."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import facts_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

SOUTH = Slip(bidder="S", bid=500, trump="H", meld={"N": 100, "E": 60, "S": 200})
KEPT = {"N": 25, "E": 25, "S": 30}


def asked(name: str, kind: str, **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, **about))


MOMENTS = ("count_seen", "count_first", "count_play", "count_end", "redeal_called")


@pytest.mark.accepts("BEN-3.5h", "BEN-3.4b")
@pytest.mark.parametrize(
    ("kind", "counts", "kitty"),
    [
        *((kind, KEPT, 0) for kind in MOMENTS),
        *((kind, {**KEPT, "S": 26}, 4) for kind in MOMENTS),
        # In the first trick South may have led already, where nobody counts what lies face down.
        *((kind, {**KEPT, "S": 24}, 6) for kind in ("count_seen", "count_play", "count_end")),
    ],
)
def test_the_discard_that_is_counted_too_changes_nothing(kind, counts, kitty) -> None:
    without = asked("bend.3", kind, counts=counts, slip=SOUTH)
    assert asked("bend.3", kind, counts=counts, kitty=kitty, slip=SOUTH) == without
    assert "BEN-3.6b" not in parts_of(without)


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize(
    ("kind", "counts", "kitty"),
    [
        ("count_end", {"N": 0, "E": 0, "S": 5}, 0),
        ("count_play", {"N": 5, "E": 5, "S": 10}, 0),
        ("count_first", {"N": 25, "E": 25, "S": 29}, 0),
        ("count_play", {"N": 25, "E": 25}, 0),
        ("count_play", {}, 0),
    ],
)
def test_what_is_gone_and_what_is_not_told_follows_from_it(kind, counts, kitty) -> None:
    found = asked("bend.3", kind, counts=counts, kitty=kitty, slip=SOUTH)
    assert ids_of(found)[0] == "ruling-discarded"
    assert {entry.seats: entry.points for entry in found.entries if entry.points == 500} == {("N",): 500, ("E",): 500}


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("kitty", [4, 6])
def test_a_kitty_of_the_wrong_size_is_dealt_again_before_anybody_has_looked(kitty) -> None:
    found = asked("bend.3", "count_unseen", kitty=kitty)
    assert (found.hand, found.clause) == ("dealt-again", "BEN-3.6b")


@pytest.mark.accepts("BEN-3.6b", "BEN-3.4b")
@pytest.mark.parametrize(("kitty", "how"), [(4, "few"), (6, "many")])
@pytest.mark.parametrize("kind", ["count_seen", "redeal_called"])
def test_before_the_first_lead_the_bidder_may_have_laid_it_away(kind, kitty, how) -> None:
    found = asked("bend.3", kind, kitty=kitty, in_time=True if kind == "redeal_called" else None)
    assert ids_of(found)[0] == "ruling-if-dealt-so"
    laid = parts_of(asked("bend.3", "discard_count", in_time=True))
    assert parts_of(found)[-len(laid) :] == laid
    assert facts_of(found, "ruling-discarded")["how"] == how
    assert (found.remedies, found.hand) == ((), "stopped")


@pytest.mark.accepts("BEN-3.6b", "BEN-3.5h", "BEN-3.4b")
def test_of_a_kitty_alone_both_answers_are_told_once_somebody_may_have_laid_away() -> None:
    called = parts_of(asked("bend.3", "redeal_called", kitty=4, in_time=False))
    assert "ruling-no-redeal" not in called
    assert "ruling-price-bidding" in called
    seen = asked("bend.3", "count_seen", kitty=4, slip=SOUTH)
    assert ids_of(seen)[0] == "ruling-if-dealt-so"
    assert "ruling-discard-again" in parts_of(seen)
    assert (seen.remedies, seen.hand) == ((), "stopped"), "nobody knows yet which of the two it is"
    assert "ruling-many-late" in parts_of(asked("bend.3", "count_end", kitty=6, slip=SOUTH))


@pytest.mark.accepts("BEN-3.6b", "BEN-3.4b", "BEN-3.5h")
@pytest.mark.parametrize(
    ("kind", "many", "kitty"),
    [
        (kind, many, kitty)
        for kind in ("count_seen", "count_first", "count_play", "count_end")
        for many, kitty in ((24, 6), (26, 4))
    ],
)
def test_numbers_that_may_be_dealt_or_laid_away_settle_nothing_until_the_bidder_is_known(kind, many, kitty) -> None:
    found = asked("bend.3", kind, counts={"S": many}, kitty=kitty)
    assert ids_of(found)[0] == "ruling-if-dealt-so"
    assert "ruling-if-not-and-bidder" in parts_of(found)
    assert (found.remedies, found.entries, found.hand) == ((), (), "stopped"), "neither of the two is done yet"


@pytest.mark.refuses("BEN-1.3d", "BEN-3.6b")
@pytest.mark.parametrize(
    ("kind", "about", "why"),
    [
        ("count_seen", {"kitty": 5}, "case-kitty-right"),
        ("count_seen", {"kitty": 80}, "case-kitty-size"),
        ("count_seen", {"kitty": 0}, "case-kitty-up"),
        ("count_seen", {"kitty": 4, "counts": {"N": 27}}, "case-kitty-all"),
        ("count_seen", {"kitty": 5, "counts": {"N": 24, "E": 24, "S": 24}}, "case-kitty-all"),
        ("count_play", {"kitty": 5, "counts": {"N": 10, "E": 10, "S": 11}}, "case-kitty-gone"),
        ("redeal_called", {"kitty": 5}, "case-kitty-right"),
    ],
)
def test_a_kitty_that_cannot_be_wrong_or_cannot_be_is_asked_about(kind, about, why) -> None:
    with unruled(why):
        asked("bend.3", kind, **about)


@pytest.mark.accepts("BEN-3.6b")
def test_numbers_that_are_left_out_are_right_where_all_of_the_pack_is_there() -> None:
    some = asked("bend.3", "count_seen", counts={"N": 26}, kitty=4)
    assert "ruling-if-not-and-bidder" in parts_of(some)
    assert some == asked("bend.3", "count_seen", counts={"N": 26, "E": 25, "S": 25}, kitty=4)
    right = asked("bend.3", "count_seen", counts={"N": 25, "E": 25, "S": 25}, kitty=5)
    assert ids_of(right) == ("ruling-counts-right",)


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.parametrize("counts", [{"S": 24, "E": 26}, {"S": 23, "E": 26, "N": 26}])
def test_where_five_were_laid_away_nobody_laid_away_too_many(counts) -> None:
    found = asked("bend.3", "count_end", counts=counts, slip=SOUTH)
    assert "ruling-discarded" not in parts_of(found)
    assert any("three-count" in other for other in readings_of(found))
