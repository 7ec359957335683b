"""Late arrivals, no-shows, withdrawals, substitutes and disqualifications: only what has not started changes."""

from __future__ import annotations

import msgspec
import pytest
from floor import BEND_HAND, MCA_HAND, MINUTE, N42_HAND, NPA_HAND, Evening

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.events import Drafted, MatchWon, Penalized, Planned
from meldhouse.tournament.log import log_lines
from meldhouse.tournament.rounds.clock import clock


def played(evening: Evening):
    """Seatings, seats and digests of all that has started."""
    return [
        (each.seating, {table: (sheet.seats, sheet.digest) for table, sheet in each.sheets.items()})
        for each in evening.state.rounds
        if each.is_started
    ]


def planned(then) -> Planned:
    return next(event for event in then if isinstance(event, Planned))


def one_round(evening: Evening, slip) -> None:
    number = evening.start()
    hands = 1 if evening.form.movement == "afternoon" else evening.tournament.book.match.hands
    evening.hand_in(number, *[slip] * hands)
    evening.do(acts.Close(round=number))


def test_a_late_arrival_plays_from_the_next_round_that_has_not_started():
    evening = Evening("npa", 8, rounds=4)
    one_round(evening, NPA_HAND)
    before = played(evening)
    then = evening.did(acts.Enter(names=("Zoe",), here=True))
    assert played(evening) == before
    assert planned(then).first == 2
    assert fact("plan-come", names=("Zoe",)) in planned(then).changes
    assert all("P9" in each.people for each in planned(then).rounds)


def test_a_draft_that_waits_is_seated_anew_and_what_has_changed_is_told():
    evening = Evening("npa", 9, rounds=3)
    evening.do(acts.Draft())
    evening.do(acts.Confirm(round=1))
    evening.do(acts.Release(round=1))
    then = evening.did(acts.NoShow(entrants=("P4",)))
    assert evening.state.rounds[0].status == "draft"
    assert "P4" not in evening.state.rounds[0].seating.people
    assert fact("plan-gone", names=("Player 4",)) in planned(then).changes
    assert evening.state.notes == list(planned(then).changes)


def test_whoever_comes_back_is_here_again_and_too_few_are_told():
    evening = Evening("npa", 4, rounds=3)
    evening.do(acts.Draft())
    then = evening.did(acts.Withdraw(entrant="P1", reason="ill"))
    assert evening.state.rounds == []
    none = planned(then).changes[-1]
    assert (none.id, none.args["why"].args["why"]) == ("plan-none", fact("seating-too-few", count=3, needed=4, more=1))
    assert evening.no(acts.Withdraw(entrant="P1")).code == "gone"
    evening.do(acts.CheckIn(entrants=("P1",)))
    evening.start()
    assert evening.no(acts.Withdraw(entrant="P2")).code == "staying"


@pytest.mark.accepts("NPA-X8")
def test_a_substitute_takes_the_seats_that_were_planned():
    evening = Evening("npa", 8, rounds=4)
    one_round(evening, NPA_HAND)
    before, plan = played(evening), dict(evening.state.planned)
    then = evening.did(acts.Substitute(person="P3", name="Yve"))
    assert played(evening) == before
    assert planned(then).first == 2
    assert planned(then).changes == (fact("plan-instead", new="Yve", old="Player 3"), fact("plan-others-stay"))
    for number in (2, 3, 4):
        seats = [table.people for table in plan[number].tables]
        fresh = [table.people for table in evening.state.planned[number].tables]
        assert fresh == [tuple("P9" if one == "P3" else one for one in people) for people in seats]
    assert evening.no(acts.CheckIn(entrants=("P3",))).code == "gone"
    assert evening.no(acts.Substitute(person="P3", name="Abe")).code == "gone"
    assert evening.no(acts.Substitute(person="P1", name=" ")).code == "blank"


