"""Laying down a hand at the terminal table: making a claim, and answering one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.terminal.picking import named
from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Claim, View
from meldhouse.messages import Message, fact
from meldhouse.players.advice.deeds import codes
from meldhouse.solver.starting import is_ready

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session

ANSWERS_TO_CLAIM = fact("play-claim-accept"), fact("play-claim-challenge")


def lay_down(session: Session, said: str) -> None:
    """Lay down the player's hand, if the house allows it and they mean it; `said` is the order of play."""
    book, seat = session.book, session.person
    try:
        action = Claim(seat, named(book, said) if said else ())
    except Trouble as problem:
        session.screen.unclear(problem.first)
        return
    refusal = session.sitting.hand.verify(action)
    if refusal is not None:
        session.refuse(refusal)
        return
    test = book.claim.test if book.claim.test in ("bid", "any-card") else "trick"
    failed = "hand" if book.claim.failed == "hand" else "rest"
    session.voice.say(fact("play-claim-means", test=test, failed=failed), note=book.cite("claim-failed"))
    if session.dialogue.confirm(fact("play-ask-lay-down"), "claim", default=False):
        if not is_ready():
            session.voice.say(fact("solver-getting-ready"))
        session.do(action)


def show_claim(voice: Voice, view: View) -> Message:
    """Show the claimed hand and ask whether it is good."""
    assert view.claim is not None
    laid = codes(view.open_hands.get(view.claim, ()))
    voice.say(fact("trick-play-all", who=view.claim, pieces=laid), style="bold")
    voice.say(fact("play-claim-your-hand", pieces=codes(view.hand)))
    return fact("play-ask-claim")
