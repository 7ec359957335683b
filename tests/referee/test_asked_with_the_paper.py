"""Questions that readers with the paper in their hands have asked, house by house."""

from __future__ import annotations

import msgspec
import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.finding import find_kinds
from meldhouse.referee.groups import groups_of
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.rulebooks import load_book
from meldhouse.web.events.ruling_asked import moment_of


def asked(house: str, kind: str, **told: object) -> Ruling:
    return rule(load_book(house), Case(kind=kind, **told))


# --- aces that were not declared ------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1i", "NPA-3.1m")
@pytest.mark.parametrize("aces", ["AS AH AC", "AS AH AC AD"])
def test_aces_that_are_named_of_a_renege_are_those_that_were_not_declared(aces):
    told = {"by": ("N",), "pieces": parse_pieces(aces)}
    assert asked("npa", "renege", **told) == asked("npa", "renege", offence="aces", **told)


@pytest.mark.accepts("NPA-3.1i", "NPA-3.1l")
def test_once_aces_of_all_suits_are_played_nobody_may_still_declare_them():
    told = {"by": ("N",), "offence": "aces", "pieces": parse_pieces("AS AH AC AD")}
    assert "may still be declared" not in asked("npa", "renege", **told).text
    with pytest.raises(CaseError, match="too late to declare them"):
        asked("npa", "renege", in_time=True, **told)


@pytest.mark.accepts("NPA-3.1i")
def test_what_proves_that_aces_were_kept_back_is_told_first():
    text = asked("npa", "renege", by=("N",), offence="aces").text
    assert text.startswith("Only aces already played prove it")
    assert "NPA-3.1i). If that is shown: the hand is over." in text


# --- a trump without its marriage -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4h")
@pytest.mark.parametrize("known", ["KS", "KH QH"])
def test_a_part_of_the_hand_does_not_prove_that_there_is_no_marriage(known):
    text = asked("npa", "contract_wrong", trump="D", pieces=parse_pieces(known)).text
    assert text.startswith("If the bidder holds the king and queen of diamonds, nothing is wrong (NPA-2.4h). If not: ")
    assert text.endswith("Say whether the bidder holds them, and only one of these is told.")
    assert "hearts" in text or known == "KS"


@pytest.mark.refuses("NPA-2.4h")
def test_a_marriage_that_is_named_contradicts_that_there_is_none():
    with pytest.raises(CaseError, match="king and queen of diamonds are among these cards"):
        asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KD QD"))
    text = asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KH QH")).text
    assert text.startswith("Diamonds cannot be trump")


# --- six laid away at a table of three ------------------------------------------------------------------------------

SIX = {"N": 25, "E": 24, "S": 25, "kitty": 6}


@pytest.mark.accepts("BEN-3.4b")
def test_six_laid_away_have_one_answer_after_the_lead_by_whatever_name():
    told = {"slip": Slip(bidder="E", bid=500, trump="H")}
    late = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=False, **told)
    assert late.text.startswith("East laid away too many.")
    for kind in ("count_first", "count_play", "count_end"):
        found = asked("bend.3", kind, by=("E",), counts=SIX, **told)
        assert (found.text, found.alternatives, found.hand) == (late.text, late.alternatives, late.hand), kind


@pytest.mark.accepts("BEN-3.4b", "BEN-3.6b")
@pytest.mark.parametrize("kind", ["count_first", "count_play", "count_end"])
def test_where_nobody_says_who_had_the_bid_they_may_also_be_dealt_so(kind):
    late = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=False)
    found = asked("bend.3", kind, counts=SIX)
    assert found.text.startswith("If it was dealt so: ")
    assert found.text.endswith(f"If not, and East has the bid: {late.text}")
    assert set(late.alternatives) <= set(found.alternatives)


@pytest.mark.accepts("BEN-3.4b")
def test_before_the_lead_they_are_taken_up_again_if_they_were_not_dealt_so():
    laid = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=True).text
    assert laid in asked("bend.3", "count_seen", by=("E",), counts=SIX).text


# --- words that mislead ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4e")
def test_a_partner_who_deals_is_told_of_as_the_dealer_and_not_as_the_next_to_deal():
    text = asked("npa", "bid_early", by=("N",), bid=52).text
    assert "If South is the dealer, no bid stands and everybody passes, that side is set on 50 (NPA-2.4e)." in text


@pytest.mark.accepts("STH-LA-a")
def test_talk_with_a_bid_comes_before_the_play_and_is_no_renege():
    found = asked("st-hilary", "bid_talk", by=("N",))
    assert (found.clause, found.remedies, "renege" in found.text) == ("STH-LA-a", ("log", "official"), False)


