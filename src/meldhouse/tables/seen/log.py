"""What has happened, line by line, as told to one chair; without what the rules no longer show."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple

import msgspec

from meldhouse.game import Action, Dealt, Event, Irregular, MeldCounted, NameTrump, Play, Seat, ShowMeld, TrickWon, seen
from meldhouse.game.phases.looking import is_closed_to
from meldhouse.messages import fact
from meldhouse.tables.chairs import Change
from meldhouse.tables.seen.lines import Lines, LogLine
from meldhouse.tables.seen.outcome import outcome
from meldhouse.tables.seen.seen import Scored
from meldhouse.tables.seen.sights import Sight
from meldhouse.tables.table import Table

ForAll = dict[int, LogLine | None]
"""What is said of each event of a hand, by its place: shared by all who saw the same of it."""
LINES = 160
"""Lines kept: enough for a long hand with its auction, even while most of its tricks are no longer shown."""


class LogNews(NamedTuple):
    new: list[LogLine]
    """What has happened since the last time."""
    earlier: list[LogLine] | None
    """The earlier lines, if some of them are no longer shown, or are shown again."""


class Untold(NamedTuple):
    """What is no longer shown in a hand."""

    before: int
    """Plays in tricks before this one, counted from 0."""
    trump: bool


class Kept(msgspec.Struct):
    line: LogLine
    at: int = -1
    """The place in the current hand of the event it tells of; -1 for anything else."""
    trick: int | None = None
    """The trick of this deal, counted from 0, that the line's play belongs to."""
    names_trump: bool = False
    """Whether it names the trump of this deal."""
    is_told: bool = True
    instead: LogLine | None = None
    """What is left to say when the line is no longer shown."""

    @property
    def now(self) -> LogLine | None:
        return self.line if self.is_told else self.instead


class Log:
    """The log of one chair, or of all spectators (`seat` None)."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._kept: deque[Kept] = deque(maxlen=LINES)
        self._hand = 0
        self._events = 0
        """How many events of the hand were told."""
        self._rewinds = 0
        """How often something was taken back in the hand, as far as that was told."""
        self._changes = 0
        """How many changes of chairs were told."""
        self._result: tuple[Scored, ...] | None = None
        """The result that was told; a ruling can change it afterwards."""
        self._untold: Untold | None = None
        """What the lines kept so far leave out; None if that must be checked again."""

    @property
    def lines(self) -> list[LogLine]:
        """All lines that are still shown."""
        return _said(self._kept)

    def follow(self, table: Table, sight: Sight, known: ForAll) -> LogNews:
        """`known`: what the logs of other chairs found for the same version; what is found here is added to it."""
        if table.hand is None or sight.hand is None:
            return LogNews([], None)
        is_cut = self._take_back(table)
        fresh, earlier = self._fresh(table, sight, known), self.lines if is_cut else None
        if _closes(table):
            untold, self._untold = self._untold, _untold(table, sight)
            if untold != self._untold:  # true once a trick, not with every play
                earlier = self.lines if _close(self._kept, self._untold) else earlier
            _close(fresh, self._untold)
        self._kept.extend(fresh)
        return LogNews(_said(fresh), earlier)

    def _take_back(self, table: Table) -> bool:
        """Forget what was taken back since the last time; whether there was anything."""
        rewound = table.rewound
        if table.number != self._hand or rewound is None or rewound.times == self._rewinds:
            return False
        self._rewinds, self._events = rewound.times, rewound.length
        self._kept = deque((kept for kept in self._kept if kept.at < rewound.length), maxlen=LINES)
        if rewound.mine is not None and table.hand is not None:
            mine = seen(rewound.mine, self.seat, table.hand)
            assert isinstance(mine, Action)
            says = Lines(table.book, self.seat).taken_back(mine)
            self._kept.append(Kept(LogLine(says, kind="taken-back", seat=rewound.mine.seat)))
        return True

    def _fresh(self, table: Table, sight: Sight, known: ForAll) -> list[Kept]:
        hand, public = table.hand, sight.common.seen.hand
        assert hand is not None
        assert public is not None
        if table.number != self._hand or len(hand.events) < self._events:
            self._hand, self._events, self._rewinds, self._changes, self._result = table.number, 0, 0, 0, None
            self._set_free()
            for kept in self._kept:
                kept.at = -1
        first, self._events = self._events, len(hand.events)
        new = hand.events[first:]
        result = sight.common.seen.result
        came_out = hand.is_over and result != self._result
        self._result = result if hand.is_over else None
        lines = Lines(table.book, self.seat)
        said: list[tuple[Event, Kept | None]] = []
        for at, event in enumerate(new, first):
            shown = seen(event, self.seat, hand)
            if shown is not event or isinstance(event, MeldCounted):
                line = lines.line(shown, public, hand)
            else:
                if at not in known:
                    known[at] = lines.line(event, public, hand)
                line = known[at]
            said.append((event, Kept(line, at) if line is not None else None))
        if _closes(table):
            self._mark(said, sum(public.tricks_won.values()))
        fresh = [kept for _, kept in said if kept is not None]
        if len(table.seat_changes) > self._changes:
            placed = [(at, kept) for at, (_, kept) in enumerate(said, first + 1) if kept is not None]
            placed += [(one.after, Kept(_moved(one))) for one in table.seat_changes[self._changes :]]
            fresh = [kept for _, kept in sorted(placed, key=itemgetter(0))]
        self._changes = len(table.seat_changes)
        if came_out:
            fresh.append(Kept(LogLine(outcome(table, lines), kind="result")))
        return fresh

    def _mark(self, said: list[tuple[Event, Kept | None]], tricks: int) -> None:
        """Note which trick each new line is about, with this many of them finished, and whether it names trump."""
        for event, kept in reversed(said):
            act = event.action if isinstance(event, Irregular) else event
            if isinstance(act, Dealt):  # everything before that is about another deal
                self._set_free()
                return
            tricks -= isinstance(act, TrickWon)
            if kept is not None:
                kept.trick = tricks if isinstance(act, Play) else None
                if isinstance(act, NameTrump):
                    kept.instead = _trump_untold(act)
                elif isinstance(act, ShowMeld):
                    kept.instead = _without_items(kept.line)
                kept.names_trump = kept.instead is not None

    def _set_free(self) -> None:
        """Earlier lines are about a deal that is over or was thrown in, and may be shown as long as anybody wants."""
        self._untold = None
        for kept in self._kept:
            kept.trick, kept.names_trump = None, False


def _moved(change: Change) -> LogLine:
    """Who plays for whom is everybody's business."""
    name, where = change.name or fact("guest"), fact("seat", seat=change.seat)
    if not change.came:
        return LogLine(fact("news-left", name=name, where=where), kind="left", seat=change.seat)
    return LogLine(fact("news-sat", who=change.seat, name=name, where=where), kind="sat", seat=change.seat)


