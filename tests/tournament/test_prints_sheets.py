"""Score sheets: each house's own columns, the right figures in the right boxes, what was before, and signatures."""

from __future__ import annotations

from itertools import pairwise

import printed
import pytest

from meldhouse import book_names, load_book, loads_book
from meldhouse.game import Game, Slip
from meldhouse.game.sheets import sheet_rows
from meldhouse.tournament.prints import (
    Correction,
    Extra,
    Figure,
    HandLine,
    ScoreSheet,
    form_of,
    line_of,
    print_job,
)
from meldhouse.tournament.seating import SeatedTable


def page_of(sheet: ScoreSheet, book: str = "npa") -> list[printed.Word]:
    return printed.words(print_job(printed.heading_of(book), [sheet]))[0]


def words_of(sheet: ScoreSheet) -> list[str]:
    return [word.text for word in page_of(sheet)]


def under(page: list[printed.Word], title: str, number: int = 0) -> list[str]:
    """The words below the `number`-th column with this title, from the top."""
    head = sorted((word for word in page if word.text == title), key=lambda word: (round(word.top), word.left))[number]
    inside = [word for word in page if abs(word.middle - head.middle) < 4 and word.top > head.bottom]
    return [word.text for word in sorted(inside, key=lambda word: word.top)]


@pytest.mark.parametrize(
    ("book", "titles"),
    [
        ("npa", "Hand Dealer Trump Bid Meld Take Total Bid Meld Take Total Set, board set"),
        ("mcallen", "Hand Dealer Bid Meld Take Total Bid Meld Take Total Set NS agree EW agree"),
        ("st-hilary", "Hand Dealer Trump Bid Meld Take Total Bid Meld Take Total"),
        ("bend", "Hand Dealer Trump Bid Meld Take Total Bid Meld Take Total Set"),
        ("bend.3", "Hand Dealer Trump Kitty Bid Meld Take Total Bid Meld Take Total Bid Meld Take Total Set"),
    ],
)
def test_each_house_has_its_own_columns(book, titles):
    page = page_of(printed.blank(book))
    top = next(word for word in page if word.text == "Hand").top
    heads = sorted((word for word in page if abs(word.top - top) < 1.5), key=lambda word: word.left)
    assert " ".join(word.text for word in heads) == titles


@pytest.mark.parametrize(
    ("book", "hands", "signed"),
    [("npa", 4, 3), ("mcallen", 4, 2), ("st-hilary", 19, 2), ("bend", 4, 2), ("bend.3", 4, 3)],
)
def test_boxes_to_write_in_are_high_enough_and_there_are_lines_to_sign_on(book, hands, signed):
    for paper in ("letter", "a4"):
        pdf = print_job(printed.heading_of(book), [printed.blank(book)], paper=paper)
        (page,), (picture,) = printed.words(pdf), printed.pictures(pdf, 72 / 25.4)  # 8.04 dots to the millimetre
        dots = 72 / 25.4 * 72 / 25.4
        bid = next(word for word in page if word.text == "Bid")
        x = round(bid.middle * dots)
        strip = [picture.getpixel((x, y)) < 128 for y in range(round((bid.bottom + 1) * dots), picture.height)]
        edges = [at for at in range(1, len(strip)) if strip[at] != strip[at - 1]]
        lines = [(above + below) / 2 for above, below in zip(edges[::2], edges[1::2], strict=True)]
        gaps = [(two - one) / dots for one, two in pairwise(lines)][:hands]
        assert len(gaps) == hands
        assert min(gaps) > 9 - 1 / dots
        labels = [word for word in page if word.text.startswith(("Scorekeeper", "Checked by", "Scoring table"))]
        assert len(labels) == signed
        starts = sorted(word.left for word in labels)
        assert all(two - one > 60 for one, two in pairwise(starts))


def test_trump_is_not_written_down_where_it_must_be_remembered():
    assert not form_of(load_book("mcallen")).trump
    assert not form_of(load_book("n42pa")).trump
    club = loads_book('name = "ours"\nextends = "mcallen"\ntitle = "Ours"\n[trump]\nshown = "always"\n')
    assert form_of(club).trump


def test_trump_that_is_no_suit_is_a_word_and_a_suit_is_a_drawing():
    words = words_of(printed.blank("npa", hands=(HandLine(trump="follow-me"), HandLine(trump="S"))))
    assert {"follow", "me"} <= set(words)
    assert "S" not in [word.text for word in page_of(printed.blank("npa", ("Ann",) * 4)) if word.size == 17]


@pytest.mark.accepts("NPA-0a", "N42-0a", "BEN-0a")
def test_every_sheet_carries_the_state_of_the_rules():
    for name in book_names():
        text = printed.texts(print_job(printed.heading_of(name), [printed.blank(name)]))[0]
        assert load_book(name).title in text
        assert load_book(name).version in text


