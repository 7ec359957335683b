"""`meldhouse play`, whole games: every book from the first deal to the last score, typed as people type."""

from __future__ import annotations

from itertools import count as counting
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from play_table import with_level

from meldhouse.cli.commands.play import command
from meldhouse.cli.files import find_book
from meldhouse.cli.output import Page
from meldhouse.cli.terminal.keyboard import Keyboard
from meldhouse.cli.terminal.session import Session
from meldhouse.cli.typed.keys import chosen_key
from meldhouse.cli.voice import Voice
from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    Bid,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    seating_of,
    slip_of,
)
from meldhouse.game.bids import price
from meldhouse.game.records import load
from meldhouse.players import LEVELS
from meldhouse.players.kinds.sense import Sense
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.tables.alone import Alone

WIDTH = 80


class Sensible(Keyboard):
    """Types what a sensible player would, in the ways people type it, and remembers every line."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.sense = Sense(book)
        self.session: Session | None = None
        self.typed: list[str] = []
        self.questions: list[str] = []
        self.ways = counting()

    def ask(self, question: str) -> str:
        line = self._answer(question)
        self.questions.append(question)
        self.typed.append(line)
        return line

    def _answer(self, question: str) -> str:
        assert self.session is not None
        if question.startswith(("Play again?", "Play the next game")):
            return "n"
        if question.startswith("Bid ") and question.endswith("[y/N]"):
            return "y"
        if question.endswith("[Y/n]") or "next hand" in question:
            return ""
        return self._spelled(self.sense.decide(self.session.view(), self.session.sitting.events()))

    def _spelled(self, action: Action) -> str:
        assert self.session is not None
        view = self.session.view()
        way = next(self.ways) % 4
        match action:
            case Bid():
                return price(self.session.book, action.amount)
            case Pass():
                return ("p", "pass", "PASS", "p")[way]
            case NameTrump():
                return CONTRACT_NAMES[action.trump]
            case PassPieces() | Discard():
                return (" ", ", ")[way % 2].join(piece.text.lower() for piece in action.pieces)
            case Play():
                number = view.legal_plays.index(action.piece) + 1
                return (action.piece.text, action.piece.symbol, action.piece.name, str(number))[way]
        return ""


def played_game(name: str, seed: str, level: str = "novice") -> Sensible:
    """The keyboard on which a whole game was typed."""
    book = find_book(name)
    keyboard = Sensible(book)
    key = chosen_key(seed)
    levels = {seat: LEVELS[level] for seat in seating_of(book).seats if seat != "S"}
    sitting, voice = Alone(book, levels, key=key), Voice(book, Page(), "S", plain=True)
    session = Session(sitting, levels, voice=voice, keyboard=keyboard)
    keyboard.session = session
    session.run()
    return keyboard


def typed_game(name: str, seed: str, level: str = "novice") -> list[str]:
    """The lines of a whole game, found by playing it once."""
    return played_game(name, seed, level).typed


def sit(*options: str, lines: list[str]) -> Result:
    result = CliRunner(env={"COLUMNS": str(WIDTH)}).invoke(command, with_level(options), input="\n".join(lines) + "\n")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.mark.parametrize("name", book_names())
def test_a_whole_game_can_be_played_and_kept(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    lines = typed_game(name, "game")
    capsys.readouterr()
    monkeypatch.chdir(tmp_path)
    result = sit(name, "--seed", "game", lines=[*lines[:-1], "save whole.record", "n"])
    assert result.exit_code == 0
    record = load(tmp_path / "whole.record")
    assert record.book.name == name
    assert all(hand.is_over for hand in record.hands)
    assert len(record.hands) == result.stdout.count("Score for this hand")
    assert " is over" in result.stdout
    assert " won" in result.stdout or "draw" in result.stdout
    assert "\x1b" not in result.stdout, "no colour where nobody is looking"
    asked = [line for line in result.stdout.splitlines() if len(line) > WIDTH]
    assert not asked, asked[:3]
    book = load_book(name)
    assert book.clause[0].id.split("-")[0] in result.stdout, "entries are shown with their clauses"


@pytest.mark.parametrize("name", book_names())
def test_a_whole_game_in_plain_words(name: str, capsys: pytest.CaptureFixture[str]):
    lines = typed_game(name, "plain words")
    capsys.readouterr()
    result = sit(name, "--seed", "plain words", "--plain", lines=lines)
    assert result.exit_code == 0
    assert " is over" in result.stdout
    shown = "\n".join(line for line in result.stdout.splitlines() if "?" not in line and ":" in line)
    told = [line for line in shown.splitlines() if not line.startswith(("Your play:", "Lead to", "Press Enter"))]
    for sign in "♠♥♣♦│─━▒|[]":
        assert not [line for line in told if sign in line], sign


@pytest.mark.parametrize("name", book_names())
def test_every_question_leaves_room_for_its_answer_in_a_narrow_window(name: str):
    assert max(map(len, played_game(name, "room").questions)) <= 50


@pytest.mark.parametrize("name", book_names())
def test_bots_on_every_seat_can_be_watched(name: str, tmp_path: Path):
    book = load_book(name)
    short = tmp_path / "short.toml"
    target = "[match]\ntarget = 2\n" if book.match.best_of > 1 else ""  # a whole match of them takes its time
    short.write_text(f'name = "short"\ntitle = "Short"\nextends = "{name}"\n{target}', encoding="utf-8")
    result = sit(str(short), "--seed", "watching", "--bots", str(book.table.seats), lines=[])
    assert result.exit_code == 0
    assert " is over" in result.stdout
    assert "You’re watching" in result.stdout
    assert "Your hand" not in result.stdout


def test_a_game_that_was_left_halfway_is_kept_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    lines = typed_game("st-hilary", "kept")
    capsys.readouterr()
    monkeypatch.chdir(tmp_path)
    first = sit("st-hilary", "--seed", "kept", lines=[*lines[: len(lines) // 2], "save middle.record", "quit", "y"])
    assert "The game so far is saved in middle.record" in first.stdout
    record = load(tmp_path / "middle.record")
    assert record.book.name == "st-hilary"
    assert record.players == {"N": "novice bot", "E": "novice bot", "S": "you", "W": "novice bot"}
    finished = [hand for hand in record.hands if hand.is_over]
    assert finished
    assert len(record.hands) - len(finished) <= 1
    # Played once more from the same word, the finished hands are the same ones.
    sit("st-hilary", "--seed", "kept", lines=[*lines[:-1], "save whole.record", "n"])
    whole = load(tmp_path / "whole.record")
    assert [slip_of(hand) for hand in finished] == [slip_of(hand) for hand in whole.hands[: len(finished)]]


@pytest.mark.parametrize("name", ["npa", "n42pa"])
def test_looking_at_everything_all_the_time_changes_nothing(name: str, capsys: pytest.CaptureFixture[str]):
    lines = typed_game(name, "curious")
    capsys.readouterr()
    plain = sit(name, "--seed", "curious", lines=lines)
    curious = sit(name, "--seed", "curious", lines=[word for line in lines for word in ("last", "legal", "why", line)])
    assert curious.exit_code == 0

    def told(result: Result) -> list[str]:
        return [line for line in result.stdout.splitlines() if line.startswith("  Score after") or " won" in line]

    assert told(curious) == told(plain)
    if name == "npa":
        assert "only until the next card is played (NPA-2.7h)" in " ".join(curious.stdout.split())
