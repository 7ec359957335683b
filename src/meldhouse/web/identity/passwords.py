"""Passwords: stored as Argon2 hashes, checked only for length."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 8
LONGEST = 200
PRIORITY = 5
"""Niceness of hashing threads (19 is the most): any nicer, and nobody could log in on a busy machine."""


T = TypeVar("T")


class Passwords:
    """Hashing is slow and memory-hungry on purpose, so only two run at a time, in threads with low priority."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._two = ThreadPoolExecutor(2, "passwords", initializer=_stand_back)

    async def hashed(self, password: str) -> str:
        return await self._apart(lambda: self._hasher.hash(password))

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._two, work)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether the password is right. Without a hash the work is done anyway, so that an unknown login takes as long
        as a wrong password."""

        def verify() -> bool:
            try:
                return self._hasher.verify(hashed or _nobodys(self._hasher), password) and hashed is not None
            except (VerificationError, InvalidHashError):
                return False

        return await self._apart(verify)

    def is_outdated(self, hashed: str) -> bool:
        """Whether the hash was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(hashed)


def _stand_back() -> None:
    """Lower this thread's priority, and that of threads Argon2 starts from it; only Linux has it per thread."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PRIORITY)


@cache
def _nobodys(hasher: PasswordHasher) -> str:
    return hasher.hash("nobody's password")
