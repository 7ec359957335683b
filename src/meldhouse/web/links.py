"""Links to send to friends, also as QR codes for their phones."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request

from meldhouse.web.gate.network import in_the_network
from meldhouse.web.site import site_of


def link_of(request: Request, path: str) -> str:
    """The link for others: under the house's known name, or the name in the request; a name such as localhost is
    replaced by this machine's address in its network."""
    settings = site_of(request).settings
    base = settings.base_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    if settings.base_url is None and settings.listens_to_all:
        base = in_the_network(base) or base
    return base.rstrip("/") + path


def pass_link(request: Request, event: str, token: str) -> str:
    """A link that gives a role. The part after the # is not sent when the page is requested."""
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
