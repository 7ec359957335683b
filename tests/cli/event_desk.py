"""A director at the command line, in a test."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from cli_runner import answered, ask, told

from meldhouse.tournament.forms import Form
from meldhouse.tournament.simulating.simulate import TableToPlay

NAMES = (
    "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Leo", "Mia", "Ned", "Ola", "Pam",
)  # fmt: skip


class Director:
    """Runs `meldhouse tournament …` on one file."""

    def __init__(self, file: Path, book: str, *options: str, title: str = "Evening", seed: str = "tuesday") -> None:
        self.file, self.book = str(file), book
        self.word = "Game" if book == "bend" else "Round"
        self.opened = self.do("new", book, "--title", title, "--seed", seed, *options)
        self.lot = Random(seed)

    def words(self, *words: str) -> tuple[str, ...]:
        return ("tournament", *words, "--file", self.file)

    def do(self, *words: str, stdin: str | None = None) -> Any:
        """What a program is answered."""
        return answered(*self.words(*words), stdin=stdin)

    def reads(self, *words: str, stdin: str | None = None) -> str:
        """What a person reads."""
        return told(*self.words(*words), stdin=stdin)

    def refused(self, *words: str, code: int = 1, stdin: str | None = None) -> str:
        """The sentence; and nothing has changed."""
        before = self.written()
        result = ask(*self.words(*words), stdin=stdin)
        assert result.exit_code == code, result.output
        assert self.written() == before
        return " ".join(result.stderr.split())

    def refused_as(self, *words: str) -> str:
        """The code of a refusal; and nothing has changed."""
        before = self.written()
        error = answered(*self.words(*words), code=1)["error"]
        assert self.written() == before
        return str(error["code"])

    def written(self) -> int:
        """How many steps are in the file."""
        with closing(sqlite3.connect(self.file)) as looked_at:
            return int(looked_at.execute("SELECT count(*) FROM entries").fetchone()[0])

    def state(self) -> Any:
        return self.do("show")

    def start_round(self) -> Any:
        """Seated, confirmed, released, called and started, by `next` alone; the tables."""
        said = self.do("next", "--all")
        assert said["next"]["says"] == "Wait for the score sheets", said
        return self.do("seating")["rounds"][0]

    def slips(self, table: Any, *, playoff: bool = False) -> str:
        """All hands of a table, made up by lot, as its scorekeeper would type them."""
        form, seed = msgspec.convert(self.do("show")["form"], Form), str(self.lot.random())
        made = TableToPlay(self.book, form, len(table["seats"]), seed, None, playoff)
        return msgspec.json.encode(made.slips()).decode()

    def play_round(self, result: Callable[[Any], str] | None = None) -> Any:
        """The round to its end: slips by lot, or the result that somebody says."""
        each = self.start_round()
        for table in each["tables"]:
            number = str(table["table"])
            if result is not None:
                said = self.do("score", number, "--points", result(table), "--signed")
            else:
                slips = self.slips(table, playoff=bool(each["playoff"]))
                said = self.do("score", number, "--slips", "-", "--signed", stdin=slips)
            assert said["sheet"]["status"] == "in"
        said = self.do("next")["said"][0]
        name = f"Playoff for places {each['playoff']}–" if each["playoff"] else f"{self.word} {each['round']}:"
        assert said.startswith(name)
        assert said.endswith(": over.")
        return each
