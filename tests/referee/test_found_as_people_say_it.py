"""Questions that readers with the paper in their hands have asked, house by house."""

from __future__ import annotations

import msgspec
import pytest
from ruling_facts import facts_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.asking.fields import asked_of
from meldhouse.referee.asking.finding import find_kinds
from meldhouse.referee.asking.groups import groups_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.possible import can_happen
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.referee.rulings.sheets import asked_of_sheet
from meldhouse.rulebooks import load_book


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
    assert "ruling-aces-still" not in parts_of(asked("npa", "renege", **told))
    with unruled("case-aces-played"):
        asked("npa", "renege", in_time=True, **told)


@pytest.mark.accepts("NPA-3.1i")
def test_what_proves_that_aces_were_kept_back_is_told_first():
    text = parts_of(asked("npa", "renege", by=("N",), offence="aces"))
    assert text[0] == "ruling-aces-to-see"
    assert "ruling-if-seen" in text


@pytest.mark.refuses("NPA-3.1i", "NPA-3.1m")
def test_what_follows_where_such_aces_were_not_seen_is_told_too():
    told = {"by": ("N",), "offence": "aces"}
    text = parts_of(asked("npa", "renege", caller="E", **told))
    assert text[text.index("ruling-if-not") + 1] == "ruling-unproven-caller"
    assert "ruling-if-not" not in parts_of(asked("npa", "renege", **told))  # nobody says whom the call would cost


@pytest.mark.refuses("NPA-3.1i", "NPA-3.1m")
def test_a_call_before_the_first_lead_is_one_in_vain_by_either_name():
    told = {"by": ("N",), "caller": "W", "offence": "aces"}
    early = asked("npa", "renege", in_time=True, **told)
    assert (parts_of(early), early.hand) == (parts_of(asked("npa", "renege_unproven", **told)), "over")
    assert ids_of(asked("npa", "renege", by=("N",), offence="aces", in_time=True)) == ("ruling-aces-still",)
    assert "ruling-aces-still" not in parts_of(asked("npa", "renege", **told))


# --- a trump without its marriage -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4h")
@pytest.mark.parametrize("known", ["KS", "KH QH"])
def test_a_part_of_the_hand_does_not_prove_that_there_is_no_marriage(known):
    text = parts_of(asked("npa", "contract_wrong", trump="D", pieces=parse_pieces(known)))
    assert text[:3] == ("ruling-marriage-held", "NPA-2.4h", "ruling-if-not")
    assert "ruling-say-marriage" in text
    assert ("ruling-marriage-is-trump" in text) is (known != "KS")


@pytest.mark.refuses("NPA-2.4h")
def test_a_marriage_that_is_named_contradicts_that_there_is_none():
    with unruled("case-marriage-shown"):
        asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KD QD"))
    text = parts_of(asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KH QH")))
    assert text[0] == "ruling-cannot-be-trump"


@pytest.mark.refuses("NPA-2.4h", "NPA-2.4i")
def test_a_bidder_without_any_marriage_has_no_meld_to_show():
    slip = Slip(bidder="E", bid=55, trump="D", meld={"NS": 27, "EW": 0})
    text = parts_of(asked("npa", "contract_wrong", by=("E",), trump="D", has_marriage=False, slip=slip))
    assert "ruling-side-set" in text
    with unruled("case-trump-named"):
        asked("npa", "contract_wrong", by=("E",), has_marriage=False)


# --- six laid away at a table of three ------------------------------------------------------------------------------

SIX = {"N": 25, "E": 24, "S": 25, "kitty": 6}


@pytest.mark.accepts("BEN-3.4b")
def test_six_laid_away_have_one_answer_after_the_lead_by_whatever_name():
    told = {"slip": Slip(bidder="E", bid=500, trump="H")}
    late = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=False, **told)
    assert ids_of(late)[0] == "ruling-discarded"
    for kind in ("count_first", "count_play", "count_end"):
        found = asked("bend.3", kind, by=("E",), counts=SIX, **told)
        assert (parts_of(found), readings_of(found), found.hand) == (parts_of(late), readings_of(late), late.hand), kind


@pytest.mark.refuses("BEN-3.4b", "BEN-3.5h")
def test_four_laid_away_can_be_read_in_the_same_ways_by_whatever_name():
    slip = Slip(bidder="E", bid=580, trump="H", meld={"N": 320, "S": 180, "E": 200})
    late = asked("bend.3", "discard_count", by=("E",), kitty=4, in_time=False, slip=slip)
    assert len(readings_of(late)) == 7
    for kind in ("count_first", "count_play", "count_end"):
        found = asked("bend.3", kind, counts={"E": 26}, kitty=4, slip=slip)
        assert set(readings_of(found)) == set(readings_of(late)), kind
        assert found.entries == late.entries


