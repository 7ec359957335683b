"""What the table page is made of: small, complete, and nothing inline."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import httpx2 as httpx
import pytest
from table_site import table_site

import meldhouse.web
from meldhouse.messages import LANGUAGES, Voice, browser_catalogue
from meldhouse.referee.happened import OFFENCES
from meldhouse.rulebooks import book_names, load_book
from meldhouse.web.table_page import about

WEB = Path(meldhouse.web.__file__).parent
TABLE = WEB / "static" / "table"
MODULES = sorted(TABLE.glob("*.js"))
MOST = 150_000
LONGEST = 300


def test_everything_a_table_loads_is_small() -> None:
    shared = [WEB / "static" / name for name in ("house.css", "reading.css", "dark.css", "early.js", "messages.js")]
    vendor = [WEB / "static" / "vendor" / name for name in ("preact.js", "hooks.js", "htm.js", "fluent.js")]
    files = [*TABLE.iterdir(), *shared, *(path for path in vendor if path.is_file())]
    words = max(len(gzip.compress(browser_catalogue(language).encode())) for language in LANGUAGES)
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
    told = about(load_book(name), "t1", Voice())
    assert told.rules == "/table/t1/rules"
    assert set(told.offences) <= set(OFFENCES)
    assert all("{" not in text for text in told.offences.values())


def test_the_page_knows_why_a_trick_is_not_seen_again() -> None:
    told = {name: about(load_book(name), "t1", Voice()).seen_again for name in book_names()}
    assert told["st-hilary"].endswith("(STH-PR-b).")
    assert told["bend"] == told["st-hilary"].replace(" (STH-PR-b)", "")  # its paper has no clause for that
    assert told["n42pa"].endswith("(N42-7a).")


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
        assert "There is no such table." in missing.text
