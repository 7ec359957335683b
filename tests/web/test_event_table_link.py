"""A link for the scorekeeper of one table says so, and leads to that table."""

from __future__ import annotations

import re

from event_nights import SHEET, night_of
from visiting import OpenHouse, Visitor, said, said as says, words


def test_it_says_what_it_is_for_and_leads_to_that_table(house: OpenHouse):
    night = night_of(house, heads=8)
    made = night.post("/desk/roles", {"role": "scorekeeper", "table": "1"})
    assert said("link-for", who=says("event-role-table", table=1)) in words(made)
    assert "Keeps score at table 1 only:" in words(made)
    assert "takes money" not in words(made)
    assert f'href="{night.at}{SHEET}">Back to table 1<' in made.text
    assert says("event-link-back", where="people", table=0) not in words(made)
    link = re.search(r'class="code-link"><a href="http://testserver([^"]*)"', made.text)[1]
    helper = Visitor(house)
    assert "Keeps score at table 1 only:" in words(helper.look_at(link))
    sent = helper.say_yes(link, "Kim")
    assert sent.headers["location"] == night.at + SHEET
    assert "You keep score at table 1 now." in words(helper.get(night.at + SHEET))


def test_that_of_all_tables_leads_to_the_helpers(house: OpenHouse):
    night = night_of(house)
    made = night.post("/desk/roles", {"role": "scorekeeper"})
    assert "Checks people in, takes money" in words(made)
    assert f'href="{night.at}/desk/roles">Make another link<' in made.text
