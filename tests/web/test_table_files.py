"""What the table page is made of: small, complete, and nothing inline."""

from __future__ import annotations

import gzip
import json
import re
from contextlib import suppress
from html import unescape
from pathlib import Path
from typing import get_args

import httpx2 as httpx
import pytest
from table_site import table_site

import meldhouse.web
from meldhouse.game.actions import Offence
from meldhouse.messages import BROWSER_PARTS, LANGUAGES, Arg, Message, Voice, browser_catalogue, fact
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import ruling_on
from meldhouse.rulebooks import book_names, load_book
from meldhouse.web.table.table_page import about

WEB = Path(meldhouse.web.__file__).parent
TABLE = WEB / "static" / "table"
MODULES = sorted(TABLE.glob("*.js"))
MOST = 150_000
LONGEST = 300
AT_THE_DESK = ("sheet_", "late", "dispute", "appeal", "ruling_uncited", "repeated", "question")


def loaded(module: Path) -> set[Path]:
    """With all that it asks for beside itself."""
    found, new = set[Path](), {module}
    while new:
        found |= new
        asked = {one for path in new for one in re.findall(r'from "\./([a-z0-9]+\.js)"', path.read_text("utf-8"))}
        new = {TABLE / name for name in asked} - found
    return found


def test_everything_a_table_loads_is_small() -> None:
    shared = [WEB / "static" / name for name in ("house.css", "reading.css", "dark.css", "early.js", "messages.js")]
    vendor = [WEB / "static" / "vendor" / name for name in ("preact.js", "hooks.js", "htm.js", "fluent.js")]
    sheets = [sheet for sheet in TABLE.glob("*.css") if sheet.name != "replay.css"]
    files = [*loaded(TABLE / "app.js"), *sheets, *shared, *(path for path in vendor if path.is_file())]
    words = max(
        len(gzip.compress(browser_catalogue(language, BROWSER_PARTS["table"]).encode())) for language in LANGUAGES
    )
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) + words < MOST


@pytest.mark.parametrize("sheet", sorted((WEB / "static").rglob("*.css")), ids=lambda path: path.name)
def test_a_stylesheet_has_one_idea_and_is_loaded(sheet: Path) -> None:
    assert len(sheet.read_text("utf-8").splitlines()) <= LONGEST
    pages = " ".join(page.read_text("utf-8") for page in (WEB / "templates").rglob("*.html"))
    assert sheet.name in pages or f'"{sheet.stem}"' in pages


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_what_a_module_asks_for_is_there(module: Path) -> None:
    for name, source in re.findall(r"import \{([^}]*)\} from \"\./([a-z]+\.js)\"", module.read_text("utf-8")):
        offered = (TABLE / source).read_text("utf-8")
        for wanted in (one.strip() for one in name.split(",")):
            assert re.search(rf"export .*\b{wanted}\b", offered), f"{source} has no {wanted}"


def test_nothing_is_inline() -> None:
    page = (WEB / "templates" / "table.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*src=)", page)


@pytest.mark.parametrize("name", book_names())
def test_the_page_knows_its_house(name: str) -> None:
    book = load_book(name)
    told = about(book, "t1", book.voice)
    assert told.rules == "/table/t1/rules"
    assert set(told.offences) <= set(get_args(Offence))
    assert set(told.offences.values()) <= set(read(HOME / "en")[0]["renege-offence"].keys["offence"])


def test_the_page_knows_why_a_trick_is_not_seen_again() -> None:
    books = [load_book(name) for name in book_names()]
    told = {book.name: about(book, "t1", book.voice).seen_again for book in books}
    assert told["st-hilary"] == told["bend"] != told["n42pa"]
    assert all(told.values())


def test_only_where_trump_is_hidden_another_table_is_offered() -> None:
    assert about(load_book("n42pa"), "t1", Voice(), may_ease=True).casual == "/new?book=n42pa&casual=yes"
    assert about(load_book("n42pa"), "t1", Voice()).casual == ""
    assert about(load_book("st-hilary"), "t1", Voice(), may_ease=True).casual == ""


def test_the_page_of_a_table_and_of_none(tmp_path: Path) -> None:
    with table_site(tmp_path) as site:
        found = httpx.get(f"{site.url}/table/{site.new_table('n42pa')}", trust_env=False)
        assert found.status_code == 200
        quoted = re.search(r'data-about="([^"]*)"', found.text)
        assert quoted is not None
        assert json.loads(quoted[1].replace("&#34;", '"').replace("&#39;", "'"))["pieces"] == "dominoes"
        missing = httpx.get(f"{site.url}/table/2222222222", trust_env=False)
        assert missing.status_code == 404
        assert Voice().say(fact("table-unknown")) in unescape(missing.text)


def ids_in(message: Arg) -> set[str]:
    """A message and all that it is filled in with."""
    if isinstance(message, tuple):
        return set().union(*map(ids_in, message))
    return {message.id}.union(*map(ids_in, message.args.values())) if isinstance(message, Message) else set()


@pytest.mark.parametrize("name", book_names())
def test_a_refereed_table_has_the_words_of_its_rulings(name: str) -> None:
    """What is asked at the desk alone is never ruled on at a table."""
    book = load_book(name)
    files = "".join(browser_catalogue("en", BROWSER_PARTS[part]) for part in ("table", "rulings"))
    known = set(re.findall(r"^([a-z][\w-]*) *=", files, re.MULTILINE))
    told: set[str] = set()
    for kind in (one for one in KINDS if not one.startswith(AT_THE_DESK)):
        for case in (Case(kind=kind, by=("N",)), Case(kind=kind, by=("N",), caller="E", bid=1, in_time=False, trick=3)):
            with suppress(CaseError):
                ruling = ruling_on(book, case)
                told |= ids_in((ruling.what, ruling.says))
    assert len(told) > 30
    assert told <= known
