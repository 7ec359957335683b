"""What people type at the terminal table, and what is understood."""

from __future__ import annotations

import pytest
from play_table import sit

from meldhouse.cli.terminal.typed import Unclear, could_be_stray, decision
from meldhouse.game import (
    Action,
    Bid,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Restrict,
    Seat,
    ShowMeld,
    StopPlay,
    TurnKitty,
    view,
)
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.offers import Offers, offers
from table import at_auction, at_tricks, call, house, play, won_by

FREE = '[exchange]\nform = "none"\ncount = 0'


def read(hand: Hand, seat: Seat, typed: str) -> Action:
    return decision(hand.book, view(hand, seat), offers(hand, seat) or Offers(), typed)


# --- bids ------------------------------------------------------------------------------------------------------------


def test_bids_and_passes_in_many_spellings():
    hand = at_auction(house("n42pa"))
    for typed in ("p", "pass", "Pass", " P ", "I pass"):
        assert read(hand, "N", typed) == Pass("N")
    for typed in ("30", "bid 30", "I bid 30", "thirty", "i bid thirty"):
        assert read(hand, "N", typed) == Bid("N", 30)
    assert read(hand, "N", "thirty-one") == read(hand, "N", "thirty one") == Bid("N", 31)
    for typed in ("", "many", "2 elephants", "m", "marks"):
        with pytest.raises(Unclear):
            read(hand, "N", typed)


@pytest.mark.parametrize(
    "typed", ["2 marks", "2 mark", "2m", "2 m", "84", "2 Marks", "two marks", "Two Marks", "bid two marks"]
)
def test_marks_are_bid_as_people_say_them(typed: str):
    assert read(at_auction(house("n42pa")), "N", typed) == Bid("N", 84)


@pytest.mark.parametrize("typed", ["1 mark", "one mark", "a mark", "mark", "42", "forty-two"])
def test_one_mark_is_what_the_book_says_it_is(typed: str):
    assert read(at_auction(house("n42pa")), "N", typed) == Bid("N", 42)


def test_where_there_are_no_marks_nobody_bids_them():
    with pytest.raises(Unclear, match="isn’t a bid"):
        read(at_auction(house("npa")), "N", "two marks")


@pytest.mark.parametrize(
    ("name", "calls", "lowest"),
    [
        ("npa", (), "50"),
        ("npa", (58,), "59"),
        ("npa", (60,), "65"),
        ("st-hilary", (20,), "21"),
        ("bend", (500, 520), "530"),
        ("n42pa", (42,), "2 marks"),
    ],
)
def test_nonsense_is_answered_with_a_bid_that_is_legal_now(name: str, calls: tuple[int, ...], lowest: str):
    hand = call(at_auction(house(name)), *calls)
    assert hand.turn is not None
    for typed in ("xyzzy", ""):
        with pytest.raises(Unclear, match=f"such as {lowest}, or p to pass") as unclear:
            read(hand, hand.turn, typed)
        suggested = str(unclear.value).split("such as ")[1].split(", or p")[0]
        assert hand.can(read(hand, hand.turn, suggested))


def test_a_bid_is_not_suggested_to_one_who_may_not_make_it():
    silenced = at_auction(house("npa"))
    silenced.apply(Restrict("N", "silenced"))
    with pytest.raises(Unclear, match=r"“xyzzy” isn’t a bid\. Type p to pass\."):
        read(silenced, "N", "xyzzy")
    forced = at_auction(house("st-hilary", '[auction]\nall_pass = "forced"'), dealer="W")
    call(forced, None, None, None)
    with pytest.raises(Unclear, match=r"such as 15\."):
        read(forced, "W", "xyzzy")


def test_the_question_itself_says_what_may_be_bid():
    assert "Your bid (530 or 540), or p to pass:" in sit("bend.3", "--seed", "elm", lines="500\n").stdout
    over = sit("st-hilary", "--seed", "oak").stdout
    assert "High bid: 17, East.\n  Your bid (18 or more), or p to pass:" in over


