"""What a batch says when it cannot be done."""

from __future__ import annotations

from typing import Literal

Code = Literal["portion-failed", "worker-died", "no-extra", "no-cluster", "other-version"]


class BatchError(Exception):
    """A sentence for people, and a code for programs.

    >>> print(BatchError("no-cluster", "There is no cluster at 10.0.0.5:8786."))
    There is no cluster at 10.0.0.5:8786.
    """

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code
