"""What people type at the table, in their language and in English, and what it means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from meldhouse.cli.speaking import voice
from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    SetUp,
    ShowMeld,
    StopPlay,
    TurnKitty,
    View,
    trick_order,
)
from meldhouse.game.typed.pieces_and_bids import read_pieces, read_trump
from meldhouse.messages import LANGUAGES, FactError, Message, Voice, fact
from meldhouse.pieces import FACE_DOWN, SUIT_SYMBOLS, Card, Piece
from meldhouse.rulebooks import Auction, Book, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.reading.unreadable import Unreadable
from meldhouse.tables.offers import Offers

MOST_DIGITS = 9
MOST_MARKS = 1000
RANKS = "ATKQJ9"


def understood(words: Message) -> tuple[str, ...]:
    """Every word that counts as this one, the reader's language first."""
    languages = dict.fromkeys((voice().language, next(iter(LANGUAGES))))
    listed = [Voice(language=one).say(words).split(",") for one in languages]
    return tuple(dict.fromkeys(plain(word) for words in listed for word in words))


def plain(typed: str) -> str:
    """In lower case, without accents, with single blanks.

    >>> plain(" Última  BAZA "), plain("What’s trump")
    ('ultima baza', "what's trump")
    """
    parts = unicodedata.normalize("NFD", typed.lower().replace("’", "'"))
    return " ".join("".join(sign for sign in parts if unicodedata.category(sign) != "Mn").split())


