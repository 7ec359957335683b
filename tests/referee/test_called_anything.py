"""Whatever is a renege is called by the right people, in time and in the right words; and what is none, in vain."""

from __future__ import annotations

import pytest
from felt_table import turned
from npa_felt import NPA, card, described, first_book, scores, tricks, worth
from ruling_facts import ids_of, parts_of, points_of, readings_of

from meldhouse.game import AskToSee, CallRenege, Correct, Play, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house, points

SIXTY = Slip(bidder="N", bid=60, trump="H", meld={"NS": 30, "EW": 24})
THIRTY = Slip(bidder="N", bid=30, trump="H", meld={"NS": 20, "EW": 13})
ACES = parse_pieces("AS AH AD AC")
MCA, STH, BEND = house("mcallen"), house("st-hilary"), house("bend")

# --- by whom, until when, in which words ------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1n", "NPA-3.1h", "NPA-3.1e")
@pytest.mark.parametrize("kind", ["trick_taken_led", "trick_taken_late", "meld_owed_late"])
@pytest.mark.parametrize(
    ("call", "clause"),
    [
        ({"caller": "E", "called": "scored"}, "NPA-3.1n"),
        ({"caller": "E", "called": "next-deal"}, "NPA-3.1n"),
        ({"caller": "E", "said": "Renege!"}, "NPA-3.1h"),
        ({"caller": "S"}, "NPA-3.1e"),
    ],
)
def test_what_everybody_saw_is_called_like_any_renege(kind, call, clause) -> None:
    about = {"by": ("N",), "pieces": ACES if kind == "meld_owed_late" else (), "slip": SIXTY}
    ruling = described(kind, **about, **call)
    assert (ruling.hand, ruling.entries) == ("over" if "called" in call else "goes-on", ())
    assert clause in parts_of(ruling)
    assert "renege" not in ruling.remedies


@pytest.mark.accepts("NPA-RS2", "NPA-3.1d")
@pytest.mark.parametrize(("kind", "clause"), [("trick_taken_led", "NPA-RS3"), ("meld_owed_late", "NPA-3.1d")])
def test_its_price_is_told_once(kind, clause) -> None:
    about = {"by": ("N",), "pieces": ACES if kind == "meld_owed_late" else (), "slip": SIXTY}
    ruling = described(kind, caller="E", said="I am calling a renege", **about)
    assert (ruling.clause, ruling.hand, worth(ruling)) == (clause, "over", {"EW": 84})
    assert ids_of(ruling)[0] == "ruling-a-renege"
    assert points_of(ruling).count(60) == 1


@pytest.mark.refuses("BEN-X19", "BEN-3.5d")
@pytest.mark.parametrize("call", [{"caller": "S"}, {"caller": "E", "called": "scored"}])
def test_totals_are_called_by_the_other_side_and_in_time(call) -> None:
    slip = Slip(bidder="N", bid=600, trump="H", meld={"NS": 200, "EW": 100})
    ruling = rule(BEND, Case(kind="count_end", counts={"N": 21, "E": 19}, slip=slip, **call))
    assert (ruling.clause, ruling.remedies, ruling.entries, ruling.hand) == ("BEN-X19", (), (), "over")


@pytest.mark.refuses("MCA-10Fb", "MCA-10Fc")
@pytest.mark.parametrize("kind", ["trick_taken", "trick_taken_led", "trick_taken_late"])
@pytest.mark.parametrize("called", ["scored", "next-deal"])
def test_no_trick_goes_back_once_both_sides_have_agreed(kind, called) -> None:
    ruling = rule(MCA, Case(kind=kind, by=("N",), called=called))
    assert (ruling.clause, ruling.remedies) == ("MCA-10Fb", ())


@pytest.mark.accepts("BEN-X16")
def test_where_the_paper_does_not_say_until_when_an_official_decides() -> None:
    late = rule(BEND, Case(kind="trick_taken_late", by=("N",), called="scored"))
    assert (late.remedies, late.clause) == (("official",), "BEN-X14")
    assert rule(BEND, Case(kind="trick_taken_late", by=("N",))).remedies == ("give-back",)


@pytest.mark.accepts("NPA-8.1b")
def test_where_sheets_are_signed_it_goes_back_until_then() -> None:
    ruling = described("trick_taken", by=("N",), called="scored")
    assert (ruling.clause, ruling.remedies) == ("NPA-8.1b", ("give-back",))


# --- what is no renege here -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1m", "MCA-13g")
@pytest.mark.parametrize(
    ("book", "slip", "offence"),
    [(NPA, SIXTY, offence) for offence in ("turn", "discard", "shown", "totals")]
    + [(MCA, THIRTY, offence) for offence in ("aces", "turn")],
)
def test_a_call_of_what_is_no_renege_costs_the_caller(book, slip, offence) -> None:
    ruling = rule(book, Case(kind="renege", by=("N",), caller="E", offence=offence, slip=slip))
    assert (ruling.kind, ruling.hand) == ("renege_unproven", "over")
    assert points(ruling.entries)["NS"] == slip.bid + slip.meld["NS"]
    assert ids_of(ruling)[0] in ("ruling-no-renege-here", "ruling-no-renege-but")
    assert "ruling-unproven-noted" not in parts_of(ruling)


@pytest.mark.accepts("NPA-3.1m")
def test_at_the_table_too() -> None:
    felt = tricks(W="KH QH TC", N="JC", E="JC", S="JC")
    felt.act(Play("N", card("JC")))
    felt.act(CallRenege("W", "N", 1, "turn"))
    assert felt.rulings[-1].kind == "renege_unproven"
    assert felt.hand.state.ending.ended == "renege"


