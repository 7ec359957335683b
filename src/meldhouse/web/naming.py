"""A name with a form: asked of whoever does something that others see."""

from __future__ import annotations

from starlette.requests import Request

from meldhouse.messages import Message, fact
from meldhouse.web.forms import Form
from meldhouse.web.people import GUEST, LONGEST_NAME, Person, person_of, remember


def named(request: Request, form: Form, *, why: Message, else_called: str = "") -> Person:
    """Who has no name yet gives one with the form, which is at fault without it, or is called as told."""
    person = person_of(request)
    if person.is_named:
        return person
    name = form.line("your-name", most=LONGEST_NAME) or else_called[:LONGEST_NAME]
    if not name or name.casefold() == GUEST.casefold():
        form.faults.setdefault("your-name", fact("fault-name", why=why))
    if "your-name" in form.faults:
        return person
    person = person._replace(name=name)
    remember(request, person)
    return person
