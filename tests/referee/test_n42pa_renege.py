"""N42PA on felt: not following suit, what it costs, who calls it and until when."""

from __future__ import annotations

import pytest
from felt_table import led_on, put, turned
from n42pa_felt import HONEST, N42, NORTH_RENEGES, WEST_RENEGES, fours, marks, played_out, slip, tile
from ruling_facts import parts_of, points_of

from meldhouse.game import CallRenege, Correct, Refused, score, slip_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import points

ONE_MARK = [30, 31, 41, 42]
MORE = [(84, 2), (126, 3), (168, 4)]


def south_reneges(amount: int = 31) -> Felt:
    """East wins with the double five and leads the six-five; the bidder holds the double six and throws an ace."""
    return put(fours(amount), "5-1 5-2 5-0 5-5 6-5 1-1")


def called(felt: Felt, caller: str, accused: str, trick: int = 1, offence: str = "follow") -> Felt:
    felt.act(CallRenege(caller, accused, trick, offence))
    return felt


# --- one mark to the other side ---------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5a")
@pytest.mark.parametrize("amount", ONE_MARK)
def test_a_defender_who_does_not_follow_gives_the_bidders_one_mark_and_the_hand_is_over(amount: int) -> None:
    felt = called(put(fours(amount), WEST_RENEGES), "S", "W")
    assert (felt.hand.is_over, felt.hand.state.ending.ended, felt.hand.state.ending.offender) == (True, "renege", "W")
    assert marks(felt) == {"NS": 1}
    assert felt.rulings[-1].hand == "over"
    assert felt.rulings[-1].clause == "N42-5a"


@pytest.mark.accepts("N42-5a")
@pytest.mark.parametrize("amount", ONE_MARK)
def test_the_bidders_partner_who_does_not_follow_gives_the_defenders_one_mark(amount: int) -> None:
    assert marks(called(put(fours(amount), NORTH_RENEGES), "E", "N")) == {"EW": 1}


@pytest.mark.accepts("N42-5a")
def test_the_bidder_himself_who_does_not_follow_gives_the_defenders_one_mark() -> None:
    assert marks(called(south_reneges(), "W", "S", trick=2)) == {"EW": 1}


@pytest.mark.accepts("N42-5a")
def test_the_points_taken_so_far_and_who_would_have_made_it_do_not_matter() -> None:
    felt = put(fours(), "4-4 4-0 4-1 4-2 6-4 6-0 6-1 4-3")  # the bidders have 21 points after two tricks
    put(felt, "5-1 3-3")
    assert marks(called(felt, "N", "W", trick=3)) == {"NS": 1}


@pytest.mark.refuses("N42-5a")
@pytest.mark.parametrize("amount", ONE_MARK)
def test_nobodys_own_marks_go_down(amount: int) -> None:
    felt = called(put(fours(amount), NORTH_RENEGES), "W", "N")
    assert [entry.points for entry in score(N42, slip_of(felt.hand))] == [1]


@pytest.mark.refuses("N42-5a")
@pytest.mark.parametrize(("accused", "offence"), [("W", "follow"), ("E", "follow")])
def test_whoever_follows_has_not_reneged(accused: str, offence: str) -> None:
    felt = called(put(fours(), HONEST), "S", accused, offence=offence)
    assert not felt.hand.is_over


@pytest.mark.refuses("N42-5a")
def test_whoever_has_none_of_the_suit_may_play_anything() -> None:
    felt = put(fours(W="6-2 3-3 6-0 2-0 1-0 4-0 3-1", N="5-0 6-1 3-0 2-1 0-0 4-1 5-2"), WEST_RENEGES)
    assert not called(felt, "S", "W").hand.is_over


@pytest.mark.refuses("N42-5a")
def test_a_trump_with_that_number_on_it_is_no_domino_of_the_suit() -> None:
    """West's only five is a four: with fours trump he need not play it on a five."""
    felt = put(fours(W="5-4 3-3 6-0 2-0 1-0 4-0 3-1", S="4-4 6-4 5-2 5-1 6-6 2-2 1-1"), WEST_RENEGES)
    assert not called(felt, "S", "W").hand.is_over


