"""What somebody describes must be possible, and names only those who are to blame."""

from __future__ import annotations

import pytest
from felt_table import turned
from npa_felt import NPA, described, first_book
from ruling_facts import parts_of, unruled

from meldhouse.game import (
    Agree,
    AskToSee,
    CallRenege,
    Correct,
    DeclineCut,
    Hand,
    Misdeal,
    Refused,
    Shuffle,
    Slip,
)
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.claims import judge_described
from meldhouse.referee.felt import Felt
from meldhouse.referee.proof.described import prove_described
from meldhouse.referee.rulings.ruling import rule
from table import house

MCA = house("mcallen")
HAND = Slip(bidder="S", bid=55, trump="H", meld={"NS": 30, "EW": 24})


def paid(ruling):
    return [(entry.seats, entry.points) for entry in ruling.entries if entry.points]


@pytest.mark.accepts("NPA-2.3e")
@pytest.mark.parametrize("named", [(), ("N",), ("S", "N")])
def test_a_wrong_count_is_paid_by_those_who_have_it_and_nobody_else_may_be_named(named):
    counts = {"N": 19, "S": 21, "E": 20, "W": 20}
    ruling = rule(NPA, Case(kind="count_end", by=named, counts=counts))
    assert paid(ruling) == [(("N",), -50), (("S",), -50)]
    with unruled("case-count-blamed"):
        rule(NPA, Case(kind="count_end", by=(*named, "E"), counts=counts))


@pytest.mark.refuses("NPA-2.3e")
def test_right_counts_are_paid_by_nobody():
    ruling = rule(NPA, Case(kind="count_end", by=("W",), counts=dict.fromkeys("NESW", 20)))
    assert (paid(ruling), parts_of(ruling)) == ([], ("ruling-counts-right", "NPA-2.3g"))


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ({"N": 18, "S": 20, "E": 20, "W": 20}, "case-count-sum"),
        ({"S": 21}, "case-count-others"),
        ({"N": 19, "S": 22}, "case-count-others"),
        ({"N": 19}, "case-count-others"),
    ],
)
def test_cards_are_pulled_only_where_there_are_as_many_too_many_as_too_few(counts, sentence):
    with unruled(sentence):
        rule(NPA, Case(kind="count_seen", counts=counts))
    assert rule(NPA, Case(kind="count_seen", counts={"N": 19, "S": 21})).remedies == ("pull",)


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("cards", ["AS AH AD", "AS", "AS AS AH AD AC"])
def test_aces_that_make_no_meld_cost_fifty(cards):
    assert paid(described("meld_aces", by=("N",), pieces=parse_pieces(cards))) == [(("N",), -50)]


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize("cards", ["AS AH AD AC", "AS AH AD AC AS AH AD AC", "QS JD"])
def test_aces_that_do_and_other_meld_are_laid_rightly(cards):
    ruling = described("meld_aces", by=("N",), pieces=parse_pieces(cards))
    assert (paid(ruling), ruling.remedies) == ([], ())
    assert "ruling-are-meld" in parts_of(ruling)


@pytest.mark.accepts("NPA-2.5d")
@pytest.mark.parametrize("cards", ["KS", "AS AH AD AC AS AH AD AC AS"])
def test_other_cards_that_are_no_meld_are_taken_back_and_cost_nothing(cards):
    ruling = described("meld_aces", by=("N",), pieces=parse_pieces(cards))
    assert (ruling.kind, ruling.clause, paid(ruling)) == ("meld_stray", "NPA-2.5d", [])


@pytest.mark.accepts("NPA-2.7l")
@pytest.mark.parametrize("cards", ["AS AH AD AC", "AS AH AD AC AS AH AD AC", "KS", "KS QS", "QS JD"])
def test_cards_that_fell_lie_open_though_they_could_be_declared(cards):
    ruling = described("aces_exposed", by=("N",), pieces=parse_pieces(cards))
    assert (ruling.kind, ruling.clause, paid(ruling)) == ("piece_dropped", "NPA-2.7l", [])
    assert "face-up" in ruling.remedies


@pytest.mark.accepts("MCA-10Da", "MCA-10Db")
@pytest.mark.parametrize("cards", ["AS AH AD AC", "KS"])
def test_where_aces_are_cards_like_any_other_any_card_that_fell_lies_open(cards):
    ruling = rule(MCA, Case(kind="aces_exposed", by=("N",), pieces=parse_pieces(cards)))
    assert (ruling.clause, ruling.remedies) == ("MCA-10Da", ("face-up", "call-lead"))


@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle", "st-hilary", "bend"])
def test_where_aces_are_cards_like_any_other_they_are_shown_for_nothing_like_any_other(name):
    aces = Case(kind="meld_aces", by=("N",), pieces=parse_pieces("AS AH AD"))
    other = Case(kind="meld_stray", by=("N",), pieces=parse_pieces("AS AH AD"))
    assert rule(house(name), aces).remedies == rule(house(name), other).remedies


@pytest.mark.accepts("NPA-3.1l")
def test_a_call_that_is_not_proven_costs_the_same_in_time_or_not():
    case = Case(kind="renege_unproven", by=("S",), caller="E", slip=HAND)
    late = rule(NPA, case)
    in_time = rule(NPA, Case(kind="renege_unproven", by=("S",), caller="E", slip=HAND, in_time=True))
    assert (parts_of(in_time), in_time.entries, in_time.hand) == (parts_of(late), late.entries, "over")


