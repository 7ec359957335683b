"""Hands that are not played: too little meld, no marriage, a bid out of reach or given up; and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import joined
from meldhouse.rulebooks.describe.telling import Line, Teller
from meldhouse.rulebooks.schema import Book

SET = "the hand is set without play"


def unplayed(tell: Teller) -> Iterator[Line]:
    book, board = tell.book, tell.book.board
    if not book.has_meld and board.concede == "never":
        return
    yield from _needs(tell)
    yield from _too_little(tell)
    yield from _no_marriage(tell)
    yield from _price(tell)
    yield from _giving_up(tell)


def hands_can_be_shown(book: Book) -> bool:
    """Whether a side that has shown too little lays its hands open, and all meld in them counts."""
    board = book.board
    if board.hands_shown == "always" and (board.bidder_meld or board.off_board == "set"):
        return True
    return board.hands_shown != "never" and bool(board.dropped_meld)


def _bidders(tell: Teller) -> str:
    return tell.bidders[:1].lower() + tell.bidders[1:]


def _needs(tell: Teller) -> Iterator[Line]:
    """How much meld a hand needs to be played at all."""
    board, pairs = tell.book.board, tell.book.table.partners
    together = ", together with his partner" if pairs else ""
    if board.dropped_meld:
        given = f"A {tell.words.dealer} who was given the bid needs meld of {board.dropped_meld}{together}."
        yield tell.chief(given, "score-no-board")
    if board.bidder_meld:
        yield tell.chief(f"{tell.bidders} needs meld of {board.bidder_meld}.", "score-no-board")
    if board.off_board == "set":
        total = tell.book.points_in_play
        reach = f"{tell.bidders} needs meld that reaches the bid together with all {total} points in play."
        yield tell.chief(reach, "score-board-set")


def _too_little(tell: Teller) -> Iterator[Line]:
    board, pairs = tell.book.board, tell.book.table.partners
    if not (board.dropped_meld or board.bidder_meld or board.off_board == "set"):
        return
    both, them = ("both hands are", "them") if pairs else ("the hand is", "it")
    shown = f"{both} shown and all meld in {them} counts; if it is still too little, {SET}."
    made = bool(board.bidder_meld) or board.off_board == "set"
    dealer = f"a {tell.words.dealer} who was given the bid"
    if board.hands_shown == "always" and board.dropped_meld and made:
        # What a house says of a dropped bid it need not say of one that was made.
        yield tell.chief(f"If it is too little, {shown}", "score-board-set", "score-no-board")
        yield tell.chief(f"So it is for {dealer}.", "page-hands-shown", "score-no-board")
    elif board.hands_shown == "always":
        yield tell.chief(f"If it is too little, {shown}", "page-hands-shown", "score-no-board", "score-board-set")
    elif board.hands_shown == "dropped" and board.dropped_meld:
        yield tell.chief(f"If {dealer} has too little, {shown}", "page-hands-shown", "score-no-board")
    if board.hands_shown == "never" or (board.hands_shown == "dropped" and made):
        yield tell.chief(f"Without that meld {SET}.", "score-no-board", "score-board-set")


def _no_marriage(tell: Teller) -> Iterator[Line]:
    if not tell.book.trump.marriage:
        return
    yield tell.chief("A bidder without any marriage is set: no trump, no play.", "score-no-marriage")
    if tell.book.auction.all_pass == "dealer":
        shows = "; he shows his hand first" if tell.book.board.hands_shown != "never" else ""
        dealer = f"So is a {tell.words.dealer} who was given the bid{shows}."
        yield tell.line(dealer, "score-no-marriage-dropped", "score-no-marriage")


def _price(tell: Teller) -> Iterator[Line]:
    """What all those hands cost, and what they bring the others."""
    book, board = tell.book, tell.book.board
    silenced = book.auction.all_pass == "dealer" and book.auction.silenced_dealer == "set"
    trumpless = book.trump.marriage or silenced
    if not (board.dropped_meld or board.bidder_meld or board.off_board == "set" or trumpless):
        return
    price = f"In such a hand {_bidders(tell)} {_cost(tell)}, and {_award(tell)}."
    yield tell.line(price, "score-board-set-award", "score-no-board", "score-no-marriage-award")
    yield from _exceptions(tell)
    if trumpless:
        natural = "Where no trump was named, only meld that needs no trump counts"
        if book.meld.roundhouse and not book.meld.natural_roundhouse:
            natural += f"; a {tell.words.roundhouse} is counted by its parts"
        yield tell.line(f"{natural}.", "score-no-marriage-award", "score-silenced-award")


ENDINGS = {
    "no-marriage": "when the bidder has no marriage",
    "no-marriage-dropped": "when a {dealer} who was given the bid has no marriage",
    "no-board": "when there is too little meld to play",
    "board-set": "when the bid is out of reach",
    "silenced": "when a silenced {dealer} is set",
    "conceded": "when the bid is given up",
}


def _exceptions(tell: Teller) -> Iterator[Line]:
    """Hands without play in which the others' meld is treated otherwise."""
    rules = tell.book.scoring
    meld = f"{tell.others}'s meld" if tell.book.table.partners else "Every other player's meld"
    for endings, how in (
        (rules.floorless if rules.save_meld else (), "counts, however little it is"),
        (rules.meldless, "does not count"),
    ):
        for ending in endings:
            when = ENDINGS[ending].format(dealer=tell.words.dealer)
            yield tell.line(f"{meld} {how}, {when}.", f"score-{ending}-award", "score-no-marriage-award")


def _giving_up(tell: Teller) -> Iterator[Line]:
    book, board = tell.book, tell.book.board
    total = book.points_in_play
    if board.concede == "never":
        if board.off_board == "set":
            yield tell.line("No other bid can be given up; the hand is played.", "concede-never")
        else:
            played = "A bid cannot be given up: even one that is out of reach is played, and is set."
            yield tell.line(played, "concede-never", "score-off-board")
        return
    if board.concede == "off-board":
        on_board = f"A side is “on the board” when its meld and all {total} points in play reach the bid."
        yield from tell.fact(on_board, "page-on-board")
        beyond = f"If {tell.its} meld and all {total} points in play cannot reach the bid, {_bidders(tell)}"
        yield tell.chief(f"{beyond} may give it up before the first lead.", "concede-board")
    else:
        yield tell.chief(f"{tell.bidders} may give up the bid at any time.", "concede-late")
    price = f"{tell.it.capitalize()} then {_cost(tell)}, and {_award(tell, take=board.conceded_take)}."
    yield tell.line(price, "score-conceded-award", "concede-board")
    if board.concede == "off-board" and board.off_board == "play":
        otherwise = f"If {tell.it} does not give up, the hand is played, and {tell.it} is set all the same."
        yield tell.line(otherwise, "score-off-board", "concede-board")


def _cost(tell: Teller) -> str:
    return "loses the bid" if tell.book.scoring.set_bidder == "minus-bid" else "scores nothing"


def _award(tell: Teller, *, take: bool = False) -> str:
    """What the others get without having played for it."""
    rules = tell.book.scoring
    parts = ["the bid"] if rules.set_award else []
    parts += [f"all {tell.book.points_in_play} points in play"] if take else []
    meld = f"{tell.its} meld"
    if not tell.book.has_meld:
        return f"{tell.others.lower()} gets {joined(parts) or 'nothing'}"
    if rules.save_meld:
        floor = f"{meld} if that is {rules.save_meld} or more"
        return f"{tell.others.lower()} gets {', and '.join(filter(None, (joined(parts), floor)))}"
    return f"{tell.others.lower()} gets {joined([*parts, meld])}"
