"""City of McAllen: what a renege is, what it costs, who calls it and until when (rule 13)."""

from __future__ import annotations

import pytest
from clubs_table import MCALLEN_SLIPS, card, cards, mcallen_table, result
from felt_table import felt_auction, felt_tricks, led_on, put, turned
from ruling_facts import parts_of

from meldhouse.game import Bid, CallRenege, Correct, Refused, Seat, Slip, score, slip_of
from meldhouse.game.actions import Offence
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.proof.described import prove_described
from meldhouse.referee.rulings.ruling import rule
from table import house, play_out, points

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
OPPONENT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}


def reneged(seat: Seat, amount: int = 30, name: str = "mcallen") -> tuple[Felt, int]:
    """`seat` has not followed suit, and the trick is turned; the number of that trick."""
    felt = turned(put(mcallen_table(name, amount), MCALLEN_SLIPS[seat]))
    return felt, len(felt.hand.state.play.tricks)


def hand_of(felt: Felt) -> Slip:
    """The hand as somebody would describe it who stood by."""
    return Slip(bidder="S", bid=felt.hand.state.amount, trump="S", dealer="E", meld={"NS": 20, "EW": 13})


# --- what it is -------------------------------------------------------------------------------------------------------

RENEGES: list[tuple[str, Seat, int, Offence]] = [
    ("TD 9C 9D AD", "W", 1, "follow"),
    ("TD JD 9D 9S", "E", 1, "follow"),
    ("QS JS KS AS", "W", 1, "beat"),
    ("QS TS QS 9S", "E", 1, "beat"),
    ("TD JD 9D AD AH 9H JH QH TH 9C", "S", 3, "trump"),
]
HONEST: list[tuple[str, Seat, int, Offence]] = [
    ("TD JD 9D AD", "N", 1, "beat"),  # North holds the ace, but diamonds are not trump
    ("AS JS QS 9S", "W", 1, "beat"),  # nothing beats the ace of trump
    ("QS TS QS AS", "N", 1, "beat"),  # the ten lies there, and North cannot go over it
    ("TD JD 9D AD AH 9H JH QH TH 9S", "S", 3, "trump"),
]


@BOTH
@pytest.mark.accepts("MCA-13c")
@pytest.mark.parametrize(("played", "accused", "trick", "offence"), RENEGES)
def test_not_following_not_playing_over_a_trump_and_not_trumping_are_reneges(
    name: str, played: str, accused: Seat, trick: int, offence: Offence
) -> None:
    felt = put(mcallen_table(name), played)
    felt = turned(felt) if felt.hand.turn is None else put(felt, "9H KH")
    felt.act(CallRenege(OPPONENT[accused], accused, trick, offence))
    state = felt.hand.state
    assert state.ending.offender == accused or state.ending.spoiled == (state.seating.side[accused],)


@BOTH
@pytest.mark.refuses("MCA-13c")
@pytest.mark.parametrize(("played", "accused", "trick", "offence"), HONEST)
def test_what_rule_8_allows_is_none(name: str, played: str, accused: Seat, trick: int, offence: Offence) -> None:
    felt = put(mcallen_table(name), played)
    felt.act(CallRenege(OPPONENT[accused], accused, trick, offence))
    state = felt.hand.state
    assert state.ending.offender != accused
    assert state.ending.spoiled == ()


@pytest.mark.refuses("MCA-13c")
def test_going_under_an_other_players_trump_is_none() -> None:
    red = "AH TH KH QH JH 9H AD TD KD QD"
    felt = felt_tricks("mcallen", bidder="N", trump="S", dealer="W", N="9C 9C", E=f"KS {red} 9D", S=f"AS 9S {red}")
    turned(put(felt, "9C KS 9S JC"))
    felt.act(CallRenege("E", "S", 1, "beat"))
    assert felt.hand.state.ending.offender == "E", "the call is not proven"


