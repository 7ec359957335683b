"""Small things that were said wrongly at the desk, on paper and in files."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import msgspec
import pytest
from floor import MCA_HAND, NPA_HAND, Evening
from printed import texts

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk import playoffs
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order, heading_of
from meldhouse.tournament.prints import print_job
from meldhouse.tournament.results.exports import to_json
from meldhouse.tournament.results.handing_out import results_of


@pytest.mark.parametrize("book", ["npa", "bend", "st-hilary", "n42pa"])
def test_a_forfeit_on_paper_ends_with_one_period(book: str):
    evening = Evening(book, 4)
    number = evening.start()
    evening.did(acts.Forfeit(round=number, table=1, side="EW", reason="did not come."))
    order = Order(evening.tournament, evening.state.rounds[0])
    said = " ".join(texts(print_job(heading_of(order), list(JOBS["sheets"].make(order)))))
    assert "did not come" in said
    assert ".." not in said


def test_every_row_of_the_standings_has_all_its_keys_though_they_be_zero():
    """A round that everybody has won nothing in, and somebody who never sat down."""
    evening = Evening("npa", 5, rounds=1)
    number = evening.start()
    nothing = Slip(bidder="N", bid=60, trump="H", meld={"NS": 4, "EW": 0}, how="board-set")
    evening.hand_in(number, *[nothing] * 4)
    rows = msgspec.to_builtins(evening.tournament.standings().rows)
    lines = msgspec.json.decode(to_json(results_of(evening.tournament)))["lines"]
    assert any(row["points"] == 0 for row in rows)
    for found in (*rows, *lines):
        assert {"place", "id", "name", "people", "division", "points", "rounds", "figures"} <= set(found)


def test_a_play_off_is_offered_after_the_last_round_and_not_after_the_end():
    early, evening = Evening("mcallen", 4, rounds=2), Evening("mcallen", 4, rounds=1)
    for each in (early, evening):
        number = each.start()
        each.hand_in(number, *[MCA_HAND] * 4)
        each.do(acts.Close(round=number))
    assert not playoffs.left_to_play_off(early.state, early.tournament.standings())
    assert playoffs.left_to_play_off(evening.state, evening.tournament.standings())
    evening.do(acts.Finish(anyway=True))
    assert not playoffs.left_to_play_off(evening.state, evening.tournament.standings())


def test_who_signs_has_to_be_said():
    evening = Evening("npa", 4, rounds=1)
    number = evening.start()
    evening.enter(number, 1, *[NPA_HAND] * 4)
    sheet = evening.state.sheet(number, 1)
    assert sheet is not None
    unsigned = acts.Sign(round=number, table=1, side="NS", signer="", digest=sheet.digest)
    assert evening.no(unsigned).code == "blank"


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone of a process cannot be changed here")
def test_the_day_in_a_file_is_the_day_on_the_wall(monkeypatch: pytest.MonkeyPatch):
    """At seven in the evening on the West Coast it is tomorrow already in Greenwich."""
    evening = Evening("npa", 4, rounds=1)
    night = int(datetime(2026, 11, 19, 3, tzinfo=UTC).timestamp() * 1000)
    evening.state.opened = evening.state.opened._replace(at=night)
    with monkeypatch.context() as there:
        there.setenv("TZ", "America/Los_Angeles")
        time.tzset()
        found, printed = results_of(evening.tournament).date, heading_of(Order(evening.tournament, None)).date
    time.tzset()
    assert (found, printed) == ("2026-11-18", fact("day", day="2026-11-18"))
