"""N42PA on felt: asking what is trump."""

from __future__ import annotations

from collections import Counter

import pytest
from felt_table import put
from n42pa_felt import HONEST, N42, WEST_RENEGES, fours, marks, played_out, slip, south_has_it
from ruling_facts import readings_of

from meldhouse.game import AskTrump, CallRenege, Game, NameTrump, Refused, score, slip_of, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import points

OTHERS = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}
THREE = "5-1 5-2 5-0"


def asked(seat: str, tiles: str = HONEST, amount: int = 31, suit: str | None = None) -> Felt:
    felt = put(fours(amount), tiles)
    felt.act(AskTrump(seat, suit))
    return felt


# --- while it may be asked --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-10a")
@pytest.mark.parametrize("tiles", ["", "5-1", "5-1 5-2", THREE])
@pytest.mark.parametrize("seat", list(OTHERS))
def test_until_the_first_trick_is_complete_anybody_may_ask(seat: str, tiles: str) -> None:
    felt = asked(seat, tiles)
    assert (felt.hand.state.incidents, felt.hand.is_over) == ((), False)
    assert view(felt.hand, seat).trump == "4", "and the answer lies on the table"


@pytest.mark.accepts("N42-10a")
def test_as_soon_as_trump_is_named_it_may_be_asked() -> None:
    felt = south_has_it()
    felt.act(NameTrump("S", "4"))
    felt.act(AskTrump("W"))
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("N42-10a")
def test_before_it_is_named_there_is_nothing_to_ask() -> None:
    with pytest.raises(Refused):
        south_has_it().act(AskTrump("W"))


@pytest.mark.refuses("N42-10a")
@pytest.mark.parametrize("seat", list(OTHERS))
def test_with_the_fourth_domino_the_time_for_asking_is_over(seat: str) -> None:
    felt = asked(seat, HONEST)
    assert len(felt.hand.state.incidents) == 1
    assert all(view(felt.hand, other).trump is None for other in (*OTHERS, None)), "nobody is told"


@pytest.mark.accepts("N42-10a")
def test_a_described_question_is_answered() -> None:
    ruling = rule(N42, Case(kind="trump_asked", by=("W",)))
    assert (ruling.clause, ruling.remedies, ruling.entries) == ("N42-10a", ("answered",), ())


# --- once it must be remembered ---------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-9b")
@pytest.mark.parametrize("seat", list(OTHERS))
@pytest.mark.parametrize("tiles", [HONEST, f"{HONEST} 5-5", f"{HONEST} 5-5 4-4 6-0 6-1 6-6"])
def test_after_the_first_trick_the_question_gives_the_other_side_a_mark(seat: str, tiles: str) -> None:
    felt = asked(seat, tiles)
    ruling = felt.rulings[-1]
    assert points(ruling.entries, "marks") == {OTHERS[seat]: 1}
    assert ruling.clause == "N42-9b"
    assert ruling == rule(N42, Case(kind="trump_asked_late", by=(seat,)))
    (incident,) = felt.hand.state.incidents
    assert ("".join(incident.seats), incident.points, incident.clause) == (OTHERS[seat], 1, "N42-9b")


@pytest.mark.accepts("N42-9b")
def test_asking_for_one_suit_is_asking_too() -> None:
    assert len(asked("W", suit="4").hand.state.incidents) == 1


@pytest.mark.accepts("N42-9b")
def test_asking_twice_costs_twice() -> None:
    felt = asked("W")
    felt.act(AskTrump("E"))
    felt.act(AskTrump("S"))
    assert [("".join(i.seats), i.points) for i in felt.hand.state.incidents] == [("NS", 1), ("NS", 1), ("EW", 1)]


@pytest.mark.refuses("N42-9b")
@pytest.mark.parametrize("seat", list(OTHERS))
def test_with_three_dominoes_down_the_question_costs_nothing(seat: str) -> None:
    felt = played_out(asked(seat, THREE))
    assert all(entry.clause != "N42-9b" for entry in score(N42, slip_of(felt.hand)))


@pytest.mark.refuses("N42-9b")
def test_when_the_hand_is_over_nobody_pays_for_a_question() -> None:
    felt = played_out(fours())
    with pytest.raises(Refused):
        felt.act(AskTrump("W"))
    assert felt.hand.state.incidents == ()


# --- one mark, and the hand goes on -----------------------------------------------------------------------------------


@pytest.mark.accepts("N42-9c")
@pytest.mark.parametrize(("amount", "worth"), [(31, 1), (42, 1), (84, 2), (126, 3)])
def test_it_is_one_mark_whatever_was_bid_and_the_hand_goes_on(amount: int, worth: int) -> None:
    felt = asked("W", amount=amount)
    assert (felt.hand.is_over, felt.rulings[-1].hand) == (False, "goes-on")
    honest = Counter(marks(played_out(put(fours(amount), HONEST))))
    assert honest.total() == worth
    assert marks(played_out(felt)) == honest + Counter(NS=1)


@pytest.mark.accepts("N42-9c")
def test_the_mark_stands_beside_that_of_a_renege() -> None:
    felt = asked("E", WEST_RENEGES, amount=84)
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert marks(felt) == {"NS": 2 + 1}


@pytest.mark.accepts("N42-9c")
def test_the_mark_goes_on_the_sheet_with_the_hand() -> None:
    game = Game(N42, first_dealer="W")
    game.finish(played_out(asked("N")).hand)  # and South makes his bid
    assert game.standing() == {"NS": 1, "EW": 1}


@pytest.mark.refuses("N42-9c")
def test_nobody_gets_the_hand_for_it_and_an_official_is_told_of_the_other_reading() -> None:
    ruling = rule(N42, Case(kind="trump_asked_late", by=("W",), slip=slip(84)))
    assert (ruling.hand, points(ruling.entries, "marks")) == ("goes-on", {"NS": 1})
    assert "N42-9c" in readings_of(ruling)[0]


@pytest.mark.refuses("N42-9c")
@pytest.mark.parametrize("seat", ["W", "N"])
def test_the_turn_and_the_dominoes_stay_as_they_were(seat: str) -> None:
    felt = put(fours(), f"{HONEST} 5-5")
    before = dict(felt.hand.state.hands), felt.hand.turn, felt.hand.state.points
    felt.act(AskTrump(seat))
    assert (felt.hand.state.hands, felt.hand.turn, felt.hand.state.points) == before
