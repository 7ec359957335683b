"""Whoever never played is told the words of the game, with the numbers of the book that is played by."""

from __future__ import annotations

import pytest

from meldhouse.messages import LANGUAGES, Message, Voice, fact
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import for_newcomers
from table import house


def told(book: Book) -> dict[str, Message]:
    return {term.code: term.says for term in for_newcomers(book)}


def test_every_meld_is_explained_with_what_it_counts_in_this_house():
    npa = load_book("npa")
    words = told(npa)
    assert words["run"] == fact("new-run", points=25)
    held = (fact("new-worth", kind="royal", points=4), fact("new-worth", kind="marriage", points=2))
    assert words["marriage"] == fact("new-marriage", melds=held)
    assert [one.args["points"] for one in words["around"].args["melds"]] == [10, 8, 6, 4]
    assert words["pinochle"] == fact("new-pinochle", cards=("QS", "JD"), points=15)
    assert "Book" in [npa.voice.say(term.word) for term in for_newcomers(npa)]  # what this house calls a trick


def test_a_clubs_own_numbers_and_cards_show():
    changes = 'meld.run = [17, 170]\nmeld.marriage = []\nmeld.pinochle_cards = ["QH", "JC"]\nmeld.nine = 3'
    words = told(house("st-hilary", changes))
    assert words["run"].args == {"points": 17}
    assert words["marriage"].args["melds"] == (fact("new-worth", kind="royal", points=4),)
    assert words["pinochle"].args["cards"] == ("QH", "JC")
    assert words["nine"].args == {"points": 3}


def test_what_a_domino_is_and_what_counts_in_42():
    words = told(load_book("n42pa"))
    assert (words["points"].args["few"], words["points"].args["counted"].args["all"]) == (5, 42)
    assert words["nello"].args["choices"][-1] == fact("trump", trump="follow-me")
    plain = told(house("n42pa", 'trump.choices = ["5", "6"]\ntricks.counters = { "5-5" = 20, "6-4" = 15 }'))
    assert "follow-me" not in plain
    assert plain["nello"].args["choices"] == (fact("trump", trump=5), fact("trump", trump=6))
    assert plain["points"].args["few"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", book_names())
def test_every_house_explains_each_word_once_in_short_sentences(name: str, language: str):
    book = load_book(name)
    voice = Voice(language=language, words=book.words.own)
    terms = [(voice.say(term.word), voice.say(term.says)) for term in for_newcomers(book)]
    assert len({word for word, _ in terms}) == len(terms)
    for word, text in terms:
        assert word[0].isupper()
        assert text[0].isalnum()
        assert text.endswith(".")
        assert len(text) < 290
    assert sum(len(text) for _, text in terms) < 1500
