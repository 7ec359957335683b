"""A seating that rests on a result which was corrected since says so, and is seated again; one that started stays."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, N42_HAND, Evening
from msgspec.structs import replace

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.rounds.results_behind import old_results
from meldhouse.tournament.seating import Round
from meldhouse.tournament.tournament import Tournament

OTHERWISE = replace(BEND_HAND, meld={"NS": 0, "EW": 200}, take={"NS": 100, "EW": 400})


def second_game(*steps: type[acts.OfRound]) -> Evening:
    """At Bend the second game is seated, and taken so far."""
    evening = Evening("bend", 8, hands=1)
    evening.start()
    evening.hand_in(1, BEND_HAND)
    evening.did(acts.Close(round=1))
    evening.did(acts.Draft())
    for step in steps:
        evening.did(step(round=2))
    return evening


def corrected(evening: Evening) -> None:
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=OTHERWISE, reason="East and West won"))


def top(each: Round) -> set[str]:
    return set(each.tables[0].people)


@pytest.mark.accepts("BEN-6.1c")
@pytest.mark.parametrize(
    "steps", [(), (acts.Confirm,), (acts.Confirm, acts.Release), (acts.Confirm, acts.Release, acts.Call)]
)
def test_a_corrected_winner_is_told_and_one_act_seats_it_again(steps):
    evening = second_game(*steps)
    first = evening.state.rounds[0].sheets[1]
    losers, winners = set(first.people("EW")), set(first.people("NS"))
    assert winners < top(evening.state.rounds[1].seating)
    assert not old_results(evening.state, evening.state.rounds[1])
    corrected(evening)
    told = next_steps(evening.state)[0]
    assert told.warns
    seen = "yes" if len(steps) > 1 else "no"
    assert [one.id for one in told.why] == ["old-result", "old-winners", "old-seat-again"]
    assert told.why[-1] == fact("old-seat-again", seen=seen)
    assert all(step.asks for step in next_steps(evening.state)[1:]), "by the old result only after a question"
    evening.did(told.act)
    assert evening.state.rounds[1].status == "draft"
    assert losers < top(evening.state.rounds[1].seating)
    assert not winners & top(evening.state.rounds[1].seating)
    assert not old_results(evening.state, evening.state.rounds[1])
    assert any(note.id == "plan-moved" for note in evening.state.notes)
    evening.did(acts.Undo())
    assert old_results(evening.state, evening.state.rounds[1])


def test_a_correction_that_moves_nobody_says_nothing_nor_does_one_after_the_start():
    evening = second_game()
    more = replace(BEND_HAND, meld={"NS": 260, "EW": 200})
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=more, reason="ten more"))
    assert not old_results(evening.state, evening.state.rounds[1])
    evening.start_drafted()
    seated = evening.state.rounds[1].seating
    corrected(evening)
    assert not old_results(evening.state, evening.state.rounds[1])
    assert evening.no(acts.Scrap(round=2, again=True)).code == "status"
    assert evening.state.rounds[1].seating == seated


def test_a_draft_changed_by_hand_still_rests_on_what_it_was_drawn_from():
    evening = second_game()
    corrected(evening)
    one, two = (table.people[0] for table in evening.state.rounds[1].seating.tables)
    evening.did(acts.Swap(one=one, two=two, reason="the stove"))
    assert old_results(evening.state, evening.state.rounds[1])
    again = Tournament(evening.tournament.log)
    assert old_results(again.state, again.state.rounds[1]), "read again it says the same"


def test_pairs_that_meet_by_their_scores_are_seated_again():
    evening = Evening("n42pa", 4, movement="swiss", rounds=3, best_of=1, target=1)
    evening.start()
    evening.hand_in(1, N42_HAND)
    evening.did(acts.Close(round=1))
    evening.did(acts.Draft())
    lost = replace(N42_HAND, take={"NS": 11, "EW": 31})
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=lost, reason="the other way round"))
    assert fact("old-corrected") in old_results(evening.state, evening.state.rounds[1])
    was = {frozenset(table.people) for table in evening.state.rounds[1].seating.tables}
    evening.did(acts.Scrap(round=2, again=True))
    assert was != {frozenset(table.people) for table in evening.state.rounds[1].seating.tables}


def test_the_other_pair_goes_on_in_a_bracket():
    evening = Evening("n42pa", 4, best_of=1, target=1)
    evening.start()
    evening.hand_in(1, N42_HAND)
    evening.did(acts.Close(round=1))
    evening.did(acts.Draft())
    lost = replace(N42_HAND, take={"NS": 11, "EW": 31})
    pairs = evening.state.rounds[0].seating.tables[0].people
    match = evening.state.rounds[0].matches[1]
    assert evening.state.won[match] == pairs[0]
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=lost, reason="the other way round"))
    winner = evening.state.name(pairs[1])
    told = fact("old-winner", table=1, round=fact("round", number=1), name=winner)
    assert told in old_results(evening.state, evening.state.rounds[1])
    evening.did(acts.Scrap(round=2, again=True))
    assert evening.state.won[match] == pairs[1]
    assert not old_results(evening.state, evening.state.rounds[1])
