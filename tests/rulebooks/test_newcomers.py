"""Whoever never played is told the words of the game, with the numbers of the book that is played by."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import for_newcomers
from table import house


def told(book: Book) -> dict[str, str]:
    return {term.word: term.text for term in for_newcomers(book)}


def test_every_meld_is_explained_with_what_it_counts_in_this_house():
    words = told(load_book("npa"))
    assert words["Run"] == "Ace, ten, king, queen and jack of trump: 25."
    assert words["Marriage"] == "King and queen of one suit: 4 in trump, 2 in another suit."
    assert words["Around"] == "One of a kind in each of the four suits: aces 10, kings 8, queens 6 and jacks 4."
    assert words["Pinochle"] == "Queen of spades and jack of diamonds together: 15."
    assert "Book" in words  # what this house calls a trick
    assert "Trick" not in words


def test_a_clubs_own_numbers_and_cards_show():
    changes = 'meld.run = [17, 170]\nmeld.marriage = []\nmeld.pinochle_cards = ["QH", "JC"]\nmeld.nine = 3'
    words = told(house("st-hilary", changes))
    assert words["Run"].endswith(": 17.")
    assert words["Marriage"] == "King and queen of one suit: 4 in trump."
    assert words["Pinochle"].startswith("Queen of hearts and jack of clubs together")
    assert words["Nine of trump"] == "Each counts 3."


def test_what_a_domino_is_and_what_counts_in_42():
    words = told(load_book("n42pa"))
    assert "6-4 is one of the sixes and one of the fours" in words["Suit"]
    assert words["Double"].startswith("The highest domino of its suit.")
    assert words["Points"].startswith("Five dominoes count")
    assert "42 to be won" in words["Points"]
    assert "doubles or follow me" in words["Nello and others"]
    plain = told(house("n42pa", 'trump.choices = ["5", "6"]\ntricks.counters = { "5-5" = 20, "6-4" = 15 }'))
    assert "Follow me" not in plain
    assert "fives or sixes. Nello" in plain["Nello and others"]
    assert plain["Points"].startswith("Two dominoes count")


@pytest.mark.parametrize("name", book_names())
def test_every_house_explains_each_word_once_in_short_sentences(name: str):
    terms = for_newcomers(load_book(name))
    assert len({term.word for term in terms}) == len(terms)
    for word, text in terms:
        assert word[0].isupper()
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text) < 290
    assert sum(len(text) for _, text in terms) < 1500