@pytest.mark.refuses("MCA-13g")
def test_a_trick_that_was_taken_falsely_goes_back_and_costs_nobody_anything() -> None:
    ruling = rule(MCA, Case(kind="renege", by=("N",), caller="E", offence="taken", slip=THIRTY))
    assert (ruling.hand, ruling.entries) == ("goes-on", ())
    assert "ruling-no-renege-but" in parts_of(ruling)


@pytest.mark.accepts("STH-RN-d")
def test_what_only_an_official_declares_is_his_to_decide() -> None:
    asked = {"by": ("E",), "caller": "N"}
    ruling = rule(STH, Case(kind="renege", offence="shown", **asked))
    assert ruling == rule(STH, Case(kind="piece_shown", **asked))
    assert "ruling-may-declare" in parts_of(ruling)


@pytest.mark.refuses("BEN-3.5d")
def test_only_the_bidding_side_is_called_for_its_totals() -> None:
    slip = Slip(bidder="N", bid=600, trump="H", meld={"NS": 200, "EW": 100})
    ruling = rule(BEND, Case(kind="renege", by=("E",), caller="N", offence="totals", slip=slip))
    assert (ruling.kind, ruling.clause, ruling.entries) == ("renege_unproven", "BEN-X19", ())


# --- while it can be put right ----------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-j", "BEN-3.5b")
@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-RN-j"), ("bend", "BEN-3.5b"), ("bend.3", "BEN-3.5b")])
def test_whoever_owns_up_in_time_puts_it_right(name, clause) -> None:
    asked = {"kind": "renege", "by": ("E",), "caller": "E", "offence": "follow"}
    in_time = rule(house(name), Case(in_time=True, **asked))
    assert (in_time.clause, in_time.hand) == (clause, "goes-on")
    assert ids_of(in_time)[0] == "ruling-mended"
    late = parts_of(rule(house(name), Case(in_time=False, **asked)))
    assert late[0] == "renege-opponents"
    both = parts_of(rule(house(name), Case(**asked)))
    assert both[0] == "renege-opponents"
    assert both[-2:] == ("ruling-nothing-follows", clause)


@pytest.mark.accepts("STH-RN-j", "BEN-3.5b")
@pytest.mark.parametrize("name", ["st-hilary", "bend"])
def test_it_is_put_right_when_his_partner_notices(name) -> None:
    asked = {"kind": "renege", "by": ("E",), "caller": "W", "offence": "follow"}
    assert ids_of(rule(house(name), Case(in_time=True, **asked)))[0] == "ruling-mended"
    assert ids_of(rule(house(name), Case(in_time=False, **asked)))[0] == "renege-opponents"


@pytest.mark.refuses("NPA-2.7i", "NPA-3.1e")
def test_where_only_he_may_look_his_partner_does_not_help_him() -> None:
    ruling = rule(house("npa"), Case(kind="renege", by=("E",), caller="W", offence="follow", in_time=True))
    assert ids_of(ruling)[0] == "renege-opponents"


@pytest.mark.accepts("NPA-RS3")
def test_a_book_from_which_nothing_was_led_goes_back() -> None:
    ruling = described("renege", by=("N",), caller="E", offence="taken", in_time=True, slip=SIXTY)
    assert (ruling.clause, ruling.remedies, ruling.entries) == ("NPA-RS3", ("take-back",), ())


@pytest.mark.refuses("BEN-3.5b")
@pytest.mark.parametrize(("name", "offence"), [("bend", "totals"), ("st-hilary", "turn")])
def test_only_a_card_can_be_changed(name, offence) -> None:
    ruling = rule(house(name), Case(kind="renege", by=("N",), offence=offence, in_time=True))
    assert (ruling.hand, "ruling-mended" in parts_of(ruling)) == ("over", False)


@pytest.mark.accepts("STH-RN-j")
@pytest.mark.parametrize("kind", ["lead_early", "play_early"])
def test_of_a_card_out_of_turn_the_other_reading_is_told(kind) -> None:
    assert "may-correct" in readings_of(rule(STH, Case(kind=kind, by=("E",))))[0]


@pytest.mark.accepts("NPA-2.7i")
def test_whoever_asked_to_see_the_book_changes_his_own_card_and_nobody_elses() -> None:
    felt = turned(first_book("N", "KC"))
    felt.act(AskToSee("N"))
    others = {seat: felt.hand.state.hands[seat] for seat in ("E", "S", "W")}
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert ids_of(felt.rulings[-1]) == ("ruling-change-own",)
    felt.act(Correct("N", card("AC")))
    assert {seat: felt.hand.state.hands[seat] for seat in ("E", "S", "W")} == others
    assert felt.hand.state.play.tricks[-1].winner == "N"


@pytest.mark.refuses("NPA-2.7i")
def test_if_he_does_not_it_is_called_once_more() -> None:
    felt = turned(first_book("N", "KC"))
    felt.act(AskToSee("N"))
    felt.act(CallRenege("W", "N", 1, "beat"))
    felt.act(Play("W", felt.hand.legal_plays()[0]))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert (felt.hand.state.ending.ended, set(scores(felt))) == ("renege", {"EW"})


def test_a_renege_is_written_down_whether_or_not_the_bid_is_known() -> None:
    asked = {"by": ("N",), "caller": "E", "offence": "follow", "in_time": False}
    assert described("renege", **asked).logged
    assert described("renege", slip=SIXTY, **asked).logged


@pytest.mark.accepts("N42-5c")
def test_the_clause_that_makes_a_renege_of_it_is_named() -> None:
    text = parts_of(rule(house("n42pa"), Case(kind="renege", by=("E",), offence="turn")))
    assert text[:3] == ("ruling-a-renege", "N42-5c", "ruling-hand-over")