def one_of(words: tuple[str, ...]) -> str:
    """A pattern that matches any of them, longest first."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def named_rank(said: str) -> str | None:
    return next((rank for rank in RANKS if said in understood(_rank(rank))), None)


def _rank(rank: str) -> Message:
    return fact("typed-rank", rank=_key(rank))


def _suit(suit: str) -> Message:
    return fact("typed-suit", trump=_key(suit))


def _key(code: str) -> str | int:
    return int(code) if code.isdecimal() else code


def means_trump(said: str, choice: str) -> bool:
    """Whether this names a suit, or the no-trump alternative to one."""
    return said in understood(_suit(choice))


def cards_noted(said: str) -> str:
    """Card names turned into notation.

    >>> cards_noted("queen of spades and 10 of hearts")
    'QS and TH'
    """
    ranks = {word: rank for rank in RANKS for word in understood(_rank(rank))}
    suits = {word: suit for suit in "SHCD" for word in understood(_suit(suit))}
    of = one_of(understood(fact("typed-of")))
    named = rf"\b(?P<rank>{one_of(tuple(ranks))}) (?:{of}) (?P<suit>{one_of(tuple(suits))})\b"
    return re.sub(named, lambda found: ranks[found["rank"]] + suits[found["suit"]], said)


def dominoes_noted(said: str) -> str:
    """
    >>> dominoes_noted("six-four"), dominoes_noted("double five"), dominoes_noted("6 4")
    ('6-4', '5-5', '6 4')
    """
    pips = {word: str(number) for number in range(7) for word in understood(fact("typed-pips", pips=number))}
    end, double = one_of(tuple(pips)), one_of(understood(fact("typed-double")))
    said = re.sub(rf"\b(?:{double}) ({end})\b", lambda found: f"{pips[found[1]]}-{pips[found[1]]}", said)
    return re.sub(rf"\b({end})[ -]({end})\b", lambda found: f"{pips[found[1]]}-{pips[found[2]]}", said)


# --- numbers ----------------------------------------------------------------------------------------------------------


def spoken_number(said: str) -> int | None:
    """The number in `said`, in digits or in words; None for anything else.

    >>> spoken_number("84"), spoken_number("thirty-one"), spoken_number("five hundred and fifty")
    (84, 31, 550)
    >>> spoken_number("many"), spoken_number(""), spoken_number("-5"), spoken_number("five five")
    (None, None, -5, None)
    """
    said = plain(said)
    if re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", said):
        return int(said)
    values = dict(named.rsplit(" ", 1) for named in understood(fact("typed-numbers")))
    between = understood(fact("typed-and"))
    words = [word for word in re.split(r"[\s-]+", said) if word and word not in between]
    thousands, rest, room = 0, 0, 10**MOST_DIGITS
    for word in words:
        if word not in values:
            return None
        value = int(values[word])
        if value == 1000 and not thousands:
            thousands, rest, room = 1000 * max(1, rest), 0, 1000
        elif value == 100 and 0 < rest < 10:
            rest, room = 100 * rest, 100
        elif value < room:
            rest += value
            room = 100 if value >= 100 else 10 if value >= 20 and value % 10 == 0 else 0
        else:
            return None
    return thousands + rest if words else None


def spoken_bid(auction: Auction, said: str) -> int | None:
    """A bid in the house's numbers; where it bids marks, also “2 marks”, “two marks”, “a mark”, “2m”.

    >>> from meldhouse.rulebooks import load_book
    >>> auction = load_book("n42pa").auction
    >>> [spoken_bid(auction, said) for said in ("31", "thirty one", "two marks", "2m", "a mark", "mark")]
    [31, 31, 84, 84, 42, 42]
    """
    said = plain(said)
    if auction.mark is None:
        return spoken_number(said)
    one, several = understood(fact("typed-mark")), understood(fact("typed-marks"))
    if said in one:
        return auction.mark
    for word in (*one, *several):
        marks = spoken_number(said.removesuffix(word)) if said.endswith(word) else None
        if marks is not None:
            return marks * auction.mark if abs(marks) < MOST_MARKS else None
    return spoken_number(said)


# --- bids that may be made --------------------------------------------------------------------------------------------


MOST = 40
MOST_EVER = 1000
FEW = 6


class Calls(NamedTuple):
    """The legal bids, lowest first, and whether passing is allowed."""

    bids: tuple[int, ...]
    may_pass: bool
    endless: bool = False
    """More bids exist above the listed ones."""

    @property
    def passing(self) -> str:
        return "may" if self.may_pass else "must"

    @property
    def lowest(self) -> int | None:
        return self.bids[0] if self.bids else None


def calls_now(book: Book, view: View, may: Offers) -> Calls:
    """The calls open now; the table offers only those that somebody might want to make."""
    endless = len(may.bids) > 1 and len(some_legal_bids(book.auction, view.bid, MOST_EVER)) == MOST_EVER
    return Calls(may.bids[:MOST] if endless else may.bids, may.may_pass, endless)


def bids_fact(book: Book, bids: tuple[int, ...], *, endless: bool = False) -> Message:
    """All the bids, or the start of an endless list; numbers in a row become “31 to 42”.

    >>> from meldhouse.messages import Voice
    >>> from meldhouse.rulebooks import load_book
    >>> Voice().say(bids_fact(load_book("n42pa"), (30, 31, 32, 33, 42, 84)))
    '30 to 33, 42, or 2 marks'
    >>> Voice().say(bids_fact(load_book("bend"), tuple(range(510, 1000, 10)), endless=True))
    '510, 520, 530, 540, 550, 560, and so on'
    """
    spans: list[list[int]] = []
    for bid in bids:
        if spans and bid == spans[-1][-1] + 1:
            spans[-1].append(bid)
        else:
            spans.append([bid])
    if endless and len(spans) == 1:
        return fact("bids-up", bid=bid_fact(book, bids[0]))
    told: list[int | Message] = []
    for span in spans[:FEW] if endless else spans:
        if len(span) > 2:
            told.append(fact("bids-span", low=bid_fact(book, span[0]), high=bid_fact(book, span[-1])))
        else:
            told += [bid_fact(book, bid) for bid in span]
    return fact("bids-on" if endless else "bids-listed", bids=tuple(told))


# --- pieces -----------------------------------------------------------------------------------------------------------


class Unclear(FactError, ValueError):
    """The typed text makes no sense here; the message says what would."""


_NUMBER = re.compile(r"#(?P<number>[0-9]{1,3})")


def choices(view: View) -> Sequence[Piece]:
    """The pieces that list numbers stand for, in order."""
    return view.legal_plays if view.phase == "tricks" else view.hand


def is_bare_number(book: Book, typed: str) -> bool:
    """Whether `typed` is only a list number: no “#” before it, and no word to show it was meant.

    >>> from meldhouse.rulebooks import load_book
    >>> tiles = load_book("n42pa")
    >>> [is_bare_number(tiles, typed) for typed in ("3", "31", "3-1", "#3", "play 3")]
    [True, False, False, False, False]
    """
    word = typed.strip()
    return word.isdecimal() and not _is_tile(book, word)


def _has_tiles(book: Book) -> bool:
    return book.deck.pieces == "dominoes"


def _is_tile(book: Book, word: str) -> bool:
    """“64” is a domino; “4” is a list number."""
    return _has_tiles(book) and len(word) == 2


def pick(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """The pieces in `said`, by name, by number, or mixed."""
    offered = choices(view)
    if not _has_tiles(book):
        said = cards_noted(said)
        alone = _by_rank(offered, said) if view.phase == "tricks" else None
        if alone is not None:
            return (alone,)
    elif view.phase == "tricks" and (ends := re.fullmatch(r"([0-6])[ ,]+([0-6])", said)):
        said = f"{ends[1]}-{ends[2]}"  # nobody plays two dominoes at once, so two numbers are the two ends of one
    words = [word for word in re.split(r"[ ,;]+", said) if word]
    numbers, names = [], []
    for word in words:
        marked = _NUMBER.fullmatch(word)
        if marked:
            numbers.append(int(marked["number"]))
        elif word.isdecimal() and not _is_tile(book, word):
            numbers.append(int(word[:4]))
        else:
            names.append(word)
    if not numbers:
        return _named(book, view, said)
    wrong = [number for number in numbers if not 1 <= number <= len(offered)]
    if wrong:
        raise Unclear(fact("unclear-number", number=wrong[0], last=len(offered)))
    if len(set(numbers)) < len(numbers):
        raise Unclear(fact("unclear-twice"))
    return (*(offered[number - 1] for number in numbers), *(_named(book, view, " ".join(names)) if names else ()))


def named(book: Book, said: str) -> tuple[Piece, ...]:
    """Pieces by name in the reader's language, or in notation."""
    said = plain(said)
    return read_pieces(book, [dominoes_noted(said) if _has_tiles(book) else cards_noted(said)])


