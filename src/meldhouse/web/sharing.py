"""Addresses to send to friends, and the same as a picture for their phones."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request

from meldhouse.web.network import in_the_network
from meldhouse.web.site import site_of


def link_of(request: Request, path: str) -> str:
    """Where others find this: under the name the house is known by, or the one it was asked for with; and where that
    means another machine to everybody else, under the one that means this machine in its network."""
    settings = site_of(request).settings
    base = settings.base_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    if settings.base_url is None and settings.listens_to_all:
        base = in_the_network(base) or base
    return base.rstrip("/") + path


def pass_link(request: Request, event: str, token: str) -> str:
    """A link that gives a role. What stands behind the # is not sent with a request for the page."""
    return link_of(request, f"{event}/pass#{token}")


def code_of(link: str) -> bytes:
    """A QR code as SVG, black on white in any light, so that every phone reads it.

    >>> code_of("http://localhost/table/x")[:4]
    b'<svg'
    """
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=3, dark="#000", light="#fff", svgclass=None
    )
    return drawn.getvalue()
