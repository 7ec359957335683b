"""`meldhouse duel`: two bot levels against each other, replaying the same deals with seats swapped."""

from __future__ import annotations

from shlex import quote

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.typed.keys import chosen_key
from meldhouse.cli.typed.levels import LevelName, check_levels
from meldhouse.cli.working import at_work, chosen_where, work_options
from meldhouse.game import seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.players.duels import SURE_FROM, Duel, Match, duel, sittings
from meldhouse.players.levels import Level
from meldhouse.rulebooks import Book


class Side(msgspec.Struct, frozen=True):
    level: str
    version: int


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer for programs. `mean` is the first level's average gain per hand, over all deals and seatings; `low`
    and `high` are its 95% confidence interval, null when there are too few deals."""

    book: str
    one: Side
    other: Side
    key: str
    deals: int
    hands: int
    unit: str
    mean: float
    low: float | None
    high: float | None
    better: int
    """Deals in which the first level did better; the other deals were even or `worse`."""
    worse: int


@click.command(
    "duel",
    cls=HouseCommand,
    examples=("meldhouse duel npa expert club --deals 500", "meldhouse duel n42pa club greedy --play-only --json"),
)
@click.argument("book")
@click.argument("one", type=LevelName(), metavar="LEVEL")
@click.argument("other", type=LevelName(), metavar="LEVEL")
@click.option("--deals", "-n", type=Number(2, 1_000_000), default=100, show_default=True)
@click.option("--play-only", is_flag=True)
@click.option("--seed", metavar="TEXT")
@click.option("--key", metavar="HEX")
@work_options
@json_option
def command(
    book: str,
    one: Level,
    other: Level,
    deals: int,
    play_only: bool,
    seed: str | None,
    key: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    house = find_book(book)
    check_levels(house, one, other)
    match = Match(book=house, one=one, other=other, key=chosen_key(seed, key), play_only=play_only)
    with at_work("playing", deals) as told:
        found = duel(match, deals, where=chosen_where(processes, cluster), told=told)
    answer = _answer(match, one, other, found)
    if as_json:
        print_json(answer)
    else:
        _show(house, book, match, answer)


def _answer(match: Match, one: Level, other: Level, found: Duel) -> Answer:
    return Answer(
        book=match.book.name,
        one=Side(one.name, one.version),
        other=Side(other.name, other.version),
        key=match.key.hex(),
        deals=len(found.margins),
        hands=len(found.margins) * len(sittings(seating_of(match.book))),
        unit="trick-points" if match.play_only else unit_of(match.book),
        mean=round(found.mean, 4),
        low=round(found.low, 4) if found.is_sure else None,
        high=round(found.high, 4) if found.is_sure else None,
        better=sum(margin > 0 for margin in found.margins),
        worse=sum(margin < 0 for margin in found.margins),
    )


def _show(book: Book, source: str, match: Match, answer: Answer) -> None:
    page = Page()
    page.title(
        book.title,
        say(fact("cli-duel", one=answer.one.level, other=answer.other.level, deals=answer.deals)),
    )
    page.blank()
    unit = "trick-points" if match.play_only else unit_of(match.book)
    more = say(fact("cli-duel-more", level=answer.one.level))
    rows = [(more, say(fact("cli-mean", mean=f"{answer.mean:+,.2f}", unit=unit)))]
    if answer.low is not None and answer.high is not None:
        between = fact("cli-between", low=f"{answer.low:+,.2f}", high=f"{answer.high:+,.2f}")
        rows.append((f"  {say(fact('cli-duel-between'))}", say(between)))
    rows += [
        (say(fact("cli-duel-better")), f"{answer.better:,}"),
        (say(fact("cli-duel-worse")), f"{answer.worse:,}"),
    ]
    page.table([Column(""), Column("", number=True)], rows)
    page.blank()
    page.line(say(_verdict(answer)))
    page.line(say(fact("cli-duel-again")))
    asked = f"{quote(source)} {answer.one.level} {answer.other.level} --deals {answer.deals}"
    asked += " --play-only" if match.play_only else ""
    page.copyable(f"meldhouse duel {asked} --key {answer.key}")


def _verdict(answer: Answer) -> Message:
    if answer.one == answer.other:
        return fact("cli-duel-same")
    if answer.low is None or answer.high is None:
        return fact("cli-duel-few", least=SURE_FROM)
    if answer.low > 0:
        return fact("cli-duel-winner", level=answer.one.level)
    if answer.high < 0:
        return fact("cli-duel-winner", level=answer.other.level)
    return fact("cli-duel-even")