@pytest.mark.accepts("STH-SC-a", "STH-SC-b")
def test_the_card_of_the_parish_has_names_and_a_grand_total():
    page = page_of(printed.hilary_played(), "st-hilary")
    assert under(page, "Total", 0)[:5] == ["30", "16", "160", "164", "210"]
    assert under(page, "Total", 1)[-1] == "–6"
    assert {"Sr. Agnes", "Joe", "Pat", "Therese"} <= {word.text for word in page}


def test_a_clubs_own_book_has_a_fitting_sheet():
    club = loads_book('name = "ours"\nextends = "n42pa"\ntitle = "The Ours"\n[match]\ntarget = 15\nbest_of = 1\n')
    words = words_of(ScoreSheet(form=form_of(club), table=SeatedTable(1, ("Ann", "Bob", "Cleo", "Dan"))))
    assert words.count("15") == 2
    assert "Games won by North–South:" not in words
    plain = loads_book(
        'name = "plain"\nextends = "npa"\ntitle = "Plain"\n[table]\naccounts = "side"\n'
        '[scoring]\nall_points_bonus = 0\nskunk_bonus = 0\n[match]\nhands = 12\nsheet = "open"\n',
    )  # fmt: skip
    words = words_of(ScoreSheet(form=form_of(plain), table=SeatedTable(1, ())))
    assert "12" in words
    assert "Round total" not in words
    assert "Scoring table" not in words


def test_a_played_round_shows_every_figure_in_its_column():
    page = page_of(printed.npa_played())
    assert under(page, "Total", 0)[:7] == ["59", "0", "107", "54 56", "64", "20", "250"]
    assert under(page, "Total", 1)[:6] == ["0", "52", "0", "46", "60", "106"]
    assert under(page, "Bid", 0) == ["55", "60"]
    assert under(page, "Bid", 1)[:3] == ["52", "80", "51"]
    assert under(page, "Meld", 0)[:5] == ["24", "8", "27", "28 30", "38"]
    assert under(page, "Hand")[:5] == ["1", "2", "2", "3", "4"]
    assert under(page, "Round total") == ["250", "106", "250", "56"]
    assert under(page, "Penalty") == ["–50"]
    assert "board set" in [word.text for word in page]


def test_what_was_corrected_and_what_does_not_count_is_struck_out():
    sheet = printed.npa_played()
    pdf = print_job(printed.heading_of("npa"), [sheet])
    picture, dots = printed.pictures(pdf, 6)[0], 6 * 72 / 25.4
    page = printed.words(pdf)[0]

    def is_struck(text: str) -> bool:
        word = next(word for word in page if word.text == text)
        y = (word.top + word.bottom) / 2
        left, right = round((word.left - 0.5) * dots), round((word.right + 0.5) * dots)
        rows = [
            all(picture.getpixel((x, row)) < 200 for x in range(left, right))
            for row in range(round((y - 1.2) * dots), round((y + 1.2) * dots))
        ]
        return any(rows)

    assert is_struck("28 30")
    assert is_struck("54 56")
    assert is_struck("canceled")
    assert not is_struck("107")
    assert not is_struck("board set")


def test_corrections_have_a_page_with_who_knows_of_them():
    first, second = printed.texts(print_job(printed.heading_of("npa"), [printed.npa_played()]))
    assert "corrections" not in first
    assert "Kings around were not counted (NPA-2.5d)" in second
    assert second.split().count("told") == 6
    many = tuple(Correction(what=f"Bid {n}", was="1", now="2") for n in range(1, 40))
    pages = printed.texts(print_job(printed.heading_of("npa"), [printed.blank("npa", corrections=many)]))
    assert all(any(f"Bid {n} 1 2" in page or f"Bid {n} " in page for page in pages[1:]) for n in range(1, 40))


def test_whoever_has_signed_stands_on_the_line_of_his_side():
    page = page_of(printed.npa_played())
    signed = {word.text: word for word in page}
    assert abs(signed["Dan Wu, 19:45"].left - signed["Checked by EW"].left) < 1
    assert abs(signed["Ann Lee, 19:42"].left - signed["Scorekeeper (NS)"].left) < 1


def test_a_bonus_of_a_side_counts_for_both_and_a_penalty_for_one():
    hands = (HandLine(total={"NS": 100, "EW": 0}),) * 4
    extras = (Extra(who="NS", points=200, why="skunk"), Extra(who="N", points=-100), Extra(who="EW", points=-20))
    page = page_of(printed.blank("npa", ("Ann", "Bob", "Cleo", "Dan"), hands=hands, extras=extras))
    assert under(page, "Round total") == ["500", "–20", "600", "–20"]
    pairs = printed.blank("mcallen", ("Ann & Cleo", "Bob & Dan"), hands=hands, extras=extras[2:])
    page = page_of(pairs)
    assert under(page, "Total", 1)[-2:] == ["–20", "–20"]
    assert under(page, "Total", 0)[-2:] == ["0", "400"]
    one = printed.blank("mcallen", hands=hands, extras=(Extra(who="S", points=-20), Extra(who="N", points=-20)))
    assert under(page_of(one), "Total", 0)[-2:] == ["–40", "360"]


