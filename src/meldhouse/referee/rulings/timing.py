"""Rulings that depend on the moment or on the numbers given: a second misdeal, a late discard, a voided hand.

Like all of `second_look`, these are asked only about descriptions; a table already knows.
"""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.counts import check_counts, pulls_needed
from meldhouse.referee.cases.kitty_counts import told_with_kitty
from meldhouse.referee.rulings.counts import laid_too_few, laid_too_many_late
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, when
from meldhouse.referee.rulings.prices import meld_missing
from meldhouse.referee.rulings.readings import silence
from meldhouse.referee.rulings.ruling import Ruling, answer, by_remedies, finds_in_order, house_for, ruling_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import HERE_OFFICIAL


@finds_in_order("misdeal_again")
def misdealt_again(book: Book, case: Case) -> Ruling | None:
    """Where a wrong count is fixed by pulling, a second misdeal is one only if pulling cannot fix it."""
    house = book.rulings.count_seen
    if "play-on" in book.rulings.misdeal_again.remedies:
        return _like_the_first(book, case)
    if "pull" not in house.remedies or "redeal" not in book.rulings.misdeal_again.remedies:
        return None
    pulled = msgspec.structs.replace(case, kind="count_seen")
    if case.counts:
        check_counts(book, pulled)
        few = not house.most or pulls_needed(book, pulled) <= house.most
        return msgspec.structs.replace(ruling_on(book, pulled), kind=case.kind) if few else None
    return msgspec.structs.replace(by_remedies(book, pulled, house), kind=case.kind)


def _like_the_first(book: Book, case: Case) -> Ruling:
    """Where no deal counts as a misdeal, only the counts are wrong: rule by the moment they are found."""
    seen = msgspec.structs.replace(case, kind="count_seen", by=(), caller=None)
    if case.counts:
        check_counts(book, seen)
    found = _looked_or_not(book, seen)
    if found is None:  # for example when the counts are right
        return msgspec.structs.replace(ruling_on(book, seen), kind=case.kind)
    house = house_for(book, case)
    return msgspec.structs.replace(
        found.preceded(Outcome(fact("ruling-no-misdeal"), house.clause or None)),
        kind=case.kind,
        clause=house.clause or None,
        remedies=house.remedies,
        logged=True,
    )


def _looked_or_not(book: Book, seen: Case) -> Ruling | None:
    """Wrong counts before the first lead, if it matters whether the players concerned have looked and that is not
    given: both answers. None if there is only one answer; a bidder has looked."""
    if seen.bidder is not None or book.rulings.count_unseen.remedies == book.rulings.count_seen.remedies:
        return None
    before, after = ruling_on(book, msgspec.structs.replace(seen, kind="count_unseen")), ruling_on(book, seen)
    if before.outcomes == after.outcomes:
        return None
    pulled = fact("ruling-remedy", remedy="pull")
    mended = tuple(
        msgspec.structs.replace(one, said=fact("ruling-remedy", remedy="pull-first")) if one.said == pulled else one
        for one in before.outcomes  # the hand goes on at either moment
    )
    said = (when(fact("ruling-before-look"), mended), when(fact("ruling-after-that"), after.outcomes))
    gap = silence(book, house_for(book, seen))  # the rules do cover the first of the two moments
    others = tuple(other for other in after.alternatives if other not in gap)
    return msgspec.structs.replace(after, outcomes=said, alternatives=others)


@finds_in_order("machine_missing", "machine_refused")
def no_machine(book: Book, case: Case) -> Ruling | None:
    """Where the rules mention no machine, nobody has to use one."""
    if book.deal.machine_last or house_for(book, case) != HERE_OFFICIAL:
        return None
    return answer(book, case, fact("ruling-no-machine"))


@finds_in_order("wrong_dealer")
def dealt_by_another(book: Book, case: Case) -> Ruling | None:
    """A hand is voided only until its sheet is closed."""
    if case.in_time is not False or "hand-void" not in house_for(book, case).remedies or book.match.sheet != "signed":
        return None
    return answer(book, case, fact("ruling-signed-stays"), "sheet-closed", about="hand-void-late", hand="over")


def laid_away(book: Book, case: Case) -> Ruling | None:
    """A wrong discard count found after the first lead; if the moment is not given, both answers."""
    case = msgspec.structs.replace(case, by=_who_laid_away(book, case))
    laid = laid_away_by(book, case)
    if case.in_time or not (case.by or (laid or 0) > book.deal.kitty):
        return None
    if case.in_time is False:
        return _laid_away_late(book, case)
    unpriced = case.slip is not None and bool(meld_missing(book, case.slip))
    late = _laid_away_late(book, msgspec.structs.replace(case, slip=None) if unpriced else case)
    early = by_remedies(book, case, house_for(book, case))
    said = (when(fact("ruling-before-lead"), early.outcomes), when(fact("ruling-after-lead"), late.outcomes))
    return msgspec.structs.replace(early, outcomes=said, alternatives=late.alternatives, remedies=(), hand="stopped")


