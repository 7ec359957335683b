"""Open a tournament for one command: which file, which event, who acts. Every change is saved to disk."""

from __future__ import annotations

import asyncio
import getpass
import re
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click
from click.core import ParameterSource

from meldhouse.cli.commands.tournament.naming import official, with_id
from meldhouse.cli.options import F, json_option
from meldhouse.cli.speaking import say, voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import Refused
from meldhouse.journal import Journal, JournalError
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament import store as keeping
from meldhouse.tournament.acts import AnyAct
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import LogError, Tournament

DEFAULT = "tournament.db"
VARIABLE = "MELDHOUSE_TOURNAMENT"
PATIENCE = 2.0
"""Seconds to wait while another command uses the file."""


class Where(NamedTuple):
    """The file, the event in it, and who acts, as given on the command line."""

    file: str
    event: str | None = None
    who: str | None = None
    again: str = ""
    """Options to repeat with the next command."""


def file_option(command: F) -> F:
    return click.option(
        "--file",
        "-f",
        envvar=VARIABLE,
        default=DEFAULT,
        show_default=True,
        metavar="FILE",
    )(command)


def who_option(command: F) -> F:
    return click.option("--as", "acting", metavar="NAME")(command)


def desk_options(command: F) -> F:
    """--file, --event, --as and --json; the first three arrive as one `where`."""

    @wraps(command)
    def with_where(*args: Any, file: str, event: str | None, acting: str | None, **more: Any) -> Any:
        return command(*args, where=Where(file, event, acting, said_again()), **more)

    event = click.option("--event", "-e", metavar="ID|TITLE")
    found: F = file_option(event(who_option(json_option(with_where))))  # type: ignore[assignment]
    return found


def said_again() -> str:
    """The place options given in the command itself, not through the environment."""
    context, said = click.get_current_context(), []
    for name in ("file", "event"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            said += [f"--{name}", shlex.quote(context.params[name])]
    return " ".join(said)


class Desk:
    """One tournament, open for the time of one command."""

    def __init__(self, run: Callable[..., Any], kept: keeping.Kept, where: Where) -> None:
        self._run, self._kept, self.where = run, kept, where
        self.id, self.file = kept.id, where.file
        self.by = official(self.tournament, where.who)

    @property
    def tournament(self) -> Tournament:
        return self._kept.tournament

    @property
    def state(self) -> State:
        return self.tournament.state

    @property
    def book(self) -> Book:
        return self.state.book

    @property
    def title(self) -> str:
        opened = self.state.opened
        return (opened.title if opened is not None else "") or self.say(fact("event-unnamed"))

    def say(self, message: Message) -> str:
        """A message for the person running the command, in the words of the club."""
        return voice(self.book).say(message)

    @property
    def now(self) -> int:
        return max(keeping.now(), self.state.last_at)

    def do(self, *together: AnyAct) -> tuple[AnyEvent, ...]:
        """Do all of it and save it; on a refusal nothing changes."""
        try:
            found: tuple[AnyEvent, ...] = self._run(self._kept.apply_all(together, by=self.by, at=keeping.now()))
            return found
        except Refused as problem:
            raise refused(problem, self.book) from None

    def others(self) -> list[Tournament]:
        """The other tournaments in the same file."""
        journal = self._kept.journal
        listed = self._run(keeping.listing(journal, limit=1000))
        return [self._run(keeping.load(journal, each.id)).tournament for each in listed if each.id != self.id]

    def current(self, number: int | None = None) -> RoundState:
        """The round of that number, or the last one."""
        each = self.state.current if number is None else self.state.round(number)
        if each is None:
            why = fact("event-no-round")
            if number is not None:
                why = fact("no-round", round=number, last=len(self.state.rounds))
            raise Trouble("round", fact("refused", why=why), advice=fact("cli-seat-advice"), book=self.book)
        return each


ADVICE = {"staying": fact("cli-staying-advice")}
"""For each refusal, the commands that help; the sentence itself is the same in the browser."""


def refused(problem: Refused, book: Book) -> Trouble:
    code = problem.refusal.code
    return Trouble(code, problem.refusal.whole, advice=ADVICE.get(code, ""), book=book, exit_code=REFUSED)


def head(code: str) -> str:
    """A column heading that tournament pages use."""
    return say(fact("cli-desk-column", head=code))


@contextmanager
def opened(file: str, *, new: bool = False) -> Iterator[tuple[Journal, Callable[..., Any]]]:
    """The file, and a function to run coroutines on it; with `new` a missing file is created."""
    if not new and "://" not in file and not Path(file).exists():
        raise Trouble("no-file", fact("cli-no-file", file=file), advice=fact("cli-start-advice", file=file))
    try:
        with asyncio.Runner() as runner:
            journal = _open(runner, file)
            try:
                yield journal, runner.run
            finally:
                runner.run(journal.close())
    except JournalError as problem:
        advice = fact("cli-in-use-advice") if problem.code == "in-use" else ""
        raise Trouble(problem.code, problem.message, advice=advice) from None
    except LogError as problem:
        raise Trouble("damaged", fact("cli-not-tournaments", file=file, why=problem.message)) from None


def _open(runner: asyncio.Runner, file: str) -> Journal:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return runner.run(Journal.open(file))
        except JournalError as problem:
            if problem.code != "in-use" or time.monotonic() > until:
                raise
            time.sleep(0.05)


@contextmanager
def at_desk(where: Where) -> Iterator[Desk]:
    """The tournament that is meant."""
    with opened(where.file) as (journal, run):
        id = _chosen(run(keeping.listing(journal, limit=1000)), where)
        yield Desk(run, run(keeping.load(journal, id)), where)


def _chosen(listed: list[keeping.Listed], where: Where) -> str:
    """The tournament by id or title; otherwise the only one, or the only unfinished one."""
    if not listed:
        advice = fact("cli-start-advice", file=where.file)
        raise Trouble("no-tournament", fact("cli-no-tournaments", file=where.file), advice=advice)
    on = [each for each in listed if not each.over]
    if where.event is None:
        found = listed if len(listed) == 1 else on
    else:
        said = where.event.strip().casefold()
        found = [each for each in listed if each.id == said] or [
            each for each in listed if each.title.strip().casefold() == said
        ]
    if len(found) == 1:
        return found[0].id
    shown = tuple(with_id(each.title or say(fact("event-unnamed")), each.id) for each in (found or listed)[:12])
    if where.event is not None and not found:
        raise Trouble("no-tournament", fact("cli-no-such-event", event=where.event, file=where.file, events=shown))
    told = fact("cli-which-event", file=where.file, events=shown, alike="no" if where.event is None else "yes")
    raise Trouble("which-tournament", told, advice=fact("cli-which-event-advice", id=(found or listed)[0].id))


def own_name(said: str | None) -> tuple[str, str]:
    """The person opening a tournament: an id for the log, and a readable name.

    >>> own_name("Mary Smith")
    ('Mary-Smith', 'Mary Smith')
    """
    name = (said or _login()).strip()
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-._")[:60]
    return plain or "director", name or "director"


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "director"
