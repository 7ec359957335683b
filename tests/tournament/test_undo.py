"""The desk takes back what it did last; the log keeps both."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening

from meldhouse.messages import fact, written
from meldhouse.tournament import acts
from meldhouse.tournament.events import Undone
from meldhouse.tournament.forms import changed
from meldhouse.tournament.log import done_together, line_of
from meldhouse.tournament.simulating.simulate import DIRECTOR
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import LogError, Tournament


def test_undo_takes_back_the_last_act_of_the_desk_and_keeps_a_record():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    before = len(evening.tournament.log)
    evening.do(acts.Confirm(round=1))
    (event,) = evening.did(acts.Undo(reason="too soon"))
    assert event == Undone(step=before + 1)
    assert evening.state.rounds[0].status == "draft"
    assert [type(step.act) for step in evening.tournament.log[before:]] == [acts.Confirm, acts.Undo]
    evening.did(acts.Undo())
    assert evening.state.rounds == []
    evening.did(acts.Undo())
    assert len(evening.state.entrants) == 7
    back = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert back.state.entrants == evening.state.entrants
    evening.start()


def test_what_players_did_since_keeps_an_act_from_being_undone_if_it_rests_on_it():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,)), by=evening.state.sheet(1, 1).seats["N"])
    refusal = evening.no(acts.Undo())
    assert refusal.code == "undo-built"


def test_what_players_did_since_stays_if_it_does_not():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.Amend(form=changed(evening.state.form, {"slow": 9})))
    evening.did(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,)), by=evening.state.sheet(1, 1).seats["N"])
    evening.did(acts.Undo())
    assert evening.state.form.slow == 20
    assert len(evening.state.sheet(1, 1).rows) == 1


def test_finishing_can_be_undone_and_opening_cannot():
    evening = Evening("npa", 0)
    assert evening.no(acts.Undo()).code == "undo-none"
    evening.do(acts.Finish(anyway=True))
    evening.did(acts.Undo())
    assert not evening.state.finished


def test_steps_that_are_no_tournament_are_told_with_their_number():
    evening = Evening("npa", 8)
    evening.start()
    steps = list(evening.tournament.log)
    with pytest.raises(LogError, match="Step 1 doesn’t fit"):
        Tournament(steps[4:])


def test_what_was_done_at_once_is_undone_at_once_and_says_how_many():
    evening = Evening("npa", 0)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
    for name in names:
        evening.tournament.apply(acts.Enter(names=(name,)), by=DIRECTOR, at=evening.at, bulk="a list")
        if name == "Bob":
            evening.did(acts.Pay(account="", kind="gift", cents=500))
    said = done_together(evening.tournament, evening.tournament.undone_next())
    assert (said.id, said.args["number"]) == ("log-enter-many", 8)
    assert said.args["names"][3:] == (fact("and-more", number=5),)
    then = evening.did(acts.Undo())
    assert len(then) == 8
    assert not evening.state.entrants
    assert evening.state.payments, "what somebody did meanwhile stays"
    assert line_of(evening.tournament, evening.tournament.version).then == (fact("log-undone", what=said),)
    back = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert back.state.entrants == evening.state.entrants
    evening.did(acts.Undo())
    assert not evening.state.payments


def test_what_was_done_at_once_stays_whole_where_something_rests_on_a_part_of_it():
    evening = Evening("npa", 0)
    for name in ("Ann", "Bob"):
        evening.tournament.apply(acts.Enter(names=(name,)), by=DIRECTOR, at=evening.at, bulk="a list")
    evening.did(acts.Invite(token="t" * 20, role="player", person="P2"))
    refusal = evening.no(acts.Undo())
    assert refusal.code == "undo-built"
    assert len(evening.state.entrants) == 2


def test_checking_everybody_in_is_one_act_of_the_desk_and_on_a_phone_it_is_none():
    evening = Evening("npa", 0)
    for name in ("Ann", "Bob", "Cleo"):
        evening.did(acts.Enter(names=(name,)))
    evening.did(acts.CheckIn(entrants=("P1", "P2", "P3")))
    said = done_together(evening.tournament, evening.tournament.undone_next())
    assert (said.id, said.args["names"]) == ("log-check-in-many", tuple(map(written, ("Ann", "Bob", "Cleo"))))
    evening.did(acts.Undo())
    assert not evening.state.here
    evening.did(acts.Appoint(who="phone", role="player", person="P1"))
    appointed = evening.tournament.version
    evening.did(acts.CheckIn(entrants=("P1",)), by="phone")
    assert evening.tournament.undone_next() == (appointed,)


def test_a_withdrawal_at_the_desk_is_undone_like_anything_else():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    evening.did(acts.Withdraw(entrant="P3", reason="the wrong Ann"))
    evening.did(acts.Undo())
    assert len(evening.state.here) == 8
    assert "P3" in evening.state.rounds[0].seating.people


def alternately(*steps: tuple[str, str, acts.AnyAct]) -> Evening:
    """Several people write their lists at the same time: who, which list, what."""
    evening = Evening("npa", 0, money={"fee_cents": 500})
    evening.did(acts.Appoint(who="Sue", role="scorekeeper"))
    for by, bulk, act in steps:
        evening.at += 1
        evening.tournament.apply(act, by=by, at=evening.at, bulk=bulk)
    return evening


def named(evening: Evening) -> dict[str, str]:
    return {id: entrant.name for id, entrant in evening.state.entrants.items()}


def test_of_two_lists_written_alternately_the_last_goes_and_the_others_keep_their_numbers():
    evening = alternately(
        (DIRECTOR, "a", acts.Enter(names=("Ann",))),
        ("Sue", "b", acts.Enter(names=("Bob",))),
        (DIRECTOR, "a", acts.Enter(names=("Cleo",))),
    )
    first = done_together(evening.tournament, evening.tournament.undone_next())
    assert first.args["names"] == (fact("names", names=("Ann",)), fact("names", names=("Cleo",)))
    evening.did(acts.Undo())
    assert named(evening) == {"P2": "Bob"}, "Bob's number is on his card already"
    evening.did(acts.Enter(names=("Dan",)))
    assert named(evening) == {"P2": "Bob", "P3": "Dan"}
    back = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert back.state.entrants == evening.state.entrants
    for left in ({"P2": "Bob"}, {}):
        evening.did(acts.Undo())
        assert named(evening) == left
    assert Tournament(evening.tournament.log).state.entrants == {}


def test_money_never_goes_to_somebody_else_because_a_list_was_undone():
    evening = alternately(
        (DIRECTOR, "a", acts.Enter(names=("Ann",))),
        ("Sue", "b", acts.Enter(names=("Bob",))),
        ("Sue", "", acts.Pay(account="P1", kind="fee", cents=500)),
        (DIRECTOR, "a", acts.Enter(names=("Cleo",))),
    )
    paid = done_together(evening.tournament, evening.tournament.undone_next())
    assert (paid.id, paid.args["amount"], paid.args["name"]) == ("log-pay", 500, "Ann")
    evening.did(acts.Undo())
    assert not evening.state.payments
    evening.did(acts.Undo())
    assert named(evening) == {"P2": "Bob"}


def test_where_one_list_rests_on_the_other_it_goes_first_and_is_named():
    evening = alternately(
        (DIRECTOR, "people", acts.Enter(names=("Ann",))),
        (DIRECTOR, "people", acts.Enter(names=("Bob",))),
        ("Sue", "fees", acts.Pay(account="P1", kind="fee", cents=500)),
        (DIRECTOR, "people", acts.Enter(names=("Cleo",))),
        ("Sue", "fees", acts.Pay(account="P2", kind="fee", cents=500)),
        (DIRECTOR, "people", acts.Enter(names=("Dan",))),
    )
    for id, who, number in (("log-paid-many", "Sue", 2), ("log-enter-many", "director", 4)):
        said = done_together(evening.tournament, evening.tournament.undone_next())
        assert (said.id, said.args["who"], said.args["number"]) == (id, written(who), number)
        evening.did(acts.Undo())
    assert not evening.state.payments
    assert not evening.state.entrants


def test_a_log_of_before_gives_the_numbers_again_as_it_did():
    evening = alternately((DIRECTOR, "", acts.Enter(names=("Ann",))))
    evening.did(acts.Undo())
    evening.did(acts.Enter(names=("Bob",)))
    assert named(evening) == {"P1": "Bob"}, "nobody came after Ann, so her number is free"
    assert named(evening) == {id: one.name for id, one in Tournament(evening.tournament.log).state.entrants.items()}
