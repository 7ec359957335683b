"""Acts of the deal, the bid and the pass that a guarded table refuses: on felt they happen, and are put right."""

from __future__ import annotations

import pytest
from felt_table import felt_auction, felt_dealt
from hilary_deals import at_exchange, passed
from ruling_facts import ids_of, parts_of

from meldhouse.game import (
    AskReshuffle,
    CallRedeal,
    Cut,
    Deal,
    DeclineCut,
    Draw,
    Hand,
    Irregular,
    NameTrump,
    Peek,
    Refused,
    Return,
    Shuffle,
    StepAway,
    steward,
    view,
)
from meldhouse.game.records import Record, dumps, loads
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house, won_by

# --- a hand thrown in without a right to it -----------------------------------------------------------------


@pytest.mark.refuses("STH-F9-a", "STH-F9-c", "NPA-X10", "MCA-5c")
@pytest.mark.parametrize(
    ("name", "held", "clause"),
    [
        ("st-hilary", "9S 9H 9C 9D", "STH-F9-a"),
        ("st-hilary", "9S 9S 9H 9C 9D KS QS", "STH-F9-a"),
        ("npa", "", "NPA-X10"),
        ("mcallen", "", "MCA-5c"),
        ("bend", "", None),
    ],
)
def test_a_hand_that_was_thrown_in_wrongly_goes_on(name: str, held: str, clause: str | None) -> None:
    felt = felt_auction(name, N=held, W="9S 9H" if "9S 9S" not in held and name == "st-hilary" else "")
    before = dict(felt.hand.state.hands)
    (event,) = felt.act(CallRedeal("N"))
    assert event == Irregular(CallRedeal("N"), "redeal_called")
    assert (felt.rulings[-1].clause, felt.rulings[-1].hand) == (clause, "goes-on")
    assert (felt.hand.state.hands, felt.hand.phase) == (before, "auction")


@pytest.mark.refuses("STH-F9-c")
def test_five_nines_are_too_late_once_somebody_has_spoken() -> None:
    felt = felt_auction("st-hilary", S="9S 9S 9H 9C 9D JH JC TD TD TS TC AH")
    won_by(felt.hand, "N", 15)
    felt.act(CallRedeal("S"))
    assert ids_of(felt.rulings[-1]) == ("not-allowed-redeal_called",)


@pytest.mark.accepts("STH-F9-a")
def test_five_nines_without_meld_are_a_right_and_no_irregularity() -> None:
    felt = felt_auction("st-hilary", N="9S 9S 9H 9C 9D JH JC TD TD TS TC AH")
    felt.act(CallRedeal("N"))
    assert felt.rulings == []
    assert felt.hand.phase == "shuffle"


def test_at_a_table_of_42_it_is_written_down_and_the_hand_goes_on() -> None:
    felt = felt_auction("n42pa")
    felt.act(CallRedeal("N"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].logged) == ("redeal_called", True)
    assert felt.hand.state.ending.stopped is None


def test_before_the_deal_nobody_can_throw_a_hand_in() -> None:
    with pytest.raises(Refused):
        Felt(Hand(house("npa"), dealer="W", key=bytes(32), refereed=True)).act(CallRedeal("N"))


# --- a contract that is not played --------------------------------------------------------------------------


@pytest.mark.refuses("N42-1b", "MCA-6e", "STH-BI-e")
@pytest.mark.parametrize(
    ("name", "said", "clause"),
    [("n42pa", "nello", "N42-1b"), ("n42pa", "plunge", "N42-1b"), ("mcallen", "no-trump", "MCA-6e"),
     ("st-hilary", "no-trump", "STH-BI-e"), ("bend", "sevens", None), ("npa", "no-trump", "NPA-2.4h")],
)  # fmt: skip
def test_a_contract_that_is_not_played_does_not_count_and_is_named_anew(name, said, clause) -> None:
    felt = felt_auction(name, N="" if name == "n42pa" else "KH QH")
    auction = felt.hand.book.auction
    won_by(felt.hand, "N", auction.opening or auction.minimum)
    felt.act(NameTrump("N", said))
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.hand) == ("contract_wrong", clause, "goes-on")
    assert ids_of(ruling)[0] == "void-contract_wrong"
    assert felt.hand.state.trump is None
    felt.act(NameTrump("N", "5" if name == "n42pa" else "H"))
    assert felt.hand.state.trump == ("5" if name == "n42pa" else "H")


