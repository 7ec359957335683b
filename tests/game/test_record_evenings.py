"""The hands of a record as games of one table: who deals next, how dominoes stand, who begins the next game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meldhouse.game import Ended, Hand, SetUp, seating_of, steward
from meldhouse.game.records import Evening, Record, RecordError, dumps, loads
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book
from table import at_auction, at_tricks, call, house, play_out

GOLDEN = Path(__file__).parent.parent / "golden"


def faults(text):
    with pytest.raises(RecordError) as raised:
        loads(text)
    return raised.value.faults


def line_of(text, words, hand):
    """The number of the line `words` in hand number `hand`."""
    lines = text.splitlines()
    return lines.index(words, lines.index(f"hand {hand}")) + 1


def passed_out(book, dealer, **options):
    return call(at_auction(book, dealer=dealer, **options), None, None, None, None)


def won(book, dealer, bidder):
    """A hand that `bidder` makes with every trick."""
    return play_out(at_tricks(book, bidder=bidder, trump="4", dealer=dealer, **{bidder: "4-4 6-4 5-4 4-3 4-2 4-1 4-0"}))


def seven_wins(book):
    """A game of seven marks, won by North and South; the next shake would be South's."""
    return [won(book, dealer, "N") for dealer in "WNESWNE"]


@pytest.mark.parametrize("name", [name for name in book_names() if load_book(name).has_meld])
def test_the_deal_passes_to_the_left(name):
    book = house(name)
    seats = seating_of(book).seats

    def dealt_by(*dealers):
        hands = [play_out(at_tricks(book, bidder="N", trump="S", dealer=dealer, **HELD)) for dealer in dealers]
        return dumps(Record(book=book, hands=hands)).replace("hands: apart\n", "")

    right = dealt_by(seats[-1], seats[0])
    assert len(loads(right).hands) == 2
    (fault,) = faults(dealt_by(seats[-1], seats[-1]))
    assert (fault.hand, fault.clause) == (2, book.cite("wrong-dealer"))
    assert (fault.key, fault.reason) == ("dealer", fact("wrong-dealer", who="N"))


HELD = {"N": "KS QS AS TS JS", "S": "KS QS AS"}


def test_a_wrong_dealer_is_told_with_his_hand_his_line_and_the_clause():
    book = house("n42pa")
    text = dumps(Record(book=book, hands=[won(book, "W", "N"), won(book, "E", "N")])).replace("hands: apart\n", "")
    (fault,) = faults(text)
    assert (fault.line, fault.reason) == (line_of(text, "dealer: E", 2), fact("wrong-dealer", who="N"))
    assert (fault.hand, fault.clause, fault.key) == (2, "N42-X20", "dealer")


def test_after_a_wrong_dealer_the_rest_is_asked_from_there():
    book = house("n42pa")
    hands = [won(book, dealer, "N") for dealer in "WESS"]
    found = faults(dumps(Record(book=book, hands=hands)).replace("hands: apart\n", ""))
    assert [(fault.hand, fault.reason.args["who"]) for fault in found] == [(2, "N"), (4, "W")]


@pytest.mark.parametrize(("by", "second", "wrong"), [("next", "N", "W"), ("same", "W", "N")])
def test_a_hand_that_everybody_passed_is_dealt_again_by_whom_the_book_says(by, second, wrong):
    book = house("n42pa", f'[auction]\nreshake_by = "{by}"')
    good = dumps(Record(book=book, hands=[passed_out(book, "W"), passed_out(book, second)]))
    assert len(loads(good, book=book).hands) == 2
    bad = dumps(Record(book=book, hands=[passed_out(book, "W"), passed_out(book, wrong)]))
    assert "\nhands: apart\n" in bad
    with pytest.raises(RecordError, match=r"N42-X20"):
        loads(bad.replace("hands: apart\n", ""), book=book)


def test_rows_are_kept_within_a_game():
    book = house("n42pa")

    def hand(dealer, rows):
        made = at_auction(book, dealer=dealer)
        for seat, layout in rows.items():
            made.apply(SetUp(seat, layout, made.state.hands[seat]))
        return call(made, None, None, None, None)

    kept = dumps(Record(book=book, hands=[hand("W", {"S": "3-4"}), hand("N", {"S": "3-4"})]))
    assert len(loads(kept).hands) == 2
    text = dumps(Record(book=book, hands=[hand("W", {"S": "3-4"}), hand("N", {"S": "4-3", "E": "4-3"})]))
    (fault,) = faults(text.replace("hands: apart\n", ""))
    assert (fault.key, fault.reason) == ("layouts", fact("record-layout-kept", who="S", layout="3-4"))
    assert (fault.hand, fault.clause) == (2, "N42-8c")
    free = house("n42pa", '[deal]\nlayout_kept = "hand"')
    assert len(loads(text.replace("hands: apart\n", "").replace(_rules(text), ""), book=free).hands) == 2


def _rules(text):
    return re.search(r"^rules: .*\n", text, re.MULTILINE)[0]


def test_rows_that_the_record_leaves_to_the_steward_are_nobodys_choice():
    book = house("n42pa")
    first = at_auction(book, dealer="W")
    first.apply(SetUp("S", "3-4", first.state.hands["S"]))
    call(first, None, None, None, None)
    text = dumps(Record(book=book, hands=[first, passed_out(book, "N")])).replace("hands: apart\n", "")
    assert "sets up" not in text.partition("hand 2")[2]
    assert len(loads(text).hands) == 2


