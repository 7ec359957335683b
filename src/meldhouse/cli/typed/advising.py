"""What the advice commands share: the adviser's level, the random seed, and which hand they look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.levels import AdviserName, too_large
from meldhouse.game import Hand
from meldhouse.messages import fact
from meldhouse.players.advice import Irregularity, NoFigures
from meldhouse.rulebooks import Book
from meldhouse.solver import Unsolvable

F = TypeVar("F", bound=Callable[..., Any])


def level_option(*names: str) -> Callable[[F], F]:
    """The --level option, offering these levels."""
    return click.option("--level", "-l", type=AdviserName(names), default="expert", metavar="LEVEL", show_default=True)


def seed_option(command: F) -> F:
    return click.option("--seed", metavar="TEXT")(command)


def chosen_seed(seed: str | None) -> bytes:
    return b"" if seed is None else seed.encode("utf-8", "surrogateescape")[:48]


def numbered(hands: Sequence[Hand], number: int | None) -> Hand:
    """The hand with that number in a record, or the last hand."""
    if number is not None and number > len(hands):
        raise Trouble("no-such-hand", fact("cli-no-such-hand", hands=len(hands), number=number))
    return hands[-1 if number is None else number - 1]


@contextmanager
def figures_told(book: Book) -> Iterator[None]:
    """Turn “this cannot be calculated” errors into sentences for the user."""
    try:
        yield
    except NoFigures as problem:
        raise Trouble("no-figures", problem.message, book=book) from None
    except Irregularity as problem:
        raise Trouble("irregular", problem.message, advice=fact("cli-earlier"), book=book) from None
    except Unsolvable as problem:
        raise too_large(book, problem) from None
