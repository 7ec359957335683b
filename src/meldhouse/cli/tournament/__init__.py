"""`meldhouse tournament`: an event from entry to prizes, one command at a time, kept in one file."""

from __future__ import annotations

from importlib import import_module

import click

from meldhouse.cli.sections import Sections

SECTIONS: dict[str, dict[str, str]] = {
    "The event": {
        "new": "Open a tournament by the book of a house.",
        "list": "List the tournaments in a file.",
        "show": "Tell how far a tournament is, and what comes next.",
        "next": "Do the natural next step.",
        "amend": "Run it otherwise from now on: rounds, minutes, fees, prizes.",
        "appoint": "Give somebody a role.",
        "invite": "Make a link that gives a role in the browser, once.",
        "log": "Tell who did what, when, and what was before.",
        "undo": "Take back what the desk did last.",
        "finish": "End the tournament.",
    },
    "Who plays": {
        "enter": "Enter players, or pairs.",
        "people": "List everybody with number, club, presence and what is owed.",
        "edit": "Put a name, a club or a division right.",
        "remove": "Take out somebody who was entered by mistake.",
        "check-in": "Say who is here.",
        "no-show": "Say who has not come.",
        "withdraw": "Let somebody leave.",
        "substitute": "Let somebody play for a player from the next round on.",
        "disqualify": "Send somebody out.",
    },
    "A round": {
        "seat": "Draft the next round.",
        "seating": "Show who sits where.",
        "swap": "Let two change places in a draft.",
        "scrap": "Throw a draft away.",
        "confirm": "Confirm the draft.",
        "release": "Let everybody see where he sits.",
        "call": "Call players to their tables.",
        "start": "Start play, and the clock.",
        "extend": "Give a round more minutes.",
        "time": "Call time.",
        "close": "Close a round whose sheets are all in.",
        "playoff": "Seat those who tie for a place that is played off.",
    },
    "At a table": {
        "score": "Write hands on a sheet, or only the result.",
        "sheet": "Show a sheet with its sums and signatures.",
        "sign": "Sign a sheet for its sides.",
        "correct": "Change a sheet that is signed and in.",
        "tell": "Note that players have heard of a correction.",
        "penalty": "Give a penalty, by the house's table or in points.",
        "lift": "Take a penalty back.",
        "referee": "Call the referee to a table, or list the calls.",
        "ruling": "Write down what an official has decided on a call.",
        "appeal": "Ask for another official after a ruling, or note that somebody refuses a final one.",
        "conduct": "Write a lapse of conduct down, or list every violation.",
        "strike": "Say that an entry in the list of violations was wrong.",
        "ease": "Ease a rule for a player, where the house allows that.",
        "question": "Ask what a rule means, answer it, or list what was asked.",
        "missing": "Note that somebody is not at the table.",
        "arrived": "Note that somebody has come after all.",
        "stand-in": "Let somebody play the round for whoever did not come.",
        "forfeit": "End a table for those who are there.",
    },
    "Results": {
        "standings": "Show, release or hide the standings.",
        "prizes": "Tell who has won what, and hand it out.",
        "special": "Name who has won a special prize.",
        "pay": "Note what somebody has paid.",
        "fine": "Note what somebody has to pay.",
        "money": "Show the cash book.",
        "print": "Print sheets, cards, charts and lists as PDF.",
        "export": "Write the results, or the whole tournament, to a file.",
        "import": "Read a whole tournament from such a file.",
        "season": "Add several tournaments up.",
    },
    "Try it": {
        "simulate": "Play a whole tournament with bots.",
    },
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
"""In which file of this package each command stands."""


class Desk(Sections):
    """The commands of a tournament."""

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
    epilog="--file may be left out: it is tournament.db in this folder then, or what MELDHOUSE_TOURNAMENT says. The "
    "browser opens the same file: meldhouse serve --data FILE.",
)
def command() -> None:
    """Run a tournament from entry to prizes, kept in one file.

    The file holds one tournament or many and never loses what a command has answered; “meldhouse backup” copies it.
    People are named by their number (P3) or their name; “next” does the natural next step and says what comes then.
    """
