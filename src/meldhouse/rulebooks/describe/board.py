"""Describes hands that are not played: too little meld, no marriage, a bid out of reach or given up; and their cost."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.schema import Book


def unplayed(sheet: Sheet) -> Iterator[RuleLine]:
    if not sheet.book.has_meld and sheet.book.board.concede == "never":
        return
    yield from _needs(sheet)
    yield from _too_little(sheet)
    yield from _no_marriage(sheet)
    yield from _price(sheet)
    yield from _giving_up(sheet)


def hands_can_be_shown(book: Book) -> bool:
    """Whether a side that showed too little lays its hands open, so that all meld in them counts."""
    board = book.board
    if board.hands_shown == "always" and (board.bidder_meld or board.off_board == "set"):
        return True
    return board.hands_shown != "never" and bool(board.dropped_meld)


def _needs(sheet: Sheet) -> Iterator[RuleLine]:
    """How much meld a hand needs to be played at all."""
    board = sheet.book.board
    if board.dropped_meld:
        yield sheet.chief(fact("rules-dropped-meld", meld=board.dropped_meld, alone=sheet.alone), "score-no-board")
    if board.bidder_meld:
        yield sheet.chief(fact("rules-bidder-meld", meld=board.bidder_meld, alone=sheet.alone), "score-no-board")
    if board.off_board == "set":
        says = fact("rules-reach", all=sheet.book.points_in_play, alone=sheet.alone)
        yield sheet.chief(says, "score-board-set")


def _too_little(sheet: Sheet) -> Iterator[RuleLine]:
    board = sheet.book.board
    if not (board.dropped_meld or board.bidder_meld or board.off_board == "set"):
        return
    shown = fact("rules-hands-shown", who="anyone", alone=sheet.alone)
    made = bool(board.bidder_meld) or board.off_board == "set"
    if board.hands_shown == "always" and board.dropped_meld and made:
        # The rule for a dropped bid may differ from that for a bid somebody made.
        yield sheet.chief(shown, "score-board-set", "score-no-board")
        yield sheet.chief(fact("rules-hands-shown-too"), "page-hands-shown", "score-no-board")
    elif board.hands_shown == "always":
        yield sheet.chief(shown, "page-hands-shown", "score-no-board", "score-board-set")
    elif board.hands_shown == "dropped" and board.dropped_meld:
        dealer = fact("rules-hands-shown", who="dealer", alone=sheet.alone)
        yield sheet.chief(dealer, "page-hands-shown", "score-no-board")
    if board.hands_shown == "never" or (board.hands_shown == "dropped" and made):
        yield sheet.chief(fact("rules-without-meld"), "score-no-board", "score-board-set")


def _no_marriage(sheet: Sheet) -> Iterator[RuleLine]:
    if not sheet.book.trump.marriage:
        return
    yield sheet.chief(fact("rules-marriage-set"), "score-no-marriage")
    if sheet.book.auction.all_pass == "dealer":
        says = fact("rules-marriage-dealer", shown=yes(sheet.book.board.hands_shown != "never"))
        yield sheet.line(says, "score-no-marriage-dropped", "score-no-marriage")


def _price(sheet: Sheet) -> Iterator[RuleLine]:
    """What all these hands cost, and what the others get."""
    book, board = sheet.book, sheet.book.board
    silenced = book.auction.all_pass == "dealer" and book.auction.silenced_dealer == "set"
    trumpless = book.trump.marriage or silenced
    if not (board.dropped_meld or board.bidder_meld or board.off_board == "set" or trumpless):
        return
    says = fact("rules-unplayed-price", cost=book.scoring.set_bidder, gets=_award(book), alone=sheet.alone)
    yield sheet.line(says, "score-board-set-award", "score-no-board", "score-no-marriage-award")
    yield from _exceptions(sheet)
    if trumpless:
        parts = yes(book.meld.roundhouse and not book.meld.natural_roundhouse)
        says = fact("rules-natural-meld", parts=parts)
        yield sheet.line(says, "score-no-marriage-award", "score-silenced-award")


def _exceptions(sheet: Sheet) -> Iterator[RuleLine]:
    """Hands without play in which the others' meld is treated differently."""
    rules = sheet.book.scoring
    for endings, counts in ((rules.floorless if rules.save_meld else (), "yes"), (rules.meldless, "no")):
        for ending in endings:
            says = fact("rules-unplayed-meld", counts=counts, ending=ending, alone=sheet.alone)
            yield sheet.line(says, f"score-{ending}-award", "score-no-marriage-award")


def _giving_up(sheet: Sheet) -> Iterator[RuleLine]:
    book, board = sheet.book, sheet.book.board
    total = book.points_in_play
    if board.concede == "never":
        if board.off_board == "set":
            yield sheet.line(fact("rules-concede-no-other"), "concede-never")
        else:
            yield sheet.line(fact("rules-concede-never"), "concede-never", "score-off-board")
        return
    if board.concede == "off-board":
        yield from sheet.if_cited(fact("rules-on-board", all=total), "page-on-board")
        yield sheet.chief(fact("rules-concede-off-board", all=total, alone=sheet.alone), "concede-board")
    else:
        yield sheet.chief(fact("rules-concede", alone=sheet.alone), "concede-late")
    gets = _award(book, take=board.conceded_take)
    says = fact("rules-concede-price", cost=book.scoring.set_bidder, gets=gets, alone=sheet.alone)
    yield sheet.line(says, "score-conceded-award", "concede-board")
    if board.concede == "off-board" and board.off_board == "play":
        yield sheet.line(fact("rules-not-conceded"), "score-off-board", "concede-board")


def _award(book: Book, *, take: bool = False) -> Message:
    """What the others get without playing for it."""
    rules = book.scoring
    parts = [fact("rules-gets", part="bid", points=0)] if rules.set_award else []
    parts += [fact("rules-gets", part="take", points=book.points_in_play)] if take else []
    parts += [fact("rules-gets", part="meld", points=rules.save_meld)] if book.has_meld else []
    return fact("rules-gets-all", parts=tuple(parts)) if parts else fact("rules-gets", part="nothing", points=0)
