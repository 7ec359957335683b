"""What was written and accepted once stands: a log opens and counts as it did, though it could not be entered now."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Game, Incident, Slip, SlipError, score
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.tournament import Tournament

AWARDED = Slip(bidder="N", bid=60, trump="H", how="awarded", meld={"NS": 40, "EW": 22}, take={"NS": 50, "EW": 0})
"""Nobody is named who called the renege."""
SOUND = Slip(bidder="N", bid=500, trump="H", meld={"N": 250}, take={"N": 350, "E": 100, "S": 50})
TOGETHER = replace(SOUND, tricks={"N": 21, "E": 3, "S": 1})
"""Two sides would need the one last trick."""
OLDER = [
    ("npa", 4, AWARDED, {"N": 590, "S": 590, "E": 0, "W": 0}),
    ("bend", 3, TOGETHER, {"N": 600, "E": 100, "S": 50}),
]


def older(book: str, people: int, slip: Slip) -> tuple[Evening, Tournament]:
    """An evening that just started, and the log of one like it in which `slip` was written long ago."""
    evening = Evening(book, people)
    evening.start()
    log = [*evening.tournament.log]
    entered = acts.EnterSlips(round=1, table=1, slips=(slip,))
    return evening, Tournament([*log, replace(log[-1], act=entered, then=(), at=evening.at + 1)])


@pytest.mark.parametrize(("book", "people", "slip", "totals"), OLDER)
def test_an_older_log_opens_and_counts_as_it_did(book: str, people: int, slip: Slip, totals: dict[str, int]):
    _, opened = older(book, people, slip)
    sheet = opened.state.rounds[0].sheets[1]
    assert sheet.sums.totals == totals
    assert sheet.added().totals == totals


@pytest.mark.parametrize(("slip", "sound"), [(AWARDED, NPA_HAND), (TOGETHER, SOUND)])
def test_nobody_enters_it_now(slip: Slip, sound: Slip):
    book, people = ("npa", 4) if slip is AWARDED else ("bend", 3)
    evening, _ = older(book, people, slip)
    for several in ((slip,), (sound, slip)):
        assert evening.no(acts.EnterSlips(round=1, table=1, slips=several)).code == "slip"
    evening.enter(1, 1, sound)
    assert evening.no(acts.ChangeSlip(round=1, table=1, hand=1, slip=slip)).code == "slip"
    with pytest.raises(SlipError):
        Game(evening.state.rounds[0].sheets[1].book, first_dealer="N").add(slip)


@pytest.mark.accepts("NPA-3.1g")
def test_a_fine_beside_an_awarded_hand_names_the_caller():
    book = load_book("npa")
    fine = Incident(seats=("E",), points=-200, clause="NPA-3.1g")
    entries = score(book, replace(AWARDED, incidents=(fine,)))
    assert [(one.account, one.points) for one in entries if one.points < 0] == [("E", -200)]
