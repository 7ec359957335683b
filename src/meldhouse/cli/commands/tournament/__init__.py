"""`meldhouse tournament`: an event from entry to prizes, one command at a time, kept in one file."""

from __future__ import annotations

from importlib import import_module

import click

from meldhouse.cli.sections import Sections

SECTIONS: dict[str, tuple[str, ...]] = {
    "event": (
        "new",
        "list",
        "show",
        "next",
        "amend",
        "appoint",
        "invite",
        "log",
        "undo",
        "finish",
    ),
    "people": (
        "enter",
        "people",
        "edit",
        "remove",
        "check-in",
        "no-show",
        "withdraw",
        "substitute",
        "disqualify",
    ),
    "round": (
        "seat",
        "seating",
        "swap",
        "scrap",
        "confirm",
        "release",
        "call",
        "start",
        "extend",
        "time",
        "close",
        "playoff",
    ),
    "table": (
        "score",
        "sheet",
        "sign",
        "correct",
        "tell",
        "penalty",
        "lift",
        "referee",
        "ruling",
        "appeal",
        "conduct",
        "strike",
        "ease",
        "question",
        "missing",
        "arrived",
        "stand-in",
        "forfeit",
    ),
    "results": (
        "standings",
        "prizes",
        "special",
        "pay",
        "fine",
        "money",
        "print",
        "export",
        "import",
        "season",
    ),
    "try": ("simulate",),
}
FILES: dict[str, str] = {
    **dict.fromkeys(("new", "amend", "list"), "opening"),
    **dict.fromkeys(("show", "log", "undo", "finish", "next"), "running"),
    **dict.fromkeys(("appoint", "invite"), "helpers"),
    **dict.fromkeys(("enter", "edit", "remove", "people"), "entering"),
    **dict.fromkeys(("check-in", "no-show", "withdraw", "substitute", "disqualify"), "presence"),
    **dict.fromkeys(("seat", "seating", "swap", "playoff"), "seating"),
    **dict.fromkeys(("scrap", "confirm", "release", "call", "start", "extend", "time", "close"), "rounds"),
    **dict.fromkeys(("score", "correct"), "scoring"),
    **dict.fromkeys(("sheet", "sign", "tell"), "sheets"),
    **dict.fromkeys(("penalty", "lift"), "penalties"),
    **dict.fromkeys(("referee", "ruling", "appeal"), "calls"),
    **dict.fromkeys(("conduct", "strike", "ease", "question"), "conduct"),
    **dict.fromkeys(("missing", "arrived", "stand-in", "forfeit"), "lateness"),
    **dict.fromkeys(("standings", "prizes", "special"), "results"),
    **dict.fromkeys(("pay", "fine", "money"), "cash"),
    **dict.fromkeys(("export", "import"), "moving"),
    "print": "printing",
    "season": "season",
    "simulate": "simulate",
}
"""The file of this package that defines each command."""


class Desk(Sections):
    """The tournament command group."""

    def load(self, name: str) -> click.Command:
        found = vars(import_module(f"{__name__}.{FILES[name]}")).values()
        return next(each for each in found if isinstance(each, click.Command) and each.name == name)


@click.group(
    "tournament",
    cls=Desk,
    sections=SECTIONS,
    no_args_is_help=True,
    examples=(
        'meldhouse tournament new bend --title "Tuesday" --file tuesday.db',
        "meldhouse tournament enter Ann Bob Cleo Dan --here --file tuesday.db",
        "meldhouse tournament next --file tuesday.db",
    ),
)
def command() -> None:
    pass
