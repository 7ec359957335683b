"""What comes from a window may be anything: it is a request, or it gets one sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st
from table_walker import PEOPLE, Walk

from meldhouse.game.events import AnyAction
from meldhouse.referee.disputes.disputes import AnyDisputeEvent
from meldhouse.rulebooks import book_names
from meldhouse.tables import requests as ask
from meldhouse.tables.requests import LONGEST, PHRASES, UNREADABLE, Phrase, read_request, why_unreadable
from meldhouse.tables.terms import Terms

GOOD: dict[str, dict[str, Any]] = {
    "act": {"action": {"event": "play", "seat": "S", "piece": "AS"}},
    "takeback": {},
    "sit": {"seat": "N"},
    "admit": {"seat": "N", "when": "now"},
    "stand": {},
    "bot": {"seat": "N", "level": "club"},
    "clear": {"seat": "N"},
    "start": {},
    "ready": {"hand": 1, "attempt": 1, "commitment": "0a" * 32},
    "open": {"seal": "0a" * 32, "number": "0a" * 32},
    "lost": {"seal": "0a" * 32},
    "keep": {},
    "say": {"phrase": "luck"},
    "hear": {"event": {"type": "Raised", "by": "S", "about": "a card"}},
    "ease": {"seat": "N", "clause": "N42-8b", "why": "a rack"},
    "close": {},
    "hint": {},
    "look": {},
}
WRONG = (None, True, -1, 10**40, 1.5, "", "x" * 5_000, "\x00", "Ünïcode", [], {}, [[]], {"event": "play"}, ["S"])


def sentence(message: str | bytes) -> str:
    with pytest.raises(UNREADABLE) as raised:
        read_request(message)
    refusal = why_unreadable(raised.value)
    assert refusal.code == "unreadable"
    why = str(refusal.message.args["why"])
    assert why
    assert not why.endswith((".", " "))
    assert "\n" not in why
    assert len(why) <= 200
    return why


def test_every_kind_of_request_is_tried_here() -> None:
    kinds = {kind.__struct_config__.tag for kind in ask.AnyRequest.__args__}
    assert kinds == set(GOOD)
    assert set(PHRASES) == set(Phrase.__args__)
    for kind, details in GOOD.items():
        assert read_request(json.dumps({"ask": kind, "id": "k1", **details})).id == "k1"


@pytest.mark.parametrize("kind", GOOD)
def test_wrong_types_and_unknown_fields_get_one_sentence(kind: str) -> None:
    good = {"ask": kind, "id": "k1", "at": 3, **GOOD[kind]}
    for name in good:
        for wrong in WRONG:
            if name in ("level", "clause", "why") and isinstance(wrong, str) and len(wrong) < 20:
                continue  # the table says which levels and clauses there are
            sentence(json.dumps({**good, name: wrong}))
        if name != "at":
            sentence(json.dumps({key: value for key, value in good.items() if key != name}))
    sentence(json.dumps({**good, "person": "pann"}))
    assert "unknown field" in sentence(json.dumps({**good, "verdict": {}}))


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "[]", "null", "7", '"act"', "{}", '{"ask":"dance","id":"k"}', b"\xff\xfe", "x" * (LONGEST + 1),
        '{"ask":"look","id":"' + "k" * 41 + '"}', '{"ask":"look","id":"k k"}', "[" * 8_000,
        '{"ask":"act","id":"k","action":' + '{"a":' * 1_500 + "1" + "}" * 1_500 + "}",
        '{"ask":"act","id":"k","action":{"event":"restrict","seat":"S","how":"silenced"}}',
        '{"ask":"act","id":"k","action":{"event":"dealt","hands":{},"kitty":[]}}',
        '{"ask":"act","id":"k","action":{"event":"play","seat":"S","piece":"1Z"}}',
        '{"ask":"act","id":"k","action":{"event":"bid","seat":"S","amount":1000000000000000000000000000000}}',
        '{"ask":"act","id":"k","action":{"event":"deal","seat":"S","packets":[9999999999]}}',
        '{"ask":"lost","id":"k","seal":"' + "G" * 64 + '"}',
    ],
)  # fmt: skip
def test_absurd_messages_get_one_sentence(message: str | bytes) -> None:
    sentence(message)


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_noise_gets_one_sentence(message: str | bytes) -> None:
    sentence(message)


FIELDS: dict[str, tuple[Any, ...]] = {
    "seat": ("N", "E", "S", "W"), "by": ("N", "S", ["N", "S"], []), "accused": ("N", "E"), "towards": ("N", "S"),
    "short": (None, "N"), "long": (None, "E"), "piece": ("AS", "6-4", "0-0", "9D"), "suit": ("H", "6", "", None),
    "pieces": ([], ["AS"], ["6-4", "6-4"], ["9D"] * 25), "tiles": ([], ["6-4"], ["AS"] * 7), "order": ([], ["AS"] * 30),
    "trump": ("H", "6", "follow-me", "nonsense", ""), "layout": ("4-3", "", "x" * 99), "how": ("riffle", "wash"),
    "form": ("single", "double"), "packets": ([], [0], [-3, 3], [1_000_000] * 9), "offence": ("follow", "totals"),
    "said": (None, "", "he played a nine"), "seats": ([], ["N", "N"]), "hand": ("", "void", "renege", "dealt-again"),
    "post": ("referee", "director", ""), "person": ("Ann", "R1", ""), "decision": ("", "so be it"),
    "clause": (None, "x"),
    "facts": ("", "a heart"), "without": ("", "x"), "about": ("", "x\ny"), "kind": ("", "nonsense"),
    "borrowed": ("", "x"),
}  # fmt: skip
NUMBERS = (0, 1, -1, 7, 20, 31, 999_999, -1_000_000)
FLAGS = (True, False)


def whatever(kind: type[msgspec.Struct], lot: Random) -> dict[str, Any]:
    """Any values at all for what somebody might do."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        flag = field.type in ("bool", bool)
        found[field.name] = lot.choice(FIELDS.get(field.name, FLAGS if flag else NUMBERS))
    return found


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("name", book_names())
def test_whatever_can_be_read_is_done_or_refused(name: str, refereed: bool) -> None:
    lot = Random(f"whatever {name} {refereed}")
    walk = Walk(Terms(book=name, refereed=refereed), lot)
    walk.sit_everybody()
    read = 0
    for _ in range(300):
        if walk.table.stage != "hand":
            walk.deal()
        walk.settle()
        if lot.random() < 0.25:
            walk.do_due()
            continue
        who = lot.choice(PEOPLE)
        chair = walk.table.chair_of(who.id)
        kind = lot.choice(AnyAction.__args__)
        said = {"event": kind.__struct_config__.tag, **whatever(kind, lot)}
        if chair is not None and lot.random() < 0.9:
            said["seat"] = chair.seat
        message = {"ask": "act", "id": "k", "action": said}
        if lot.random() < 0.2:
            kind = lot.choice(AnyDisputeEvent.__args__)
            message = {"ask": "hear", "id": "k", "event": {"type": kind.__name__, **whatever(kind, lot)}}
        try:
            request = read_request(json.dumps(message))
        except UNREADABLE as problem:
            why_unreadable(problem)
            continue
        read += 1
        details = {"action": request.action} if isinstance(request, ask.Act) else {"event": request.event}  # type: ignore[union-attr]
        walk.ask(who, type(request), **details)
    assert read > 120
    assert walk.again().version == walk.table.version
