"""NPA 3.1a-c and the first scenario: what a renege is, by the cards that were played and held."""

from __future__ import annotations

import pytest
from felt_table import put
from npa_felt import NPA, cards, clauses, go_on, scores, slip, tricks

from meldhouse.game import CallRenege
from meldhouse.pieces import parse_pieces
from meldhouse.referee.proof.described import prove_described

PLAIN = "AS*4 TS*4 KS*4 QS*4 JS*4"
"""Cards that are neither clubs, diamonds nor hearts, to fill a hand up with."""


def own(text):
    """A whole hand: these cards, and spades."""
    known = cards(text).split()
    rest = cards(PLAIN).split()
    for spade in set(known) & set(rest):
        rest.remove(spade)
    return " ".join((known + rest)[:20])


def book_of(played, held, *, trump="H", seat="N"):
    """West leads and the first book is played: `seat` out of just these cards, and spades."""
    couple = f"K{trump} Q{trump}"
    known = {"W": f"{couple} {played.split()[0]}"}
    for other, piece in zip("NES", played.split()[1:], strict=False):
        known[other] = own(held) if other == seat else piece
    return put(tricks(trump=trump, **known), played)


def called(felt, offence, *, seat="N", trick=1):
    """Whether the renege that an opponent calls is proven."""
    caller = "W" if seat in "NS" else "N"
    felt.act(CallRenege(caller, seat, trick, offence))
    assert felt.hand.state.ending.ended in ("renege", "awarded")
    return felt.hand.state.ending.ended == "renege" and felt.hand.state.ending.offender == seat


def told(played, wrong, held, *, trump="H"):
    """The same as somebody tells it who stands at the table."""
    book = parse_pieces(played)
    later = list(parse_pieces(cards(held)))
    later.remove(parse_pieces(wrong)[0])
    return prove_described(NPA, trump=trump, trick=book, card=parse_pieces(wrong)[0], later=later)


# --- to follow suit -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1a")
@pytest.mark.parametrize("wrong", ["AH", "JH", "AS", "AC"])
@pytest.mark.parametrize("held", ["JD", "AD", "JD TD"])
def test_whoever_holds_a_diamond_and_plays_another_suit_on_one_has_reneged(wrong, held):
    felt = book_of(f"KD {wrong}", f"{held} {wrong}")
    assert called(felt, "follow")
    proof = told(f"KD {wrong}", wrong, f"{held} {wrong}")
    assert (proof.proven, proof.offence, proof.clause) == (True, "follow", "NPA-3.1a")


@pytest.mark.accepts("NPA-3.1a")
@pytest.mark.parametrize(("seat", "before"), [("N", "KD"), ("E", "KD QD"), ("S", "KD QD QD")])
def test_it_is_the_same_for_every_place_at_the_table(seat, before):
    felt = book_of(f"{before} AH", "JD AH", seat=seat)
    assert called(felt, "follow", seat=seat)


@pytest.mark.refuses("NPA-3.1a")
@pytest.mark.parametrize(("right", "held"), [("JD", "JD"), ("AD", "AD JD"), ("AH", "AH"), ("TS", "")])
def test_whoever_follows_or_has_no_diamond_has_not(right, held):
    felt = book_of(f"KD {right}", held)
    assert not called(felt, "follow")
    assert not told(f"KD {right}", right, held or "TS").proven


# --- to beat the highest card ---------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1b")
@pytest.mark.parametrize(
    ("before", "wrong", "held"),
    [
        ("TC", "KC", "KC AC"),
        ("TC", "JC", "JC AC"),
        ("KC", "QC", "QC TC"),
        ("JC", "JC", "JC*2 QC"),
        ("KH", "JH", "JH AH"),
    ],
)
def test_whoever_can_beat_the_highest_card_and_does_not_has_reneged(before, wrong, held):
    assert called(book_of(f"{before} {wrong}", held), "beat")
    proof = told(f"{before} {wrong}", wrong, held) if before != wrong else None
    assert proof is None or (proof.offence, proof.clause) == ("beat", "NPA-3.1b")


@pytest.mark.accepts("NPA-3.1b")
def test_partners_card_must_be_beaten_too():
    felt = book_of("QC JC KC", "KC TC AC", seat="E")
    assert not called(felt, "beat", seat="E")
    felt = book_of("KC JC QC", "QC TC", seat="E")
    assert called(felt, "beat", seat="E")


@pytest.mark.accepts("NPA-3.1b")
def test_a_higher_trump_must_be_played_on_a_book_that_was_cut():
    known = {"W": "KH QH TC", "N": own("KH"), "E": cards("AH JH KD*4 QD*4 JD*4 TD*4 AD*2"), "S": "JC"}
    felt = put(tricks(**known), "TC KH JH")
    assert called(felt, "beat", seat="E")


