"""`meldhouse simulate`: many hands played by bots, in figures."""

from __future__ import annotations

import time
from shlex import quote

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.levels import LevelName, check_levels
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.terminal.keys import chosen_key
from meldhouse.cli.working import at_work, chosen_where, work_options
from meldhouse.players.levels import NOVICE, Level
from meldhouse.players.trials import Tally, trials
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

ENDINGS = {
    "played": "played to the last {words.trick}",
    "stopped": "stopped when decided",
    "conceded": "given up by the bidders",
    "board-set": "set on the board, out of reach",
    "no-board": "set for want of meld",
    "no-marriage": "set for want of a marriage",
    "silenced": "set, the {words.dealer} being silenced",
    "passed-out": "passed out",
    "awarded": "awarded by an official",
    "claimed": "laid down before the last {words.trick}",
    "renege": "ended by a renege",
    "forfeited": "lost by a lay-down",
    "void": "struck out",
    "broken-off": "broken off by a referee",
    "misdealt": "lost by a {words.dealer} who misdealt again",
}
ROLES = ("bidders", "defenders")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The answer for programs. Rates go from 0 to 1; averages are for one hand and one side; null: it never came up."""

    book: str
    players: str
    """Their level."""
    version: int
    """Of that level: players of another version may decide otherwise."""
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
    with at_work("Playing", hands) as told:
        tally = trials(house, chosen, level, hands, where=where, told=told)
    found = figures(house, level, chosen, tally)
    if as_json:
        print_json(found)
    else:
        _show(house, book, found, hands / max(1e-9, time.perf_counter() - began))


def _show(book: Book, source: str, found: Figures, speed: float) -> None:
    page = Page()
    page.title(book.title, f"{count(found.hands, 'hand')} by bots, {found.players}")
    page.blank()
    rows: list[tuple[str, str]] = [("Bid by somebody", _percent(found.bid_rate))]
    if found.made_rate is not None and found.set_rate is not None:
        rows += [("  … and made", _percent(found.made_rate)), ("  … and set", _percent(found.set_rate))]
    if book.auction.all_pass == "dealer":
        rows.append((f"Left to the {book.words.dealer}", _percent(found.dropped_rate)))
        if found.dropped_made_rate is not None:
            rows.append(("  … and made", _percent(found.dropped_made_rate)))
    else:
        rows.append(("Passed out", _percent(found.passed_out_rate)))
    if found.average_bid is not None:
        rows.append(("Average bid", f"{found.average_bid:,.1f}"))
    page.table([Column(""), Column("", number=True)], rows)
    page.blank()
    averages = {"Meld": found.meld, "Take in play": found.take, "Score": found.score}
    if lines := [(name, *(f"{each[role]:,.1f}" for role in ROLES)) for name, each in averages.items() if each]:
        page.table(
            [Column("On average, a side"), Column("that bid", number=True), Column("that defended", number=True)], lines
        )
        page.blank()
    page.table(
        [Column("How hands ended"), Column("", number=True)],
        [(ENDINGS.get(how, how).format(words=book.words), str(number)) for how, number in found.ended.items()],
    )
    page.blank()
    page.line(f"{speed:,.0f} hands a second. The same hands again:")
    level = "" if found.players == NOVICE.name else f" --players {found.players}"
    page.copyable(f"meldhouse simulate {quote(source)} --hands {found.hands}{level} --key {found.key}")


def _percent(share: float) -> str:
    return f"{share:.1%}"