@pytest.mark.refuses("N42-5a")
@pytest.mark.parametrize("offence", ["beat", "trump"])
def test_there_is_no_duty_to_win_or_to_trump_that_could_be_broken(offence: str) -> None:
    """West follows with the five-two where nothing asks him to win; North has no five and keeps his trump."""
    felt = put(fours(N="6-2 6-1 3-0 2-1 0-0 4-1 2-2", S="4-4 6-4 5-4 5-1 6-6 5-0 1-1"), "5-1 5-2 6-1 5-3")
    for accused, caller in (("W", "S"), ("N", "E")):
        assert not called(felt, caller, accused, offence=offence).hand.is_over


# --- more on higher bids ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5b")
@pytest.mark.parametrize(("amount", "worth"), MORE)
def test_on_bids_above_forty_two_it_costs_the_marks_of_the_bid_whoever_reneges(amount: int, worth: int) -> None:
    assert marks(called(put(fours(amount), WEST_RENEGES), "N", "W")) == {"NS": worth}
    assert marks(called(put(fours(amount), NORTH_RENEGES), "E", "N")) == {"EW": worth}
    assert marks(called(south_reneges(amount), "E", "S", trick=2)) == {"EW": worth}


@pytest.mark.accepts("N42-5b")
@pytest.mark.parametrize(("amount", "worth"), MORE)
def test_the_higher_cost_is_entered_by_its_own_clause(amount: int, worth: int) -> None:
    felt = called(put(fours(amount), WEST_RENEGES), "N", "W")
    assert [(entry.points, entry.clause) for entry in score(N42, slip_of(felt.hand))] == [(worth, "N42-5b")]


@pytest.mark.accepts("N42-5b")
def test_the_referee_reads_the_higher_cost_out_with_its_own_clause() -> None:
    ruling = called(put(fours(84), WEST_RENEGES), "N", "W").rulings[-1]
    assert ruling.clause == "N42-5b"
    assert points_of(ruling) == (2,)


@pytest.mark.refuses("N42-5b")
@pytest.mark.parametrize("amount", ONE_MARK)
def test_up_to_forty_two_it_is_one_mark(amount: int) -> None:
    felt = called(put(fours(amount), WEST_RENEGES), "N", "W")
    assert [(entry.points, entry.clause) for entry in score(N42, slip_of(felt.hand))] == [(1, "N42-5a")]


# --- the same answer for somebody who describes it --------------------------------------------------------------------


@pytest.mark.accepts("N42-5a", "N42-5b")
@pytest.mark.parametrize(("amount", "worth"), [(41, 1), (42, 1), *MORE])
@pytest.mark.parametrize(("accused", "tiles", "gains"), [("W", WEST_RENEGES, "NS"), ("N", NORTH_RENEGES, "EW")])
def test_a_described_renege_is_ruled_as_the_table_rules_it(
    amount: int, worth: int, accused: str, tiles: str, gains: str
) -> None:
    described = rule(N42, Case(kind="renege", by=(accused,), offence="follow", trick=1, slip=slip(amount)))
    felt = called(put(fours(amount), tiles), "S" if accused == "W" else "E", accused)
    assert points(described.entries, "marks") == {gains: worth}
    assert described == felt.rulings[-1]
    assert described.entries == score(N42, slip_of(felt.hand))


@pytest.mark.accepts("N42-5a")
def test_without_the_bid_the_house_tells_the_rule() -> None:
    ruling = rule(N42, Case(kind="renege", by=("W",), offence="follow"))
    assert (ruling.hand, ruling.entries) == ("over", ())
    assert "ruling-price-marks" in parts_of(ruling)


# --- no correction, and until when ------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5e")
@pytest.mark.parametrize("more", ["", "5-0", "5-0 5-3", "5-0 5-3 5-5"])
def test_what_lies_on_the_table_stays_there(more: str) -> None:
    felt = put(fours(), f"5-1 3-3 {more}")
    for _ in range(2):
        with pytest.raises(Refused, match=r"correct-never.*N42-5e"):
            felt.act(Correct("W", tile("5-2")))
        turned(felt)
    assert marks(called(felt, "S", "W")) == {"NS": 1}


