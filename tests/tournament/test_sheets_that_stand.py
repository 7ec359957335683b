"""When the players may not change a hand any more: agreed in McAllen, signed at the National Association; and what an
official does then."""

from __future__ import annotations

import pytest
from floor import MCA_HAND, NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.events import Locked, Unlocked
from meldhouse.tournament.lines.hands import whole_story
from meldhouse.tournament.scoring.sheets import Row, Sheet
from table import house

LESS = replace(MCA_HAND, meld={"NS": 6, "EW": 4})
"""The same hand with four points of meld less."""
AT = {"round": 1, "table": 1}
HOUSES = pytest.mark.parametrize("book", ["mcallen", "mcallen.hoyle"])


def mcallen(*slips: Slip, book: str = "mcallen") -> Evening:
    evening = Evening(book, 2)
    evening.start()
    for slip in slips:
        evening.enter(1, 1, slip)
    return evening


def sheet_of(evening: Evening) -> Sheet:
    return evening.state.sheet(1, 1)


def agree(evening: Evening, hand: int, *sides: str) -> Evening:
    for side in sides or ("NS", "EW"):
        evening.did(acts.Agree(hand=hand, side=side, **AT))
    return evening


def change(hand: int, slip: Slip = LESS) -> acts.ChangeSlip:
    return acts.ChangeSlip(hand=hand, slip=slip, **AT)


# --- agreed -----------------------------------------------------------------------------------------------------------


@HOUSES
@pytest.mark.accepts("MCA-10Fb", "MCA-10Fc")
@pytest.mark.parametrize("agreed", [(), ("NS",), ("EW",)])
def test_the_last_hand_is_mended_until_both_sides_have_agreed(book, agreed):
    evening = agree(mcallen(MCA_HAND, book=book), 1, *agreed) if agreed else mcallen(MCA_HAND, book=book)
    player = sheet_of(evening).seats["E"]
    evening.did(change(1), by=player)
    assert sheet_of(evening).totals["N"] == 21
    assert sheet_of(evening).agreed == {}, "what was agreed to was another figure"


@HOUSES
@pytest.mark.refuses("MCA-10Fb", "MCA-10Fc")
def test_what_both_sides_have_agreed_to_stands_for_everybody(book):
    evening = agree(mcallen(MCA_HAND, book=book), 1)
    for by in (sheet_of(evening).seats["N"], "director"):
        refusal = evening.no(change(1), by=by)
        assert (refusal.code, refusal.clause) == ("agreed", "MCA-10Fb")
    assert sheet_of(evening).totals["N"] == 25


@pytest.mark.refuses("MCA-10Fb")
def test_an_error_found_in_the_next_hand_stands():
    evening = mcallen(MCA_HAND, MCA_HAND)
    assert evening.no(change(1)).code == "agreed"
    evening.did(change(2))
    assert sheet_of(evening).totals["N"] == 25 + 21


@pytest.mark.accepts("MCA-10Fb")
def test_an_official_corrects_it_all_the_same_and_everybody_is_told():
    evening = agree(mcallen(MCA_HAND, MCA_HAND), 2)
    fix = acts.Correct(hand=1, slip=LESS, reason="the paper was misread", **AT)
    assert evening.no(fix, by=sheet_of(evening).seats["N"]).code == "role"
    assert evening.no(replace(fix, reason="")).code == "blank"
    then = evening.did(fix)
    assert not any(isinstance(event, Unlocked) for event in then), "the sheet was never locked"
    sheet = sheet_of(evening)
    assert sheet.totals["N"] == 21 + 25
    assert sheet.mended[0].before == MCA_HAND
    assert {person for _, person in sheet.untold} == set(sheet.seats.values())


@pytest.mark.refuses("MCA-10Fb")
def test_what_the_players_may_still_mend_is_not_for_an_official():
    evening = mcallen(MCA_HAND)
    assert evening.no(acts.Correct(hand=1, slip=LESS, reason="misread", **AT)).code == "not-locked"


def test_a_player_agrees_for_his_own_side_once_and_only_to_what_is_written():
    evening = mcallen(MCA_HAND)
    north = sheet_of(evening).seats["N"]
    assert evening.no(acts.Agree(hand=1, side="EW", **AT), by=north).code == "role-own"
    assert evening.no(acts.Agree(hand=2, side="NS", **AT), by=north).code == "hand"
    assert evening.no(acts.Agree(hand=1, side="N", **AT)).code == "sheet-side"
    evening.did(acts.Agree(hand=1, side="NS", **AT), by=north)
    assert evening.no(acts.Agree(hand=1, side="NS", **AT), by=north).code == "agree-done"
    other = Evening("npa", 4)
    other.start()
    other.enter(1, 1, NPA_HAND)
    assert other.no(acts.Agree(hand=1, side="NS", **AT)).code == "agree-none"


