"""The ways of a refereed table: what is seen and what is not, what is put right, what is called."""

from __future__ import annotations

import pytest
from felt_table import felt_auction, felt_tricks, led_on, put, turned

from meldhouse.game import (
    AskToSee,
    Bid,
    CallLead,
    CallRenege,
    Correct,
    Expose,
    Pass,
    Play,
    Refused,
    score,
    slip_of,
    steward,
    view,
)
from meldhouse.pieces import parse_pieces
from table import points


def card(text):
    return parse_pieces(text)[0]


def npa_renege():
    """Hearts are trump. West leads the ten of clubs; North holds the ace and the king and plays the king."""
    felt = felt_tricks(
        "npa", bidder="W", trump="H", amount=60, dealer="S", W="KH QH TC", N="AC AC AC AC KC", E="JC", S="QC"
    )
    return put(felt, "TC KC JC QC")


def test_a_renege_leaves_no_trace_in_events_or_views():
    felt = npa_renege()
    assert [type(event).__name__ for event in felt.hand.events[-5:]] == ["Play", "Play", "Play", "Play", "TrickWon"]
    assert felt.rulings == []


def test_an_opponent_proves_it_by_naming_trick_and_offence():
    felt = npa_renege()
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.state.ending.ended == "renege"
    entries = score(felt.hand.book, slip_of(felt.hand))
    assert points(entries)["EW"] == 60 + slip_of(felt.hand).meld["EW"]
    assert points(entries).get("NS", 0) == 0


@pytest.mark.parametrize(("accused", "trick", "offence"), [("N", 1, "follow"), ("S", 1, "beat"), ("N", 2, "beat")])
def test_another_trick_player_or_offence_proves_nothing_and_falls_back_on_the_caller(accused, trick, offence):
    felt = led_on(turned(npa_renege()))
    felt.act(CallRenege("W", accused, trick, offence))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")
    assert points(score(felt.hand.book, slip_of(felt.hand))).get("EW", 0) == 0


@pytest.mark.parametrize("caller", ["N", "S"])
def test_nobody_calls_it_on_himself_or_his_partner(caller):
    felt = npa_renege()
    with pytest.raises(Refused, match="renege-opponents"):
        felt.act(CallRenege(caller, "N", 1, "beat"))
    assert not felt.hand.is_over


def test_whoever_asked_to_see_changes_his_own_card_before_the_next():
    felt = turned(npa_renege())
    with pytest.raises(Refused):
        felt.act(Correct("N", card("AC")))
    felt.act(AskToSee("N"))
    felt.act(Correct("N", card("AC")))
    trick = felt.hand.state.play.tricks[0]
    assert (trick.winner, felt.hand.turn) == ("N", "N")
    assert card("KC") in felt.hand.state.hands["N"]
    felt.act(Play("N", felt.hand.legal_plays()[0]))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.state.ending.ended == "awarded", (
        "it was put right, so nothing is proven, and North's side has every book"
    )
    assert points(score(felt.hand.book, slip_of(felt.hand)))["W"] == -200


def test_after_the_next_card_it_is_too_late():
    felt = turned(npa_renege())
    felt.act(Play("W", card("KH")))
    with pytest.raises(Refused, match="correct-late"):
        felt.act(Correct("N", card("AC")))


def test_partner_may_ask_but_not_change():
    felt = turned(npa_renege())
    felt.act(AskToSee("S"))
    with pytest.raises(Refused):
        felt.act(Correct("N", card("AC")))


def test_a_card_out_of_turn_lies_open_and_goes_at_the_first_legal_turn():
    felt = felt_tricks("npa", bidder="W", trump="H", amount=60, dealer="S", W="KH QH TC", N="JC", E="JS AD", S="QC KD")
    felt.act(Play("E", card("AD")))
    assert view(felt.hand, "S").exposed == {"E": (card("AD"),)}
    assert felt.rulings[-1].clause == "NPA-2.7l"
    assert felt.hand.turn == "W"
    felt.act(Play("W", card("TC")))
    felt.act(Play("N", card("JC")))
    legal = felt.hand.legal_plays()
    clubs = [piece for piece in felt.hand.state.hands["E"] if piece.text.endswith("C")]
    assert (legal == (card("AD"),)) is not bool(clubs)