@BOTH
@pytest.mark.accepts("MCA-13c")
@pytest.mark.parametrize(
    ("trick", "played", "later", "offence"),
    [
        ("TD 9C", "9C", "JD", "follow"),
        ("QS JS", "JS", "TS", "beat"),
        ("QS TS KS", "KS", "AS", "beat"),
        ("TH 9C", "9C", "AS", "trump"),
    ],
)
def test_told_by_somebody_who_stood_by_it_is_the_same(
    name: str, trick: str, played: str, later: str, offence: Offence
) -> None:
    proof = prove_described(house(name), trump="S", trick=cards(trick), card=card(played), later=cards(later))
    assert (proof.proven, proof.offence, proof.punished) == (True, offence, True)


@BOTH
@pytest.mark.refuses("MCA-13c")
@pytest.mark.parametrize(
    ("trick", "played", "later"),
    [("TD KD", "KD", "AD"), ("AS JS", "JS", "TS"), ("9C KS 9S", "9S", "AS"), ("TH 9C", "9C", "KD")],
)
def test_so_is_what_was_rightly_played(name: str, trick: str, played: str, later: str) -> None:
    proof = prove_described(house(name), trump="S", trick=cards(trick), card=card(played), later=cards(later))
    assert not proof.proven


# --- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-13f")
@pytest.mark.parametrize("amount", [15, 30, 50])
@pytest.mark.parametrize(("offender", "gain"), [("S", 13), ("N", 13), ("E", 20), ("W", 20)])
def test_the_other_side_gets_the_bid_and_its_own_meld(offender: Seat, gain: int, amount: int) -> None:
    felt, trick = reneged(offender, amount)
    felt.act(CallRenege(OPPONENT[offender], offender, trick, "follow"))
    winners = "EW" if offender in "NS" else "NS"
    losers = "NS" if winners == "EW" else "EW"
    assert result(felt) == {winners: amount + gain, losers: 0}
    ruling = felt.rulings[-1]
    assert (ruling.hand, ruling.clause) == ("over", "MCA-13f")
    assert ruling == rule(house("mcallen"), Case(kind="renege", by=(offender,), slip=hand_of(felt), in_time=False))
    assert ruling.entries == score(felt.hand.book, slip_of(felt.hand))


@pytest.mark.accepts("MCA-13f")
def test_the_fifteen_points_of_rule_12_are_not_asked_for() -> None:
    felt, trick = reneged("N")
    assert felt.hand.state.points["EW"] < 15
    felt.act(CallRenege("E", "N", trick, "follow"))
    assert result(felt)["EW"] == 43


@pytest.mark.accepts("MCA-13f")
def test_without_the_figures_the_price_is_told_in_words() -> None:
    ruling = rule(house("mcallen"), Case(kind="renege", by=("W",)))
    assert (ruling.hand, ruling.entries, ruling.clause) == ("over", (), "MCA-13f")
    assert "ruling-price-bidders" in parts_of(ruling)
    assert "ruling-price-others" in parts_of(ruling)


@pytest.mark.refuses("MCA-13f")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_a_renege_that_nobody_calls_costs_nothing(seat: Seat) -> None:
    felt, _ = reneged(seat)
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert (slip.how, slip.offender, slip.spoiled) == ("played", None, ())
    assert sum(slip.take.values()) == 25
    assert felt.rulings == []


# --- calls that are not proven ----------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-13g")
@pytest.mark.parametrize(("caller", "accused"), [("N", "E"), ("S", "W"), ("E", "S"), ("W", "N")])
def test_a_call_that_is_not_proven_is_the_callers_own_renege(caller: Seat, accused: Seat) -> None:
    felt = turned(put(mcallen_table(), "TD JD 9D AD"))
    felt.act(CallRenege(caller, accused, 1, "follow"))
    assert result(felt) == ({"NS": 0, "EW": 43} if caller in "NS" else {"NS": 50, "EW": 0})
    ruling = felt.rulings[-1]
    assert ruling.clause == "MCA-13g"
    case = Case(kind="renege_unproven", by=(accused,), caller=caller, slip=hand_of(felt))
    assert ruling.entries == rule(house("mcallen"), case).entries


