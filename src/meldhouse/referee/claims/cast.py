"""Who plays for a claim and who against it, what a lost trick costs, and what each of them would try first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.referee.claims.board import NOTHING, Board, Lying, bits


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """What a trick is worth that is won by a seat against the claim."""

    worth: Sequence[int]
    """Of every piece."""
    each: int
    """Of every trick."""
    last: int
    """Of the last trick beside that."""


class Cast:
    def __init__(
        self,
        board: Board,
        *,
        claimant: int,
        against: Sequence[bool],
        stakes: Stakes,
        chooses: bool,
        any_card: bool,
        stated: Sequence[int],
    ) -> None:
        self.board = board
        self.claimant = claimant
        self.against = against
        """For each seat, whether it costs the claim something when that seat wins a trick."""
        self.worth, self.each, self.last = stakes.worth, stakes.each, stakes.last
        self.counts = any(self.worth)
        self.chooses = chooses
        """The claimant plays as well as he can; otherwise as badly. Everybody else plays as badly for him as he can."""
        self.any_card = any_card
        """It is enough to beat one piece that the claimant has laid down, even if his partner wins the trick."""
        self.stated = stated
        """What the claimant has said he will play, in this order."""
        self.named = sum(1 << n for n in stated)
        seats = range(len(board.hand))
        self.queue = [(*seats[at:], *seats[:at]) for at in seats]
        """For each leader, who plays to the trick, in turn."""
        self.foes = [seat for seat in seats if against[seat]]
        self.friends = [seat for seat in seats if not against[seat]]
        self.mates = [seat for seat in self.friends if seat != claimant]
        self.own: int = board.hand[claimant]
        self.foe_pieces: int = sum(board.hand[seat] for seat in self.foes)
        self.mate_pieces: int = board.all ^ self.foe_pieces ^ self.own
        self._friends: dict[tuple[int, ...], bool] = {}
        self._foes: dict[tuple[int, ...], bool] = {}

    def friend_in(self, queue: tuple[int, ...]) -> bool:
        found = self._friends.get(queue)
        if found is None:
            found = self._friends[queue] = not all(self.against[seat] for seat in queue)
        return found

    def foe_in(self, queue: tuple[int, ...]) -> bool:
        found = self._foes.get(queue)
        if found is None:
            found = self._foes[queue] = any(self.against[seat] for seat in queue)
        return found

    def even(self, left: int, queue: tuple[int, ...]) -> bool:
        """Whether everybody will run out of pieces at once."""
        return len({(left & hand).bit_count() + (seat not in queue) for seat, hand in enumerate(self.board.hand)}) == 1

    def decides(self, seat: int) -> bool:
        """Whether `seat` plays for the claim."""
        return self.chooses and seat == self.claimant

    def laid(self, lying: Lying, seat: int, piece: int) -> Lying:
        """The table after `seat` has played `piece`."""
        board = self.board
        led, best, winner, top, foe, own, beaten = lying
        if led < 0:
            led, best, winner, top = board.leads[piece], piece, seat, piece
        elif board.above[led][best] >> piece & 1:
            best, winner = piece, seat
        if not board.rules.head_ruffed:
            top = best
        elif board.members[led] >> piece & 1 and board.power[led][piece] > board.power[led][top]:
            top = piece
        if self.any_card:
            power = board.power[led][piece]
            if seat == self.claimant:
                own = power
                beaten = power > 0 and (foe > power or (foe == power and board.first_wins))
            elif self.against[seat]:
                beaten = beaten or (own > 0 and (power > own or (power == own and not board.first_wins)))
                foe = max(foe, power)
        # The constructor of a named tuple would take a third of all the time.
        return tuple.__new__(Lying, (led, best, winner, top, foe, own, beaten))

    def found_lying(self, played: Sequence[tuple[int, int]]) -> Lying:
        """The table as the claim found it. What the claimant has played before is not among the pieces he shows."""
        lying = NOTHING
        for seat, piece in played:
            lying = self.laid(lying, seat, piece)
        return lying._replace(own=0, beaten=False) if played else NOTHING

    def moves(self, left: int, seat: int, lying: Lying, tried: int, mute: int) -> Sequence[int]:
        """What `seat` may play and should try, the most promising first; of a `mute` hand any one piece will do."""
        board = self.board
        hand = left & board.hand[seat]
        legal = board.allowed(hand, lying)
        if seat == self.claimant and left & self.named:
            said = next(n for n in self.stated if left >> n & 1)
            if legal >> said & 1:
                return (said,)
        legal = legal & tried or legal
        if hand & mute:
            return ((legal & -legal).bit_length() - 1,)
        if not legal & (legal - 1):
            return (legal.bit_length() - 1,)
        if lying.led >= 0:
            return self._replies(legal, seat, lying)
        found = list(bits(legal))
        if self.against[seat] or self.decides(seat):
            found.reverse()
        return found

    def _replies(self, legal: int, seat: int, lying: Lying) -> list[int]:
        wins = legal & self.board.above[lying.led][lying.best]
        loses = legal ^ wins
        lost, decides = self.against[lying.winner], self.decides(seat)
        winning = list(bits(wins))
        losing = list(bits(loses))
        if self.counts:
            # A counter goes to the side that the player wants to have it.
            losing.sort(key=self.worth.__getitem__, reverse=lost != decides)
            winning.sort(key=self.worth.__getitem__, reverse=self.against[seat] != decides)
        wants = self.against[seat] or (lost and decides)
        return winning + losing if wants else losing + winning
