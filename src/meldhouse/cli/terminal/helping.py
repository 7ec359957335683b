"""What “?” says: what can be typed to the question that waits, and what can be asked for at any time."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import INDENT, Column
from meldhouse.cli.terminal.calls import bids_in_words, calls_now
from meldhouse.cli.terminal.laydowns import answers_to_claim, ways_to_claim
from meldhouse.cli.terminal.picking import choices, typed_as
from meldhouse.cli.terminal.questions import Question
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import View
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.describe.phrases import number


def answers(voice: Voice, view: View, owed: tuple[Piece, ...] = ()) -> tuple[str, ...]:
    """What the one who looks can type for the decision that is due, with examples that could really be typed; `owed` is
    the meld that must be laid."""
    if view.claim is not None:
        return answers_to_claim(voice.book)
    if view.phase == "meld":
        return tuple(_meld(voice, owed))
    return tuple(_ANSWERS[view.phase](voice, view)) if view.phase in _ANSWERS else ()


def _signs(voice: Voice) -> bool:
    return voice.page.symbols and not voice.plain


def _auction(voice: Voice, view: View) -> Iterator[str]:
    book = voice.book
    open_now = calls_now(book, view)
    if open_now.bids:
        yield f"Your bid, as a number: {bids_in_words(book, open_now.bids, endless=open_now.endless)}."
    mark = book.auction.mark
    several = next((bid for bid in open_now.bids if mark is not None and bid >= 2 * mark), None)
    if mark is not None and several is not None:
        said = f"{number(several // mark)} marks"
        yield f"Marks as you say them: “{price(book, several)}”, “{said}” or {several} are all the same bid."
    if open_now.may_pass:
        yield "p to pass."
    if book.deal.weak_nines and not view.calls:
        yield f"redeal to throw in a hand of {book.deal.weak_nines} nines or more without meld."


def _trump(voice: Voice, view: View) -> Iterator[str]:
    book = voice.book
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed:
        yield "Enter to turn the kitty."
        if book.kitty.before_trump:
            return
    what = "The whole name of a suit, to name trump before you see the kitty" if closed else "What you make trump"
    if book.deck.pieces == "cards":
        spelled = "hearts, h or ♥" if _signs(voice) else "hearts or h"
        yield f"{what}: {spelled}{'' if closed else ', or its number'}."
    else:
        yield f"{what}: fours, doubles, follow me, or its number."


def _exchange(voice: Voice, view: View) -> Iterator[str]:
    book = voice.book
    yield from _several(book, view, book.exchange.count, "to pass")


def _discard(voice: Voice, view: View) -> Iterator[str]:
    book = voice.book
    yield from _several(book, view, book.deal.kitty, "to lay away")


def _several(book: Book, view: View, many: int, verb: str) -> Iterator[str]:
    words = book.words
    examples = choices(view)[-many:]
    yield f"The {count(many, words.piece)} {verb}, such as {' '.join(map(typed_as, examples))}."
    last = len(choices(view))
    yield f"Or their numbers, such as {' '.join(str(n) for n in range(last - len(examples) + 1, last + 1))}."


def _meld(voice: Voice, owed: tuple[Piece, ...]) -> Iterator[str]:
    if not owed:
        yield f"Enter to lay all your meld; or the {voice.book.words.pieces} to lay; or none."
        return
    yield f"Enter to lay all your meld; or the {voice.book.words.pieces} to lay."
    yield f"These must be among them: {' '.join(map(typed_as, owed))}."


def _tricks(voice: Voice, view: View) -> Iterator[str]:
    book = voice.book
    offered = view.legal_plays
    words, example = book.words, offered[-1]
    sign = f", {example.symbol}" if _signs(voice) else ""
    yield f"The {words.piece} you play, such as {typed_as(example)}{sign} or {example.name}."
    if len(offered) == 1:
        yield f"Enter plays it, as it is the only {words.piece} you may play."
        return
    if view.trick and book.deck.pieces == "cards":
        yield f"Or its number from the list: 1 to {len(offered)}."
    else:
        yield f"Or its number, 1 to {len(offered)}; you are asked whether you mean it."
        yield f"#{len(offered)} means number {len(offered)} and plays at once."


_ANSWERS = {
    "auction": _auction,
    "trump": _trump,
    "kitty": _trump,
    "exchange": _exchange,
    "discard": _discard,
    "tricks": _tricks,
}


def commands(book: Book, *, watching: bool) -> Iterator[tuple[str, str]]:
    """What can be asked for at any time in this house."""
    words = book.words
    if not watching:
        yield "hand", "your hand again"
        yield "legal", "what you may do now"
        yield "hint, chart", "an expert's advice; how likely bids are"
        yield "undo", "take back your last decision"
    yield "trump", "what trump is" if book.trump.shown == "always" else "what trump is, while this house tells it"
    if book.tricks.review == "all":
        yield "last, tricks", f"the last {words.trick}, or all that you may see"
    else:
        yield "last", f"the last {words.trick}, if you may see it"
    yield "score", "the score, hand by hand"
    yield "why", "the rule behind the last refusal, in full"
    yield "rules", "all rules of this house"
    if not watching:
        yield from _of_the_house(book)
    yield "save FILE", "keep the game for another day"
    yield "quit", "leave the table (or press Ctrl-C)"


def _of_the_house(book: Book) -> Iterator[tuple[str, str]]:
    if book.deal.layouts:
        yield f"arrange {book.deal.layouts[-1]}", f"stand your {book.words.pieces} so, before you bid"
    if book.tricks.stacks:
        yield f"stack {list(book.tricks.stacks)[-1]}", f"how {book.words.trick}s are stacked; “stack west”: which way"
    yield from ways_to_claim(book)
    if book.board.concede == "off-board":
        yield "concede", "give up a bid that is out of reach"
    elif book.board.concede == "anytime":
        yield "concede", "give your bid up"
    if book.tricks.stop_when_decided:
        yield "stop", "end the hand, once the bid is made or set"


def show_help(voice: Voice, question: Question) -> None:
    """What can be typed just now."""
    voice.blank()
    voice.say("You can type now:", style="bold")
    voice.each(question.answers)
    voice.say("And at any time:", style="bold")
    rows = list(commands(voice.book, watching=voice.me is None))
    if voice.plain:
        voice.each(f"{word}: {meaning}." for word, meaning in rows)
    else:
        columns = [Column(""), Column("", wrap=True)]
        voice.page.table(columns, [(f"{' ' * INDENT}{word} ", meaning) for word, meaning in rows])
