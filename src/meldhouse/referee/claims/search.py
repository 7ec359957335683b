"""Can a claim be broken? One search for every house: what lost tricks cost, and how much of that the claim can bear.

Where every trick is claimed a lost one costs 1 and nothing can be borne; where the bid must be safe they cost their
points, and what is left over beyond the bid can be borne.
"""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.referee.claims.board import NOTHING, Lying
from meldhouse.referee.claims.bounds import ALL, Bounds
from meldhouse.referee.claims.cast import Cast
from meldhouse.referee.claims.outlook import Outlook
from meldhouse.referee.claims.phantoms import Phantoms
from meldhouse.referee.claims.shapes import Shapes

LOOK = 2_000
"""How long phantoms are looked at."""


class Start(NamedTuple):
    """Where a claim is made."""

    queue: tuple[int, ...]
    """Who has still to play to the trick on the table."""
    lying: Lying
    worth: int
    """What lies in it."""
    tricks: int
    """How many will be finished, this one included."""
    left: int
    """All that can still be lost."""
    slack: int
    """What the claim can bear."""


class Frame(NamedTuple):
    """What stays as it is while one trick is played."""

    tricks: int
    left: int
    slack: int
    tried: int
    mute: int


class Node:
    """What is known of all positions of one shape: at least, and at most, so much is lost from there."""

    __slots__ = ("least", "most", "proven")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = self.proven = most


class _Enough(Exception):
    """A glance has become too long."""


