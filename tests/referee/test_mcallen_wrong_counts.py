"""City of McAllen: hands of eleven and thirteen cards (rules 5 and 10A, and the penalty), and help in dealing."""

from __future__ import annotations

import pytest
from clubs_table import MCALLEN, cards

from meldhouse.game import (
    CountHand,
    Cut,
    Deal,
    Hand,
    Helped,
    LeftOver,
    Misdeal,
    Play,
    Pulled,
    Seat,
    Shuffle,
    ThrownIn,
    score,
    slip_of,
    steward,
)
from meldhouse.game.views import seen
from meldhouse.pieces import FACE_DOWN, sorted_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house, name_and_settle, points, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
RIGHT: dict[Seat, int] = {"N": 12, "E": 12, "S": 12, "W": 12}


def to_be_dealt(name: str = "mcallen") -> Felt:
    """West has shuffled, South has cut, and the cards are to be dealt."""
    hand = Hand(house(name), dealer="W", key=bytes(32), refereed=True)
    while not isinstance(chore := steward.next_chore(hand), Deal):
        assert chore is not None
        hand.apply(chore)
    return Felt(hand)


def sizes(hand: Hand) -> dict[Seat, int]:
    return {seat: len(held) for seat, held in hand.state.hands.items()}


def looked_at(short: Seat = "N", long: Seat = "E", moved: str = "9D", name: str = "mcallen") -> Felt:
    """A deal in which cards of `short` went to `long`, and everybody has taken his cards up."""
    hands = {seat: list(cards(text)) for seat, text in MCALLEN.items()}
    for piece in cards(moved):
        hands[short].remove(piece)
        hands[long].append(piece)
    dealt = {seat: sorted_pieces(held) for seat, held in hands.items()}
    return Felt(Hand.with_hands(house(name), dealer="E", hands=dealt, key=bytes(32), refereed=True))


def played_on(felt: Felt) -> Felt:
    """Nobody has noticed: South has the bid at 15, and all is played until somebody has nothing left."""
    hand = felt.hand
    for seat in hand.state.seating.seats:
        hand.apply_unchecked(CountHand(seat, 12))
    won_by(hand, "S", 15)
    name_and_settle(hand, "S")
    while not hand.is_over:
        assert hand.turn is not None
        felt.act(Play(hand.turn, hand.legal_plays()[-1]))  # the low cards first, so that something is left at the end
        steward.tidy(hand)
    return felt


# --- before anybody has looked (10A) ----------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Aa")
@pytest.mark.refuses("MCA-5c")
@pytest.mark.parametrize("count", [1, 2, 3, 6])
@pytest.mark.parametrize(("short", "long"), [("N", "E"), ("W", "S"), ("N", "S")])
def test_a_short_hand_draws_what_it_lacks_from_the_long_one(name: str, count: int, short: Seat, long: Seat) -> None:
    felt = to_be_dealt(name)
    events = felt.act(Misdeal("W", short=short, long=long, count=count))
    (pulled,) = [event for event in events if isinstance(event, Pulled)]
    assert (pulled.seat, pulled.source, len(pulled.pieces)) == (short, long, count)
    assert sizes(felt.hand) == RIGHT
    assert felt.rulings[-1].clause == "MCA-10Aa"
    assert felt.rulings[-1].entries == ()
    steward.tidy(felt.hand)
    assert (felt.hand.phase, felt.hand.state.dealer) == ("auction", "W")


@pytest.mark.accepts("MCA-10Aa")
def test_nobody_else_sees_what_is_drawn() -> None:
    felt = to_be_dealt()
    (pulled,) = [e for e in felt.act(Misdeal("W", short="N", long="E", count=2)) if isinstance(e, Pulled)]
    assert seen(pulled, "S", felt.hand).pieces == (FACE_DOWN,) * 2
    assert seen(pulled, None, felt.hand).pieces == (FACE_DOWN,) * 2


