"""NPA 3.1g: a renege called to stop a Pinochle costs its caller 200, and the hand itself charges it."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening, said
from printed import said as words

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.paper.sheets import written_sheet
from meldhouse.tournament.prints.points_sheet import _personal
from meldhouse.tournament.prints.speech import Speech

AWARDED = Slip(
    bidder="N", bid=60, trump="H", meld={"NS": 36, "EW": 22}, take={"NS": 50, "EW": 0}, how="awarded", offender="E"
)
PLAIN = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 28, "EW": 22})


def awarded() -> tuple[Evening, dict[str, str]]:
    evening = Evening("npa", 4)
    evening.start()
    evening.enter(1, 1, AWARDED)
    return evening, dict(evening.state.sheet(1, 1).seats)


def penalty(person: str, **more) -> acts.Penalize:
    return acts.Penalize(round=1, person=person, **more)


@pytest.mark.accepts("NPA-3.1g")
def test_the_printed_sheet_has_the_fine_with_its_player_alone():
    evening, _ = awarded()
    evening.enter(1, 1, PLAIN, PLAIN, PLAIN)
    each = evening.state.rounds[0]
    sheet = written_sheet(evening.state, each, each.sheets[1])
    columns, rows, _ = _personal(Speech(), sheet, 250)
    titles = [words(column.title) for column in columns]
    found = {words(row[0]): dict(zip(titles, row, strict=True)) for row in rows}
    assert (found["East"]["Penalty"], found["East"]["Round total"]) == (-200, -74)
    assert "NPA-3.1g" in words(found["East"]["Why"])
    assert (found["West"]["Penalty"], found["West"]["Round total"]) == (None, 126)


@pytest.mark.accepts("NPA-3.1g")
def test_it_is_a_violation_with_a_slip_like_any_other_penalty():
    evening, seats = awarded()
    (entry,) = evening.state.violations.standing
    assert (entry.who, entry.points, entry.clause, entry.at.hand) == (seats["E"], -200, "NPA-3.1g", 1)
    (slip,) = JOBS["slips"].make(Order(evening.tournament, None, ""))
    assert (words(slip.who), slip.hand, slip.clause) == (evening.state.name(seats["E"]), 1, "NPA-3.1g")
    assert slip.cost == fact("penalty-less", points=200, unit="points")


@pytest.mark.accepts("NPA-1.1b")
def test_the_entry_goes_back_to_the_caller_and_not_to_who_wrote_the_hand():
    evening, seats = awarded()
    (entry,) = evening.state.violations.standing
    assert (entry.by.post, entry.by.person) == ("player", seats["E"])


@pytest.mark.accepts("NPA-1.1b")
@pytest.mark.parametrize("ruled", ["before", "after"])
def test_the_entry_goes_back_to_the_official_who_ruled_so(ruled: str):
    evening = Evening("npa", 4)
    evening.start()
    evening.did(acts.Appoint(who="Ruth", role="referee"))
    if ruled == "after":
        evening.enter(1, 1, PLAIN)
    evening.did(acts.CallReferee(round=1, table=1))
    answer = acts.Answer(call=1, ruling="Every book to the bidders", clause="NPA-3.1f", hand=1)
    evening.did(answer, by="Ruth")
    if ruled == "after":
        evening.did(acts.ChangeSlip(round=1, table=1, hand=1, slip=AWARDED, call=1))
    else:
        evening.did(acts.EnterSlips(round=1, table=1, slips=(AWARDED,), call=1))
    (entry,) = evening.state.violations.standing
    assert (entry.by.post, entry.by.person) == ("referee", "Ruth")


@pytest.mark.accepts("NPA-1.1b")
def test_the_entry_goes_with_its_hand_and_stays_to_be_read():
    evening, _ = awarded()
    assert evening.no(acts.CorrectEntry(entry=1, reason="no", struck=True)).code == "entry-hand"
    evening.did(acts.ChangeSlip(round=1, table=1, hand=1, slip=NPA_HAND))
    assert evening.state.violations.standing == ()
    assert len(evening.state.violations.entries) == 2
    evening.did(acts.ChangeSlip(round=1, table=1, hand=1, slip=AWARDED))
    assert [entry.points for entry in evening.state.violations.standing] == [-200]


@pytest.mark.refuses("NPA-3.1g")
def test_a_hand_that_is_awarded_charges_nobody_a_second_time():
    evening, seats = awarded()
    for seat in "NESW":
        for told in ({"kind": "renege_unproven"}, {"points": 200, "clause": "NPA-3.1g", "reason": "a call"}):
            assert evening.no(penalty(seats[seat], hand=1, **told)).code == "charged"
            refusal = evening.no(penalty(seats[seat], **told))
            assert refusal.clause == "NPA-3.1g"
            assert refusal.code == ("charged" if seat == "E" else "which-charged")
    evening.did(penalty(seats["W"], kind="renege_unproven", hand=2))


@pytest.mark.refuses("NPA-3.1g")
def test_nobody_calls_against_their_own_side():
    evening = Evening("npa", 4)
    evening.start()
    evening.enter(1, 1, Slip(bidder="N", bid=60, trump="H", meld={"NS": 36, "EW": 22}, take={"NS": 50, "EW": 0}))
    north = evening.state.sheet(1, 1).seats["N"]
    assert evening.no(penalty(north, kind="renege_unproven", hand=1)).code == "charged-side"


@pytest.mark.refuses("NPA-3.1g")
@pytest.mark.parametrize("seat", ["E", "W"])
@pytest.mark.parametrize("hand", [0, 1])
def test_a_penalty_before_the_hand_is_lifted_first_whoever_has_it(seat: str, hand: int):
    evening = Evening("npa", 4)
    evening.start()
    person = evening.state.sheet(1, 1).seats[seat]
    evening.did(penalty(person, points=200, clause="NPA-3.1g", reason="a call", hand=hand))
    refusal = evening.no(acts.EnterSlips(round=1, table=1, slips=(AWARDED,)))
    assert refusal.code == "charged-twice"
    assert evening.state.name(person) in said(refusal)


@pytest.mark.accepts("NPA-1.1b")
def test_a_penalty_on_the_printed_sheet_names_its_clause_as_at_every_other_door():
    evening = Evening("npa", 4)
    evening.start()
    evening.enter(1, 1, PLAIN, PLAIN, PLAIN, PLAIN)
    evening.did(penalty(evening.state.sheet(1, 1).seats["E"], kind="meld_aces"))
    each = evening.state.rounds[0]
    (extra,) = written_sheet(evening.state, each, each.sheets[1]).extras
    assert (extra.who, words(extra.why)) == ("E", "aces shown that don’t make a meld (NPA-2.5h)")
