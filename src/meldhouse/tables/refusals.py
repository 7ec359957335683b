"""Why a table refuses a request. The words are in the catalog `refusals-table.ftl`."""

from __future__ import annotations

from meldhouse.game import Refusal, Refused
from meldhouse.messages import Arg, Message


def denied(code: str, **facts: Arg) -> Refused:
    """Raise the result."""
    return Refused(Refusal(code, Message(f"table-{code}", facts)))
