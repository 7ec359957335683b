"""A trick that somebody tells decides what it can decide: who won it, what it proves, and whether it is too late."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, unruled

from meldhouse.game import Seat, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling
from table import house, points

SIXTY = Slip(bidder="N", bid=60, trump="H", meld={"NS": 30, "EW": 24})
THIRTY = Slip(bidder="N", bid=30, trump="H", meld={"NS": 20, "EW": 13})


def told(
    name: str, trick: str, card: str = "", later: str = "", leads: Seat | None = "N", trump: str = "H", **case: object
) -> Ruling:
    about = Told(
        trick=parse_pieces(trick),
        card=parse_pieces(card)[0] if card else None,
        later=parse_pieces(later),
        trump=trump,
        leads=leads,
    )
    return rule_on_told(house(name), Case(**{"kind": "renege", "by": ("E",), **case}), about)[0]  # type: ignore[arg-type]


# --- a trick that was taken -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-RS2", "NPA-X4")
@pytest.mark.parametrize("caller", [None, "N"])
def test_a_ten_does_not_beat_a_ten_so_the_book_was_taken_falsely(caller) -> None:
    ruling = told("npa", "TD TD QD JD", "TD", "KD", caller=caller, offence="taken", in_time=False, slip=SIXTY)
    assert (ruling.kind, ruling.hand, points(ruling.entries)["NS"]) == ("renege", "over", 90)
    assert ids_of(ruling)[0] == "ruling-a-renege"


@pytest.mark.refuses("NPA-RS2")
@pytest.mark.parametrize("kind", ["renege", "trick_taken_led", "trick_taken_late"])
def test_a_book_that_his_side_has_won_was_taken_rightly(kind) -> None:
    about = {"kind": kind, "by": ("N",), "offence": "taken" if kind == "renege" else None, "slip": SIXTY}
    called = told("npa", "TD AD QD JD", leads="W", caller="E", **about)
    assert (called.kind, called.clause, points(called.entries)["NS"]) == ("renege_unproven", "NPA-3.1m", 90)
    unnamed = told("npa", "TD AD QD JD", leads="W", **about)
    if kind == "renege":  # that is one that was called, and only the other side may have done that
        assert unnamed.entries == called.entries
    else:
        assert ids_of(unnamed) == ("ruling-no-renege",)


@pytest.mark.refuses("MCA-8g")
def test_where_that_is_no_renege_nothing_is_wrong() -> None:
    ruling = told("mcallen", "TD AD QD JD", leads="W", by=("N",), kind="trick_taken_led", caller="E", slip=THIRTY)
    assert ids_of(ruling) == ("ruling-nothing-wrong", "ruling-won-with")
    false = told("mcallen", "TD AD QD JD", leads="W", by=("E",), kind="trick_taken_led")
    assert (false.kind, false.clause) == ("trick_taken_led", "MCA-10E")


@pytest.mark.parametrize("about", [{"trick": "TD TD QD"}, {"leads": None}, {"by": ()}])
def test_who_won_it_must_be_known(about) -> None:
    with unruled("case-trick-taken-tell"):
        told("npa", **{"trick": "TD TD QD JD", "kind": "trick_taken_led", **about})


@pytest.mark.refuses("NPA-3.1f")
def test_a_side_that_lost_that_book_has_not_every_book() -> None:
    about = {"card": "KC", "caller": "N", "has_every_trick": True, "slip": SIXTY}
    with unruled("case-not-every-trick"):
        told("npa", "AC KC QC JC", **about)
    assert told("npa", "KC AC QC JC", **{**about, "card": "AC"}).clause == "NPA-3.1f"


# --- what it proves ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1d", "NPA-3.1i")
def test_the_fourth_ace_that_is_played_proves_that_they_were_kept_back() -> None:
    before = parse_pieces("AS AD AH")
    about = {"leads": None, "caller": "N", "offence": "aces", "slip": SIXTY, "pieces": before}
    ruling = told("npa", "AC KC JC QC", "AC", "", **about)
    assert (ruling.kind, ruling.hand, points(ruling.entries)["NS"]) == ("renege", "over", 90)


@pytest.mark.refuses("NPA-3.1d", "NPA-3.1i")
@pytest.mark.parametrize("held", ["AS AD", "AS AD AH"])
def test_aces_that_are_only_known_to_be_held_do_not(held) -> None:
    ruling = told("npa", "AC KC JC QC", "AC", held, leads=None, caller="N", offence="aces", slip=SIXTY)
    assert (ruling.kind, points(ruling.entries)["EW"]) == ("renege_unproven", 84)


@pytest.mark.accepts("NPA-3.1j")
@pytest.mark.parametrize(("offence", "kind"), [("beat", "renege"), ("follow", "renege_unproven")])
def test_where_the_caller_must_name_it_another_renege_is_not_proven(offence, kind) -> None:
    about = {"by": ("S",), "leads": None, "caller": "W", "offence": offence, "slip": SIXTY}
    assert told("npa", "TC KC JC QC", "KC", "AC", **about).kind == kind


@pytest.mark.refuses("NPA-3.1j")
def test_elsewhere_any_renege_in_that_trick_is() -> None:
    about = {"by": ("S",), "leads": None, "caller": "W", "offence": "follow"}
    assert told("st-hilary", "TC KC JC QC", "KC", "AC", **about).kind == "renege"


# --- what was held ----------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-X1", "STH-DE-d")
@pytest.mark.parametrize(
    ("name", "trick", "card", "later", "most"),
    [
        ("n42pa", "6-5 6-2 6-3 4-4", "4-4", "6-0 5-5 5-4 5-3 5-2 5-0 4-3", 7),
        ("st-hilary", "TC JC", "JC", "AC AD TD KD QD JD AS TS KS QS JS 9S", 12),
    ],
)
def test_nobody_held_more_than_a_hand(name, trick, card, later, most) -> None:
    by = ("W",) if name == "n42pa" else ("E",)
    with unruled("case-held-many", most):
        told(name, trick, card, later, trump="1" if name == "n42pa" else "H", by=by)


@pytest.mark.accepts("N42-5a")
def test_what_was_held_may_be_told_with_what_was_played() -> None:
    found = [told("n42pa", "6-5 6-2 6-3 4-4", "4-4", later, trump="1", by=("W",)) for later in ("4-4 6-0", "6-0")]
    assert found[0] == found[1]
    assert found[0].hand == "over"


@pytest.mark.refuses("NPA-3.1k")
def test_one_card_is_one_players() -> None:
    with unruled("case-whose-card"):
        told("npa", "TC KC JC QC", "KC", "AC", by=("N", "S"), leads=None)


# --- whether it is too late -------------------------------------------------------------------------------------------


@pytest.mark.refuses("MCA-13b", "STH-RN-j")
@pytest.mark.parametrize(("name", "card"), [("mcallen", "9S"), ("st-hilary", "JC")])
def test_under_another_card_it_cannot_be_put_right(name, card) -> None:
    with unruled("case-covered"):
        told(name, f"TC {card} QC KC", card, "AC", in_time=True)
    assert told(name, f"TC {card} QC KC", card, "AC").hand == "over"


@pytest.mark.accepts("MCA-13a", "BEN-3.5b")
@pytest.mark.parametrize(("name", "trick", "card"), [("mcallen", "TC 9S", "9S"), ("bend", "TC JD QC", "JD")])
def test_as_long_as_nothing_else_lies_there_it_can(name, trick, card) -> None:
    ruling = told(name, trick, card, "AC")
    assert (ruling.hand, ruling.entries) == ("goes-on", ())
    with unruled("case-still-mended"):
        told(name, trick, card, "AC", in_time=False)


@pytest.mark.accepts("BEN-3.5a")
def test_the_proof_names_the_printed_rule() -> None:
    about = Told(trick=parse_pieces("TC JD QC KC"), card=parse_pieces("JD")[0], later=parse_pieces("AC"), trump="H")
    _, proof = rule_on_told(house("bend"), Case(kind="renege", by=("E",)), about)
    assert proof.clause == "BEN-3.5a"
