"""Another piece is played than the one that lies open, or was touched: it is taken back, and nothing hidden shows."""

from __future__ import annotations

import pytest
from felt_table import felt_tricks, put, turned
from ruling_facts import ids_of, parts_of

from meldhouse.game import Bound, Expose, Irregular, Play, Refused, Touch, encode, view
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house

CLAUSES = {"npa": "NPA-2.7m", "st-hilary": "STH-X3", "mcallen": "MCA-10Da", "bend": "BEN-X18", "n42pa": "N42-6b"}
KING, QUEEN = parse_pieces("KC QC")


def tabled(name: str, east: str = "KC QC JC", south: str = "AC AC") -> Felt:
    """North has led the ten of clubs; East's king lies open, and is next."""
    more = " AC AC" if name in ("npa", "bend") else ""  # where there are four of them
    common = "9S 9D 9H " if name == "st-hilary" else ""  # what North and South pass each other
    felt = felt_tricks(name, bidder="N", trump="H", N=f"{common}KH QH TC", E=east, S=f"{common}{south}{more}")
    felt.act(Expose("E", (KING,)))
    return put(felt, "TC")


def tiled() -> Felt:
    felt = felt_tricks("n42pa", bidder="N", trump="6", N="6-6 5-5", E="5-1 5-2 4-4")
    felt.act(Expose("E", parse_pieces("5-1")))
    return put(felt, "5-5")


@pytest.mark.refuses("NPA-2.7m", "STH-X3", "MCA-10Da", "BEN-X18")
@pytest.mark.parametrize("name", ["npa", "st-hilary", "mcallen", "bend"])
def test_the_other_card_is_taken_back_and_lies_open_too(name: str) -> None:
    felt = tabled(name)
    felt.act(Play("E", QUEEN))
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.remedies[:2]) == ("open_kept", CLAUSES[name], ("take-back", "face-up"))
    assert parts_of(ruling) == parts_of(rule(house(name), Case(kind="open_kept", by=("E",), pieces=(QUEEN,))))
    assert view(felt.hand, "N").exposed == {"E": (KING, QUEEN)}
    assert (felt.hand.turn, felt.hand.state.play.trick) == ("E", parse_pieces("TC"))
    assert felt.hand.legal_plays() == (KING,), "the one that lay open first goes first"


@pytest.mark.accepts("NPA-2.7m", "STH-X3", "MCA-10Da", "BEN-X18")
@pytest.mark.parametrize("name", ["npa", "st-hilary", "mcallen", "bend"])
def test_when_it_is_played_the_other_one_waits_for_its_own_turn(name: str) -> None:
    felt = tabled(name)
    felt.act(Play("E", QUEEN))
    felt.act(Play("E", KING))
    assert felt.rulings[-1].kind == "open_kept", "nothing more was said"
    assert felt.hand.state.felt.exposed == {"E": (QUEEN,)}
    assert felt.hand.state.felt.held_back == ()


