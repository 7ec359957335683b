"""`meldhouse book`: read a house's rules; `book check` and `book keys` help a club write its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.manual import filled_in, help_text
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand, Told, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game.typed.pieces_and_bids import did_you_mean
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.clubs.club import Checked, checked, value_fact
from meldhouse.rulebooks.clubs.comparing import differences, parent_of
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.loading import ALIASES
from meldhouse.rulebooks.pages import (
    ChapterSaid,
    Inherited,
    chapters_said,
    clause_told,
    clauses_about,
    meld_values,
    page_of,
)
from meldhouse.rulebooks.reference import Cite, Key, Part, cites, parts

OTHERS = {"check": "FILE", "keys": "[SECTION]"}
"""The subcommands, for the help page of `book`."""


class BookCommand(Told, click.Group):
    """`book NAME` reads a book; `book check FILE` and `book keys` are subcommands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in ("show", *OTHERS, *ctx.help_option_names):
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        ways = {"": "NAME|FILE [--clauses [WORD]]", **{f" {name}": takes for name, takes in OTHERS.items()}}
        first = f"{say(fact('command-usage'))} "
        for name, takes in ways.items():
            prefix = f"{say(fact('command-usage-or'))} ".rjust(len(first)) if name else first
            formatter.write_usage(f"{ctx.command_path}{name}", f"{filled_in(ctx, takes)} [--json]", prefix=prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        show.format_options(click.Context(show, ctx, "show"), formatter)
        rows = [(f"{name} {takes}", help_text(ctx, id=f"command-book-{name}")) for name, takes in OTHERS.items()]
        with formatter.section(say(fact("command-commands"))):
            formatter.write_dl([(filled_in(ctx, how), what) for how, what in rows])


@click.group(
    "book",
    cls=BookCommand,
    no_args_is_help=True,
    examples=("meldhouse book npa", "meldhouse book npa --clauses renege", "meldhouse book check my-club.toml"),
)
def command() -> None:
    pass


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
    for chapter in chapters_said(describe(book), voice(book), Inherited(book, parent)):
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


@click.command("check", cls=HouseCommand, examples=("meldhouse book check my-club.toml",))
@click.argument("file")
@json_option
def check(file: str, as_json: bool) -> None:
    found = _checked(file)
    if as_json:
        print_json(_as_json(found))
    else:
        _show(found)


def _checked(file: str) -> Checked:
    book = find_book(file, exit_code=REFUSED, stdin=True)
    parent = parent_of(book, None if file == "-" else file)
    if ALIASES.get(file, file) in book_names():  # the forms of a house share its clauses, which speak of all of them
        return Checked(book, parent, differences(parent, book) if parent is not None else (), doubtful=(), short=())
    return checked(book, parent)


def _as_json(found: Checked) -> dict[str, Any]:
    book = found.book
    return {
        "name": book.name,
        "title": book.title,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "differences": [one._asdict() for one in found.changed],
        "doubtful_cites": {code: doubt.clause.id for doubt in found.doubtful for code in doubt.cites},
        "warnings": [
            *(doubt.fault().as_json(voice(book)) for doubt in found.doubtful),
            *(warning.as_json(voice(book)) for warning in found.short),
        ],
    }


def _show(found: Checked) -> None:
    page, book, parent = Page(), found.book, found.parent
    page.title(house_name(book), say(fact("cli-check-good")))
    if parent is None:
        page.line(say(fact("cli-check-alone")))
    elif not found.changed:
        page.line(say(fact("cli-check-same", name=parent.name, title=parent.title)))
    else:
        _show_changes(page, found, parent)
    _sentences(page, book, fact("cli-check-count"), [warning.told for warning in found.short])
    if found.doubtful:
        _sentences(page, book, fact("cli-check-old"), [doubt.fault().message for doubt in found.doubtful])
        page.line(say(fact("book-own-clause"), book))


def _show_changes(page: Page, found: Checked, parent: Book) -> None:
    page.line(say(fact("cli-check-changes", name=parent.name, title=parent.title, number=len(found.changed))))
    for one in found.changed:
        change = fact("cli-check-change", key=one.key, before=value_fact(one.before), after=value_fact(one.after))
        page.bullet(say(change, found.book))
    _sentences(page, found.book, fact("cli-check-now"), found.now_says)
    _sentences(page, found.book, fact("cli-check-gone"), found.no_longer_says)


def _sentences(page: Page, book: Book, head: Message, says: list[Message]) -> None:
    if says:
        page.heading(say(head))
        for one in says:
            page.bullet(say(one, book))


CITES = "[cites]"
HEAD = fact("cli-keys-head")
CITES_MEANING = fact("cli-keys-cites")


@click.command("keys", cls=HouseCommand, examples=("meldhouse book keys auction", "meldhouse book keys cites"))
@click.argument("section", required=False)
@click.option("--markdown", is_flag=True)
@json_option
def keys(section: str | None, markdown: bool, as_json: bool) -> None:
    found, cited = _chosen(section)
    if as_json:
        print_json(_keys_as_json(found, cited))
    elif markdown:
        click.echo("\n".join(as_markdown(found, cited)))
    else:
        _show_keys(found, cited)


def _chosen(section: str | None) -> tuple[list[Part], list[Cite]]:
    every = list(parts())
    if section is None:
        return every, list(cites())
    name = section.strip("[]").lower()
    if name == "cites":
        return [], list(cites())
    found = [part for part in every if part.section == name]
    if not found:
        known = [*dict.fromkeys(part.section for part in every if part.section), "cites"]
        raise Trouble("no-section", fact("cli-no-section", name=name[:40], hint=did_you_mean(name, known)))
    return found, []


def _keys_as_json(found: list[Part], cited: list[Cite]) -> dict[str, Any]:
    return {
        "parts": [
            {"heading": part.heading, "meaning": say(part.meaning), "keys": [_told(key) for key in part.keys]}
            for part in found
        ],
        "cites": [{"name": cite.name, "meaning": say(cite.meaning)} for cite in cited],
    }


def _told(key: Key) -> dict[str, str]:
    return {"name": key.name, "kind": say(key.kind), "default": say(key.default), "meaning": say(key.meaning)}


def as_markdown(found: list[Part], cited: list[Cite]) -> Iterator[str]:
    for part in found:
        yield from ("", f"### {f'`{part.heading}`' if part.heading else say(HEAD)}", "", say(part.meaning), "")
        if part.keys:
            yield from (_row("key", "may-say", "default", "meaning"), "|---|---|---|---|")
        for key in part.keys:
            kind, default, meaning = say(key.kind), _default(key.default), say(key.meaning)
            yield f"| `{key.name}` | {_cell(kind)} | {_cell(default)} | {_cell(meaning)} |"
    if cited:
        yield from ("", f"### `{CITES}`", "", say(CITES_MEANING), "", _row("key", "cited"), "|---|---|")
        yield from (f"| `{cite.name}` | {_cell(say(cite.meaning))} |" for cite in cited)


def _row(*heads: str) -> str:
    return f"| {' | '.join(map(head, heads))} |"


def _default(default: Message) -> str:
    return f"`{say(default)}`" if default.id == "written" else say(default)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _show_keys(found: list[Part], cited: list[Cite]) -> None:
    page = Page()
    for part in found:
        page.heading(part.heading or say(HEAD))
        page.line(say(part.meaning))
        for key in part.keys:
            told = fact("cli-keys-key", name=key.name, kind=key.kind, default=key.default, meaning=key.meaning)
            page.bullet(say(told))
    if cited:
        page.heading(CITES)
        page.line(say(CITES_MEANING))
        page.table(
            [Column(head("key")), Column(head("cited"), wrap=True)], [[cite.name, say(cite.meaning)] for cite in cited]
        )


command.add_command(show)
command.add_command(check)
command.add_command(keys)
