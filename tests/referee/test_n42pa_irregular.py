"""N42PA on felt: a lead before trump is named, hands of the wrong size, and a renege nobody calls."""

from __future__ import annotations

import pytest
from felt_table import led_on, put, turned
from n42pa_felt import HANDS, HONEST, N42, WEST_RENEGES, fours, marks, shown, south_has_it, tile
from ruling_facts import parts_of

from meldhouse.game import CallRenege, Confirm, Hand, Misdeal, NameTrump, Play, Refused, Slip, ThrownIn, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule

# --- a lead before trump is named -------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X14")
@pytest.mark.parametrize(("led", "trump"), [("6-4", "6"), ("5-1", "5"), ("4-4", "4"), ("2-2", "2"), ("1-1", "1")])
def test_the_high_end_of_the_first_lead_is_trump(led: str, trump: str) -> None:
    felt = south_has_it()
    felt.act(Play("S", tile(led)))
    state = felt.hand.state
    assert (state.phase, state.trump, state.play.trick, state.turn) == ("tricks", trump, (tile(led),), "W")
    assert all(view(felt.hand, seat).trump == trump for seat in ("N", "E", "S", "W", None))
    told = Case(kind="trump_unnamed", by=("S",), pieces=(tile(led),), slip=Slip(bidder="S", bid=31, trump=trump))
    assert felt.rulings[-1] == rule(N42, told)
    assert felt.rulings[-1].clause == "N42-X14"


@pytest.mark.accepts("N42-X14")
def test_the_hand_is_played_with_that_trump() -> None:
    felt = south_has_it()
    felt.act(Play("S", tile("5-1")))
    assert set(felt.hand.legal_plays()) == {tile("5-2")}, "West must follow the trump that was led"
    put(felt, "5-2 5-0 5-5")
    assert turned(felt).hand.turn == "E"
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert not felt.hand.is_over


@pytest.mark.refuses("N42-X14")
def test_it_stays_trump_whatever_the_bidder_says_then() -> None:
    felt = south_has_it()
    felt.act(Play("S", tile("6-4")))
    felt.act(NameTrump("S", "4"))
    assert felt.hand.state.trump == "6"
    assert (felt.rulings[-1].remedies, felt.rulings[-1].clause) == (("first-stands",), "N42-10d")


@pytest.mark.refuses("N42-X14")
@pytest.mark.parametrize("seat", ["W", "N", "E"])
def test_nobody_elses_lead_makes_trump(seat: str) -> None:
    felt = south_has_it()
    felt.act(Play(seat, tile(HANDS[seat].split()[0])))
    first = tile(HANDS[seat].split()[0])
    assert (felt.hand.state.trump, felt.hand.phase, felt.hand.state.felt.exposed) == (None, "trump", {seat: (first,)})
    assert felt.rulings[-1].clause == "N42-5c", "it is a lead out of turn"


@pytest.mark.refuses("N42-X14")
@pytest.mark.parametrize("confirmed", ["", "W", "WNE"])
def test_what_was_named_is_trump_and_the_lead_is_only_too_early(confirmed: str) -> None:
    felt = south_has_it()
    felt.act(NameTrump("S", "4"))
    for seat in confirmed:
        felt.act(Confirm(seat))
    felt.act(Play("S", tile("6-6")))
    assert (felt.hand.state.trump, felt.hand.phase, felt.hand.state.play.trick) == ("4", "settle", ())
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("lead_unready", "N42-5d")
    for seat in "WNES":
        if seat not in confirmed:
            felt.act(Confirm(seat))
    assert felt.hand.state.felt.exposed == {"S": (tile("6-6"),)}
    felt.act(Play("S", tile("6-6")))
    assert felt.hand.state.play.trick == (tile("6-6"),), "what was touched is the lead when everybody knows trump"


# --- hands of the wrong size ------------------------------------------------------------------------------------------


def shaking() -> Felt:
    return Felt(Hand(N42, dealer="W", key=bytes(32), refereed=True))


@pytest.mark.accepts("N42-X15")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_with_the_wrong_number_of_dominoes_the_same_player_shakes_again(count: int) -> None:
    felt = shaking()
    felt.act(Misdeal("W", short="N", long="E", count=count))
    assert felt.hand.events[-1] == ThrownIn("misdeal")
    assert (felt.hand.phase, felt.hand.state.dealer, felt.hand.state.hands) == ("shuffle", "W", {})
    assert felt.rulings[-1].clause == "N42-X15"
    turned(felt)
    assert [len(held) for held in felt.hand.state.hands.values()] == [7, 7, 7, 7]


