"""Books that are well-formed and still cannot work: each fault names the key and the reason.

Every check says which parts of a book it looks at, so that it can be left out where one of them could not be read.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import get_args

from meldhouse.pieces import RANK_NAMES, SUITS
from meldhouse.rulebooks.citable import codes
from meldhouse.rulebooks.event_checks import event_faults
from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.ladder import is_rung, next_rung
from meldhouse.rulebooks.refereeing import READ_APART, Remedy, Rulings
from meldhouse.rulebooks.schema import Book

DOMINO_CONTRACTS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "follow-me")

Check = Callable[[Book], Iterator[Fault]]
CHECKS: dict[Check, frozenset[str]] = {}
"""Each check, and the parts of a book that it looks at."""


def looks_at(*parts: str) -> Callable[[Check], Check]:
    def listed(check: Check) -> Check:
        CHECKS[check] = frozenset(parts)
        return check

    return listed


def faults_of(book: Book, *, spoiled: Iterable[str] = ()) -> list[Fault]:
    """Everything that keeps this book from being played, as far as it can be said without the `spoiled` parts."""
    unread = frozenset(spoiled)
    return [fault for check, parts in CHECKS.items() if not parts & unread for fault in check(book)]


@looks_at("deck")
def _deck(book: Book) -> Iterator[Fault]:
    ranks = book.deck.ranks
    if len(ranks) == 1:
        yield about("deck.ranks", f"with {ranks!r} alone no card would beat another.")
    if book.deck.pieces == "cards" and not ranks:
        yield about("deck.ranks", 'a pack of cards needs its ranks, high to low, such as "ATKQJ9".')
    if len(set(ranks)) != len(ranks):
        yield about("deck.ranks", f"each rank once, got {ranks!r}.")
    if book.deck.pieces == "dominoes" and (ranks or book.deck.copies != 1):
        yield about("deck", "a set of dominoes has no ranks and only one copy of each tile.")


@looks_at("table")
def _table(book: Book) -> Iterator[Fault]:
    if book.table.partners and book.table.seats != 4:
        yield about("table.partners", f"partners need 4 seats, got seats = {book.table.seats}.")


@looks_at("deck", "deal", "table")
def _size_of_hands(book: Book) -> Iterator[Fault]:
    rules, seats, pack = book.deal, book.table.seats, len(book.pack)
    if seats * rules.hand + rules.kitty != pack:
        yield about(
            "deal.hand",
            f"{seats} hands of {rules.hand} and a kitty of {rules.kitty} make "
            f"{seats * rules.hand + rules.kitty}, but the pack has {pack} {book.words.pieces}.",
        )
    if rules.weak_nines and "9" not in book.deck.ranks:
        yield about("deal.weak_nines", "there are no nines in this pack.")
    elif rules.weak_nines and len(SUITS) * book.deck.copies > seats * (rules.weak_nines - 1):
        yield about("deal.weak_nines", f"with {rules.weak_nines} somebody could always throw the hand in.")


@looks_at("deck", "deal")
def _deal(book: Book) -> Iterator[Fault]:
    rules, pack = book.deal, len(book.pack)
    for plan in rules.packets:
        if sum(plan) != rules.hand:
            yield about("deal.packets", f"{list(plan)} adds up to {sum(plan)}, but a hand is {rules.hand}.")
    if rules.cut_leaves >= pack:
        yield about("deal.cut_leaves", f"a cut cannot leave {rules.cut_leaves} of {pack}.")
    elif rules.cut_leaves + rules.cut_lifts > pack:
        yield about("deal.cut_lifts", f"a cut cannot leave {rules.cut_leaves} and lift {rules.cut_lifts} of {pack}.")
    for layout in rules.layouts:
        rows = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", layout)
        if rows is None or sum(map(int, rows.groups())) != rules.hand:
            rows_of = f"{rules.hand - rules.hand // 2}-{rules.hand // 2}"
            yield about("deal.layouts", f"{layout!r} is not two rows that add up to {rules.hand}, such as {rows_of}.")
    if rules.kitty and book.deck.pieces == "dominoes":
        yield about("deal.kitty", "dominoes are played without a kitty.")


@looks_at("auction")
def _auction(book: Book) -> Iterator[Fault]:
    rules = book.auction
    floor = rules.minimum
    for number, step in enumerate(rules.ladder):
        key = f"auction.ladder[{number}]"
        final = number == len(rules.ladder) - 1
        if step.to is None:
            if not final:
                yield about(key, "only the last stretch may be without an end.")
            continue
        if final:
            yield about(key, f"leave out the last “to” ({step.to}), or nobody can raise.")
        if step.to <= floor or (step.to - floor) % step.step:
            yield about(key, f"steps of {step.step} from {floor} never arrive at {step.to}.")
        floor = step.to
    if rules.maximum is not None and not is_rung(rules, rules.maximum):
        yield about("auction.maximum", f"{rules.maximum} is not a bid of this ladder.")
    elif next_rung(rules, rules.minimum) is None:
        yield about("auction.ladder", f"there is no legal raise over the lowest bid of {rules.minimum}.")
    if rules.dropped is not None and rules.dropped > rules.minimum:
        yield about("auction.dropped", f"expected at most the lowest bid of {rules.minimum}, got {rules.dropped}.")
    if rules.opening and rules.free_to and rules.opening > rules.free_to:
        yield about("auction.opening", f"{rules.opening} is above free_to ({rules.free_to}), so nobody could open.")
    for name in ("opening", "free_to"):
        value = getattr(rules, name)
        if value is not None and rules.maximum is not None and value > rules.maximum:
            lifted = f"say {name} = 0 for no such limit."
            yield about(f"auction.{name}", f"{value} is above the highest bid of {rules.maximum}; {lifted}")
        elif value is not None and not is_rung(rules, value):
            yield about(f"auction.{name}", f"{value} is not a bid of this ladder.")


@looks_at("deck", "trump")
def _trump(book: Book) -> Iterator[Fault]:
    known = DOMINO_CONTRACTS if book.deck.pieces == "dominoes" else SUITS
    for choice in book.trump.choices:
        if choice not in known:
            yield about("trump.choices", f"{choice!r} cannot be played here; expected some of {', '.join(known)}.")
    if (book.trump.marriage or book.trump.laying != "no") and book.deck.pieces == "dominoes":
        yield about("trump.marriage", "dominoes have no marriages.")


@looks_at("deal", "exchange", "table")
def _exchange(book: Book) -> Iterator[Fault]:
    rules = book.exchange
    if rules.form == "none":
        return
    if book.deal.kitty:
        yield about("exchange.form", "a table has a kitty or an exchange, not both.")
    if not book.table.partners:
        yield about("exchange.form", "there is no partner to exchange with at this table.")
    if not 1 <= rules.count <= book.deal.hand:
        hint = ' (for no exchange say form = "none")' if not rules.count else ""
        yield about("exchange.count", f"expected from 1 to {book.deal.hand}, got {rules.count}{hint}.")


@looks_at("board", "meld", "table")
def _board(book: Book) -> Iterator[Fault]:
    board = book.board
    if not book.has_meld and (board.off_board == "set" or board.dropped_meld or board.bidder_meld):
        yield about("board", "there is no meld in this game, so nobody can be set for want of it.")
    if board.concede != "never" and not book.table.partners:
        alone = "each player scores alone here, so there is no one side to give the points to."
        yield about("board.concede", alone)


@looks_at("match", "scoring", "tricks")
def _style(book: Book) -> Iterator[Fault]:
    marks = book.scoring.style == "marks"
    if (book.match.until == "marks") != marks:
        instead = 'until = "marks"' if marks else 'until = "points" or "hands"'
        style = f"does not go with scoring.style {book.scoring.style!r}"
        yield about("match.until", f"{book.match.until!r} {style}; say {instead}.")
    if book.tricks.stop_when_decided and not marks:
        played_out = "where points are counted every trick matters; say stop_when_decided = false."
        yield about("tricks.stop_when_decided", played_out)


@looks_at("auction", "deal", "deck", "meld", "scoring", "tricks")
def _bids_in_points(book: Book) -> Iterator[Fault]:
    """Where nothing but tricks brings points, nobody can make a bid of more than all of them. Only a bid for marks may
    be higher: it asks for every trick."""
    rules, most = book.auction, book.points_in_play
    for_points = book.scoring.style == "points"
    if for_points and rules.mark is not None:
        yield about("auction.mark", 'marks are won where scoring.style is "marks"; in a game for points say mark = 0.')
    if book.has_meld or most == 0:
        return
    cannot = f"nobody can take more than the {most} points in play"
    if rules.minimum > most:
        counted = f"let more {book.words.pieces} count under tricks.counters"
        yield about("auction.minimum", f"{cannot}; say minimum = {most} or less, or {counted}.")
    elif for_points and (rules.maximum is None or rules.maximum > most):
        highest = max(bid for bid in range(rules.minimum, most + 1) if is_rung(rules, bid))
        yield about("auction.maximum", f"{cannot}, so a higher bid could never be made; say maximum = {highest}.")


@looks_at("auction", "board", "meld", "scoring", "trump")
def _marks(book: Book) -> Iterator[Fault]:
    """A game for marks has no points to count."""
    if book.scoring.style != "marks":
        return
    if book.board.concede != "never":
        yield about("board.concede", "a bid for marks is played or stopped, not given up.")
    if book.auction.silenced_dealer == "set":
        yield about("auction.silenced_dealer", '"set" goes with points, not with marks.')
    if book.trump.marriage:
        yield about("trump.marriage", "a game for marks has no marriages.")
    if book.auction.mark is None:
        yield about("auction.mark", "a game for marks must say what one mark is bid as, such as 42.")
    if book.has_meld:
        yield about("scoring.style", "meld is counted in points, so the game cannot be scored in marks.")


@looks_at("deal", "deck", "scoring", "tricks")
def _points(book: Book) -> Iterator[Fault]:
    faces = {piece.text for piece in book.pack.faces}
    for name in book.tricks.counters:
        if name not in faces and name not in book.deck.ranks:
            letter = next((rank for rank, word in RANK_NAMES.items() if name.lower() in (word, f"{word}s")), "")
            letter = "T" if name == "10" else letter
            meant = f"; the {RANK_NAMES[letter]} is {letter}" if letter and letter in book.deck.ranks else ""
            yield about(f"tricks.counters.{name}", f"there is no such {book.words.piece} in the pack{meant}.")
    if book.scoring.style == "points" and book.points_in_play == 0:
        yield about("tricks.counters", "nothing in play is worth a point.")
    for name in ("save_take", "bidder_take", "bidder_save"):
        if getattr(book.scoring, name) > book.points_in_play:
            yield about(f"scoring.{name}", f"nobody can take more than the {book.points_in_play} points in play.")


@looks_at("deck", "meld", "trump")
def _meld(book: Book) -> Iterator[Fault]:
    if book.has_meld and book.deck.pieces == "dominoes":
        yield about("meld", "dominoes have no meld.")
        return
    for around in book.meld.compulsory:
        worth: tuple[int, ...] = getattr(book.meld, around)
        if len(worth) < book.deck.copies or not all(worth):
            yield about(f"meld.{around}", f"what must be laid needs {book.deck.copies} values, got {list(worth)}.")
    if book.trump.laying == "governs" and not (book.meld.royal and all(book.meld.royal)):
        yield about("meld.royal", "where a marriage declares trump it must be worth something.")
    for kind in ("run", "royal", "marriage", "aces", "kings", "queens", "jacks", "pinochle"):
        values: tuple[int, ...] = getattr(book.meld, kind)
        if len(values) > book.deck.copies:
            held = f"the pack holds each card {book.deck.copies} times."
            yield about(f"meld.{kind}", f"{len(values)} values, but {held}")
    for card in book.meld.pinochle_cards if book.meld.pinochle else ():
        if card[0] not in book.deck.ranks:
            yield about("meld.pinochle_cards", f"there is no {card} in the pack.")


@looks_at("clause", "rulings")
def _rulings(book: Book) -> Iterator[Fault]:
    for name in book.rulings.__struct_fields__:
        for part in ("clause", "beyond"):
            clause = getattr(getattr(book.rulings, name), part)
            if clause and clause not in book.clause_table:
                key = f"rulings.{name}.{part}"
                yield about(key, f"there is no clause {clause!r} in this book; add it as [[clause]].")


@looks_at("cites")
def _codes(book: Book) -> Iterator[Fault]:
    for name, hint in _unknown(book.cites, codes()):
        yield about(f"cites.{name}", f"nothing has that name; {hint}")


@looks_at("readings")
def _readings(book: Book) -> Iterator[Fault]:
    names = (*Rulings.__struct_fields__, *codes(), *get_args(Remedy), *READ_APART)
    for name, hint in _unknown(book.readings, names):
        yield about(f"readings.{name}", f"nothing has that name; {hint}")


@looks_at("officials")
def _at_once(book: Book) -> Iterator[Fault]:
    for name, hint in _unknown(book.officials.at_once, GOES_WRONG):
        yield about("officials.at_once", f"nothing that goes wrong is called {name!r}; {hint}")


@looks_at("officials", "clause")
def _eases(book: Book) -> Iterator[Fault]:
    for name, hint in _unknown(book.officials.eases, book.clause_table):
        yield about("officials.eases", f"there is no clause {name!r}; {hint}")


@looks_at("clause")
def _asked_as(book: Book) -> Iterator[Fault]:
    for clause in book.clause_table.values():
        for name, hint in _unknown((clause.asked_as,) if clause.asked_as else (), GOES_WRONG):
            yield about(f"clause {clause.id}.asked_as", f"nothing that goes wrong is called {name!r}; {hint}")


looks_at("tournament", "table")(event_faults)


@looks_at("tournament")
def _ranking(book: Book) -> Iterator[Fault]:
    rules = book.tournament.ranking
    if not rules.order or len(set(rules.order)) < len(rules.order):
        yield about("tournament.ranking.order", 'say what is compared, each thing once, such as ["points"].')
    if (rules.playoff == "none") != (rules.playoff_places == 0):
        yield about("tournament.ranking.playoff", "to play ties off a book needs both: how, and for how many places.")


@looks_at("tournament")
def _prizes(book: Book) -> Iterator[Fault]:
    rules = book.tournament.money
    percent = sum(rules.percents) + sum(special.percent for special in rules.specials)
    if percent > 100:
        yield about("tournament.money.percents", f"with the special prizes these are {percent} percent of the pool.")
    for special in rules.specials:
        if (special.prize == "first-to") != (special.target > 0):
            yield about("tournament.money.specials", "only a prize for the first to come somewhere has a target.")


GOES_WRONG = (*Rulings.__struct_fields__, "renege", "renege_unproven", "claim", "late")
"""What a house can be asked about."""


def _unknown(said: Iterable[str], known: Collection[str]) -> Iterator[tuple[str, str]]:
    """Names that mean nothing, each with what to do about it."""
    for name in said:
        if name not in known:
            close = difflib.get_close_matches(name, known, n=1)
            yield name, f"did you mean {close[0]}?" if close else "take it out."


@looks_at("cites", "clause")
def _clauses(book: Book) -> Iterator[Fault]:
    for code, clause in book.cites.items():
        if clause not in book.clause_table:
            yield about(f"cites.{code}", f"there is no clause {clause!r} in this book; add it as [[clause]].")
