"""Whether phones can open a link of this house, and how to start the house so that they can."""

from __future__ import annotations

import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from meldhouse.tournament.prints.codes import is_only_here


class StartSo(NamedTuple):
    """Advice for a link that works only on this computer."""

    name: str
    """The name by which this computer was addressed, such as localhost."""
    command: str
    """The command that opens the house to the network; "" if there is no network."""
    address: str
    """The address for phones after that."""


def address_in_the_network() -> str | None:
    """This machine's address in its local network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def in_the_network(link: str) -> str | None:
    """The same link for other devices, if it works only on this computer and there is a network.

    >>> in_the_network("https://cards.example.org") is None
    True
    """
    here = address_in_the_network() if is_only_here(link) else None
    if here is None:
        return None
    port = urlsplit(link).port
    return f"http://{here}:{port}" if port not in (None, 80) else f"http://{here}"


def phones_need(link: str) -> StartSo | None:
    """What has to change; None if phones can open the link.

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
