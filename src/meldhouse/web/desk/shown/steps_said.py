"""The desk's next steps, in the reader's words."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.messages import Voice
from meldhouse.tournament.desk.next_step import NextStep
from meldhouse.tournament.rounds.finishing import Open


class StepSaid(NamedTuple):
    says: str
    why: str
    asks: str
    keeps_why: bool
    at: str
    open: tuple[Open, ...]
    warns: bool


def said_and_sent(step: NextStep, voice: Voice) -> tuple[StepSaid, str]:
    """The step's text and its act as sent by a form; the act is empty if something else must be done first."""
    asks = voice.say(step.asks) if step.asks is not None else ""
    why = " ".join(map(voice.say, step.why))
    said = StepSaid(voice.say(step.says), why, asks, step.keeps_why, step.at, step.open, step.warns)
    return said, msgspec.json.encode(step.act).decode() if step.act is not None else ""
