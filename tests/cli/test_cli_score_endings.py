"""`score` for hands that did not come to their last trick: lay-downs, reneges, hands that do not count."""

from __future__ import annotations

import json

import pytest
from cli_runner import answered, says, told

from meldhouse.rulebooks import book_names, load_book

NPA = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 25}}
N42 = {"bidder": "N", "bid": "2 marks", "trump": 4}
HOYLE = {"bidder": "W", "bid": 30, "trump": "H", "meld": {"EW": 10, "NS": 4}, "take": {"EW": 20, "NS": 5}}


def scored(book: str, **slip: object) -> dict[str, int]:
    """Every seat's points or marks."""
    totals = answered("score", book, "-", stdin=json.dumps(slip))["totals"]
    return totals["marks" if book == "n42pa" else "points"]


@pytest.mark.parametrize(
    ("book", "slip", "expected"),
    [
        ("npa", {**NPA, "how": "claimed", "take": {"EW": 30, "NS": 20}}, {"N": 45, "E": 76, "S": 45, "W": 76}),
        ("npa", {**NPA, "how": "renege", "offender": "East"}, {"N": 100, "E": 0, "S": 100, "W": 0}),
        ("npa", {**NPA, "how": "renege", "offender": "n"}, {"N": 0, "E": 121, "S": 0, "W": 121}),
        ("npa", {"how": "void"}, {"N": 0, "E": 0, "S": 0, "W": 0}),
        ("n42pa", {**N42, "how": "claimed", "take": {"NS": 42, "EW": 0}}, {"N": 2, "E": 0, "S": 2, "W": 0}),
        ("n42pa", {**N42, "how": "renege", "offender": "w"}, {"N": 2, "E": 0, "S": 2, "W": 0}),
        ("n42pa", {**N42, "how": "forfeited", "offender": "north"}, {"N": 0, "E": 2, "S": 0, "W": 2}),
        ("mcallen.hoyle", {**HOYLE, "spoiled": "east-west"}, {"N": 9, "E": -30, "S": 9, "W": -30}),
        ("mcallen.hoyle", {**HOYLE, "spoiled": ["NS"]}, {"N": 4, "E": 30, "S": 4, "W": 30}),
        ("mcallen", {**HOYLE, "take": {}, "how": "renege", "offender": "W"}, {"N": 34, "E": 0, "S": 34, "W": 0}),
        ("st-hilary", {**HOYLE, "take": {}, "how": "renege", "offender": "W"}, {"N": 4, "E": -30, "S": 4, "W": -30}),
        ("st-hilary", {"how": "misdealt", "dealer": "N"}, {"N": 0, "E": 0, "S": 0, "W": 0}),
    ],
)
def test_what_such_a_hand_is_worth(book: str, slip: dict[str, object], expected: dict[str, int]):
    assert scored(book, **slip) == expected


@pytest.mark.parametrize("book", ["bend", "bend.3"])
def test_a_reneger_pays_his_fee_alone(book: str):
    slip = {"bidder": "N", "bid": 500, "trump": "H", "how": "renege", "offender": "E"}
    totals = answered("score", book, "-", stdin=json.dumps(slip))["totals"]
    assert totals["cents"]["E"] == -25
    assert set(totals["cents"].values()) == {-25, 0}
    assert totals["points"]["N"] == 500


@pytest.mark.parametrize("book", book_names())
def test_an_offender_who_does_not_sit_there_is_told(book: str):
    house = load_book(book)
    slip = {"bidder": "N", "bid": house.auction.minimum, "trump": house.trump.choices[0], "how": "renege"}
    said = told("score", book, "-", stdin=json.dumps({**slip, "offender": "Q"}), code=1)
    assert "offender: Write N, E, S, or W" in said


def test_a_hand_that_does_not_count_is_told_as_that_and_the_game_goes_on():
    played = {**NPA, "take": {"EW": 30, "NS": 20}}
    said = told(
        "score", "npa", "-", stdin=json.dumps([played, {"how": "void", "dealer": "E"}, {**played, "dealer": "E"}])
    )
    assert "Hand 2: the hand doesn’t count" in said
    assert "The round goes on." in said
    assert says("cli-story-passed") in told("score", "n42pa", "-", stdin='{"how": "passed-out"}')


@pytest.mark.parametrize(("caller", "side"), [("S", "EW"), ("E", "NS")])
def test_who_called_in_vain_tells_which_side_has_all_the_points(caller: str, side: str) -> None:
    hand = ("score", "npa", "--bidder", "W", "--bid", "60", "--trump", "H", "--meld", "NS=24,EW=36", "--how", "awarded")
    said = told(*hand, "--offender", caller)
    assert said == told(*hand, "--offender", caller, "--take", f"{side}=50")
