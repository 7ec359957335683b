"""Rulings on wrong counts: nobody's is wrong, something is simply not done yet, and the count at the end."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.counts import (
    half_exchanged,
    is_count,
    lacks_one,
    laid_too_many,
    offenders,
    with_kitty,
    with_some_of_kitty,
)
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, cited, follows, other_readings, when
from meldhouse.referee.rulings.prices import meld_missing, price_for_bidders, price_of_renege
from meldhouse.referee.rulings.remedies import official
from meldhouse.referee.rulings.reneges import renege
from meldhouse.referee.rulings.ruling import Ruling, answer, by_remedies, house_for, no_call, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


@rules_on("count_unseen", "count_seen", "count_first", "count_play")
def counted(book: Book, case: Case) -> Ruling | None:
    """Counts that are right, or will be once the bidding side has done what is due."""
    if not is_count(case):
        return _of_kitty_alone(book, case)
    if not offenders(book, case):
        clause = house_for(book, case).clause or None
        return Ruling(kind=case.kind, outcomes=follows(fact("ruling-counts-right"), clause=clause), clause=clause)
    if lacks_one(book, case):
        lacking = fact("ruling-pack-short", official=official(book))
        return answer(book, case, lacking, "play-stopped", remedies=("official",), hand="stopped")
    if (bidder := with_kitty(book, case)) is not None:
        return _to_lay_away(book, case, bidder) if case.kind == "count_seen" else _forgotten(book, case, bidder)
    if (bidder := with_some_of_kitty(book, case)) is not None:
        return _laid_too_few(book, case, bidder)
    if (bidder := laid_too_many(book, case)) is not None:
        return _laid_too_many(book, case, bidder)
    return _to_pass_back(book, case) if half_exchanged(book, case) else None


def _to_lay_away(book: Book, case: Case, bidder: Seat) -> Ruling:
    to_do = fact("ruling-kitty-in-hand", who=bidder, count=book.deal.kitty, hand=book.deal.hand)
    fine = follows(fact("ruling-nothing-wrong"), to_do)
    said = (when(fact("ruling-if-bidder", who=bidder), fine),) if case.bidder is None else fine
    return answer(book, case, said, "discard-count", "discard-first")


def _to_pass_back(book: Book, case: Case) -> Ruling:
    """One half of the exchange is done; if both were, the count would be wrong."""
    wrong = by_remedies(book, case, house_for(book, case)).outcomes
    fine = follows(
        fact("ruling-nothing-wrong"),
        fact("ruling-due-back", count=book.exchange.count, hand=book.deal.hand),
        clause=book.cite("pass-count"),
    )
    said = (when(fact("ruling-if-one-passed"), fine), when(fact("ruling-if-both-passed"), wrong))
    return msgspec.structs.replace(answer(book, case, said), clause=book.cite("pass-count"))


def laid_too_few(book: Book, case: Case, bidder: Seat) -> Ruling:
    """Found after the first lead, it counts as a forgotten discard, as far as the others go."""
    found = _forgotten(book, case, bidder, "few")
    others = (*found.alternatives, *other_readings(book, "discard_count"))
    return msgspec.structs.replace(found, alternatives=tuple(dict.fromkeys(others)))


def _laid_too_few(book: Book, case: Case, bidder: Seat) -> Ruling:
    """The deal was right, but the bidder laid away too few; before the first lead that is put right."""
    if case.kind == "count_seen":
        laid = msgspec.structs.replace(case, kind="discard_count", by=(bidder,), counts={})
        found = by_remedies(book, laid, book.rulings.discard_count).preceded(Outcome(_discarded(bidder, "few")))
    else:
        found = laid_too_few(book, case, bidder)
    if case.bidder is None:
        found = msgspec.structs.replace(found, alternatives=())
    elif case.kind == "count_seen":
        found = msgspec.structs.replace(found, alternatives=other_readings(book, "discard_count"))
    return _or_dealt_so(book, case, bidder, found)


def _discarded(who: str, how: str) -> Message:
    return fact("ruling-discarded", who=who, how=how)


def _or_dealt_so(book: Book, case: Case, bidder: Seat, found: Ruling) -> Ruling:
    """If the bidder is not given, also rule for the case that it was dealt that way."""
    if case.bidder is not None:
        return msgspec.structs.replace(found, kind=case.kind)
    dealt = by_remedies(book, case, house_for(book, case))
    others = tuple(dict.fromkeys((*dealt.alternatives, *found.alternatives)))
    said = (
        when(fact("ruling-if-dealt-so"), dealt.outcomes),
        when(fact("ruling-if-not-and-bidder", who=bidder), found.outcomes),
    )
    return msgspec.structs.replace(dealt, outcomes=said, remedies=(), entries=(), hand="stopped", alternatives=others)


def _laid_too_many(book: Book, case: Case, bidder: Seat) -> Ruling:
    """The deal was right, but the bidder laid away too many; once play has begun, no rulebook covers it."""
    if case.kind == "count_seen":
        laid = msgspec.structs.replace(case, kind="discard_count", by=(bidder,), counts={})
        found = by_remedies(book, laid, book.rulings.discard_count).preceded(Outcome(_discarded(bidder, "many")))
        found = msgspec.structs.replace(found, alternatives=())
    else:
        found = laid_too_many_late(book, case, bidder)
    return _or_dealt_so(book, case, bidder, found)


def laid_too_many_late(book: Book, case: Case, bidder: Seat | None) -> Ruling:
    """The rules cover it only at the end, and only with partners: so one answer, whenever it is found."""
    said = follows(_discarded(bidder or "bidder", "many"), fact("ruling-many-late", official=official(book)))
    return answer(book, case, said, "play-stopped", about="count_end", remedies=("official",), hand="stopped")


def _of_kitty_alone(book: Book, case: Case) -> Ruling | None:
    """Face-down pieces once hands have been looked at: laid away, or dealt that way; no player's count is given."""
    if case.kitty is None or case.kind == "count_unseen":
        return None
    dealt = by_remedies(book, case, house_for(book, case))
    said = (
        when(fact("ruling-if-dealt-so"), dealt.outcomes),
        when(fact("ruling-if-not"), _laid_away_wrongly(book, case)),
    )
    late = case.kind != "count_seen"  # before the first lead it is put right on any reading
    many = other_readings(book, "count_end") if late and case.kitty > book.deal.kitty else ()
    others = tuple(dict.fromkeys((*dealt.alternatives, *many)))
    return msgspec.structs.replace(dealt, outcomes=said, remedies=(), hand="stopped", alternatives=others)


