"""Compiles Fluent's syntax to functions that fill a message in.

The syntax is parsed by `fluent.syntax`. Placeables follow Fluent 1.0, but without the isolation marks around inserted
text, which terminals and PDFs would show; and a missing or unsuitable fact is an error, not a gap in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from fluent.syntax import FluentParser, ast

from meldhouse.messages.functions import Number, Speaker, plural_of
from meldhouse.messages.message import Item

Value = int | float | str | Number | tuple[Item, ...]


class PatternVoice(Speaker, Protocol):
    """The voice that fills a pattern in."""

    def pattern(self, id: str) -> Pattern: ...

    def term(self, name: str, attribute: str, given: Mapping[str, Value]) -> str: ...

    def function(self, name: str) -> Callable[..., Value]: ...


class Scope(Protocol):
    """One message while it is filled in."""

    @property
    def voice(self) -> PatternVoice: ...

    def argument(self, name: str) -> Value: ...

    def shown(self, value: Value) -> str: ...


Pattern = Callable[[Scope], str]
Read = Callable[[Scope], Value]

PLURALS = frozenset(("zero", "one", "two", "few", "many"))
"""The plural categories; a message that uses none of them needs no language rules."""

_PARSER = FluentParser(with_spans=False)


def compiled(source: str) -> dict[str, Pattern]:
    """The text of one message or term and of its attributes, by id."""
    entry = _PARSER.parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        said = entry.annotations[0].message if isinstance(entry, ast.Junk) and entry.annotations else "is no message"
        raise ValueError(said)
    id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    found = {f"{id}.{one.id.name}": _pattern(one.value) for one in entry.attributes}
    if entry.value is not None:
        found[id] = _pattern(entry.value)
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts: list[str | Read] = [
        element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        for element in pattern.elements
    ]
    if all(isinstance(part, str) for part in parts):
        text = "".join(part for part in parts if isinstance(part, str))
        return lambda _scope: text
    return lambda scope: "".join(part if isinstance(part, str) else scope.shown(part(scope)) for part in parts)


def _expression(found: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Read:
    match found:
        case ast.StringLiteral():
            text = str(found.parse()["value"])
            return lambda _scope: text
        case ast.NumberLiteral():
            number = float(found.value) if "." in found.value else int(found.value)
            return lambda _scope: number
        case ast.VariableReference():
            name = found.id.name
            return lambda scope: scope.argument(name)
        case ast.MessageReference():
            message = f"{found.id.name}.{found.attribute.name}" if found.attribute else found.id.name
            return lambda scope: scope.voice.pattern(message)(scope)
        case ast.TermReference():
            return _term(found)
        case ast.FunctionReference():
            return _function(found)
        case ast.SelectExpression():
            return _select(found)
        case ast.Placeable():
            return _expression(found.expression)
    raise ValueError(f"{type(found).__name__} is not known")


def _named(arguments: ast.CallArguments | None) -> dict[str, int | float | str]:
    read = {one.name.name: one.value for one in (arguments.named if arguments else [])}
    return {name: value.parse()["value"] for name, value in read.items()}


def _term(found: ast.TermReference) -> Read:
    name, given = f"-{found.id.name}", _named(found.arguments)
    attribute = f".{found.attribute.name}" if found.attribute else ""
    return lambda scope: scope.voice.term(name, attribute, given)


def _function(found: ast.FunctionReference) -> Read:
    name, named = found.id.name, _named(found.arguments)
    values = [_expression(one) for one in found.arguments.positional]
    return lambda scope: scope.voice.function(name)(scope.voice, *(value(scope) for value in values), **named)


def _select(found: ast.SelectExpression) -> Read:
    """Picks a variant: for exactly this number or word, else for its plural category, else the default."""
    selector = _expression(found.selector)
    variants: dict[str | int | float, Pattern] = {}
    usual: Pattern | None = None
    for variant in found.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.parse()["value"]
        variants[key] = _pattern(variant.value)
        usual = variants[key] if variant.default else usual
    assert usual is not None  # the parser requires one
    other, by_number = usual, not PLURALS.isdisjoint(key for key in variants if isinstance(key, str))

    def select(scope: Scope) -> str:
        value = selector(scope)
        bare = value.value if isinstance(value, Number) else value
        chosen = variants.get(bare) if isinstance(bare, str | int | float) else None
        if chosen is None and by_number and not isinstance(value, str):
            chosen = variants.get(plural_of(scope.voice.language, value))
        return (chosen or other)(scope)

    return select
