"""Out of the tournament: a direction not followed, a team expelled; and a rule eased so that somebody can play."""

from __future__ import annotations

import pytest

from meldhouse.game import Refused
from meldhouse.referee.officials import Official, posts_of, verify_official
from meldhouse.referee.removals import allow, disqualify, expel
from meldhouse.referee.violations import Place, ViolationLog
from meldhouse.rulebooks import load_book

NPA, N42, STH = load_book("npa"), load_book("n42pa"), load_book("st-hilary")
NTD, TD = Official("National Tournament Director", "D1"), Official("tournament director", "D2")
HERE = Place(round=2, hand=1)
OTHERS = ("npa", "mcallen", "st-hilary", "bend")
NOBODY_ELSE = ("npa", "mcallen", "bend")
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


# --- directions ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-9.1b")
@pytest.mark.parametrize("by", [TD, NTD])
def test_whoever_does_not_follow_a_direction_may_be_disqualified_and_the_direction_is_written_down(by):
    log = ViolationLog()
    ruling, removal = disqualify(
        NPA, log, "direction_ignored", people={"E": "9"}, by=by, at=HERE, why="told twice to move to table 5"
    )
    assert (ruling.clause, removal.who, removal.refund) == ("NPA-9.1b", ("9",), False)
    (entry,) = log.of("9")
    assert (entry.clause, entry.by, entry.points, entry.note) == ("NPA-9.1b", by, 0, "told twice to move to table 5")


@pytest.mark.refuses("NPA-9.1b")
@pytest.mark.parametrize("why", ["", "  "])
def test_a_direction_that_is_not_written_down_disqualifies_nobody(why):
    log = ViolationLog()
    with refused("remove-what", "NPA-9.1b"):
        disqualify(NPA, log, "direction_ignored", people={"E": "9"}, by=TD, at=HERE, why=why)
    assert log.entries == ()


@pytest.mark.refuses("NPA-9.1b")
def test_no_player_disqualifies_another_or_himself():
    log = ViolationLog()
    with refused("official-post", "NPA-1.1e"):
        disqualify(NPA, log, "direction_ignored", people={"E": "9"}, by=Official("player", "4"), at=HERE, why="moved")
    with refused("official-self", "NPA-1.1b"):
        disqualify(NPA, log, "direction_ignored", people={"E": "D2"}, by=TD, at=HERE, why="moved")
    assert log.entries == ()


@pytest.mark.accepts("NPA-1.3h")
def test_for_a_refused_decision_the_fee_is_kept_and_no_points_are_taken():
    log = ViolationLog()
    ruling, removal = disqualify(
        NPA, log, "decision_refused", people={"W": "12"}, by=NTD, at=HERE, why="will not play on"
    )
    assert (removal.refund, ruling.entries, log.of("12")[0].points) == (False, (), 0)


@pytest.mark.parametrize("name", OTHERS[1:])
def test_where_the_paper_disqualifies_nobody_it_cannot_be_done(name):
    with refused("remove-none", load_book(name).rulings.direction_ignored.clause or last_word(name)):
        disqualify(
            load_book(name),
            ViolationLog(),
            "direction_ignored",
            people={"E": "9"},
            by=TD,
            at=HERE,
            why="would not move",
        )


def last_word(name):
    return {"mcallen": "MCA-C5", "st-hilary": "STH-LA-a", "bend": "BEN-X14"}[name]


# --- expulsion -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-19a")
@pytest.mark.parametrize("cause", ["cheating", "swearing", "damage to the hall"])
def test_the_director_expels_a_team_for_good_cause(cause):
    log = ViolationLog()
    removal = expel(N42, log, ("7", "8"), by=TD, at=HERE, cause=cause)
    assert (removal.who, removal.clause, removal.refund) == (("7", "8"), "N42-19a", None)
    assert [(entry.who, entry.note) for entry in log.standing] == [("7", cause), ("8", cause)]


@pytest.mark.refuses("N42-19a")
def test_no_team_is_expelled_without_a_cause():
    with refused("expel-cause", "N42-19a"):
        expel(N42, ViolationLog(), ("7", "8"), by=TD, at=HERE, cause=" ")


@pytest.mark.refuses("N42-19a")
@pytest.mark.parametrize("team", [("7",), ("7", "8", "9"), ("7", "7"), ("7", ""), ()])
def test_a_team_is_expelled_as_a_team(team):
    with refused("expel-team", "N42-19a"):
        expel(N42, ViolationLog(), team, by=TD, at=HERE, cause="cheating")


@pytest.mark.refuses("N42-19a")
def test_nobody_but_the_director_expels_and_nobody_expels_himself():
    log = ViolationLog()
    with refused("official-post", "N42-20a"):
        expel(N42, log, ("7", "8"), by=Official("player", "4"), at=HERE, cause="cheating")
    with refused("official-self", None):
        expel(N42, log, ("7", "D2"), by=TD, at=HERE, cause="cheating")
    assert log.entries == ()


@pytest.mark.accepts("STH-LA-a")
def test_where_one_person_rules_on_all_that_is_not_written_she_may():
    leader = Official("Ministry Leader", "Mary")
    sent = expel(STH, ViolationLog(), ("7", "8"), by=leader, at=HERE, cause="cheating")
    assert (sent.who, sent.clause) == (("7", "8"), "STH-LA-a")
    assert allow(STH, "7", "STH-RP-l", by=leader, why="cannot reach").clause == "STH-LA-a"


@pytest.mark.parametrize("name", NOBODY_ELSE)
def test_a_house_whose_paper_expels_nobody_does_not(name):
    with refused("expel-none", None):
        expel(load_book(name), ViolationLog(), ("7", "8"), by=TD, at=HERE, cause="cheating")


# --- a rule eased ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-21a")
@pytest.mark.parametrize("eased", ["N42-8b", "N42-8c", "N42-5d"])
def test_the_director_eases_a_rule_for_a_player_to_whom_it_is_a_hardship(eased):
    allowance = allow(N42, "7", eased, by=TD, why="plays from a rack")
    assert (allowance.who, allowance.eased, allowance.clause) == ("7", eased, "N42-21a")


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


# --- who is an official ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*OTHERS, "n42pa"])
def test_every_post_of_the_chain_is_an_official_and_the_director_everywhere(name):
    book = load_book(name)
    assert {*book.officials.chain, *book.officials.also, "tournament director"} == set(posts_of(book))
    assert all(verify_official(book, Official(post, "D1")) is None for post in posts_of(book))
    assert verify_official(book, Official("dealer", "D1")).code == "official-post"
    assert verify_official(book, Official("tournament director", "")).code == "official-name"
