"""A name with a form: asked of whoever does something that others see."""

from __future__ import annotations

from starlette.requests import Request

from meldhouse.web.forms import Form
from meldhouse.web.people import GUEST, LONGEST_NAME, Person, person_of, remember


def named(request: Request, form: Form, *, why: str, else_called: str = "") -> Person:
    """Who has no name yet gives one with the form, which is at fault without it, or is called as told."""
    person = person_of(request)
    if person.is_named:
        return person
    name = form.line("your-name", "Your name", most=LONGEST_NAME) or else_called[:LONGEST_NAME]
    if not name or name.casefold() == GUEST.casefold():
        form.faults.setdefault("your-name", f"Write your name: {why}.")
    if "your-name" in form.faults:
        return person
    person = person._replace(name=name)
    remember(request, person)
    return person
