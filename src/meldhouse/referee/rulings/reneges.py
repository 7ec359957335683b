"""Reneges that were called: what the book counts as one, whether it can still be put right, and what it costs."""

from __future__ import annotations

import msgspec

from meldhouse.game import ScoreEntry, Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.offences import DUTIES, is_duty, is_punished, may_be_declared, seen_here
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, follows, other_readings, when
from meldhouse.referee.rulings.prices import meld_missing, price_of_renege, renege_entries, scored, told
from meldhouse.referee.rulings.remedies import aces_to_see, official, who_of
from meldhouse.referee.rulings.ruling import Ruling, answer, blamed_caller, by_remedies, no_call, rules_on, ruling_on
from meldhouse.referee.rulings.seen_by_all import only_some, which_is_one
from meldhouse.referee.rulings.spoiling import spoiled
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact

NO_PIECE = ("aces", "taken", "discard")
"""Offenses without a piece played: until the next one is played, nothing is lost."""


@rules_on("renege")
def renege(book: Book, case: Case) -> Ruling:
    """Rule on a proven renege."""
    if not case.by:
        raise CaseError(fact("case-renege-who"))
    if case.declared:
        return _declared(book, case)
    if (none := _no_renege(book, case) or _not_called(book, case)) is not None:
        return none
    if case.offence is not None and not is_punished(book, case.offence):
        return _mended(book, case, "renege-forgiven")
    if case.in_time and case.offence == "aces" and _is_called(book, case):
        return unproven(book, msgspec.structs.replace(case, kind="renege_unproven"))
    if case.in_time and case.offence in NO_PIECE:
        return _not_yet(book, case)
    if case.in_time and _can_be_changed(book, case):
        return _mended(book, case, "renege-mended")
    found = _punished(book, case)
    shown = _if_shown(book, case, which_is_one(book, case) + found.outcomes)
    said = (*_unless_in_time(book, case, shown), *only_some(book, case))
    mended = other_readings(book, "renege-mended") if case.in_time is None and _can_be_changed(book, case) else ()
    others = tuple(dict.fromkeys((*found.alternatives, *mended)))
    return msgspec.structs.replace(found, outcomes=said, alternatives=others)


def _if_shown(book: Book, case: Case, punished: Outcomes) -> Outcomes:
    """Aces were kept back, but which ones were played is not given: what would prove it, and both answers."""
    if case.offence != "aces" or case.pieces or case.trick is not None:
        return punished
    either = (aces_to_see(book), when(fact("ruling-if-seen"), punished))
    if case.caller is None and book.renege.unproven == "caller":
        return either  # it is unknown whom it would cost
    in_vain = _in_vain_called(
        book, msgspec.structs.replace(case, kind="renege_unproven", has_every_trick=None, taken={})
    )
    return (*either, when(fact("ruling-if-not"), in_vain.outcomes))


def _declared(book: Book, case: Case) -> Ruling:
    """An official has found that something was done on purpose, or against the harmony of the game: that is final."""
    if not may_be_declared(book):
        raise CaseError(fact("case-not-declared"))
    said = Outcome(fact("ruling-declared", official=official(book)), book.cite("play-stopped"))
    found = _punished(book, msgspec.structs.replace(case, offence="shown"))
    return msgspec.structs.replace(found.preceded(said), alternatives=())


def _not_yet(book: Book, case: Case) -> Ruling:
    """For an offense without a piece played: what is still to be done."""
    if case.offence == "taken":
        return by_remedies(book, msgspec.structs.replace(case, kind="trick_taken"), book.rulings.trick_taken)
    if case.offence == "discard":
        return answer(book, case, fact("ruling-discard-still"), "discard-told-late")
    return answer(book, case, fact("ruling-aces-still"), "renege-aces")


def _can_be_changed(book: Book, case: Case) -> bool:
    """Whether it was done with a piece its player may change for a while."""
    return book.renege.correct != "never" and case.offence in (None, *DUTIES)


