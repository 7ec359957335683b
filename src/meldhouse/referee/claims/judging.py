"""The adjudication of a lay-down: what the book wants to see proven, put as one question to the search.

Everybody plays within the rules and with the pieces he really has. The claimant plays in the order he has stated, as
far as that is legal, and otherwise as the house takes him to play; all the others, his partner among them, play in the
way that is worst for the claim.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims.board import Board
from meldhouse.referee.claims.cast import Cast, Stakes
from meldhouse.referee.claims.position import Position
from meldhouse.referee.claims.search import Search, Start
from meldhouse.referee.claims.verdict import Played, Verdict, why_it_fails, why_it_stands


def adjudicate(position: Position, claimant: Seat, stated: Sequence[Piece] = ()) -> Verdict:
    """Whether "the rest are mine", said by `claimant`, stands; if not, how it is broken, piece by piece."""
    cast, start = posed(position, claimant, stated)
    if start.slack < 0:
        return _fails(position, claimant, [], 0)
    if not start.tricks:
        return _stands(position, claimant, 0)
    search = Search(cast, start)
    if not search.breaks():
        return _stands(position, claimant, search.nodes)
    seats, pieces = seating_of(position.book).seats, cast.board.pieces
    line = [[(seats[seat], pieces[n]) for seat, n in trick] for trick in search.line()]
    return _fails(position, claimant, line, search.nodes)


def posed(position: Position, claimant: Seat, stated: Sequence[Piece] = ()) -> tuple[Cast, Start]:
    """The question in numbers."""
    seating, rules = seating_of(position.book), position.book.claim
    seats = seating.seats
    board = Board(position.book, position.order, seats, position.hands, position.trick)
    # Out of turn or not: to the trick on the table play those who have not yet.
    waiting = [seat for seat in seating.clockwise_from(position.turn) if seat not in position.trick_seats]
    tricks = min([len(position.hands[seat]) + (seat not in waiting) for seat in seats])
    stakes, against, left, slack = _question(position, claimant, board, tricks)
    own = seats.index(claimant)
    cast = Cast(
        board,
        claimant=own,
        against=against,
        stakes=stakes,
        chooses=rules.own == "best",
        any_card=rules.test == "any-card",
        stated=_numbers(board, own, stated),
    )
    table = range(len(board.owner), len(board.pieces))
    lying = cast.found_lying([(seats.index(seat), n) for seat, n in zip(position.trick_seats, table, strict=True)])
    worth = sum([stakes.worth[n] for n in table])
    return cast, Start(tuple([seats.index(seat) for seat in waiting]), lying, worth, tricks, left, slack)


def _question(position: Position, claimant: Seat, board: Board, tricks: int) -> tuple[Stakes, list[bool], int, int]:
    """What lost tricks cost, who must not win them, all that can be lost, and how much of that the claim can bear."""
    seating, book = seating_of(position.book), position.book
    own, bidding = seating.side[claimant], seating.side[position.bidder]
    if book.claim.test != "bid":
        stakes = Stakes(worth=[0] * len(board.pieces), each=1, last=0)
        return stakes, [seating.side[seat] != own for seat in seating.seats], tricks, 0
    stakes = Stakes(worth=board.worth, each=book.tricks.each, last=book.tricks.last)
    left = sum(stakes.worth) + stakes.each * tricks + (stakes.last if tricks else 0)
    short = position.needed - position.taken[bidding]
    if own == bidding:
        return stakes, [seating.side[seat] != bidding for seat in seating.seats], left, left - max(short, 0)
    # Where others than the bidder may claim too, they claim that he is set.
    return stakes, [seating.side[seat] == bidding for seat in seating.seats], left, short - 1


def _numbers(board: Board, seat: int, stated: Sequence[Piece]) -> list[int]:
    """The numbers of the pieces that were named; who names one that he does not hold has said nothing with it."""
    free = [n for n, owner in enumerate(board.owner) if owner == seat]
    found = []
    for piece in stated:
        n = next((n for n in free if board.pieces[n] is piece), None)
        if n is not None:
            free.remove(n)
            found.append(n)
    return found


def _stands(position: Position, claimant: Seat, nodes: int) -> Verdict:
    clause = position.book.cite("claim-test")
    return Verdict(stands=True, why=why_it_stands(position, claimant), clause=clause, nodes=nodes)


def _fails(position: Position, claimant: Seat, tricks: Sequence[Sequence[Played]], nodes: int) -> Verdict:
    line = tuple([played for trick in tricks for played in trick])
    return Verdict(
        stands=False,
        line=line,
        trick=len(tricks),
        why=why_it_fails(position, claimant, line),
        clause=position.book.cite("claim-test"),
        nodes=nodes,
    )
