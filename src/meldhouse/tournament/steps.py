"""The steps of the log, as they are on disk. A tournament is the fold of its steps, and of nothing else.

Steps of logs in earlier formats are upgraded as they are read. Format 1 said in English what had changed; format 2
uses codes, so that a log can be read in any language. Format 3 uses them also for notes on a plan, the worth of a bye,
and the reasons for penalties and lost tables. In format 4, the note of a payment holds only what a person wrote.
"""

from __future__ import annotations

from typing import Any

import msgspec

from meldhouse.tournament.acts import AnyAct
from meldhouse.tournament.events import AnyEvent

FORMAT = 4


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log."""

    act: AnyAct
    by: str
    at: int
    """Milliseconds since 1970, UTC."""
    then: tuple[AnyEvent, ...] = ()
    called: str = ""
    """The name under which its author was known then."""
    id: str = ""
    """The sender's id for it; if it is sent again, it is not done again."""
    format: int = 1
    bulk: str = ""
    """Shared by steps that were done together, such as the names of one list; they are undone together."""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Step] = msgspec.json.Decoder(Step)


def write_step(step: Step) -> bytes:
    return _encoder.encode(step)


def read_step(body: bytes) -> Step:
    return _decoder.decode(upgraded(body))


class _Head(msgspec.Struct):
    format: int = 1


_head = msgspec.json.Decoder(_Head)


def upgraded(body: bytes) -> bytes:
    """The step in the current format.

    >>> old = b'{"act": {"act": "edit", "entrant": "P1"}, "then": [{"event": "changed", "what": "name of P1"}]}'
    >>> msgspec.json.decode(upgraded(old))["then"]
    [{'event': 'changed', 'what': 'name', 'of': 'P1'}]
    """
    was = _head.decode(body).format
    if was >= FORMAT:
        return body
    step = msgspec.json.decode(body)
    step["format"] = FORMAT
    match step.get("act"):
        case {"act": "lift", "penalty": number, "reason": "ruled otherwise"}:
            step["act"] = {"act": "lift", "penalty": number, "overruled": True}
        case {"act": "pay", "note": note, "kind": kind} as paid if note in (kind, *_OF):
            paid["note"] = ""
    for event in step.get("then", ()):
        if event["event"] == "changed" and was < 2:
            _by_code(step["act"], event)
        if was < 3:
            _as_facts(event)
    return msgspec.json.encode(step)


_OF = ("the fee", "the quarters", "the fine")
"""Notes of refunds, which are now a field of the refund."""
_WORTH = {
    "bye: the average of the round": "average",
    "bye: the average of its winners": "winners",
    "bye: a win": "win",
}


def _as_facts(event: dict[str, Any]) -> None:
    match event["event"]:
        case "planned":
            event["changes"] = [_written(text) for text in event.get("changes", ())]
        case "drafted":
            event.pop("why", None)  # the act has it
        case "penalized" | "forfeited":
            event["reason"] = _written(event["reason"])
        case "bye-given":
            event["worth"] = _WORTH.get(event.pop("reason"), "nothing")
            event.pop("win")


def _written(text: str) -> dict[str, Any]:
    return {"id": "written", "args": {"text": text}}


def _by_code(act: dict[str, Any], event: dict[str, Any]) -> None:
    match act["act"]:
        case "edit":
            event["what"], event["of"] = event["what"].split(" of ")
        case "substitute":
            event["what"], event["of"] = "player", event["what"].removeprefix("who plays for ")
        case "amend":
            event["what"], event["of"] = "setting", event["what"]
        case "change-slip" | "correct":
            event["what"] = "hand"
        case "enter-result" | "correct-result":
            hands, _, unit = event["before"].partition(" ")
            event["what"] = "hands" if unit.startswith("hand") else "result"
            event["before"] = hands if unit.startswith("hand") else event["before"]
        case _:
            event["what"] = "seating"
