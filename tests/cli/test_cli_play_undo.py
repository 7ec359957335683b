"""Taking a decision back at the terminal table, with what the bots did after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from play_table import said, sit

from meldhouse.game.records import Record, dump
from table import at_auction, house


@pytest.mark.usefixtures("meek")
def test_a_bid_is_taken_back_with_the_bots_answers():
    result = sit("mcallen", "--seed", "sunday", lines="undo\n15\nundo\n16\n")
    shown = said(result)
    assert "You haven’t decided anything in this hand yet." in shown
    assert re.search(r"You take back your bid of 15\. West[^.]* decides? again\.", shown)
    assert "you 16, West passes" in shown


@pytest.mark.usefixtures("meek")
def test_trump_is_taken_back_and_named_again():
    shown = said(sit("bend.3", "--seed", "sunday", lines="500\n\nspades\nundo\nhearts\n"))
    assert "You name spades" in shown
    assert "You take back spades as trump." in shown
    assert "You name hearts" in shown


@pytest.mark.usefixtures("meek")
def test_even_a_kitty_that_was_seen_is_turned_back_where_only_bots_are_there():
    shown = said(sit("bend.3", "--seed", "sunday", lines="500\n\nundo\n\n"))
    assert "You take back turning the kitty." in shown
    assert shown.count("The kitty:") == 2
    again = said(sit("bend.3", "--seed", "sunday", lines="500\n\nundo\nundo\nundo\n"))
    assert "You take back your bid of 500." in again
    assert "You haven’t decided anything in this hand yet. Your bid (500), or p to pass:" in again


@pytest.mark.usefixtures("meek")
def test_a_card_is_taken_back_with_the_rest_of_the_trick_and_what_followed():
    shown = said(sit("n42pa", "--seed", "sunday", lines="30\ndoubles\n5-5\nundo\n1-1\n"))
    assert "You take back 5-5. West, North, and East decide again." in shown
    assert "Trick 1: you lead 1-1" in shown


def test_what_was_passed_face_down_stays_hidden_when_it_is_taken_back():
    shown = said(sit("st-hilary", "--seed", "hidden", lines="p\n" + "undo\n"))
    assert "You take back your pass" in shown
    for line in shown.split("You take back your pass")[1:]:
        assert "passes ♠" not in line.split(".")[0]


@pytest.mark.usefixtures("meek")
def test_between_two_hands_it_is_too_late():
    shown = said(sit("n42pa", "--seed", "sunday", lines="p\nundo\n"))
    assert "Too late: the hand has been counted." in shown


def test_a_thrown_in_hand_that_is_taken_back_is_offered_again(tmp_path: Path):
    hand = at_auction(house("st-hilary"), dealer="S", S="9S 9S 9H 9H 9C 9D AS TS AH TH AC TC")
    dump(Record(book=hand.book, hands=[hand]), tmp_path / "nines.record")
    shown = said(sit("--resume", str(tmp_path / "nines.record"), "--seed", "oak", lines="y\nundo\np\nundo\nundo\nn\n"))
    first, _, after = shown.partition("You take back throwing the hand in")
    assert "You have 5 nines or more and no meld. [STH-F9-a] Throw the hand in? [Y/n] y" in first
    assert "Throw the hand in? [Y/n] n" in after
