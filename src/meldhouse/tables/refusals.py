"""Why a table does not do what it was asked for. The words are in the catalogue `refusals-table.ftl`."""

from __future__ import annotations

from meldhouse.game import Refusal, Refused
from meldhouse.messages import Arg, Message


def denied(code: str, **facts: Arg) -> Refused:
    """To be raised."""
    return Refused(Refusal(code, Message(f"table-{code}", facts)))
