"""The director seats a draft by hand: the movement is kept, unless there is a reason."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, MCA_HAND, N42_HAND, STH_HAND, Evening, said

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.acts.seating import cautions


def tables(evening: Evening) -> list[tuple[str, ...]]:
    return [table.people for table in evening.state.rounds[-1].seating.tables]


def swapped(seats, one, two):
    names = {one: two, two: one}
    return tuple(tuple(names.get(name, name) for name in table) for table in seats)


def second_round(book, heads, slip, **changes) -> Evening:
    evening = Evening(book, heads, **changes)
    number = evening.start()
    if evening.tournament.book.match.until == "hands":
        evening.hand_in(number, *[slip] * evening.state.book_for(4).match.hands)
    else:
        evening.do(acts.CallTime(round=number))
        evening.hand_in(number, slip)
    evening.do(acts.Close(round=number))
    evening.do(acts.Draft())
    return evening


def test_a_first_round_is_seated_as_the_director_likes():
    evening = Evening("bend", 8)
    assert evening.no(acts.Arrange(tables=())).code == "draft"
    evening.do(acts.Draft())
    seats = tables(evening)
    mixed = swapped(seats, seats[0][0], seats[1][0])
    changed, _ = evening.did(acts.Arrange(tables=mixed))
    assert tables(evening) == list(mixed)
    assert changed.before != changed.after
    assert evening.no(acts.Arrange(tables=mixed[:1])).code == "arrange-who"
    assert evening.no(acts.Arrange(tables=(mixed[0], mixed[0]))).code == "arrange-who"


@pytest.mark.refuses("BEN-6.1a", "BEN-6.1b", "BEN-6.1c")
def test_winners_losers_and_the_players_of_table_one_go_where_results_send_them():
    evening = second_round("bend", 12, BEND_HAND)
    first, second, third = tables(evening)
    last = evening.state.rounds[0].seating.tables
    won = {number: set(last[number - 1].people[::2]) for number in (1, 2, 3)}
    up = next(one for one in second if one in won[3])
    stays = next(one for one in third if one in set(last[2].people) - won[3])
    for one, two, clause in (
        (next(iter(won[1])), up, "BEN-6.1c"),
        (up, stays, "BEN-6.1b"),
        (up, next(one for one in first if one in won[2]), "BEN-6.1a"),
    ):
        refusal = evening.no(acts.Arrange(tables=swapped((first, second, third), one, two)))
        assert refusal.clause == clause, said(refusal)
    moved = swapped((first, second, third), up, stays)
    evening.did(acts.Arrange(tables=moved, reason="Eve cannot climb the stairs"))
    assert tables(evening) == list(moved)


@pytest.mark.refuses("BEN-6.2a")
def test_partners_of_the_last_game_are_not_partners_again():
    evening = second_round("bend", 4, BEND_HAND)
    one, two = evening.state.rounds[0].seating.tables[0].partners[0]
    rest = [name for name in tables(evening)[0] if name not in (one, two)]
    again = ((one, rest[0], two, rest[1]),)
    assert evening.no(acts.Arrange(tables=again)).clause == "BEN-6.2a"


@pytest.mark.refuses("BEN-6.1d")
def test_tables_of_three_stand_at_the_bottom():
    evening = Evening("bend", 7)
    evening.do(acts.Draft())
    four, three = tables(evening)
    assert evening.no(acts.Arrange(tables=(three, four))).clause == "BEN-6.1d"
    assert evening.no(acts.Arrange(tables=((*four, three[0]), three[1:]))).clause == "BEN-1.2a"


@pytest.mark.refuses("STH-PA-a")
def test_four_play_as_two_pairs_at_st_hilary():
    evening = Evening("st-hilary", 7)
    evening.do(acts.Draft())
    (four,), out = tables(evening), evening.state.rounds[0].seating.out
    assert evening.no(acts.Arrange(tables=(four, out))).clause == "STH-PA-a"
    assert Evening("st-hilary", 3).no(acts.Draft()).clause == "STH-PA-a"


@pytest.mark.accepts("STH-PA-a")
def test_partners_sit_across_from_each_other():
    evening = Evening("st-hilary", 4)
    evening.start()
    sheet, table = evening.state.sheet(1, 1), evening.state.rounds[0].seating.tables[0]
    assert {sheet.people("NS"), sheet.people("EW")} == set(table.partners)


@pytest.mark.refuses("STH-PA-b")
def test_partners_are_not_repeated_where_that_can_be_helped():
    evening = second_round("st-hilary", 8, STH_HAND)
    one, two = evening.state.rounds[0].seating.tables[0].partners[0]
    seats = tables(evening)
    mate = next(table.index(one) ^ 2 for table in seats if one in table)
    partner = next(table[mate] for table in seats if one in table)
    assert evening.no(acts.Arrange(tables=swapped(seats, partner, two))).clause == "STH-PA-b"


@pytest.mark.refuses("MCA-X1")
def test_pairs_sit_or_move_as_the_plan_has_it():
    evening = second_round("mcallen", 6, MCA_HAND)
    seats = tables(evening)
    refusal = evening.no(acts.Arrange(tables=swapped(seats, seats[0][1], seats[1][1])))
    assert refusal.clause == "MCA-X1"
    assert evening.no(acts.Arrange(tables=(seats[0], seats[1], (seats[2][0],)), out=(seats[2][1],))).code == (
        "arrange-pairs"
    )


def test_a_match_of_a_bracket_keeps_its_pairs_and_may_change_tables():
    evening = Evening("n42pa", 4, best_of=1)
    evening.do(acts.Draft())
    one, two = tables(evening)
    assert evening.no(acts.Arrange(tables=swapped((one, two), one[0], two[0]))).code == "arrange-matches"
    matches = dict(evening.state.rounds[0].matches)
    evening.did(acts.Arrange(tables=(two, one)))
    assert evening.state.rounds[0].matches == {1: matches[2], 2: matches[1]}
    number = evening.start_drafted()
    evening.hand_in(number, *[N42_HAND] * 7)
    evening.do(acts.Close(round=number))
    assert evening.state.won[matches[2]] == two[0]


def test_a_draft_can_be_thrown_away_and_a_round_that_started_cannot():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    evening.do(acts.Scrap(round=1))
    assert evening.state.rounds == []
    evening.start()
    assert evening.no(acts.Scrap(round=1)).code == "status"


def test_what_a_director_should_know_is_told_and_still_allowed():
    evening = Evening("mcallen", 4, rounds=3, apart=("household",), apart_as="opponents")
    for pair in ("T1", "T2"):
        evening.did(acts.Edit(entrant=pair, names=("Al", pair), household="Reyes"))
    number = evening.start()
    met = evening.state.rounds[0].seating.tables[0].people
    assert cautions(evening.state, evening.state.rounds[0]) == ()
    evening.hand_in(number, *[MCA_HAND] * 4)
    evening.do(acts.Close(round=number))
    evening.do(acts.Draft())
    rest = tuple(one for one in ("T1", "T2", "T3", "T4") if one not in met)
    evening.did(acts.Arrange(tables=(met, rest), reason="they ask for it"))
    told = cautions(evening.state, evening.state.rounds[1])
    assert [(line.id, line.args["round"]) for line in told] == [("caution-met", 1)] * 2
    evening.did(acts.Arrange(tables=(("T1", "T2"), ("T3", "T4")), reason="they ask for it"))
    assert cautions(evening.state, evening.state.rounds[1]) == (
        fact("caution-apart", names=("Al & T1", "Al & T2"), table=1),
    )
