"""Which settings of a club's usual event come from its paper, and which are our choice because the paper is silent."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.messages import Message
from meldhouse.rulebooks import Book
from meldhouse.tournament.form_fields import FIELDS, value_of
from meldhouse.tournament.forms import Form
from meldhouse.tournament.lines.events import event_lines

CITED: Mapping[str, str] = {
    "movement": "event-movement",
    "rounds": "event-rounds",
    "minutes": "event-minutes",
    "hands": "event-hands",
    "target": "game-target",
    "best_of": "event-hands",
    "three": "event-sizes",
    "bye": "event-bye",
    "divisions": "event-pairs",
    "tie": "event-tie",
    "at_time": "event-time",
    "ranking.of": "event-rank",
    "ranking.playoff": "event-extra",
    "ranking.playoff_places": "event-extra",
    "order": "event-rank",
}
"""The clause a club would cite for each setting; where there is none, it is our choice. None cover minutes, or when
they are called out: a paper may mention a clock without saying how long."""
ALWAYS = (
    "rounds",
    "minutes",
    "three",
    "bye",
    "hands",
    "target",
    "best_of",
    "ranking.playoff",
    "ranking.playoff_places",
)
"""For these, zero or none is a choice too."""
HARMLESS = ("where", "prints", "apart_as", "money.fee_for", "money.each")
"""These follow from something else, or are nothing that a paper would mention."""


def our_choices(book: Book, form: Form) -> frozenset[str]:
    """The keys of all settings of this event that no paper gives. Absent things, such as no fee, are nobody's choice.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> mcallen = load_book("mcallen")
    >>> ours = our_choices(mcallen, form_of(mcallen))
    >>> [key for key in ("entry", "movement", "rounds", "bye", "slow", "divisions", "money.fee_cents") if key in ours]
    ['movement', 'bye', 'slow']
    """
    cited = {**CITED, "entry": "event-pairs" if form.entry == "pair" else "event-partners"}
    keys = [*(field.key for field in FIELDS if field.key in ALWAYS or value_of(form, field.key)), "order"]
    moot = {*HARMLESS, *_moot(book, form)}
    return frozenset(key for key in keys if key not in moot and not (key in cited and book.by_paper(cited[key])))


def _moot(book: Book, form: Form) -> tuple[str, ...]:
    """Settings without meaning here: the target of a game without a score, how losers play on without a bracket."""
    found: tuple[str, ...] = ("hands",) if book.match.until != "hands" else ("target", "best_of")
    if not form.is_bracket:
        found += ("third", "consolation")
    if not form.divisions or not form.money.medals:
        found += ("money.medals_by",)
    if not book.scoring.fee_cents and not book.renege.fee_cents:
        found += ("money.side_money",)
    return found


def marked_lines(book: Book, form: Form) -> tuple[tuple[Message, bool], ...]:
    """How the event is run, line by line, and whether each line is our choice."""
    ours = our_choices(book, form)
    return tuple((line, key in ours) for key, line in event_lines(book, form))