@pytest.mark.parametrize(("form", "stands"), [("open", False), ("signed", False), ("agreed", True)])
def test_when_a_hand_stands_is_the_books_to_say(form, stands):
    book = house("npa", f'[match]\nsheet = "{form}"')
    sheet = Sheet(book, 1, 1, {"N": "1", "E": "2", "S": "3", "W": "4"}, extra_hand=False)
    for _ in range(2):
        sheet.write(Row(NPA_HAND, "1", 0))
    assert (sheet.stands(1), sheet.stands(2)) == (stands, False)
    sheet.locked = True
    assert sheet.stands(2)


# --- added up, and signed ---------------------------------------------------------------------------------------------


def signs(evening: Evening, side: str, **more) -> acts.Sign:
    sheet = sheet_of(evening)
    return acts.Sign(side=side, signer=sheet.people(side)[0], **{"digest": sheet.digest, **AT, **more})


@pytest.mark.accepts("MCA-7b", "NPA-1.2c", "NPA-8.1a")
@pytest.mark.parametrize(("book", "heads", "slip", "total"), [("mcallen", 2, MCA_HAND, 100), ("npa", 4, NPA_HAND, 240)])
def test_both_sides_sign_for_the_sums_that_the_sheet_shows(book, heads, slip, total):
    evening = Evening(book, heads)
    evening.start()
    evening.enter(1, 1, *[slip] * 4)
    assert sheet_of(evening).totals["N"] == total
    evening.did(signs(evening, "NS"))
    assert isinstance(evening.did(signs(evening, "EW"))[0], Locked)


@pytest.mark.refuses("MCA-7b", "NPA-1.2c")
@pytest.mark.parametrize(
    ("book", "heads", "slip", "clause"), [("mcallen", 2, MCA_HAND, "MCA-7b"), ("npa", 4, NPA_HAND, "NPA-1.2c")]
)
def test_nobody_signs_for_other_figures(book, heads, slip, clause):
    evening = Evening(book, heads)
    evening.start()
    evening.enter(1, 1, *[slip] * 3, replace(slip, meld={"NS": 40, "EW": 0}))
    shown = sheet_of(evening).digest
    evening.did(change(4, slip))
    refusal = evening.no(signs(evening, "EW", digest=shown))
    assert (refusal.code, refusal.clause) == ("digest", clause)
    assert sheet_of(evening).signed == {}


def npa(hands: int = 4) -> Evening:
    evening = Evening("npa", 4)
    evening.start()
    evening.enter(1, 1, *[NPA_HAND] * hands)
    return evening


@pytest.mark.refuses("NPA-8.1a")
def test_a_sheet_is_not_signed_while_hands_are_to_come_nor_twice():
    assert npa(3).no(signs(npa(3), "NS")).code == "unfinished"
    evening = npa()
    evening.did(signs(evening, "NS"))
    assert evening.no(signs(evening, "NS")).clause == "NPA-8.1a"


@pytest.mark.accepts("NPA-2.5d")
def test_either_team_has_a_wrongly_written_meld_put_right():
    evening = npa(1)
    for seat, meld in (("E", 31), ("N", 32)):
        evening.did(change(1, replace(NPA_HAND, meld={"NS": meld, "EW": 20})), by=sheet_of(evening).seats[seat])
        assert sheet_of(evening).totals["N"] == meld + 30


@pytest.mark.refuses("NPA-2.5d")
@pytest.mark.parametrize("meld", [1, 3, 5, 13])
def test_a_meld_that_no_cards_can_make_is_not_written_down(meld):
    evening = npa(1)
    refusal = evening.no(change(1, replace(NPA_HAND, meld={"NS": meld, "EW": 20})))
    (fault,) = refusal.message.args["faults"]
    assert fault.args["what"] == fact("slip-meld-sum", points=meld)


OTHER = replace(NPA_HAND, take={"NS": 25, "EW": 25})
VOID = Slip(how="void", dealer="S")


@pytest.mark.accepts("NPA-8.1b")
@pytest.mark.parametrize("signed", [(), ("EW",), ("NS",)])
def test_until_both_teams_have_signed_the_players_may_correct_a_hand(signed):
    evening = npa()
    for side in signed:
        evening.did(signs(evening, side))
    evening.did(change(1, OTHER), by=sheet_of(evening).seats["S"])
    assert sheet_of(evening).totals["N"] == 235
    assert sheet_of(evening).signed == {}, "whoever had signed the old figures must look at the new ones"


@pytest.mark.refuses("NPA-8.1b", "NPA-2.3h")
@pytest.mark.parametrize("hand", [1, 2, 3, 4])
@pytest.mark.parametrize("slip", [OTHER, VOID])
def test_once_both_teams_have_signed_the_players_may_correct_nothing(hand, slip):
    evening = npa()
    evening.sign(1, 1)
    refusal = evening.no(change(hand, slip), by=sheet_of(evening).seats["S"])
    assert (refusal.code, refusal.clause) == ("locked", "NPA-8.1b")
    assert sheet_of(evening).totals["N"] == 240


FIX = acts.Correct(hand=2, slip=OTHER, reason="five points were misread", clause="NPA-8.1c", **AT)


