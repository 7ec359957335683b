"""What changed in a plan is read out by name, once, and the desk says that it is to be confirmed again."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, NPA_HAND, Evening

from meldhouse.tournament import acts
from meldhouse.tournament.next_step import next_steps


def seats(evening: Evening) -> dict[str, int]:
    return {one: table.number for table in evening.state.rounds[-1].seating.tables for one in table.people}


@pytest.mark.parametrize(("book", "heads"), [("npa", 8), ("bend", 8)])
def test_who_moved_is_named_and_the_desk_asks_for_another_confirmation(book, heads):
    evening = Evening(book, heads)
    evening.do(acts.Draft())
    evening.do(acts.Confirm(round=1))
    before = seats(evening)
    evening.did(acts.Enter(names=("Ned Nash",), here=True))
    after = seats(evening)
    assert evening.state.rounds[-1].status == "draft"
    moved = [one for one in before if one in after and before[one] != after[one]]
    notes = " ".join(evening.state.notes)
    assert all(f"{evening.state.name(one)} (table {after[one]})" in notes for one in moved)
    assert notes.count("(table ") == len(moved)
    step = next_steps(evening.state)[0]
    assert step.says == "Confirm the seating"
    assert "drawn anew" in step.why
    assert "Ned Nash" in step.why


@pytest.mark.parametrize(("book", "slip"), [("npa", NPA_HAND), ("bend", BEND_HAND)])
def test_it_is_read_out_for_one_round_only(book, slip):
    evening = Evening(book, 8, hands=1)
    evening.do(acts.Draft())
    evening.did(acts.Enter(names=("Ned Nash",), here=True))
    assert evening.state.notes
    number = evening.start_drafted()
    assert evening.state.notes
    for table, sheet in evening.state.rounds[0].sheets.items():
        if len(sheet.seats) == 4:
            evening.enter(number, table, slip)
        else:
            evening.did(acts.EnterResult(round=number, table=table, points={"N": 300, "E": 200, "S": 100}))
        evening.sign(number, table)
    evening.do(acts.Close(round=number))
    evening.do(acts.Draft())
    assert evening.state.notes == []
    assert "anew" not in next_steps(evening.state)[0].why
