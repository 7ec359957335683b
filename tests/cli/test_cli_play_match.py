"""`meldhouse play`: matches, what is shown of the rules, and what is offered when it is one's turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from play_table import KEY, said, sit, sit_at

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.helping import brief
from meldhouse.cli.terminal.scorepad import ScorePad
from meldhouse.cli.terminal.typed import Calls, bids_fact, calls_now
from meldhouse.cli.voice import Voice
from meldhouse.game import Match, NameTrump, Slip, view
from meldhouse.game.records import Record, dump, load
from meldhouse.messages import fact
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import describe, in_brief
from meldhouse.tables.offers import offers
from table import at_auction, at_tricks, call, house, play_out, won_by
from worded import refused


@pytest.fixture
def club(tmp_path: Path):
    def write(extends: str, changes: str) -> str:
        path = tmp_path / "club.toml"
        path.write_text(f'name = "club"\ntitle = "Club"\nextends = "{extends}"\n{changes}', encoding="utf-8")
        return str(path)

    return write


# --- a match --------------------------------------------------------------------------------------------------------


def test_bots_play_the_whole_match_and_only_the_losers_draw(club):
    shown = sit(club("n42pa", "[match]\ntarget = 1\n"), "--seed", "oak", "--bots", "4").stdout
    games = shown.split("The game is over")
    assert 3 <= len(games) <= 4, "a match of three ends after two or three games"
    assert "Everyone draws to see who shakes first" in games[0]
    told = " ".join(shown.split())
    sides = {"North–South": "East–West", "East–West": "North–South"}
    winners = re.findall(r"(North–South|East–West) won the game!", told)
    drawers = re.findall(r"Game \d of the match (\w+–\w+) draw to see who shakes first:", told)
    assert drawers == [sides[winner] for winner in winners[:-1]]
    assert told.count("[N42-2b]") == len(drawers)
    assert re.search(r"Games won: [^(]*\(best of 3\)\. \[N42-X17\]", told)
    assert re.search(rf"{winners[-1]} won the match, 2 to [01]\. \[N42-X17\]", told)


@pytest.mark.parametrize(("typed", "goes_on"), [("", True), ("y", True), ("n", False), ("quit", False)])
def test_one_who_plays_is_asked_for_the_next_game_of_the_match(typed: str, goes_on: bool, club):
    book = club("n42pa", "[match]\ntarget = 1\n")
    won = at_tricks(load_book(book), bidder="N", trump="4", dealer="W", N="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    shown = said(sit_at(play_out(won), Path(book).parent, "score", typed, options=("--book", book)))
    assert shown.count("Games won: you 1, they 0 (best of 3). [N42-X17]") == 2
    assert "Play the next game of the match? [Y/n]" in shown
    assert ("Game 2 of the match They draw to see who shakes first:" in shown) is goes_on


def test_the_score_tells_the_games_of_the_match(capsys: pytest.CaptureFixture[str]):
    book = house("n42pa", "[match]\ntarget = 1\nbest_of = 3")
    match = Match(book, first_dealer="W")
    pad = ScorePad(Voice(book, Page(), "S", plain=True))
    pad.match(match)
    assert capsys.readouterr().out == ""
    match.game.add(Slip(bidder="E", bid=30, trump="4", take={"NS": 10, "EW": 32}))
    pad.match(match)
    assert "Games won: you 0, they 1 (best of 3)." in capsys.readouterr().out
    match.next_game(first_dealer="N")
    match.game.add(Slip(bidder="E", bid=30, trump="4", take={"NS": 10, "EW": 32}))
    pad.match(match)
    assert "They won the match, 2 to 0." in capsys.readouterr().out


def test_a_house_without_matches_tells_of_none():
    assert "match" not in sit("mcallen", "--seed", "oak", "--bots", "4").stdout.split("Hand 1")[1]


@pytest.mark.refuses("NPA-2.2b")
def test_the_second_round_of_the_day_has_no_opening_hand(tmp_path: Path):
    """Only before the very first deal may everybody wash the pack; a record that said so twice could not be read."""
    book = house("npa")
    kings = {"bidder": "N", "trump": "S", "N": "KS QS AS TS JS"}
    done = [play_out(at_tricks(book, dealer=dealer, **kings)) for dealer in "WNES"]
    dump(Record(book=book, hands=done), tmp_path / "round.record")
    again = tmp_path / "again.record"
    sit("--resume", str(tmp_path / "round.record"), "--seed", "oak", lines=f"y\nsave {again}\nquit\ny\n")
    hands = load(again).hands
    assert len(hands) == 5
    assert not hands[-1].state.is_opening


# --- what is out of reach -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mcallen", "st-hilary"])
def test_what_cannot_be_reached_is_not_asked_for(name: str, tmp_path: Path):
    known = {"S": "AS KS QS", "N": "AS KS QS"}
    hand = at_tricks(house(name), bidder="S", trump="H", amount=90, dealer="E", **known)
    shown = said(sit_at(hand, tmp_path, "score"))
    assert "of the 25 points in play" not in shown
    assert "The bid of 90 is out of reach." in shown


def test_what_can_be_reached_is(tmp_path: Path):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", amount=25, dealer="E")
    needed = 25 - hand.state.meld_of("NS")
    assert 0 < needed <= 25
    assert f"You need {needed} of the 25 points in play." in said(sit_at(hand, tmp_path, "score"))


# --- what may be bid ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("jump", "asked"),
    [
        (2, "Your bid (510 or 520), or p to pass:"),
        (4, "Your bid (510, 520, 530, or 540), or p to pass:"),
        (10, "You can pass or bid 510, 520, 530, 540, 550, 560, 570, 580, 590, or 600. Your bid (or p to pass):"),
    ],
)
def test_where_a_jump_is_limited_every_legal_bid_is_listed(jump: int, asked: str, club):
    book = club("bend", f"[auction]\njump = {jump}\n")
    hand = at_auction(load_book(book), dealer="N")
    shown = said(sit_at(call(hand, 500), Path(book).parent, "legal", options=("--book", book)))
    assert asked in shown
    assert "or more" not in shown.split("Your bid")[-1]
    assert f"You can pass or bid {', '.join(str(bid) for bid in range(510, 500 + 10 * jump, 10))}" in shown


def test_where_bids_have_an_end_they_are_listed_to_it(tmp_path: Path):
    shown = said(sit_at(at_auction(house("n42pa"), dealer="E"), tmp_path, "legal"))
    assert "Your bid (30 to 42 or 2 marks), or p to pass:" in shown
    club = house("st-hilary", "[auction]\nmaximum = 100")

    def open_to_north(book: Book) -> Calls:
        hand = at_auction(book)
        may = offers(hand, "N")
        assert may is not None
        return calls_now(book, view(hand, "N"), may)

    calls = open_to_north(club)
    assert (calls.endless, bids_fact(club, calls.bids).args) == (
        False,
        {"bids": (fact("bids-span", low=15, high=100),)},
    )
    assert open_to_north(load_book("npa")).endless


# --- meld that must be laid -----------------------------------------------------------------------------------------


def test_nothing_is_not_offered_where_something_must_be_laid(tmp_path: Path):
    aces = "AS AH AC AD"
    hand = at_auction(house("npa"), dealer="W", N=f"KH QH {aces}", S=f"{aces} KD QD")
    won_by(hand, "N", 60).apply(NameTrump("N", "H"))
    shown = said(sit_at(hand, tmp_path, "legal", "?", "none"))
    assert "Press Enter to show all your meld. Or name the cards to show. You must show these: A♠ A♥ A♣ A♦." in shown
    assert shown.count("You must show these: A♠ A♥ A♣ A♦.") == 2
    assert "none”" not in shown
    assert refused("npa", "meld-compulsory", "NPA-2.5e", kind="aces") in shown


def test_nothing_is_offered_where_nothing_must_be_laid(tmp_path: Path):
    hand = at_auction(house("mcallen"), dealer="W", N="KH QH", S="KD QD")
    won_by(hand, "N", 20).apply(NameTrump("N", "H"))
    shown = said(sit_at(hand, tmp_path, "legal", "?"))
    assert shown.count("Or name the cards to show, or type “none”.") == 2


# --- the rules in brief ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_the_brief_is_made_of_sentences_of_the_rule_page(name: str):
    book = load_book(name)
    whole = {line for chapter in describe(book) for line in chapter.lines}
    short = [line for chapter in in_brief(book) for line in chapter.lines]
    assert short
    assert set(short) <= whole
    assert len(short) < len(whole) * 2 / 3
    shown = said(sit(name, "--key", KEY, "--plain")).partition("Type ? at any time")[0]
    heard = Voice(book, Page(), "S", plain=True)
    assert all(heard.told(line.says) in shown for line in short)
    assert "to score" not in " ".join(text for _, text in brief(Voice(book, Page(), "S", plain=True)))


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("npa", "rules-bidder-take"),
        ("npa", "rules-dropped-meld"),
        ("npa", "rules-reach"),
        ("npa", "rules-unsaved"),
        ("npa", "rules-save-meld"),
        ("npa", "rules-hands-shown"),
        ("mcallen", "rules-dropped-meld"),
        ("mcallen", "rules-unsaved"),
        ("st-hilary", "rules-concede-off-board"),
        ("bend", "rules-bidder-trick"),
        ("bend", "rules-rise"),
        ("bend", "rules-jump"),
        ("n42pa", "rules-marks-every"),
        ("n42pa", "rules-best-of"),
        ("bend.3", "rules-discard"),
    ],
)
def test_what_one_must_know_before_the_first_hand_is_in_it(name: str, id: str):
    assert id in [line.says.id for chapter in in_brief(load_book(name)) for line in chapter.lines]


def test_a_club_changes_its_brief_with_its_rules():
    club = house("npa", "[board]\nbidder_meld = 12\n[scoring]\nbidder_take = 17")
    said = [line.says for chapter in in_brief(club) for line in chapter.lines]
    assert fact("rules-bidder-meld", meld=12, alone="no") in said
    assert fact("rules-bidder-take", points=17) in said
