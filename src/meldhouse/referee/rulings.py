"""A book and a case make a ruling: the remedies, what they cost whom, the clause, and the sentence to read out."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import SEAT_NAMES, Entry, Seat, bids, seating_of
from meldhouse.game.phases.melding import vain_aces
from meldhouse.game.scoring import unit_of
from meldhouse.referee.cases import IRREGULARITIES, Case
from meldhouse.referee.prices import price_of_renege
from meldhouse.referee.words import KIND_NAMES, REMEDY_WORDS, joined
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.refereeing import House

Fate = Literal["goes-on", "dealt-again", "deal-passes", "void", "over", "stopped"]
"""What becomes of the hand; ``stopped``: it waits for an official."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The house's answer."""

    kind: str
    what: str
    """What happened, in the house's words."""
    text: str
    """The sentences to read out."""
    clause: str | None
    remedies: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    hand: Fate = "goes-on"
    alternatives: tuple[str, ...] = ()
    """Where the book leaves it open: other ways to understand it."""
    logged: bool = False


HARMLESS = frozenset(
    (
        "answered",
        "unanswered",
        "partner-helps",
        "play-on",
        "true-value",
        "pull",
        "agree",
        "redeal",
        "leftovers",
        "official",
    )
)
"""Remedies that blame nobody; whatever else is ruled is written down."""


class CaseError(ValueError):
    """A case that cannot be ruled on; the message says what is missing or wrong."""


def rule(book: Book, case: Case) -> Ruling:
    """What this house does about it.

    >>> from meldhouse.rulebooks import load_book
    >>> ruling = rule(load_book("mcallen"), Case(kind="bid_wrong", by=("N",), bid=18))
    >>> print(ruling.text)
    It counts as North's pass (MCA-10Ba).
    """
    from meldhouse.referee.judging import SPECIAL, totals  # the special kinds need rulings of their own making

    _check(book, case)
    if case.kind in SPECIAL:
        return SPECIAL[case.kind](book, case)
    house: House = getattr(book.rulings, case.kind)
    if case.kind == "count_play" and case.trick in (0, 1) and book.rulings.count_first.remedies:
        house = book.rulings.count_first
    if case.kind.startswith("count_") and case.counts and not offenders(book, case):
        return Ruling(
            kind=case.kind, what="counting", text="Everybody has the right number.", clause=house.clause or None
        )
    if case.kind in ACES and case.pieces and not vain_aces(book, case.pieces):
        return Ruling(
            kind=case.kind,
            what=what_happened(book, case),
            text=cited("These are no aces that make no meld; nothing is wrong with them.", house.clause),
            clause=house.clause or None,
        )
    if not house.remedies:  # the book has no word of its own for it
        house = getattr(book.rulings, LIKE.get(case.kind, case.kind))
    if case.kind == "count_end" and "renege" in house.remedies and case.counts:
        return totals(book, case)
    if case.kind == "old_trick" and (free := _may_be_seen(book, case)) is not None:
        return free
    ruling = by_remedies(book, case, house)
    if "renege" in ruling.remedies and case.caller is not None and case.slip is not None:
        called = SPECIAL["renege"](book, msgspec.structs.replace(case, kind="renege"))
        if called.hand == "over":
            text = f"{ruling.text} {called.text}"
            return msgspec.structs.replace(ruling, text=text, entries=called.entries, hand="over", logged=True)
    return ruling


def _may_be_seen(book: Book, case: Case) -> Ruling | None:
    """Where played pieces are closed only from a certain bid on, and the bid was lower."""
    closed, slip = book.tricks.closed_from, case.slip
    if closed is None or slip is None or slip.bid is None or slip.bid >= closed:
        return None
    text = f"Below a bid of {closed} anybody may look at what has been played"
    clause = book.cite("look-under")
    return Ruling(kind=case.kind, what=what_happened(book, case), text=cited(f"{text}.", clause), clause=clause)


