"""`tournament simulate`: a whole event played by bots, from entry to the last sheet."""

from __future__ import annotations

import time
from typing import Any

import click

from meldhouse.cli.commands.tournament.desk import opened, refused
from meldhouse.cli.commands.tournament.forming import as_said, form_options
from meldhouse.cli.commands.tournament.opening import source_of
from meldhouse.cli.commands.tournament.results import plain_standings, show_standings
from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.levels import LevelName, check_levels
from meldhouse.cli.working import at_work, chosen_where, work_options
from meldhouse.game import Refused
from meldhouse.journal.ids import new_id
from meldhouse.messages import fact
from meldhouse.players.levels import Level
from meldhouse.tournament import store as keeping
from meldhouse.tournament.forms import Form, form_of
from meldhouse.tournament.simulating.simulate import OPEN_END, simulate as played
from meldhouse.tournament.tournament import Tournament

QUICK = "quick"


class Bots(LevelName):
    """A bot level, or none for random hands."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return None if value in (None, QUICK) else super().convert(value, param, ctx)


@click.command(
    "simulate",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament simulate bend --players 22",
        "meldhouse tournament simulate npa --players 40 --rounds 12 --seed spring",
        "meldhouse tournament simulate n42pa --players 16 --bots novice --file tried.db",
    ),
)
@click.argument("book")
@click.option("--players", type=Number(3, 5000), default=16, show_default=True)
@click.option(
    "--bots",
    type=Bots(),
    default=QUICK,
    show_default=True,
    metavar="LEVEL|quick",
)
@click.option("--seed", metavar="TEXT", default="")
@form_options
@click.option("--file", "-f", metavar="FILE")
@work_options
@json_option
def simulate(
    book: str,
    players: int,
    bots: Level | None,
    seed: str,
    said: dict[str, Any],
    file: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    house = find_book(book)
    if bots is not None:
        check_levels(house, bots)
    form = as_said(form_of(house), said)
    if form.entry == "pair" and players % 2:
        odd = fact("cli-odd-players", number=players, more=players + 1)
        raise Trouble("odd", odd, exit_code=REFUSED)
    entrants = players // 2 if form.entry == "pair" else players
    rounds = form.rounds or said.get("rounds") or OPEN_END
    where, began = chosen_where(processes, cluster), time.perf_counter()
    try:
        with at_work("playing", _tables(form, players, rounds)) as told:
            found = played(
                source_of(house, book),
                form,
                entrants,
                seed=seed or new_id(),
                rounds=rounds,
                level=bots,
                where=where,
                told=_counter(told),
                at=keeping.now(),
            )
    except Refused as problem:
        raise refused(problem, house) from None
    _answer(found, file, time.perf_counter() - began, as_json=as_json)


def _tables(form: Form, players: int, rounds: int) -> int:
    """Roughly how many tables are played in all."""
    if form.is_bracket:
        return players if form.movement == "double-elimination" else players // 2
    return max(1, rounds * (players // 4))


def _counter(told: Any) -> Any:
    """Counts the tables of earlier rounds too."""
    done: dict[int, int] = {}

    def count_on(number: int, tables: int) -> None:
        done[number] = tables
        told(sum(done.values()))

    return count_on


def _answer(found: Tournament, file: str | None, seconds: float, *, as_json: bool) -> None:
    id = None
    if file is not None:
        with opened(file, new=True) as (journal, run):
            id = run(keeping.bring(journal, found)).id
    standings = found.standings()
    hands = sum(len(sheet.rows) for each in found.state.rounds for sheet in each.sheets.values())
    if as_json:
        told = {"tournament": id, "book": found.book.name, "form": found.form, "seed": found.state.seed}
        counted = {"entrants": len(found.state.entrants), "hands": hands, "finished": found.state.finished}
        print_json({**told, **counted, **plain_standings(found, standings)})
        return
    page = Page()
    show_standings(page, found, standings)
    page.blank()
    played_in = fact("cli-played-in", hands=hands, rounds=len(found.state.rounds), seconds=f"{seconds:.1f}")
    page.line(say(played_in, found.book))
    page.line(say(fact("cli-play-again", seed=found.state.seed)))
    if id is not None and file is not None:
        page.line(say(fact("cli-kept-in", file=file, id=id)))
