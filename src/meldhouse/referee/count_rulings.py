"""Rulings on wrong numbers of pieces: where nobody's is wrong, where something is only not done yet, and at the end."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.referee.calls import no_call
from meldhouse.referee.cases import Case
from meldhouse.referee.judging import renege
from meldhouse.referee.numbers import (
    half_exchanged,
    is_count,
    lacks_one,
    laid_too_many,
    offenders,
    with_kitty,
    with_some_of_kitty,
)
from meldhouse.referee.prices import fee, meld_missing, price_for_bidders, price_of_renege
from meldhouse.referee.rulings import Ruling, answer, by_remedies, house_for
from meldhouse.referee.wording import after_colon, cited, what_happened
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book


def counted(book: Book, case: Case) -> Ruling | None:
    """Numbers that are right, or will be when the bidding side has done what is due."""
    if not is_count(case):
        return _of_kitty_alone(book, case)
    if not offenders(book, case):
        clause = house_for(book, case).clause or None
        return Ruling(kind=case.kind, what="counting", text="Everybody has the right number.", clause=clause)
    if lacks_one(book, case):
        who, piece = book.officials.chain[0], book.words.piece
        text = f"Nobody has a {piece} too many, so the pack lacks one: it is looked for, and the {who} decides."
        return answer(book, case, text, "play-stopped", remedies=("official",), hand="stopped")
    if (bidder := with_kitty(book, case)) is not None:
        return _to_lay_away(book, case, bidder) if case.kind == "count_seen" else _forgotten(book, case, bidder)
    if (bidder := with_some_of_kitty(book, case)) is not None:
        return _laid_too_few(book, case, bidder)
    if (bidder := laid_too_many(book, case)) is not None:
        return _laid_too_many(book, case, bidder)
    return _to_pass_back(book, case) if half_exchanged(book, case) else None


def _to_lay_away(book: Book, case: Case, bidder: Seat) -> Ruling:
    who, words = SEAT_NAMES[bidder], book.words
    unknown = f", if {who} is the bidder" if case.bidder is None else ""
    text = (
        f"Nothing is wrong{unknown}: {who} has the kitty in his hand and has still to lay {book.deal.kitty} "
        f"{words.pieces} away; then everybody has {book.deal.hand}."
    )
    return answer(book, case, text, "discard-count", "discard-first")


def _to_pass_back(book: Book, case: Case) -> Ruling:
    """One half of the exchange is done; if both were, it would be a wrong number."""
    words = book.words
    wrong = by_remedies(book, case, house_for(book, case)).text
    text = (
        f"If only one of them has passed so far, nothing is wrong: {book.exchange.count} {words.pieces} are due back, "
        f"and then everybody has {book.deal.hand}. If both have passed: {after_colon(wrong)}"
    )
    return msgspec.structs.replace(answer(book, case, text), clause=book.cite("pass-count"))


def laid_too_few(book: Book, case: Case, bidder: Seat) -> Ruling:
    """Found after the first lead it is a forgotten discard, as far as the others go."""
    found = _forgotten(book, case, bidder, "laid away too few")
    others = (*found.alternatives, *book.other_readings("discard_count"))
    return msgspec.structs.replace(found, alternatives=tuple(dict.fromkeys(others)))


def _laid_too_few(book: Book, case: Case, bidder: Seat) -> Ruling:
    """The deal was right, and the bidder has not laid away all that he should; before the first lead that is mended."""
    who = SEAT_NAMES[bidder]
    if case.kind == "count_seen":
        laid = msgspec.structs.replace(case, kind="discard_count", by=(bidder,), counts={})
        found = by_remedies(book, laid, book.rulings.discard_count)
        found = msgspec.structs.replace(found, text=f"{who} laid away too few. {found.text}")
    else:
        found = _forgotten(book, case, bidder, "laid away too few")
    readings = book.other_readings("discard_count") if case.bidder is not None else ()
    return _or_dealt_so(book, case, bidder, msgspec.structs.replace(found, alternatives=readings))


def _or_dealt_so(book: Book, case: Case, bidder: Seat, found: Ruling) -> Ruling:
    """Where nobody says who had the bid, also what it is if it was dealt so."""
    if case.bidder is not None:
        return msgspec.structs.replace(found, kind=case.kind, what=what_happened(book, case))
    dealt = by_remedies(book, case, house_for(book, case))
    text = f"If it was dealt so: {after_colon(dealt.text)} If not, and {SEAT_NAMES[bidder]} has the bid: "
    others = tuple(dict.fromkeys((*dealt.alternatives, *found.alternatives)))
    text += after_colon(found.text)
    return msgspec.structs.replace(dealt, text=text, remedies=(), entries=(), hand="stopped", alternatives=others)


def _laid_too_many(book: Book, case: Case, bidder: Seat) -> Ruling:
    """The deal was right, and the bidder has laid away more than he should; once play has begun no paper knows it."""
    wrong = f"{SEAT_NAMES[bidder]} laid away too many."
    if case.kind == "count_seen":
        laid = msgspec.structs.replace(case, kind="discard_count", by=(bidder,), counts={})
        found = by_remedies(book, laid, book.rulings.discard_count)
        found = msgspec.structs.replace(found, text=f"{wrong} {found.text}", alternatives=())
    else:
        found = laid_too_many_late(book, case, bidder)
    return _or_dealt_so(book, case, bidder, found)


def laid_too_many_late(book: Book, case: Case, bidder: Seat | None) -> Ruling:
    """The paper speaks of it only at the end, and of partners, who may not be there: one answer whenever found."""
    who = SEAT_NAMES[bidder] if bidder is not None else "The bidder"
    text = f"{who} laid away too many. The paper says nothing plain of it once play has begun: the "
    text += f"{book.officials.chain[0]} decides."
    return answer(book, case, text, "play-stopped", about="count_end", remedies=("official",), hand="stopped")


def _of_kitty_alone(book: Book, case: Case) -> Ruling | None:
    """What lies face down once hands are looked at was laid away, or was dealt so; nobody says what anybody has."""
    if case.kitty is None or case.kind == "count_unseen":
        return None
    dealt = by_remedies(book, case, house_for(book, case))
    text = f"If it was dealt so: {after_colon(dealt.text)} If not: {after_colon(_laid_away_wrongly(book, case))}"
    late = case.kind != "count_seen"  # before the first lead it is put right, however it is read
    many = book.other_readings("count_end") if late and case.kitty > book.deal.kitty else ()
    others = tuple(dict.fromkeys((*dealt.alternatives, *many)))
    return msgspec.structs.replace(dealt, text=text, remedies=(), hand="stopped", alternatives=others)


def _laid_away_wrongly(book: Book, case: Case) -> str:
    few = (case.kitty or 0) < book.deal.kitty
    how = "laid away too few" if few else "laid away too many"
    if case.kind == "count_seen":
        by = (case.bidder,) if case.bidder is not None else ()
        laid = msgspec.structs.replace(case, kind="discard_count", by=by, kitty=None)
        who = SEAT_NAMES[case.bidder] if case.bidder is not None else "The bidder"
        return f"{who} {how}. {by_remedies(book, laid, book.rulings.discard_count).text}"
    if case.bidder is None:
        price = f"the hand is over: he {price_for_bidders(book).removeprefix('it ')}.{fee(book)}"
        if few:
            return cited(f"The bidder {how}, and {price}", book.rulings.discard_forgotten.clause)
        return laid_too_many_late(book, case, None).text
    late = _forgotten(book, case, case.bidder, how) if few else laid_too_many_late(book, case, case.bidder)
    return late.text


def _forgotten(book: Book, case: Case, bidder: Seat, what: str = "forgot to lay away") -> Ruling:
    """Once the bidder has led with the kitty in his hand, he forgot to lay away, whenever it is found."""
    caller = None if case.caller == bidder else case.caller  # he cannot play on, even if he says so himself
    blamed = msgspec.structs.replace(case, kind="renege", by=(bidder,), caller=caller, offence="discard", in_time=False)
    found = renege(book, blamed)
    text = f"{SEAT_NAMES[bidder]} {what}. {found.text}"
    not_told = book.other_readings("discard_declared")  # that is another way to renege with what is laid away
    others = tuple(other for other in found.alternatives if other not in not_told)
    return msgspec.structs.replace(
        found, kind=case.kind, what=what_happened(book, case), text=text, alternatives=others
    )


def totals(book: Book, case: Case) -> Ruling | None:
    """At the end: a bidder who never laid away, and a bidding side that had more or fewer pieces than the other."""
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
        text = f"Together the partners of each side have had as many {book.words.pieces}, so the hand stands."
        return answer(book, case, text, house=house, about="totals-even", hand="over")
    if case.slip is None or case.bidder is None:
        return _if_uneven(book, case)
    blamed = msgspec.structs.replace(case, by=(case.bidder,), in_time=False)
    if (none := no_call(book, blamed)) is not None:
        return msgspec.structs.replace(none, hand="over")
    found = renege(book, msgspec.structs.replace(blamed, kind="renege"))
    told = answer(book, case, found.text, house=house, about=case.kind)
    own = seating.side[case.bidder]
    most = max(many for side, many in had.items() if side != own)
    members = joined(SEAT_NAMES[seat] for seat in seating.members[own])
    uneven = f"{members} have had {'more' if had[own] > most else 'fewer'} {book.words.pieces} than the others"
    text = found.text.replace(f"{SEAT_NAMES[case.bidder]} reneged", f"{uneven}, which is a renege")
    return msgspec.structs.replace(
        told, text=text, entries=found.entries, hand=found.hand, remedies=house.remedies, logged=found.logged
    )


def _if_uneven(book: Book, case: Case) -> Ruling:
    """The same where nobody says who had the bid, or how many pieces everybody had."""
    if (none := no_call(book, case)) is not None:
        return msgspec.structs.replace(none, hand="over")
    house, seating = house_for(book, case), seating_of(book)
    price, whose = f"the hand is over: {price_for_bidders(book)}.{fee(book)}", ""
    if case.slip is not None and case.bidder is not None:
        if not meld_missing(book, case.slip):
            price = price_of_renege(book, case.slip, case.bidder)
        whose = f", {joined(SEAT_NAMES[seat] for seat in seating.members[seating.side[case.bidder]])}"
    pieces = book.words.pieces
    uneven = "As" if case.counts else "If"
    callers = "the other side" if book.renege.callers == "opponents" else "anybody at the table"
    text = (
        f"{uneven} one side has had more {pieces} than the other, it is a renege of the bidding side{whose}: {callers} "
        f"may call it. When it is called, {after_colon(price)}"
    )
    even = () if case.counts else ("totals-even",)  # where nobody tells the numbers the sides may be even
    return answer(book, case, text, *even, house=house, about=case.kind, remedies=house.remedies, hand="over")
