"""What a reason says before the first lead is true of the hand it speaks of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from advised import walk

from meldhouse.game import (
    Action,
    AnswerClaim,
    AskTrump,
    Bid,
    CallRedeal,
    Claim,
    Concede,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Seat,
    ShowMeld,
    count_meld,
    trick_order,
    view,
)
from meldhouse.game.melds import marriages
from meldhouse.pieces import SUIT_NAMES
from meldhouse.players.advice import reasons, seen_by
from meldhouse.rulebooks import book_names, load_book, some_legal_bids
from table import at_auction, at_tricks, call, dealt, house, play

SUITS = {name: suit for suit, name in SUIT_NAMES.items()}
SUITS |= {name: str(pip) for pip, name in enumerate(("blanks", "ones", "twos", "threes", "fours", "fives", "sixes"))}
SUITS |= {"doubles": "doubles", "follow me": "follow-me"}


class Held:
    """A decision before the play, and the hand it is made with."""

    def __init__(self, hand: Hand, seat: Seat, action: Action) -> None:
        self.book, self.state, self.seat, self.action = hand.book, hand.state, seat, action
        self.held = hand.state.hands[seat]
        self.pieces = getattr(action, "pieces", ())
        self.left = list((Counter(self.held) - Counter(self.pieces)).elements())

    def meld(self, pieces, trump=None) -> int:
        return count_meld(self.book, pieces, trump or self.state.trump).points

    def of(self, suit: str, pieces) -> int:
        return sum(getattr(piece, "suit", None) == suit for piece in pieces)


def _cards(held: Held, name: str, trumps: str, aces: str | None, meld: str) -> bool:
    trump = SUITS[name]
    tops = sum(card.rank == "A" and card.suit != trump for card in held.held)
    told = (int(trumps), int(aces or 0), int(meld))
    return (held.of(trump, held.held), tops, held.meld(held.held, trump)) == told


def _tiles(held: Held, name: str, trumps: str | None, doubles: str | None) -> bool:
    trump = SUITS[name]
    members = trick_order(held.book, trump).members.get(trump, frozenset())
    own = sum(tile.is_double for tile in held.held) == int(doubles or 0)
    return own and (trump == "doubles" or sum(tile in members for tile in held.held) == int(trumps or 0))


def _lowest(held: Held, bid: str) -> bool:
    lowest = some_legal_bids(held.book.auction, held.state.amount, 1)[0]
    return bid in (str(lowest), f"{lowest // (held.book.auction.mark or 1)} marks")


def _helps(held: Held, trumps: str | None, aces: str | None, parts: str | None) -> bool:
    rest = [card for card in held.pieces if card.suit != held.state.trump]
    pinochle = sum(card in held.book.pinochle for card in rest)
    told = {None: 0, "half a pinochle": 1}.get(parts, pinochle if pinochle > 1 else -1)
    found = (len(held.pieces) - len(rest), sum(card.rank == "A" for card in rest), pinochle)
    return found == (int(trumps or 0), int(aces or 0), told)


CARDS = r"in (\w+) you have (\d+) trumps?(?:, (\d+) aces? beside them)? and (\d+) in meld"
TILES = r"with ([\w ]+?) you have (?:(\d+) trumps?, and )?(?:(\d+) doubles?|no double)"
HELP = r"(?:(\d) trumps?)?(?:, | and )?(?:(\d) aces?)?(?:, | and )?((?:half|parts of) a pinochle)?"
TRUTHS: dict[str, Callable[..., bool]] = {
    rf"(?:At best, )?(?i:{CARDS})(?:; the lowest bid is (.+) now)?\.": lambda h, *told: (
        _cards(h, *told[:4]) and (told[4] is None or _lowest(h, told[4]))
    ),
    rf"(?:At best, )?(?i:{TILES})(?:; the lowest bid is (.+) now)?\.": lambda h, *told: (
        _tiles(h, *told[:3]) and (told[3] is None or _lowest(h, told[3]))
    ),
    r"You have no marriage to make trump of\.": lambda h: h.book.trump.marriage and not marriages(h.held),
    r"Your partner has the bid\.": lambda h: h.state.bidder == h.state.seating.partner[h.seat],
    r"No higher bid is possible\.": lambda h: not some_legal_bids(h.book.auction, h.state.amount, 1),
    rf"They bring the bidder {HELP}\.": _helps,
    r"They break no meld of yours\.": lambda h: h.meld(h.left) >= h.meld(h.held),
    r"They cost you (\d+) in meld\.": lambda h, n: h.meld(h.held) - h.meld(h.left) == int(n) > 0,
    r"They leave you without (.+)\.": lambda h, names: all(
        h.of(SUITS[name], h.held) and not h.of(SUITS[name], h.left) for name in re.split(", | or ", names)
    ),
    r"All your trumps stay\.": lambda h: not h.of(h.state.trump, h.pieces),
    r"The (\d+) points? in them count for you\.": lambda h, n: (
        h.book.kitty.counts and sum(h.book.worth[piece] for piece in h.pieces) == int(n)
    ),
    r"It counts (\d+) for your side\.": lambda h, n: h.meld(h.pieces) == int(n) > 0,
    r"You have nothing that counts\.": lambda h: h.meld(h.held) == 0,
    r"Nothing that stays in the hand counts as meld\.": lambda h: h.state.phase == "meld",
    r"What lies in it may change which trump is best\.": lambda h: h.state.phase == "kitty",
    r"You have the bid, so it is yours\.": lambda h: h.state.bidder == h.seat,
}


def held_true(held: Held, sentence: str) -> str:
    for pattern, truth in TRUTHS.items():
        if match := re.fullmatch(pattern, sentence):
            assert truth(held, *match.groups()), (sentence, held.action, held.held)
            return pattern
    raise AssertionError(f"nothing here can say whether this is true: {sentence}")


def choices(hand: Hand, seat: Seat, lot: Random) -> list[Action]:
    """Some things this seat could do now, sensible or not."""
    held, book = hand.state.hands[seat], hand.book
    if hand.phase == "auction":
        return [Pass(seat), *[Bid(seat, bid) for bid in some_legal_bids(book.auction, hand.state.amount, 2)]]
    if hand.phase in ("trump", "kitty"):
        return [NameTrump(seat, trump) for trump in book.trump.choices]
    if hand.phase == "exchange":
        return [PassPieces(seat, tuple(lot.sample(held, book.exchange.count))) for _ in range(6)]
    if hand.phase == "discard":
        return [Discard(seat, tuple(lot.sample(held, book.deal.kitty))) for _ in range(6)]
    return [ShowMeld(seat, count_meld(book, held, hand.state.trump).pieces)]


@pytest.mark.parametrize("name", book_names())
def test_every_reason_before_the_play_is_true(name: str):
    book, lot = load_book(name), Random(f"choices {name}")
    said: Counter[str] = Counter()
    for hand, seat in walk(book, "before", 3):
        if hand.phase == "tricks":
            continue
        now, past = view(hand, seat), seen_by(hand, seat)
        for action in choices(hand, seat, lot):
            told = reasons(book, now, past, action)
            assert told or isinstance(action, Bid), "a forced bid without a marriage is explained elsewhere"
            said.update(held_true(Held(hand, seat, action), sentence) for sentence in told)
    assert len(said) >= (2 if not book.has_meld else 3)


@pytest.mark.parametrize(
    ("held", "named", "told"),
    [
        ("4-4 6-4 5-4 6-6 5-5 1-0 2-0", "4", "With fours you have 3 trumps, and 3 doubles."),
        ("4-4 6-4 5-4 4-3 6-6 1-0 2-0", "4", "With fours you have 4 trumps, and 2 doubles."),
        ("6-4 5-4 4-3 6-5 6-1 1-0 2-0", "4", "With fours you have 3 trumps, and no double."),
        ("6-6 5-5 4-4 3-3 2-2 1-1 0-0", "doubles", "With doubles you have 7 doubles."),
    ],
)
def test_trumps_and_doubles_are_both_told(held: str, named: str, told: str):
    hand = at_auction(house("n42pa"), dealer="E", S=held)
    assert reasons(hand.book, view(hand, "S"), [], NameTrump("S", named)) == (told,)


def test_a_dealer_who_must_bid_is_told_so():
    hand = at_auction(house("n42pa", '[auction]\nall_pass = "forced"'), dealer="S")
    call(hand, None, None, None)
    assert reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Bid("S", 30))[0] == (
        "Everybody else has passed, so you must bid."
    )


def test_a_hand_of_nines_is_explained_by_its_nines():
    hand = dealt(house("st-hilary"), S="9S 9S 9H 9H 9C JS JH JH TC TC QD QD")
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), CallRedeal("S"))
    assert told[0] == "You have 5 nines and no meld, and this house lets you."


def test_a_bid_out_of_reach_is_given_up_with_its_figures():
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", amount=90, dealer="E", S="KH QH AH TH")
    meld = hand.state.meld_of("NS")
    assert hand.can(Concede("S"))
    assert hand.book.reach(meld) < 90
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Concede("S"))
    assert told == (f"With {meld} in meld even every trick would not reach 90.",)


def test_a_lay_down_and_the_answer_to_it_are_explained():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E", S="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Claim("S"))
    assert told == (
        "You lead, and nothing that is still out can beat any domino of yours.",
        "So every trick that is left is yours, in whatever order you play.",
    )
    hand.apply(Claim("S"))
    now, past = view(hand, "W"), seen_by(hand, "W")
    assert reasons(hand.book, now, past, AnswerClaim("W", True)) == (
        "Nothing else can beat any domino that was laid down.",
        "To play on would change nothing.",
    )
    assert reasons(hand.book, now, past, AnswerClaim("W", False))[1] == "The house will look into it."


def test_what_needs_no_reason_has_none():
    hand = play(at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E", S="4-4 6-4 5-4 4-3"), "4-4")
    assert reasons(hand.book, view(hand, "W"), [], AskTrump("W")) == ()
