"""Players to whom a rule is a hardship: a partner who helps, and a clause that is eased, hold at the table itself."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from n42pa_felt import HONEST, N42, WEST_RENEGES, fours
from npa_felt import NPA, undealt
from ruling_facts import ids_of

from meldhouse.game import (
    AskToSee,
    AskTrump,
    CallRenege,
    Cut,
    Deal,
    Eased,
    Expose,
    Hand,
    Helped,
    Play,
    Refused,
    SetUp,
    Shuffle,
    Touch,
    steward,
    view,
)
from meldhouse.game.phases.waiting import is_eased
from meldhouse.game.records import Record, dumps, loads
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.allowances import allow
from meldhouse.referee.officials.officials import Official
from table import KEY, house

TD = Official("tournament director", "D")
PEOPLE = {"N": "7", "E": "8", "S": "9", "W": "10"}


# --- a partner who helps --------------------------------------------------------------------------------------------


def to_shuffle(name: str = "npa", dealer: str = "W") -> Felt:
    return Felt(Hand(house(name), dealer=dealer, key=KEY, refereed=True))


@pytest.mark.accepts("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(
    ("name", "remedy", "deals"), [("npa", "partner-helps", "E"), ("mcallen", "partner-shuffles", "W")]
)
def test_a_partner_shuffles_for_a_player_who_cannot_and_deals_where_the_paper_says_so(name, remedy, deals):
    felt = to_shuffle(name)
    (helped,) = felt.help("W")
    assert helped == Helped("W")
    assert felt.rulings[-1].remedies == (remedy,)
    for _ in range(3):
        felt.act(Shuffle("E"))
    while not isinstance(chore := steward.next_chore(felt.hand), Deal):
        felt.act(chore)
    felt.act(Deal(deals))
    assert len(felt.hand.state.hands) == 4
    assert len(felt.rulings) == 1, "nothing was wrong with it"


@pytest.mark.accepts("NPA-2.2d")
def test_and_cuts_for_him():
    felt = to_shuffle()
    felt.help("S")
    while not isinstance(chore := steward.next_chore(felt.hand), Cut):
        felt.act(chore)
    felt.act(Cut("N", chore.leaving))
    assert felt.hand.state.deal.cut == chore.leaving


@pytest.mark.accepts("NPA-2.2d")
def test_also_when_it_has_to_be_dealt_again():
    felt = to_shuffle()
    felt.help("W")
    felt.hand.state.begin_deal()
    assert felt.hand.can(Shuffle("E"))


@pytest.mark.refuses("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize("name", ["npa", "mcallen"])
def test_nobody_else_does_and_nobody_for_a_player_who_can(name):
    felt = to_shuffle(name)
    assert not felt.hand.can(Shuffle("E"))
    felt.help("N")
    assert not any(felt.hand.can(Shuffle(seat)) for seat in "NES")
    felt.help("W")
    assert [seat for seat in "NESW" if felt.hand.can(Shuffle(seat))] == ["E", "W"]


@pytest.mark.refuses("NPA-2.2d")
def test_a_partner_who_deals_unasked_is_the_wrong_dealer():
    felt = undealt("W")
    felt.act(Deal("E"))
    assert felt.rulings[-1].clause == "NPA-2.3h"


def test_where_an_official_must_allow_it_play_waits_for_him():
    felt = Felt(Hand(N42, dealer="W", key=KEY, refereed=True))
    felt.help("N")
    assert (felt.hand.state.ending.stopped, felt.hand.state.helped) == (
        "a player who needs help handling the dominoes",
        frozenset(),
    )


# --- a clause that is eased -----------------------------------------------------------------------------------------


def eased(clause: str, seat: str = "N", amount: int = 31) -> Felt:
    felt = fours(amount)
    felt.people = dict(PEOPLE)
    felt.ease(seat, allow(N42, PEOPLE[seat], clause, by=TD, why="plays from a rack"))
    return felt


def moved(felt: Felt, seat: str) -> SetUp:
    held = felt.hand.state.hands[seat]
    return SetUp(seat, felt.hand.state.deal.layouts[seat], (*held[1:], held[0]))


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-8b")
def test_whoever_plays_from_a_rack_may_move_his_dominoes():
    felt = eased("N42-8b")
    act = moved(felt, "N")
    felt.act(act)
    assert felt.hand.state.hands["N"] == felt.hand.state.deal.slots["N"] == act.tiles
    assert felt.rulings == []


@pytest.mark.refuses("N42-21a")
def test_but_only_his_own_and_nobody_else_moves_any():
    felt = eased("N42-8b")
    other = SetUp("N", felt.hand.state.deal.layouts["N"], felt.hand.state.hands["S"])
    with pytest.raises(Refused):
        felt.act(other)
    before = dict(felt.hand.state.hands)
    felt.act(moved(felt, "E"))
    assert (felt.rulings[-1].clause, felt.hand.state.hands) == ("N42-8b", before)


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-5d")
def test_a_domino_that_he_touched_need_not_be_played():
    felt = eased("N42-5d", "S")
    first, second = felt.hand.state.hands["S"][:2]
    felt.act(Touch("S", first))
    told = felt.rulings[-1]
    assert ids_of(told) == ("ruling-eased",)
    assert (told.remedies, told.logged, felt.hand.state.felt.touched) == ((), False, {})
    felt.act(Play("S", second))


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-6a")
def test_a_domino_that_fell_is_stood_up_again():
    felt = eased("N42-6a")
    felt.act(Expose("N", felt.hand.state.hands["N"][:1]))
    assert (felt.hand.state.felt.exposed, felt.rulings[-1].clause) == ({}, "N42-21a")


@pytest.mark.refuses("N42-21a")
def test_another_clause_and_another_player_are_not_eased_by_it():
    felt = eased("N42-8b")
    felt.act(Expose("N", felt.hand.state.hands["N"][:1]))
    assert felt.rulings[-1].clause == "N42-6a"
    with pytest.raises(Refused, match=r"allow-other.*7"):
        felt.ease("E", allow(N42, "7", "N42-8b", by=TD, why="plays from a rack"))


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-9b")
@pytest.mark.parametrize("clause", ["N42-9b", "N42-10a", "N42-10e"])
def test_whoever_cannot_remember_trump_is_told(clause):
    felt = turned(put(eased(clause), HONEST))
    assert [view(felt.hand, seat).trump for seat in ("N", "S", None)] == ["4", None, None]
    felt.act(AskTrump("N"))
    assert ids_of(felt.rulings[-1]) == ("answered",)
    assert felt.hand.state.incidents == ()
    felt.act(AskTrump("E"))
    assert felt.rulings[-1].clause == "N42-9b"
    assert len(felt.hand.state.incidents) == 1


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-7a")
def test_whoever_cannot_remember_what_was_played_may_look():
    felt = turned(put(eased("N42-7a", amount=84), f"{HONEST} 6-5 6-6 6-0 6-1"))
    assert [len(view(felt.hand, seat).tricks) for seat in ("N", "S", None)] == [2, 1, 1]
    felt.act(AskToSee("N"))
    assert felt.rulings == []
    felt.act(AskToSee("S"))
    assert felt.rulings[-1].clause == "N42-7a"


def test_both_stand_in_the_record_and_hold_there():
    felt = eased("N42-8b")
    felt.act(moved(felt, "N"))
    text = dumps(Record(book=N42, hands=[felt.hand]))
    assert "\nreferee: N42-8b is eased for N\n" in text
    assert loads(text).hands[0].events == felt.hand.events
    helped = to_shuffle()
    helped.help("W")
    helped.act(Shuffle("E"))
    assert loads(dumps(Record(book=NPA, hands=[helped.hand]))).hands[0].events == helped.hand.events
    assert Eased("N", "N42-8b") in felt.hand.events


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-5a")
def test_a_renege_by_a_player_for_whom_it_is_eased_costs_nobody_anything():
    felt = put(eased("N42-5a", "W"), WEST_RENEGES)
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert ids_of(felt.rulings[-1]) == ("ruling-eased",)
    assert (felt.rulings[-1].kind, felt.hand.is_over, felt.hand.state.ending.stopped) == ("renege", False, None)
    others = put(eased("N42-5a", "N"), WEST_RENEGES)
    others.act(CallRenege("S", "W", 1, "follow"))
    assert (others.hand.is_over, others.hand.state.ending.offender) == (True, "W")


# --- where only the handling of the cards is excepted -----------------------------------------------------------------


@pytest.mark.accepts("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(("name", "rule"), [("npa", "NPA-2.2c"), ("mcallen", "MCA-4Sa")])
def test_where_a_rule_of_the_deal_is_eased_the_partner_handles_the_cards(name, rule):
    felt = to_shuffle(name)
    felt.people = PEOPLE
    by = Official("tournament director", "D")
    felt.ease("W", allow(house(name), PEOPLE["W"], rule, by=by, why="cannot grip the cards"))
    assert felt.hand.can(Shuffle("E"))
    assert felt.hand.state.eased["W"] == {rule}


@pytest.mark.accepts("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(("name", "own", "rule"), [("npa", "NPA-2.2d", "NPA-2.2c"), ("mcallen", "MCA-4Se", "MCA-4Sa")])
def test_the_exception_by_its_own_name_eases_at_the_table_all_that_it_excepts(name, own, rule):
    felt = to_shuffle(name)
    felt.people = PEOPLE
    felt.ease("W", allow(house(name), "10", own, by=TD, why="cannot grip the cards"))
    assert is_eased(felt.hand.state, "W", rule)
    assert not is_eased(felt.hand.state, "E", rule)
    assert not is_eased(felt.hand.state, "W", house(name).rulings.conduct.clause)
    assert "W" in felt.hand.state.helped
