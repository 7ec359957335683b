"""A hint: what a player of a level would do, why, how likely it succeeds, and the runners-up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import Action, Bid, Event, Seat, View
from meldhouse.messages import FactError, Message, fact
from meldhouse.players.advice.charts import BidChart, NothingToDecide, bid_chart, has_chart
from meldhouse.players.advice.figures import Aim, aim_of, figures, outlook
from meldhouse.players.advice.moments import check_told
from meldhouse.players.advice.reasons import reasons
from meldhouse.players.advice.sight import Sight, Standing, remembered
from meldhouse.players.choices import Choice
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import NOVICE, Level, level_named
from meldhouse.players.player import Player
from meldhouse.players.regular import is_regular
from meldhouse.players.search.thinking import Thinker
from meldhouse.rulebooks import Book
from meldhouse.solver import Unsolvable

MOST_REASONS = 3
"""At most this many from the table; what the figures say always comes on top."""
RUNNERS_UP = 2
DECIDED = ("auction", "kitty", "trump", "exchange", "discard", "meld", "tricks")


class Irregularity(FactError, ValueError):
    """Something has happened at the table that cannot be calculated."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    level: str
    version: int
    choices: tuple[Choice, ...]
    """The choices weighed, best first; a single one where there was nothing to weigh."""
    aim: Aim
    """What the chances refer to: our side makes its bid, or sets theirs."""
    reasons: tuple[Message, ...]
    chart: BidChart | None = None
    """In the auction, and when naming trump."""
    standing: Standing | None = None
    """Whether the bid is already safe or lost."""

    @property
    def action(self) -> Action:
        return self.choices[0].action

    @property
    def chance(self) -> float | None:
        """How likely our side gets what it wants this way; None where nothing is at stake yet."""
        return self.choices[0].chance

    @property
    def outlook(self) -> Message | None:
        """The chance as a fact; None where there is nothing to say."""
        return outlook(self.action, self.chance, self.aim, self.standing)

    @property
    def trump(self) -> str | None:
        """The trump to plan on with a bid."""
        chart = self.chart
        return chart.trump_for(self.action.amount) if chart is not None and isinstance(self.action, Bid) else None

    @property
    def others(self) -> tuple[Choice, ...]:
        """The runners-up."""
        return self.choices[1 : 1 + RUNNERS_UP]


def hint(book: Book, view: View, seen: Sequence[Event], level: Level | str = "expert", seed: bytes = b"") -> Hint:
    """What a player of this level would do in place of `view.seat`; the same seed gives the same hint."""
    level = level_named(level) if isinstance(level, str) else level
    seat = view.seat
    if seat is None or seat not in view.to_act or view.phase not in DECIDED:
        raise NothingToDecide(fact("nothing-to-decide", when="over" if view.phase == "over" else "now"))
    check_told(book, view, seen)
    if not is_regular(seen):
        raise Irregularity(fact("irregular"))
    choices, chart = _weighed(book, view, seen, player_for(book, level, seed))
    standing = Sight(book, view, remembered(book, view, seen)).standing() if view.phase == "tricks" else None
    return Hint(
        seat=seat,
        level=level.name,
        version=level.version,
        choices=tuple(choices),
        aim=aim_of(book, view),
        reasons=_why(book, view, seen, choices, chart, standing),
        chart=chart,
        standing=standing,
    )


def expert_hint(book: Book, view: View, seen: Sequence[Event]) -> Hint:
    """What the expert would do; for a deck too large to simulate, what simple good sense would."""
    try:
        return hint(book, view, seen)
    except Unsolvable:
        return hint(book, view, seen, NOVICE)


def _weighed(book: Book, view: View, seen: Sequence[Event], player: Player) -> tuple[Sequence[Choice], BidChart | None]:
    """The choices, with a chart where the player has figures."""
    unasked = player.unasked(view, seen)
    if unasked is not None or not isinstance(player, Thinker):
        return [Choice(unasked or player.decide(view, seen), None, 0.0)], None
    if has_chart(view):
        chart = bid_chart(book, view, seen, player.level, player.seed)
        return chart.choices, chart
    return player.think(view, seen), None


def _why(
    book: Book,
    view: View,
    seen: Sequence[Event],
    choices: Sequence[Choice],
    chart: BidChart | None,
    standing: Standing | None,
) -> tuple[Message, ...]:
    action = choices[0].action
    trump = None
    if chart is not None and chart.trumps:
        trump = chart.best[0] if chart.best is not None else chart.trumps[0]
    facts = reasons(book, view, seen, action, trump=trump)
    told = figures(book, view, choices, chart, standing)
    return (*facts[: MOST_REASONS - len(told)], *told)
