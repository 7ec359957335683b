"""What a table still lacks is told until it is there."""

from __future__ import annotations

from floor import N42_HAND, NPA_HAND, Evening

from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.rounds.missing import still_missing
from meldhouse.tournament.scoring.sheets import Sheet


def missing(evening: Evening) -> tuple[Message, ...]:
    each = evening.state.rounds[-1]
    return still_missing(evening.state, each, each.sheets[1], evening.at)


def one_of(sheet: Sheet, side: str) -> Message:
    """The signature of one of the two is enough."""
    return fact("any-of", names=tuple(f"Player {who[1:]}" for who in sheet.people(side)))


def marks(number: int) -> Message:
    return fact("so-many", number=number, unit="marks")


def test_from_the_empty_sheet_to_the_last_signature():
    evening = Evening("npa", 4)
    evening.start()
    assert missing(evening) == (fact("lacks-hands", left=4, hands=4),)
    evening.enter(1, 1, NPA_HAND)
    assert missing(evening) == (fact("lacks-hands", left=3, hands=4),)
    evening.enter(1, 1, *[NPA_HAND] * 3)
    sheet = evening.state.sheet(1, 1)
    assert missing(evening) == (fact("lacks-signatures", sides=(one_of(sheet, "NS"), one_of(sheet, "EW"))),)
    evening.did(acts.Sign(round=1, table=1, side="NS", signer=sheet.people("NS")[0], digest=sheet.digest))
    assert missing(evening) == (fact("lacks-signatures", sides=(one_of(sheet, "EW"),)),)
    evening.did(acts.Sign(round=1, table=1, side="EW", signer=sheet.people("EW")[0], digest=sheet.digest))
    assert missing(evening) == ()
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=NPA_HAND, reason="looked at again"))
    (telling,) = missing(evening)
    assert (telling.id, len(telling.args["names"])) == ("lacks-telling", 4)


def test_whoever_is_missing_is_so_until_he_comes_whatever_is_written():
    evening = Evening("npa", 4)
    evening.start()
    north = evening.state.sheet(1, 1).seats["N"]
    evening.did(acts.Missing(round=1, person=north))
    evening.enter(1, 1, NPA_HAND)
    assert missing(evening)[0] == fact("names", names=(evening.state.name(north),))
    evening.did(acts.Arrived(round=1, person=north))
    assert missing(evening) == (fact("lacks-hands", left=3, hands=4),)


def test_a_game_to_a_target_says_how_far_it_is():
    evening = Evening("n42pa", 2, best_of=3)
    evening.start()
    evening.enter(1, 1, *[N42_HAND] * 8)
    assert missing(evening) == (fact("lacks-more", game=2, best=1, target=marks(7)),)


def test_a_game_of_which_nothing_is_written_says_what_it_is_played_to():
    evening = Evening("st-hilary", 4)
    evening.start()
    assert missing(evening) == (fact("lacks-all", target=fact("so-many", number=150, unit="points")),)
    match = Evening("n42pa", 2, best_of=3)
    match.start()
    assert missing(match) == (fact("lacks-match", games=2),)
