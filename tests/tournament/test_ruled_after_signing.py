"""A referee rules after both sides have signed: where the sheet is the scoring table's, it writes what he ruled."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, NPA_HAND, Evening, said
from msgspec.structs import replace

from meldhouse.tournament import acts
from meldhouse.tournament.desk.upholding import upholding, views_on
from meldhouse.tournament.rounds.finishing import still_open
from meldhouse.tournament.rulings.disputes import to_be_written

AT = {"round": 1, "table": 1}
RULED = replace(NPA_HAND, take={"NS": 25, "EW": 25})


def signed(book: str = "npa", hand=NPA_HAND) -> Evening:
    """All is signed; two referees, a scorekeeper of all tables, and one of table 1."""
    evening = Evening(book, 4, rounds=1)
    for who in ("Ray", "Rose"):
        evening.did(acts.Appoint(who=who, role="referee"))
    evening.did(acts.Appoint(who="Vera", role="scorekeeper"))
    evening.did(acts.Appoint(who="Kit", role="scorekeeper", table=1))
    evening.hand_in(evening.start(), *[hand] * evening.tournament.book.match.hands)
    evening.did(acts.CallReferee(about="the count of hand 2", **AT))
    return evening


def rules(evening: Evening, by: str = "Ray", slip=RULED) -> None:
    evening.did(acts.Answer(call=1, ruling="25 each", clause="NPA-2.7a", hand=2, orders=slip), by=by)


WRITTEN = acts.Correct(hand=2, slip=RULED, reason="25 each", call=1, **AT)


@pytest.mark.accepts("NPA-8.1c")
@pytest.mark.refuses("NPA-8.1c")
def test_the_scoring_table_writes_what_the_referee_ruled():
    evening = signed()
    rules(evening)
    assert evening.state.sheet(1, 1).totals["N"] == 240, "he has ruled, and not written"
    assert [call.number for call in to_be_written(evening.state)] == [1]
    assert "open-orders" in [one.id for one in still_open(evening.state)]
    for by in ("Ray", "Rose", "Kit"):
        refusal = evening.no(WRITTEN, by=by)
        assert (refusal.code, refusal.clause) == ("scoring-table", "NPA-8.1c")
        assert "a scorekeeper for all tables" in said(refusal)
    evening.did(WRITTEN, by="Vera")
    assert evening.state.sheet(1, 1).totals["N"] == 235
    assert not to_be_written(evening.state)
    assert "open-orders" not in [one.id for one in still_open(evening.state)]


@pytest.mark.parametrize("second", ["the same", "otherwise"])
def test_nothing_is_written_while_another_official_is_to_decide(second):
    evening = signed()
    rules(evening)
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    assert not to_be_written(evening.state)
    if second == "the same":
        (view,) = views_on(evening.state, evening.state.calls[0], "Rose")
        for act in upholding(evening.state, evening.state.calls[0], view, "Rose"):
            evening.did(act, by="Rose")
        assert evening.state.calls[0].ordered == RULED
        assert evening.state.sheet(1, 1).totals["N"] == 240
    else:
        evening.did(acts.Answer(call=1, ruling="It stands", clause="NPA-2.7a", hand=2), by="Rose")
        assert not to_be_written(evening.state), "they differ"
        first = views_on(evening.state, evening.state.calls[0], "director")[0]
        for act in upholding(evening.state, evening.state.calls[0], first, "director"):
            evening.did(act)
        assert evening.state.sheet(1, 1).totals["N"] == 235, "the director is of the scoring table, and writes at once"
        assert not to_be_written(evening.state)


def test_who_takes_the_others_view_drops_what_he_ordered_himself():
    evening = signed()
    evening.did(acts.Answer(call=1, ruling="It stands", clause="NPA-2.7a", hand=2), by="Ray")
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    rules(evening, by="Rose")
    (view,) = views_on(evening.state, evening.state.calls[0], "Rose")
    for act in upholding(evening.state, evening.state.calls[0], view, "Rose"):
        evening.did(act, by="Rose")
    assert evening.state.calls[0].answered_by
    assert not to_be_written(evening.state)


def test_elsewhere_a_referee_writes_himself():
    evening = signed("bend", BEND_HAND)
    evening.did(acts.Answer(call=1, ruling="It was 40 less", clause="BEN-1.1a", hand=2), by="Ray")
    slip = replace(BEND_HAND, meld={"NS": 210, "EW": 200})
    evening.did(acts.Correct(hand=2, slip=slip, reason="It was 40 less", call=1, **AT), by="Ray")
    assert evening.state.sheet(1, 1).rows[1].slip == slip


def test_an_order_names_a_hand_that_is_there():
    evening = signed()
    act = acts.Answer(call=1, ruling="25 each", clause="NPA-2.7a", orders=RULED)
    assert evening.no(act, by="Ray").code == "hand"
