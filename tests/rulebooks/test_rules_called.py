"""What rules are called, in each reader's language; a club's own words stay as the club wrote them."""

from __future__ import annotations

import pytest

from meldhouse.messages import Voice, fact, written
from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.schema import FORMS


@pytest.mark.parametrize("name", book_names())
def test_a_form_of_the_shelf_is_said_in_both_languages(name):
    book = load_book(name)
    if not book.form:
        assert (book.form_says, book.called) == (None, written(book.title))
        return
    assert book.form in FORMS
    assert book.called == fact("rules-called", title=book.title, form=book.form_says)
    assert Voice(language="es").say(book.called).startswith(f"{book.title} (")


def test_several_forms_at_once_are_listed():
    club = loads_book('name = "x"\ntitle = "X"\nform = "four-handed, casual"\nextends = "bend"')
    assert Voice(language="es").say(club.form_says) == "para cuatro, informal"


def test_a_clubs_own_form_is_its_own_text():
    club = loads_book('name = "x"\ntitle = "X"\nform = "los jueves"\nextends = "bend"')
    assert club.form_says == written("los jueves")
    assert Voice().say(club.called) == "X (los jueves)"


@pytest.mark.parametrize("name", book_names())
def test_when_rules_were_published_is_a_date_that_needs_no_words(name):
    assert not any(letter.isalpha() for letter in load_book(name).version)
