"""Where medals are for places in a division, ties for them are played off (MCA-2), and no others."""

from __future__ import annotations

import pytest
from floor import MCA_HAND, Evening
from msgspec.structs import replace

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import awards_in
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.scoring.divisions import of_division

EASTS = replace(MCA_HAND, bidder="E", meld={"NS": 4, "EW": 10}, take={"NS": 10, "EW": 15})


def tied(money: Money) -> Evening:
    """Two tables with the same result: the winners entered as women, the losers as men."""
    evening = Evening("mcallen", 4, rounds=1, hands=1, money=money)
    evening.start()
    for table in evening.state.rounds[0].seating.tables:
        for entrant, division in zip(table.people, ("women", "men"), strict=True):
            names = tuple(person.name for person in evening.state.entrants[entrant].people)
            evening.did(acts.Edit(entrant=entrant, names=names, division=division))
    evening.hand_in(1, MCA_HAND)
    evening.did(acts.Close(round=1))
    return evening


def play_off(evening: Evening, *slips) -> None:
    evening.hand_in(evening.start_drafted(), *slips)
    evening.did(acts.Close(round=len(evening.state.rounds)))


@pytest.mark.accepts("MCA-2b")
def test_each_division_plays_its_own_ties_off():
    evening = tied(Money(medals=3, medals_by="division"))
    women, men = evening.tournament.standings().ties
    assert (women.place, women.division, men.place, men.division) == (1, "women", 1, "men")
    with pytest.raises(MoneyError, match=r"places 1–2 \(women\)"):
        awards_in(evening.state)
    step = next(step for step in next_steps(evening.state) if isinstance(step.act, acts.PlayOff))
    assert step.says == fact("next-play-off-division", first=1, last=2, division=division_fact("women"))
    assert evening.no(replace(step.act, division="")).code == "not-tied"
    assert evening.no(replace(step.act, division="men")).code == "not-tied"
    evening.did(step.act)
    assert round_title(evening.state.rounds[1]) == fact(
        "playoff-title-division", time=1, first=1, last=2, division=division_fact("women")
    )
    one, two = evening.state.rounds[1].seating.tables[0].people
    play_off(evening, EASTS)
    (left,) = evening.tournament.standings().ties
    assert left.division == "men"
    rows = of_division(evening.tournament.standings(), "women").rows
    assert [(row.place, row.id, row.shared) for row in rows] == [(1, two, False), (2, one, False)]
    places = [(row.place, row.shared) for row in evening.tournament.standings().rows]
    assert places == [(1, True), (1, True), (3, True), (3, True)], "among all they stay equal"
    step = next(step for step in next_steps(evening.state) if isinstance(step.act, acts.PlayOff))
    evening.did(step.act)
    play_off(evening, MCA_HAND)
    medals = [
        (award.reason.args["division"].args["code"], award.reason.args["place"], award.medal)
        for award in awards_in(evening.state)
    ]
    assert medals == [
        ("women", 1, "gold"),
        ("women", 2, "silver"),
        ("men", 1, "gold"),
        ("men", 2, "silver"),
    ]


def test_a_play_off_that_is_level_is_followed_by_another():
    evening = tied(Money(medals=1, medals_by="division"))
    evening.did(next(step.act for step in next_steps(evening.state) if isinstance(step.act, acts.PlayOff)))
    evening.start_drafted()
    evening.did(acts.EnterResult(round=2, table=1, points={"NS": 25, "EW": 25}))
    evening.sign(2, 1)
    evening.did(acts.Close(round=2))
    assert [tie.division for tie in evening.tournament.standings().ties] == ["women", "men"]
    evening.did(next(step.act for step in next_steps(evening.state) if isinstance(step.act, acts.PlayOff)))
    assert round_title(evening.state.rounds[2]) == fact(
        "playoff-title-division", time=2, first=1, last=2, division=division_fact("women")
    )


def test_places_among_all_are_played_off_where_there_is_money_or_a_medal_for_them():
    for money in (Money(medals=3), Money(medals=3, medals_by="division", percents=(100,))):
        assert tied(money).tournament.standings().ties[0].division == ""
