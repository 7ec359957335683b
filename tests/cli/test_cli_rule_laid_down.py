"""A lay-down whose hands are described: only what the hands settle is left out of the other readings."""

from __future__ import annotations

import pytest
from cli_runner import told

from worded import words

FIFTEEN = words("reading", "st-hilary", reading="always-meld")
HIMSELF = words("reading", "st-hilary", reading="alone")


def said(*words: str) -> str:
    return " ".join(told("rule", *words).split())


@pytest.mark.accepts("MCA-12b", "MCA-9d")
@pytest.mark.parametrize(
    ("contract", "taken"), [("20", "NS=10 EW=11"), ("30", "NS=14 EW=7"), ("20", "NS=11 EW=10")], ids=str
)
def test_meld_that_is_not_saved_is_read_otherwise_whatever_the_hands_show(contract, taken) -> None:
    hands = [word for hand in ("N=KC", "E=QS", "S=KS", "W=AC") for word in ("--hands", hand)]
    bid = ["--bidder", "W", "--contract", contract, "--meld", "NS=14 EW=14", "--taken", taken]
    assert FIFTEEN in said("mcallen", "claim", "--by", "W", "--trump", "H", *hands, *bid)


@pytest.mark.accepts("STH-LD-a")
@pytest.mark.parametrize(
    ("by", "leads", "hands", "told_so"),
    [
        ("N", "S", ("S=AH AC", "W=9C 9S", "N=9D 9D", "E=AD KC"), True),
        ("E", "W", ("S=9C 9S", "W=AH AC", "N=9D 9D", "E=KH KC"), True),
        ("E", "E", ("S=9C 9S", "W=QH QC", "N=9D 9D", "E=KH KC"), False),
    ],
    ids=["partner wins all", "partner is higher", "his own"],
)
def test_at_st_hilary_a_lay_down_that_partner_wins_is_read_otherwise(by, leads, hands, told_so) -> None:
    shown = [word for hand in hands for word in ("--hands", hand)]
    text = said("st-hilary", "claim", "--by", by, "--trump", "H", *shown, "--leads", leads)
    assert "The claim is good." in text
    assert (HIMSELF in text) is told_so


@pytest.mark.accepts("NPA-2.4i", "NPA-3.1m")
def test_nobody_is_told_that_the_bid_makes_no_difference_where_it_is_what_is_paid() -> None:
    bid = ("--bidder", "N", "--contract", "60")
    assert "no difference" not in said("npa", "no_marriage", "--by", "N", *bid)
    trick = ("--trump", "H", "--trick", "10C KC JC QC", "--card", "KC", "--later", "", "--leads", "E")
    text = said("npa", "renege", "--by", "S", *trick, *bid, "--meld", "NS=24 EW=12")
    assert "North and South get 60 points" in text
    assert "no difference" not in text
