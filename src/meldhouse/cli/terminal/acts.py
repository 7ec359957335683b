"""What somebody did, in words: for one who takes something back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Claim,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
)
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks.describe import count

if TYPE_CHECKING:
    from rich.text import Text


def mine(voice: Voice, action: Action) -> Text:
    """“your bid of 30”: what I take back."""
    match action:
        case Bid():
            return voice.text(f"your bid of {price(voice.book, action.amount)}")
        case Pass():
            return voice.text("your pass")
        case NameTrump():
            return voice.text(f"your naming {voice.trump(action.trump)}")
        case PassPieces():
            return voice.text(f"the {voice.book.words.pieces} you passed (", voice.faces(action.pieces), ")")
        case Discard():
            return voice.text("what you laid away (", voice.faces(action.pieces), ")")
        case ShowMeld():
            return voice.text("your meld")
        case Play():
            return voice.text("your ", voice.face(action.piece))
        case TurnKitty():
            return voice.text("your turning the kitty")
        case CallRedeal():
            return voice.text("your throwing the hand in")
        case Claim():
            return voice.text("your lay-down")
        case AnswerClaim():
            return voice.text("your answer to the lay-down")
    return voice.text("your last decision")


def theirs(voice: Voice, action: Action) -> Text:
    """“West passes”, “East K♠”: what a bot did after it."""
    match action:
        case Bid():
            return voice.text(f"{voice.does(action.seat, 'bid')} {price(voice.book, action.amount)}")
        case Play():
            return voice.text(f"{voice.who(action.seat)} ", voice.face(action.piece))
        case NameTrump():
            return voice.text(f"{voice.does(action.seat, 'name')} {voice.trump(action.trump)}")
        case PassPieces():
            number = count(len(action.pieces), voice.book.words.piece)
            shown = number if FACE_DOWN in action.pieces else voice.faces(action.pieces)
            return voice.text(f"{voice.does(action.seat, 'pass')} ", shown)
        case TurnKitty():
            return voice.text(f"{voice.does(action.seat, 'turn')} the kitty")
        case Discard():
            return voice.text(
                f"{voice.does(action.seat, 'lay')} {count(len(action.pieces), voice.book.words.piece)} away"
            )
        case ShowMeld():
            return voice.text(
                f"{voice.does(action.seat, 'meld')}" if action.pieces else f"{voice.who(action.seat)} nothing"
            )
        case Claim():
            return voice.text(f"{voice.does(action.seat, 'lay')} the rest down")
        case AnswerClaim():
            return voice.text(f"{voice.does(action.seat, 'accept' if action.accept else 'challenge')} the lay-down")
    return voice.text(voice.does(action.seat, "pass" if isinstance(action, Pass) else "act"))
