"""A ruling is told to the end, however long it is: a renege at McAllen takes more than 400 letters (MCA-13f)."""

from __future__ import annotations

import html

from event_nights import Night, evening, playing
from msgspec.structs import replace
from test_event_rulings import offered
from visiting import OpenHouse, words

from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule


def test_a_long_ruling_is_written_whole(house: OpenHouse):
    night = Night(house, playing(evening("mcallen", 4)))
    state = night.tournament.state
    sheet = state.sheet(1, 1)
    ruling = rule(sheet.book, Case(kind="renege", by=("E",)))
    whole = replace(sheet.book.voice, names=state.names_at(sheet)).say(ruling.says)
    assert len(whole) > 400
    page = night.get("/desk/ask?table=1&asked=1&kind=renege&by-E=1").text
    assert html.unescape(offered(page)["ruling"]) == whole
    night.post("/desk/answer", offered(page))
    assert night.tournament.state.calls[0].ruling == whole
    assert whole in words(night.get("/round/1/table/1"))
