"""Client addresses: which ones count as the same client, and which are this machine."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

ONE_LINE = 64
"""Bits of an IPv6 address assigned to one line; its owner chooses the rest freely."""


def address_in(host: str) -> IPv4Address | IPv6Address | None:
    """The parsed address, with mapped IPv4 as plain IPv4; None if the text is not an address.

    >>> address_in("::ffff:10.0.0.7"), address_in("nowhere")
    (IPv4Address('10.0.0.7'), None)
    """
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def counted_as(host: str) -> str:
    """The key an address is counted under: one home has 2^64 IPv6 addresses, so they all count as one.

    >>> counted_as("2001:db8:1:2::7"), counted_as("::ffff:10.0.0.7"), counted_as("10.0.0.7"), counted_as("nowhere")
    ('2001:db8:1:2::/64', '10.0.0.7', '10.0.0.7', 'nowhere')
    """
    found = address_in(host)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), ONE_LINE), strict=False))
    return host if found is None else str(found)


def address_of(connection: HTTPConnection) -> str:
    """The key under which a request is counted."""
    return counted_as(connection.client.host) if connection.client is not None else ""


def is_this_machine(host: str) -> bool:
    """
    >>> [host for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.7", "") if is_this_machine(host)]
    ['127.0.0.1', '::1', '::ffff:127.0.0.1']
    """
    found = address_in(host)
    return found is not None and found.is_loopback
