"""Help at the table: what can be typed, the rules in brief before the game, and all the rules."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import INDENT, Column
from meldhouse.cli.terminal.keyboard import Question
from meldhouse.cli.terminal.typed import bids_fact, calls_now, choices, typed_as
from meldhouse.cli.voice import Voice
from meldhouse.game import View
from meldhouse.messages import Message, fact
from meldhouse.pieces import FACE_DOWN
from meldhouse.players.advice.deeds import codes
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import describe, in_brief
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.pages import Inherited, chapters_said
from meldhouse.tables.offers import Offers

ANSWERS_TO_CLAIM = fact("play-claim-accept"), fact("play-claim-challenge")

# --- what can be typed now --------------------------------------------------------------------------------------------


def answers(book: Book, view: View, may: Offers) -> tuple[Message, ...]:
    """What the player can type for the current decision, with real examples."""
    if view.claim is not None:
        return ANSWERS_TO_CLAIM
    if view.phase == "meld":
        return meld_to_show(may)
    return tuple(_ANSWERS[view.phase](book, view, may)) if view.phase in _ANSWERS else ()


def meld_to_show(may: Offers) -> tuple[Message, ...]:
    owed = may.meld.owed if may.meld is not None else ()
    if not owed:
        return (fact("play-can-show", owed="no"),)
    return fact("play-can-show", owed="yes"), fact("play-must-show", pieces=codes(owed))


def _auction(book: Book, view: View, may: Offers) -> Iterator[Message]:
    open_now = calls_now(book, view, may)
    if open_now.bids:
        yield fact("help-bid", bids=bids_fact(book, open_now.bids, endless=open_now.endless))
    mark = book.auction.mark
    several = next((bid for bid in open_now.bids if mark is not None and bid >= 2 * mark), None)
    if several is not None:
        yield fact("help-marks", bid=bid_fact(book, several), number=several)
    if open_now.may_pass:
        yield fact("help-pass")
    if book.deal.weak_nines and not view.calls:
        yield fact("help-redeal", nines=book.deal.weak_nines)


def _trump(book: Book, view: View, _may: Offers) -> Iterator[Message]:
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed:
        yield fact("help-turn")
        if not book.kitty.before_trump:
            yield fact("help-blind")
    else:
        yield fact("help-suit" if book.deck.pieces == "cards" else "help-contract")


def _exchange(book: Book, view: View, _may: Offers) -> Iterator[Message]:
    yield _several(view, book.exchange.count)


def _discard(book: Book, view: View, _may: Offers) -> Iterator[Message]:
    yield _several(view, book.deal.kitty)


def _several(view: View, many: int) -> Message:
    held = choices(view)
    numbers = range(len(held) - many + 1, len(held) + 1)
    examples = " ".join(map(typed_as, held[-many:]))
    return fact("help-several", number=many, examples=examples, numbers=" ".join(map(str, numbers)))


def _tricks(book: Book, view: View, _may: Offers) -> Iterator[Message]:
    offered = view.legal_plays
    yield fact("help-play", example=typed_as(offered[-1]))
    if len(offered) == 1:
        yield fact("help-only")
    elif view.trick and book.deck.pieces == "cards":
        yield fact("help-number", last=len(offered))
    else:
        yield fact("help-number-asked", last=len(offered))


_ANSWERS = {
    "auction": _auction,
    "trump": _trump,
    "kitty": _trump,
    "exchange": _exchange,
    "discard": _discard,
    "tricks": _tricks,
}


# --- and at any time --------------------------------------------------------------------------------------------------


def commands(book: Book, *, watching: bool) -> Iterator[tuple[str, str]]:
    """Commands available at any time in this house, and what the rules say about them."""
    if not watching:
        yield from (("hand", ""), ("legal", ""), ("hint", ""), ("undo", ""))
    yield "trump", "always" if book.trump.shown == "always" else "early"
    yield "tricks" if book.tricks.review == "all" else "last", ""
    yield from (("score", ""), ("why", ""), ("rules", ""))
    if not watching:
        yield from _of_the_house(book)
    yield from (("save", ""), ("quit", ""))


def _of_the_house(book: Book) -> Iterator[tuple[str, str]]:
    if book.deal.layouts:
        yield "arrange", ""
    if book.tricks.stacks:
        yield "stack", ""
    if book.claim.by != "nobody":
        yield "claim", "bid" if book.claim.test == "bid" else "rest"
    if book.board.concede in ("off-board", "anytime"):
        yield "concede", book.board.concede
    if book.tricks.stop_when_decided:
        yield "stop", ""


def show_help(voice: Voice, question: Question) -> None:
    """What can be typed just now."""
    book = voice.book
    voice.blank()
    voice.say(fact("help-now"), style="bold")
    voice.each(question.answers)
    voice.say(fact("help-always"), style="bold")
    layout, form = next(reversed(book.deal.layouts), ""), next(reversed(book.tricks.stacks), "single")
    rows = [
        (fact("help-word", command=command, layout=layout, form=form), fact("help-does", command=command, how=how))
        for command, how in commands(book, watching=voice.me is None)
    ]
    if voice.plain:
        voice.each(fact("help-row", command=command, does=does) for command, does in rows)
    else:
        told = [(f"{' ' * INDENT}{voice.told(command)} ", voice.told(does)) for command, does in rows]
        voice.page.table([Column(""), Column("", wrap=True)], told)


# --- the rules --------------------------------------------------------------------------------------------------------


def brief(voice: Voice) -> Iterator[tuple[str, str]]:
    """The main rules of the house, chapter by chapter."""
    for chapter in chapters_said(in_brief(voice.book), voice.reader, Inherited(voice.book, None)):
        melds = tuple(fact("play-brief-meld", name=row.name.lower(), points=row.values[0]) for row in chapter.melds)
        table = [voice.told(fact("play-brief-melds", melds=melds))] if melds else []
        yield chapter.word, " ".join([*table, *(line.text for line in chapter.lines)])


def show_brief(voice: Voice) -> None:
    voice.blank()
    voice.say(voice.book.called, style="bold", indent=0)
    rows = list(brief(voice))
    if voice.plain:
        voice.each(fact("play-brief-row", word=word, lines=lines) for word, lines in rows)
    else:
        told = [(voice.page.text(f"{word} ", "cyan"), lines) for word, lines in rows]
        voice.page.table([Column(""), Column("", wrap=True)], told)
    voice.say(fact("play-brief-after"))


def show_rules(voice: Voice) -> None:
    """Show all the rules, with their clauses."""
    for chapter in chapters_said(describe(voice.book), voice.reader, Inherited(voice.book, None)):
        voice.heading(chapter.title)
        for line in chapter.lines:
            voice.say(line.text, note=line.clause)
        for row in chapter.melds:
            values = " / ".join(map(str, row.values))
            voice.say(fact("play-rules-meld", name=row.name, cards=row.pieces, values=values), note=row.clause)
