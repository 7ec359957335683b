"""`meldhouse play`: a game at the terminal, you against bots."""

from __future__ import annotations

import sys

import click

from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import say
from meldhouse.cli.terminal.houses import Chosen, HouseMenu, chosen
from meldhouse.cli.terminal.keyboard import InputEnded, Keyboard, Left
from meldhouse.cli.terminal.saving import Again, Resumed, resume, seated
from meldhouse.cli.terminal.session import Session
from meldhouse.cli.trouble import OK, Trouble
from meldhouse.cli.typed.keys import chosen_key
from meldhouse.cli.typed.levels import LevelName
from meldhouse.cli.voice import Voice
from meldhouse.game import Seat
from meldhouse.messages import fact
from meldhouse.players import Level
from meldhouse.rulebooks import Book
from meldhouse.tables.alone import YOU, Alone

INTERRUPTED = 130


@click.command(
    "play",
    cls=HouseCommand,
    examples=(
        "meldhouse play",
        "meldhouse play st-hilary --level novice",
        "meldhouse play n42pa --plain",
        "meldhouse play --resume sunday.record",
        "meldhouse play npa --bots 4 --pause",
    ),
)
@click.argument("book", required=False)
@click.option("--book", "-b", "named", metavar="BOOK")
@click.option("--resume", "record", metavar="FILE")
@click.option("--seed", metavar="TEXT")
@click.option("--key", metavar="HEX")
@click.option("--level", "-l", type=LevelName(), metavar="LEVEL")
@click.option("--partner", type=LevelName(), metavar="LEVEL")
@click.option("--bots", type=Number(2, 4), metavar="N")
@click.option("--pause", is_flag=True)
@click.option("--plain", is_flag=True)
def command(
    book: str | None,
    named: str | None,
    record: str | None,
    seed: str | None,
    key: str | None,
    level: Level | None,
    partner: Level | None,
    bots: int | None,
    pause: bool,
    plain: bool,
) -> None:
    if book is not None and named is not None:
        raise Trouble("two-books", fact("cli-rules-once"))
    key_bytes = chosen_key(seed, key)
    page = Page()
    if plain:
        page.console.no_color = True
    with Keyboard(indent=0 if plain else 2) as keyboard:
        code = OK
        try:
            house, resumed = _what_to_play(book or named, record, page, keyboard, plain=plain)
            voice = Voice(house.book, page, _seat(house.book, bots), plain=plain)
            players = resumed.players if resumed else {}
            levels = seated(house.book, voice.me, level, partner, players)
            again = Again(house.file, _said_again(bots, pause=pause, plain=plain))
            sitting = Alone(house.book, levels, key=key_bytes, saved=resumed.text if resumed else "")
            Session(sitting, levels, voice=voice, keyboard=keyboard, players=players, again=again, pause=pause).run()
            page.line(say(fact("cli-farewell")))
        except Left:
            page.line(say(fact("cli-farewell")))
        except InputEnded:
            page.blank()
            page.line(say(fact("cli-left" if keyboard.watched else "cli-left-input")))
        except KeyboardInterrupt:
            page.blank()
            page.line(say(fact("cli-left")))
            code = INTERRUPTED
    sys.exit(code)


def _what_to_play(
    book: str | None, record: str | None, page: Page, keyboard: Keyboard, *, plain: bool
) -> tuple[Chosen, Resumed | None]:
    """The house to play, and the saved game if one is being resumed."""
    house = chosen(book) if book is not None else None
    if record is not None:
        resumed = resume(record, house.book if house else None)
        return Chosen(resumed.book, house.file if house else None), resumed
    return house or HouseMenu(page, keyboard, plain=plain).ask(), None


def _said_again(bots: int | None, *, pause: bool, plain: bool) -> tuple[str, ...]:
    """The options to repeat when a saved game is resumed."""
    watched = () if bots is None else ("--bots", str(bots))
    return (*watched, *(("--pause",) if pause else ()), *(("--plain",) if plain else ()))


def _seat(house: Book, bots: int | None) -> Seat | None:
    """The person's seat; None for someone who only watches."""
    seats = house.table.seats
    if bots is not None and bots not in (seats - 1, seats):
        raise Trouble(
            "wrong-bots",
            fact("cli-wrong-bots", seats=seats, bots=seats - 1),
        )
    return None if bots == seats else YOU
