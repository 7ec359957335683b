"""Practice by plain forms: the same question for the same key, answers with clauses, a count, and a clock."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from visiting import Visitor, a_visitor, said, said as says, words

from meldhouse.messages import fact
from meldhouse.players.practice import FollowExercise, MeldExercise
from meldhouse.rulebooks import book_names, load_book
from meldhouse.web.pages.practising import exercise


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


@pytest.fixture(autouse=True)
def patient(visitor: Visitor) -> None:
    visitor.now += 1000


def asked(visitor: Visitor, path: str, **fields: str):
    return visitor.post(path, fields, page=path)


@pytest.mark.parametrize("book", book_names())
def test_whether_a_card_may_be_played(visitor: Visitor, book: str):
    for key in ("one", "two", "three"):
        path = f"/practice/follow?book={book}&key={key}"
        found = exercise(load_book(book), "follow", key)
        assert isinstance(found, FollowExercise)
        assert f"{found.piece.name}?" in words(visitor.get(path))
        right, wrong = ("may", "may-not") if found.is_allowed else ("may-not", "may")
        good, bad = asked(visitor, path, answer=right, right="2", asked="3"), asked(visitor, path, answer=wrong)
        assert "3 of 4 right" in words(good)
        assert "✓ Right" in words(good)
        assert "0 of 1 right" in words(bad)
        assert "Not quite" in words(bad)
        if found.refusal is not None:
            assert f'href="/rules/{book}#{found.refusal.clause}"' in good.text
        else:
            assert f"{found.piece.name}." in words(good)


def test_dominoes_are_drawn_with_their_pips(visitor: Visitor):
    path = "/practice/follow?book=n42pa&key=one"
    found = exercise(load_book("n42pa"), "follow", "one")
    assert isinstance(found, FollowExercise)
    drawn = re.findall(r'<span class="face bone">(.*?)</span>', visitor.get(path).text)
    shown = [*found.trick, found.piece, *found.hand]
    assert [drawing.count("<circle") - 1 for drawing in drawn] == [piece.high + piece.low for piece in shown]


@pytest.mark.parametrize("book", [name for name in book_names() if load_book(name).has_meld])
def test_how_much_meld_is_in_a_hand(visitor: Visitor, book: str):
    path = f"/practice/meld?book={book}&key=k"
    found = exercise(load_book(book), "meld", "k")
    assert isinstance(found, MeldExercise)
    page = visitor.get(path)
    assert said("practice-meld-ask") in words(page)
    for piece in found.hand:
        assert piece.name in page.text
    good = asked(visitor, path, answer=f" {found.count.points} ")
    assert "1 of 1 right" in words(good)
    for item in found.count.items:
        assert load_book(book).voice.say(item.says) in words(good)
        assert item.clause is None or f"#{item.clause}" in good.text
    assert f"not {found.count.points + 1}" in words(asked(visitor, path, answer=str(found.count.points + 1)))


@pytest.mark.parametrize("typed", ["", "twelve", "-3", "1" * 7, "٣"])
def test_what_is_no_number_is_asked_again_and_does_not_count(visitor: Visitor, typed: str):
    response = asked(visitor, "/practice/meld?book=npa&key=k", answer=typed, right="1", asked="1")
    assert response.status_code == 422
    assert says("practice-fault-points") in words(response)
    assert "1 of 1 right" in words(response)


def test_the_next_one_is_another_one_and_the_count_goes_on(visitor: Visitor):
    path = "/practice/follow?book=npa&key=k"
    response = asked(visitor, path, next="yes", right="4", asked="6")
    assert "4 of 6 right" in words(response)
    again = re.search(r'action="(/practice/follow\?book=npa&amp;key=[a-z0-9]{8})"', response.text)
    assert again is not None


def test_against_the_clock_the_house_keeps_the_time(visitor: Visitor):
    path = "/practice/follow?book=st-hilary&key=k"
    begun = asked(visitor, path, clock="yes", right="9", asked="9")
    ends = re.search(r'name="ends" value="(\d+)"', begun.text)
    assert ends is not None
    assert abs(int(ends[1]) - time.time() - 60) < 30
    assert said("practice-tally", right=0, asked=0) in words(begun)
    followed = asked(visitor, path, answer="may", ends=ends[1])
    assert "of 1 right" in words(followed)
    assert said("practice-next") not in words(followed)  # it is there already
    assert followed.text.count(said("practice-yes")) == 1
    late = asked(visitor, path, answer="may", right="5", asked="7", ends=str(int(time.time()) - 10))
    assert said("practice-over", right=5, asked=7) in words(late)
    assert said("practice-over", right=5, asked=7) in words(
        asked(visitor, path, stop="yes", right="5", asked="7", ends=ends[1])
    )


def test_against_the_clock_the_reason_is_of_the_card_that_was_answered(visitor: Visitor):
    """The next one is on the page already, and may have no reason or another one."""
    book, ends = load_book("st-hilary"), str(int(time.time()) + 60)
    refused = {str(at): exercise(book, "follow", str(at)) for at in range(12)}
    refused = {key: found for key, found in refused.items() if isinstance(found, FollowExercise) and found.refusal}
    assert len(refused) > 2
    for key, found in refused.items():
        visitor.now += 100
        page = asked(visitor, f"/practice/follow?book=st-hilary&key={key}", answer="may", ends=ends)
        assert page.status_code == 200
        assert f'href="/rules/st-hilary#{found.refusal.clause}"' in page.text
        assert replace(book.voice, spoken=True).say(fact("refused", why=found.refusal.message)) in words(page)


def test_whoever_comes_without_a_key_gets_one(visitor: Visitor):
    response = visitor.get("/practice/meld?book=bend")
    assert response.status_code == 303
    assert re.fullmatch(r"/practice/meld\?book=bend&key=[a-z0-9]{8}", response.headers["location"])


def test_what_there_is_not_is_said(visitor: Visitor):
    without = visitor.get("/practice/meld?book=n42pa&key=k")
    assert without.status_code == 422
    assert "National 42 Players Association has no meld." in words(without)
    for path, told in (
        ("/practice/nonsense", says("error-no-exercise")),
        ("/practice/meld?book=nobody", says("error-no-rules")),
    ):
        response = visitor.get(path)
        assert response.status_code == 404
        assert told in words(response)
    long = visitor.get(f"/practice/meld?book=npa&key={'k' * 41}")
    assert long.status_code == 400
    assert visitor.client.post("/practice/meld?book=npa&key=k", data={"answer": "1"}).status_code == 403
    script = visitor.get("/practice/meld?book=npa&key=%22%3E%3Cscript%3E")
    assert "<script>" not in script.text


def test_only_the_pages_of_practice_load_its_stylesheet(visitor: Visitor):
    for path in ("/practice", "/practice/meld?book=npa&key=k"):
        found = re.search(r'<link rel="stylesheet" href="([^"]*/practice\.css)">', visitor.get(path).text)
        assert found is not None, path
        assert ".practice-fan" in visitor.get(found[1]).text
    assert "practice.css" not in visitor.get("/").text
