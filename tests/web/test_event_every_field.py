"""Whatever the browser's form can say of a hand can be said at the command line, and makes the same slip."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from event_nights import SHEET, Night, evening, playing
from visiting import OpenHouse, words

from meldhouse.cli.main import cli
from meldhouse.game import Slip
from meldhouse.journal import Journal
from meldhouse.rulebooks import load_book
from meldhouse.tournament import store as keeping
from meldhouse.tournament.scoring.slip_fields import FIELDS, fields_of
from meldhouse.tournament.simulating.simulate import Simulation

BOOKS = {"npa": 4, "mcallen": 4, "mcallen.hoyle": 4, "st-hilary": 4, "n42pa": 4, "bend": 4, "bend.3": 3}
"""How many play the smallest evening of each house."""
Typed = dict[str, str]
HANDS: dict[str, list[Typed]] = {
    "npa": [
        {"bidder": "N", "bid": "50", "trump": "H", "meld-NS": "30", "meld-EW": "20", "take-NS": "30"},
        {"bidder": "N", "bid": "50", "trump": "H", "meld-NS": "30", "meld-EW": "20", "how": "renege", "offender": "E"},
        {"bidder": "E", "bid": "50", "meld-NS": "20", "how": "silenced", "dropped": "1", "wrong_bid": "1"},
    ],
    "mcallen": [
        {"bidder": "N", "bid": "20", "trump": "H", "meld-NS": "15", "meld-EW": "8", "how": "renege", "offender": "W"},
        {"bidder": "E", "bid": "15", "trump": "H", "meld-NS": "8", "meld-EW": "15", "take-NS": "15", "take-EW": "10",
         "dropped": "1"},
    ],
    "mcallen.hoyle": [
        {"bidder": "N", "bid": "20", "trump": "H", "meld-NS": "10", "meld-EW": "8", "take-NS": "15",
         "spoiled-EW": "1"},
        {"bidder": "N", "bid": "20", "trump": "H", "meld-NS": "10", "meld-EW": "8", "take-NS": "15", "how": "claimed",
         "offender": "N", "spoiled-NS": "1"},
        {"bidder": "E", "bid": "15", "trump": "H", "meld-NS": "8", "meld-EW": "15", "take-NS": "15", "dropped": "1"},
    ],
    "st-hilary": [
        {"bidder": "N", "bid": "21", "trump": "H", "meld-NS": "10", "meld-EW": "8", "take-NS": "24", "take-EW": "1",
         "counter_tricks-NS": "8", "counter_tricks-EW": "0"},
        {"bidder": "N", "bid": "21", "trump": "H", "meld-NS": "10", "meld-EW": "8", "how": "renege", "offender": "S"},
        {"bidder": "N", "bid": "15", "trump": "H", "meld-NS": "10", "meld-EW": "8", "take-NS": "20", "dropped": "1"},
    ],
    "n42pa": [
        {"dealer": "N", "bidder": "N", "bid": "2 marks", "trump": "4", "take-NS": "42", "take-EW": "0"},
        {"bidder": "N", "bid": "31", "trump": "4", "how": "renege", "offender": "N", "beside-NS": "1",
         "beside-EW": "2", "beside-why": "asked what trump is"},
    ],
    "bend": [
        {"dealer": "N", "bidder": "N", "bid": "500", "trump": "H", "meld-NS": "400", "meld-EW": "20", "take-NS": "500",
         "tricks-NS": "20", "tricks-EW": "0"},
        {"bidder": "N", "bid": "500", "trump": "H", "meld-NS": "400", "meld-EW": "20", "how": "renege",
         "offender": "W"},
        {"dealer": "N", "bidder": "N", "bid": "500", "trump": "H", "meld-NS": "400", "meld-EW": "20", "take-NS": "250",
         "take-EW": "250", "dropped": "1"},
    ],
    "bend.3": [
        {"dealer": "N", "bidder": "N", "bid": "500", "trump": "H", "kitty": "0", "meld-N": "300", "meld-E": "20",
         "meld-S": "20", "take-N": "500", "take-E": "0", "take-S": "0", "tricks-N": "25", "tricks-E": "0",
         "tricks-S": "0"},
        {"bidder": "N", "bid": "500", "trump": "H", "meld-N": "300", "meld-E": "20", "meld-S": "20", "how": "renege",
         "offender": "E"},
        {"dealer": "N", "bidder": "N", "bid": "500", "trump": "H", "meld-N": "300", "meld-E": "20", "meld-S": "20",
         "take-N": "250", "take-E": "50", "dropped": "1"},
    ],
}  # fmt: skip
EACH = [(book, at) for book, hands in HANDS.items() for at in range(len(hands))]


def event_of(book: str) -> Simulation:
    return playing(evening(book.removesuffix(".3"), BOOKS[book], minutes=0))


def at_terminal(event: Simulation, file: Path, *said: str, stdin: str | None = None) -> Result:
    """`meldhouse tournament score 1 …` of the same evening."""

    async def bring() -> None:
        journal = await Journal.open(file)
        await keeping.bring(journal, event.tournament)
        await journal.close()

    if not file.exists():
        asyncio.run(bring())
    result = CliRunner().invoke(cli, ["tournament", *said, "--file", str(file)], input=stdin)
    assert result.exit_code == 0, result.output
    return result


def options_of(book: str, typed: Typed) -> list[str]:
    """The same hand as options, one for each field of the form."""
    found: list[str] = []
    for field in fields_of(load_book(book)):
        flag, keys = f"--{field.name.replace('_', '-')}", field.keys(load_book(book))
        own = {key.removeprefix(f"{field.name}-"): typed[key] for key in keys if key in typed}
        if own and field.kind == "yes":
            found.append(flag)
        elif own and field.kind == "sides":
            found += [flag, ",".join(own)]
        elif own and field.kind in ("figures", "given"):
            why = own.pop("why", "")
            found += [flag, ",".join(f"{side}={number}" for side, number in own.items())]
            found += ["--beside-why", why] if why else []
        elif own:
            found += [flag, typed[field.name]]
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_the_form_in_the_browser_has_the_fields_of_the_list_and_no_others(house: OpenHouse, book: str):
    page = Night(house, event_of(book)).get(SHEET).text
    form = re.search(r'<form[^>]*id="slip".*?</form>', page, re.S)
    assert form is not None
    shown = set(re.findall(r'name="([^"]+)"', form[0])) - {"token", "id", "version", "hand"}
    keys = {key for field in fields_of(load_book(book)) for key in field.keys(load_book(book))}
    assert shown | {"dealer"} == keys  # who dealt is asked only where all draw for it


@pytest.mark.parametrize("book", BOOKS)
def test_every_field_of_a_house_is_tried(book: str):
    tried = {key.partition("-")[0] for hand in HANDS[book] for key in hand}
    assert tried | {"dealer"} == {field.name for field in fields_of(load_book(book))}


def test_every_field_of_a_slip_can_be_typed_but_what_only_play_tells():
    typed = {"incidents" if field.name == "beside" else field.name for field in FIELDS}
    assert typed == set(Slip.__struct_fields__) - {"unplayed"}


@pytest.mark.parametrize(("book", "at"), EACH)
def test_a_hand_typed_at_the_command_line_is_the_slip_of_the_browser(
    house: OpenHouse, tmp_path: Path, book: str, at: int
):
    event, typed = event_of(book), HANDS[book][at]
    night = Night(house, event)
    sent = night.post(SHEET + "/write", {"how": "played", **typed})
    assert sent.status_code == 303, words(sent)
    by_form = night.tournament.state.sheet(1, 1).rows[0].slip
    said = at_terminal(event, tmp_path / "evening.db", "score", "1", *options_of(book, typed), "--json")
    (hand,) = json.loads(said.stdout)["sheet"]["hands"]
    assert msgspec.convert(hand["slip"], Slip) == by_form


@pytest.mark.parametrize(("book", "at"), EACH)
def test_a_hand_scored_without_an_event_takes_the_same_options(book: str, at: int):
    result = CliRunner().invoke(cli, ["score", book, *options_of(book, HANDS[book][at]), "--json"])
    assert result.exit_code == 0, result.output
    slip = msgspec.convert(json.loads(result.stdout)["slip"], Slip)
    assert (slip.bidder, slip.how) == (HANDS[book][at]["bidder"], HANDS[book][at].get("how", "played"))


def _lines(answers: str) -> list[str]:
    """What is typed: “_” is Enter alone, and a blank within an answer is written with a stroke."""
    return [
        "" if word == "_" else word.replace("asked-what-trump-is", "asked what trump is") for word in answers.split()
    ]


@pytest.mark.parametrize(
    ("book", "at", "answers"),
    [
        ("bend", 0, "N N 500 H played n 400 20 500 n"),
        ("st-hilary", 0, "N 21 H played 10 8 24 n"),
        ("mcallen.hoyle", 0, "N 20 H played 10 8 15 y EW"),
        ("mcallen.hoyle", 1, "N 20 H claimed N 10 8 15 y NS"),
        ("npa", 2, "E 50 _ silenced y y 20 0"),
        ("n42pa", 1, "_ N 31 4 renege N NS=1,EW=2 asked-what-trump-is"),
    ],
)
def test_the_questions_ask_for_it_too(house: OpenHouse, tmp_path: Path, book: str, at: int, answers: str):
    event = event_of(book)
    file = tmp_path / "evening.db"
    at_terminal(event, file, "score", "1", stdin="\n".join([*_lines(answers), "stop", ""]))
    sheet = json.loads(at_terminal(event, file, "sheet", "1", "--json").stdout)["sheet"]
    slip = msgspec.convert(sheet["hands"][0]["slip"], Slip)
    typed = HANDS[book][at]
    night = Night(house, event)
    asked = {key: value for key, value in typed.items() if not key.endswith("tricks-NS")}
    if book == "npa":
        asked["meld-EW"] = "0"
    night.post(SHEET + "/write", {"how": "played", **asked})
    assert slip == night.tournament.state.sheet(1, 1).rows[0].slip
