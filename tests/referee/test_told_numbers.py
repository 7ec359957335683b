"""Numbers of cards that somebody tells: whose is wrong, at which moment, and what they show of a discard."""

from __future__ import annotations

import pytest
from payments import paid
from ruling_facts import ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house

NPA, MCA, THREE = house("npa"), house("mcallen"), house("bend.3")


def bid_of_580(**more: object) -> Slip:
    return Slip(bidder="E", bid=580, trump="H", meld={"N": 320, "E": 270, "S": 180}, **more)  # type: ignore[arg-type]


@pytest.mark.accepts("NPA-2.7v", "NPA-2.3g", "MCA-5e", "MCA-P1")
@pytest.mark.parametrize(("book", "account", "lost"), [(NPA, "N", -50), (MCA, "NS", -20)])
@pytest.mark.parametrize("left", [True, False])
def test_at_the_end_one_may_have_nothing_left_where_the_others_have_a_card(book, account, lost, left):
    many = 1 if left else book.deal.hand
    ruling = rule(book, Case(kind="count_end", counts={"N": many - 1, "E": many, "S": many, "W": many}))
    assert paid(ruling) == {account: lost}
    assert ruling.remedies == ("leftovers", "penalty")


@pytest.mark.refuses("NPA-2.7v")
@pytest.mark.parametrize("counts", [(5, 6, 6, 6), (1, 0, 0, 0), (0, 0, 1, 1)])
def test_numbers_of_which_nobody_knows_whose_are_wrong_are_asked_about(counts):
    with unruled("case-count-uneven"):
        rule(NPA, Case(kind="count_end", counts=dict(zip("NESW", counts, strict=True))))


@pytest.mark.accepts("NPA-2.3e", "NPA-2.3f")
@pytest.mark.parametrize("kind", ["count_seen", "count_unseen"])
def test_where_no_numbers_are_told_a_pull_of_two_is_told_too(kind):
    text = parts_of(rule(NPA, Case(kind=kind)))
    assert "ruling-if-more-pulled" in text
    assert text[-1] == "NPA-2.3f"
    assert "NPA-2.3f" not in parts_of(rule(NPA, Case(kind=kind, counts={"N": 19, "S": 21})))


@pytest.mark.accepts("BEN-3.4b")
@pytest.mark.parametrize("kept", [1, 4])
def test_a_bidder_who_laid_away_too_few_lays_away_the_rest_before_the_first_lead(kept):
    counts = {"N": 25, "E": 25 + kept, "S": 25}
    ruling = rule(THREE, Case(kind="count_seen", counts=counts, slip=bid_of_580()))
    assert (ruling.clause, ruling.remedies) == ("BEN-3.4b", ("take-back",))
    assert ids_of(ruling)[0] == "ruling-discarded"
    either = parts_of(rule(THREE, Case(kind="count_seen", counts=counts)))
    assert "ruling-if-dealt-so" in either
    assert "ruling-if-not-and-bidder" in either


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize("kind", ["count_first", "count_play", "count_end"])
def test_and_once_he_has_led_he_has_forgotten_it(kind):
    ruling = rule(THREE, Case(kind=kind, counts={"N": 25, "E": 27, "S": 25}, slip=bid_of_580()))
    assert paid(ruling) == {"N": 900, "S": 760}
    assert any("discard-rest" in other for other in readings_of(ruling))


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.accepts("BEN-3.6b")
def test_another_than_the_bidder_has_been_dealt_too_many():
    ruling = rule(THREE, Case(kind="count_seen", counts={"N": 26, "E": 25, "S": 25}, slip=bid_of_580()))
    assert (ruling.clause, ruling.remedies) == ("BEN-3.6b", ("redeal",))


def test_in_play_one_card_too_many_is_told_of_the_deal_and_of_the_discard():
    text = parts_of(rule(THREE, Case(kind="count_play", counts={"N": 20, "E": 21, "S": 20})))
    assert "ruling-if-dealt-so" in text
    assert "ruling-if-not-and-bidder" in text


@pytest.mark.accepts("BEN-3.5h", "BEN-3.5i")
def test_a_bidder_who_forgot_to_lay_away_pays_when_he_says_so_himself():
    for case in (
        Case(kind="discard_forgotten", by=("E",), caller="E", slip=bid_of_580()),
        Case(kind="count_play", counts={"E": 30}, caller="E", slip=bid_of_580()),
    ):
        ruling = rule(THREE, case)
        assert (paid(ruling), ruling.hand) == ({"N": 900, "S": 760}, "over")
