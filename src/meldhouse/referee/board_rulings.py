"""A bid that cannot be played: too little meld for it, or no marriage to make trump of."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Slip, seating_of
from meldhouse.game.melds import marriages
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.prices import meld_missing, scored, told
from meldhouse.referee.rulings import Ruling, answer, by_clause, house_for
from meldhouse.referee.wording import after_colon, cited
from meldhouse.rulebooks import Book


def board_short(book: Book, case: Case) -> Ruling:
    """The bidding side says that its meld cannot carry the bid."""
    slip, floor = case.slip, book.board.floor(dropped=case.slip is None or case.slip.dropped)
    meld = _own_meld(book, slip)
    if slip is None or slip.bid is None or meld is None:
        return _by_the_book(book, case, floor)
    if meld < floor:
        return _set(book, case, slip, "no-board", _shown(book, dropped=slip.dropped))
    if book.reach(meld) >= slip.bid:
        need = f"With {meld} the hand must be played"
        if floor:
            enough = answer(book, case, f"{need}: {floor} is enough.", "score-no-board")
        else:
            enough = answer(book, case, f"{need}: {slip.bid} can still be reached.", "page-on-board", *_OUT_OF_REACH)
        return msgspec.structs.replace(enough, alternatives=())  # they are of hands that are not played
    if book.board.off_board == "set":
        return _set(book, case, slip, "board-set", f"With {meld} a bid of {slip.bid} cannot be reached. ")
    return _out_of_reach(book, case, slip)


_OUT_OF_REACH = ("score-board-set", "concede-board", "score-off-board", "concede-never")


def _own_meld(book: Book, slip: Slip | None) -> int | None:
    """What the bidding side has melded, if that is told: it alone decides whether the hand is played."""
    if slip is None or slip.bidder is None:
        return None
    return slip.meld.get(seating_of(book).side[slip.bidder])


def _by_the_book(book: Book, case: Case, floor: int) -> Ruling:
    """What follows in this house, whatever was melded."""
    if not floor and book.board.off_board == "set" and case.slip is not None and case.slip.bid is not None:
        return _set_below(book, case, case.slip.bid)
    if not floor:
        return _out_of_reach(book, case)
    least = book.auction.dropped_at
    if case.slip is not None and case.slip.dropped:
        played = f"If that side has {floor} or more, the hand must be played; with less it is set on {least}, and the "
        text = f"{played}others get {_award(book, 'no-board')}."
        return answer(book, case, _shown(book, dropped=True) + text, "score-no-board")
    text = f"If the {book.words.dealer} was given the bid: {after_colon(of_a_dropped_bid(book))}"
    if book.board.off_board == "set":
        reach = "A bid that was made is set without play if meld and all points in play do not reach it."
        text = f"{text} {cited(reach, book.cite('score-board-set'))}"
    found = answer(book, case, "", "score-no-board")
    return msgspec.structs.replace(found, text=text)


def of_a_dropped_bid(book: Book) -> str:
    """What follows for a dealer who was given the bid, and whose side may have too little meld to play it."""
    floor, least = book.board.floor(dropped=True), book.auction.dropped_at
    text = f"If his side has {floor} or more, the hand must be played; with less it is set on {least}."
    return _shown(book, dropped=True) + cited(text, book.cite("score-no-board"))


def _set_below(book: Book, case: Case, bid: int) -> Ruling:
    """A bid that was made, where nobody says what its side has melded: by how much it is set without play."""
    least = next(meld for meld in range(bid + 1) if book.reach(meld) >= bid)
    text = f"If that side has melded {least} or more, the hand must be played. With less it is not: the side is set on "
    text += f"{bid} without play, and the others get {_award(book, 'board-set')}."
    return answer(book, case, text, "score-board-set")


def _award(book: Book, ending: str) -> str:
    """What the others get, where a hand ends so and nobody says what they have melded."""
    bid = "the bid" if book.scoring.set_award else ""
    return f"{bid}{_with_meld(book, ending)}".removeprefix(" and ") or "nothing"


def _with_meld(book: Book, ending: str) -> str:
    """What of their meld the others get beside the bid, where a hand ends so."""
    if ending in book.scoring.meldless:
        return ""
    least = 0 if ending in book.scoring.floorless else book.scoring.save_meld
    meld = "the meld that needs no trump" if ending.startswith("no-marriage") else "their meld"
    return f" and {meld}{f', if that is {least} or more' if least else ''}"


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
    if case.called != "during" or case.in_time is False:
        over = case.called != "during"
        text += "The hand has been played" if over else "The first lead has been made"
        return _of_board(book, case, f"{text}, and it is too late to give it up.", over=over)
    gives = " and give the others all points in play" if book.board.conceded_take else ""
    moment = "That side may still give it up" if case.in_time else "Before the first lead that side may give it up"
    text += f"{moment}{gives}; if it does not, the hand is played."
    if slip is not None and not meld_missing(book, slip):
        text += f" If it does: {told(book, scored(book, msgspec.structs.replace(slip, how='conceded')))}"
    return _of_board(book, case, text)


def _of_board(book: Book, case: Case, text: str, *, over: bool = False) -> Ruling:
    """Without what is told of misplays, for nobody has misplayed; nor, of a hand that is over, of giving it up."""
    found = answer(book, case, text, *_OUT_OF_REACH[1:], about=case.kind, hand="over" if over else "goes-on")
    unfit = book.other_readings("score-off-board", *(("concede-board",) if over else ()))
    fitting = tuple(other for other in found.alternatives if other not in unfit)
    return msgspec.structs.replace(found, alternatives=fitting)


def no_marriage(book: Book, case: Case) -> Ruling:
    """The bidder has no king and queen of one suit."""
    if not book.trump.marriage:
        text = "Nothing is wrong: trump is named, and the bidder needs no marriage in it."
        return answer(book, case, text, "page-no-marriage", "trump-choice")
    slip = case.slip
    shown = f"{book.words.dealer} who was given the bid shows his hand. "
    if slip is not None:
        seen = "His hand is shown to the others. " if slip.dropped and book.board.hands_shown != "never" else ""
        found = _set(book, case, slip, "no-marriage", seen)
        assert slip.bidder is not None
        others = (slip.meld.get(side, 0) for side in seating_of(book).others(seating_of(book).side[slip.bidder]))
        enough = min(others) >= book.scoring.save_meld  # then nothing hangs on how much it must be
        return msgspec.structs.replace(found, alternatives=()) if enough else found
    text = "No trump is named and nothing is played: that side is set on the bid, and the others get it with the meld "
    text += "that needs no trump"
    text += f" if that is {book.scoring.save_meld} or more." if book.scoring.save_meld else "."
    text += f" A {shown}" if book.board.hands_shown != "never" else ""
    return answer(book, case, text.strip(), "score-no-marriage", "score-no-marriage-award", hand="over")


def no_marriage_dropped(book: Book) -> str:
    """What follows for a dealer who was given the bid, and can name no trump."""
    shown = "the hand is shown to the others, and " if book.board.hands_shown != "never" else ""
    text = f"{shown}that side is set on {book.auction.dropped_at} without play.".capitalize()
    return cited(text, book.cite("score-no-marriage-dropped") or book.cite("score-no-marriage"))


def lacks_marriage(book: Book, case: Case, named: str) -> Ruling:
    """A suit was named, and its king and queen are not among what the bidder is known to hold; or nobody says so."""
    house, bidder = house_for(book, case), next(iter(case.by), case.bidder)
    who = SEAT_NAMES[bidder] if bidder is not None else "the bidder"
    wrong = cited(
        f"{named.capitalize()} cannot be trump: the bidder must hold the king and queen of that suit.",
        book.cite("trump-marriage"),
    )
    suits = [CONTRACT_NAMES[suit] for suit in marriages(case.pieces)]
    laid, is_whole = book.cite("meld-trump"), len(case.pieces) == book.deal.hand
    is_known = is_whole or case.has_marriage is not None  # cards that somebody held are not all that they held
    if suits and is_known:
        trump = cited(f"The first marriage that {who} lays is trump: {' or '.join(suits)}.", laid)
        return by_clause(book, case, f"{wrong} {trump}", house.clause, remedies=house.remedies, logged=True)
    is_told = case.slip is not None and bool(case.slip.meld)  # a bid alone may stand for whoever had it
    none = no_marriage(book, case if is_told else msgspec.structs.replace(case, slip=None))
    if is_whole:
        return msgspec.structs.replace(none, text=f"{wrong} {none.text}", logged=True)
    if suits:
        text = cited(f"The first marriage that {who} lays is trump, such as {' or '.join(suits)}.", laid)
    else:
        either = cited(f"With another marriage, the first that {who} lays is trump.", laid)
        text = f"{either} With none at all, {after_colon(none.text)}"
    if not is_known:
        fine = cited(
            f"If the bidder holds the king and queen of {named}, nothing is wrong.", book.cite("trump-marriage")
        )
        text = f"{fine} If not: {after_colon(text)}"
        text += " Say whether the bidder holds them, and only one of these is told." if case.pieces else ""
    else:
        text = f"{wrong} {text}"
    return by_clause(book, case, text, house.clause, hand="stopped")


def _set(book: Book, case: Case, slip: Slip, how: Literal["no-board", "board-set", "no-marriage"], why: str) -> Ruling:
    """The bidding side is set, and nothing is played."""
    if case.by and slip.bidder is not None:
        side = seating_of(book).side
        if any(side[seat] != side[slip.bidder] for seat in case.by):
            raise CaseError("Only the side that has the bid can be set on it; name one of them, or nobody.")
    missing = meld_missing(book, slip)
    meld = {**dict.fromkeys(missing, 0), **slip.meld}  # the bidders' own counts nothing, and the others' is told beside
    ended = msgspec.structs.replace(slip, how=how, trump=None if how == "no-marriage" else slip.trump, meld=meld)
    entries = scored(book, ended)
    text = f"{why}That side is set without play. {told(book, entries)}"
    text += _not_given(book, slip, how)
    dropped = f"score-{how}-dropped"  # where the bid was dropped the paper may speak of it apart
    code = dropped if slip.dropped and book.cite(dropped) else f"score-{how}"
    return answer(book, case, text, code, entries=entries, hand="over")


def _not_given(book: Book, slip: Slip, how: str) -> str:
    """That the others' meld counts too, where nobody has said what it was."""
    assert slip.bidder is not None
    own = seating_of(book).side[slip.bidder]
    ending = f"{how}-dropped" if how == "no-marriage" and slip.dropped else how
    counts = _with_meld(book, ending).removeprefix(" and ")
    if not counts or not set(meld_missing(book, slip)) - {own}:
        return ""
    return f" Beside that the others get {counts}; you did not give it."
