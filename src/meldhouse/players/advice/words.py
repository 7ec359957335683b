"""The small change of advice: choices, chances and sums as people say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    AnswerClaim,
    Bid,
    Claim,
    Concede,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
)
from meldhouse.game.bids import price
from meldhouse.pieces import Piece
from meldhouse.players.margins import counter
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined
from meldhouse.rulebooks.describe.phrases import number as in_words

RARELY, TWO_IN_THREE, WHOLE = 0.025, 0.6, 0.85
"""Parts of a mark: from here on it is worth telling, is more than one in two hands, and is about a whole one."""
NEARLY = 0.95
"""From here on it is nearly all of them, and as far from the other end hardly any."""


def deals(chance: float, *, fit: str = "") -> str:
    """In how many deals something comes about; `fit` says which deals were tried.

    >>> deals(0.68), deals(1.0), deals(0.97), deals(0.02), deals(0.0)
    ('7 of 10 deals', 'all the deals tried', 'nearly all the deals tried', 'hardly any of the deals tried', 'none of the deals tried')
    >>> deals(0.5, fit="that fit what you know")
    '5 of 10 deals that fit what you know'
    """  # noqa: E501
    if chance >= 1.0:
        return "all the deals tried"
    if chance <= 0.0:
        return "none of the deals tried"
    if chance > NEARLY:
        return "nearly all the deals tried"
    if chance < 1.0 - NEARLY:
        return "hardly any of the deals tried"
    return f"{tenths(chance)} of 10 deals{f' {fit}' if fit else ''}"


def often(chance: float) -> str:
    """The same of what is not hopeless, in few words and with the same bounds: it must say no more than reasons do.

    >>> often(0.68), often(0.1), often(1.0), often(0.97), often(0.95)
    ('7 times in 10', 'once in 10', 'every time', 'nearly always', '9 times in 10')
    """
    if chance >= 1.0:
        return "every time"
    if chance > NEARLY:
        return "nearly always"
    return f"{'once' if tenths(chance) == 1 else f'{tenths(chance)} times'} in 10"


def tenths(chance: float) -> int:
    """A chance as so many out of ten; one that is neither sure nor hopeless is never told as 0 or 10."""
    return min(9, max(1, round(10 * chance)))


def amount(book: Book, sum_: float) -> str:
    """So much of the house's score, as exactly as it makes sense to say.

    >>> from meldhouse.rulebooks import load_book
    >>> amount(load_book("npa"), 3.14), amount(load_book("bend"), 41.7), amount(load_book("n42pa"), 0.348)
    ('3.1 points', '42 points', 'about one mark in three hands')
    >>> amount(load_book("npa"), 1.0)
    '1 point'
    """
    if book.scoring.style == "marks":
        return _marks(abs(sum_))
    told = figure(book, sum_)
    return f"{told} {'point' if told == '1' else 'points'}"


def _marks(sum_: float) -> str:
    """Nobody wins a part of a mark, so parts are told as what they are: one now and then.

    >>> _marks(0.07), _marks(0.48), _marks(0.7), _marks(0.02)
    ('about one mark in 14 hands', 'about one mark in two hands', 'about two marks in three hands', 'next to nothing')
    >>> _marks(1.0), _marks(0.9), _marks(1.6), _marks(2.1)
    ('one mark', 'about one mark', 'about one and a half marks', 'about two marks')
    """
    if sum_ < RARELY:
        return "next to nothing"
    if sum_ < WHOLE:
        return (
            "about two marks in three hands"
            if sum_ > TWO_IN_THREE
            else f"about one mark in {in_words(round(1 / sum_))} hands"
        )
    whole, is_half = divmod(round(2 * sum_), 2)
    told = f"{in_words(whole)}{' and a half' if is_half else ''} mark{'s' if (whole, is_half) != (1, 0) else ''}"
    return told if abs(sum_ - round(sum_)) < 0.005 else f"about {told}"


def figure(book: Book, sum_: float) -> str:
    told = f"{abs(sum_):.{digits(book)}f}"
    return told.rstrip("0").rstrip(".") if "." in told else told


def digits(book: Book) -> int:
    """How many decimals the house's score is told with: a tenth of a counter is as fine as anybody wants it."""
    if book.scoring.style == "marks":
        return 2
    return 0 if counter(book) >= 10 else 1


def points_told(book: Book, points: float) -> str:
    """Points in tricks, also where the score is in marks."""
    told = f"{points:.{0 if counter(book) >= 10 else 1}f}".removesuffix(".0")
    return f"{told} {'point' if told == '1' else 'points'}"


def named(piece: Piece) -> str:
    return f"the {piece.name}"


def listed(pieces: Sequence[Piece]) -> str:
    """
    >>> from meldhouse.pieces import parse_pieces
    >>> listed(parse_pieces("AH AH QS"))
    'two aces of hearts and the queen of spades'
    """
    told = []
    for piece, number in Counter(pieces).items():
        if number == 1:
            told.append(named(piece))
        else:
            rank, _, suit = piece.name.partition(" of ")
            told.append(f"{('two', 'three', 'four')[number - 2] if number <= 4 else number} {rank}s of {suit}")
    return joined(told)


def as_named(book: Book, action: Action, best: Action | None = None) -> str:
    """A choice as the object of a sentence; a set of pieces by how it differs from the best one.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.pieces import parse_pieces
    >>> book = load_book("st-hilary")
    >>> as_named(book, Bid("N", 20)), as_named(book, Pass("N")), as_named(book, NameTrump("N", "H"))
    ('a bid of 20', 'a pass', 'hearts')
    >>> given, other = PassPieces("N", parse_pieces("AH TH JH")), PassPieces("N", parse_pieces("AH TH KD"))
    >>> as_named(book, other, given)
    'the king of diamonds in place of the jack of hearts'
    """
    match action:
        case Bid():
            return f"a bid of {price(book, action.amount)}"
        case Pass():
            return "a pass"
        case NameTrump():
            return CONTRACT_NAMES[action.trump]
        case Play():
            return named(action.piece)
        case PassPieces() | Discard():
            if isinstance(best, PassPieces | Discard):
                other, given = Counter(action.pieces), Counter(best.pieces)
                instead = list((other - given).elements())
                return f"{listed(instead)} in place of {listed(list((given - other).elements()))}"
            return listed(action.pieces)
        case Concede():
            return "giving the bid up"
        case Claim():
            return "laying down"
        case AnswerClaim():
            return "agreeing" if action.accept else "a challenge"
    return "anything else"
