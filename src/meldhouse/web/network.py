"""Whether phones can open a link of this house, and how to start it so that they can."""

from __future__ import annotations

import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from meldhouse.tournament.prints.codes import is_only_here


class StartSo(NamedTuple):
    """What to do where a link leads to this computer alone."""

    name: str
    """By which name this computer was asked, such as localhost."""
    command: str
    """What starts the house for the hall; "" where this computer is in no network."""
    address: str
    """What phones open then."""


def address_in_the_network() -> str | None:
    """Where others in the same network find this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def in_the_network(link: str) -> str | None:
    """The same link for others, where it leads to this computer alone and that is in a network.

    >>> in_the_network("https://cards.example.org") is None
    True
    """
    here = address_in_the_network() if is_only_here(link) else None
    if here is None:
        return None
    port = urlsplit(link).port
    return f"http://{here}:{port}" if port not in (None, 80) else f"http://{here}"


def phones_need(link: str) -> StartSo | None:
    """None where phones can open the link.

    >>> phones_need("https://cards.example.org/event/x") is None
    True
    """
    if not is_only_here(link):
        return None
    parts, address = urlsplit(link), in_the_network(link)
    if address is None:
        return StartSo(parts.hostname or "", "", "")
    command = f"meldhouse serve --host 0.0.0.0 --port {parts.port or 80} --base-url {address}"
    return StartSo(parts.hostname or "", command, address)
