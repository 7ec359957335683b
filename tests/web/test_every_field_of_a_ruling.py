"""The browser can tell the referee everything that a program can; for the terminal see `test_cli_rule_fields.py`."""

from __future__ import annotations

from typing import Any

import pytest
from event_nights import night_of
from visiting import OpenHouse, words

from meldhouse.game.typed.answers import Question
from meldhouse.referee.asking.answering import ask
from meldhouse.referee.asking.fields import FIELDS, Field, asked_of
from meldhouse.referee.asking.groups import groups_of
from meldhouse.referee.asking.no_difference import TOLD
from meldhouse.referee.asking.reading import Facts
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import book_names
from meldhouse.web.desk.rulings.ruling_asked import shown_of
from meldhouse.web.desk.rulings.ruling_form import facts_of, keys_of
from meldhouse.web.forms import Form
from table import house as rules_of

SAID: dict[str, Any] = {
    "by": ["N"], "counts": {"N": 25, "E": 24, "kitty": 5}, "caller": "E", "offence": "follow", "bid": "62",
    "over": "60", "clause": "BEN-1.1a", "cards": "AS KS", "late": "5:59", "stands": False, "every_trick": True,
    "bidder": "E", "contract": "600", "meld": {"N": 20, "E": 0}, "dropped": True, "trump": "H", "marriage": False,
    "in_time": True, "called": "scored", "taken": {"N": 3, "E": 4}, "ruled": ["a renege"], "absent": ["director"],
    "silenced": True, "declared": True, "said": "I call a renege", "trick": "10C KC", "card": "KC", "later": "-",
    "leads": "S", "hands": {"N": "KC", "E": "QS"}, "order": "AH AC",
}  # fmt: skip
"""Something to tell in every field, at a table of three with a kitty."""


def on_the_form(field: Field) -> dict[str, str]:
    """The same, as a browser sends it."""
    keys, said = keys_of(rules_of("bend.3"), field), SAID[field.name]
    if field.holds == "rulings":
        return dict(zip(keys.values(), said, strict=False))
    if field.holds == "posts":
        return {next(iter(keys.values())): "1"}
    if isinstance(said, dict):
        return {keys[part]: str(value) for part, value in said.items()}
    if isinstance(said, list):
        return {keys[part]: "1" for part in said}
    if isinstance(said, bool):
        return {field.key: ("yes" if said else "no") if field.holds == "yes-no" else "1"}
    return {field.key: str(said)}


def test_something_is_told_in_every_field_here() -> None:
    assert set(SAID) == {field.name for field in FIELDS}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_the_form_and_a_program_tell_the_same(field: Field) -> None:
    book = rules_of("bend.3")
    if field.name == "absent":
        SAID["absent"] = [book.officials.chain[0]]
    program = Facts(book, Question({field.name: SAID[field.name]}))
    browser = Facts(book, Question(facts_of(book, Form(on_the_form(field)))))
    assert browser[field.name] == program[field.name]
    assert browser[field.name] not in (None, ({}, None))


def test_every_fact_of_a_case_that_people_can_tell_has_a_field() -> None:
    seen_at_the_table = {"kind", "uncalled", "trick", "shown", "in_vain", "laid", "equal", "readings"}
    facts = {fact for field in FIELDS for fact in field.facts} - {"dropped", "trick", "hands"}
    assert facts == set(Case.__struct_fields__) - seen_at_the_table
    assert facts - {"ruled", "absent"} <= set(TOLD), "or nobody hears that one made no difference"
    assert {fact for kind in KINDS.values() for fact in (*kind.about, *kind.asks, *kind.also)} <= {
        fact for field in FIELDS for fact in field.facts
    }


@pytest.mark.parametrize("name", book_names())
def test_some_kind_asks_for_each_field_where_it_applies_and_the_form_shows_what_is_asked(name: str) -> None:
    book, asked_for = rules_of(name), set[str]()
    names = dict.fromkeys(("N", "E", "S", "W"), "x")
    for kind in (kind for kinds in groups_of(book).values() for kind in kinds):
        asked = asked_of(book, kind)
        shown = shown_of(book, kind, names, dict.fromkeys(("NS", "EW", "N", "E", "S", "W"), "x"), book.voice)
        assert [one.asked for one in shown] == list(asked)
        assert all(one.inputs for one in shown)
        asked_for |= {one.field.name for one in asked}
    never = {field.name for field in FIELDS if field.applies(book)} - asked_for
    assert never <= {"every_trick", "marriage", "hands", "order", "stands", "taken", "dropped", "late"}


@pytest.mark.refuses("NPA-3.1b")
def test_a_trick_proves_a_renege_in_the_browser_too(house: OpenHouse) -> None:
    night = night_of(house)
    form = night.get("/desk/ask?table=1&kind=renege").text
    assert all(f'name="{name}"' in form for name in ("trick", "card", "later", "leads", "said"))
    asked = "/desk/ask?table=1&asked=1&kind=renege&by-S=1&caller=W&trump=H&trick=10C+KC+JC+QC&card=KC&later="
    proven, vain = (words(night.get(asked + later)) for later in ("AC", "-"))
    assert "It’s proven." in proven
    assert "It’s not proven." in vain
    unread = night.get(asked + "ZZ")
    assert unread.status_code == 422
    assert "ZZ" in words(unread)
    assert 'value="10C KC JC QC"' in unread.text, "nothing is lost"


def test_the_hands_of_a_claim_are_looked_at_in_the_browser_too(house: OpenHouse) -> None:
    night = night_of(house)
    hands = "&hands-N=KC+JS+JD&hands-E=AS+QS+QD&hands-S=KS+TD+JD&hands-W="
    asked = f"/desk/ask?table=1&asked=1&kind=claim&by-W=1&trump=H{hands}"
    assert "The claim is good." in words(night.get(asked + "AH+AH+TH"))
    assert "The claim isn’t good." in words(night.get(asked + "AH+TH+QC"))


@pytest.mark.accepts("NPA-1.3e")
def test_a_dispute_is_told_official_by_official_in_the_browser_too(house: OpenHouse) -> None:
    page = words(night_of(house).get("/desk/ask?asked=1&kind=appeal&ruled-1=a+renege&ruled-2=no+renege&absent-3=1"))
    book = rules_of("npa")
    same = ask(book, "appeal", ruled=["a renege", "no renege"], absent=[book.officials.chain[2]])
    assert book.voice.say(same.ruling.says) in page
