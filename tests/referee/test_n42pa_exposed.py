"""N42PA on felt: dominoes that were knocked over, or played out of turn, lie open and go at the first chance."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from n42pa_felt import N42, bidding, fours, marks, tile

from meldhouse.game import CallRenege, Expose, Play, Refused, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import at_tricks, call, name_and_settle, pieces

ALL = ("N", "E", "S", "W", None)


def dropped(seat: str, tiles: str, before: str = "", amount: int = 31) -> Felt:
    """After the dominoes `before`, `seat` knocks `tiles` over."""
    felt = put(fours(amount), before)
    felt.act(Expose(seat, pieces(tiles)))
    return felt


def legal(felt: Felt) -> set[str]:
    return {piece.text for piece in turned(felt).hand.legal_plays()}


# --- it stays face up -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-6a")
@pytest.mark.parametrize("before", ["", "5-1", "5-1 5-2 5-0"])
def test_a_domino_that_was_knocked_over_lies_open_for_everybody(before: str) -> None:
    felt = dropped("E", "6-3", before)
    for seat in ALL:
        assert view(felt.hand, seat).exposed == {"E": (tile("6-3"),)}
    assert tile("6-3") in felt.hand.state.hands["E"], "it is still his to play"
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.remedies, ruling.hand, ruling.entries) == ("N42-6a", ("face-up",), "goes-on", ())
    assert ruling == rule(N42, Case(kind="piece_dropped", by=("E",), pieces=(tile("6-3"),)))


@pytest.mark.accepts("N42-6a")
def test_it_lies_there_from_the_bidding_on() -> None:
    felt = bidding()
    felt.act(Expose("E", pieces("5-5")))
    call(felt.hand, None, None, 31, None)
    name_and_settle(felt.hand, "4")
    put(felt, "5-1 5-2 5-0")
    assert view(felt.hand, "N").exposed == {"E": (tile("5-5"),)}
    assert legal(felt) == {"5-5"}


@pytest.mark.refuses("N42-6a")
def test_what_was_not_knocked_over_is_seen_by_nobody() -> None:
    felt = put(fours(), "5-1")
    assert all(view(felt.hand, seat).exposed == {} for seat in ALL)
    assert felt.rulings == []


@pytest.mark.refuses("N42-6a")
def test_once_it_is_played_nothing_lies_there_any_more() -> None:
    felt = put(dropped("E", "5-5"), "5-1 5-2 5-0 5-5")
    assert all(view(felt.hand, seat).exposed == {} for seat in ALL)
    assert legal(felt) == {"5-3", "6-5", "6-3", "4-2", "4-3", "3-2"}


@pytest.mark.refuses("N42-6a")
def test_only_what_is_held_can_be_knocked_over_and_only_at_a_table_of_felt() -> None:
    with pytest.raises(Refused, match="not-held"):
        dropped("E", "5-1")
    guarded = at_tricks(N42, bidder="S", trump="4")
    assert guarded.verify(Expose("S", guarded.state.hands["S"][:1])).code == "guarded"


# --- it goes at the first chance --------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-6b")
def test_it_is_played_when_it_follows_suit() -> None:
    felt = put(dropped("E", "5-5"), "5-1 5-2 5-0")
    for other in ("5-3", "6-5"):
        felt.act(Play("E", tile(other)))
        assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "N42-6b")
        assert legal(felt) == {"5-5"}
    put(felt, "5-5")
    assert felt.hand.state.play.tricks[0].winner == "E"


@pytest.mark.accepts("N42-6b")
def test_it_is_thrown_as_soon_as_its_owner_has_none_of_the_suit() -> None:
    felt = put(dropped("E", "5-5"), "1-1 3-1 2-1")
    assert legal(felt) == {"5-5"}


@pytest.mark.accepts("N42-6b")
@pytest.mark.parametrize("seat", ["E", "S", None])
def test_it_binds_a_player_whose_turn_it_is_already(seat: str | None) -> None:
    """Knocked over on his own turn, after everybody has looked at the table."""
    felt = put(fours(), "5-1 5-2 5-0")
    view(felt.hand, seat)
    felt.act(Expose("E", pieces("5-5")))
    assert legal(felt) == {"5-5"}


@pytest.mark.accepts("N42-6b")
def test_a_domino_played_out_of_turn_is_bound_in_the_same_way() -> None:
    felt = put(fours(), "5-1")
    felt.act(Play("E", tile("5-5")))
    assert felt.rulings[-1].clause == "N42-X21"
    put(felt, "5-2 5-0")
    assert legal(felt) == {"5-5"}


@pytest.mark.refuses("N42-6b")
def test_it_waits_while_playing_it_would_be_a_renege() -> None:
    felt = put(dropped("E", "5-5"), "6-6 6-0 6-1")
    assert legal(felt) == {"6-5", "6-3"}
    put(felt, "6-3")
    assert view(felt.hand, None).exposed == {"E": (tile("5-5"),)}
    put(felt, "5-1 5-2 5-0")
    assert legal(felt) == {"5-5"}


@pytest.mark.refuses("N42-6b")
def test_an_open_domino_is_no_excuse_for_a_renege() -> None:
    felt = put(dropped("E", "5-5"), "6-6 6-0 6-1 5-5")
    felt.act(CallRenege("S", "E", 1, "follow"))
    assert marks(felt) == {"NS": 1}


@pytest.mark.refuses("N42-6b")
@pytest.mark.parametrize("other", ["6-5", "5-3"])
def test_nobody_else_is_bound_and_his_other_dominoes_are_free_afterwards(other: str) -> None:
    felt = put(dropped("E", "5-5"), "5-1")
    assert legal(felt) == {"5-2"}, "West has one five anyway"
    put(felt, "5-2 5-0 5-5 " + other)
    assert felt.hand.state.play.trick == (tile(other),)


# --- and is led by whoever has the lead -------------------------------------------------------------------------------


@pytest.mark.accepts("N42-6c")
def test_the_bidder_leads_it() -> None:
    felt = dropped("S", "1-1")
    felt.act(Play("S", tile("4-4")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "N42-6b")
    assert legal(felt) == {"1-1"}


@pytest.mark.accepts("N42-6c")
def test_the_winner_of_a_trick_leads_it() -> None:
    felt = put(dropped("E", "6-3"), "5-1 5-2 5-0 5-5")
    assert turned(felt).hand.turn == "E"
    assert legal(felt) == {"6-3"}


@pytest.mark.accepts("N42-6c")
def test_of_two_open_dominoes_the_leader_chooses() -> None:
    felt = dropped("S", "1-1 2-2")
    assert legal(felt) == {"1-1", "2-2"}
    put(felt, "2-2 5-2 2-1 3-2")
    assert legal(felt) == {"1-1"}, "the double two has won, and now the other one goes"


@pytest.mark.accepts("N42-6c")
def test_of_two_open_dominoes_that_both_follow_the_player_chooses() -> None:
    felt = put(dropped("E", "5-5 6-5"), "5-1 5-2 5-0")
    assert legal(felt) == {"5-5", "6-5"}


@pytest.mark.refuses("N42-6c")
def test_of_two_open_dominoes_only_the_one_that_follows_goes() -> None:
    felt = put(dropped("E", "5-5 6-3"), "6-6 6-0 6-1")
    assert legal(felt) == {"6-3"}


@pytest.mark.refuses("N42-6c")
def test_two_that_fell_one_after_the_other_are_two() -> None:
    felt = dropped("E", "5-5")
    felt.act(Expose("E", pieces("6-5")))
    felt.act(Expose("E", pieces("5-5")))
    assert view(felt.hand, "N").exposed == {"E": (tile("5-5"), tile("6-5"))}
    assert legal(put(felt, "5-1 5-2 5-0")) == {"5-5", "6-5"}


@pytest.mark.refuses("N42-6c")
def test_somebody_elses_lead_is_free() -> None:
    felt = dropped("E", "5-5")
    assert len(legal(felt)) == 7, "South leads what he likes"
    put(felt, "4-4 4-0 4-1 4-2")
    assert legal(felt) == {"6-4", "5-4", "5-1", "6-6", "2-2", "1-1"}


@pytest.mark.refuses("N42-6c")
def test_two_open_dominoes_described() -> None:
    ruling = rule(N42, Case(kind="two_pieces", by=("E",), pieces=(tile("5-5"), tile("6-5"))))
    assert (ruling.remedies[-1], ruling.clause) == ("face-up", "N42-X21")
