"""Can a claim be broken? One search for every house: what a lost trick costs, and how much the claimant can afford."""

from __future__ import annotations

import os
from collections.abc import Sequence

from meldhouse.referee.claim_board import NOTHING, Board, Lying, bits
from meldhouse.referee.claim_outlook import Outlook
from meldhouse.referee.claim_phantoms import Phantoms
from meldhouse.referee.claim_shapes import Shapes

CREDIT = int(os.environ.get('CR','1'))
MIN = int(os.environ.get('MI','50'))
START = int(os.environ.get('ST','2000'))


class Search:
    def __init__(
        self,
        board: Board,
        *,
        claimant: int,
        against: Sequence[bool],
        each: int,
        last: int,
        worth: Sequence[int],
        chooses: bool,
        any_card: bool = False,
        stated: Sequence[int] = (),
    ) -> None:
        self.board = board
        self.claimant = claimant
        self.against = against
        self.each = each
        self.last = last
        self.worth = worth
        self.chooses = chooses
        self.any_card = any_card
        self.stated = stated
        named = sum(1 << n for n in stated)
        self.nodes = 0
        self.credit = START
        seats = len(board.hand)
        self.queue = [tuple((at + step) % seats for step in range(seats)) for at in range(seats)]
        self.outlook = Outlook(board, claimant=claimant, against=against, any_card=any_card, chooses=chooses, named=named)
        foe = next((s for s in range(seats) if against[s]), 0)
        camps = [foe if against[s] and not board.rules.head_ruffed else s for s in range(seats)]
        self.strict = Shapes(board, camps, [0] * len(board.pieces), named)
        self.open = Shapes(board, range(seats), worth, named)
        self.phantoms = Phantoms(self)
        self.known: dict[object, bool] = {}
        self.bounds: dict[object, tuple[int, int]] = {}
        self._friendly: dict[tuple[int, ...], bool] = {}

    def friend_in(self, queue: tuple[int, ...]) -> bool:
        found = self._friendly.get(queue)
        if found is None:
            found = self._friendly[queue] = not all(self.against[seat] for seat in queue)
        return found

    def stands(self, rem: int, leader: int, tricks: int, left: int, slack: int) -> bool:
        if not tricks or slack >= left:
            return True
        self.nodes += 1
        if tricks == 1:
            return self.last_trick(rem, leader, left, slack)
        if slack < self.each and not self.against[leader]:
            return self.closed(rem, leader, tricks, left, slack)
        board = self.board
        live = [suit for suit in board.suits if rem & board.leaders[suit]]
        code, tried, _ = self.open.of(rem, live)
        key = (tricks, leader, code)
        fails, holds = self.bounds.get(key, (-1, left))
        if slack >= holds:
            return True
        if slack <= fails:
            return False
        self.credit += CREDIT
        result = self.proven(rem, leader, tricks, slack) or self.play(
            rem, self.queue[leader], NOTHING, 0, tried, 0, tricks, left, slack
        )
        fails, holds = self.bounds.get(key, (-1, left))
        self.bounds[key] = (fails, min(holds, slack)) if result else (max(fails, slack), holds)
        return result

    def proven(self, rem: int, leader: int, tricks: int, slack: int) -> bool:
        if tricks < 3:
            return False
        if not self.against[leader]:
            foes = rem & self.outlook.foe_pieces
            counts = self.outlook.counts(rem)
            if self.outlook.danger(rem ^ foes, foes, leader, counts, counts) is None:
                return True
        if self.credit < MIN:
            return False
        self.phantoms.nodes = 0
        budget = self.credit
        ok = self.phantoms.hold(rem, self.queue[leader], NOTHING, 0, tricks, slack, budget)
        self.credit -= self.phantoms.nodes
        return ok

    def closed(self, rem: int, leader: int, tricks: int, left: int, slack: int) -> bool:
        board = self.board
        foes = rem & self.outlook.foe_pieces
        counts = self.outlook.counts(rem)
        danger = self.outlook.danger(rem ^ foes, foes, leader, counts, counts)
        if danger is None:
            return True
        live, mute, who = danger
        code, tried, covered = self.strict.of(rem & ~mute, live)
        junks = []
        for at in who:
            junk = rem & board.hand[self.outlook.foes[at]] & ~covered
            junks.append(junk.bit_count())
            tried |= junk & -junk
        key = (tricks, leader, code, *junks)
        known = self.known.get(key)
        if known is None:
            known = (tricks >= 3 and self.phantoms.hold(rem, self.queue[leader], NOTHING, 0, tricks, slack, 3000)) or self.play(rem, self.queue[leader], NOTHING, 0, tried, mute, tricks, left, slack)
            self.known[key] = known
        return known

    def last_trick(self, rem: int, leader: int, left: int, slack: int) -> bool:
        """Usually everybody has one piece."""
        if rem.bit_count() != len(self.board.hand):
            return self.play(rem, self.queue[leader], NOTHING, 0, self.board.all, 0, 1, left, slack)
        lying = NOTHING
        for seat in self.queue[leader]:
            lying = self.laid(lying, seat, (rem & self.board.hand[seat]).bit_length() - 1)
        return not (lying.beaten or (self.against[lying.winner] and left > slack))

    def play(self, rem: int, queue: tuple[int, ...], lying: Lying, worth: int, tried: int, mute: int, tricks: int, left: int, slack: int) -> bool:
        if not queue:
            return self.close(rem, lying, worth, tricks, left, slack)
        if lying.winner >= 0 and slack < self.each and self.against[lying.winner] and not self.friend_in(queue):
            return False
        seat = queue[0]
        rest = queue[1:]
        chooses = seat == self.claimant and self.chooses
        for move in self.moves(rem, seat, lying, tried, mute):
            if self.play(rem ^ (1 << move), rest, self.laid(lying, seat, move), worth + self.worth[move], tried, mute, tricks, left, slack) is chooses:
                return chooses
        return not chooses

    def close(self, rem: int, lying: Lying, worth: int, tricks: int, left: int, slack: int) -> bool:
        tricks -= 1
        points = worth + self.each if tricks else left
        if self.against[lying.winner]:
            slack -= points
            if slack < 0:
                return False
        if lying.beaten:
            return False
        return self.stands(rem, lying.winner, tricks, left - points, slack)

    def laid(self, lying: Lying, seat: int, move: int) -> Lying:
        board = self.board
        led, best, winner, top, foe, mine, beaten = lying
        if led < 0:
            led = board.leads[move]
            best = top = move
            winner = seat
        elif board.above[led][best] >> move & 1:
            best = move
            winner = seat
        if not board.rules.head_ruffed:
            top = best
        elif board.members[led] >> move & 1 and board.power[led][move] > board.power[led][top]:
            top = move
        if self.any_card:
            power = board.power[led][move]
            if seat == self.claimant:
                mine = power
                if power and (foe > power or (foe == power and board.first_wins)):
                    beaten = True
            elif self.against[seat]:
                if mine and (power > mine or (power == mine and not board.first_wins)):
                    beaten = True
                foe = max(foe, power)
        return Lying(led, best, winner, top, foe, mine, beaten)

    def moves(self, rem: int, seat: int, lying: Lying, tried: int, mute: int) -> list[int]:
        board = self.board
        hand = rem & board.hand[seat]
        legal = board.allowed(hand, lying)
        if seat == self.claimant and self.stated:
            for n in self.stated:
                if rem >> n & 1:
                    if legal >> n & 1:
                        return [n]
                    break
        legal = legal & tried or legal
        if hand & mute:
            return [(legal & -legal).bit_length() - 1]
        if not legal & (legal - 1):
            return [legal.bit_length() - 1]
        if lying.led < 0:
            found = list(bits(legal))
            if (seat == self.claimant and self.chooses) or self.against[seat]:
                found.reverse()
            return found
        wins = legal & board.above[lying.led][lying.best]
        if not wins or wins == legal:
            return list(bits(legal))
        loses = legal & ~wins
        lost = self.against[lying.winner]
        if self.against[seat] or (lost and seat == self.claimant and self.chooses):
            return [*bits(wins), *bits(loses)]
        return [*bits(loses), *bits(wins)]

    def line(self, rem: int, queue: tuple[int, ...], lying: Lying, worth: int, tried: int, tricks: int, left: int, slack: int) -> list[list[tuple[int, int]]]:
        found: list[list[tuple[int, int]]] = []
        mute = 0
        while True:
            trick: list[tuple[int, int]] = []
            while queue:
                seat, queue = queue[0], queue[1:]
                options = self.moves(rem, seat, lying, tried, mute)
                move = options[0]
                if not (seat == self.claimant and self.chooses):
                    for move in options:
                        if not self.play(rem ^ (1 << move), queue, self.laid(lying, seat, move), worth + self.worth[move], tried, mute, tricks, left, slack):
                            break
                    else:
                        raise AssertionError("no refutation")
                rem ^= 1 << move
                lying = self.laid(lying, seat, move)
                worth += self.worth[move]
                trick.append((seat, move))
            found.append(trick)
            tricks -= 1
            points = worth + self.each if tricks else left
            left -= points
            if self.against[lying.winner]:
                slack -= points
            if slack < 0 or lying.beaten:
                return found
            leader = lying.winner
            queue = self.queue[leader]
            lying = NOTHING
            worth = 0
            tried = self.board.all
            mute = 0
