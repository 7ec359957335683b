"""What cannot be printed is refused with a sentence that says what to do."""

from __future__ import annotations

import printed
import pytest
from floor import Evening

from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order
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
from meldhouse.tournament.seating import Round, SeatedTable

OPEN = Heading(event="Open")
REFUSED = {
    "nothing": (lambda: print_job(OPEN, []), {}),
    "paper": (lambda: print_job(OPEN, [TableCard(number=1)], paper="a3"), {"paper": "a3", "papers": ("letter", "a4")}),
    "address": (lambda: TableCard(number=1, url="cards.example.org"), {"url": "cards.example.org"}),
    "address-long": (lambda: Heading(event="Open", url="https://" + "x" * 400), {"most": 300}),
    "event": (lambda: Heading(event="  "), {}),
    "seats": (lambda: printed.blank("npa", ("Ann", "Bob", "Cleo")), {"count": 3, "needed": 4}),
    "side": (lambda: printed.blank("npa", extras=(Extra(who="Ann", points=5),)), {"found": "Ann"}),
    "hands": (lambda: printed.blank("npa", hands=(HandLine(),) * 5), {"count": 5, "table": 12}),
    "marks": (lambda: printed.blank("n42pa", hands=(HandLine(total={"NS": -1}),)), {"marks": -1, "side": "NS"}),
    "marks-extra": (lambda: printed.blank("n42pa", extras=(Extra(who="NS", points=1),)), {}),
    "round": (lambda: printed.blank("bend", round=-1), {"number": -1}),
    "table": (lambda: TableCard(number=0), {"number": 0}),
    "card-rounds": (lambda: PersonalCard(name="Ann", rounds=()), {"name": "Ann"}),
    "no-name": (lambda: NameTag(name=" "), {}),
    "no-tables": (lambda: SeatingChart(title="Round 1", seating=Round(())), {"title": "Round 1"}),
    "no-rows": (lambda: PrizeList(rows=()), {}),
    "columns": (
        lambda: Standings(title="Final", rows=(Standing(place="1", name="Ann", figures=(1, 2)),), columns=("1",)),
        {"name": "Ann", "count": 2, "columns": 1, "title": "Final"},
    ),
    "wide": (
        lambda: Standings(title="Final", rows=(Standing(place="1", name="Ann"),), columns=("x",) * 21),
        {"count": 21, "title": "Final", "most": 20},
    ),
    "receipt-long": (lambda: Receipt(name="Ann", lines=(("Set", 25),) * 18), {"count": 18, "most": 17}),
    "cents": (lambda: Receipt(name="Ann", lines=(("Entry", -5),)), {"amount": -5, "what": "Entry"}),
    "early": (
        lambda: list(JOBS["receipts"].make(Order(Evening("npa", 4).tournament, None))),
        {},
    ),
    "receipt": (lambda: Receipt(name="Ann", lines=()), {"name": "Ann"}),
}


def test_every_sentence_is_tried():
    assert {f"print-{code}" for code in REFUSED} == {id for id in read(HOME / "en")[0] if id.startswith("print-")}


@pytest.mark.parametrize("code", REFUSED)
def test_it_is_refused_in_words(code):
    asked, facts = REFUSED[code]
    with pytest.raises(PrintError) as refused:
        asked()
    assert refused.value.code == code
    assert facts.items() <= refused.value.refusal.message.args.items()


def test_it_is_refused_wherever_it_stands():
    for asked in (
        lambda: Standings(title="Final", rows=()),
        lambda: Receipt(name="", lines=(("Entry", 5),)),
        lambda: printed.blank("npa", table=SeatedTable(0, ())),
    ):
        with pytest.raises(PrintError):
            asked()


def test_a_void_hand_is_not_counted_as_one_too_many():
    void = HandLine(total={"NS": 9}, struck=True)
    sheet = printed.blank("npa", hands=(void, void, *[HandLine(total={"NS": 1})] * 4))
    assert sheet.sum_of("NS") == 4


def test_seats_and_sides_of_a_sheet_of_three_are_its_own():
    with pytest.raises(PrintError) as refused:
        printed.blank("bend.3", hands=(HandLine(total={"W": 1}),))
    assert refused.value.code == "side"


def test_a_card_without_a_name_is_one_to_write_on():
    assert "Name:" in printed.texts(print_job(OPEN, [PersonalCard(name="", rounds=(CardRound(),))]))[0]
