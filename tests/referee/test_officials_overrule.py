"""What an official orders is carried out: a renege that he overturns, help that he grants, somebody he sends away."""

from __future__ import annotations

import pytest
from clubs_table import hilary_table
from felt_table import led_on, put, turned
from n42pa_felt import WEST_RENEGES, fours, marks, played_out
from npa_felt import first_book

from meldhouse.game import CallRenege, Ended, Hand, Helped, Refused, Resumed, view
from meldhouse.game.records import Record, dumps, loads
from meldhouse.referee.disputes.disputes import DisputeEvent
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.allowances import allow
from meldhouse.referee.officials.appeals import Called, Dispute, NotAgreed, PlayedOn, Raised, Ruled
from meldhouse.referee.officials.officials import Official
from meldhouse.rulebooks.describe.facts import post_fact
from table import KEY, house

N42, STH, BEND = house("n42pa"), house("st-hilary"), house("bend")


def reneged() -> Felt:
    """42: West has not followed suit, which South has called; the hand is over."""
    felt = turned(put(fours(84), WEST_RENEGES))
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert felt.hand.state.ending.ended == "renege"
    return felt


def hear(felt: Felt, *steps: DisputeEvent) -> Felt:
    for step in steps:
        felt.hear(step)
    return felt


def decide(felt: Felt, ruled: Ruled) -> Felt:
    return hear(felt, Raised("W", "the renege"), Called(felt.hand.book.officials.chain[0], ruled.person), ruled)


# --- a renege that is overturned --------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-19a", "N42-20a")
def test_an_official_who_says_that_the_hand_goes_on_brings_it_back_to_where_it_was():
    before = turned(put(fours(84), WEST_RENEGES)).hand
    felt = decide(reneged(), Ruled("D", "the three-three was rightly played", hand="goes-on"))
    state = felt.hand.state
    assert felt.hand.events[-1] == Resumed(reopened=True)
    assert (state.phase, state.turn, state.ending.ended, state.ending.offender) == ("tricks", before.turn, None, None)
    assert felt.hand.legal_plays() == before.legal_plays()
    assert played_out(felt).hand.state.ending.ended != "renege"
    assert "W" not in marks(felt)


@pytest.mark.accepts("STH-LA-a")
def test_so_does_the_ministry_leader():
    felt = led_on(turned(put(hilary_table(), "QD JH KD AD")))
    turn = felt.hand.turn
    felt.act(CallRenege("S", "W", 1, "follow"))
    decide(felt, Ruled("Mary", "play on", hand="goes-on"))
    assert (felt.hand.phase, felt.hand.turn) == ("tricks", turn)


@pytest.mark.accepts("N42-19a")
def test_after_the_last_trick_the_hand_counts_as_it_was_played():
    played = played_out(turned(put(fours(84), WEST_RENEGES)))
    how, brought = played.hand.state.ending.ended, marks(played)
    played.act(CallRenege("S", "W", 1, "follow"))
    assert played.hand.state.ending.ended == "renege"
    decide(played, Ruled("D", "no renege", hand="goes-on"))
    assert (played.hand.state.ending.ended, marks(played)) == (how, brought)


@pytest.mark.refuses("N42-19a")
@pytest.mark.parametrize("fate", ["", "dealt-again", "void"])
def test_whatever_else_he_says_is_not_an_overturned_renege(fate):
    felt = decide(reneged(), Ruled("D", "so be it", hand=fate))
    assert Resumed() in felt.hand.events
    assert felt.hand.state.ending.ended == {"": "renege", "dealt-again": None, "void": "void"}[fate]


def test_it_stands_in_the_record_and_comes_about_again():
    felt = decide(reneged(), Ruled("D", "rightly played", hand="goes-on"))
    text = dumps(Record(book=N42, hands=[felt.hand]))
    assert "\nreferee: the renege does not stand, and play goes on\n" in text
    assert loads(text).hands[0].events == felt.hand.events


