"""`meldhouse serve`: the house in the browser. Plain `meldhouse` is the same."""

from __future__ import annotations

import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import F, HouseCommand
from meldhouse.cli.output import Page
from meldhouse.cli.trouble import Trouble

if TYPE_CHECKING:
    from meldhouse.journal import Damage

PORT = 8042
MOST_FAULTS = 5
WARMING = (
    "The players are warming up: that takes a minute or two, and happens once on a machine. The pages are open already."
)
LEVELS = ("critical", "error", "warning", "info", "debug")


def data_option(command: F) -> F:
    """--data: where a house is kept."""
    return click.option(
        "--data",
        metavar="FILE",
    )(command)


def kept_at(data: str | None) -> str:
    """Where the data lie, as it was said or as it is usual."""
    return data if data is not None else str(Path(click.get_app_dir("meldhouse")) / "meldhouse.db")


@click.command(
    "serve",
    cls=HouseCommand,
    examples=(
        "meldhouse serve",
        "meldhouse serve --host 127.0.0.1 --port 9000 --no-browser",
        "meldhouse serve --base-url https://cards.example.org --no-browser",
    ),
)
@click.option("--host", default="0.0.0.0", show_default=True)
@click.option("--port", type=Number(0, 65535), default=PORT, show_default=True)
@data_option
@click.option("--open/--no-browser", "show", default=None)
@click.option("--base-url", metavar="URL")
@click.option("--allow-host", "hosts", multiple=True, metavar="NAME")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
)
@click.option("--desk-backups", is_flag=True)
@click.option("--log-level", type=OneOf(LEVELS), default="warning", show_default=True)
def command(
    host: str,
    port: int,
    data: str | None,
    show: bool | None,
    base_url: str | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    desk_backups: bool,
    log_level: str,
) -> None:
    from meldhouse.journal import JournalError
    from meldhouse.web.serving import CannotListen, can_show_a_browser, listen, serve

    base_url, place = _checked_url(base_url), _place(data)
    for proxy in proxies:
        _check_address(proxy)
    try:
        listener = listen(host, port)
    except CannotListen as problem:
        raise Trouble("cannot-listen", str(problem)) from None
    port = listener.getsockname()[1]
    here = base_url or f"http://{'localhost' if _is_anywhere(host) else _bracketed(host)}:{port}"

    def greet() -> None:
        _greet(here, host, base_url)
        if can_show_a_browser() if show is None else show:
            webbrowser.open(here)

    try:
        serve(
            place,
            listener,
            base_url=base_url,
            hosts=hosts,
            proxies=proxies,
            desk_backups=desk_backups,
            log_level=log_level,
            when_open=greet,
            readying=Warming().told,
            damaged=_warn,
        )
    except JournalError as problem:
        raise Trouble("no-data", str(problem), advice="Name a file that you may write, with --data FILE.") from None
    Page().line("Meldhouse is closed. Goodbye.")


def _place(data: str | None) -> str:
    """The same; a folder that is not there yet is made."""
    place = kept_at(data)
    if "://" in place:
        return place
    path = Path(place)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Trouble(
            "no-data",
            f"Nothing can be kept at {path}: {problem.strerror or problem}.",
            advice="Name a file that you may write, with --data FILE.",
        ) from None
    return str(path)


def _checked_url(url: str | None) -> str | None:
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise Trouble(
            "bad-url",
            f"“{url[:80]}” is no address that people could use.",
            advice="Write it with http or https and without a path, such as https://cards.example.org.",
        )
    return f"{parts.scheme}://{parts.netloc}"


def _check_address(proxy: str) -> None:
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        raise Trouble(
            "bad-proxy",
            f"“{proxy[:80]}” is no address of a proxy.",
            advice="Write it in numbers, such as 127.0.0.1, or 10.0.0.0/8 for a network.",
        ) from None


def _is_anywhere(host: str) -> bool:
    from meldhouse.web.serving import ANYWHERE

    return host in ANYWHERE


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _greet(here: str, host: str, base_url: str | None) -> None:
    from meldhouse.web.network import in_the_network

    page = Page()
    page.title("Meldhouse is open")
    page.copyable(here)
    there = in_the_network(here) if base_url is None and _is_anywhere(host) else None
    if there is not None:
        page.line("For phones and tablets in the same network:")
        page.copyable(there)
        if page.symbols and sys.stdout.isatty():
            _show_code(there)
    page.line("Ctrl-C closes it.")
    sys.stdout.flush()


def _warn(damage: Damage) -> None:
    from meldhouse.journal.errors import RESTORE

    number = len(damage.faults)
    page = Page()
    page.title("Some of the data is damaged")
    page.line(f"Changed after it was written: {number} of {number + damage.whole} tables, events and accounts.")
    for fault in list(damage.faults.values())[:MOST_FAULTS]:
        page.bullet(fault)
    if number > MOST_FAULTS:
        page.line(f"… and {number - MOST_FAULTS} more.", indent=2)
    page.line(f"They stay closed; the other {damage.whole} are whole. {RESTORE}")
    sys.stdout.flush()


class Warming:
    """The line about the players who are not ready yet: once on a machine, and moving on where somebody looks at it."""

    def __init__(self) -> None:
        self._began = self._moves = False

    def told(self, percent: int) -> None:
        if percent < 100 and not self._began:
            self._began, self._moves = True, sys.stdout.isatty()
            Page().line(WARMING)
        if self._began and self._moves:
            click.echo(f"\r  {percent:3} percent ", nl=percent == 100)
        if self._began and percent == 100:
            Page().line("The players are ready.")
        sys.stdout.flush()


def _show_code(address: str) -> None:
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)
