"""What to do so that phones can come in, in Chromium on a laptop: below its heading, over the whole width."""

from __future__ import annotations

import pytest
from browsing import LACKING
from real_house import RealHouse
from test_event_browser import LAPTOP
from windows import NewWindow

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def house(served_house: RealHouse) -> RealHouse:
    return served_house


def test_the_opened_warning_reads_from_top_to_bottom(house: RealHouse, new_window: NewWindow):
    page = new_window(viewport=LAPTOP)
    page.goto(f"{house.url}/events/new")
    warning = page.locator("details.warned")
    warning.locator("summary").click()
    heading, steps, whole = (one.bounding_box() for one in (warning.locator("summary"), warning.locator("ol"), warning))
    assert heading is not None
    assert steps is not None
    assert whole is not None
    assert heading["y"] + heading["height"] <= steps["y"]
    assert steps["width"] > 0.8 * whole["width"]
