"""One of everything that can be printed, as an evening would have it; and how a printed page is read again."""

from __future__ import annotations

import io
import re
from typing import Any, NamedTuple

import pypdfium2
import zxingcpp
from PIL import Image
from pypdf import PdfReader
from pypdfium2.raw import FPDF_PAGEOBJ_PATH, FPDF_PAGEOBJ_TEXT

from meldhouse import load_book
from meldhouse.messages import Message, Voice, fact
from meldhouse.tournament.prints import (
    BracketList,
    BracketRow,
    CardRound,
    Correction,
    Extra,
    Figure,
    HandLine,
    Heading,
    NameTag,
    PenaltySlip,
    PersonalCard,
    Print,
    Prize,
    PrizeList,
    Receipt,
    ScoreSheet,
    SeatingChart,
    Standing,
    Standings,
    TableCard,
    form_of,
    penalties_of,
)
from meldhouse.tournament.prints.speech import Said, Speech
from meldhouse.tournament.seating import Round, SeatedTable

THREE = fact("paper-three-handed")
ENDED = {how: fact("paper-ended", how=how) for how in ("void", "board-set", "set")}
FIFTY = fact("paper-costs", points=50, unit="points", to="nobody")
GOLD = fact("paper-medal", place=1, number=1)
FEE = fact("receipt-for", kind="fee")
THIRD = fact("paper-round-of", round=3, of=5)
OUT: Message = fact("paper-out-worth", worth="average")
HALL = "https://cards.example.org"
NAMES = (
    "Ann Lee", "Robert O’Connor", "María José Carreño Quiñones", "Dan Wu", "Wilhelmina Featherstonehaugh-Cholmondeley",
    "Bartholomew Montgomery Fitzgerald Vanderbilt-Rockefeller III", "Jo", "Łukasz Żółć", "Ольга Иванова", "Δήμητρα",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
)  # fmt: skip
ROUNDS = tuple(fact("paper-round-short", number=number) for number in range(1, 13))


BRACKET = tuple(
    BracketRow(
        match=fact("bracket-stage", stage="consolation"),
        sides=(fact("paper-side-score", side=fact("names", names=NAMES[at : at + 2]), score=2), NAMES[at + 2]),
        said=fact("bracket-plays-on", name=NAMES[at], match=fact("bracket-stage", stage="losers")),
    )
    for at in range(8)
)


def heading_of(name: str, event: str = "Spring Open 2026") -> Heading:
    book = load_book(name)
    return Heading(
        event=event, house=book.title, version=book.version, date="Saturday, 14 March 2026", url=f"{HALL}/t/spring"
    )


def blank(name: str, people: tuple[str, ...] = (), **more: Any) -> ScoreSheet:
    usual = {"table": SeatedTable(12, people), "round": 3, "rounds": 5, "url": f"{HALL}/t/spring/3/12"}
    return ScoreSheet(form=form_of(load_book(name)), **usual | more)


def npa_played() -> ScoreSheet:
    """A round with a board set, a corrected meld, a penalty for one of two partners and a void hand."""
    hands = (
        HandLine(dealer="W", trump="S", bid={"NS": 55}, meld={"NS": 24, "EW": 12}, take={"NS": 35, "EW": 15},
                 total={"NS": 59, "EW": 0}),
        HandLine(dealer="E", trump="H", bid={"EW": 52}, meld={"NS": 8, "EW": 26}, take={"NS": 24, "EW": 26},
                 total={"NS": 0, "EW": 52}, struck=True, note=ENDED["void"]),
        HandLine(dealer="N", trump="D", bid={"EW": 80}, meld={"NS": 27, "EW": 28}, total={"NS": 107, "EW": 0},
                 note=ENDED["board-set"]),
        HandLine(dealer="E", trump="C", bid={"NS": 60}, meld={"NS": Figure(38, was=(28, 30)), "EW": 22},
                 take={"NS": 26, "EW": 24}, total={"NS": Figure(64, was=(54, 56)), "EW": 46}),
        HandLine(dealer="S", trump="H", bid={"EW": 51}, meld={"NS": 4, "EW": 30}, take={"NS": 20, "EW": 30},
                 total={"NS": 20, "EW": 60}),
    )  # fmt: skip
    return blank(
        "npa",
        NAMES[:4],
        hands=hands,
        extras=(Extra(who="W", points=-50, why="Aces shown that cannot be declared, NPA-2.5h"),),
        signed={"NS": "Ann Lee, 19:42", "EW": "Dan Wu, 19:45"},
        scorekeeper="S",
        corrections=(
            Correction(hand=3, what="Meld of NS", was="28", now="30", why="A marriage was not counted (NPA-2.5d)",
                       by="B. Fields, referee", told=("N", "E", "S", "W")),
            Correction(hand=3, what="Meld of NS", was="30", now="38", why="Kings around were not counted (NPA-2.5d)",
                       by="B. Fields, referee", told=("N", "S")),
        ),
    )  # fmt: skip


