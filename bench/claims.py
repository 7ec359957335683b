"""How long judging a claim takes: the last eight tricks of every book (a whole hand of 42), by every test.

*Played* are positions from hands of sensible players, at every turn, claimed by the bidder or by anybody. *Hard* are
positions made so that claims nearly stand: the claimant has more or less the best cards, and where the bid counts, it
is just made or just set. Shows milliseconds of processor time, and the share of claims that stand.

    .venv/bin/python bench/claims.py --hands 20 --deals 200
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from meldhouse.game import Hand, Seat, seating_of, steward, to_act, trick_order
from meldhouse.players import Sense, Sitting
from meldhouse.referee.claims import BidPosition, adjudicate, position_of
from meldhouse.rulebooks import Book, book_names, load_book, loads_book
from meldhouse.solver.starting import kernel

TRICKS = 8
Claims = Iterator[tuple[BidPosition, Seat]]


def house(name: str, test: str, own: str) -> Book:
    club = f'name = "bench"\ntitle = "Bench"\nextends = "{name}"\n'
    return loads_book(f'{club}[claim]\nby = "anyone"\ntest = "{test}"\nown = "{own}"')


def played(name: str, hands: int, lot: Random) -> list[BidPosition]:
    """Every turn of the last tricks."""
    book = load_book(name)
    seats, player = seating_of(book).seats, Sense(book)
    found = []
    for number in range(hands):
        hand = Hand(book, dealer=seats[number % len(seats)], key=lot.randbytes(32))
        sitting = Sitting(hand)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            if hand.phase == "tricks" and max(map(len, hand.state.hands.values())) <= TRICKS:
                found.append(position_of(hand))
            hand.apply(sitting.ask(to_act(hand)[0], player))
    return found


def hard(book: Book, lot: Random) -> tuple[BidPosition, Seat]:
    """The claimant has the best cards, with more or less luck mixed in."""
    seating = seating_of(book)
    trump = lot.choice(book.trump.choices)
    order = trick_order(book, trump)
    number = min(TRICKS, book.deal.hand)
    pool = lot.sample(book.pack.pieces, number * len(seating.seats))
    luck = lot.choice([1, 3, 10, 100, 300])
    pool.sort(key=lambda piece: order.power[order.suit_of[piece]][piece] + luck * lot.random())
    own = tuple(pool.pop() for _ in range(number))
    lot.shuffle(pool)
    claimant = lot.choice(seating.seats)
    hands = {seat: own if seat == claimant else tuple(pool.pop() for _ in range(number)) for seat in seating.seats}
    turn = lot.choice(seating.seats)
    return BidPosition(book, order, hands, (), (), turn, claimant, dict.fromkeys(seating.sides, 0), 0), claimant


def just(position: BidPosition, claimant: Seat, ask: Callable[[BidPosition, Seat], bool]) -> None:
    """Search for the bid that is just made; in 42 only for legal bids."""
    book = position.book
    in_play = sum(book.worth[piece] for hand in position.hands.values() for piece in hand) + book.tricks.last
    in_play += book.tricks.each * len(position.hands[claimant])
    made, lost = (book.auction.minimum - 1, book.points_in_play + 1) if not book.has_meld else (0, in_play + 1)
    while lost - made > 1:
        middle = (made + lost) // 2
        if ask(replace(position, needed=middle), claimant):
            made = middle
        else:
            lost = middle


class Times:
    def __init__(self) -> None:
        self.taken: list[float] = []
        self.stood = 0

    def ask(self, position: BidPosition, claimant: Seat) -> bool:
        start = time.process_time()
        verdict = adjudicate(position, claimant)
        self.taken.append(1000 * (time.process_time() - start))
        self.stood += verdict.stands
        return verdict.stands

    def __str__(self) -> str:
        found, number = sorted(self.taken), len(self.taken)
        marks = [found[number // 2], found[int(number * 0.99)], found[-1]]
        return f"{number:7}" + "".join(f"{mark:9.1f}" for mark in marks) + f"{self.stood / number:7.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--books", nargs="*", default=list(book_names()))
    parser.add_argument("--all", action="store_true", help="every test a club could choose, not only the book's own")
    options = parser.parse_args()
    kernel()  # loaded, or compiled if needed, before the clock starts
    columns = f"{'asked':>7}{'p50':>9}{'p99':>9}{'max':>9}{'stand':>7}"
    print(f"{'':34}{'played':>{len(columns)}}{'hard':>{len(columns) + 3}}\n{'':34}{columns}   {columns}")
    for name in options.books:
        positions = played(name, options.hands, Random(name))
        ours = load_book(name).claim
        for test in ("every-trick", "any-card", "bid"):
            for own in ("best", "worst"):
                star = "*" if ours.by != "nobody" and (ours.test, ours.own) == (test, own) else ""
                if not (star or options.all):
                    continue
                book, lot = house(name, test, own), Random(f"{name} {test}")
                calm, tight = Times(), Times()
                for position in positions:
                    claimant = position.bidder if test == "bid" else lot.choice(tuple(position.hands))
                    calm.ask(replace(position, book=book), claimant)
                for _ in range(options.deals):
                    position, claimant = hard(book, lot)
                    if test == "bid":
                        just(position, claimant, tight.ask)
                    else:
                        tight.ask(position, claimant)
                print(f"{name:14}{test:12}{own:6}{star:2}{calm}   {tight}", flush=True)
    print("* what the book itself says")


if __name__ == "__main__":
    main()
