"""NPA 3.1e: a renege that nobody has called looks like an honest play to everybody but the one who made it."""

from __future__ import annotations

from random import Random

import pytest
from felt_table import felt_tricks, put, turned
from npa_felt import NPA, SEATS, cards, hands

from meldhouse.game import CallRenege, Correct, Refused, legal_actions, to_act, view
from meldhouse.game.views import seen
from meldhouse.pieces import parse_pieces
from redeal import redealt

WEST = "KH QH AD*4 TD*4 KD*4 QD*4"
CASES = {
    "follow": ("AD QH JD JD", {"W": WEST, "N": "JD QH TS*4 TC*4 JS*4", "E": "JD*2 QC", "S": "JD QC"}, "JD", "QC", "ES"),
    "trump": (
        "AD TS JD JD",
        {"W": WEST, "N": "JH TS*4 TC*4 JS*4 KC*4 AC*3", "E": "JD*2 QC", "S": "JD*2 QC"},
        "JH",
        "QC",
        "ES",
    ),
    "beat": (
        "TC KC JC JC",
        {"W": "KH QH TC AC*3 JS", "N": "AC KC", "E": "JC AS*2 AH*2 AD*2", "S": "JC AS*2 AH*2 AD*2"},
        "AC",
        "JS",
        "W",
    ),
}
"""The first book; what everybody holds; the card that North should have played, and which one he would hold in its
place if he had played honestly; and who could have it then."""


def tables(offence, holder):
    """The same first book twice: North holds the card that he should have played, or `holder` does."""
    played, known, owed, other, _ = CASES[offence]
    honest = {seat: cards(text).split() for seat, text in known.items()}
    for seat, gives, takes in (("N", owed, other), (holder, other, owed)):
        honest[seat].remove(gives)
        honest[seat].append(takes)
    pair = []
    for held in (hands(**known), {seat: " ".join(held) for seat, held in honest.items()}):
        felt = felt_tricks(NPA, bidder="W", trump="H", amount=50, dealer="S", show=False, **held)
        pair.append(put(felt, played))
    return pair


TABLES = [(offence, holder) for offence, case in CASES.items() for holder in case[-1]]


def owing(hand, offence):
    """Whether North holds a card with which he would have met his duty."""
    owed = CASES[offence][2]
    return any(
        piece.text[-1] == owed[-1] if offence != "beat" else piece.text == owed for piece in hand.state.hands["N"]
    )


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize(("offence", "holder"), TABLES)
@pytest.mark.parametrize("is_turned", [False, True])
def test_views_events_and_rulings_are_those_of_an_honest_play(offence, holder, is_turned):
    reneged, honest = tables(offence, holder)
    assert owing(reneged.hand, offence)
    assert not owing(honest.hand, offence)
    if is_turned:
        turned(reneged)
        turned(honest)
    assert reneged.rulings == honest.rulings == []
    assert to_act(reneged.hand) == to_act(honest.hand)
    for viewer in (*(seat for seat in SEATS if seat not in ("N", holder)), None):
        assert view(reneged.hand, viewer) == view(honest.hand, viewer)
        assert [seen(event, viewer, reneged.hand) for event in reneged.hand.events] == [
            seen(event, viewer, honest.hand) for event in honest.hand.events
        ]


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize(("offence", "holder"), TABLES)
def test_nobody_learns_it_from_what_he_may_do(offence, holder):
    pair = tables(offence, holder)
    for viewer in [seat for seat in SEATS if seat not in ("N", holder)]:
        reneged, honest = (list(legal_actions(felt.hand, viewer)) for felt in pair)
        assert reneged == honest
    for caller in SEATS:
        for accused in SEATS:
            for said in ("follow", "beat", "trump", "aces", "taken"):
                call = CallRenege(caller, accused, 1, said)
                reneged, honest = (felt.hand.verify(call) for felt in pair)
                assert reneged == honest


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize(("offence", "holder"), TABLES)
def test_nobody_learns_it_by_trying_to_mend_a_card_of_his_own(offence, holder):
    pair = tables(offence, holder)
    for viewer in [seat for seat in SEATS if seat not in ("N", holder)]:
        texts = []
        for felt in pair:
            with pytest.raises(Refused) as refused:
                felt.act(Correct(viewer, felt.hand.state.hands[viewer][0]))
            texts.append(str(refused.value))
        assert texts[0] == texts[1]


@pytest.mark.accepts("NPA-3.1e")
@pytest.mark.parametrize(("offence", "holder"), TABLES)
def test_only_a_call_tells_them_apart(offence, holder):
    reneged, honest = tables(offence, holder)
    for felt in (reneged, honest):
        felt.act(CallRenege("E", "N", 1, offence))
    assert (reneged.rulings[-1].kind, honest.rulings[-1].kind) == ("renege", "renege_unproven")
    assert reneged.hand.state.ending.offender == "N"


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize("offence", CASES)
@pytest.mark.parametrize("viewer", ["W", "E", "S", None])
def test_whatever_the_viewer_cannot_know_may_be_dealt_anew_and_he_sees_the_same(offence, viewer):
    felt = turned(tables(offence, CASES[offence][-1][0])[0])
    lot = Random(f"{offence} {viewer}")
    found = 0
    for _ in range(25):
        twin = redealt(felt.hand, viewer, lot)
        if twin is not None:
            found += twin.state.hands != felt.hand.state.hands
            assert view(twin, viewer) == view(felt.hand, viewer)
    assert found
    assert parse_pieces(CASES[offence][0]) == felt.hand.state.play.tricks[0].pieces
