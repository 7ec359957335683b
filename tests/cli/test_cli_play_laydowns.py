"""Lay-downs at the terminal table: the bots', the person's own, and what the house makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from play_table import said, sit_at

from meldhouse.solver.starting import kernel
from table import at_tricks, house, play
from worded import refused, words

SURE = "AH AH TH TH KH KH QH QH JH JH 9H 9H"
"""Every trump there is."""
SIXES = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"


@pytest.fixture(autouse=True)
def _ready() -> None:
    kernel()  # whoever has to wait for it is told so, which is no part of these answers


def test_a_bot_that_has_the_rest_lays_down_and_the_verdict_is_told_with_its_clauses(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="W", trump="H", dealer="S", W=SURE)
    shown = said(sit_at(hand, tmp_path, options=("--level", "club")))
    for told in (
        "West claims the rest: A♥ A♥ 10♥ 10♥ K♥ K♥ Q♥ Q♥ J♥ J♥ 9♥ 9♥. [MCA-C2b]",
        f"{words('claim-loses-none', 'mcallen', who='W')}. [MCA-C2b]",
        "The claim stands. The rest goes to the other side: 25 points. [MCA-C2b]",
        "Score for this hand",
    ):
        assert told in shown
    assert shown.index("claims the rest") < shown.index("The claim stands") < shown.index("Score for this hand")


def test_a_bot_lays_down_in_plain_words_and_for_one_who_watches(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="W", trump="H", dealer="S", W=SURE)
    options = ("--level", "club", "--bots", "4", "--plain")
    shown = said(sit_at(hand, tmp_path, options=options))
    assert "West claims the rest: ace of hearts, ace of hearts, ten of hearts" in shown
    assert "(clause MCA-C2b)" in shown
    assert "The claim stands. The rest goes to East and West" in shown


def claimed_by_west(tmp_path: Path, *lines: str) -> str:
    """West has bid and shows all the sixes; North and South are asked."""
    hand = at_tricks(house("n42pa"), bidder="W", trump="6", dealer="S", W=SIXES)
    return said(sit_at(hand, tmp_path, *lines, options=("--level", "club")))


def test_where_the_other_side_is_asked_one_may_accept(tmp_path: Path):
    shown = claimed_by_west(tmp_path, "", "3-1", "y")
    assert "West claims the rest: 6-6 6-5" in shown
    assert "West: 6-6" in shown
    assert shown.count("Type y to accept the claim, or n to challenge it.") == 2
    assert "North accepts the claim." in shown
    assert "You accept the claim." in shown
    assert "The claim stands. The rest goes to the other side: 42 points. [N42-16g]" in shown


def test_or_challenge_it(tmp_path: Path):
    shown = claimed_by_west(tmp_path, "n")
    why = words("claim-bid-sure", side="EW", made="made", needed=30).replace(words("side", side="EW"), "the other side")
    assert f"You challenge the claim. {why}. [N42-16b]" in shown
    assert "The claim stands" in shown


def test_help_legal_and_hint_know_what_a_lay_down_is_answered_with(tmp_path: Path):
    shown = claimed_by_west(tmp_path, "?", "legal", "hint", "claim", "hand")
    assert shown.count("y: accept it. It stands if nobody on your side challenges it.") == 2
    assert "Expert: Accept the claim" in shown
    assert refused("n42pa", "claim-bidder", "N42-16a", who="W") in shown
    assert shown.count("Accept the claim (y) or challenge it (n):") == 6


def test_a_person_lays_down_after_a_question(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", S=SURE)
    shown = said(sit_at(hand, tmp_path, "claim", "n", "lay down", "hint", "y"))
    assert shown.count("You say that you win every trick that’s left.") == 2
    assert "If that’s wrong, the others get everything that’s left. [MCA-C2b]" in shown
    assert "Claim only if nobody can beat you" in shown
    assert "You claim the rest: A♥ A♥ 10♥" in shown
    assert "The claim stands. The rest goes to your side: 25 points. [MCA-C2b]" in shown
    assert "Score for this hand" in shown


def test_a_lay_down_that_fails_is_refuted_play_by_play(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", S="AH AS TS", W="AD TH")
    shown = said(sit_at(hand, tmp_path, "claim ah as ts", "y"))
    assert "You claim the rest: A♥ A♠ 10♠" in shown
    assert "can win" in shown
    assert "Like this: you A♥, West" in shown
    assert "Then: you A♠, West" in shown
    assert "The claim fails. The rest goes to the other side: 25 points. [MCA-C2b]" in shown


def test_where_a_lay_down_that_fails_costs_the_hand_it_is_said_before_and_after(tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="S", trump="6", dealer="E", S="6-0 2-1 3-0", W="6-6 6-5")
    shown = said(sit_at(hand, tmp_path, "the rest are mine", "y", "", options=("--level", "club")))
    assert "You say that you make your bid, whatever the others play. If that’s wrong, you lose the hand." in shown
    assert "challenges the claim." in shown
    assert "The claim failed, so the hand is lost." in shown
    assert "Score for this hand" in shown


def test_where_the_trick_on_the_table_is_refuted_it_is_told_from_there(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="W", trump="H", dealer="S", W="AC 9C", S="JC 9D", E="AD TH QC", N="QC")
    play(hand, "AC QC QC")
    shown = said(sit_at(hand, tmp_path, "claim", "y"))
    assert "Like this: you " in shown  # what the trick on the table waits for comes first
    assert "The claim fail" in shown


@pytest.mark.parametrize(
    ("name", "typed", "sentence"),
    [
        ("bend", "claim", refused("bend", "claim-nobody", "BEN-X13")),
        ("mcallen", "claim as", "A♠"),
        ("mcallen", "claim 17", "Type ? for help."),
        ("mcallen", "claim xyzzy", "Type ? for help."),
    ],
)
def test_what_cannot_be_laid_down_is_said_and_nothing_is_lost(tmp_path: Path, name: str, typed: str, sentence: str):
    trumps = SURE if name == "mcallen" else ""
    shown = said(
        sit_at(at_tricks(house(name), bidder="S", trump="H", dealer="E", S=trumps or "KH QH"), tmp_path, typed)
    )
    assert sentence in shown
    assert "You claim the rest" not in shown
    assert shown.count("Lead to trick 1:") == 2


@pytest.mark.parametrize(
    ("name", "trump", "held", "told"),
    [
        ("bend", "H", "KH QH", ""),
        ("npa", "H", "KH QH", "claim show your hand when the rest is yours"),
        ("n42pa", "6", "6-6", "claim show your hand when your bid is safe"),
    ],
)
def test_help_tells_how_to_lay_down_only_where_one_can(tmp_path: Path, name: str, trump: str, held: str, told: str):
    shown = said(sit_at(at_tricks(house(name), bidder="S", trump=trump, dealer="E", S=held), tmp_path, "?"))
    assert told in shown
    assert ("show your hand" in shown) == bool(told)
