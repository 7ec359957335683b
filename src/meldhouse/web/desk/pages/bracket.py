"""The bracket: every match by name, who met whom, how it ended and who advances; for the desk and for everybody."""

from __future__ import annotations

from typing import Any

from meldhouse.tournament.lines.brackets import byes_in, known_to_all, stages_of
from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, shows


def _shown(visited: Visit) -> dict[str, Any]:
    """Players see no drafts: their bracket appears when the first seating is released."""
    state, official = visited.state, bool(visited.roles.intersection(DESK_STAFF))
    is_seen = official or any(each.status not in ("draft", "confirmed") for each in state.rounds)
    return {
        "stages": stages_of(state, None if official else known_to_all(state)) if is_seen else (),
        "byes": byes_in(state) if is_seen else [],
    }


show = shows("bracket.html", _shown)
part = shows("bracket_part.html", _shown)
