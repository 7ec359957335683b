"""Bend on felt, where its paper is silent: bids that do not count, open cards, calls, questions, lay-downs."""

from __future__ import annotations

import pytest
from bend_felt import (
    BEND,
    HANDS,
    HANDS3,
    HONEST,
    HONEST3,
    THREE,
    WEST_RENEGES,
    called,
    card,
    clubs,
    fees,
    played_out,
    put,
    three,
)
from felt_table import felt_auction, turned

from meldhouse.game import (
    AskTrump,
    Bid,
    Claim,
    Expose,
    NameTrump,
    Pass,
    Play,
    Refused,
    StopPlay,
    legal_actions,
    to_act,
    view,
)
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import Book
from table import pieces

BOTH = pytest.mark.parametrize("book", [BEND, THREE])


def bidding(book: Book = BEND) -> Felt:
    """South, left of the dealer, speaks first; at a table of three West is missing and North speaks next."""
    return felt_auction(book, dealer="E", **(HANDS if book is BEND else HANDS3))


# --- bids that do not count -------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X17")
@BOTH
@pytest.mark.parametrize("amount", [500, 520, 700])
def test_a_bid_out_of_turn_does_not_count_and_binds_nobody(book: Book, amount: int) -> None:
    felt = bidding(book)
    before = set(legal_actions(felt.hand, "S"))
    felt.act(Bid("N", amount))
    assert felt.rulings[-1] == rule(book, Case(kind="bid_early", by=("N",), bid=amount))
    assert (felt.rulings[-1].clause, felt.rulings[-1].remedies) == ("BEN-X17", ("void",))
    state = felt.hand.state
    assert (state.amount, state.turn, state.auction.frozen, state.auction.silenced, state.auction.next_only) == (
        None,
        "S",
        {},
        set(),
        set(),
    )
    assert set(legal_actions(felt.hand, "S")) == before
    felt.act(Bid("S", 500))
    while to_act(felt.hand) != ("N",):
        felt.act(Pass(*to_act(felt.hand)))
    assert {Bid("N", 510), Bid("N", 520), Pass("N")} <= set(legal_actions(felt.hand, "N")), "his turn is free"


@pytest.mark.accepts("BEN-X17")
@BOTH
@pytest.mark.parametrize(("first", "then"), [(None, 490), (None, 505), (500, 500), (500, 490), (500, 515), (500, 530)])
def test_a_bid_that_is_too_low_or_none_at_all_does_not_count(book: Book, first: int | None, then: int) -> None:
    felt = bidding(book)
    if first:
        felt.act(Bid("S", first))
    (seat,) = to_act(felt.hand)
    felt.act(Bid(seat, then))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("bid_wrong", "BEN-X17")
    assert (to_act(felt.hand), felt.hand.state.amount) == ((seat,), first)
    felt.act(Bid(seat, 500 if first is None else 510))
    assert felt.hand.state.bidder == seat


