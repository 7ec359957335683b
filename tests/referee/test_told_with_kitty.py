"""Numbers told with the kitty: whoever tells more of the same thing hears the same."""

from __future__ import annotations

from typing import Any

import pytest

from meldhouse.game import Slip
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling, rule
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
    assert "BEN-3.6b" not in without.text


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
    assert found.text.startswith("South forgot to lay away.")
    assert {entry.seats: entry.points for entry in found.entries if entry.points == 500} == {("N",): 500, ("E",): 500}


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("kitty", [4, 6])
def test_a_kitty_of_the_wrong_size_is_dealt_again_before_anybody_has_looked(kitty) -> None:
    found = asked("bend.3", "count_unseen", kitty=kitty)
    assert (found.hand, found.clause) == ("dealt-again", "BEN-3.6b")


@pytest.mark.accepts("BEN-3.6b", "BEN-3.4b")
@pytest.mark.parametrize(("kitty", "how"), [(4, "too few"), (6, "too many")])
@pytest.mark.parametrize("kind", ["count_seen", "redeal_called"])
def test_before_the_first_lead_the_bidder_may_have_laid_it_away(kind, kitty, how) -> None:
    found = asked("bend.3", kind, kitty=kitty, in_time=True if kind == "redeal_called" else None)
    assert found.text.startswith("If it was dealt so: the cards are shuffled again")
    laid = asked("bend.3", "discard_count", in_time=True).text
    assert found.text.endswith(f"If not: the bidder laid away {how}. {laid}")
    assert (found.remedies, found.hand) == ((), "stopped")


@pytest.mark.accepts("BEN-3.6b", "BEN-3.5h", "BEN-3.4b")
def test_of_a_kitty_alone_both_answers_are_told_once_somebody_may_have_laid_away() -> None:
    called = asked("bend.3", "redeal_called", kitty=4, in_time=False).text
    assert "no new deal" not in called
    assert "If not: the bidder laid away too few, and the hand is over: he scores nothing" in called
    seen = asked("bend.3", "count_seen", kitty=4, slip=SOUTH)
    assert seen.text.startswith("If it was dealt so: the cards are shuffled again")
    assert "If not: South laid away too few. South takes those cards back" in seen.text
    assert (seen.remedies, seen.hand) == ((), "stopped"), "nobody knows yet which of the two it is"
    assert "the club organizer decides (BEN-X14)" in asked("bend.3", "count_end", kitty=6, slip=SOUTH).text


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
    assert found.text.startswith("If it was dealt so: ")
    assert "If not, and South has the bid: South laid away too" in found.text
    assert (found.remedies, found.entries, found.hand) == ((), (), "stopped"), "neither of the two is done yet"


@pytest.mark.refuses("BEN-1.3d", "BEN-3.6b")
@pytest.mark.parametrize(
    ("kind", "about", "why"),
    [
        ("count_seen", {"kitty": 5}, "5 cards are the right number for the kitty"),
        ("count_seen", {"kitty": 80}, "A kitty of 80 cards is none"),
        ("count_seen", {"kitty": 0}, "Somebody has taken the kitty up, or there was none"),
        ("count_seen", {"kitty": 4, "counts": {"N": 27}}, "all 80 cards must be there"),
        ("count_seen", {"kitty": 5, "counts": {"N": 24, "E": 24, "S": 24}}, "all 80 cards must be there"),
        ("count_play", {"kitty": 5, "counts": {"N": 10, "E": 10, "S": 11}}, "44 cards are gone, which are no whole"),
        ("redeal_called", {"kitty": 5}, "5 cards are the right number"),
    ],
)
def test_a_kitty_that_cannot_be_wrong_or_cannot_be_is_asked_about(kind, about, why) -> None:
    with pytest.raises(CaseError, match=why):
        asked("bend.3", kind, **about)


@pytest.mark.accepts("BEN-3.6b")
def test_numbers_that_are_left_out_are_right_where_all_of_the_pack_is_there() -> None:
    some = asked("bend.3", "count_seen", counts={"N": 26}, kitty=4)
    assert "If not, and North has the bid" in some.text
    assert some == asked("bend.3", "count_seen", counts={"N": 26, "E": 25, "S": 25}, kitty=4)
    right = asked("bend.3", "count_seen", counts={"N": 25, "E": 25, "S": 25}, kitty=5)
    assert right.text == "Everybody has the right number."


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.parametrize("counts", [{"S": 24, "E": 26}, {"S": 23, "E": 26, "N": 26}])
def test_where_five_were_laid_away_nobody_laid_away_too_many(counts) -> None:
    found = asked("bend.3", "count_end", counts=counts, slip=SOUTH)
    assert "laid away" not in found.text
    assert any("for a misdeal (BEN-3.6b), or for a renege" in other for other in found.alternatives)
