"""The state of a hand: always the fold of its events, and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal, NamedTuple, Self

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


NOBODY: frozenset[Seat] = frozenset()


class PartOfState(msgspec.Struct):
    """What is true in one phase of a hand. A copy shares what is immutable; only the little dictionaries are copied."""

    def copy(self) -> Self:
        twin = copy(self)
        for name in self.__struct_fields__:
            if type(value := getattr(self, name)) is dict:
                setattr(twin, name, value.copy())
        return twin


class Dealing(PartOfState):
    """From picking up the pack until everybody has counted their hand; and the kitty."""

    riffles: int = 0
    machine_last: bool = False
    cut: int | None = None
    """Pieces left below by the cut; 0 when the cut was declined."""
    packets: tuple[int, ...] | None = None
    astray: tuple[Seat | None, Seat | None, int] = (None, None, 0)
    """In dealing, this many pieces of the first seat went to the second."""
    drawn: tuple[Seat, ...] = ()
    dealt: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    """The hands as they were dealt."""
    count_done: frozenset[Seat] = NOBODY
    layouts: dict[Seat, str] = msgspec.field(default_factory=dict)
    slots: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    ready: bool = False
    kitty: tuple[Piece, ...] = ()
    kitty_open: bool = False
    kitty_taken: bool = False
    discard: tuple[Piece, ...] | None = None


class Auction(PartOfState):
    """Who has called what, and who may still call."""

    calls: tuple[Call, ...] = ()
    passed: frozenset[Seat] = NOBODY
    silenced: frozenset[Seat] = NOBODY
    frozen: dict[Seat, int] = msgspec.field(default_factory=dict)
    next_only: frozenset[Seat] = NOBODY
    dropped: bool = False


class BeforePlay(PartOfState):
    """What is passed, shown and declared between the auction and the first lead."""

    trump_laid: bool = False
    passing: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    peeked: frozenset[Seat] = NOBODY
    """Seats that looked at what they were passed before passing themselves."""
    exchanged: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    open_hands: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    acked: frozenset[Seat] = NOBODY
    declared_trumps: int | None = None


class Playing(PartOfState):
    """The tricks."""

    stack: Literal["single", "double"]
    stack_towards: Seat | None = None
    leader: Seat | None = None
    trick: tuple[Piece, ...] = ()
    """The pieces of the trick on the table, in the order they were played."""
    trick_seats: tuple[Seat, ...] = ()
    """Who played them."""
    known_plays: tuple[tuple[Piece, ...], tuple[Piece, ...], Sequence[Piece]] = ((), (), ())
    trick_taken: bool = False
    """The trick on the table is won and waits to be gathered."""
    tricks: tuple[Trick, ...] = ()
    leftover: int | None = None
    """Points that nobody could play for, because a player ran out of pieces."""
    looking: bool = False
    """The last trick lies open because somebody asked to see it."""
    shown_by: frozenset[Seat] = NOBODY
    """Who asked."""
    closed_to: int = 0
    """The number of tricks, from the first, in which nothing may be changed anymore."""
    acted_in: int = 0
    """The last trick in which somebody handled a piece irregularly, even before the lead."""
    excused: frozenset[tuple[int, Seat]] = frozenset()
    """Plays (by trick and seat) that were right when they fell, though a piece before them was changed later."""


class Ending(PartOfState):
    """How a hand ends, or may end, before its last trick."""

    pending: ThrownIn | Ended | None = None
    """What a player has called for, until the house declares it."""
    ended: How | None = None
    claim: tuple[Seat, tuple[Piece, ...]] | None = None
    """Who claimed the rest, and the order in which that player would play."""
    claim_answers: dict[Seat, bool] = msgspec.field(default_factory=dict)
    claimed: tuple[Side, int] | None = None
    """The side that was given the unplayed tricks, and how many."""
    spoiled: tuple[Side, ...] = ()
    """Sides whose take will count for nothing."""
    offender: Seat | None = None
    """The player whose renege or lay-down ended the hand."""
    before_end: tuple[Phase, Seat | None, How | None] | None = None
    """Phase, turn and ending when the hand was last ended, for an official who lets it go on."""
    stopped: str | None = None
    """What must be decided before play goes on."""


class OnFelt(PartOfState):
    """What happens only at a table with a referee."""

    exposed: dict[Seat, tuple[Piece, ...]] = msgspec.field(default_factory=dict)
    """Pieces that lie face up in front of their owner, still theirs to play."""
    held_back: tuple[tuple[Seat, Piece], ...] = ()
    """What was played this turn and taken back, and by whom: a piece that already lay open goes first."""
    shown_since: bool = False
    """Whether a piece was laid open since the last play."""
    touched: dict[Seat, Piece] = msgspec.field(default_factory=dict)
    lead_due: dict[Seat, str] = msgspec.field(default_factory=dict)
    """Who must lead what the other side calls for; the suit, once it was called."""
    fixing: bool = False
    """Whether hands of the wrong size wait for everybody to agree to correct them, or for somebody to refuse."""
    agreed: dict[Seat, bool] = msgspec.field(default_factory=dict)


class State:
    """Everything true at one moment. Nothing outside `game` changes it, and no client ever sees it."""

    __slots__ = (
        "amount", "auction", "away", "before_play", "bidder", "book", "deal", "dealer", "deals", "eased", "ending",
        "felt", "fixed_layouts", "hands", "helped", "incidents", "is_opening", "key", "meld", "order", "phase", "play",
        "points", "refereed", "scorekeeper", "seating", "trump", "turn",
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
        self.away = NOBODY
        self.helped = NOBODY
        """Players whose partners may handle the pieces for them."""
        self.eased: dict[Seat, frozenset[str]] = {}
        """Clauses that do not apply to a player, because they would be a hardship."""
        self.deals = 0
        """How many times this hand was dealt; each deal has its own shuffle."""
        self.begin_deal()

    def begin_deal(self) -> None:
        """Everything as it is when the dealer picks up the pack."""
        self.phase: Phase = "shuffle"
        self.turn: Seat | None = None
        """Whose turn it is to bid or play; None where several may act."""
        self.hands: dict[Seat, tuple[Piece, ...]] = {}
        """The pieces each seat holds now."""
        self.bidder: Seat | None = None
        """The standing bidder during the auction, the contract's owner after it."""
        self.amount: int | None = None
        self.trump: str | None = None
        self.order: TrickOrder | None = None
        self.meld: dict[Seat, MeldCount] = {}
        self.points: dict[Side, int] = dict.fromkeys(self.seating.sides, 0)
        self.incidents: tuple[Incident, ...] = ()
        """Points given or taken apart from the hand."""
        self.deal = Dealing()
        self.auction = Auction()
        self.before_play = BeforePlay()
        self.play = Playing(next(iter(self.book.tricks.stacks), "single"))
        self.ending = Ending()
        self.felt = OnFelt()

    def copy(self) -> State:
        """An independent one."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in COPIED else value)
        return twin

    def cover(self, seat: Seat) -> None:
        """Pieces lying open before `seat` that it has given away no longer lie there."""
        held, lying = self.hands[seat], self.felt.exposed.get(seat, ())
        self.felt.exposed[seat] = tuple(
            piece for place, piece in enumerate(lying) if lying[:place].count(piece) < held.count(piece)
        )
        if not self.felt.exposed[seat]:
            del self.felt.exposed[seat]

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
        return bool(self.play.tricks) or (shown == "first-lead" and bool(self.play.trick))

    def meld_of(self, side: Side) -> int:
        return sum(self.meld[seat].points for seat in self.seating.members[side] if seat in self.meld)


COPIED = frozenset({dict, Dealing, Auction, BeforePlay, Playing, Ending, OnFelt})
"""What is not shared with a copy."""
