"""Places, tie-breaks, and ties that must be played off."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import LANGUAGES, Voice, fact, written
from meldhouse.rulebooks.ranking import Criterion, Ranking
from meldhouse.tournament.lines.standings import SHOWN
from meldhouse.tournament.results.exports import FIGURES
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry, TableEnding, alone
from meldhouse.tournament.scoring.standings import history, standings

MEDALS = Ranking(of="pair", playoff="round", playoff_places=3)


def made(points, round=1, **more):
    return tuple(
        LedgerEntry(people=(one,), round=round, points=value, reason=written("test"), **more)
        for one, value in points.items()
    )


def met(round, one, two, games=(1, 0), table=1, **more):
    return TableEnding(round=round, table=table, sides=(tuple(one), tuple(two)), games=games, **more)


def places(found):
    return {row.id: row.place for row in found.rows}


def test_most_points_first_and_equals_share_a_place_and_the_next_is_left_out():
    found = standings(Ranking(), alone("ABCD"), Ledger(made({"A": 5, "B": 9, "C": 5, "D": -3})))
    assert [(row.place, row.id, row.shared) for row in found.rows] == [
        (1, "B", False),
        (2, "A", True),
        (2, "C", True),
        (4, "D", False),
    ]
    assert found.ties == ()


@pytest.mark.accepts("MCA-2b")
def test_two_pairs_equal_for_second_place_must_play_and_the_extra_round_decides_only_that():
    ledger = Ledger(made({"A": 412, "B": 398, "C": 398, "D": 300, "E": 300}))
    (tie,) = standings(MEDALS, alone("ABCDE"), ledger).ties
    assert (tie.place, tie.tied, tie.below) == (2, ("B", "C"), ("D", "E"))
    extra = ledger + Ledger(made({"B": 10, "C": 95}, round=2, playoff=2))
    found = standings(MEDALS, alone("ABCDE"), extra)
    assert places(found) == {"A": 1, "C": 2, "B": 3, "D": 4, "E": 4}
    assert found.ties == ()
    assert found.row("C").points == 398, "its points are not added"
    assert found.row("B").by == "play-off"
    assert found.rounds == (1,)


@pytest.mark.accepts("MCA-2b")
def test_a_tie_for_third_and_fourth_place_is_for_a_medal():
    found = standings(MEDALS, alone("ABCD"), Ledger(made({"A": 9, "B": 8, "C": 7, "D": 7})))
    assert [(tie.place, tie.tied) for tie in found.ties] == [(3, ("C", "D"))]


@pytest.mark.refuses("MCA-2b")
def test_a_tie_below_the_medals_is_left_as_it_is_whatever_was_made_in_an_extra_round():
    ledger = Ledger(made({"A": 9, "B": 8, "C": 7, "D": 7, "E": 7, "F": 5, "G": 5}))
    extra = made({"C": 4, "D": 3, "E": 2, "F": 99}, round=2, playoff=3)  # F filled the table of the odd one
    found = standings(MEDALS, alone("ABCDEFG"), ledger + Ledger(extra))
    assert places(found) == {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 6, "G": 6}
    assert found.ties == ()


def test_those_still_equal_after_an_extra_round_play_another_and_the_first_stays_decided():
    ledger = Ledger(made({"A": 7, "B": 7, "C": 7}) + made({"A": 5, "B": 5, "C": 9}, round=2, playoff=1))
    found = standings(MEDALS, alone("ABC"), ledger)
    assert [(tie.place, tie.tied) for tie in found.ties] == [(2, ("A", "B"))]
    more = ledger + Ledger(made({"A": 1, "B": 2}, round=3, playoff=2))
    assert places(standings(MEDALS, alone("ABC"), more)) == {"C": 1, "B": 2, "A": 3}
    level = Ledger(made({"A": 7, "B": 7, "C": 7}) + made({"A": 9, "B": 9, "C": 5}, round=2, playoff=1))
    (tie,) = standings(MEDALS, alone("ABC"), level).ties
    assert (tie.place, tie.tied) == (1, ("A", "B"))
    again = level + Ledger(made({"A": 0, "B": 3}, round=3, playoff=1))
    assert places(standings(MEDALS, alone("ABC"), again)) == {"B": 1, "A": 2, "C": 3}


def test_a_play_off_adds_no_match_no_game_and_no_round_to_the_table():
    rules = Ranking(of="pair", order=("matches", "games", "difference"), playoff="round", playoff_places=1)
    points = made({"A": 7, "C": 3}, table=1) + made({"B": 7, "D": 3}, table=2)
    level = Ledger(points, (met(1, "A", "C"), met(1, "B", "D", table=2)))
    extra = Ledger(made({"B": 9, "A": 2}, round=2, playoff=1, table=1), (met(2, "B", "A", playoff=1),))
    before, after = (standings(rules, alone("ABCD"), ledger) for ledger in (level, level + extra))
    assert places(after) == {"B": 1, "A": 2, "C": 3, "D": 3}
    assert [after.row(one).figures for one in "ABCD"] == [before.row(one).figures for one in "ABCD"]
    assert [after.row(one).rounds for one in "ABCD"] == [before.row(one).rounds for one in "ABCD"]


def test_where_the_book_plays_nothing_off_no_tie_asks_for_it():
    found = standings(Ranking(), alone("AB"), Ledger(made({"A": 7, "B": 7}) + made({"A": 9}, round=2, playoff=1)))
    assert places(found) == {"A": 1, "B": 1}
    assert found.ties == ()


def test_games_come_before_points_where_the_book_says_so():
    ledger = Ledger(
        made({"A": 150, "C": 150, "B": 149, "D": 149}) + made({"B": 150, "C": 150, "A": 20, "D": 20}, round=2),
        (met(1, "AC", "BD"), met(2, "BC", "AD")),
    )
    rules = Ranking(order=("games", "points"))
    found = standings(rules, alone("ABCD"), ledger)
    assert [row.id for row in found.rows] == ["C", "B", "A", "D"]
    assert found.row("C").figures == {"games": 2, "points": 300}
    assert found.row("A").by == "points"
    assert found.row("D").by == ""


def test_whoever_won_the_meeting_of_two_is_first():
    rules = Ranking(of="pair", order=("matches", "head-to-head"))
    ledger = Ledger(
        made(dict.fromkeys("ABCD", 0)),
        (met(1, "A", "C"), met(1, "B", "D", table=2), met(2, "B", "A"), met(2, "C", "D", table=2), met(3, "A", "D")),
    )
    found = standings(rules, alone("ABCD"), ledger)
    assert [(row.place, row.id) for row in found.rows] == [(1, "B"), (2, "A"), (3, "C"), (4, "D")]
    assert found.row("A").by == "head-to-head"


def test_meetings_decide_nothing_among_three_who_beat_each_other_or_have_not_all_met():
    rules = Ranking(of="pair", order=("matches", "head-to-head"))
    circle = Ledger(made(dict.fromkeys("ABC", 0)), (met(1, "A", "B"), met(2, "B", "C"), met(3, "C", "A")))
    assert places(standings(rules, alone("ABC"), circle)) == {"A": 1, "B": 1, "C": 1}
    games = Ledger(circle.entries, (met(1, "A", "B", (2, 0)), met(2, "B", "C", (2, 1)), met(3, "C", "A", (2, 1))))
    assert places(standings(rules, alone("ABC"), games)) == {"A": 1, "C": 1, "B": 3}, "games among them come next"
    unmet = Ledger(made(dict.fromkeys("ABCD", 0)), (met(1, "A", "B"), met(2, "B", "D"), met(2, "C", "D", table=2)))
    assert places(standings(rules, alone("ABCD"), unmet)) == {"A": 1, "B": 1, "C": 1, "D": 4}


def test_partners_of_one_day_are_no_opponents():
    rules = Ranking(order=("games", "head-to-head"))
    ledger = Ledger(made(dict.fromkeys("ABCD", 0)), (met(1, "AC", "BD"),))
    assert places(standings(rules, alone("ABCD"), ledger)) == {"A": 1, "C": 1, "B": 3, "D": 3}


def test_marks_ahead_are_counted_against_those_one_met():
    entries = (
        *made({"A": 7, "B": 2}, table=1, unit="marks"),
        *made({"C": 7, "D": 5}, table=2, unit="marks"),
    )
    ledger = Ledger(entries, (met(1, "A", "B"), met(1, "C", "D", table=2)))
    found = standings(Ranking(order=("matches", "difference")), alone("ABCD"), ledger)
    assert [(row.id, row.figures["difference"]) for row in found.rows] == [("A", 5), ("C", 2), ("D", -2), ("B", -5)]


def test_opponents_who_win_are_worth_more():
    ledger = Ledger(
        made(dict.fromkeys("ABCD", 0)),
        (met(1, "A", "B"), met(1, "C", "D", table=2), met(2, "A", "C"), met(2, "B", "D", table=2)),
    )
    found = standings(Ranking(order=("matches", "opponents")), alone("ABCD"), ledger)
    assert [(row.id, row.figures["opponents"]) for row in found.rows] == [("A", 2), ("B", 2), ("C", 2), ("D", 2)]
    assert places(found) == {"A": 1, "B": 2, "C": 2, "D": 4}
    late = Ledger(ledger.entries, (met(1, "A", "B"), met(1, "C", "D", table=2), met(2, "A", "D")))
    found = standings(Ranking(order=("opponents",)), alone("ABCD"), late)
    assert [(row.id, row.figures["opponents"]) for row in found.rows] == [("D", 3), ("B", 2), ("A", 0), ("C", 0)]


def test_the_best_round_can_decide():
    ledger = Ledger(made({"A": 5, "B": 8}) + made({"A": 5, "B": 2}, round=2))
    found = standings(Ranking(order=("points", "high-round")), alone("AB"), ledger)
    assert [(row.id, row.by) for row in found.rows] == [("B", ""), ("A", "high-round")]


def test_whoever_is_disqualified_is_listed_without_a_place():
    accounts = [*alone("AB"), Account(id="C", people=("C",), ranked=False)]
    found = standings(Ranking(), accounts, Ledger(made({"A": 1, "B": 2, "C": 9})))
    assert [(row.place, row.id) for row in found.rows] == [(1, "B"), (2, "A"), (0, "C")]


def test_rounds_that_are_not_released_are_not_seen():
    ledger = Ledger(made({"A": 9, "B": 1}) + made({"A": 0, "B": 30}, round=2) + made({"A": 50}, round=3))
    first = standings(Ranking(), alone("AB"), ledger, through=1)
    assert [(row.id, row.points, row.rounds) for row in first.rows] == [("A", 9, (9,)), ("B", 1, (1,))]
    second = standings(Ranking(), alone("AB"), ledger, through=2)
    assert [(row.id, row.rounds, row.moved) for row in second.rows] == [("B", (1, 30), 1), ("A", (9, 0), -1)]
    assert standings(Ranking(), alone("AB"), ledger, through=0).rows == ()
    assert standings(Ranking(), alone("AB"), ledger).row("B").rounds == (1, 30, None)
    assert [found.rounds for found in history(Ranking(), alone("AB"), ledger, through=2)] == [(1,), (1, 2)]


ORDERS = st.permutations(["points", "matches", "games", "head-to-head", "difference", "opponents", "high-round"])


@st.composite
def tournaments(draw):
    names = "ABCDEFGH"[: draw(st.integers(2, 8))]
    random = Random(draw(st.integers(0, 999)))
    entries, outcomes = [], []
    for number in range(1, draw(st.integers(1, 4)) + 1):
        order = random.sample(names, len(names))
        for table, (one, two) in enumerate(zip(order[::2], order[1::2], strict=False), 1):
            games = random.choice([(1, 0), (0, 1), (2, 1), (1, 1)])
            outcomes.append(met(number, one, two, games, table))
            points = {one: random.randint(0, 3), two: random.randint(0, 3)}
            entries += made(points, number, table=table)
    return names, Ledger(tuple(entries), tuple(outcomes))


@given(tournaments(), ORDERS, st.integers(1, 7), st.integers(0, 3))
def test_standings_are_an_order_that_does_not_depend_on_who_is_listed_first(event, order, length, medals):
    names, ledger = event
    rules = Ranking(order=tuple(order[:length]), playoff="round", playoff_places=medals)
    found = standings(rules, alone(names), ledger)
    assert sorted(row.id for row in found.rows) == sorted(names)
    for row in found.rows:
        better = sum(other.place < row.place for other in found.rows)
        assert row.place == better + 1
        assert row.shared == (sum(other.place == row.place for other in found.rows) > 1)
    first = [row.figures.get(order[0], 0) for row in found.rows]
    assert first == sorted(first, reverse=True)
    assert {tie.place for tie in found.ties} == {row.place for row in found.rows if row.shared and row.place <= medals}
    backwards = Ledger(ledger.entries[::-1], ledger.outcomes[::-1])
    assert standings(rules, alone(names[::-1]), backwards) == found


@given(tournaments(), st.integers(1, 50))
def test_more_points_never_cost_a_place(event, gift):
    names, ledger = event
    before = standings(Ranking(), alone(names), ledger)
    after = standings(Ranking(), alone(names), ledger + Ledger(made({names[0]: gift})))
    assert after.row(names[0]).place <= before.row(names[0]).place
    for one, two in combinations(names[1:], 2):
        was, now = (before.row(one).place < before.row(two).place), (after.row(one).place < after.row(two).place)
        assert was == now


CRITERIA = get_args(Criterion)
WITHOUT_COLUMN = ("head-to-head",)
"""Between two; a column shows everybody."""
IN_OTHER_COLUMNS = ("points", "bracket")
"""Of a file of results."""


@pytest.mark.parametrize("criterion", CRITERIA)
def test_every_criterion_has_a_figure_a_column_and_words_of_its_own(criterion: Criterion):
    found = standings(Ranking(order=(criterion,)), alone("AB"), Ledger(made({"A": 5, "B": 9})))
    assert len(found.rows) == 2
    assert (criterion in SHOWN) == (criterion not in WITHOUT_COLUMN)
    assert (criterion in FIGURES) == (criterion not in (*WITHOUT_COLUMN, *IN_OTHER_COLUMNS))
    for voice in (Voice(language=language) for language in LANGUAGES):
        for id, what in (("compared", "criterion"), ("standings-column", "column"), ("standings-below", "by")):
            if (id, criterion) != ("standings-column", "head-to-head"):
                said, others = (
                    [voice.say(fact(id, unit="points", **{what: one})) for one in some]
                    for some in ([criterion], {*CRITERIA} - {criterion, *WITHOUT_COLUMN})
                )
                assert said[0] not in others, f"add {criterion} to {id} in messages/"