@pytest.mark.refuses("MCA-10Aa")
def test_after_a_right_deal_nothing_is_drawn() -> None:
    felt = to_be_dealt()
    assert not [event for event in felt.act(Deal("W")) if isinstance(event, Pulled)]
    assert sizes(felt.hand) == RIGHT
    assert felt.rulings == []


# --- after somebody has looked (5, 10A) -------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Ab", "MCA-5c")
@pytest.mark.refuses("MCA-10Aa")
def test_once_looked_at_the_hand_is_played_as_it_was_dealt(name: str) -> None:
    ruling = rule(house(name), Case(kind="count_seen", counts={**RIGHT, "N": 11, "E": 13}))
    assert (ruling.remedies, ruling.hand, ruling.clause) == (("play-on",), "goes-on", "MCA-10Ab")
    assert ruling.entries == (), "the penalty comes at the end"


@BOTH
@pytest.mark.refuses("MCA-10Ab")
def test_before_anybody_has_looked_it_is_repaired_and_not_played_as_it_is(name: str) -> None:
    ruling = rule(house(name), Case(kind="count_unseen", counts={**RIGHT, "N": 11, "E": 13}))
    assert (ruling.remedies, ruling.clause) == (("pull",), "MCA-10Aa")
    assert "play-on" not in ruling.remedies


@pytest.mark.accepts("MCA-10Ab")
def test_a_player_who_counts_eleven_at_the_table_has_looked_and_the_bidding_opens() -> None:
    felt = looked_at()
    for seat, count in (("N", 11), ("E", 13), ("S", 12), ("W", 12)):
        felt.act(CountHand(seat, count))
    assert felt.rulings[-1].clause == "MCA-10Ab"
    assert sizes(felt.hand) == {**RIGHT, "N": 11, "E": 13}
    assert felt.hand.phase == "auction"


@BOTH
@pytest.mark.accepts("MCA-5c")
@pytest.mark.parametrize("exposed", [1, 3])
def test_a_card_turned_up_in_dealing_is_no_misdeal_either(name: str, exposed: int) -> None:
    felt = to_be_dealt(name)
    events = felt.act(Misdeal("W", exposed=exposed))
    assert not [event for event in events if isinstance(event, ThrownIn | Pulled)]
    assert felt.rulings[-1].clause == "MCA-5c"
    steward.tidy(felt.hand)
    assert (felt.hand.phase, felt.hand.state.deals) == ("auction", 1)


@pytest.mark.accepts("MCA-5c")
def test_a_second_bad_deal_costs_nobody_the_deal() -> None:
    ruling = rule(house("mcallen"), Case(kind="misdeal_again", by=("W",)))
    assert (ruling.hand, ruling.clause, ruling.entries) == ("goes-on", "MCA-5c", ())


# --- cards left over (5) ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-5e", "MCA-5c")
@pytest.mark.parametrize(("short", "long", "moved"), [("N", "E", "9D"), ("W", "S", "9C"), ("N", "E", "9D AD")])
def test_what_is_left_goes_with_the_last_book(name: str, short: Seat, long: Seat, moved: str) -> None:
    felt = played_on(looked_at(short, long, moved, name))
    state, missing = felt.hand.state, len(cards(moved))
    assert len(state.play.tricks) == 12 - missing
    assert not state.hands[short]
    left = [piece for held in state.hands.values() for piece in held]
    assert len(left) == 4 * missing
    book = felt.hand.book
    (over,) = [event for event in felt.hand.events if isinstance(event, LeftOver)]
    assert (over.seat, over.points) == (state.play.tricks[-1].winner, sum(book.worth[piece] for piece in left))
    counted = sum(book.worth[piece] for piece in state.play.tricks[-1].pieces)
    assert state.play.tricks[-1].points == counted + 1, "the point for the last trick goes with it"
    assert sum(slip_of(felt.hand).take.values()) == 25


@BOTH
@pytest.mark.refuses("MCA-5e")
def test_with_twelve_each_nothing_is_left_over(name: str) -> None:
    felt = played_on(looked_at(moved="", name=name))
    assert not [event for event in felt.hand.events if isinstance(event, LeftOver)]
    assert len(felt.hand.state.play.tricks) == 12


