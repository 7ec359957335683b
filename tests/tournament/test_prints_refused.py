"""What cannot be printed is refused with a sentence that says what to do."""

from __future__ import annotations

import printed
import pytest
from floor import Evening

from meldhouse.tournament.paper import JOBS
from meldhouse.tournament.paper_order import Order
from meldhouse.tournament.prints import (
    CardRound,
    Extra,
    HandLine,
    Heading,
    NameTag,
    PersonalCard,
    PrintError,
    PrizeList,
    Receipt,
    SeatingChart,
    Standing,
    Standings,
    TableCard,
    print_job,
)
from meldhouse.tournament.prints.errors import SENTENCES
from meldhouse.tournament.seating import Round, Table

OPEN = Heading(event="Open")
REFUSED = {
    "nothing": (lambda: print_job(OPEN, []), "Choose at least one"),
    "paper": (lambda: print_job(OPEN, [TableCard(number=1)], paper="a3"), "Ask for one of: letter, a4"),
    "address": (lambda: TableCard(number=1, url="cards.example.org"), "begins with http:// or https://"),
    "address-long": (lambda: Heading(event="Open", url="https://" + "x" * 400), "Use at most 300"),
    "event": (lambda: Heading(event="  "), "The event has no name"),
    "seats": (lambda: printed.blank("npa", ("Ann", "Bob", "Cleo")), "has 3 names"),
    "side": (lambda: printed.blank("npa", extras=(Extra(who="Ann", points=5),)), "Ann is no seat or side"),
    "hands": (lambda: printed.blank("npa", hands=(HandLine(),) * 5), "5 hands stand on the sheet of table 12"),
    "marks": (lambda: printed.blank("n42pa", hands=(HandLine(total={"NS": -1}),)), "-1 marks of NS"),
    "marks-extra": (lambda: printed.blank("n42pa", extras=(Extra(who="NS", points=1),)), "as a hand with nothing else"),
    "round": (lambda: printed.blank("bend", round=-1), "-1 is no number for a game"),
    "table": (lambda: TableCard(number=0), "0 is no number for a table"),
    "card-rounds": (lambda: PersonalCard(name="Ann", rounds=()), "The card of Ann has no rounds"),
    "no-name": (lambda: NameTag(name=" "), "A name tag has no name"),
    "no-tables": (lambda: SeatingChart(title="Round 1", seating=Round(())), "Draw it first"),
    "no-rows": (lambda: PrizeList(rows=()), "Prizes has no lines yet"),
    "columns": (
        lambda: Standings(title="Final", rows=(Standing(place="1", name="Ann", figures=(1, 2)),), columns=("1",)),
        "Ann has 2 figures for 1 columns in Final",
    ),
    "wide": (
        lambda: Standings(title="Final", rows=(Standing(place="1", name="Ann"),), columns=("x",) * 21),
        "21 columns of figures are too many for Final: 20 fit",
    ),
    "receipt-long": (lambda: Receipt(name="Ann", lines=(("Set", 25),) * 18), "has 18 lines, and 17 fit"),
    "cents": (lambda: Receipt(name="Ann", lines=(("Entry", -5),)), "-5 cents is no amount for “Entry”"),
    "early": (
        lambda: list(JOBS["receipts"].make(Order(Evening("npa", 4).tournament, None))),
        "printed when the tournament is finished",
    ),
    "receipt": (lambda: Receipt(name="Ann", lines=()), "The receipt of Ann has no lines"),
}


def test_every_sentence_is_tried():
    assert set(REFUSED) == set(SENTENCES)


@pytest.mark.parametrize("code", REFUSED)
def test_it_is_refused_in_words(code):
    asked, sentence = REFUSED[code]
    with pytest.raises(PrintError) as refused:
        asked()
    assert refused.value.code == code
    assert sentence in str(refused.value)


def test_it_is_refused_wherever_it_stands():
    for asked in (
        lambda: Standings(title="Final", rows=()),
        lambda: Receipt(name="", lines=(("Entry", 5),)),
        lambda: printed.blank("npa", table=Table(0, ())),
    ):
        with pytest.raises(PrintError):
            asked()


def test_a_void_hand_is_not_counted_as_one_too_many():
    void = HandLine(total={"NS": 9}, struck=True)
    sheet = printed.blank("npa", hands=(void, void, *[HandLine(total={"NS": 1})] * 4))
    assert sheet.sum_of("NS") == 4


def test_seats_and_sides_of_a_sheet_of_three_are_its_own():
    with pytest.raises(PrintError, match="W is no seat or side of this sheet"):
        printed.blank("bend.3", hands=(HandLine(total={"W": 1}),))


def test_a_card_without_a_name_is_one_to_write_on():
    assert "Name:" in printed.texts(print_job(OPEN, [PersonalCard(name="", rounds=(CardRound(),))]))[0]
