"""`meldhouse serve`: it opens, answers, closes; and says why when it cannot."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import IO

import pytest
from cli_runner import ask, says

from meldhouse.cli.commands.serve import Warming
from meldhouse.journal import Journal
from meldhouse.web import serving
from meldhouse.web.gate.network import address_in_the_network
from meldhouse.web.house.house import House

RUN = "from meldhouse.cli.main import main; main()"


def up_to(lines: IO[str], last: str) -> str:
    """What is read up to the line with these words, or to the end."""
    told = ""
    for line in lines:
        told += line
        if last in line:
            break
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process there")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_answers_and_closes_in_good_order(tmp_path: Path, stop: signal.Signals):
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    command = [sys.executable, "-u", "-c", RUN, *words, "--data", str(tmp_path / "deep" / "club.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as child:
        assert child.stdout is not None
        greeting = up_to(child.stdout, says("cli-open-stop"))
        address = re.search(r"http://127\.0\.0\.1:\d+", greeting)
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}/help", timeout=60) as page:
            assert b"Fair deals" in page.read()
            assert "server" not in page.headers
        child.send_signal(stop)
        rest = child.stdout.read()  # until everybody who could write there has gone, those who think for the house too
    assert rest.endswith("Meldhouse is closed. Goodbye.\n")
    assert "Traceback" not in rest
    assert child.returncode == 0
    kept = tmp_path / "deep" / "club.db"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert not kept.with_name("club.db-wal").exists(), "The journal was not closed."


def test_what_was_changed_behind_its_back_is_told_and_stays_closed(tmp_path: Path):
    """Three rows of an event are edited, so that a referee would be a director."""
    kept = tmp_path / "club.db"

    async def fill() -> None:
        async with await Journal.open(kept) as journal:
            await journal.append("event/abcdefghjk", 0, [b"1", b"2", b"3", b"4"])
            await journal.append("table/abcdefghjk", 0, [b"1"])

    asyncio.run(fill())
    with closing(sqlite3.connect(kept)) as changed:
        changed.execute("UPDATE entries SET body = x'39' WHERE version > 1")
        changed.commit()
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--data", str(kept)]
    with subprocess.Popen([sys.executable, "-u", "-c", RUN, *words], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        told = up_to(child.stdout, "These stay closed")
        child.terminate()
        told = " ".join((told + child.stdout.read()).split())
    assert says("cli-damaged-number", number=1, of=2) in told
    assert says("journal-entry-changed", entry=2, stream="event/abcdefghjk") in told
    assert "the other one is fine" in told


def test_plain_meldhouse_is_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    served: list[str] = []
    opened: list[str] = []
    monkeypatch.setattr("click.get_app_dir", lambda _name: str(tmp_path))

    def serve(data: str, listener: socket.socket, when_open: Callable[[], None], **_: object) -> None:
        served.append(data)
        when_open()
        listener.close()

    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(serving, "can_show_a_browser", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("meldhouse.cli.commands.serve.PORT", 0)
    monkeypatch.setattr(serving, "listen", lambda _host, _port: socket.create_server(("127.0.0.1", 0)))
    result = ask()
    assert result.exit_code == 0
    assert re.search(r"http://localhost:\d+", result.stdout)
    assert len(served) == len(opened) == 1
    assert served == [str(tmp_path / "meldhouse.db")]


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = ask("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "m.db"))
    assert result.exit_code == 2
    assert f"Port {port} is taken" in " ".join(result.stderr.split())
    assert "--port" in result.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--host", "nowhere.invalid"), "Meldhouse can’t open at nowhere.invalid"),
        (("--host", "203.0.113.7"), "Meldhouse can’t open at 203.0.113.7"),
        (("--port", "70000"), says("command-number-between", value="70000", least=0, most=65535)),
        (("--base-url", "cards.example.org"), says("cli-bad-url", url="cards.example.org")),
        (("--base-url", "https://cards.example.org/sub"), says("cli-bad-url-advice")),
        (
            ("--log-level", "loud"),
            says("command-one-of", value="loud", choices=("critical", "error", "warning", "info", "debug")),
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, ...], told: str):
    result = ask("serve", "--no-browser", "--data", str(tmp_path / "m.db"), *words)
    assert result.exit_code == 2
    assert told in " ".join(result.stderr.split())


def test_where_nothing_can_be_kept_one_is_told_so(tmp_path: Path):
    (tmp_path / "file").write_text("x", "utf-8")
    result = ask("serve", "--no-browser", "--data", str(tmp_path / "file" / "m.db"))
    assert result.exit_code == 2
    assert "Can’t save anything at" in result.stderr
    result = ask("serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "file"))
    assert result.exit_code == 2
    assert "--data" in result.stderr


def test_the_key_of_the_cookies_stays_the_same(tmp_path: Path):
    async def secret(name: str) -> bytes:
        async with House.open(tmp_path / name) as house:
            return house.secret

    first = asyncio.run(secret("m.db"))
    assert len(first) == 32
    assert asyncio.run(secret("m.db")) == first
    assert asyncio.run(secret("other.db")) != first


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen there")
def test_no_browser_is_opened_where_nobody_sees_it(monkeypatch: pytest.MonkeyPatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    assert not serving.can_show_a_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serving.can_show_a_browser()
    monkeypatch.setenv("SSH_CONNECTION", "1 2 3 4")
    assert not serving.can_show_a_browser()


def test_the_address_in_the_network_is_no_loopback():
    found = address_in_the_network()
    assert found is None or not found.startswith("127.")


def test_the_first_start_on_a_machine_says_what_takes_so_long(capsys: pytest.CaptureFixture[str]):
    ready, first = Warming(), Warming()
    ready.told(100)
    assert capsys.readouterr().out == "", "where all is there already nothing is said"
    for percent in (0, 40, 100):
        first.told(percent)
    told = capsys.readouterr().out
    assert " ".join(told.split()) == f"{says('cli-warming')} {says('cli-ready')}"
