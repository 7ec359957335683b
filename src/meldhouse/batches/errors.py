"""The error raised when a batch cannot be done."""

from __future__ import annotations

from typing import Literal

from meldhouse.messages import FactError, Message

Code = Literal["portion-failed", "worker-died", "no-extra", "no-cluster", "other-version"]


class BatchError(FactError):
    """What went wrong, with a code for programs."""

    def __init__(self, code: Code, message: Message) -> None:
        super().__init__(message)
        self.code = code
