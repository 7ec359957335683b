"""Reneges that were called: what the house takes for one, whether it can still be put right, and what it costs."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, Entry, Seat, seating_of
from meldhouse.referee.calls import blamed_caller, no_call
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.offences import DUTIES, is_duty, is_punished, may_be_declared, seen_here
from meldhouse.referee.prices import meld_missing, price_of_renege, renege_entries, scored, told
from meldhouse.referee.rulings import Ruling, answer, by_remedies, ruling_on
from meldhouse.referee.seen import only_some, which_is_one
from meldhouse.referee.spoiling import spoiled
from meldhouse.referee.wording import aces_to_see, after_colon, cited, words_for
from meldhouse.referee.words import WINDOWS, joined
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

NO_PIECE = ("aces", "taken", "discard")
"""Offences that no piece was played for: while the next one has not fallen, nothing is lost."""


def renege(book: Book, case: Case) -> Ruling:
    """A renege that was proven."""
    if not case.by:
        raise CaseError("Say who reneged.")
    if case.declared:
        return _declared(book, case)
    if (none := _no_renege(book, case) or _not_called(book, case)) is not None:
        return none
    if case.offence is not None and not is_punished(book, case.offence):
        return _mended(book, case, "renege-forgiven")
    if case.in_time and case.offence in NO_PIECE:
        return _not_yet(book, case)
    if case.in_time and _can_be_changed(book, case):
        return _mended(book, case, "renege-mended")
    found = _punished(book, case)
    text = _unless_in_time(book, case, _if_shown(book, case, which_is_one(book, case) + found.text))
    mended = book.other_readings("renege-mended") if case.in_time is None and _can_be_changed(book, case) else ()
    others = tuple(dict.fromkeys((*found.alternatives, *mended)))
    text += only_some(book, case)
    return msgspec.structs.replace(found, text=text, alternatives=others)


def _if_shown(book: Book, case: Case, punished: str) -> str:
    """Of aces that were kept back, first what proves it, where nobody tells which of them were played."""
    is_told = case.offence != "aces" or bool(case.pieces) or case.trick is not None
    return punished if is_told else f"{aces_to_see(book)} If that is shown: {after_colon(punished)}"


def _declared(book: Book, case: Case) -> Ruling:
    """An official has found that something was done on purpose, or against the harmony of the game: that is final."""
    if not may_be_declared(book):
        raise CaseError("Nobody in this house declares anything a renege; leave out that it was declared one.")
    said = cited(f"The {book.officials.chain[0]} has declared it a renege.", book.cite("play-stopped"))
    found = _punished(book, msgspec.structs.replace(case, offence="shown"))
    return msgspec.structs.replace(found, text=f"{said} {found.text}", alternatives=())


def _not_yet(book: Book, case: Case) -> Ruling:
    """Of what no piece was played for: what is still to be done."""
    if case.offence == "taken":
        return by_remedies(book, msgspec.structs.replace(case, kind="trick_taken"), book.rulings.trick_taken)
    if case.offence == "discard":
        text = "Until the first lead he may still lay away, and tell what he has laid away; nothing follows."
        return answer(book, case, text, "discard-told-late")
    text = f"Until the first {book.words.piece} is played they may still be declared; nothing follows."
    return answer(book, case, text, "renege-aces")


def _can_be_changed(book: Book, case: Case) -> bool:
    """Whether it was done with a piece that the house lets its player change, for a while."""
    return book.renege.correct != "never" and case.offence in (None, *DUTIES)


def _not_called(book: Book, case: Case) -> Ruling | None:
    """No call, unless somebody owns up to what he has done himself while he may still put it right."""
    none, side = no_call(book, case), seating_of(book).side
    if none is None or (case.called == "during" and case.in_time and case.offence in NO_PIECE):
        return None
    if case.called == "during" and case.offence == "taken":  # such a trick goes back to its winners, whoever says so
        given = ruling_on(book, msgspec.structs.replace(case, kind="trick_taken_late"))
        return msgspec.structs.replace(given, kind=case.kind, text=_unless_in_time(book, case, given.text))
    partner = case.caller is not None and any(side[seat] == side[case.caller] for seat in case.by)
    # Where only his own look lets him change it his partner may not help him; elsewhere it is put right, whoever spoke.
    own = partner if book.renege.correct != "own-seen" or case.offence in NO_PIECE else case.caller in case.by
    if not own or case.called != "during" or case.in_time is False:
        return none
    if case.in_time:
        return None if _can_be_changed(book, case) else none
    return msgspec.structs.replace(none, text=_unless_in_time(book, case, none.text))


def _mended(book: Book, case: Case, code: str) -> Ruling:
    text = "While it can be put right it is, and later it stands; this house has no penalty for it."
    if case.in_time is False:
        text = "It stands; this house has no penalty for it."
    elif case.in_time and book.renege.correct == "own-seen":
        text = "{who} may still change his own {piece}, and nobody else may; then nothing follows."
        text = text.format_map(words_for(book, case))
    elif case.in_time:
        text = "It is put right, and play goes on from there."
    mended = answer(book, case, text, code, "correct-none")
    if not case.in_time or book.renege.withdrawn != "face-up":
        return mended
    seen = _seen_by_all(book, case)
    return msgspec.structs.replace(mended, text=f"{mended.text} {seen.text}", remedies=seen.remedies)


def _seen_by_all(book: Book, case: Case) -> Ruling:
    """What was taken back has been seen by all, like any other piece that fell."""
    return by_remedies(book, msgspec.structs.replace(case, kind="piece_dropped"), book.rulings.piece_dropped)


def _unless_in_time(book: Book, case: Case, too_late: str) -> str:
    """Where nobody says whether it is too late to put it right, both answers are told; first what is nearly always
    asked for, since nobody sends for an official while it can be put right at the table."""
    if case.in_time is not None or (case.offence == "aces" and case.pieces):  # they have been played
        return too_late
    if case.offence in ("aces", "discard"):
        window = _not_yet(book, case).text
    elif case.offence == "taken":
        window = f"While nothing has been led from it: {after_colon(_not_yet(book, case).text)}"
    elif _can_be_changed(book, case):
        clause = book.cite("renege-mended") or book.cite("correct-none")
        stays = book.renege.withdrawn == "face-up"
        until = WINDOWS[book.renege.correct].format_map(words_for(book, case))
        window = cited(f"{until}{'' if stays else ', and nothing follows'}.", clause)
        window += f" {_seen_by_all(book, case).text}" if stays else ""
    else:
        return too_late
    return f"{too_late} But {after_colon(window)}"


def _punished(book: Book, case: Case) -> Ruling:
    names, codes = joined(SEAT_NAMES[seat] for seat in case.by), _codes(book, case)
    if book.renege.cost == "take":
        entries = _played_out(book, case)
        text = f"What {names}'s side takes counts nothing, only its meld does; the hand is played out."
        text += _set_by_it(book, case) + (f" {told(book, entries)}" if entries else "")
        return answer(book, case, text, *codes, entries=entries, hand="over" if entries else "goes-on", logged=True)
    codes += own_meld_reading(book, case)
    if case.slip is None:
        return answer(book, case, price_of_renege(book), *codes, hand="over", logged=True)
    entries = renege_entries(book, case.slip, *case.by)
    ours = "; by our reading that side loses its meld too" if book.other_readings(*own_meld_reading(book, case)) else ""
    text = f"{names} reneged, and the hand is over{ours}. {told(book, entries)}{_lost(book, case)}"
    return answer(book, case, text, *codes, entries=entries, hand="over", logged=True)


def own_meld_reading(book: Book, case: Case) -> tuple[str, ...]:
    """What may be told of the meld of the side that reneged; nothing where it is known to have none."""
    melded = case.slip.meld if case.slip is not None else {}
    return () if melded.get(seating_of(book).side[case.by[0]], 1) == 0 else ("renege-meld",)


def _lost(book: Book, case: Case) -> str:
    """What the side that reneged does not score; and what was entered before it was called."""
    members = seating_of(book).members[seating_of(book).side[case.by[0]]]
    names = joined(SEAT_NAMES[seat] for seat in members)
    lost = f" Meld and {book.words.trick}s of {names} count nothing." if book.has_meld else ""
    return lost + (" That replaces what was entered for the hand." if case.called != "during" else "")


def _played_out(book: Book, case: Case) -> tuple[Entry, ...]:
    """What such a hand brings, where it is told what everybody took in all of it."""
    slip, whole = case.slip, sum(case.taken.values()) == book.points_in_play
    if slip is None or not whole or meld_missing(book, slip):
        return ()
    spoiled = (seating_of(book).side[case.by[0]],)
    return scored(book, msgspec.structs.replace(slip, how="played", take=case.taken, spoiled=spoiled))


def _set_by_it(book: Book, case: Case) -> str:
    """Where the hand is played out after a renege, the bidders may be set already."""
    side, slip = seating_of(book).side, case.slip
    if slip is None or slip.bidder is None or slip.bid is None or side[slip.bidder] != side[case.by[0]]:
        return ""
    if side[slip.bidder] in meld_missing(book, slip):
        return f" If their meld, which you did not give, is under the bid of {slip.bid}, they are set."
    meld = slip.meld[side[slip.bidder]]
    return f" Their meld of {meld} is under the bid of {slip.bid}, so they are set." if meld < slip.bid else ""


def _no_renege(book: Book, case: Case) -> Ruling | None:
    """What this house does not take for a renege; what everybody saw has a name under which it is ruled on."""
    offence, side = case.offence, seating_of(book).side
    if offence is None:
        return None
    if is_duty(book, offence):
        others = case.bidder is not None and side[case.bidder] != side[case.by[0]]
        if offence not in ("totals", "discard") or not others:
            return None
        house = book.rulings.count_end if offence == "totals" else book.rulings.discard_forgotten
        others_not = "Only the bidding side can renege in this way; it is none of the others'."
        return _in_vain(book, case, answer(book, case, others_not, house=house))
    instead = {"totals": ("count_end",)}.get(offence) or seen_here(book, offence)
    if offence == "taken" and case.in_time is not False:
        instead = ("trick_taken", *(() if case.in_time else instead))
    for kind in instead:
        if "declare-renege" in getattr(book.rulings, kind).remedies:
            return ruling_on(book, msgspec.structs.replace(case, kind=kind))
    goes_on = ", and play goes on" * (not _is_called(book, case) and case.called == "during")
    named = ("trick_taken",) if offence == "taken" else instead  # the others are the same, noticed later
    names = " or ".join(book.voice.say(trouble_fact(kind)) for kind in named)
    ask = f"; it is ruled on as {names}" if instead else goes_on
    none = answer(book, case, f"That is no renege in this house{ask}.")
    return _given_back(book, case, none) if offence == "taken" else _in_vain(book, case, none)


def _given_back(book: Book, case: Case, none: Ruling) -> Ruling:
    """A trick that was taken falsely goes back to its winners, renege or not, and whoever says so."""
    led = msgspec.structs.replace(case, kind="trick_taken_led", offence=None, caller=None)
    found = _not_yet(book, case) if case.in_time else ruling_on(book, led)
    text = f"{none.text} {_unless_in_time(book, case, found.text)}"
    return msgspec.structs.replace(found, kind=case.kind, what=none.what, text=text, logged=False)  # no renege of his


def _in_vain(book: Book, case: Case, none: Ruling) -> Ruling:
    """A call of what is no renege proves nothing, whatever was done."""
    if not _is_called(book, case):
        return none
    found = unproven(book, msgspec.structs.replace(case, kind="renege_unproven"))
    return msgspec.structs.replace(found, text=f"{none.text} {found.text}")


def _is_called(book: Book, case: Case) -> bool:
    return case.caller is not None and no_call(book, case) is None


def _codes(book: Book, case: Case) -> tuple[str, ...]:
    """The clause for the bidding side's renege, or for the others'."""
    side, slip = seating_of(book).side, case.slip
    mark = book.auction.mark
    # What may be said for putting it right all the same belongs only to a piece that could be changed; to what
    # everybody saw belongs what is said of it under its own name.
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


def unproven(book: Book, case: Case) -> Ruling:
    """A renege was called and is not proven."""
    if case.caller is None and not case.by:
        raise CaseError("Say who called the renege.")
    if (none := no_call(book, case)) is not None:
        return none
    found = _in_vain_called(book, case)
    to_see = f" {aces_to_see(book)}" if case.offence == "aces" and is_duty(book, "aces") else ""
    return msgspec.structs.replace(found, text=found.text + to_see)


def _in_vain_called(book: Book, case: Case) -> Ruling:
    """What a call costs that nothing proves."""
    rules, caller = book.renege, blamed_caller(book, case)
    if caller is not None and rules.spoils_all and case.has_every_trick:
        return spoiled(book, case, caller)
    if rules.unproven != "caller":
        told_to = f"the {book.officials.chain[0]} is told" if rules.unproven == "report" else "the call is written down"
        text = f"Nothing was proven; play goes on, and {told_to}."
        return answer(book, case, text, "renege-unproven", remedies=("log",), logged=True)
    if caller is None:
        raise CaseError("Say who called the renege.")
    turned = msgspec.structs.replace(case, kind="renege", by=(caller,), caller=None, offence=None, in_time=False)
    blamed = renege(book, turned)
    price = told(book, blamed.entries) if blamed.entries else price_of_renege(book)
    text = f"Nothing was proven, so {_callers(book, case, caller)} treated as if it had reneged. {price}"
    found = answer(book, case, text, "renege-unproven", entries=blamed.entries, hand=blamed.hand, logged=blamed.logged)
    return msgspec.structs.replace(found, text=found.text + _if_every_trick(book, case, caller))


def _callers(book: Book, case: Case, caller: Seat) -> str:
    """The side that called; where nobody says who it was, why it is known all the same."""
    if case.caller is not None:
        return f"{SEAT_NAMES[caller]}'s side is"
    members = joined(SEAT_NAMES[seat] for seat in seating_of(book).members[seating_of(book).side[caller]])
    return f"the side of {members}, which alone may have called it, is"


def _if_every_trick(book: Book, case: Case, caller: Seat) -> str:
    """A side that has taken no points may have no trick either; who tells only the points does not say so."""
    if (
        not book.renege.spoils_all
        or case.has_every_trick is not None
        or case.taken.get(seating_of(book).side[caller]) != 0
    ):
        return ""
    found = spoiled(book, msgspec.structs.replace(case, slip=None), caller)
    return f" If that side had no {book.words.trick} at all: {after_colon(found.text)}"
