"""What a player could do, did, or might do instead, as facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Concede,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    StopPlay,
    TurnKitty,
)
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

ACTS: dict[type[Action], str] = {
    Pass: "pass",
    TurnKitty: "turn-kitty",
    CallRedeal: "redeal",
    Concede: "concede",
    StopPlay: "stop",
    Claim: "claim",
}


def codes(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple([piece.text for piece in pieces])


def act(action: Action) -> str:
    """The name of an action that needs no details."""
    match action:
        case AnswerClaim():
            return "accept" if action.accept else "challenge"
        case ShowMeld():
            return "meld" if action.pieces else "no-meld"
    return ACTS.get(type(action), "other")


def to_do(book: Book, action: Action, trump: str | None = None) -> Message:
    """What a player should do; `trump` is the trump to plan on with a bid."""
    match action:
        case Bid() if trump is not None:
            return fact("do-bid-with", bid=bid_fact(book, action.amount), trump=trump)
        case Bid():
            return fact("do-bid", bid=bid_fact(book, action.amount))
        case NameTrump():
            return fact("do-name-trump", trump=action.trump)
        case PassPieces():
            return fact("do-pass-pieces", pieces=codes(action.pieces))
        case Discard():
            return fact("do-discard", pieces=codes(action.pieces))
        case Play():
            return fact("do-play", piece=action.piece.text)
        case CallRenege():
            return fact("do-call-renege", seat=action.accused, trick=action.trick)
    return fact("do-act", act=act(action))


def did(book: Book, action: Action) -> Message:
    """What was done, and by which seat."""
    seat = action.seat
    match action:
        case Bid():
            return fact("did-bid", seat=seat, bid=bid_fact(book, action.amount))
        case NameTrump():
            return fact("did-name-trump", seat=seat, trump=action.trump)
        case PassPieces():
            return fact("did-pass-pieces", seat=seat, pieces=codes(action.pieces))
        case Discard():
            return fact("did-discard", seat=seat, pieces=codes(action.pieces))
        case ShowMeld() if action.pieces:
            return fact("did-show-meld", seat=seat, pieces=codes(action.pieces))
        case Play():
            return fact("did-play", seat=seat, piece=action.piece.text)
    return fact("did-act", seat=seat, act=act(action))


def choice(book: Book, action: Action, best: Action | None = None) -> Message:
    """An alternative; a set of pieces is described by how it differs from the best one."""
    match action:
        case Bid():
            return fact("choice-bid", bid=bid_fact(book, action.amount))
        case NameTrump():
            return fact("choice-trump", trump=action.trump)
        case Play():
            return fact("choice-pieces", pieces=(action.piece.text,))
        case PassPieces() | Discard() if isinstance(best, PassPieces | Discard):
            other, given = Counter(action.pieces), Counter(best.pieces)
            instead = (given - other).elements()
            return fact("choice-swap", pieces=codes((other - given).elements()), instead=codes(instead))
        case PassPieces() | Discard():
            return fact("choice-pieces", pieces=codes(action.pieces))
    return fact("choice-act", act=act(action))