@pytest.mark.accepts("MCA-13g")
@pytest.mark.parametrize(("accused", "trick", "offence"), [("E", 1, "follow"), ("W", 2, "follow"), ("W", 1, "shown")])
def test_a_call_of_something_else_than_what_happened_is_not_proven(accused: Seat, trick: int, offence: Offence) -> None:
    felt, _ = reneged("W")
    led_on(turned(felt)).act(CallRenege("N", accused, trick, offence))
    assert felt.hand.state.ending.offender == "N"


@pytest.mark.refuses("MCA-13g")
@pytest.mark.parametrize("offence", ["follow", "beat", "trump"])
def test_the_caller_need_not_know_what_it_is_called(offence: Offence) -> None:
    felt, trick = reneged("W")
    felt.act(CallRenege("N", "W", trick, offence))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")
    still = put(mcallen_table(), "TD 9C")
    still.act(CallRenege("S", "W", 1, offence))
    assert (still.hand.is_over, still.rulings[-1].clause) == (False, "MCA-13a"), "he could still correct it"


@pytest.mark.accepts("MCA-13g")
def test_nothing_is_proven_when_it_was_put_right_in_time() -> None:
    felt = put(mcallen_table(), "TD 9C")
    felt.act(Correct("W", card("JD")))
    turned(put(felt, "9D AD"))
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert felt.hand.state.ending.offender == "N"


@pytest.mark.refuses("MCA-13g")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_a_call_that_is_proven_costs_the_caller_nothing(seat: Seat) -> None:
    felt, trick = reneged(seat)
    felt.act(CallRenege(OPPONENT[seat], seat, trick, "follow"))
    assert felt.hand.state.ending.offender == seat


# --- who calls, and until when ----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-13h")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_either_opponent_calls_as_long_as_the_score_is_not_written(name: str, caller: Seat) -> None:
    felt, trick = reneged("W", name=name)
    play_out(felt.hand)
    felt.act(CallRenege(caller, "W", trick, "follow"))
    slip = slip_of(felt.hand)
    assert slip.offender == "W" or slip.spoiled == ("EW",)
    assert points(score(felt.hand.book, slip)).get("EW", 0) == (0 if name == "mcallen" else 13)


@BOTH
@pytest.mark.refuses("MCA-13h")
@pytest.mark.parametrize("caller", ["W", "E"])
def test_nobody_calls_his_own_or_his_partners(name: str, caller: Seat) -> None:
    felt, trick = reneged("W", name=name)
    with pytest.raises(Refused, match="MCA-13h"):
        felt.act(CallRenege(caller, "W", trick, "follow"))
    assert not felt.hand.is_over


@BOTH
@pytest.mark.refuses("MCA-13h")
def test_once_the_score_is_written_nothing_is_called(name: str) -> None:
    felt, trick = reneged("W", name=name)
    play_out(felt.hand)
    felt.is_scored = True
    before = slip_of(felt.hand)
    with pytest.raises(Refused, match="MCA-13h"):
        felt.act(CallRenege("N", "W", trick, "follow"))
    assert slip_of(felt.hand) == before


@pytest.mark.refuses("MCA-13h")
def test_nothing_is_called_in_the_bidding() -> None:
    felt = felt_auction("mcallen")
    felt.act(Bid("N", 15))
    with pytest.raises(Refused):
        felt.act(CallRenege("N", "E", 0, "follow"))


@pytest.mark.refuses("MCA-13h")
def test_a_renege_is_called_once() -> None:
    felt, trick = reneged("W")
    felt.act(CallRenege("N", "W", trick, "follow"))
    with pytest.raises(Refused):
        felt.act(CallRenege("S", "W", trick, "follow"))