def _laid_away_wrongly(book: Book, case: Case) -> Outcomes:
    few = (case.kitty or 0) < book.deal.kitty
    wrong = Outcome(_discarded(case.bidder or "bidder", "few" if few else "many"))
    if case.kind == "count_seen":
        by = (case.bidder,) if case.bidder is not None else ()
        laid = msgspec.structs.replace(case, kind="discard_count", by=by, kitty=None)
        return (wrong, *by_remedies(book, laid, book.rulings.discard_count).outcomes)
    if not few:
        return laid_too_many_late(book, case, case.bidder).outcomes
    if case.bidder is None:
        return cited((wrong, *price_for_bidders(book)), book.rulings.discard_forgotten.clause)
    return _forgotten(book, case, case.bidder, "few").outcomes


def _forgotten(book: Book, case: Case, bidder: Seat, how: str = "none") -> Ruling:
    """A bidder who has led with the kitty in hand forgot to lay away, whenever it is found."""
    caller = None if case.caller == bidder else case.caller  # play cannot go on, even if the bidder says so
    blamed = msgspec.structs.replace(case, kind="renege", by=(bidder,), caller=caller, offence="discard", in_time=False)
    found = renege(book, blamed).preceded(Outcome(_discarded(bidder, how)))
    not_told = other_readings(book, "discard_declared")  # that is a different renege with the discard
    others = tuple(other for other in found.alternatives if other not in not_told)
    return msgspec.structs.replace(found, kind=case.kind, alternatives=others)


@rules_on("count_end")
def totals(book: Book, case: Case) -> Ruling | None:
    """At the end: a bidder who never laid away, or a bidding side that had more or fewer pieces than the other."""
    house = house_for(book, case)
    laid = is_count(case) and (with_kitty(book, case) or with_some_of_kitty(book, case) or laid_too_many(book, case))
    if laid or (is_count(case) and not offenders(book, case)):
        return counted(book, case)
    if "renege" not in house.remedies:
        return None if case.counts else _of_kitty_alone(book, case)
    return _uneven(book, case) if case.counts else _if_uneven(book, case)


def _uneven(book: Book, case: Case) -> Ruling:
    """Where the bidding side reneges by having had more or fewer pieces than the others."""
    seating, house = seating_of(book), house_for(book, case)
    had = dict.fromkeys(seating.sides, 0)
    for seat in seating.seats:
        had[seating.side[seat]] += case.counts.get(seat, book.deal.hand)
    if len(set(had.values())) == 1:
        even = fact("ruling-totals-even")
        return answer(book, case, even, house=house, about="totals-even", hand="over")
    if case.slip is None or case.bidder is None:
        return _if_uneven(book, case)
    blamed = msgspec.structs.replace(case, by=(case.bidder,), in_time=False)
    if (none := no_call(book, blamed)) is not None:
        return msgspec.structs.replace(none, hand="over")
    own = seating.side[case.bidder]
    most = max(many for side, many in had.items() if side != own)
    uneven = fact("ruling-totals-uneven", who=seating.members[own], how="more" if had[own] > most else "fewer")
    found = renege(book, msgspec.structs.replace(blamed, kind="renege"))
    said = tuple(
        msgspec.structs.replace(one, said=uneven) if one.said.id == "ruling-reneged" else one for one in found.outcomes
    )
    told = answer(book, case, said, house=house, about=case.kind)
    return msgspec.structs.replace(
        told, entries=found.entries, hand=found.hand, remedies=house.remedies, logged=found.logged
    )


def _if_uneven(book: Book, case: Case) -> Ruling:
    """The same if the bidder, or everybody's counts, are not given."""
    if (none := no_call(book, case)) is not None:
        return msgspec.structs.replace(none, hand="over")
    house, seating, price = house_for(book, case), seating_of(book), price_for_bidders(book)
    known = yes(case.counts)
    callers = "opponents" if book.renege.callers == "opponents" else "anyone"
    uneven = fact("ruling-uneven", known=known, callers=callers)
    if case.slip is not None and case.bidder is not None:
        if not meld_missing(book, case.slip):
            price = price_of_renege(book, case.slip, case.bidder)
        side = seating.members[seating.side[case.bidder]]
        uneven = fact("ruling-uneven-of", known=known, callers=callers, who=side)
    said = (Outcome(uneven), when(fact("ruling-if-called"), price))
    even = () if case.counts else ("totals-even",)  # without counts the sides may be even
    return answer(book, case, said, *even, house=house, about=case.kind, remedies=house.remedies, hand="over")
