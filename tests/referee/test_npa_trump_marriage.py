"""NPA 2.5a on felt: a bidder who lays his meld without the marriage of trump is seen by all, and puts it right."""

from __future__ import annotations

import pytest
from npa_felt import NPA, auction, described, go_on

from meldhouse.game import Game, Irregular, NameTrump, Refused, ShowMeld, score, slip_of, steward
from meldhouse.game.records import Record, RecordError, dumps, loads
from meldhouse.pieces import parse_pieces
from table import won_by


def at_meld(**known):
    felt = auction(dealer="S", W="KH QH QS JD", **known)
    won_by(felt.hand, "W", 50)
    felt.act(NameTrump("W", "H"))
    return felt


def show(felt, seat, text):
    felt.act(ShowMeld(seat, parse_pieces(text)))
    return felt


@pytest.mark.accepts("NPA-2.5a")
@pytest.mark.parametrize("laid", ["", "QS JD"])
def test_it_is_taken_back_at_once_and_laid_with_the_marriage(laid):
    felt = show(at_meld(), "W", laid)
    assert felt.hand.events[-1].kind == "meld_trump"
    told = felt.rulings[-1]
    assert told == described("meld_trump", by=("W",), counts=dict.fromkeys("NESW", 20))
    assert (told.clause, told.remedies, told.entries) == ("NPA-2.5a", ("take-back",), ())
    assert "W" not in felt.hand.state.meld
    show(felt, "W", f"KH QH {laid}")
    assert felt.hand.state.meld["W"].points >= 4


@pytest.mark.accepts("NPA-2.5a")
def test_so_every_hand_ends_in_a_slip_that_scores():
    felt = at_meld()
    show(felt, "W", "")
    assert felt.hand.phase == "meld", "West has still to lay it"
    show(felt, "W", "KH QH")
    for seat in "NES":
        show(felt, seat, "")
    steward.tidy(felt.hand)
    go_on(felt, 20)
    assert slip_of(felt.hand).meld["EW"] == 4
    assert Game(NPA, first_dealer="S").finish(felt.hand) == score(NPA, slip_of(felt.hand))


@pytest.mark.refuses("NPA-2.5a")
def test_nobody_but_the_bidder_owes_it_and_whoever_lays_it_has_done_nothing_wrong():
    felt = show(show(at_meld(N="KH QH"), "W", "KH QH"), "N", "")
    assert not any(isinstance(event, Irregular) for event in felt.hand.events)
    assert felt.rulings == []


@pytest.mark.refuses("NPA-2.5a")
def test_a_record_cannot_leave_it_out_either():
    felt = show(at_meld(), "W", "QS JD")
    text = dumps(Record(book=NPA, hands=[felt.hand]))
    assert "\n! meld_trump: W shows QS JD\n" in text
    assert loads(text).hands[0].events == felt.hand.events
    with pytest.raises(RecordError, match=r"NPA-2\.5a"):
        loads(text.replace("! meld_trump: ", ""))


@pytest.mark.refuses("NPA-2.5a")
def test_once_the_hand_is_over_no_trump_is_misspoken_any_more():
    felt = at_meld()
    for seat in "WNES":
        show(felt, seat, "KH QH" if seat == "W" else "")
    steward.tidy(felt.hand)
    go_on(felt, 20)
    told = list(felt.rulings)
    for act in (NameTrump("W", "S"), NameTrump("W", "S", laid=True), ShowMeld("N", ())):
        with pytest.raises(Refused, match="the hand is over"):
            felt.act(act)
    assert (felt.rulings, felt.hand.events[-1].how) == (told, "played")
