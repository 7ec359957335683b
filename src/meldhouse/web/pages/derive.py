"""Make a club's own book from one of the houses: fields, faults next to them, and what it changes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.messages import fact
from meldhouse.rulebooks import BookError
from meldhouse.web.forms import Form, read_form
from meldhouse.web.pages.deriving import LONGEST_TITLE, Derived, derive
from meldhouse.web.pages.rules import book_asked
from meldhouse.web.pages.settings_asked import groups, settings_for, shown, worded
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of


async def show(request: Request) -> Response:
    parent = book_asked(request)
    form, derived = Form({}), Derived()
    if request.method == "POST":
        form = await read_form(request)
        derived = await derive(site_of(request).book_checker, parent, form.values)
        form.faults.update(derived.faults)
    settings, say = settings_for(parent), voice_of(request, parent).say
    usual = {setting.key: shown(parent, setting) for setting in settings}
    return site_of(request).page(
        request,
        "derive.html",
        book=parent,
        title=voice_of(request).say(parent.called),
        groups=groups(parent),
        labels={"title": say(fact("derive-name")), "more": say(fact("derive-more"))}
        | {setting.key: say(setting.label) for setting in settings},
        usual=usual,
        form=form,
        derived=derived,
        longest_title=LONGEST_TITLE,
        worded=worded,
    )


async def download(request: Request) -> Response:
    """The book as a file, checked once more."""
    form = await read_form(request)
    text = form.get("toml")
    try:
        book = await site_of(request).book_checker.book(text)
    except BookError as problem:
        raise Problem(400, fact("event-all-faults", whys=tuple(fault.told for fault in problem.faults))) from None
    name = f'attachment; filename="{book.name}.toml"'
    return Response(text, media_type="application/toml", headers={"content-disposition": name})