def _not_called(book: Book, case: Case) -> Ruling | None:
    """Not a valid call, unless players own up to their own mistake while they may still put it right."""
    none, side = no_call(book, case), seating_of(book).side
    if none is None or (case.called == "during" and case.in_time and case.offence in NO_PIECE):
        return None
    if case.called == "during" and case.offence == "taken":  # such a trick goes back to its winners in any case
        given = ruling_on(book, msgspec.structs.replace(case, kind="trick_taken_late"))
        said = _unless_in_time(book, case, given.outcomes)
        return msgspec.structs.replace(given, kind=case.kind, outcomes=said)
    partner = case.caller is not None and any(side[seat] == side[case.caller] for seat in case.by)
    # With "own-seen" only the offender may change it, without partner's help; otherwise it does not matter who spoke.
    own = partner if book.renege.correct != "own-seen" or case.offence in NO_PIECE else case.caller in case.by
    if not own or case.called != "during" or case.in_time is False:
        return none
    if case.in_time:
        return None if _can_be_changed(book, case) else none
    return msgspec.structs.replace(none, outcomes=_unless_in_time(book, case, none.outcomes))


def _mended(book: Book, case: Case, code: str) -> Ruling:
    how: Message = fact("ruling-mended", when="either")
    if case.in_time is False:
        how = fact("ruling-mended", when="late")
    elif case.in_time and book.renege.correct == "own-seen":
        how = fact("ruling-change-own", who=who_of(book, case))
    elif case.in_time:
        how = fact("ruling-mended", when="now")
    mended = answer(book, case, how, code, "correct-none")
    if not case.in_time or book.renege.withdrawn != "face-up":
        return mended
    seen = _seen_by_all(book, case)
    return msgspec.structs.replace(mended.followed(*seen.outcomes), remedies=seen.remedies)


def _seen_by_all(book: Book, case: Case) -> Ruling:
    """The piece taken back has been seen by all, like any other that was dropped."""
    return by_remedies(book, msgspec.structs.replace(case, kind="piece_dropped"), book.rulings.piece_dropped)


def _unless_in_time(book: Book, case: Case, too_late: Outcomes) -> Outcomes:
    """If it is not given whether it is too late, give both answers; too late comes first, since nobody sends for an
    official while the table can still put it right."""
    if case.in_time is not None or (case.offence == "aces" and case.pieces):  # they have been played
        return too_late
    if case.offence == "aces" and _is_called(book, case):  # a call that comes so early is one in vain
        return too_late
    if case.offence in ("aces", "discard"):
        return (*too_late, *_not_yet(book, case).outcomes)
    if case.offence == "taken":
        return (*too_late, when(fact("ruling-not-led"), _not_yet(book, case).outcomes))
    if not _can_be_changed(book, case):
        return too_late
    clause = book.cite("renege-mended") or book.cite("correct-none")
    stays = book.renege.withdrawn == "face-up"
    window = follows(until_mended(book, case), *(() if stays else (fact("ruling-nothing-follows"),)), clause=clause)
    return (*too_late, *window, *(_seen_by_all(book, case).outcomes if stays else ()))


def until_mended(book: Book, case: Case) -> Message:
    """The deadline for putting a renege right, where it is not known whether it has passed."""
    if book.renege.correct == "own-seen":
        return fact("ruling-until-own", who=who_of(book, case))
    return fact("ruling-until-mended", until=book.renege.correct, seconds=book.renege.seconds)


def _punished(book: Book, case: Case) -> Ruling:
    codes = _codes(book, case)
    if book.renege.cost == "take":
        entries = _played_out(book, case)
        said = follows(fact("ruling-take-lost", who=case.by), *_set_by_it(book, case))
        said += told(entries) if entries else ()
        return answer(book, case, said, *codes, entries=entries, hand="over" if entries else "goes-on", logged=True)
    codes += own_meld_reading(book, case)
    if case.slip is None:
        return answer(book, case, price_of_renege(book), *codes, hand="over", logged=True)
    entries = renege_entries(book, case.slip, *case.by)
    ours = follows(fact("ruling-meld-lost-too")) if book.other_readings(*own_meld_reading(book, case)) else ()
    said = (*follows(fact("ruling-reneged", who=case.by)), *ours, *told(entries), *_lost(book, case))
    return answer(book, case, said, *codes, entries=entries, hand="over", logged=True)


