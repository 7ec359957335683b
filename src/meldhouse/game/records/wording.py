"""How each action is written in a record."""

from __future__ import annotations

from meldhouse.game import actions as act
from meldhouse.game.actions import Action, Event
from meldhouse.game.events import encode
from meldhouse.game.records.grammar import Unreadable, read_action
from meldhouse.pieces import write_pieces

_LINE_ENDS = {ord(sign): f"\\u{ord(sign):04x}" for sign in "#\u0085\u2028\u2029"}
"""Characters that would end a line of a record, or start a remark."""


def write_code(event: Event) -> str:
    """An event as JSON, on one line and without a remark."""
    return encode(event).decode().translate(_LINE_ENDS)


def write_action(action: Action) -> str:
    """The line for `action`; as JSON where plain words do not say all of it."""
    line = f"{action.seat} {_said(action)}"
    return line if _reads_as(line, action) else f"{action.seat} does {write_code(action)}"


def _reads_as(line: str, action: Action) -> bool:
    try:
        return "#" not in line and line == " ".join(line.split()) and read_action(line) == action
    except Unreadable:
        return False


def _said(action: Action) -> str:
    match action:
        case act.Play():
            return f"plays {action.piece}"
        case act.Bid():
            return f"bids {action.amount}"
        case act.NameTrump():
            return f"{'lays trump' if action.laid else 'names'} {action.trump}"
        case act.PassPieces():
            return f"gives {write_pieces(action.pieces)}"
        case act.Discard():
            trumps = f" with {action.trumps} trump{'s' if action.trumps != 1 else ''}" if action.trumps else ""
            return f"discards {write_pieces(action.pieces)}{trumps}"
        case act.TellTrumps():
            return f"tells {action.trumps} trump{'s' if action.trumps != 1 else ''}"
        case act.ShowMeld():
            said = "" if action.announced is None else f" saying {action.announced}"
            return f"shows {write_pieces(action.pieces) or 'nothing'}{said}"
        case act.Stack():
            return f"stacks {action.form}"
        case act.TurnStack():
            return f"turns the stack towards {action.towards}"
        case act.SetUp():
            return f"sets up {action.layout}: {write_pieces(action.tiles)}"
        case act.CountHand():
            return f"counts {action.count}"
        case act.Shuffle():
            verb = {"riffle": "riffles", "wash": "washes", "pat": "pats", "machine": "uses the machine"}[action.how]
            return verb + (" face up" if action.face_up else "")
        case act.Cut():
            return f"cuts leaving {action.leaving}" + (" face up" if action.face_up else "")
        case act.Deal():
            return " ".join(("deals", *map(str, action.packets)))
        case act.Correct():
            return f"plays {action.piece} instead"
        case act.Claim():
            return "claims the rest" + (f", playing {write_pieces(action.order)}" if action.order else "")
        case act.AnswerClaim():
            return f"{'accepts' if action.accept else 'challenges'} the claim"
        case act.AskTrump():
            return "asks what is trump" if action.suit is None else f"asks whether {action.suit} is trump"
        case act.Expose():
            return f"exposes {write_pieces(action.pieces)}" + (" on purpose" if action.purposely else "")
        case act.Touch():
            return f"touches {action.piece}"
        case act.CallLead():
            return f"calls for a lead of {action.suit}"
        case act.CallRenege():
            return f"calls a renege on {action.accused} in trick {action.trick}: {action.offence}"
        case act.Agree():
            return "agrees" if action.accept else "does not agree"
        case act.Misdeal():
            parts = [f"short {action.short}"] if action.short else []
            parts += [f"long {action.long}"] if action.long else []
            parts += [f"by {action.count}"] if action.count else []
            parts += [f"exposing {action.exposed}"] if action.exposed else []
            return " ".join(("misdeals:", *parts))
        case act.Restrict(how="frozen"):
            return f"is frozen at {action.amount}"
        case act.Restrict(how="silenced"):
            return "is silenced"
        case _:
            return _PLAIN.get(type(action), "")


_PLAIN: dict[type[Action], str] = {
    act.Pass: "passes",
    act.TurnKitty: "turns the kitty",
    act.Peek: "looks at what was given",
    act.Gather: "gathers",
    act.Confirm: "confirms",
    act.StartPlay: "starts play",
    act.Concede: "concedes",
    act.AskToSee: "asks to see the last trick",
    act.StopPlay: "stops play",
    act.DeclareReady: "declares ready",
    act.CallRedeal: "throws the hand in",
    act.AskReshuffle: "asks for a reshuffle",
    act.DeclineCut: "declines the cut",
    act.Draw: "draws",
    act.StepAway: "steps away",
    act.Return: "returns",
    act.Restrict: "is held to the next bid",
}
