"""The questions `meldhouse rule` asks one after the other: what happened, then the fields of the browser's form."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any, get_args

import click

from meldhouse.cli.misuse import Misuse
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.questions import NO, YES, ask, ask_until
from meldhouse.game import seating_of
from meldhouse.game.typed.answers import Question
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.fields import YES_NO, Asked, Part, asked_of
from meldhouse.referee.asking.finding import clause_found, find_kinds
from meldhouse.referee.asking.groups import group_fact, groups_of
from meldhouse.referee.asking.reading import read_field, taken_apart
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact

MOST_NAMED = 8
"""How many kinds to list when a word can mean several."""


def read_kind(book: Book, said: str) -> str:
    """The kind of case, by name or by words that fit only one."""
    advice = fact("cli-rule-list-advice", name=book.name)
    if not said.strip():
        raise Trouble("unknown-kind", fact("cli-rule-what"), advice=advice)
    found = find_kinds(book, said, voice(book))
    if len(found) == 1:
        return found[0]
    called = said.strip()[:40]
    if not found:
        close = difflib.get_close_matches("_".join(said.lower().split()), KINDS, n=1)
        meant = fact("cli-rule-unknown-near", said=called, near=close[0]) if close else None
        raise Trouble("unknown-kind", meant or fact("cli-rule-unknown", said=called), advice=advice)
    some = tuple(fact("cli-rule-kind", kind=kind, name=trouble_fact(kind)) for kind in found[:MOST_NAMED])
    more = max(0, len(found) - MOST_NAMED)
    raise Trouble("which-kind", fact("cli-rule-which", said=called, kinds=some, more=more), advice=advice, book=book)


def ask_for_case(book: Book) -> dict[str, Any]:
    """Ask what happened, and then what the ruling depends on. The end of the input skips the rest."""
    page = Page()
    page.title(house_name(book), say(fact("cli-ask-what")))
    kind, words = _kind(book, page)
    told: dict[str, Any] = {"kind": kind}
    try:
        for said in _answers(book, page, kind, words):
            told |= said
    except click.Abort as stopped:
        if not isinstance(stopped.__context__, EOFError):
            raise
        click.echo()
    page.blank()
    return taken_apart(told)


def _answers(book: Book, page: Page, kind: str, words: str) -> Iterator[dict[str, Any]]:
    """The answer to each question; where nobody knows who had the bid, the rest of the hand is left out."""
    parts = {part: [one for one in asked_of(book, kind) if one.part == part] for part in get_args(Part)}
    for one in parts["first"]:
        yield _ask(book, page, one, words)
    more = parts["more"]
    for at, one in enumerate(parts["hand"], start=1):
        yield (said := _ask(book, page, one, words))
        if one.field.name == "bidder" and not said:
            more = [left for left in parts["hand"][at:] if {*left.field.facts} & {*KINDS[kind].also}] + more
            break
    labels = tuple(one.label for one in more)
    if more and ask_until(fact("cli-ask-more", what=labels), _yes_or_no, book, default="") is True:
        for one in more:
            yield _ask(book, page, one, words)


def _ask(book: Book, page: Page, asked: Asked, words: str) -> dict[str, Any]:
    """One field, asked for until it can be read; empty if it was skipped."""
    said: Any = None
    match asked.field.holds:
        case "yes":
            said = ask_until(fact("cli-ask-yes-no", question=asked.label), _yes_or_no, book, default="") or None
        case "yes-no" | "choice":
            said = _chosen(book, page, asked)
        case "hands":
            held = {
                seat: _typed(book, asked, fact("cli-ask-holds", seat=seat), seat) for seat in seating_of(book).seats
            }
            said = {seat: pieces for seat, pieces in held.items() if pieces}
        case "rulings":
            said = _rulings(book)
        case "posts":
            choices = tuple(voice(book).say(one.name) for one in asked.choices)
            typed = ask(fact("cli-ask-one-of", question=asked.label, choices=choices), book, default="")
            said = tuple(filter(None, map(str.strip, typed.split(","))))
        case "clause" if usual := clause_found(book, words, voice(book)):
            said = _typed(book, asked, fact("cli-ask-usual", question=asked.label, usual=usual)) or usual
        case _:
            said = _typed(book, asked, _to_type(book, asked))
    return {} if said in (None, "", (), {}) else {asked.field.name: said}


def _to_type(book: Book, asked: Asked) -> Message:
    seats = seating_of(book).seats
    if asked.is_needed:
        choices = ("8", "5:59") if asked.field.holds == "minutes" else tuple(seats)
        return fact("cli-ask-needed", question=asked.label, choices=choices)
    match asked.field.holds:
        case "seats" | "seat":
            others = tuple(one.value for one in asked.choices)
            return fact("cli-ask-one-of", question=asked.label, choices=(*seats, *others))
        case "counts":
            hand = book.deal.hand
            return fact("cli-ask-such", question=asked.label, example=f"{seats[0]}={hand - 1} {seats[2]}={hand + 1}")
        case "sides":
            example = " ".join(f"{side}={20 * at}" for at, side in enumerate(seating_of(book).sides, start=1))
            return fact("cli-ask-such", question=asked.label, example=example)
    if asked.hint is not None:
        return fact("cli-ask-hint", question=asked.label, hint=asked.hint)
    return fact("cli-ask-skip", question=asked.label)


def _typed(book: Book, asked: Asked, question: Message, seat: str = "") -> str:
    """The text typed, once it can be read."""
    name = asked.field.name

    def read(said: str) -> str:
        if said.strip():
            read_field(book, asked.field, Question({name: {seat: said} if seat else said}))
        return said.strip()

    return ask_until(question, read, book, default=None if asked.is_needed else "")


def _chosen(book: Book, page: Page, asked: Asked) -> str | bool | None:
    """One of several answers, by its number; or yes or no."""
    if asked.hint is not None:
        page.line(say(asked.hint, book))
    is_yes_no = asked.field.holds == "yes-no"
    names = {one.name: one.value for one in asked.choices}
    if set(names) == {one.name for one in YES_NO}:
        found = ask_until(fact("cli-ask-yes-no", question=asked.label), _yes_or_no, book, default="")
        return None if found is None else (names[YES_NO[not found].name] == "yes")
    for number, one in enumerate(asked.choices, start=1):
        page.line(f"{number:2}  {say(one.name, book)}")

    def read(said: str) -> str:
        word = said.strip()
        values = [one.value for one in asked.choices]
        if word.isdigit() and 1 <= int(word) <= len(values):
            return values[int(word) - 1]
        if word and word not in values:
            raise Misuse(fact("cli-type-number", last=len(values)))
        return word

    found_value = ask_until(
        fact("cli-ask-number", question=asked.label, last=len(asked.choices)), read, book, default=""
    )
    return (found_value == "yes") if is_yes_no and found_value else found_value


def _yes_or_no(said: str) -> bool | None:
    """None if it is skipped."""
    word = said.strip().lower()
    if word and word not in (*YES, *NO):
        raise Misuse(fact("cli-yes-or-no"))
    return word in YES if word else None


def _rulings(book: Book) -> tuple[str, ...]:
    """What has been decided so far, official by official."""
    ruled: list[str] = []
    chain = book.officials.chain
    most = len(chain) if book.officials.agree > 1 else 1
    while len(ruled) < most:
        asked = fact("cli-ask-ruled", post=post_fact(chain[len(ruled)]), others=yes(bool(ruled)))
        if not (said := ask(asked, book, default="")):
            break
        ruled.append(said)
    return tuple(ruled)


def _kind(book: Book, page: Page) -> tuple[str, str]:
    """Read a chapter number and then a case number, or a name, or search words. Returns the last words, too."""
    groups = groups_of(book)
    for number, group in enumerate(groups, start=1):
        page.line(f"{number:2}  {say(group_fact(book, group), book)}")
    kinds, words = _choice(book, fact("cli-ask-about", last=len(groups)), groups)
    while len(kinds) > 1:
        page.blank()
        for number, kind in enumerate(kinds, start=1):
            page.line(f"{number:2}  {say(trouble_fact(kind), book)}")
        asked = fact("cli-ask-which", last=len(kinds))
        kinds, said = _choice(book, asked, {kind: (kind,) for kind in kinds})
        words = said or words
    return kinds[0], words


def _choice(book: Book, question: Message, choices: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], str]:
    """The kinds meant by a list number or by words, and those words."""
    last = len(choices)

    def read(said: str) -> tuple[tuple[str, ...], str]:
        word = said.strip()
        if word.isdigit():
            if 1 <= int(word) <= last:
                return list(choices.values())[int(word) - 1], ""
            raise Misuse(fact("cli-type-number", last=last))
        if word and (found := find_kinds(book, word, voice(book))):
            return found, word
        raise Misuse(fact("cli-type-other", word=word[:40], last=last))

    return ask_until(question, read)
