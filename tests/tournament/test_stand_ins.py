"""What a stand-in makes is nobody's: no points, and no games, matches or meetings by which equals are told apart."""

from __future__ import annotations

import pytest
from floor import MCA_HAND, MINUTE, NPA_HAND, STH_HAND, Evening

from meldhouse.game.slips import Slip
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import accounts_of, ledger_of, standings_of
from meldhouse.tournament.lines.penalties import cost
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.scoring.tiebreaks import TieBreaks


def played(seat: str | None) -> tuple[Evening, dict[str, str]]:
    """One game at St. Hilary, won by North and South; somebody may have a stand-in for it."""
    evening = Evening("st-hilary", 4)
    number = evening.start()
    seats = evening.state.sheet(number, 1).seats
    if seat is not None:
        evening.did(acts.Missing(round=number, person=seats[seat]))
        evening.did(acts.StandIn(round=number, person=seats[seat], name="Sub"))
    evening.enter(number, 1, *[STH_HAND] * 6)
    evening.sign(number, 1)
    return evening, dict(seats)


def figures(evening: Evening) -> TieBreaks:
    return TieBreaks(accounts_of(evening.state), ledger_of(evening.state), {})


def test_a_game_that_a_stand_in_won_is_not_a_game_of_whoever_is_missing():
    evening, seats = played("N")
    found = figures(evening)
    for figure in (found.games, found.matches, found.points, found.opponents, found.difference):
        assert figure[seats["N"]] == 0
    assert found.games[seats["S"]] == found.matches[seats["S"]] == 1
    rows = {row.id: row.place for row in standings_of(evening.state).rows}
    assert rows[seats["S"]] == 1
    assert rows[seats["N"]] > rows[seats["S"]]


def test_without_a_stand_in_both_partners_have_the_game():
    evening, seats = played(None)
    found = figures(evening)
    assert found.games[seats["N"]] == found.games[seats["S"]] == 1


def test_nobody_has_met_whoever_is_missing():
    evening, seats = played("N")
    found = figures(evening)
    assert not any(found.head_to_head([seats["N"], seats["E"]]).values())
    assert found.head_to_head([seats["S"], seats["E"]])[seats["S"]] > 0
    assert found.tables[seats["N"]] == []


@pytest.mark.parametrize("missing", [1, 2])
def test_a_pair_has_its_match_while_one_of_it_is_there(missing):
    evening = Evening("mcallen", 2)
    number = evening.start()
    sheet = evening.state.sheet(number, 1)
    for person in sheet.people("NS")[:missing]:
        evening.did(acts.Missing(round=number, person=person))
        evening.did(acts.StandIn(round=number, person=person, name="Sub"))
    evening.hand_in(number, *[MCA_HAND] * 4)
    found, pair = figures(evening), evening.state.owners[sheet.people("NS")[0]]
    assert (found.games[pair], found.points[pair] > 0) == ((1, True) if missing == 1 else (0, False))
    other = evening.state.owners[sheet.people("EW")[0]]
    assert found.difference[other] == (4 * (10 - 25) if missing == 1 else 0), "what stand-ins made is nobody's"


@pytest.mark.parametrize("by_hands", [True, False])
@pytest.mark.parametrize("offender", ["N", "S"])
def test_what_a_side_loses_costs_whoever_is_missing_nothing_however_the_sheet_was_typed(by_hands: bool, offender: str):
    evening = Evening("st-hilary", 4)
    number = evening.start()
    seats = evening.state.sheet(number, 1).seats
    evening.did(acts.Missing(round=number, person=seats["N"]))
    evening.did(acts.StandIn(round=number, person=seats["N"], name="Sub"))
    evening.did(acts.Penalize(round=number, person=seats[offender], points=5, reason="talking"))
    if by_hands:
        evening.enter(number, 1, *[STH_HAND] * 7)
    else:
        evening.did(acts.EnterResult(round=number, table=1, points={"NS": 180, "EW": 90}))
    evening.sign(number, 1)
    found = standings_of(evening.state)
    rows = {row.id: row for row in found.rows}
    partner = evening.state.sheet(number, 1).totals["S"] if by_hands else 175
    assert (rows[seats["N"]].points, rows[seats["S"]].points) == (0, partner)
    notes = {line.row.id: line.cells[0].notes for line in table_of(evening.state, found).lines}
    assert notes[seats["N"]] == ("replaced",)
    assert notes[seats["S"]] == ("penalty",)
    (given,) = evening.state.penalties
    assert cost(evening.state, given.what).id == "penalty-taken-from"
    assert "Sub" in cost(evening.state, given.what).args["names"]


def test_what_a_stand_in_does_is_no_feat_of_whoever_is_missing():
    """Bids that went set, and taking everything: the partner who was there keeps the second."""
    evening = Evening("npa", 4)
    number = evening.start()
    seats = evening.state.sheet(number, 1).seats
    evening.did(acts.Missing(round=number, person=seats["N"]))
    evening.did(acts.StandIn(round=number, person=seats["N"], name="Sub"), later=20 * MINUTE)
    everything = Slip(bidder="N", bid=75, trump="H", meld={"NS": 46, "EW": 25}, take={"NS": 50, "EW": 0})
    went_set = Slip(bidder="N", bid=90, trump="H", meld={"NS": 46, "EW": 25}, take={"NS": 20, "EW": 30})
    evening.hand_in(number, everything, went_set, NPA_HAND, NPA_HAND)
    feats = ledger_of(evening.state).feats
    assert [(feat.person, feat.what) for feat in feats] == [(seats["S"], "everything")]
