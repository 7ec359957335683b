"""While an official is to decide, nothing is played: a live hand stands still and cannot be scored."""

from __future__ import annotations

import pytest
from clubs_table import card, hilary_table
from felt_table import felt_auction, felt_tricks, turned
from npa_felt import NPA, card as npa_card, first_book, go_on
from walker import settle

from meldhouse.game import (
    AskTrump,
    Bid,
    CallRenege,
    Deal,
    Expose,
    Game,
    Gather,
    Hand,
    Penalty,
    Play,
    Refused,
    Resumed,
    Stopped,
    ThrownIn,
    legal_actions,
    slip_of,
    steward,
    to_act,
    view,
)
from meldhouse.game.records import Record, dumps, loads
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.appeals import Agreed, Appealed, Called, Declined, NotAgreed, PlayedOn, Raised, Ruled
from table import house

RULED = (NotAgreed("N"), Called("referee", "R1"), Ruled("R1", "play on", "NPA-2.7c"))


def playing() -> Felt:
    """NPA: the first book is turned down, and West is to lead."""
    return turned(first_book("N", "KC"))


def disputed(*steps) -> Felt:
    felt = playing()
    for step in (Raised("N", "who led"), *steps):
        felt.hear(step)
    return felt


def assert_still(felt: Felt, clause: str = "NPA-1.1e") -> None:
    """Nobody can do anything, and everybody sees why."""
    hand = felt.hand
    before = list(hand.events)
    west = hand.state.hands["W"][0]
    for act in (Play("W", west), Gather("W"), AskTrump("N"), Expose("N", (west,)), CallRenege("W", "N", 1, "beat")):
        with pytest.raises(Refused, match=clause):
            felt.act(act)
        assert hand.verify(act).code == "play-stopped"
    assert (hand.events, to_act(hand), hand.legal_plays()) == (before, (), ())
    assert steward.next_chore(hand) is None
    assert not any(list(legal_actions(hand, seat)) for seat in hand.state.seating.seats)
    assert view(hand, None).stopped == view(hand, "N").stopped == hand.state.ending.stopped != ""


# --- a dispute ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1e")
@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_from_the_moment_it_is_raised_until_it_is_decided_nothing_is_played(length):
    felt = disputed(*RULED[:length])
    assert felt.hand.events[-1] == Stopped("who led")
    assert_still(felt)


@pytest.mark.refuses("NPA-1.1e")
@pytest.mark.parametrize(
    "end",
    [
        (Agreed(("N", "E", "S", "W"), "West led"),),
        (*RULED, PlayedOn()),
        (*RULED, Appealed("E"), Called("second referee", "R2"), Ruled("R2", "play on", "NPA-2.7c")),
    ],
)
def test_when_it_is_settled_accepted_or_final_play_goes_on_where_it_stood(end):
    felt, plain = disputed(*end), playing()
    assert felt.hand.events[-1] == Resumed()
    assert (felt.hand.turn, felt.hand.legal_plays()) == (plain.hand.turn, plain.hand.legal_plays())
    felt.act(Play("W", npa_card("KH")))


@pytest.mark.accepts("NPA-1.1e", "NPA-1.3c")
def test_after_an_appeal_it_still_stands_still():
    assert_still(disputed(*RULED, Appealed("E")))
    assert_still(disputed(*RULED, Appealed("E"), Called("second referee", "R2")))
    assert_still(disputed(*RULED, Appealed("E"), Called("second referee", "R2"), Ruled("R2", "no lead", "NPA-2.7c")))


@pytest.mark.accepts("NPA-1.1e")
def test_after_one_dispute_another_may_be_raised_and_the_first_may_still_be_refused():
    felt = disputed(*RULED, PlayedOn())
    with pytest.raises(Refused, match="dispute-over"):
        felt.hear(Appealed("N"))
    final = disputed(*RULED, Appealed("E"), Called("second referee", "R2"), Ruled("R2", "play on", "NPA-2.7c"))
    final.hear(Declined("E"))
    assert final.dispute.disqualified == ("E",)
    felt.hear(Raised("S", "the score"))
    assert felt.hand.state.ending.stopped == "the score"
    with pytest.raises(Refused, match="dispute-open"):
        felt.hear(Raised("W"))


