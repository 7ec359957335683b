"""`meldhouse tournament`: an event from entry to prizes, one command at a time, kept in one file."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import click

from meldhouse.cli.sections import Listed, Sections

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
        "hand-medal",
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
    **dict.fromkeys(("enter", "edit", "people"), "entering"),
    **dict.fromkeys(("check-in", "no-show", "withdraw", "disqualify"), "presence"),
    **dict.fromkeys(("seat", "seating", "swap", "playoff"), "seating"),
    **dict.fromkeys(("score", "correct"), "scoring"),
    **dict.fromkeys(("sheet", "sign", "tell"), "sheets"),
    **dict.fromkeys(("referee", "ruling", "appeal"), "calls"),
    **dict.fromkeys(("conduct", "strike", "question"), "conduct"),
    **dict.fromkeys(("standings", "prizes", "special"), "results"),
    **dict.fromkeys(("pay", "fine", "money"), "cash"),
    **dict.fromkeys(("export", "import"), "moving"),
    "penalty": "penalties",
    "forfeit": "forfeit",
    "print": "printing",
    "season": "season",
    "simulate": "simulate",
}
"""The file of this package that defines each command; the others are made from acts (`derived.py`)."""
FAMILIES = {"event": "event", "people": "people", "rounds": "round", "seating": "round", "money": "results"}
"""The section for acts of a family that no section lists; all other families happen at a table."""


@cache
def of_acts() -> dict[str, tuple[str, click.Command]]:
    """The commands made from acts: in which section, and the command."""
    from meldhouse.cli.commands.tournament.derived import commands

    return {name: (FAMILIES.get(family, "table"), found) for name, family, found in commands()}


class TournamentCommands(Sections):
    """The tournament command group."""

    def listed(self) -> Listed:
        """Acts that no section lists come last in the section of their family."""
        known = {name for section in self.sections.values() for name in section}
        more = {name: section for name, (section, _) in of_acts().items() if name not in known}
        return {
            section: (*names, *[name for name, where in more.items() if where == section])
            for section, names in self.sections.items()
        }

    def load(self, name: str) -> click.Command:
        if name not in FILES:
            return of_acts()[name][1]
        found = vars(import_module(f"{__name__}.{FILES[name]}")).values()
        return next(each for each in found if isinstance(each, click.Command) and each.name == name)


@click.group(
    "tournament",
    cls=TournamentCommands,
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
