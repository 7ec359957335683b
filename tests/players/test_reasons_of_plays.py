"""What a reason says of a play is true: every fact is held against the whole table, which its seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from advised import walk

from meldhouse.game import Hand, Play, TrickWon, view, winner_of
from meldhouse.messages import Message
from meldhouse.pieces import Piece
from meldhouse.players.advice import reasons, seen_by
from meldhouse.referee.claims.position import position_of
from meldhouse.rulebooks import book_names, load_book
from table import at_tricks, house, play

HANDS = 2


class Table:
    """A play that is about to be made, with all hands open."""

    def __init__(self, hand: Hand, piece: Piece) -> None:
        self.hand, self.state, self.book, self.piece = hand, hand.state, hand.book, piece
        assert hand.turn is not None
        assert hand.state.order is not None
        self.seat, self.order = hand.turn, hand.state.order
        self.partner = self.state.seating.partner[self.seat]
        self.mine = self.state.seating.side[self.seat]
        self.trick = self.state.play.trick if not self.state.play.trick_taken else ()
        self.others = {seat: held for seat, held in self.state.hands.items() if seat != self.seat}
        self.to_come = [seat for seat in self.others if seat not in (self.state.play.trick_seats if self.trick else ())]
        self.legal = hand.legal_plays()
        self.left = Counter(self.state.hands[self.seat]) - Counter([piece])

    @property
    def winning(self) -> str:
        return self.state.play.trick_seats[winner_of(self.order, self.trick)]

    @property
    def best(self) -> Piece:
        return self.trick[winner_of(self.order, self.trick)]

    def takes(self, piece: Piece) -> bool:
        return winner_of(self.order, (*self.trick, piece)) == len(self.trick)

    def beats(self, *trick: Piece) -> set[Piece]:
        """What those who have still to play could beat this trick with."""
        return {
            piece
            for seat in self.to_come
            for piece in self.others[seat]
            if winner_of(self.order, (*trick, piece)) == len(trick)
        }

    def suit_above(self) -> set[Piece]:
        suit = self.order.suit_of[self.piece]
        return self.beats(self.piece) & self.order.members[suit]

    def trumps_out(self) -> int:
        trumps = self.order.members.get(self.order.trump or "", frozenset())
        return sum(piece in trumps for held in self.others.values() for piece in held)

    def need(self) -> int:
        position = position_of(self.hand)
        return position.needed - position.taken[self.state.side_of_bidder]

    def after(self) -> Hand:
        twin = self.hand.fork()
        twin.apply(Play(self.seat, self.piece))
        return twin

    def named(self, text: str) -> Piece:
        return next(piece for piece in self.book.pack.faces if piece.text == text)


def _wins_points(table: Table, points: int) -> bool:
    won = next(event for event in reversed(table.after().events) if isinstance(event, TrickWon))
    return won.seat == table.seat and won.points == points


def _above(table: Table, pieces: tuple[str, ...]) -> bool:
    return table.suit_above() <= {table.named(text) for text in pieces}


def _kept(table: Table, piece: str) -> bool:
    kept = table.named(piece)
    led = table.order.suit_of[table.trick[0] if table.trick else table.piece]
    power = table.order.power[led]
    return table.left[kept] > 0 and power[kept] > power.get(table.piece, 0)


def _partner_is_out(table: Table, suit: str) -> bool:
    assert table.partner is not None
    members = table.order.members[table.order.suit_of[table.piece]]
    return table.order.suit_of[table.piece] == suit and not members & set(table.others[table.partner])


def _is_needed(table: Table, whose: str, points: int) -> bool:
    return table.need() == points and _is_theirs(table, whose)


def _is_theirs(table: Table, whose: str) -> bool:
    return (whose == "ours") == table.state.on_bidding_side(table.seat)


def _stands(table: Table, whose: str, standing: str) -> bool:
    left = table.book.points_in_play - sum(position_of(table.hand).taken.values())
    return _is_theirs(table, whose) and (table.need() <= 0 if standing == "made" else table.need() > left)


def _of_its_suit(table: Table) -> int:
    members = table.order.members[table.order.suit_of[table.piece]]
    return sum(piece in members for piece in table.state.hands[table.seat])


def _lowest(table: Table, when: str) -> bool:
    assert (when == "last") == (not table.to_come)
    power = table.order.power[table.order.suit_of[table.trick[0]]]
    return power[table.piece] == min(power[piece] for piece in table.legal if table.takes(piece))


def _whatever(table: Table, seat: str) -> bool:
    lost = not any(table.takes(piece) for piece in table.legal) and not table.beats(*table.trick)
    return lost and table.winning == seat


def _only_a_trump_beats_it(table: Table) -> bool:
    members = table.order.members[table.order.suit_of[table.piece]]
    return table.trumps_out() > 0 and not any(members & set(held) for held in table.others.values())


def _is_partners(table: Table, points: int) -> bool:
    return table.winning == table.partner and not table.beats(*table.trick) and table.book.worth[table.piece] == points


TRUTHS: dict[str, Callable[..., bool]] = {
    "why-only-play": lambda t: t.legal == (t.piece,),
    "why-unbeatable": lambda t: not t.beats(t.piece),
    "why-highest": lambda t: not t.suit_above(),
    "why-suit-gone": _only_a_trump_beats_it,
    "why-draws-trump": lambda t, number, known: (
        0 < t.trumps_out() == number if known == "exactly" else t.trumps_out() <= number
    ),
    "why-partner-trumps": _partner_is_out,
    "why-few-higher": _above,
    "why-no-counter-led": lambda t: t.book.worth[t.piece] == 0,
    "why-saves": _kept,
    "why-length": lambda t, number: _of_its_suit(t) == number,
    "why-wins": _wins_points,
    "why-wins-surely": lambda t: not t.beats(*t.trick, t.piece),
    "why-best-so-far": lambda t: t.takes(t.piece) and len(t.to_come) > 0,
    "why-lowest-winner": _lowest,
    "why-partner-wins": _is_partners,
    "why-partner-winning": lambda t, piece: t.winning == t.partner and t.best.text == piece,
    "why-lost-anyway": _whatever,
    "why-they-win": lambda t, seat, piece: (
        t.winning == seat and t.best.text == piece and t.state.seating.side[t.winning] != t.mine
    ),
    "why-gives-nothing": lambda t: t.book.worth[t.piece] == 0,
    "why-nothing-cheaper": lambda t: 0 < t.book.worth[t.piece] == min(t.book.worth[piece] for piece in t.legal),
    "why-points-needed": _is_needed,
    "hint-standing": _stands,
}


def held_true(table: Table, told: Message) -> str:
    """The id of a fact that is true of the table."""
    assert TRUTHS[told.id](table, **told.args), (told, table.piece, table.hand.events[-8:], table.state.hands)
    return told.id


@pytest.mark.parametrize("name", book_names())
def test_every_reason_for_every_play_is_true(name: str):
    book = load_book(name)
    said: Counter[str] = Counter()
    for hand, seat in walk(book, "reasons", HANDS):
        now, past = view(hand, seat), seen_by(hand, seat)
        for piece in now.legal_plays:
            told = reasons(book, now, past, Play(seat, piece))
            assert told
            said.update(held_true(Table(hand, piece), one) for one in told)
    assert len(said) >= 12, "so many different things were said of the plays of two hands"


def test_the_reason_never_tells_a_trump_that_the_house_hides():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", S="4-4 6-4 5-4 4-3 6-6 5-5 6-5")
    while hand.turn != "S" or not hand.state.play.tricks:
        play(hand, hand.legal_plays()[0].text)
    now = view(hand, "S")
    assert now.trump is None
    for piece in now.legal_plays:
        told = {one.id for one in reasons(hand.book, now, seen_by(hand, "S"), Play("S", piece))}
        assert not told & {"why-draws-trump", "why-partner-trumps"}
