"""Every reader has a language: as this browser was told, else as it asks; and changes it in one press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from visiting import OpenHouse, Visitor, open_house

from meldhouse.messages import Voice, fact, written
from meldhouse.rulebooks import load_book
from meldhouse.web.speaking import rich, say, speaking, t


@pytest.fixture(scope="module")
def house() -> Iterator[OpenHouse]:
    with open_house() as opened:
        yield opened


@pytest.fixture
def visitor(house: OpenHouse) -> Visitor:
    return Visitor(house)


def language(page: str) -> str:
    found = re.search(r'<html lang="(\w+)"', page)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("asked", "found"),
    [(None, "en"), ("es-MX,en;q=0.5", "es"), ("fr,es;q=0.8", "es"), ("en-US,es;q=0.9", "en"), ("\x01;;,,=", "en")],
)
def test_a_page_is_in_the_language_that_the_browser_asks_for(visitor: Visitor, asked: str | None, found: str):
    answer = visitor.get("/help", headers={"accept-language": asked} if asked else {})
    assert language(answer.text) == found
    assert "accept-language" in answer.headers["vary"]
    assert "cookie" in answer.headers["vary"]


@pytest.mark.parametrize("back", ["/help", "/new?book=bend", "/"])
def test_one_press_changes_it_and_leads_back_to_the_same_page(visitor: Visitor, back: str):
    page = visitor.get(back).text
    assert f'name="back" value="{back}"' in page
    assert '<button name="language" value="es" lang="es"><span class="whole">Español</span>' in page
    answer = visitor.post("/language", {"language": "es", "back": back})
    assert (answer.status_code, answer.headers["location"]) == (303, back)
    assert language(visitor.get(back, headers={"accept-language": "en"}).text) == "es"
    assert visitor.post("/language", {"language": "en", "back": back}).status_code == 303
    assert language(visitor.get(back, headers={"accept-language": "es"}).text) == "en"


def test_it_is_remembered_for_a_year_and_stays_when_somebody_logs_out(visitor: Visitor):
    answer = visitor.post("/language", {"language": "es", "back": "/"})
    assert int(re.search(r"Max-Age=(\d+)", answer.headers["set-cookie"], re.IGNORECASE)[1]) >= 365 * 24 * 60 * 60
    visitor.post("/you/logout", {}, page="/new")
    assert language(visitor.get("/").text) == "es"


@pytest.mark.parametrize(
    "back", ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "", "you"]
)
def test_nobody_is_sent_to_another_site(visitor: Visitor, back: str):
    assert visitor.post("/language", {"language": "es", "back": back}).headers["location"] == "/"


def test_a_language_that_nobody_speaks_here_changes_nothing(visitor: Visitor):
    assert visitor.post("/language", {"language": "xx", "back": "/"}).status_code == 303
    assert language(visitor.get("/").text) == "en"


def test_it_takes_a_form_of_this_house(visitor: Visitor):
    assert visitor.client.post("/language", data={"language": "es", "back": "/"}).status_code == 403


def test_a_form_that_was_not_taken_leads_back_to_where_it_came_from(visitor: Visitor):
    answer = visitor.post("/tables", {"book": "none"}, headers={"referer": "http://testserver/new?book=bend"})
    assert answer.status_code == 422
    assert 'name="back" value="/new"' in answer.text


def test_an_error_is_in_the_same_language_and_gives_a_stranger_no_cookie(visitor: Visitor):
    answer = visitor.get("/nothing", headers={"accept-language": "es"})
    assert language(answer.text) == "es"
    assert "set-cookie" not in answer.headers
    visitor.get("/")
    assert 'name="back" value="/nothing"' in visitor.get("/nothing").text


@pytest.mark.parametrize("code", ["en", "es"])
def test_the_words_for_the_browser_are_kept_for_ever(visitor: Visitor, code: str):
    address = visitor.app.state.site.assets.url(f"messages/{code}/table.ftl")
    answer = visitor.get(address)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "\nseat = {" in answer.text
    assert "#" not in answer.text
    assert visitor.get(address.replace(f"/{code}/", "/xx/")).status_code == 404


def test_templates_speak_as_the_reader_does():
    with speaking(Voice(language="es", words=load_book("npa").voice.words)):
        assert t("seat", seat="N") == say(fact("seat", seat="N")) == "Norte"
        with speaking(Voice()):
            assert t("seat", seat="N") == "North"
        assert t("seat", seat="N") == "Norte"


def test_what_somebody_typed_is_no_mark_of_a_page():
    with speaking(Voice()):
        assert rich("site-you-named", name="<b>&") == '<span class="hidden">You:</span> &lt;b&gt;&amp;'
        assert "<i>" not in rich("site-you-named", name=written("<i>"))
