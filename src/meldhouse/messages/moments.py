"""Dates and times in local time: the day, the time, or both."""

from __future__ import annotations

from datetime import UTC, datetime

from meldhouse.messages.message import Message, fact


def day(at: datetime | int) -> Message:
    """
    >>> from meldhouse.messages import Voice
    >>> noon = datetime(2026, 11, 18, 12, 5).astimezone()
    >>> Voice().say(day(noon)), Voice(language="es").say(day(noon))
    ('November 18, 2026', '18 de noviembre de 2026')
    >>> Voice().say(clock(noon)), Voice().say(moment(noon))
    ('12:05 PM', 'Nov 18, 2026, 12:05 PM')
    """
    return fact("day", day=_here(at).date().isoformat())


def clock(at: datetime | int) -> Message:
    return fact("clock", time=f"{_here(at):%H:%M}")


def moment(at: datetime | int) -> Message:
    here = _here(at)
    return fact("moment", day=here.date().isoformat(), time=f"{here:%H:%M}")


def _here(at: datetime | int) -> datetime:
    """A number means milliseconds, as in logs."""
    return (datetime.fromtimestamp(at / 1000, UTC) if isinstance(at, int) else at).astimezone()
