"""How facts become sentences: numbers, pieces, seats, lists, money and dates, a club's own words, by eye and by ear."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meldhouse.messages import Message, MessageError, Voice, fact, language_of, written
from meldhouse.rulebooks import load_book

Say = Callable[..., str]


@pytest.fixture
def say(tmp_path: Path) -> Say:
    """Says one pattern, as if it stood in a club's own catalogue."""
    numbers = itertools.count()

    def said(pattern: str, language: str = "en", *, more: str = "", how: Any = None, **args: Any) -> str:
        own = tmp_path / str(next(numbers))
        (own / language).mkdir(parents=True)
        (own / language / "own.ftl").write_text(f"own = {pattern}\n{more}", "utf-8")
        return Voice(language=language, own=own, **(how or {})).say(Message("own", args))

    return said


@pytest.mark.parametrize(
    ("pattern", "args", "en", "es"),
    [
        ("{ $n }", {"n": 7}, "7", "7"),
        ("{ $n }", {"n": -1250}, "−1,250", "−1,250"),
        ('{ NUMBER($n, signed: "yes") }', {"n": 30}, "+30", "+30"),
        ('{ NUMBER($n, signed: "yes") }', {"n": 0}, "0", "0"),
        ("{ ORDINAL($n) }", {"n": 22}, "22nd", "22.º"),
        ("{ ORDINAL($n) }", {"n": 11}, "11th", "11.º"),
        ("{ PIECES($p) }", {"p": ("AS", "TH", "9D")}, "A♠ 10♥ 9♦", "A♠ 10♥ 9♦"),
        ("{ PIECES($p) }", {"p": "6-4"}, "6-4", "6-4"),
        ("{ TRUMP($t) }", {"t": "H"}, "hearts", "corazones"),
        ("{ TRUMP($t) }", {"t": "0"}, "blanks", "blancas"),
        ("{ TRUMP($t) }", {"t": "follow-me"}, "follow me", "sin triunfo"),
        ("{ SEATS($s) }", {"s": "N"}, "North", "Norte"),
        ("{ SEATS($s) }", {"s": ("N", "E", "W")}, "North, East, and West", "Norte, Este y Oeste"),
        ("{ SIDE($s) }", {"s": "EW"}, "East–West", "Este–Oeste"),
        ("{ LIST($l) }", {"l": ("Ann", "Bob")}, "Ann and Bob", "Ann y Bob"),
        ("{ LIST($l) }", {"l": ("Ann",)}, "Ann", "Ann"),
        ('{ LIST($l, style: "or") }', {"l": (1, 2, 3)}, "1, 2, or 3", "1, 2 o 3"),
        ("{ LIST($l) }", {"l": (fact("seat", seat="N"), written("Ann"))}, "North and Ann", "Norte y Ann"),
        ("{ MONEY($m) }", {"m": 250}, "$2.50", "$2.50"),
        ("{ MONEY($m) }", {"m": -125000}, "−$1,250.00", "−$1,250.00"),
        ("{ DATE($d) }", {"d": "2026-11-18"}, "November 18, 2026", "18 de noviembre de 2026"),
        ("{ TIME($t) }", {"t": "15:05"}, "3:05 PM", "3:05 p.m."),
        ("{ $m }!", {"m": fact("seat", seat="S")}, "South!", "Sur!"),
        ("{ $n ->\n    [one] one\n   *[other] many\n }", {"n": 1}, "one", "one"),
        ("{ $n ->\n    [one] one\n   *[other] many\n }", {"n": 0}, "many", "many"),
        ("{ $n ->\n    [0] none\n    [one] one\n   *[other] many\n }", {"n": 0}, "none", "none"),
        ("{ $c ->\n    [set] Set\n   *[made] Made\n }", {"c": "set"}, "Set", "Set"),
        ("{ $c ->\n    [set] Set\n   *[made] Made\n }", {"c": "else"}, "Made", "Made"),
    ],
)
def test_a_fact_is_said_as_each_language_says_it(say: Say, pattern: str, args: Any, en: str, es: str):
    assert (say(pattern, "en", **args), say(pattern, "es", **args)) == (en, es)


@pytest.mark.parametrize(
    ("pattern", "args", "en", "es"),
    [
        ("{ PIECES($p) }", {"p": ("AS", "TH")}, "ace of spades and ten of hearts", "as de espadas y diez de corazones"),
        ("{ PIECES($p) }", {"p": ("6-6", "5-0")}, "double six and five-blank", "doble seis y cinco-blanca"),
        ("{ SIDE($s) }", {"s": "NS"}, "North and South", "Norte y Sur"),
        ("{ $n }", {"n": -32}, "minus 32", "menos 32"),
        ("seen\n    .spoken = heard", {}, "heard", "heard"),
    ],
)
def test_read_aloud_symbols_are_words(say: Say, pattern: str, args: Any, en: str, es: str):
    how = {"spoken": True}
    assert (say(pattern, "en", how=how, **args), say(pattern, "es", how=how, **args)) == (en, es)


