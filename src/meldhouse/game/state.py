"""The state of a hand: always the fold of its events, and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from meldhouse.game.events import Ended, How, ThrownIn
from meldhouse.game.melds import MeldCount
from meldhouse.game.seats import Seat, Seating, Side, seating_of
from meldhouse.game.tricks import TrickOrder
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book

Phase = Literal[
    "shuffle", "count", "auction", "kitty", "trump", "exchange", "discard", "meld", "settle", "tricks", "over"
]


class Call(NamedTuple):
    """A bid, or a pass (`amount` None)."""

    seat: Seat
    amount: int | None


class Incident(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points that an official gave or took, apart from what the hand was worth."""

    seats: tuple[Seat, ...]
    points: int
    clause: str
    reason: str = ""


class Trick(NamedTuple):
    leader: Seat
    pieces: tuple[Piece, ...]
    winner: Seat
    points: int
    seats: tuple[Seat, ...]
    """Who played each piece; on felt that need not be clockwise."""


class State:
    """Everything true at one moment. Nothing outside `game` changes it, and no client ever sees it."""

    __slots__ = (
        "acked",
        "acted_in",
        "agreed",
        "amount",
        "astray",
        "away",
        "before_end",
        "bidder",
        "book",
        "calls",
        "claim",
        "claim_answers",
        "claimed",
        "closed_to",
        "count_done",
        "cut",
        "dealer",
        "deals",
        "dealt",
        "declared_trumps",
        "discard",
        "drawn",
        "dropped",
        "eased",
        "ended",
        "exchanged",
        "excused",
        "exposed",
        "fixed_layouts",
        "fixing",
        "frozen",
        "hands",
        "held_back",
        "helped",
        "incidents",
        "is_opening",
        "key",
        "kitty",
        "kitty_open",
        "kitty_taken",
        "known_plays",
        "layouts",
        "lead_due",
        "leader",
        "leftover",
        "looking",
        "machine_last",
        "meld",
        "next_only",
        "offender",
        "open_hands",
        "order",
        "packets",
        "passed",
        "passing",
        "peeked",
        "pending",
        "phase",
        "points",
        "ready",
        "refereed",
        "riffles",
        "scorekeeper",
        "seating",
        "shown_by",
        "shown_since",
        "silenced",
        "slots",
        "spoiled",
        "stack",
        "stack_towards",
        "stopped",
        "touched",
        "trick",
        "trick_seats",
        "trick_taken",
        "tricks",
        "trump",
        "trump_laid",
        "turn",
    )  # fmt: skip

    def __init__(
        self,
        book: Book,
        *,
        dealer: Seat,
        scorekeeper: Seat,
        key: bytes | None,
        is_opening: bool,
        fixed_layouts: dict[Seat, str],
        refereed: bool = False,
    ) -> None:
        self.book = book
        self.seating: Seating = seating_of(book)
        self.dealer: Seat = dealer
        self.scorekeeper: Seat = scorekeeper
        self.key = key
        self.is_opening = is_opening
        self.fixed_layouts = fixed_layouts
        self.refereed = refereed
        """A table like felt, where what the book forbids can happen."""
        self.away: frozenset[Seat] = frozenset()
        self.helped: frozenset[Seat] = frozenset()
        """Players whose partners may handle the pieces for them."""
        self.eased: dict[Seat, frozenset[str]] = {}
        """Clauses that do not apply to a player, because they would be a hardship."""
        self.deals = 0
        """How many times this hand was dealt; each deal has its own shuffle."""
        self.begin_deal()

    def begin_deal(self) -> None:
        """Everything as it is when the dealer picks up the pack."""
        nobody: frozenset[Seat] = frozenset()
        self.phase: Phase = "shuffle"
        self.turn: Seat | None = None
        """Whose turn it is to bid or play; None where several may act."""
        self.riffles = 0
        self.machine_last = False
        self.cut: int | None = None
        """Pieces left below by the cut; 0 when the cut was declined."""
        self.packets: tuple[int, ...] | None = None
        self.astray: tuple[Seat | None, Seat | None, int] = (None, None, 0)
        """In dealing, this many pieces of the first seat went to the second."""
        self.drawn: tuple[Seat, ...] = ()
        self.dealt: dict[Seat, tuple[Piece, ...]] = {}
        """The hands as they were dealt."""
        self.hands: dict[Seat, tuple[Piece, ...]] = {}
        """The pieces each seat holds now."""
        self.kitty: tuple[Piece, ...] = ()
        self.kitty_open = False
        self.kitty_taken = False
        self.discard: tuple[Piece, ...] | None = None
        self.count_done = nobody
        self.layouts: dict[Seat, str] = {}
        self.slots: dict[Seat, tuple[Piece, ...]] = {}
        self.ready = False
        self.calls: tuple[Call, ...] = ()
        self.passed = nobody
        self.silenced = nobody
        self.frozen: dict[Seat, int] = {}
        self.next_only = nobody
        self.bidder: Seat | None = None
        """The standing bidder during the auction, the contract's owner after it."""
        self.amount: int | None = None
        self.dropped = False
        self.trump: str | None = None
        self.trump_laid = False
        self.order: TrickOrder | None = None
        self.passing: dict[Seat, tuple[Piece, ...]] = {}
        self.peeked = nobody
        """Seats that looked at what they were passed before passing themselves."""
        self.exchanged: dict[Seat, tuple[Piece, ...]] = {}
        self.meld: dict[Seat, MeldCount] = {}
        self.open_hands: dict[Seat, tuple[Piece, ...]] = {}
        self.acked = nobody
        self.stack: Literal["single", "double"] = next(iter(self.book.tricks.stacks), "single")
        self.stack_towards: Seat | None = None
        self.leader: Seat | None = None
        self.trick: tuple[Piece, ...] = ()
        """The pieces of the trick on the table, in the order they were played."""
        self.trick_seats: tuple[Seat, ...] = ()
        """Who played them."""
        self.known_plays: tuple[tuple[Piece, ...], tuple[Piece, ...], Sequence[Piece]] = ((), (), ())
        self.trick_taken = False
        """The trick on the table is won and waits to be gathered."""
        self.tricks: tuple[Trick, ...] = ()
        self.leftover: int | None = None
        """Points that nobody could play for, because a player ran out of pieces."""
        self.looking = False
        """The last trick lies open because somebody asked to see it."""
        self.shown_by = nobody
        """Who asked."""
        self.closed_to = 0
        """The number of tricks, from the first, in which nothing may be changed anymore."""
        self.acted_in = 0
        """The last trick in which somebody handled a piece irregularly, even before the lead."""
        self.excused: frozenset[tuple[int, Seat]] = frozenset()
        """Plays (by trick and seat) that were right when they fell, though a piece before them was changed later."""
        self.points: dict[Side, int] = dict.fromkeys(self.seating.sides, 0)
        self.declared_trumps: int | None = None
        self.pending: ThrownIn | Ended | None = None
        """What a player has called for, until the house declares it."""
        self.ended: How | None = None
        self.claim: tuple[Seat, tuple[Piece, ...]] | None = None
        """Who claimed the rest, and the order in which that player would play."""
        self.claim_answers: dict[Seat, bool] = {}
        self.claimed: tuple[Side, int] | None = None
        """The side that was given the unplayed tricks, and how many."""
        self.exposed: dict[Seat, tuple[Piece, ...]] = {}
        """Pieces that lie face up in front of their owner, still theirs to play."""
        self.held_back: tuple[tuple[Seat, Piece], ...] = ()
        """What was played this turn and taken back, and by whom: a piece that already lay open goes first."""
        self.shown_since = False
        """Whether a piece was laid open since the last play."""
        self.touched: dict[Seat, Piece] = {}
        self.lead_due: dict[Seat, str] = {}
        """Who must lead what the other side calls for; the suit, once it was called."""
        self.fixing = False
        """Whether hands of the wrong size wait for everybody to agree to correct them, or for somebody to refuse."""
        self.agreed: dict[Seat, bool] = {}
        self.incidents: tuple[Incident, ...] = ()
        """Points given or taken apart from the hand."""
        self.spoiled: tuple[Side, ...] = ()
        """Sides whose take will count for nothing."""
        self.offender: Seat | None = None
        """The player whose renege or lay-down ended the hand."""
        self.before_end: tuple[Phase, Seat | None, How | None] | None = None
        """Phase, turn and ending when the hand was last ended, for an official who lets it go on."""
        self.stopped: str | None = None
        """What must be decided before play goes on."""

    def fork(self) -> State:
        """An independent copy: the parts are immutable, only the little dictionaries are copied."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is dict else value)
        return twin

    def cover(self, seat: Seat) -> None:
        """Pieces lying open before `seat` that it has given away no longer lie there."""
        held, lying = self.hands[seat], self.exposed.get(seat, ())
        self.exposed[seat] = tuple(
            piece for place, piece in enumerate(lying) if lying[:place].count(piece) < held.count(piece)
        )
        if not self.exposed[seat]:
            del self.exposed[seat]

    # --- small questions the phases ask ---------------------------------------------------------------------------

    @property
    def side_of_bidder(self) -> Side:
        assert self.bidder is not None
        return self.seating.side[self.bidder]

    def on_bidding_side(self, seat: Seat) -> bool:
        return self.bidder is not None and self.seating.side[seat] == self.side_of_bidder

    @property
    def trump_is_hidden(self) -> bool:
        """Whether the house expects everybody to remember trump by now."""
        shown = self.book.trump.shown
        if shown == "always" or self.phase == "over":
            return False
        return bool(self.tricks) or (shown == "first-lead" and bool(self.trick))

    def meld_of(self, side: Side) -> int:
        return sum(self.meld[seat].points for seat in self.seating.members[side] if seat in self.meld)