def test_a_disqualified_player_is_not_ranked_and_the_reason_stays():
    evening = Evening("npa", 8, rounds=4)
    one_round(evening, NPA_HAND)
    assert evening.no(acts.Disqualify(entrant="P2", reason="")).code == "blank"
    assert evening.no(acts.Disqualify(entrant="P2", reason="would not play on")).code == "cited"
    assert evening.no(acts.Disqualify(entrant="P2", reason="no", clause="NPA-99")).code == "clause"
    evening.did(acts.Disqualify(entrant="P2", reason="would not play on", clause="NPA-1.3g"))
    row = evening.tournament.standings().row("P2")
    assert (row.place, row.points) == (0, evening.tournament.ledger.total("P2"))
    assert evening.no(acts.CheckIn(entrants=("P2",))).code == "gone"


def test_winners_up_goes_on_with_whoever_is_here():
    evening = Evening("bend", 8)
    one_round(evening, BEND_HAND)
    evening.do(acts.Draft())
    then = evening.did(acts.Withdraw(entrant="P5"))
    assert [type(event) for event in then].count(Drafted) == 1
    sizes = [len(table.people) for table in evening.state.rounds[1].seating.tables]
    assert sorted(sizes) == [3, 4]
    then = evening.did(acts.Substitute(person="P6", name="Sue"))
    assert "P9" in evening.state.rounds[1].seating.people
    assert fact("plan-instead", new="Sue", old="Player 6") in planned(then).changes


def test_a_plan_of_pairs_keeps_who_can_stay():
    evening = Evening("mcallen", 6, rounds=3)
    one_round(evening, MCA_HAND)
    before, plan = played(evening), dict(evening.state.planned)
    then = evening.did(acts.Withdraw(entrant="T2"))
    assert played(evening) == before
    kept = {table.people for table in plan[2].tables if "T2" not in table.people}
    assert kept <= {table.people for table in evening.state.planned[2].tables}
    assert len(evening.state.planned[2].out) == 1
    evening.did(acts.Enter(names=("New", "Pair"), here=True))
    assert evening.state.planned[2].out == ()
    assert fact("plan-come", names=("New & Pair",)) in evening.state.notes
    assert planned(then).first == 2


def test_a_substitute_in_a_pair_leaves_the_seating_and_the_account_as_they_are():
    evening = Evening("mcallen", 2, rounds=2)
    one_round(evening, MCA_HAND)
    points = {row.id: row.points for row in evening.tournament.standings().rows}
    plan = dict(evening.state.planned)
    evening.did(acts.Substitute(person="T1b", name="Sub"))
    assert evening.state.planned == plan
    assert {row.id: row.points for row in evening.tournament.standings().rows} == points
    one_round(evening, MCA_HAND)
    assert "T1c" in evening.state.sheet(2, 1).seats.values()
    assert "T1b" in evening.state.sheet(1, 1).seats.values()
    assert all(row.points == 2 * points[row.id] for row in evening.tournament.standings().rows)


def test_a_pair_that_leaves_a_bracket_forfeits_its_match():
    evening = Evening("n42pa", 4, best_of=1)
    number = evening.start()
    evening.hand_in(number, *[N42_HAND] * 7)
    evening.do(acts.Close(round=number))
    first = evening.state.bracket.sides(3, evening.state.won)[0]
    evening.did(acts.Withdraw(entrant=first))
    then = evening.did(acts.Draft())
    assert any(isinstance(event, MatchWon) and event.forfeit and event.winner != first for event in then)
    assert first not in evening.state.rounds[-1].seating.people
    assert evening.no(acts.Enter(names=("Late", "Pair"), here=True)).clause == "N42-X17"


@pytest.mark.accepts("MCA-1a")
@pytest.mark.refuses("MCA-1a")
def test_a_pair_may_be_anybody_and_is_two():
    evening = Evening("mcallen", 0)
    for names, division in ((("Ann", "Bea"), "women"), (("Al", "Bob"), "men"), (("Cleo", "Dan"), "mixed")):
        evening.do(acts.Enter(names=names, division=division))
    assert [entrant.division for entrant in evening.state.entrants.values()] == ["women", "men", "mixed"]
    for act in (
        acts.Enter(names=("Ann",)),
        acts.Enter(names=("Ann", "Bea", "Cleo")),
        acts.Enter(names=("Ann", "Bob"), division="juniors"),
    ):
        assert evening.no(act).clause == "MCA-1a"
    assert evening.no(acts.Enter(names=("Ann", " "))).code == "blank"


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.parametrize(("minutes", "points"), [(5, 0), (6, -10), (12, -70), (15, -100)])
def test_tardiness_costs_by_the_minute_and_the_partner_nothing(minutes, points):
    evening = Evening("npa", 4)
    number = evening.start()
    start = evening.at
    person = evening.state.sheet(number, 1).seats["W"]
    evening.did(acts.Missing(round=number, person=person), later=MINUTE)
    assert clock(evening.state, start + 3 * MINUTE).late == {person: 3 * MINUTE}
    assert evening.no(acts.Missing(round=number, person=person)).code == "missing"
    then = evening.did(acts.Arrived(round=number, person=person), later=start + minutes * MINUTE - evening.at)
    assert [event.points for event in then if isinstance(event, Penalized)] == ([points] if points else [])
    evening.hand_in(number, *[NPA_HAND] * 4)
    totals = {one: evening.tournament.ledger.total(one) for one in evening.state.here}
    partner = evening.state.sheet(number, 1).seats["E"]
    assert totals[person] == totals[partner] + points