def _who_laid_away(book: Book, case: Case) -> tuple[Seat, ...]:
    """The player named, or the bidder, or the only one with a wrong count."""
    wrong = tuple(seat for seat, many in case.counts.items() if many != book.deal.hand)
    return case.by or ((case.bidder,) if case.bidder is not None else wrong if len(wrong) == 1 else ())


def _laid_away_late(book: Book, case: Case) -> Ruling:
    many, laid = laid_too_many_late(book, case, next(iter(case.by), None)), laid_away_by(book, case)
    if laid is not None and laid > book.deal.kitty:
        return many
    few = laid_too_few(book, case, case.by[0])
    if laid is not None:
        return few
    said = tuple(
        when(fact("ruling-if-discarded", how=how), one.outcomes[1:]) for how, one in (("few", few), ("many", many))
    )
    return msgspec.structs.replace(few, outcomes=said, entries=(), remedies=(), hand="stopped")


def laid_away_by(book: Book, case: Case) -> int | None:
    """How many were laid away: as many as are named or lie in the kitty, or as the bidder's hand is short."""
    told = {len(case.pieces)} if case.pieces else set()
    if case.kitty is not None:
        told.add(case.kitty)
    if case.counts:
        told |= {book.deal.hand + book.deal.kitty - case.counts[seat] for seat in case.by if seat in case.counts}
    if len(told) > 1 or min(told, default=0) < 0:
        raise CaseError(fact("case-discard-numbers"))
    return next(iter(told), None)


def passed_late(book: Book, case: Case) -> Ruling | None:
    """A wrong pass that could be taken back is just a wrong count after the first lead."""
    if case.in_time is not False or "take-back" not in house_for(book, case).remedies:
        return None
    in_play = msgspec.structs.replace(case, kind="count_play", by=(), pieces=(), in_time=None)
    found = ruling_on(book, in_play)
    return msgspec.structs.replace(found, kind=case.kind)


def called_for_numbers(book: Book, case: Case) -> Ruling:
    """A new deal called for because of wrong counts: the counts decide."""
    moments = {"count_seen": case.in_time is not False, "count_first": not case.in_time, "count_play": not case.in_time}
    nobody = msgspec.structs.replace(case, by=(), caller=None)
    kinds = [kind for kind, may_be in moments.items() if may_be]
    asked = [told_with_kitty(book, msgspec.structs.replace(nobody, kind=kind)) for kind in kinds]
    if case.counts:
        check_counts(book, asked[-1] if case.in_time is False else asked[0])
    answers = [(one.kind, _right_or_not(_found_then(book, one))) for one in asked]
    found = answers[0][1]
    said = {kind: one.outcomes for kind, one in answers}
    if len(set(said.values())) > 1:
        told = tuple(when(moment, said[kind]) for moment, kind in _by_moment(said))
        hand = found.hand if len({one.hand for _, one in answers}) == 1 else "stopped"
        found = msgspec.structs.replace(found, outcomes=told, hand=hand)
    return msgspec.structs.replace(found, kind=case.kind)


def _found_then(book: Book, one: Case) -> Ruling:
    both = _looked_or_not(book, one) if one.kind == "count_seen" else None
    return both or ruling_on(book, one)


def _by_moment(said: dict[str, Outcomes]) -> list[tuple[Message, str]]:
    """The moments with different answers: some rules treat the first trick like the time before it, others like the
    time after."""
    before, later = fact("ruling-before-lead"), fact("ruling-after-that")
    if said["count_first"] == said["count_play"]:
        return [(before, "count_seen"), (fact("ruling-once-begun"), "count_play")]
    if said.get("count_seen") == said["count_first"]:
        return [(fact("ruling-until-first-trick"), "count_first"), (later, "count_play")]
    first = [(before, "count_seen")] if "count_seen" in said else []
    return [*first, (fact("ruling-in-first-trick"), "count_first"), (later, "count_play")]


def _right_or_not(found: Ruling) -> Ruling:
    """First say whether the call was right."""
    if found.hand == "dealt-again":
        return found.preceded(Outcome(fact("ruling-call-right")))
    if found.hand == "goes-on":
        return found.preceded(Outcome(fact("ruling-no-redeal")))
    return found


@finds_in_order("discard_forgotten")
def laid_in_time(book: Book, case: Case) -> Ruling | None:
    """Before the first lead, no discard has been forgotten yet."""
    if not case.in_time:
        return None
    return answer(book, case, fact("ruling-may-still-discard"), "discard-first", "discard-count")
