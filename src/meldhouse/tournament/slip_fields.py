"""What can be said of a hand: the one list that the form in the browser, the options at the command line and its
questions all go by, so that no door lacks what another one has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from meldhouse.game import Side, SlipError, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_kinds import PLAYED, endings_of
from meldhouse.game.state import Incident
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import about
from meldhouse.tournament.possible_results import most_of_a_hand
from meldhouse.tournament.sentences import listed

Kind = Literal["seat", "bid", "trump", "ending", "count", "yes", "sides", "figures", "given"]
"""What is written there: somebody, a bid, a trump, how it ended, a number, only that it was so, some of the sides, a
number for each side, or marks given to a side beside the hand."""


WHY_BESIDE = "beside-why"
"""With marks given beside a hand: what they are for."""


class SlipField(NamedTuple):
    name: str
    kind: Kind
    says: str
    """What it is, in half a sentence."""
    asked: Callable[[Book], bool] = lambda _book: True
    """Whether hands by this rulebook can have it at all."""

    def keys(self, book: Book) -> tuple[str, ...]:
        """The names under which a form has it: one, or one for each side.

        >>> from meldhouse.rulebooks import load_book
        >>> field_of("meld").keys(load_book("npa")), field_of("bid").keys(load_book("npa"))
        (('meld-NS', 'meld-EW'), ('bid',))
        """
        if self.kind not in ("figures", "sides", "given"):
            return (self.name,)
        by_side = tuple(f"{self.name}-{side}" for side in seating_of(book).sides)
        return (*by_side, WHY_BESIDE) if self.kind == "given" else by_side


def _asks_tricks(book: Book) -> bool:
    rules = book.scoring
    all_tricks = rules.all_points_bonus and rules.all_points_by == "tricks"
    return bool(rules.bidder_trick or rules.save_trick == "any" or all_tricks)


def gives_beside(book: Book) -> bool:
    """Whether marks are given beside the hands here, and count in the game."""
    return unit_of(book) == "marks"


FIELDS = (
    SlipField("dealer", "seat", "Who dealt, if it wasn't the next in turn"),
    SlipField("bidder", "seat", "Who had the bid"),
    SlipField("bid", "bid", "The bid; “2 marks” where there are marks"),
    SlipField("trump", "trump", "What was trump: hearts, fours, follow-me"),
    SlipField(
        "kitty", "count", "Trumps the bidder said are in the kitty",
        lambda book: bool(book.deal.kitty and book.kitty.declare_trumps),
    ),
    SlipField("meld", "figures", "Each side's meld", lambda book: book.has_meld),
    SlipField("take", "figures", "What each side took; a side left out has the rest"),
    SlipField("how", "ending", "How it ended, if it wasn't played to the end"),
    SlipField("offender", "seat", "Whose renege, lay-down or failed call ended it", lambda book: bool(offences(book))),
    SlipField(
        "spoiled", "sides", "Each side that lost its take by a renege", lambda book: book.renege.cost == "take"
    ),
    SlipField("tricks", "figures", "Tricks won, where a side took 0; 1 for at least one", _asks_tricks),
    SlipField(
        "counter_tricks", "figures", "Tricks won that held a counter",
        lambda book: book.scoring.save_trick == "counter",
    ),
    SlipField("dropped", "yes", "Nobody bid, and the dealer was given the bid",
              lambda book: book.auction.all_pass != "reshake"),
    SlipField("wrong_bid", "yes", "A wrong bid silenced the dealer, not one out of turn",
              lambda book: "silenced" in endings_of(book)),
    SlipField("beside", "given", "Marks given to a side beside the hand", gives_beside),
)  # fmt: skip


def field_of(name: str) -> SlipField:
    return next(field for field in FIELDS if field.name == name)


def fields_of(book: Book) -> tuple[SlipField, ...]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> [field.name for field in fields_of(load_book("mcallen.hoyle")) if field.kind == "sides"]
    ['spoiled']
    >>> [field.name for field in fields_of(load_book("bend")) if field.name.endswith("tricks")]
    ['tricks']
    """
    return tuple(field for field in FIELDS if field.asked(book))


def offences(book: Book) -> str:
    """Through whose what a hand can end here; nothing where it cannot.

    >>> from meldhouse.rulebooks import load_book
    >>> offences(load_book("n42pa")), offences(load_book("bend"))
    ('renege or lay-down', 'renege')
    """
    ended = endings_of(book)
    can_be = {
        "renege": "renege" in ended,
        "lay-down": "forfeited" in ended or "claimed" in ended,
        "call": "awarded" in ended,
    }
    return listed([what for what, found in can_be.items() if found], "or")


def with_the_rest(book: Book, take: Mapping[Side, int], how: str = "played") -> dict[Side, int]:
    """The take of one side can be left out: it is what the others left.

    >>> from meldhouse.rulebooks import load_book
    >>> with_the_rest(load_book("npa"), {"NS": 31}), with_the_rest(load_book("n42pa"), {"NS": 31}, "stopped")
    ({'NS': 31, 'EW': 19}, {'NS': 31})
    """
    sides, total, taken = seating_of(book).sides, book.points_in_play, sum(take.values())
    if how not in PLAYED or how == "stopped" or len(take) != len(sides) - 1:
        return dict(take)
    if taken > total:
        most = max(take, key=lambda side: take[side])
        too_much = f"There are {total} points to be taken in a hand; {taken} is too much. Count again."
        raise SlipError([about(f"take.{most}", too_much)])
    return {**take, next(side for side in sides if side not in take): total - taken}


def given_beside(book: Book, marks: Mapping[Side, int], why: str) -> tuple[Incident, ...]:
    """What was given to a side beside the hand, as its slip has it."""
    if marks and not gives_beside(book):
        raise SlipError([about("beside", "no marks are counted here; leave it out, and give penalties separately.")])
    if why.strip() and not marks:
        raise SlipError([about("beside", "say which side got the marks, and how many.", code="unsaid")])
    most = most_of_a_hand(book)
    faults = [
        about(f"beside.{side}", f"A whole number from 0{f' to {most}: no hand brings more' if most else ' on'}.")
        for side, number in marks.items()
        if number < 0 or (most is not None and number > most)
    ]
    if faults:
        raise SlipError(faults)
    members = seating_of(book).members
    reason = why.strip()[:400] or "given beside the hand"
    return tuple(
        Incident(seats=members[side], points=number, clause="", reason=reason)
        for side, number in marks.items()
        if number
    )
