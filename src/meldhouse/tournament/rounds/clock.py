"""The clock of a round: the time left, what to call out, who is slow, who is late.

Nothing here waits; the caller passes in the time.
"""

from __future__ import annotations

import msgspec

from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State

MINUTE = 60_000


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    since: int
    """Milliseconds since the start."""
    left: int | None
    """Until time is up: 0 when it is, and None if there is no limit."""
    called: tuple[int, ...]
    """The "minutes left" marks reached so far, the latest last: they are called out (N42-15b)."""
    time_up: bool
    slow: tuple[int, ...]
    """Tables without a new hand for longer than the rules allow."""
    late: dict[str, int]
    """Players who are missing, and for how many milliseconds."""


def clock(state: State, at: int) -> Clock | None:
    """For the current round; None if there is none."""
    each = state.current
    if each is None or each.status != "playing" or each.started_at is None:
        return None
    left = None if each.ends_at is None else max(0, each.ends_at - at)
    called = [] if left is None else [told for told in state.form.told if left <= told * MINUTE]
    return Clock(
        round=each.number,
        since=at - each.started_at,
        left=left,
        called=tuple(sorted(called, reverse=True)),
        time_up=each.time_up(at),
        slow=tuple(table for table, sheet in each.sheets.items() if _is_slow(state, each, sheet, at)),
        late=dict.fromkeys(each.missing, at - each.started_at),
    )


def _is_slow(state: State, each: RoundState, sheet: Sheet, at: int) -> bool:
    if not state.form.slow or sheet.is_complete(time_up=each.time_up(at)) or each.started_at is None:
        return False
    last = max([each.started_at, *(row.at for row in sheet.rows)])
    return at - last > state.form.slow * MINUTE


def hand_at_time_is_done(each: RoundState, sheet: Sheet) -> bool:
    """Whether the hand in play at time has been written down."""
    ends = each.ends_at
    return ends is not None and any(row.at >= ends and row.slip.how not in UNCOUNTED for row in sheet.rows)


def hand_on_at_time(state: State, each: RoundState, sheet: Sheet, at: int) -> bool:
    """Whether a hand in play at time may still be written down."""
    if not each.time_up(at) or state.form.at_time != "finish-hand" or sheet.sums.is_played:
        return False
    return not hand_at_time_is_done(each, sheet)


def is_deciding(each: RoundState, sheet: Sheet, at: int) -> bool:
    """Whether the next hand is an extra one after time, to decide a draw."""
    if not (each.time_up(at) and sheet.extra_hand) or sheet.sums.is_played:
        return False
    return hand_at_time_is_done(each, sheet) and sheet.sums.is_drawn
