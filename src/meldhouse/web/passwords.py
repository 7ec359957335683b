"""Passwords: kept as Argon2 hashes, judged by their length alone."""

from __future__ import annotations

from functools import cache

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 8
LONGEST = 200


class Passwords:
    """Hashing takes a tenth of a second and much memory on purpose, so only two are reckoned at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._two = CapacityLimiter(2)

    async def hashed(self, password: str) -> str:
        return await to_thread.run_sync(self._hasher.hash, password, limiter=self._two)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether it is the password; without a hash the work is done all the same, so that an unknown login takes
        as long as a wrong password."""

        def verify() -> bool:
            try:
                return self._hasher.verify(hashed or _nobodys(self._hasher), password) and hashed is not None
            except (VerificationError, InvalidHashError):
                return False

        return await to_thread.run_sync(verify, limiter=self._two)

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(hashed)


@cache
def _nobodys(hasher: PasswordHasher) -> str:
    return hasher.hash("nobody's password")
