"""Steps of logs that were kept in an earlier format, brought up to this one as they are read.

Format 1 told in English what had changed; format 2 has codes for it, so that a log can be read in any language.
"""

from __future__ import annotations

from typing import Any

import msgspec

FORMAT = 2


class _Head(msgspec.Struct):
    format: int = 1


_head = msgspec.json.Decoder(_Head)


def upgraded(body: bytes) -> bytes:
    """The step in the format of today.

    >>> old = b'{"act": {"act": "edit", "entrant": "P1"}, "then": [{"event": "changed", "what": "name of P1"}]}'
    >>> msgspec.json.decode(upgraded(old))["then"]
    [{'event': 'changed', 'what': 'name', 'of': 'P1'}]
    """
    if _head.decode(body).format >= FORMAT:
        return body
    step = msgspec.json.decode(body)
    step["format"] = FORMAT
    for event in step.get("then", ()):
        if event["event"] == "changed":
            _by_code(step["act"], event)
    return msgspec.json.encode(step)


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
