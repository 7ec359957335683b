"""How late somebody came: reckoned by the clock of the round, unless an official writes other minutes.

The field is filled in, and counts up while the page is open. What was not changed is left to the clock, so that a page
that was opened minutes ago does not make anybody come earlier than he does.
"""

from __future__ import annotations

from meldhouse.messages import fact
from meldhouse.tournament.desk.lateness import minutes_late, seconds_late
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.web.forms import Form, whole

MOST = 600


def reckoned_at(state: State, sheet: Sheet, at: int) -> dict[str, int | bool] | None:
    """For the field; None where it does not matter in this house how late somebody is."""
    rules = sheet.book.late
    if not (rules.each or rules.replaced):
        return None
    return {
        "minutes": min(MOST, minutes_late(state, sheet.round, at)),
        "seconds": min(MOST * 60, seconds_late(state, sheet.round, at)),
        "begun": rules.rounding != "completed",
    }


def minutes_said(form: Form) -> int | None:
    """What an official has written there; None where the clock counts.

    >>> minutes_said(Form({"minutes": "7", "reckoned": "4"})), minutes_said(Form({"minutes": "4", "reckoned": "4"}))
    (7, None)
    """
    typed = form.get("minutes").strip()
    if not typed or typed == form.get("reckoned").strip():
        return None
    if (minutes := whole(typed, most=MOST)) is None:
        form.faults["minutes"] = fact("event-late-fault", most=MOST, typed=typed[:20])
    return minutes
