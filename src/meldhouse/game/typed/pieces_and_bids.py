"""Read what people type: pieces, trump, seats and bids."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable

from meldhouse.game.refusals import refuse
from meldhouse.game.seats import SEAT_NAMES, Seat, Side, seating_of
from meldhouse.game.tricks import CONTRACT_NAMES
from meldhouse.messages import Message, fact
from meldhouse.pieces import PIP_NAMES, Card, Domino, NotationError, Piece, parse_card, parse_domino, parse_piece
from meldhouse.pieces.notation import parse_suit
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.reading.unreadable import Unreadable


def read_pieces(book: Book, texts: Iterable[str]) -> tuple[Piece, ...]:
    """Pieces of this house, however the words were split; anything unreadable is reported at once."""
    pieces: list[Piece] = []
    faults: list[Fault] = []
    for text in texts:
        for part in re.split(r"[,;]", text):
            for word in _words(part):
                try:
                    pieces.append(_piece(book, word))
                except NotationError as problem:
                    faults.append(Fault(problem.message))
    if faults:
        raise Unreadable("unknown-piece", fact("cli-pieces-unread", faults=len(faults)), faults=faults, book=book)
    return tuple(pieces)


def _words(part: str) -> list[str]:
    """“queen of spades” is one piece, “QS KS” are two."""
    try:
        parse_piece(part)
    except NotationError:
        return part.split()
    return [part]


def _piece(book: Book, word: str) -> Piece:
    dominoes = book.deck.pieces == "dominoes"
    try:
        piece: Piece | None = parse_piece(word)
    except NotationError:
        piece = None
    if isinstance(piece, Card if dominoes else Domino):
        raise NotationError(fact("piece-of-other-pack", piece=piece.text, pack=book.deck.pieces, club=book.title))
    return parse_domino(word) if dominoes else parse_card(word)


def check_pieces(book: Book, *heaps: Iterable[Piece]) -> None:
    """Refuse pieces that cannot all be in one deck of this house."""
    together: Counter[Piece] = Counter()
    for heap in heaps:
        together.update(heap)
    if faults := book.pack.faults(together.elements()):
        raise Unreadable(
            "impossible-pieces",
            fact("cli-pieces-impossible", title=book.title),
            faults=map(Fault, faults),
            book=book,
        )


def check_size(book: Book, pieces: tuple[Piece, ...], most: int) -> None:
    if not pieces:
        raise Unreadable("no-pieces", fact("cli-no-pieces"), book=book)
    if len(pieces) > most:
        raise Unreadable("too-many-pieces", fact("cli-too-many-pieces", number=len(pieces), most=most), book=book)


def read_trump(book: Book, text: str) -> str:
    """A trump or contract that this house plays: “H”, “hearts”, “fours”, “follow me”."""
    trump = _trump(book, text)
    if trump not in book.trump.choices:
        why = refuse(book, "trump-choice", trump=text[:40], choices=book.trump.choices)
        raise Unreadable("unknown-trump", why.whole, book=book)
    return trump


def _trump(book: Book, text: str) -> str:
    said = " ".join(text.lower().replace("-", " ").split())
    if book.deck.pieces == "cards":
        try:
            return parse_suit(said)
        except NotationError:
            return text
    singular = {name: str(pip) for pip, name in enumerate(PIP_NAMES)}
    spoken = {name.replace("-", " "): code for code, name in CONTRACT_NAMES.items()}
    old_names = {"aces": "1", "deuces": "2", "treys": "3", "double": "doubles"}
    if said.split() == ["no", "trump"]:
        return "follow-me"
    return {**singular, **spoken, **old_names}.get(said, said)


def read_seat(book: Book, text: str) -> Seat:
    seats = seating_of(book).seats
    said = text.strip().lower()
    for seat in seats:
        if said in (seat.lower(), SEAT_NAMES[seat].lower()):
            return seat
    raise Unreadable("unknown-seat", refuse(book, "no-seat", seat=text[:20], seats=seats).whole, book=book)


def side_said(book: Book, text: str) -> Side | None:
    """A side by its letters or by the names of its seats: “NS”, “south-north”, “N”; None if it is not a side here."""
    plain = re.sub(r"[-–/\s&+]|\band\b", "", text.lower())
    for side, seats in seating_of(book).members.items():
        orders = (seats, seats[::-1])
        known = {"".join(seat.lower() for seat in one) for one in orders}
        known |= {"".join(SEAT_NAMES[seat].lower() for seat in one) for one in orders}
        if plain in known or plain in {name for seat in seats for name in (seat.lower(), SEAT_NAMES[seat].lower())}:
            return side
    return None


def no_side(book: Book, text: str) -> Message:
    return fact("cli-no-side", side=text.strip()[:20], sides=tuple(seating_of(book).sides))


def read_side(book: Book, text: str) -> Side:
    if (side := side_said(book, text)) is None:
        raise Unreadable("unknown-side", no_side(book, text))
    return side


_SMALL = ("one", "two", "three", "four", "five", "six", "seven")


def read_bid(book: Book, said: int | str, *, what: str = "bid") -> int:
    """A bid in the house's numbers; also “2 marks” or “2 marcas” where the house bids marks."""
    text = str(said).strip().lower()
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    marks = re.fullmatch(rf"([0-9]{{1,3}}|{'|'.join(_SMALL)}) ?m(?:ar(?:ks?|cas?))?", text)
    if marks and book.auction.mark is not None:
        number = _SMALL.index(marks[1]) + 1 if marks[1] in _SMALL else int(marks[1])
        return number * book.auction.mark
    if marks:
        raise Unreadable("not-a-bid", fact("cli-bid-points", field=what, least=book.auction.minimum))
    how = "huge" if re.fullmatch(r"-?[0-9]+", text) else "points" if book.auction.mark is None else "marks"
    raise Unreadable(
        "not-a-bid", fact("cli-bid-unread", field=what, said=text[:40], how=how, least=book.auction.minimum)
    )


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    close = difflib.get_close_matches(word, list(known), n=1)
    return fact("cli-did-you-mean", near=close[0]) if close else fact("cli-expected", choices=tuple(known))
