"""What a reason says of a play is true: every sentence is held against the whole table, which its seat cannot see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from advised import walk

from meldhouse.game import SEAT_NAMES, Hand, Play, TrickWon, view, winner_of
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
        self.trick = self.state.trick if not self.state.trick_taken else ()
        self.others = {seat: held for seat, held in self.state.hands.items() if seat != self.seat}
        self.to_come = [seat for seat in self.others if seat not in (self.state.trick_seats if self.trick else ())]
        self.legal = hand.legal_plays()
        self.left = Counter(self.state.hands[self.seat]) - Counter([piece])

    @property
    def winning(self) -> str:
        return self.state.trick_seats[winner_of(self.order, self.trick)]

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

    def named(self, name: str) -> Piece:
        return next(piece for piece in self.book.pack.faces if piece.name == name)


def _wins_points(table: Table, points: str | None) -> bool:
    won = next(event for event in reversed(table.after().events) if isinstance(event, TrickWon))
    return won.seat == table.seat and won.points == int(points or 0)


def _above(table: Table, names: str) -> bool:
    told = {table.named(name) for name in re.split(r", the | and the ", names.removeprefix("the "))}
    return table.suit_above() <= told


def _kept(table: Table, name: str) -> bool:
    kept = table.named(name)
    led = table.order.suit_of[table.trick[0] if table.trick else table.piece]
    power = table.order.power[led]
    return table.left[kept] > 0 and power[kept] > power.get(table.piece, 0)


def _partner_is_out(table: Table, _suit: str) -> bool:
    assert table.partner is not None
    members = table.order.members[table.order.suit_of[table.piece]]
    return not members & set(table.others[table.partner])


def _is_needed(table: Table, points: str) -> bool:
    return table.need() == int(points)


def _of_its_suit(table: Table) -> int:
    members = table.order.members[table.order.suit_of[table.piece]]
    return sum(piece in members for piece in table.state.hands[table.seat])


def _lowest(table: Table) -> bool:
    power = table.order.power[table.order.suit_of[table.trick[0]]]
    return power[table.piece] == min(power[piece] for piece in table.legal if table.takes(piece))


def _whatever(table: Table, name: str) -> bool:
    lost = not any(table.takes(piece) for piece in table.legal) and not table.beats(*table.trick)
    return lost and SEAT_NAMES[table.winning] == name


def _only_a_trump_beats_it(table: Table) -> bool:
    members = table.order.members[table.order.suit_of[table.piece]]
    return table.trumps_out() > 0 and not any(members & set(held) for held in table.others.values())


TRUTHS: dict[str, Callable[..., bool]] = {
    r"It is the only (?:card|domino) you may play\.": lambda t: t.legal == (t.piece,),
    r"Nothing that is still out can beat it\.": lambda t: not t.beats(t.piece),
    r"Nothing that is still out is higher in its suit\.": lambda t: not t.suit_above(),
    r"Nobody else has its suit any more, so only a trump can take it\.": _only_a_trump_beats_it,
    r"It draws trumps: (\d+) (?:is|are) still out\.": lambda t, n: t.trumps_out() == int(n) > 0,
    r"It draws trumps: at most (\d+) (?:is|are) still out\.": lambda t, n: t.trumps_out() <= int(n),
    r"Your partner is out of ([\w ]+) and may trump it\.": _partner_is_out,
    r"Above it only (.+) (?:is|are) still out\.": _above,
    r"It counts nothing, so little is lost if they win it\.": lambda t: t.book.worth[t.piece] == 0,
    r"It keeps the (.+) for later\.": _kept,
    r"You hold (\d+) of its suit\.": lambda t, n: _of_its_suit(t) == int(n),
    r"It is your only one of its suit\.": lambda t: _of_its_suit(t) == 1,
    r"It wins the \w+(?:, with (\d+) points? in it)?\.": _wins_points,
    r"Nothing that is still out can beat it, so the \w+ is yours\.": lambda t: not t.beats(*t.trick, t.piece),
    r"It is the best in the \w+ so far\.": lambda t: t.takes(t.piece) and len(t.to_come) > 0,
    r"It is the lowest of yours that (?:wins|heads) the \w+\.": _lowest,
    r"The \w+ is your partner's, and this adds (\d+) points? to it\.": lambda t, n: (
        t.winning == t.partner and not t.beats(*t.trick) and t.book.worth[t.piece] == int(n)
    ),
    r"The \w+ is your partner's, so nothing more need be spent on it\.": lambda t: (
        t.winning == t.partner and not t.beats(*t.trick)
    ),
    r"Your partner is winning the \w+ so far, with the (.+)\.": lambda t, name: (
        t.winning == t.partner and t.best.name == name
    ),
    r"The \w+ is (\w+)'s, whatever you play\.": _whatever,
    r"(\w+) is winning the \w+ so far, with the (.+)\.": lambda t, who, name: (
        SEAT_NAMES[t.winning] == who and t.best.name == name and t.state.seating.side[t.winning] != t.mine
    ),
    r"It gives them nothing that counts\.": lambda t: t.book.worth[t.piece] == 0,
    r"You have nothing cheaper to give\.": lambda t: (
        0 < t.book.worth[t.piece] == min(t.book.worth[piece] for piece in t.legal)
    ),
    r"Your side needs (\d+) points? more for its bid\.": lambda t, n: (
        _is_needed(t, n) and t.state.on_bidding_side(t.seat)
    ),
    r"They need (\d+) points? more for their bid\.": lambda t, n: (
        _is_needed(t, n) and not t.state.on_bidding_side(t.seat)
    ),
    r"(?:Your|Their) bid is made already\.": lambda t: t.need() <= 0,
    r"(?:Your|Their) bid can no longer be made\.": lambda t: (
        t.need() > t.book.points_in_play - sum(position_of(t.hand).taken.values())
    ),
}


def held_true(table: Table, sentence: str) -> str:
    """The pattern of a sentence that is true of the table."""
    for pattern, truth in TRUTHS.items():
        if match := re.fullmatch(pattern, sentence):
            assert truth(table, *match.groups()), (sentence, table.piece, table.hand.events[-8:], table.state.hands)
            return pattern
    raise AssertionError(f"nothing here can say whether this is true: {sentence}")


@pytest.mark.parametrize("name", book_names())
def test_every_reason_for_every_play_is_true(name: str):
    book = load_book(name)
    said: Counter[str] = Counter()
    for hand, seat in walk(book, "reasons", HANDS):
        now, past = view(hand, seat), seen_by(hand, seat)
        for piece in now.legal_plays:
            told = reasons(book, now, past, Play(seat, piece))
            assert told
            said.update(held_true(Table(hand, piece), sentence) for sentence in told)
    assert len(said) >= 12, "so many different things were said of the plays of two hands"


def test_the_reason_never_tells_a_trump_that_the_house_hides():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", S="4-4 6-4 5-4 4-3 6-6 5-5 6-5")
    while hand.turn != "S" or not hand.state.tricks:
        play(hand, hand.legal_plays()[0].text)
    now = view(hand, "S")
    assert now.trump is None
    for piece in now.legal_plays:
        assert not any("trump" in told for told in reasons(hand.book, now, seen_by(hand, "S"), Play("S", piece)))
