"""An event as a test runs it: a director who does things one after the other, and tables that hand in sheets."""

from __future__ import annotations

from typing import Any

from meldhouse.game import Refusal, Slip
from meldhouse.messages import Voice
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.simulating.simulate import DIRECTOR, Simulation

MINUTE = 60_000
NPA_HAND = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})
"""North-South make 60, East-West 40."""
STH_HAND = Slip(bidder="N", bid=20, trump="H", meld={"NS": 10, "EW": 4}, take={"NS": 15, "EW": 10})
BEND_HAND = Slip(bidder="N", bid=500, trump="H", meld={"NS": 250, "EW": 200}, take={"NS": 300, "EW": 200})
BEND_LEVEL = Slip(bidder="N", bid=500, trump="H", meld={"NS": 250, "EW": 250}, take={"NS": 250, "EW": 250})
MCA_HAND = Slip(bidder="N", bid=20, trump="H", meld={"NS": 10, "EW": 4}, take={"NS": 15, "EW": 10})
N42_HAND = Slip(bidder="N", bid=30, trump="4", take={"NS": 31, "EW": 11})


def said(refusal: Refusal) -> str:
    """In English, with the usual words."""
    return Voice().say(refusal.whole)


class Evening(Simulation):
    """A simulated event, with a director who may do other things too."""

    def __init__(self, book: str, entrants: int, **changes: Any) -> None:
        super().__init__(book, form_of(load_book(book), **changes), entrants, seed="evening")

    @property
    def state(self):
        return self.tournament.state

    def did(self, act: acts.AnyAct, *, by: str = DIRECTOR, later: int = 1):
        """What followed; `later` milliseconds have gone by."""
        self.at += later
        return self.tournament.apply(act, by=by, at=self.at)

    def no(self, act: acts.AnyAct, *, by: str = DIRECTOR, later: int = 0) -> Refusal:
        """It is refused, in a sentence, and nothing has changed."""
        before = len(self.tournament.log)
        refusal = self.tournament.verify(act, by=by, at=self.at + later)
        assert refusal is not None, act
        told = said(refusal)
        assert told.endswith("."), told
        assert "{" not in told
        assert len(self.tournament.log) == before
        return refusal

    def start(self) -> int:
        """Seat the next round and start it."""
        self.do(acts.Draft())
        return self.start_drafted()

    def start_drafted(self) -> int:
        number = len(self.state.rounds)
        for act in (acts.Confirm, acts.Release, acts.Call, acts.Start):
            self.do(act(round=number))
        return number

    def enter(self, number: int, table: int, *slips: Slip, **more: Any):
        return self.did(acts.EnterSlips(round=number, table=table, slips=slips, **more))

    def sign(self, number: int, table: int):
        sheet = self.state.sheet(number, table)
        for side in sheet.sides:
            self.did(acts.Sign(round=number, table=table, side=side, signer=sheet.people(side)[0], digest=sheet.digest))

    def hand_in(self, number: int, *slips: Slip):
        """All tables play the same."""
        for table in self.state.rounds[number - 1].sheets:
            self.enter(number, table, *slips)
            self.sign(number, table)
