"""All rounds of a tournament with their tables, so that every sheet can be found again."""

from __future__ import annotations

from typing import Any

from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, shows
from meldhouse.web.desk.sheets.past_rounds import past_rounds


def _shown(visited: Visit) -> dict[str, Any]:
    state, who = visited.state, visited.person.id
    official = bool(visited.roles.intersection(DESK_STAFF))
    found = past_rounds(state, official=official, person=state.person_of(who), keeps=state.keeps.get(who, 0))
    return {"rounds": found}


show = shows("rounds.html", _shown)
part = shows("rounds_part.html", _shown)
