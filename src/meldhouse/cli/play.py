"""`meldhouse play`: a game at the terminal, you against bots."""

from __future__ import annotations

import sys

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page
from meldhouse.cli.terminal.commands import Left
from meldhouse.cli.terminal.keyboard import InputEnded, Keyboard
from meldhouse.cli.terminal.keys import chosen_key
from meldhouse.cli.terminal.session import YOU, Session
from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.trouble import OK, Trouble
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import count

INTERRUPTED = 130


@click.command(
    "play",
    cls=HouseCommand,
    examples=(
        "meldhouse play",
        "meldhouse play st-hilary",
        "meldhouse play n42pa --plain",
        "meldhouse play npa --bots 4",
    ),
)
@click.argument("book", required=False)
@click.option("--seed", metavar="TEXT", help="The same word brings the same deals again.")
@click.option("--key", metavar="HEX", help="The same, by a key of 64 hexadecimal digits.")
@click.option("--bots", type=click.IntRange(2, 4), metavar="N", help="Bots at the table; on every seat, you watch.")
@click.option("--plain", is_flag=True, help="For screen readers: no boxes, no symbols, every card in words.")
def command(book: str | None, seed: str | None, key: str | None, bots: int | None, plain: bool) -> None:
    """Sit down at a table with bots.

    You are South. Without BOOK you are asked which house to play by. Type ? at any question for help; what is not
    allowed is refused with the rule, and nothing is lost.
    """
    chosen = chosen_key(seed, key)
    keyboard = Keyboard(indent=0 if plain else 2)
    page = Page()
    if plain:
        page.console.no_color = True
    try:
        house = find_book(book) if book is not None else _ask_house(page, keyboard, plain=plain)
        _sit_down(house, page, keyboard, chosen, bots, plain=plain)
    except InputEnded:
        page.blank()
        page.line("There is nothing more to read, so you leave the table.")
    except Left:
        page.line("Thank you for playing.")
    except KeyboardInterrupt:
        page.blank()
        page.line("You have left the table; the hand on it was not kept.")
        sys.exit(INTERRUPTED)
    sys.exit(OK)


def _sit_down(house: Book, page: Page, keyboard: Keyboard, key: bytes, bots: int | None, *, plain: bool) -> None:
    seats = house.table.seats
    if bots is not None and bots not in (seats - 1, seats):
        raise Trouble(
            "wrong-bots",
            f"This table has {seats} seats: take {count(seats - 1, 'bot')} and play, or {seats} and watch.",
        )
    voice = Voice(house, page, None if bots == seats else YOU, plain=plain)
    Session(house, key=key, voice=voice, keyboard=keyboard).run()


def _ask_house(page: Page, keyboard: Keyboard, *, plain: bool) -> Book:
    """Which house to play by: a number, a name, or Enter for the first."""
    names = book_names()
    page.line("Welcome to Meldhouse. Which house do you play by?", style="" if plain else "bold")
    for number, name in enumerate(names, start=1):
        house = load_book(name)
        form = f", {house.form}" if house.form else ""
        game = "Texas 42" if house.game == "forty-two" else "Pinochle"
        page.line(f"{number}  {house.title}{form} ({game})", indent=0 if plain else 2)
    while True:
        typed = keyboard.ask("Number or name, Enter for the first:")
        if not typed:
            return load_book(names[0])
        if typed.isdigit() and 1 <= int(typed) <= len(names):
            return load_book(names[int(typed) - 1])
        if typed.lower() in ("q", "quit", "exit"):
            raise Left
        try:
            return find_book(typed.lower() if typed.lower() in names else typed)
        except Trouble as problem:
            page.line(problem.message, indent=0 if plain else 2)
