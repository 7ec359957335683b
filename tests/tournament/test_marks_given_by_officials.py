"""Marks that an official gives count in the game that is on, at once, on the sheet itself (N42-9b, N42-9c)."""

from __future__ import annotations

from floor import N42_HAND, Evening, said
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.tournament import acts
from meldhouse.tournament.tournament import Tournament

EW_HAND = replace(N42_HAND, take={"NS": 20, "EW": 22})


def table(**changes) -> Evening:
    evening = Evening("n42pa", 2, **{"best_of": 1, **changes})
    evening.start()
    return evening


def asks(evening: Evening, seat: str = "N", **more) -> acts.Penalize:
    person = evening.state.sheet(1, 1).seats[seat]
    return acts.Penalize(round=1, person=person, kind="trump_asked_late", **more)


def test_a_mark_counts_at_once_and_may_win_the_game():
    evening = table()
    evening.enter(1, 1, *[EW_HAND] * 6)
    evening.did(asks(evening, "N"))
    sheet = evening.state.sheet(1, 1)
    assert sheet.totals == {"N": 0, "S": 0, "E": 7, "W": 7}
    assert sheet.sums.is_played
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=(N42_HAND,))).code == "slip"
    evening.sign(1, 1)
    winners = evening.state.owners[sheet.people("EW")[0]]
    evening.do(acts.Close(round=1))
    assert evening.tournament.standings().row(winners).points == 7


def test_it_stands_between_the_hands_and_the_deal_stays_where_it_was():
    evening = table()
    evening.enter(1, 1, N42_HAND)
    dealer = evening.state.sheet(1, 1).sums.dealer
    evening.did(asks(evening, "E"))
    sheet = evening.state.sheet(1, 1)
    assert sheet.sums.dealer == dealer
    assert sheet.totals["N"] == 2
    assert [line.slip.how for line in sheet.sums.lines] == ["played", "broken-off"]


def test_in_an_earlier_hand_it_is_written_with_that_hand():
    evening = table()
    evening.enter(1, 1, N42_HAND, N42_HAND)
    evening.did(asks(evening, "E", hand=1))
    sheet = evening.state.sheet(1, 1)
    assert len(sheet.rows) == 2
    assert sheet.totals["N"] == 3
    assert evening.no(asks(evening, hand=9)).code == "hand"


def test_when_all_is_played_the_hand_must_be_named_and_everybody_is_told():
    evening = table()
    evening.enter(1, 1, *[N42_HAND] * 7)
    evening.sign(1, 1)
    assert evening.no(asks(evening, "N")).code == "penalty-over"
    evening.did(asks(evening, "N", hand=7))
    sheet = evening.state.sheet(1, 1)
    assert sheet.totals["E"] == 1
    assert sheet.locked
    assert len(sheet.untold) == 4
    assert evening.tournament.ledger.entries[-1].points == 1  # once, and on the sheet


def test_a_mark_that_would_have_ended_the_game_before_later_hands_is_refused_there():
    evening = table()
    evening.enter(1, 1, *[EW_HAND] * 6, N42_HAND, N42_HAND)
    refusal = evening.no(asks(evening, "N", hand=6))
    assert "over" in said(refusal)


def test_a_lifted_mark_leaves_the_sheet_too():
    evening = table()
    evening.enter(1, 1, N42_HAND)
    evening.did(asks(evening, "N"))
    evening.did(acts.Lift(penalty=1, reason="it was the first trick"))
    assert evening.state.sheet(1, 1).totals["E"] == 0
    again = Tournament(evening.tournament.log)
    assert again.state.sheet(1, 1).digest == evening.state.sheet(1, 1).digest


def test_players_do_not_take_back_what_the_referee_gave():
    evening = table()
    evening.enter(1, 1, N42_HAND)
    evening.did(asks(evening, "N", hand=1))
    player = evening.state.sheet(1, 1).seats["E"]
    change = acts.ChangeSlip(round=1, table=1, hand=1, slip=EW_HAND)
    assert evening.no(change, by=player).code == "penalty-kept"
    given = evening.state.sheet(1, 1).rows[0].slip.incidents
    evening.did(replace(change, slip=replace(EW_HAND, incidents=given)), by=player)
    evening.did(change)


