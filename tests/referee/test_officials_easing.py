"""A rule eased so that somebody can play; and who is an official at all."""

from __future__ import annotations

import pytest

from meldhouse.game import Refused
from meldhouse.referee.officials.allowances import allow
from meldhouse.referee.officials.officials import Official, posts_of, verify_official
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.easing import covers

N42, STH = load_book("n42pa"), load_book("st-hilary")
TD = Official("tournament director", "D2")
OTHERS = ("npa", "mcallen", "st-hilary", "bend")
NOBODY_ELSE = ("bend", "bend.3")
"""Houses that leave nothing of the kind to one person."""


def refused(code, clause):
    """The block is refused like this, and for nothing else."""

    class Check:
        def __enter__(self):
            return self

        def __exit__(self, kind, problem, _trace):
            assert kind is Refused
            assert (problem.refusal.code, problem.refusal.clause) == (code, clause)
            return True

    return Check()


# --- a rule eased ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-21a")
@pytest.mark.parametrize("eased", ["N42-8b", "N42-8c", "N42-5d"])
def test_the_director_eases_a_rule_for_a_player_to_whom_it_is_a_hardship(eased):
    allowance = allow(N42, "7", eased, by=TD, why="plays from a rack")
    assert (allowance.who, allowance.eased, allowance.clause) == ("7", eased, "N42-21a")


@pytest.mark.accepts("STH-LA-a")
def test_where_one_person_rules_on_all_that_is_not_written_she_may():
    leader = Official("Ministry Leader", "Mary")
    assert allow(STH, "7", "STH-RP-l", by=leader, why="cannot reach").clause == "STH-LA-a"


@pytest.mark.refuses("N42-21a")
def test_no_rule_is_eased_without_need_or_without_a_name():
    with refused("allow-why", "N42-21a"):
        allow(N42, "7", "N42-8b", by=TD, why="")
    with refused("allow-clause", "N42-21a"):
        allow(N42, "7", "N42-99", by=TD, why="plays from a rack")


@pytest.mark.refuses("N42-21a")
def test_no_player_eases_a_rule_for_himself():
    with refused("official-post", "N42-20a"):
        allow(N42, "7", "N42-8b", by=Official("player", "7"), why="plays from a rack")
    with refused("official-self", None):
        allow(N42, "D2", "N42-8b", by=TD, why="plays from a rack")


@pytest.mark.parametrize("name", NOBODY_ELSE)
def test_a_house_whose_paper_eases_nothing_does_not(name):
    with refused("allow-none", None):
        allow(load_book(name), "7", load_book(name).clause[0].id, by=TD, why="plays from a rack")


@pytest.mark.refuses("NPA-2.2d", "MCA-4Se", "N42-21a", "STH-LA-a")
@pytest.mark.parametrize(
    ("name", "eased", "clause"),
    [
        ("npa", "NPA-2.2f", "NPA-2.2d"), ("npa", "NPA-2.2g", "NPA-2.2d"), ("npa", "NPA-2.3c", "NPA-2.2d"),
        ("npa", "NPA-2.3d", "NPA-2.2d"), ("mcallen", "MCA-5b", "MCA-4Se"), ("mcallen", "MCA-5d", "MCA-4Se"),
    ],
)  # fmt: skip
def test_only_the_rules_that_the_paper_means_are_eased(name, eased, clause):
    book = load_book(name)
    with refused("allow-kind", clause):
        allow(book, "7", eased, by=TD, why="cannot grip the cards")
    with pytest.raises(Refused) as problem:
        allow(book, "7", eased, by=TD, why="cannot grip the cards")
    assert problem.value.refusal.message.args == {"rule": eased, "clauses": book.officials.eases}


@pytest.mark.accepts("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(("name", "own"), [("npa", "NPA-2.2d"), ("mcallen", "MCA-4Se")])
def test_the_exception_itself_may_be_named(name, own):
    book = load_book(name)
    assert allow(book, "7", own, by=TD, why="cannot grip the cards").eased == own
    assert all(covers(book, own, clause) for clause in book.officials.eases)


@pytest.mark.accepts("N42-21a", "STH-LA-a")
@pytest.mark.parametrize(
    ("name", "eased"),
    [
        ("n42pa", "N42-13a"),
        ("n42pa", "N42-12a"),
        ("n42pa", "N42-5a"),
        ("st-hilary", "STH-PS-c"),
        ("st-hilary", "STH-RN-c"),
    ],
)
def test_where_the_paper_names_no_rules_any_that_players_must_keep_is_eased(name, eased):
    book = load_book(name)
    assert allow(book, "7", eased, by=TD, why="cannot see the table").eased == eased


@pytest.mark.refuses("N42-21a", "STH-LA-a")
@pytest.mark.parametrize(
    ("name", "eased", "by"),
    [
        ("n42pa", "N42-21a", "N42-21a"), ("n42pa", "N42-19a", "N42-21a"),
        ("n42pa", "N42-X8", "N42-21a"), ("st-hilary", "STH-LA-a", "STH-LA-a"), ("st-hilary", "STH-SW-a", "STH-LA-a"),
    ],
)  # fmt: skip
def test_what_asks_nothing_of_a_player_is_not_eased(name, eased, by):
    with refused("allow-no-duty", by):
        allow(load_book(name), "7", eased, by=TD, why="cannot see the table")


# --- who is an official ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*OTHERS, "n42pa"])
def test_every_post_of_the_chain_is_an_official_and_the_director_everywhere(name):
    book = load_book(name)
    assert {*book.officials.chain, *book.officials.also, "tournament director"} == set(posts_of(book))
    assert all(verify_official(book, Official(post, "D1")) is None for post in posts_of(book))
    assert verify_official(book, Official("dealer", "D1")).code == "official-post"
    assert verify_official(book, Official("tournament director", "")).code == "official-name"
