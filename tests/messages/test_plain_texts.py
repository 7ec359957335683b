"""Most messages are read without the parser; they say what the parser would have made of them."""

from __future__ import annotations

import pytest

from meldhouse.messages import LANGUAGES, Voice
from meldhouse.messages.catalogue import HOME, plain_texts
from meldhouse.messages.patterns import compiled
from meldhouse.messages.voice import Scope


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_text_is_what_the_parser_reads(language: str):
    voice = Voice(language=language)
    scope = Scope(voice, {})
    sources = [one.source for file in (HOME / language).glob("*.ftl") for one in voice.catalogue.places(file).values()]
    found = [(source, texts) for source in sources if (texts := plain_texts(source))]
    assert len(found) > 1000
    for source, texts in found:
        parsed = compiled(source)
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
