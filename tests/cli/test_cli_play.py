"""`meldhouse play`: sitting down, typing wrong things, asking, taking back, saving and leaving."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meldhouse.cli.output import Page
from meldhouse.cli.play import command
from meldhouse.cli.terminal.guide import brief
from meldhouse.cli.terminal.takeback import taken_back
from meldhouse.cli.terminal.typed import Unclear, decision
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import (
    Action,
    AskToSee,
    Bid,
    Concede,
    Discard,
    Event,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    StopPlay,
    TurnKitty,
    View,
    view,
)
from meldhouse.game.records import load
from meldhouse.pieces import parse_pieces
from meldhouse.players.sense import Sense
from meldhouse.rulebooks import book_names, load_book
from table import at_auction, at_tricks, call, house, play, won_by

KEY = "5" * 64
FREE = '[exchange]\nform = "none"\ncount = 0'


def sit(*options: str, lines: str = "") -> Result:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(command, list(options), input=lines)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


class Meek(Sense):
    """A sensible player who never bids, so that the tests have the bid whatever sense thinks of its hand."""

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        return Pass(view.seat) if view.phase == "auction" and view.seat else super().decide(view, seen)


@pytest.fixture
def meek(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meldhouse.cli.terminal.session.Sense", Meek)


def said(result: Result) -> str:
    return " ".join(result.stdout.split())


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_the_houses_are_listed_and_enter_takes_the_first():
    result = sit("--key", KEY, lines="\n")
    first = load_book(book_names()[0])
    assert f"1  {first.title}" in result.stdout
    assert result.stdout.index("Enter for the first") < result.stdout.rindex(first.title)
    assert result.exit_code == 0


@pytest.mark.parametrize("typed", ["7", "st-hilary", "ST-HILARY"])
def test_a_house_is_chosen_by_number_or_name(typed: str):
    assert "Hand 1" in sit("--key", KEY, lines=f"{typed}\n").stdout


def test_an_unknown_house_is_asked_for_again_and_one_may_leave():
    result = sit("--key", KEY, lines="hilary\n99\nquit\n")
    assert "There is no house called" in result.stdout
    assert result.stdout.count("Number or name") == 3
    assert "Thank you for playing" in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("name", book_names())
def test_the_rules_in_brief_are_shown_before_the_first_hand(name: str):
    shown = said(sit(name, "--key", KEY))
    before, _, _ = shown.partition("Hand 1")
    for word, line in brief(load_book(name)):
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
        (("nowhere",), "There is no house called"),
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
    assert "You are South. North is your partner" in sit("npa", "--key", KEY).stdout
    assert "each plays alone" in sit("bend.3", "--key", KEY).stdout
    assert "Everybody draws for the shake" in sit("n42pa", "--key", KEY).stdout


# --- typing wrong things, and asking ---------------------------------------------------------------------------------


def test_nonsense_is_answered_with_a_sentence_and_the_question_comes_again():
    junk = ["", "xyzzy", "-5", "999999999999", "10h", "🂡", "a" * 5000, "\x1b[31m", "''; --", "0", "save", "hand hand"]
    result = sit("st-hilary", "--seed", "sunday", lines="\n".join([*junk, "p"]) + "\n")
    assert result.exit_code == 0
    assert result.stdout.count("or p to pass:") >= len(junk)
    assert "You pass" in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.usefixtures("meek")
def test_an_illegal_bid_is_refused_and_why_tells_the_whole_clause():
    result = sit("mcallen", "--seed", "sunday", lines="why\n3\nwhy\np\n")
    clause = load_book("mcallen").clause_table["MCA-6b"]
    assert "Nothing has been refused so far" in result.stdout
    assert "Type “why” for the whole rule" in said(result)
    assert clause.text in said(result)


@pytest.mark.usefixtures("meek")
def test_help_hand_legal_score_rules_and_hint_answer_without_costing_a_turn():
    result = sit("mcallen", "--seed", "sunday", lines="?\nhand\nlegal\nscore\nrules\nhint\nlast\n")
    shown = said(result)
    for words in (
        "You can also type",
        "Your meld, if trump is",
        "You may pass, or bid 15, 16",
        "Nothing has been scored yet",
        "The lowest bid is 15. [MCA-6b]",
        "A sensible player would",
        "That cannot be done now",
    ):
        assert words in shown
    assert result.stdout.count("or p to pass:") == 8


def test_the_end_of_input_leaves_with_a_sentence():
    result = sit("npa", "--key", KEY)
    assert result.exit_code == 0
    assert result.stdout.endswith("There is nothing more to read, so you leave the table.\n")


def test_an_interrupt_leaves_with_a_sentence_and_its_own_code(monkeypatch: pytest.MonkeyPatch):
    def interrupted(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = sit("npa", "--key", KEY)
    assert result.exit_code == 130
    assert "You have left the table" in result.stdout


def test_quitting_asks_first():
    stays = sit("npa", "--key", KEY, lines="quit\nn\nhand\nq\n\nexit\ny\n")
    assert stays.stdout.count("Leave the table?") == 3
    assert stays.stdout.count("You stay.") == 2
    assert stays.stdout.endswith("Thank you for playing.\n")
    assert stays.exit_code == 0


# --- saving ----------------------------------------------------------------------------------------------------------


def test_a_save_can_be_loaded_and_is_not_written_over_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    lines = "save one.record\np\nsave one.record\nn\nquit\nsave two.record\n"
    result = sit("st-hilary", "--seed", "sunday", lines=lines)
    assert "meldhouse replay one.record" in result.stdout
    assert "Nothing was written." in result.stdout
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


# --- taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("meek")
def test_trump_can_be_taken_back_before_anyone_has_acted():
    lines = "500\n\nspades\nundo\nhearts\n"
    result = sit("bend.3", "--seed", "sunday", lines=lines)
    assert "You name spades" in result.stdout
    assert "Your last decision is taken back." in result.stdout
    assert "You name hearts" in result.stdout


@pytest.mark.usefixtures("meek")
def test_it_is_too_late_once_another_has_acted_or_new_cards_were_seen():
    bid = sit("mcallen", "--seed", "sunday", lines="undo\n15\nundo\n")
    assert "You have decided nothing in this hand yet." in bid.stdout
    assert "It is too late: West has acted since." in bid.stdout
    kitty = sit("bend.3", "--seed", "sunday", lines="500\n\nundo\n")
    assert "It is too late: you have seen new cards since." in kitty.stdout


def test_what_can_be_taken_back_is_the_last_decision_of_all():
    book = house("st-hilary", FREE)
    hand = at_tricks(book, bidder="S", trump="H", S="AC AC TC", W="9C 9C", N="JC", E="QC")
    play(hand, "AC 9C JC QC")
    assert taken_back(hand, "S") == "It is too late: East has acted since."
    hand.apply(AskToSee("S"))
    length = taken_back(hand, "E")
    assert isinstance(length, int)
    assert hand.events[length] == Play("E", parse_pieces("QC")[0])
    again = Hand.replayed(hand, hand.events[:length])
    assert again.turn == "E"


def test_nothing_is_taken_back_from_a_hand_that_was_counted():
    hand = at_auction(house("n42pa"))
    call(hand, None, None, None, None)
    assert hand.is_over
    assert taken_back(hand, "S") == "It is too late: the hand has been counted."


@pytest.mark.usefixtures("meek")
def test_naming_trump_before_the_kitty_is_seen_is_asked_twice():
    result = sit("bend.3", "--seed", "sunday", lines="500\n1\nhearts\nn\nhearts\ny\n")
    assert result.stdout.count("before you see the kitty?") == 2
    assert "You name hearts" in result.stdout


# --- what people type ------------------------------------------------------------------------------------------------


def read(hand: Hand, seat: str, typed: str):
    return decision(hand.book, view(hand, seat), typed)


def test_bids_and_passes_in_many_spellings():
    hand = at_auction(house("n42pa"))
    for typed in ("p", "pass", "Pass", " P "):
        assert read(hand, "N", typed) == Pass("N")
    assert read(hand, "N", "30") == read(hand, "N", "bid 30") == read(hand, "N", "I bid 30") == Bid("N", 30)
    for typed in ("2 marks", "2 mark", "2m", "84", "2 Marks"):
        assert read(hand, "N", typed) == Bid("N", 84)
    for typed in ("", "thirty", "2 elephants"):
        with pytest.raises(Unclear):
            read(hand, "N", typed)


def test_trump_by_name_letter_symbol_or_number():
    hand = won_by(at_auction(house("st-hilary")), "N", 15)
    for typed in ("hearts", "heart", "h", "♥", "2", "name hearts"):
        assert read(hand, "N", typed) == NameTrump("N", "H")
    tiles = won_by(at_auction(house("n42pa")), "N", 30)
    assert read(tiles, "N", "4") == read(tiles, "N", "fours") == NameTrump("N", "4")
    assert read(tiles, "N", "7") == read(tiles, "N", "doubles") == NameTrump("N", "doubles")
    assert read(tiles, "N", "8") == read(tiles, "N", "follow me") == NameTrump("N", "follow-me")
    assert read(tiles, "N", "0") == read(tiles, "N", "blanks") == NameTrump("N", "0")
    with pytest.raises(Unclear):
        read(tiles, "N", "")


def test_cards_by_name_symbol_number_or_rank_alone():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC TC KD QD AS")
    ten = Play("S", parse_pieces("TC")[0])
    number = view(hand, "S").legal_plays.index(ten.piece) + 1
    for typed in ("10c", "tc", "10♣", "ten of clubs", "10 of clubs", "play 10c", str(number)):
        assert read(hand, "S", typed) == ten
    with pytest.raises(Unclear, match="Which one"):
        read(hand, "S", "ace")
    with pytest.raises(Unclear, match="one card at a time"):
        read(hand, "S", "10c ac")
    with pytest.raises(Unclear, match="no number 40"):
        read(hand, "S", "40")
    assert read(hand, "S", "concede") == Concede("S")
    play(hand, "AC")
    follow = view(hand, "W").legal_plays
    if len(follow) == 1:
        assert read(hand, "W", "") == Play("W", follow[0])


def test_a_rank_alone_is_enough_where_only_one_can_be_played():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="9C", W="AC JC")
    play(hand, "9C")
    assert read(hand, "W", "a") == read(hand, "W", "ace") == Play("W", parse_pieces("AC")[0])
    with pytest.raises(Unclear, match="no king"):
        read(hand, "W", "k")


def test_dominoes_with_or_without_a_dash():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", S="6-4 5-5 4-1")
    tile = Play("S", parse_pieces("6-4")[0])
    for typed in ("6-4", "64", "46", "4:6", "six-four", "[6|4]"):
        assert read(hand, "S", typed) == tile
    assert read(hand, "S", "double five") == Play("S", parse_pieces("5-5")[0])
    assert read(hand, "S", "1") == Play("S", view(hand, "S").legal_plays[0])
    assert read(hand, "S", "stop") == StopPlay("S")


def test_passing_discarding_and_melding():
    hand = won_by(at_auction(house("st-hilary"), N="AS TS KS QS JS 9C 9D JC"), "N", 15)
    hand.apply(NameTrump("N", "S"))
    chosen = PassPieces("N", parse_pieces("9C JC 9D"))
    assert read(hand, "N", "9c jc 9d") == read(hand, "N", "9c, jc, 9d") == chosen
    mixed = read(hand, "N", "1 9c 9d")
    assert isinstance(mixed, PassPieces)
    assert len(mixed.pieces) == 3
    with pytest.raises(Unclear, match="only once"):
        read(hand, "N", "1 1 2")
    kitty = won_by(at_auction(house("bend.3"), N="AS TS KS QS JS", dealer="S"), "N", 500)
    assert read(kitty, "N", "") == read(kitty, "N", "turn the kitty") == TurnKitty("N")
    kitty.apply(TurnKitty("N"))
    kitty.apply(NameTrump("N", "S"))
    laid = read(kitty, "N", "as ts ks qs js")
    assert laid == Discard("N", parse_pieces("AS TS KS QS JS"), 5), "the trumps among them are declared"
    melds = won_by(at_auction(house("mcallen"), N="KS QS"), "N", 15)
    melds.apply(NameTrump("N", "S"))
    assert read(melds, "N", "none") == ShowMeld("N", ())
    assert read(melds, "N", "ks qs") == ShowMeld("N", parse_pieces("KS QS"))
    with pytest.raises(Unclear, match="Press Enter to lay all"):
        read(melds, "N", "1")
    full = read(melds, "N", "")
    assert isinstance(full, ShowMeld)
    assert set(parse_pieces("KS QS")) <= set(full.pieces)


def test_sides_and_people_are_named_from_where_one_sits():
    book = house("npa")
    mine, watching = Voice(book, Page(), "S", plain=False), Voice(book, Page(), None, plain=False)
    assert (mine.side("NS"), mine.side("EW"), mine.short("NS"), mine.short("EW")) == (
        "You and North", "East and West", "us", "them",
    )  # fmt: skip
    assert watching.side("NS") == "North and South"
    assert mine.does("S", "lay") == "You lay"


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
    told = CliRunner().invoke(command, ["st-hilary", "--seed", "oak"], input="999\nblah\nhand\nn\np\nquit\ny\n").stdout
    assert told.count("Bid 999, when 18 would do? (y/N):") == 3
    assert "Please answer y or n." in told
    assert "You bid 999" not in told
    assert "You pass" in told
