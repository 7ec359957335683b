"""Why something cannot be printed as asked. The words are in the catalog `prints.ftl`."""

from __future__ import annotations

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.tournament.refusals import Unfit


class PrintError(Unfit):
    """
    >>> str(PrintError("paper", paper="a3", papers=("letter", "a4")))
    'There’s no paper size “a3”. Choose letter or a4.'
    """

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(Refusal(code, Message(f"print-{code}", facts)))