# --- a call of a renege ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1h", "NPA-3.1k")
@pytest.mark.parametrize("played", ["KC", "AC"])
def test_a_renege_that_was_called_and_is_disputed_is_not_scored_until_the_referee_has_decided(played):
    felt = turned(first_book("N", played))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.is_over, "called, it is ruled on at once, and nothing is played after it"
    felt.hear(Raised("N", "the renege", "renege"))
    game = Game(NPA, first_dealer="S")
    with pytest.raises(Refused, match=r"play-stopped.*the renege.*NPA-1\.1e"):
        game.finish(felt.hand)
    for step in (*RULED, PlayedOn()):
        felt.hear(step)
    assert game.finish(felt.hand)


@pytest.mark.refuses("NPA-3.1h")
def test_a_call_that_is_none_does_not_stop_anything():
    felt = playing()
    with pytest.raises(Refused):
        felt.act(CallRenege("W", "N", 1, "beat", said="that was a renege, was it not?"))
    with pytest.raises(Refused):
        felt.act(CallRenege("S", "N", 1, "beat"))
    assert felt.hand.state.ending.stopped is None
    go_on(felt, 1)


# --- what the book leaves to an official ----------------------------------------------------------------------------


def shown_on_purpose() -> Felt:
    """42: South has shown a domino on purpose, for which the director is fetched."""
    felt = felt_tricks("n42pa", bidder="S", trump="5", amount=31)
    felt.act(Expose("S", felt.hand.state.hands["S"][:1], purposely=True))
    return felt


@pytest.mark.accepts("N42-20a")
def test_in_42_play_stops_until_the_director_has_come():
    felt = shown_on_purpose()
    assert (felt.rulings[-1].hand, felt.hand.state.ending.stopped) == ("stopped", "dominoes shown on purpose")
    with pytest.raises(Refused, match="N42-20a"):
        felt.act(Play("S", felt.hand.state.hands["S"][0]))


@pytest.mark.refuses("N42-20a")
def test_in_42_it_goes_on_as_soon_as_he_has_decided():
    felt = shown_on_purpose()
    felt.hear(Called("tournament director", "D"))
    felt.hear(Ruled("D", "let it be"))
    felt.act(Play("S", felt.hand.state.felt.exposed["S"][0]))


@pytest.mark.refuses("N42-20a")
def test_what_the_book_answers_itself_stops_nothing():
    felt = felt_tricks("n42pa", bidder="S", trump="5", amount=31)
    felt.act(Expose("S", felt.hand.state.hands["S"][:1]))
    assert felt.hand.state.ending.stopped is None


@pytest.mark.accepts("STH-LA-a")
def test_the_leader_may_have_the_hand_dealt_again_or_struck_out():
    for fate, ended, phase in (("dealt-again", None, "shuffle"), ("void", "void", "over"), ("goes-on", None, "tricks")):
        felt = hilary_table()
        felt.hear(Raised("N", "cards on the floor"))
        felt.hear(Called("Ministry Leader", "Mary"))
        felt.hear(Ruled("Mary", "so be it", hand=fate))
        assert (felt.hand.state.ending.ended, felt.hand.phase) == (ended, phase)


def called_for(felt, seat="N"):
    felt.hear(Raised(seat, "cards thrown across the table"))
    felt.hear(Called("Ministry Leader", "Mary"))
    return felt


@pytest.mark.accepts("STH-RN-f")
def test_the_leader_may_declare_it_a_renege_and_the_hand_is_over():
    felt = called_for(hilary_table())
    felt.hear(Ruled("Mary", "that was a renege", "STH-RN-f", hand="renege", seats=("W",)))
    assert (felt.hand.state.ending.ended, felt.hand.is_over) == ("renege", True)
    assert slip_of(felt.hand).offender == "W"


