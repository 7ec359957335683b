"""The slip: how one hand went. Above it, hands are played; below it, everything is points."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from meldhouse.game.events import How, Irregular
from meldhouse.game.hand import Hand
from meldhouse.game.melds import count_meld
from meldhouse.game.review import held_before
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.slip_kinds import PLAYED, WITHOUT_TRUMP
from meldhouse.game.slip_spelling import HOLDS, as_meant
from meldhouse.game.state import Incident, State
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about


class Slip(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One hand, reduced from play or typed from paper.

    `meld` and `take` go by side: ``NS`` and ``EW``, or a single seat where everyone plays alone. `tricks` and
    `counter_tricks` (tricks won, tricks won that held a counter) matter only where the house asks for a trick to save
    meld and the take does not already tell. In a hand from paper, 1 may stand for at least one.
    """

    bidder: Seat | None = None
    bid: int | None = None
    trump: str | None = None
    dealer: Seat | None = None
    dropped: bool = False
    how: How = "played"
    offender: Seat | None = None
    """The player whose renege, lay-down or unproven call ended the hand."""
    spoiled: tuple[Side, ...] = ()
    """Sides whose take counts for nothing."""
    meld: dict[Side, int] = {}
    take: dict[Side, int] = {}
    tricks: dict[Side, int] = {}
    counter_tricks: dict[Side, int] = {}
    wrong_bid: bool = False
    """The dealer was silenced because partner's bid was wrong in itself, not out of turn."""
    unplayed: int = 0
    """Tricks that could not be played because a player ran out of pieces."""
    kitty: int | None = None
    """The number of trumps the bidder announced laying away, where the house asks; it does not affect the score."""
    incidents: tuple[Incident, ...] = ()


def slip_of(hand: Hand) -> Slip:
    """The slip of a finished hand."""
    state = hand.state
    if state.ending.ended is None:
        raise ValueError("The hand is not over yet, so there is no slip for it.")
    if _is_broken_off(state):
        return Slip(dealer=state.dealer, how="broken-off", incidents=state.incidents)
    if state.ending.ended == "passed-out":
        return Slip(dealer=state.dealer, how="passed-out", incidents=state.incidents)
    played = state.ending.ended in PLAYED
    return Slip(
        bidder=state.bidder,
        bid=state.amount,
        trump=state.trump,
        dealer=state.dealer,
        dropped=state.auction.dropped,
        how=state.ending.ended,
        offender=state.ending.offender,
        spoiled=tuple(side for side in state.seating.sides if side in state.ending.spoiled),
        kitty=state.before_play.declared_trumps,
        incidents=state.incidents,
        wrong_bid=state.ending.ended == "silenced" and _silenced_by_a_wrong_bid(hand),
        meld=_melds(state) if state.book.has_meld else {},
        take=_take(state) if played else {},
        tricks=_won(state, counters=False) if played else {},
        counter_tricks=_won(state, counters=True) if played else {},
        unplayed=max(0, state.book.deal.hand - len(state.play.tricks)) if state.ending.ended == "played" else 0,
    )


def _is_broken_off(state: State) -> bool:
    """A referee may end a hand before there is a bid or trump to score by. Whatever the referee calls it, this house
    has no such ending for that hand."""
    book, how = state.book, state.ending.ended
    if how == "passed-out":
        return book.auction.all_pass != "reshake"
    if how == "misdealt":
        return "deal-left" not in book.rulings.misdeal_again.remedies
    if how in ("void", "no-marriage"):  # without a bidder, nobody can lack a marriage
        return False
    # Where there is no meld, a renege has its price even before trump is named.
    unnamed = how not in WITHOUT_TRUMP and (state.book.has_meld or how != "renege")
    return state.bidder is None or (state.trump is None and unnamed)


def _silenced_by_a_wrong_bid(hand: Hand) -> bool:
    """Whether the dealer was silenced for anything other than partner's bid out of turn."""
    state = hand.state
    partner = state.seating.partner[state.dealer]
    breaches = [
        event.kind
        for event in hand.events
        if isinstance(event, Irregular)
        and event.action.seat == partner
        and "silence-partner" in getattr(state.book.rulings, event.kind).remedies
    ]
    return bool(breaches) and "bid_early" not in breaches


def melds_so_far(state: State) -> dict[Side, int]:
    """The meld that lies, or lay, on the table; if the first lead came before any was laid, what the hands hold."""
    if not state.book.has_meld:
        return {}
    led_too_early = bool(state.play.trick or state.play.tricks) and not state.meld
    return {
        side: sum(count_meld(state.book, held_before(state, seat, 1), state.trump).points for seat in seats)
        if led_too_early
        else state.meld_of(side)
        for side, seats in state.seating.members.items()
    }


