"""A finished hand as its page tells it, and as its table is drawn again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from meldhouse.game import CONTRACT_NAMES, Entry, Seat, Side, score, seating_of, slip_of
from meldhouse.game.bids import price
from meldhouse.pieces import Piece, in_order
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined
from meldhouse.tables.archive import Look
from meldhouse.tables.lines import Line
from meldhouse.tables.played import Played
from meldhouse.tables.replays import ReplayStep
from meldhouse.tables.seen import ChairSeen, Fair, RulingSeen, ruling_seen
from meldhouse.tables.table import Table
from meldhouse.web.figures import figure

LISTED = 100
"""Hands on one page; the next one has those before them."""
UNPLAYED = {
    "passed-out": "everybody passed",
    "void": "struck out",
    "misdealt": "a misdeal",
    "broken-off": "broken off",
}


class HandLine(NamedTuple):
    """A hand in the list of its table."""

    number: int
    contract: str
    brought: str
    """“Ann and Bea +64, Cal and Dot +12”."""
    totals: str
    ended: datetime


class EntryLine(NamedTuple):
    who: str
    reason: str
    clause: str | None
    amount: str


class StepLine(NamedTuple):
    number: int
    lines: tuple[Line, ...]


class Part(NamedTuple):
    title: str
    steps: list[StepLine]


class Held(NamedTuple):
    """Somebody's pieces, as one reads them."""

    who: str
    pieces: str
    spoken: str


def hand_lines(table: Table, who: str, before: int | None) -> tuple[list[HandLine], bool]:
    """The finished hands of a table, the newest first, or those before one; and whether there are more. `table` is one
    with all its hands."""
    hands = [played for played in table.played if before is None or played.number < before]
    look = Look(table, is_open=True, who=who)
    return [hand_line(look, played) for played in reversed(hands[-LISTED:])], len(hands) > LISTED


def hand_line(look: Look, played: Played) -> HandLine:
    names = called(played, played.seats.get(look.who))
    return HandLine(
        played.number,
        contract(played, names),
        ", ".join(f"{side_name(names, side)} {signed(points)}" for side, points in scored(look, played).items()),
        " : ".join(figure(total) for total in played.totals.values()),
        datetime.fromtimestamp(played.at / 1000, UTC),
    )


def called(played: Played, me: Seat | None) -> dict[Seat, str]:
    """Everybody by name, and whoever reads it “You”, as in the steps; he comes first, as one speaks of oneself here."""
    names = {seat: "You" if seat == me else name for seat, name in played.names.items()}
    return dict(sorted(names.items(), key=lambda one: one[0] != me))


def scored(look: Look, played: Played) -> dict[Side, int]:
    """What the hand brought each side."""
    return look.table.game.earned(played.entries)


def made(look: Look, played: Played) -> dict[Side, int]:
    """What each side made by play, as the expert weighs it: at the end of a game not all of that may be counted."""
    slip = msgspec.structs.replace(slip_of(played.hand), incidents=())
    return look.table.game.earned(score(played.hand.book, slip))


def contract(played: Played, names: dict[Seat, str]) -> str:
    """“Ann and Bea bid 52 in spades”."""
    state, book = played.hand.state, played.hand.book
    if state.bidder is None or state.amount is None or state.ended == "passed-out":
        return UNPLAYED.get(state.ended or "", "no bid")
    who = side_name(names, seating_of(book).side[state.bidder])
    bid = f"{who} {'bid' if ' and ' in who or who == 'You' else 'bids'} {price(book, state.amount)}"
    return f"{bid} in {CONTRACT_NAMES.get(state.trump, state.trump)}" if state.trump else bid


def side_name(names: dict[Seat, str], seats: Iterable[str]) -> str:
    return joined([name for seat, name in names.items() if seat in tuple(seats)])


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)


def entry_lines(played: Played, names: dict[Seat, str]) -> list[EntryLine]:
    everybody, say = len(seating_of(played.hand.book).seats), played.hand.book.voice.say
    return [
        EntryLine(
            "Everybody" if len(entry.seats) == everybody else side_name(names, entry.seats),
            say(entry.reason),
            entry.clause,
            _amount(entry),
        )
        for entry in played.entries
    ]


def _amount(entry: Entry) -> str:
    if entry.unit == "cents":
        return f"{signed(entry.points)}¢"
    return signed(entry.points) + (f" mark{'s' * (abs(entry.points) != 1)}" if entry.unit == "marks" else "")


def parts(steps: Sequence[ReplayStep]) -> list[Part]:
    numbered = [(step.part, StepLine(number, step.lines)) for number, step in enumerate(steps, start=1)]
    return [Part(title, [line for _, line in found]) for title, found in groupby(numbered, lambda one: one[0])]


def hands_dealt(played: Played, names: dict[Seat, str]) -> list[Held]:
    """Everybody's hand as it was dealt, and what else there was."""
    state = played.hand.state
    found = [_held(name, state.dealt[seat]) for seat, name in names.items() if seat in state.dealt]
    found += [_held(word, pieces) for word, pieces in (("Kitty", state.kitty), ("Laid away", state.discard)) if pieces]
    return found


def _held(who: str, pieces: Sequence[Piece]) -> Held:
    ordered = in_order(pieces)
    return Held(who, " ".join(piece.symbol for piece in ordered), ", ".join(piece.name for piece in ordered))


def totals_lines(played: Played, names: dict[Seat, str]) -> list[tuple[str, str]]:
    return [(side_name(names, side), figure(total)) for side, total in played.totals.items()]


def drawn(look: Look, played: Played) -> dict[str, Any]:
    """What of the table stays the same through all the steps; of the hand that is the deal its proof is for."""
    proof, state = (played.proof if look.is_open else None), played.hand.state
    return {
        "seat": look.seat,
        "stage": "hand",
        "title": look.table.terms.title,
        "number": played.number,
        "refereed": look.table.terms.refereed,
        "chairs": {
            chair.seat: ChairSeen(
                chair.called, "person" if chair.person else "bot", chair.level, away=False, here=True, host=False
            )
            for chair in played.chairs.values()
        },
        "score": None,
        "said": (),
        "rulings": rulings(played),
        "hand": {"dealer": state.dealer, "dealt": state.dealt} if look.is_open else None,
        "fair": Fair(now=played.proof.sheet, deals=state.deals, proof=proof),
    }


def rulings(played: Played) -> tuple[RulingSeen, ...]:
    return tuple(ruling_seen(played.hand.book, given, played.names) for given in played.rulings)


def sides(book: Book, names: dict[Seat, str]) -> dict[Side, str]:
    return {side: side_name(names, side) for side in seating_of(book).sides}