@pytest.mark.accepts("STH-LA-a")
def test_points_that_the_leader_gives_are_entries_like_any_other():
    felt = called_for(hilary_table())
    felt.hear(Ruled("Mary", "ten off", "STH-LA-a", points=-10, seats=("W", "E")))
    assert felt.hand.events[-1] == Penalty(("W", "E"), -10, "STH-LA-a", "ten off")
    assert not felt.hand.is_over


@pytest.mark.refuses("STH-LA-a")
@pytest.mark.parametrize("said", [{"points": -10}, {"hand": "renege"}])
def test_a_decision_says_whom_it_concerns(said):
    felt = called_for(hilary_table())
    with pytest.raises(Refused, match="ruling-whom"):
        felt.hear(Ruled("Mary", "so be it", **said))
    assert felt.hand.state.ending.stopped is not None


@pytest.mark.accepts("STH-X10")
def test_a_wrong_count_at_the_end_waits_for_the_leader_and_is_dealt_again_unless_he_says_otherwise():
    for fate, phase in (("", "shuffle"), ("goes-on", "over")):
        felt = uneven_to_the_end()
        assert (felt.rulings[-1].clause, felt.hand.state.ending.stopped is None) == ("STH-X10", False)
        with pytest.raises(Refused, match="STH-LA-a"):
            Game(house("st-hilary"), first_dealer=felt.hand.state.dealer).finish(felt.hand)
        felt.hear(Called("Ministry Leader", "Mary"))
        felt.hear(Ruled("Mary", "as usual", hand=fate))
        assert felt.hand.phase == phase


@pytest.mark.refuses("STH-X10")
def test_a_right_count_at_the_end_waits_for_nobody():
    felt = hilary_table()
    while not felt.hand.is_over:
        steward.tidy(felt.hand)
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    assert (felt.hand.state.ending.stopped, felt.rulings) == (None, [])


def uneven_to_the_end() -> Felt:
    """St. Hilary: North has played a hand of eleven cards and East one of thirteen."""
    felt = hilary_table()
    hands = felt.hand.state.hands
    moved = hands["N"][-1]
    hands["N"], hands["E"] = hands["N"][:-1], (*hands["E"], moved)
    while not felt.hand.is_over:
        steward.tidy(felt.hand)
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    return felt


@pytest.mark.accepts("BEN-X14")
def test_a_deal_by_the_wrong_player_waits_where_the_paper_says_nothing_of_it():
    felt = Felt(Hand(house("bend"), dealer="W", key=bytes(32), refereed=True))
    while not isinstance(steward.next_chore(felt.hand), Deal):
        felt.act(steward.next_chore(felt.hand))
    felt.act(Deal("N"))
    assert felt.hand.state.ending.stopped == "a deal by the wrong player"
    settle(felt)
    felt.act(Deal("W"))
    assert felt.hand.phase == "auction"


# --- in the record --------------------------------------------------------------------------------------------------


def test_a_record_says_that_play_waited_and_reads_as_it_was():
    felt = disputed(*RULED, PlayedOn())
    felt.hear(Raised("W", "a # mark"))
    for hand in (felt.hand, disputed().hand):
        text = dumps(Record(book=NPA, hands=[hand]))
        assert "\nreferee: play waits: who led\n" in text
        assert loads(text).hands[0].events == hand.events


def test_in_the_bidding_too_it_waits():
    felt = felt_auction("npa")
    felt.hear(Raised("E", "the shuffle"))
    with pytest.raises(Refused, match=r"NPA-1\.1e"):
        felt.act(Bid("N", 50))
    settle(felt)
    felt.act(Bid("N", 50))
    assert not any(isinstance(event, ThrownIn) for event in felt.hand.events)
    assert card("AS")