@pytest.mark.parametrize(("seat", "said"), [("E", "nello"), ("N", ""), ("N", "x" * 31)])
def test_what_is_no_naming_of_the_bidder_s_is_refused(seat, said) -> None:
    felt = felt_auction("n42pa")
    won_by(felt.hand, "N", 30)
    with pytest.raises(Refused):
        felt.act(NameTrump(seat, said))


# --- a look at what was passed ------------------------------------------------------------------------------


@pytest.mark.refuses("STH-PS-c")
@pytest.mark.parametrize(("first", "looks"), [("N", "S"), ("S", "N")])
def test_who_looks_before_he_has_passed_sees_it_and_passes_from_his_own(first, looks) -> None:
    felt = passed(at_exchange(), **{first: 3})
    given = felt.hand.state.before_play.passing[first]
    held = felt.hand.state.hands[looks]
    (event,) = felt.act(Peek(looks))
    assert event == Irregular(Peek(looks), "pass_peeked")
    assert parts_of(felt.rulings[-1]) == parts_of(rule(house("st-hilary"), Case(kind="pass_peeked", by=(looks,))))
    assert (felt.rulings[-1].clause, felt.rulings[-1].logged) == ("STH-PS-c", True)
    assert view(felt.hand, looks).peeked == given, "nobody unsees it"
    assert all(view(felt.hand, other).peeked == () for other in ("E", "W", first, None))
    assert felt.hand.state.hands[looks] == held
    passed(felt, **{looks: 3})
    assert felt.hand.phase == "meld"
    assert (view(felt.hand, looks).peeked, view(felt.hand, looks).received) == ((), given)
    assert all(len(hand) == 12 for hand in felt.hand.state.hands.values())


@pytest.mark.accepts("STH-PS-c")
def test_there_is_nothing_to_look_at_before_partner_has_passed_or_twice_or_for_the_others() -> None:
    felt = at_exchange()
    with pytest.raises(Refused, match="peek-none"):
        felt.act(Peek("S"))
    passed(felt, N=3)
    for seat in ("N", "E", "W"):
        with pytest.raises(Refused, match="peek-none"):
            felt.act(Peek(seat))
    felt.act(Peek("S"))
    with pytest.raises(Refused, match="peek-none"):
        felt.act(Peek("S"))


@pytest.mark.parametrize(("name", "why"), [("npa", "pass-none"), ("bend", "peek-none")])
def test_where_nothing_lies_there_nobody_looks(name, why) -> None:
    felt = felt_auction(name, N="KH QH")
    won_by(felt.hand, "N", felt.hand.book.auction.opening or felt.hand.book.auction.minimum)
    felt.act(NameTrump("N", "H"))
    with pytest.raises(Refused, match=why):
        felt.act(Peek("N"))


def test_at_a_guarded_table_nobody_can_look() -> None:
    hand = Hand(house("st-hilary"), dealer="W", key=bytes(32))
    refusal = hand.verify(Peek("S"))
    assert refusal is not None
    assert refusal.code == "guarded"


def test_a_record_tells_it_and_reads_it_again() -> None:
    felt = passed(at_exchange(), N=3)
    felt.act(Peek("S"))
    passed(felt, S=3)
    record = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    assert "! pass_peeked: S looks at what was given" in record
    assert loads(record).hands[0].state.before_play.peeked == {"S"}


# --- drawing, shuffling, cutting, dealing -------------------------------------------------------------------


