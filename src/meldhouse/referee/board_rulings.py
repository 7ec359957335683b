"""A bid that cannot be played: too little meld for it, or no marriage to make trump of."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import Slip, seating_of
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.prices import meld_missing, scored, told
from meldhouse.referee.rulings import Ruling, answer
from meldhouse.referee.wording import after_colon, cited
from meldhouse.rulebooks import Book


def board_short(book: Book, case: Case) -> Ruling:
    """The bidding side says that its meld cannot carry the bid."""
    slip, floor = case.slip, book.board.floor(dropped=case.slip is None or case.slip.dropped)
    if slip is None or meld_missing(book, slip):
        return _by_the_book(book, case, floor)
    assert slip.bidder is not None
    assert slip.bid is not None
    meld = slip.meld[seating_of(book).side[slip.bidder]]
    if meld < floor:
        return _set(book, case, slip, "no-board", _shown(book, dropped=slip.dropped))
    if book.reach(meld) >= slip.bid:
        need = f"With {meld} the hand must be played"
        if floor:
            enough = answer(book, case, f"{need}: {floor} is enough.", "score-no-board")
            return msgspec.structs.replace(enough, alternatives=())  # they are of hands that are not played
        codes = ("page-on-board", *_OUT_OF_REACH)
        code = next((code for code in codes if book.cite(code)), "page-on-board")
        return answer(book, case, f"{need}: {slip.bid} can still be reached.", code)
    if book.board.off_board == "set":
        return _set(book, case, slip, "board-set", f"With {meld} a bid of {slip.bid} cannot be reached. ")
    return _out_of_reach(book, case, slip)


_OUT_OF_REACH = ("score-board-set", "concede-board", "score-off-board", "concede-never")


def _by_the_book(book: Book, case: Case, floor: int) -> Ruling:
    """What follows in this house, whatever was melded."""
    if not floor:
        return _out_of_reach(book, case)
    least, drops = book.auction.dropped_at, f"the {book.words.dealer} was given the bid"
    shown = after_colon(_shown(book, dropped=True))
    text = f"If his side has {floor} or more, the hand must be played; with less it is set on {least}."
    text = f"If {drops}: {shown}{cited(text if shown else after_colon(text), book.cite('score-no-board'))}"
    if book.board.off_board == "set":
        reach = "A bid that was made is set without play if meld and all points in play do not reach it."
        text = f"{text} {cited(reach, book.cite('score-board-set'))}"
    found = answer(book, case, "", "score-no-board")
    return msgspec.structs.replace(found, text=text)


def _shown(book: Book, *, dropped: bool) -> str:
    shown = book.board.hands_shown
    if shown == "never" or (shown == "dropped" and not dropped):
        return ""
    clause = book.cite("page-hands-shown") if dropped else None
    return cited("Both hands of that side are shown to the others, and all the meld in them counts.", clause) + " "


def _out_of_reach(book: Book, case: Case, slip: Slip | None = None) -> Ruling:
    """A house in which such a bid is played, or may be given up; where the hand is known, for how much."""
    text = "A bid that meld and all points in play cannot reach is set whatever is played. "
    if slip is not None and slip.bidder is not None:
        meld = slip.meld[seating_of(book).side[slip.bidder]]
        text = f"With {meld} a bid of {slip.bid} cannot be reached, and is set whatever is played. "
    if book.board.concede == "never":
        return answer(book, case, f"{text}The hand is played all the same.", *_OUT_OF_REACH[1:], about=case.kind)
    gives = " and give the others all points in play" if book.board.conceded_take else ""
    text += f"Before the first lead that side may give it up{gives}; if it does not, the hand is played."
    if slip is not None:
        text += f" If it does: {told(scored(book, msgspec.structs.replace(slip, how='conceded')))}"
    return answer(book, case, text, *_OUT_OF_REACH[1:], about=case.kind)


def no_marriage(book: Book, case: Case) -> Ruling:
    """The bidder has no king and queen of one suit."""
    if not book.trump.marriage:
        text = "Nothing is wrong: trump is named, and the bidder needs no marriage in it."
        return answer(book, case, text, "page-no-marriage", "trump-choice")
    slip = case.slip
    shown = f"{book.words.dealer} who was given the bid shows his hand. "
    if slip is not None and not meld_missing(book, slip):
        seen = "His hand is shown to the others. " if slip.dropped and book.board.hands_shown != "never" else ""
        found = _set(book, case, slip, "no-marriage", seen)
        assert slip.bidder is not None
        others = (slip.meld[side] for side in seating_of(book).others(seating_of(book).side[slip.bidder]))
        enough = min(others) >= book.scoring.save_meld  # then nothing hangs on how much it must be
        return msgspec.structs.replace(found, alternatives=()) if enough else found
    text = "No trump is named and nothing is played: that side is set on the bid, and the others get it with the meld "
    text += "that needs no trump"
    text += f" if that is {book.scoring.save_meld} or more." if book.scoring.save_meld else "."
    text += f" A {shown}" if book.board.hands_shown != "never" else ""
    return answer(book, case, text.strip(), "score-no-marriage", "score-no-marriage-award", hand="over")


def _set(book: Book, case: Case, slip: Slip, how: Literal["no-board", "board-set", "no-marriage"], why: str) -> Ruling:
    """The bidding side is set, and nothing is played."""
    if case.by and slip.bidder is not None:
        side = seating_of(book).side
        if any(side[seat] != side[slip.bidder] for seat in case.by):
            raise CaseError("Only the side that has the bid can be set on it; name one of them, or nobody.")
    ended = msgspec.structs.replace(slip, how=how, trump=None if how == "no-marriage" else slip.trump)
    entries = scored(book, ended)
    text = f"{why}That side is set without play. {told(entries)}"
    dropped = f"score-{how}-dropped"  # where the bid was dropped the paper may speak of it apart
    code = dropped if slip.dropped and book.cite(dropped) else f"score-{how}"
    return answer(book, case, text, code, entries=entries, hand="over")
