"""A table whose side is not there, or is sent away, is no dead end: somebody stands in, or the others have won."""

from __future__ import annotations

import pytest
from floor import MCA_HAND, N42_HAND, Evening, said
from msgspec.structs import replace
from test_forms_end_to_end import same

from meldhouse.messages import Message, fact, written
from meldhouse.tournament import acts
from meldhouse.tournament.events import Forfeited, MatchWon
from meldhouse.tournament.lines.brackets import stages_of
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.lines.standings import Cell, table_of
from meldhouse.tournament.log import line_of
from meldhouse.tournament.rounds.missing import still_missing
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def pair_at(evening: Evening, number: int, table: int, side: str) -> str:
    return evening.state.owners[evening.state.sheet(number, table).people(side)[0]]


def forfeit(number: int, table: int, side: str, **more) -> acts.Forfeit:
    return acts.Forfeit(**{"round": number, "table": table, "side": side, "reason": "did not come", **more})


def test_those_who_are_there_have_the_match_without_a_signature_of_the_others():
    evening = Evening("n42pa", 4)
    number = evening.start()
    there, sheet = pair_at(evening, number, 1, "NS"), evening.state.sheet(number, 1)
    for one in sheet.people("EW"):
        evening.did(acts.Missing(round=number, person=one))
    evening.did(forfeit(number, 1, "EW"))
    assert sheet.locked
    assert not sheet.signed
    assert sheet.winners() == ("NS",)
    assert sheet.games() == {"NS": sheet.book.match.best_of // 2 + 1, "EW": 0}
    assert still_missing(evening.state, evening.state.current, sheet, evening.at) == ()
    assert forfeit_line(evening.state, sheet).args["why"] == (written("did not come"),)
    line = line_of(evening.tournament, len(evening.tournament.log))
    assert (line.what.id, line.reason) == ("log-forfeit", "did not come")
    evening.did(acts.EnterResult(round=number, table=2, points={"NS": 14, "EW": 0}, games={"NS": 2}))
    evening.sign(number, 2)
    then = evening.did(acts.Close(round=number))
    assert there in [event.winner for event in then if isinstance(event, MatchWon)]
    log = [read_step(write_step(step)) for step in evening.tournament.log]
    assert same(evening.tournament, Tournament(log))


def test_the_bracket_says_that_a_match_was_forfeited_and_that_the_pair_withdrew():
    evening = Evening("n42pa", 4)
    number = evening.start()
    there, gone = (evening.state.name(pair_at(evening, number, 1, side)) for side in ("NS", "EW"))
    evening.did(forfeit(number, 1, "EW"))
    evening.did(acts.EnterResult(round=number, table=2, points={"NS": 14, "EW": 0}, games={"NS": 2}))
    evening.sign(number, 2)
    evening.did(acts.Close(round=number))

    def said() -> tuple[Message, ...]:
        lines = [line for stage in stages_of(evening.state) for step in stage.steps for line in step.lines]
        both = {written(there), written(gone)}
        return next(line.said for line in lines if {side.name for side in line.sides} == both)

    won, lost = said()
    assert (won.id, won.args["name"], won.args["forfeit"]) == ("bracket-won-next", there, "yes")
    assert (lost.id, lost.args["name"]) == ("bracket-plays-on", gone)
    evening.did(acts.Withdraw(entrant=pair_at(evening, number, 1, "EW")))
    assert said()[-1] == fact("bracket-withdrew", name=gone)


def test_what_is_written_stays_and_games_that_were_won_too():
    evening = Evening("n42pa", 4)
    number = evening.start()
    hand = N42_HAND
    sheet = evening.state.sheet(number, 1)
    while not sheet.sums.match.wins["NS"]:
        evening.enter(number, 1, hand)
    evening.enter(number, 1, hand)
    before = dict(sheet.totals)
    evening.did(forfeit(number, 1, "NS", reason="left after a quarrel", clause="N42-19a"))
    assert sheet.totals == before
    assert sheet.games() == {"NS": 1, "EW": 2}
    assert sheet.winners() == ("EW",)
    assert forfeit_line(evening.state, sheet).args["why"][1] == written("N42-19a")
    assert evening.no(acts.EnterSlips(round=number, table=1, slips=(hand,))).code == "locked"


def test_the_desk_can_take_it_back():
    evening = Evening("n42pa", 4)
    number = evening.start()
    evening.did(forfeit(number, 1, "EW"))
    evening.did(acts.Undo())
    sheet = evening.state.sheet(number, 1)
    assert not sheet.locked
    evening.enter(number, 1, N42_HAND)


def test_only_an_official_decides_it_and_says_why():
    evening = Evening("n42pa", 4)
    number = evening.start()
    player = evening.state.sheet(number, 1).people("NS")[0]
    assert evening.no(forfeit(number, 1, "EW"), by=player).code == "role"
    assert evening.no(forfeit(number, 1, "EW", reason=" ")).code == "blank"
    assert evening.no(forfeit(number, 1, "EW", clause="N42-99")).code == "clause"
    evening.did(acts.EnterResult(round=number, table=1, points={"NS": 14, "EW": 0}, games={"NS": 2}))
    assert evening.no(forfeit(number, 1, "EW")).code == "forfeit-result"
    evening.sign(number, 1)
    assert evening.no(forfeit(number, 1, "EW")).code == "forfeit-in"


def test_a_pair_that_is_sent_away_in_the_middle_of_a_match_forfeits_it():
    evening = Evening("n42pa", 4)
    number = evening.start()
    evening.enter(number, 1, N42_HAND)
    sheet = evening.state.sheet(number, 1)
    then = evening.did(acts.Disqualify(entrant=pair_at(evening, number, 1, "NS"), reason="cheating"))
    (event,) = [one for one in then if isinstance(one, Forfeited)]
    assert (event.table, event.side, event.clause) == (1, "NS", "N42-19a")
    assert sheet.locked
    assert sheet.winners() == ("EW",)
    evening.did(acts.EnterResult(round=number, table=2, points={"NS": 14, "EW": 0}, games={"NS": 2}))
    evening.sign(number, 2)
    evening.did(acts.Close(round=number))


def test_where_points_are_counted_the_official_says_what_the_others_get():
    evening = Evening("mcallen", 4)
    number = evening.start()
    evening.enter(number, 1, MCA_HAND)
    sheet = evening.state.sheet(number, 1)
    gone, there = pair_at(evening, number, 1, "NS"), pair_at(evening, number, 1, "EW")
    evening.did(acts.Disqualify(entrant=gone, reason="cheating"))
    assert not sheet.locked
    made = sheet.totals["E"]
    evening.did(forfeit(number, 1, "NS", points=100))
    assert sheet.totals["E"] == made + 100
    ledger = evening.tournament.ledger
    assert ledger.total(evening.state.entrants[there].people[0].id) == made + 100
    assert evening.state.sheet(number, 1).winners() == ("EW",)


def played_beside_a_forfeit(**more) -> Evening:
    """Seven pairs: one sits out, one does not come, and two tables are played."""
    evening = Evening("mcallen", 7, hands=1)
    number = evening.start()
    first, *others = evening.state.rounds[0].sheets
    evening.did(forfeit(number, first, "NS", **more))
    for at, table in enumerate(others):
        evening.did(acts.EnterResult(round=number, table=table, points={"NS": 20 + 4 * at, "EW": 10}))
        evening.sign(number, table)
    evening.did(acts.Close(round=number))
    return evening


@pytest.mark.parametrize("more", [{}, {"points": 80}, {"average": True}])
def test_sitting_out_is_worth_the_average_of_the_tables_that_were_played(more):
    (bye,) = played_beside_a_forfeit(**more).state.byes
    assert bye.points == 16


def test_those_who_came_can_have_what_a_pair_has_that_sits_out():
    evening = played_beside_a_forfeit(average=True)
    sheet = next(iter(evening.state.rounds[0].sheets.values()))
    assert sheet.totals["E"] == 16
    assert sheet.totals["N"] == 0
    line = forfeit_line(evening.state, sheet)
    assert (line.id, line.args["points"]) == ("forfeit-points", 16)
    there = evening.state.owners[sheet.seats["E"]]
    row = evening.tournament.standings().row(there)
    assert row.points == 16
    lines = {line.row.id: line.cells[0].notes for line in table_of(evening.state, evening.tournament.standings()).lines}
    assert lines[there] == ("won-by-forfeit",)
    assert lines[evening.state.owners[sheet.seats["N"]]] == ("forfeited",)
    log = [read_step(write_step(step)) for step in evening.tournament.log]
    assert same(evening.tournament, Tournament(log))
    evening.did(acts.Undo())
    assert forfeit_line(evening.state, evening.state.sheet(1, 1)).id == "forfeit-average"


@pytest.mark.parametrize("slip", [MCA_HAND, replace(MCA_HAND, bidder="N", bid=60)])
def test_with_what_is_written_it_comes_to_the_average_and_nothing_is_taken(slip):
    evening = Evening("mcallen", 4, hands=2)
    number = evening.start()
    evening.enter(number, 1, slip)
    sheet = evening.state.sheet(number, 1)
    before = sheet.totals["E"]
    evening.did(forfeit(number, 1, "NS", average=True))
    evening.did(acts.EnterResult(round=number, table=2, points={"NS": 32, "EW": 24}))
    evening.sign(number, 2)
    evening.did(acts.Close(round=number))
    assert sheet.totals["E"] == max(28, before)


def test_points_and_the_average_are_not_given_both_and_no_average_where_a_match_is_won():
    evening = Evening("mcallen", 4)
    evening.start()
    assert evening.no(forfeit(1, 1, "NS", points=5, average=True)).code == "forfeit-both"
    match = Evening("n42pa", 4)
    match.start()
    assert match.no(forfeit(1, 1, "NS", average=True)).code == "forfeit-average"


def test_it_was_played_after_all():
    evening = Evening("mcallen", 4, hands=1)
    number = evening.start()
    sheet = evening.state.sheet(number, 1)
    evening.did(forfeit(number, 1, "NS", points=50))
    evening.did(acts.CorrectResult(round=number, table=1, points={"NS": 25, "EW": 14}, reason="they played in the bar"))
    assert sheet.forfeit is None
    assert sheet.winners() == ("NS",)
    assert sheet.totals["E"] == 14
    assert len(sheet.untold) == 4


@pytest.mark.parametrize("act", ["substitute", "no-show", "withdraw"])
def test_whoever_cannot_be_taken_out_now_is_told_where_it_goes_on(act: str):
    evening = Evening("n42pa", 4)
    number = evening.start()
    sheet = evening.state.sheet(number, 2)
    person, pair = sheet.people("EW")[0], pair_at(evening, number, 2, "EW")
    tried = {
        "substitute": acts.Substitute(person=person, name="Sub"),
        "no-show": acts.NoShow(entrants=(pair,)),
        "withdraw": acts.Withdraw(entrant=pair),
    }[act]
    refusal = evening.no(tried)
    assert "mark them missing on the sheet of table 2" in said(refusal)
    evening.did(acts.Missing(round=number, person=person))
    evening.did(acts.StandIn(round=number, person=person, name="Sub"))
    other = sheet.people("EW")[1]
    evening.did(acts.Missing(round=number, person=other))
    evening.did(acts.StandIn(round=number, person=other, name="Sub 2"))
    evening.did(tried)


@pytest.mark.parametrize("played", [False, True])
def test_a_forfeit_is_told_in_place_of_a_nought(played: bool):
    evening = Evening("n42pa", 4)
    number = evening.start()
    if played:
        evening.enter(number, 1, N42_HAND)
    evening.did(forfeit(number, 1, "EW"))
    evening.did(acts.EnterResult(round=number, table=2, points={"NS": 14, "EW": 0}, games={"NS": 2}))
    evening.sign(number, 2)
    evening.did(acts.Close(round=number))
    lines = {line.row.id: line for line in table_of(evening.state, evening.tournament.standings()).lines}
    there, gone = (pair_at(evening, number, 1, side) for side in ("NS", "EW"))
    assert lines[gone].cells[0] == Cell(None, ("forfeited",))
    assert lines[there].cells[0] == Cell(1 if played else None, ("won-by-forfeit",))
    beaten = lines[pair_at(evening, number, 2, "EW")]
    assert beaten.cells[0] == Cell(0, ()), "who played for nothing has 0"
