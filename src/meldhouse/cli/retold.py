"""A replayed record as an answer for programs."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from meldhouse.cli.entries import EntryLine, lines_of, sums_of
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import Game, Hand, ScoreEntry, Seat, Side, Slip, SlipError, score, seating_of, slip_of
from meldhouse.game.events import How
from meldhouse.game.records import Evening, Record, RecordError, loads
from meldhouse.game.records.reading import is_of_the_table
from meldhouse.game.state import Call, Trick
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.referee.event_facts import Happening, happenings
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault


class CallLine(msgspec.Struct, frozen=True):
    """A bid, or a pass (`amount` null)."""

    seat: Seat
    amount: int | None


class MeldLine(msgspec.Struct, frozen=True):
    points: int
    cards: tuple[Piece, ...]
    items: tuple[str, ...]


class TrickLine(msgspec.Struct, frozen=True):
    """The pieces in the order played, and by whom; at a refereed table that need not go around."""

    leader: Seat
    pieces: tuple[Piece, ...]
    seats: tuple[Seat, ...]
    winner: Seat
    points: int


class HappeningLine(msgspec.Struct, frozen=True):
    """An event other than bids, meld and plays, in a sentence; `trick` is the current trick, counting from 1."""

    text: str
    says: Message
    clause: str | None
    trick: int | None


class HandAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One hand. `how` says how it ended, null if the record stops earlier; `unscored` says why it cannot be scored."""

    dealer: Seat
    scorekeeper: Seat
    thrown_in: int
    dealt: dict[Seat, tuple[Piece, ...]]
    kitty: tuple[Piece, ...]
    calls: tuple[CallLine, ...]
    bidder: Seat | None
    bid: int | None
    dropped: bool
    trump: str | None
    passed: dict[Seat, tuple[Piece, ...]]
    laid_away: tuple[Piece, ...]
    meld: dict[Seat, MeldLine]
    tricks: tuple[TrickLine, ...]
    refereed: bool
    happenings: tuple[HappeningLine, ...]
    how: How | None
    slip: Slip | None
    entries: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]
    unscored: tuple[dict[str, Any], ...]


class GameAnswer(msgspec.Struct, frozen=True):
    """A game of the record: how many hands, each side's score, and who won."""

    hands: int
    totals: dict[Side, int]
    over: bool
    winner: Side | None


class RecordAnswer(msgspec.Struct, frozen=True):
    book: str
    players: dict[Seat, str]
    hands: tuple[HandAnswer, ...]
    games: tuple[GameAnswer, ...]


def retell(record: Record) -> RecordAnswer:
    return RecordAnswer(
        book=record.book.name,
        players=record.players,
        hands=tuple(map(_hand, record.hands)),
        games=tuple(
            GameAnswer(len(game.hands), game.side_totals(), game.is_over, game.winner) for game in games_of(record)
        ),
    )


def games_of(record: Record) -> tuple[Game, ...]:
    """The finished hands as games, in order; hands played singly make none."""
    evening = Evening(record.book)
    for hand in () if record.apart else record.hands:
        evening.add(hand)
    return evening.games


def scored_hand(hand: Hand) -> tuple[tuple[ScoreEntry, ...], list[Fault]]:
    """What a finished hand is worth, or why it cannot be scored: a refereed hand may not fit on a slip."""
    if not hand.is_over:
        return (), []
    try:
        return score(hand.book, slip_of(hand)), []
    except SlipError as problem:
        return (), problem.faults


def _hand(hand: Hand) -> HandAnswer:
    state = hand.state
    slip = slip_of(hand) if hand.is_over else None
    entries, faults = scored_hand(hand)
    return HandAnswer(
        dealer=state.dealer,
        scorekeeper=state.scorekeeper,
        thrown_in=max(0, state.deals - 1),
        dealt={seat: state.deal.dealt[seat] for seat in seating_of(hand.book).seats if seat in state.deal.dealt},
        kitty=state.deal.kitty,
        calls=tuple(map(_call, state.auction.calls)),
        bidder=state.bidder,
        bid=state.amount,
        dropped=state.auction.dropped,
        trump=state.trump,
        passed=state.before_play.exchanged,
        laid_away=state.deal.discard or (),
        meld={
            seat: MeldLine(meld.points, meld.pieces, tuple(state.book.voice.say(item.says) for item in meld.items))
            for seat, meld in state.meld.items()
        },
        tricks=tuple(map(_trick, state.play.tricks)),
        refereed=state.refereed,
        happenings=tuple(map(partial(_happening, hand.book), happenings(hand))),
        how=state.ending.ended,
        slip=slip,
        entries=lines_of(hand.book, entries),
        totals=sums_of(hand.book, entries) if slip is not None and not faults else {},
        unscored=tuple(fault.as_json(hand.book.voice) for fault in faults),
    )


def _happening(book: Book, one: Happening) -> HappeningLine:
    return HappeningLine(book.voice.say(one.says), one.says, one.clause, one.trick)


def _call(call: Call) -> CallLine:
    return CallLine(call.seat, call.amount)


def _trick(trick: Trick) -> TrickLine:
    return TrickLine(trick.leader, trick.pieces, trick.seats, trick.winner, trick.points)


def replayed(text: str, book: Book | None) -> Record:
    """The record in `text`; otherwise every fault in it, with its line."""
    try:
        return loads(text, book=book)
    except RecordError as problem:
        raise Trouble(
            "bad-record",
            fact("cli-record-wrong", faults=len(problem.faults)),
            faults=problem.faults,
            book=problem.book,
            # hands of one record count as one evening at one table, unless it says otherwise
            advice=fact("cli-record-apart-advice" if is_of_the_table(problem.faults) else "cli-record-wrong-advice"),
            exit_code=REFUSED,
        ) from None