def test_a_mark_that_won_the_match_cannot_be_lifted_from_a_signed_sheet():
    evening = table()
    evening.enter(1, 1, *[EW_HAND] * 6)
    evening.did(asks(evening, "N"))
    evening.sign(1, 1)
    assert evening.no(acts.Lift(penalty=1, reason="no")).code == "lift-over"


def test_in_the_browser_it_is_given_at_the_live_table():
    evening = table(where="browser")
    assert evening.no(asks(evening)).code == "penalty-live"


def test_whoever_draws_highest_shakes_even_after_a_mark_before_the_first_hand():
    evening = table(best_of=3)
    evening.did(asks(evening, "N"))
    assert set(evening.state.sheet(1, 1).sums.drawers) == set("NESW")
    evening.enter(1, 1, replace(N42_HAND, dealer="W"))
    sheet = evening.state.sheet(1, 1)
    assert (sheet.first_dealer, sheet.sums.dealer, sheet.sums.drawers) == ("W", "N", ())
    evening.enter(1, 1, *[N42_HAND] * 6)
    assert set(sheet.sums.drawers) == {"E", "W"}  # who lost the game
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=(replace(N42_HAND, dealer="N"),))).clause == "N42-2b"
    evening.enter(1, 1, replace(N42_HAND, dealer="W"))
    assert evening.state.sheet(1, 1).sums.dealer == "N"


def test_a_struck_out_first_hand_does_not_decide_who_shakes():
    evening = table()
    evening.enter(1, 1, Slip(how="void", dealer="S"))
    evening.enter(1, 1, replace(N42_HAND, dealer="E"))
    assert evening.state.sheet(1, 1).first_dealer == "E"


def test_a_result_without_hands_must_be_one_that_can_be():
    evening = table()
    result = acts.EnterResult(round=1, table=1, points={"NS": 5, "EW": 4})
    assert evening.no(result).code == "result-open"
    assert evening.no(acts.EnterResult(round=1, table=1, points={"NS": 5, "EW": 4}, games={"NS": 1})).code == (
        "result-short"
    )
    evening.did(acts.CallTime(round=1))
    evening.did(result)
    assert evening.state.sheet(1, 1).winners() == ("NS",)


def test_a_match_without_hands_says_who_won_its_games():
    evening = table(best_of=3)
    marks = {"NS": 16, "EW": 12}
    assert evening.no(acts.EnterResult(round=1, table=1, points=marks)).code == "result-open"
    assert evening.no(acts.EnterResult(round=1, table=1, points=marks, games={"NS": 1, "EW": 1})).code == "result-open"
    evening.did(acts.EnterResult(round=1, table=1, points=marks, games={"NS": 2, "EW": 1}))
    assert evening.state.sheet(1, 1).games() == {"NS": 2, "EW": 1}


def test_who_lost_a_game_was_short_of_its_target():
    evening = table(best_of=3)

    def result(north: int, east: int, won: int, lost: int) -> acts.EnterResult:
        points, games = {"NS": north, "EW": east}, {"NS": won, "EW": lost}
        return acts.EnterResult(round=1, table=1, points=points, games=games)

    refusal = evening.no(result(14, 14, 2, 0))
    assert (refusal.message.args["side"], refusal.message.args["most"]) == ("EW", 12)
    assert evening.no(result(14, 13, 2, 0)).code == "result-over"
    assert evening.no(result(23, 0, 2, 0)).code == "result-over"
    one_sided = acts.EnterResult(round=1, table=1, points={"NS": 14, "EW": 13}, games={"NS": 2})
    assert evening.no(one_sided).code == "result-over"
    evening.did(result(14, 12, 2, 0))


def test_a_game_that_time_has_ended_counts_too():
    evening = table(best_of=3)
    evening.did(acts.CallTime(round=1))
    at = {"round": 1, "table": 1}
    over = acts.EnterResult(points={"NS": 8, "EW": 13}, games={"NS": 1}, **at)
    assert evening.no(over).code == "result-over"
    evening.did(acts.EnterResult(points={"NS": 8, "EW": 12}, games={"NS": 1}, **at))
