"""A finished hand, as told on its page and as its table is drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from meldhouse.game import ScoreEntry, Seat, Side, score, seating_of, slip_of
from meldhouse.messages import Message, Voice, fact
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.tables.archive import Look
from meldhouse.tables.finished.old_hands import AllHands
from meldhouse.tables.finished.replays import ReplayStep
from meldhouse.tables.played import Played
from meldhouse.tables.seen.lines import LogLine, codes
from meldhouse.tables.seen.seen import ChairSeen, Fair, RulingSeen, ruling_seen
from meldhouse.web.figures import figure

LISTED = 100
"""Hands per page; the next page has earlier ones."""


class HandLine(NamedTuple):
    """A hand in its table's list."""

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
    lines: tuple[LogLine, ...]


class Part(NamedTuple):
    title: Message
    steps: list[StepLine]


class Held(NamedTuple):
    """Somebody's pieces, ready to read."""

    who: str
    pieces: str
    spoken: str


def hand_lines(hands: AllHands, who: str, before: int | None, voice: Voice) -> tuple[list[HandLine], bool]:
    """A table's finished hands, newest first (all, or those before one), and whether there are more."""
    end = len(hands) if before is None else hands.place(before)
    first = max(end - LISTED, 0)
    look = Look(hands.table, is_open=True, who=who)
    return [hand_line(look, played, voice) for played in reversed(hands[first:end])], first > 0


def hand_line(look: Look, played: Played, voice: Voice) -> HandLine:
    said = reading(voice, played, played.seats.get(look.who))
    brought = tuple(fact("hands-brought", side=side, points=points) for side, points in scored(look, played).items())
    return HandLine(
        played.number,
        said.say(contract(played)),
        said.say(fact("hands-all-brought", sides=brought)),
        " : ".join(figure(total) for total in played.totals.values()),
        datetime.fromtimestamp(played.at / 1000, UTC),
    )


def reading(voice: Voice, played: Played, me: Seat | None) -> Voice:
    """The reader's voice, with the names of the players; `me` is the reader's seat."""
    return replace(voice, names=played.names, you=me or "")


def scored(look: Look, played: Played) -> dict[Side, int]:
    """What the hand brought each side."""
    return look.table.game.earned(played.entries)


def made(look: Look, played: Played) -> dict[Side, int]:
    """What each side made by play, as the expert weighs it; at the end of a game not all of that may count."""
    slip = msgspec.structs.replace(slip_of(played.hand), incidents=())
    return look.table.game.earned(score(played.hand.book, slip))


def contract(played: Played) -> Message:
    """“Ann and Bea bid 52 in spades”."""
    state, book = played.hand.state, played.hand.book
    if state.bidder is None or state.amount is None or state.ending.ended == "passed-out":
        return fact("hands-no-bid", how=state.ending.ended or "passed-out")
    side, bid = seating_of(book).side[state.bidder], bid_fact(book, state.amount)
    if not state.trump:
        return fact("hands-bid", side=side, bid=bid)
    return fact("hands-contract", side=side, bid=bid, trump=state.trump)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)


def entry_lines(played: Played, voice: Voice) -> list[EntryLine]:
    everybody = len(seating_of(played.hand.book).seats)
    return [
        EntryLine(
            voice.say(
                fact("hands-everybody") if len(entry.seats) == everybody else fact("hands-seats", seats=entry.seats)
            ),
            voice.say(entry.reason),
            entry.clause,
            voice.say(_amount(entry)),
        )
        for entry in played.entries
    ]


def _amount(entry: ScoreEntry) -> Message:
    if entry.unit == "cents":
        return fact("hands-cents", points=entry.points)
    return fact("hands-marks" if entry.unit == "marks" else "hands-plus", points=entry.points)


def parts(steps: Sequence[ReplayStep]) -> list[Part]:
    numbered = [(step.part, StepLine(number, step.lines)) for number, step in enumerate(steps, start=1)]
    return [Part(title, [line for _, line in found]) for title, found in groupby(numbered, lambda one: one[0])]


def hands_dealt(played: Played, voice: Voice) -> list[Held]:
    """Everybody's hand as dealt, and the pieces set aside."""
    state = played.hand.state
    found = [
        (fact("hands-seats", seats=(seat,)), state.deal.dealt[seat])
        for seat in played.chairs
        if seat in state.deal.dealt
    ]
    found += [(fact("hands-kitty"), state.deal.kitty), (fact("hands-discard"), state.deal.discard or ())]
    return [_held(voice, who, pieces) for who, pieces in found if pieces]


def _held(voice: Voice, who: Message, pieces: Sequence[Piece]) -> Held:
    shown = fact("some-pieces", pieces=codes(sorted_pieces(pieces)))
    return Held(voice.say(who), voice.say(shown), replace(voice, spoken=True).say(shown))


def totals_lines(played: Played, voice: Voice) -> list[tuple[str, str]]:
    return [(side_name(voice, side), figure(total)) for side, total in played.totals.items()]


def side_name(voice: Voice, side: Side) -> str:
    return voice.say(fact("hands-side", side=side))


def drawn(look: Look, played: Played) -> dict[str, Any]:
    """What stays the same at the table through all steps; the hand shows the deal that its proof is for."""
    proof, state = (played.proof if look.is_open else None), played.hand.state
    return {
        "seat": look.seat,
        "stage": "hand",
        "title": look.table.terms.called,
        "number": played.number,
        "refereed": look.table.terms.refereed,
        "chairs": {
            chair.seat: ChairSeen(
                chair.name, "person" if chair.person else "bot", chair.level, away=False, here=True, host=False
            )
            for chair in played.chairs.values()
        },
        "score": None,
        "said": (),
        "rulings": rulings(played),
        "hand": {"dealer": state.dealer, "dealt": state.deal.dealt} if look.is_open else None,
        "fair": Fair(now=played.proof.sheet if played.proof is not None else "", deals=state.deals, proof=proof),
    }


def rulings(played: Played) -> tuple[RulingSeen, ...]:
    return tuple(map(ruling_seen, played.rulings))


def sides(book: Book, voice: Voice) -> dict[Side, str]:
    return {side: side_name(voice, side) for side in seating_of(book).sides}
