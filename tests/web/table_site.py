"""A house on a loopback port, for tests: real sockets, a real journal, bots that do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from starlette.requests import HTTPConnection

from meldhouse.journal import Journal
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.terms import Terms
from meldhouse.web import House, Settings, create_app
from meldhouse.web.table.sockets import LONGEST
from meldhouse.web.table.table_page import table_routes
from thinking import lasting_workers


def person_of(connection: HTTPConnection) -> Person:
    """Whoever the cookie says it is."""
    name = connection.cookies.get("name", "Ruth")
    return Person(f"p{name.lower()}", name)


class TableSite:
    """`url` is where it is; `new_table` opens one, and `run` lets anything happen inside."""

    def __init__(self, loop: asyncio.AbstractEventLoop, house: House, port: int) -> None:
        self._loop, self.house, self.hall = loop, house, house.hall
        self.address = f"127.0.0.1:{port}"
        self.url = f"http://{self.address}"
        self.visits: list[httpx2.Client] = []

    def run(self, work: Any) -> Any:
        found: Future[Any] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return found.result(60)

    def new_table(self, book: str, host: str = "Ruth", **terms: Any) -> str:
        person = Person(f"p{host.lower()}", host)
        id = self.run(self.hall.new_table(Terms(book=book, level="novice", **terms), person))
        assert isinstance(id, str)
        return id


@contextlib.contextmanager
def table_site(folder: Path, *, by_name: bool = True, **settings: Any) -> Iterator[TableSite]:
    """Served from a thread of its own until it is left. `by_name`: at tables people are who a plain cookie says."""
    began: Future[TableSite] = Future()
    listener = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    async def open_house() -> None:
        async with await Journal.open(folder / "tables.db") as journal:
            house = House(journal, await Hall.open(journal, pace=0, workers=lasting_workers()), bytes(32))
            app = create_app(Settings(house=house, **settings))
            if by_name:
                app.router.routes[:0] = table_routes(lambda _asked: house.hall, person_of, app.state.site.page)
            config = uvicorn.Config(app, log_level="error", ws_max_size=4 * LONGEST, timeout_graceful_shutdown=2)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            began.set_result(TableSite(asyncio.get_running_loop(), house, listener.getsockname()[1]))
            while not ended.is_set():
                await asyncio.sleep(0.05)
            server.should_exit = True
            await serving
            await house.close()

    thread = threading.Thread(target=lambda: asyncio.run(open_house()), daemon=True)
    thread.start()
    site = began.result(60)
    try:
        yield site
    finally:
        for visit in site.visits:
            visit.close()
        ended.set()
        thread.join(30)
        listener.close()
