"""A setting that nothing reads is a promise nobody keeps: every key of the referee's sections is read somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import meldhouse
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.remedies import remedied
from meldhouse.referee.rulings.ruling import CaseError, rule
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.money import Money
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.rulebooks.refereeing import Claim, HouseRule, Late, Officials, Remedy, Renege, Rulings

SRC = Path(meldhouse.__file__).parent
SECTIONS = {"renege": Renege, "claim": Claim, "late": Late, "officials": Officials, "ranking": Ranking, "money": Money}
FORM = {"schema.py", "refereeing.py", "ranking.py", "money.py", "meanings.py"}
"""What a book may say and what it means, which is not reading it."""


Function = tuple[ast.FunctionDef, list[ast.Attribute], list[ast.Assign]]
"""With all its attributes and assignments."""


@cache
def functions() -> tuple[Function, ...]:
    files = [path for path in SRC.rglob("*.py") if path.name not in FORM and "describe" not in path.parts]
    return tuple(one for path in files for one in functions_in(ast.parse(path.read_text("utf-8"))))


def functions_in(tree: ast.Module) -> Iterator[Function]:
    for part in ast.walk(tree):
        if isinstance(part, ast.FunctionDef):
            inside = list(ast.walk(part))
            attributes = [node for node in inside if isinstance(node, ast.Attribute)]
            yield part, attributes, [node for node in inside if isinstance(node, ast.Assign)]


def keys_read(found: Iterable[Function], section: str) -> Iterator[str]:
    """``book.renege.kinds``, or ``rules.kinds`` where the function has said ``rules = book.renege``."""
    for function, attributes, assignments in found:
        known = set(_named(function, assignments, section))
        for node in attributes:
            owner = node.value
            if (isinstance(owner, ast.Attribute) and owner.attr == section) or (
                isinstance(owner, ast.Name) and owner.id in known
            ):
                yield node.attr


def _named(function: ast.FunctionDef, assignments: Iterable[ast.Assign], section: str) -> Iterator[str]:
    for node in assignments:
        target = node.targets[-1]
        pairs = (
            zip(target.elts, node.value.elts, strict=False)
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            else [(target, node.value)]
        )
        for name, value in pairs:
            if isinstance(name, ast.Name) and isinstance(value, ast.Attribute) and value.attr == section:
                yield name.id
    for argument in function.args.args:
        if isinstance(argument.annotation, ast.Name) and argument.annotation.id == SECTIONS[section].__name__:
            yield argument.arg


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_of_the_section_is_read_somewhere(section):
    read = set(keys_read(functions(), section))
    assert [key for key in SECTIONS[section].__struct_fields__ if key not in read] == []


def test_a_key_that_nobody_reads_would_be_found():
    assert "nothing" not in set(keys_read(functions(), "renege"))
    made_up = ast.parse(
        "def f(book):\n    rules, n = book.renege, 1\n    return rules.kinds, book.renege.cost, n.exact"
    )
    assert set(keys_read(functions_in(made_up), "renege")) == {"kinds", "cost"}


def test_every_key_of_a_ruling_is_read_somewhere():
    read = {node.attr for _, attributes, _ in functions() for node in attributes}
    assert [key for key in HouseRule.__struct_fields__ if key not in read] == []


@pytest.mark.parametrize("name", book_names())
def test_every_irregularity_has_a_name_and_an_answer_in_every_house(name):
    assert set(Rulings.__struct_fields__) <= set(KINDS)
    book = load_book(name)
    for kind in Rulings.__struct_fields__:
        with suppress(CaseError):  # there is nothing of the kind at this table
            ruling = rule(book, Case(kind=kind, by=("N",)))
            assert book.voice.say(ruling.says).endswith(".")
            assert book.voice.say(ruling.what)


def test_every_remedy_that_a_book_may_name_has_words():
    book = load_book("npa")
    for remedy in Remedy.__args__:
        for one in remedied(book, Case(kind="conduct", by=("N",)), HouseRule(), (remedy,)):
            assert book.voice.say(one.said)
