"""What the page of each house says, word for word and with its clause."""

from __future__ import annotations

import pytest

from meldhouse.messages import Message, fact
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe import describe

SAID: list[tuple[str, Message, str | None]] = [
    (
        "npa",
        fact(
            "rules-ladder",
            steps=(
                fact("rules-step-to", step=1, unit="points", more="yes", then="no", to=60),
                fact("rules-step-to", step=5, unit="points", more="yes", then="yes", to=100),
                fact("rules-step", step=10, unit="points", more="yes", then="yes"),
            ),
        ),
        "NPA-2.4g",
    ),
    ("npa", fact("rules-jump-free-but", never=(62, 105)), "NPA-2.4g"),
    ("st-hilary", fact("rules-jump-free"), "STH-JB-a"),
    ("bend", fact("rules-jump-tells"), "BEN-2.2f"),
    (
        "n42pa",
        fact(
            "rules-ladder",
            steps=(
                fact("rules-step-to", step=1, unit="points", more="yes", then="no", to=42),
                fact("rules-step", step=42, unit="mark", more="no", then="yes"),
            ),
        ),
        "N42-X3",
    ),
    ("npa", fact("rules-meld-after", what="trump", first="yes"), "NPA-2.5b"),
    ("st-hilary", fact("rules-meld-after", what="pass", first="no"), "STH-ME-a"),
    ("bend", fact("rules-meld-after", what="pass", first="no"), "BEN-3.3b"),
    ("bend.3", fact("rules-meld-after", what="discard", first="no"), "BEN-3.4a"),
    ("npa", fact("rules-roundhouse"), "NPA-2.6g"),
    ("mcallen", fact("rules-roundhouse"), "MCA-Tc"),
    ("st-hilary", fact("rules-roundhouse"), "STH-ME-k"),
    ("bend", fact("rules-roundhouse"), "BEN-5c"),
    ("npa", fact("rules-run-marriage"), "NPA-2.6i"),
    ("mcallen", fact("rules-run-marriage"), "MCA-Th"),
    ("st-hilary", fact("rules-run-marriage"), "STH-ME-g"),
    ("bend", fact("rules-run-marriage"), "BEN-5f"),
    ("mcallen", fact("rules-meld-beyond", kind="roundhouse", times=2, value=240, pieces=16), "MCA-Td"),
    ("bend", fact("rules-roundhouse-two", kings=800, queens=600, all=1600), "BEN-5d"),
    ("npa", fact("rules-face-down"), "NPA-2.2a"),
    ("st-hilary", fact("rules-riffled", how="shuffled", times=1, least="no"), "STH-DE-c"),
    ("mcallen", fact("rules-shuffles", times=3), "MCA-4Sa"),
    ("n42pa", fact("rules-riffled", how="own", times=1, least="no"), None),
    ("st-hilary", fact("rules-deal-left"), "STH-DE-d"),
    (
        "bend.3",
        fact(
            "rules-dealt",
            hand=25,
            how=fact(
                "rules-packets", plans=(fact("rules-packet-even", size=5), fact("rules-packet-last", size=4, last=5))
            ),
        ),
        "BEN-1.3c",
    ),
    ("n42pa", fact("rules-draw", when="always", highest="pips"), "N42-2a"),
    ("n42pa", fact("rules-draw-again"), "N42-2a"),
    ("n42pa", fact("rules-losers-deal"), "N42-2b"),
    (
        "mcallen.hoyle",
        fact(
            "rules-unplayed-price",
            cost="minus-bid",
            gets=fact("rules-gets-all", parts=(fact("rules-gets", part="meld", points=0),)),
            alone="no",
        ),
        "MCA-6g",
    ),
    (
        "mcallen",
        fact(
            "rules-concede-price",
            cost="zero",
            gets=fact(
                "rules-gets-all",
                parts=(
                    fact("rules-gets", part="bid", points=0),
                    fact("rules-gets", part="take", points=25),
                    fact("rules-gets", part="meld", points=0),
                ),
            ),
            alone="no",
        ),
        "MCA-X5",
    ),
    (
        "st-hilary",
        fact(
            "rules-concede-price",
            cost="minus-bid",
            gets=fact(
                "rules-gets-all",
                parts=(fact("rules-gets", part="take", points=25), fact("rules-gets", part="meld", points=0)),
            ),
            alone="no",
        ),
        "STH-OB-c",
    ),
    ("st-hilary", fact("rules-beat-partner"), "STH-RP-c"),
    ("mcallen", fact("rules-overtrump-free"), "MCA-8c"),
    ("bend", fact("rules-round", hands=4), "BEN-1.1a"),
    ("mcallen", fact("rules-review-last"), None),
    ("st-hilary", fact("rules-review-last"), "STH-PR-b"),
    ("bend", fact("rules-others-made", meld="yes", alone="no"), "BEN-X8"),
    ("bend", fact("rules-others-set", gets="same", bid="yes"), "BEN-4.3a"),
    ("bend.3", fact("rules-others-set", gets="same", bid="yes"), "BEN-4.3b"),
    ("n42pa", fact("rules-deal-passes"), "N42-X20"),
    ("n42pa", fact("rules-follow"), "N42-5a"),
    ("n42pa", fact("rules-given-first", target=7, unit="marks"), "N42-X8"),
    ("n42pa", fact("rules-who-played"), "N42-10c"),
    ("npa", fact("rules-kept-back", shown="yes"), "NPA-2.5g"),
    ("npa", fact("rules-concede-no-other"), "NPA-X10"),
    ("n42pa", fact("rules-open-below", bid=42), None),
    (
        "n42pa",
        fact(
            "rules-stack-choice",
            bid=42,
            only="no",
            stacks=(
                fact("rules-stack", stack="single", name="single"),
                fact("rules-stack", stack="double", name="double"),
            ),
        ),
        "N42-3a",
    ),
    (
        "n42pa",
        fact(
            "rules-stacks",
            stacks=(
                fact("rules-stack-shows", stack=fact("rules-stack", stack="single", name="single"), tricks=1),
                fact("rules-stack-shows", stack=fact("rules-stack", stack="double", name="double"), tricks=2),
            ),
        ),
        "N42-3c",
    ),
    ("n42pa", fact("rules-stack-opponents"), "N42-3b"),
    ("mcallen", fact("rules-not-told"), "MCA-C4b"),
    ("bend.3", fact("rules-kitty-trump", first="no"), "BEN-3.2a"),
    ("bend.3", fact("rules-trump-stays"), "BEN-3.1a"),
    ("npa", fact("rules-trump-told", look="yes"), "NPA-2.7q"),
]


@pytest.mark.parametrize(("name", "says", "clause"), SAID)
def test_what_a_player_wants_to_know_and_where_it_is_written(name: str, says: Message, clause: str | None):
    assert (says, clause) in [line[:2] for chapter in describe(load_book(name)) for line in chapter.lines]
