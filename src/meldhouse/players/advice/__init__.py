"""For people: hints with their reasons, the chances of every bid, and what a finished hand could have brought."""

from meldhouse.players.advice.balances import Balance, together
from meldhouse.players.advice.charts import BidChart, NoFigures, NothingToDecide, Passing, bid_chart, has_chart
from meldhouse.players.advice.findings import Finding, Review
from meldhouse.players.advice.hints import Hint, Irregularity, expert_hint, hint
from meldhouse.players.advice.moments import Moment, decided, moments, position, seen_by
from meldhouse.players.advice.reasons import reasons
from meldhouse.players.advice.reviewing import NotOver, review

__all__ = [
    "Balance",
    "BidChart",
    "Finding",
    "Hint",
    "Irregularity",
    "Moment",
    "NoFigures",
    "NotOver",
    "NothingToDecide",
    "Passing",
    "Review",
    "bid_chart",
    "decided",
    "expert_hint",
    "has_chart",
    "hint",
    "moments",
    "position",
    "reasons",
    "review",
    "seen_by",
    "together",
]
