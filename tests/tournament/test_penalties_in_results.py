"""Where a game is played to a target, a penalty counts in it, whether hands were written down or only the result."""

from __future__ import annotations

import pytest
from floor import STH_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.events import Unlocked
from meldhouse.tournament.rounds.missing import still_missing

LAST = Slip(bidder="N", bid=20, trump="H", meld={"NS": 10, "EW": 4}, take={"NS": 17, "EW": 8})
BEHIND = {"NS": 152, "EW": 74}
"""Five hands of 25 and one of 27, against five of 14 and one of 12: but the bidders are out first."""


def fined(points: int = 5) -> tuple[Evening, acts.Penalize]:
    evening = Evening("st-hilary", 4)
    number = evening.start()
    north = evening.state.sheet(number, 1).seats["N"]
    return evening, acts.Penalize(round=number, person=north, points=points, reason="talking", clause="STH-LA-a")


@pytest.mark.refuses("STH-SW-a")
def test_152_less_5_is_147_of_150_either_way():
    by_hands, penalty = fined()
    by_hands.did(penalty)
    by_hands.enter(1, 1, *[STH_HAND] * 5, LAST)
    assert by_hands.state.sheet(1, 1).totals["N"] == 147
    assert not by_hands.state.sheet(1, 1).sums.is_played
    by_result, penalty = fined()
    by_result.did(penalty)
    refusal = by_result.no(acts.EnterResult(round=1, table=1, points=BEHIND))
    assert refusal.message.args["penalties"] == "yes"
    claimed = by_result.no(acts.EnterResult(round=1, table=1, points=BEHIND, games={"NS": 1}))
    assert claimed.code == "result-short"


@pytest.mark.accepts("STH-SW-a")
def test_155_less_5_wins_either_way():
    evening, penalty = fined()
    evening.did(penalty)
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 155, "EW": 74}))
    assert evening.state.sheet(1, 1).games() == {"NS": 1, "EW": 0}


@pytest.mark.parametrize("first", [True, False])
def test_at_time_whoever_is_ahead_with_the_penalty_has_won_whenever_it_was_given(first: bool):
    evening, penalty = fined(20)
    if first:
        evening.did(penalty)
    evening.did(acts.CallTime(round=1))
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 140, "EW": 130}))
    if not first:
        assert evening.state.sheet(1, 1).winners() == ("NS",)
        evening.did(penalty)
    sheet = evening.state.sheet(1, 1)
    assert sheet.winners() == ("EW",)
    assert sheet.games() == {"NS": 0, "EW": 1}
    evening.did(acts.Lift(penalty=1, reason="it was somebody else"))
    assert sheet.winners() == ("NS",)


HANDS = (*[STH_HAND] * 5, LAST)
RESULT = acts.EnterResult(round=1, table=1, points=BEHIND)


@pytest.mark.refuses("STH-SW-a")
@pytest.mark.parametrize("hand", [0, 6])
@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("by_hands", [False, True])
def test_a_penalty_after_the_end_opens_the_game_again(by_hands: bool, signed: bool, hand: int):
    evening, penalty = fined()
    if by_hands:
        evening.enter(1, 1, *HANDS)
    else:
        evening.did(RESULT)
    if signed:
        evening.sign(1, 1)
    then = evening.did(replace(penalty, hand=hand))
    sheet = evening.state.sheet(1, 1)
    assert any(isinstance(event, Unlocked) for event in then) is signed
    assert (sheet.locked, sheet.status()) == (False, "playing")
    sign = acts.Sign(round=1, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest)
    refusal = evening.no(sign)
    assert (refusal.code, refusal.clause) == ("result-open", "STH-SW-a")
    assert refusal.message.args["penalties"] == "yes"
    if not by_hands:
        assert evening.no(RESULT) == refusal
    evening.did(acts.Lift(penalty=1, reason="it was somebody else"))
    assert sheet.status() == "full"


@pytest.mark.refuses("STH-SW-a")
@pytest.mark.parametrize("by_hands", [False, True])
def test_in_a_closed_round_no_penalty_leaves_a_game_without_a_winner(by_hands: bool):
    evening, penalty = fined()
    if by_hands:
        evening.enter(1, 1, *HANDS)
    else:
        evening.did(RESULT)
    evening.sign(1, 1)
    evening.did(acts.Close(round=1))
    refusal = evening.no(penalty)
    assert (refusal.code, refusal.clause) == ("penalty-closed", "STH-SW-a")
    evening.did(replace(penalty, points=2))
    assert evening.state.sheet(1, 1).games() == {"NS": 1, "EW": 0}


@pytest.mark.parametrize("by_hands", [False, True])
def test_a_game_that_is_open_again_says_how_far_it_is(by_hands: bool):
    evening, penalty = fined()
    if by_hands:
        evening.enter(1, 1, *HANDS)
    else:
        evening.did(RESULT)
    evening.sign(1, 1)
    evening.did(penalty)
    each = evening.state.rounds[0]
    lacks = still_missing(evening.state, each, each.sheets[1], evening.state.last_at)
    assert lacks[0] == fact("lacks-more", game=0, best=147, target=fact("so-many", number=150, unit="points"))


def test_a_table_that_plays_on_hands_in_a_new_result():
    evening, penalty = fined()
    evening.did(RESULT)
    evening.sign(1, 1)
    evening.did(penalty)
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 160, "EW": 74}))
    evening.sign(1, 1)
    assert evening.state.sheet(1, 1).games() == {"NS": 1, "EW": 0}
