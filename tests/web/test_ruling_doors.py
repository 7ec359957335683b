"""What goes wrong is ruled on alike at the terminal and in the browser, whatever it is and under all rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from event_nights import night_of
from visiting import OpenHouse, words

from meldhouse.cli.commands.rule import answer
from meldhouse.cli.trouble import Trouble
from meldhouse.game import seating_of
from meldhouse.game.typed.answers import Question
from meldhouse.referee.asking.groups import groups_of
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import Book, book_names
from meldhouse.web.desk.rulings.ruling_form import ruled
from meldhouse.web.desk.shown.form_reading import Form
from table import house as rules_of
from worded import words as worded

BIDS = {"npa": 60, "mcallen": 30, "st-hilary": 24, "n42pa": 31, "bend": 600}


class Told(NamedTuple):
    """The same facts as fields of the form and as those of the command."""

    form: dict[str, str]
    command: dict[str, Any]


def told(book: Book, kind: str) -> Iterator[Told]:
    """Who did it, when it was found, who called it, what was bid and how the hand stood; and what only some ask."""
    by, caller = Told({"by-N": "yes"}, {"by": "N"}), Told({"caller": "E"}, {"caller": "E"})
    bid = BIDS[book.name.partition(".")[0]]
    sides = seating_of(book).sides if book.has_meld else ()
    stood = Told(
        {"bidder": "N", "contract": str(bid)} | {f"meld-{side}": "20" for side in sides},
        {"bidder": "N", "contract": bid} | ({"meld": dict.fromkeys(sides, 20)} if sides else {}),
    )
    nothing = Told({}, {})
    yield from (nothing, by, both(by, stood), both(by, caller), both(both(by, caller), stood))
    for early in (True, False):
        yield both(by, Told({"in-time": "yes" if early else "no"}, {"in_time": early}))
    yield both(by, Told({"bid": str(bid)}, {"bid": bid}))
    if "counts" in KINDS[kind].about:
        hand = book.deal.hand
        for counts in ({"N": hand - 1, "S": hand + 1}, {"N": hand - 2, "S": hand + 2}, {"S": hand - 1}):
            laid = {"kitty": book.deal.kitty + 1} if book.deal.kitty and len(counts) == 1 else {}
            yield Told({f"counts-{who}": str(many) for who, many in (counts | laid).items()}, {"counts": counts | laid})
    if kind == "late":
        yield both(by, Told({"late": "8"}, {"late": "8"}))
    if kind == "contract_wrong" and book.trump.marriage:
        for holds in (True, False):
            yield Told({"trump": "D", "marriage": "yes" if holds else "no"}, {"trump": "D", "marriage": holds})
    if kind == "claim":
        for stands in (True, False):
            yield both(by, Told({"stands": "yes" if stands else "no"}, {"stands": stands}))


def both(one: Told, other: Told) -> Told:
    return Told(one.form | other.form, one.command | other.command)


def in_the_browser(book: Book, kind: str, form: dict[str, str]) -> str:
    asked = Form({"kind": kind, "asked": "1"} | form)
    found = ruled(book, asked)
    return " ".join(map(book.voice.say, asked.faults.values() if found is None else [found.ruling.says]))


def at_the_terminal(book: Book, kind: str, command: dict[str, Any]) -> str:
    try:
        return book.voice.say(answer(book, Question({"kind": kind} | command)).ruling.says)
    except Trouble as problem:
        return str(problem)


@pytest.mark.parametrize("name", book_names())
def test_the_terminal_and_the_browser_give_one_answer(name: str) -> None:
    book = rules_of(name)
    for kinds in groups_of(book).values():
        for kind in kinds:
            for form, command in told(book, kind):
                assert in_the_browser(book, kind, form) == at_the_terminal(book, kind, command), (kind, form)


@pytest.mark.accepts("MCA-C5")
def test_who_comes_late_where_no_rule_speaks_of_it_is_for_the_referee_and_no_minutes_are_asked(house: OpenHouse):
    night = night_of(house, "mcallen")
    assert 'name="late"' not in night.get("/desk/ask?table=1&kind=late").text
    page = night.get("/desk/ask?table=1&asked=1&kind=late&by-N=1")
    assert page.status_code == 200
    assert "MCA-C5" in words(page)


@pytest.mark.refuses("NPA-5.1a")
def test_where_minutes_count_they_are_asked(house: OpenHouse):
    page = night_of(house).get("/desk/ask?table=1&asked=1&kind=late&by-N=1")
    assert worded("case-late-time") in words(page)
