"""NPA 2.5a on felt: a bidder who lays his meld without the marriage of trump is seen by all, and puts it right."""

from __future__ import annotations

import pytest
from npa_felt import NPA, auction, cards, described, go_on
from ruling_facts import ids_of, parts_of

from meldhouse.game import Game, Irregular, NameTrump, Refused, ShowMeld, Slip, score, slip_of, steward
from meldhouse.game.records import Record, RecordError, dumps, loads
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house, won_by


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
        with pytest.raises(Refused, match=r"wrong-moment.*over"):
            felt.act(act)
    assert (felt.rulings, felt.hand.events[-1].how) == (told, "played")


# --- a suit named without its marriage, told to a referee -------------------------------------------------------------

NO_MARRIAGE = "KH*4 QS*4 KC*4 QD*4 JD*4"


def named(**about):
    return described("contract_wrong", by=("E",), trump="D", **about)


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.accepts("NPA-2.5a")
def test_a_suit_is_not_named_without_its_marriage_and_the_one_that_is_held_is_trump():
    ruling = named(pieces=parse_pieces("KH QH"), has_marriage=False)
    assert (ruling.clause, ruling.remedies, ruling.hand) == ("NPA-2.4h", ("void",), "goes-on")
    assert ids_of(ruling) == ("ruling-cannot-be-trump", "ruling-marriage-is-trump")
    assert "ruling-marriage-is-trump" in parts_of(named(pieces=parse_pieces("KH QH KC QC"), has_marriage=False))


@pytest.mark.accepts("NPA-2.4h")
@pytest.mark.parametrize("about", [{"has_marriage": True}, {"pieces": parse_pieces("KD QD KH")}])
def test_with_its_marriage_nothing_is_wrong(about):
    assert ids_of(named(**about)) == ("ruling-nothing-wrong", "ruling-may-be-named")


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.accepts("NPA-2.4i", "NPA-2.5a")
def test_who_says_only_that_it_is_lacking_hears_both_of_what_may_follow():
    text = parts_of(named(has_marriage=False))
    assert text[:2] == ("ruling-cannot-be-trump", "NPA-2.4h")
    assert "ruling-other-marriage" in text
    assert "ruling-no-marriage-set" in text
    assert "NPA-2.4i" in text
    unsaid = named()
    assert ids_of(unsaid)[0] == "ruling-marriage-held"
    assert parts_of(unsaid)[-len(text[2:]) :] == text[2:]
    assert unsaid.hand == "stopped"


@pytest.mark.accepts("NPA-2.4i")
def test_a_whole_hand_without_a_marriage_is_set_on_the_bid():
    hand = parse_pieces(cards(NO_MARRIAGE))
    stood = Slip(bidder="E", bid=60, trump="D", meld={"NS": 30, "EW": 10})
    ruling = named(pieces=hand, slip=stood)
    assert (ruling.clause, ruling.hand) == ("NPA-2.4i", "over")
    assert ruling.entries == described("no_marriage", by=("E",), slip=stood).entries


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.parametrize("name", ["mcallen", "st-hilary", "bend"])
def test_a_house_that_asks_for_no_marriage_asks_nobody_for_one(name):
    case = Case(kind="contract_wrong", by=("E",), trump="D", has_marriage=False)
    assert ids_of(rule(house(name), case))[0] == "ruling-nothing-wrong"