def _trump_untold(act: NameTrump) -> LogLine:
    """That trump was named may always be shown; only not which one."""
    return LogLine(fact("news-trump-untold", who=act.seat), kind="name-trump", seat=act.seat)


def _without_items(line: LogLine) -> LogLine | None:
    """“Bea melded 9.” The items of a meld would give the trump suit away. None where there was no meld."""
    if line.says.id != "news-meld":
        return None
    who, points = line.says.args["who"], line.says.args["points"]
    return msgspec.structs.replace(line, says=fact("news-meld-untold", who=who, points=points))


def _said(lines: Iterable[Kept]) -> list[LogLine]:
    return [line for kept in lines if (line := kept.now) is not None]


def _closes(table: Table) -> bool:
    """Whether the rules ever stop showing anything."""
    tricks = table.book.tricks
    always = tricks.player_shown == "always" and tricks.review == "all" and tricks.closed_from is None
    return not always or table.book.trump.shown != "always"


def _stays_told(table: Table, seat: Seat | None) -> bool:
    """Whether players may look at finished tricks again, with who played what. Where they may not, the log hides them
    too."""
    assert table.hand is not None
    tricks = table.book.tricks
    return tricks.player_shown == "always" and tricks.review == "all" and not is_closed_to(table.hand.state, seat)


def _untold(table: Table, sight: Sight) -> Untold:
    """While a hand is played, most rulebooks show who played what only for the trick on the table, and some show trump
    only for a while."""
    public = sight.common.seen.hand
    assert public is not None
    assert sight.hand is not None
    is_played = table.stage == "hand" and public.phase == "tricks"
    lies = sum(public.tricks_won.values()) - (not public.trick)
    before = lies if is_played and not _stays_told(table, sight.own.get("seat")) else 0
    return Untold(before, is_played and sight.hand.get("trump", public.trump) is None)


def _close(lines: Iterable[Kept], untold: Untold) -> bool:
    """Leave that out; returns whether it changed any of these lines."""
    changed = False
    for kept in lines:
        is_told = (kept.trick is None or kept.trick >= untold.before) and not (kept.names_trump and untold.trump)
        changed = changed or is_told != kept.is_told
        kept.is_told = is_told
    return changed
