"""What somebody can do in a tournament. An act that was accepted stands in the log as it is, with who and when."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meldhouse.game import Seat, Side, Slip
from meldhouse.tournament.cash import Kind
from meldhouse.tournament.forms import Form
from meldhouse.tournament.money import MOST

Role = Literal["director", "referee", "scorekeeper", "player", "spectator"]
Name = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=400)]


def spelled(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=spelled, omit_defaults=True):
    """Something that somebody does."""


# the event


class Open(Act, frozen=True, kw_only=True):
    """An event is made; whoever makes it is its director."""

    book: Annotated[str, Meta(min_length=1, max_length=64 * 1024)]
    """The name of a house, or the whole text of a club's own book."""
    form: Form
    title: Name = ""
    seed: Name = ""
    """All draws follow from it."""


class Amend(Act, frozen=True, kw_only=True):
    """The event is run otherwise from now on."""

    form: Form


class Appoint(Act, frozen=True, kw_only=True):
    """Somebody has a role; a device or an account acts for a player."""

    who: Name
    role: Role
    person: Name = ""
    """The player for whom it acts."""


class Dismiss(Act, frozen=True, kw_only=True):
    who: Name
    role: Role


class Invite(Act, frozen=True, kw_only=True):
    """A link or a code on paper gives a role, once; only its hash is known here."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]
    role: Role
    person: Name = ""
    """The player for whom its holder acts."""


class Accept(Act, frozen=True, kw_only=True):
    """Whoever has the link takes the role that it gives."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class Finish(Act, frozen=True, kw_only=True):
    """The event is over."""


class ReleaseStandings(Act, frozen=True, kw_only=True):
    """Players and onlookers may see the standings after so many rounds; 0 hides them."""

    through: int


class Undo(Act, frozen=True, kw_only=True):
    """What the desk did last is taken back. Both stay in the log."""

    reason: Text = ""


# who plays


class Enter(Act, frozen=True, kw_only=True):
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""
    here: bool = False
    """Checked in at once."""


class Edit(Act, frozen=True, kw_only=True):
    """A name was misspelt, a club forgotten."""

    entrant: str
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""


class CheckIn(Act, frozen=True, kw_only=True):
    entrants: tuple[str, ...]


class NoShow(Act, frozen=True, kw_only=True):
    """They have not come; rounds that have not started are planned without them."""

    entrants: tuple[str, ...]


class Withdraw(Act, frozen=True, kw_only=True):
    entrant: str
    reason: Text = ""


class Disqualify(Act, frozen=True, kw_only=True):
    entrant: str
    reason: Text
    clause: str = ""


class Substitute(Act, frozen=True, kw_only=True):
    """Somebody else plays from the next round that has not started."""

    person: str
    name: Name


# rounds


class Draft(Act, frozen=True, kw_only=True):
    """The next round is seated; only the desk sees it yet."""


class PlayOff(Act, frozen=True, kw_only=True):
    """A round for those who tie for a place."""

    place: int
    entrants: tuple[str, ...]
    below: tuple[str, ...] = ()
    """Who fills up the tables; where people enter alone, also as partners of those who tie."""


class Arrange(Act, frozen=True, kw_only=True):
    """The director seats a draft by hand; against the movement only with a reason."""

    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...] = ()
    reason: Text = ""


class OfRound(Act, frozen=True, kw_only=True):
    round: int


class Confirm(OfRound, frozen=True, kw_only=True):
    pass


class Release(OfRound, frozen=True, kw_only=True):
    """Everybody may see where he sits."""


class Call(OfRound, frozen=True, kw_only=True):
    """Players are called to their tables."""


class Start(OfRound, frozen=True, kw_only=True):
    """Play begins, and with it the clock."""


class Extend(OfRound, frozen=True, kw_only=True):
    minutes: int


class CallTime(OfRound, frozen=True, kw_only=True):
    """The time is up now."""


