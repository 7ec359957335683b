"""A club that changes a rule and goes on citing the clause for the old one is warned."""

from __future__ import annotations

import pytest

from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.clubs.doubts import doubts


def found(house, changes):
    club = loads_book(f'name = "oak"\ntitle = "Oak"\nextends = "{house}"\n{changes}\n')
    return doubts(load_book(house), club)


def cites(house, changes):
    return {code: doubt.clause.id for doubt in found(house, changes) for code in doubt.cites}


@pytest.mark.parametrize(
    ("house", "changes", "expected"),
    [
        (
            "st-hilary",
            "[auction]\nminimum = 20",
            {"bid-minimum": "STH-BI-a", "all-pass": "STH-BI-d", "bid-dropped": "STH-BI-d"},
        ),
        ("st-hilary", "[match]\ntarget = 200", {"game-target": "STH-SW-a", "game-bidder-first": "STH-SW-b"}),
        ("st-hilary", "[meld]\naces = [12, 120]", {"meld-aces": "STH-ME-i"}),
        ("st-hilary", "[meld]\nrun = [15, 200]", {"meld-run-2": "STH-ME-e"}),
        ("st-hilary", "[meld]\nnine = 2", {"meld-nine": "STH-ME-h"}),
        ("st-hilary", "[exchange]\ncount = 4", {"pass-count": "STH-PS-a"}),
        ("npa", "[scoring]\nsave_take = 15", {"score-unsaved": "NPA-2.7u"}),
        ("npa", "[meld]\nrun = [25, 250]", {"meld-run": "NPA-2.6a"}),
        ("n42pa", "[match]\ntarget = 5", {"game-target": "N42-X8"}),
        ("bend", "[scoring]\nfee_cents = 50", {"score-fee": "BEN-4.2a"}),
    ],
)
def test_a_changed_rule_puts_the_clause_in_doubt_that_tells_the_old_one(house, changes, expected):
    assert cites(house, changes) == expected


def test_a_change_of_the_rule_itself_needs_no_figures():
    (doubt,) = found("st-hilary", '[exchange]\nform = "sequence"')
    assert (doubt.clause.id, doubt.figures) == ("STH-PS-a", ())
    assert doubt.fault().message.args["figures"] == ()


def test_the_warning_names_the_setting_the_cite_the_clause_and_its_text():
    doubt = found("st-hilary", "[auction]\nminimum = 20")[0]
    says = {"cites": ("bid-minimum",), "clause": "STH-BI-a", "figures": (15,), "wording": doubt.clause.says}
    assert doubt.fault().message == fact("book-doubt", keys=("auction.minimum",), **says)
    assert (doubt.fault().key, doubt.fault().clause) == ("auction.minimum", "STH-BI-a")


def test_every_setting_that_changed_the_sentence_is_named():
    (doubt,) = found("st-hilary", '[exchange]\nform = "sequence"\ncount = 4\n[match]\nbest_of = 3')
    assert doubt.keys == ("exchange.form", "exchange.count")


@pytest.mark.parametrize(
    "changes",
    [
        "",
        '[words]\ntrick = "book"\npiece = "sheet"\npieces = "sheets"',
        "[scoring]\nfee_cents = 25",  # nothing was said about it before
        "[deal]\nweak_nines = 0",  # the right is gone, and so is what cites the clause
        '[[clause]]\nid = "OAK-1"\nkind = "conduct"\ntext = "No phones."',
    ],
)
def test_what_contradicts_no_clause_is_no_doubt(changes):
    assert found("st-hilary", changes) == []


OWN = '[[clause]]\nid = "{id}"\nkind = "scoring"\ntext = "Our fee is 50 cents."\n'


def test_a_clause_of_its_own_settles_it():
    changes = '[scoring]\nfee_cents = 50\n[cites]\nscore-fee = "OAK-1"\n' + OWN.format(id="OAK-1")
    assert found("bend", changes) == []


def test_the_same_clause_in_new_words_settles_it():
    assert found("bend", "[scoring]\nfee_cents = 50\n" + OWN.format(id="BEN-4.2a")) == []


def test_a_figure_that_still_stands_is_no_contradiction():
    """The dealer's clause says 15, and 15 is still what a dealer is given the bid at."""
    assert cites("st-hilary", "[auction]\nminimum = 20\ndropped = 15") == {"bid-minimum": "STH-BI-a"}


@pytest.mark.parametrize("name", book_names())
def test_a_book_is_in_no_doubt_about_itself(name):
    assert doubts(load_book(name), load_book(name)) == []


@pytest.mark.parametrize(
    ("changes", "expected", "figures"),
    [
        ("meld_aces = { points = 20 }", {"rulings.meld_aces": "NPA-2.5h"}, (50,)),
        ('bid_early = { remedies = ["void"] }', {"rulings.bid_early": "NPA-2.4c"}, ()),
        ('bid_early = { remedies = ["void"], clause = "NPA-2.4b" }', {}, None),
        ('bid_asked = { remedies = ["log"] }', {}, None),
    ],
)
def test_a_changed_ruling_puts_its_clause_in_doubt(changes, expected, figures):
    assert cites("npa", f"[rulings]\n{changes}") == expected
    for doubt in found("npa", f"[rulings]\n{changes}"):
        assert doubt.figures == figures


def test_the_warning_of_a_ruling_names_what_was_changed_in_it():
    (doubt,) = found("npa", "[rulings]\nmeld_aces = { points = 20 }")
    says = {"cites": ("rulings.meld_aces",), "clause": "NPA-2.5h", "figures": (50,), "wording": doubt.clause.says}
    assert doubt.fault().message == fact("book-doubt", keys=("rulings.meld_aces.points",), **says)
    assert doubt.fault().key == "rulings.meld_aces.points"


def test_a_ruling_whose_clause_was_written_anew_is_in_order():
    own = '[[clause]]\nid = "NPA-2.5h"\nkind = "penalty"\ntext = "Aces shown wrongly cost 20."'
    assert cites("npa", f"[rulings]\nmeld_aces = {{ points = 20 }}\n{own}") == {}
