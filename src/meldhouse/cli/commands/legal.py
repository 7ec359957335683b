"""`meldhouse legal`: which pieces may be played to a trick."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.cli.typed.jsonl import answer_lines, need_book
from meldhouse.game import trick_order
from meldhouse.game.duties import play_refusal
from meldhouse.game.typed.answers import Question
from meldhouse.game.typed.pieces_and_bids import check_pieces, check_size, read_pieces, read_trump
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book

FIELDS = ("trump", "hand", "trick", "play")


class NotAllowed(msgspec.Struct, frozen=True):
    """A piece that may not be played, and why."""

    piece: Piece
    code: str
    text: str
    clause: str | None
    fact: Message
    """The reason as a fact, for programs."""


class LegalAnswer(msgspec.Struct, frozen=True):
    """Each distinct piece of the hand is in `legal` or `illegal`. `allowed` answers for the piece in `play`."""

    book: str
    trump: str
    hand: tuple[Piece, ...]
    trick: tuple[Piece, ...]
    led: str | None
    legal: tuple[Piece, ...]
    illegal: tuple[NotAllowed, ...]
    play: Piece | None = None
    allowed: bool | None = None


def answer(book: Book | None, asked: Question) -> LegalAnswer:
    book = need_book(book)
    said = asked.text("trump")
    if not said:
        raise Trouble("no-trump", fact("cli-say-trump", choices=tuple(book.trump.choices)))
    trump = read_trump(book, said)
    hand, trick = read_pieces(book, asked.texts("hand")), read_pieces(book, asked.texts("trick"))
    check_size(book, hand, book.deal.hand)
    if len(trick) >= book.table.seats:
        raise Trouble(
            "trick-full",
            fact("cli-trick-full", players=book.table.seats, most=book.table.seats - 1, number=len(trick)),
            book=book,
        )
    check_pieces(book, hand, trick)
    order = trick_order(book, trump)
    legal: list[Piece] = []
    illegal: list[NotAllowed] = []
    for piece in dict.fromkeys(hand):
        refusal = play_refusal(book, order, hand, trick, piece)
        if refusal is None:
            legal.append(piece)
        else:
            illegal.append(
                NotAllowed(piece, refusal.code, book.voice.say(refusal.whole), refusal.clause, refusal.whole)
            )
    wanted = _wanted(book, asked, hand)
    return LegalAnswer(
        book=book.name,
        trump=trump,
        hand=hand,
        trick=trick,
        led=order.suit_of[trick[0]] if trick else None,
        legal=tuple(legal),
        illegal=tuple(illegal),
        play=wanted,
        allowed=None if wanted is None else wanted in legal,
    )


def _wanted(book: Book, asked: Question, hand: tuple[Piece, ...]) -> Piece | None:
    pieces = read_pieces(book, asked.texts("play"))
    if not pieces:
        return None
    if len(pieces) > 1 or pieces[0] not in hand:
        raise Trouble("not-held", fact("cli-play-one", pieces=tuple(piece.text for piece in pieces)), book=book)
    return pieces[0]


@click.command(
    "legal",
    cls=HouseCommand,
    examples=(
        'meldhouse legal npa --trump C --hand "AS KH JH 10C" --trick "QH KC"',
        'meldhouse legal n42pa --trump fours --hand "6-4 6-1 5-5" --trick "6-6" --play 5-5',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.option("--trump", "-t", metavar="TRUMP")
@click.option("--hand", metavar="CARDS")
@click.option("--trick", metavar="CARDS")
@click.option("--play", metavar="CARD")
@json_option
@jsonl_option
def command(
    book: str | None,
    trump: str | None,
    hand: str | None,
    trick: str | None,
    play: str | None,
    as_json: bool,
    jsonl: bool,
) -> None:
    if jsonl:
        usual = {"trump": trump, "hand": hand, "trick": trick, "play": play}
        answer_lines(answer, book=book, fields=FIELDS, usual=usual)
        return
    house = find_book(required(book, "BOOK", 'meldhouse legal npa --trump C --hand "AS KH" --trick "QH"'))
    found = answer(house, Question({"trump": trump, "hand": hand, "trick": trick, "play": play}))
    if as_json:
        print_json(found)
    else:
        _show(house, found)
    click.get_current_context().exit(REFUSED if found.allowed is False else OK)


def _show(book: Book, found: LegalAnswer) -> None:
    page = Page()
    page.title(house_name(book), say(fact("cli-trump", trump=found.trump)))
    if found.trick:
        page.with_faces(fact("cli-on-table"), found.trick)
    page.blank()
    if found.play is not None:
        why = next((one for one in found.illegal if one.piece == found.play), None)
        yes = fact("cli-play-yes", piece=found.play.text)
        page.line(say(fact("cli-no-because", why=why.fact) if why else yes, book), style="bold")
        return
    page.with_faces(fact("cli-may-play"), found.legal, style="bold")
    if found.illegal:
        page.line(say(fact("cli-may-not-play")), style="bold")
        by_reason: dict[str, list[Piece]] = {}
        for one in found.illegal:
            by_reason.setdefault(say(one.fact, book), []).append(one.piece)
        for reason, pieces in by_reason.items():
            page.bullet(page.faces(pieces).append_text(page.text(f"  {reason}")))
    else:
        page.line(say(fact("cli-all-allowed")))