def own_meld_reading(book: Book, case: Case) -> tuple[str, ...]:
    """Other readings about the meld of the side that reneged; none where it is known to have no meld."""
    melded = case.slip.meld if case.slip is not None else {}
    return () if melded.get(seating_of(book).side[case.by[0]], 1) == 0 else ("renege-meld",)


def _lost(book: Book, case: Case) -> Outcomes:
    """What the offending side does not score, and entries made before the call."""
    members = seating_of(book).members[seating_of(book).side[case.by[0]]]
    lost = follows(fact("ruling-side-scores-none", who=members)) if book.has_meld else ()
    return lost + (follows(fact("ruling-replaces-entered")) if case.called != "during" else ())


def _played_out(book: Book, case: Case) -> tuple[ScoreEntry, ...]:
    """What such a hand brings, if everybody's take of the whole hand is given."""
    slip, whole = case.slip, sum(case.taken.values()) == book.points_in_play
    if slip is None or not whole or meld_missing(book, slip):
        return ()
    spoiled = (seating_of(book).side[case.by[0]],)
    return scored(book, msgspec.structs.replace(slip, how="played", take=case.taken, spoiled=spoiled))


def _set_by_it(book: Book, case: Case) -> tuple[Message, ...]:
    """Where the hand is played out after a renege, the bidders may already be set."""
    side, slip = seating_of(book).side, case.slip
    if slip is None or slip.bidder is None or slip.bid is None or side[slip.bidder] != side[case.by[0]]:
        return ()
    if side[slip.bidder] in meld_missing(book, slip):
        return (fact("ruling-set-if-under", bid=slip.bid),)
    meld = slip.meld[side[slip.bidder]]
    return (fact("ruling-set-under", meld=meld, bid=slip.bid),) if meld < slip.bid else ()


def _no_renege(book: Book, case: Case) -> Ruling | None:
    """What does not count as a renege under this book; what everybody saw has its own name and ruling."""
    offence, side = case.offence, seating_of(book).side
    if offence is None:
        return None
    if is_duty(book, offence):
        others = case.bidder is not None and side[case.bidder] != side[case.by[0]]
        if offence not in ("totals", "discard") or not others:
            return None
        house = book.rulings.count_end if offence == "totals" else book.rulings.discard_forgotten
        return _in_vain(book, case, answer(book, case, fact("ruling-only-bidders-renege"), house=house))
    instead = {"totals": ("count_end",)}.get(offence) or seen_here(book, offence)
    if offence == "taken" and case.in_time is not False:
        instead = ("trick_taken", *(() if case.in_time else instead))
    for kind in instead:
        if "declare-renege" in getattr(book.rulings, kind).remedies:
            return ruling_on(book, msgspec.structs.replace(case, kind=kind))
    named = ("trick_taken",) if offence == "taken" else instead  # the others are the same thing, noticed later
    if instead:
        none = fact("ruling-no-renege-but", kinds=tuple(trouble_fact(kind) for kind in named))
    else:
        goes_on = not _is_called(book, case) and case.called == "during"
        none = fact("ruling-no-renege-here", on=yes(goes_on))
    found = answer(book, case, none)
    return _given_back(book, case, found) if offence == "taken" else _in_vain(book, case, found)


def _given_back(book: Book, case: Case, none: Ruling) -> Ruling:
    """A trick taken falsely goes back to its winners, renege or not, no matter who says so."""
    led = msgspec.structs.replace(case, kind="trick_taken_led", offence=None, caller=None)
    found = _not_yet(book, case) if case.in_time else ruling_on(book, led)
    said = (*none.outcomes, *_unless_in_time(book, case, found.outcomes))
    return msgspec.structs.replace(found, kind=case.kind, outcomes=said, logged=False)  # not a renege of theirs


