"""A command answers in the language it is asked for, else in that of the terminal."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from meldhouse.cli.main import cli
from meldhouse.cli.speaking import voice
from meldhouse.messages import LANGUAGES, fact
from meldhouse.rulebooks import load_book

NONE = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


@pytest.mark.parametrize(
    ("words", "environment", "answer"),
    [
        ((), {}, "North"),
        ((), {"LANG": "es_MX.UTF-8"}, "Norte"),
        ((), {"LANG": "de_DE.UTF-8"}, "North"),
        ((), {"LC_ALL": "C", "LANG": "es_MX.UTF-8"}, "North"),
        ((), {"LC_MESSAGES": "es_US", "LANG": "en_US"}, "Norte"),
        (("--lang", "es"), {"LANG": "en_US.UTF-8"}, "Norte"),
        (("--lang", "en"), {"LC_ALL": "es_MX.UTF-8"}, "North"),
    ],
)
def test_a_command_speaks_the_language_of_who_asks(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], environment: dict[str, str], answer: str
):
    for name, value in {**NONE, **environment}.items():
        monkeypatch.setenv(name, value)
    with cli.make_context("meldhouse", [*words, "books"]):
        assert voice().say(fact("seat", seat="N")) == answer


def test_a_language_asked_for_after_the_command_is_told_where_it_goes():
    late = CliRunner().invoke(cli, ["books", "--lang", "es"])
    assert late.exit_code == 2
    assert voice().say(fact("command-lang-first")) in late.output


def test_every_language_can_be_asked_for_and_no_other():
    (option,) = (one for one in cli.params if one.name == "lang")
    assert list(option.type.choices) == list(LANGUAGES)
    assert CliRunner().invoke(cli, ["--lang", "fr", "books"]).exit_code == 2


def test_a_command_has_the_words_of_its_book(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "en_US")
    said, npa = fact("score-set-no-trick", bid=50), load_book("npa")
    assert voice(npa).say(said) == npa.voice.say(said) != voice().say(said)
