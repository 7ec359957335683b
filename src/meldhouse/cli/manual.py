"""What the manual says of a command, of its options and of what they take, looked up by their names.

`command-tournament-score` tells what the command does; its `.more` what else to know, and its `.round` what --round is
there. Options that mean the same everywhere stand once, in `command-options`, and so do the words for what is to be
filled in, such as `.FILE`. So no code holds a word of help, and a test finds what is missing.
"""

from __future__ import annotations

import re

import click

from meldhouse.cli.speaking import voice
from meldhouse.messages import Message

SHARED = "command-options"
_VALUE = re.compile(r"(?<![\w-])[A-Z]{2,}(?:-[A-Z]+)*(?![\w-])")


def id_of(context: click.Context) -> str:
    """Of a command by where it stands: `command` is the program itself."""
    name = "" if context.parent is None else f"{id_of(context.parent)}-{context.info_name}"
    return name or "command"


def told(context: click.Context, part: str = "", id: str = "") -> str:
    """The text of a command, or a part of it; nothing where there is none."""
    speaking, id = voice(context=context), id or id_of(context)
    if part and not speaking.catalogue.has(id, part):
        return ""
    return speaking.say(Message(f"{id}.{part}" if part else id))


def flag_of(option: click.Option) -> str:
    """By which an option is looked up: `round` for --round."""
    return max(option.opts, key=len).lstrip("-")


def told_of(context: click.Context, option: click.Option) -> str:
    """What an option is for, here or everywhere."""
    flag = flag_of(option)
    return told(context, flag) or told(context, flag, SHARED)


def filled_in(context: click.Context, text: str) -> str:
    """With the reader's words for what is to be filled in."""
    return _VALUE.sub(lambda found: told(context, found[0], SHARED) or found[0], text)
