"""A whole house in a process of its own, as `meldhouse serve` opens it, and people who visit it from outside."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from waiting import wait_until

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
from table_site import TableSite

from honest import Honest
from meldhouse.game.fairness import Sheet
from table_parties import Party


class RealHouse:
    def __init__(self, port: int, log: Path, process: subprocess.Popen[bytes]) -> None:
        self.address, self.log, self.process = f"127.0.0.1:{port}", log, process
        self.url = f"http://{self.address}"
        self.visits: list[httpx2.Client] = []

    def told(self) -> str:
        """What the house has complained of."""
        return self.log.read_text()

    def most_memory(self) -> int:
        """The most that the server has had at one time, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024


@contextmanager
def real_house(folder: Path, *options: str) -> Iterator[RealHouse]:
    house = served(folder, free_port(), *options)
    try:
        wait_for(house)
        yield house
    finally:
        for visit in house.visits:
            visit.close()
        house.process.terminate()
        house.process.wait(30)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def served(folder: Path, port: int, *more: str) -> RealHouse:
    """The house on this folder; it may not answer yet. In `visits` there stands every request."""
    command = [sys.executable, "-m", "meldhouse", "serve", "--data", str(folder / "house.db"), "--no-browser"]
    log = folder / "log"
    with log.open("ab") as errors, (folder / "visits").open("ab") as visits:
        options = ["--host", "127.0.0.1", "--port", str(port), "--log-level", "info"]
        process = subprocess.Popen([*command, *options, *more], stdout=visits, stderr=errors)
    return RealHouse(port, log, process)


def wait_for(house: RealHouse) -> None:
    wait_until(lambda: house.process.poll() is not None or _answers(house), house.told)
    assert house.process.poll() is None, house.told()


def _answers(house: RealHouse) -> bool:
    try:
        return httpx2.get(f"{house.url}/robots.txt").status_code == 200
    except httpx2.TransportError:
        return False


class Guest:
    """Somebody with a browser of his own."""

    def __init__(self, house: RealHouse | TableSite, name: str = "") -> None:
        self.house = house
        self.http = httpx2.Client(base_url=house.url, timeout=60)
        house.visits.append(self.http)
        self.http.get("/you")
        if name:
            self.post("/you/name", name=name)

    @property
    def cookie(self) -> str:
        return f"meldhouse={self.http.cookies['meldhouse']}"

    def token(self, page: str = "/you") -> str:
        found = re.search(r'name="token" value="([0-9a-f]+)"', self.http.get(page).text)
        assert found is not None
        return found[1]

    def post(self, path: str, **fields: str) -> httpx2.Response:
        return self.http.post(path, data={"token": self.token(), **fields})

    def new_table(self, **fields: str) -> str:
        response = self.post("/tables", **{"book": "st-hilary", "your-name": "Somebody", **fields})
        assert response.status_code == 303, response.text
        return response.headers["location"].rsplit("/", 1)[1]

    def window(self, table: str, **headers: str | None) -> ClientConnection:
        """`headers` to send beside the cookie and the origin, or instead of them; None leaves one out."""
        said = {"cookie": self.cookie, "origin": self.house.url, **headers}
        sent = {name: value for name, value in said.items() if value is not None}
        address = f"ws://{self.house.address}/table/{table}/socket"
        return connect(address, additional_headers=sent, open_timeout=30, proxy=None, max_size=None)


def ask(window: ClientConnection, what: str, id: str = "k1", **details: Any) -> None:
    window.send(json.dumps({"ask": what, "id": id, "at": 0, **details}))


def heard(window: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(window.recv(30))
        if message["is"] == kind:
            return message


def answered(window: ClientConnection, id: str = "k1") -> str:
    """How a request was answered: ``done``, or the code of the refusal."""
    while True:
        message: dict[str, Any] = json.loads(window.recv(30))
        if message.get("id") == id:
            return "done" if message["is"] == "done" else str(message["refusal"]["code"])


def dealt(table: str, windows: dict[str, ClientConnection]) -> None:
    """The first hand, with a number from each of these chairs."""
    honest = Honest(table, Random(table))
    for seat, window in windows.items():
        said = honest.ready({"number": 0, "fair": {"attempt": 1}, "seat": seat}, seat.encode() * 32)
        ask(window, said.pop("ask"), "ready", **said)
    for seat, window in windows.items():
        sheet = ""
        while not sheet:
            sheet = json.loads(window.recv(30)).get("set", {}).get("fair", {}).get("sheet", "")
        ask(window, "open", "open", seal=Sheet.read(sheet).seal, number=(seat.encode() * 32).hex())
        assert answered(window, "open") == "done"


def closed(window: ClientConnection) -> int:
    try:
        while True:
            window.recv(30)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 0


class HonestTable:
    """Four people who go on playing in a thread of their own, whatever happens around them."""

    def __init__(self, house: RealHouse) -> None:
        guests = [Guest(house) for _ in range(4)]
        self.party = Party(guests[0].new_table(), [guest.cookie for guest in guests], Random(1))
        self.plays, self.fault = 0, ""
        self._ends = False
        self._thread = threading.Thread(target=asyncio.run, args=(self._evening(house),), daemon=True)
        self._thread.start()

    async def _evening(self, house: RealHouse) -> None:
        try:
            await self.party.gather(house.address)
            while not self._ends:
                await self.party.play()
                self.plays += 1
                await asyncio.sleep(0.05)
            await self.party.leave()
        except Exception as problem:
            self.fault = "".join(traceback.format_exception(problem))

    def goes_on(self) -> None:
        """It makes a few more plays, and nothing was wrong with any."""
        before = self.plays
        wait_until(lambda: self.plays >= before + 3 or self.fault, "the table does not go on")
        assert not self.fault, self.fault

    def close(self) -> None:
        self._ends = True
        self._thread.join(30)
