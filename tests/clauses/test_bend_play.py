"""Bend: tricks, the duties of play and what tricks hold. Clubs are trump and South leads."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, NameTrump, Play, Seat, TrickWon, trick_order, winner_of
from meldhouse.rulebooks import Book
from table import assert_refused, at_tricks, call, dealt, house, pieces, play, play_out

FOUR, THREE = house("bend"), house("bend.3")


def cards(text: str) -> str:
    """``3AS KD`` for three aces of spades and a king."""
    return " ".join(f"{word[1:]} " * int(word[0]) if word[0] in "1234" else word for word in text.split())


# West and East hold no diamonds; North holds neither hearts nor clubs.
SOUTH = cards("AS TS KS QS JS AH TH KH QH JH AC TC KC QC JC AD TD KD QD JD")
WEST = cards("AS TS KS QS JS AH 2TH 2KH 2QH JH AC TC KC 2QC 2JC")
NORTH = cards("AS TS KS QS JS 3AD 3TD 3KD 3QD 3JD")
EAST = cards("AS TS KS QS JS 2AH TH KH QH 2JH 2AC 2TC 2KC QC JC")
# The same with every ace of spades at South's.
ACES_SOUTH = cards("4AS TS AH TH KH QH JH AC TC KC QC JC AD TD KD QD JD")
ACES_WEST = cards("TS KS QS 2JS AH 2TH 2KH 2QH JH AC TC KC 2QC 2JC")
ACES_NORTH = cards("TS 2KS QS JS 3AD 3TD 3KD 3QD 3JD")
ACES_EAST = cards("TS KS 2QS JS 2AH TH KH QH 2JH 2AC 2TC 2KC QC JC")


def south_to_lead(book: Book = FOUR) -> Hand:
    return at_tricks(book, bidder="S", trump="C", N=NORTH, E=EAST, S=SOUTH, W=WEST)


def south_with_the_aces() -> Hand:
    return at_tricks(FOUR, bidder="S", trump="C", N=ACES_NORTH, E=ACES_EAST, S=ACES_SOUTH, W=ACES_WEST)


def after(led: str, book: Book = FOUR) -> Hand:
    return play(south_to_lead(book), led)


def allowed(hand: Hand) -> set[str]:
    return {piece.text for piece in hand.legal_plays()}


def put(seat: Seat, card: str) -> Play:
    return Play(seat, pieces(card)[0])


def last_trick(hand: Hand) -> TrickWon:
    return next(event for event in reversed(hand.events) if isinstance(event, TrickWon))


# --- rank, and who wins -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X1")
@pytest.mark.parametrize(("higher", "lower"), [("A", "T"), ("T", "K"), ("K", "Q"), ("Q", "J")])
@pytest.mark.parametrize("suit", ["S", "C"])
def test_cards_rank_ace_ten_king_queen_jack(higher: str, lower: str, suit: str) -> None:
    order = trick_order(FOUR, "C")
    assert winner_of(order, pieces(f"{lower}{suit} {higher}{suit}")) == 1
    assert winner_of(order, pieces(f"{higher}{suit} {lower}{suit}")) == 0


@pytest.mark.refuses("BEN-X1")
def test_a_king_does_not_take_a_ten() -> None:
    hand = play(south_with_the_aces(), "TS KS KS JS")
    assert last_trick(hand).seat == "S"


@pytest.mark.accepts("BEN-X1")
def test_of_two_tens_the_first_wins() -> None:
    hand = play(south_with_the_aces(), "TS TS KS JS")
    assert last_trick(hand) == TrickWon("S", 30)


@pytest.mark.refuses("BEN-X1")
@pytest.mark.parametrize(
    ("trick", "place"), [("AS AS AS AS", 0), ("JS AS AS AS", 1), ("KD JC JC KD", 1), ("KD AD JC QC", 3)]
)
def test_a_later_card_of_the_same_face_wins_nothing(trick: str, place: int) -> None:
    assert winner_of(trick_order(FOUR, "C"), pieces(trick)) == place


@pytest.mark.accepts("BEN-X16")
def test_the_highest_trump_wins() -> None:
    hand = after("AD JC JD QC")
    assert last_trick(hand).seat == "E"


@pytest.mark.accepts("BEN-X16")
def test_the_lowest_trump_takes_a_ten() -> None:
    assert winner_of(trick_order(FOUR, "C"), pieces("TD JC AD")) == 1


@pytest.mark.accepts("BEN-X16")
def test_without_a_trump_the_highest_of_the_suit_led_wins() -> None:
    hand = after("QS KS TS AS")
    assert last_trick(hand).seat == "E"


@pytest.mark.refuses("BEN-X16")
def test_a_higher_card_of_another_suit_wins_nothing() -> None:
    assert winner_of(trick_order(FOUR, "C"), pieces("JH AD AS AD")) == 0
    hand = after("KH AH AD JH")  # North has neither hearts nor clubs, and his ace of diamonds is thrown away
    assert last_trick(hand).seat == "W"


@pytest.mark.refuses("BEN-X16")
def test_a_suit_that_is_not_trump_does_not_take_a_trick_by_itself() -> None:
    assert winner_of(trick_order(FOUR, "H"), pieces("JD AC AC AC")) == 0


# --- who leads --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X7")
@pytest.mark.parametrize("trump", ["C", "D", "S", "H"])
def test_the_bidder_leads_first_and_may_lead_anything(trump: str) -> None:
    hand = at_tricks(FOUR, bidder="E", trump=trump)
    assert hand.turn == "E"
    assert set(hand.legal_plays()) == set(hand.state.hands["E"])


@pytest.mark.accepts("BEN-X7")
def test_the_bidder_needs_no_marriage_in_trump() -> None:
    no_queen = cards("4AS 4TS 4KS 4AH 4TH")
    hand = at_tricks(FOUR, bidder="S", trump="S", S=no_queen)
    assert (hand.phase, hand.state.trump, hand.turn) == ("tricks", "S", "S")


@pytest.mark.accepts("BEN-X7")
def test_a_suit_he_does_not_hold_at_all_may_be_trump() -> None:
    hand = at_tricks(FOUR, bidder="N", trump="C", N=NORTH, E=EAST, S=SOUTH, W=WEST)
    assert hand.turn == "N"


@pytest.mark.refuses("BEN-X7")
@pytest.mark.parametrize(("seat", "card"), [("W", "AS"), ("N", "AS"), ("E", "AC")])
def test_nobody_else_leads_to_the_first_trick(seat: Seat, card: str) -> None:
    assert_refused(south_to_lead(), put(seat, card), "lead-first", "BEN-X7")


@pytest.mark.refuses("BEN-X7")
def test_three_handed_the_bidder_leads_and_not_the_dealers_neighbour() -> None:
    hand = at_tricks(THREE, bidder="E", trump="H", dealer="S")
    assert_refused(hand, Play("N", hand.state.hands["N"][0]), "lead-first", "BEN-X7")
    assert hand.can(Play("E", hand.state.hands["E"][0]))


@pytest.mark.refuses("BEN-X7")
def test_only_in_a_club_that_asks_for_a_marriage_is_such_a_suit_refused() -> None:
    lonely_kings = cards("4AS 4TS 4KS 4AH 2TH KD QD")
    strict = call(dealt(house("bend", "[trump]\nmarriage = true"), S=lonely_kings), None, None, 500, None)
    assert_refused(strict, NameTrump("S", "S"), "trump-marriage")
    assert strict.can(NameTrump("S", "D"))
    assert call(dealt(FOUR, S=lonely_kings), None, None, 500, None).can(NameTrump("S", "S"))


@pytest.mark.accepts("BEN-X15")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("AS KS KS KS", "S"), ("KS AS JS JS", "W"), ("QS KS AS JS", "N"), ("QS KS TS AS", "E"), ("AD KC JD TC", "E")],
)
def test_the_winner_of_a_trick_leads_the_next(trick: str, winner: Seat) -> None:
    hand = after(trick)
    assert hand.turn == winner
    assert set(hand.legal_plays()) == set(hand.state.hands[winner])


@pytest.mark.refuses("BEN-X15")
@pytest.mark.parametrize(("seat", "card"), [("S", "AS"), ("N", "KS"), ("E", "KS")])
def test_nobody_else_leads_to_the_next_trick_not_even_the_bidder(seat: Seat, card: str) -> None:
    refusal = assert_refused(after("KS AS JS JS"), put(seat, card), "lead-turn", "BEN-X15")
    assert refusal.message.args == {"who": "W"}


# --- follow, beat, trump, over-trump ----------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X4")
@pytest.mark.parametrize(
    ("so_far", "may"),
    [
        ("JS", {"AS", "TS", "KS", "QS"}),
        ("KS", {"AS", "TS"}),
        ("TS", {"AS"}),
        ("AS", {"AS", "TS", "KS", "QS", "JS"}),  # cannot be beaten: any spade
        ("JS KS", {"AS", "TS"}),  # the highest card so far counts, not the one led
        ("JS AS", {"AS", "TS", "KS", "QS", "JS"}),
        ("JH", {"AH", "TH", "KH", "QH"}),
        ("QC", {"AC", "TC", "KC"}),  # trump led
        ("KD", {"AC", "TC", "KC", "QC", "JC"}),  # West has no diamond and must trump
        ("KD JC", {"AD", "TD", "KD", "QD", "JD"}),  # trumped already: North follows as he likes
        ("KD KC JD", {"AC", "TC"}),  # East has no diamond and must over-trump
        ("KD TC JD", {"AC"}),
        ("KD AC JD", {"AC", "TC", "KC", "QC", "JC"}),  # he cannot over-trump, and must trump all the same
        ("JH TH", {"AS", "TS", "KS", "QS", "JS", "AD", "TD", "KD", "QD", "JD"}),  # neither hearts nor trumps
    ],
)
def test_what_may_be_played(so_far: str, may: set[str]) -> None:
    assert allowed(after(so_far)) == may


@pytest.mark.refuses("BEN-X4", "BEN-3.5a")
@pytest.mark.parametrize(
    ("so_far", "seat", "card", "code"),
    [
        ("JS", "W", "AH", "must-follow"),
        ("JS", "W", "JC", "must-follow"),
        ("AS", "W", "AC", "must-follow"),
        ("JH", "W", "JH", "must-beat"),
        ("JH", "W", "AC", "must-follow"),
        ("KS", "W", "KS", "must-beat"),
        ("KS", "W", "QS", "must-beat"),
        ("TS", "W", "KS", "must-beat"),
        ("JS KS", "N", "QS", "must-beat"),
        ("QC", "W", "JC", "must-beat"),
        ("QC", "W", "AH", "must-follow"),
        ("KD", "W", "AH", "must-trump"),
        ("KD JC", "N", "AS", "must-follow"),
        ("KD KC JD", "E", "QC", "must-overtrump"),
        ("KD KC JD", "E", "KC", "must-overtrump"),
        ("KD KC JD", "E", "AH", "must-trump"),
        ("KD AC JD", "E", "AH", "must-trump"),
    ],
)
def test_what_may_not_be_played(so_far: str, seat: Seat, card: str, code: str) -> None:
    printed = "BEN-3.5a" if code == "must-follow" else "BEN-X4"
    assert_refused(after(so_far), put(seat, card), code, printed)


@pytest.mark.accepts("BEN-X4")
def test_another_club_may_ask_for_following_only() -> None:
    follow_only = house("bend", '[tricks]\nbeat = "never"\nruff = false\noverruff = false')
    assert allowed(after("KS", follow_only)) == {"AS", "TS", "KS", "QS", "JS"}
    assert_refused(after("KS", follow_only), put("W", "AH"), "must-follow", "BEN-3.5a")
    assert after("KD", follow_only).can(put("W", "JH"))


# --- what tricks hold -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X2")
@pytest.mark.parametrize(
    ("trick", "points"),
    [("AS TS KS AS", 40), ("KS TS AS QS", 30), ("QS KS TS AS", 30), ("AS JS JS JS", 10), ("AS QS QS KS", 20)],
)
def test_aces_tens_and_kings_count_ten_each(trick: str, points: int) -> None:
    assert last_trick(after(trick)).points == points


@pytest.mark.refuses("BEN-X2")
def test_queens_and_jacks_count_nothing() -> None:
    hand = at_tricks(
        FOUR,
        bidder="S",
        trump="C",
        S=cards("4AS 4TS 4KS JS 4AC 3TC"),
        W=cards("2QS JS 2TH 2KH 2QH 2JH AD 2TD 2KD 2QD 2JD"),
        N=cards("JS TC 4KC 4QC 4JC 4AH 2AD"),
        E=cards("2QS JS 2TH 2KH 2QH 2JH AD 2TD 2KD 2QD 2JD"),
    )
    play(hand, "JS QS JS QS")
    assert last_trick(hand) == TrickWon("W", 0)


@pytest.mark.accepts("BEN-X2")
def test_the_last_trick_is_worth_twenty_more_and_all_tricks_make_500() -> None:
    hand = play_out(south_to_lead())
    tricks = hand.state.play.tricks
    counters = [10 * sum(piece.text[0] in "ATK" for piece in trick.pieces) for trick in tricks]
    assert [trick.points - worth for trick, worth in zip(tricks, counters, strict=True)] == [0] * 19 + [20]
    assert sum(hand.state.points.values()) == 500


@pytest.mark.accepts("BEN-X2")
def test_three_handed_the_tricks_and_the_discard_make_500_too() -> None:
    hand = play_out(at_tricks(THREE, bidder="N", trump="S", dealer="S", kitty="QS QH JC JD JH"))
    assert sum(hand.state.points.values()) == 500
    assert len(hand.state.play.tricks) == 25