@pytest.mark.refuses("N42-6b", "N42-6c")
def test_a_domino_that_lies_open_comes_first_and_is_led() -> None:
    felt = tiled()
    felt.act(Play("E", *parse_pieces("5-2")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "N42-6b")
    assert felt.hand.legal_plays() == parse_pieces("5-1")
    felt = felt_tricks("n42pa", bidder="N", trump="6", N="6-6 5-5")
    felt.act(Expose("N", parse_pieces("5-5")))
    felt.act(Play("N", *parse_pieces("6-6")))
    assert felt.rulings[-1].kind == "open_kept"
    assert felt.hand.legal_plays() == parse_pieces("5-5")


@pytest.mark.accepts("N42-6b")
def test_a_domino_that_would_be_a_renege_stays_where_it_lies() -> None:
    felt = felt_tricks("n42pa", bidder="N", trump="6", N="6-6 5-5", E="4-4 5-2")
    felt.act(Expose("E", parse_pieces("4-4")))
    put(felt, "5-5")
    felt.act(Play("E", *parse_pieces("5-2")))
    assert [ruling.kind for ruling in felt.rulings] == ["piece_dropped"]
    assert felt.hand.state.felt.exposed == {"E": parse_pieces("4-4")}


@pytest.mark.accepts("MCA-10Db")
def test_in_mcallen_a_lead_of_his_partner_may_be_called() -> None:
    felt = tabled("mcallen")
    felt.hand.state.felt.lead_due.clear()
    assert Bound("W") in felt.act(Play("E", QUEEN))
    assert felt.hand.state.felt.lead_due == {"W": ""}


@pytest.mark.accepts("NPA-2.7k")
def test_in_npa_a_card_that_was_put_down_closes_the_books_before_it() -> None:
    felt = felt_tricks("npa", bidder="N", trump="H", N="KH QH AC TC", E="KC QC JC", S="AC AC JC", W="AC JC")
    put(felt, "AC JC JC JC")
    felt.act(Expose("E", (KING,)))
    felt.hand.state.play.closed_to = 0
    turned(felt)
    put(felt, "TC")
    felt.act(Play("E", QUEEN))
    assert felt.rulings[-1].kind == "open_kept"
    assert felt.hand.state.play.closed_to == 1


@pytest.mark.parametrize("name", ["npa", "st-hilary", "bend"])
def test_nobody_can_tell_whether_a_duty_was_broken_beside_it(name: str) -> None:
    """With the ace in his hand both cards would be reneges; the table hears the same as without it."""
    told = []
    for east, south in (("KC QC AC", "AC"), ("KC QC JC", "AC AC")):
        felt = tabled(name, east, south)
        events = felt.act(Play("E", QUEEN))
        told.append(
            (felt.rulings[-1], [encode(event) for event in events], felt.hand.state.felt.exposed, felt.hand.turn)
        )
    assert told[0] == told[1]


def test_who_has_to_beat_it_plays_that_and_not_the_open_one() -> None:
    felt = tabled("npa", "KC QC AC", "AC")
    felt.act(Play("E", QUEEN))
    felt.act(Play("E", *parse_pieces("AC")))
    assert felt.rulings[-1].kind == "open_kept"
    assert felt.hand.state.felt.exposed == {"E": (KING, QUEEN)}
    assert felt.hand.turn == "S"


def test_what_was_taken_back_once_is_taken_back_again() -> None:
    felt = tabled("npa")
    felt.act(Play("E", QUEEN))
    felt.act(Play("E", QUEEN))
    assert [ruling.kind for ruling in felt.rulings[-2:]] == ["open_kept", "open_kept"]
    assert felt.hand.state.felt.exposed == {"E": (KING, QUEEN)}


def test_a_club_may_let_it_stand() -> None:
    club = house("npa", '[rulings]\nopen_kept = { remedies = ["log"], clause = "NPA-2.7m" }')
    felt = felt_tricks(club, bidder="N", trump="H", N="KH QH TC", E="KC QC JC", S="AC AC AC AC")
    felt.act(Expose("E", (KING,)))
    put(felt, "TC")
    events = felt.act(Play("E", QUEEN))
    assert isinstance(events[0], Irregular)
    assert felt.hand.state.play.trick == parse_pieces("TC QC")
    assert felt.hand.turn == "S"
    assert felt.hand.state.felt.exposed == {"E": (KING,)}


# --- touched ----------------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-5d")
def test_another_domino_than_the_touched_one_is_taken_back() -> None:
    felt = put(felt_tricks("n42pa", bidder="N", trump="6", N="6-6 5-5", E="5-1 5-2 4-4"), "5-5")
    one, other = parse_pieces("5-1 5-2")
    felt.act(Touch("E", one))
    felt.act(Play("E", other))
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause) == ("touched_kept", "N42-5d")
    assert ids_of(ruling)[0] == "take-back-touched_kept"
    assert felt.hand.state.felt.exposed == {"E": (other,)}
    assert felt.hand.legal_plays() == (one,)


@pytest.mark.accepts("N42-5d")
def test_the_touched_domino_itself_is_played_and_that_is_all() -> None:
    felt = put(felt_tricks("n42pa", bidder="N", trump="6", N="6-6 5-5", E="5-1 5-2 4-4"), "5-5")
    felt.act(Touch("E", *parse_pieces("5-1")))
    felt.act(Play("E", *parse_pieces("5-1")))
    assert felt.hand.turn == "S"
    assert felt.rulings[-1].kind == "piece_touched"


@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary", "bend"])
def test_where_touching_binds_nobody_another_one_may_be_played(name: str) -> None:
    ruling = rule(house(name), Case(kind="touched_kept", by=("E",), pieces=(QUEEN,)))
    assert (ruling.remedies, ruling.hand) == (("play-on",), "goes-on")


def test_a_card_that_he_does_not_hold_is_nothing_that_hands_can_do() -> None:
    with pytest.raises(Refused):
        tabled("npa").act(Play("E", *parse_pieces("AC")))
