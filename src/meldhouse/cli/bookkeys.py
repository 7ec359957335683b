"""`meldhouse book keys`: every key a rulebook may contain, for people who write one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from meldhouse.cli.asking import did_you_mean
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.reference import Cite, Key, Part, cites, parts

CITES = "[cites]"
HEAD = fact("cli-keys-head")
CITES_MEANING = fact("cli-keys-cites")


@click.command("keys", cls=HouseCommand, examples=("meldhouse book keys auction", "meldhouse book keys cites"))
@click.argument("section", required=False)
@click.option("--markdown", is_flag=True)
@json_option
def keys(section: str | None, markdown: bool, as_json: bool) -> None:
    found, cited = _chosen(section)
    if as_json:
        print_json(_as_json(found, cited))
    elif markdown:
        click.echo("\n".join(as_markdown(found, cited)))
    else:
        _show(found, cited)


def _chosen(section: str | None) -> tuple[list[Part], list[Cite]]:
    every = list(parts())
    if section is None:
        return every, list(cites())
    name = section.strip("[]").lower()
    if name == "cites":
        return [], list(cites())
    found = [part for part in every if part.section == name]
    if not found:
        known = [*dict.fromkeys(part.section for part in every if part.section), "cites"]
        raise Trouble("no-section", fact("cli-no-section", name=name[:40], hint=did_you_mean(name, known)))
    return found, []


def _as_json(found: list[Part], cited: list[Cite]) -> dict[str, Any]:
    return {
        "parts": [
            {"heading": part.heading, "meaning": say(part.meaning), "keys": [_told(key) for key in part.keys]}
            for part in found
        ],
        "cites": [{"name": cite.name, "meaning": say(cite.meaning)} for cite in cited],
    }


def _told(key: Key) -> dict[str, str]:
    return {"name": key.name, "kind": say(key.kind), "default": say(key.default), "meaning": say(key.meaning)}


def as_markdown(found: list[Part], cited: list[Cite]) -> Iterator[str]:
    for part in found:
        yield from ("", f"### {f'`{part.heading}`' if part.heading else say(HEAD)}", "", say(part.meaning), "")
        if part.keys:
            yield from (_row("key", "may-say", "default", "meaning"), "|---|---|---|---|")
        for key in part.keys:
            kind, default, meaning = say(key.kind), _default(key.default), say(key.meaning)
            yield f"| `{key.name}` | {_cell(kind)} | {_cell(default)} | {_cell(meaning)} |"
    if cited:
        yield from ("", f"### `{CITES}`", "", say(CITES_MEANING), "", _row("key", "cited"), "|---|---|")
        yield from (f"| `{cite.name}` | {_cell(say(cite.meaning))} |" for cite in cited)


def _row(*heads: str) -> str:
    return f"| {' | '.join(map(head, heads))} |"


def _default(default: Message) -> str:
    return f"`{say(default)}`" if default.id == "written" else say(default)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _show(found: list[Part], cited: list[Cite]) -> None:
    page = Page()
    for part in found:
        page.heading(part.heading or say(HEAD))
        page.line(say(part.meaning))
        for key in part.keys:
            told = fact("cli-keys-key", name=key.name, kind=key.kind, default=key.default, meaning=key.meaning)
            page.bullet(say(told))
    if cited:
        page.heading(CITES)
        page.line(say(CITES_MEANING))
        page.table(
            [Column(head("key")), Column(head("cited"), wrap=True)], [[cite.name, say(cite.meaning)] for cite in cited]
        )
