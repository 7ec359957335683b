"""N42PA: counts, made and set, marks, and the game to seven."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import Game, Hand, Incident, Match, Slip, score, slip_of, trick_order
from meldhouse.messages import Message, fact
from meldhouse.pieces import ALL_DOMINOES
from table import at_tricks, clauses_of, house, pieces, play, play_out, points, scored

N42 = house("n42pa")


def one_trick(trump: str, tiles: str) -> Hand:
    """A hand in which North leads the first of `tiles` and the others play theirs; whoever does not follow is void."""
    played = pieces(tiles)
    order = trick_order(N42, trump)
    suit = order.members[order.suit_of[played[0]]]
    spare = [tile for tile in ALL_DOMINOES if tile not in played]
    hands = {seat: [tile] for seat, tile in zip("NESW", played, strict=True)}
    for seat in sorted(hands, key=lambda seat: hands[seat][0] in suit):  # those who are void choose first
        void = hands[seat][0] not in suit
        taken = [tile for tile in spare if not (void and tile in suit)][:6]
        hands[seat] += taken
        spare = [tile for tile in spare if tile not in taken]
    known = {seat: " ".join(tile.text for tile in held) for seat, held in hands.items()}
    return play(at_tricks(N42, bidder="N", trump=trump, **known), tiles)


def all_seven(amount: int) -> Hand:
    """North, who holds every four, has taken all the tricks."""
    hand = at_tricks(N42, bidder="N", trump="4", amount=amount, N="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    return play_out(hand)


def all_but_an_empty_one(amount: int) -> Hand:
    """North has taken six tricks with 41 points, and East the last, which held no count."""
    hand = at_tricks(
        N42,
        bidder="N",
        trump="4",
        amount=amount,
        N="4-4 6-4 5-4 4-3 4-2 4-1 1-0",
        E="4-0 1-1 6-6 6-5 6-3 6-2 6-1",
        S="5-5 5-0 3-2 5-3 5-2 5-1 6-0",
        W="3-3 3-1 3-0 2-2 2-1 2-0 0-0",
    )
    play(hand, "4-4 4-0 5-5 3-3 6-4 6-6 5-0 3-1 5-4 6-5 3-2 3-0 4-3 6-3 5-3 2-2")
    return play(hand, "4-2 6-2 5-2 2-1 4-1 6-1 5-1 2-0 1-0 1-1 6-0 0-0")


def marks(bid: int, took: int, bidder: str = "N") -> dict[str, int]:
    own, other = ("NS", "EW") if bidder in "NS" else ("EW", "NS")
    return scored(N42, "marks", bidder=bidder, bid=bid, trump="4", take={own: took, other: 42 - took})


def standing(ns: int, ew: int) -> Game:
    """A game that stands so, by bids of 30 that were made."""
    game = Game(N42, first_dealer="W")
    for _ in range(ns):
        game.add(Slip(bidder="N", bid=30, trump="4", take={"NS": 30, "EW": 12}))
    for _ in range(ew):
        game.add(Slip(bidder="E", bid=30, trump="4", take={"EW": 30, "NS": 12}))
    assert not game.is_over
    return game


# --- the count --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X5")
@pytest.mark.parametrize(
    ("trump", "tiles", "worth"),
    [
        ("4", "4-2 6-4 5-1 6-3", 11),
        ("5", "5-5 5-1 5-2 5-3", 11),
        ("5", "5-4 5-0 5-2 5-3", 6),
        ("4", "4-4 4-1 4-2 4-3", 6),
        ("3", "3-3 3-2 3-1 3-0", 6),
        ("5", "5-5 5-0 6-4 4-1", 31),
        ("5", "5-5 6-4 4-1 3-2", 31),
        ("2", "6-6 6-4 5-5 3-2", 26),
    ],
)
def test_a_trick_is_worth_its_counts_and_one(trump: str, tiles: str, worth: int) -> None:
    hand = one_trick(trump, tiles)
    trick = hand.state.play.tricks[0]
    assert trick.points == worth
    assert hand.state.points[hand.state.seating.side[trick.winner]] == worth


@pytest.mark.refuses("N42-X5")
@pytest.mark.parametrize(
    ("trump", "tiles"),
    [
        ("6", "6-6 6-5 6-3 6-2"),
        ("6", "6-1 6-0 5-4 4-4"),
        ("5", "5-4 5-3 5-2 5-1"),
        ("4", "4-4 4-3 4-2 4-0"),
        ("3", "3-3 3-1 3-0 2-2"),
        ("2", "2-1 2-0 1-1 1-0"),
        ("0", "0-0 1-0 2-0 3-0"),
    ],
)
def test_a_trick_without_one_of_the_five_counts_is_worth_one(trump: str, tiles: str) -> None:
    assert one_trick(trump, tiles).state.play.tricks[0].points == 1


@pytest.mark.accepts("N42-X5")
@pytest.mark.parametrize("trump", ["0", "5", "doubles", "follow-me"])
def test_a_whole_hand_holds_forty_two_points(trump: str) -> None:
    hand = play_out(at_tricks(N42, bidder="N", trump=trump))
    assert len(hand.state.play.tricks) == 7
    assert sum(hand.state.points.values()) == 42
    assert slip_of(hand).take == hand.state.points


@pytest.mark.refuses("N42-X5")
@pytest.mark.parametrize(("ours", "theirs"), [(30, 11), (30, 13), (31, 12), (0, 0), (42, 42), (43, 0)])
def test_a_slip_that_does_not_add_up_to_forty_two_is_refused(ours: int, theirs: int) -> None:
    with sent_back("slip-take-total", "N42-X5", total=42):
        score(N42, Slip(bidder="N", bid=30, trump="4", take={"NS": ours, "EW": theirs}))


@pytest.mark.refuses("N42-X5")
def test_no_point_is_given_for_the_last_trick_above_the_others() -> None:
    hand = all_but_an_empty_one(30)
    assert hand.state.play.tricks[-1].points == 1
    assert hand.state.points == {"NS": 41, "EW": 1}


# --- made or set ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X6")
@pytest.mark.parametrize(
    ("bid", "took"),
    [(30, 30), (30, 31), (30, 42), (31, 31), (35, 35), (40, 40), (41, 41), (41, 42), (42, 42), (84, 42), (210, 42)],
)
def test_a_bid_is_made_by_its_points_and_a_mark_bid_by_all_of_them(bid: int, took: int) -> None:
    assert set(marks(bid, took)) == {"NS"}


@pytest.mark.refuses("N42-X6")
@pytest.mark.parametrize(
    ("bid", "took"),
    [(30, 29), (30, 0), (31, 30), (35, 34), (40, 39), (41, 40), (42, 41), (42, 32), (84, 41), (126, 41), (210, 41)],
)
def test_a_bid_one_point_short_is_set(bid: int, took: int) -> None:
    assert set(marks(bid, took)) == {"EW"}


@pytest.mark.accepts("N42-X6")
@pytest.mark.parametrize(("amount", "given"), [(41, 1), (42, 1), (84, 2)])
def test_all_seven_tricks_make_any_bid(amount: int, given: int) -> None:
    hand = all_seven(amount)
    assert slip_of(hand).tricks == {"NS": 7, "EW": 0}
    assert points(score(N42, slip_of(hand)), "marks") == {"NS": given}


@pytest.mark.accepts("N42-X6")
def test_an_empty_trick_lost_does_not_hurt_a_bid_of_forty_one() -> None:
    assert points(score(N42, slip_of(all_but_an_empty_one(41))), "marks") == {"NS": 1}


@pytest.mark.refuses("N42-X6")
@pytest.mark.parametrize(("amount", "given"), [(42, 1), (84, 2)])
def test_an_empty_trick_lost_sets_a_mark_bid(amount: int, given: int) -> None:
    entries = score(N42, slip_of(all_but_an_empty_one(amount)))
    assert points(entries, "marks") == {"EW": given}
    assert entries[0].clause == "N42-X6"


@pytest.mark.accepts("N42-X7")
@pytest.mark.parametrize(("bid", "given"), [(30, 1), (31, 1), (41, 1), (42, 1), (84, 2), (126, 3), (168, 4), (210, 5)])
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_a_made_bid_gives_its_marks_to_the_bidders(bid: int, given: int, bidder: str) -> None:
    side = "NS" if bidder in "NS" else "EW"
    assert marks(bid, 42, bidder) == {side: given}


@pytest.mark.refuses("N42-X7")
@pytest.mark.parametrize(("bid", "given"), [(30, 1), (31, 1), (41, 1), (42, 1), (84, 2), (126, 3), (168, 4), (210, 5)])
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_a_set_bid_gives_its_marks_to_the_opponents_and_takes_none(bid: int, given: int, bidder: str) -> None:
    other = "EW" if bidder in "NS" else "NS"
    assert marks(bid, 29, bidder) == {other: given}


@pytest.mark.refuses("N42-X7")
def test_marks_are_counted_and_not_points() -> None:
    slip = {"bidder": "N", "bid": 31, "trump": "4", "take": {"NS": 42, "EW": 0}}
    assert scored(N42, "points", **slip) == {}
    assert scored(N42, "marks", **slip) == {"NS": 1}


def test_why_the_others_get_the_marks_is_a_sentence_about_the_bidders() -> None:
    def why(bid: int, took: int) -> Message:
        (entry,) = score(N42, Slip(bidder="N", bid=bid, trump="4", take={"NS": took, "EW": 42 - took}))
        assert set(entry.seats) == {"E", "W"}
        return entry.reason

    assert why(31, 25) == fact("score-set-them", bid=31, take=25)
    assert why(84, 41) == fact("score-set-them-every", bid=fact("bid-in-marks", marks=2))


@pytest.mark.accepts("N42-X7")
def test_the_entries_name_the_clause() -> None:
    made = {"bidder": "N", "bid": 31, "trump": "4", "take": {"NS": 31, "EW": 11}}
    assert clauses_of(N42, **made) == {"N42-X7"}
    assert clauses_of(N42, **{**made, "take": {"NS": 30, "EW": 12}}) == {"N42-X7"}


# --- the game ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X8")
@pytest.mark.parametrize(
    ("ns", "ew", "bid", "total"), [(6, 3, 84, 8), (6, 6, 30, 7), (5, 0, 84, 7), (6, 0, 42, 7), (4, 6, 126, 7)]
)
def test_seven_marks_win_the_game_and_more_are_allowed(ns: int, ew: int, bid: int, total: int) -> None:
    game = standing(ns, ew)
    game.add(Slip(bidder="S", bid=bid, trump="4", take={"NS": 42, "EW": 0}))
    assert game.side_totals() == {"NS": total, "EW": ew}
    assert (game.is_over, game.winner) == (True, "NS")


@pytest.mark.accepts("N42-X8")
def test_marks_won_by_setting_the_others_win_the_game_too() -> None:
    game = standing(6, 6)
    game.add(Slip(bidder="S", bid=84, trump="4", take={"NS": 41, "EW": 1}))
    assert (game.side_totals(), game.winner) == ({"NS": 6, "EW": 8}, "EW")


@pytest.mark.refuses("N42-X8")
@pytest.mark.parametrize(("ns", "ew", "bid"), [(5, 6, 30), (4, 6, 84), (5, 0, 42), (0, 0, 210), (1, 0, 210)])
def test_six_marks_do_not_win(ns: int, ew: int, bid: int) -> None:
    game = standing(ns, ew)
    game.add(Slip(bidder="S", bid=bid, trump="4", take={"NS": 42, "EW": 0}))
    assert game.side_totals()["NS"] <= 6
    assert (game.is_over, game.winner) == (False, None)


@pytest.mark.refuses("N42-X8")
def test_nothing_is_played_on_after_seven_marks() -> None:
    game = standing(6, 0)
    last = Slip(bidder="S", bid=30, trump="4", take={"NS": 42, "EW": 0})
    game.add(last)
    with pytest.raises(ValueError, match="over"):
        game.add(last)
    assert game.side_totals() == {"NS": 7, "EW": 0}


@pytest.mark.refuses("N42-X8")
def test_marks_are_not_carried_into_the_next_game() -> None:
    match = Match(N42, first_dealer="W")
    while not match.game.is_over:
        match.game.add(Slip(bidder="S", bid=126, trump="4", take={"NS": 42, "EW": 0}))
    assert match.game.side_totals() == {"NS": 9, "EW": 0}
    assert match.next_game(first_dealer="E").side_totals() == {"NS": 0, "EW": 0}


@pytest.mark.accepts("N42-X8")
def test_a_mark_that_an_official_gives_counts_towards_the_seven() -> None:
    game = standing(6, 3)
    penalty = Incident(seats=("N", "S"), points=1, clause="N42-9b")
    game.add(Slip(bidder="E", bid=30, trump="4", take={"EW": 30, "NS": 12}, incidents=(penalty,)))
    assert game.side_totals() == {"NS": 7, "EW": 3}
    assert game.winner == "NS"


@pytest.mark.accepts("N42-X8")
def test_who_reaches_seven_by_a_mark_given_during_the_hand_has_won_before_the_hand_is_counted() -> None:
    game = standing(6, 6)
    penalty = Incident(seats=("N", "S"), points=1, clause="N42-9b")
    entries = game.add(Slip(bidder="E", bid=84, trump="4", take={"EW": 42, "NS": 0}, incidents=(penalty,)))
    assert (game.side_totals(), game.winner) == ({"NS": 7, "EW": 6}, "NS")
    assert [(entry.account, entry.points) for entry in entries] == [("EW", 0), ("NS", 1)]
    assert entries[0].reason == fact("score-unadded", why="won-before")
    assert game.ending is not None
    assert game.ending.reason == fact("game-reached", side="NS", target=7, points=7, over=0, when="during")


@pytest.mark.refuses("N42-X8")
def test_a_mark_given_during_the_hand_that_does_not_make_seven_leaves_the_hand_to_decide() -> None:
    game = standing(5, 6)
    penalty = Incident(seats=("N", "S"), points=1, clause="N42-9b")
    game.add(Slip(bidder="E", bid=84, trump="4", take={"EW": 42, "NS": 0}, incidents=(penalty,)))
    assert (game.side_totals(), game.winner) == ({"NS": 6, "EW": 8}, "EW")


@pytest.mark.accepts("N42-X8")
def test_of_two_marks_given_during_the_hand_the_first_that_makes_seven_wins() -> None:
    game = standing(6, 6)
    given = tuple(Incident(seats=seats, points=1, clause="N42-9b") for seats in (("E", "W"), ("N", "S")))
    game.add(Slip(bidder="N", bid=30, trump="4", take={"NS": 42, "EW": 0}, incidents=given))
    assert game.winner == "EW"
