"""Every page opens, says what it should, and is small."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from html import unescape

import pytest
from finished import evening, written
from visiting import Visitor, a_visitor, said, words

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import describe, in_brief
from meldhouse.rulebooks.pages import clauses_about
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import summarise
from meldhouse.tables.terms import Terms
from meldhouse.web.house.live_lobby import line_of
from meldhouse.web.identity.people import Person as Visiting

PAGES = [
    "/",
    "/new",
    "/you",
    "/rules",
    "/help",
    "/preferences",
    "/practice",
    "/practice/meld?key=x",
    *(f"/rules/{name}" for name in book_names()),
]
PAGES += [f"/rules/{name}/derive" for name in book_names()]


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_its_landmarks_one_heading_and_no_inline_code(visitor: Visitor, path: str):
    response = visitor.get(path)
    assert response.status_code == 200
    text = response.text
    assert '<html lang="en">' in text
    for landmark in (
        "<header",
        "<nav",
        '<main id="main"',
        "<footer",
        'class="skip" href="#main"',
        'aria-live="polite"',
    ):
        assert landmark in text
    assert text.count("<h1") == 1
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", PAGES)
def test_the_first_load_of_a_page_is_small(visitor: Visitor, path: str):
    page = visitor.get(path)
    linked = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    assert len(linked) >= 4
    parts = [page.content, *(visitor.get(one).content for one in linked)]
    assert sum(len(gzip.compress(part, 6)) for part in parts) < 100_000


@pytest.mark.parametrize("name", book_names())
def test_the_page_of_a_house_has_every_rule_in_brief_in_chapters_and_every_clause(visitor: Visitor, name: str):
    book = load_book(name)
    response = visitor.get(f"/rules/{name}")
    told = words(response)
    for chapters in (in_brief(book), describe(book)):
        for line in (line for chapter in chapters for line in chapter.lines):
            assert book.voice.say(line.says) in told
    assert told.index(said("rules-in-brief-short")) < told.index(book.voice.say(describe(book)[0].title))
    assert told.index(book.voice.say(describe(book)[0].title)) < told.rindex(said("rules-clauses"))
    for clause in book.clause:
        assert f'id="{clause.id}"' in response.text
        assert " ".join(book.voice.say(clause.says).split()) in told
    goals = set(re.findall(r'href="#([^"]+)"', response.text))
    assert goals <= set(re.findall(r'\sid="([^"]+)"', response.text))


def test_a_table_of_meld_has_its_values(visitor: Visitor):
    told = words(visitor.get("/rules/st-hilary"))
    assert "Run in trump A 10 K Q J 15 150 STH-ME-d" in told


def test_what_a_form_of_a_house_says_for_itself_is_marked(visitor: Visitor):
    told = words(visitor.get("/rules/bend.3"))
    assert "own 3 players, each on their own." in told
    assert "own From high to low" not in told


def test_searching_without_script_finds_rules_and_clauses(visitor: Visitor):
    told = words(visitor.get("/rules/npa?q=marriage"))
    assert re.search(r"\d+ .* \d+ .* “marriage”\.", told)
    assert "Marriage in trump" in told
    assert "The deck must be truly mixed" not in told
    assert "NPA-3.1a" in words(visitor.get("/rules/npa?q=npa-3.1a"))
    nothing = words(visitor.get("/rules/npa?q=bicycle"))
    assert f"{said('find-none', sought='bicycle')} {said('find-try-one')} renege" in nothing


@pytest.mark.parametrize("name", book_names())
def test_what_people_call_a_renege_is_found_as_well(visitor: Visitor, name: str):
    found = [words(visitor.get(f"/rules/{name}?q={word}")) for word in ("renege", "reneging", "revoke")]
    numbers = [re.search(r"\d[^“]*(?= “)", told) for told in found]
    assert len({number and number[0] for number in numbers}) == 1
    assert None not in numbers


def test_what_is_searched_for_is_only_text(visitor: Visitor):
    response = visitor.get("/rules/npa", params={"q": '"><script>alert(1)</script>' + "x" * 500})
    assert response.status_code == 200
    assert "<script>alert" not in response.text
    assert len(re.findall("x{70,}", response.text)) < 4


def test_another_name_of_a_house_leads_to_its_page(visitor: Visitor):
    response = visitor.get("/rules/bend.4")
    assert (response.status_code, response.headers["location"]) == (308, "/rules/bend")


@pytest.mark.parametrize(
    "path", ["/rules/nobody", "/rules/nobody/derive", "/rules/..%2f..%2fetc", "/rules/x.toml/brief"]
)
def test_an_unknown_house_is_said_to_be_unknown(visitor: Visitor, path: str):
    response = visitor.get(path)
    assert response.status_code == 404
    assert said("error-to-lobby") in words(response)


def test_an_empty_lobby_says_so_and_what_to_do(visitor: Visitor):
    told = words(visitor.get("/"))
    for message in ("lobby-no-table", "lobby-none-open", "lobby-no-games"):
        assert said(message) in told
    for game in ("pinochle", "forty-two"):
        assert said("lobby-play", game=game) in told


def test_a_lobby_lists_what_there_is():
    with a_visitor() as visitor:
        hall, run = visitor.opened.hall, visitor.opened.run
        ann = Person("pann", "Ann")
        free = run(hall.new_table, Terms(book="st-hilary", title="Ann's <table>", refereed=True), ann)
        full = run(written, hall, evening("bend", 2))
        visitor.post("/tables", {"book": "bend", "name": "Mine", "your-name": "Ann"})
        response = visitor.get("/")
        told = words(response)
        assert "Ann's <table> St. Hilary Card Party · refereed" in told
        assert "Ann's <table>" not in response.text
        assert "East: free" in told
        assert "after hand 2" in told
        for href, message in ((free, "lobby-sit-down"), (full, "lobby-watch"), ("[a-z0-9]{10}", "lobby-resume")):
            assert re.search(rf'href="/table/{href}">{said(message)}', response.text)
        only = visitor.get("/lobby/tables").text
        assert "<html" not in only
        assert full in only


def test_the_lobby_offers_the_house_where_one_was_last_and_the_game_that_goes_on():
    with a_visitor() as visitor:
        first = words(visitor.get("/"))
        assert first.index("Play Pinochle now") < first.index("Play Texas 42 now")
        assert "St. Hilary Card Party rules" in first
        assert "go-on" not in visitor.get("/").text
        for book in ("npa", "n42pa"):
            visitor.post("/play", {"book": book}, page="/")
        told = words(visitor.get("/"))
        assert told.index("Play Pinochle now") < told.index("Play Texas 42 now"), "buttons stay where they are"
        assert "National Pinochle Association rules" in told
        assert said("lobby-played-last") in told
        assert f"National 42 Players Association {said('lobby-go-on', turn='no')}" in told
        assert f"North: {said('level-computer', level='expert')}" in told


def test_a_game_that_goes_on_is_told_with_its_score_and_whose_it_is():
    walk = evening("st-hilary", 1)
    summary = summarise("2222222222", walk.table)
    mine, theirs = summary.totals["NS"], summary.totals["EW"]
    seats = {chair.person: chair.seat for chair in walk.table.chairs.values()}
    for person, seat in seats.items():
        line = line_of(summary, Visiting(id=person, name="Ann"))
        own, other = (mine, theirs) if seat in "NS" else (theirs, mine)
        assert line.score == fact("lobby-score", own=own, theirs=other)
    assert line_of(summary, Visiting(id="pnobody", name="Eve")).score is None
    three = summarise("3333333333", evening("bend.3", 1).table)
    me, *others = three.chairs
    told = [fact("lobby-score-of", name=chair.name, points=three.totals[chair.seat]) for chair in others]
    line = line_of(three, Visiting(id=me.person, name=me.name))
    assert line.score == fact("lobby-score-each", own=three.totals[me.seat], others=tuple(told))


def test_the_brief_of_a_house_comes_alone_for_the_form(visitor: Visitor):
    response = visitor.get("/rules/n42pa/brief")
    assert "<html" not in response.text
    assert "National 42 Players Association in brief" in words(response)


def test_the_form_of_a_new_table_shows_the_rules_of_the_house_before_one_sits_down(visitor: Visitor):
    told = words(visitor.get("/new?book=n42pa"))
    assert unescape("National 42 Players Association in brief") in told
    assert re.search(r'value="n42pa" checked', visitor.get("/new?book=n42pa").text)
    assert visitor.get("/new?book=nobody").status_code == 200


@pytest.mark.parametrize("path", ["/new?book=npa", "/rules/npa", "/rules/npa/brief"])
def test_whoever_never_played_finds_the_words_of_the_game_folded_up_before_the_rules(visitor: Visitor, path: str):
    told = words(visitor.get(path))
    assert told.index("New to this game?") < told.index("Run Ace, ten, king") < told.index("4 players")
    assert '<details class="newcomer" id="new-here"><summary>' in visitor.get(path).text


def test_the_lobby_leads_newcomers_to_the_words_of_each_game(visitor: Visitor):
    lobby = visitor.get("/").text
    for link in re.findall(r'href="(/rules/[^"]+)#new-here"', lobby):
        assert 'id="new-here"' in visitor.get(link).text
    assert lobby.count('#new-here">New to ') == 2


def test_small_files_are_where_browsers_look(visitor: Visitor):
    assert visitor.get("/favicon.ico").headers["content-type"].startswith("image/svg+xml")
    assert "Disallow: /table/" in visitor.get("/robots.txt").text


def test_a_rule_is_looked_for_in_every_house(visitor: Visitor):
    told = words(visitor.get("/rules?q=marriage"))
    number = sum(len(clauses_about(load_book(name), "marriage", Voice())) for name in book_names())
    assert re.search(rf"\b{number} .* “marriage”", told)
    assert "National 42" not in told
    assert "<mark>marriage</mark>" in visitor.get("/rules?q=marriage").text
    one = words(visitor.get("/rules?q=npa-3.1a"))
    assert said("find-found-everywhere", clauses=1, clubs=1, sought="npa-3.1a") in one
    nothing = visitor.get("/rules?q=zeppelin")
    assert f"{said('find-none', sought='zeppelin')} {said('find-try-one')}" in words(nothing)
    instead = re.findall(r'href="(/rules\?q=[^"#]+)#found"', nothing.text)
    assert len(instead) > 3
    for link in instead:  # each of them finds something, and what was found is what one sees first
        assert "Nothing found" not in words(visitor.get(link))
    assert 'id="found" role="search" method="get" action="/rules#found"' in nothing.text


def test_what_is_marked_is_only_text(visitor: Visitor):
    page = visitor.get("/rules/npa?q=%3Cb%3E%20book").text
    assert "<b> book" not in page
    assert "&lt;b&gt; book" in page
    assert "<mark>book</mark>" in visitor.get("/rules/npa?q=book").text


def test_a_choice_of_house_does_not_read_all_its_rules_out(visitor: Visitor):
    page = visitor.get("/new").text
    (brief,) = re.findall(r'<aside[^>]*id="brief"[^>]*>', page)
    assert "aria-live" not in brief
    assert re.search(r'id="theme".*<span class="said">[^<]+</span>', page)


@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_two_forms_of_one_house_look_different_wherever_houses_are_listed(visitor: Visitor, path: str):
    told = words(visitor.get(path))
    progressive, hoyle = (
        told.index(said("rules-fact-set", bid="given", keep=15)),
        told.index(said("rules-fact-set", bid="lost", keep=0)),
    )
    assert told.index("progressive") < progressive < told.index("Hoyle") < hoyle
