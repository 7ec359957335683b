"""Conduct that somebody can describe: what the house allows, and what it answers when it was not so."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of

from meldhouse.game import AskToSee, AskTrump, Play, steward
from meldhouse.referee.cases.case import Case
from meldhouse.referee.officials.conduct import breakable, verify_conduct
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import load_book
from table import at_tricks

NPA, MCA, N42 = load_book("npa"), load_book("mcallen"), load_book("n42pa")


def at_play(book):
    """North is about to lead."""
    if book.game == "forty-two":
        return at_tricks(book, bidder="N", trump="5")
    spades = "AS AS KS QS" if book.deck.copies > 2 else "AS KS QS"
    return at_tricks(book, bidder="N", trump="S", N=f"{spades} AH AD AC KH KD KC")


def ruled(book, kind, **details):
    return rule(book, Case(kind=kind, by=("E",), **details))


# --- one card at a time ----------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.7n")
@pytest.mark.parametrize("kind", ["two_pieces", "piece_shown"])
def test_npa_of_two_cards_one_stays_face_up_and_it_is_written_down(kind):
    ruling = ruled(NPA, kind)
    assert (ruling.clause, ruling.remedies[-3:], ruling.entries) == ("NPA-2.7n", ("face-up", "close-tricks", "log"), ())
    assert ruling.logged


@pytest.mark.refuses("MCA-C2a")
@pytest.mark.parametrize("kind", ["two_pieces", "piece_shown"])
def test_mcallen_a_card_too_many_lies_open_and_a_lead_may_be_called(kind):
    ruling = ruled(MCA, kind)
    assert ruling.clause == "MCA-C2a"
    assert {"face-up", "call-lead"} <= set(ruling.remedies)


@pytest.mark.accepts("NPA-2.7n", "MCA-C2a")
@pytest.mark.parametrize("book", [NPA, MCA], ids=["npa", "mcallen"])
def test_one_card_at_a_time_is_as_it_should_be(book):
    hand = at_play(book)
    leader = hand.state.play.leader
    led = hand.state.hands[leader][0]
    hand.apply(Play(leader, led))
    assert hand.state.felt.exposed == {}
    assert not hand.can(Play(leader, hand.state.hands[leader][0]))


# --- questions in 42 -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-9a")
def test_who_bid_what_and_who_shook_may_always_be_asked():
    ruling = ruled(N42, "bid_asked")
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.logged) == ("N42-9a", ("answered",), (), False)


@pytest.mark.accepts("N42-10a")
def test_until_the_first_trick_is_complete_trump_may_be_asked():
    ruling = ruled(N42, "trump_asked")
    assert (ruling.clause, ruling.remedies, ruling.entries) == ("N42-10a", ("answered",), ())
    hand = at_play(N42)
    for seat in ("N", "E", "S", "W"):
        assert hand.can(AskTrump(seat))


@pytest.mark.refuses("N42-10a")
def test_after_the_first_trick_the_same_question_gives_a_mark():
    ruling = ruled(N42, "trump_asked_late")
    assert (ruling.clause, ruling.hand) == ("N42-9b", "goes-on")
    assert [(entry.seats, entry.points) for entry in ruling.entries] == [(("N", "S"), 1)]
    hand = at_play(N42)
    for _ in range(3):
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.can(AskTrump("N"))
    hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.verify(AskTrump("N")).code == "trump-asked-late"


@pytest.mark.accepts("N42-10b")
def test_the_general_question_is_answered():
    assert ruled(N42, "trump_asked").remedies == ("answered",)
    assert at_play(N42).verify(AskTrump("N")) is None


@pytest.mark.refuses("N42-10b")
def test_asking_for_one_suit_brings_a_warning():
    ruling = ruled(N42, "suit_asked")
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.logged) == (
        "N42-10b",
        ("ask-generally", "warn"),
        (),
        True,
    )
    refusal = at_play(N42).verify(AskTrump("N", "5"))
    assert (refusal.code, refusal.clause) == ("suit-asked", "N42-10b")


@pytest.mark.accepts("N42-10c")
def test_asking_what_was_bid_is_not_asking_who_played():
    assert ruled(N42, "bid_asked").clause == "N42-9a"


@pytest.mark.refuses("N42-10c")
def test_asking_who_played_a_domino_brings_a_warning_and_is_written_down():
    ruling = ruled(N42, "who_played_asked")
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.logged) == (
        "N42-10c",
        ("not-allowed", "warn", "log"),
        (),
        True,
    )


@pytest.mark.refuses("N42-18a")
def test_an_onlooker_who_speaks_is_warned_and_it_is_written_down():
    ruling = rule(N42, Case(kind="onlooker", said="that was a renege"))
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.hand) == (
        "N42-18a",
        ("void", "warn", "log"),
        (),
        "goes-on",
    )


@pytest.mark.accepts("N42-18a")
def test_what_an_onlooker_saw_counts_only_when_a_player_calls_it():
    called = rule(N42, Case(kind="renege", by=("E",), caller="N"))
    assert (called.hand, called.clause) == ("over", "N42-5a")


# --- trump, where it may be told -------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7q", "STH-X4", "BEN-X20")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.7q"), ("st-hilary", "STH-X4"), ("bend", "BEN-X20")])
@pytest.mark.parametrize("kind", ["trump_asked", "trump_asked_late"])
def test_whoever_asks_for_trump_is_answered_without_penalty(name, clause, kind):
    ruling = ruled(load_book(name), kind)
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.logged) == (clause, ("answered",), (), False)


@pytest.mark.accepts("NPA-2.7q", "STH-X4", "BEN-X20")
@pytest.mark.parametrize("name", ["npa", "st-hilary", "bend", "mcallen"])
def test_where_trump_is_told_it_may_be_asked_for_by_its_name_too(name):
    held = {"N": "AS KS QS JS TS", "S": "AS KS QS"}
    hand = at_tricks(load_book(name), bidder="N", trump="S", **held)
    for suit in (None, "H", "S"):
        assert hand.can(AskTrump("N", suit))


@pytest.mark.refuses("NPA-2.7j")
@pytest.mark.parametrize("suit", [None, "H"])
def test_in_a_look_at_the_last_book_nobody_asks_for_trump(suit):
    hand = at_play(load_book("npa"))
    while not hand.state.play.trick_taken:
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.can(AskTrump("N", suit))
    hand.apply(AskToSee("E"))
    refusal = hand.verify(AskTrump("N", suit))
    assert (refusal.code, refusal.clause) == ("review-talk", "NPA-2.7j")
    steward.tidy(hand)
    hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.can(AskTrump("N", suit)), "the look is over with the next card"


@pytest.mark.refuses("MCA-C4a")
def test_mcallen_a_refusal_to_tell_trump_names_the_clause():
    hand = at_play(MCA)
    while not hand.state.play.tricks:
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    refusal = hand.verify(AskTrump("N"))
    assert (refusal.code, refusal.clause) == ("trump-asked-late", "MCA-C4a")


@pytest.mark.refuses("MCA-C4b")
@pytest.mark.parametrize("kind", ["trump_asked", "trump_asked_late", "suit_asked"])
def test_mcallen_the_side_that_did_not_name_it_keeps_silent(kind):
    ruling = ruled(MCA, kind)
    assert (ruling.clause, ruling.remedies, ruling.entries) == ("MCA-C4b", ("unanswered",), ())
    assert "unanswered" in parts_of(ruling)


# --- one rule for conduct without a penalty ---------------------------------------------------------------------------


@pytest.mark.refuses("MCA-7a", "MCA-C1", "MCA-C3")
@pytest.mark.parametrize("clause", ["MCA-7a", "MCA-C1", "MCA-C3"])
def test_counting_aloud_is_ruled_like_a_remark_or_a_slam(clause):
    ruling = ruled(MCA, "conduct", clause=clause)
    assert (ruling.remedies, ruling.hand, ruling.clause) == (("log",), "goes-on", clause)
    assert ids_of(ruling) == ("ruling-noted",)
    assert clause in [one.id for one in breakable(MCA)]
    assert verify_conduct(MCA, clause) is None
