"""`meldhouse simulate`: statistics over many hands played by bots."""

from __future__ import annotations

import time
from functools import partial
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
from meldhouse.messages import fact
from meldhouse.players.levels import NOVICE, Level
from meldhouse.players.trials import Tally, trials
from meldhouse.rulebooks import Book

ROLES = ("bidders", "defenders")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The answer for programs. Rates are 0 to 1; averages are per hand and side; null means it never came up."""

    book: str
    players: str
    """The bots' level."""
    version: int
    """The version of that level: another version may decide otherwise."""
    key: str
    hands: int
    bid_rate: float
    made_rate: float | None
    set_rate: float | None
    dropped_rate: float
    dropped_made_rate: float | None
    passed_out_rate: float
    average_bid: float | None
    meld: dict[str, float]
    take: dict[str, float]
    score: dict[str, float]
    ended: dict[str, int]


def figures(book: Book, level: Level, key: bytes, tally: Tally) -> Figures:
    sides = {"bidders": tally.contracts, "defenders": tally.defences}

    def by_role(sums: dict[str, int]) -> dict[str, float]:
        return {role: round(sums.get(role, 0) / sides[role], 3) for role in ROLES if sides[role]}

    made = _share(tally.made, tally.bid)
    return Figures(
        book=book.name,
        players=level.name,
        version=level.version,
        key=key.hex(),
        hands=tally.hands,
        bid_rate=_share(tally.bid, tally.hands) or 0.0,
        made_rate=made,
        set_rate=None if made is None else round(1.0 - made, 4),
        dropped_rate=_share(tally.dropped, tally.hands) or 0.0,
        dropped_made_rate=_share(tally.made_dropped, tally.dropped),
        passed_out_rate=_share(tally.ended.get("passed-out", 0), tally.hands) or 0.0,
        average_bid=round(tally.bids / tally.bid, 3) if tally.bid else None,
        meld=by_role(tally.meld) if book.has_meld else {},
        take=by_role(tally.take),
        score=by_role(tally.score),
        ended=tally.ended,
    )


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


@click.command(
    "simulate",
    cls=HouseCommand,
    examples=("meldhouse simulate npa --hands 1000", "meldhouse simulate n42pa --seed sunday --json"),
)
@click.argument("book")
@click.option("--hands", "-n", type=Number(1, 1_000_000), default=200, show_default=True)
@click.option("--seed", metavar="TEXT")
@click.option("--key", metavar="HEX")
@click.option(
    "--players",
    "level",
    type=LevelName(),
    default="novice",
    show_default=True,
)
@work_options
@json_option
def command(
    book: str,
    hands: int,
    seed: str | None,
    key: str | None,
    level: Level,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    house = find_book(book)
    check_levels(house, level)
    chosen = chosen_key(seed, key)
    began = time.perf_counter()
    where = chosen_where(processes, cluster)
    with at_work("playing", hands) as told:
        tally = trials(house, chosen, level, hands, where=where, told=told)
    found = figures(house, level, chosen, tally)
    if as_json:
        print_json(found)
    else:
        _show(house, book, found, hands / max(1e-9, time.perf_counter() - began))


def _show(book: Book, source: str, found: Figures, speed: float) -> None:
    page = Page()
    page.title(book.title, say(fact("cli-simulated", number=found.hands, level=found.players)))
    page.blank()
    row = partial(_row, book)
    rows = [row("bid", found.bid_rate)]
    if found.made_rate is not None and found.set_rate is not None:
        rows += [row("made", found.made_rate, within=True), row("set", found.set_rate, within=True)]
    if book.auction.all_pass == "dealer":
        rows.append(row("dropped", found.dropped_rate))
        if found.dropped_made_rate is not None:
            rows.append(row("made", found.dropped_made_rate, within=True))
    else:
        rows.append(row("passed-out", found.passed_out_rate))
    if found.average_bid is not None:
        rows.append((_named(book, "average"), f"{found.average_bid:,.1f}"))
    page.table([Column(""), Column("", number=True)], rows)
    page.blank()
    averages = {"meld": found.meld, "take": found.take, "score": found.score}
    if lines := [
        (_named(book, name), *(f"{each[role]:,.1f}" for role in ROLES)) for name, each in averages.items() if each
    ]:
        roles = [Column(_named(book, role), number=True) for role in ROLES]
        page.table([Column(_named(book, "side")), *roles], lines)
        page.blank()
    page.table(
        [Column(_named(book, "ended")), Column("", number=True)],
        [(say(fact("cli-ended", how=how), book), str(number)) for how, number in found.ended.items()],
    )
    page.blank()
    page.line(say(fact("cli-simulate-again", speed=f"{speed:,.0f}")))
    level = "" if found.players == NOVICE.name else f" --players {found.players}"
    page.copyable(f"meldhouse simulate {quote(source)} --hands {found.hands}{level} --key {found.key}")


def _row(book: Book, name: str, share: float, *, within: bool = False) -> tuple[str, str]:
    return f"{'  ' if within else ''}{_named(book, name)}", f"{share:.1%}"


def _named(book: Book, row: str) -> str:
    return say(fact("cli-figure", row=row), book)
