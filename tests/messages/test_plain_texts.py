"""Most messages are read without the parser; they say what the parser would have made of them."""

from __future__ import annotations

import pytest

from meldhouse.messages import LANGUAGES, Voice, catalogue
from meldhouse.messages.catalogue import plain_texts
from meldhouse.messages.patterns import compiled
from meldhouse.messages.voice import Scope


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_text_is_what_the_parser_reads(language: str):
    scope = Scope(Voice(language=language), {})
    found = {id: plain_texts(place.source) for id, place in catalogue(language).places.items()}
    assert sum(map(bool, found.values())) > 1000
    for id, texts in found.items():
        parsed = compiled(catalogue(language).places[id].source) if texts else {}
        assert texts == {name: parsed[name](scope) for name in texts}


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ("one = Text \n\n# a comment\n", {"one": "Text"}),
        ("one = First line\n    second line\n", {}),
        ("one = First\n\n    after a gap\n", {}),
        ("one =\n    Below\n", {}),
        ("one = { $many ->\n   *[other] a\n}\n    .spoken = b\n", {"one.spoken": "b"}),
        ("one = One\n    .two = Two\n        goes on\n    .three = Three\n", {"one": "One", "one.three": "Three"}),
    ],
)
def test_what_is_not_plain_is_left_to_the_parser(source: str, texts: dict[str, str]):
    assert plain_texts(source) == texts
