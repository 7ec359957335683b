"""A club's own book from a form: what differs is written, what is wrong is told beside its field."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from visiting import Visitor, a_visitor, said, words

from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.clubs.club import checked
from meldhouse.rulebooks.clubs.comparing import differences
from meldhouse.rulebooks.schema import Book
from meldhouse.web.book_checks import BookChecker
from meldhouse.web.pages import deriving
from meldhouse.web.pages.deriving import Derived, derive
from meldhouse.web.pages.settings_asked import GAME, groups, settings_for, shown

TITLE = {"title": "Oak Street"}


def as_shown(name: str) -> dict[str, str]:
    """The form of a house as it comes, with nothing changed."""
    book = load_book(name)
    return TITLE | {setting.key: shown(book, setting) for setting in settings_for(book)}


def test_nothing_of_a_book_is_read_on_the_loop(monkeypatch: pytest.MonkeyPatch):
    threads: list[int] = []

    def seen(*args: Any) -> Any:
        threads.append(threading.get_ident())
        return checked(*args)

    monkeypatch.setattr(deriving, "checked", seen)
    assert derived_from(load_book("npa"), TITLE).found is not None
    assert threads
    assert threading.get_ident() not in threads


def test_a_book_that_takes_long_is_given_up_after_a_second_of_work(tmp_path: Path):
    """The time that it takes to start is not taken from it."""
    program = (
        "import time; from meldhouse.rulebooks.clubs import untrusted\n"
        "while time.process_time() < 0.9: pass\n"  # a slow machine has used as much for starting
        "untrusted._limit_this_process(); begun = time.process_time()\n"
        "with open(sys.argv[1], 'w', buffering=1) as used:\n"
        "    while True: print(time.process_time() - begun, file=used)"
    )
    used = tmp_path / "used"
    ended = subprocess.run([sys.executable, "-c", f"import sys; {program}", str(used)], check=False, timeout=60)
    assert ended.returncode < 0
    assert 0.8 < float(used.read_text().splitlines()[-2]) < 2.3


def derived_from(book: Book, typed: dict[str, str]) -> Derived:
    return asyncio.run(derive(BookChecker(), book, typed))


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


@pytest.mark.parametrize("name", book_names())
def test_a_form_that_is_left_alone_changes_nothing(name: str):
    derived = derived_from(load_book(name), as_shown(name))
    assert not derived.faults
    assert derived.text == f'name = "oak-street"\ntitle = "Oak Street"\nextends = "{name}"\n'
    assert derived.found is not None
    assert derived.found.changed == ()


@pytest.mark.parametrize("name", book_names())
def test_every_choice_a_setting_has_is_offered(name: str):
    for setting in settings_for(load_book(name)):
        section, key = setting.key.split(".")
        kind = get_type_hints(get_type_hints(Book)[section])[key]
        assert (kind is bool) == (set(setting.options) == {"true", "false"})
        if kind is not bool:
            assert set(setting.options) == set(get_args(kind) if get_origin(kind) is Literal else ())


def test_only_what_differs_is_written_and_it_can_be_played():
    typed = as_shown("st-hilary") | {
        "auction.minimum": "20", "match.target": "200", "meld.run": "20, 200", "tricks.beat": "trump-led",
        "tricks.ruff": "false", "tricks.overruff": "false", "exchange.count": "4",
    }  # fmt: skip
    derived = derived_from(load_book("st-hilary"), typed)
    assert not derived.faults
    book = loads_book(derived.text)
    assert {one.key: one.after for one in differences(load_book("st-hilary"), book)} == {
        "auction.minimum": 20, "match.target": 200, "meld.run": (20, 200), "tricks.beat": "trump-led",
        "tricks.ruff": False, "tricks.overruff": False, "exchange.count": 4,
    }  # fmt: skip


def test_the_text_is_laid_over_and_keeps_its_comments():
    more = '# our words\n[words]\ntrick = "stich" # as we say\n[auction]\ndropped = 14\n'
    derived = derived_from(load_book("st-hilary"), as_shown("st-hilary") | {"auction.minimum": "16", "more": more})
    assert not derived.faults
    assert "# our words" in derived.text
    assert "# as we say" in derived.text
    book = loads_book(derived.text)
    assert (book.words.trick, book.auction.dropped, book.auction.minimum) == ("stich", 14, 16)


@pytest.mark.parametrize(
    ("typed", "field", "told"),
    [
        ({"title": ""}, "title", said("derive-title-missing", most=120)),
        ({"title": "x" * 121}, "title", "up to 120 letters"),
        ({"auction.minimum": "twenty"}, "auction.minimum", "whole number"),
        ({"auction.minimum": "-3"}, "auction.minimum", "1 or more"),
        ({"auction.minimum": "9" * 30}, "auction.minimum", "whole number"),
        ({"meld.run": "15 x"}, "meld.run", "whole number"),
        ({"tricks.beat": "sometimes"}, "tricks.beat", "always"),
        ({"more": "[auction\n"}, "more", "Line 1"),
        ({"more": "[auction]\nfrm = 1"}, "more", "auction.frm"),
        ({"more": 'name = "x"'}, "more", said("book-form-says", keys=("name",))),
        ({"more": "auction = 3", "auction.minimum": "20"}, "more", "auction"),
        ({"more": "[auction]\nminimum = 21", "auction.minimum": "20"}, "auction.minimum", said("derive-twice")),
        ({"more": "a = " + "[" * 3000}, "more", said("book-too-deep", levels=8)),
        ({"more": "#" * 33_000}, "more", said("book-text-large", size=32)),
        ({"more": "[deal]\nhand = 13"}, "more", "deal"),
    ],
)
def test_what_is_wrong_stands_beside_its_field(visitor: Visitor, typed: dict[str, str], field: str, told: str):
    response = visitor.post("/rules/st-hilary/derive", as_shown("st-hilary") | typed)
    visitor.now += 60
    assert response.status_code == 422
    marked = response.text.split(f'id="fault-{field.replace(".", "-").replace("_", "-")}"')
    assert len(marked) == 2, words(response)
    assert told in marked[1].split("</p>")[0].replace("&#34;", '"')
    assert said("derive-use-table") not in response.text


def test_all_faults_are_told_at_once(visitor: Visitor):
    typed = {"title": "", "auction.minimum": "x", "match.target": "y", "more": "[words]\ntrik = 1"}
    response = visitor.post("/rules/st-hilary/derive", as_shown("st-hilary") | typed)
    assert said("form-faults", number=4) in words(response)


def test_what_changes_is_shown_downloaded_and_taken_to_a_table(visitor: Visitor):
    response = visitor.post("/rules/npa/derive", as_shown("npa") | {"auction.minimum": "45", "tricks.beat": "never"})
    told = words(response)
    assert f"{said('derive-good', rules='Oak Street')} {said('derive-changes', number=2)}" in told
    assert "Lowest bid 50 45" in told
    assert "Must beat when following Always, if you can Never" in told
    assert f"{said('derive-now')} The lowest bid is 45." in told
    assert f"{said('derive-gone')} The lowest bid is 50." in told
    assert said("derive-old", number=2).partition(" ")[2] in told
    text = 'name = "oak-street"\ntitle = "Oak Street"\nextends = "npa"\n\n[auction]\nminimum = 45\n'
    download = visitor.post("/rules/own.toml", {"toml": text})
    assert download.status_code == 200
    assert download.headers["content-disposition"] == 'attachment; filename="oak-street.toml"'
    assert loads_book(download.text).auction.minimum == 45


def test_a_house_is_asked_only_what_it_has():
    assert [group.code for group in groups(load_book("n42pa"))] == ["game", "bidding"]
    keys = {setting.key for setting in settings_for(load_book("bend.3"))}
    assert "exchange.form" not in keys
    assert "match.hands" in keys
    assert "match.target" not in keys
    assert {setting.key for setting in GAME} >= {"match.target", "match.hands"}
