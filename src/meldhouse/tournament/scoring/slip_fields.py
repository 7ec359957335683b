"""What can be said about a hand: the one list behind the form in the browser, the command-line options and the
questions they ask, so that none of them lacks a field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple

from meldhouse.game import Side, SlipError, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_kinds import PLAYED, endings_of
from meldhouse.game.state import Incident
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.tournament.scoring.possible_results import most_of_a_hand

Kind = Literal["seat", "bid", "trump", "ending", "count", "yes", "sides", "figures", "given"]
"""What the field holds: a seat, a bid, a trump, how it ended, a number, yes or nothing, some of the sides, a number for
each side, or marks given to a side besides the hand."""


WHY_BESIDE = "beside-why"
"""For marks given besides a hand: the reason."""


class SlipField(NamedTuple):
    name: str
    kind: Kind
    asked: Callable[[Book], bool] = lambda _book: True
    """Whether hands under this rulebook can have it at all."""

    def keys(self, book: Book) -> tuple[str, ...]:
        """Its names in a form: one, or one for each side.

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
    """Whether marks are given besides the hands here, and count in the game."""
    return unit_of(book) == "marks"


FIELDS = (
    SlipField("dealer", "seat"),
    SlipField("bidder", "seat"),
    SlipField("bid", "bid"),
    SlipField("trump", "trump"),
    SlipField("kitty", "count", lambda book: bool(book.deal.kitty and book.kitty.declare_trumps)),
    SlipField("meld", "figures", lambda book: book.has_meld),
    SlipField("take", "figures"),
    SlipField("how", "ending"),
    SlipField("offender", "seat", lambda book: bool(offences(book))),
    SlipField("spoiled", "sides", lambda book: book.renege.cost == "take"),
    SlipField("tricks", "figures", _asks_tricks),
    SlipField("counter_tricks", "figures", lambda book: book.scoring.save_trick == "counter"),
    SlipField("dropped", "yes", lambda book: book.auction.all_pass != "reshake"),
    SlipField("wrong_bid", "yes", lambda book: "silenced" in endings_of(book)),
    SlipField("beside", "given", gives_beside),
)


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


def offences(book: Book) -> tuple[str, ...]:
    """The offenses that can end a hand here; empty if none can.

    >>> from meldhouse.rulebooks import load_book
    >>> offences(load_book("n42pa")), offences(load_book("bend"))
    (('renege', 'lay-down'), ('renege',))
    """
    ended = endings_of(book)
    can_be = {
        "renege": "renege" in ended,
        "lay-down": "forfeited" in ended or "claimed" in ended,
        "call": "awarded" in ended,
    }
    return tuple(what for what, found in can_be.items() if found)


def with_the_rest(book: Book, take: Mapping[Side, int], how: str = "played") -> dict[Side, int]:
    """Fills in the counters of a side that was left out: they are what the others left.

    >>> from meldhouse.rulebooks import load_book
    >>> with_the_rest(load_book("npa"), {"NS": 31}), with_the_rest(load_book("n42pa"), {"NS": 31}, "stopped")
    ({'NS': 31, 'EW': 19}, {'NS': 31})
    """
    sides, total, taken = seating_of(book).sides, book.points_in_play, sum(take.values())
    if how not in PLAYED or how == "stopped" or len(take) != len(sides) - 1:
        return dict(take)
    if taken > total:
        most = max(take, key=lambda side: take[side])
        raise SlipError([about(f"take.{most}", fact("slip-take-too-much", total=total, taken=taken))])
    return {**take, next(side for side in sides if side not in take): total - taken}


def given_beside(book: Book, marks: Mapping[Side, int], why: str) -> tuple[Incident, ...]:
    """What was given to a side besides the hand, in the form of its slip."""
    if marks and not gives_beside(book):
        raise SlipError([about("beside", fact("slip-no-marks"))])
    if why.strip() and not marks:
        raise SlipError([about("beside", fact("slip-say-marks"), code="unsaid")])
    most = most_of_a_hand(book)
    faults = [
        about(f"beside.{side}", fact("slip-marks-range", most=most or 0))
        for side, number in marks.items()
        if number < 0 or (most is not None and number > most)
    ]
    if faults:
        raise SlipError(faults)
    members = seating_of(book).members
    reason = why.strip()[:400]
    return tuple(
        Incident(seats=members[side], points=number, clause="", reason=reason)
        for side, number in marks.items()
        if number
    )


_BY_ENDING = ("take", "tricks", "counter_tricks", "offender")
"""Fields that depend on how the hand ended."""


def faults_on_form(faults: Iterable[Fault]) -> tuple[Message, ...]:
    """What is wrong with a slip, with the names of the form fields.

    >>> from meldhouse.messages import Voice
    >>> wrong, missing = fact("slip-below-zero", value=-3), fact("slip-say-bidder")
    >>> found = [about("bid", wrong), about("bidder", missing, code="unsaid")]
    >>> [Voice().say(one) for one in faults_on_form(found)]
    ['Bid: −3 is less than 0.', 'Say who had the bid.']
    """
    return tuple(_on_form(fault) for fault in _settled_first(list(faults)))


def asked_of(faults: Iterable[Fault]) -> tuple[str, ...]:
    """The fields that need a yes or no, if nothing else is wrong with the slip."""
    found = list(faults)
    return tuple(fault.key or "" for fault in found) if all(fault.code == "won-trick" for fault in found) else ()


def _settled_first(faults: list[Fault]) -> list[Fault]:
    """If a hand cannot have ended this way, do not ask for what that ending would need: after the fix, the opposite may
    be wanted."""
    wrong = [fault for fault in faults if _place(fault)[0] == "how"]
    rest = [fault for fault in faults if _place(fault)[0] not in ("how", *_BY_ENDING)]
    return [wrong[0], *rest] if wrong else faults


def _on_form(fault: Fault) -> Message:
    """Missing answers already name their field."""
    field, side = _place(fault)
    if fault.code is not None:
        return fault.at_its_place(fault.message)
    if field not in [one.name for one in FIELDS]:
        return fault.told
    if side:
        return fault.at_its_place(fact("slip-field-of", field=field, side=side, what=fault.message))
    return fault.at_its_place(fact("slip-field", field=field, what=fault.message))


def _place(fault: Fault) -> tuple[str, str]:
    """The slip field it is about, and the side."""
    field, _, side = (fault.key or "").partition(".")
    return field, side