@pytest.mark.accepts("MCA-5e")
def test_a_player_who_runs_out_is_told_so() -> None:
    ruling = rule(house("mcallen"), Case(kind="count_play", counts={**RIGHT, "N": 11, "E": 13}))
    assert (ruling.remedies, ruling.clause) == (("play-on", "leftovers"), "MCA-5e")


# --- the penalty ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-P1")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ({"N": 11, "E": 13}, {"NS": -20, "EW": -20}),
        ({"N": 13, "E": 11}, {"NS": -20, "EW": -20}),
        ({"E": 10, "W": 14}, {"EW": -40}),
        ({"S": 11, "W": 13}, {"NS": -20, "EW": -20}),
        ({"N": 0, "S": 2, "E": 1, "W": 1}, {"NS": -40}),
    ],
)
def test_every_wrong_hand_costs_its_side_20(name: str, counts: dict[Seat, int], expected: dict[str, int]) -> None:
    ruling = rule(house(name), Case(kind="count_end", counts={**RIGHT, **counts}))
    assert points(ruling.entries) == expected
    assert {entry.clause for entry in ruling.entries} == {"MCA-P1"}
    assert ruling.clause == "MCA-P1"


@BOTH
@pytest.mark.refuses("MCA-P1")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "count_play"])
def test_nothing_is_charged_before_the_end_of_the_hand(name: str, kind: str) -> None:
    assert rule(house(name), Case(kind=kind, counts={**RIGHT, "N": 11, "E": 13})).entries == ()


@pytest.mark.refuses("MCA-P1")
def test_twelve_cards_cost_nothing() -> None:
    assert rule(house("mcallen"), Case(kind="count_end", counts=RIGHT)).entries == ()
    felt = played_on(looked_at(moved=""))
    assert felt.hand.state.incidents == ()


@BOTH
@pytest.mark.accepts("MCA-P1")
def test_a_table_that_played_on_with_wrong_hands_is_charged_when_they_are_out(name: str) -> None:
    felt = played_on(looked_at(name=name))
    charged = [entry for entry in score(felt.hand.book, slip_of(felt.hand)) if entry.clause == "MCA-P1"]
    assert points(charged) == {"NS": -20, "EW": -20}


# --- help for players who cannot handle cards -------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-4Se")
def test_a_handicapped_dealers_partner_may_shuffle_and_cut_for_him(name: str) -> None:
    ruling = rule(house(name), Case(kind="assistance", by=("W",)))
    assert (ruling.remedies, ruling.clause, ruling.entries) == (("partner-shuffles",), "MCA-4Se", ())
    felt = Felt(Hand(house(name), dealer="W", key=bytes(32), refereed=True))
    felt.help("W")
    for _ in range(3):
        felt.act(Shuffle("E"))
    assert felt.hand.state.deal.riffles == 3


@pytest.mark.refuses("MCA-4Se")
def test_the_deal_stays_with_a_dealer_whose_partner_shuffles() -> None:
    """Rule 4 is about shuffling and cutting; dealing is rule 5, which excepts nobody."""
    hand = Hand(house("mcallen"), dealer="W", key=bytes(32))
    hand.apply_unchecked(Helped("W"))
    for _ in range(3):
        hand.apply(Shuffle("E"))
    hand.apply(Cut("S", 24))
    refusal = hand.verify(Deal("E"))
    assert refusal is not None
    assert refusal.code in ("first-dealer", "wrong-dealer")
    hand.apply(Deal("W"))


@pytest.mark.refuses("MCA-4Se")
@pytest.mark.parametrize("helper", ["E", "N"])
def test_nobody_else_handles_the_cards_of_a_dealer_who_can(helper: Seat) -> None:
    felt = Felt(Hand(house("mcallen"), dealer="W", key=bytes(32), refereed=True))
    felt.act(Shuffle(helper))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("shuffle_by_other", "MCA-4Sa")
    assert felt.hand.state.deal.riffles == 0
