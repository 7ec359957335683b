"""Books that are well-formed and still cannot work: each fault is a sentence that names the key and the reason."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

from meldhouse.pieces import SUITS
from meldhouse.rulebooks.ladder import is_rung, next_rung
from meldhouse.rulebooks.schema import Book
from meldhouse.rulebooks.sentences import CODES

DOMINO_CONTRACTS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "follow-me")


def faults_of(book: Book) -> list[str]:
    """Everything that keeps this book from being played."""
    return [
        *_deck(book),
        *_deal(book),
        *_auction(book),
        *_trump(book),
        *_exchange(book),
        *_board(book),
        *_worth(book),
        *_cites(book),
    ]


def _deck(book: Book) -> Iterator[str]:
    ranks = book.deck.ranks
    if len(ranks) == 1:
        yield f"deck.ranks: with {ranks!r} alone no card would beat another."
    if book.deck.pieces == "cards" and not ranks:
        yield 'deck.ranks: a pack of cards needs its ranks, high to low, such as "ATKQJ9".'
    if len(set(ranks)) != len(ranks):
        yield f"deck.ranks: each rank once, got {ranks!r}."
    if book.deck.pieces == "dominoes" and (ranks or book.deck.copies != 1):
        yield "deck: a set of dominoes has no ranks and only one copy of each tile."
    if book.table.partners and book.table.seats != 4:
        yield f"table.partners: partners need 4 seats, got seats = {book.table.seats}."


def _deal(book: Book) -> Iterator[str]:
    rules, seats, pack = book.deal, book.table.seats, len(book.pack)
    if seats * rules.hand + rules.kitty != pack:
        yield (
            f"deal.hand: {seats} hands of {rules.hand} and a kitty of {rules.kitty} make "
            f"{seats * rules.hand + rules.kitty}, but the pack has {pack} {book.words.pieces}."
        )
    if rules.method == "dealt" and not rules.packets:
        yield "deal.packets: say in which packets the hands are dealt, such as [[3, 3, 3, 3]]."
    for plan in rules.packets:
        if sum(plan) != rules.hand:
            yield f"deal.packets: {list(plan)} adds up to {sum(plan)}, but a hand is {rules.hand}."
    if rules.cut_leaves >= pack:
        yield f"deal.cut_leaves: a cut cannot leave {rules.cut_leaves} of {pack}."
    for layout in rules.layouts:
        rows = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", layout)
        if rows is None or sum(map(int, rows.groups())) != rules.hand:
            yield f"deal.layouts: {layout!r} is not two rows that add up to {rules.hand}, such as 4-3."
    if rules.weak_nines and "9" not in book.deck.ranks:
        yield "deal.weak_nines: there are no nines in this pack."
    elif rules.weak_nines and len(SUITS) * book.deck.copies > seats * (rules.weak_nines - 1):
        yield f"deal.weak_nines: with {rules.weak_nines} somebody could always throw the hand in."
    if rules.kitty and book.deck.pieces == "dominoes":
        yield "deal.kitty: dominoes are played without a kitty."


def _auction(book: Book) -> Iterator[str]:
    rules = book.auction
    floor = rules.minimum
    for number, step in enumerate(rules.ladder):
        final = number == len(rules.ladder) - 1
        if step.to is None:
            if not final:
                yield f"auction.ladder[{number}]: only the last stretch may be without an end."
            continue
        if final:
            yield f"auction.ladder[{number}]: leave out the last “to” ({step.to}), or nobody can raise."
        if step.to <= floor or (step.to - floor) % step.step:
            yield f"auction.ladder[{number}]: steps of {step.step} from {floor} never arrive at {step.to}."
        floor = step.to
    if rules.maximum is not None and not is_rung(rules, rules.maximum):
        yield f"auction.maximum: {rules.maximum} is not a bid of this ladder."
    elif next_rung(rules, rules.minimum) is None:
        yield f"auction.ladder: there is no legal raise over the lowest bid of {rules.minimum}."
    if rules.dropped is not None and rules.dropped > rules.minimum:
        yield f"auction.dropped: expected at most the lowest bid of {rules.minimum}, got {rules.dropped}."
    if rules.opening and rules.free_to and rules.opening > rules.free_to:
        yield f"auction.opening: {rules.opening} is above free_to ({rules.free_to}), so nobody could open."
    for key in ("opening", "free_to"):
        value = getattr(rules, key)
        if value is not None and not is_rung(rules, value):
            yield f"auction.{key}: {value} is not a bid of this ladder."


def _trump(book: Book) -> Iterator[str]:
    known = DOMINO_CONTRACTS if book.deck.pieces == "dominoes" else SUITS
    for choice in book.trump.choices:
        if choice not in known:
            yield f"trump.choices: {choice!r} cannot be played here; expected some of {', '.join(known)}."
    if (book.trump.marriage or book.trump.laying != "no") and book.deck.pieces == "dominoes":
        yield "trump.marriage: dominoes have no marriages."


def _exchange(book: Book) -> Iterator[str]:
    rules = book.exchange
    if rules.form != "none" and book.deal.kitty:
        yield "exchange.form: a table has a kitty or an exchange, not both."
    if rules.form != "none" and not book.table.partners:
        yield "exchange.form: there is no partner to exchange with at this table."
    if rules.form != "none" and not 1 <= rules.count <= book.deal.hand:
        hint = ' (for no exchange say form = "none")' if not rules.count else ""
        yield f"exchange.count: expected from 1 to {book.deal.hand}, got {rules.count}{hint}."


def _board(book: Book) -> Iterator[str]:
    board = book.board
    if not book.has_meld and (board.off_board == "set" or board.dropped_meld or board.bidder_meld):
        yield "board: there is no meld in this game, so nobody can be set for want of it."
    if book.scoring.style == "marks":
        if board.concede != "never":
            yield "board.concede: a bid for marks is played or stopped, not given up."
        if book.auction.silenced_dealer == "set":
            yield 'auction.silenced_dealer: "set" goes with points, not with marks.'
        if book.trump.marriage:
            yield "trump.marriage: a game for marks has no marriages."
    elif book.tricks.stop_when_decided:
        yield "tricks.stop_when_decided: where points are counted every trick matters; this goes with marks."
    if book.board.concede != "never" and not book.table.partners:
        yield "board.concede: each player scores alone here, so there is no one side to give the points to."


def _worth(book: Book) -> Iterator[str]:
    faces = {piece.text for piece in book.pack.faces}
    for key in book.tricks.counters:
        if key not in faces and key not in book.deck.ranks:
            yield f"tricks.counters.{key}: there is no such {book.words.piece} in the pack."
    if book.scoring.style == "points" and book.points_in_play == 0:
        yield "tricks.counters: nothing in play is worth a point."
    if book.scoring.style == "marks" and book.auction.mark is None:
        yield "auction.mark: a game for marks must say what one mark is bid as, such as 42."
    if book.has_meld and book.deck.pieces == "dominoes":
        yield "meld: dominoes have no meld."
    if book.scoring.style == "marks" and book.has_meld:
        yield "scoring.style: meld is counted in points, so the game cannot be scored in marks."
    if (book.match.until == "marks") != (book.scoring.style == "marks"):
        yield f"match.until: {book.match.until!r} does not go with scoring.style {book.scoring.style!r}."
    for kind in book.meld.compulsory:
        worth: tuple[int, ...] = getattr(book.meld, kind)
        if len(worth) < book.deck.copies or not all(worth):
            yield f"meld.{kind}: what must be laid needs {book.deck.copies} values, got {list(worth)}."
    if book.trump.laying == "governs" and not (book.meld.royal and all(book.meld.royal)):
        yield "meld.royal: where a marriage declares trump it must be worth something."
    for key in ("run", "royal", "marriage", "aces", "kings", "queens", "jacks", "pinochle"):
        values: tuple[int, ...] = getattr(book.meld, key)
        if len(values) > book.deck.copies:
            yield f"meld.{key}: {len(values)} values, but the pack holds each card {book.deck.copies} times."
    if book.scoring.save_take > book.points_in_play or book.scoring.bidder_take > book.points_in_play:
        yield f"scoring: nobody can take more than the {book.points_in_play} points in play."


def _cites(book: Book) -> Iterator[str]:
    for code, clause in book.cites.items():
        if code not in CODES:
            close = difflib.get_close_matches(code, CODES, n=1)
            yield f"cites.{code}: nothing has that name; " + (f"did you mean {close[0]}?" if close else "take it out.")
        if clause not in book.clause_table:
            yield f"cites.{code}: there is no clause {clause!r} in this book; add it as [[clause]]."
