"""The table of keys on the page about rulebooks is the one that the form gives."""

from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

import pytest

from meldhouse.cli.bookkeys import as_markdown
from meldhouse.messages import Voice, fact
from meldhouse.rulebooks.citable import codes, refusal_codes
from meldhouse.rulebooks.meanings import CITE_MEANINGS, KEY_MEANINGS
from meldhouse.rulebooks.reference import cite_meaning, cites, kind_of, parts
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


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.heading or "head")
def test_every_key_says_what_it_means(part):
    """Write it under the field in the schema."""
    assert part.meaning
    assert [key.name for key in part.keys if not key.meaning] == []
    assert all(key.kind and key.kind != "value" and key.default for key in part.keys)


def test_everything_that_can_be_cited_is_explained():
    assert [cite.name for cite in cites() if not cite.meaning] == []
    assert {cite.name for cite in cites()} >= refusal_codes()
    assert "meld-run" in {cite.name for cite in cites()}


def test_nothing_is_explained_that_is_not_there():
    names = {part.section for part in PARTS}
    for part in PARTS:
        names |= {f"{part.section}.{key.name}" for key in part.keys} | {key.name for key in part.keys}
    assert set(KEY_MEANINGS) <= names
    assert set(CITE_MEANINGS) <= codes()


def test_a_refusal_is_explained_by_its_own_sentence():
    assert cite_meaning("gather-none") == f"“{Voice().say(fact('gather-none'))}.”"


def test_kinds_and_defaults_are_told_as_one_would_write_them():
    by_key = {f"{part.section}.{key.name}": key for part in PARTS for key in part.keys}
    assert by_key["exchange.form"].kind == '"none", "blind" or "sequence"'
    assert by_key["exchange.form"].default == '"none"'
    assert by_key["deal.hand"].kind == "whole number, 1 or more"
    assert by_key["deal.hand"].default == "must be said"
    assert by_key["deal.riffles"].kind == "whole number, 0 to 20"
    assert by_key["auction.jump"].kind == "whole number, 1 or more; 0 for none"
    assert by_key["deal.packets"].kind == "list of lists of whole numbers, 1 or more"
    assert by_key["table.partners"].default == "true"
    assert by_key["meld.pinochle"].default == "[]"
    assert kind_of(dict[str, int]) == "table { name = whole number }"