@pytest.mark.accepts("BEN-X17")
@BOTH
def test_a_pass_out_of_turn_does_not_count_either(book: Book) -> None:
    felt = bidding(book)
    felt.act(Pass("N"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("pass_early", "BEN-X17")
    assert (felt.hand.turn, felt.hand.state.auction.passed) == ("S", set())


@pytest.mark.accepts("BEN-X17")
@BOTH
@pytest.mark.parametrize("again", [510, 520, 490])
def test_a_bid_that_was_made_stays_as_it_was(book: Book, again: int) -> None:
    felt = bidding(book)
    felt.act(Bid("S", 500))
    felt.act(Bid("S", again))
    assert (felt.hand.state.amount, felt.rulings[-1].clause) == (500, "BEN-X17")
    assert to_act(felt.hand) != ("S",)


@pytest.mark.refuses("BEN-X17")
@BOTH
@pytest.mark.parametrize("amount", [510, 520])
def test_a_bid_in_turn_that_is_high_enough_counts(book: Book, amount: int) -> None:
    felt = bidding(book)
    felt.act(Bid("S", 500))
    felt.act(Bid(*to_act(felt.hand), amount))
    assert (felt.hand.state.amount, felt.rulings) == (amount, [])


@pytest.mark.refuses("BEN-X17")
def test_nobody_loses_points_or_his_turn_for_it() -> None:
    felt = bidding()
    for action in (Bid("N", 500), Bid("S", 400), Pass("W")):
        felt.act(action)
    assert all((ruling.entries, ruling.hand) == ((), "goes-on") for ruling in felt.rulings)
    assert felt.hand.state.incidents == ()


# --- cards that lie open ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X18")
def test_a_dropped_card_lies_open_and_goes_at_the_first_legal_turn() -> None:
    felt = clubs()
    felt.act(Expose("W", pieces("TD")))
    assert felt.rulings[-1] == rule(BEND, Case(kind="piece_dropped", by=("W",), pieces=pieces("TD")))
    assert felt.rulings[-1].clause == "BEN-X18"
    assert all(view(felt.hand, seat).exposed == {"W": pieces("TD")} for seat in ("N", "E", "S", "W", None))
    put(felt, "AD")
    assert felt.hand.legal_plays() == pieces("TD")
    felt.act(Play("W", card("JD")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "BEN-X18")
    assert felt.hand.legal_plays() == pieces("TD")


@pytest.mark.accepts("BEN-X18")
@pytest.mark.parametrize(("before", "seat", "piece"), [("AD", "N", "QD"), ("", "W", "JD"), ("", "N", "QD")])
def test_a_card_out_of_turn_lies_open_be_it_a_lead_or_not(before: str, seat: str, piece: str) -> None:
    felt = put(clubs(), before)
    felt.act(Play(seat, card(piece)))
    assert (felt.rulings[-1].remedies, felt.rulings[-1].clause) == (("face-up",), "BEN-X18")
    assert felt.hand.state.felt.exposed == {seat: pieces(piece)}
    called(felt, "E" if seat == "N" else "S", seat, 1, "turn")
    assert not felt.hand.is_over, "it is no renege here"
    put(felt, "" if before else "AD")
    while felt.hand.turn != seat:
        put(felt, felt.hand.legal_plays()[0].text)
    assert felt.hand.legal_plays() == pieces(piece)


@pytest.mark.accepts("BEN-X18")
def test_at_a_table_of_three_too() -> None:
    felt = three()
    felt.act(Expose("S", pieces("JD")))
    put(felt, "AD")
    assert felt.hand.legal_plays() == pieces("JD")


@pytest.mark.refuses("BEN-X18")
def test_it_waits_while_it_may_not_be_played() -> None:
    felt = clubs()
    felt.act(Expose("W", pieces("JD JS")))
    put(felt, "KD")
    assert set(felt.hand.legal_plays()) == {card("AD"), card("TD")}, "West must follow and must beat the king"
    put(felt, "TD QD AD AH JH")  # East wins and leads a heart, of which West has none
    assert {piece.text[-1] for piece in felt.hand.legal_plays()} == {"C"}, "so he must trump"
    assert felt.hand.state.felt.exposed == {"W": pieces("JD JS")}


@pytest.mark.refuses("BEN-X18")
def test_once_played_it_binds_no_more_and_nobody_else_is_bound() -> None:
    felt = clubs()
    felt.act(Expose("W", pieces("TD")))
    put(felt, "AD TD")
    assert set(felt.hand.legal_plays()) == {card("KD"), card("QD"), card("JD")}
    assert view(felt.hand, None).exposed == {}


# --- calls ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X19")
@pytest.mark.parametrize(("caller", "accused", "trick"), [("S", "W", 1), ("E", "N", 1), ("S", "E", 1)])
def test_a_call_that_is_not_proven_costs_nobody_anything(caller: str, accused: str, trick: int) -> None:
    felt = called(turned(put(clubs(), HONEST)), caller, accused, trick)
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.hand, ruling.entries, ruling.logged) == ("BEN-X19", "goes-on", (), True)
    assert ruling == rule(BEND, Case(kind="renege_unproven", by=(accused,), caller=caller))
    assert fees(played_out(felt)) == {}


@pytest.mark.refuses("BEN-X19")
@pytest.mark.parametrize("caller", ["W", "E"])
def test_only_an_opponent_calls_it(caller: str) -> None:
    with pytest.raises(Refused, match=r"renege-opponents.*BEN-X19"):
        called(put(clubs(), WEST_RENEGES), caller, "W")


@pytest.mark.accepts("BEN-X19")
@pytest.mark.parametrize("caller", ["N", "E"])
def test_at_a_table_of_three_both_others_are_opponents(caller: str) -> None:
    assert called(played_out(put(three(), "AD JH QD")), caller, "S").hand.state.ending.ended == "renege"
    with pytest.raises(Refused):
        called(put(three(), HONEST3), "S", "S")


@pytest.mark.refuses("BEN-X19")
def test_once_the_score_is_written_nothing_is_called() -> None:
    felt = played_out(put(clubs(), WEST_RENEGES))
    felt.is_scored = True
    with pytest.raises(Refused, match="BEN-X19"):
        called(felt, "S", "W")
    assert felt.hand.state.ending.ended == "played"


# --- questions and lay-downs ------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X20")
@pytest.mark.parametrize("cards", ["", HONEST, f"{HONEST} AS"])
@pytest.mark.parametrize("suit", [None, "C", "H"])
@pytest.mark.parametrize("seat", ["N", "W"])
def test_whoever_asks_for_trump_is_told(cards: str, suit: str | None, seat: str) -> None:
    felt = put(clubs(), cards)
    felt.act(AskTrump(seat, suit))
    assert view(felt.hand, seat).trump == "C"
    assert (felt.hand.state.incidents, felt.hand.is_over) == ((), False)
    assert {ruling.remedies for ruling in felt.rulings} <= {("answered",)}
    for kind in ("trump_asked", "trump_asked_late", "suit_asked"):
        told = rule(BEND, Case(kind=kind, by=(seat,)))
        assert (told.remedies, told.entries, told.clause) == (("answered",), (), "BEN-X20")


@pytest.mark.refuses("BEN-X20")
def test_there_is_no_answer_before_trump_is_named() -> None:
    felt = bidding()
    with pytest.raises(Refused):
        felt.act(AskTrump("W"))
    for action in (Bid("S", 500), Pass("W"), Pass("N"), Pass("E")):
        felt.act(action)
    with pytest.raises(Refused):
        felt.act(AskTrump("W"))
    felt.act(NameTrump("S", "C"))
    felt.act(AskTrump("W"))


@pytest.mark.refuses("BEN-X13")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
@pytest.mark.parametrize("table", [clubs, three])
def test_nobody_lays_down(seat: str, table) -> None:
    felt = put(table(), "AD")
    for claim in (Claim(seat), Claim(seat, felt.hand.state.hands[seat])):
        with pytest.raises(Refused, match="BEN-X13"):
            felt.act(claim)
    assert felt.hand.state.ending.claim is None
    with pytest.raises(Refused):
        felt.act(StopPlay(seat))


@pytest.mark.accepts("BEN-X13")
@BOTH
def test_every_hand_is_played_out(book: Book) -> None:
    felt = played_out(put(clubs() if book is BEND else three(), "AD"))
    assert len(felt.hand.state.play.tricks) == book.deal.hand
    ruling = rule(book, Case(kind="claim", by=("S",)))
    assert (ruling.clause, ruling.hand, ruling.entries) == ("BEN-X13", "goes-on", ())