@pytest.mark.refuses("NPA-3.1b")
@pytest.mark.parametrize(
    ("before", "right", "held"),
    [("TC", "AC", "AC KC"), ("TC", "KC", "KC JC"), ("TC", "TC", "TC KC"), ("AC", "JC", "AC JC"), ("KH", "JH", "KH JH")],
)
def test_whoever_beats_it_or_cannot_has_not_and_an_equal_card_does_not_beat(before, right, held):
    assert not called(book_of(f"{before} {right}", held), "beat")


@pytest.mark.refuses("NPA-3.1b")
def test_in_a_suit_that_was_cut_nothing_need_be_beaten():
    known = {"W": "KH QH TC", "N": own("JH"), "E": "AC JC", "S": "QC"}
    felt = put(tricks(**known), "TC JH JC")
    assert not called(felt, "beat", seat="E")


@pytest.mark.refuses("NPA-3.1b")
def test_a_lower_trump_is_right_where_no_higher_one_is_held():
    known = {"W": "KH QH TC", "N": own("KH"), "E": cards("QH JH KD*4 QD*4 JD*4 TD*4 AD*2"), "S": "JC"}
    felt = put(tricks(**known), "TC KH JH")
    assert not called(felt, "beat", seat="E")


# --- to cut ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1c")
@pytest.mark.parametrize("held", ["JH", "AH", "JH*2 AH"])
def test_whoever_has_none_of_the_suit_and_does_not_cut_has_reneged(held):
    assert called(book_of("KD QS", f"QS {held}"), "trump")
    proof = told("KD QS", "QS", f"QS {held}")
    assert (proof.proven, proof.offence, proof.clause) == (True, "trump", "NPA-3.1c")


@pytest.mark.accepts("NPA-3.1c")
def test_a_book_that_was_cut_higher_must_still_be_cut():
    known = {"W": "KH QH TC", "N": own("KH"), "E": cards("JH KD*4 QD*4 JD*4 TD*4 AD*3"), "S": "JC"}
    assert called(put(tricks(**known), "TC KH KD"), "trump", seat="E")


@pytest.mark.refuses("NPA-3.1c")
@pytest.mark.parametrize(("right", "held"), [("JH", "JH"), ("QS", "QS"), ("AC", "AC TC")])
def test_whoever_cuts_or_has_no_trump_has_not(right, held):
    assert not called(book_of(f"KD {right}", held), "trump")
    assert not told(f"KD {right}", right, held).proven


@pytest.mark.refuses("NPA-3.1c")
def test_whoever_can_follow_need_not_cut():
    assert not called(book_of("KD JD", "JD JH"), "trump")


# --- the first scenario ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-RS1")
@pytest.mark.parametrize(
    ("trump", "held", "offence"),
    [("H", "QH JD", "follow"), ("C", "QH JD", "follow"), ("C", "QH JD JC", "follow"), ("C", "QH JC", "trump")],
)
def test_a_queen_of_hearts_on_an_ace_of_diamonds_is_a_renege_with_a_diamond_or_a_trump_in_hand(trump, held, offence):
    felt = book_of("AD QH", held, trump=trump)
    stood = slip(felt)
    assert called(felt, offence)
    assert scores(felt) == {"EW": 60 + stood.meld["EW"]}
    assert clauses(felt) == {"NPA-3.1l"}
    assert told("AD QH", "QH", held, trump=trump).proven


@pytest.mark.refuses("NPA-RS1")
@pytest.mark.parametrize(("trump", "held"), [("H", "QH"), ("H", "QH AC"), ("C", "QH"), ("C", "QH AH")])
@pytest.mark.parametrize("offence", ["follow", "trump", "beat"])
def test_it_is_right_without_diamonds_where_hearts_are_trump_or_no_trump_is_held(trump, held, offence):
    assert not called(book_of("AD QH", held, trump=trump), offence)
    assert not told("AD QH", "QH", held, trump=trump).proven


# --- the books are looked through -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1k")
@pytest.mark.parametrize("books", [1, 5, 12, 20])
def test_the_review_finds_a_card_that_was_held_then_although_it_was_played_since(books):
    known = {"W": "KH QH TC", "N": own("KC AC TD KD QD JD TH KH QH JH"), "E": "JC", "S": "QC"}
    felt = go_on(put(tricks(**known), "TC KC JC QC"), books - 1)
    if books > 12:
        assert not any(piece.text == "AC" for piece in felt.hand.state.hands["N"])
    assert called(felt, "beat")


@pytest.mark.refuses("NPA-3.1k")
@pytest.mark.parametrize("books", [1, 5, 12, 20])
def test_and_finds_nothing_where_that_card_was_never_his(books):
    known = {"W": "KH QH TC", "N": own("KC TD KD QD JD TH KH QH JH"), "E": "JC", "S": "QC"}
    felt = go_on(put(tricks(**known), "TC KC JC QC"), books - 1)
    assert not called(felt, "beat")
