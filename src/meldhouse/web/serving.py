"""Running the house: its address, its data, and uvicorn until somebody closes it."""

from __future__ import annotations

import asyncio
import errno
import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import uvicorn

from meldhouse.journal import Damage
from meldhouse.messages import FactError, fact
from meldhouse.web.app import create_app
from meldhouse.web.door import door
from meldhouse.web.house import House
from meldhouse.web.settings import Settings
from meldhouse.web.sweeping import sweep

MOST_CONNECTIONS = 10_000
"""A thousand tables and their watchers; whoever comes then and does not play is asked to come later."""
FOR_PLAYERS = 1_000
"""Connections that only those have who sit at a table."""
SWITCH = 0.0005
"""Seconds after which a thread that reckons gives way to the one that serves the tables; Python's own five thousandths
are as long as a whole play takes."""
ASIDE = 1
"""Threads that bring tables back and the like: each would keep the tables waiting for one such moment."""
ANYWHERE = ("0.0.0.0", "::", "")


class CannotListen(FactError):
    """The message says why, and what else to try."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that hears from now on, so that a browser may be sent to it before the server is up."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=256)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            other = str(port + 1 if port < 65535 else port - 1)
            raise CannotListen(fact("port-taken", port=str(port), other=other)) from None
        if problem.errno in (errno.EACCES, errno.EPERM):
            raise CannotListen(fact("port-reserved", port=str(port))) from None
        why = problem.strerror or str(problem)
        raise CannotListen(fact("host-unusable", host=host, why=why)) from None


def can_show_a_browser() -> bool:
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    data: str,
    listener: socket.socket,
    *,
    base_url: str | None = None,
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    desk_backups: bool = False,
    log_level: str = "warning",
    when_open: Callable[[], None] = lambda: None,
    readying: Callable[[int], None] = lambda _percent: None,
    damaged: Callable[[Damage], None] = lambda _what: None,
) -> None:
    """Answer until Ctrl-C or SIGTERM; those who are being answered are answered to the end. `JournalError` where the
    data cannot be opened. `proxies` are the addresses of those in front of the house that say where somebody comes
    from; nobody else is believed. With `desk_backups` directors may back everything up from afar. `readying` is told
    how far it is that bots can think, where that takes its time."""

    async def evening() -> None:
        tables_first()
        async with House.open(data, readying=readying, damaged=damaged) as house:
            settings = Settings(
                house=house,
                base_url=base_url,
                hosts=hosts,
                listens_to_all=_listens_to_all(listener),
                desk_backups=desk_backups,
                is_full=lambda: len(server.server_state.connections) >= MOST_CONNECTIONS,
            )
            config = uvicorn.Config(
                create_app(settings),
                http=door(proxies),
                log_level=log_level,
                access_log=log_level in ("debug", "info"),
                server_header=False,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                lifespan="off",  # the house opens and closes around it
                timeout_graceful_shutdown=5,
                ws_max_size=64 * 1024,
                limit_concurrency=MOST_CONNECTIONS + FOR_PLAYERS,
                ws_per_message_deflate=False,  # messages are short: packing them takes longer than sending them
            )
            server = _Server(config)
            when_open()
            sweeping = asyncio.create_task(sweep(house.hall.means.beats))
            try:
                await closing.serve(server, listener)
            finally:
                sweeping.cancel()

    _allow_connections()
    for name in ("uvicorn.access", "uvicorn.error"):  # windows are told of in the second
        logging.getLogger(name).addFilter(_without_secrets)
    closing = _Closing()
    before = {sign: signal.signal(sign, closing.ask) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(evening())
    except KeyboardInterrupt:
        pass
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
        listener.close()
        _send_home()


def tables_first() -> None:
    """In the loop that serves the tables: whoever reckons in a thread beside it gives way to it."""
    sys.setswitchinterval(SWITCH)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(ASIDE, "aside"))


class _Closing:
    """Somebody wants the house to close: by Ctrl-C or a signal, at any time from its opening on. The second time nobody
    is answered to the end any more, the third time everything is dropped."""

    def __init__(self) -> None:
        self._times = 0
        self._server: uvicorn.Server | None = None

    def ask(self, _sign: int, _frame: object) -> None:
        self._times += 1
        if self._times > 2:
            raise KeyboardInterrupt
        self._tell()

    async def serve(self, server: uvicorn.Server, listener: socket.socket) -> None:
        """Answer until somebody asks; not at all where somebody has asked already."""
        self._server = server
        self._tell()
        if not server.should_exit:
            await server.serve(sockets=[listener])

    def _tell(self) -> None:
        if self._server is not None:
            self._server.should_exit, self._server.force_exit = self._times > 0, self._times > 1


class _Server(uvicorn.Server):
    """One that leaves signals to us: it would not hear those that come before it is up, and it passes on those it has
    heard, which would end us before the journal is closed."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


SECRETS = re.compile(r"(/pass/)[^/?#\s]+|\?.*")
"""Of an address: a code that gives a role, if somebody put it into the path, and whatever was asked for with it."""
SECRET_HEADERS = ("cookie", "set-cookie", "authorization")


def _without_secrets(record: logging.LogRecord) -> bool:
    """Whoever may read the log must not become director by it, or anybody else."""
    if isinstance(record.args, tuple):
        if len(record.args) == 2 and str(record.args[0]).lower() in SECRET_HEADERS:
            record.args = (record.args[0], "…")
        record.args = tuple(SECRETS.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args)
    return True


def _listens_to_all(listener: socket.socket) -> bool:
    return listener.getsockname()[0] in ANYWHERE


def _send_home() -> None:
    """Whoever still thinks for the house thinks about nothing that matters any more, and may need long for it."""
    for process in multiprocessing.active_children():
        process.terminate()


def _allow_connections() -> None:
    """Every window is an open file, and many systems allow a program a thousand unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = MOST_CONNECTIONS + FOR_PLAYERS + 1000
    wanted = needed if most == resource.RLIM_INFINITY else min(most, needed)
    if wanted > least:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _new_loop() -> asyncio.AbstractEventLoop:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
