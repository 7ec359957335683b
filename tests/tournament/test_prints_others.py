"""Cards, charts, tags, slips, lists and receipts: what stands on them, and where."""

from __future__ import annotations

import printed
from printed import HALL

from meldhouse import book_names, load_book
from meldhouse.tournament.prints import (
    CardRound,
    NameTag,
    PenaltySlip,
    PersonalCard,
    Print,
    Prize,
    PrizeList,
    Receipt,
    SeatingChart,
    Standing,
    Standings,
    TableCard,
    penalties_of,
    print_job,
)
from meldhouse.tournament.seating import Round, SeatedTable


def pages(*things: Print) -> list[list[printed.Word]]:
    return printed.words(print_job(printed.heading_of("npa"), things))


def rows(page: list[printed.Word]) -> list[str]:
    """Words on the same height, from the left."""
    found: list[list[printed.Word]] = []
    for word in sorted(page, key=lambda word: word.bottom + word.top):
        if not found or word.bottom + word.top - found[-1][0].bottom - found[-1][0].top > 3:
            found.append([])
        found[-1].append(word)
    return [" | ".join(word.text for word in sorted(row, key=lambda word: word.left)) for row in found]


def test_a_card_adds_up_what_a_player_has_so_far():
    (page,) = pages(printed.card(6))
    right = {word.text for word in page if word.left > 155}
    assert {"141", "237", "197"} <= right
    assert "sits out:" in " ".join(word.text for word in page)


def test_a_card_without_partners_has_no_column_for_them():
    rounds = (CardRound(table=1, seat="E", opponents=("Ann", "Cleo")), CardRound(note="sits out"))
    words = [word.text for word in pages(PersonalCard(name="Bob", rounds=rounds, partners=False))[0]]
    assert "Partner" not in words
    assert "sits out" in words


def test_two_short_cards_share_a_page_and_a_long_one_has_its_own():
    assert len(pages(printed.card(7), printed.card(6))) == 1
    assert len(pages(printed.card(12))) == 1
    last = pages(PersonalCard(name="Ann", rounds=(CardRound(),) * 45))[-1]
    assert "45" in [word.text for word in last]


def test_cards_stand_in_the_order_they_were_given():
    first, second, third = pages(printed.card(6), PersonalCard(name="Bo", rounds=(CardRound(),) * 12), printed.card(5))
    assert "Bo" not in [word.text for word in first]
    assert "Bo" in [word.text for word in second]
    assert "Bo" not in [word.text for word in third]


def test_the_number_of_a_table_is_read_from_both_sides():
    (page,) = pages(TableCard(number=128, note="three-handed"))
    numbers = [word for word in page if word.text == "128"]
    assert len(numbers) == 2
    assert all(word.bottom - word.top > 50 for word in numbers)
    middle = sum((word.top + word.bottom) / 2 for word in numbers) / 2
    assert abs(middle - 279.4 / 2) < 1


def test_a_card_says_how_long_its_table_plays():
    (page,) = pages(TableCard(number=3, plays="Best of 3 games, each to 7 marks. 60 minutes", url="http://hall/e"))
    told = [word for word in page if word.text.startswith("Best of 3 games, each to 7 marks.")]
    assert len(told) == 2, "from both sides"


def test_a_chart_by_table_keeps_partners_together():
    seating = Round((SeatedTable(1, ("Ann", "Bob", "Cleo", "Dan")), SeatedTable(2, ("Eve", "Fay", "Gus"))), ("Hal",))
    (page,) = pages(SeatingChart(title="Round 1", seating=seating))
    names = [word.text for word in sorted(page, key=lambda word: word.top) if word.size == 16 and word.left < 100]
    assert names == ["Ann", "Cleo", "Bob", "Dan", "Sitting out: Hal"]