def test_a_game_to_a_target_goes_on_on_the_next_page():
    hands = tuple(HandLine(dealer="N", total={"NS": 1, "EW": 2}) for _ in range(25))
    sheet = printed.blank("st-hilary", hands=hands)
    pages = printed.words(print_job(printed.heading_of("st-hilary"), [sheet]))
    assert len(pages) == 2
    assert "Continued on the next sheet" in [word.text for word in pages[0]]
    assert under(pages[1], "Hand")[0] == "20"
    assert under(pages[1], "Total", 0)[-1] == "25"
    assert under(pages[1], "Total", 1)[-1] == "50"


def test_marks_stand_in_boxes_with_their_bids():
    page = page_of(printed.marks_played(), "n42pa")
    by_row: dict[int, list[str]] = {}
    for word in sorted((word for word in page if word.size == 17 and word.text != "–"), key=lambda word: word.left):
        by_row.setdefault(round(word.top), []).append(word.text)
    rows = [by_row[top] for top in sorted(by_row)]
    assert rows == [["31", "34"], ["30", "42", "42"], ["36"]]
    assert sum(word.text == "–" and word.size == 17 for word in page) == 3  # the second mark of each such hand
    assert sum(word.text == "marks" and word.size >= 12 for word in page) == 3  # 84 is two marks, said once
    words = [word.text for word in page]
    assert words.count("Game 3") == 1
    assert [word.text for word in page if word.size == 24 and word.top > 50] == ["4", "7", "1"]
    won = {word.text: word for word in page if word.text.startswith("Games won")}
    boxes = [word for word in page if abs(word.top - won["Games won by East–West:"].top) < 4 and word.text.isdigit()]
    assert [word.text for word in sorted(boxes, key=lambda word: word.left)] == ["0", "1"]


def test_a_mark_without_a_bid_has_a_cross():
    sheet = printed.blank("n42pa", hands=(HandLine(total={"EW": 2}), HandLine(bid={"NS": 30}, total={"EW": 1})))
    assert [word.text for word in page_of(sheet) if word.size == 17] == ["X", "–", "30"]
    text = " ".join(word.text for word in page_of(sheet))
    assert "X = a mark without a bid, such as a penalty" in text
    assert "– = one more mark for the same hand" in text


def test_a_long_match_takes_more_pages():
    club = loads_book('name = "ours"\nextends = "n42pa"\ntitle = "Ours"\n[match]\nbest_of = 9\n')
    pages = printed.texts(
        print_job(printed.heading_of("n42pa"), [ScoreSheet(form=form_of(club), table=SeatedTable(1, ()))])
    )
    assert len(pages) == 2
    assert "Game 9" in pages[1]


def test_three_play_for_themselves():
    page = page_of(printed.three_played(), "bend.3")
    assert [under(page, "Total", side)[:3] for side in range(3)] == [
        ["230", "2740", "2970"],
        ["690", "1200", "1890"],
        ["160", "0", "160"],
    ]
    assert under(page, "Kitty") == ["2", "0"]
    assert under(page, "Pays") == ["$0.25"]


def test_the_houses_own_sheet_can_be_printed():
    book = load_book("npa")
    kept = Game(book, first_dealer="W")
    slips = [
        Slip(bidder="N", bid=60, trump="S", meld={"NS": 30, "EW": 8}, take={"NS": 10, "EW": 40}),
        Slip(bidder="E", bid=80, trump="H", how="board-set", meld={"NS": 27, "EW": 28}),
    ]
    for slip in slips:
        kept.add(slip)
    form = form_of(book)
    lines = tuple(line_of(form, row) for row in sheet_rows(kept))
    assert [line.note.args for line in lines] == [{"how": "set"}, {"how": "board-set"}]
    page = page_of(ScoreSheet(form=form, table=SeatedTable(3, ()), hands=lines))
    for number, side in enumerate(("NS", "EW")):
        assert under(page, "Total", number)[2] == str(kept.side_totals()[side])


def test_a_corrected_figure_counts_as_it_is_now():
    hands = (HandLine(total={"NS": Figure(10, was=(None, 99)), "EW": 3}),)
    assert printed.blank("npa", hands=hands).sum_of("NS") == 10
    assert printed.blank("npa").sum_of("NS") is None


def test_the_bonus_for_all_points_stands_in_the_row_of_its_hand_and_with_the_players():
    """Otherwise 30 and 50 would seem to make 580."""
    hands = (HandLine(total={"NS": 80, "EW": 30}), HandLine(total={"NS": 580, "EW": 0}, bonus={"NS": 500}))
    page = page_of(printed.blank("npa", ("Ann", "Bob", "Cleo", "Dan"), hands=hands))
    assert "bonus 500" in under(page, "Set, board set")
    assert under(page, "Hands") == ["160", "30", "160", "30"]
    assert under(page, "Bonus")[:2] == ["500", "500"]
    assert under(page, "Round total") == ["660", "30", "660", "30"]
    assert "Hands and bonus" in [word.text for word in page]
