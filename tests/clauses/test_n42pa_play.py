"""N42PA: leading, following, winning tricks."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, Play, to_act, trick_order
from meldhouse.pieces import ALL_DOMINOES, parse_piece
from table import assert_refused, at_tricks, house, pieces, play, play_out

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


def winner(trump: str, tiles: str) -> str:
    return one_trick(trump, tiles).state.play.tricks[0].winner


def after_lead(trump: str, led: str, east: str) -> Hand:
    """North has led and East, who holds exactly `east`, is next."""
    return play(at_tricks(N42, bidder="N", trump=trump, N=led, E=east), led)


def assert_duty(trump: str, led: str, east: str, allowed: str) -> None:
    """East may play exactly `allowed`."""
    hand = after_lead(trump, led, east)
    assert set(hand.legal_plays()) == set(pieces(allowed))
    for tile in pieces(east):
        if tile in pieces(allowed):
            assert hand.can(Play("E", tile))
        else:
            assert_refused(hand, Play("E", tile), "must-follow", "N42-5a")


# --- leading ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X9")
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_the_bidder_leads_any_domino_to_the_first_trick(bidder: str) -> None:
    hand = at_tricks(N42, bidder=bidder, trump="4", **{bidder: "4-4 4-0 6-6 5-1 3-2 1-0 0-0"})
    assert to_act(hand) == (bidder,)
    for tile in pieces("4-4 4-0 6-6 5-1 3-2 1-0 0-0"):
        assert hand.can(Play(bidder, tile))


@pytest.mark.refuses("N42-X9")
@pytest.mark.parametrize(
    ("bidder", "seat"), [("N", "E"), ("N", "S"), ("N", "W"), ("S", "N"), ("S", "E"), ("S", "W"), ("W", "N")]
)
def test_nobody_but_the_bidder_leads_to_the_first_trick(bidder: str, seat: str) -> None:
    hand = at_tricks(N42, bidder=bidder, trump="4")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-first", "N42-X9")


@pytest.mark.refuses("N42-X9")
@pytest.mark.parametrize("seat", ["N", "S", "W"])
def test_nobody_plays_before_his_turn(seat: str) -> None:
    hand = play(at_tricks(N42, bidder="N", trump="4", N="6-6"), "6-6")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "play-turn", "N42-X9")


@pytest.mark.accepts("N42-X18")
@pytest.mark.parametrize(
    ("tiles", "leads"),
    [("6-6 6-5 6-3 6-2", "N"), ("6-5 6-6 6-3 6-2", "E"), ("6-3 6-2 6-6 6-5", "S"), ("6-2 6-3 6-5 4-1", "W")],
)
def test_the_winner_of_a_trick_leads_to_the_next(tiles: str, leads: str) -> None:
    hand = one_trick("4", tiles)
    assert to_act(hand) == (leads,)
    for tile in hand.state.hands[leads]:
        assert hand.can(Play(leads, tile))


@pytest.mark.refuses("N42-X18")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_but_the_winner_leads_to_the_next_trick(seat: str) -> None:
    hand = one_trick("4", "6-3 6-2 6-6 6-5")
    assert hand.turn == "S"
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-turn", "N42-X18")


@pytest.mark.accepts("N42-X18")
def test_the_play_goes_to_the_left_from_whoever_leads() -> None:
    hand = one_trick("4", "6-3 6-2 6-6 6-5")
    order = []
    for _ in range(4):
        order.extend(to_act(hand))
        hand.apply(Play(to_act(hand)[0], hand.legal_plays()[0]))
    assert order == ["S", "W", "N", "E"]
    assert hand.state.play.tricks[1].leader == "S"


@pytest.mark.accepts("N42-X18")
def test_every_trick_of_a_hand_is_led_by_the_winner_of_the_one_before() -> None:
    hand = play_out(one_trick("2", "6-3 6-1 6-6 6-5"))
    tricks = hand.state.play.tricks
    assert len(tricks) == 7
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]


# --- following --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X10")
@pytest.mark.parametrize(
    ("trump", "led", "east"),
    [
        ("4", "2-1", "4-2 6-6 6-5 5-5 3-3 1-1 0-0"),  # the 4-2 is a four only, and ones were not led
        ("4", "6-1", "6-4 1-1 2-1 5-1 5-5 3-3 0-0"),  # the low end of the lead asks for nothing
        ("0", "6-5", "6-0 5-5 5-4 5-3 4-4 3-3 2-2"),
        ("4", "6-4", "6-6 6-5 6-3 6-2 6-1 6-0 5-5"),  # a trump led asks for trumps, not for its high end
        ("5", "3-2", "5-3 5-2 6-2 2-2 2-1 2-0 1-0"),
    ],
)
def test_whoever_holds_nothing_of_the_suit_led_is_free(trump: str, led: str, east: str) -> None:
    assert_duty(trump, led, east, allowed=east)


@pytest.mark.refuses("N42-X10")
@pytest.mark.parametrize(
    ("trump", "led", "east", "allowed"),
    [
        ("4", "2-1", "4-2 2-0 6-6 6-5 5-5 3-3 1-1", "2-0"),
        ("4", "2-1", "4-2 6-2 2-2 6-5 5-5 3-3 1-1", "6-2 2-2"),
        ("4", "6-1", "6-4 6-2 1-1 2-1 5-5 3-3 0-0", "6-2"),
        ("4", "6-4", "6-6 6-5 4-0 6-2 6-1 6-0 5-5", "4-0"),
        ("0", "6-0", "6-6 6-5 5-0 6-2 6-1 0-0 5-5", "5-0 0-0"),
        ("6", "6-1", "6-6 6-5 1-1 2-1 5-1 0-0 5-5", "6-6 6-5"),
        ("follow-me", "5-4", "6-5 4-4 4-2 3-3 2-2 1-1 0-0", "6-5"),
        ("follow-me", "4-4", "6-4 4-0 6-6 3-3 2-2 1-1 0-0", "6-4 4-0"),
    ],
)
def test_whoever_holds_the_suit_led_must_follow_it(trump: str, led: str, east: str, allowed: str) -> None:
    assert_duty(trump, led, east, allowed)


@pytest.mark.accepts("N42-X11")
@pytest.mark.parametrize(
    ("led", "east"),
    [
        ("6-6", "6-5 6-4 6-3 6-2 6-1 6-0 5-4"),  # no double in hand: no need to play a six
        ("6-1", "6-6 5-5 4-4 1-1 5-4 3-2 2-0"),  # the 6-6 is no six any more
    ],
)
def test_when_doubles_are_trump_they_have_left_their_suits(led: str, east: str) -> None:
    assert_duty("doubles", led, east, allowed=east)


@pytest.mark.refuses("N42-X11")
@pytest.mark.parametrize(
    ("led", "east", "allowed"),
    [
        ("6-6", "6-5 6-4 6-3 6-2 6-1 0-0 5-4", "0-0"),
        ("0-0", "6-6 5-0 4-0 3-3 2-0 1-0 5-4", "6-6 3-3"),
        ("6-1", "6-6 6-2 1-1 5-4 3-2 2-0 4-0", "6-2"),
    ],
)
def test_when_doubles_are_trump_a_double_follows_doubles_only(led: str, east: str, allowed: str) -> None:
    assert_duty("doubles", led, east, allowed)


@pytest.mark.accepts("N42-X13")
@pytest.mark.parametrize("tile", ["4-4", "4-0", "5-5", "3-3", "1-1", "1-0", "3-1"])
def test_a_void_player_may_trump_or_throw_away_whatever_he_likes(tile: str) -> None:
    hand = after_lead("4", "6-6", "4-4 4-0 5-5 3-3 1-1 1-0 3-1")
    hand.apply(Play("E", parse_piece(tile)))


@pytest.mark.accepts("N42-X13")
def test_a_player_who_follows_may_play_low_though_he_could_win() -> None:
    hand = after_lead("4", "6-5", "6-6 6-0 5-5 3-3 1-1 1-0 3-1")
    assert set(hand.legal_plays()) == set(pieces("6-6 6-0"))
    hand.apply(Play("E", parse_piece("6-0")))


@pytest.mark.accepts("N42-X13")
def test_a_trump_led_or_played_need_not_be_beaten() -> None:
    hand = after_lead("4", "4-3", "4-4 6-4 4-0 5-5 3-3 1-1 1-0")
    assert set(hand.legal_plays()) == set(pieces("4-4 6-4 4-0"))
    assert winner("4", "6-6 4-2 4-0 6-5") == "E", "South, who was void, trumped lower"


@pytest.mark.refuses("N42-X13")
@pytest.mark.parametrize("tile", ["4-4", "4-0", "5-5", "1-0"])
def test_a_player_who_can_follow_may_neither_trump_nor_throw_away(tile: str) -> None:
    hand = after_lead("4", "6-6", "4-4 4-0 5-5 3-3 1-1 1-0 6-1")
    assert_refused(hand, Play("E", parse_piece(tile)), "must-follow", "N42-5a")


# --- winning ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-1a")
@pytest.mark.parametrize(
    ("contract", "tiles"),
    [
        ("0", "6-5 1-0 6-4 6-3"),
        ("1", "6-5 1-0 6-4 6-3"),
        ("2", "6-5 2-0 6-4 6-3"),
        ("3", "6-5 3-0 6-4 6-2"),
        ("4", "6-5 4-0 6-3 6-2"),
        ("5", "6-4 5-0 6-3 6-2"),
        ("6", "5-4 6-0 5-3 5-2"),
        ("doubles", "6-5 0-0 6-4 6-3"),
    ],
)
def test_a_small_domino_of_the_named_trump_takes_a_plain_trick(contract: str, tiles: str) -> None:
    assert winner(contract, tiles) == "E"


@pytest.mark.refuses("N42-1a")
@pytest.mark.parametrize("tile", ["1-0", "3-0", "4-4", "5-5"])
def test_in_follow_me_nothing_is_trump(tile: str) -> None:
    assert winner("follow-me", f"6-2 {tile} 6-1 6-0") == "N"


@pytest.mark.accepts("N42-X10")
def test_a_trump_led_by_its_low_end_is_won_by_the_highest_trump() -> None:
    assert winner("4", "6-4 4-4 6-6 6-5") == "E"
    assert winner("0", "6-0 0-0 6-6 6-5") == "E"


@pytest.mark.refuses("N42-X10")
@pytest.mark.parametrize(
    ("trump", "tiles", "won"),
    [
        ("4", "2-1 5-1 1-1 3-2", "W"),  # twos were led: ones do not win
        ("4", "2-1 6-2 4-2 2-2", "S"),  # the 4-2 wins as a trump and not as a two
        ("4", "6-1 1-1 6-2 6-0", "S"),
        ("4", "6-4 6-6 6-5 5-5", "N"),  # sixes do not follow a trump
    ],
)
def test_only_the_suit_led_and_trumps_can_win(trump: str, tiles: str, won: str) -> None:
    assert winner(trump, tiles) == won


@pytest.mark.accepts("N42-X11")
@pytest.mark.parametrize(
    ("trump", "tiles", "won"),
    [
        ("4", "2-1 6-2 2-2 5-2", "S"),  # the double two is above the 6-2
        ("4", "5-3 6-5 5-5 5-2", "S"),
        ("0", "1-0 6-0 5-0 0-0", "W"),
        ("6", "6-5 6-6 6-4 6-3", "E"),
        ("doubles", "5-5 6-6 0-0 4-4", "E"),
        ("doubles", "0-0 1-1 3-3 2-2", "S"),
        ("doubles", "6-5 1-1 0-0 6-4", "E"),
    ],
)
def test_the_double_is_the_highest_of_its_suit_and_the_double_six_of_doubles(trump: str, tiles: str, won: str) -> None:
    assert winner(trump, tiles) == won


@pytest.mark.refuses("N42-X11")
@pytest.mark.parametrize(
    ("trump", "tiles", "won"),
    [
        ("4", "2-1 5-2 6-2 3-2", "S"),  # without the double the other end decides
        ("4", "6-5 5-5 6-3 3-3", "N"),  # sixes were led: the double five is no six
        ("4", "4-0 6-4 5-4 4-3", "E"),
        ("doubles", "6-5 6-4 1-1 6-3", "S"),  # a small double is trump now
        ("doubles", "6-4 6-5 6-3 6-2", "E"),  # no double six in the suit: the 6-5 is its highest
        ("doubles", "6-6 6-5 6-4 6-3", "N"),
    ],
)
def test_a_double_is_not_the_highest_of_a_suit_it_does_not_belong_to(trump: str, tiles: str, won: str) -> None:
    assert winner(trump, tiles) == won


@pytest.mark.accepts("N42-X12")
@pytest.mark.parametrize(
    ("tiles", "won"),
    [("6-1 6-5 6-6 6-0", "S"), ("6-1 6-5 6-4 6-0", "E"), ("6-1 6-0 1-1 5-5", "N"), ("3-1 6-3 3-3 3-2", "S")],
)
def test_in_follow_me_the_highest_of_the_suit_led_wins_and_the_double_is_highest(tiles: str, won: str) -> None:
    assert winner("follow-me", tiles) == won


@pytest.mark.refuses("N42-X12")
@pytest.mark.parametrize("tile", ["1-1", "5-5", "0-0", "5-4"])
def test_in_follow_me_no_other_suit_can_win(tile: str) -> None:
    assert winner("follow-me", f"6-1 {tile} 6-0 4-4") == "N"


@pytest.mark.refuses("N42-X12")
def test_in_follow_me_doubles_stay_in_their_suits() -> None:
    assert_duty("follow-me", "6-1", "6-6 5-5 4-4 3-3 2-2 1-1 0-0", "6-6")
    assert_duty("follow-me", "5-5", "6-6 5-0 4-4 3-3 2-2 1-1 0-0", "5-0")