@pytest.mark.accepts("NPA-5.1a")
def test_how_late_somebody_came_is_the_officials_to_say_where_the_clock_was_started_late():
    evening = Evening("npa", 4)
    number = evening.start()
    west, north = (evening.state.sheet(number, 1).seats[seat] for seat in "WN")
    evening.did(acts.Appoint(who="keeper", role="scorekeeper"))
    for person in (west, north):
        evening.did(acts.Missing(round=number, person=person))
    said = acts.Arrived(round=number, person=west, minutes=8)
    assert evening.no(said, by="keeper").code == "role"
    (given,) = [event for event in evening.did(said, later=MINUTE) if isinstance(event, Penalized)]
    assert (given.points, given.reason) == (-30, fact("score-late", minutes=8))
    assert fact("log-late-told", minutes=8) in log_lines(evening.tournament)[0].then
    replaced = acts.StandIn(round=number, person=north, name="Sub", minutes=15)
    assert evening.no(replaced).code == "replace-early"
    evening.did(msgspec.structs.replace(replaced, minutes=16))
    assert evening.state.rounds[0].standins == {north: "Sub"}
    assert evening.state.penalties[-1].what.reason == fact("penalty-replaced", minutes=16, name="Sub")


def test_a_clock_that_was_started_early_makes_nobody_late():
    evening = Evening("npa", 4)
    number = evening.start()
    person = evening.state.sheet(number, 1).seats["W"]
    evening.did(acts.Missing(round=number, person=person))
    assert not evening.did(acts.Arrived(round=number, person=person, minutes=4), later=20 * MINUTE)


def test_the_log_tells_how_late_somebody_came_by_the_clock_even_where_it_costs_nothing():
    evening = Evening("npa", 4)
    number = evening.start()
    person = evening.state.sheet(number, 1).seats["W"]
    evening.did(acts.Missing(round=number, person=person))
    assert not evening.did(acts.Arrived(round=number, person=person), later=4 * MINUTE)
    assert fact("log-late-clock", minutes=4) in log_lines(evening.tournament)[0].then


@pytest.mark.accepts("NPA-5.1a")
def test_nobody_pays_twice_for_the_same_minutes():
    evening = Evening("npa", 4)
    number = evening.start()
    person = evening.state.sheet(number, 1).seats["W"]
    evening.did(acts.Missing(round=number, person=person))
    ruled = acts.Penalize(round=number, person=person, points=20, reason="7 minutes late", clause="NPA-5.1a")
    evening.did(ruled, later=7 * MINUTE)
    then = evening.did(acts.Arrived(round=number, person=person), later=MINUTE)
    assert not [event for event in then if isinstance(event, Penalized)]
    evening.hand_in(number, *[NPA_HAND] * 4)
    partner = evening.state.sheet(number, 1).seats["E"]
    assert evening.tournament.ledger.total(person) == evening.tournament.ledger.total(partner) - 20


