"""The pages of a book: its rules in plain sentences, or all its clauses."""

from __future__ import annotations

from collections.abc import Callable

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.comparing import parent_of
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.pages import (
    ChapterSaid,
    Said,
    chapters_said,
    clause_told,
    clauses_about,
    meld_values,
    page_of,
)

OWN = ">"
EVERY = "\0every"


@click.command("show", cls=HouseCommand, hidden=True)
@click.argument("name", metavar="NAME|FILE", required=False)
@click.option(
    "--clauses",
    metavar="[WORD]",
    is_flag=False,
    flag_value=EVERY,
)
@json_option
def show(name: str | None, clauses: str | None, as_json: bool) -> None:
    if name is None and clauses not in (None, EVERY):
        name, clauses = clauses, EVERY  # the value may really be a name, as in “--clauses npa”
    if name is None:
        raise Misuse(fact("cli-book-which"), click.get_current_context())
    book = find_book(name, stdin=True)
    if clauses is not None:
        _show_clauses(book, "" if clauses == EVERY else clauses, as_json=as_json)
    elif as_json:
        print_json(page_of(book, _parent(book, name), voice(book)))
    else:
        _show_page(book, name)


def _parent(book: Book, source: str) -> Book | None:
    return parent_of(book, None if source == "-" else source)


def _published(book: Book) -> str:
    """The publication date, as a day or a month; a club may also have written it in words."""
    try:
        return voice(book).say(fact("day", day=book.version))
    except ValueError:
        return book.version


def _show_page(book: Book, source: str) -> None:
    page = Page()
    parent = _parent(book, source)
    page.title(house_name(book), ", ".join(filter(None, (say(fact("game-name", game=book.game)), _published(book)))))
    if parent is not None:
        page.line(say(fact("cli-book-extends", name=parent.name, title=house_name(parent), mark=OWN)))
    for chapter in chapters_said(describe(book), voice(book), Said(book, parent)):
        page.heading(chapter.title)
        for line in chapter.lines:
            mark, style = (OWN, "bold") if line.own else ("•", "")
            page.bullet(line.text, note=line.clause, aside=line.mark, mark=mark, style=style)
        if chapter.melds:
            page.blank()
            _show_melds(page, chapter, voice(book).say)
    page.blank()
    page.line(say(fact("cli-book-clauses", name=source)))


def _show_melds(page: Page, chapter: ChapterSaid, say: Callable[[Message], str]) -> None:
    most = max(len(row.values) for row in chapter.melds)
    heads = [say(fact("rules-times", number=number)) for number in range(1, most + 1)]
    heads = heads if page.symbols else [times.replace("×", "x") for times in heads]
    columns = [
        Column(head("meld")),
        Column(head("cards"), wrap=True),
        *(Column(times, number=True) for times in heads),
        Column(head("clause")),
    ]
    rows = []
    for row in chapter.melds:
        own = f"{OWN} " if row.own else ""
        values = meld_values(row)
        values += [""] * (most - len(values))
        cards = row.pieces if page.symbols else row.pieces.replace("♠", "S").replace("♦", "D")
        rows.append([f"{own}{row.name}", cards, *values, row.clause or ""])
    page.table(columns, rows)


def _show_clauses(book: Book, word: str, *, as_json: bool) -> None:
    found = clauses_about(book, word, voice(book))
    if not found:
        none = fact("cli-no-clause-about", title=book.title, word=word)
        none = none if word else fact("cli-no-clause", title=book.title)
        raise Trouble("no-clause", none, advice=_kinds(book), exit_code=REFUSED)
    if as_json:
        print_json([clause_told(voice(book), clause) for clause in found])
        return
    page = Page()
    some = fact("cli-clauses-of", number=len(found), of=len(book.clause))
    page.title(house_name(book), say(some if word else fact("cli-clauses", number=len(found))))
    for clause in found:
        page.blank()
        page.line(page.text(clause.id, "bold").append_text(page.text(f"  {clause.kind}", "dim")))
        page.line(voice(book).say(clause.says), indent=2)
        if clause.why is not None:
            page.line(say(fact("cli-clause-read", why=clause.why), book), indent=2, style="italic")


def _kinds(book: Book) -> Message | str:
    kinds = tuple(dict.fromkeys(clause.kind for clause in book.clause))
    return fact("cli-clause-kinds", kinds=kinds) if kinds else ""