def _named(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """Read the pieces; if that fails, explain how this house's pieces are typed."""
    try:
        return named(book, said)
    except Unreadable as problem:
        unknown = problem.faults[0].message.args.get("text") if problem.faults else None
        # Report a piece of the other game as such; for anything else, show how to type one of ours.
        raise Unclear(problem.first if unknown is None else _no_piece(book, view, str(unknown))) from None


def _no_piece(book: Book, view: View, typed: str) -> Message:
    """Show how to type one of the pieces that can be chosen now."""
    example = typed_as((choices(view) or book.pack.faces)[0])
    if _has_tiles(book):
        return fact("unclear-domino", typed=typed, example=example)
    ranks = " ".join("10" if rank == "T" else rank for rank in book.deck.ranks)
    return fact("unclear-card", typed=typed, ranks=ranks, example=example)


def typed_as(piece: Piece) -> str:
    """A piece as a person would type it.

    >>> from meldhouse.pieces import parse_pieces
    >>> [typed_as(piece) for piece in parse_pieces("TH AS 6-4")]
    ['10H', 'AS', '6-4']
    """
    if isinstance(piece, Card):
        return f"{'10' if piece.rank == 'T' else piece.rank}{piece.suit}"
    return piece.text


def _by_rank(offered: Sequence[Piece], said: str) -> Piece | None:
    """“ace”, if only one can be played; asks about a “10” that could also be number ten of the list, and in Spanish
    about an “as” that could also be the ace of spades."""
    rank = named_rank(said)
    if rank is None:
        return None
    held = [piece for piece in offered if isinstance(piece, Card) and piece.rank == rank]
    code = 9 if rank == "9" else rank
    if said.isdecimal():
        if not held:
            return None
        if int(said) <= len(offered):
            number = offered[int(said) - 1].text
            raise Unclear(
                fact("unclear-rank-or-number", number=int(said), rank=code, card=typed_as(held[0]), piece=number)
            )
    if not held:
        raise Unclear(fact("unclear-no-rank", rank=code))
    if len(held) == 1:
        return held[0]
    numbered = [fact("play-numbered", number=offered.index(card) + 1, piece=card.text) for card in held]
    raise Unclear(fact("unclear-which", choices=tuple(numbered)))


# --- decisions --------------------------------------------------------------------------------------------------------


def decision(book: Book, view: View, may: Offers, typed: str) -> Action:
    """The action that `typed` means for this player, to whom the table offers `may`."""
    said = plain(typed)
    reader = _READERS.get(view.phase)
    if reader is None:
        raise Unclear(fact("nothing-to-decide", when="now"))
    try:
        return reader(book, view, may, said)
    except Unreadable as problem:
        raise Unclear(problem.first) from None


def _mine(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _without_verb(said: str) -> str:
    """The text without “play”, “I bid” and the like, which nobody needs to type.

    >>> _without_verb("i bid 30"), _without_verb("trump is hearts"), _without_verb("pass")
    ('30', 'hearts', 'pass')
    """
    verbs = sorted(understood(fact("typed-verbs")), key=len, reverse=True)
    return next((said.removeprefix(f"{verb} ") for verb in verbs if said.startswith(f"{verb} ")), said)


def _auction(book: Book, view: View, may: Offers, said: str) -> Action:
    seat = _mine(view)
    if said in understood(fact("typed-pass")):
        return Pass(seat)
    if said in understood(fact("typed-redeal")):
        return CallRedeal(seat)
    amount = spoken_bid(book.auction, _without_verb(said))
    if amount is not None:
        return Bid(seat, amount)
    open_now = calls_now(book, view, may)
    instead = fact("unclear-pass")
    if open_now.lowest is not None:
        instead = fact("unclear-bid-such-as", bid=bid_fact(book, open_now.lowest), passing=open_now.passing)
    raise Unclear(fact("unclear-bid", typed=said[:40], instead=instead) if said else instead)


def _trump(book: Book, view: View, _may: Offers, said: str) -> Action:
    seat = _mine(view)
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed and (not said or said in understood(fact("typed-turn"))):
        return TurnKitty(seat)
    said = _without_verb(said)
    if not said:
        raise Unclear(choose_trump(book.trump.choices))
    if closed and said in trump_numbers(book):  # may be a typing slip, and trump cannot be changed afterwards
        raise Unclear(fact("unclear-kitty"))
    return NameTrump(seat, named_trump(book, said))


def choose_trump(choices: tuple[str, ...]) -> Message:
    return fact("play-choose-trump", trumps=tuple(choices))


def named_trump(book: Book, said: str) -> str:
    """The trump that `said` names: “d”, “♦”, “diamonds”, “diamonds ♦”, its number, or both as shown.

    >>> from meldhouse.rulebooks import load_book
    >>> {named_trump(load_book("npa"), said) for said in ("d", "♦", "diamonds", "Diamonds ♦", "4", "4 diamonds ♦")}
    {'D'}
    """
    numbers = trump_numbers(book)
    said = plain(said)
    if said in numbers:
        return numbers[said]
    number, _, rest = said.partition(" ")
    if rest and numbers.get(number) is not None and named_trump(book, rest) == numbers[number]:
        return numbers[number]
    for choice in book.trump.choices:
        sign = SUIT_SYMBOLS.get(choice, "")
        if means_trump(said.removesuffix(sign).strip(), choice):
            return choice
    return read_trump(book, said)


def trump_numbers(book: Book) -> dict[str, str]:
    """The numbers that name a trump: a domino's own pips, then further numbers; for cards, suits from 1."""
    first = 0 if book.deck.pieces == "dominoes" else 1
    pips = {choice: choice for choice in book.trump.choices if choice.isdigit()}
    rest = [choice for choice in book.trump.choices if choice not in pips]
    start = 7 if first == 0 else first
    return {**pips, **{str(number): choice for number, choice in enumerate(rest, start=start)}}


def _exchange(book: Book, view: View, _may: Offers, said: str) -> Action:
    seat = _mine(view)
    if not said:
        raise Unclear(fact("unclear-several", number=book.exchange.count))
    return PassPieces(seat, pick(book, view, _without_verb(said)))


def _discard(book: Book, view: View, _may: Offers, said: str) -> Action:
    seat = _mine(view)
    if not said:
        raise Unclear(fact("unclear-several", number=book.deal.kitty))
    pieces = pick(book, view, _without_verb(said))
    trumps = trick_order(book, view.trump).members.get(view.trump or "", frozenset())
    return Discard(seat, pieces, sum(piece in trumps for piece in pieces))


def _meld(book: Book, view: View, may: Offers, said: str) -> Action:
    seat = _mine(view)
    said = _without_verb(said)
    if not said or said in understood(fact("typed-all")):
        return ShowMeld(seat, may.meld.full if may.meld is not None else ())
    if said in understood(fact("typed-none")):
        return ShowMeld(seat, ())
    if any(word.strip("#,").isdecimal() for word in said.split()):
        raise Unclear(fact("play-can-show", owed="yes"))
    return ShowMeld(seat, pick(book, view, said))


def _tricks(book: Book, view: View, _may: Offers, said: str) -> Action:
    seat = _mine(view)
    if view.claim is not None:
        accepts = said in understood(fact("typed-accept"))
        if accepts or said in understood(fact("typed-challenge")):
            return AnswerClaim(seat, accepts)
        raise Unclear(fact("play-claim-unclear"))
    if said in understood(fact("typed-stop")):
        return StopPlay(seat)
    if not said:
        if len(view.legal_plays) == 1:
            return Play(seat, view.legal_plays[0])
        raise Unclear(fact("unclear-play", example=typed_as(view.legal_plays[0])))
    pieces = pick(book, view, _without_verb(said))
    if len(pieces) != 1:
        raise Unclear(fact("unclear-one-at-a-time"))
    return Play(seat, pieces[0])


_READERS = {
    "auction": _auction,
    "trump": _trump,
    "kitty": _trump,
    "exchange": _exchange,
    "discard": _discard,
    "meld": _meld,
    "tricks": _tricks,
}


def read_arrangement(book: Book, view: View, said: str) -> SetUp:
    """“3-4”, or the dominoes in the wanted order, or both; `Unclear` if it is neither."""
    layouts, seat = book.deal.layouts, _mine(view)
    standing = view.layouts.get(seat, layouts[0])
    words = [word for word in re.split(r"[\s,;:]+", said.strip()) if word]
    # Rows can look like a domino (3-4), so only a first word, alone or before a whole hand, can mean them.
    held = tuple(tile for tile in view.slots if tile is not None) or view.hand
    layout = words.pop(0) if words and len(words) in (1, len(held) + 1) else standing
    tiles = held
    if words:
        try:
            tiles = named(book, " ".join(words))
        except Unreadable as problem:
            raise Unclear(problem.first) from None
    if not said.strip() or not re.fullmatch(r"\d-\d", layout):
        raise Unclear(fact("play-arrange-how", layouts=tuple(layouts)))
    return SetUp(seat, layout, tiles)


def could_be_stray(book: Book, now: View, typed: str) -> bool:
    """Whether a bare number may be a slip: on any lead, and always with dominoes, whose ends are numbers."""
    risky = not now.trick or book.deck.pieces == "dominoes"
    return risky and len(now.legal_plays) > 1 and is_bare_number(book, typed)
