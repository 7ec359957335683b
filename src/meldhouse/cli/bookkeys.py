"""`meldhouse book keys`: everything a book may say, for those who write one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from meldhouse.cli.asking import did_you_mean
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.trouble import Trouble
from meldhouse.rulebooks.reference import Cite, Part, cites, parts

CITES = "[cites]"


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
        raise Trouble("no-section", f"A book has no section “{name[:40]}”; {did_you_mean(name, known)}")
    return found, []


def _as_json(found: list[Part], cited: list[Cite]) -> dict[str, Any]:
    return {
        "parts": [
            {"heading": part.heading, "meaning": part.meaning, "keys": [key._asdict() for key in part.keys]}
            for part in found
        ],
        "cites": [cite._asdict() for cite in cited],
    }


def as_markdown(found: list[Part], cited: list[Cite]) -> Iterator[str]:
    for part in found:
        yield from ("", f"### {f'`{part.heading}`' if part.heading else 'The head of the file'}", "", part.meaning, "")
        if part.keys:
            yield from ("| key | may say | unless told | meaning |", "|---|---|---|---|")
        for key in part.keys:
            yield f"| `{key.name}` | {_cell(key.kind)} | {_cell(_default(key.default))} | {_cell(key.meaning)} |"
    if cited:
        yield from ("", f"### `{CITES}`", "", CITES_MEANING, "", "| key | what it is cited for |", "|---|---|")
        yield from (f"| `{cite.name}` | {_cell(cite.meaning)} |" for cite in cited)


CITES_MEANING = (
    "For each thing the house may have to say, the id of a clause. A meld may also be cited by how often it is held: "
    "`meld-run-2` is a double run."
)


def _default(text: str) -> str:
    return f"`{text}`" if text[:1] in '"[{' or text in ("true", "false") or text.isdigit() else text


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _show(found: list[Part], cited: list[Cite]) -> None:
    page = Page()
    for part in found:
        page.heading(part.heading or "The head of the file")
        page.line(part.meaning)
        for key in part.keys:
            page.bullet(f"{key.name}: {key.kind} ({key.default}). {key.meaning}")
    if cited:
        page.heading(CITES)
        page.line(CITES_MEANING.replace("`", ""))
        page.table([Column("Key"), Column("What it is cited for", wrap=True)], [list(cite) for cite in cited])