# --- trump -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    ["diamonds ♦", "♦", "d", "D", "diamonds", "Diamond", "4", "4 diamonds ♦", "name diamonds", "trump is diamonds"],
)
def test_a_suit_can_be_typed_as_it_is_shown(typed: str):
    hand = won_by(at_auction(house("st-hilary")), "N", 15)
    assert read(hand, "N", typed) == NameTrump("N", "D")
    kitty = won_by(at_auction(house("bend.3"), dealer="S"), "N", 500)
    if not typed[:1].isdigit():
        assert read(kitty, "N", typed) == NameTrump("N", "D"), "also before the kitty is turned"


@pytest.mark.parametrize("typed", ["diamonds ♠", "1 diamonds", "♦♦", "red", "", "0", "9"])
def test_what_is_no_suit_is_asked_about(typed: str):
    with pytest.raises(Unclear):
        read(won_by(at_auction(house("st-hilary")), "N", 15), "N", typed)


def test_contracts_by_name_or_number():
    tiles = won_by(at_auction(house("n42pa")), "N", 30)
    assert read(tiles, "N", "4") == read(tiles, "N", "fours") == read(tiles, "N", "call fours") == NameTrump("N", "4")
    assert read(tiles, "N", "7") == read(tiles, "N", "doubles") == NameTrump("N", "doubles")
    assert read(tiles, "N", "8") == read(tiles, "N", "follow me") == NameTrump("N", "follow-me")
    assert read(tiles, "N", "0") == read(tiles, "N", "blanks") == NameTrump("N", "0")


def test_a_number_before_the_kitty_is_turned_names_nothing():
    kitty = won_by(at_auction(house("bend.3"), dealer="S"), "N", 500)
    with pytest.raises(Unclear, match="Press Enter to turn the kitty"):
        read(kitty, "N", "1")


# --- cards and dominoes ----------------------------------------------------------------------------------------------


def test_cards_by_name_symbol_number_or_rank_alone():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC TC KD QD AS")
    ten = Play("S", parse_pieces("TC")[0])
    number = view(hand, "S").legal_plays.index(ten.piece) + 1
    for typed in ("10c", "tc", "10♣", "ten of clubs", "10 of clubs", "play 10c", str(number), f"#{number}"):
        assert read(hand, "S", typed) == ten
    with pytest.raises(Unclear, match="Which one"):
        read(hand, "S", "ace")
    with pytest.raises(Unclear, match="one card at a time"):
        read(hand, "S", "10c ac")
    with pytest.raises(Unclear, match="no number 40"):
        read(hand, "S", "40")
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


def test_a_ten_and_the_tenth_of_the_list_are_told_apart():
    long = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AS TS KS QS AH KH QH AC KC QC AD KD")
    tenth = view(long, "S").legal_plays[9]
    with pytest.raises(Unclear, match=r"can mean the ten or number 10\. Type 10S, or #10"):
        read(long, "S", "10")
    assert read(long, "S", "#10") == Play("S", tenth)
    short = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="9C", W="TC AC")
    play(short, "9C")
    if sum(piece.text == "TC" for piece in view(short, "W").legal_plays):
        assert read(short, "W", "10") == Play("W", parse_pieces("TC")[0]), "a list of three has no number 10"


def test_dominoes_with_or_without_a_dash():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", S="6-4 5-5 4-1 3-1")
    tile = Play("S", parse_pieces("6-4")[0])
    for typed in ("6-4", "64", "46", "4:6", "six-four", "[6|4]", "6 4", "4, 6"):
        assert read(hand, "S", typed) == tile
    assert read(hand, "S", "3-1") == read(hand, "S", "31") == read(hand, "S", "3 1")
    assert read(hand, "S", "double five") == read(hand, "S", "5 5") == Play("S", parse_pieces("5-5")[0])
    assert read(hand, "S", "1") == read(hand, "S", "#1") == Play("S", view(hand, "S").legal_plays[0])
    assert read(hand, "S", "stop") == StopPlay("S")