@pytest.mark.accepts("NPA-8.1c")
@pytest.mark.parametrize("role", ["director", "scorekeeper"])
def test_the_scoring_table_may_change_a_score(role):
    evening = npa()
    evening.sign(1, 1)
    evening.did(acts.Appoint(who="Vera", role=role))
    evening.did(FIX, by="Vera")
    assert (sheet_of(evening).totals["N"], sheet_of(evening).mended[0].by) == (235, "Vera")


@pytest.mark.refuses("NPA-8.1c")
def test_nobody_else_changes_a_score_and_never_without_saying_why():
    evening = npa()
    assert evening.no(FIX).code == "not-locked"
    evening.sign(1, 1)
    evening.did(acts.Appoint(who="Kit", role="scorekeeper", table=1))
    evening.did(acts.Appoint(who="Ray", role="referee"))
    for by in (*sheet_of(evening).seats.values(), "Kit", "Ray", "a stranger"):
        refusal = evening.no(FIX, by=by)
        assert (refusal.code, refusal.clause) == ("scoring-table", "NPA-8.1c")
    assert evening.no(replace(FIX, reason=" ")).code == "blank"
    assert sheet_of(evening).totals["N"] == 240


@pytest.mark.accepts("NPA-8.1d")
@pytest.mark.refuses("NPA-8.1d")
def test_a_change_is_settled_when_all_four_have_been_told():
    evening = npa()
    evening.sign(1, 1)
    evening.did(FIX)
    evening.do(acts.Close(round=1, anyway=True, reason="they have gone home"))
    for person in sheet_of(evening).seats.values():
        refusal = evening.no(acts.Finish(anyway=True))
        assert (refusal.code, refusal.clause) == ("untold", "NPA-8.1d")
        evening.did(acts.Acknowledge(correction=1, person=person, **AT), by=person)
        assert evening.no(acts.Acknowledge(correction=1, person=person, **AT)).code == "correction"
    evening.do(acts.Finish(anyway=True))


def test_the_houses_say_when():
    assert [load_book(name).match.sheet for name in ("npa", "mcallen", "st-hilary")] == ["signed", "agreed", "open"]


# --- ruled ------------------------------------------------------------------------------------------------------------


def ruled(book: str, by: str = "director") -> Evening:
    """One hand, written by somebody who names a ruling."""
    evening = Evening(book, 2 if book == "mcallen" else 4)
    evening.start()
    evening.did(acts.CallReferee(about="a renege", **AT))
    slip = MCA_HAND if book == "mcallen" else NPA_HAND
    evening.did(acts.EnterSlips(slips=(slip,), call=1, **AT), by=by or sheet_of(evening).seats["E"])
    return evening


@pytest.mark.parametrize("book", ["mcallen", "npa"])
def test_a_hand_that_a_ruling_wrote_is_changed_by_officials_only(book):
    evening = ruled(book)
    slip = replace(sheet_of(evening).rows[0].slip, meld={"NS": 6, "EW": 4})
    evening.did(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    for by in ("keeper", sheet_of(evening).seats["N"]):
        assert evening.no(change(1, slip), by=by).code == "ruled"
    if book == "mcallen":
        assert evening.no(acts.Agree(hand=1, side="NS", **AT)).code == "ruled"
    evening.did(acts.Correct(hand=1, slip=slip, reason="ruled again", clause="", **AT))
    assert sheet_of(evening).rows[0].slip == slip
    assert evening.no(change(1), by="keeper").code == "ruled", "it is still a ruling's"


def test_only_an_official_writes_by_a_ruling():
    evening = ruled("mcallen", by="")
    evening.did(change(1), by=sheet_of(evening).seats["E"])
    assert sheet_of(evening).rows[0].slip == LESS


# --- what players write -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["mcallen", "npa"])
def test_only_an_official_strikes_a_hand_out(book):
    evening = Evening(book, 2 if book == "mcallen" else 4)
    evening.start()
    evening.did(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    void = Slip(how="void")
    for by in ("keeper", sheet_of(evening).seats["N"]):
        assert evening.no(acts.EnterSlips(slips=(void,), **AT), by=by).code == "void"
    evening.enter(1, 1, MCA_HAND if book == "mcallen" else NPA_HAND)
    assert evening.no(change(1, void), by="keeper").code == "void"
    evening.did(change(1, void))
    assert sheet_of(evening).rows[0].slip.how == "void"


def test_a_bid_is_dropped_on_nobody_but_the_dealer_of_that_hand():
    evening = mcallen()
    dealer = sheet_of(evening).sums.dealer
    low = load_book("mcallen").auction.dropped_at
    other = "S" if dealer != "S" else "N"
    wrong = replace(MCA_HAND, bidder=other, bid=low, dropped=True, meld={"NS": 10, "EW": 10})
    refusal = evening.no(acts.EnterSlips(slips=(wrong,), **AT))
    assert "dropped" in [fault.args["field"] for fault in refusal.message.args["faults"]]
    right = replace(wrong, bidder=dealer)
    evening.enter(1, 1, right)
    assert evening.no(change(1, wrong)).code == "slip"
    story = whole_story(load_book("mcallen"), right, dict.fromkeys("NESW", "Al"))
    assert story.args["parts"][0].id == "hand-dropped-trump"
