"""Checks that the catalogs are complete: every language has every message, with the facts the code gives it.

A comment above each message names its facts (``# $bid (number): what was bid``), for translators and for this module,
which compares them with the text, with the other languages, and with every ``fact("id", bid=…)`` in the code.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meldhouse.messages.catalogue import HOME, LANGUAGES
from meldhouse.messages.functions import FUNCTIONS

_DECLARED = re.compile(r"^\$([\w-]+) \(((?:list of )?\w+)\)", re.MULTILINE)

BARE, CHOSEN = "as it is", "to choose by"
_PLAIN = {BARE}
USES: dict[str, set[str]] = {
    "number": {BARE, CHOSEN, "NUMBER", "ORDINAL"},
    "bid": _PLAIN,
    "text": _PLAIN,
    "name": _PLAIN,
    "message": _PLAIN,
    "code": {CHOSEN},
    "seat": {"SEATS", "WHO"},
    "side": {"SIDE", "WHO"},
    "piece": {"PIECES"},
    "trump": {"TRUMP", CHOSEN},
    "money": {"MONEY"},
    "date": {"DATE"},
    "time": {"TIME"},
    "list of seat": {"SEATS", "COUNT"},
    "list of piece": {"PIECES", "COUNT"},
    "list of trump": {"TRUMP", "COUNT"},
    **{f"list of {kind}": {"LIST", "COUNT"} for kind in ("number", "bid", "text", "name", "message")},
}
"""What a message may do with a fact of each kind."""


class Worded(msgspec.Struct):
    """One language's message for one id."""

    file: str
    kinds: dict[str, str] = {}
    uses: dict[str, set[str]] = {}
    """What is done with each fact."""
    keys: dict[str, list[str]] = {}
    """For each fact, the codes or numbers it selects by."""
    refers: set[str] = set()
    """The other messages and terms it refers to."""
    attributes: set[str] = set()
    marks: list[str] = []
    """The HTML in it, for pages: tags opened and closed, and link targets."""


_MARK = re.compile(r'</?[a-z]+|href="[^"]+"')
MARKS = ("a", "b", "code", "em", "kbd", "span")
"""The HTML that a page's message may contain."""


