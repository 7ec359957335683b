"""N42PA on felt: the first domino touched is played, even if that is a renege."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from n42pa_felt import N42, fours, marks, south_has_it, tile
from ruling_facts import parts_of, readings_of

from meldhouse.game import CallRenege, Correct, Play, Refused, Touch, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import at_tricks


def touched(text: str, seat: str = "W", tiles: str = "5-1", amount: int = 31) -> Felt:
    """South has led the five-one; West, who has the five-two, touches `text`."""
    felt = put(fours(amount), tiles)
    felt.act(Touch(seat, tile(text)))
    return felt


def only(felt: Felt, text: str) -> None:
    """Nothing but this domino can be played now, and everybody who may know it is told so."""
    assert felt.hand.legal_plays() == (tile(text),)
    seat = felt.hand.turn
    for other in felt.hand.state.hands[seat]:
        if other != tile(text):
            felt.act(Play(seat, other))
            assert (felt.rulings[-1].kind, felt.hand.state.turn) == ("touched_kept", seat)
    assert tile(text) in felt.hand.state.hands[seat]
    felt.act(Play(seat, tile(text)))


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize(("amount", "worth"), [(41, 1), (42, 1), (84, 2)])
def test_a_touched_domino_is_played_even_if_that_is_a_renege(amount: int, worth: int) -> None:
    felt = touched("3-3", amount=amount)
    felt.act(Play("W", tile("5-2")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("touched_kept", "N42-5d")
    felt.act(Play("W", tile("3-3")))
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert marks(felt) == {"NS": worth}


@pytest.mark.accepts("N42-5d")
def test_nothing_else_may_be_played_be_it_right_or_wrong() -> None:
    """West could follow with the five-two; the four-blank would be a renege of another kind, and he touched neither."""
    only(touched("3-3"), "3-3")


@pytest.mark.accepts("N42-5d")
def test_a_touched_domino_that_follows_is_played_without_harm() -> None:
    felt = touched("5-2")
    assert felt.hand.legal_plays() == (tile("5-2"),)
    felt.act(Play("W", tile("5-2")))
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert not felt.hand.is_over


@pytest.mark.accepts("N42-5d")
def test_on_lead_the_touched_domino_is_led() -> None:
    only(touched("1-1", seat="S", tiles=""), "1-1")


@pytest.mark.accepts("N42-5d")
def test_it_is_the_first_domino_touched_that_counts() -> None:
    felt = touched("3-3")
    felt.act(Touch("W", tile("5-2")))
    only(felt, "3-3")


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize("seat", ["W", "S", None])
def test_it_binds_whatever_anybody_had_looked_at_before(seat: str | None) -> None:
    felt = put(fours(), "5-1")
    view(felt.hand, seat)
    felt.act(Touch("W", tile("3-3")))
    assert felt.hand.legal_plays() == (tile("3-3"),)


@pytest.mark.accepts("N42-5d")
def test_the_referee_says_it_as_he_would_to_somebody_who_describes_it() -> None:
    ruling = touched("3-3").rulings[-1]
    assert ruling == rule(N42, Case(kind="piece_touched", by=("W",), pieces=(tile("3-3"),)))
    assert (ruling.clause, ruling.remedies, ruling.hand) == ("N42-5d", ("play-it",), "goes-on")
    assert "play-it" in parts_of(ruling)


@pytest.mark.accepts("N42-5d")
def test_it_is_not_taken_back_either() -> None:
    felt = touched("3-3")
    felt.act(Play("W", tile("3-3")))
    with pytest.raises(Refused, match="N42-5e"):
        felt.act(Correct("W", tile("5-2")))


# --- and what does not bind -------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-5d")
def test_who_touches_nothing_is_free_within_the_suit() -> None:
    felt = put(fours(), "5-1 5-2 5-0")
    assert set(felt.hand.legal_plays()) == {tile("5-5"), tile("5-3"), tile("6-5")}
    assert felt.rulings == []


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize(("seat", "text", "before"), [("N", "6-1", "5-2"), ("E", "3-2", "5-2 5-0")])
def test_the_first_domino_touched_binds_before_ones_turn_too(seat: str, text: str, before: str) -> None:
    felt = put(fours(), "5-1")
    felt.act(Touch(seat, tile(text)))
    assert felt.rulings[-1] == rule(N42, Case(kind="piece_touched", by=(seat,), pieces=(tile(text),), trick=1))
    assert "touch-passes" in readings_of(felt.rulings[-1])[0]
    put(felt, before)
    assert (felt.hand.turn, list(felt.hand.legal_plays())) == (seat, [tile(text)])


@pytest.mark.refuses("N42-5d")
def test_before_the_play_a_touch_binds_nobody() -> None:
    felt = south_has_it()
    with pytest.raises(Refused, match="wrong-moment"):
        felt.act(Touch("S", tile("4-4")))


@pytest.mark.refuses("N42-5d")
def test_the_touch_is_spent_with_the_domino() -> None:
    felt = touched("5-2")
    felt.act(Play("W", tile("5-2")))
    turned(put(felt, "5-0 5-3 5-5 4-4"))
    assert set(felt.hand.legal_plays()) == set(felt.hand.state.hands["W"]), "West has no five any more and is free"


@pytest.mark.refuses("N42-5d")
def test_nobody_touches_what_he_does_not_hold() -> None:
    felt = put(fours(), "5-1")
    with pytest.raises(Refused, match="not-held"):
        felt.act(Touch("W", tile("5-5")))


@pytest.mark.refuses("N42-5d")
def test_at_a_guarded_table_a_touch_is_nothing() -> None:
    hand = at_tricks(N42, bidder="S", trump="4")
    assert hand.verify(Touch("S", hand.state.hands["S"][0])).code == "guarded"
