"""`meldhouse play`: sitting down, typing wrong things, asking, taking back, saving and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from play_table import KEY, said, sit

from meldhouse import messages
from meldhouse.cli.output import Page
from meldhouse.cli.terminal.helping import brief
from meldhouse.cli.voice import Voice
from meldhouse.game import Pass
from meldhouse.game.records import load
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book
from table import house
from worded import refused

# --- sitting down ----------------------------------------------------------------------------------------------------


def test_the_houses_are_listed_and_enter_takes_the_first():
    result = sit("--key", KEY, lines="\n")
    first = load_book(book_names()[0])
    assert f"1. {first.title}" in result.stdout
    assert result.stdout.index("(Enter for the first)") < result.stdout.rindex(first.title)
    assert result.exit_code == 0


@pytest.mark.parametrize("typed", ["7", "st-hilary", "ST-HILARY"])
def test_a_house_is_chosen_by_number_or_name(typed: str):
    assert "Hand 1" in sit("--key", KEY, lines=f"{typed}\n").stdout


def test_an_unknown_house_is_asked_for_again_and_one_may_leave():
    result = sit("--key", KEY, lines="nowhere\n99\nquit\n")
    assert "“nowhere”" in result.stdout
    assert "They go from 1 to 7" in result.stdout
    assert result.stdout.count("Number or name") == 3
    assert "Thank you for playing" in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("name", book_names())
def test_the_rules_in_brief_are_shown_before_the_first_hand(name: str):
    shown = said(sit(name, "--key", KEY))
    before, _, _ = shown.partition("Hand 1")
    for word, line in brief(Voice(load_book(name), Page(), "S", plain=False)):
        assert word in before
        assert " ".join(line.split()[:4]) in before


def test_the_same_seed_and_the_same_key_bring_the_same_table():
    assert sit("npa", "--seed", "sunday").stdout == sit("npa", "--seed", "sunday").stdout
    assert sit("npa", "--key", KEY).stdout == sit("npa", "--key", KEY).stdout
    assert sit("npa", "--seed", "sunday").stdout != sit("npa", "--seed", "monday").stdout


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("npa", "--key", "12"), "64 hexadecimal digits"),
        (("npa", "--key", KEY, "--seed", "x"), "not both"),
        (("nowhere",), "“nowhere”"),
        (("bend.3", "--bots", "4"), "3 seats"),
        (("npa", "--bots", "2"), "4 seats"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_begins(options: tuple[str, ...], sentence: str):
    result = sit(*options)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Hand 1" not in result.stdout


def test_who_sits_where_is_told():
    assert "You’re South. North is your partner" in sit("npa", "--key", KEY).stdout
    assert "Everyone plays alone" in sit("bend.3", "--key", KEY).stdout
    assert "Everyone draws to see who shakes first" in sit("n42pa", "--key", KEY).stdout


# --- typing wrong things, and asking ---------------------------------------------------------------------------------


def test_nonsense_is_answered_with_a_sentence_and_the_question_comes_again():
    junk = ["", "xyzzy", "-5", "999999999999", "10h", "🂡", "a" * 5000, "\x1b[31m", "''; --", "0", "save", "hand hand"]
    result = sit("st-hilary", "--seed", "sunday", lines="\n".join([*junk, "p"]) + "\n")
    assert result.exit_code == 0
    assert result.stdout.count("or p to pass:") >= len(junk)
    assert "you pass" in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.usefixtures("meek")
def test_an_illegal_bid_is_refused_and_why_tells_the_whole_clause():
    result = sit("mcallen", "--seed", "sunday", lines="why\n3\nwhy\np\n")
    clause = load_book("mcallen").clause_table["MCA-6b"]
    assert "Nothing has been refused so far" in result.stdout
    assert "Type “why” for the whole rule" in said(result)
    assert messages.Voice().say(clause.says) in said(result)


@pytest.mark.usefixtures("meek")
def test_help_hand_legal_score_rules_and_hint_answer_without_costing_a_turn():
    result = sit("mcallen", "--seed", "sunday", lines="?\nhand\nlegal\nscore\nrules\nhint\nlast\n")
    shown = said(result)
    for sentence in (
        "You can type now",
        "Your meld by trump",
        "You can pass or bid 15 or more",
        "No score yet",
        "The lowest bid is 15. [MCA-6b]",
        "Expert: ",
        refused("mcallen", "wrong-moment", None, phase="auction"),
    ):
        assert sentence in shown
    assert result.stdout.count("or p to pass:") == 8


def test_the_end_of_input_leaves_with_a_sentence():
    result = sit("npa", "--key", KEY)
    assert result.exit_code == 0
    assert result.stdout.endswith("There is nothing more to read, so you left the table.\n")


def test_an_interrupt_leaves_with_a_sentence_and_its_own_code(monkeypatch: pytest.MonkeyPatch):
    def interrupted(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = sit("npa", "--key", KEY)
    assert result.exit_code == 130
    assert "You left the table" in result.stdout


def test_quitting_asks_first():
    stays = sit("npa", "--key", KEY, lines="quit\nn\nhand\nq\n\nexit\ny\n")
    assert stays.stdout.count("Leave the table?") == 3
    assert stays.stdout.count("You’re still in the game.") == 2
    assert stays.stdout.endswith("Thank you for playing.\n")
    assert stays.exit_code == 0


# --- saving ----------------------------------------------------------------------------------------------------------


def test_a_save_can_be_loaded_and_is_not_written_over_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    lines = "save one.record\np\nsave one.record\nn\nquit\nsave two.record\n"
    result = sit("st-hilary", "--seed", "sunday", lines=lines)
    assert "meldhouse replay one.record" in result.stdout
    assert "Nothing was saved." in result.stdout
    before, after = load(tmp_path / "one.record"), load(tmp_path / "two.record")
    assert len(before.hands) == len(after.hands) == 1
    assert after.hands[0].events[: len(before.hands[0].events)] == before.hands[0].events
    assert Pass("S") in after.hands[0].events
    assert result.exit_code == 0


@pytest.mark.parametrize("name", ["nowhere/at/all.record", ".", "bad\0name"])
def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    result = sit("st-hilary", "--seed", "sunday", lines=f"save {name}\ny\nhand\n")
    assert "Your hand:" in result.stdout
    assert result.exit_code == 0
    assert not [path for path in tmp_path.iterdir() if path.is_file() and path.suffix == ".tmp"]


# --- how it is shown -------------------------------------------------------------------------------------------------


def test_sides_and_people_are_named_from_where_one_sits():
    book = house("npa")
    mine, watching = Voice(book, Page(), "S", plain=False), Voice(book, Page(), None, plain=False)
    heard = Voice(book, Page(), None, plain=True)
    sides = [fact("play-side", side=side) for side in ("NS", "EW", "S")]
    assert [mine.told(side) for side in sides] == ["Us", "Them", "You"]
    assert [watching.told(side) for side in sides] == ["North–South", "East–West", "South"]
    assert heard.told(sides[0]) == "North and South"
    assert mine.told(fact("play-hand", number=1, who="S")) == "Hand 1: you deal"


@pytest.mark.usefixtures("meek")
def test_dominoes_keep_their_places():
    result = sit("n42pa", "--seed", "sunday", lines="30\ndoubles\n5-5\n")
    rows = [line for line in result.stdout.splitlines() if line.startswith(("    [", "      ."))]
    assert rows[0] == "    [5|5] [1|1] [4|2] [2|2]"
    assert "      .   [1|1] [4|2] [2|2]" in rows
    assert "    [6|3] [1|0] [6|0]" in rows


@pytest.mark.usefixtures("meek")
def test_trump_is_not_shown_again_where_the_house_hides_it():
    result = sit("n42pa", "--seed", "sunday", lines="30\ndoubles\n5-5\nhand\nscore\n")
    _, _, later = result.stdout.partition("Trick 1: you lead")
    assert "doubles" not in later


def test_a_slip_of_the_finger_in_the_bidding_is_asked_about():
    told = sit("st-hilary", "--seed", "oak", lines="999\nblah\nhand\nn\np\nquit\ny\n").stdout
    assert told.count("Bid 999? 18 would do. [y/N]") == 3
    assert "Type y or n." in told
    assert "you 999" not in told
    assert "you pass" in told