def _in_vain(book: Book, case: Case, none: Ruling) -> Ruling:
    """Calling something that is not a renege proves nothing."""
    if not _is_called(book, case):
        return none
    found = unproven(book, msgspec.structs.replace(case, kind="renege_unproven"))
    return found.preceded(*none.outcomes)


def _is_called(book: Book, case: Case) -> bool:
    return case.caller is not None and no_call(book, case) is None


def _codes(book: Book, case: Case) -> tuple[str, ...]:
    """The clause for a renege by the bidding side, or by the others."""
    side, slip = seating_of(book).side, case.slip
    mark = book.auction.mark
    # Readings in favor of a late correction only fit a piece that could be changed; what everybody saw has readings
    # under its own name.
    seen = seen_here(book, case.offence) if case.offence is not None else ()
    late = ("correct-late",) if case.offence in (None, *DUTIES) else seen
    if slip is not None and mark is not None and slip.bid is not None and slip.bid >= 2 * mark:
        return "score-renege-marks", "score-renege", *late
    if case.bidder is not None and side[case.bidder] != side[case.by[0]]:
        own = "score-renege-bidders" if book.cite("score-renege-bidders") else "score-renege"
        return own, *(("score-off-board",) if _is_off_board(book, case) else ()), *late
    return "score-renege", *late


def _is_off_board(book: Book, case: Case) -> bool:
    """Whether two rules collide: the bidders could not have made it, and the others have misplayed."""
    slip = case.slip
    if slip is None or slip.bid is None or slip.bidder is None:
        return False
    return slip.bid > slip.meld.get(seating_of(book).side[slip.bidder], slip.bid) + book.points_in_play


@rules_on("renege_unproven")
def unproven(book: Book, case: Case) -> Ruling:
    """Rule on a renege that was called but not proven."""
    if case.caller is None and not case.by:
        raise CaseError(fact("case-caller"))
    if (none := no_call(book, case)) is not None:
        return none
    found = _in_vain_called(book, case)
    return found.followed(aces_to_see(book)) if case.offence == "aces" and is_duty(book, "aces") else found


def _in_vain_called(book: Book, case: Case) -> Ruling:
    """The cost of a call that is not proven."""
    rules, caller = book.renege, blamed_caller(book, case)
    if caller is not None and rules.spoils_all and case.has_every_trick:
        return spoiled(book, case, caller)
    if rules.unproven != "caller":
        report = fact("ruling-unproven-report", official=official(book))
        noted = report if rules.unproven == "report" else fact("ruling-unproven-noted")
        return answer(book, case, noted, "renege-unproven", remedies=("log",), logged=True)
    if caller is None:
        raise CaseError(fact("case-caller"))
    turned = msgspec.structs.replace(case, kind="renege", by=(caller,), caller=None, offence=None, in_time=False)
    blamed = renege(book, turned)
    price = told(blamed.entries) if blamed.entries else price_of_renege(book)
    said = (Outcome(_turned(book, case, caller)), *price)
    found = answer(book, case, said, "renege-unproven", entries=blamed.entries, hand=blamed.hand, logged=blamed.logged)
    return found.followed(*_if_every_trick(book, case, caller))


def _turned(book: Book, case: Case, caller: Seat) -> Message:
    """Whose renege it is now: the calling side's; if the caller is not given, why that is still known."""
    if case.caller is not None:
        return fact("ruling-unproven-caller", who=caller)
    return fact("ruling-unproven-side", who=seating_of(book).members[seating_of(book).side[caller]])


def _if_every_trick(book: Book, case: Case, caller: Seat) -> Outcomes:
    """A side without points may have no trick either; give that answer too if only the points are given."""
    if (
        not book.renege.spoils_all
        or case.has_every_trick is not None
        or case.taken.get(seating_of(book).side[caller]) != 0
    ):
        return ()
    found = spoiled(book, msgspec.structs.replace(case, slip=None), caller)
    return (when(fact("ruling-if-no-trick"), found.outcomes),)