@pytest.mark.accepts("BEN-3.4b", "BEN-3.6b")
@pytest.mark.parametrize("kind", ["count_first", "count_play", "count_end"])
def test_where_nobody_says_who_had_the_bid_they_may_also_be_dealt_so(kind):
    late = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=False)
    found = asked("bend.3", kind, counts=SIX)
    assert ids_of(found)[0] == "ruling-if-dealt-so"
    assert parts_of(found)[-len(parts_of(late)) :] == parts_of(late)
    assert "ruling-if-not-and-bidder" in parts_of(found)
    assert set(readings_of(late)) <= set(readings_of(found))


@pytest.mark.accepts("BEN-3.4b")
def test_before_the_lead_they_are_taken_up_again_if_they_were_not_dealt_so():
    laid = parts_of(asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=True))
    assert set(laid) <= set(parts_of(asked("bend.3", "count_seen", by=("E",), counts=SIX)))


# --- words that mislead ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4e")
def test_a_partner_who_deals_is_told_of_as_the_dealer_and_not_as_the_next_to_deal():
    text = parts_of(asked("npa", "bid_early", by=("N",), bid=52))
    assert "ruling-silenced-dealer" in text


@pytest.mark.accepts("STH-LA-a")
def test_talk_with_a_bid_comes_before_the_play_and_is_no_renege():
    found = asked("st-hilary", "bid_talk", by=("N",))
    assert (found.clause, found.remedies) == ("STH-LA-a", ("log", "official"))


@pytest.mark.accepts("STH-LA-a")
def test_where_the_paper_leaves_all_to_one_official_nobody_is_threatened_with_expulsion():
    assert facts_of(asked("st-hilary", "repeated", by=("N",)), "ruling-repeat-decides")["may"] == "final"
    assert facts_of(asked("n42pa", "repeated", by=("N",)), "ruling-repeat-decides")["may"] == "expel-team"


@pytest.mark.accepts("MCA-6c", "MCA-6f", "MCA-6g")
def test_a_dealer_who_must_take_the_bid_hears_what_follows_when_his_side_cannot_make_board():
    text = parts_of(asked("mcallen", "drop_refused", by=("N",)))
    assert text[:2] == ("ruling-must-take", "MCA-6c")
    assert "MCA-6f" in text
    assert text[-2:] == ("ruling-board-floor", "MCA-6g")


@pytest.mark.accepts("MCA-10Fb", "STH-CO-b")
@pytest.mark.parametrize(
    ("house", "question", "in_time"),
    [
        ("mcallen", ("agreed", "no"), ("site-no", "site-yes")),
        ("st-hilary", ("open", "no"), ("site-yes", "site-no")),
        ("n42pa", ("open", "no"), ("site-yes", "site-no")),
        ("bend.3", ("open", "yes"), ("site-yes", "site-no")),
    ],
)
@pytest.mark.parametrize("kind", ["sheet_error", "sheet_changed", "meld_value"])
def test_a_sheet_is_asked_about_as_the_paper_decides_it(house, kind, question, in_time):
    book = load_book(house)
    assert tuple(asked_of_sheet(book).question.args.values()) == question
    choices = [dict(one.choices) for one in asked_of(book, kind) if one.field.name == "in_time"]
    found = [(one["yes"].id, one["no"].id) for one in choices]
    assert found == ([in_time] if can_happen(book, kind) else [])


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
        assert parts_of(asked(house, kind))
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
        ("bend", "no cut", {"cut_missing"}),
        ("n42pa", "counted aloud", {"conduct"}),
        ("npa", "wrong seat", {"wrong_table"}),
        ("mcallen", "10 seconds", {"renege"}),
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
    assert kinds <= set(find_kinds(load_book(house), said, load_book(house).voice))


@pytest.mark.accepts("N42-16b")
def test_a_lay_down_that_fails_in_a_club_that_plays_for_points_brings_points():
    marks = load_book("n42pa")
    points = msgspec.structs.replace(marks, scoring=msgspec.structs.replace(marks.scoring, style="points"))
    for book, unit in ((marks, "marks"), (points, "points")):
        ruling = rule(book, Case(kind="claim", by=("N",), stands=False, shown=True))
        assert facts_of(ruling, "ruling-claim-lost")["unit"] == unit
