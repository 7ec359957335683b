"""What a reason says before the first lead is true of the hand it speaks of."""

from __future__ import annotations

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
from meldhouse.messages import Message, fact
from meldhouse.players.advice import reasons, seen_by
from meldhouse.rulebooks import book_names, load_book, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact
from table import at_auction, at_tricks, call, dealt, house, play


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


def _strong(held: Held, trump: str, hand: Message) -> bool:
    if hand.id == "hint-hand-dominoes":
        members = trick_order(held.book, trump).members.get(trump, frozenset())
        trumps = 0 if trump == "doubles" else sum(tile in members for tile in held.held)
        return hand.args == {"trumps": trumps, "doubles": sum(tile.is_double for tile in held.held)}
    aces = sum(card.rank == "A" and card.suit != trump for card in held.held)
    return hand.args == {"trumps": held.of(trump, held.held), "aces": aces, "meld": held.meld(held.held, trump)}


def _at_best(held: Held, trump: str, hand: Message, bid: int | Message) -> bool:
    lowest = some_legal_bids(held.book.auction, held.state.amount, 1)[0]
    return bid == bid_fact(held.book, lowest) and _strong(held, trump, hand)


def _helps(held: Held, parts: tuple[Message, ...]) -> bool:
    rest = [card for card in held.pieces if card.suit != held.state.trump]
    found = {
        "trump": len(held.pieces) - len(rest),
        "ace": sum(card.rank == "A" for card in rest),
        "pinochle": sum(card in held.book.pinochle for card in rest),
    }
    told = {part.args["kind"]: part.args["number"] for part in parts}
    return told == {kind: number for kind, number in found.items() if number}


def _empties(held: Held, suits: tuple[Message, ...]) -> bool:
    gone = [one.args["trump"] for one in suits]
    return all(held.of(suit, held.held) and not held.of(suit, held.left) for suit in gone)


TRUTHS: dict[str, Callable[..., bool]] = {
    "why-hand": _strong,
    "why-hand-at-best": _at_best,
    "why-no-marriage": lambda h: h.book.trump.marriage and not marriages(h.held),
    "why-partner-has-bid": lambda h: h.state.bidder == h.state.seating.partner[h.seat],
    "why-no-higher-bid": lambda h: not some_legal_bids(h.book.auction, h.state.amount, 1),
    "why-helps-bidder": _helps,
    "why-meld-intact": lambda h: h.meld(h.left) >= h.meld(h.held),
    "why-meld-cost": lambda h, meld: h.meld(h.held) - h.meld(h.left) == meld > 0,
    "why-empties": _empties,
    "why-trumps-stay": lambda h: not h.of(h.state.trump, h.pieces),
    "why-discard-counts": lambda h, points: (
        h.book.kitty.counts and sum(h.book.worth[piece] for piece in h.pieces) == points
    ),
    "why-meld": lambda h, meld: h.meld(h.pieces) == meld,
    "why-no-more-meld": lambda h: h.state.phase == "meld",
    "why-turn-kitty": lambda h: h.state.phase == "kitty",
    "why-kitty-yours": lambda h: h.state.bidder == h.seat,
}


def held_true(held: Held, told: Message) -> str:
    assert TRUTHS[told.id](held, **told.args), (told, held.action, held.held)
    return told.id


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
            said.update(held_true(Held(hand, seat, action), one) for one in told)
    assert len(said) >= (2 if not book.has_meld else 3)


@pytest.mark.parametrize(
    ("held", "named", "trumps", "doubles"),
    [
        ("4-4 6-4 5-4 6-6 5-5 1-0 2-0", "4", 3, 3),
        ("4-4 6-4 5-4 4-3 6-6 1-0 2-0", "4", 4, 2),
        ("6-4 5-4 4-3 6-5 6-1 1-0 2-0", "4", 3, 0),
        ("6-6 5-5 4-4 3-3 2-2 1-1 0-0", "doubles", 0, 7),
    ],
)
def test_trumps_and_doubles_are_both_told(held: str, named: str, trumps: int, doubles: int):
    hand = at_auction(house("n42pa"), dealer="E", S=held)
    told = fact("why-hand", trump=named, hand=fact("hint-hand-dominoes", trumps=trumps, doubles=doubles))
    assert reasons(hand.book, view(hand, "S"), [], NameTrump("S", named)) == (told,)


def test_a_dealer_who_must_bid_is_told_so():
    hand = at_auction(house("n42pa", '[auction]\nall_pass = "forced"'), dealer="S")
    call(hand, None, None, None)
    assert reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Bid("S", 30))[0] == fact("why-must-bid")


def test_a_hand_of_nines_is_explained_by_its_nines():
    hand = dealt(house("st-hilary"), S="9S 9S 9H 9H 9C JS JH JH TC TC QD QD")
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), CallRedeal("S"))
    assert told[0] == fact("why-nines", number=5)


def test_a_bid_out_of_reach_is_given_up_with_its_figures():
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", amount=90, dealer="E", S="KH QH AH TH")
    meld = hand.state.meld_of("NS")
    assert hand.can(Concede("S"))
    assert hand.book.reach(meld) < 90
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Concede("S"))
    assert told == (fact("why-out-of-reach", meld=meld, bid=90),)


def test_a_lay_down_and_the_answer_to_it_are_explained():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E", S="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    told = reasons(hand.book, view(hand, "S"), seen_by(hand, "S"), Claim("S"))
    assert told == (fact("why-claim"), fact("why-claim-any-order"))
    hand.apply(Claim("S"))
    now, past = view(hand, "W"), seen_by(hand, "W")
    for answer, accepts in (("accept", True), ("challenge", False)):
        assert reasons(hand.book, now, past, AnswerClaim("W", accepts)) == (
            fact("why-answer-claim", answer=answer),
            fact("why-answer-claim-then", answer=answer),
        )


def test_what_needs_no_reason_has_none():
    hand = play(at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E", S="4-4 6-4 5-4 4-3"), "4-4")
    assert reasons(hand.book, view(hand, "W"), [], AskTrump("W")) == ()
