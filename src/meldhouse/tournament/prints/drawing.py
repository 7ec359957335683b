"""Print jobs: everything that is printed together, as one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from meldhouse.messages import Voice
from meldhouse.tournament.prints.brackets import BracketList, draw_brackets
from meldhouse.tournament.prints.cards import PersonalCard, draw_cards
from meldhouse.tournament.prints.charts import SeatingChart, draw_charts
from meldhouse.tournament.prints.corrections import draw_corrections
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.lists import PrizeList, Standings, draw_prizes, draw_standings
from meldhouse.tournament.prints.marks_sheet import draw_marks_sheet
from meldhouse.tournament.prints.page import Pad, Paper
from meldhouse.tournament.prints.points_sheet import draw_points_sheet
from meldhouse.tournament.prints.receipts import Receipt, draw_receipts
from meldhouse.tournament.prints.sheets import ScoreSheet
from meldhouse.tournament.prints.slips import PenaltySlip, draw_slips
from meldhouse.tournament.prints.speech import Said, Speech
from meldhouse.tournament.prints.table_cards import TableCard, draw_table_cards
from meldhouse.tournament.prints.tags import NameTag, draw_tags

Print = (
    ScoreSheet
    | PersonalCard
    | TableCard
    | SeatingChart
    | NameTag
    | PenaltySlip
    | Standings
    | BracketList
    | PrizeList
    | Receipt
)


def _draw_sheets(pad: Pad, heading: Heading, sheets: Sequence[ScoreSheet]) -> None:
    usual = pad.speech
    for sheet in sheets:
        # A table of three may use another rulebook than most.
        own = replace(heading, house=sheet.form.house) if heading.house else heading
        pad.speech = usual.with_words(sheet.form.words)
        (draw_marks_sheet if sheet.form.marks else draw_points_sheet)(pad, own, sheet)
        draw_corrections(pad, own, sheet)
    pad.speech = usual


DRAWN: dict[type, Callable[[Pad, Heading, Sequence[Any]], None]] = {
    ScoreSheet: _draw_sheets,
    PersonalCard: draw_cards,
    TableCard: draw_table_cards,
    SeatingChart: draw_charts,
    NameTag: draw_tags,
    PenaltySlip: draw_slips,
    Standings: draw_standings,
    BracketList: draw_brackets,
    PrizeList: draw_prizes,
    Receipt: draw_receipts,
}
"""How each kind is drawn; small ones of a kind share pages."""


def print_job(
    heading: Heading,
    things: Iterable[Print],
    *,
    paper: Paper = "letter",
    title: Said = "",
    voices: Sequence[Voice] = (Voice(),),
) -> bytes:
    """One PDF of all `things` in order, in one language or two. The same job always makes the same file.

    >>> print_job(Heading(event="Spring Open"), [TableCard(number=7)])[:5]
    b'%PDF-'
    """
    wanted = list(things)
    if not wanted:
        raise PrintError("nothing")
    pad = Pad(title or heading.event, paper, Speech(tuple(voices)))
    for kind, same in groupby(wanted, key=type):
        DRAWN[kind](pad, heading, list(same))
    return pad.pdf()
