"""What is told to `rule` for nothing is read all the same, and the answer says so; what contradicts is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from cli_runner import answered, ask, lines

from worded import words

HANDS = {"N": "KC", "E": "QS", "S": "KS", "W": "AH"}


def asked(kind: str, book: str = "npa", **about: Any) -> dict[str, Any]:
    (found,) = lines("rule", stdin=json.dumps({"book": book, "kind": kind, **about}))
    return found


def vain(kind: str, book: str = "npa", **about: Any) -> list[str]:
    return list(asked(kind, book, **about)["told_for_nothing"])


def refused(kind: str, book: str = "npa", **about: Any) -> str:
    (found,) = lines("rule", stdin=json.dumps({"book": book, "kind": kind, **about}), code=1)
    return str(found["error"])


# --- nothing is passed over -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("card", "AH", ["pieces"]),
        ("later", "KH", ["later"]),
        ("hands", {"S": "AH"}, ["hands"]),
        ("leads", "N", ["leads"]),
        ("order", "AH", ["order"]),
        ("meld", "NS=4 EW=5", ["meld"]),
        ("dropped", True, ["dropped"]),
        ("caller", "W", ["caller"]),
    ],
)
def test_what_conduct_does_not_ask_for_makes_no_difference(field, value, name) -> None:
    assert vain("conduct", by="S", **{field: value}) == name
    assert vain("conduct", by="S") == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("card", "ZZ"), ("later", "ZZ"), ("order", "ZZ"), ("trick", "ZZ"), ("hands", "S=ZZ"), ("hands", "AH"),
        ("leads", "Q"), ("meld", "foo"), ("dropped", "yes"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["conduct", "claim", "renege"])
def test_what_cannot_be_read_is_refused_whatever_it_is_asked_of(kind, field, value) -> None:
    assert refused(kind, by="S", **{field: value})


def test_of_a_lay_down_with_its_hands_everything_else_is_named() -> None:
    more = {"caller": "N", "called": "scored", "every_trick": True, "card": "AH", "later": "KH"}
    told = vain("claim", by="W", trump="H", hands=HANDS, leads="W", **more)
    assert told == ["caller", "has_every_trick", "called", "pieces", "later"]
    assert vain("claim", by="W", trump="H", hands=HANDS, leads="W", order="AH") == []
    assert vain("claim", by="W", stands=True, leads="W", order="AH", trick="AH") == ["trick", "leads", "order"]


@pytest.mark.parametrize("how", [{"stands": True}, {"hands": HANDS, "trump": "H"}])
def test_a_lay_down_asks_for_what_is_missing_to_count_it(how) -> None:
    bid = {"bidder": "W", "contract": 60, "meld": "NS=20 EW=30"}
    found = asked("claim", by="W", **how, **bid)
    assert found["ruling"]["text"].endswith("To count the points, say what each side had taken.")
    assert found["no_difference"] == ""


@pytest.mark.parametrize(
    ("kind", "about", "name"),
    [
        ("question", {"by": "N"}, ["by"]),
        ("machine_missing", {"by": "N"}, ["by"]),
        ("appeal", {"by": "N"}, ["by"]),
        ("bid_early", {"by": "N", "bid": 55}, ["bid"]),
        ("pass_early", {"by": "N", "bid": 55}, ["bid"]),
        ("renege", {"by": "N", "cards": "KH"}, ["pieces"]),
        ("redeal_called", {"by": "N", "cards": "AH"}, ["pieces"]),
        ("no_marriage", {"by": "N", "contract": 60, "trump": "H"}, ["trump"]),
    ],
)
def test_so_is_what_is_of_no_use_here(kind, about, name) -> None:
    assert vain(kind, **about) == name


def test_the_meld_is_named_beside_the_bid() -> None:
    hand = {"bidder": "N", "contract": 50, "meld": "NS=24 EW=20"}
    trick = {"trick": "10C KC JC QC", "card": "KC", "later": "AC", "trump": "H"}
    bid = ["slip", "slip-bid"]
    assert vain("renege", by="S", in_time=True, **trick, **hand) == [*bid, "slip-meld"]
    dropped = vain("bid_talk", by="N", dropped=True, **hand)
    assert dropped == [*bid, "slip-meld", "slip-dropped"]
    assert vain("renege", by="S", in_time=False, **hand) == []


def test_who_led_is_weighed_where_it_shows_whose_card_it_is() -> None:
    trick = {"trick": "10C JC JC KC", "card": "KC", "later": "AC", "trump": "H"}
    assert vain("renege", by="S", leads="W", **trick) == []


# --- facts that decide ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1b")
@pytest.mark.parametrize(("hand", "proven"), [("AC", True), ("JS", False)])
@pytest.mark.parametrize("later", [{}, {"later": ""}])
def test_the_hand_of_whoever_is_blamed_shows_what_he_held(hand, proven, later) -> None:
    trick = {"trick": "10C KC JC QC", "card": "KC", "trump": "H"}
    assert asked("renege", by="S", hands={"S": hand}, **trick, **later)["proof"]["proven"] is proven


@pytest.mark.accepts("NPA-2.4r", "NPA-2.4p")
def test_a_dropped_bid_is_known_with_whoever_was_given_it() -> None:
    found = asked("board_short", by="N", dropped=True, meld="NS=10 EW=24")["ruling"]
    assert (found["hand"], sum(entry["points"] for entry in found["entries"])) == ("over", 74)
    assert asked("no_marriage", by="N", dropped=True)["ruling"]["clause"] == "NPA-2.4p"
    assert "Also say who had the bid" in refused("board_short", dropped=True)
    assert "Give the bidder and the bid too" in refused("renege", by="N", meld="NS=24 EW=20")


@pytest.mark.accepts("NPA-2.4h")
def test_a_marriage_that_is_shown_is_one() -> None:
    found = asked("no_marriage", by="N", cards="KH QH")["ruling"]
    assert (found["hand"], found["clause"]) == ("goes-on", "NPA-2.4h")
    assert [one["said"]["id"] for one in found["outcomes"]] == ["ruling-nothing-wrong", "ruling-has-marriage"]
    assert asked("no_marriage", by="N", cards="KH QS")["ruling"]["hand"] == "over"


# --- contradictions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "both"), [("renege", ("--in-time", "--too-late")), ("claim", ("--stands", "--fails"))]
)
def test_nobody_can_mean_both(kind, both) -> None:
    wrong = ask("rule", "npa", kind, "--by", "N", *both, width=200)
    assert (wrong.exit_code, f"{both[0]} and {both[1]} contradict each other" in wrong.stderr) == (2, True)
    assert answered("rule", "npa", kind, "--by", "N", both[1])["ruling"]["hand"] == "over"


@pytest.mark.parametrize(("book", "counts"), [("npa", "N=19 E=21"), ("mcallen", "N=11 E=13")])
@pytest.mark.parametrize("kind", ["count_end", "count_seen"])
def test_whoever_is_named_must_have_a_wrong_number(book, counts, kind) -> None:
    assert words("case-count-blamed", wrong=("N", "E"), others=("S",)) in refused(kind, book, counts=counts, by="S")
    assert asked(kind, book, counts=counts, by="N")["ruling"]


@pytest.mark.parametrize(
    ("book", "many", "why"),
    [("npa", 4, words("case-no-kitty")), ("bend.3", 5, words("case-kitty-right", "bend.3", count=5))],
)
def test_a_kitty_that_shows_nothing_is_not_counted_alone(book, many, why) -> None:
    assert why in refused("count_end", book, counts=f"kitty={many}")


def test_two_do_not_lay_down_together_and_a_wrong_type_is_told_by_example() -> None:
    assert words("case-alone", who=("E", "W")) in refused("claim", by="E W", trump="H", hands=HANDS)
    assert 'such as \\"N S\\"' in refused("renege", by=5) or 'such as "N S"' in refused("renege", by=5)
    assert "a renege" in refused("appeal", ruled=5)
