"""`meldhouse play` in Spanish: what is typed is understood, what is shown has no English, and help says what works."""

from __future__ import annotations

from pathlib import Path

import pytest
from play_table import decisions, sit, sit_at
from test_cli_play_games import played_game

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.commands import COMMANDS
from meldhouse.cli.terminal.helping import answers, commands
from meldhouse.cli.terminal.screen import LONGEST_QUESTION
from meldhouse.cli.terminal.typed import Unclear, decision, spoken_bid, spoken_number, understood
from meldhouse.cli.voice import Voice
from meldhouse.game import Action, Bid, Hand, NameTrump, Pass, Play, Seat, ShowMeld, StopPlay, TurnKitty, view
from meldhouse.messages import fact
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.offers import Offers, offers
from table import at_auction, at_tricks, house, play, won_by

FREE = '[exchange]\nform = "none"\ncount = 0'


@pytest.fixture(autouse=True)
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")


def read(hand: Hand, seat: Seat, typed: str) -> Action:
    return decision(hand.book, view(hand, seat), offers(hand, seat) or Offers(), typed)


@pytest.mark.parametrize(
    ("said", "number"),
    [("treinta y uno", 31), ("veintidós", 22), ("quinientos cincuenta", 550), ("ciento cinco", 105), ("mil", 1000),
     ("dos mil trescientos", 2300), ("cinco cinco", None), ("mucho", None), ("thirty-one", 31)],
)  # fmt: skip
def test_numbers_are_understood_as_people_say_them(said: str, number: int | None):
    assert spoken_number(said) == number


@pytest.mark.parametrize("said", ["2 marcas", "dos marcas", "2m", "84", "two marks"])
def test_marks_too(said: str):
    assert spoken_bid(load_book("n42pa").auction, said) == 84
    assert spoken_bid(load_book("n42pa").auction, "una marca") == 42


def test_bids_trump_and_the_kitty():
    hand = at_auction(house("n42pa"))
    for typed in ("p", "paso", "Pasar", "pass"):
        assert read(hand, "N", typed) == Pass("N")
    for typed in ("30", "pujo 30", "treinta", "thirty"):
        assert read(hand, "N", typed) == Bid("N", 30)
    tiles = won_by(hand, "N", 30)
    assert read(tiles, "N", "cuatros") == read(tiles, "N", "fours") == NameTrump("N", "4")
    assert read(tiles, "N", "sin triunfo") == NameTrump("N", "follow-me")
    kitty = won_by(at_auction(house("bend.3"), dealer="S"), "N", 500)
    assert read(kitty, "N", "voltear") == TurnKitty("N")
    assert read(kitty, "N", "tréboles") == read(kitty, "N", "el triunfo es Trebol") == NameTrump("N", "C")
    melds = won_by(at_auction(house("mcallen"), N="KS QS"), "N", 15)
    melds.apply(NameTrump("N", "S"))
    assert read(melds, "N", "ninguna") == ShowMeld("N", ())


def test_cards_and_dominoes_by_name():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC TC KD QD AS")
    for typed in ("diez de tréboles", "juego diez de treboles", "10 of clubs", "10c"):
        assert read(hand, "S", typed) == Play("S", parse_pieces("TC")[0])
    for typed in ("as de espadas", "salgo con as de espadas"):
        assert read(hand, "S", typed) == Play("S", parse_pieces("AS")[0])
    tiles = at_tricks(house("n42pa"), bidder="S", trump="4", S="6-4 5-5 4-1 3-1")
    assert read(tiles, "S", "seis-cuatro") == read(tiles, "S", "seis cuatro") == Play("S", parse_pieces("6-4")[0])
    assert read(tiles, "S", "doble cinco") == Play("S", parse_pieces("5-5")[0])
    assert read(tiles, "S", "parar") == StopPlay("S")


