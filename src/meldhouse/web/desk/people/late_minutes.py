"""How late somebody came: by the round's clock, unless an official enters other minutes.

The field is prefilled and counts up while the page is open. If it is unchanged, the clock decides, so that a page
opened minutes ago does not make anybody less late.
"""

from __future__ import annotations

from meldhouse.messages import fact
from meldhouse.tournament.acts.lateness import minutes_late, seconds_late
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.web.forms import Form, whole

MOST = 600


def reckoned_at(state: State, sheet: Sheet, at: int) -> dict[str, int | bool] | None:
    """The value for the field; None if lateness does not matter in this house."""
    rules = sheet.book.late
    if not (rules.each or rules.replaced):
        return None
    return {
        "minutes": min(MOST, minutes_late(state, sheet.round, at)),
        "seconds": min(MOST * 60, seconds_late(state, sheet.round, at)),
        "begun": rules.rounding != "completed",
    }


def minutes_said(form: Form) -> int | None:
    """The minutes an official entered; None if the clock decides.

    >>> minutes_said(Form({"minutes": "7", "reckoned": "4"})), minutes_said(Form({"minutes": "4", "reckoned": "4"}))
    (7, None)
    """
    typed = form.get("minutes").strip()
    if not typed or typed == form.get("reckoned").strip():
        return None
    if (minutes := whole(typed, most=MOST)) is None:
        form.faults["minutes"] = fact("event-late-fault", most=MOST, typed=typed[:20])
    return minutes
