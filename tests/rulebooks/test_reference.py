"""The table of keys on the page about rulebooks is the one that the form gives."""

from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

import pytest

from meldhouse.cli.commands.book import as_markdown
from meldhouse.messages import Voice, fact, written
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.rulebooks.citable import refusal_codes
from meldhouse.rulebooks.reading.kinds import kind_of
from meldhouse.rulebooks.reference import MUST, cite_meaning, cites, cites_worded, keys_worded, parts
from meldhouse.rulebooks.schema import Book, Clause

PAGE = Path(__file__).parents[2] / "docs" / "rulebooks.md"
PARTS = list(parts())


def test_the_page_has_every_key_as_the_form_has_it():
    _, begin, rest = PAGE.read_text("utf-8").partition("<!-- made by: meldhouse book keys --markdown -->\n")
    assert begin
    assert rest.strip() == "\n".join(as_markdown(PARTS, list(cites()))).strip(), (
        "put what “meldhouse book keys --markdown” prints at the end of docs/rulebooks.md"
    )


def test_no_key_of_the_form_is_left_out():
    listed = {(part.section, key.name) for part in PARTS for key in part.keys}
    for name, form in get_type_hints(Book).items():
        assert {(name, field) for field in getattr(form, "__struct_fields__", ())} <= listed
    assert ("auction", "minimum") in listed
    assert {key.name for key in PARTS[0].keys} >= {"name", "title", "game", "extends"}
    assert {key.name for part in PARTS if part.section == "clause" for key in part.keys} == set(
        Clause.__struct_fields__
    )


SECTIONS = read(HOME / "en")[0]["keys-section"].keys["section"]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.heading or "head")
def test_every_section_is_explained(part):
    assert part.meaning.args["section"] in SECTIONS


def test_every_key_is_explained_and_nothing_that_is_not_there():
    """Write it into the catalogue, under the section and the name."""
    explained = [key.meaning for part in PARTS for key in part.keys]
    assert {one.args["key"] for one in explained if one.id == "key"} == keys_worded()
    assert {one.id for one in explained} == {"key", "key-ruling"}
    assert {one.args["section"] for one in (part.meaning for part in PARTS)} == set(SECTIONS)


def test_everything_that_can_be_cited_is_explained():
    assert {cite.meaning.args["code"] for cite in cites() if cite.meaning.id == "cite"} == cites_worded()
    assert {cite.name for cite in cites()} >= refusal_codes()
    assert "meld-run" in {cite.name for cite in cites()}


def test_a_refusal_is_explained_by_its_own_sentence():
    assert cite_meaning("gather-none") == fact("cite-refusal", says=fact("gather-none"))


def test_kinds_and_defaults_are_told_as_one_would_write_them():
    by_key = {f"{part.section}.{key.name}": key for part in PARTS for key in part.keys}
    assert by_key["exchange.form"].kind == fact("kind-one-of", words=('"none"', '"blind"', '"sequence"'))
    assert by_key["exchange.form"].default == written('"none"')
    assert by_key["deal.hand"].kind == fact("kind-least", least=1)
    assert by_key["deal.hand"].default == MUST
    assert by_key["deal.riffles"].kind == fact("kind-range", least=0, most=20)
    assert by_key["auction.jump"].kind == fact("kind-or-none", kind=fact("kind-least", least=1))
    assert by_key["auction.to"].kind == fact("kind-least", least=1), "in a list there is nothing to lift"
    assert Voice().say(by_key["deal.packets"].kind) == "list of: list of: whole number, 1 or more"
    assert by_key["table.partners"].default == written("true")
    assert by_key["meld.pinochle"].default == written("[]")
    assert kind_of(dict[str, int]) == fact("kind-table", names=fact("kind-name"), kind=fact("kind-number"))