def test_as_is_any_ace_and_asked_about_where_it_could_be_several():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC TC KD QD AS")
    with pytest.raises(Unclear) as unclear:
        read(hand, "S", "as")
    assert unclear.value.message.id == "unclear-which"
    low = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="9C", W="AC JC")
    play(low, "9C")
    assert read(low, "W", "as") == Play("W", parse_pieces("AC")[0])


def test_commands_are_understood_in_both_languages():
    shown = sit("st-hilary", "--seed", "oak", lines="ayuda\nhelp\n¿Cuál es el triunfo?\nSalir\nn\nquit\ns\n").stdout
    assert shown.count("Ahora puedes escribir:") == 2
    assert "Todavía no se ha elegido triunfo." in shown
    assert shown.count("¿Dejas la mesa? La partida no está guardada.") == 2
    assert shown.endswith("Gracias por jugar.\n")


def test_a_game_is_saved_in_spanish_and_read_again(tmp_path: Path):
    file = tmp_path / "mi juego.record"
    shown = sit("st-hilary", "--seed", "oak", lines=f"p\nguardar {file}\nsalir\nsí\n").stdout
    assert "La partida hasta aquí está guardada en" in shown
    assert file.is_file()
    assert "La partida sigue donde la dejaste." in sit("--resume", str(file)).stdout


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", book_names())
def test_the_words_in_help_are_understood(name: str, language: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", language)
    book = load_book(name)
    voice = Voice(book, Page(), "S", plain=False)
    listed = [command for command, _ in commands(book, watching=False)]
    told = [voice.told(fact("help-word", command=one, layout="3-4", form="double")) for one in listed]
    known = {word: command for command, words in COMMANDS.items() for word in understood(words)}
    for command, words in zip(listed, told, strict=True):
        for word in words.split(", "):
            first = voice.told(fact("help-word", command=command, layout="", form="double")) if " " in word else word
            ways = {word, first.split(" ")[0]} | ({"por que"} if command == "why" else set())
            spoken = understood(fact("typed-stop")) if command == "stop" else known
            assert any(Page().text(one).plain.replace("ú", "u") in spoken for one in ways), word


@pytest.mark.parametrize("name", book_names())
def test_what_help_suggests_can_be_typed(name: str):
    book = load_book(name)
    voice = Voice(book, Page(), "S", plain=False)
    for hand in decisions(book):
        told = " ".join(map(voice.told, answers(book, view(hand, "S"), offers(hand, "S") or Offers())))
        assert told
        if ", como " in told and hand.phase != "tricks":
            example = told.split(", como ")[1].split(".")[0].split(", ")[0]
            if example != "corazones" or "H" in book.trump.choices:
                assert read(hand, "S", example)


def test_every_decision_is_asked_and_helped_without_english(tmp_path: Path):
    english = ("Your ", "You ", "Press ", "Type ", "trick", "hand", "card", "trump ", " the ", " and ", "bid")
    for name in ("st-hilary", "n42pa", "bend.3"):
        for hand in decisions(load_book(name)):
            for plain in ((), ("--plain",)):
                shown = sit_at(hand, tmp_path, "?", "opciones", "xyzzy", "por qué", "puntos", options=plain).stdout
                told = shown.split("La partida sigue donde la dejaste.")[1]
                assert not [word for word in english if word in told], (hand.phase, told)


@pytest.mark.parametrize("name", ["st-hilary", "n42pa", "bend.3", "npa"])
def test_a_whole_game_leaves_room_for_answers(name: str, capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.setattr("test_cli_play_games.Sensible._answer", _in_spanish)
    asked = played_game(name, "spanish").questions
    shown = capsys.readouterr().out
    assert max(map(len, asked)) <= LONGEST_QUESTION
    assert "Puntos de esta mano" in shown


def _in_spanish(keyboard, question: str) -> str:
    if question.startswith(("¿Jugar otra vez?", "¿Jugar la siguiente")):
        return "n"
    if question.endswith("[s/N]"):
        return "s"
    if question.endswith("[S/n]") or "siguiente mano" in question:
        return ""
    return keyboard._spelled(keyboard.sense.decide(keyboard.session.view(), keyboard.session.sitting.events()))
