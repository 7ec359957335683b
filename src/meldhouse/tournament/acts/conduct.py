"""What officials write down about people, rules they ease for somebody, and questions about a rule."""

from __future__ import annotations

from meldhouse.tournament.acts.base import Act, Text


class LogConduct(Act, frozen=True, kw_only=True):
    """A lapse of conduct is written down: without points, for the papers give none."""

    person: str
    clause: str = ""
    """The clause of conduct; left out, it is something that no clause names, where the house allows that."""
    note: Text = ""
    round: int = 0
    """Left out, it was between the rounds."""
    hand: int = 0


class CorrectEntry(Act, frozen=True, kw_only=True):
    """An entry was wrong. It stays to be read, and another one takes its place, or says that it did not happen."""

    entry: int
    reason: Text
    struck: bool = False
    person: str = ""
    """Who it was; left out, the same."""
    clause: str = ""


class Ease(Act, frozen=True, kw_only=True):
    """A rule is eased for one player to whom it is a hardship."""

    person: str
    clause: str
    reason: Text


class AskRule(Act, frozen=True, kw_only=True):
    """Somebody would like to know what a rule means."""

    text: Text


class AnswerRule(Act, frozen=True, kw_only=True):
    """One of those whom the house has appointed for that answers."""

    question: int
    text: Text
    clause: str = ""
