"""Special notes on a player's round: a code for files and programs, and its message."""

from __future__ import annotations

from typing import Literal, get_args

from meldhouse.messages import Message, fact

Note = Literal["bye", "forfeited", "won-by-forfeit", "penalty", "others-penalty", "replaced"]
NOTES: tuple[Note, ...] = get_args(Note)
"""In the order in which they are explained."""


def note_fact(note: Note) -> Message:
    return fact("round-note", note=note)