@pytest.mark.accepts("N42-X15")
def test_and_once_more_if_it_happens_again() -> None:
    felt = shaking()
    for _ in range(3):
        felt.act(Misdeal("W", short="N", long="E", count=1))
    assert (felt.hand.phase, felt.hand.state.dealer) == ("shuffle", "W")
    assert {ruling.hand for ruling in felt.rulings} == {"dealt-again"}
    assert {ruling.clause for ruling in felt.rulings} == {"N42-X15"}


@pytest.mark.accepts("N42-X15")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen"])
def test_found_before_the_first_lead_it_is_shaken_again(kind: str) -> None:
    ruling = rule(N42, Case(kind=kind, counts={"N": 6, "E": 8, "S": 7, "W": 7}))
    assert (ruling.hand, ruling.clause, ruling.entries) == ("dealt-again", "N42-X15", ())


@pytest.mark.accepts("N42-X15")
def test_found_in_the_first_trick_it_is_shaken_again() -> None:
    ruling = rule(N42, Case(kind="count_play", trick=1, counts={"N": 6, "E": 7, "S": 8, "W": 7}))
    assert (ruling.hand, ruling.clause) == ("dealt-again", "N42-X15")


@pytest.mark.refuses("N42-X15")
@pytest.mark.parametrize("trick", [2, 3, 7])
def test_found_after_the_first_trick_the_director_decides(trick: int) -> None:
    ruling = rule(N42, Case(kind="count_play", trick=trick))
    assert (ruling.hand, ruling.clause) == ("stopped", "N42-X15")
    assert "ruling-official" in parts_of(ruling)


@pytest.mark.refuses("N42-X15")
def test_found_at_the_end_the_director_decides() -> None:
    assert rule(N42, Case(kind="count_end", counts={"N": 0, "E": 2, "S": 1, "W": 1})).hand == "stopped"


@pytest.mark.refuses("N42-X15")
def test_seven_each_are_not_shaken_again_and_only_the_shaker_can_go_wrong() -> None:
    felt = shaking()
    with pytest.raises(Refused):
        felt.act(Misdeal("N", short="N", long="E", count=1))
    turned(felt)
    assert felt.hand.phase == "auction"
    with pytest.raises(Refused):
        felt.act(Misdeal("W", short="N", long="E", count=1))


# --- nobody can know --------------------------------------------------------------------------------------------------

VOID = {"W": HANDS["W"].replace("5-2", "6-2"), "N": HANDS["N"].replace("6-2", "5-2")}
"""The same table, but for one domino that West and North have changed: now West has no five."""


@pytest.mark.accepts("N42-X19")
@pytest.mark.parametrize("amount", [31, 42, 84])
@pytest.mark.parametrize("more", ["", "5-0", "5-0 5-3", "5-0 5-3 6-3 6-6"])
def test_a_renege_that_nobody_calls_looks_like_an_honest_domino(amount: int, more: str) -> None:
    tiles = f"5-1 3-3 {more}"
    false, honest = put(fours(amount), tiles), put(fours(amount, **VOID), tiles)
    for seat in ("S", "E", None):
        assert shown(false, seat) == shown(honest, seat)
    assert false.rulings == honest.rulings == []
    assert len(false.hand.events) == len(honest.hand.events)


@pytest.mark.accepts("N42-X19")
def test_even_a_call_in_the_wrong_trick_is_answered_alike() -> None:
    false, honest = turned(put(fours(), WEST_RENEGES)), turned(put(fours(**VOID), WEST_RENEGES))
    for felt in (false, honest):
        led_on(felt).act(CallRenege("S", "W", 2, "follow"))
    for seat in ("S", "E", None):
        assert shown(false, seat) == shown(honest, seat)


@pytest.mark.refuses("N42-X19")
def test_only_the_call_brings_out_which_of_the_two_it_was() -> None:
    false, honest = put(fours(), WEST_RENEGES), put(fours(**VOID), WEST_RENEGES)
    for felt in (false, honest):
        felt.act(CallRenege("S", "W", 1, "follow"))
    assert marks(false) == {"NS": 1}
    assert not honest.hand.is_over


@pytest.mark.refuses("N42-X19")
def test_what_everybody_saw_is_not_kept_quiet() -> None:
    felt = turned(put(fours(), HONEST))
    felt.act(Play("S", tile("4-4")))
    assert felt.rulings[-1].clause == "N42-5c"
