"""`book keys`: everything a book may say."""

from __future__ import annotations

from cli_runner import answered, ask, says, told


def test_the_keys_of_one_section():
    said = told("book", "keys", "auction")
    assert "minimum: whole number, 1 or more (must be given). The lowest bid." in said
    assert "step: whole number, 1 or more (must be given). How much bids rise." in said
    assert "[deal]" not in said
    assert told("book", "keys", "[Auction]") == said


def test_what_may_be_cited():
    said = told("book", "keys", "cites")
    assert "bid-minimum “" in said


def test_all_of_it_for_programs():
    found = answered("book", "keys")
    assert {"[auction]", "[meld]", "[[clause]]"} <= {part["heading"] for part in found["parts"]}
    key = next(key for part in found["parts"] for key in part["keys"] if key["name"] == "minimum")
    assert key == {
        "name": "minimum",
        "kind": "whole number, 1 or more",
        "default": "must be given",
        "meaning": "The lowest bid.",
    }
    assert {"name": "deck", "meaning": "What’s in the deck."} in found["cites"]


def test_a_section_that_is_not_there():
    assert says("cli-did-you-mean", near="auction") in told("book", "keys", "auctoin", code=2)


def test_it_is_found_in_the_help():
    assert "keys [SECTION]" in ask("book", "--help").stdout
