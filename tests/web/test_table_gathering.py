"""Chairs are taken, in Chromium: bots are as good as they were wanted."""

from __future__ import annotations

import pytest
from browsing import LACKING
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, visit
from visiting import said

from meldhouse.messages import fact

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def test_a_bot_that_is_added_has_the_level_that_was_chosen_for_the_table(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('bend')}") as page:  # its bots are novices
        level = page.get_by_label(said("seat-level", where=fact("seat", seat="N")))
        expect(level).to_have_value("novice", timeout=PATIENCE)
        page.get_by_role("button", name=said("seat-add-at", where=fact("seat", seat="N"))).click()
        expect(page.get_by_role("group", name="North")).to_contain_text(said("level-computer", level="novice"))
        page.get_by_label(said("seat-level", where=fact("seat", seat="E"))).select_option("expert")
        page.get_by_role("button", name=said("seat-add-at", where=fact("seat", seat="E"))).click()
        expect(page.get_by_role("group", name="East")).to_contain_text(said("level-computer", level="expert"))
        page.get_by_role("button", name=said("seat-remove-at", where=fact("seat", seat="E"))).click()
        expect(page.get_by_label(said("seat-level", where=fact("seat", seat="E")))).to_have_value(
            "expert"
        )  # what was chosen there stays
        expect(page.get_by_label(said("seat-level", where=fact("seat", seat="W")))).to_have_value("novice")
