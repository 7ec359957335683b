"""In a browser: the form that lets two change places is there as soon as a draft is, and only as long."""

from __future__ import annotations

import pytest
from browsing import LACKING
from playwright.sync_api import expect
from real_house import RealHouse
from test_event_browser import directing, house, press
from windows import NewWindow

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
__all__ = ["house"]


def test_the_form_comes_with_the_draft_and_goes_with_it(new_window: NewWindow, house: RealHouse):
    page = new_window()
    at = directing(page, house, "npa", [f"Player {letter}" for letter in "ABCDEFGH"])
    page.goto(f"{at}/desk/seating")
    swap = page.get_by_role("heading", name="Swap two players")
    expect(swap).to_have_count(0)
    press(page, "Seat round 1")
    expect(swap).to_be_visible()
    page.select_option("#one", index=1)
    page.select_option("#two", index=8)
    page.get_by_role("button", name="Swap").click()
    expect(page.get_by_text("swapped places.")).to_be_visible()
    press(page, "Confirm the seating")
    expect(swap).to_have_count(0)
