"""What somebody did or might do, in words: for one who asks for a hint, takes something back or looks back at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.terminal.voice import Voice
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
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks.describe import count

if TYPE_CHECKING:
    from rich.text import Text


def to_do(voice: Voice, action: Action) -> Text:
    """“play A♠”: what a player would do."""
    match action:
        case Bid():
            return voice.text(f"bid {price(voice.book, action.amount)}")
        case Pass():
            return voice.text("pass")
        case NameTrump():
            return voice.text(f"name {voice.trump(action.trump)}")
        case PassPieces():
            return voice.text("pass ", voice.faces(action.pieces))
        case Discard():
            return voice.text("lay away ", voice.faces(action.pieces))
        case ShowMeld():
            return voice.text("lay all the meld" if action.pieces else "go on, having no meld")
        case Play():
            return voice.text("play ", voice.face(action.piece))
        case TurnKitty():
            return voice.text("turn the kitty first")
        case CallRedeal():
            return voice.text("throw the hand in")
        case Concede():
            return voice.text("give the bid up")
        case StopPlay():
            return voice.text("stop here")
        case Claim():
            return voice.text("lay the rest down")
        case CallRenege():
            told = f"call a renege on {voice.who(action.accused)}, in {voice.book.words.trick} {action.trick}"
            return voice.text(told)
        case AnswerClaim():
            return voice.text("accept the claim" if action.accept else "challenge the claim")
    return voice.text(type(action).__name__)


def did(voice: Voice, action: Action) -> Text:
    """“you played A♠”: what is looked back at."""
    match action:
        case Bid():
            return voice.text(f"you bid {price(voice.book, action.amount)}")
        case Pass():
            return voice.text("you passed")
        case NameTrump():
            return voice.text(f"you named {voice.trump(action.trump)}")
        case PassPieces():
            return voice.text("you passed ", voice.faces(action.pieces))
        case Discard():
            return voice.text("you laid away ", voice.faces(action.pieces))
        case ShowMeld():
            return voice.text("you laid ", voice.faces(action.pieces) if action.pieces else "no meld")
        case Play():
            return voice.text("you played ", voice.face(action.piece))
        case Concede():
            return voice.text("you gave the bid up")
    return voice.text("you laid the rest down")


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
