"""The application: routes and what lies around them."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.routing import Mount, Route

from meldhouse.web.guard import Guard
from meldhouse.web.routes import derive, front, new, rules, you
from meldhouse.web.settings import Settings
from meldhouse.web.site import Site

COOKIE = "meldhouse"
REMEMBERED = 400 * 24 * 60 * 60
"""A cookie lives as long as browsers let it."""


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
            Route("/preferences", front.preferences),
            Route("/help", front.help_page),
            Route("/rules", rules.index),
            Route("/rules/own.toml", derive.download, methods=["POST"]),
            Route("/rules/{book}", rules.show),
            Route("/rules/{book}/brief", rules.brief),
            Route("/rules/{book}/derive", derive.show, methods=["GET", "POST"]),
            Route("/favicon.ico", front.icon),
            Route("/robots.txt", front.robots),
            Mount("/static", site.assets, name="static"),
        ],
        middleware=[
            Middleware(Guard, settings=settings, refuse=site.refuse),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
            Middleware(
                SessionMiddleware,
                secret_key=settings.secret.hex(),
                session_cookie=COOKIE,
                max_age=REMEMBERED,
                same_site="lax",
                https_only=settings.is_https,
            ),
        ],
        exception_handlers={HTTPException: site.on_http_error, Exception: site.on_crash},
    )
    app.state.site = site
    return app
