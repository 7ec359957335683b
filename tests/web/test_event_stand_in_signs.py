"""Whoever stands in is on the sheet in the browser as at the command line, and signs."""

from __future__ import annotations

import re

from event_nights import SHEET, Night, evening, playing
from visiting import OpenHouse, words

from meldhouse.tournament import acts


def test_the_stand_in_plays_and_signs(house: OpenHouse):
    event = playing(evening("npa", 4))
    sheet = event.tournament.state.sheet(1, 1)
    gone = sheet.seats["N"]
    event.do(acts.Missing(round=1, person=gone))
    event.do(acts.StandIn(round=1, person=gone, name="Zed", minutes=30))
    night = Night(house, event)
    name = night.tournament.state.name(gone)
    assert "North: Zed" in words(night.get("/desk"))
    hand = {
        "how": "played",
        "bidder": "N",
        "bid": "50",
        "trump": "H",
        "meld-NS": "30",
        "meld-EW": "20",
        "take-NS": "28",
    }
    for _ in range(4):
        said = night.said(night.post(SHEET + "/write", hand))
    assert "Zed &" in said
    page = night.get(SHEET)
    assert words(page).count("Zed bid 50 in hearts") == 4
    assert f"{name} bid" not in words(page)
    signers = re.findall(r'name="signer" value="(\w+)"', page.text)
    assert "Zed" in signers
    assert gone not in signers
    form = {"side": "NS", "signer": "Zed", "digest": night.tournament.state.sheet(1, 1).digest}
    night.post(SHEET + "/sign", form)
    assert "signed for Zed (" in words(night.get(SHEET))
