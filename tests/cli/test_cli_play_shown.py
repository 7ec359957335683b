"""What the terminal table shows when it is asked: trump, the last trick, the score, the hands; and giving up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from play_table import said, sit, sit_at, step

from meldhouse import messages
from meldhouse.cli.output import Page
from meldhouse.cli.terminal.helping import brief
from meldhouse.cli.terminal.scorepad import ScorePad
from meldhouse.cli.voice import Voice
from meldhouse.game import Bid, Game, Hand, Incident, Pass, Seat, SetUp, Slip
from meldhouse.rulebooks import Book, load_book
from table import at_auction, at_tricks, call, house
from worded import refused

# --- trump -----------------------------------------------------------------------------------------------------------


def after_a_trick(book: Book, bidder: Seat, trump: str) -> Hand:
    hand = at_tricks(book, bidder=bidder, trump=trump)
    while not (hand.state.play.tricks and hand.turn == "S"):
        step(hand)
    return hand


@pytest.mark.parametrize("typed", ["trump", "Trump?", "What is trump?"])
def test_trump_is_told_where_the_house_tells_it(typed: str, tmp_path: Path):
    hand = at_tricks(house("npa"), bidder="S", trump="H", S="KH QH AH")
    assert "Trump: hearts." in sit_at(hand, tmp_path, typed).stdout


def test_before_it_is_named_there_is_no_trump(tmp_path: Path):
    hand = at_auction(house("npa"), dealer="E")
    assert "Trump hasn’t been named yet." in sit_at(hand, tmp_path, "trump").stdout


def test_in_a_look_at_the_last_book_trump_is_not_told(tmp_path: Path):
    hand = at_tricks(house("npa"), bidder="S", trump="H", S="KH QH AH AH AH AH AS AS AS AS")
    step(hand)
    while hand.turn != "S":
        step(hand)
    shown = said(sit_at(hand, tmp_path, "trump", "last", "trump"))
    assert shown.count("Trump: hearts.") == 1, "asked for once before the look and once in it"
    assert refused("npa", "review-talk", "NPA-2.7j") in shown


def test_where_the_house_hides_trump_its_clause_is_told(tmp_path: Path):
    shown = said(sit_at(after_a_trick(house("n42pa"), "N", "4"), tmp_path, "trump"))
    told = shown.rsplit("Under these rules nobody says trump again", 1)[1]
    assert messages.Voice().say(load_book("n42pa").clause_table["N42-10e"].says) in told
    assert "four" not in told


def test_the_side_that_named_trump_is_told_it_where_the_house_lets_it_say_so(tmp_path: Path):
    ours = sit_at(after_a_trick(house("mcallen"), "N", "H"), tmp_path, "trump").stdout
    assert "Your side chose trump, so you may ask. It’s hearts. [MCA-C4a]" in ours
    theirs = said(sit_at(after_a_trick(house("mcallen"), "E", "H"), tmp_path, "trump"))
    told = theirs.rsplit("You have to remember it", 1)[1]
    assert "MCA-C4a" in told
    assert "hearts" not in told


# --- the last trick --------------------------------------------------------------------------------------------------


def test_the_last_trick_can_be_seen_when_the_hand_is_over(tmp_path: Path):
    hand = at_tricks(house("npa"), bidder="E", trump="H", E="KH QH AH AS AC AD")
    while len(hand.state.play.tricks) < 19 or hand.turn != "S":
        step(hand)
    shown = sit_at(hand, tmp_path, "", "last").stdout
    asked = shown.split("Press Enter for the next hand: last")[1]
    assert re.search(r"Book 20: \w+ leads? .* wins? the book(: \d+ points?)?", " ".join(asked.split()))
    assert refused("npa", "wrong-moment", None, phase="over") not in asked


def test_where_none_was_played_it_says_so(tmp_path: Path):
    hand = call(at_auction(house("n42pa"), dealer="S"), None, None, None)
    shown = said(sit_at(hand, tmp_path, "p", "last"))
    assert "Everyone passed." in shown
    assert "No trick was played in this hand." in shown


# --- giving up -------------------------------------------------------------------------------------------------------


def out_of_reach() -> Hand:
    return at_tricks(house("mcallen"), bidder="S", trump="H", amount=90, dealer="E")


def test_giving_up_is_asked_twice(tmp_path: Path):
    shown = said(sit_at(out_of_reach(), tmp_path, "concede", "n", "give up", "y"))
    assert "Your bid is out of reach." in shown
    assert shown.count("Concede your bid without playing? [y/N]") == 2
    assert "You concede the bid. [MCA-X5]" in shown
    assert "Score for this hand" in shown


def test_giving_up_is_refused_with_the_clause(tmp_path: Path):
    early = said(sit_at(at_auction(house("mcallen"), dealer="E"), tmp_path, "concede"))
    assert refused("mcallen", "wrong-moment", None, phase="auction") in early
    fine = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E")
    in_reach = said(sit_at(fine, tmp_path, "concede", "why"))
    assert "You can still reach 15" in in_reach
    assert messages.Voice().say(load_book("mcallen").clause_table["MCA-X5"].says) in in_reach
    assert "Your bid is out of reach" not in in_reach


# --- points and hands ------------------------------------------------------------------------------------------------


def test_one_mark_is_one_mark(capsys: pytest.CaptureFixture[str]):
    book = house("n42pa", "[match]\ntarget = 1")
    game = Game(book, first_dealer="W")
    entries = game.add(Slip(bidder="E", bid=30, trump="4", take={"NS": 10, "EW": 32}))
    for plain in (True, False):
        pad = ScorePad(Voice(book, Page(), "S", plain=plain))
        pad.result(entries)
        pad.score(game)
        pad.game_over(game)
    shown = capsys.readouterr().out
    assert "Them: 1 mark. " in shown
    assert "they 1 mark (game to 1 mark)." in " ".join(shown.split())
    assert "1 marks" not in shown
    game_in_brief = dict(brief(Voice(book, Page(), "S", plain=False)))["Game"]
    assert game_in_brief.startswith("The first to reach 1 mark wins the game. A match is the best of 3")


CARD = (
    {"bidder": "N", "bid": 34, "trump": "C", "meld": {"NS": 20, "EW": 9}, "take": {"NS": 18, "EW": 7}},
    {"bidder": "W", "bid": 90, "trump": "H", "meld": {"EW": 6, "NS": 4}, "how": "conceded"},
)


def card(name: str, *slips: dict[str, object], width: int = 80, plain: bool = False) -> ScorePad:
    """The pad of a game with these hands on it, shown."""
    book = load_book(name)
    game = Game(book, first_dealer="W")
    for slip in slips:
        game.add(Slip(**slip))  # type: ignore[arg-type]
    page = Page()
    page.console.width = width
    pad = ScorePad(Voice(book, page, "S", plain=plain))
    pad.whole(game)
    return pad


@pytest.mark.accepts("STH-SC-a")
@pytest.mark.parametrize(("width", "ended"), [(80, "conceded by the bidders"), (64, "conceded")])
def test_the_score_card_has_the_columns_of_the_paper_one(width: int, ended: str, capsys: pytest.CaptureFixture[str]):
    card("st-hilary", *CARD, width=width)
    shown = capsys.readouterr().out
    rows = [" ".join(line.split()) for line in shown.splitlines()]
    assert rows[0] == "Hand Dealer Trump For Bid Meld Taken Total"
    assert rows[2:5] == ["1 West clubs Us 34 20 18 38", "Them 9 7 16", f"2 North hearts, {ended} Us 4 25 29"]
    assert rows[-6].endswith("Them 90 6 0 −90") or rows[-5] == "Them 90 6 0 −90"
    assert rows[-3:-1] == ["Us 67", "Them −74"]
    assert max(map(len, shown.splitlines())) <= width
    heads = shown.splitlines()[0]
    assert shown.splitlines()[3].index(" 9") + 2 == heads.index("Meld") + 4, "each number under its head"


@pytest.mark.parametrize(("width", "plain"), [(40, False), (80, True)])
def test_in_a_narrow_window_and_in_plain_words_the_card_is_told(
    width: int, plain: bool, capsys: pytest.CaptureFixture[str]
):
    card("st-hilary", *CARD, width=width, plain=plain)
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= width
    told = " ".join(shown.split())
    assert "Hand 1: West deals. Trump: clubs. Us: bid 34, meld 20, took 18, total 38." in told
    assert "Hand 2: North deals. Trump: hearts. How it ended: conceded by the bidders. Us: meld 4," in told


def test_a_card_without_meld_counts_marks(capsys: pytest.CaptureFixture[str]):
    card("n42pa", {"bidder": "N", "bid": 84, "trump": "4", "take": {"NS": 42, "EW": 0}}, {"how": "passed-out"})
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == "Hand Shaker Trump For Bid Taken Marks"
    assert rows[2] == "1 West fours Us 2 marks 42 2"
    assert rows[4] == "2 North everyone passed Us 0"


def test_partners_who_differ_are_told_apart_and_a_round_is_called_one(capsys: pytest.CaptureFixture[str]):
    fine = Incident(seats=("W",), points=-50, clause="NPA-2.5h")
    made = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46}, "take": {"EW": 30, "NS": 20}}
    card("npa", {**made, "incidents": (fine,)}, plain=True)
    told = " ".join(capsys.readouterr().out.split())
    assert "Score after 1 hand: North 20, East 76, you 20, West 26 (4 hands)." in told
    card("npa", made, plain=True)
    assert "Score after 1 hand: you 20, they 76 (4 hands)." in " ".join(capsys.readouterr().out.split())


def test_hands_at_the_end_are_shown_by_suit_with_what_lay_aside():
    shown = sit("bend.3", "--seed", "oak", "--bots", "3").stdout.split("The hands were:\n")[1].split("  Score after")[0]
    rows = shown.splitlines()
    names = [row[4:13].strip() for row in rows if row[4:13].strip()]
    assert names == ["North", "East", "South", "Kitty", "Discard"]
    assert all(row[13] in "♠♥♣♦" for row in rows), "every row begins with a suit"
    assert not [row for row in rows if any(row.count(sign) > 1 for sign in "♠♥♣♦")], "whose sign stands there once"
    cards = [word for row in rows for word in row[13:].split() if word not in "♠♥♣♦"]
    assert len(cards) == 80 + 5


def test_hands_at_the_end_in_plain_words():
    shown = sit("bend.3", "--seed", "oak", "--bots", "3", "--plain").stdout.split("The hands were:\n")[1]
    told = " ".join(shown.split("Score after")[0].split())
    assert re.findall(r"(North|East|South|Kitty|Discard)\. \w+: \w+", told) == [
        "North", "East", "South", "Kitty", "Discard",
    ]  # fmt: skip


def test_nothing_lay_aside_where_there_is_no_kitty():
    shown = sit("npa", "--seed", "oak", "--bots", "4").stdout
    assert "The hands were:" in shown
    assert "Kitty" not in shown
    assert "Discard" not in shown


def test_what_partners_pass_each_other_is_told_once_and_face_down():
    shown = sit("bend", "--seed", "pine", "--bots", "4").stdout
    told = re.findall(r"(\w+) passes (\w+) 4 cards\.", shown)
    assert told
    assert "down to pass" not in shown


def test_the_window_may_be_small(tmp_path: Path):
    hand = at_tricks(house("bend.3"), bidder="S", trump="H", dealer="N", S="KH QH AH")
    shown = sit_at(hand, tmp_path, "legal", "score", "hint").stdout
    assert max(map(len, shown.splitlines())) <= 80


# --- arranging dominoes ----------------------------------------------------------------------------------------------


def rows_of(shown: str) -> list[str]:
    return [line.strip() for line in shown.splitlines() if line.startswith("    [")]


def test_dominoes_stand_as_the_player_chooses(tmp_path: Path):
    hand = call(at_auction(house("n42pa"), dealer="N", S="6-5 5-4 6-0 4-2 2-0 0-0 5-5"), None)
    shown = sit_at(hand, tmp_path, "arrange 3-4", "30").stdout
    first, after = shown.split("arrange 3-4\n", 1)
    assert "Your dominoes stand 4-3." in first
    assert [row.count("[") for row in rows_of(first)] == [4, 3]
    assert [row.count("[") for row in rows_of(after)][:2] == [3, 4]
    assert " ".join(rows_of(first)) == " ".join(rows_of(after)[:2]), "and are not sorted"
    assert "you 30" in after


def test_the_bots_calls_stay_when_the_dominoes_are_arranged_late(tmp_path: Path):
    hand = call(at_auction(house("n42pa"), dealer="N"), 33)
    shown = said(sit_at(hand, tmp_path, "arrange 3-4", "34"))
    assert shown.count("High bid: 33, East.") == 2
    assert "you 34" in shown


def test_dominoes_can_be_named_in_the_order_they_shall_stand_in(tmp_path: Path):
    hand = at_auction(house("n42pa"), dealer="E", S="6-5 5-4 6-0 4-2 2-0 0-0 5-5")
    shown = sit_at(
        hand, tmp_path, "arrange 3-4 5-5 6-5 5-4 6-0 2-0 0-0 4-2", "arrange 4-2 6-0 2-0 0-0 5-5 6-5 5-4"
    ).stdout
    first, second = shown.split("arrange 3-4 ")[1].split("arrange 4-2 ")
    assert rows_of(first) == ["[5|5] [6|5] [5|4]", "[6|0] [2|0] [0|0] [4|2]"]
    assert rows_of(second) == ["[4|2] [6|0] [2|0]", "[0|0] [5|5] [6|5] [5|4]"], "the rows stay as they were chosen"


def test_arranging_is_refused_with_its_clause(tmp_path: Path):
    hand = call(at_auction(house("n42pa"), dealer="E"), 30, None, None)
    assert hand.events.count(Bid("S", 30)) == 1
    hand.apply(Pass("E"))
    late = said(sit_at(hand, tmp_path, "arrange 3-4"))
    assert refused("n42pa", "layout-late", "N42-8b") in late
    early = at_auction(house("n42pa"), dealer="E")
    wrong = said(sit_at(early, tmp_path, "arrange 5-2", "arrange", "arrange so", "arrange 3-4 6-6"))
    assert "(N42-8a)" in wrong
    assert wrong.count("Type “arrange” and 4-3 or 3-4.") >= 2
    cards = said(sit_at(at_auction(house("npa"), dealer="E"), tmp_path, "arrange 3-4"))
    assert "your cards are sorted for you" in cards


def test_the_rows_are_kept_for_the_game(tmp_path: Path):
    hand = at_auction(house("n42pa"), dealer="W")
    hand.apply(SetUp("S", "3-4", hand.state.hands["S"]))
    call(hand, None, None, None, None)
    shown = sit_at(hand, tmp_path, "arrange 4-3").stdout.split("Hand 2")[1]
    assert [row.count("[") for row in rows_of(shown)][:2] == [3, 4]
    assert refused("n42pa", "layout-kept", "N42-8c", kept="3-4") in " ".join(shown.split())
    assert "For another order" not in shown


# --- the stack -------------------------------------------------------------------------------------------------------


def test_a_high_bidder_chooses_the_stack(tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", amount=84, dealer="E", S="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    shown = said(sit_at(hand, tmp_path, "stack double", "stack triple", "4-4", "last", "stack single"))
    assert "You stack your tricks two high." in shown
    assert "(N42-3a)" in shown
    assert shown.count("Trick 1: you lead 4-4") == 1, "told when it was won"
    again = re.search(r"Trick 1: ((?:\d-\d ?){4})\. You win", shown)
    assert again is not None, "what the stack shows may be looked at, but not who played what"
    low = at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E")
    too_low = refused("n42pa", "stack-bid", "N42-3a", closed=42)
    assert too_low in said(sit_at(low, tmp_path, "stack double"))


FOURS = {"S": "4-4 6-4 5-4 4-3 4-2 4-1 4-0"}


def test_a_double_stack_shows_the_last_two_tricks(tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", amount=84, dealer="E", **FOURS)
    shown = said(sit_at(hand, tmp_path, "stack double", "4-4", "6-4", "last", "last 2", "last two tricks", "tricks"))
    assert len(re.findall(r"Trick 1: \d-", shown)) == 3
    assert len(re.findall(r"Trick 2: \d-", shown)) == 4
    assert "“0” isn’t a number of tricks" in said(sit_at(hand, tmp_path, "last 0"))


@pytest.mark.parametrize(("amount", "seen"), [(30, [1, 2, 3]), (42, [3])])
def test_all_tricks_that_may_be_seen_are_shown_at_once(amount: int, seen: list[int], tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", amount=amount, dealer="E", **FOURS)
    for _ in range(12):
        step(hand)
    shown = said(sit_at(hand, tmp_path, "tricks", options=("--plain",))).rsplit("Lead to trick 4", 1)[0]
    asked = shown.split("Your hand:")[-1]
    assert [number for number in (1, 2, 3) if f"Trick {number}: " in shown] == seen, asked


def test_an_opponent_of_a_high_bid_says_which_way_the_stack_runs(tmp_path: Path):
    hand = at_tricks(house("n42pa"), bidder="W", trump="4", amount=42, dealer="E", W=FOURS["S"])
    early = said(sit_at(hand.fork(), tmp_path, "stack west"))
    assert refused("n42pa", "stack-early", "N42-3b") in early
    while not hand.state.play.tricks:
        step(hand)
    shown = said(sit_at(hand, tmp_path, "stack towards west", "stack me"))
    assert "The stack runs toward West." in shown
    assert "The stack runs toward you." in shown
    mine = at_tricks(house("n42pa"), bidder="S", trump="4", amount=42, dealer="E", **FOURS)
    assert refused("n42pa", "stack-opponents", "N42-3b") in said(sit_at(mine, tmp_path, "4-4", "stack west"))


# --- watching --------------------------------------------------------------------------------------------------------


def test_watching_waits_for_nobody_unless_it_is_asked_to():
    flowing = sit("mcallen", "--seed", "oak", "--bots", "4")
    assert "Press Enter" not in flowing.stdout
    assert " is over" in flowing.stdout
    waiting = sit("mcallen", "--seed", "oak", "--bots", "4", "--pause", lines="\n?\nlast\nhand\nundo\nhint\n\n\n")
    assert waiting.stdout.count("Press Enter for the next hand:") >= 6
    assert "You’re watching, so nothing on this table is yours." in waiting.stdout
    assert waiting.exit_code == 0

    def told(shown: str) -> list[str]:
        return re.findall(r"^  Trick \d+: .*$", shown, re.MULTILINE)

    assert set(told(flowing.stdout)) == set(told(waiting.stdout)), "it is the same game"
    assert " is over" in waiting.stdout