def hilary_played() -> ScoreSheet:
    hands = (
        HandLine(dealer="S", trump="H", bid={"NS": 25}, meld={"NS": 14, "EW": 6}, take={"NS": 16, "EW": 9},
                 total={"NS": 30, "EW": 15}),
        HandLine(dealer="W", trump="S", bid={"EW": 34}, meld={"NS": 4, "EW": 8}, take={"NS": 12, "EW": 13},
                 total={"NS": 16, "EW": -34}),
        HandLine(dealer="N", trump="C", bid={"NS": 40}, meld={"NS": 150, "EW": 2}, take={"NS": 14, "EW": 11},
                 total={"NS": Figure(164, was=(160,)), "EW": 13}),
    )  # fmt: skip
    return blank("st-hilary", ("Sr. Agnes", "Joe", "Pat", "Therese"), hands=hands)


def marks_played() -> ScoreSheet:
    won = [("NS", 31, "NS", 1), ("EW", 84, "EW", 2), ("NS", 30, "EW", 1), ("EW", 42, "EW", 1), ("NS", 84, "NS", 2),
           ("EW", 42, "EW", 1), ("NS", 34, "NS", 1), ("EW", 84, "EW", 2)]  # fmt: skip
    first = tuple(HandLine(dealer="N", bid={by: bid}, total={to: marks}) for by, bid, to, marks in won)
    second = (HandLine(dealer="S", bid={"NS": 36}, total={"NS": 1}, game=2),)
    return blank("n42pa", ("Ann & Cleo", "Bob & Dan"), hands=(*first, *second))


def three_played() -> ScoreSheet:
    hands = (
        HandLine(dealer="N", trump="C", kitty=2, bid={"E": 540}, meld={"N": 120, "E": 400, "S": 60},
                 take={"N": 110, "E": 290, "S": 100}, total={"N": 230, "E": 690, "S": 160}),
        HandLine(dealer="E", trump="D", kitty=0, bid={"S": 1100}, meld={"N": 1500, "E": 40, "S": 640},
                 take={"N": 140, "E": 60, "S": 300}, total={"N": 2740, "E": 1200, "S": 0}, note=ENDED["set"]),
    )  # fmt: skip
    return blank("bend.3", ("Ann", "Bartholomew Fitzgerald", "Cleo"), hands=hands, fees={"S": 25})


def seating(tables: int, size: int = 4) -> Round:
    people = [f"{name} {number}" for number in range(1, tables + 1) for name in NAMES][: tables * size]
    rows = [tuple(people[at * size : at * size + size]) for at in range(tables)]
    return Round(tuple(SeatedTable(number, row) for number, row in enumerate(rows, 1)), ("Zoë Ábalos", "Xi"))


def card(rounds: int) -> PersonalCard:
    known = (
        CardRound(table=12, seat="N", partner=NAMES[4], opponents=NAMES[1:3], score=Figure(141, was=(131,))),
        CardRound(note=OUT, score=96),
        CardRound(table=3, seat="W", partner="Jo", opponents=("Dan Wu", "Ann Lee"), score=-40),
    )
    return PersonalCard(name=NAMES[2], number="17", rounds=(*known, *[CardRound()] * (rounds - 3)), url=f"{HALL}/p/17")