def test_the_losers_begin_the_next_game():
    book = house("n42pa")
    game = seven_wins(book)
    assert len(loads(dumps(Record(book=book, hands=[*game, won(book, "E", "N")]))).hands) == 8
    text = dumps(Record(book=book, hands=[*game, won(book, "S", "N")])).replace("hands: apart\n", "")
    (fault,) = faults(text)
    assert (fault.message.id, fault.message.args["game"]) == ("record-game-over", "game")
    assert (fault.hand, fault.clause, fault.line) == (8, "N42-2b", line_of(text, "dealer: S", 8))
    anyone = house("n42pa", "[match]\nlosers_deal = false")
    hands = [*seven_wins(anyone), won(anyone, "S", "N")]
    assert "apart" not in dumps(Record(book=anyone, hands=hands))


def test_in_a_new_game_rows_are_chosen_anew():
    book = house("n42pa")
    text = dumps(Record(book=book, hands=[*seven_wins(book), won(book, "E", "N")]))
    head, eighth = text.split("hand 8\n")
    (fault,) = faults(f"{head}hand 8\nlayouts: N = 4-3\n{eighth}")
    assert fault.reason == fact("record-layouts-free", game="game")
    assert (fault.hand, fault.clause) == (8, "N42-8c")


def test_the_first_deal_of_the_next_round_belongs_to_the_scorekeepers_left():
    book = house("npa")
    round_one = [_npa(book, dealer) for dealer in "WNES"]
    assert "apart" not in dumps(Record(book=book, hands=[*round_one, _npa(book, "W")]))
    text = dumps(Record(book=book, hands=[*round_one, _npa(book, "N")])).replace("hands: apart\n", "")
    (fault,) = faults(text)
    assert (fault.message.id, fault.message.args["game"]) == ("record-game-over", "round")
    assert (fault.hand, fault.clause) == (5, "NPA-2.3a")


def test_a_hand_that_was_struck_out_may_have_been_dealt_by_anybody():
    """It is struck out because he dealt it; then the rightful dealer deals."""
    book = house("npa")
    first, struck, again = _npa(book, "W"), _npa(book, "S"), _npa(book, "N")
    struck.apply_unchecked(Ended("void"))
    assert "apart" not in dumps(Record(book=book, hands=[first, struck, again]))
    assert "apart" not in dumps(Record(book=book, hands=[struck, first, again])), "also before the first that counts"
    assert "apart" in dumps(Record(book=book, hands=[first, struck, struck.fork(), _npa(book, "E")]))


@pytest.mark.refuses("NPA-2.3a")
def test_the_opening_hand_is_dealt_by_the_scorekeepers_left():
    text = (GOLDEN / "npa.record").read_text("utf-8")
    assert len(loads(text).hands) == 3
    (fault, *_) = faults(text.replace("dealer: W\nscorekeeper: S", "dealer: W\nscorekeeper: W", 1))
    assert (fault.key, fault.reason) == ("dealer", fact("first-dealer", who="N"))
    assert (fault.hand, fault.clause) == (1, "NPA-2.3a")


@pytest.mark.refuses("NPA-2.2b")
def test_only_the_first_hand_of_the_day_is_the_opening_one():
    text = (GOLDEN / "npa.record").read_text("utf-8")
    head, second = text.split("hand 2\n")
    (fault,) = faults(f"{head}hand 2\nopening: yes\n{second}")
    assert fault.reason == fact("record-opening-first")
    assert (fault.hand, fault.clause, fault.key) == (2, "NPA-2.2b", "opening")


def _npa(book, dealer):
    return play_out(at_tricks(book, bidder="N", trump="S", dealer=dealer, N="KS QS AS TS JS"))


def test_a_record_that_begins_in_the_middle_of_a_round_is_read():
    """West is the first dealer of a round; who begins with East has seen the end of one."""
    book = house("npa")
    hands = [_npa(book, dealer) for dealer in "ESWNES"]
    assert "apart" not in dumps(Record(book=book, hands=hands))


def test_a_record_that_begins_in_the_middle_of_a_game_is_read():
    book = house("n42pa")
    kept = dict.fromkeys("NESW", "4-3")
    first = Hand.with_hands(book, dealer="W", hands=at_auction(book).state.hands, fixed_layouts=kept)
    steward.tidy(first)
    call(first, None, None, None, None)
    assert "apart" not in dumps(Record(book=book, hands=[first, passed_out(book, "S")])), "the game may have ended"


def test_nobody_knows_how_an_unfinished_hand_went_on():
    book = house("npa")
    assert "apart" not in dumps(Record(book=book, hands=[at_auction(book, dealer="W"), _npa(book, "S")]))


def test_hands_of_different_tables_are_told_apart_in_the_head():
    book = house("npa")
    record = Record(book=book, hands=[_npa(book, "W")] * 3, apart=True)
    text = dumps(record)
    assert "\nhands: apart\n" in text
    assert loads(text).apart
    assert len(loads(text).hands) == 3
    assert not loads(dumps(Record(book=book, hands=[_npa(book, "W")]))).apart
    (fault,) = faults(text.replace("hands: apart", "hands: mixed"))
    assert fault.message == fact("record-apart-or-together", text="mixed")
    assert len(faults(text.replace("hands: apart", "hands: together"))) == 2


def test_an_evening_makes_games_and_matches():
    book = house("n42pa")
    evening = Evening(book)
    for hand in [*seven_wins(book), won(book, "E", "N"), at_auction(book, dealer="S")]:
        assert evening.add(hand) == []
    (match,) = evening.matches
    assert [len(game.hands) for game in evening.games] == [7, 1]
    assert match.wins == {"NS": 1, "EW": 0}
    assert evening.games[1].dealer == "S"
