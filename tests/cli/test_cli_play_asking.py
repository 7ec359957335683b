"""Every question at the terminal table answers “?”, “hint” and “why”."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from play_table import decisions, said, sit, sit_at, step
from test_cli_play_games import typed_game

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.helping import answers, commands
from meldhouse.cli.terminal.houses import matching
from meldhouse.cli.terminal.typed import decision
from meldhouse.cli.voice import Voice
from meldhouse.game import view
from meldhouse.messages import fact
from meldhouse.players.advice import expert_hint, seen_by
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.offers import Offers, offers
from table import at_auction, at_tricks, call, house

# --- the list of houses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "7",
        "st-hilary",
        "ST-Hilary",
        "sthilary",
        "St. Hilary Card Party",
        "st. hil",
        "hilary",
        "St. Hilary card",
        "card party",
    ],
)
def test_a_house_is_chosen_by_number_name_title_or_the_beginning_of_one(typed: str):
    shown = sit("--seed", "oak", lines=f"{typed}\n").stdout
    assert "\nSt. Hilary Card Party\n" in shown
    assert "Hand 1" in shown


@pytest.mark.parametrize("name", book_names())
def test_every_house_is_found_by_its_whole_title_and_its_name(name: str):
    book = load_book(name)
    title = f"{book.title}, {book.form}" if book.form else book.title
    assert matching(title) == matching(title.upper()) == matching(name) == [name]


def test_a_beginning_that_two_houses_share_is_asked_about():
    shown = said(sit("--seed", "oak", lines="city\nhoyle\n"))
    assert "“city” fits 3 (City of McAllen, Golden Age Olympics (progressive)) or 4 (" in shown
    assert "Type the number." in shown
    assert "Hand 1" in shown.split("Type the number.")[1]


def test_the_list_of_houses_answers_help_hint_and_why():
    shown = said(sit("--seed", "oak", lines="?\nhint\nwhy\n99\nwhy\nquit\n"))
    assert "Type a number, 1 to 7" in shown
    assert "ours.toml" in shown
    assert "If you’re new, start with" in shown
    assert "Nothing has been refused so far." in shown
    assert shown.count("There’s no number 99") == 2


def test_a_clubs_own_book_can_be_named_in_the_list(tmp_path: Path):
    club = tmp_path / "ours.toml"
    club.write_text('name = "ours"\ntitle = "Our Club"\nextends = "st-hilary"\n', encoding="utf-8")
    shown = sit("--seed", "oak", lines=f"{club}\nsave {tmp_path}/g\n").stdout
    assert "\nOur Club\n" in shown
    assert f"--book {club}" in shown


# --- a decision ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_every_decision_answers_help_hint_and_why(name: str, tmp_path: Path):
    phases = []
    for hand in decisions(load_book(name)):
        phases.append(hand.phase)
        shown = sit_at(hand, tmp_path, "?", "hint", "why", "legal").stdout
        shown = shown.split("The game goes on where you left it.")[1]
        assert "You can type now:" in shown
        assert "And at any time:" in shown
        assert "Expert: " in shown, hand.phase
        assert "Nothing has been refused so far." in shown
        assert "You have nothing to decide" not in shown
    assert phases[0] == "auction"
    assert phases[-1] == "tricks"


@pytest.mark.parametrize("name", book_names())
def test_what_help_suggests_can_really_be_typed(name: str):
    book = load_book(name)
    voice = Voice(book, Page(), "S", plain=False)
    for hand in decisions(book):
        now = view(hand, "S")
        may = offers(hand, "S") or Offers()
        told = " ".join(map(voice.told, answers(book, now, may)))
        assert told
        if "such as " in told:
            example = told.split("such as ")[1].split(".")[0].split(", ")[0].split(" or ")[0]
            assert hand.can(decision(book, now, may, example)), (hand.phase, example)


def test_a_hint_is_the_experts_with_its_reasons_and_chances(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", amount=40, S="AH TH KH QH JH AS AC AD")
    shown = said(sit_at(hand, tmp_path, "hint")).split("The game goes on where you left it.")[1]
    assert "Expert: Play " in shown
    assert re.search(r"The bid was made in [^.]*deals?", shown)
    assert "Worse by" in shown, "and the runners-up stand below"


def test_what_to_bid_is_answered_by_a_chart(tmp_path: Path):
    hand = at_auction(house("mcallen"), dealer="E", S="AH TH KH QH JH AH TH AS AC AD KS QS")
    for words in ("chart", "bid?", "What should I bid?"):
        shown = sit_at(hand, tmp_path, words).stdout.split("The game goes on where you left it.")[1]
        assert re.search(r"hearts ♥ +\[100%█\]", shown)
        assert "If you pass, " in " ".join(shown.split())
    plain = sit_at(hand, tmp_path, "chart", options=("--plain",)).stdout
    assert "hearts: 15 made 100%, " in plain
    assert "█" not in plain


def test_a_chart_is_for_those_who_are_to_bid(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", amount=20, S="AH TH KH QH JH AS AC AD")
    assert "You have nothing to bid or choose now." in said(sit_at(hand, tmp_path, "chart"))


def test_the_expert_is_fetched_when_he_is_first_asked():
    script = (
        "import sys; from click.testing import CliRunner; from meldhouse.cli.commands.play import command\n"
        "for lines in ('hand\\n', 'hint\\n'):\n"
        "    words = ['mcallen', '--seed', 'oak', '--level', 'novice']\n"
        "    shown = CliRunner().invoke(command, words, input=lines).stdout\n"
        "    print('numba' in sys.modules, 'Getting ready' in shown)\n"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert out.split() == ["False", "False", "True", "True"]


def test_a_pack_too_large_for_the_expert_is_left_to_good_sense():
    club = house(
        "npa", "[deck]\ncopies = 8\n[deal]\nhand = 40\npackets = [[5, 5, 5, 5, 5, 5, 5, 5]]\n[meld]\ncompulsory = []\n"
    )
    hand = at_auction(club, dealer="E", S="AH TH KH QH JH")
    found = expert_hint(club, view(hand, "S"), seen_by(hand, "S"))
    assert found.level == "novice"
    assert hand.can(found.action)


# --- other questions -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("meek")
def test_a_yes_or_no_answers_and_lets_nothing_be_changed_meanwhile():
    shown = said(sit("bend.3", "--seed", "sunday", lines="500\nhearts\n?\nhint\nwhy\nlegal\nundo\nhand\nn\n"))
    assert "y: choose it now, for good." in shown
    assert "n or Enter: turn the kitty first." in shown
    assert "Say no: the kitty may make another suit better." in shown
    assert "Answer the question first." in shown
    assert shown.count("before you see the kitty? [y/N]") == 7


def test_the_question_between_two_hands_answers(tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="N", trump="4", N="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    while len(hand.state.play.tricks) < 6:
        step(hand)
    asked = ("?", "hint", "why", "legal", "last", "hand", "trump", "score", "xyzzy")
    shown = said(sit_at(hand, tmp_path, "", *asked)).split("Press Enter for the next hand:", 1)[1]
    assert "Enter: play the next hand." in shown
    assert "press Enter when you’re ready" in shown
    assert "Trick 6: " in shown, "the last trick is there to be seen"
    assert "The hands were:" in shown
    assert "Trump: fours." in shown, "and trump is no secret any more"
    assert "“xyzzy” doesn’t mean anything here." in shown


def test_the_end_of_a_game_answers_and_there_quit_needs_no_second_question(capsys: pytest.CaptureFixture[str]):
    lines = typed_game("mcallen", "asked")
    capsys.readouterr()
    end = ["?", "hint", "why", "last", "what?", "quit"]
    shown = said(sit("mcallen", "--seed", "asked", lines="\n".join([*lines[:-1], *end]) + "\n"))
    after = shown.split("Play again?", 1)[1]
    assert "The round is over" in shown
    assert "y: play on." in after
    assert "save it first" in after
    assert "Trick 12:" in after
    assert "Type y or n." in after
    assert after.endswith("Thank you for playing.")


def test_leaving_and_writing_over_a_file_answer_too(tmp_path: Path):
    leaving = said(sit("mcallen", "--seed", "asked", lines="quit\n?\nhint\nwhy\nscore\nmaybe\nn\n"))
    assert "y: leave the table. So does a second Ctrl-C." in leaving
    assert "save the game first" in leaving
    assert "Type y, n, or “save” and a file name." in leaving
    assert leaving.count("y to leave, n to stay, or save FILE:") == 6
    over = said(sit("mcallen", "--seed", "asked", lines=f"save {tmp_path}/x\nsave {tmp_path}/x\n?\nhint\nn\n"))
    assert "n or Enter: save nothing." in over
    assert "use another name" in over


# --- what help lists -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_help_is_made_for_the_house(name: str, tmp_path: Path):
    book = load_book(name)
    listed = dict(commands(book, watching=False))
    assert ("stop" in listed) == book.tricks.stop_when_decided
    assert ("arrange" in listed) == bool(book.deal.layouts)
    for hand in decisions(book):
        shown = sit_at(hand, tmp_path, "?").stdout.split("You can type now:")[1]
        assert ("concede" in shown) == (book.board.concede != "never")
        if "9" not in book.deck.ranks:
            assert "nine" not in shown.lower()
            assert "9s" not in shown.lower()


def test_help_says_how_marks_are_bid():
    shown = said(sit("n42pa", "--seed", "oak", lines="?\n"))
    assert "For 2 marks you can also type 84." in shown
    assert "marks" not in said(sit("npa", "--seed", "oak", lines="?\n")).lower()
    late = call(at_auction(house("n42pa"), dealer="S"), 84)
    three = fact("help-marks", bid=fact("bid-in-marks", marks=3), number=126)
    assert three in answers(late.book, view(late, "N"), offers(late, "N") or Offers())


def test_one_who_watches_is_not_offered_what_only_players_do():
    listed = dict(commands(load_book("n42pa"), watching=True))
    assert not {"hand", "legal", "hint", "undo", "concede", "stop"} & set(listed)
    assert {"score", "tricks", "rules", "save", "quit"} <= set(listed)
