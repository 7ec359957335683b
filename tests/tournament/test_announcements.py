"""What changed in a plan is read out by name, once, and the desk says that it is to be confirmed again."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, NPA_HAND, Evening

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.log import line_of
from meldhouse.tournament.rounds.announcements import how_first_seated
from meldhouse.tournament.simulating.simulate import Simulation


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
    told = [move for note in evening.state.notes if note.id == "plan-moved" for move in note.args["moves"]]
    places = {one: fact("place-table", table=after[one]) for one in moved}
    moves = {fact("plan-move", name=evening.state.name(one), place=place) for one, place in places.items()}
    assert set(told) == moves
    assert len(told) == len(moves)
    step = next_steps(evening.state)[0]
    assert step.says == fact("next-confirm")
    assert fact("next-seated-again") in step.why
    assert "Ned Nash" in evening.state.book.voice.say(step.why[0])


@pytest.mark.parametrize(("book", "slip"), [("npa", NPA_HAND), ("bend", BEND_HAND)])
def test_it_is_read_out_for_one_round_only(book, slip):
    evening = Evening(book, 8, hands=1)
    evening.do(acts.Draft())
    evening.did(acts.Enter(names=("Ned Nash",), here=True))
    assert evening.state.notes
    number = evening.start_drafted()
    assert evening.state.notes == [], "the round that it was about is on"
    if book == "npa":  # where all rounds are planned ahead
        evening.did(acts.Enter(names=("Olga Orr",), here=True))
        assert evening.state.notes, "that is about the next one"
    for table, sheet in evening.state.rounds[0].sheets.items():
        if len(sheet.seats) == 4:
            evening.enter(number, table, slip)
        else:
            evening.did(acts.EnterResult(round=number, table=table, points={"N": 300, "E": 200, "S": 100}))
        evening.sign(number, table)
    evening.do(acts.Close(round=number))
    evening.do(acts.Draft())
    assert evening.state.notes == []
    assert fact("next-seated-again") not in next_steps(evening.state)[0].why


def test_the_first_seating_says_whether_it_was_drawn():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    assert how_first_seated(evening.state, evening.state.rounds[0]) == fact("seated-drawn")
    assert fact("log-open-seed", seed=evening.state.seed) in line_of(evening.tournament, 1).then
    pairs = Evening("mcallen", 8)
    pairs.do(acts.Draft())
    in_order = fact("seated-in-order", movement="sitting-moving")
    assert how_first_seated(pairs.state, pairs.state.rounds[0]) == in_order
    names = [one for table in pairs.state.rounds[0].seating.tables for one in table.people]
    assert names[::2] == ["T1", "T2", "T3", "T4"], "as it says"


def test_another_lot_seats_otherwise_and_the_same_lot_the_same():
    seated = []
    for seed in ("one", "two", "one"):
        other = Simulation("npa", Evening("npa", 0).form, 8, seed=seed)
        other.do(acts.Draft())
        seated.append(other.tournament.state.rounds[0].seating)
    assert seated[0] == seated[2]
    assert seated[0] != seated[1]


def test_of_later_rounds_nothing_is_said():
    evening = Evening("npa", 8)
    evening.hand_in(evening.start(), *[NPA_HAND] * 4)
    evening.do(acts.Close(round=1))
    evening.do(acts.Draft())
    assert how_first_seated(evening.state, evening.state.rounds[1]) is None


def test_a_draft_that_was_changed_by_hand_says_so_until_it_is_drawn_anew():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    current = evening.state.current
    assert how_first_seated(evening.state, current) == fact("seated-drawn")
    one, two = current.seating.tables[0].people[0], current.seating.tables[1].people[0]
    evening.did(acts.Swap(one=one, two=two, reason="a wheelchair"))
    assert how_first_seated(evening.state, evening.state.current).id == "seated-by-hand"
    evening.did(acts.Scrap(round=1))
    evening.did(acts.Draft())
    assert how_first_seated(evening.state, evening.state.current) == fact("seated-drawn")
