"""A name field within a form, for people about to do something others will see."""

from __future__ import annotations

from starlette.requests import Request

from meldhouse.messages import Message, fact
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import LONGEST_NAME, Person, person_of, remember


def named(request: Request, form: Form, *, why: Message, else_called: str = "") -> Person:
    """A person without a name gives one in the form; if it is missing, use `else_called` or report a fault."""
    person = person_of(request)
    if person.is_named:
        return person
    name = form.line("your-name", most=LONGEST_NAME) or else_called[:LONGEST_NAME]
    if not name:
        form.faults.setdefault("your-name", fact("fault-name", why=why))
    if "your-name" in form.faults:
        return person
    person = person._replace(name=name)
    remember(request, person)
    return person
