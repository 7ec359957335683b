"""What every page of one house shares: settings, templates, static files and limits."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jinja2
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse

from meldhouse.game import Refused
from meldhouse.journal import JournalError
from meldhouse.messages import Message, Voice, fact, moments
from meldhouse.rulebooks.describe.facts import division_fact, post_fact
from meldhouse.tournament.entrants import number_fact
from meldhouse.web.assets import shared_assets
from meldhouse.web.book_checks import BookChecker
from meldhouse.web.gate.guard import security_headers
from meldhouse.web.gate.limits import Limiter
from meldhouse.web.gate.turns import Turns
from meldhouse.web.gate.windows import OpenWindows
from meldhouse.web.identity.passwords import Passwords
from meldhouse.web.identity.people import person_of, said_last
from meldhouse.web.identity.tokens import form_token
from meldhouse.web.problems import Problem
from meldhouse.web.settings import Settings
from meldhouse.web.speaking import SPOKEN, say, speaking, voice_of

LONGEST_LOOK = 60.0
"""Seconds after which reviewing a very long table loses its turn to others."""
TEMPLATES = Path(__file__).parent / "templates"
VARIES = "cookie, accept-language, hx-request"
"""What can make a page differ between two readers."""

log = logging.getLogger(__name__)


@cache
def _templates() -> jinja2.Environment:
    """Compiling them takes longer than showing a page: all houses of a process share them."""
    found = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters.update(
        numbered=lambda id: say(number_fact(id)),
        post=post_fact,
        division=division_fact,
        day=lambda at: say(moments.day(at)),
        moment=lambda at: say(moments.moment(at)),
    )
    found.globals.update(static=shared_assets().url, fresh=lambda: secrets.token_urlsafe(9), **SPOKEN)
    return found


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.assets = shared_assets()
        self.templates = _templates()
        self.passwords = Passwords()
        self.book_checker = BookChecker()
        clock = settings.clock
        self.forms = Limiter(burst=30, rate=0.5, clock=clock)
        """Per person."""
        self.desk = Limiter(burst=150, rate=3.0, clock=clock)
        """Per person at a tournament, where a whole hall is checked in by tapping."""
        self.prints = Limiter(burst=20, rate=0.5, clock=clock)
        """Per person: a PDF takes a second or more of one core."""
        self.backups = Limiter(burst=3, rate=1 / 60, clock=clock)
        """For the whole house: each backup is as large as all its data."""
        self.event_windows = OpenWindows()
        self.printing = asyncio.Semaphore(2)
        self.looking_back = Turns(lambda: False, longest=LONGEST_LOOK)
        self.addresses = Limiter(burst=300, rate=5.0, clock=clock)
        """Per address; a whole club may share one."""
        self.logins = Limiter(burst=5, rate=1 / 30, clock=clock)
        """Per login and address: guesses at one password."""
        self.strange_logins = Limiter(burst=15, rate=1 / 60, clock=clock)
        """Per login, from browsers that never used it: guesses at one password from many addresses."""
        self.login_addresses = Limiter(burst=20, rate=0.2, clock=clock)
        """Per address: guesses at all passwords, and passwords to hash."""

    def page(
        self, request: Request, template: str, /, *, status: int | None = None, voice: Voice | None = None, **shown: Any
    ) -> HTMLResponse:
        """A page of the house; if its `form` has faults or a question, the status says that it was not accepted.
        `voice` is the reader's, unless the page has its own: that of a book, or with names."""
        if status is None:
            status = 200 if getattr(shown.get("form"), "is_taken", True) else 422
        person = person_of(request)
        with speaking(voice or voice_of(request)):
            text = self.templates.get_template(template).render(
                person=person,
                path=request.url.path,
                this_page=_this_page(request),
                said=said_last(request) if "hx-request" not in request.headers else [],  # fragments can't show it
                token=lambda: form_token(self.settings.secret, person),
                **shown,
            )
        return HTMLResponse(text, status, headers={"cache-control": "private, no-cache", "vary": VARIES})

    async def refuse(self, request: Request, status: int, why: Message) -> HTMLResponse:
        """An error as a page: what is wrong, and what to do next."""
        return self.error(request, status, why)

    def error(
        self, request: Request, status: int, why: Message | None = None, *, advice: Message | None = None
    ) -> HTMLResponse:
        is_known = "id" in request.scope.get("session", {})  # first-time visitors get no cookie for an error
        person = person_of(request) if is_known else None
        with speaking(voice_of(request)):
            text = self.templates.get_template("error.html").render(
                person=person,
                path=request.url.path,
                this_page=_this_page(request),
                said=[],
                token=lambda: form_token(self.settings.secret, person) if person is not None else None,
                status=status,
                why=why,
                advice=fact("error-advice", kind=status) if advice is None and why is None else advice,
            )
        headers = {"cache-control": "no-store", **security_headers(self.settings, "localhost")} if status == 500 else {}
        return HTMLResponse(text, status, headers={"cache-control": "no-store", **headers})

    async def on_http_error(self, request: Request, problem: Exception) -> HTMLResponse:
        assert isinstance(problem, HTTPException)
        why = problem.message if isinstance(problem, Problem) else None
        response = self.error(request, problem.status_code, why)
        response.headers.update(problem.headers or {})
        return response

    async def on_refusal(self, request: Request, problem: Exception) -> HTMLResponse:
        """A rule refused what a page sent: nothing has changed, and the sentence says what to do."""
        assert isinstance(problem, Refused)
        return self.error(request, 409, problem.refusal.whole)

    async def on_journal_error(self, request: Request, problem: Exception) -> HTMLResponse:
        """The data cannot be read or written: a full disk, or a damaged file. Details go only to the log."""
        log.error("%s", problem)
        code = problem.code if isinstance(problem, JournalError) else ""
        return self.error(request, 503, fact("error-unsaved", why=code), advice=fact("error-advice", kind=500))

    async def on_crash(self, request: Request, _problem: Exception) -> HTMLResponse:
        return self.error(request, 500)


def _this_page(request: Request) -> str:
    """Where to return after a language change: a page that answers a form has no address of its own."""
    if request.method == "GET":
        return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path
    came_from = urlsplit(request.headers.get("referer", ""))
    return came_from.path or "/"


def site_of(connection: HTTPConnection) -> Site:
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site
