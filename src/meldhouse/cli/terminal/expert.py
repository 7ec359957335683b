"""The expert who is asked for hints at the terminal table. He is fetched when he is first needed, and not before."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import Event, View
from meldhouse.players.advice import Hint, hint
from meldhouse.solver import Unsolvable
from meldhouse.solver.starting import is_ready


def expert_hint(voice: Voice, view: View, seen: Sequence[Event]) -> Hint:
    """What the expert would do; where he cannot reckon with so large a pack, what good sense would."""
    if not is_ready():
        voice.say("One moment: the expert sits down beside you …")
    try:
        return hint(voice.book, view, seen)
    except Unsolvable:
        return hint(voice.book, view, seen, "novice")
