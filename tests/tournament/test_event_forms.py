"""Events that cannot be: a book, or a director, is told what is wrong and what to do."""

from __future__ import annotations

import pytest

from meldhouse.messages import fact
from meldhouse.rulebooks import BookError, load_book, loads_book
from meldhouse.rulebooks.describe import describe
from meldhouse.tournament import acts
from meldhouse.tournament.forms import Form, FormError, form_faults, form_of
from meldhouse.tournament.tournament import Tournament

TOO_MUCH = {"percents": [60, 40], "specials": [{"prize": "high-round", "percent": 10}]}
OURS = 'name = "ours"\ntitle = "Ours"\n'


@pytest.mark.parametrize(
    ("parent", "said", "told"),
    [
        ("npa", 'movement = "swiss"', fact("book-movement", movement="swiss", entry="person")),
        ("mcallen", 'movement = "afternoon"', fact("book-movement", movement="afternoon", entry="pair")),
        ("n42pa", 'tie = "stands"', fact("book-bracket-tie")),
        ("mcallen", 'three = "bend.3"', fact("book-three-pairs")),
        ("n42pa", "minutes = 5", fact("book-told-late", minutes=5)),
        (
            "npa",
            "rounds = -1",
            fact("book-value", kind=fact("kind-or-none", kind=fact("kind-least", least=1)), got="-1"),
        ),
    ],
)
def test_a_book_whose_event_cannot_be_run_is_told_so(parent, said, told):
    with pytest.raises(BookError) as raised:
        loads_book(f'{OURS}extends = "{parent}"\n[tournament]\n{said}\n')
    assert told in [fault.message for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("book", "changes", "told"),
    [
        ("npa", {"rounds": 0}, fact("form-rounds", movement="individual")),
        ("npa", {"movement": "swiss", "entry": "person"}, fact("form-movement", movement="swiss", entry="person")),
        ("n42pa", {"best_of": 2}, fact("form-best-of", games=2)),
        ("n42pa", {"tie": "stands"}, fact("form-tie")),
        ("bend", {"three": "nowhere"}, fact("form-three", rules="nowhere")),
        ("n42pa", {"minutes": 2, "told": (2,)}, fact("form-told", minutes=2)),
        ("bend", {"entry": "pair"}, fact("form-three-pairs")),
        (
            "npa",
            {"money": TOO_MUCH},
            fact("form-percents", places=100, specials=10, percent=110),
        ),
    ],
)
def test_an_event_that_cannot_be_is_not_opened(book, changes, told):
    form = form_of(load_book(book), **changes)
    assert told in form_faults(load_book(book), form)
    refusal = Tournament().verify(acts.Open(book=book, form=form), by="d", at=0)
    assert told in refusal.message.args["faults"]


@pytest.mark.parametrize("changes", [{"rounds": "many"}, {"nothing": 1}, {"movement": "waltz"}, {"hands": -1}])
def test_settings_that_are_none_are_told(changes):
    with pytest.raises(FormError) as refused:
        form_of(load_book("npa"), **changes)
    assert [one.id for one in refused.value.refusal.message.args["faults"]] == ["form-invalid"]


def test_another_way_to_enter_brings_a_movement_that_goes_with_it():
    assert form_of(load_book("npa"), entry="pair").movement == "sitting-moving"
    swiss = form_of(load_book("npa"), movement="swiss")
    assert (swiss.entry, swiss.rounds) == ("pair", 8)
    knockout = form_of(load_book("npa"), movement="single-elimination")
    assert (knockout.tie, knockout.rounds) == ("extra-hand", 0)
    assert form_of(load_book("mcallen"), entry="person").ranking.of == "person"


def test_a_club_runs_its_event_by_its_own_book():
    text = f'{OURS}extends = "bend"\n[tournament]\nrounds = 4\n'
    book = loads_book(text)
    assert form_of(book).rounds == 4
    club = Tournament()
    club.apply(acts.Open(book=text, form=form_of(book)), by="d", at=0)
    assert club.book.name == "ours"
    lines = [line.says for chapter in describe(book) for line in chapter.lines]
    assert fact("rules-event-rounds", rounds=4, hands=4, all=16) in lines


def test_a_form_says_what_it_is_when_nothing_is_said():
    assert Form().movement == "individual"
    assert Form().is_planned
    assert not Form().is_bracket
