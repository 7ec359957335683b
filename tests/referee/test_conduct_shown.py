"""Conduct that no program can see: each clause is shown at its moment, and an official writes a lapse down.

The ids in the mark of a test *are* what it expects to be shown: no more, no fewer, in the order of the paper.
"""

from __future__ import annotations

from typing import get_args

import pytest

from meldhouse.game import Refused
from meldhouse.game.state import Phase
from meldhouse.referee.officials.conduct import PHASE_MOMENTS, breakable, log_conduct, reminders
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.violations import ViolationLog, Whereabouts
from meldhouse.rulebooks import book_names, load_book
from table import house

HERE = Whereabouts(round=2, hand=3)


@pytest.fixture
def expected(request):
    """The clauses that this test names."""
    return [clause for mark in request.node.iter_markers("accepts") for clause in mark.args]


def assert_shown_and_loggable(name, moment, expected):
    """Exactly these are shown, in the house's own sentences, and each can be written down with one action, unless what
    follows by it has a name of its own."""
    book = load_book(name)
    shown = reminders(book, moment)
    assert [line.clause for line in shown] == expected
    assert [line.says for line in shown] == [book.clause_table[clause].says for clause in expected]
    official = Official(book.officials.chain[0], "R1")
    log = ViolationLog()
    logged = [clause.id for clause in breakable(book) if clause.id in expected]
    for clause in logged:
        entry = log_conduct(book, log, clause, "17", official, HERE)
        assert (entry.who, entry.clause, entry.by, entry.at, entry.points) == ("17", clause, official, HERE, 0)
    assert len(log.of("17")) == len(logged)
    for clause in {*expected} - {*logged}:
        with pytest.raises(Refused) as refused:
            log_conduct(book, log, clause, "17", official, HERE)
        assert refused.value.refusal.code == "conduct-named"


# --- National Pinochle Association -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.2b", "NPA-2.2n", "NPA-2.3i", "NPA-4.1h", "NPA-1.2a")
@pytest.mark.parametrize("phase", ["shuffle", "count"])
def test_npa_shuffle_and_deal(phase, expected):
    assert_shown_and_loggable("npa", phase, expected)


@pytest.mark.accepts("NPA-2.7a", "NPA-4.1a", "NPA-4.1b", "NPA-4.1c", "NPA-4.1d", "NPA-4.1h", "NPA-1.2a")
@pytest.mark.parametrize("phase", ["bidding", "auction"])
def test_npa_bidding(phase, expected):
    assert_shown_and_loggable("npa", phase, expected)


@pytest.mark.accepts("NPA-2.7a", "NPA-2.7q", "NPA-1.2a")
@pytest.mark.parametrize("phase", ["meld", "trump", "settle"])
def test_npa_between_the_bidding_and_the_first_lead(phase, expected):
    assert_shown_and_loggable("npa", phase, expected)


@pytest.mark.accepts(
    "NPA-1.1c", "NPA-2.7a", "NPA-2.7n", "NPA-2.7q", "NPA-2.7r", "NPA-4.1d", "NPA-4.1e", "NPA-4.1f", "NPA-4.1g",
    "NPA-1.2a",
)  # fmt: skip
@pytest.mark.parametrize("phase", ["play", "tricks"])
def test_npa_play(phase, expected):
    assert_shown_and_loggable("npa", phase, expected)


@pytest.mark.accepts("NPA-2.7j", "NPA-1.2a")
def test_npa_a_look_at_a_book(expected):
    assert_shown_and_loggable("npa", "review", expected)


@pytest.mark.accepts("NPA-1.2a")
@pytest.mark.parametrize("phase", ["between", "over", "always"])
def test_npa_after_the_hand(phase, expected):
    assert_shown_and_loggable("npa", phase, expected)


# --- McAllen ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-C1")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
def test_mcallen_bidding(name, expected):
    assert_shown_and_loggable(name, "auction", expected)


@pytest.mark.accepts("MCA-C1", "MCA-C4a")
def test_mcallen_meld(expected):
    assert_shown_and_loggable("mcallen", "meld", expected)


@pytest.mark.accepts("MCA-C1", "MCA-C2a", "MCA-C3", "MCA-C4a", "MCA-C4b")
def test_mcallen_play(expected):
    assert_shown_and_loggable("mcallen", "tricks", expected)


@pytest.mark.parametrize("phase", ["shuffle", "review", "over"])
def test_mcallen_asks_for_nothing_else(phase):
    assert reminders(load_book("mcallen"), phase) == ()