def test_a_chart_by_name_is_in_the_order_people_look_for():
    seating = Round(
        (SeatedTable(1, ("Zoe", "Łukasz", "ann", "Mia")), SeatedTable(2, ("Bob & Al", "Eve & Jo"))), ("Ábel",)
    )
    (page,) = pages(SeatingChart(title="Round 1", seating=seating, by="name"))
    left = sorted((word for word in page if word.size == 16 and word.left < 20), key=lambda word: word.top)
    right = sorted((word for word in page if word.size == 16 and 108 < word.left < 115), key=lambda word: word.top)
    assert [word.text for word in (*left, *right)] == ["Ábel", "ann", "Bob & Al", "Eve & Jo", "Łukasz", "Mia", "Zoe"]
    assert any("ann | 1 | South" in row for row in rows(page))
    assert any("Ábel | – | sits out" in row for row in rows(page))


def test_however_many_sit_out_all_are_named():
    for tables, count, sheets in ((1, 30, 1), (10, 30, 2), (1, 300, 2)):
        seating = Round(
            tuple(SeatedTable(n, ("Ann", "Bob", "Cleo", "Dan")) for n in range(1, tables + 1)),
            tuple(f"Player{n}" for n in range(count)),
        )
        read = printed.texts(print_job(printed.heading_of("npa"), [SeatingChart(title="Round 1", seating=seating)]))
        assert len(read) == sheets
        assert {f"Player{n}" for n in range(count)} <= set(read[-1].replace(",", "").split())


def test_a_large_hall_fills_several_pages_and_forgets_nobody():
    seating = Round(tuple(SeatedTable(n, tuple(f"P{n}{seat}" for seat in "abcd")) for n in range(1, 126)))
    for by in ("table", "name"):
        chart = SeatingChart(title="Round 1", seating=seating, by=by)
        read = " ".join(printed.texts(print_job(printed.heading_of("npa"), [chart])))
        assert {f"P{n}{seat}" for n in range(1, 126) for seat in "abcd"} <= set(read.split())


def test_every_tag_has_its_own_code():
    tags = [NameTag(name=f"Player {n}", url=f"{HALL}/p/{n}") for n in range(1, 10)]
    read = printed.addresses(print_job(printed.heading_of("npa"), tags))
    assert [sorted(page) for page in read] == [[f"{HALL}/p/{n}" for n in range(1, 9)], [f"{HALL}/p/9"]]


def test_a_blank_slip_lists_what_the_house_fines():
    known = penalties_of(load_book("npa"))
    costs = {each.clause: printed.said(each.cost) for each in known}
    assert costs["NPA-2.1b"] == "100 points"
    assert costs["NPA-2.5h"] == "50 points"
    assert costs["NPA-5.1b"] == "10 a minute after 5, 100 at most"
    assert costs["NPA-3.1g"] == "200 points"
    assert costs["NPA-2.2i"].startswith("$100.00, or"), "the rules name another sum elsewhere"
    assert [(printed.said(each.what), printed.said(each.cost)) for each in penalties_of(load_book("bend"))] == [
        ("a set", "$0.25"),
        ("a renege", "$0.25"),
    ]
    for name in book_names():
        listed = penalties_of(load_book(name))
        (text,) = printed.texts(print_job(printed.heading_of(name), [PenaltySlip(known=listed)]))
        assert all(each.clause in text for each in listed)
        assert "Other:" in text if listed else "What happened" in text


def test_a_written_slip_says_who_and_what():
    (_, things) = printed.samples()["slips"]
    (text,) = printed.texts(print_job(printed.heading_of("npa"), things[1:]))
    for part in ("Dan Wu", "50 points", "NPA-2.5h", "Charged to player", "Showed three aces", "B. Fields"):
        assert part in text


def test_standings_go_on_with_their_titles_and_page_numbers():
    lines = tuple(Standing(place=str(n), name=f"Player {n}", figures=(n, -n), total=3 * n) for n in range(1, 61))
    found = pages(Standings(title="After round 2", rows=lines, columns=("1", "2"), note="Not final."))
    assert len(found) == 3
    for number, page in enumerate(found, 1):
        words = [word.text for word in page]
        assert {"Place", "Player", "Total", "Not final.", f"Page {number} of 3"} <= set(words)
    assert any("60 | Player 60 | 60 | –60 | 180" in row for row in rows(found[2]))


