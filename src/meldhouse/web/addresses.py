"""Where somebody comes from: what is counted for one address, and who sits at the machine itself."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

ONE_LINE = 64
"""Bits of an IPv6 address that belong to one line; behind them whoever has the line chooses freely."""


def address_in(host: str) -> IPv4Address | IPv6Address | None:
    """The address, an IPv4 one as such however it is written; None where the text is none.

    >>> address_in("::ffff:10.0.0.7"), address_in("nowhere")
    (IPv4Address('10.0.0.7'), None)
    """
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def counted_as(host: str) -> str:
    """By which name an address is counted: one home has 2^64 of IPv6, so all of these are one.

    >>> counted_as("2001:db8:1:2::7"), counted_as("::ffff:10.0.0.7"), counted_as("10.0.0.7"), counted_as("nowhere")
    ('2001:db8:1:2::/64', '10.0.0.7', '10.0.0.7', 'nowhere')
    """
    found = address_in(host)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), ONE_LINE), strict=False))
    return host if found is None else str(found)


def address_of(connection: HTTPConnection) -> str:
    """What is counted for an address is counted for this."""
    return counted_as(connection.client.host) if connection.client is not None else ""


def is_this_machine(host: str) -> bool:
    """
    >>> [host for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.7", "") if is_this_machine(host)]
    ['127.0.0.1', '::1', '::ffff:127.0.0.1']
    """
    found = address_in(host)
    return found is not None and found.is_loopback
