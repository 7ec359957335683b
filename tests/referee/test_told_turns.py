"""A trick that somebody tells shows whose turn it was, and whether a piece was led or played there."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling
from table import house, points

EIGHTY_FOUR = Slip(bidder="S", bid=84, trump="4")
TWENTY_FOUR = Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9})
SLIPS = {"n42pa": EIGHTY_FOUR, "st-hilary": TWENTY_FOUR}
TRICKS = {"n42pa": ("5-2 5-5 5-1 5-0", "4"), "bend.3": ("KD AD JD", "C")}


def told(name: str, trick: str = "", **case: object) -> Ruling:
    """North has led; East wins the whole trick."""
    whole, trump = TRICKS.get(name, ("KD AD JD QD", "C"))
    about = Told(trick=parse_pieces(trick or whole), trump=trump, leads="N")
    return rule_on_told(house(name), Case(slip=SLIPS.get(name), **case), about)[0]  # type: ignore[arg-type]


# --- it was his turn --------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-5c", "STH-RN-c", "BEN-X18", "NPA-2.7l", "MCA-10E")
@pytest.mark.parametrize("kind", ["lead_early", "play_early"])
@pytest.mark.parametrize("name", ["n42pa", "st-hilary", "bend", "bend.3", "npa", "mcallen"])
def test_the_winner_leads_rightly_whatever_it_is_called(name, kind) -> None:
    ruling = told(name, kind=kind, by=("E",))
    assert (ruling.hand, ruling.entries, ruling.remedies) == ("goes-on", (), ())
    assert ids_of(ruling)[0] in ("ruling-nothing-wrong", "ruling-no-renege")


@pytest.mark.accepts("N42-X19", "STH-X8")
@pytest.mark.parametrize(("name", "clause"), [("n42pa", "N42-X19"), ("st-hilary", "STH-X8")])
@pytest.mark.parametrize("kind", ["lead_early", "renege"])
def test_and_a_call_of_it_is_in_vain(name, clause, kind) -> None:
    about = {"kind": kind, "offence": "turn" if kind == "renege" else None, "by": ("E",), "caller": "S"}
    ruling = told(name, **about)
    assert (ruling.kind, ruling.clause, ruling.entries) == ("renege_unproven", clause, ())


@pytest.mark.refuses("STH-RN-c", "BEN-X18", "N42-6a")
@pytest.mark.parametrize(
    ("name", "led", "card"), [("st-hilary", "KD", "AD"), ("n42pa", "5-2", "5-5"), ("bend", "KD", "AD")]
)
def test_the_next_to_play_plays_in_turn(name, led, card) -> None:
    about = {"kind": "play_early", "pieces": parse_pieces(card)}
    right, wrong = (told(name, led, by=(seat,), **about) for seat in "EW")
    assert ids_of(right)[0] in ("ruling-nothing-wrong", "ruling-no-renege")
    assert "face-up" in wrong.remedies
    assert "face-up" not in right.remedies


# --- a lead, or a play ------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-5c")
@pytest.mark.accepts("N42-X21")
def test_a_domino_beside_others_is_played_and_not_led() -> None:
    ruling = told("n42pa", "5-2", kind="lead_early", by=("W",), caller="S", pieces=parse_pieces("5-5"))
    assert (ruling.kind, ruling.clause, ruling.entries) == ("play_early", "N42-X21", ())
    assert "ruling-really" in parts_of(ruling)


@pytest.mark.accepts("N42-5b", "N42-5c")
@pytest.mark.parametrize("kind", ["play_early", "lead_early", "renege", "five_up"])
def test_a_domino_on_a_whole_trick_is_led(kind) -> None:
    about = {"kind": kind, "offence": "turn" if kind == "renege" else None, "by": ("N",), "caller": "E"}
    ruling = told("n42pa", **about)
    assert (ruling.hand, points(ruling.entries, "marks")) == ("over", {"EW": 2})
    assert "N42-5c" in parts_of(ruling)


@pytest.mark.refuses("N42-5c")
def test_a_call_of_a_domino_played_out_of_turn_as_a_renege_is_in_vain() -> None:
    ruling = told("n42pa", "5-2", kind="renege", offence="turn", by=("W",), caller="S")
    assert (ruling.kind, ruling.clause, ruling.entries) == ("renege_unproven", "N42-X19", ())
    assert "ruling-really" in parts_of(ruling)
    uncalled = told("n42pa", "5-2", kind="renege", offence="turn", by=("W",))
    assert (uncalled.kind, uncalled.entries) == ("play_early", ())


@pytest.mark.accepts("MCA-13b", "NPA-2.7f")
@pytest.mark.parametrize("name", ["mcallen", "npa"])
def test_a_lead_on_a_trick_that_was_not_turned_is_early_for_its_winner_and_out_of_turn_for_others(name) -> None:
    assert told(name, kind="five_up", by=("E",)).kind == "five_up"
    assert told(name, kind="five_up", by=("S",)).kind == "lead_early"


# --- a side gathers its tricks ----------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RP-l")
@pytest.mark.parametrize("kind", ["trick_taken", "trick_taken_led", "trick_taken_late"])
@pytest.mark.parametrize("name", ["st-hilary", "n42pa", "bend"])
def test_a_partner_who_gathers_what_his_side_won_has_done_nothing(name, kind) -> None:
    ruling = told(name, kind=kind, by=("W",), caller="S")
    assert (ruling.hand, ruling.entries) == ("goes-on", ())
    led = "ruling-has-the-lead"
    assert (led in parts_of(ruling)) == (kind != "trick_taken")
    assert led not in parts_of(told(name, kind=kind, by=("E",), caller="S")), "East has won it"


@pytest.mark.refuses("STH-RP-l")
def test_an_opponent_who_gathers_it_has() -> None:
    ruling = told("st-hilary", kind="trick_taken_led", by=("N",), caller="E")
    assert points(ruling.entries) == {"NS": -24, "EW": 9}
    assert any("only-lead" in other for other in readings_of(ruling))


# --- what must be told ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "says"),
    [
        ({"leads": None}, "case-turn-tell"),
        ({"trump": None}, "case-turn-trump"),
        ({"trick": parse_pieces("5-2 5-5 5-1 5-0 6-6")}, "case-trick-size"),
        ({"trick": parse_pieces("5-2 5-2")}, "case-pack"),
        (
            {"trick": parse_pieces("5-2 6-4")},
            "case-turn-card",
        ),
    ],
)
def test_what_cannot_show_it_is_asked_about(about, says) -> None:
    whole = {"trick": parse_pieces("5-2 5-5 5-1 5-0"), "trump": "4", "leads": "N", **about}
    case = Case(kind="lead_early", by=("E",), pieces=parse_pieces("6-4"))
    with unruled(says):
        rule_on_told(house("n42pa"), case, Told(**whole))
    with unruled("case-turn-tell"):
        rule_on_told(house("n42pa"), Case(kind="lead_early"), Told(trick=parse_pieces("5-2"), leads="N"))
