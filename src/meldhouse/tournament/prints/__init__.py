"""All printing for a tournament, as PDF: sheets, cards, charts, tags, slips, lists and receipts."""

from meldhouse.tournament.prints.brackets import BracketList, BracketRow
from meldhouse.tournament.prints.cards import CardRound, PersonalCard
from meldhouse.tournament.prints.cells import Figure
from meldhouse.tournament.prints.charts import SeatingChart
from meldhouse.tournament.prints.drawing import Print, print_job
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.forms import SheetForm, form_of
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.lists import Prize, PrizeList, Standing, Standings
from meldhouse.tournament.prints.page import PAPERS, Paper
from meldhouse.tournament.prints.receipts import Receipt
from meldhouse.tournament.prints.sheets import Correction, Extra, HandLine, ScoreSheet, line_of
from meldhouse.tournament.prints.slips import Known, PenaltySlip, penalties_of
from meldhouse.tournament.prints.table_cards import TableCard
from meldhouse.tournament.prints.tags import NameTag

__all__ = [
    "PAPERS",
    "BracketList",
    "BracketRow",
    "CardRound",
    "Correction",
    "Extra",
    "Figure",
    "HandLine",
    "Heading",
    "Known",
    "NameTag",
    "Paper",
    "PenaltySlip",
    "PersonalCard",
    "Print",
    "PrintError",
    "Prize",
    "PrizeList",
    "Receipt",
    "ScoreSheet",
    "SeatingChart",
    "SheetForm",
    "Standing",
    "Standings",
    "TableCard",
    "form_of",
    "line_of",
    "penalties_of",
    "print_job",
]
