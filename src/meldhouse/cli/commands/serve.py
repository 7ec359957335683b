"""`meldhouse serve`: run the house in the browser. Plain `meldhouse` does the same."""

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
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import fact

if TYPE_CHECKING:
    from meldhouse.journal import Damage

PORT = 8042
MOST_FAULTS = 5
LEVELS = ("critical", "error", "warning", "info", "debug")


def data_option(command: F) -> F:
    """--data: where the house's data is kept."""
    return click.option(
        "--data",
        metavar="FILE",
    )(command)


def kept_at(data: str | None) -> str:
    """Where the data is: as given, or the usual place."""
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
        raise Trouble("cannot-listen", problem.message) from None
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
        raise Trouble("no-data", problem.message, advice=fact("cli-data-advice")) from None
    Page().line(say(fact("cli-closed")))


def _place(data: str | None) -> str:
    """The data location; a missing folder is created."""
    place = kept_at(data)
    if "://" in place:
        return place
    path = Path(place)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Trouble(
            "no-data",
            fact("cli-no-data", path=str(path), why=problem.strerror or str(problem)),
            advice=fact("cli-data-advice"),
        ) from None
    return str(path)


def _checked_url(url: str | None) -> str | None:
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise Trouble(
            "bad-url",
            fact("cli-bad-url", url=url[:80]),
            advice=fact("cli-bad-url-advice"),
        )
    return f"{parts.scheme}://{parts.netloc}"


def _check_address(proxy: str) -> None:
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        raise Trouble(
            "bad-proxy",
            fact("cli-bad-proxy", address=proxy[:80]),
            advice=fact("cli-bad-proxy-advice"),
        ) from None


def _is_anywhere(host: str) -> bool:
    from meldhouse.web.serving import ANYWHERE

    return host in ANYWHERE


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _greet(here: str, host: str, base_url: str | None) -> None:
    from meldhouse.web.gate.network import in_the_network

    page = Page()
    page.title(say(fact("cli-open")))
    page.copyable(here)
    there = in_the_network(here) if base_url is None and _is_anywhere(host) else None
    if there is not None:
        page.line(say(fact("cli-open-phones")))
        page.copyable(there)
        if page.symbols and sys.stdout.isatty():
            _show_code(there)
    page.line(say(fact("cli-open-stop")))
    sys.stdout.flush()


def _warn(damage: Damage) -> None:
    number = len(damage.faults)
    page = Page()
    page.title(say(fact("cli-damaged")))
    page.line(say(fact("cli-damaged-number", number=number, of=number + damage.whole)))
    for fault in list(damage.faults.values())[:MOST_FAULTS]:
        page.bullet(say(fault))
    if number > MOST_FAULTS:
        page.line(say(fact("cli-and-more", number=number - MOST_FAULTS)), indent=2)
    page.line(say(fact("cli-damaged-closed", whole=damage.whole, restore=fact("journal-restore"))))
    sys.stdout.flush()


class Warming:
    """The “getting ready” line for bots: shown once per machine, updating in place on a terminal."""

    def __init__(self) -> None:
        self._began = self._moves = False

    def told(self, percent: int) -> None:
        if percent < 100 and not self._began:
            self._began, self._moves = True, sys.stdout.isatty()
            Page().line(say(fact("cli-warming")))
        if self._began and self._moves:
            click.echo(f"\r  {say(fact('cli-percent', percent=f'{percent:3}'))} ", nl=percent == 100)
        if self._began and percent == 100:
            Page().line(say(fact("cli-ready")))
        sys.stdout.flush()


def _show_code(address: str) -> None:
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)
