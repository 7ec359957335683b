"""A call in vain against a side that had every trick: it is awarded everything it was about to take."""

from __future__ import annotations

import msgspec

from meldhouse.game import ScoreEntry, Seat, seating_of
from meldhouse.game.scoring import spoiler_fine
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.outcomes import follows
from meldhouse.referee.rulings.prices import scored
from meldhouse.referee.rulings.remedies import amount
from meldhouse.referee.rulings.ruling import Ruling, answer
from meldhouse.rulebooks import Book


def _hand_of(book: Book, case: Case, caller: Seat) -> str:
    """What a side scores besides the points in play: its meld, and the bid if that was the caller's."""
    if case.bidder is None:
        return "if-theirs"
    return "bid" if seating_of(book).side[case.bidder] == seating_of(book).side[caller] else "meld"


def spoiled(book: Book, case: Case, caller: Seat) -> Ruling:
    """Rule on a call that would have robbed a side of all the points it was about to take."""
    fine, seating = book.renege.spoiler_fine, seating_of(book)
    entries: tuple[ScoreEntry, ...] = ()
    own = seating.side[caller]
    lost = spoiler_fine(book, caller)
    if case.slip is not None:
        (other,) = seating.others(own)
        take = {own: 0, other: book.points_in_play}
        slip = msgspec.structs.replace(case.slip, how="awarded", offender=caller, take=take)
        entries = tuple(entry for entry in scored(book, slip) if entry != lost)
    said = follows(
        fact("ruling-spoiled"),
        fact(
            "ruling-spoiled-gets",
            what=_hand_of(book, case, caller),
            all=book.points_in_play,
            bonus=book.scoring.all_points_bonus,
        ),
        fact("ruling-spoiled-fine", who=caller if case.caller is not None else "caller", amount=amount(book, fine)),
    )
    entries = (*entries, *([lost] if fine and case.caller is not None else []))
    gets_bid = case.bidder is not None and seating.side[case.bidder] == own  # otherwise the accused already have it
    codes = ("renege-spoiled", *(() if gets_bid else ("spoiled-own-bid",)))
    return answer(book, case, said, *codes, entries=entries, hand="over", logged=True)