class _Reader(Visitor):
    def __init__(self, said: Worded) -> None:
        self.said = said
        self.unknown: list[str] = []
        self.late: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: ast.SyntaxNode = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            self.visit(selector)
            selector = selector.arguments.positional[0]
        elif isinstance(selector, ast.VariableReference):
            self._use(selector.id.name, CHOSEN)
        if isinstance(selector, ast.VariableReference):
            keys = self.said.keys.setdefault(selector.id.name, [])
            keys += [key for one in node.variants if (key := _key(one)) not in keys]
            if self.said.kinds.get(selector.id.name) == "number":
                self.late += _late([_key(one) for one in node.variants])
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name not in FUNCTIONS:
            self.unknown.append(node.id.name)
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self._use(one.id.name, node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.marks += _MARK.findall(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._use(node.id.name, BARE)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.said.refers.add(f"-{node.id.name}")

    def _use(self, name: str, how: str) -> None:
        self.said.uses.setdefault(name, set()).add(how)


def _late(keys: list[str]) -> list[str]:
    """Exact numbers listed after the default case, which a browser would match first."""
    return [key for at, key in enumerate(keys) if key.isdigit() and "other" in keys[:at]]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def read(folder: Path) -> tuple[dict[str, Worded], list[str]]:
    """All messages of a folder, and what cannot be read in it."""
    found, faults = _read(folder)
    return found, [*faults]


@cache
def _read(folder: Path) -> tuple[dict[str, Worded], list[str]]:
    found: dict[str, Worded] = {}
    faults: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            at = f"{folder.name}/{file.name}"
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = entry.annotations[0].message if entry.annotations else ""
                faults.append(f"{at}, line {line}: cannot be read: {why}")
            elif isinstance(entry, ast.Message | ast.Term):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id in found:
                    faults.append(f"{at}: {id} is also in {found[id].file}")
                said = Worded(at, dict(_DECLARED.findall((entry.comment and entry.comment.content) or "")))
                said.attributes = {one.id.name for one in entry.attributes}
                reader = _Reader(said)
                for part in (entry.value, *(one.value for one in entry.attributes)):
                    if part is not None:
                        reader.visit(part)
                faults += [f"{at}: {id} asks for {name}, which is no function" for name in reader.unknown]
                faults += [f"{at}: {id} has [{key}] after a case for any number; put it first" for key in reader.late]
                found[id] = said
    return found, faults


def needs(said: dict[str, Worded], id: str) -> set[str]:
    """The facts a message fills in, including those of messages it refers to."""
    inside = [one for one in said[id].refers if not one.startswith("-") and one in said]
    return set(said[id].uses).union(*(needs(said, one) for one in inside))


def catalogue_faults(home: Path = HOME, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """What is wrong in the files themselves."""
    first, *others = languages
    known, faults = read(home / first)
    for id, said in known.items():
        faults += _own_faults(known, id, said)
    for other in others:
        theirs, unread = read(home / other)
        faults += unread
        faults += [f"{other}: {id} is missing ({known[id].file})" for id in known if id not in theirs]
        referred = set().union(*(said.refers for said in theirs.values()))  # a language may have parts of its own
        faults += [
            f"{said.file}: {id} is not said in {first}"
            for id, said in theirs.items()
            if id not in known.keys() | referred
        ]
        for id in known.keys() & theirs.keys():
            faults += _translated(known, theirs, id)
    return faults


def _own_faults(known: dict[str, Worded], id: str, said: Worded) -> Iterator[str]:
    for other in sorted(said.refers):
        if other not in known:
            yield f"{said.file}: {id} speaks of {other}, which is nowhere"
    if id.startswith("-"):
        return  # a term gets its form where it is referred to
    filled = needs(known, id)
    for name in sorted(filled - said.kinds.keys()):
        yield f"{said.file}: {id} fills in ${name}, and no comment says what it is"
    for name in sorted(said.kinds.keys() - filled):
        yield f"{said.file}: {id} is given ${name} and does not say it"
    for kind in said.kinds.values():
        if kind not in USES:
            yield f"{said.file}: {id}: there is no kind “{kind}”"
    yield from _misused(said, said, id)
    yield from _mismarked(said, id)


def _mismarked(said: Worded, id: str) -> Iterator[str]:
    opened = {mark[1:] for mark in said.marks if mark[0] == "<" and mark[1] != "/"}
    for name in sorted(opened.difference(MARKS)):
        yield f"{said.file}: {id} has a <{name}>, which is not for messages"
    for name in sorted(opened):
        if said.marks.count(f"<{name}") != said.marks.count(f"</{name}"):
            yield f"{said.file}: {id} does not close every <{name}>"


def _misused(known: Worded, said: Worded, id: str) -> Iterator[str]:
    for name, hows in said.uses.items():
        for how in sorted(hows - USES.get(known.kinds.get(name, ""), hows)):
            yield f"{said.file}: {id} uses ${name}, a {known.kinds[name]}, {how}"


def _translated(known: dict[str, Worded], theirs: dict[str, Worded], id: str) -> Iterator[str]:
    ours, said = known[id], theirs[id]
    if ours.attributes != said.attributes:
        yield f"{said.file}: {id} has {sorted(said.attributes)}, not {sorted(ours.attributes)}"
    for other in sorted(said.refers - theirs.keys()):
        yield f"{said.file}: {id} speaks of {other}, which is nowhere"
    for name in sorted(needs(theirs, id) - needs(known, id)) if not id.startswith("-") else ():
        yield f"{said.file}: {id} has no ${name} to fill in"
    yield from _misused(ours, said, id) if not id.startswith("-") else ()
    if set(ours.marks) != set(said.marks):
        yield f"{said.file}: {id} has other marks or links than {ours.file}"
    yield from _mismarked(said, id)
    for name, keys in said.keys.items():
        if ours.kinds.get(name) in ("code", "trump") and set(keys) != set(ours.keys.get(name, keys)):
            yield f"{said.file}: {id} chooses by other codes of ${name} than {ours.file}"


# --- what the code says ---------------------------------------------------------------------------------------------


class Sayer(msgspec.Struct, frozen=True):
    """A function that makes a message of an id and facts."""

    at: int = 0
    """Which argument is the id."""
    prefix: str = ""
    """The prefix it puts before the id."""
    own: frozenset[str] = frozenset()
    """Keyword arguments that are not facts."""


SAYERS = {
    "fact": Sayer(),
    "refuse": Sayer(1, own=frozenset(("code", "pieces"))),
    "denied": Sayer(0, "table-"),
    "no": Sayer(1, "no-"),
    "SeatingError": Sayer(0, "seating-"),
    "MoneyError": Sayer(0, "money-"),
    "PrintError": Sayer(0, "print-"),
    "ResultsError": Sayer(0, "results-"),
    "refuse_official": Sayer(1, "referee-"),
    "not_now": Sayer(1, "referee-"),
}
_SAYING = re.compile(rf"\b({'|'.join(SAYERS)})\(")


class Call(msgspec.Struct, frozen=True):
    """``fact("id", bid=…)`` or ``refuse(book, "id", bid=…)`` somewhere in the code, ``t("id", bid=…)`` or
    ``rich("id", bid=…)`` in a template."""

    place: str
    id: str | None
    names: frozenset[str]
    how: str = "fact"


def calls(folder: Path) -> Iterator[Call]:
    yield from _calls_in_code(folder)
    yield from _calls_in_templates(folder)
    yield from _calls_in_scripts(folder)


_IN_SCRIPT = re.compile(r"""\b(?:t|heard|fact)\((?=["a-zA-Z(!])|\bid: (?=["a-z])""")
_ID = re.compile(r'"([a-z][\w-]*)"')


def _calls_in_scripts(folder: Path) -> Iterator[Call]:
    """``t("id", { bid })``, ``heard("id", { bid })`` or ``{ id: "id", args: { bid } }``; the id may be one of two."""
    for file in sorted(folder.rglob("static/**/*.js")):
        if "vendor" in file.parts or file.name == "messages.js":
            continue
        text = file.read_text("utf-8")
        for found in _IN_SCRIPT.finditer(text):
            start, end = found.end(), _end_of(text, found.end())
            place = f"{file.relative_to(folder)}:{text.count(chr(10), 0, start) + 1}"
            first = text[start:end]
            ids = _ID.findall(first)
            rest = text[end:]
            given = re.match(r", (?:args: )?\{", rest)
            others = re.match(r", args(?::|\b)", rest)  # built elsewhere
            names = _names(rest[given.end() :]) if given else None if others else frozenset()
            for id in ids:
                yield Call(place, id, names if names is not None else frozenset(("…",)), "script")


def _end_of(text: str, at: int) -> int:
    """The position where an argument ends."""
    depth, quoted = 0, False
    for place in range(at, len(text)):
        sign = text[place]
        if sign == '"':
            quoted = not quoted
        elif not quoted:
            if sign in "([{":
                depth += 1
            elif sign in ")]}":
                depth -= 1
            if depth < 0 or (sign == "," and not depth):
                return place
    return len(text)


def _names(text: str) -> frozenset[str] | None:
    """The keys of an object literal; None if another object is spread into it."""
    names, at = set(), 0
    while True:
        end = _end_of(text, at)
        part = text[at:end].strip()
        if part.startswith("..."):
            return None
        if part:
            names.add(part.split(":")[0].strip().strip('"'))
        if text[end] == "}":
            return frozenset(names)
        at = end + 1


def _calls_in_templates(folder: Path) -> Iterator[Call]:
    files = sorted(folder.rglob("*.html"))
    if not files:
        return
    from jinja2 import Environment, nodes

    def ids(node: nodes.Node) -> list[str | None]:
        if isinstance(node, nodes.CondExpr) and node.expr2 is not None:
            return [*ids(node.expr1), *ids(node.expr2)]
        return [node.value if isinstance(node, nodes.Const) and isinstance(node.value, str) else None]

    for file in files:
        for node in Environment().parse(file.read_text("utf-8")).find_all(nodes.Call):
            if isinstance(node.node, nodes.Name) and node.node.name in ("t", "rich"):
                names = frozenset(one.key for one in node.kwargs)
                for id in ids(node.args[0]) if node.args and node.dyn_kwargs is None else [None]:
                    yield Call(f"{file.relative_to(folder)}:{node.lineno}", id, names, node.node.name)


def _calls_in_code(folder: Path) -> Iterator[Call]:
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text("utf-8")
        if not _SAYING.search(text):
            continue
        for node in python.walk(python.parse(text)):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name):
                continue
            if (sayer := SAYERS.get(node.func.id)) is not None:
                place = f"{file.relative_to(folder)}:{node.lineno}"
                given = [one.arg for one in node.keywords if one.arg not in sayer.own]
                names = frozenset(name for name in given if name)
                for id in _ids(node.args[sayer.at]) if len(node.args) > sayer.at else [None]:
                    whole = id and f"{sayer.prefix}{id}"
                    yield Call(place, whole if len(names) == len(given) else None, names)


def _ids(node: python.expr) -> list[str | None]:
    if isinstance(node, python.IfExp):
        return [*_ids(node.body), *_ids(node.orelse)]
    return [node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else None]


def call_faults(folder: Path, home: Path = HOME, data: Iterable[Call] = ()) -> list[str]:
    """Where code and catalogs disagree: unknown ids, facts that do not fit, unused messages. `data`: messages used by
    data files, such as the clauses of a rulebook."""
    known, _ = read(home / next(iter(LANGUAGES)))
    said, faults = set[str](), []
    for call in (*calls(folder), *data):
        if call.id is None:
            faults.append(f"{call.place}: the id and the names of the facts have to stand there, to be checked")
        elif call.id not in known:
            faults.append(f"{call.place}: {call.id} is in no catalogue")
        elif call.names != needs(known, call.id) and "…" not in call.names:
            faults.append(
                f"{call.place}: {call.id} is given {sorted(call.names)}, needs {sorted(needs(known, call.id))}"
            )
        elif bool(known[call.id].marks) != (call.how == "rich") and call.how != "script":
            why = "has marks, which only rich() shows" if known[call.id].marks else "has no marks: say it with t()"
            faults.append(f"{call.place}: {call.id} {why}")
        said.add(call.id or "")
    for one in known.values():
        said |= one.refers
    terms = tuple(f"{one}-" for one in said if one.startswith("-"))
    said |= {id for id in known if id.startswith(terms)}
    return faults + [f"{one.file}: nobody says {id}" for id, one in known.items() if id not in said]