def samples() -> dict[str, tuple[Heading, list[Print]]]:
    """Everything, by name."""
    npa, bend = heading_of("npa"), heading_of("bend")
    sheets: dict[str, tuple[Heading, list[Print]]] = {
        f"sheet-{name}": (heading_of(name), [blank(name, people)])
        for name, people in [
            ("npa", NAMES[:4]), ("mcallen", NAMES[3:7]), ("st-hilary", ()), ("n42pa", NAMES[4:8]),
            ("bend", NAMES[6:10]), ("bend.3", ("Ann Lee", "", "Cleo")),
        ]
    }  # fmt: skip
    standing = [
        Standing(place=str(at), name=NAMES[at % len(NAMES)], figures=(100, 101, -at, None, 2 * at), total=900 - at)
        for at in range(1, 31)
    ]
    wide = [
        Standing(
            place="3=",
            name=NAMES[at % len(NAMES)],
            figures=(1240,) * 12,
            total=14880,
            note=fact("standings-consolation"),
        )
        for at in range(22)
    ]
    return sheets | {
        "played-npa": (npa, [npa_played()]),
        "played-st-hilary": (heading_of("st-hilary"), [hilary_played()]),
        "played-n42pa": (heading_of("n42pa"), [marks_played()]),
        "played-bend.3": (bend, [three_played()]),
        "cards": (npa, [card(6), PersonalCard(name="", rounds=(CardRound(),) * 6, fees=True)]),
        "card-long": (npa, [card(12)]),
        "table-cards": (npa, [TableCard(number=7, url=f"{HALL}/t/7"), TableCard(number=128, note=THREE)]),
        "chart-tables": (npa, [SeatingChart(title=THIRD, seating=seating(13))]),
        "chart-threes": (bend, [SeatingChart(title=fact("round-title", number=2), seating=seating(3, 3))]),
        "chart-pairs": (npa, [SeatingChart(title=fact("round-title", number=1), seating=seating(4, 2))]),
        "chart-names": (npa, [SeatingChart(title=THIRD, seating=seating(13), by="name")]),
        "tags": (npa, [NameTag(name=name, under="Kansas City Club", number=str(at), url=f"{HALL}/p/{at}")
                       for at, name in enumerate(NAMES, 1)]),
        "slips": (npa, [PenaltySlip(known=penalties_of(load_book("npa"))),
                        PenaltySlip(who=NAMES[3], round=3, table=12, hand=2, clause="NPA-2.5h", cost=FIFTY,
                                    account="player", official="B. Fields",
                                    what="Showed three aces as aces around, which cannot be declared.")]),
        "slips-bend": (bend, [PenaltySlip(known=penalties_of(load_book("bend"))), PenaltySlip()]),
        "standings": (npa, [Standings(title=fact("paper-standings", rounds=5), rows=tuple(standing), columns=ROUNDS[:5],
                                      note="Not final: table 4 has not signed yet.")]),
        "standings-wide": (npa, [Standings(title=fact("paper-standings-final"), rows=tuple(wide),
                                           columns=ROUNDS)]),
        "bracket": (npa, [BracketList(rows=BRACKET)]),
        "prizes": (npa, [PrizeList(rows=(Prize(what="1st place", name=NAMES[2], cents=25000, words=GOLD),
                                         Prize(what="2nd and 3rd place, shared", name=NAMES[5], cents=11250),
                                         Prize(what="Highest round", name="Jo", cents=2550),
                                         Prize(what="Most sets", name="Dan Wu", words="A ham")))]),
        "receipts": (npa, [Receipt(name=NAMES[2], lines=((FEE, 2000), ("Two sets at $0.25", 50)), number="R-17",
                                   by="M. Ortiz"),
                           Receipt(name="Jo", lines=(("Highest round", 2550),), paid_out=True)]),
    }  # fmt: skip


def said(what: Said) -> str:
    """What stands in one place, in English."""
    return Speech().texts(what)[0]


class Longer(Voice, frozen=True):
    """A language whose words are 30 percent longer."""

    def say(self, message: Message) -> str:
        plain = Voice(language=self.language, words=self.words)
        return re.sub(r"[^\W\d_]{2,}", lambda word: word[0] + "e" * -(-len(word[0]) * 3 // 10), plain.say(message))


READERS: dict[str, tuple[Voice, ...]] = {
    "en": (Voice(),),
    "es": (Voice(language="es"),),
    "both": (Voice(), Voice(language="es")),
    "both-es": (Voice(language="es"), Voice()),
    "longer-en": (Longer(),),
    "longer-es": (Longer(language="es"),),
}
"""In which languages a print can be, and in which nobody's would be worse."""


def lines(pdf: bytes) -> list[list[tuple[float, float, float]]]:
    """The upright lines of every page: how far from the left, and from where to where below the upper edge."""
    found = []
    for page in pypdfium2.PdfDocument(pdf):
        height, here = page.get_height(), []
        for each in page.get_objects(filter=[FPDF_PAGEOBJ_PATH]):
            left, bottom, right, top = each.get_bounds()
            edges = (
                [left, right]
                if right - left > 8 and top - bottom > 8
                else [left]
                if right - left < 4 < top - bottom
                else []
            )
            here += [tuple(at * 25.4 / 72 for at in (x, height - top, height - bottom)) for x in edges]
        found.append(here)
    return found


class Word(NamedTuple):
    """Words that were drawn in one go; millimetres from the upper left corner, and points."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


def words(pdf: bytes) -> list[list[Word]]:
    """All that can be read, page by page."""
    found = []
    for page in pypdfium2.PdfDocument(pdf):
        height = page.get_height()
        drawn = page.get_objects(filter=[FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage())
        here = []
        for each in drawn:
            left, bottom, right, top = each.get_bounds()
            edges = (left, height - top, right, height - bottom)
            here.append(Word(each.extract().strip(), *(edge * 25.4 / 72 for edge in edges), each.get_font_size()))
        found.append(here)
    return found


def texts(pdf: bytes) -> list[str]:
    """The words of every page, as another program reads them."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def pictures(pdf: bytes, scale: float = 2) -> list[Image.Image]:
    return [page.render(scale=scale).to_pil().convert("L") for page in pypdfium2.PdfDocument(pdf)]


def addresses(pdf: bytes) -> list[list[str]]:
    """What a phone reads off every page."""
    only = zxingcpp.BarcodeFormat.QRCode
    return [[code.text for code in zxingcpp.read_barcodes(page, formats=only)] for page in pictures(pdf, 2)]
