"""Where bots think at the tables of tests: processes that start once, not once for each house."""

from __future__ import annotations

from functools import cache

from meldhouse.tables.thinking.workers import Workers


class Lasting(Workers):
    def close(self) -> None:
        """The next house needs them, too; they end with the tests."""


@cache
def lasting_workers() -> Workers:
    return Lasting()