def test_standings_without_figures_and_with_notes():
    one = Standing(place="1=", name="Ann", total=None, note="draw by lot")
    (page,) = pages(Standings(title="Final", rows=(one,)))
    assert any("1= | Ann | draw by lot" in row for row in rows(page))


def test_prizes_are_summed_up_to_the_cent():
    prizes = (Prize(what="1st", name="Ann", cents=10005), Prize(what="2nd", name="Bob", cents=5000, words="Silver"))
    (page,) = pages(PrizeList(rows=prizes))
    words = [word.text for word in page]
    assert {"$100.05", "$150.05", "Received (signature)"} <= set(words)
    assert "Silver + $50.00" in " ".join(words)
    (page,) = pages(PrizeList(rows=(Prize(what="Most sets", name="Bob", words="A ham"),)))
    assert "Total" not in [word.text for word in page]


def test_a_list_before_the_end_says_so_and_nobody_signs_for_it():
    (page,) = pages(PrizeList(rows=(Prize(what="1st", name="Ann", cents=10005),), provisional=True))
    text = " ".join(word.text for word in page)
    assert "Prizes (provisional)" in text
    assert "Don’t hand out anything by this list." in text
    assert "signature" not in text


def test_what_a_pair_has_won_is_told_as_its_receipts_have_it():
    even = Prize(what="1st", name="Ann and Bob", cents=8000, parts=(4000, 4000))
    odd = Prize(what="2nd", name="Cy and Di", cents=2501, parts=(1250, 1251))
    (page,) = pages(PrizeList(rows=(even, odd)))
    text = " ".join(word.text for word in page)
    assert "$80.00 (2 × $40.00)" in text, "the sum that the screen tells, and what each of them signs for"
    assert "$25.01 ($12.51 + $12.50)" in text
    assert "$105.01" in text
    assert min(word.size for word in page if "$" in word.text) >= 11


def test_all_names_of_a_list_are_set_in_the_same_type():
    names = (
        "Jo and Al",
        "Bartholomew Fitzgerald and Wilhelmina Vanderbilt",
        "Cy Bell and Di Bell",
        "Hank Dunn and Gil Dunn",
    )
    (prizes,) = pages(PrizeList(rows=tuple(Prize(what=f"Place {at}", name=name) for at, name in enumerate(names))))
    places = tuple(Standing(place=str(at), name=name, figures=(1, 2, 3, 4), total=9) for at, name in enumerate(names))
    (standings,) = pages(Standings(title="Final", rows=places, columns=("a", "b", "c", "d")))
    for page in (prizes, standings):
        sizes = {word.size for word in page for name in names if word.text and word.text in name and len(word.text) > 2}
        assert len(sizes) == 1, sizes


def test_receipts_add_up_and_say_which_way_the_money_went():
    paid = Receipt(name="Ann", lines=(("Entry fee", 2000), ("Sets", 75)), number="7", by="Eve")
    out = Receipt(name="Bob", lines=(("1st place", 9999),), paid_out=True)
    (page,) = pages(paid, out)
    text = " / ".join(rows(page))
    assert "Received from | Ann" in text
    assert "Total | $20.75" in text
    assert "Paid to | Bob" in text
    assert "Total | $99.99" in text
    many = Receipt(name="Ann", lines=tuple((f"Round {n}", n) for n in range(1, 18)))
    first, second = pages(many, paid, out)
    assert "$1.53" in [word.text for word in first]
    assert max(word.bottom for word in first) < 279.4 - 8
    assert "$20.75" in [word.text for word in second]


def test_the_last_row_of_tags_stays_above_the_foot_of_the_page():
    tags = [NameTag(name=f"Player {n}", number=f"T{n}a", url=f"http://localhost:8042/p/{n}") for n in range(1, 9)]
    for paper in ("letter", "a4"):
        (page,) = printed.words(print_job(printed.heading_of("npa"), tags, paper=paper))
        foot = min(word.top for word in page if "phone" in word.text.lower())
        numbers = [word for word in page if word.text in ("T7a", "T8a")]
        assert len(numbers) == 2
        assert max(word.bottom for word in numbers) < foot
