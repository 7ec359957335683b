"""A bracket is read by names: every match has one, who waits is told for what, and only who is in is counted."""

from __future__ import annotations

import pytest
from floor import Evening
from printed import texts

from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.lines.brackets import (
    MatchName,
    byes_in,
    known_to_all,
    match_at,
    match_names,
    out_lines,
    stages_of,
    still_in,
)
from meldhouse.tournament.lines.rounds import bye_line, how_far
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order, heading_of
from meldhouse.tournament.prints import print_job
from meldhouse.tournament.seating import double_elimination, single_elimination

SINGLE = {"movement": "single-elimination", "third": True, "consolation": True}


def printed(evening: Evening, job: str) -> str:
    order = Order(evening.tournament, evening.state.current if JOBS[job].of_round else None)
    return " ".join(" ".join(texts(print_job(heading_of(order), list(JOBS[job].make(order))))).split())


def played(evening: Evening, rounds: int) -> Evening:
    for _ in range(rounds):
        evening.do(acts.Draft())
        evening.play_round()
    return evening


@pytest.mark.parametrize("many", range(2, 20))
def test_no_two_matches_of_a_bracket_have_one_name(many: int):
    names = [f"T{number}" for number in range(many)]
    for bracket in (single_elimination(names, third=True, consolation=True), double_elimination(names)):
        found = list(match_names(bracket).values())
        assert len(set(found)) == len(bracket.matches)
        assert MatchName("final") in found


def test_the_last_round_names_its_matches_wherever_its_tables_stand():
    evening = played(Evening("n42pa", 8, **SINGLE), 2)
    evening.start()
    each = evening.state.rounds[-1]
    kinds = {match_at(evening.state, each, table).args["kind"] for table in each.matches}
    assert kinds >= {"final", "third"}
    assert "Third place" in printed(evening, "chart")
    assert "Third place" in printed(evening, "sheets")


def test_who_waits_for_the_final_is_told_so_and_does_not_sit_out():
    evening = played(Evening("n42pa", 5), 3)
    evening.do(acts.Draft())
    (line,) = out_lines(evening.state, evening.state.rounds[-1])
    assert (line.id, line.args["match"].args["kind"]) == ("bracket-waits", "final")
    chart = printed(evening, "chart")
    assert "waiting for the final" in chart
    assert "Sitting out" not in chart


def test_only_those_are_counted_who_still_have_a_match():
    evening = played(Evening("n42pa", 8, movement="single-elimination", third=False, consolation=False), 1)
    assert len(evening.state.here) == 8
    assert len(still_in(evening.state)) == 4
    assert how_far(evening.state).args["players"] == fact("far-in", players=4)
    assert fact("next-in", players=4, away=0) in [step for step in next_steps(evening.state) if not step.ends][-1].why


def test_who_came_after_the_draw_counts_as_soon_as_the_first_round_is_to_be_seated_again():
    evening = Evening("n42pa", 7, movement="double-elimination")
    for act in (acts.Draft(), acts.Enter(names=("Val", "Wes"), here=True), acts.Scrap(round=1)):
        evening.do(act)
    assert fact("next-in", players=8, away=0) in [step for step in next_steps(evening.state) if not step.ends][-1].why
    evening.do(acts.Draft())
    assert how_far(evening.state).args["players"] == fact("far-in", players=8)


def test_every_match_says_who_goes_on_and_nothing_is_told_before_it_is_known():
    evening = played(Evening("n42pa", 6, **SINGLE), 1)
    evening.do(acts.Draft())

    def said(through: int | None) -> list[Message]:
        lines = [line for stage in stages_of(evening.state, through) for step in stage.steps for line in step.lines]
        return [one for line in lines for one in line.said]

    def kinds(id: str, through: int | None = None) -> list[object]:
        return [one.args["match"].args["kind"] for one in said(through) if one.id == id]

    assert known_to_all(evening.state) == 0
    assert kinds("bracket-won-next", 0) == []
    assert kinds("bracket-won-next") == ["semifinal"] * 2
    assert kinds("bracket-plays-on") == ["consolation-final"] * 2
    evening.do(acts.Confirm(round=2))
    evening.do(acts.Release(round=2))
    assert known_to_all(evening.state) == 1
    assert fact("bracket-seated-at", table=1) in said(1)


def test_the_bracket_is_printed_with_who_won():
    evening = Evening("n42pa", 6, **SINGLE)
    while not evening.is_done:
        played(evening, 1)
    paper = printed(evening, "bracket")
    assert "wins the tournament" in paper
    assert "Consolation final" in paper


def test_standings_say_how_far_everybody_came_and_as_it_stood_then():
    evening = played(Evening("n42pa", 8, **SINGLE), 3)
    state = evening.state

    def far(through: int | None = None) -> list[object]:
        table = table_of(state, evening.tournament.standings(through))
        assert table.columns[0].key == "bracket"
        return [evening.state.book.voice.say(line.figures[0]) for line in table.lines]

    assert far() == [
        "Winner",
        "Final",
        "Third place",
        "Semifinal",
        *["Quarterfinal"] * 4,
    ]
    lines = table_of(state, evening.tournament.standings()).lines
    assert sum(fact("standings-consolation") in line.below for line in lines) == 1
    assert "won the consolation" in printed(evening, "standings")
    assert sorted(set(far(1))) == ["Next: Semifinal", "Quarterfinal"]
    assert "How far" in printed(evening, "standings")


def test_a_bye_is_said_to_give_what_it_gives():
    evening = Evening("n42pa", 5, movement="single-elimination")
    evening.do(acts.Draft())
    (out,) = evening.state.rounds[0].seating.out[:1]
    assert bye_line(evening.state) == fact("bye-line-bracket")
    evening.play_round()
    assert evening.tournament.standings().row(out).figures["matches"] == 0


def test_who_begins_at_once_against_another_with_a_bye_is_not_said_to_wait():
    evening = Evening("n42pa", 5)
    evening.do(acts.Draft())
    (out,) = evening.state.rounds[0].seating.out
    assert byes_in(evening.state) == [evening.state.name(out)]
