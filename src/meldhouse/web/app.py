"""The web application: its routes and middleware."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Mount, Route

from meldhouse.game import Refused
from meldhouse.journal import JournalError
from meldhouse.tables.asking import Person as Player
from meldhouse.tournament.tournament import LogError
from meldhouse.web.desk.addresses import event_routes
from meldhouse.web.gate.door import PlayersFirst
from meldhouse.web.gate.guard import Guard
from meldhouse.web.gate.turns import InTurn, Turns
from meldhouse.web.identity.cookies import Cookies, StillKnown
from meldhouse.web.identity.people import person_of
from meldhouse.web.pages import derive, front, hands, new, practice, rules, sharing, table_rules, you
from meldhouse.web.settings import Settings
from meldhouse.web.site import Site
from meldhouse.web.table.table_page import table_routes

COOKIE = "meldhouse"
REMEMBERED = 400 * 24 * 60 * 60
"""A cookie lives as long as browsers allow."""


def create_app(settings: Settings) -> Starlette:
    site = Site(settings)
    app = Starlette(
        routes=[
            Route("/", front.lobby),
            Route("/lobby/tables", front.tables),
            Route("/play", new.play_now, methods=["POST"]),
            Route("/new", new.show, methods=["GET", "POST"]),
            Route("/tables", new.create, methods=["POST"]),
            Route("/you", you.show),
            Route("/you/name", you.rename, methods=["POST"]),
            Route("/you/register", you.register, methods=["POST"]),
            Route("/you/login", you.login, methods=["POST"]),
            Route("/you/logout", you.logout, methods=["POST"]),
            Route("/you/everywhere", you.logout_elsewhere, methods=["POST"]),
            Route("/you/password", you.change_password, methods=["POST"]),
            Route("/language", front.language, methods=["POST"]),
            Route("/preferences", front.preferences),
            Route("/help", front.help_page),
            Route("/fair", front.fair_page),
            Route("/rules", rules.index),
            Route("/rules/own.toml", derive.download, methods=["POST"]),
            Route("/rules/{book}", rules.show),
            Route("/rules/{book}/brief", rules.brief),
            Route("/rules/{book}/derive", derive.show, methods=["GET", "POST"]),
            Route("/practice", practice.index),
            Route("/practice/{kind}", practice.show),
            Route("/practice/{kind}", practice.answer, methods=["POST"]),
            Route("/table/{id}/hands", hands.index),
            Route("/table/{id}/hands/{number}", hands.show),
            Route("/table/{id}/hands/{number}/steps.json", hands.steps),
            Route("/table/{id}/hands/{number}/record.txt", hands.record),
            Route("/table/{id}/hands/{number}/review", hands.review),
            Route("/table/{id}/hands/{number}/review/progress.json", hands.progress),
            Route("/table/{id}/record.txt", hands.record),
            Route("/table/{id}/rules", table_rules.show),
            Route("/table/{id}/rules/brief", table_rules.brief),
            Route("/table/{id}/name", sharing.name, methods=["POST"]),
            Route("/table/{id}/qr", sharing.show_code),
            Route("/table/{id}/code.svg", sharing.code),
            *event_routes(),
            *_tables(settings, site),
            Route("/favicon.ico", front.icon),
            Route("/robots.txt", front.robots),
            Mount("/static", site.assets, name="static"),
        ],
        middleware=[
            Middleware(Guard, settings=settings, refuse=site.refuse),
            Middleware(InTurn, turns=Turns(lambda: settings.house.hall.means.beats.is_busy)),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
            Middleware(
                Cookies,
                secret_key=settings.secret.hex(),
                cookie=COOKIE,
                max_age=REMEMBERED,
                https_only=settings.is_https,
            ),
            Middleware(StillKnown, sessions=settings.house.sessions),
            Middleware(
                PlayersFirst, is_full=settings.is_full, is_seated=settings.house.hall.is_seated, refuse=site.refuse
            ),
        ],
        exception_handlers={
            HTTPException: site.on_http_error,
            Refused: site.on_refusal,
            JournalError: site.on_journal_error,
            LogError: site.on_journal_error,
            Exception: site.on_crash,
        },
    )
    app.state.site = site
    return app


def _tables(settings: Settings, site: Site) -> list[BaseRoute]:
    """The pages and sockets of live tables."""
    hall = settings.house.hall

    def player(connection: HTTPConnection) -> Player:
        person = person_of(connection)
        return Player(person.id, person.name, browser=person.browser)

    def while_known(connection: HTTPConnection, close: Callable[[], None]) -> AbstractContextManager[None]:
        person = person_of(connection)
        return settings.house.sessions.window(person.id, person.mark, close)

    return table_routes(lambda _connection: hall, player, site.page, sharing.ask_name, while_known)