class Close(OfRound, frozen=True, kw_only=True):
    """Every sheet is in."""


class Scrap(OfRound, frozen=True, kw_only=True):
    """A draft is thrown away, to be seated again."""


class Missing(OfRound, frozen=True, kw_only=True):
    """Somebody is not at the table though play has started."""

    person: str


class Arrived(OfRound, frozen=True, kw_only=True):
    """And now is."""

    person: str


class StandIn(OfRound, frozen=True, kw_only=True):
    """Somebody plays the rest of the round for a player who did not come; the points are nobody's."""

    person: str
    name: Name


# sheets


class OfTable(OfRound, frozen=True, kw_only=True):
    table: int


class FirstDealer(OfTable, frozen=True, kw_only=True):
    """Who deals, or shakes, first: as the house draws for it."""

    seat: Seat


class EnterSlips(OfTable, frozen=True, kw_only=True):
    """The next hand, or several."""

    slips: tuple[Slip, ...]
    version: int | None = None
    """The sheet as it was seen; somebody else may have written on it since."""
    fingerprint: str = ""
    """Of the book by which a live table has played it."""


class ChangeSlip(OfTable, frozen=True, kw_only=True):
    """The players mend a hand before the sheet is locked."""

    hand: int
    slip: Slip
    version: int | None = None


class EnterResult(OfTable, frozen=True, kw_only=True):
    """Only how the table ended, where nobody wrote the hands down."""

    points: dict[Side, int]
    games: dict[Side, int] = {}
    version: int | None = None


class Sign(OfTable, frozen=True, kw_only=True):
    """A side signs for exactly the figures that it was shown."""

    side: Side
    signer: str
    """The person."""
    digest: str


class Correct(OfTable, frozen=True, kw_only=True):
    """An official changes a locked sheet."""

    hand: int
    slip: Slip
    reason: Text
    clause: str = ""


class CorrectResult(OfTable, frozen=True, kw_only=True):
    points: dict[Side, int]
    games: dict[Side, int] = {}
    reason: Text
    clause: str = ""


class Acknowledge(OfTable, frozen=True, kw_only=True):
    """A player has heard of a correction."""

    correction: int
    person: str


class Penalize(OfRound, frozen=True, kw_only=True):
    """A penalty by the house's table, or with points of its own where a clause allows them."""

    person: str
    kind: str = ""
    """What it is called in the book's [rulings]."""
    points: int | None = None
    """What is lost, as a positive number; None as the book says."""
    reason: Text = ""
    clause: str = ""
    hand: int = 0


class Lift(Act, frozen=True, kw_only=True):
    """A penalty was a mistake."""

    penalty: int
    reason: Text


class CallReferee(OfTable, frozen=True, kw_only=True):
    about: Text = ""


class Answer(Act, frozen=True, kw_only=True):
    """What the referee decided at a table."""

    call: int
    ruling: Text
    clause: str = ""


# money


class Pay(Act, frozen=True, kw_only=True):
    """Money goes into the till, or out of it; the kind says which."""

    account: str
    kind: Kind
    cents: int
    note: Text = ""


class Fine(Act, frozen=True, kw_only=True):
    """Somebody owes money."""

    account: str
    cents: Annotated[int, Meta(ge=1, le=MOST)]
    reason: Text
    clause: str = ""


AnyAct = (
    Open | Amend | Appoint | Dismiss | Invite | Accept | Finish | ReleaseStandings | Undo
    | Enter | Edit | CheckIn | NoShow | Withdraw | Disqualify | Substitute
    | Draft | PlayOff | Arrange | Confirm | Release | Call | Start | Extend | CallTime | Close | Scrap
    | Missing | Arrived | StandIn
    | FirstDealer | EnterSlips | ChangeSlip | EnterResult | Sign | Correct | CorrectResult | Acknowledge
    | Penalize | Lift | CallReferee | Answer | Pay | Fine
)  # fmt: skip
