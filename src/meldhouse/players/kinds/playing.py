"""Which piece to play: what the trick is worth, how likely it is ours, and what the piece would be worth later.

The same thinking serves cards and dominoes: counters go on tricks we will win and stay off the others, sure winners are
led, the bidder draws trump, everybody else leaves trump alone.
"""

from __future__ import annotations

from meldhouse.game import Seat, TrickOrder, View, winner_of
from meldhouse.game.tricks import TRUMP_POWER
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.search.equals import top_of_equals

WILLING = 0.95
"""How likely a player beats a card without having to."""
BIDDER_LONG = 1.7
"""How much likelier a hidden trump is with the bidder than with another player."""
THROWN_BY_FRIEND = 0.6
THROWN_BY_FOE = 0.3
"""The share of the greatest counter that the others add, on average, to a trick of their own side or of the other."""


class TrickTable:
    """The trick on the table as one player thinks about it."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        assert memory.order is not None
        self.view = view
        self.memory = memory
        self.book = memory.book
        self.order: TrickOrder = memory.order
        self.seat: Seat = view.seat
        seating = memory.seating
        self.side = seating.side
        self.mine = seating.side[self.seat]
        after_me = seating.clockwise_from(self.seat)[1:]
        self.to_come = tuple(other for other in after_me if other not in view.trick_seats)
        self.others = [other for other in seating.seats if other != self.seat]
        self.foes = [other for other in self.others if self.side[other] != self.mine]
        self.trump = self.order.members.get(self.order.trump or "", frozenset())
        self.room = {other: max(0, view.held[other] - sum(memory.known[other].values())) for other in self.others}
        """Unknown pieces in each other hand."""
        self.aside = max(0, sum(memory.outside.values()) - sum(view.held[other] for other in self.others))
        """Pieces that went out of play face down."""
        self._shares: dict[str, dict[Seat, float]] = {}
        self.elsewhere: dict[Piece, int] = {}
        """Pieces outside whose place is not known, by face."""
        spoken: dict[Piece, int] = {}
        for pieces in memory.known.values():
            for piece, number in pieces.items():
                spoken[piece] = spoken.get(piece, 0) + number
        for piece, number in memory.outside.items():
            free = number - spoken.get(piece, 0)
            if free > 0:
                self.elsewhere[piece] = free
        self.points = self.book.worth
        self.tie = 0 if memory.order.first_wins else 1
        """Whether an equal piece beats the best one so far."""
        self.per_trick = self.book.points_in_play / self.book.deal.hand
        self.counter = max(self.points.values())
        self.needs_all = self._every_trick_counts()
        self.led: str | None = self.order.suit_of[view.trick[0]] if view.trick else None
        self.winner: Seat | None = None
        self.best = 0
        if view.trick and self.led is not None:
            power = self.order.power[self.led]
            winning = winner_of(self.order, view.trick)
            self.best = power.get(view.trick[winning], 0)
            self.winner = view.trick_seats[winning]
        self.lying = sum(self.points[piece] for piece in view.trick)

    def _every_trick_counts(self) -> bool:
        mark, bid = self.book.auction.mark, self.view.bid
        return mark is not None and bid is not None and bid >= mark

    # --- what the others may hold -------------------------------------------------------------------------------------

    def holds(self, other: Seat, suit: str, above: int, power: dict[Piece, int]) -> float:
        """How likely `other` holds a piece of `suit` stronger than `above`."""
        above -= self.tie
        limit = self.memory.limits[other].get(suit, 10_000)
        if limit <= above:
            return 0.0
        known = self.memory.known[other]
        free = 0
        for piece in self.order.members[suit]:
            if above < power[piece] <= limit:
                if known and known.get(piece, 0):
                    return 1.0
                free += self.elsewhere.get(piece, 0)
        return 1.0 - (1.0 - self.shares(suit)[other]) ** free if free else 0.0

    def shares(self, suit: str) -> dict[Seat, float]:
        """How likely a hidden piece of `suit` is in each other hand: never with the void, more often with a bidder who
        chose the suit."""
        found = self._shares.get(suit)
        if found is None:
            limits, bidder = self.memory.limits, self.view.bidder
            weights = {
                other: 0.0
                if not limits[other].get(suit, 1)
                else room * (BIDDER_LONG if other == bidder and suit == self.order.trump else 1.0)
                for other, room in self.room.items()
            }
            whole = sum(weights.values()) + self.aside * (0.3 if suit == self.order.trump else 1.0)
            found = self._shares[suit] = {other: weight / whole if whole else 0.0 for other, weight in weights.items()}
        return found

    def beats(self, other: Seat, led: str, above: int) -> float:
        """How likely `other`, who is still to play, beats `above` in a trick led in `led`."""
        power = self.order.power[led]
        in_suit = self.holds(other, led, above, power) if above < TRUMP_POWER or led == self.order.trump else 0.0
        trump = self.order.trump
        if trump is None or led == trump:
            return in_suit * WILLING
        void = 1.0 - self.holds(other, led, 0, power)
        return in_suit * WILLING + void * self.holds(other, trump, above, power)

    def is_boss(self, piece: Piece) -> bool:
        return self.memory.is_boss(piece)

    def foes_trumps(self) -> float:
        """How many trumps the other side probably still has."""
        if self.order.trump is None:
            return 0.0
        # Counted before multiplying: sets differ in order between processes, and sums would differ by a hair.
        known = sum([self.memory.known[foe][piece] for foe in self.foes for piece in self.trump])
        elsewhere = sum([self.elsewhere.get(piece, 0) for piece in self.trump])
        shares = self.shares(self.order.trump)
        return known + elsewhere * sum([shares[foe] for foe in self.foes])

    # --- how the trick goes -----------------------------------------------------------------------------------------

    def ours(self, piece: Piece) -> float:
        """How likely the trick is ours if I play `piece` to it."""
        led = self.led if self.led is not None else self.order.suit_of[piece]
        own = self.order.power[led].get(piece, 0)
        if own > self.best - self.tie and own:
            chance, height = 1.0, own
        else:
            assert self.winner is not None
            chance, height = (1.0 if self.side[self.winner] == self.mine else 0.0), self.best
        for other in self.to_come:
            beaten = self.beats(other, led, height)
            if self.side[other] != self.mine:
                chance *= 1.0 - beaten
            elif chance < 1.0:
                chance += (1.0 - chance) * beaten * (1.0 if not self.foes_after(other) else 0.7)
        return chance

    def foes_after(self, other: Seat) -> bool:
        return any(self.side[later] != self.mine for later in self.to_come[self.to_come.index(other) + 1 :])

    def stake(self, piece: Piece, chance: float) -> float:
        """The points this trick will probably hold."""
        if self.needs_all:
            return 2.0 * self.book.points_in_play
        added = 0.0
        for other in self.to_come:
            friend = chance if self.side[other] == self.mine else 1.0 - chance
            added += self.counter * (THROWN_BY_FOE + (THROWN_BY_FRIEND - THROWN_BY_FOE) * friend)
        if self.book.tricks.each:
            added *= 0.35
        last = self.book.tricks.last if len(self.view.hand) == 1 else 0
        return self.lying + self.points[piece] + added + self.book.tricks.each + last


def choose_play(view: View, memory: Memory) -> Piece:
    """The piece to play."""
    if len(view.legal_plays) == 1:
        return view.legal_plays[0]
    table = TrickTable(view, memory)
    best = max(view.legal_plays, key=lambda piece: (worth_now(table, piece), -piece.order))
    return best if view.trick else top_of_equals(memory, view.legal_plays, best)


def worth_now(table: TrickTable, piece: Piece) -> float:
    """What playing `piece` brings: the trick, less what the piece would be worth later."""
    chance = table.ours(piece)
    gain = (2.0 * chance - 1.0) * table.stake(piece, chance)
    if table.led is None:
        gain += leading(table, piece)
    return gain - keeping(table, piece)


BOSS_KEPT = 0.1
BOSS_POINTS = 0.5
TRUMP_KEPT = 0.6
TRUMP_HEIGHT = 0.7
TRUMP_BOSS = 0.25
HEIGHT_KEPT = 0.10


def keeping(table: TrickTable, piece: Piece) -> float:
    """What a piece is worth in later tricks."""
    suit = table.order.suit_of[piece]
    ranked = table.order.power[suit]
    members = table.order.members[suit]
    height = sum(1 for other in members if ranked[other] < ranked[piece]) / max(1, len(members) - 1)
    unit, points = table.per_trick, table.points[piece]
    if piece in table.trump:
        kept = TRUMP_KEPT + TRUMP_HEIGHT * height
        return unit * (kept + TRUMP_BOSS) + BOSS_POINTS * points if table.is_boss(piece) else unit * kept
    if table.is_boss(piece):
        return unit * BOSS_KEPT + BOSS_POINTS * points
    return unit * HEIGHT_KEPT * height


DRAW = 0.45
DRAW_LENGTH = 0.5
DRAW_FREELY = 1.0
FORCE_OUT = 0.3
LEAVE_TRUMP = 1.2


def leading(table: TrickTable, piece: Piece) -> float:
    """What a lead is worth beyond the trick itself."""
    unit = table.per_trick
    if piece not in table.trump:
        return 0.0
    foes = table.foes_trumps()
    if foes < 0.3:
        return -LEAVE_TRUMP * unit * 0.5
    own = sum(held in table.trump for held in table.view.hand)
    if table.seat == table.view.bidder:
        if table.is_boss(piece):
            # Where nobody has to trump, or nobody helps, the other trumps must go first.
            freely = DRAW_FREELY if not (table.book.tricks.ruff and table.book.table.partners) else 0.0
            return unit * (DRAW + freely + DRAW_LENGTH * min(1.0, own / (foes + 1.0)))
        if own > foes + 1.0 and not any(table.is_boss(held) for held in table.view.hand if held in table.trump):
            return unit * FORCE_OUT
    elif table.side.get(table.view.bidder or table.seat) == table.mine and table.is_boss(piece):
        return unit * DRAW
    return -LEAVE_TRUMP * unit
