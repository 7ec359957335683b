"""Help is looked up by the names of commands and options: nothing is missing, and nothing is left over."""

from __future__ import annotations

import re

import click
import pytest
from cli_runner import ask
from every_command import every_command

from meldhouse.cli.manual import SHARED, filled_in, flag_of, help_text, id_of, option_help
from meldhouse.cli.options import Told
from meldhouse.messages import LANGUAGES, Voice
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read

EVERY = {id_of(context): context for context in every_command()}
SAID, _ = read(HOME / "en")


def options(context: click.Context) -> list[click.Option]:
    return [one for one in context.command.get_params(context) if isinstance(one, click.Option) and not one.hidden]


@pytest.mark.parametrize("id", EVERY)
def test_every_command_and_every_option_is_explained(id: str):
    context = EVERY[id]
    assert isinstance(context.command, Told)
    assert help_text(context)
    assert [one.opts for one in options(context) if not option_help(context, one)] == []


@pytest.mark.parametrize("id", EVERY)
def test_nothing_is_explained_that_is_not_there(id: str):
    known = {flag_of(one) for one in options(EVERY[id])} | {"more", "after"}
    assert SAID[id].attributes <= known


def test_what_commands_share_is_used_by_some():
    used = {flag_of(one) for context in EVERY.values() for one in options(context)}
    named = set[str]()
    for context in EVERY.values():
        texts = [*click.Command.collect_usage_pieces(context.command, context)]
        texts += [one.get_help_spec(context) for one in options(context)]
        named |= {word for text in texts for word in re.findall(r"(?<![\w-])[A-Z]{2,}(?:-[A-Z]+)*", text)}
    assert {one for one in SAID[SHARED].attributes if not one.isupper()} <= used
    assert named | {"ARGS", "COMMAND", "SECTION", "WORD"} == {one for one in SAID[SHARED].attributes if one.isupper()}


@pytest.mark.parametrize("id", EVERY)
def test_what_is_to_be_filled_in_has_its_word_in_the_usage(id: str):
    context = EVERY[id]
    for one in context.command.params:
        if isinstance(one, click.Argument):
            assert filled_in(context, one.make_metavar(context)) in context.command.get_usage(context)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_that_is_asked_for(language: str):
    words = Voice(language=language).catalogue
    shown = ask("--lang", language, "tournament", "score", "--help").stdout
    flat = " ".join(shown.split())
    for id in ("command-usage", "command-options", "command-tournament-score"):
        assert words.pattern(id)(None) in shown  # type: ignore[arg-type]  # plain texts
    for id in ("command-tournament-score.signed", "command-options.round", "command-options.help"):
        assert words.pattern(id)(None) in flat  # type: ignore[arg-type]


def test_a_group_lists_its_commands_in_sections():
    shown = ask("--lang", "es", "--help").stdout
    for id in ("command-commands.play", "command-commands.keep", "command-serve", "command-tournament"):
        assert Voice(language="es").catalogue.pattern(id)(None) in shown  # type: ignore[arg-type]


def test_the_language_counts_wherever_it_stands():
    assert ask("--help", "--lang", "es").stdout == ask("--lang", "es", "--help").stdout
