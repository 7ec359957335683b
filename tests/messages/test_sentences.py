"""Code holds facts and no sentences: those stand in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meldhouse

CODE = Path(meldhouse.__file__).parent
FORMATS = (
    "game/records",
    "game/fairness.py",
    "game/witness.py",
    "tournament/results/exports.py",
    "tournament/steps.py",
)
"""Where the words of a text that programs read stand: records, sheets of fair deals, witnesses, columns, old logs."""
APART = ("__main__.py", "messages")

WORDS = re.compile(r"[^\W\d_]{2,}[,.;:]? +[^\W\d_{(“]+")
"""Two words in a row."""
WHOLE = re.compile(r"^[A-Z“{].*[.?!]$")
"""From a capital letter to a period; the words of a format have neither."""
HEADER = re.compile(r"(public|private|cookie), |(inline|attachment); |text/\w+; |default-src |[\w ]+\.ttf$")
"""What a page tells the browser, and not the reader; files of fonts."""
TYPED = re.compile(r"meldhouse |--[a-z]|(?:BEGIN|PRAGMA|SELECT)\b")
"""How a command, its options, or a question to a database begin: those are typed, in any language."""
TAG = re.compile(r"<[^<>]*>")
"""Marks of a page around words."""
FOR_PROGRAMMERS = {
    "AssertionError", "AttributeError", "ImportError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError",
}  # fmt: skip


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The literals of a file that people would read; what only programmers meet is theirs."""
    tree = ast.parse(source)
    spared = {id(part) for node in ast.walk(tree) for part in _spared(node)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        elif isinstance(node, ast.JoinedStr):
            text = "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
        else:
            continue
        if WORDS.search(TAG.sub("", text)) and not TYPED.match(text):
            yield node.lineno, text


def _spared(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node.value  # a docstring
        case ast.Constant(value=str() as text) if HEADER.match(text):
            yield node
        case ast.JoinedStr(values=[ast.Constant(value=str() as text), *_]) if HEADER.match(text):
            yield from ast.walk(node)
        case ast.JoinedStr():
            yield from (part for part in node.values if isinstance(part, ast.Constant))
        case ast.Assert(msg=ast.expr() as said):
            yield from ast.walk(said)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as call) if name in FOR_PROGRAMMERS:
            yield from ast.walk(call)
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="re" | "log")) | ast.Name(id="subkey")
        ):  # patterns, keys, logs
            yield from ast.walk(node)
        case ast.keyword(arg="examples"):  # of a command, to copy
            yield from ast.walk(node.value)


def is_under(file: str, places: tuple[str, ...]) -> bool:
    return any(file == place or file.startswith(f"{place}/") for place in places)


FILES = {str(path.relative_to(CODE)): path for path in sorted(CODE.rglob("*.py"))}


@pytest.mark.parametrize("file", [file for file in FILES if not is_under(file, APART)])
def test_code_holds_no_sentences(file: str):
    found = sentences(FILES[file].read_text("utf-8"))
    assert [one for one in found if not is_under(file, FORMATS) or WHOLE.match(one[1])] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('x = "You have a club."', ["You have a club."]),
        ('x = f"You bid {bid} in {suit}."', ["You bid {} in {}."]),
        ('def f():\n    """It is told here."""', []),
        ('raise ValueError("this cannot be")', []),
        ('raise SlipError("this cannot be")', ["this cannot be"]),
        ('assert x, "this cannot be"', []),
        ('re.compile("a b c|some thing")', []),
        ('subkey(key, "for some thing")', []),
        ('log.error("table %s is gone", id)', []),
        ('x = "private, no-cache"', []),
        ("x = f'inline; filename={name}'", []),
        ('command(examples=("echo some thing | meldhouse score -",))', []),
        ('x = "meldhouse score npa slip.json"', []),
        ('log.exception("table %s: no hint", id)', []),
        ('log.warning("this was not kept")', []),
        ('x = "SELECT name FROM streams"', []),
        ("x = '<b class=\"button wide\">{}</b>'", []),
        ("x = '<b>You have a club.</b>'", ["<b>You have a club.</b>"]),
        ('x = "no-marriage"', []),
        ('x = "Pass"', []),
        ('x = "La baza es suya"', ["La baza es suya"]),
    ],
)
def test_a_sentence_is_known_when_it_is_seen(source: str, found: list[str]):
    assert [text for _, text in sentences(source)] == found
