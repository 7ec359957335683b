"""Laying down a hand at the terminal table: making a claim, and answering one."""

from __future__ import annotations

from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import View
from meldhouse.messages import Message, fact
from meldhouse.players.advice.deeds import codes

ANSWERS_TO_CLAIM = fact("play-claim-accept"), fact("play-claim-challenge")


def show_claim(voice: Voice, view: View) -> Message:
    """Show the claimed hand and ask whether it is good."""
    assert view.claim is not None
    laid = codes(view.open_hands.get(view.claim, ()))
    voice.say(fact("trick-play-all", who=view.claim, pieces=laid), style="bold")
    voice.say(fact("play-claim-your-hand", pieces=codes(view.hand)))
    return fact("play-ask-claim")