@pytest.mark.accepts("STH-LA-a")
def test_where_the_paper_leaves_all_to_one_official_nobody_is_threatened_with_expulsion():
    assert "expel" not in asked("st-hilary", "repeated", by=("N",)).text
    assert "expel" in asked("n42pa", "repeated", by=("N",)).text


@pytest.mark.accepts("MCA-6c", "MCA-6f", "MCA-6g")
def test_a_dealer_who_must_take_the_bid_hears_what_follows_when_his_side_cannot_make_board():
    text = asked("mcallen", "drop_refused", by=("N",)).text
    assert text.startswith("Everybody else has passed, so North must take the bid at 15 (MCA-6c). ")
    assert "(MCA-6f)" in text
    assert text.endswith("with less it is set on 15 (MCA-6g).")


@pytest.mark.accepts("MCA-10Fb", "STH-CO-b")
@pytest.mark.parametrize(
    ("house", "question", "in_time"),
    [
        ("mcallen", "Had both sides agreed to that hand?", ("No", "Yes")),
        ("st-hilary", "Do both sides agree it is a mistake?", ("Yes", "No")),
        ("n42pa", "Do both sides agree it is a mistake?", ("Yes", "No")),
        ("bend.3", "Do all players agree it is a mistake?", ("Yes", "No")),
    ],
)
@pytest.mark.parametrize("kind", ["sheet_error", "sheet_changed", "meld_value"])
def test_a_sheet_is_asked_about_as_the_paper_decides_it(house, kind, question, in_time):
    moment = moment_of(load_book(house), kind)
    assert (moment.question, (moment.early, moment.late)) == (question, in_time)


# --- what is listed, and found by its words -------------------------------------------------------------------------


def listed(house: str) -> set[str]:
    return {kind for kinds in groups_of(load_book(house)).values() for kind in kinds}


OF_OTHER_HOUSES = {
    "npa": "trump_asked_late suit_asked piece_touched touched_kept rearranged",
    "mcallen": "machine_skipped meld_owed_late meld_aces aces_exposed no_marriage shuffle_open shuffle_absent",
    "st-hilary": "machine_skipped meld_owed_late meld_aces aces_exposed no_marriage shuffle_by_other shuffle_open",
    "n42pa": "shuffle_open shuffle_absent cut_missing",
    "bend": "machine_skipped meld_owed_late meld_aces aces_exposed no_marriage shuffle_short cut_missing cut_wrong "
    "trump_asked_late suit_asked piece_touched touched_kept rearranged",
}


@pytest.mark.accepts("NPA-2.7q", "MCA-6e", "STH-BI-e", "N42-X20", "BEN-X7")
@pytest.mark.parametrize("house", OF_OTHER_HOUSES)
def test_what_is_no_matter_in_a_house_is_not_listed_and_has_an_answer_all_the_same(house):
    kinds = OF_OTHER_HOUSES[house].split()
    assert not listed(house) & set(kinds)
    for kind in kinds:
        assert asked(house, kind).text
    assert {"wrong_dealer", "late", "wrong_table", "deal_exposed", "assistance"} <= listed(house)


@pytest.mark.accepts("N42-X20", "NPA-2.5h", "N42-5d", "N42-9b")
def test_what_a_house_has_a_rule_for_is_listed():
    assert {"shuffle_by_other", "piece_touched", "trump_asked_late", "rearranged"} <= listed("n42pa")
    assert {"machine_skipped", "meld_aces", "aces_exposed", "meld_owed_late", "no_marriage"} <= listed("npa")


@pytest.mark.accepts("BEN-2.1a", "NPA-2.5h")
@pytest.mark.parametrize(
    ("house", "said", "kinds"),
    [
        ("bend", "table talk", {"bid_talk", "conduct"}),
        ("npa", "exposed card", {"aces_exposed", "piece_dropped"}),
        ("npa", "illegal deal", {"deal_exposed"}),
        ("npa", "miss deal", {"deal_exposed"}),
        ("mcallen", "card deficiency", {"count_seen", "count_end"}),
        ("npa", "comment", {"conduct"}),
        ("npa", "pass with help", {"bid_talk"}),
        ("n42pa", "laydown", {"claim"}),
        ("mcallen", "slammed", {"conduct"}),
    ],
)
def test_it_is_found_by_the_words_that_people_use(house, said, kinds):
    assert kinds <= set(find_kinds(load_book(house), said))


@pytest.mark.accepts("N42-16b")
def test_a_lay_down_that_fails_in_a_club_that_plays_for_points_brings_points():
    marks = load_book("n42pa")
    points = msgspec.structs.replace(marks, scoring=msgspec.structs.replace(marks.scoring, style="points"))
    for book, unit in ((marks, "marks"), (points, "points")):
        text = rule(book, Case(kind="claim", by=("N",), stands=False, shown=True)).text
        assert f"the other side gets its {unit} (N42-16b)." in text