def _check(book: Book, case: Case) -> None:
    if case.kind not in KIND_NAMES:
        raise CaseError(f"There is no “{case.kind}” to rule on.")
    seats = seating_of(book).seats
    for seat in (*case.by, *case.counts, *([case.caller] if case.caller else [])):
        if seat not in seats:
            raise CaseError(f"Nobody sits at {seat!r}; the seats are {', '.join(seats)}.")
    if case.kind in NEEDS_KITTY and not book.deal.kitty:
        raise CaseError("There is no kitty at this table.")
    bidder = case.slip.bidder if case.slip is not None else None
    if case.kind in NEEDS_KITTY[1:] and bidder is not None and case.by and bidder not in case.by:
        raise CaseError(f"Only the bidder, {SEAT_NAMES[bidder]}, lays anything away.")
    if case.kind == "pass_count" and book.exchange.form == "none":
        raise CaseError(f"No {book.words.pieces} are passed at this table.")
    if case.kind.startswith("meld_") and not book.has_meld:
        raise CaseError("There is no meld in this game.")


ACES = ("meld_aces", "aces_exposed")
LIKE = {
    "meld_aces": "meld_stray",
    "count_first": "count_play",
    "review_talk": "conduct",
    "meld_owed_late": "meld_late",
    "aces_exposed": "piece_dropped",
}
"""Irregularities that are ruled like another one where the book does not single them out."""
NEEDS_KITTY = ("kitty_peeked", "discard_count", "discard_forgotten", "discard_declared")


