"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from play_table import Meek, Terminal


@pytest.fixture
def meek(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at the terminal table who never bid."""
    monkeypatch.setattr("meldhouse.cli.terminal.session.Sense", Meek)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """A table at a real pseudo-terminal, where the system has such a thing."""
    pytest.importorskip("pty")
    opened: list[Terminal] = []

    def open_one(*options: str, **settings: object) -> Terminal:
        opened.append(Terminal(*options, **settings))  # type: ignore[arg-type]
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()
