"""Which other readings of the rules fit a case that is ruled on by its remedies.

A reading that does not fit is noise: one about a side with two wrong hands is given only where that is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.counts import offenders, right_number
from meldhouse.referee.rulings.at_other_times import before_play, may_be_dropped
from meldhouse.referee.rulings.outcomes import follows, whole
from meldhouse.referee.rulings.remedies import official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import legal_bids
from meldhouse.rulebooks.refereeing import HouseRule


def names_for(book: Book, case: Case, house: HouseRule, like: str) -> Iterator[str]:
    """The readings' names: for the kind, or the kind it is ruled like; for the remedies; for the counts."""
    if _fits(case):
        yield case.kind if case.kind in book.readings else like
    yield from (remedy for remedy in house.remedies if remedy != "next-bid-only" or not case.out_of_bidding)
    if case.kind == "meld_early" and _may_be_bidders(book, case):
        yield "meld-early-bidders"
    if before_play(book, case):  # an ace; only a dropped one may be an accident
        yield "aces_exposed" if case.kind == "piece_dropped" else "meld_aces"
    if case.kind in ("bid_wrong", "bid_passed") and may_be_dropped(book, case, house):
        yield "score-silenced-wrong"
    if case.kind.startswith("count_"):
        yield from _of_numbers(book, case, house)
    if "freeze" in house.remedies and not _may_open(book, case):
        yield "frozen-none"
    if "face-up" in house.remedies and len(case.pieces) > 1:
        yield "open-choice"
    if case.kind in ("trick_taken_led", "trick_taken_late") and not _is_opposed(book, case):
        yield "taken-own-side"


def _fits(case: Case) -> bool:
    """Whether the reading listed under its kind fits this case."""
    if case.kind == "discard_count":
        return not case.in_time  # the reading is about one found too late
    if case.kind in ("trump_asked_late", "wrong_table"):
        return case.called == "during"  # it is about a hand that might end or be played out
    return True


def _may_open(book: Book, case: Case) -> bool:
    """Whether the bid is one the first bidder could make."""
    bid = case.bid
    return bid is not None and bid in takewhile(lambda legal: legal <= bid, legal_bids(book.auction, None))


def _may_be_bidders(book: Book, case: Case) -> bool:
    side, bidder = seating_of(book).side, case.bidder
    return bidder is None or not case.by or any(side[seat] == side[bidder] for seat in case.by)


def _is_opposed(book: Book, case: Case) -> bool:
    """Whether an opponent has spoken up."""
    side = seating_of(book).side
    return case.caller is not None and all(side[seat] != side[case.caller] for seat in case.by)


def _of_numbers(book: Book, case: Case, house: HouseRule) -> Iterator[str]:
    side, pays = seating_of(book).side, book.rulings.count_end
    guilty = Counter(side[seat] for seat in offenders(book, case)) if case.counts else Counter(more=2)
    mended = "pull" in house.remedies  # then nobody is penalized
    if not mended and pays.account == "side" and "penalty" in pays.remedies and max(guilty.values(), default=0) > 1:
        yield "charged-twice"
    if case.kind not in ("count_first", "count_play"):
        return
    most, short = book.rulings.count_seen.most, 0
    if case.counts:
        short = right_number(book, case) - min(case.counts.values())
    if not case.counts or short <= most:
        yield "pull-in-play"
    if not case.counts or short > most:
        yield "redeal-in-play"


def silence(book: Book, house: HouseRule) -> tuple[Message, ...]:
    """A note that the rules do not cover it, where the clause only fills a gap, or there is none."""
    clause = book.clause_table.get(house.clause)
    if "official" in house.remedies or (clause is not None and not clause.silent):
        return ()
    return (whole(follows(fact("ruling-silence", official=official(book)), clause=book.cite("play-stopped"))),)
