"""Positions as people and programs describe them, and as hand records contain them."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.trouble import Trouble
from meldhouse.game import Hand, Play, Side, seating_of, trick_order
from meldhouse.game.records import Record
from meldhouse.game.typed.answers import Question
from meldhouse.game.typed.pieces_and_bids import no_side, read_pieces, read_seat, read_trump
from meldhouse.messages import fact
from meldhouse.referee.claims.position import position_of
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.reading.unreadable import Unreadable
from meldhouse.solver import Position, Unsolvable, faults_of
from meldhouse.solver.batch import BatchQuestion
from meldhouse.solver.encoding import Code
from meldhouse.solver.layout import MOST_POINTS

FIELDS = ("trump", "hands", "turn", "trick", "side", "take")
EXAMPLE = 'meldhouse solve n42pa --trump 4 --turn N --hands N="5-5" --hands E="4-0" --hands S="5-1" --hands W="6-2"'


def read_position(book: Book, asked: Question, *, example: str = EXAMPLE) -> Position:
    """The position in a question's fields; otherwise everything that is wrong with it."""
    trump, turn, hands = asked.text("trump"), asked.text("turn"), asked.hands(book)
    if not (trump and turn and hands):
        raise Trouble(
            "bad-position",
            fact("cli-position-needs"),
            advice=fact("cli-for-example", example=example),
        )
    trick, seat = read_pieces(book, asked.texts("trick")), read_seat(book, turn)
    seats = seating_of(book).clockwise_from(seat)
    played = seats[max(0, len(seats) - len(trick)) :]
    in_turn = {seat: hands[seat] for seat in seating_of(book).seats if seat in hands}
    return _possible(Position(book, trick_order(book, read_trump(book, trump)), in_turn, trick, played, seat))


def _possible(position: Position) -> Position:
    if faults := faults_of(position):
        raise Trouble("impossible-position", fact("cli-position-impossible"), faults=list(map(Fault, faults)))
    return position


def described(book: Book, asked: Question) -> BatchQuestion:
    """The position in a question's fields, and what to find out about it."""
    position = read_position(book, asked)
    side = _side(book, asked) or seating_of(book).side[position.turn]
    return _solvable(BatchQuestion(position, side, _take(asked)))


def recorded(record: Record, asked: Question) -> Iterator[tuple[int, BatchQuestion | Trouble]]:
    """Every hand that was played, with its number, from its first lead (an unfinished hand: from where it stops).
    Counts for the bidder's side unless another is given."""
    side, take = _side(record.book, asked), _take(asked)
    for number, hand in enumerate(record.hands, start=1):
        moment = _moment(hand)
        if moment is not None:
            try:
                position = _possible(_as_it_stands(moment))
                yield number, _solvable(BatchQuestion(position, side or moment.state.side_of_bidder, take))
            except Trouble as trouble:
                yield number, trouble


def _moment(hand: Hand) -> Hand | None:
    """The hand at its first lead, or as it stands if it is not over; None if no trick was played."""
    if hand.phase == "tricks":
        return hand
    leads = [at for at, event in enumerate(hand.events) if isinstance(event, Play)]
    return Hand.replayed(hand, hand.events[: leads[0]]) if leads else None


def _as_it_stands(hand: Hand) -> Position:
    try:
        found = position_of(hand)
    except ValueError:
        raise Trouble("bad-position", fact("cli-position-referee")) from None
    return Position(found.book, found.order, found.hands, found.trick, found.trick_seats, found.turn)


def _solvable(asked: BatchQuestion) -> BatchQuestion:
    position = asked.position
    if not any(position.hands.values()):
        raise Trouble("bad-position", fact("cli-nothing-left"), book=position.book)
    try:
        Code(position.book, position.order)
    except Unsolvable as problem:
        raise Trouble("too-large", problem.message, book=position.book) from None
    return asked


def _side(book: Book, asked: Question) -> Side | None:
    """A side, or a player's side; None if nothing was given."""
    said, seating = asked.text("side"), seating_of(book)
    if not said:
        return None
    for side in seating.sides:
        if said.strip().upper() in (side, side[::-1]):
            return side
    try:
        return seating.side[read_seat(book, said)]
    except Unreadable:
        raise Trouble("unknown-side", no_side(book, said)) from None


def _take(asked: Question) -> int | None:
    return None if asked.fields.get("take") is None else asked.number("take", 0, least=0, most=MOST_POINTS)