def test_passing_discarding_and_melding():
    hand = won_by(at_auction(house("st-hilary"), N="AS TS KS QS JS 9C 9D JC"), "N", 15)
    hand.apply(NameTrump("N", "S"))
    chosen = PassPieces("N", parse_pieces("9C JC 9D"))
    for typed in ("9c jc 9d", "9c, jc, 9d", "pass 9c jc 9d", "nine of clubs, jack of clubs, nine of diamonds"):
        assert read(hand, "N", typed) == chosen
    for typed in ("1 9c 9d", "#1 9c 9d"):
        mixed = read(hand, "N", typed)
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
    with pytest.raises(Unclear, match="Press Enter to show all"):
        read(melds, "N", "1")
    full = read(melds, "N", "")
    assert isinstance(full, ShowMeld)
    assert set(parse_pieces("KS QS")) <= set(full.pieces)


@pytest.mark.parametrize("name", book_names())
def test_what_is_no_piece_is_answered_with_how_to_type_one_of_this_pack(name: str):
    book = load_book(name)
    hand = at_tricks(book, bidder="N", trump="4") if book.deck.pieces == "dominoes" else None
    if hand is None:
        free = house(name, FREE if book.exchange.count else "")
        hand = at_tricks(free, bidder="N", trump="S", dealer="S", N="KS QS AS TS JS KH QH")
    with pytest.raises(Unclear, match="“xyzzy” isn’t a") as unclear:
        read(hand, "N", "xyzzy")
    assert (" 9" in str(unclear.value)) == ("9" in book.deck.ranks)


# --- a slip of the finger --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("meek")
def test_a_stray_number_on_a_lead_is_asked_about_and_one_with_a_mark_is_not():
    asked = sit("n42pa", "--seed", "sunday", lines="30\ndoubles\n1\nn\n1\ny\n")
    assert asked.stdout.count("Lead 5-5? [Y/n]") == 2
    assert asked.stdout.count("Trick 1: you lead 5-5") == 1
    meant = sit("n42pa", "--seed", "sunday", lines="30\ndoubles\n#1\n")
    assert "Lead 5-5?" not in meant.stdout
    assert "Trick 1: you lead 5-5" in meant.stdout
    spoken = sit("n42pa", "--seed", "sunday", lines="30\ndoubles\nlead 1\n")
    assert "Trick 1: you lead 5-5" in spoken.stdout


def test_a_bare_number_is_asked_about_on_a_lead_and_always_with_dominoes():
    cards = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC", W="KC QC JC")
    assert could_be_stray(cards.book, view(cards, "S"), "1")
    assert not could_be_stray(cards.book, view(cards, "S"), "#1")
    assert not could_be_stray(cards.book, view(cards, "S"), "play 1")
    play(cards, "AC")
    assert len(view(cards, "W").legal_plays) > 1
    assert not could_be_stray(cards.book, view(cards, "W"), "1"), "the list stands right above the question"
    tiles = at_tricks(house("n42pa"), bidder="S", trump="4", S="6-6", W="6-1 6-2")
    play(tiles, "6-6")
    assert could_be_stray(tiles.book, view(tiles, "W"), "1")
    assert not could_be_stray(tiles.book, view(tiles, "W"), "61")


@pytest.mark.usefixtures("meek")
def test_naming_trump_before_the_kitty_is_seen_is_asked_twice():
    result = sit("bend.3", "--seed", "sunday", lines="500\n1\nhearts\nn\nhearts\ny\n")
    assert result.stdout.count("before you see the kitty?") == 2
    assert "You name hearts" in result.stdout


@pytest.mark.usefixtures("meek")
def test_on_a_lead_every_card_has_its_number_and_twins_share_one():
    shown = sit("st-hilary", "--seed", "oak", lines="15\nspades\n1 2 3\n\n").stdout
    lead = shown.split("Your hand:")[-1]
    assert " 1) " in lead
    assert "Lead to trick 1:" in lead
