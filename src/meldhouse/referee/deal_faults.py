"""Faults of the shuffle, the cut and the packets: until something is dealt they are put right, and after that the book
says whether the deal stands."""

from __future__ import annotations

import msgspec

from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import Ruling, answer, by_remedies
from meldhouse.referee.wording import after_colon, cited, words_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

CODES: dict[str, tuple[str, ...]] = {
    "shuffle_short": ("few-riffles",),
    "shuffle_by_other": ("only-dealer", "wash-late"),
    "shuffle_open": ("face-up",),
    "shuffle_absent": ("someone-away",),
    "machine_skipped": ("machine-last",),
    "reshuffle_asked": ("reshuffle-late", "reshuffle-never"),
    "cut_missing": ("cut-needed", "cut-offer", "cut-required"),
    "cut_wrong": ("cut-deep", "cut-once", "cut-seat"),
    "packet_wrong": ("packet-size",),
}
"""Why a guarded table would refuse each of them; a house that cites none of these has no such rule."""

PUT_RIGHT: dict[str, str] = {
    "shuffle_short": "The {pieces} are {mixed} until that has been done {riffles}.",
    "shuffle_by_other": "The {pieces} go back to the {dealer}, and are {mixed} by him.",
    "shuffle_open": "The {pieces} are turned face down and {mixed} anew.",
    "shuffle_absent": "The {pieces} are {mixed} anew when everybody is at the table.",
    "machine_skipped": "The {pieces} go through the machine before they are cut.",
    "reshuffle_asked": "Everybody has a right to it: the {dealer} shuffles again, and the {pieces} are cut anew; if "
    "he will not, the {official} is called.",
    "cut_missing": "The player on the {dealer}'s right cuts.",
    "cut_wrong": "The {pieces} are put together again and cut once, by the player on the {dealer}'s right{leaving}.",
    "packet_wrong": "The packet is taken back, and each player gets his {pieces} in packets of {packets}.",
}
CUT_OFFERED = "The {dealer} offers the cut to the player on his right, who may decline it."
NO_RESHUFFLE = "No rule gives a right to it: the {dealer} does so only if he likes, until the first {piece} is {dealt}."


def deal_fault(book: Book, case: Case) -> Ruling:
    """What is done about it, before anything is dealt and after."""
    clause = next((found for code in CODES[case.kind] if (found := book.cite(code))), None)
    if case.kind == "reshuffle_asked" and not book.deal.reshuffle:
        text = NO_RESHUFFLE.format_map({**words_for(book, case), "dealt": _dealt(book)})
        return answer(book, case, text, "reshuffle-never")
    if clause is None:
        text = f"The paper of this house asks for nothing of the kind, and the {book.words.deal} stands."
        return answer(book, case, text)
    early = answer(book, case, _put_right(book, case), *CODES[case.kind], remedies=("take-back",))
    if case.in_time:
        return early
    late = _if_none_was_offered(book, case, by_remedies(book, case, getattr(book.rulings, case.kind)))
    if case.in_time is not None:
        return late
    before, after = ("While they are being dealt", "Later") if case.kind == "packet_wrong" else _moments(book)
    text = f"{before}: {after_colon(early.text)} {after}: {after_colon(late.text)}"
    return msgspec.structs.replace(late, text=text)


def _if_none_was_offered(book: Book, case: Case, late: Ruling) -> Ruling:
    """Where a cut is only offered, a fault is that it was not; whoever declines it does nothing wrong."""
    if case.kind != "cut_missing" or book.deal.cut != "offered":
        return late
    declined = cited("If a cut was offered and declined, nothing is wrong.", book.cite("cut-offer"))
    return msgspec.structs.replace(late, text=f"{declined} If none was offered: {after_colon(late.text)}")


def _moments(book: Book) -> tuple[str, str]:
    return f"Until the first {book.words.piece} is {_dealt(book)}", "After that"


def _dealt(book: Book) -> str:
    return "drawn" if book.deal.method == "drawn" else "dealt"


def _put_right(book: Book, case: Case) -> str:
    rules, sentence = book.deal, PUT_RIGHT[case.kind]
    if case.kind == "cut_missing" and rules.cut == "offered":
        sentence = CUT_OFFERED
    sizes = dict.fromkeys(size for plan in rules.packets for size in plan)
    told = sentence.format_map(
        {
            **words_for(book, case),
            "mixed": book.mixed,
            "riffles": "once" if rules.riffles == 1 else count(rules.riffles, "time"),
            "leaving": f", with at least {rules.cut_leaves} left below" if rules.cut_leaves > 1 else "",
            "packets": " or ".join(str(size) for size in sorted(sizes)) or "any size",
        }
    )
    if case.kind == "shuffle_by_other" and rules.opening_wash:
        told += " " + cited("Before the very first deal everybody may wash and shuffle.", book.cite("wash-late"))
    return told
