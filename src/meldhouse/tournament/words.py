"""How far a round is, in words."""

from __future__ import annotations

from meldhouse.tournament.state import RoundStatus

STATUSES: dict[RoundStatus, str] = {
    "draft": "a draft",
    "confirmed": "confirmed",
    "released": "released",
    "called": "called to the tables",
    "playing": "being played",
    "closed": "over",
}