@pytest.mark.refuses("N42-2c")
def test_a_shaker_who_draws_before_the_others_puts_it_back_and_draws_last() -> None:
    felt = Felt(Hand(house("n42pa"), dealer="W", key=bytes(32), refereed=True))
    while not isinstance(chore := steward.next_chore(felt.hand), Draw):
        felt.act(chore)
    felt.act(Draw("N"))
    felt.act(Draw("W"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("draw_early", "N42-2c")
    assert felt.hand.state.deal.drawn == ("N",)
    for seat in ("S", "E", "W"):
        felt.act(Draw(seat))
    assert len(felt.rulings) == 1
    assert all(len(held) == 7 for held in felt.hand.state.hands.values())


def shuffling(name: str, *, riffles: int = 0, machine: bool = False, cut: bool = False) -> Felt:
    felt = Felt(Hand(house(name), dealer="W", key=bytes(32), refereed=True))
    for _ in range(riffles):
        felt.act(Shuffle("W"))
    if machine:
        felt.act(Shuffle("W", "machine"))
    if cut:
        felt.act(Cut("S", 20))
    return felt


@pytest.mark.refuses(
    "NPA-2.2a", "NPA-2.2c", "NPA-2.2f", "NPA-2.2g", "NPA-2.2j", "NPA-2.2k", "NPA-2.3c", "MCA-4Sa", "MCA-4Sb", "MCA-4Sc",
    "MCA-5b", "STH-DE-c", "STH-DE-d", "BEN-1.3c",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "so_far", "act", "kind", "clause"),
    [
        ("npa", {"riffles": 2}, Cut("S", 20), "shuffle_short", "NPA-2.2f"),
        ("npa", {"riffles": 3}, Cut("S", 20), "machine_skipped", "NPA-2.2g"),
        ("npa", {}, Shuffle("N"), "shuffle_by_other", "NPA-2.2c"),
        ("npa", {}, Shuffle("W", face_up=True), "shuffle_open", "NPA-2.2a"),
        ("npa", {"riffles": 3, "machine": True}, Cut("S", 3), "cut_wrong", "NPA-2.2k"),
        ("npa", {"riffles": 3, "machine": True}, DeclineCut("S"), "cut_missing", "NPA-2.2j"),
        ("npa", {"riffles": 3, "machine": True}, Deal("W"), "cut_missing", "NPA-2.2j"),
        ("npa", {"riffles": 3, "machine": True, "cut": True}, Deal("W", (10, 10)), "packet_wrong", "NPA-2.3c"),
        ("npa", {"riffles": 3, "machine": True, "cut": True}, Cut("S", 30), "cut_wrong", "NPA-2.2k"),
        ("mcallen", {"riffles": 2}, Cut("S", 20), "shuffle_short", "MCA-4Sa"),
        ("mcallen", {"riffles": 3}, Deal("W"), "cut_missing", "MCA-4Sb"),
        ("mcallen", {"riffles": 3}, Cut("S", 3), "cut_wrong", "MCA-4Sc"),
        ("mcallen", {"riffles": 3, "cut": True}, Deal("W", (4, 4, 4)), "packet_wrong", "MCA-5b"),
        ("st-hilary", {"riffles": 1}, Deal("W"), "cut_missing", "STH-DE-c"),
        ("st-hilary", {"riffles": 1, "cut": True}, Deal("W", (4, 4, 4)), "packet_wrong", "STH-DE-d"),
        ("bend", {"riffles": 1}, Deal("W", (10, 10)), "packet_wrong", "BEN-1.3c"),
    ],
)  # fmt: skip
def test_what_is_wrong_before_the_deal_is_put_right_at_once(name, so_far, act, kind, clause) -> None:
    felt = shuffling(name, **so_far)
    felt.act(act)
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.remedies, ruling.hand) == (kind, ("take-back",), "goes-on")
    assert clause in parts_of(ruling)
    assert not felt.hand.state.hands
    assert not felt.hand.state.felt.fixing
    steward.tidy(felt.hand)
    assert felt.hand.phase in ("auction", "count")


@pytest.mark.accepts("NPA-2.2k", "MCA-4Sc")
@pytest.mark.parametrize(("name", "machine"), [("npa", True), ("mcallen", False)])
def test_four_left_below_are_enough(name, machine) -> None:
    felt = shuffling(name, riffles=3, machine=machine)
    felt.act(Cut("S", 4))
    assert felt.rulings == []


@pytest.mark.refuses("NPA-2.2e")
def test_nobody_shuffles_while_somebody_is_away() -> None:
    felt = shuffling("npa")
    felt.act(StepAway("E"))
    felt.act(Shuffle("W"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("shuffle_absent", "NPA-2.2e")
    assert felt.hand.state.deal.riffles == 0
    felt.act(Return("E"))
    felt.act(Shuffle("W"))
    assert felt.hand.state.deal.riffles == 1


@pytest.mark.refuses("NPA-2.2m")
def test_a_shuffle_that_is_asked_for_after_the_deal_is_not_given() -> None:
    felt = felt_dealt("npa", N="KH QH")
    felt.act(AskReshuffle("N"))
    assert ids_of(felt.rulings[-1]) == ("not-allowed-reshuffle_asked",)
    assert felt.hand.state.hands["N"][:2] != ()


@pytest.mark.accepts("NPA-2.2m")
def test_before_it_the_dealer_shuffles_again() -> None:
    felt = shuffling("npa", riffles=3, machine=True, cut=True)
    felt.act(AskReshuffle("N"))
    assert (felt.rulings, felt.hand.state.deal.riffles, felt.hand.state.deal.cut) == ([], 0, None)
