from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.tricks import TrickOrder
from meldhouse.pieces import Piece
from meldhouse.referee.claim_board import NOTHING, Board
from meldhouse.referee.claim_search import Search
from meldhouse.rulebooks import Book


class Position(NamedTuple):
    book: Book
    order: TrickOrder
    hands: Mapping[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    trick_seats: tuple[Seat, ...]
    turn: Seat
    bidder: Seat
    taken: Mapping[Side, int]
    needed: int


class Verdict(NamedTuple):
    stands: bool
    line: tuple
    trick: int
    nodes: int


def adjudicate(position, claimant, stated=()):
    book = position.book
    seating = seating_of(book)
    seats = seating.seats
    test = book.claim.test
    board = Board(book, position.order, seats, position.hands, position.trick)
    me = seats.index(claimant)
    side = seating.side[claimant]
    bidding = seating.side[position.bidder]
    remaining = min(len(h) for h in position.hands.values())
    queue = []
    waiting = [s for s in seating.clockwise_from(position.turn) if s not in position.trick_seats]
    tricks = (
        min(len(position.hands[s]) - (s in waiting) for s in seats) + 1
        if position.trick
        else min(len(position.hands[s]) for s in seats)
    )
    if test == "bid":
        worth, each = board.worth, book.tricks.each
        alln = sum(worth) + each * tricks + book.tricks.last
        if side == bidding:
            against = [seating.side[s] != bidding for s in seats]
            slack = alln - (position.needed - position.taken[bidding])
        else:
            against = [seating.side[s] == bidding for s in seats]
            slack = position.needed - 1 - position.taken[bidding]
        left = alln
    else:
        worth, each = [0] * len(board.pieces), 1
        against = [seating.side[s] != side for s in seats]
        slack, left = 0, tricks
    named = []
    free = board.hand[me]
    for p in stated:
        for n in range(len(board.owner)):
            if free >> n & 1 and board.pieces[n] is p:
                named.append(n)
                free ^= 1 << n
                break
    search = Search(
        board,
        claimant=me,
        against=against,
        each=each, last=book.tricks.last if test == 'bid' else 0,
        worth=worth,
        chooses=book.claim.own == "best",
        any_card=test == "any-card",
        stated=named,
    )
    if slack < 0:
        return Verdict(False, (), 0, 0)
    if not position.trick:
        lead = seats.index(position.turn)
        args = (board.all, search.queue[lead], NOTHING, 0, board.all, tricks, left, slack)
        ok = (slack < left and against[lead] and search.phantoms.hold(board.all, search.queue[lead], NOTHING, 0, tricks, slack, 3000)) or search.stands(
            board.all, lead, tricks, left, slack
        )
    else:
        lying = NOTHING
        for n, (s, p) in enumerate(zip(position.trick_seats, position.trick)):
            lying = search.laid(lying, seats.index(s), len(board.owner) + n)
        worth0 = sum(worth[len(board.owner):])
        if test == "any-card":
            lying = lying._replace(beaten=False, mine=0)
        if tricks <= 0:
            return Verdict(True, (), 0, 0)
        q = tuple(seats.index(s) for s in waiting)
        args = (board.all, q, lying, worth0, board.all, tricks, left, slack)
        ok = (
            slack >= left
            or search.phantoms.hold(board.all, q, lying, worth0, tricks, slack, 3000)
            or search.play(board.all, q, lying, worth0, board.all, 0, tricks, left, slack)
        )
    if ok:
        return Verdict(True, (), 0, search.nodes)
    line = search.line(*args)
    return Verdict(False, tuple((seats[s], board.pieces[m]) for t in line for s, m in t), len(line), search.nodes)
