"""Run the house: its address, its data, and uvicorn until somebody stops it."""

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
from meldhouse.web.gate.door import door
from meldhouse.web.gate.sweeping import sweep
from meldhouse.web.house.house import House
from meldhouse.web.settings import Settings

MOST_CONNECTIONS = 10_000
"""A thousand tables and their watchers; beyond that, people who don't play are asked to come later."""
FOR_PLAYERS = 1_000
"""Connections reserved for people who sit at a table."""
SWITCH = 0.0005
"""Seconds until a computing thread yields to the one serving the tables; Python's default of 5 ms is as long as a whole
play takes."""
ASIDE = 1
"""Threads for loading tables and the like: each one delays the tables by one such moment."""
ANYWHERE = ("0.0.0.0", "::", "")


class CannotListen(FactError):
    """The message says why, and what else to try."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections now, so that a browser can be sent to it before the server is up."""
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
    """Serve until Ctrl-C or SIGTERM; open requests are finished. Raises `JournalError` if the data cannot be opened.
    `proxies` are the only addresses believed about where a client comes from. With `desk_backups`, directors may back
    up everything remotely. `readying` hears how far the bots' preparation is, if that takes time."""

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
                ws_per_message_deflate=False,  # messages are short: compressing takes longer than sending
            )
            server = _Server(config)
            when_open()
            sweeping = asyncio.create_task(sweep(house.hall.means.beats))
            try:
                await closing.serve(server, listener)
            finally:
                sweeping.cancel()

    _allow_connections()
    for name in ("uvicorn.access", "uvicorn.error"):  # WebSockets log to the second
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
    """Make other threads that compute yield quickly to this one, which serves the tables."""
    sys.setswitchinterval(SWITCH)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(ASIDE, "aside"))


class _Closing:
    """Handles requests to stop: Ctrl-C or a signal, at any time since startup. The second one stops waiting for open
    requests, the third one drops everything."""

    def __init__(self) -> None:
        self._times = 0
        self._server: uvicorn.Server | None = None

    def ask(self, _sign: int, _frame: object) -> None:
        self._times += 1
        if self._times > 2:
            raise KeyboardInterrupt
        self._tell()

    async def serve(self, server: uvicorn.Server, listener: socket.socket) -> None:
        """Serve until asked to stop; not at all if that has already happened."""
        self._server = server
        self._tell()
        if not server.should_exit:
            await server.serve(sockets=[listener])

    def _tell(self) -> None:
        if self._server is not None:
            self._server.should_exit, self._server.force_exit = self._times > 0, self._times > 1


class _Server(uvicorn.Server):
    """Leaves signals to us: uvicorn would miss those before startup, and would re-raise those it caught, ending us
    before the journal is closed."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


SECRETS = re.compile(r"(/pass/)[^/?#\s]+|\?.*")
"""Parts of an address to hide: a role code in the path, and the query."""
SECRET_HEADERS = ("cookie", "set-cookie", "authorization")


def _without_secrets(record: logging.LogRecord) -> bool:
    """Keep secrets out of the log: a reader of it must not become director, or anybody else."""
    if isinstance(record.args, tuple):
        if len(record.args) == 2 and str(record.args[0]).lower() in SECRET_HEADERS:
            record.args = (record.args[0], "…")
        record.args = tuple(SECRETS.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args)
    return True


def _listens_to_all(listener: socket.socket) -> bool:
    return listener.getsockname()[0] in ANYWHERE


def _send_home() -> None:
    """End worker processes: their results no longer matter, and they may take long."""
    for process in multiprocessing.active_children():
        process.terminate()


def _allow_connections() -> None:
    """Raise the limit on open files: every window needs one, and many systems allow only a thousand by default."""
    try:
        import resource
    except ImportError:  # Windows counts differently
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = MOST_CONNECTIONS + FOR_PLAYERS + 1000
    wanted = needed if most == resource.RLIM_INFINITY else min(most, needed)
    if wanted > least:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _new_loop() -> asyncio.AbstractEventLoop:
    """The faster event loop, where available."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
