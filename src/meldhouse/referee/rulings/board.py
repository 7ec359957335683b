"""A bid that cannot be played: too little meld for it, or no marriage to make trump."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import Slip, seating_of
from meldhouse.game.melds import marriages
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, cited, follows, other_readings, when
from meldhouse.referee.rulings.prices import meld_missing, scored, told
from meldhouse.referee.rulings.ruling import Ruling, answer, by_clause, house_for, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


@rules_on("board_short")
def board_short(book: Book, case: Case) -> Ruling:
    """The bidding side says that its meld cannot carry the bid."""
    slip, floor = case.slip, book.board.floor(dropped=case.slip is None or case.slip.dropped)
    meld = _own_meld(book, slip)
    if slip is None or slip.bid is None or meld is None:
        return _by_the_book(book, case, floor)
    if meld < floor:
        return _set(book, case, slip, "no-board", _shown(book, dropped=slip.dropped))
    if book.reach(meld) >= slip.bid:
        if floor:
            enough = answer(book, case, fact("ruling-board-enough", meld=meld, floor=floor), "score-no-board")
        else:
            reached = fact("ruling-board-reached", meld=meld, bid=slip.bid)
            enough = answer(book, case, reached, "page-on-board", *_OUT_OF_REACH)
        return msgspec.structs.replace(enough, alternatives=())  # those are about hands not played
    if book.board.off_board == "set":
        return _set(book, case, slip, "board-set", follows(fact("ruling-unreached", meld=meld, bid=slip.bid)))
    return _out_of_reach(book, case, slip)


_OUT_OF_REACH = ("score-board-set", "concede-board", "score-off-board", "concede-never")


def _own_meld(book: Book, slip: Slip | None) -> int | None:
    """The bidding side's meld, if given: it alone decides whether the hand is played."""
    if slip is None or slip.bidder is None:
        return None
    return slip.meld.get(seating_of(book).side[slip.bidder])


def _by_the_book(book: Book, case: Case, floor: int) -> Ruling:
    """What follows by the book, whatever was melded."""
    if not floor and book.board.off_board == "set" and case.slip is not None and case.slip.bid is not None:
        return _set_below(book, case, case.slip.bid)
    if not floor:
        return _out_of_reach(book, case)
    dropped, set_on = _shown(book, dropped=True), book.auction.dropped_at
    if case.slip is not None and case.slip.dropped:
        said = _floor(book, floor, set_on, "no-board")
        return answer(book, case, dropped + said, "score-no-board")
    outcomes: Outcomes = (when(fact("ruling-if-given-bid"), of_a_dropped_bid(book)),)
    if book.board.off_board == "set":
        outcomes += follows(fact("ruling-board-set"), clause=book.cite("score-board-set"))
    return msgspec.structs.replace(answer(book, case, (), "score-no-board"), outcomes=outcomes)


def of_a_dropped_bid(book: Book) -> Outcomes:
    """What follows for a dealer stuck with the bid, whose side may have too little meld to play it."""
    floor = fact("ruling-board-floor", floor=book.board.floor(dropped=True), bid=book.auction.dropped_at)
    return _shown(book, dropped=True) + follows(floor, clause=book.cite("score-no-board"))


def _set_below(book: Book, case: Case, bid: int) -> Ruling:
    """A real bid whose side's meld is not given: below which meld it is set without play."""
    least = next(meld for meld in range(bid + 1) if book.reach(meld) >= bid)
    return answer(book, case, _floor(book, least, bid, "board-set"), "score-board-set")


def _floor(book: Book, floor: int, bid: int, ending: str) -> Outcomes:
    """How much meld it takes to play the hand, and what the others get if it is not played."""
    return follows(fact("ruling-board-floor", floor=floor, bid=bid), _award(book, ending))


def _award(book: Book, ending: str) -> Message:
    """What the others get for such an ending, when their meld is not given."""
    least = 0 if ending in book.scoring.floorless else book.scoring.save_meld
    meld = _with_meld(book, ending)
    if book.scoring.set_award:
        return fact("ruling-award-bid", meld=meld, least=least)
    return fact("ruling-award-meld", meld=meld, least=least)


def _with_meld(book: Book, ending: str) -> str:
    """How much of their meld the others get besides the bid, for such an ending."""
    if ending in book.scoring.meldless:
        return "none"
    return "without-trump" if ending.startswith("no-marriage") else "all"


def _shown(book: Book, *, dropped: bool) -> Outcomes:
    shown = book.board.hands_shown
    if shown == "never" or (shown == "dropped" and not dropped):
        return ()
    return follows(fact("ruling-hands-shown"), clause=book.cite("page-hands-shown") if dropped else None)


def _out_of_reach(book: Book, case: Case, slip: Slip | None = None) -> Ruling:
    """Under rules where such a bid is played, or may be conceded; for how much, if the hand is known."""
    said = follows(fact("ruling-out-of-reach"))
    if slip is not None and slip.bidder is not None and slip.bid is not None:
        meld = slip.meld[seating_of(book).side[slip.bidder]]
        said = follows(fact("ruling-set-anyway", meld=meld, bid=slip.bid))
    if book.board.concede == "never":
        said += follows(fact("ruling-played-anyway"))
        return answer(book, case, said, *_OUT_OF_REACH[1:], about=case.kind)
    if case.called != "during" or case.in_time is False:
        over = case.called != "during"
        return _of_board(book, case, said + follows(fact("ruling-concede-late", over=yes(over))), over=over)
    gives = yes(book.board.conceded_take)
    said += follows(fact("ruling-concede", now=yes(case.in_time), gives=gives))
    if slip is not None and not meld_missing(book, slip):
        conceded = told(scored(book, msgspec.structs.replace(slip, how="conceded")))
        said += (when(fact("ruling-if-conceded"), conceded),)
    return _of_board(book, case, said)


