"""What officials note about people, rules they ease for a player, and questions about a rule."""

from __future__ import annotations

from meldhouse.tournament.acts.base import Act, Text


class LogConduct(Act, frozen=True, kw_only=True):
    """Log a lapse of conduct: no points, since no rulebook gives any."""

    person: str
    clause: str = ""
    """The clause on conduct; empty if no clause names it, where the rules allow that."""
    note: Text = ""
    round: int = 0
    """0 means between the rounds."""
    hand: int = 0


class CorrectEntry(Act, frozen=True, kw_only=True):
    """An entry was wrong. It stays readable, and another takes its place, or says that it did not happen."""

    entry: int
    reason: Text
    struck: bool = False
    person: str = ""
    """The person it was about; empty means the same as before."""
    clause: str = ""


class Ease(Act, frozen=True, kw_only=True):
    """Ease a rule for one player to whom it is a hardship."""

    person: str
    clause: str
    reason: Text


class AskRule(Act, frozen=True, kw_only=True):
    """Ask what a rule means."""

    text: Text


class AnswerRule(Act, frozen=True, kw_only=True):
    """Answer it, as one of the officials appointed for that."""

    question: int
    text: Text
    clause: str = ""
