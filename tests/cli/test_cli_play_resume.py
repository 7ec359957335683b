"""A game that was saved goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import ask
from play_table import said, sit, step
from test_cli_play_games import typed_game

from meldhouse.game import Hand, slip_of
from meldhouse.game.records import Record, dump, dumps, load
from meldhouse.rulebooks import Book, book_names, load_book
from soaking import SOAK
from table import at_auction, at_tricks, call, house
from worded import refused

CLUB = 'name = "ours"\ntitle = "Our Club"\nextends = "st-hilary"\n[match]\ntarget = 60\n'


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def slips(name: str) -> list[object]:
    return [slip_of(hand) for hand in load(name).hands if hand.is_over]


@pytest.mark.parametrize("name", book_names())
def test_a_game_saved_halfway_ends_as_it_would_have(name: str, capsys: pytest.CaptureFixture[str]):
    lines = typed_game(name, "halves")
    capsys.readouterr()
    whole = "\n".join([*lines[:-1], "save whole.record", "n"]) + "\n"
    sit(name, "--seed", "halves", lines=whole)
    places = (1, len(lines) // 3, 2 * len(lines) // 3)
    for place in places if SOAK or name in ("st-hilary", "n42pa") else places[1:2]:
        # A number may be asked about; then the answer belongs to it.
        part = place + 1 if lines[place - 1].isdecimal() and not lines[place] else place
        half, both = f"half-{part}.record", f"both-{part}.record"
        first = "\n".join([*lines[:part], f"save {half}", "quit", "y"]) + "\n"
        assert f"meldhouse play --resume {half}" in sit(name, "--seed", "halves", lines=first).stdout
        rest = "\n".join([*lines[part:-1], f"save {both}", "n"]) + "\n"
        second = sit("--resume", half, "--seed", "halves", lines=rest)
        assert second.exit_code == 0
        assert "The game goes on where you left it." in second.stdout
        assert " is over" in second.stdout
        assert slips(both) == slips("whole.record")


def test_the_hand_that_was_left_is_told_from_its_beginning():
    sit("st-hilary", "--seed", "oak", lines="p\nsave one.record\nquit\ny\n")
    shown = sit("--resume", "one.record").stdout
    hand = shown.split("Hand 1")[1]
    assert "Your hand:" in hand
    assert "Bids: West 15, North 16, East 17." in hand
    assert "you pass, West" in hand
    assert hand.index("Your hand:") < hand.index("West 15")


def test_the_hand_is_told_as_it_was_then_not_as_it_is_now():
    lines = "p\n\n1\n\n1\n\n1\nsave later.record\n"
    sit("mcallen", "--seed", "ash", lines=lines)
    record = load("later.record")
    assert record.hands[0].state.play.tricks
    shown = sit("--resume", "later.record").stdout
    first = shown.split("Hand 1")[1].split("bids")[0]
    assert first.count(" ") > 12
    dealt = record.hands[0].state.deal.dealt["S"]
    told = first.split("Your hand:")[1].split("Your meld")[0]
    assert sum(sign.isalnum() for sign in told.replace("10", "T")) == len(dealt)


def left_in_play(book: Book, tricks: int, **dealt: str) -> str:
    """What is told, after a hand was left with so many tricks done, until the next question."""
    hand = at_tricks(book, bidder="W", trump="4" if not book.has_meld else "H", dealer="E", **dealt)
    while len(hand.state.play.tricks) < tricks or hand.turn != "S":
        step(hand)
    dump(Record(book=book, hands=[hand]), "left.record")
    name = "club.toml" if Path("club.toml").exists() else book.name
    return said(sit("--resume", "left.record", "--plain", "--book", name)).partition("Hand 1")[2]


def test_what_must_be_remembered_is_not_told_again():
    """Trump, who played what, and tricks that lie closed; that the hand was left for a week changes nothing."""
    told = left_in_play(house("n42pa"), 2, W="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    assert "West takes the bid at 30" in told
    assert "four" not in told.partition("West takes the bid at 30")[2].partition("Your hand")[0].partition("Trick")[0]
    assert "West names" not in told
    assert "Trick 1: " in told, "below 42 played tricks lie open"
    assert "leads" not in told.partition("Trick 1")[2].partition("Your hand")[0].partition("Trick 3")[0]
    closed = left_in_play(house("npa"), 2, W="KH QH AH AH AH AH")
    assert "West names hearts" in closed
    assert "Book 1" not in closed
    assert "melds" not in closed, "meld is back in the hands"
    assert "Meld: " in closed


def test_what_still_lies_there_is_told_again():
    assert "West names" not in left_in_play(house("mcallen"), 1, W="AH AH TH KH QH")
    assert "West names hearts" in left_in_play(house("mcallen"), 0, W="AH AH TH KH QH")
    club = 'name = "ours"\ntitle = "Our Club"\nextends = "npa"\n[meld]\nlies_until = "end"\n'
    Path("club.toml").write_text(club, encoding="utf-8")
    assert "West melds" in left_in_play(load_book("club.toml"), 1, W="KH QH AH AH AH AH")


def test_a_game_that_stops_between_two_hands_goes_on_with_the_next():
    hand = call(at_auction(house("n42pa"), dealer="W"), None, None, None, None)
    assert hand.is_over
    dump(Record(book=hand.book, hands=[hand]), "between.record")
    shown = sit("--resume", "between.record").stdout
    assert "Hand 2: North shakes" in shown


def test_a_game_that_is_over_can_be_followed_by_another(capsys: pytest.CaptureFixture[str]):
    lines = typed_game("mcallen", "over")
    capsys.readouterr()
    sit("mcallen", "--seed", "over", lines="\n".join([*lines[:-1], "save over.record", "n"]) + "\n")
    shown = sit("--resume", "over.record", lines="y\n").stdout
    assert " is over" in shown
    assert "Play again?" in shown
    assert "Hand 1: " in shown.split("Play again?")[1]


def test_a_clubs_book_is_named_in_the_commands_that_bring_the_game_back():
    Path("our club.toml").write_text(CLUB, encoding="utf-8")
    shown = sit("our club.toml", "--seed", "oak", lines="p\nsave my game.record\nquit\ny\n").stdout
    assert "meldhouse play --resume 'my game.record' --book 'our club.toml'" in shown
    assert "meldhouse replay 'my game.record' --book 'our club.toml'" in shown
    back = sit("--resume", "my game.record", "--book", "our club.toml")
    assert "Our Club" in back.stdout
    assert "you pass" in back.stdout
    assert (
        sit("our club.toml", "--resume", "my game.record").stdout.split("Hand 1")[1] == back.stdout.split("Hand 1")[1]
    )
    assert ask("replay", "my game.record", "--book", "our club.toml").exit_code == 0
    without = sit("--resume", "my game.record")
    assert without.exit_code == 1
    assert "--book FILE" in without.stderr


def test_the_command_says_how_one_sat_there():
    plain = sit("st-hilary", "--plain", "--seed", "oak", lines="save a.record\n").stdout
    assert "meldhouse play --resume a.record --plain\n" in plain
    watched = sit("mcallen", "--bots", "4", "--pause", "--seed", "oak", lines="save b.record\n").stdout
    assert "meldhouse play --resume b.record --bots 4 --pause\n" in watched


def test_a_home_is_written_out_so_that_the_command_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    shown = sit("st-hilary", "--seed", "oak", lines="save ~/h.record\n").stdout
    assert f"meldhouse play --resume {tmp_path / 'h.record'}" in shown
    assert (tmp_path / "h.record").is_file()


def test_the_commands_are_never_broken_over_lines():
    name = "a" * 90 + ".record"
    shown = sit("st-hilary", "--seed", "oak", lines=f"save {name}\n", width=60).stdout
    assert f"meldhouse play --resume {name}\n" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "There is no file gone.record"),
        ("nonsense", "Begin a record with the line"),
        ("Meldhouse record 1\nbook: nowhere\nhand 1\n", "“nowhere”"),
    ],
)
def test_what_cannot_be_resumed_is_said_and_nothing_begins(text: str | None, sentence: str):
    if text is not None:
        Path("gone.record").write_text(text, encoding="utf-8")
    result = sit("--resume", "gone.record")
    assert result.exit_code in (1, 2)
    assert sentence in " ".join(result.stderr.split())
    assert "Hand 1" not in result.stdout


def test_hands_that_are_not_one_game_are_not_played_on():
    book = load_book("n42pa")
    passed = call(at_auction(book, dealer="W"), None, None, None, None)
    felt = Hand(book, dealer="W", key=bytes(32), refereed=True)
    apart = "You can’t play on with this record: its hands weren’t played one after the other"
    for hands, sentence in (
        ([passed, passed], apart),
        (
            [passed, at_auction(book, dealer="W")],
            "You can’t play on with this record: its hands weren’t played one after the other",
        ),
        ([at_auction(book, dealer="W"), passed], "hand 1 isn’t finished"),
        ([felt], "You can’t play on with this record: its last hand was played at a refereed table"),
    ):
        dump(Record(book=book, hands=hands), "odd.record")
        result = sit("--resume", "odd.record")
        assert result.exit_code == 1
        assert sentence in " ".join(result.stderr.split())


def test_hands_that_cannot_follow_each_other_are_told_with_their_line():
    book = load_book("n42pa")
    passed = call(at_auction(book, dealer="W"), None, None, None, None)
    Path("odd.record").write_text(dumps(Record(book=book, hands=[passed, passed])).replace("hands: apart\n", ""))
    result = sit("--resume", "odd.record")
    assert result.exit_code == 1
    assert refused("n42pa", "wrong-dealer", "N42-X20", who="N") in " ".join(result.stderr.split())


def test_the_book_is_given_only_once():
    result = sit("npa", "--book", "bend")
    assert result.exit_code == 2
    assert "Give the rules once" in result.stderr


def test_the_names_of_a_record_are_kept():
    hand = at_auction(load_book("st-hilary"), dealer="S")
    dump(Record(book=hand.book, hands=[hand], players={"N": "Ann", "S": "Bob"}), "names.record")
    sit("--resume", "names.record", lines="save again.record\n")
    assert load("again.record").players == {"N": "Ann", "E": "novice bot", "S": "Bob", "W": "novice bot"}


def test_leaving_says_whether_the_game_is_kept():
    shown = said(sit("st-hilary", "--seed", "oak", lines="quit\nn\nsave k.record\nquit\nn\np\nquit\ny\n"))
    asked = [part[:40] for part in shown.split("Leave the table? ")[1:]]
    assert [part.startswith("The game is saved.") for part in asked] == [False, True, False]
