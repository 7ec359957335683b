"""The result of a lay-down that has been judged."""

from __future__ import annotations

import msgspec

from meldhouse.game import ScoreEntry, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.rulings.outcomes import Outcomes, follows, other_readings, when
from meldhouse.referee.rulings.prices import scored, told
from meldhouse.referee.rulings.ruling import Ruling, answer, rules_on
from meldhouse.rulebooks import Book


@rules_on("claim")
def claim(book: Book, case: Case) -> Ruling:
    """Rule on a judged lay-down."""
    rules = book.claim
    if rules.by == "nobody":
        return answer(book, case, fact("ruling-claim-nobody"), "claim-nobody")
    if rules.by == "bidder" and case.by and case.bidder is not None and case.bidder not in case.by:
        return answer(book, case, fact("ruling-claim-not-bidder"), "claim-bidder")
    if case.stands is None:
        raise CaseError(fact("case-claim-good"))
    if not case.by and (case.slip is not None or case.taken):
        raise CaseError(fact("case-claim-who"))
    _check_bid(book, case)
    entries = _entries(book, case)
    code = "claim-failed" if not case.stands else "claim-test" if rules.test == "bid" else "claim-stands"
    said = _so_far(book, case) + follows(_verdict(book, case))
    if rules.by == "bidder" and case.bidder is None:
        condition = fact("ruling-claim-if-bidder", who=case.by[0] if case.by else "player")
        said = (*follows(fact("ruling-claim-bidder")), when(condition, said))
    said += told(entries) if entries else ()
    unsaved = ("score-unsaved",) if entries and _is_unsaved(book, case) else ()
    found = answer(book, case, said, code, *_of_a_set(book, entries), *unsaved, entries=entries, hand="over")
    if code == "claim-failed" and _is_of_one_mark(book, case):  # then it cannot be one mark instead of more
        others = other_readings(book, code)
        found = msgspec.structs.replace(
            found, alternatives=tuple(one for one in found.alternatives if one not in others)
        )
    return found if entries else found.followed(*_to_count(case))


def _verdict(book: Book, case: Case) -> Message:
    rules = book.claim
    if case.stands:
        return fact("ruling-claim-bid") if rules.test == "bid" else fact("ruling-claim-stands")
    if rules.failed == "rest":
        return fact("ruling-claim-fails")
    return fact("ruling-claim-lost", unit="marks" if book.scoring.style == "marks" else "points")


def _so_far(book: Book, case: Case) -> Outcomes:
    """Why it fails, where there is more to say."""
    if case.stands:
        return ()
    if _is_set(book, case):
        return follows(fact("ruling-claim-set-already"))
    if book.claim.unchallenged != "stands":
        return ()
    if not case.shown:
        return follows(fact("ruling-claim-unless-shown"))
    return follows(fact("ruling-claim-shown")) if book.claim.failed != "rest" else ()


def _of_a_set(book: Book, entries: tuple[ScoreEntry, ...]) -> tuple[str, ...]:
    """Rulebooks may differ on what a set costs; mention that only where a side is set."""
    return ("score-set",) if any(entry.clause == book.cite("score-set") for entry in entries) else ()


def _is_of_one_mark(book: Book, case: Case) -> bool:
    bid, mark = case.slip.bid if case.slip is not None else None, book.auction.mark
    return bid is not None and mark is not None and bid < 2 * mark


def _to_count(case: Case) -> Outcomes:
    """What is missing, if only part of what it takes to score was given."""
    if case.slip is None and not case.taken:
        return ()
    return follows(fact("ruling-claim-to-count", missing="bid" if case.slip is None else "taken"))


def _is_unsaved(book: Book, case: Case) -> bool:
    """Whether a side with meld ends with less than it takes to save it, where the rules ask for that."""
    if case.slip is None or not case.taken or not book.scoring.save_take:
        return False
    own, left = seating_of(book).side[case.by[0]], book.points_in_play - sum(case.taken.values())
    least = book.scoring.save_take
    ended = {side: taken + (left if (side == own) is case.stands else 0) for side, taken in case.taken.items()}
    return any(taken < least and case.slip.meld.get(side, 0) > 0 for side, taken in ended.items())


def _is_set(book: Book, case: Case) -> bool:
    """Whether the bid, where the bid counts, is already out of reach, whatever anybody shows."""
    reach = _reach(book, case)
    return reach is not None and reach[1] < reach[2]


def _reach(book: Book, case: Case) -> tuple[int, int, int] | None:
    """What the claiming bidder has, can still reach, and needs, where the bid counts."""
    slip = case.slip
    if not (book.claim.test == "bid" and case.taken and slip is not None and slip.bid is not None):
        return None
    side = seating_of(book).side[case.by[0]] if case.by else ""
    if side not in case.taken or case.by[0] != slip.bidder:
        return None
    left = book.points_in_play - sum(case.taken.values())
    return case.taken[side], case.taken[side] + left, book.needed(slip.bid)


def _check_bid(book: Book, case: Case) -> None:
    """Where the bid counts, a lay-down cannot be good if the others already have too much, nor bad if the bid is
    home."""
    reach = _reach(book, case)
    if reach is None:
        return
    (taken, most, needed), side = reach, seating_of(book).side[case.by[0]]
    if case.stands and most < needed:
        raise CaseError(fact("case-claim-short", side=side, most=most, needed=needed))
    if not case.stands and taken >= needed:
        raise CaseError(fact("case-claim-home", side=side, taken=taken, needed=needed))


def _entries(book: Book, case: Case) -> tuple[ScoreEntry, ...]:
    """What the hand brings, if its state before the lay-down is known."""
    if case.slip is None or not case.by:
        return ()
    seating = seating_of(book)
    if not case.stands and book.claim.failed == "hand":
        return scored(book, msgspec.structs.replace(case.slip, how="forfeited", offender=case.by[0]))
    own = seating.side[case.by[0]]
    taken = case.taken
    if not taken and case.stands and book.scoring.style == "marks":  # points taken make no difference
        taken = dict.fromkeys(seating.sides, 0)
    if not taken:
        return ()
    gainer = own if case.stands else next(side for side in seating.sides if side != own)
    left = book.points_in_play - sum(taken.values())
    ended = msgspec.structs.replace(
        case.slip,
        how="claimed",
        offender=None if case.stands else case.by[0],
        take={**taken, gainer: taken[gainer] + left},
        counter_tricks=_with_counters(book, case, gainer, left),
    )
    return scored(book, ended)


def _with_counters(book: Book, case: Case, gainer: str, left: int) -> dict[str, int]:
    """Whether each side has a trick with a counter: before the last trick, any points mean one."""
    if book.scoring.save_trick != "counter" or book.tricks.each:
        return {}
    return {
        side: int(points > 0 or (side == gainer and left > book.tricks.last)) for side, points in case.taken.items()
    }