class Search:
    def __init__(self, cast: Cast, start: Start) -> None:
        self.cast = cast
        self.start = start
        self.board = board = cast.board
        self.nodes = 0
        self._until = ALL
        self._width = ALL
        self._even = cast.even(board.all, start.queue)
        seats = range(len(board.hand))
        # Which opponent beats a trick never matters, unless one of them must head what the other has played.
        camps = [cast.foes[0] if cast.against[seat] and not board.rules.head_ruffed else seat for seat in seats]
        self._strict = Shapes(board, camps, [0] * len(board.pieces), cast.named)
        self._open = Shapes(board, seats, cast.worth, cast.named)
        self._outlook = Outlook(cast)
        self._bounds = Bounds(cast)
        self._phantoms = Phantoms(cast, self._outlook, self._strict, self._open, self._bounds)
        self._nodes: dict[object, Node] = {}
        self._seen: tuple[dict[int, tuple[Node, int, int]], dict[int, tuple[Node, int, int]]] = ({}, {})

    def breaks(self) -> bool:
        """Whether more can be lost than the claim can bear."""
        queue, lying, worth, tricks, left, slack = self.start
        if slack >= left:
            return False
        # A break that is found among the plays that are most often right is a break, and is found far sooner.
        if self._glance(2, 2_000):
            return True
        if self._phantoms.hold(self.board.all, queue, lying, worth, tricks, slack, LOOK):
            return False
        if self._glance(3, 8_000):
            return True
        self._width = self._until = ALL
        return self.loss() > slack

    def _glance(self, width: int, nodes: int) -> bool:
        self._width, self._until = width, self.nodes + nodes
        try:
            return self.loss() > self.start.slack
        except _Enough:
            return False
        finally:
            for node in self._nodes.values():
                node.most = node.proven

    def loss(self) -> int:
        """What is lost: within the slack at most, beyond it at least this."""
        queue, lying, worth, tricks, left, slack = self.start
        if lying is NOTHING:
            return self._loss(self.board.all, queue[0], tricks, left, slack)
        return self._go(self.board.all, queue, lying, worth, Frame(tricks, left, slack, self.board.all, 0))

    def _loss(self, pieces: int, leader: int, tricks: int, left: int, slack: int) -> int:
        """What is lost from here on: where the answer is within `slack`, at most this; otherwise at least this."""
        if not tricks:
            return 0
        if slack >= left:
            return left
        self.nodes += 1
        if self.nodes > self._until:
            raise _Enough
        if tricks == 1 and self._even:
            return self._last_trick(pieces, leader, left)
        node, tried, mute = self._look(pieces, leader, tricks, slack)
        if node.least > slack:
            return node.least
        if node.most <= slack:
            return node.most
        if tricks > 2 and self._is_proven(pieces, leader, tricks, slack):
            node.most = node.proven = slack
            return slack
        frame = Frame(tricks, left, slack, tried, mute)
        found = self._go(pieces, self.cast.queue[leader], NOTHING, 0, frame)
        if found > slack:
            node.least = found
        else:
            node.most = found
        return found

    def _look(self, pieces: int, leader: int, tricks: int, slack: int) -> tuple[Node, int, int]:
        strict = slack < self.cast.each and not self.cast.against[leader]
        seen = self._seen[strict]
        place = pieces << 2 | leader
        known = seen.get(place)
        if known is None:
            known = seen[place] = (
                self._strictly(pieces, leader, tricks) if strict else self._openly(pieces, leader, tricks)
            )
        return known

    def _strictly(self, pieces: int, leader: int, tricks: int) -> tuple[Node, int, int]:
        """A claim that may lose nothing, and whose side leads."""
        danger = self._outlook.now(pieces, leader)
        if danger is None:
            return Node(0, 0), 0, 0
        live, mute, foes = danger
        code, tried, covered = self._strict.of(pieces & ~mute, live)
        # Pieces of suits that will never be led again are all one.
        idle = [pieces & self.board.hand[self.cast.foes[at]] & ~covered for at in foes]
        for hand in idle:
            tried |= hand & -hand
        key = (tricks, leader, code, *[hand.bit_count() for hand in idle])
        return self._nodes.setdefault(key, Node(0, ALL)), tried, mute

    def _openly(self, pieces: int, leader: int, tricks: int) -> tuple[Node, int, int]:
        """Where tricks can be lost, anybody may come to lead anything."""
        board = self.board
        code, tried, _ = self._open.of(pieces, [suit for suit in board.suits if pieces & board.leaders[suit]])
        key = (tricks, leader, code, "open")
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(*self._limits(pieces, leader, tricks))
        return node, tried, 0

    def _limits(self, pieces: int, leader: int, tricks: int) -> tuple[int, int]:
        """What is lost at least and at most, as far as it can be told without looking."""
        cast = self.cast
        if not self._even or cast.any_card:
            return 0, ALL
        least, most = self._bounds.loss(pieces, tricks)
        if leader == cast.claimant and cast.chooses:
            most = min(most, self._beside_run(pieces, tricks))
        return least, most

    def _beside_run(self, pieces: int, tricks: int) -> int:
        """The most that the claimant loses who first plays out what nobody can beat."""
        foes = pieces & self.cast.foe_pieces
        numbers = self._outlook.numbers(pieces)
        cash = self._outlook.run(pieces ^ foes, foes, numbers, numbers)
        return self._bounds.beside(pieces & ~cash, tricks - cash.bit_count())

    def _is_proven(self, pieces: int, leader: int, tricks: int, slack: int) -> bool:
        if self.cast.against[leader]:
            return False
        if slack < self.cast.each:
            return self._width == ALL and self._phantoms.hold(
                pieces, self.cast.queue[leader], NOTHING, 0, tricks, slack, LOOK
            )
        return self._outlook.now(pieces, leader) is None

    def _last_trick(self, pieces: int, leader: int, left: int) -> int:
        """Everybody has one piece."""
        cast = self.cast
        lying = NOTHING
        for seat in cast.queue[leader]:
            lying = cast.laid(lying, seat, (pieces & self.board.hand[seat]).bit_length() - 1)
        return ALL if lying.beaten else left if cast.against[lying.winner] else 0

    def _go(self, pieces: int, queue: tuple[int, ...], lying: Lying, worth: int, frame: Frame) -> int:
        return (self._play_on if queue else self._close)(pieces, queue, lying, worth, frame)

    def _play_on(self, pieces: int, queue: tuple[int, ...], lying: Lying, worth: int, frame: Frame) -> int:
        cast = self.cast
        _, left, slack, tried, mute = frame
        if lying.led >= 0:
            if cast.against[lying.winner]:
                if worth + cast.each > slack and not cast.friend_in(queue):
                    return worth + cast.each
            elif slack >= left - worth - cast.each and not cast.any_card and not cast.foe_in(queue):
                return left - worth - cast.each
        seat, rest = queue[0], queue[1:]
        go_on = self._play_on if rest else self._close
        moves = cast.moves(pieces, seat, lying, tried, mute)
        if cast.decides(seat):
            best = ALL
            for move in moves:
                laid = cast.laid(lying, seat, move)
                found = go_on(pieces ^ (1 << move), rest, laid, worth + cast.worth[move], frame)
                if found < best:
                    best = found
                    if found <= slack:
                        break
            return best
        worst = 0
        for move in moves[: self._width]:
            laid = cast.laid(lying, seat, move)
            found = go_on(pieces ^ (1 << move), rest, laid, worth + cast.worth[move], frame)
            if found > worst:
                worst = found
                if found > slack:
                    break
        return worst

    def _close(self, pieces: int, _queue: tuple[int, ...], lying: Lying, worth: int, frame: Frame) -> int:
        tricks, left, slack, _, _ = frame
        if lying.beaten:
            return ALL
        # What nobody can play for, because somebody has run out of pieces, goes with the last trick.
        points = worth + self.cast.each if tricks > 1 else left
        winner = lying.winner
        if not self.cast.against[winner]:
            return self._loss(pieces, winner, tricks - 1, left - points, slack)
        if points > slack:
            return points
        return points + self._loss(pieces, winner, tricks - 1, left - points, slack - points)

    def line(self) -> list[list[tuple[int, int]]]:
        """How a claim that was found to break is broken: trick by trick, who plays what."""
        cast, pieces = self.cast, self.board.all
        queue, lying, worth, tricks, left, slack = self.start
        tried, mute = self.board.all, 0
        self._until = ALL
        found: list[list[tuple[int, int]]] = []
        while slack >= 0 and not lying.beaten:
            if found:
                queue, lying, worth, tricks = cast.queue[lying.winner], NOTHING, 0, tricks - 1
            if lying is NOTHING:
                _, tried, mute = self._look(pieces, queue[0], tricks, slack)
            frame = Frame(tricks, left, slack, tried, mute)
            found.append([])
            while queue:
                seat, queue = queue[0], queue[1:]
                # Whatever the claimant plays, it breaks; of the others, somebody's play breaks it.
                move = next(
                    n
                    for n in cast.moves(pieces, seat, lying, tried, mute)
                    if cast.decides(seat)
                    or self._go(pieces ^ (1 << n), queue, cast.laid(lying, seat, n), worth + cast.worth[n], frame)
                    > slack
                )
                found[-1].append((seat, move))
                pieces, lying, worth = pieces ^ (1 << move), cast.laid(lying, seat, move), worth + cast.worth[move]
            points = worth + cast.each if tricks > 1 else left
            left -= points
            if cast.against[lying.winner]:
                slack -= points
        return found
