"""The sections of a book about the tricks, what they bring, and when a game is over."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.rulebooks.section import NotNegative, Positive, Section


class Tricks(Section, frozen=True, kw_only=True):
    """The duties of play and what tricks are worth."""

    first_lead: Literal["bidder", "left-of-dealer"] = "bidder"
    beat: Literal["always", "trump-led", "never"] = "never"
    identical: Literal["first", "last"] = "first"
    """Which of two identical pieces wins."""
    ruff: bool = False
    overruff: bool = False
    underruff: bool = True
    """Whether a player who cannot over-trump must still trump."""
    head_ruffed: bool = False
    """Whether the duty to beat in the suit led continues after the trick was trumped."""
    counters: dict[str, Positive] = msgspec.field(default_factory=dict)
    last: NotNegative = 0
    each: NotNegative = 0
    lead_signal: bool = False
    gather: bool = True
    review: Literal["never", "last-trick", "all"] = "last-trick"
    player_shown: Literal["always", "on-table"] = "always"
    """How long players see who played a piece: whenever its trick may be seen, or only while the trick is on the
    table."""
    stacks: dict[Literal["single", "double"], NotNegative] = msgspec.field(default_factory=dict)
    """The stacks a bidder may choose, and how many finished tricks each leaves visible where nobody may look."""
    stack_from: Positive | None = None
    """The lowest bid on which the bidder chooses; by default the one from which played pieces are closed."""
    closed_from: Positive | None = None
    """From this bid on, played pieces may not be looked at again, except those the stack shows."""
    stop_when_decided: bool = False


Unplayed = Literal["no-marriage", "no-marriage-dropped", "no-board", "board-set", "silenced", "conceded"]
"""How a hand can be decided without play."""


class Scoring(Section, frozen=True, kw_only=True):
    style: Literal["points", "marks"] = "points"
    bidder_take: NotNegative = 0
    """What the bidding side must take in play."""
    bidder_trick: bool = False
    """Whether the bidding side needs a trick to keep its meld."""
    bidder_save: NotNegative = 0
    """What the bidding side must take in play to keep its meld."""
    save_take: NotNegative = 0
    save_trick: Literal["none", "any", "counter"] = "none"
    save_meld: NotNegative = 0
    save_needs: Literal["both", "meld", "saved"] = "both"
    """In a played hand the others' meld counts if it is large enough and saved, or if either is true."""
    save_in: Literal["all", "made", "set"] = "all"
    """The hands in which the others must save their meld."""
    floorless: tuple[Unplayed, ...] = ()
    """Hands without play in which the others' meld counts however small it is."""
    meldless: tuple[Unplayed, ...] = ()
    """Hands without play in which the others' meld does not count at all."""
    unsaved_take: Literal["kept", "lost"] = "kept"
    set_bidder: Literal["zero", "minus-bid"] = "zero"
    set_take: bool = True
    """Whether the other side keeps what it took when the bidders are set."""
    set_award: bool = True
    """Whether the other side gets the bid when the bidders are set."""
    all_points_bonus: NotNegative = 0
    all_points_by: Literal["points", "tricks"] = "points"
    all_points_defence: bool = True
    """Whether the other side can win the bonus, too."""
    all_points_floor: bool = False
    """Whether the others' meld must still be large enough when they win the bonus."""
    skunk_bonus: NotNegative = 0
    skunk_penalties: bool = False
    """Whether penalties count toward a side being scoreless."""
    fee_cents: NotNegative = 0
    fee_from: Literal["bidder", "side"] = "bidder"
    """Who pays the fee for a set."""


class Game(Section, frozen=True, kw_only=True):
    """When a game is over."""

    until: Literal["hands", "points", "marks"] = "hands"
    hands: Positive = 4
    target: Positive = 1
    bidder_first: bool = False
    """Whether the bidders are counted first and win if they reach the target; otherwise the higher score wins, and a
    tie plays on."""
    best_of: Positive = 1
    losers_deal: bool = False
    trump_recorded: bool = False
    """Whether the scorekeeper writes trump down, so that a slip must say it."""
    sheet: Literal["open", "signed", "agreed"] = "open"
    """When figures are final: never, when both sides have signed the sheet, or as soon as both agree to a hand."""