def _of_board(book: Book, case: Case, said: Outcomes, *, over: bool = False) -> Ruling:
    """Drop the readings about misplays, since nobody has misplayed, and those about conceding a hand that is over."""
    found = answer(book, case, said, *_OUT_OF_REACH[1:], about=case.kind, hand="over" if over else "goes-on")
    unfit = other_readings(book, "score-off-board", *(("concede-board",) if over else ()))
    fitting = tuple(other for other in found.alternatives if other not in unfit)
    return msgspec.structs.replace(found, alternatives=fitting)


@rules_on("no_marriage")
def no_marriage(book: Book, case: Case) -> Ruling:
    """The bidder has no king and queen of one suit."""
    if not book.trump.marriage:
        return answer(book, case, fact("ruling-no-marriage-needed"), "page-no-marriage", "trump-choice")
    slip = case.slip
    if slip is not None:
        seen = follows(fact("ruling-hand-shown")) if slip.dropped and book.board.hands_shown != "never" else ()
        found = _set(book, case, slip, "no-marriage", seen)
        assert slip.bidder is not None
        others = (slip.meld.get(side, 0) for side in seating_of(book).others(seating_of(book).side[slip.bidder]))
        enough = min(others) >= book.scoring.save_meld  # then the minimum does not matter
        return msgspec.structs.replace(found, alternatives=()) if enough else found
    said = follows(fact("ruling-no-marriage-set"), _award(book, "no-marriage"))
    if book.board.hands_shown != "never":
        said += follows(fact("ruling-dealer-shows"))
    return answer(book, case, said, "score-no-marriage", "score-no-marriage-award", hand="over")


def no_marriage_dropped(book: Book) -> Outcomes:
    """What follows for a dealer stuck with the bid who can name no trump."""
    shown = follows(fact("ruling-hand-shown")) if book.board.hands_shown != "never" else ()
    said = shown + follows(fact("ruling-set-unplayed", bid=book.auction.dropped_at))
    return cited(said, book.cite("score-no-marriage-dropped") or book.cite("score-no-marriage"))


def lacks_marriage(book: Book, case: Case, named: str) -> Ruling:
    """A suit was named, but the bidder is not known to hold its king and queen."""
    house, who = house_for(book, case), next(iter(case.by), case.bidder) or "bidder"
    rule = book.cite("trump-marriage")
    wrong = Outcome(fact("ruling-cannot-be-trump", trump=named), rule)
    suits = tuple(marriages(case.pieces))
    laid, is_whole = book.cite("meld-trump"), len(case.pieces) == book.deal.hand
    is_known = is_whole or case.has_marriage is not None  # some cards are not the whole hand
    if suits and is_known:
        trump = Outcome(fact("ruling-marriage-is-trump", who=who, suits=suits), laid)
        return by_clause(book, case, (wrong, trump), house.clause, remedies=house.remedies, logged=True)
    is_told = case.slip is not None and bool(case.slip.meld)  # a bid alone may be anybody's
    none = no_marriage(book, case if is_told else msgspec.structs.replace(case, slip=None))
    if is_whole:
        return msgspec.structs.replace(none.preceded(wrong), logged=True)
    if suits:
        said: Outcomes = (Outcome(fact("ruling-marriage-is-trump", who=who, suits=suits), laid),)
    else:
        other = Outcome(fact("ruling-other-marriage", who=who), laid)
        said = (other, when(fact("ruling-without-marriage"), none.outcomes))
    if is_known:
        return by_clause(book, case, (wrong, *said), house.clause, hand="stopped")
    fine = Outcome(fact("ruling-marriage-held", trump=named), rule)
    either: Outcomes = (fine, when(fact("ruling-if-not"), said))
    either += follows(fact("ruling-say-marriage")) if case.pieces else ()
    return by_clause(book, case, either, house.clause, hand="stopped")


def _set(
    book: Book, case: Case, slip: Slip, how: Literal["no-board", "board-set", "no-marriage"], why: Outcomes
) -> Ruling:
    """The bidding side is set without play."""
    if case.by and slip.bidder is not None:
        side = seating_of(book).side
        if any(side[seat] != side[slip.bidder] for seat in case.by):
            raise CaseError(fact("case-not-bidders"))
    missing = meld_missing(book, slip)
    meld = {**dict.fromkeys(missing, 0), **slip.meld}  # the bidders' own counts nothing; the others' is told apart
    ended = msgspec.structs.replace(slip, how=how, trump=None if how == "no-marriage" else slip.trump, meld=meld)
    entries = scored(book, ended)
    said = (*why, *follows(fact("ruling-side-set")), *told(entries), *_not_given(book, slip, how))
    dropped = f"score-{how}-dropped"  # the rules may treat a dropped bid separately
    code = dropped if slip.dropped and book.cite(dropped) else f"score-{how}"
    return answer(book, case, said, code, entries=entries, hand="over")


def _not_given(book: Book, slip: Slip, how: str) -> Outcomes:
    """That the others' meld counts too, when it is not given."""
    assert slip.bidder is not None
    own = seating_of(book).side[slip.bidder]
    ending = f"{how}-dropped" if how == "no-marriage" and slip.dropped else how
    meld = _with_meld(book, ending)
    if meld == "none" or not set(meld_missing(book, slip)) - {own}:
        return ()
    least = 0 if ending in book.scoring.floorless else book.scoring.save_meld
    return follows(fact("ruling-meld-not-given", meld=meld, least=least))
