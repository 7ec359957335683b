"""Help texts for commands, options and their values, looked up by name in the catalogues.

`command-tournament-score` says what the command does; its `.more` has details, and its `.round` describes --round
there. Options with one meaning everywhere are in `command-options`, as are placeholder words such as `.FILE`. So the
code holds no help text, and a test finds whatever is missing.
"""

from __future__ import annotations

import re

import click

from meldhouse.cli.speaking import voice
from meldhouse.messages import Message

SHARED = "command-options"
_VALUE = re.compile(r"(?<![\w-])[A-Z]{2,}(?:-[A-Z]+)*(?![\w-])")


def id_of(context: click.Context) -> str:
    """The message id of a command; `command` alone is the program itself."""
    name = "" if context.parent is None else f"{id_of(context.parent)}-{context.info_name}"
    return name or "command"


def help_text(context: click.Context, part: str = "", id: str = "") -> str:
    """The text of a command, or one part of it; empty if there is none."""
    speaking, id = voice(context=context), id or id_of(context)
    if part and not speaking.catalogue.has(id, part):
        return ""
    return speaking.say(Message(f"{id}.{part}" if part else id))


def flag_of(option: click.Option) -> str:
    """The key for an option: `round` for --round."""
    return max(option.opts, key=len).lstrip("-")


def option_help(context: click.Context, option: click.Option) -> str:
    """What an option is for: this command's text, or the general one."""
    flag = flag_of(option)
    return help_text(context, flag) or help_text(context, flag, SHARED)


def filled_in(context: click.Context, text: str) -> str:
    """Placeholders replaced by words in the reader's language."""
    return _VALUE.sub(lambda found: help_text(context, found[0], SHARED) or found[0], text)