# --- St. Hilary ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-PR-a")
@pytest.mark.parametrize("phase", ["shuffle", "over", "review"])
def test_st_hilary_is_friendly_always(phase, expected):
    assert_shown_and_loggable("st-hilary", phase, expected)


@pytest.mark.accepts("STH-HS-a", "STH-PR-a")
def test_st_hilary_bidding(expected):
    assert_shown_and_loggable("st-hilary", "auction", expected)


@pytest.mark.accepts("STH-HS-a", "STH-X4", "STH-PR-a")
@pytest.mark.parametrize("phase", ["exchange", "meld"])
def test_st_hilary_pass_and_meld(phase, expected):
    assert_shown_and_loggable("st-hilary", phase, expected)


@pytest.mark.accepts("STH-TT-a", "STH-HS-a", "STH-X4", "STH-PR-a")
def test_st_hilary_play(expected):
    assert_shown_and_loggable("st-hilary", "tricks", expected)


@pytest.mark.accepts("STH-LA-b", "STH-PR-a")
def test_st_hilary_before_a_final_ruling(expected):
    assert_shown_and_loggable("st-hilary", "before-final", expected)


@pytest.mark.refuses("STH-TT-a")
def test_after_the_last_card_talk_about_the_hand_is_fine():
    assert "STH-TT-a" not in [line.clause for line in reminders(load_book("st-hilary"), "over")]


# --- National 42 Players Association ---------------------------------------------------------------------------------


@pytest.mark.accepts("N42-8c", "N42-17a")
def test_n42pa_shake(expected):
    assert_shown_and_loggable("n42pa", "count", expected)


@pytest.mark.accepts("N42-14a", "N42-14b", "N42-8b", "N42-9a", "N42-18a", "N42-17a")
def test_n42pa_bidding(expected):
    assert_shown_and_loggable("n42pa", "auction", expected)


@pytest.mark.accepts("N42-14b", "N42-9a", "N42-10a", "N42-10b", "N42-17a")
@pytest.mark.parametrize("phase", ["trump", "settle"])
def test_n42pa_before_the_first_lead(phase, expected):
    assert_shown_and_loggable("n42pa", phase, expected)


@pytest.mark.accepts(
    "N42-14b", "N42-8b", "N42-9a", "N42-10a", "N42-10b", "N42-10c", "N42-12a", "N42-18a", "N42-15a", "N42-17a"
)
def test_n42pa_play(expected):
    assert_shown_and_loggable("n42pa", "tricks", expected)


# --- Bend ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.1a")
@pytest.mark.parametrize("name", ["bend", "bend.3"])
def test_bend_bidding(name, expected):
    assert_shown_and_loggable(name, "auction", expected)


@pytest.mark.accepts("BEN-X20")
@pytest.mark.parametrize("phase", ["kitty", "discard", "meld", "tricks"])
def test_bend_after_the_bidding(phase, expected):
    assert_shown_and_loggable("bend", phase, expected)


# --- every house -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_every_clause_of_conduct_has_its_moment_and_is_shown_then(name):
    book = load_book(name)
    for clause in book.clause:
        if clause.kind == "conduct":
            assert clause.when, clause.id
            for moment in clause.when:
                assert clause.id in [line.clause for line in reminders(book, moment)]


@pytest.mark.parametrize("name", book_names())
def test_nothing_but_conduct_is_a_reminder_and_nothing_twice(name):
    book = load_book(name)
    for phase in (*get_args(Phase), "review", "always"):
        shown = [line.clause for line in reminders(book, phase)]
        assert len(shown) == len(set(shown))
        assert {book.clause_table[clause].kind for clause in shown} <= {"conduct"}


def test_every_phase_of_a_hand_is_some_moment():
    assert PHASE_MOMENTS.keys() == set(get_args(Phase))


def test_what_is_no_moment_is_told():
    with pytest.raises(ValueError, match="There is no “lunch” in a hand; the moments are shuffle, bidding"):
        reminders(load_book("npa"), "lunch")


def test_a_club_that_does_not_say_when_means_always():
    club = house("bend", '[[clause]]\nid = "OAK-1"\nkind = "conduct"\ntext = "No phones."')
    assert [line.clause for line in reminders(club, "shuffle")] == ["OAK-1"]
    assert [line.clause for line in reminders(club, "auction")] == ["BEN-2.1a", "OAK-1"]
