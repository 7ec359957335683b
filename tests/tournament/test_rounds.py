"""A round on its way: seated, confirmed, released, called, started, on the clock, closed."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, BEND_LEVEL, MCA_HAND, MINUTE, N42_HAND, NPA_HAND, STH_HAND, Evening, said
from msgspec.structs import replace

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.events import Became, Drafted, Planned, Seated
from meldhouse.tournament.forms import FormError, changed
from meldhouse.tournament.log import log_lines
from meldhouse.tournament.rounds.clock import clock
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def test_a_round_goes_step_by_step_and_no_step_is_left_out():
    evening = Evening("npa", 8)
    assert evening.no(acts.Start(round=1)).message == fact("no-round", round=1, last=0)
    evening.do(acts.Draft())
    assert evening.no(acts.Draft()).code == "drafted"
    for early in (acts.Release, acts.Call, acts.Start, acts.Close):
        assert evening.no(early(round=1)).code == "status"
    for act in (acts.Confirm, acts.Release, acts.Call):
        evening.do(act(round=1))
    (seated,) = evening.did(acts.Start(round=1))
    assert isinstance(seated, Seated)
    assert sorted(person for seats in seated.tables.values() for person in seats.values()) == sorted(evening.state.here)
    assert evening.no(acts.Close(round=1)).message.args["tables"] == (1, 2)


def test_starting_a_round_twice_does_nothing():
    evening = Evening("npa", 8)
    number = evening.start()
    evening.enter(number, 1, NPA_HAND)
    before = (len(evening.tournament.log), evening.state.rounds[0].started_at)
    assert evening.did(acts.Start(round=number), later=MINUTE) == ()
    assert (len(evening.tournament.log), evening.state.rounds[0].started_at) == before
    assert len(evening.state.sheet(number, 1).rows) == 1


@pytest.mark.accepts("BEN-1.1a")
@pytest.mark.refuses("BEN-1.1a")
def test_a_session_of_bend_is_six_games_of_four_hands():
    evening = Evening("bend", 4)
    for _ in range(6):
        number = evening.start()
        evening.enter(number, 1, *[BEND_HAND] * 4)
        assert evening.no(acts.EnterSlips(round=number, table=1, slips=(BEND_HAND,))).clause == "BEN-1.1a"
        evening.sign(number, 1)
        evening.do(acts.Close(round=number))
    refusal = evening.no(acts.Draft())
    assert (refusal.code, refusal.clause) == ("rounds-done", "BEN-1.1a")


@pytest.mark.accepts("MCA-2a")
@pytest.mark.refuses("MCA-2a")
def test_mcallen_plays_five_rounds_of_four_hands():
    evening = Evening("mcallen", 2)
    for _ in range(5):
        number = evening.start()
        evening.enter(number, 1, *[MCA_HAND] * 3)
        sheet = evening.state.sheet(number, 1)
        sign = acts.Sign(round=number, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest)
        assert evening.no(sign).clause == "MCA-2a"
        evening.enter(number, 1, MCA_HAND)
        evening.sign(number, 1)
        evening.do(acts.Close(round=number))
    assert evening.no(acts.Draft()).clause == "MCA-2a"
    assert [row.points for row in evening.tournament.standings().rows] == [20 * 25, 20 * 10]


@pytest.mark.accepts("MCA-2b")
@pytest.mark.refuses("MCA-2b")
def test_a_tie_for_a_medal_is_played_off_and_one_lower_down_is_not():
    evening = Evening("mcallen", 8, rounds=1, hands=1)
    number = evening.start()
    evening.hand_in(number, MCA_HAND)
    evening.do(acts.Close(round=number))
    standings = evening.tournament.standings()
    assert [tie.place for tie in standings.ties] == [1]
    last = tuple(row.id for row in standings.rows if row.place == 5)
    assert len(last) == 4
    assert evening.no(acts.PlayOff(place=5, entrants=last)).code == "not-tied"
    tie = standings.ties[0]
    below = tie.below[: len(tie.tied) % 2]
    (drafted,) = evening.did(acts.PlayOff(place=1, entrants=tie.tied, below=below))
    assert isinstance(drafted, Drafted)
    number = evening.start_drafted()
    for at, table in enumerate(evening.state.rounds[-1].sheets):
        evening.enter(number, table, MCA_HAND if at else replace(MCA_HAND, meld={"NS": 16, "EW": 4}))
        evening.sign(number, table)
    evening.do(acts.Close(round=number))
    after = evening.tournament.standings()
    assert after.rows[0].place == 1
    assert not after.rows[0].shared
    assert [row.points for row in after.rows] == [row.points for row in standings.rows]


@pytest.mark.accepts("BEN-X11")
@pytest.mark.refuses("BEN-X11")
def test_a_drawn_game_of_bend_is_decided_by_one_more_hand_whose_points_do_not_count():
    evening = Evening("bend", 4)
    number = evening.start()
    evening.enter(number, 1, *[BEND_LEVEL] * 4)
    sheet = evening.state.sheet(number, 1)
    sign = acts.Sign(round=number, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest)
    refusal = evening.no(sign)
    assert (refusal.code, refusal.clause) == ("tied", "BEN-X11")
    before = dict(sheet.totals)
    evening.enter(number, 1, BEND_LEVEL)
    assert evening.no(acts.Sign(round=number, table=1, side="NS", signer="P1", digest=sheet.digest)).code == "tied"
    evening.enter(number, 1, BEND_HAND)
    evening.sign(number, 1)
    assert (sheet.winners(), sheet.totals) == (("NS",), before)
    assert {entry.hand for entry in evening.tournament.ledger.entries} == {1, 2, 3, 4}
    assert evening.no(acts.EnterSlips(round=number, table=1, slips=(BEND_HAND,))).code == "locked"


def test_who_is_set_in_a_hand_that_decides_a_tie_is_no_nearer_to_the_prize_for_sets():
    evening, fails = Evening("bend", 4), replace(BEND_LEVEL, take={"NS": 240, "EW": 260})
    number = evening.start()
    evening.enter(number, 1, fails, *[BEND_LEVEL] * 2, replace(fails, bidder="E", take={"NS": 260, "EW": 240}))
    evening.enter(number, 1, fails)
    evening.sign(number, 1)
    assert [line.extra for line in evening.state.sheet(number, 1).sums.lines] == [False] * 4 + [True]
    assert [(feat.what, feat.hand) for feat in evening.tournament.ledger.feats] == [("set", 1), ("set", 4)]


@pytest.mark.parametrize(
    ("changes", "asked"),
    [({}, True), ({"rounds": 1}, False), ({"rounds": 1, "ranking": {"order": ("matches", "points")}}, True)],
)
def test_a_draw_is_decided_only_where_something_hangs_on_it(changes, asked):
    evening = Evening("bend", 4, **changes)
    number = evening.start()
    evening.enter(number, 1, *[BEND_LEVEL] * 4)
    sheet = evening.state.sheet(number, 1)
    assert sheet.is_complete(time_up=False) is not asked
    assert Tournament(evening.tournament.log).state.sheet(number, 1).extra_hand is asked
    if not asked:
        evening.sign(number, 1)
        assert sheet.locked


def test_a_sheet_of_an_earlier_version_keeps_the_hand_that_decided_it():
    evening = Evening("bend", 4, rounds=1)
    evening.start()
    log = evening.tournament.log
    seated = replace(log[-1].then[-1], decided=True)  # as it was written when every draw was decided
    old = Tournament([*log[:-1], replace(log[-1], then=(*log[-1].then[:-1], seated))])
    assert old.state.sheet(1, 1).extra_hand


@pytest.mark.accepts("N42-15b")
@pytest.mark.refuses("N42-15b")
def test_a_timed_round_tells_how_much_is_left_and_when_it_is_called_out():
    evening = Evening("n42pa", 2, minutes=30, told=(10, 2))
    number = evening.start()
    start = evening.at
    assert clock(evening.state, start).left == 30 * MINUTE
    assert clock(evening.state, start + 20 * MINUTE - 1).called == ()
    assert clock(evening.state, start + 20 * MINUTE).called == (10,)
    assert clock(evening.state, start + 28 * MINUTE).called == (10, 2)
    assert not clock(evening.state, start + 30 * MINUTE - 1).time_up
    assert clock(evening.state, start + 30 * MINUTE).time_up
    evening.did(acts.Extend(round=number, minutes=5))
    assert clock(evening.state, start + 30 * MINUTE).left == 5 * MINUTE
    assert evening.no(acts.Extend(round=number, minutes=0)).clause == "N42-15b"
    with pytest.raises(FormError):
        changed(evening.form, {"minutes": -1})


@pytest.mark.accepts("N42-X17")
@pytest.mark.refuses("N42-X17")
def test_at_time_the_hand_is_finished_more_marks_win_and_a_tie_takes_one_more_hand():
    evening = Evening("n42pa", 2, minutes=10, told=())
    number = evening.start()
    other = replace(N42_HAND, bidder="E", take={"NS": 11, "EW": 31})
    evening.enter(number, 1, N42_HAND)
    sheet = evening.state.sheet(number, 1)
    early = acts.Sign(round=number, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest)
    assert evening.no(early).clause == "N42-X8"
    evening.did(acts.EnterSlips(round=number, table=1, slips=(other,)), later=11 * MINUTE)
    assert evening.no(early).code == "tied"
    player = sheet.people("NS")[0]
    evening.did(acts.EnterSlips(round=number, table=1, slips=(N42_HAND,)), by=player)
    third = acts.EnterSlips(round=number, table=1, slips=(N42_HAND,))
    refusal = evening.no(third, by=player)
    assert (refusal.code, refusal.clause) == ("time", "N42-X17")
    evening.sign(number, 1)
    assert sheet.winners() == ("NS",)
    assert sheet.totals == {"N": 1, "E": 1, "S": 1, "W": 1}


@pytest.mark.accepts("STH-X6")
@pytest.mark.refuses("STH-X6")
def test_when_the_afternoon_ends_the_higher_score_wins():
    evening = Evening("st-hilary", 4)
    number = evening.start()
    evening.enter(number, 1, STH_HAND)
    sheet = evening.state.sheet(number, 1)
    sign = acts.Sign(round=number, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest)
    refusal = evening.no(sign)
    assert refusal.clause == "STH-SW-a"
    assert refusal.message.args["then"] == "play"
    assert "150" in said(refusal)
    evening.do(acts.CallTime(round=number))
    evening.sign(number, 1)
    assert sheet.winners() == ("NS",)
    assert evening.tournament.standings().rows[0].id in sheet.people("NS")


def test_a_slow_table_is_pointed_out():
    evening = Evening("npa", 8)
    number = evening.start()
    evening.did(acts.EnterSlips(round=number, table=1, slips=(NPA_HAND,)), later=15 * MINUTE)
    assert clock(evening.state, evening.at + 6 * MINUTE).slow == (2,)
    assert clock(evening.state, evening.at + 21 * MINUTE).slow == (1, 2)
    assert clock(Evening("npa", 8).state, 0) is None


@pytest.mark.accepts("NPA-X8")
def test_whoever_has_no_place_has_the_average_of_the_winners():
    evening = Evening("npa", 5)
    number = evening.start()
    (out,) = evening.state.rounds[0].seating.out
    evening.hand_in(number, *[NPA_HAND] * 4)
    evening.do(acts.Close(round=number))
    (bye,) = evening.state.byes
    assert (bye.entrant, bye.points, bye.clause) == (out, 240, "NPA-X8")
    assert evening.tournament.ledger.total(out) == 240


@pytest.mark.refuses("NPA-X8")
def test_numbers_that_make_no_table_are_refused_and_a_table_of_three_too():
    assert Evening("npa", 3).no(acts.Draft()).clause == "NPA-X8"
    evening = Evening("npa", 7)
    evening.do(acts.Draft())
    everybody = evening.state.rounds[0].seating.people
    assert evening.no(acts.Arrange(tables=(everybody[:4], everybody[4:]))).clause == "NPA-X8"


@pytest.mark.accepts("NPA-X7")
@pytest.mark.refuses("NPA-X7")
def test_the_organizer_fixes_the_event_and_cannot_take_played_rounds_back():
    evening = Evening("npa", 8, rounds=2)
    number = evening.start()
    evening.hand_in(number, *[NPA_HAND] * 4)
    evening.do(acts.Close(round=number))
    then = evening.did(acts.Amend(form=changed(evening.state.form, {"rounds": 4})))
    (planned,) = [event for event in then if isinstance(event, Planned)]
    assert (planned.first, len(planned.rounds)) == (2, 3)
    evening.start()
    refusal = evening.no(acts.Amend(form=changed(evening.state.form, {"rounds": 1})))
    assert (refusal.code, refusal.clause) == ("form-started", "NPA-X7")
    settled = changed(evening.state.form, {"movement": "winners-up"})
    assert evening.no(acts.Amend(form=settled)).code == "form-movement"


@pytest.mark.accepts("STH-X5")
@pytest.mark.refuses("STH-X5")
def test_after_each_game_new_pairs_are_formed_and_most_games_win_the_day():
    evening = Evening("st-hilary", 4)
    pairs = []
    for _ in range(3):
        number = evening.start()
        assert evening.no(acts.Draft()).clause == "STH-X5"
        evening.enter(number, 1, *[STH_HAND] * 6)
        evening.sign(number, 1)
        evening.do(acts.Close(round=number))
        pairs += [frozenset(pair) for pair in evening.state.rounds[-1].seating.tables[0].partners]
    assert len(set(pairs)) == 6
    rows = evening.tournament.standings().rows
    games = [row.figures["games"] for row in rows]
    assert games == sorted(games, reverse=True)
    assert games[0] > games[-1]


@pytest.mark.accepts("BEN-X12")
@pytest.mark.refuses("BEN-X12")
def test_the_session_is_won_by_points_and_not_by_games():
    evening = Evening("bend", 4, rounds=2)
    number = evening.start()
    evening.hand_in(number, *[BEND_HAND] * 4)
    evening.do(acts.Close(round=number))
    number = evening.start()
    great = replace(BEND_HAND, bidder="E", meld={"NS": 40, "EW": 600}, take={"NS": 100, "EW": 400})
    evening.hand_in(number, *[great] * 4)
    evening.do(acts.Close(round=number))
    rows = evening.tournament.standings().rows
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    assert rows[0].id in evening.state.sheet(2, 1).people("EW")


def test_standings_are_hidden_until_they_are_released():
    evening = Evening("npa", 4)
    number = evening.start()
    assert evening.no(acts.ReleaseStandings(through=1)).code == "round-closed"
    evening.hand_in(number, *[NPA_HAND] * 4)
    evening.do(acts.Close(round=number))
    assert evening.state.released == 0
    evening.do(acts.ReleaseStandings(through=1))
    assert evening.state.released == 1
    evening.do(acts.Finish(anyway=True))
    assert evening.no(acts.Draft()).code == "over"
    assert [event for step in evening.tournament.log for event in step.then if isinstance(event, Became)]


def test_a_round_is_not_closed_over_an_open_call_unless_one_says_so_again():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.Appoint(who="ref1", role="referee"))
    evening.hand_in(1, *[NPA_HAND] * 4)
    evening.did(acts.CallReferee(round=1, table=2, about="the sum is wrong"))
    refusal = evening.no(acts.Close(round=1))
    assert refusal.code == "close-open"
    assert refusal.message.args["open"] == (fact("open-call-about", table=2, about="the sum is wrong"),)
    (step,) = next_steps(evening.state)
    assert (step.says.id, step.act) == ("next-close-anyway", acts.Close(round=1, anyway=True))
    assert [(one.says.id, one.at) for one in step.open] == [("open-call-about", "/desk/calls")]
    order = replace(NPA_HAND, meld={"NS": 34, "EW": 20})
    answer = acts.Answer(call=1, ruling="it is 34", clause="NPA-1.2a", hand=2, orders=order)
    evening.did(answer, by="ref1")
    assert [one.id for one in evening.no(acts.Close(round=1)).message.args["open"]] == ["open-orders"]
    assert evening.no(acts.Close(round=1, anyway=True, reason=" ")).code == "close-why"
    evening.did(acts.Close(round=1, anyway=True, reason="they have gone home"))
    line = log_lines(evening.tournament)[0]
    assert (line.what.id, line.reason) == ("log-close-anyway", "they have gone home")
    assert evening.state.rounds[0].status == "closed"


def test_a_file_from_before_a_reason_was_asked_for_is_read_as_it_is():
    evening = Evening("npa", 4)
    evening.start()
    evening.hand_in(1, *[NPA_HAND] * 4)
    evening.did(acts.CallReferee(round=1, table=1))
    evening.did(acts.Close(round=1, anyway=True, reason="they have gone home"))
    old = [write_step(step).replace(b',"reason":"they have gone home"', b"") for step in evening.tournament.log]
    assert old[-1] != write_step(evening.tournament.log[-1])
    again = Tournament([read_step(step) for step in old])
    assert again.state.rounds[0].status == "closed"
    assert log_lines(again)[0].what.id == "log-close-anyway"