def _melds(state: State) -> dict[Side, int]:
    if state.ending.ended not in ("no-marriage", "silenced"):
        return melds_so_far(state)
    # No trump was ever named: the other side counts its natural meld.
    return {
        side: sum(count_meld(state.book, state.hands[seat], None).points for seat in seats)
        for side, seats in state.seating.members.items()
        if side != state.side_of_bidder
    }


def _take(state: State) -> dict[Side, int]:
    """Points in tricks; what the bidder laid away counts for the bidder."""
    take = dict(state.points)
    if not state.book.kitty.counts or state.bidder is None:  # a damaged record may have lost its bidder
        return take
    take[state.side_of_bidder] += sum(state.book.worth[piece] for piece in state.deal.discard or ())
    return take


def _won(state: State, *, counters: bool) -> dict[Side, int]:
    won = dict.fromkeys(state.seating.sides, 0)
    for trick in state.play.tricks:
        if not counters or any(state.book.worth[piece] for piece in trick.pieces):
            won[state.seating.side[trick.winner]] += 1
    if state.ending.claimed is not None:
        side, tricks = state.ending.claimed
        left = any(state.book.worth[piece] for held in state.hands.values() for piece in held)
        won[side] += tricks if not counters else int(left)
    return won


class SlipError(ValueError):
    """An impossible slip; `faults` holds every reason."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[SlipError], tuple[list[Fault]]]:
        return SlipError, (self.faults,)


def read_slip(raw: Any, book: Book | None = None) -> Slip:
    """Reads a typed slip, or raises `SlipError` with every fault of every field at once.

    With a book, a bid may be given in marks, sides are those of its table, and an awarded hand needs no take: the side
    that did not call has every trick.

    >>> slip = read_slip({"bidder": "south", "bid": "75", "trump": "♥", "take": {"North-South": 30, "ew": 20}})
    >>> slip.bidder, slip.bid, slip.trump, slip.take
    ('S', 75, 'H', {'NS': 30, 'EW': 20})
    """
    if not isinstance(raw, dict):
        raise SlipError([Fault(fact("slip-no-slip", found=_KINDS.get(type(raw), "nothing")))])
    slip = as_meant(raw, book)
    faults: list[Fault] = []
    for key, value in slip.items():
        if key == "bid" and isinstance(value, str) and book is not None and book.auction.mark is None:
            lowest, highest = book.auction.minimum, book.auction.maximum or 0
            faults.append(about(key, fact("slip-bid-in-points", lowest=lowest, highest=highest)))
        elif key not in Slip.__struct_fields__:
            faults.append(about(str(key)[:40], _no_such_field(str(key))))
        elif isinstance(value, dict) and value:
            for side, part in value.items():
                faults += _tried(key, {side: part})
        else:
            faults += _tried(key, value)
    if faults:
        raise SlipError(faults)
    read = msgspec.convert(slip, Slip)
    return msgspec.structs.replace(read, take=_awarded(book, read)) if book is not None and not read.take else read


def _awarded(book: Book, slip: Slip) -> dict[Side, int]:
    seating = seating_of(book)
    if slip.how != "awarded" or slip.offender not in seating.seats:
        return {}
    return {side: 0 if slip.offender in seats else book.points_in_play for side, seats in seating.members.items()}


def _no_such_field(key: str) -> Message:
    close = difflib.get_close_matches(key, Slip.__struct_fields__, n=1)
    if close:
        return fact("slip-field-meant", field=close[0])
    return fact("slip-field-unknown", fields=Slip.__struct_fields__)


def _tried(key: str, value: Any) -> list[Fault]:
    """Checks each field by itself, so that no fault hides another."""
    try:
        msgspec.convert({key: value}, Slip)
    except msgspec.ValidationError as problem:
        _, _, path = str(problem).replace("`", "").partition(" - at $")
        where, wrong = path.lstrip(".") or key, value
        if isinstance(value, dict) and len(value) == 1:
            where = where.replace("[...]", f".{next(iter(value))}")
            (wrong,) = value.values()
        return [about(where, _expected(key, wrong))]
    return []


_KINDS: dict[type, str] = {list: "list", str: "text", int: "number", float: "number", bool: "truth", dict: "object"}


def _expected(key: str, value: Any) -> Message:
    if key == "how":
        return fact("slip-how-unknown", endings=get_args(How), found=_shown(value))
    return fact("slip-field-expected", kind=HOLDS[key], found=_shown(value))


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:40]}…"
