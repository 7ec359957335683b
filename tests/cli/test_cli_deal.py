"""`deal`: fair, repeatable, and nothing kept."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from cli_runner import KEY, answered, ask, says, told

from meldhouse.game import Hand, seating_of, steward
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book


@pytest.mark.parametrize("name", book_names())
def test_the_whole_pack_is_dealt_by_the_book(name: str):
    book = load_book(name)
    found = answered("deal", name)
    assert set(found) == {"book", "dealer", "key", "hands", "kitty"}
    assert list(found["hands"]) == list(seating_of(book).seats)
    assert all(len(hand) == book.deal.hand for hand in found["hands"].values())
    assert len(found["kitty"]) == book.deal.kitty
    everything = [text for hand in (*found["hands"].values(), found["kitty"]) for text in hand]
    assert Counter(map(str, book.pack.pieces)) == Counter(everything)


@pytest.mark.parametrize("name", book_names())
def test_the_same_key_deals_the_same_hands_and_those_of_the_table(name: str):
    first, again = answered("deal", name, "--key", KEY), answered("deal", name, "--key", KEY.upper())
    assert first == again
    hand = Hand(load_book(name), dealer=first["dealer"], key=bytes(32))
    steward.tidy(hand)
    assert {seat: [piece.text for piece in held] for seat, held in hand.state.deal.dealt.items()} == first["hands"]


def test_two_deals_differ():
    assert answered("deal", "npa")["key"] != answered("deal", "npa")["key"]


def test_the_page_says_how_to_deal_it_again():
    shown = ask("deal", "st-hilary", "--dealer", "east").stdout
    assert shown.startswith("St. Hilary Card Party · East is the dealer\n")
    again = shown.strip().splitlines()[-1].split()
    assert again[:3] == ["meldhouse", "deal", "st-hilary"]
    assert ask(*again[1:]).stdout == shown


def test_hands_on_the_page_are_those_of_the_deal():
    found = answered("deal", "npa", "--key", KEY)
    shown = ask("deal", "npa", "--key", KEY).stdout
    for seat, name in (("N", "North"), ("W", "West")):
        line = next(line for line in shown.splitlines() if line.strip().startswith(name))
        ranks = [word for word in line.split()[1:] if word not in "♠♥♣♦—"]
        assert len(ranks) == 20
        assert Counter(ranks) == Counter("10" if text[0] == "T" else text[0] for text in found["hands"][seat])


def test_only_the_hands_as_a_record_writes_them():
    found = answered("deal", "bend.3", "--key", KEY)
    for line in ask("deal", "bend.3", "--key", KEY, "--hands").stdout.splitlines():
        name, _, cards = line.partition(": ")
        want = found["kitty"] if name == "kitty" else found["hands"][name]
        assert [piece.text for piece in parse_pieces(cards)] == want


def test_dominoes_are_called_what_the_house_calls_them():
    said = told("deal", "n42pa", "--key", KEY)
    assert "West is the shaker" in said
    assert "The same shake again:" in said


def test_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    ask("deal", "npa")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        (["npa", "--key", "12"], "bad-key", "A key is 64 hexadecimal digits"),
        (["npa", "--key", "z" * 64], "bad-key", "A key is 64 hexadecimal digits"),
        (["bend.3", "--dealer", "W"], "unknown-seat", says("no-seat", seat="W", seats=("N", "E", "S"))),
        (["npa", "--dealer", "middle"], "unknown-seat", says("no-seat", seat="middle", seats=("N", "E", "S", "W"))),
    ],
)
def test_bad_questions(asked: list[str], code: str, said: str):
    assert said in told("deal", *asked, code=2)
    assert answered("deal", *asked, code=2)["error"]["code"] == code
