"""Every command that there is, each with the context in which its help is shown."""

from __future__ import annotations

from collections.abc import Iterator

import click

from meldhouse.cli.main import cli


def every_command(command: click.Command = cli, context: click.Context | None = None) -> Iterator[click.Context]:
    context = context or click.Context(command, info_name="meldhouse", help_option_names=["-h", "--help"])
    yield context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from every_command(found, click.Context(found, context, name))
