"""Everything that can go wrong, by chapter, the way people look for it; and what becomes of the hand, in words."""

from __future__ import annotations

from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import CHAPTERS, IRREGULARITIES, Kind
from meldhouse.referee.cases.possible import can_happen
from meldhouse.referee.rulings.outcomes import each_of
from meldhouse.referee.rulings.ruling import Ruling, house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import HERE_OFFICIAL

OFTEN = (
    "renege", "renege_unproven", "claim", "bid_early", "bid_wrong", "lead_early", "play_early", "piece_dropped",
    "count_seen", "wrong_dealer", "meld_value", "sheet_error",
)  # fmt: skip
"""What officials are called for most often, most common first."""
SAYS_SO: dict[str, frozenset[str]] = {
    "goes-on": frozenset((
        "play-on", "pull", "not-allowed-redeal_called", "ruling-unless-called", "ruling-uncalled", "ruling-no-renege",
        "ruling-unproven-noted", "ruling-unproven-report", "ruling-mended", "ruling-not-weak", "ruling-redeal-past",
        "ruling-claim-not-bidder", "ruling-final", "ruling-final-agreed", "ruling-holds-unless",
        "ruling-played-anyway", "ruling-take-lost", "ruling-price-take",
    )),
    "over": frozenset(("ruling-hand-over", "ruling-reneged")),
}  # fmt: skip
"""Remedies and messages that already say what becomes of the hand."""


def fate_of(ruling: Ruling) -> Message | None:
    """What becomes of the hand; None where the ruling already says so."""
    if ruling.hand == "goes-on" and "renege" in ruling.remedies:
        return fact("ruling-fate", hand="uncalled")
    said = {one.said.args.get("remedy", one.said.id) for one in each_of(ruling.outcomes)}
    return None if said & SAYS_SO.get(ruling.hand, frozenset()) else fact("ruling-fate", hand=ruling.hand)


def groups_of(book: Book) -> dict[str, tuple[str, ...]]:
    """The same for one book: what can happen at its tables, and what its rules cover.

    >>> from meldhouse.rulebooks import load_book
    >>> "kitty_peeked" in groups_of(load_book("npa"))["meld"]
    False
    >>> "cut_missing" in groups_of(load_book("n42pa"))["deal"]
    False
    >>> groups_of(load_book("n42pa"))["reneges"]
    ('renege', 'renege_unproven', 'claim')
    """
    own = {chapter: tuple(kind.name for kind in kinds if _is_own(book, kind)) for chapter, kinds in CHAPTERS.items()}
    return {group: kinds for group, kinds in own.items() if kinds}


def group_fact(book: Book, group: str) -> Message:
    """The heading of a chapter; without exchange and meld, that chapter is only about trump."""
    return fact("trouble-group", group="trump" if group == "meld" and not book.has_meld else group)


def often_of(book: Book) -> tuple[str, ...]:
    """What is asked most under one book.

    >>> from meldhouse.rulebooks import load_book
    >>> often_of(load_book("n42pa"))[:3], "meld_value" in often_of(load_book("n42pa"))
    (('renege', 'renege_unproven', 'claim'), False)
    """
    own = {kind for kinds in groups_of(book).values() for kind in kinds}
    return tuple(kind for kind in OFTEN if kind in own)


NOTHING_FOLLOWS = (("play-on",), ("answered",))


def _is_own(book: Book, kind: Kind) -> bool:
    if not kind.where(book):
        return False
    if kind.anywhere:
        return True
    if kind.of_deal and kind.name != "reshuffle_asked":  # anybody may ask about that right
        return any(map(book.cite, kind.codes))
    if kind.may_be_nothing and getattr(book.rulings, kind.name).remedies in NOTHING_FOLLOWS:
        return False
    if kind.name not in IRREGULARITIES:  # settings outside [rulings] answer these, in every book
        return can_happen(book, kind.name)
    house = house_for(book, Case(kind=kind.name))
    return can_happen(book, kind.name) and bool(house.remedies) and house != HERE_OFFICIAL
