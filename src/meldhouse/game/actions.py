"""What a person at the table can do. An accepted action goes into the log unchanged, as an event."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game.seats import Seat
from meldhouse.pieces import Piece

Offence = Literal["follow", "beat", "trump", "aces", "turn", "discard", "taken", "shown", "totals"]
"""The offenses a call can name: a duty of play not met, compulsory meld kept back, a piece out of turn, a discard
forgotten or misdeclared, a trick taken but not won, pieces shown on purpose, or, at the end, sides with unequal numbers
of pieces."""


def _spelled(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=_spelled):
    """Something that happened."""


class Action(Event, frozen=True):
    """Something a seat does."""

    seat: Seat


# --- before the bidding ---------------------------------------------------------------------------------------------


class StepAway(Action, frozen=True):
    """Leave the table for a moment."""


class Return(Action, frozen=True):
    """Be back at the table."""


class Shuffle(Action, frozen=True):
    """One handling of the pack. Patting is allowed but mixes nothing."""

    how: Literal["riffle", "wash", "pat", "machine"] = "riffle"
    face_up: bool = False


class AskReshuffle(Action, frozen=True):
    """Ask the dealer to shuffle once more."""


class Cut(Action, frozen=True):
    """Lift the top, leaving this many pieces below; the lower part goes on top."""

    leaving: int
    face_up: bool = False


class DeclineCut(Action, frozen=True):
    """Let the pack be dealt as it lies."""


class Deal(Action, frozen=True):
    """Deal the pack in packets of these sizes; if none are given, in the house's first way."""

    packets: tuple[int, ...] = ()


class Draw(Action, frozen=True):
    """Draw your dominoes from the shake."""


class CountHand(Action, frozen=True):
    """Say how many pieces you hold."""

    count: int


class SetUp(Action, frozen=True):
    """Stand your dominoes up in two rows, facing you."""

    layout: str
    tiles: tuple[Piece, ...]


class CallRedeal(Action, frozen=True):
    """Throw in a hopeless hand, where the house gives that right."""


class DeclareReady(Action, frozen=True):
    """The scorekeeper opens the bidding."""


# --- bidding, trump, exchange, kitty, meld --------------------------------------------------------------------------


class Bid(Action, frozen=True):
    amount: int


class Pass(Action, frozen=True):
    pass


class Restrict(Action, frozen=True):
    """An official's order for the rest of the auction.

    ``silenced``: this seat may not bid again. ``frozen``: this seat must bid `amount` if it still can, else pass.
    ``next-bid``: at its next turn this seat may make only the lowest legal bid, or pass.
    """

    how: Literal["silenced", "frozen", "next-bid"]
    amount: int = 0


class NameTrump(Action, frozen=True):
    """Name the trump suit or the contract; `laid` when it was named by laying its marriage."""

    trump: str
    laid: bool = False


class Confirm(Action, frozen=True):
    """Say that you heard the contract, or saw and counted the meld."""


class PassPieces(Action, frozen=True):
    """Give partner these pieces, face down."""

    pieces: tuple[Piece, ...]


class Peek(Action, frozen=True):
    """Look at what your partner passed, before passing yourself."""


class TurnKitty(Action, frozen=True):
    """Turn the kitty over for all to see, and take it up."""


class Discard(Action, frozen=True):
    """Lay pieces away face down, saying how many trumps are among them."""

    pieces: tuple[Piece, ...]
    trumps: int = 0


class TellTrumps(Action, frozen=True):
    """Correct the number of trumps you said you laid away."""

    trumps: int


class ShowMeld(Action, frozen=True):
    """Lay these pieces face up as meld; an announced value is just talk."""

    pieces: tuple[Piece, ...]
    announced: int | None = None


class StartPlay(Action, frozen=True):
    """The scorekeeper says that play may begin."""


class Concede(Action, frozen=True):
    """Give up the bid without play."""


# --- play -----------------------------------------------------------------------------------------------------------


class Play(Action, frozen=True):
    piece: Piece


class Gather(Action, frozen=True):
    """Turn the trick down."""


class AskToSee(Action, frozen=True):
    """Ask to see the last trick again."""


class Stack(Action, frozen=True):
    """Choose how won tricks are stacked."""

    form: Literal["single", "double"]


class TurnStack(Action, frozen=True):
    """Choose which way the stack runs."""

    towards: Seat


class StopPlay(Action, frozen=True):
    """Stop a hand whose outcome is certain."""


# --- claims, calls, and what can only happen on felt --------------------------------------------------------------


class Claim(Action, frozen=True):
    """Lay your pieces down to claim the rest of the tricks. `order` is how you would play them."""

    order: tuple[Piece, ...] = ()


class AnswerClaim(Action, frozen=True):
    """Let a claim stand, or challenge it."""

    accept: bool


class AskTrump(Action, frozen=True):
    """Ask what trump is; or, naming a suit, whether it is trump."""

    suit: str | None = None


class Expose(Action, frozen=True):
    """Drop pieces face up, knock them over, or show them on purpose."""

    pieces: tuple[Piece, ...]
    purposely: bool = False


class Touch(Action, frozen=True):
    """Touch a piece as if to play it."""

    piece: Piece


class CallLead(Action, frozen=True):
    """Name the suit that an offender's partner must lead."""

    suit: str


class Correct(Action, frozen=True):
    """Take your own piece back and play this one instead, so as not to renege."""

    piece: Piece


class CallRenege(Action, frozen=True):
    """Stop the play: `accused` has reneged in trick number `trick` (0: before the first) by this `offence`.

    `said` are the caller's own words; None if the call used the house's words, as with a button.
    """

    accused: Seat
    trick: int
    offence: Offence
    said: str | None = None


class Agree(Action, frozen=True):
    """Agree, or not, to move unseen pieces until everybody has the right number."""

    accept: bool


class Misdeal(Action, frozen=True):
    """Deal one hand too few pieces and another too many, or turn pieces up in dealing."""

    short: Seat | None = None
    long: Seat | None = None
    count: int = 0
    exposed: int = 0
