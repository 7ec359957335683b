"""What a table still lacks is told until it is there."""

from __future__ import annotations

from floor import N42_HAND, NPA_HAND, Evening

from meldhouse.tournament import acts
from meldhouse.tournament.missing import still_missing


def missing(evening: Evening) -> tuple[str, ...]:
    each = evening.state.rounds[-1]
    return still_missing(evening.state, each, each.sheets[1], evening.at)


def test_from_the_empty_sheet_to_the_last_signature():
    evening = Evening("npa", 4)
    evening.start()
    assert missing(evening) == ("4 of 4 hands",)
    evening.enter(1, 1, NPA_HAND)
    assert missing(evening) == ("3 of 4 hands",)
    evening.enter(1, 1, *[NPA_HAND] * 3)
    sheet = evening.state.sheet(1, 1)
    (both,) = missing(evening)
    assert both.count(" or ") == 2
    evening.did(acts.Sign(round=1, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest))
    (one,) = missing(evening)
    assert one.count(" or ") == 1
    evening.did(acts.Sign(round=1, table=1, side="EW", signer=sheet.people("EW")[0], digest=sheet.digest))
    assert missing(evening) == ()
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=NPA_HAND, reason="looked at again"))
    assert "must be told of a correction" in missing(evening)[0]


def test_whoever_is_missing_is_so_until_he_comes_whatever_is_written():
    evening = Evening("npa", 4)
    evening.start()
    north = evening.state.sheet(1, 1).seats["N"]
    evening.did(acts.Missing(round=1, person=north))
    evening.enter(1, 1, NPA_HAND)
    assert missing(evening)[0] == f"{evening.state.name(north)} is not at the table"
    evening.did(acts.Arrived(round=1, person=north))
    assert missing(evening) == ("3 of 4 hands",)


def test_a_game_to_a_target_says_how_far_it_is():
    evening = Evening("n42pa", 2, best_of=3)
    evening.start()
    evening.enter(1, 1, *[N42_HAND] * 8)
    assert missing(evening) == ("hands of game 2: the better side has 1 of 7 marks",)


def test_a_game_of_which_nothing_is_written_says_what_it_is_played_to():
    evening = Evening("st-hilary", 4)
    evening.start()
    assert missing(evening) == ("all hands, until a side has 150 points",)
    match = Evening("n42pa", 2, best_of=3)
    match.start()
    assert missing(match) == ("all hands, until a side has won 2 games",)
