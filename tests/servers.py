"""A real PostgreSQL server for the tests: a cluster in a folder that goes away, reached by a socket there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

# What the tests do must be right, and need not outlive the machine.
SETTINGS = "-c listen_addresses='' -c fsync=off -c full_page_writes=off"


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder, self.bin, self.numbers = folder, programs(), count(1)

    def do(self, program: str, *options: str) -> None:
        # The server refuses to be run by root.
        user: dict[str, Any] = (
            {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        )
        with (self.folder / "said").open("w+") as said:  # and no pipe: a server that was started would hold it open
            command = [self.bin / program, "-D", self.folder / "data", *options]
            done = subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=False, **user)
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read()}"

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def ask(self, question: str) -> Any:
        with psycopg.connect(self.address(), autocommit=True) as connection:
            found = connection.execute(question)
            return found.fetchall() if found.description else None

    def fresh(self) -> str:
        """The address of a place where nothing is yet: a schema, which takes far less than a database of its own."""
        name = f"house{next(self.numbers)}"
        self.ask(f"CREATE SCHEMA {name}")
        return f"{self.address()}&options=-csearch_path%3D{name}"

    def start(self) -> None:
        self.do("pg_ctl", "start", "-w", "-s", "-l", str(self.folder / "log"), "-o", f"{SETTINGS} -k {self.folder}")

    def stop(self) -> None:
        self.do("pg_ctl", "stop", "-w", "-s", "-m", "immediate")


def programs() -> Path:
    """Debian keeps them out of the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        return folder
    pytest.skip("there is no PostgreSQL server here; tests/needs.sh installs one, or says why it cannot")


@contextmanager
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="pg") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        server = Postgres(Path(folder))
        server.do("initdb", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        server.start()
        try:
            yield server
        finally:
            server.stop()