def by_remedies(book: Book, case: Case, house: House) -> Ruling:
    """The remedies that stand in the book, told of this case."""
    remedies, clause = house.remedies, house.clause
    if "pull" in remedies:
        _check_counts(book, case)
    if "pull" in remedies and house.most and pulls_needed(book, case) > house.most:
        remedies, clause = ("redeal",), house.beyond or clause
    told = words_for(book, case, house)
    sentences = [REMEDY_WORDS[said_as(book, case, remedies, remedy)].format_map(told) for remedy in remedies]
    text = cited(" ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences), clause)
    return Ruling(
        kind=case.kind,
        what=KIND_NAMES[case.kind].format_map(told),
        text=text + _paid_at_the_end(book, case, remedies),
        clause=clause or None,
        remedies=remedies,
        entries=tuple(_entries(book, case, house, remedies)),
        hand="over" if case.kind == "count_end" and _fate(remedies) == "goes-on" else _fate(remedies),
        alternatives=(house.reading,) if house.reading else (),
        logged=not HARMLESS.issuperset(remedies),
    )


def _paid_at_the_end(book: Book, case: Case, remedies: tuple[str, ...]) -> str:
    """A wrong count that is played on with costs its points when the hand is over."""
    house = book.rulings.count_end
    if not case.kind.startswith("count_") or "play-on" not in remedies or "penalty" not in house.remedies:
        return ""
    pays = REMEDY_WORDS["penalty"].format_map(words_for(book, case, house)).rstrip(".")
    return " " + cited(f"At the end of the hand {pays}.", house.clause)


def said_as(book: Book, case: Case, remedies: tuple[str, ...], remedy: str) -> str:
    """Which sentence a remedy is told with, where that depends on the others or on the case."""
    if remedy == "redeal" and "official" in remedies:
        return "redeal-usual"
    if remedy == "freeze" and case.bid is not None and not is_rung(book.auction, case.bid):
        return "freeze-none"
    if remedy == "next-bid-only" and case.out_of_bidding:
        return "no-bid"
    if remedy == "face-up" and case.kind == "two_pieces":
        return "face-up-other"
    if remedy == "agree" and case.kind == "deal_exposed":  # nobody has too many or too few
        return "agree-exposed"
    return remedy


def refused(house: House) -> House:
    """What is left when the players do not agree."""
    return msgspec.structs.replace(house, remedies=("redeal",), clause=house.beyond or house.clause)


def cited(text: str, clause: str | None) -> str:
    return f"{text.rstrip('.')} ({clause})." if clause else text


def what_happened(book: Book, case: Case) -> str:
    """The name of the case in the house's words."""
    return KIND_NAMES[case.kind].format_map(words_for(book, case))


def words_for(book: Book, case: Case, house: House | None = None) -> dict[str, str]:
    """Everything a sentence about this case may name."""
    seating = seating_of(book)
    guilty = offenders(book, case)
    who = joined(SEAT_NAMES[seat] for seat in guilty) or "the offender"
    partners = [partner for seat in case.by if (partner := seating.partner[seat]) is not None]
    # Of several that were touched the first must be played.
    pieces = case.pieces[:1] if case.kind == "piece_touched" else case.pieces
    cards = joined(f"the {piece.name}" for piece in pieces) or f"the {book.words.piece}"
    unit = unit_of(book)
    points = house.points if house is not None else 0
    payer = who
    if house is not None and house.account == "side":
        payer = joined(f"{SEAT_NAMES[seat]}'s side" for seat in guilty) or f"{who}'s side"
    if len(guilty) > 1:
        payer = f"each of {payer}"
    price = price_of_renege(book)
    return {
        "stays": "stay" if len(case.pieces) > 1 else "stays",
        "is_": "are" if len(case.pieces) > 1 else "is",
        "callers": "the other side" if book.renege.callers == "opponents" else "anybody at the table",
        "price": price[:1].lower() + price[1:],
        "who": payer if house is not None and "penalty" in house.remedies else who,
        "partner": joined(SEAT_NAMES[seat] for seat in partners) or "the offender's partner",
        "cards": cards,
        "bid": bids.price(book, case.bid) if case.bid is not None else "that",
        "points": f"{points} {unit if points != 1 else unit.removesuffix('s')}",
        "dollars": str((house.cents if house is not None else 0) // 100),
        "hand": str(book.deal.hand),
        "official": book.officials.chain[0],
        **{name: getattr(book.words, name) for name in ("piece", "pieces", "trick", "dealer", "deal")},
    }


def _check_counts(book: Book, case: Case) -> None:
    """Pieces can be pulled only where as many are too many as are too few."""
    seats, each = seating_of(book).seats, book.deal.hand
    over = sum([count - each for count in case.counts.values()])
    if not over:
        return
    pieces = book.words.pieces
    if len(case.counts) == len(seats):
        there, pack = sum(case.counts.values()), each * len(seats)
        raise CaseError(f"That makes {there} {pieces}, where there should be {pack}; count them once more.")
    other = "fewer" if over > 0 else "more"
    raise CaseError(f"Somebody else must have {other} than {each} {pieces} then; say how many everybody has.")


def pulls_needed(book: Book, case: Case) -> int:
    """The most pieces that one short hand would have to pull."""
    return max((book.deal.hand - count for count in case.counts.values()), default=0)


def _entries(book: Book, case: Case, house: House, remedies: tuple[str, ...]) -> list[Entry]:
    seating, unit = seating_of(book), unit_of(book)
    reason = KIND_NAMES[case.kind].format_map(words_for(book, case, house))
    clause = house.clause or None
    if "penalty" in remedies:
        return [
            Entry(payers, -house.points, reason, clause, unit, bonus=True)
            for payers in _payers(book, offenders(book, case), house)
        ]
    if "mark-to-others" in remedies:
        guilty = {seating.side[seat] for seat in case.by}
        gainers = [side for side in seating.sides if side not in guilty] if guilty else []
        return [Entry(seating.members[side], house.points, reason, clause, unit, bonus=True) for side in gainers]
    return []


def offenders(book: Book, case: Case) -> tuple[Seat, ...]:
    """Those whose count was wrong, where counts are the matter, whoever else is named; otherwise those named."""
    if case.kind.startswith("count_") and case.counts:
        return tuple(seat for seat, count in case.counts.items() if count != book.deal.hand)
    return case.by


def _payers(book: Book, guilty: tuple[Seat, ...], house: House) -> list[tuple[Seat, ...]]:
    seating = seating_of(book)
    if house.account == "player":
        return [(seat,) for seat in guilty]
    return [seating.members[seating.side[seat]] for seat in guilty]


def _fate(remedies: tuple[str, ...]) -> Fate:
    for remedy, fate in (
        ("hand-void", "void"),
        ("deal-left", "deal-passes"),
        ("official", "stopped"),
        ("agree", "stopped"),
        ("redeal", "dealt-again"),
    ):
        if remedy in remedies:
            return fate  # type: ignore[return-value]
    return "goes-on"


def irregularities(book: Book) -> dict[str, str]:
    """Every kind this house can be asked about, with its name."""
    told = words_for(book, Case(kind="conduct"))
    return {kind: KIND_NAMES[kind].format_map(told) for kind in (*IRREGULARITIES, *KIND_NAMES) if kind in KIND_NAMES}
