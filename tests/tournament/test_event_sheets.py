"""Sheets: written, re-added, signed for exactly what was shown, locked; and then only officials change them."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, MCA_HAND, N42_HAND, NPA_HAND, Evening, said, said as said_as
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.messages import written
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.events import Changed, Locked, Penalized, Unlocked


def sign(evening, side, *, number=1, table=1, digest=None):
    sheet = evening.state.sheet(number, table)
    signer = sheet.people(side)[0]
    return acts.Sign(round=number, table=table, side=side, signer=signer, digest=digest or sheet.digest)


def begun(book="npa", heads=4, **changes) -> Evening:
    evening = Evening(book, heads, **changes)
    evening.start()
    return evening


def test_the_sheet_adds_itself_up_hand_by_hand():
    evening = begun()
    sheet = evening.state.sheet(1, 1)
    assert sheet.status() == "waiting"
    for number in range(1, 5):
        evening.enter(1, 1, NPA_HAND)
        assert sheet.totals == {"N": 60 * number, "E": 40 * number, "S": 60 * number, "W": 40 * number}
    assert sheet.status() == "full"
    assert [line.dealer for line in sheet.sums.lines] == ["E", "S", "W", "N"]


def test_a_slip_that_cannot_be_is_refused_with_every_reason():
    evening = begun()
    bad = replace(NPA_HAND, bid=62, take={"NS": 30, "EW": 30})
    refusal = evening.no(acts.EnterSlips(round=1, table=1, slips=(bad,)))
    assert refusal.code == "slip"
    assert refusal.clause is not None
    assert "62" in said(refusal)
    wrong = acts.EnterSlips(round=1, table=1, slips=(replace(NPA_HAND, dealer="N"),))
    assert "East" in said(evening.no(wrong))
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=())).code == "slips"
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,) * 5)).code == "slip"
    assert evening.no(acts.EnterSlips(round=1, table=9, slips=(NPA_HAND,))).code == "table"
    assert evening.no(acts.EnterSlips(round=2, table=1, slips=(NPA_HAND,))).code == "round"
    assert evening.state.sheet(1, 1).rows == []


@pytest.mark.accepts("NPA-2.3b")
@pytest.mark.refuses("NPA-2.3b")
def test_a_round_is_signed_after_four_hands_and_not_before():
    evening = begun()
    evening.enter(1, 1, *[NPA_HAND] * 3)
    refusal = evening.no(sign(evening, "NS"))
    assert refusal.clause == "NPA-2.3b"
    assert refusal.message.args == {"done": 3, "hands": 4}
    evening.enter(1, 1, NPA_HAND)
    assert evening.did(sign(evening, "NS")) == ()
    assert isinstance(evening.did(sign(evening, "EW"))[0], Locked)


def test_a_signature_is_for_exactly_the_figures_that_were_shown():
    evening = begun()
    evening.enter(1, 1, *[NPA_HAND] * 4)
    shown = evening.state.sheet(1, 1).digest
    evening.did(sign(evening, "NS"))
    evening.did(acts.ChangeSlip(round=1, table=1, hand=2, slip=replace(NPA_HAND, take={"NS": 31, "EW": 19})))
    assert evening.state.sheet(1, 1).signed == {}
    assert evening.no(sign(evening, "EW", digest=shown)).code == "digest"
    assert evening.no(replace(sign(evening, "EW"), signer=evening.state.sheet(1, 1).seats["N"])).code == "signer"
    evening.sign(1, 1)
    assert evening.no(sign(evening, "NS")).clause == "NPA-8.1a"
    assert evening.no(acts.ChangeSlip(round=1, table=1, hand=2, slip=NPA_HAND)).code == "locked"


def test_two_devices_on_the_same_sheet_are_warned():
    evening = begun()
    seen = evening.state.sheet(1, 1).version
    evening.enter(1, 1, NPA_HAND, version=seen)
    refusal = evening.no(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,), version=seen))
    assert refusal.code == "stale-own"
    assert (refusal.code, refusal.message.args) == ("stale-own", {"hands": 1})
    player = evening.state.sheet(1, 1).seats["E"]
    refusal = evening.no(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,), version=seen), by=player)
    assert refusal.code == "stale"
    assert refusal.code == "stale"
    evening.enter(1, 1, NPA_HAND, version=evening.state.sheet(1, 1).version)


@pytest.mark.accepts("NPA-1.1d")
@pytest.mark.refuses("NPA-1.1d")
def test_every_table_plays_by_the_same_book():
    evening = begun()
    ours, theirs = load_book("npa").fingerprint, load_book("bend").fingerprint
    refusal = evening.no(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,), fingerprint=theirs))
    assert refusal.clause == "NPA-1.1d"
    evening.enter(1, 1, NPA_HAND, fingerprint=ours)


def test_only_an_official_corrects_a_locked_sheet_and_everybody_is_told():
    evening = begun()
    evening.hand_in(1, *[NPA_HAND] * 4)
    other = replace(NPA_HAND, take={"NS": 25, "EW": 25})
    fix = acts.Correct(round=1, table=1, hand=3, slip=other, reason="five points were misread", clause="NPA-8.1c")
    sheet = evening.state.sheet(1, 1)
    player = sheet.seats["N"]
    assert evening.no(fix, by=player).code == "scoring-table"
    assert evening.no(replace(fix, reason=" ")).code == "blank"
    assert evening.no(replace(fix, clause="NPA-99")).code == "clause"
    assert evening.no(replace(fix, hand=5)).code == "hand"
    evening.did(acts.Appoint(who="Ruth", role="scorekeeper"))
    (changed,) = evening.did(fix, by="Ruth")
    assert isinstance(changed, Changed)
    assert '"NS":30' in changed.before
    assert '"NS":25' in changed.after
    assert sheet.locked
    assert sheet.totals["N"] == 235
    (mended,) = sheet.mended
    assert (mended.before, mended.after, mended.by, mended.reason) == (NPA_HAND, other, "Ruth", written(fix.reason))
    assert {person for _, person in sheet.untold} == set(sheet.seats.values())
    asked = evening.no(acts.Close(round=1))
    assert asked.code == "close-open"
    assert [one.id for one in asked.message.args["open"]] == ["open-untold"]
    evening.do(acts.Close(round=1, anyway=True, reason="they have gone home"))
    assert evening.no(acts.Finish(anyway=True)).code == "untold"
    for person in sheet.seats.values():
        evening.did(acts.Acknowledge(round=1, table=1, correction=1, person=person), by=person)
    assert evening.no(acts.Acknowledge(round=1, table=1, correction=1, person=player)).code == "correction"
    evening.do(acts.Finish(anyway=True))


def test_a_hand_by_the_wrong_dealer_is_struck_out_and_dealt_again():
    evening = begun()
    evening.hand_in(1, *[NPA_HAND] * 4)
    void = Slip(how="void", dealer="S")
    then = evening.did(acts.Correct(round=1, table=1, hand=4, slip=void, reason="South dealt", clause="NPA-2.3c"))
    assert any(isinstance(event, Unlocked) for event in then)
    sheet = evening.state.sheet(1, 1)
    assert sheet.totals["N"] == 180
    evening.enter(1, 1, NPA_HAND)
    evening.sign(1, 1)
    assert sheet.totals["N"] == 240


def test_only_the_result_can_be_entered_and_corrected():
    evening = begun("n42pa", 2)
    result = acts.EnterResult(round=1, table=1, points={"NS": 14, "EW": 9}, games={"NS": 2, "EW": 1})
    assert evening.no(replace(result, points={"NS": 14})).code == "result-sides"
    assert evening.no(replace(result, games={"NS": 3, "EW": 0})).code == "result-games"
    assert evening.no(replace(result, points={"NS": 9, "EW": 9}, games={})).clause == "N42-X17"
    evening.did(result)
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=(N42_HAND,))).code == "result-slips"
    evening.sign(1, 1)
    turned = acts.CorrectResult(
        round=1, table=1, points={"NS": 9, "EW": 14}, games={"NS": 1, "EW": 2}, reason="columns were exchanged"
    )
    evening.did(turned)
    sheet = evening.state.sheet(1, 1)
    assert sheet.winners() == ("EW",)
    assert sheet.mended[0].before.games == {"NS": 2, "EW": 1}
    evening.do(acts.Close(round=1, anyway=True, reason="they have gone home"))
    assert evening.state.won[1] == "T" + sheet.people("EW")[0][1:-1]


def test_the_first_dealer_is_as_the_house_draws():
    evening = begun("n42pa", 2)
    evening.enter(1, 1, replace(N42_HAND, dealer="W"))
    assert evening.state.sheet(1, 1).sums.lines[0].dealer == "W"
    assert evening.no(acts.EnterSlips(round=1, table=1, slips=(replace(N42_HAND, dealer="W"),))).code == "slip"
    assert evening.no(acts.FirstDealer(round=1, table=1, seat="S")).code == "dealt"
    other = begun()
    other.did(acts.FirstDealer(round=1, table=1, seat="S"))
    other.enter(1, 1, replace(NPA_HAND, dealer="S"))
    assert begun("bend", 3).no(acts.FirstDealer(round=1, table=1, seat="W")).code == "dealer-seat"


def test_a_penalty_is_the_players_own_where_players_keep_the_score():
    evening = begun()
    evening.hand_in(1, *[NPA_HAND] * 4)
    sheet = evening.state.sheet(1, 1)
    north, south = sheet.seats["N"], sheet.seats["S"]
    (event,) = evening.did(acts.Penalize(round=1, person=north, kind="aces_exposed"))
    assert isinstance(event, Penalized)
    assert (event.points, event.clause, event.people) == (-50, "NPA-2.5h", (north,))
    assert evening.tournament.ledger.total(north) == 190
    assert evening.tournament.ledger.total(south) == 240
    evening.did(acts.Lift(penalty=1, reason="it was East"))
    assert evening.tournament.ledger.total(north) == 240
    assert evening.state.penalties[0].lifted == written("it was East")
    assert evening.no(acts.Lift(penalty=1, reason="again")).code == "penalty"


def test_a_penalty_of_a_side_counts_once_for_the_pair():
    evening = begun("mcallen", 2)
    evening.hand_in(1, *[MCA_HAND] * 4)
    person = evening.state.sheet(1, 1).seats["N"]
    pair = evening.state.owners[person]
    before = evening.tournament.standings().row(pair).points
    evening.did(acts.Penalize(round=1, person=person, points=20, reason="13 cards", clause="MCA-P1"))
    assert evening.tournament.standings().row(pair).points == before - 20


def test_a_mark_goes_to_the_others():
    evening = begun("n42pa", 2)
    sheet = evening.state.sheet(1, 1)
    (event,) = evening.did(acts.Penalize(round=1, person=sheet.seats["N"], kind="trump_asked_late"))
    assert event.points == 1
    assert set(event.people) == set(sheet.people("EW"))


def test_penalties_that_cannot_be_are_refused():
    evening = begun()
    north = evening.state.sheet(1, 1).seats["N"]
    for act, code in (
        (acts.Penalize(round=1, person="P99", kind="aces_exposed"), "not-seated"),
        (acts.Penalize(round=1, person=north, kind="old_trick"), "kind"),
        (acts.Penalize(round=1, person=north, kind="aces_exposed", points=3), "kind"),
        (acts.Penalize(round=1, person=north), "points"),
        (acts.Penalize(round=1, person=north, points=10), "blank"),
        (acts.Penalize(round=1, person=north, points=10, reason="loud"), "log-clause"),
        (acts.Penalize(round=1, person=north, points=10, reason="loud", clause="NPA-1.1c"), "log-points"),
        (acts.Penalize(round=7, person=north, kind="aces_exposed"), "round"),
    ):
        assert evening.no(act).code == code, act


def test_the_referee_is_called_and_answers_with_a_clause():
    evening = begun()
    player = evening.state.sheet(1, 1).seats["N"]
    evening.did(acts.CallReferee(round=1, table=1, about="a renege?"), by=player)
    assert evening.state.calls[0].ruling == ""
    assert evening.no(acts.Answer(call=1, ruling="no renege"), by=player).code == "role"
    assert evening.no(acts.Answer(call=1, ruling="no renege")).code == "cited"
    assert evening.no(acts.Answer(call=1, ruling=" ", clause="NPA-3.1a")).code == "blank"
    evening.did(acts.Answer(call=1, ruling="no renege", clause="NPA-3.1a"))
    assert evening.no(acts.Answer(call=1, ruling="again", clause="NPA-3.1a")).code == "call"


def test_quarters_and_fees_are_due_and_paid():
    evening = Evening("bend", 4, money={"fee_cents": 500})
    evening.start()
    evening.hand_in(1, *[replace(BEND_HAND, take={"NS": 100, "EW": 400})] * 4)
    north = evening.state.sheet(1, 1).seats["N"]
    assert evening.tournament.cash.owed(north) == 500 + 4 * 25
    evening.did(acts.Pay(account=north, kind="fee", cents=500))
    assert evening.no(acts.Pay(account=north, kind="fee", cents=1)).code == "over-due"
    assert evening.no(acts.Pay(account="P9", kind="fee", cents=1)).code == "person"
    evening.did(acts.Fine(account=north, cents=100, reason="broke a cup"))
    assert evening.tournament.cash.owed(north) == 200
    assert evening.tournament.cash.till == 500
    assert evening.no(acts.Fine(account=north, cents=100, reason="")).code == "blank"


def test_a_fine_by_the_number_of_the_paper_is_meant_by_the_clause_that_speaks_of_one():
    evening = begun()
    evening.did(acts.Fine(account="P1", cents=10_000, reason="shuffled badly", clause="2.1"))
    assert evening.state.book.clause_table[evening.tournament.log[-1].act.clause].kind == "penalty"


@pytest.mark.parametrize(("book", "points"), [("bend", 1003), ("bend", -50), ("npa", -10), ("n42pa", -1)])
def test_a_result_that_no_hands_come_to_is_refused(book, points):
    evening = Evening(book, 2 if book == "n42pa" else 4)
    evening.start()
    refusal = evening.no(acts.EnterResult(round=1, table=1, points={"NS": points, "EW": 1500}))
    assert refusal.code == "result-step"
    assert refusal.message.args == {"points": points}


def test_a_hand_that_cannot_have_ended_so_is_asked_for_nothing_that_goes_against_it():
    evening = Evening("npa", 4)
    evening.start()
    said = said_as(evening.no(acts.EnterSlips(round=1, table=1, slips=(replace(NPA_HAND, how="board-set"),))))
    assert "so the hand is played" in said
    assert "was not played out" not in said
    said = said_as(evening.no(acts.EnterSlips(round=1, table=1, slips=(replace(NPA_HAND, how="forfeited"),))))
    assert "(claimed)" in said
    assert "whose lay-down" not in said