TRICKS = "-trick = { $form ->\n   *[one] trick\n    [many] tricks\n }\n-trick-book = book\n    .plural = books\n"


@pytest.mark.parametrize(
    ("pattern", "words", "told"),
    [
        ("No { -trick }.", {}, "No trick."),
        ('No { -trick(form: "many") }.', {}, "No tricks."),
        ("No { -trick }.", {"trick": "book"}, "No book."),
        ("No { -trick }.", {"trick": "stich"}, "No stich."),
    ],
)
def test_a_club_has_its_own_word_for_a_thing(say: Say, pattern: str, words: dict[str, str], told: str):
    assert say(pattern, more=TRICKS, how={"words": words}) == told


def test_people_have_names_and_the_reader_is_you(say: Say):
    pattern = "{ WHO($seat) ->\n    [you] You bid { $bid }.\n   *[other] { SEATS($seat) } bid { $bid }.\n }"
    how = {"names": {"N": "Ann", "S": "Bob"}, "you": "N"}
    assert say(pattern, how=how, seat="N", bid=30) == "You bid 30."
    assert say(pattern, how=how, seat="S", bid=30) == "Bob bid 30."
    assert say(pattern, how=how, seat="E", bid=30) == "East bid 30."
    assert say("{ SIDE($s) }", how=how, s="NS") == "Ann and Bob"


def test_messages_stand_in_messages(say: Say):
    assert say("{ two }, { two.short }", more="two = too\n    .short = 2\n") == "too, 2"


@pytest.mark.parametrize(
    ("pattern", "fault"),
    [
        ("{ $n }", "own (en): $n is missing"),
        ("{ other }", "own (en): there is no message other"),
        ("{ SHOUT() }", "own (en): there is no function SHOUT"),
        ("{ card.sung }", "own (en): card has no sung"),
        ("{ $l", 'own (en): own.ftl, line 1: Expected token: "}"'),
    ],
)
def test_what_cannot_be_said_is_an_error_that_names_the_message(say: Say, pattern: str, fault: str):
    with pytest.raises(MessageError) as found:
        say(pattern)
    assert str(found.value) == fault


def test_a_list_is_not_shown_without_a_function(say: Say):
    with pytest.raises(MessageError, match="a list needs a function"):
        say("{ $l }", l=("Ann", "Bob"))


def test_a_message_twice_in_a_folder_is_an_error(say: Say):
    with pytest.raises(MessageError, match=r"own\.ftl, line 2: own is there twice"):
        say("one", more="own = two\n")


def test_a_club_replaces_one_message_and_keeps_the_others(tmp_path: Path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "ours.ftl").write_text("seat = The { $seat } chair\n", "utf-8")
    voice = Voice(own=tmp_path)
    assert voice.say(fact("seat", seat="N")) == "The N chair"
    assert voice.say(fact("side", side="NS")) == "North–South"


def test_a_message_goes_over_the_wire_and_comes_back():
    message = fact("x", number=3, who="N", cards=("AS", "TH"), inside=fact("y", why=written("late")))
    sent = msgspec.json.encode(message)
    back = msgspec.json.decode(sent, type=Message)
    assert back == message
    assert hash(back) == hash(message)
    assert msgspec.json.decode(sent)["args"]["cards"] == ["AS", "TH"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (("es",), "es"),
        (("es-MX,en;q=0.8",), "es"),
        (("fr-CA, en;q=0.8, es;q=0.5",), "en"),
        ((None, "es_MX.UTF-8"), "es"),
        (("", "C.UTF-8"), "en"),
        (("ES",), "es"),
        ((), "en"),
    ],
)
def test_the_language_is_the_first_of_those_wanted_that_is_spoken_here(wanted: Any, language: str):
    assert language_of(*wanted) == language


def test_a_message_is_no_text_until_a_voice_says_it():
    with pytest.raises(TypeError, match="a voice says it"):
        f"{fact('score-meld')}"


@pytest.mark.parametrize(
    ("book", "message", "told"),
    [
        ("npa", fact("score-set-no-trick", bid=50), "Set on 50: won no book, so the meld is lost"),
        ("bend", fact("score-set-no-trick", bid=500), "Set on 500: won no trick, so the meld is lost"),
        ("bend", fact("ledger-replaced"), "A stand-in played: nothing for the game"),
    ],
)
def test_a_book_speaks_with_its_own_words(book: str, message: Message, told: str):
    assert load_book(book).voice.say(message) == told