@pytest.mark.refuses("NPA-1.3e")
def test_what_was_given_for_tricks_that_nobody_played_cannot_be_played_after_all():
    felt = led_on(turned(first_book("N", "AC")))
    felt.hand.apply_unchecked(Ended("awarded"))
    hear(felt, Raised("N", "the call"), NotAgreed("N"), Called("referee", "R1"))
    with pytest.raises(Refused, match="ruling-over"):
        felt.hear(Ruled("R1", "play on", "NPA-3.1m", hand="goes-on"))
    hear(felt, Ruled("R1", "struck out", "NPA-3.1m", hand="void"), PlayedOn())
    assert felt.hand.state.ending.ended == "void"


@pytest.mark.refuses("STH-LA-a")
@pytest.mark.parametrize(("seats", "code"), [(("S", "E"), "ruling-sides"), (("S", "X"), "dispute-seat")])
def test_a_renege_that_he_declares_is_one_sides(seats, code):
    dispute = Dispute(STH, (Raised("N"), Called("Ministry Leader", "Mary")))
    refusal = dispute.verify(Ruled("Mary", "a renege", hand="renege", seats=seats))
    assert refusal is not None
    assert refusal.code == code
    assert dispute.verify(Ruled("Mary", "a renege", hand="renege", seats=("S", "N"))) is None


# --- who he is --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-20a")
def test_the_host_of_a_42_tournament_decides_like_its_director():
    dispute = Dispute(N42, (Raised("N"), Called("host", "Hal"), Ruled("Hal", "play on")))
    assert (dispute.stage, dispute.holds()) == ("final", None)
    host = Official("host", "Hal")
    assert allow(N42, "7", "N42-8b", by=host, why="plays from a rack").clause == "N42-21a"


@pytest.mark.refuses("N42-20a")
@pytest.mark.parametrize(("name", "post"), [("n42pa", "hostess"), ("st-hilary", "host")])
def test_nobody_else_does(name, post):
    refusal = Dispute(house(name), (Raised("N"),)).verify(Called(post, "Hal"))
    assert refusal is not None
    assert refusal.code == "post-unknown"
    assert refusal.message.args["post"] == post
    assert (post_fact("host") in refusal.message.args["posts"]) is (name == "n42pa")


@pytest.mark.accepts("BEN-X14")
def test_the_organizer_of_a_club_that_has_nobody_else_decides_at_his_own_table():
    people = {"N": "Ann", "E": "Mary", "S": "Sue", "W": "Will"}
    dispute = Dispute(BEND, (Raised("N"), Called("club organizer", "Mary")), people=people)
    assert dispute.book.voice.say(dispute.lines()[0].says).startswith("Mary plays at this table too")


# --- what the paper leaves to him -------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-PR-b")
@pytest.mark.parametrize("kind", ["piece_dropped", "bid_early", "meld_late"])
def test_where_the_paper_is_silent_he_may_borrow_an_answer(kind):
    dispute = Dispute(STH, (Raised("N", "", kind), Called("Ministry Leader", "Mary")))
    assert dispute.verify(Ruled("Mary", "it goes back", borrowed="Hoyle")) is None
    own = STH.rulings.__getattribute__(kind).clause
    assert dispute.verify(Ruled("Mary", "it goes back", own, borrowed="Hoyle")) is None


@pytest.mark.accepts("STH-LA-a", "BEN-X14", "N42-21a")
@pytest.mark.parametrize("name", ["st-hilary", "bend", "n42pa"])
def test_help_that_he_grants_is_given(name):
    felt = Felt(Hand(house(name), dealer="W", key=KEY, refereed=True))
    felt.help("S")
    hear(felt, Called(felt.hand.book.officials.chain[0], "D"), Ruled("D", "North helps", seats=("S",)))
    assert felt.hand.events[-1] == Helped("S")
    assert (felt.hand.state.helped, view(felt.hand, "N").stopped) == (frozenset({"S"}), None)


@pytest.mark.refuses("N42-21a")
def test_help_that_he_does_not_grant_is_not():
    felt = Felt(Hand(N42, dealer="W", key=KEY, refereed=True))
    felt.help("S")
    hear(felt, Called("tournament director", "D"), Ruled("D", "South can do it"))
    assert felt.hand.state.helped == frozenset()