@pytest.mark.accepts("NPA-5.1d")
@pytest.mark.refuses("NPA-5.1d", "NPA-5.1a")
def test_after_fifteen_minutes_somebody_else_plays_and_the_round_is_worth_nothing():
    evening = Evening("npa", 4)
    number = evening.start()
    start = evening.at
    sheet = evening.state.sheet(number, 1)
    person, partner = sheet.seats["W"], sheet.seats["E"]
    stand_in = acts.StandIn(round=number, person=person, name="Sub")
    assert evening.no(stand_in).code == "not-missing"
    evening.did(acts.Missing(round=number, person=person))
    early = evening.no(stand_in, later=15 * MINUTE)
    assert (early.code, early.clause) == ("replace-early", "NPA-5.1d")
    late = evening.no(acts.Arrived(round=number, person=person), later=start + 16 * MINUTE - evening.at)
    assert (late.code, late.clause) == ("replaced", "NPA-5.1d")
    assert late.message == fact("no-replaced", name=evening.state.name(person), minutes=16)
    evening.did(stand_in, later=start + 16 * MINUTE - evening.at)
    evening.enter(number, 1, *[NPA_HAND] * 4)
    for side, signer in (("NS", sheet.seats["N"]), ("EW", "Sub")):
        evening.did(acts.Sign(round=number, table=1, side=side, signer=signer, digest=sheet.digest))
    totals = {one: evening.tournament.ledger.total(one) for one in evening.state.here}
    assert (totals[person], totals[partner]) == (0, 160)
    replaced = [entry for entry in evening.tournament.ledger.entries if entry.people == (person,)]
    assert [(entry.points, entry.clause) for entry in replaced] == [(0, "NPA-5.1d")]


def test_bad_numbers_are_told():
    evening = Evening("npa", 4)
    assert evening.no(acts.CheckIn(entrants=())).code == "blank"
    assert evening.no(acts.CheckIn(entrants=("P1", "P77"))).code == "entrant"
    assert evening.no(acts.Substitute(person="P77", name="X")).code == "person"
    assert evening.no(acts.Edit(entrant="P77", names=("X",))).code == "entrant"
    assert evening.no(acts.Edit(entrant="P1", names=("X", "Y"))).code == "names"
    assert evening.no(acts.Missing(round=3, person="P1")).code == "round"
    number = evening.start()
    assert evening.no(acts.Missing(round=number, person="P77")).code == "not-seated"
    (event,) = evening.did(acts.Edit(entrant="P1", names=("Ann",)))
    assert (event.before, event.after) == ("Player 1", "Ann")


def test_a_club_is_kept_apart_at_the_tables_too_where_the_event_says_so():
    evening = Evening("npa", 0, rounds=3, apart=("club",), apart_as="both")
    for number in range(16):
        evening.do(acts.Enter(names=(f"N{number}",), club=f"Club {number // 4}", here=True))
    evening.start()
    for each in (evening.state.rounds[0].seating, *(evening.state.planned[number] for number in (2, 3))):
        for table in each.tables:
            assert len({evening.state.entrants[one].club for one in table.people}) == 4


def test_households_are_kept_apart_as_partners():
    evening = Evening("st-hilary", 0, apart=("household", "club"))
    for number in range(8):
        evening.do(acts.Enter(names=(f"N{number}",), household=f"House {number // 2}", here=True))
    for _ in range(4):
        number = evening.start()
        for table in evening.state.rounds[-1].seating.tables:
            for one, two in table.partners:
                assert evening.state.entrants[one].household != evening.state.entrants[two].household
        evening.do(acts.CallTime(round=number))
        for table in evening.state.rounds[-1].sheets:
            evening.sign(number, table)
        evening.do(acts.Close(round=number))


def test_whoever_has_played_cannot_be_said_not_to_have_come():
    evening = Evening("npa", 8)
    evening.start()
    sheet = evening.state.sheet(1, 1)
    north, south = sheet.seats["N"], sheet.seats["S"]
    assert evening.no(acts.NoShow(entrants=(north,))).code == "staying"
    evening.did(acts.Missing(round=1, person=south))
    evening.did(acts.StandIn(round=1, person=south, name="Zoe"), later=20 * MINUTE)
    evening.hand_in(1, *[NPA_HAND] * 4)
    assert evening.no(acts.NoShow(entrants=(north,))).code == "has-played"
    evening.did(acts.Close(round=1))
    assert evening.no(acts.NoShow(entrants=(north,))).code == "has-played"
    evening.did(acts.NoShow(entrants=(south,)))  # somebody else has played for him
    assert evening.state.entrants[south].status == "absent"