def test_mcallen_has_ten_seconds_after_the_fourth_card():
    def table():
        felt = felt_tricks("mcallen", bidder="S", trump="S", dealer="E", S="TD", W="JD", N="QD", E="KD 9C")
        return put(felt, "TD JD QD 9C")

    felt = table()
    felt._clock.now = 9.9
    felt.act(Correct("E", card("KD")))
    assert felt.hand.state.play.tricks[0].pieces[-1] == card("KD")
    assert felt.hand.state.felt.exposed == {"E": (card("9C"),)}
    late = table()
    late._clock.now = 10.0
    with pytest.raises(Refused, match=r"correct-clock.*10"):
        late.act(Correct("E", card("KD")))


def test_bend_takes_play_back_until_the_end_of_the_next_trick():
    felt = felt_tricks(
        "bend", bidder="S", trump="C", dealer="E", S="AD AS TS", W="JD JH JS", N="QD JS", E="KD QS",
    )  # fmt: skip
    put(felt, "AD JH QD KD")
    held = {seat: len(pieces) for seat, pieces in felt.hand.state.hands.items()}
    put(felt, "AS JS")
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert not felt.hand.is_over
    assert felt.hand.turn == "W"
    assert felt.hand.state.play.trick == (card("AD"),)
    assert card("JH") in felt.hand.state.hands["W"]
    assert len(felt.hand.state.hands["S"]) == held["S"]
    assert sum(felt.hand.state.points.values()) == 0


def test_bend_punishes_it_one_trick_later():
    felt = felt_tricks(
        "bend", bidder="S", trump="C", dealer="E", S="AD AS TS", W="JD JH JS JS", N="QD JS JS", E="KD QS QS"
    )
    put(felt, "AD JH QD KD AS JS JS QS TS")
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


def test_a_lead_out_of_turn_costs_a_mark_in_42():
    felt = felt_tricks("n42pa", bidder="S", trump="5", amount=31)
    felt.act(Play("W", felt.hand.state.hands["W"][0]))
    assert felt.rulings[-1].clause == "N42-5c"
    felt.act(CallRenege("S", "W", 1, "turn"))
    assert points(score(felt.hand.book, slip_of(felt.hand)), "marks") == {"NS": 1}


def test_mcallen_calls_the_lead_of_an_offenders_partner():
    felt = felt_tricks("mcallen", bidder="S", trump="S", dealer="E", S="9D", W="AD AC", N="TD", E="KD AH AC")
    felt.act(Expose("W", (card("AC"),)))
    felt.act(CallLead("N", "H"))
    with pytest.raises(Refused):
        felt.act(CallLead("S", "C"))
    assert view(felt.hand, "E").lead_due == {"E": "H"}


@pytest.mark.parametrize(
    ("book", "partner_may", "mine"),
    [("npa", False, "next"), ("mcallen", True, "passed"), ("st-hilary", True, "free"), ("bend", True, "free")],
)
def test_a_wrong_bid_has_each_houses_answer(book, partner_may, mine):
    felt = felt_auction(book)
    least = felt.hand.book.auction.opening or felt.hand.book.auction.minimum
    felt.act(Bid("N", least - 1))
    state = felt.hand.state
    assert ("S" not in state.auction.silenced) is partner_may
    assert ("N" in state.auction.passed) is (mine == "passed")
    assert ("N" in state.auction.next_only) is (mine == "next")
    assert state.amount is None


def test_an_early_bid_in_42_is_frozen():
    felt = felt_auction("n42pa")
    felt.act(Bid("E", 31))
    felt.act(Pass("N"))
    with pytest.raises(Refused):
        felt.hand.apply(Bid("E", 32))
    felt.act(Bid("E", 31))
    assert felt.hand.state.amount == 31


def test_a_guarded_table_does_none_of_it():
    felt = npa_renege()
    guarded = felt.hand.blank()
    guarded.state.refereed = False
    steward.tidy(guarded)
    assert guarded.verify(Expose("N", (card("AC"),))).code == "guarded"
    assert guarded.verify(CallRenege("W", "N", 1, "beat")).code == "guarded-renege"
