"""The settings of a house on the web: everything that differs from one to the next."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from meldhouse.web.house.house import House

LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}
"""Addresses of this machine itself."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    house: House
    """Settings for its tables and accounts, and the key that signs its cookies."""
    base_url: str | None = None
    """Where people find this house, if not where it listens: behind a proxy, with https."""
    hosts: tuple[str, ...] = ()
    """Host names it answers to besides that of `base_url`. With neither set, any name, because a club's laptop has a
    different one in every network."""
    listens_to_all: bool = False
    """Whether others in the same network can open it, not just this machine."""
    desk_backups: bool = False
    """Whether directors may back up everything from any device, not just at this machine."""
    is_full: Callable[[], bool] = lambda: False
    """Whether all connections are taken except those reserved for players."""
    clock: Callable[[], float] = time.monotonic

    @property
    def secret(self) -> bytes:
        return self.house.secret

    @property
    def is_https(self) -> bool:
        return self.base_url is not None and urlsplit(self.base_url).scheme == "https"

    @property
    def base_host(self) -> str | None:
        return urlsplit(self.base_url).netloc.lower() or None if self.base_url is not None else None

    def answers_to(self, host: str) -> bool:
        """Whether the house answers to that host name; a proxy in front uses that of `base_url`."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        known = {one.lower() for one in (*self.hosts, self.base_host) if one is not None}
        return not known or bool({host.lower(), name.lower()} & (known | LOOPBACK))
