"""A house with live tables on a loopback port, for tests: real sockets, a real journal, bots that do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from meldhouse.journal import Journal
from meldhouse.tables.asking import Person
from meldhouse.tables.hall import Hall
from meldhouse.tables.terms import Terms
from meldhouse.web import Settings, create_app
from meldhouse.web.sockets import LONGEST
from meldhouse.web.table_page import table_routes


def person_of(connection: HTTPConnection) -> Person:
    """Whoever the cookie says it is."""
    name = connection.cookies.get("name", "Ruth")
    return Person(f"p{name.lower()}", name)


class TableSite:
    """`url` is where it is; `new_table` opens one, and `run` lets anything happen inside."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hall: Hall, port: int) -> None:
        self._loop, self.hall = loop, hall
        self.address = f"127.0.0.1:{port}"
        self.url = f"http://{self.address}"

    def run(self, work: Any) -> Any:
        found: Future[Any] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return found.result(60)

    def new_table(self, book: str, host: str = "Ruth", **terms: Any) -> str:
        person = Person(f"p{host.lower()}", host)
        id = self.run(self.hall.new_table(Terms(book=book, level="novice", **terms), person))
        assert isinstance(id, str)
        return id


@contextlib.contextmanager
def table_site(folder: Path) -> Iterator[TableSite]:
    """Served from a thread of its own until it is left."""
    began: Future[TableSite] = Future()
    listener = socket.create_server(("127.0.0.1", 0))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        journal = await Journal.open(folder / "tables.db")
        app.state.hall = await Hall.open(journal, pace=0)
        began.set_result(TableSite(asyncio.get_running_loop(), app.state.hall, listener.getsockname()[1]))
        yield
        await app.state.hall.close()
        await journal.close()

    app = create_app(Settings(secret=bytes(32)))
    app.router.routes[:0] = table_routes(lambda asked: asked.app.state.hall, person_of, app.state.site.page)
    app.router.lifespan_context = lifespan
    config = uvicorn.Config(app, log_level="error", ws_max_size=4 * LONGEST, timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        yield began.result(60)
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()
