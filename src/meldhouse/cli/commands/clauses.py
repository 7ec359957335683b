"""`meldhouse clauses`: which rulebook clauses are implemented and tested."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import OneOf
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import say, voice
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Clause, book_names
from meldhouse.rulebooks.ledger import LedgerLine, ledger, strangers
from meldhouse.rulebooks.pages import clause_told

KINDS: tuple[str, ...] = get_args(get_type_hints(Clause)["kind"])


class Summary(msgspec.Struct, frozen=True):
    """How many clauses have each kind of cover, and how many of those have tests."""

    book: str
    enforced: tuple[int, int]
    ruled: tuple[int, int]
    shown: tuple[int, int]
    not_applicable: int
    not_yet: int

    @property
    def told(self) -> Message:
        return fact(
            "cli-clauses-sum",
            enforced=_of(*self.enforced),
            ruled=_of(*self.ruled),
            shown=_of(*self.shown),
            away=self.not_applicable,
            left=self.not_yet,
        )

    def as_json(self) -> dict[str, Any]:
        covers = {"enforced": self.enforced, "ruled": self.ruled, "shown": self.shown}
        return {
            "book": self.book,
            **{name: {"covered": covered, "of": claimed} for name, (covered, claimed) in covers.items()},
            "not-applicable": self.not_applicable,
            "not-yet": self.not_yet,
        }


def _of(covered: int, claimed: int) -> str:
    return f"{covered}/{claimed}" if claimed else "0"


def summary(book: str, lines: list[LedgerLine]) -> Summary:
    claimed = Counter(line.clause.cover for line in lines)
    covered = Counter(line.clause.cover for line in lines if line.is_covered)
    return Summary(
        book=book,
        enforced=(covered["enforced"], claimed["enforced"]),
        ruled=(covered["ruled"], claimed["ruled"]),
        shown=(covered["shown"], claimed["shown"]),
        not_applicable=claimed["not-applicable"],
        not_yet=claimed["not-yet"],
    )


@click.command(
    "clauses",
    cls=HouseCommand,
    examples=("meldhouse clauses npa --kind renege", "meldhouse clauses --check", "meldhouse clauses --missing -v"),
)
@click.argument("book", required=False)
@click.option("--check", is_flag=True)
@click.option("--tests", metavar="DIR")
@click.option("--kind", type=OneOf(KINDS))
@click.option("--missing", is_flag=True)
@click.option("--verbose", "-v", is_flag=True)
@json_option
def command(
    book: str | None, check: bool, tests: str | None, kind: str | None, missing: bool, verbose: bool, as_json: bool
) -> None:
    folder = _folder(tests, needed=check)
    if book is not None:
        find_book(book)
    lines = _ledger(folder, book)
    shown = [
        line
        for line in lines
        if (kind is None or line.clause.kind == kind)
        and (not missing or not line.is_covered)
        and (not check or line.is_broken)
    ]
    unknown = _strangers(folder, book) if folder is not None and check else {}
    summaries = _summaries(lines)
    if as_json:
        print_json(_as_json(shown, summaries, unknown, ok=not (shown or unknown) if check else None))
    else:
        page = Page()
        if check:
            _show_check(page, shown, unknown)
        else:
            _show_lines(page, shown, verbose=verbose, tested=folder is not None)
        if folder is not None:
            _show_summaries(page, summaries)
        else:
            page.line(say(fact("cli-tests-away")))
    click.get_current_context().exit(REFUSED if check and (shown or unknown) else OK)


def _folder(tests: str | None, *, needed: bool) -> Path | None:
    folder = Path(tests if tests is not None else "tests")
    if folder.is_dir():
        return folder
    if tests is not None or needed:
        raise Trouble("no-tests", fact("cli-no-tests", folder=str(folder)), advice=fact("cli-no-tests-advice"))
    return None


def _ledger(folder: Path | None, book: str | None) -> list[LedgerLine]:
    try:
        return ledger(folder, None if book is None else [book])
    except (SyntaxError, ValueError, OSError) as problem:
        raise Trouble(
            "bad-tests", fact("cli-tests-unread", why=str(problem)), advice=fact("cli-tests-unread-advice")
        ) from None


def _strangers(folder: Path, book: str | None) -> dict[str, list[str]]:
    return strangers(folder, book_names() if book is None else (*book_names(), book))


def _summaries(lines: list[LedgerLine]) -> list[Summary]:
    by_book: dict[str, list[LedgerLine]] = {}
    for line in lines:
        by_book.setdefault(line.book, []).append(line)
    found = [summary(book, own) for book, own in by_book.items()]
    return [*found, summary("all", lines)] if len(found) != 1 else found


def _as_json(
    lines: list[LedgerLine], summaries: list[Summary], unknown: dict[str, list[str]], *, ok: bool | None
) -> dict[str, Any]:
    told: dict[str, Any] = {} if ok is None else {"ok": ok}
    told["summary"] = [one.as_json() for one in summaries]
    told["clauses"] = [
        {
            **clause_told(voice(), line.clause),
            "book": line.book,
            "accepts": line.accepts,
            "refuses": line.refuses,
            "missing": line.missing,
        }
        for line in lines
    ]
    if ok is not None:
        told["unknown"] = unknown
    return told


def _cover(line: LedgerLine) -> Message:
    return fact("clause-cover", cover=line.clause.cover)


def _missing(line: LedgerLine) -> Message:
    return fact("clause-missing", missing=line.missing)


def _show_check(page: Page, broken: list[LedgerLine], unknown: dict[str, list[str]]) -> None:
    if broken:
        page.title(say(fact("cli-clauses-broken")))
        for line in broken:
            page.bullet(
                say(fact("cli-clause-broken", clause=line.clause.id, cover=_cover(line), missing=_missing(line)))
            )
        page.blank()
    if unknown:
        page.title(say(fact("cli-clauses-unknown")))
        for clause, found in unknown.items():
            page.bullet(f"{clause}: {', '.join(found)}")
        page.blank()
    if not broken and not unknown:
        page.title(say(fact("cli-clauses-covered")))


def _show_lines(page: Page, lines: list[LedgerLine], *, verbose: bool, tested: bool) -> None:
    if not lines:
        page.line(say(fact("cli-clauses-none")))
        page.blank()
        return
    if verbose:
        for line in lines:
            _show_verbose(page, line)
        page.blank()
        return
    columns = [Column(head("clause")), Column(head("kind")), Column(head("cover"))]
    columns += [Column(head("accepts"), number=True), Column(head("refuses"), number=True)] if tested else []
    rows = [
        [line.clause.id, say(fact("rules-kind", kind=line.clause.kind)), say(_cover(line))]
        + ([str(len(line.accepts)), str(len(line.refuses))] if tested else [])
        for line in lines
    ]
    if tested and any(line.is_broken for line in lines):
        columns.append(Column(head("lacks"), wrap=True))
        rows = [[*row, say(_missing(line)) if line.is_broken else ""] for row, line in zip(rows, lines, strict=True)]
    page.table(columns, rows)
    page.blank()


def _show_verbose(page: Page, line: LedgerLine) -> None:
    page.blank()
    id = page.text(line.clause.id, "bold")
    kind = fact("rules-kind", kind=line.clause.kind)
    stands = _missing(line) if line.missing else _cover(line)
    told = fact("cli-clause-stands", kind=kind, stands=stands, moments=line.clause.when)
    page.line(id.append_text(page.text(f"  {say(told)}", "dim")))
    page.line(say(line.clause.says), indent=2)
    for mark, tests in (("accepts", line.accepts), ("refuses", line.refuses)):
        for test in tests:
            page.bullet(say(fact("cli-clause-test", mark=mark, test=test)))


def _show_summaries(page: Page, summaries: list[Summary]) -> None:
    widest = max(len(one.book) for one in summaries)
    for one in summaries:
        page.line(f"{one.book.ljust(widest)}  {say(one.told)}", style="bold" if one is summaries[-1] else "")