@pytest.mark.refuses("N42-5e")
def test_nobody_else_puts_it_right_for_him_and_an_honest_domino_is_not_changed_either() -> None:
    felt = put(fours(), WEST_RENEGES)
    for seat, other in (("E", "5-5"), ("N", "6-1"), ("S", "4-4")):
        with pytest.raises(Refused, match="N42-5e"):
            felt.act(Correct(seat, tile(other)))
    assert felt.hand.state.play.tricks[0].pieces == tuple(map(tile, WEST_RENEGES.split()))


@pytest.mark.accepts("N42-5e")
@pytest.mark.parametrize("caller", ["S", "N"])
@pytest.mark.parametrize("later", ["", "5-5 4-4", "5-5 4-4 5-2 6-1 6-6"])
def test_either_opponent_calls_it_at_once_or_tricks_later(caller: str, later: str) -> None:
    assert marks(called(put(fours(), f"{WEST_RENEGES} {later}"), caller, "W")) == {"NS": 1}


@pytest.mark.refuses("N42-X22")
@pytest.mark.parametrize("caller", ["W", "E"])
def test_neither_the_offender_nor_his_partner_calls_it(caller: str) -> None:
    felt = put(fours(), WEST_RENEGES)
    with pytest.raises(Refused, match=r"renege-opponents.*N42-X22"):
        called(felt, caller, "W")
    assert not felt.hand.is_over


@pytest.mark.accepts("N42-X22")
@pytest.mark.parametrize("amount", [31, 84])
def test_the_end_of_the_hand_is_not_too_late(amount: int) -> None:
    felt = played_out(put(fours(amount), WEST_RENEGES))
    assert felt.hand.state.ending.ended == "played"
    assert marks(called(felt, "S", "W")) == {"NS": amount // 42 or 1}


@pytest.mark.refuses("N42-X22")
def test_once_the_table_has_gone_on_to_the_next_shake_nothing_is_called() -> None:
    felt = played_out(put(fours(), WEST_RENEGES))
    before = marks(felt)
    felt.is_scored = felt.is_followed = True
    with pytest.raises(Refused, match="N42-X22"):
        called(felt, "S", "W")
    assert marks(felt) == before


@pytest.mark.accepts("N42-X22")
def test_until_the_next_shake_it_is_called_although_the_marks_are_written_down() -> None:
    felt = played_out(put(fours(), WEST_RENEGES))
    felt.is_scored = True
    assert marks(called(felt, "S", "W")) == {"NS": 1}


@pytest.mark.parametrize(("when", "called"), [("during", True), ("scored", True), ("next-deal", False)])
def test_told_afterwards_the_deadline_is_the_same(when: str, called: bool) -> None:
    ruling = rule(N42, Case(kind="renege", by=("W",), caller="S", called=when))  # type: ignore[arg-type]
    assert (ruling.hand, ruling.logged) == ("over", called)
    assert ("renege-deadline-next" in parts_of(ruling)) is not called


# --- a call that is not proven ----------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X19")
@pytest.mark.parametrize(("accused", "trick"), [("E", 1), ("W", 2), ("W", 0)])
def test_a_call_that_is_not_proven_changes_nothing_and_is_written_down(accused: str, trick: int) -> None:
    felt = led_on(turned(put(fours(84), WEST_RENEGES)))
    held, turn = dict(felt.hand.state.hands), felt.hand.turn
    called(felt, "S", accused, trick)
    assert (felt.hand.is_over, felt.hand.state.hands, felt.hand.turn) == (False, held, turn)
    assert felt.hand.state.incidents == ()
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.hand, ruling.entries, ruling.logged) == ("N42-X19", "goes-on", (), True)
    assert ruling == rule(N42, Case(kind="renege_unproven", by=(accused,), caller="S", slip=slip(84)))


@pytest.mark.refuses("N42-X19")
def test_a_proven_call_does_not_let_play_go_on_even_after_one_that_was_not() -> None:
    felt = called(put(fours(), WEST_RENEGES), "S", "E")
    assert marks(called(felt, "S", "W")) == {"NS": 1}
    assert [ruling.kind for ruling in felt.rulings] == ["renege_unproven", "renege"]
