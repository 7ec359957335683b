"""Writing a lapse of conduct down: one action, and only for what is conduct."""

from __future__ import annotations

import pytest
from ruling_facts import flat

from meldhouse.game import Refused
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.officials.conduct import breakable, log_conduct, log_unlisted, verify_conduct
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.violations import ViolationLog, Whereabouts
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe.facts import post_fact

NPA, N42, STH = load_book("npa"), load_book("n42pa"), load_book("st-hilary")
R1, TD = Official("referee", "R1"), Official("tournament director", "D2")
LEADER = Official("Ministry Leader", "L1")
HERE = Whereabouts(round=1, hand=2)


def assert_refused(code, clause, what, *arguments, **details):
    log = next(argument for argument in arguments if isinstance(argument, ViolationLog))
    with pytest.raises(Refused) as caught:
        what(*arguments, **details)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == (code, clause)
    assert log.entries == ()
    return caught.value.refusal.message.args


def test_the_first_lapse_is_written_down_and_the_second_points_the_player_out():
    log = ViolationLog()
    log_conduct(NPA, log, "NPA-4.1a", "17", R1, HERE)
    assert log.repeaters(NPA) == ()
    log_conduct(NPA, log, "NPA-2.7r", "17", R1, HERE, note="slammed an ace")
    assert log.repeaters(NPA) == ("17",)
    assert [entry.points for entry in log.entries] == [0, 0]


@pytest.mark.parametrize("clause", ["NPA-99", "MCA-C1", "", "npa-4.1a"])
def test_a_clause_that_is_not_in_the_book_is_refused(clause):
    facts = assert_refused("conduct-unknown", "NPA-1.1b", log_conduct, NPA, ViolationLog(), clause, "17", R1, HERE)
    assert facts == {"rule": clause}


@pytest.mark.parametrize("clause", ["NPA-3.1a", "NPA-1.3c", "NPA-2.1b"])
def test_a_clause_that_is_not_about_conduct_is_refused(clause):
    facts = assert_refused("conduct-kind", "NPA-1.1b", log_conduct, NPA, ViolationLog(), clause, "17", R1, HERE)
    assert facts == {"rule": clause, "official": post_fact("referee")}


@pytest.mark.parametrize("name", book_names())
def test_exactly_the_conduct_of_a_book_can_be_written_down_as_conduct(name):
    book = load_book(name)
    allowed = {clause.id for clause in book.clause if verify_conduct(book, clause.id) is None}
    assert allowed == {clause.id for clause in breakable(book)}
    assert allowed <= {clause.id for clause in book.clause if clause.is_conduct}


def said_by_the_referee(book, clause):
    """Why such conduct is not ruled on; None where it is."""
    try:
        rule(book, Case(kind="conduct", by=("N",), clause=clause))
    except CaseError as problem:
        return problem.message
    return None


@pytest.mark.parametrize("name", book_names())
def test_what_is_refused_as_conduct_is_what_the_referee_refuses_with_the_same_words(name):
    book = load_book(name)
    for clause in (one for one in book.clause if one.is_conduct):
        refusal = verify_conduct(book, clause.id)
        assert (refusal and fact("outcome", says=refusal.message)) == said_by_the_referee(book, clause.id), clause.id
        assert refusal is None or refusal.code == "conduct-named"


@pytest.mark.refuses("MCA-C2a")
def test_a_card_that_was_shown_has_a_ruling_of_its_own():
    refusal = verify_conduct(load_book("mcallen"), "MCA-C2a")
    assert refusal is not None
    assert {"piece_shown", "two_pieces"} <= {*flat(refusal.message)}


def test_no_player_writes_another_down():
    player = Official("player", "4")
    assert_refused("official-post", "NPA-1.1e", log_conduct, NPA, ViolationLog(), "NPA-4.1a", "17", player, HERE)


# --- what no clause names --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-17b")
def test_the_director_treats_what_is_not_listed_as_an_offence():
    log = ViolationLog()
    entry = log_unlisted(N42, log, "taps a finger for every double", "7", TD, HERE)
    assert (entry.clause, entry.note, entry.points) == ("N42-17b", "taps a finger for every double", 0)


@pytest.mark.refuses("N42-17b")
def test_only_the_director_does_and_he_says_what_it_was():
    player = Official("player", "4")
    assert_refused("official-post", "N42-20a", log_unlisted, N42, ViolationLog(), "taps", "7", player, HERE)
    assert_refused("unlisted-what", "N42-17b", log_unlisted, N42, ViolationLog(), " ", "7", TD, HERE)
    assert_refused("official-self", None, log_unlisted, N42, ViolationLog(), "taps", "D2", TD, HERE)


@pytest.mark.accepts("STH-LA-a")
def test_the_ministry_leader_rules_on_what_is_not_written():
    assert log_unlisted(STH, ViolationLog(), "threw the cards", "7", LEADER, HERE).clause == "STH-LA-a"


@pytest.mark.refuses("STH-LA-a")
def test_nobody_rules_in_the_ministry_leaders_place():
    referee = Official("referee", "R1")
    assert_refused(
        "official-post", "STH-LA-a", log_unlisted, STH, ViolationLog(), "threw the cards", "7", referee, HERE
    )


@pytest.mark.parametrize("name", ["npa", "mcallen", "bend"])
def test_other_houses_punish_only_what_is_written(name):
    book = load_book(name)
    official = Official(book.officials.chain[0], "R1")
    assert_refused("unlisted-none", None, log_unlisted, book, ViolationLog(), "taps", "7", official, HERE)
