"""Who may do what: the table in the code, cell by cell, and what it means at the tables."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.act import ROLES

ALL = [act for act in acts.KINDS if act not in (acts.Open, acts.Accept)]
ANYBODY_AT_THE_TABLE = {
    acts.FirstDealer, acts.EnterSlips, acts.ChangeSlip, acts.EnterResult, acts.Sign, acts.CallReferee,
    acts.Appeal, acts.Agree, acts.AskRule,
}  # fmt: skip
EXPECTED = {
    "director": set(ALL),
    "referee": {
        *ANYBODY_AT_THE_TABLE, acts.Missing, acts.Arrived, acts.StandIn, acts.Forfeit, acts.Correct, acts.CorrectResult,
        acts.Acknowledge, acts.Penalize, acts.Lift, acts.Answer, acts.ComeRound, acts.Decline,
        acts.LogConduct, acts.CorrectEntry, acts.AnswerRule,
    },
    "scorekeeper": {
        *ANYBODY_AT_THE_TABLE, acts.Missing, acts.Arrived, acts.Acknowledge, acts.Enter, acts.Edit, acts.Remove,
        acts.CheckIn, acts.Pay, acts.HandMedal,
    },
    "player": {*ANYBODY_AT_THE_TABLE, acts.Missing, acts.Acknowledge, acts.CheckIn, acts.Withdraw},
    "spectator": set(),
}  # fmt: skip


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("act", ALL, ids=lambda act: act.__name__)
def test_each_cell(role, act):
    if act is acts.Accept:  # whoever holds a link may take the role it gives
        assert act.may[role] == "yes"
        return
    expected = act in EXPECTED[role]
    assert act.may.get(role, "") == (("own" if role == "player" else "yes") if expected else "")


def test_whoever_has_a_link_may_take_what_it_gives():
    assert [acts.Accept.may[role] for role in ROLES] == ["yes"] * 5


def test_what_is_not_in_the_table_is_not_allowed():
    class Invented(acts.Act, frozen=True):
        pass

    assert Invented.may == {}
    assert acts.Open.may == {}


def test_the_desk_can_undo_what_players_cannot_do():
    assert acts.Draft().is_undoable
    assert not acts.EnterSlips(round=1, table=1, slips=()).is_undoable
    assert not acts.Undo().is_undoable
    assert not acts.Invite(token="0" * 16, role="player").is_undoable  # it may be on paper already


def test_a_player_acts_at_his_own_table_for_his_own_side():
    evening = Evening("npa", 8)
    evening.start()
    one, two = evening.state.sheet(1, 1), evening.state.sheet(1, 2)
    north, east = one.seats["N"], one.seats["E"]
    write = acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,) * 4)
    assert evening.no(write, by=two.seats["N"]).code == "role-own"
    assert evening.no(write, by="a stranger").code == "role"
    evening.did(write, by=north)
    sign = acts.Sign(round=1, table=1, side="NS", signer=north, digest=one.digest)
    assert evening.no(sign, by=east).code == "role-own"
    assert evening.no(replace(sign, side="EW"), by=north).code == "signer"
    evening.did(sign, by=north)
    assert evening.no(acts.CheckIn(entrants=(east,)), by=north).code == "role-own"
    evening.did(acts.CheckIn(entrants=(north,)), by=north)
    assert evening.no(acts.Draft(), by=north).message == fact("no-role", roles=(fact("the-role", role="director"),))


def test_a_device_acts_for_a_player_until_it_is_dismissed():
    evening = Evening("npa", 4)
    evening.start()
    north = evening.state.sheet(1, 1).seats["N"]
    call = acts.CallReferee(round=1, table=1)
    assert evening.no(call, by="phone-7").code == "role"
    evening.did(acts.Appoint(who="phone-7", role="player", person=north))
    evening.did(call, by="phone-7")
    evening.did(acts.Dismiss(who="phone-7", role="player"))
    assert evening.no(call, by="phone-7").code == "role"
    assert evening.no(acts.Dismiss(who="phone-7", role="player")).code == "dismiss"
    assert evening.no(acts.Appoint(who="phone-7", role="player", person="P99")).code == "person"
    assert evening.no(acts.Appoint(who=" ", role="referee")).code == "blank"


def test_a_director_does_not_dismiss_himself_and_may_share():
    evening = Evening("npa", 4)
    assert evening.no(acts.Dismiss(who="director", role="director")).code == "dismiss-self"
    evening.did(acts.Appoint(who="Dora", role="director"))
    assert evening.no(acts.Appoint(who="Dora", role="director")).code == "appointed"
    evening.did(acts.Draft(), by="Dora")


def test_nothing_is_done_before_a_tournament_is_open():
    from meldhouse.tournament.tournament import Tournament

    assert Tournament().verify(acts.Draft(), by="x", at=0).code == "not-open"
    assert Tournament().verify(acts.Open(book="nowhere", form=Evening("npa", 0).form), by="x", at=0).code == "form"
    assert Tournament().verify(acts.Open(book="npa", form=Evening("npa", 0).form), by=" ", at=0).code == "blank"


def test_a_scorekeeper_of_one_table_is_nobody_elsewhere():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.Appoint(who="Sue", role="scorekeeper", table=2))
    write = acts.EnterSlips(round=1, table=2, slips=(NPA_HAND,))
    evening.did(write, by="Sue")
    there, elsewhere = evening.state.sheet(1, 2).seats["N"], evening.state.sheet(1, 1).seats["N"]
    evening.did(acts.Missing(round=1, person=there), by="Sue")
    for act in (replace(write, table=1), acts.Missing(round=1, person=elsewhere)):
        assert evening.no(act, by="Sue").code == "role-own"
    for act in (
        acts.Enter(names=("Zoe",)),
        acts.CheckIn(entrants=("P1",)),
        acts.Pay(account="P1", kind="gift", cents=5),
    ):
        assert evening.no(act, by="Sue").code in ("role", "role-own")
    assert evening.no(acts.Appoint(who="Ray", role="referee", table=2)).code == "appoint-table"
    evening.did(acts.Dismiss(who="Sue", role="scorekeeper"))
    assert evening.no(acts.EnterSlips(round=1, table=2, slips=(NPA_HAND,)), by="Sue").code == "role"


@pytest.mark.accepts("NPA-8.1c")
@pytest.mark.refuses("NPA-8.1c")
@pytest.mark.parametrize(("book", "hand", "may_it"), [("npa", NPA_HAND, True), ("bend", BEND_HAND, False)])
def test_the_scoring_table_corrects_a_sheet_where_the_book_says_so(book, hand, may_it):
    evening = Evening(book, 4, rounds=1)
    evening.did(acts.Appoint(who="Vera", role="scorekeeper"))
    evening.did(acts.Appoint(who="Tom", role="scorekeeper", table=1))
    evening.hand_in(evening.start(), *[hand] * evening.tournament.book.match.hands)
    act = acts.Correct(round=1, table=1, hand=1, slip=hand, reason="added up wrongly")
    assert evening.no(act, by="Tom").code == ("scoring-table" if may_it else "role")
    if may_it:
        evening.did(act, by="Vera")
    else:
        assert evening.no(act, by="Vera").code == "role"
