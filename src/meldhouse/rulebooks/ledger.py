"""The clause ledger: every clause of the houses, how it is covered, and its tests."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from meldhouse.rulebooks.loading import book_names, load_book
from meldhouse.rulebooks.schema import Clause

MARKS = ("accepts", "refuses")
Missing = Literal["", "cover", "shown", "accepts", "refuses", "both"]
"""What may be missing: any cover, or a test that shows it, of what it allows, of what it forbids, or of either."""


class LedgerLine(msgspec.Struct, frozen=True):
    """One clause and its tests."""

    clause: Clause
    book: str
    accepts: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()

    @property
    def is_covered(self) -> bool:
        """Whether the clause is covered as it claims to be."""
        return not self.missing

    @property
    def is_broken(self) -> bool:
        """Whether it claims to be covered but is not."""
        return self.clause.cover != "not-yet" and not self.is_covered

    @property
    def missing(self) -> Missing:
        """What is missing for it to be covered.

        A clause that is enforced or ruled needs a test for what it allows and one for what it forbids; a clause that is
        only shown needs a test that it is.
        """
        if self.clause.cover in ("not-yet", "not-applicable"):
            return "cover" if self.clause.cover == "not-yet" else ""
        if self.accepts and self.refuses:
            return ""
        if self.clause.cover == "shown":
            return "" if self.accepts or self.refuses else "shown"
        return "accepts" if self.refuses else "refuses" if self.accepts else "both"


def ledger(tests: Path | None, books: Iterable[str] | None = None) -> list[LedgerLine]:
    """Every clause of `books` (all houses) with the tests under `tests` that name it."""
    named = tests_by_clause(tests) if tests is not None else {}
    lines: dict[str, LedgerLine] = {}
    for name in books or book_names():
        for clause in load_book(name).clause:
            if clause.id not in lines:
                found = named.get(clause.id, {})
                lines[clause.id] = LedgerLine(
                    clause=clause,
                    book=name,
                    accepts=tuple(found.get("accepts", ())),
                    refuses=tuple(found.get("refuses", ())),
                )
    return list(lines.values())


def strangers(tests: Path, books: Iterable[str] | None = None) -> dict[str, list[str]]:
    """Clause ids that tests name and no book has, with the tests."""
    known = {line.clause.id for line in ledger(None, books)}
    return {
        clause: sorted({test for found in marks.values() for test in found})
        for clause, marks in tests_by_clause(tests).items()
        if clause not in known
    }


def tests_by_clause(folder: Path) -> dict[str, dict[str, list[str]]]:
    """For each clause id, the tests that carry it in an ``accepts`` or ``refuses`` mark."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.rglob("test_*.py")):
        for test, mark, clause in _marks_in(path.read_text("utf-8"), str(path)):
            found[clause][mark].append(f"{path.relative_to(folder).as_posix()}::{test}")
    return {clause: dict(marks) for clause, marks in found.items()}


@lru_cache(maxsize=4096)
def _marks_in(text: str, name: str) -> tuple[tuple[str, str, str], ...]:
    """Test, mark and clause. Most files name none, and parsing takes time."""
    return tuple(_marked(ast.parse(text, filename=name))) if any(f".{mark}(" in text for mark in MARKS) else ()


def _marked(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    tables = _tables(tree)
    inside = [part for node in tree.body if isinstance(node, ast.ClassDef) for part in node.body]
    for node in [*tree.body, *inside]:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if not node.name.lower().startswith("test"):
            continue
        for decorator in node.decorator_list:
            yield from ((node.name, mark, clause) for mark, clause in _marks_of(decorator))
            for name in {part.id for part in ast.walk(decorator) if isinstance(part, ast.Name)} & tables.keys():
                yield from ((node.name, mark, clause) for mark, clause in _marks_of(tables[name]))


def _tables(tree: ast.Module) -> dict[str, ast.expr]:
    """Names a module assigns, such as a list of cases shared by several tests."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found.update((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


def _marks_of(node: ast.expr) -> Iterator[tuple[str, str]]:
    """``pytest.mark.accepts("NPA-2.4g", …)``, also among the marks of a parametrised case."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in MARKS:
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield call.func.attr, argument.value
