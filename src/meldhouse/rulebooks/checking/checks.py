"""Checks for books that are well-formed but cannot work: each fault names the key and the reason.

Every check says which parts of a book it looks at, so that it can be skipped if one of them could not be read.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import get_args

from meldhouse.messages import Message, fact
from meldhouse.pieces import RANK_NAMES, SUITS
from meldhouse.rulebooks.checking.event_checks import event_faults
from meldhouse.rulebooks.citable import codes
from meldhouse.rulebooks.ladder import is_rung, next_rung
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.rulebooks.refereeing import READ_APART, Remedy, Rulings
from meldhouse.rulebooks.schema import Book

DOMINO_CONTRACTS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "follow-me")

Check = Callable[[Book], Iterator[Fault]]
CHECKS: dict[Check, frozenset[str]] = {}
"""Each check, with the parts of a book it looks at."""


def looks_at(*parts: str) -> Callable[[Check], Check]:
    def listed(check: Check) -> Check:
        CHECKS[check] = frozenset(parts)
        return check

    return listed


def faults_of(book: Book, *, spoiled: Iterable[str] = ()) -> list[Fault]:
    """Everything that keeps this book from being played, as far as can be told without the `spoiled` parts."""
    unread = frozenset(spoiled)
    return [fault for check, parts in CHECKS.items() if not parts & unread for fault in check(book)]


@looks_at("deck")
def _deck(book: Book) -> Iterator[Fault]:
    ranks = book.deck.ranks
    if len(ranks) == 1:
        yield about("deck.ranks", fact("book-one-rank", ranks=ranks))
    if book.deck.pieces == "cards" and not ranks:
        yield about("deck.ranks", fact("book-no-ranks"))
    if len(set(ranks)) != len(ranks):
        yield about("deck.ranks", fact("book-rank-twice", ranks=ranks))
    if book.deck.pieces == "dominoes" and (ranks or book.deck.copies != 1):
        yield about("deck", fact("book-dominoes-once"))


@looks_at("table")
def _table(book: Book) -> Iterator[Fault]:
    if book.table.partners and book.table.seats != 4:
        yield about("table.partners", fact("book-partners-seats", seats=book.table.seats))


@looks_at("deck", "deal", "table")
def _size_of_hands(book: Book) -> Iterator[Fault]:
    rules, seats, pack = book.deal, book.table.seats, len(book.pack)
    dealt = seats * rules.hand + rules.kitty
    if dealt != pack:
        sizes = fact("book-hands", seats=seats, hand=rules.hand, kitty=rules.kitty, dealt=dealt, pack=pack)
        yield about("deal.hand", sizes)
    if rules.weak_nines and "9" not in book.deck.ranks:
        yield about("deal.weak_nines", fact("book-no-nines"))
    elif rules.weak_nines and len(SUITS) * book.deck.copies > seats * (rules.weak_nines - 1):
        yield about("deal.weak_nines", fact("book-nines-always", nines=rules.weak_nines))


@looks_at("deck", "deal")
def _deal(book: Book) -> Iterator[Fault]:
    rules, pack = book.deal, len(book.pack)
    for plan in rules.packets:
        if sum(plan) != rules.hand:
            yield about("deal.packets", fact("book-packets", packets=plan, dealt=sum(plan), hand=rules.hand))
    if rules.cut_leaves >= pack:
        yield about("deal.cut_leaves", fact("book-cut-leaves", left=rules.cut_leaves, pack=pack))
    elif rules.cut_leaves + rules.cut_lifts > pack:
        cut = fact("book-cut-lifts", left=rules.cut_leaves, lifted=rules.cut_lifts, pack=pack)
        yield about("deal.cut_lifts", cut)
    for layout in rules.layouts:
        rows = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", layout)
        if rows is None or sum(map(int, rows.groups())) != rules.hand:
            such = f"{rules.hand - rules.hand // 2}-{rules.hand // 2}"
            yield about("deal.layouts", fact("book-layout", layout=layout, hand=rules.hand, such=such))
    if rules.kitty and book.deck.pieces == "dominoes":
        yield about("deal.kitty", fact("book-dominoes-kitty"))


@looks_at("auction")
def _auction(book: Book) -> Iterator[Fault]:
    rules = book.auction
    floor = rules.minimum
    for number, step in enumerate(rules.ladder):
        key = f"auction.ladder[{number}]"
        final = number == len(rules.ladder) - 1
        if step.to is None:
            if not final:
                yield about(key, fact("book-ladder-endless"))
            continue
        if final:
            yield about(key, fact("book-ladder-end", to=step.to))
        if step.to <= floor or (step.to - floor) % step.step:
            yield about(key, fact("book-ladder-step", step=step.step, start=floor, to=step.to))
        floor = step.to
    if rules.maximum is not None and not is_rung(rules, rules.maximum):
        yield about("auction.maximum", fact("book-not-a-bid", bid=rules.maximum))
    elif next_rung(rules, rules.minimum) is None:
        yield about("auction.ladder", fact("book-no-raise", bid=rules.minimum))
    if rules.dropped is not None and rules.dropped > rules.minimum:
        yield about("auction.dropped", fact("book-dropped-high", most=rules.minimum, bid=rules.dropped))
    if rules.opening and rules.free_to and rules.opening > rules.free_to:
        yield about("auction.opening", fact("book-opening-high", bid=rules.opening, free=rules.free_to))
    for name in ("opening", "free_to"):
        value = getattr(rules, name)
        if value is not None and rules.maximum is not None and value > rules.maximum:
            yield about(f"auction.{name}", fact("book-limit-high", bid=value, most=rules.maximum, key=name))
        elif value is not None and not is_rung(rules, value):
            yield about(f"auction.{name}", fact("book-not-a-bid", bid=value))


@looks_at("deck", "trump")
def _trump(book: Book) -> Iterator[Fault]:
    known = DOMINO_CONTRACTS if book.deck.pieces == "dominoes" else SUITS
    for choice in book.trump.choices:
        if choice not in known:
            yield about("trump.choices", fact("book-trump-choice", choice=choice, choices=tuple(known)))
    if (book.trump.marriage or book.trump.laying != "no") and book.deck.pieces == "dominoes":
        yield about("trump.marriage", fact("book-dominoes-marriages"))


@looks_at("deal", "exchange", "table")
def _exchange(book: Book) -> Iterator[Fault]:
    rules = book.exchange
    if rules.form == "none":
        return
    if book.deal.kitty:
        yield about("exchange.form", fact("book-kitty-and-pass"))
    if not book.table.partners:
        yield about("exchange.form", fact("book-pass-alone"))
    if not 1 <= rules.count <= book.deal.hand:
        yield about("exchange.count", fact("book-pass-count", most=book.deal.hand, number=rules.count))


@looks_at("board", "meld", "table")
def _board(book: Book) -> Iterator[Fault]:
    board = book.board
    if not book.has_meld and (board.off_board == "set" or board.dropped_meld or board.bidder_meld):
        yield about("board", fact("book-no-meld-set"))
    if board.concede != "never" and not book.table.partners:
        yield about("board.concede", fact("book-concede-alone"))


@looks_at("match", "scoring", "tricks")
def _style(book: Book) -> Iterator[Fault]:
    marks = book.scoring.style == "marks"
    if (book.match.until == "marks") != marks:
        yield about("match.until", fact("book-until", style=book.scoring.style))
    if book.tricks.stop_when_decided and not marks:
        yield about("tricks.stop_when_decided", fact("book-stop-decided"))


@looks_at("auction", "deal", "deck", "meld", "scoring", "tricks")
def _bids_in_points(book: Book) -> Iterator[Fault]:
    """Where only tricks score points, nobody can make a bid higher than all of them. Only a bid for marks may be
    higher: it asks for every trick."""
    rules, most = book.auction, book.points_in_play
    for_points = book.scoring.style == "points"
    if for_points and rules.mark is not None:
        yield about("auction.mark", fact("book-mark-for-points"))
    if book.has_meld or most == 0:
        return
    if rules.minimum > most:
        yield about("auction.minimum", fact("book-minimum-reach", points=most))
    elif for_points and (rules.maximum is None or rules.maximum > most):
        highest = max(bid for bid in range(rules.minimum, most + 1) if is_rung(rules, bid))
        yield about("auction.maximum", fact("book-maximum-reach", points=most, bid=highest))


@looks_at("auction", "board", "meld", "scoring", "trump")
def _marks(book: Book) -> Iterator[Fault]:
    """A game for marks has no points to count."""
    if book.scoring.style != "marks":
        return
    if book.board.concede != "never":
        yield about("board.concede", fact("book-marks-concede"))
    if book.auction.silenced_dealer == "set":
        yield about("auction.silenced_dealer", fact("book-marks-silenced"))
    if book.trump.marriage:
        yield about("trump.marriage", fact("book-marks-marriage"))
    if book.auction.mark is None:
        yield about("auction.mark", fact("book-marks-mark"))
    if book.has_meld:
        yield about("scoring.style", fact("book-marks-meld"))


@looks_at("deal", "deck", "scoring", "tricks")
def _points(book: Book) -> Iterator[Fault]:
    faces = {piece.text for piece in book.pack.faces}
    for name in book.tricks.counters:
        if name not in faces and name not in book.deck.ranks:
            yield about(f"tricks.counters.{name}", _no_counter(book, name))
    if book.scoring.style == "points" and book.points_in_play == 0:
        yield about("tricks.counters", fact("book-no-counters"))
    for name in ("save_take", "bidder_take", "bidder_save"):
        if getattr(book.scoring, name) > book.points_in_play:
            yield about(f"scoring.{name}", fact("book-take-reach", points=book.points_in_play))


def _no_counter(book: Book, name: str) -> Message:
    meant = next((rank for rank, word in RANK_NAMES.items() if name.lower() in (word, f"{word}s")), "")
    letter = "T" if name == "10" else meant
    known = letter and letter in book.deck.ranks
    return fact("book-counter-letter", letter=letter) if known else fact("book-counter-unknown")


@looks_at("deck", "meld", "trump")
def _meld(book: Book) -> Iterator[Fault]:
    copies = book.deck.copies
    if book.has_meld and book.deck.pieces == "dominoes":
        yield about("meld", fact("book-dominoes-meld"))
        return
    for around in book.meld.compulsory:
        worth: tuple[int, ...] = getattr(book.meld, around)
        if len(worth) < copies or not all(worth):
            yield about(f"meld.{around}", fact("book-compulsory-values", number=copies, given=worth))
    if book.trump.laying == "governs" and not (book.meld.royal and all(book.meld.royal)):
        yield about("meld.royal", fact("book-royal-worthless"))
    for kind in ("run", "royal", "marriage", "aces", "kings", "queens", "jacks", "pinochle"):
        values: tuple[int, ...] = getattr(book.meld, kind)
        if len(values) > copies:
            yield about(f"meld.{kind}", fact("book-meld-values", given=len(values), number=copies))
    for card in book.meld.pinochle_cards if book.meld.pinochle else ():
        if card[0] not in book.deck.ranks:
            yield about("meld.pinochle_cards", fact("book-pinochle-card", card=card))


@looks_at("clause", "rulings")
def _rulings(book: Book) -> Iterator[Fault]:
    for name in book.rulings.__struct_fields__:
        for part in ("clause", "beyond"):
            clause = getattr(getattr(book.rulings, name), part)
            if clause and clause not in book.clause_table:
                yield about(f"rulings.{name}.{part}", fact("book-no-clause", clause=clause))


@looks_at("cites")
def _codes(book: Book) -> Iterator[Fault]:
    for name, unknown in _unknown(book.cites, codes()):
        yield about(f"cites.{name}", unknown)


@looks_at("readings")
def _readings(book: Book) -> Iterator[Fault]:
    names = (*Rulings.__struct_fields__, *codes(), *get_args(Remedy), *READ_APART)
    for name, unknown in _unknown(book.readings, names):
        yield about(f"readings.{name}", unknown)


@looks_at("officials")
def _at_once(book: Book) -> Iterator[Fault]:
    for _, unknown in _unknown(book.officials.at_once, GOES_WRONG):
        yield about("officials.at_once", unknown)


@looks_at("officials", "clause")
def _eases(book: Book) -> Iterator[Fault]:
    for _, unknown in _unknown(book.officials.eases, book.clause_table):
        yield about("officials.eases", unknown)


@looks_at("clause")
def _asked_as(book: Book) -> Iterator[Fault]:
    for clause in book.clause_table.values():
        for _, unknown in _unknown((clause.asked_as,) if clause.asked_as else (), GOES_WRONG):
            yield about(f"clause.{clause.id}.asked_as", unknown)


looks_at("tournament", "table")(event_faults)


@looks_at("tournament")
def _ranking(book: Book) -> Iterator[Fault]:
    rules = book.tournament.ranking
    if not rules.order or len(set(rules.order)) < len(rules.order):
        yield about("tournament.ranking.order", fact("book-ranking-order"))
    if (rules.playoff == "none") != (rules.playoff_places == 0):
        yield about("tournament.ranking.playoff", fact("book-playoff"))


@looks_at("tournament")
def _prizes(book: Book) -> Iterator[Fault]:
    rules = book.tournament.money
    percent = sum(rules.percents) + sum(special.percent for special in rules.specials)
    if percent > 100:
        yield about("tournament.money.percents", fact("book-percents", percent=percent))
    for special in rules.specials:
        if (special.prize == "first-to") != (special.target > 0):
            yield about("tournament.money.specials", fact("book-special-target"))


GOES_WRONG = (*Rulings.__struct_fields__, "renege", "renege_unproven", "claim", "late")
"""Everything a house can be asked about."""


def _unknown(said: Iterable[str], known: Collection[str]) -> Iterator[tuple[str, Message]]:
    """Faults for unknown names, each with what to do about it."""
    for name in said:
        if name not in known:
            close = difflib.get_close_matches(name, known, n=1)
            near = fact("book-unknown-near", name=name, near=close[0]) if close else fact("book-unknown", name=name)
            yield name, near


@looks_at("cites", "clause")
def _clauses(book: Book) -> Iterator[Fault]:
    for code, clause in book.cites.items():
        if clause not in book.clause_table:
            yield about(f"cites.{code}", fact("book-no-clause", clause=clause))
