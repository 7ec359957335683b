"""Below the command line, the pages and the prints there are facts and no sentences, except where work is left."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meldhouse

CODE = Path(meldhouse.__file__).parent
LEFT = (Path(__file__).parent / "unconverted.txt").read_text("utf-8").splitlines()
UNCONVERTED = [line for line in LEFT if not line.startswith("#")]
EDGES = ("__main__.py", "cli", "web", "tournament/prints", "messages")

WORDS = re.compile(r"[^\W\d_]{2,}[,.;:]? +[^\W\d_{(“]+")
"""Two words in a row."""
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
        if WORDS.search(text):
            yield node.lineno, text


def _spared(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node.value  # a docstring
        case ast.JoinedStr():
            yield from (part for part in node.values if isinstance(part, ast.Constant))
        case ast.Assert(msg=ast.expr() as said):
            yield from ast.walk(said)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as call) if name in FOR_PROGRAMMERS:
            yield from ast.walk(call)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")) | ast.Name(id="subkey")):  # patterns, names of keys
            yield from ast.walk(node)


def is_under(file: str, places: list[str] | tuple[str, ...]) -> bool:
    return any(file == place or file.startswith(f"{place}/") for place in places)


FILES = {str(path.relative_to(CODE)): path for path in sorted(CODE.rglob("*.py"))}


@pytest.mark.parametrize("file", [file for file in FILES if not is_under(file, [*EDGES, *UNCONVERTED])])
def test_facts_are_not_put_into_words_below_the_edges(file: str):
    assert list(sentences(FILES[file].read_text("utf-8"))) == []


@pytest.mark.parametrize("place", UNCONVERTED)
def test_what_is_left_to_do_is_still_to_be_done(place: str):
    mine = [path for file, path in FILES.items() if is_under(file, [place])]
    assert any(any(sentences(path.read_text("utf-8"))) for path in mine)


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
        ('x = "no-marriage"', []),
        ('x = "Pass"', []),
        ('x = "La baza es suya"', ["La baza es suya"]),
    ],
)
def test_a_sentence_is_known_when_it_is_seen(source: str, found: list[str]):
    assert [text for _, text in sentences(source)] == found
