"""A whole game or round: points for each hand, points for the end, and why it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meldhouse.cli.entries import EntryLine, lines_of, show_entries, show_sums, sums_of
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.hands import side_fact
from meldhouse.cli.typed.slips import story
from meldhouse.game import Game, ScoreEntry, Seat, Side, Slip, SlipError, read_slip, seating_of
from meldhouse.game.games import end_clause, moves_deal, over_fault
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault


class HandLine(msgspec.Struct, frozen=True):
    """One hand of a game: its slip, what it added, and every seat's sum so far."""

    slip: Slip
    entries: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]
    running: dict[str, dict[Seat, int]]


class EndLine(msgspec.Struct, frozen=True):
    """Why a game is over."""

    text: str
    clause: str | None
    fact: Message
    """The reason as a fact, for programs."""


class GameScore(msgspec.Struct, frozen=True):
    """All hands, what ending the game added, and the final sums."""

    book: str
    hands: tuple[HandLine, ...]
    bonuses: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]
    over: bool
    winner: Side | None
    ending: EndLine | None


def played_game(book: Book, raws: Sequence[Any]) -> Game:
    """Play out the game these slips make; otherwise report every fault of every hand, with its number."""
    slips: list[Slip | None] = []
    faults: list[Fault] = []
    for number, raw in enumerate(raws, start=1):
        try:
            slips.append(read_slip(raw, book))
        except SlipError as problem:
            slips.append(None)
            faults += [fault.at_hand(number) for fault in problem.faults]
    game = Game(book, first_dealer=_first_dealer(book, slips))
    for number, slip in enumerate(slips, start=1):
        if game.is_over:
            faults.append(over_fault(book).at_hand(number))
            break
        if slip is None:
            game.pass_deal()
            continue
        try:
            game.add(slip)
        except SlipError as problem:
            faults += [fault.at_hand(number) for fault in problem.faults]
            game.pass_deal()
    if faults:
        raise Trouble(
            "bad-slip",
            fact("cli-hands-wrong", hands=tuple(sorted({fault.hand or 0 for fault in faults}))),
            faults=sorted(faults, key=lambda fault: fault.hand or 0),
            book=book,
            advice=fact("cli-hands-wrong-advice"),
            exit_code=REFUSED,
        )
    return game


def _first_dealer(book: Book, slips: Sequence[Slip | None]) -> Seat:
    """The first dealer, worked out from the first slip that names one; void hands are skipped, as their dealer may be
    wrong."""
    seating, deals = seating_of(book), 0
    for slip in slips:
        if slip is not None and slip.dealer in seating.seats and slip.how != "void":
            seat = slip.dealer
            for _ in range(deals):
                seat = seating.right[seat]
            return seat
        deals += slip is None or moves_deal(book, slip)
    return seating.seats[0]


def game_score(game: Game) -> GameScore:
    hands: list[HandLine] = []
    so_far: tuple[ScoreEntry, ...] = ()
    for hand in game.hands:
        so_far += hand.entries
        hands.append(
            HandLine(
                hand.slip,
                lines_of(game.book, hand.entries),
                sums_of(game.book, hand.entries),
                sums_of(game.book, so_far),
            )
        )
    return GameScore(
        book=game.book.name,
        hands=tuple(hands),
        bonuses=lines_of(game.book, game.bonuses),
        totals=sums_of(game.book, game.entries),
        over=game.is_over,
        winner=game.winner,
        ending=_ending(game),
    )


def show_game(game: Game) -> None:
    page, book = Page(), game.book
    page.title(house_name(book), say(fact("cli-hands", number=len(game.hands))))
    so_far: tuple[ScoreEntry, ...] = ()
    for number, hand in enumerate(game.hands, start=1):
        so_far += hand.entries
        page.heading(say(fact("cli-hand-story", number=number, story=story(book, hand.slip)), book))
        show_entries(page, book, hand.entries, of="hand")
        if 1 < number < len(game.hands):
            show_sums(page, book, so_far, of="so-far")
    show_end(page, game)


def show_end(page: Page, game: Game) -> None:
    """Show what the end added, and where everybody stands."""
    page.heading(say(fact("cli-after-hands", number=len(game.hands))))
    for bonus in game.bonuses:
        said = fact("cli-bonus", side=side_fact(bonus.account), points=bonus.points, why=bonus.reason)
        page.line(say(said, game.book), note=bonus.clause, indent=2)
    show_sums(page, game.book, game.entries)
    ending = _ending(game)
    what = "round" if game.book.match.until == "hands" else "game"
    if ending is None:
        page.line(say(fact("cli-goes-on", what=what), game.book), indent=2)
        return
    page.line(say(fact("cli-is-over", what=what, why=ending.fact), game.book), note=ending.clause, indent=2)


def _ending(game: Game) -> EndLine | None:
    """A side reached the target, or all hands are played (then there may be no winner)."""
    if game.ending is not None:
        return EndLine(game.book.voice.say(game.ending.reason), game.ending.clause, game.ending.reason)
    if not game.is_over:
        return None
    why = fact("cli-hands-played", number=game.hands_counted, of=game.book.match.hands)
    return EndLine(game.book.voice.say(why), end_clause(game.book), why)
