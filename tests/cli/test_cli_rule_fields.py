"""`meldhouse rule` takes everything that the referee can be told: as an option, in a line of JSON, step by step."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from cli_runner import ask, lines, told

from meldhouse.cli.commands.rule import command
from meldhouse.cli.typed.rule_options import as_command
from meldhouse.referee.asking.fields import FIELDS, Field, asked_of
from meldhouse.rulebooks import book_names, load_book

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_the_command_has_its_option_and_help_in_both_languages(field: Field) -> None:
    options = {option for one in command.params for option in one.opts}
    for name in filter(None, (field.name, field.no)):
        flag = f"--{name.replace('_', '-')}"
        assert flag in options
        assert all(f"{flag} " in told("--lang", lang, "rule", "--help") for lang in ("en", "es"))


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_line_of_json_may_hold_it_and_the_manual_says_so(field: Field) -> None:
    (found,) = lines("rule", stdin=json.dumps({"book": "npa", "kind": "zebra", field.name: None}), code=1)
    assert found["error"]["code"] == "unknown-kind", "not an unknown field"
    manual = (ROOT / "docs" / "cli.md").read_text("utf-8").partition("With `--jsonl` each line has the fields")[2]
    assert f"`{field.name}`" in manual.partition("the answer has")[0]


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("kind", ["renege", "bid_wrong", "count_end", "sheet_error", "dispute"])
def test_step_by_step_everything_is_asked_that_the_form_asks_at_once(name: str, kind: str) -> None:
    book = load_book(name)
    first = [one for one in asked_of(book, kind) if one.part == "first"]
    typed = ["N" if one.is_needed else "" for one in first]
    text = told("rule", name, stdin="\n".join((kind, *typed, "")))
    for asked in first:
        if asked.field.holds != "rulings":
            assert " ".join(book.voice.say(asked.label).split()) in text, asked.field.name


def test_the_end_of_the_input_skips_the_rest_and_an_answer_that_cannot_be_read_is_asked_again() -> None:
    text = told("rule", "npa", stdin="bid_early\nQ\nN\nmany\n62\n")
    assert "There’s no seat “Q”" in text
    assert "“many” isn’t a number" in text
    assert "(NPA-2.4c)" in text


def test_answers_that_cannot_be_are_given_back_as_a_command_to_change() -> None:
    typed = "renege\nE\nS\n2\n\ny\n1\nN\n62\nNS=30 EW=20\n\n"
    refused = ask("rule", "npa", stdin=typed, width=300)
    assert refused.exit_code == 2
    assert "There’s no bid of 62 here" in refused.stderr
    again = "meldhouse rule npa renege --by E --caller S --offence beat --bidder N --contract 62 --meld 'NS=30 EW=20'"
    assert f"{again} --in-time --called scored" in refused.stderr
    assert told(*shlex.split(again.removeprefix("meldhouse ").replace("62", "65"))), "the command is one that works"


def test_when_it_was_noticed_is_given_back_as_its_two_options() -> None:
    refused = ask("rule", "npa", stdin="shuffle_short\nN S\n3\n", width=300)
    assert refused.exit_code == 0
    assert as_command("npa", {"kind": "shuffle_short", "by": "N S", "in_time": False, "called": "scored"}) == (
        "meldhouse rule npa shuffle_short --by 'N S' --too-late --called scored"
    )