@pytest.mark.accepts("NPA-2.7o")
def test_a_lay_down_counts_its_points_where_the_hand_is_known():
    slip = Slip(bidder="W", bid=55, trump="H", meld={"NS": 24, "EW": 36})
    failed = rule(NPA, Case(kind="claim", by=("W",), stands=False, slip=slip, taken={"EW": 19, "NS": 10}))
    good = rule(NPA, Case(kind="claim", by=("W",), stands=True, slip=slip, taken={"EW": 19, "NS": 10}))
    assert sum(points for seats, points in paid(good) if "W" in seats) == 36 + 40
    assert sum(points for seats, points in paid(failed) if "N" in seats) == 24 + 31 + 55


def test_a_trick_has_no_fifth_card():
    trick = parse_pieces("TC KC JC QC AC")
    with unruled("case-trick-size"):
        prove_described(NPA, trump="H", trick=trick, card=trick[1], later=())


@pytest.mark.parametrize("book", [NPA, MCA], ids=lambda book: book.name)
def test_of_two_cards_played_at_once_one_stays_open(book):
    text = parts_of(rule(book, Case(kind="two_pieces", by=("N",), pieces=parse_pieces("KC QC"))))
    assert "face-up-two_pieces" in text


@pytest.mark.accepts("NPA-2.7i")
def test_whoever_has_asked_to_see_the_book_himself_may_still_change_his_card_when_it_is_called():

    felt = turned(first_book("N"))
    felt.act(AskToSee("N"))
    assert felt.hand.can(Correct("N", parse_pieces("AC")[0]))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert (felt.hand.is_over, felt.rulings[-1].clause) == (False, "NPA-2.7i")


@pytest.mark.refuses("NPA-2.7i")
def test_whoever_has_not_asked_has_reneged_when_it_is_called():

    felt = first_book("N")
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.state.ending.ended == "renege"


N42 = house("n42pa")
GOOD = {"S": "6-6 6-5", "W": "6-0 1-0", "N": "5-0 4-0", "E": "1-1 2-1"}


def judged(hands, taken, bid=30):
    held = {seat: parse_pieces(text) for seat, text in hands.items()}
    return judge_described(N42, trump="6", hands=held, claimant="S", leads="S", bidder="S", bid=bid, taken=taken)


@pytest.mark.accepts("N42-16b")
@pytest.mark.parametrize(("taken", "outcome"), [(28, "stands"), (23, "stands"), (22, "fails")])
def test_a_lay_down_is_measured_with_what_was_taken_before(taken, outcome):
    assert judged(GOOD, {"NS": taken}).outcome == outcome


@pytest.mark.parametrize(
    ("taken", "sentence"),
    [
        ({}, "case-taken-tell"),
        ({"NS": 40}, "case-taken-sum"),
        ({"NS": 20, "EW": 10}, "case-taken-sum"),
        ({"XY": 20}, "case-side"),
    ],
)
def test_points_that_cannot_have_been_taken_are_told(taken, sentence):
    with unruled(sentence):
        judged(GOOD, taken)


@pytest.mark.refuses("N42-5e")
def test_where_nothing_is_put_right_being_in_time_does_not_help():
    slip = Slip(bidder="S", bid=30, trump="5")
    in_time, late = (rule(N42, Case(kind="renege", by=("S",), slip=slip, in_time=flag)) for flag in (True, False))
    assert in_time == late
    assert paid(late) == [(("E", "W"), 1)]


@pytest.mark.accepts("N42-7a")
@pytest.mark.parametrize(("bid", "free"), [(41, True), (42, False), (84, False)])
def test_below_a_mark_anybody_may_look(bid, free):
    ruling = rule(N42, Case(kind="old_trick", by=("E",), slip=Slip(bidder="S", bid=bid, trump="5")))
    assert ("ruling-look-under" in parts_of(ruling), ruling.remedies == ()) == (free, free)


@pytest.mark.accepts("N42-5c")
def test_a_lead_out_of_turn_that_was_called_is_counted():
    slip = Slip(bidder="S", bid=84, trump="5")
    assert paid(rule(N42, Case(kind="lead_early", by=("E",), caller="N", slip=slip))) == [(("N", "S"), 2)]
    assert paid(rule(N42, Case(kind="lead_early", by=("E",), slip=slip))) == [], "nobody has called it"


@pytest.mark.accepts("N42-5d")
def test_of_two_that_were_touched_the_first_is_played():
    ruling = rule(N42, Case(kind="piece_touched", by=("E",), pieces=parse_pieces("6-4 5-4")))
    assert "play-it" in parts_of(ruling)


@pytest.mark.parametrize(
    ("book", "case", "sentence"),
    [
        ("st-hilary", Case(kind="renege", by=("E", "S"), slip=HAND), "case-both-sides"),
        (
            "bend.3",
            Case(kind="discard_forgotten", by=("E",), slip=Slip(bidder="S", bid=500)),
            "case-only-bidder-discards",
        ),
    ],
)
def test_those_who_cannot_have_done_it_are_not_blamed(book, case, sentence):
    with unruled(sentence):
        rule(house(book), case)


@pytest.mark.accepts("STH-MD-c")
def test_a_deal_that_is_lost_is_lost_whatever_anybody_says_then():
    felt = Felt(Hand(house("st-hilary"), dealer="W", key=bytes(32), refereed=True))
    wrong = Misdeal("W", short="N", long="S", count=1)
    for act in (Shuffle("W"), DeclineCut("S"), wrong, Agree("N", accept=False), Shuffle("W"), DeclineCut("S"), wrong):
        felt.act(act)
    assert felt.hand.state.ending.ended == "misdealt"
    with pytest.raises(Refused, match=r"wrong-moment.*over"):
        felt.act(Agree("N", accept=False))
