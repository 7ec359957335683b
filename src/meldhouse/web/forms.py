"""Read a form: sent from our page, by the right person, not too fast; then field by field, collecting all faults."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Collection, Mapping
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import Request

from meldhouse.messages import Message, fact
from meldhouse.web.gate.addresses import address_of
from meldhouse.web.gate.limits import Limiter
from meldhouse.web.identity.people import person_of
from meldhouse.web.identity.tokens import is_form_token
from meldhouse.web.problems import Problem, too_fast
from meldhouse.web.site import site_of

MOST_FIELDS = 100
FORM = "application/x-www-form-urlencoded"
"""The content type our pages send; none sends files."""
LONG = 8 * 1024
"""A form larger than this takes longer than a play to parse, so it is read in a thread."""
_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Characters nobody types on purpose, which could make one name look like another."""


class Form:
    """What was sent; what is wrong with it, by field; and what must be answered first."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = dict(values)
        self.faults: dict[str, Message] = {}
        self.asks: dict[str, Message] = {}

    @property
    def is_taken(self) -> bool:
        """Whether nothing is wrong with it and nothing has to be answered first."""
        return not self.faults and not self.asks

    def get(self, key: str, default: str = "") -> str:
        return self.values.get(key, default)

    def line(self, key: str, *, most: int, least: int = 0) -> str:
        """One line of text, with single blanks and none around it."""
        text = " ".join(unicodedata.normalize("NFC", self.get(key)).split())
        if len(text) > most:
            self.faults[key] = fact("fault-long", most=most, number=len(text))
        elif len(text) < least:
            self.faults[key] = fact("fault-missing") if not text else fact("fault-short", least=least)
        return text

    def number(self, key: str) -> int:
        """The number in a hidden field that selects an item; 0 selects none."""
        return whole(self.get(key)) or 0

    def choice(self, key: str, choices: Collection[str], usual: str) -> str:
        said = self.get(key, usual)
        if said not in choices:
            self.faults[key] = fact("fault-choice")
            return usual
        return said


def whole(text: str, *, most: int = 999_999) -> int | None:
    """The whole number that was typed; None if it is not one, or is more than `most`.

    >>> whole(" 12 "), whole("twelve"), whole("-1"), whole("²"), whole("9" * 5000), whole("1001", most=1000)
    (12, None, None, None, None, None)
    """
    typed = text.strip()
    if not typed.isascii() or not typed.isdecimal() or len(typed) > len(str(most)):
        return None
    return int(typed) if int(typed) <= most else None


def signed(text: str, *, most: int = 999_999) -> int | None:
    """The same, also for negative numbers.

    >>> signed("-12"), signed("12"), signed("--5"), signed("-")
    (-12, 12, None, None)
    """
    typed = text.strip()
    number = whole(typed.removeprefix("-"), most=most)
    return None if number is None else -number if typed.startswith("-") else number


async def read_form(request: Request, pace: Limiter | None = None) -> Form:
    """Read and check a form. `pace`: a rate limit other than the usual one."""
    site = site_of(request)
    person = person_of(request)
    if wait := max(site.addresses.take(address_of(request)), (pace or site.forms).take(person.id)):
        raise too_fast(wait)
    if not request.headers.get("content-type", FORM).startswith(FORM):
        raise HTTPException(400)
    body = await request.body()
    values = _fields(body) if len(body) < LONG else await asyncio.to_thread(_fields, body)
    if not is_form_token(site.settings.secret, person, values.pop("token", "")):
        raise Problem(403, fact("error-stale-form"))
    return Form(values)


def _fields(body: bytes) -> dict[str, str]:
    """The fields of a form; of several with one name, the last."""
    try:
        sent = parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HTTPException(400) from None
    return {key: _clean(value) for key, value in sent}


def _clean(text: str) -> str:
    return _STEERING.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
