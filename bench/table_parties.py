"""Four people at a table over real sockets: they see what they are sent, and one of them acts on request."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from honest import Honest

PATIENCE = 20.0
"""Seconds without an answer after which the server counts as stuck."""
REMEMBERED = 100
"""How many messages of a table are replayed to the bare server."""


class Took(NamedTuple):
    """One play: when it was done, and how long it took."""

    at: float
    answered: float
    """Seconds until the player got confirmation."""
    seen: float
    """Seconds until the last of the four saw it."""


class Somebody:
    """One of the four. `table` is what a page would have: the whole table with all updates applied."""

    def __init__(self, party: Party, cookie: str) -> None:
        self.party, self.cookie = party, cookie
        self.table: dict[str, Any] = {}
        self.version, self.at = 0, 0.0
        self.honest = Honest(party.id, party.lot)
        self.socket: ClientConnection

    async def arrive(self, address: str) -> None:
        headers = {"cookie": self.cookie, "origin": f"http://{address}"}
        url = f"ws://{address}/table/{self.party.id}/socket"
        self.socket = await connect(
            url, additional_headers=headers, compression=None, ping_interval=None, proxy=None, open_timeout=PATIENCE
        )
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await self.socket.recv()
                said = msgspec.json.decode(message)
                if said["is"] == "news":
                    self.party.news.append(said)
                self._take(said)
                self.party.heard()
        self.party.problems.append(f"The socket was closed: {self.socket.close_code}.")
        self.party.heard()

    def _take(self, said: dict[str, Any]) -> None:
        kind = said["is"]
        if kind == "whole":
            self.table = said["set"]
        elif kind == "news":
            changed = dict(said["set"])
            self.table.get("hand") and self.table["hand"].update(changed.pop("hand+", {}))
            self.table.update(changed)
        elif kind == "refused":
            self.party.problems.append(said["refusal"]["text"])
        elif kind == "done":
            self.party.done, self.party.done_at = said, time.perf_counter()
        if "n" in said and said["v"] != self.version:
            self.version, self.at = said["v"], time.perf_counter()


class Party:
    def __init__(self, id: str, cookies: list[str], lot: Random) -> None:
        self.id, self.lot = id, lot
        self.people = [Somebody(self, cookie) for cookie in cookies]
        self.problems: list[str] = []
        self.news: deque[dict[str, Any]] = deque(maxlen=REMEMBERED)
        """The last messages with updates."""
        self.done: dict[str, Any] = {}
        self.done_at = 0.0
        self._count = 0
        self._heard = asyncio.Event()

    def heard(self) -> None:
        self._heard.set()

    async def _until(self, is_so: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._heard.clear()
                await self._heard.wait()
                if self.problems:
                    raise RuntimeError(f"Table {self.id}: {self.problems[0]}")

    async def gather(self, address: str) -> None:
        """All four sit down, and the first one starts the game."""
        for somebody, seat in zip(self.people, "SWNE", strict=True):
            await somebody.arrive(address)
            await self._until(lambda somebody=somebody: somebody.table)
            if somebody.table["seat"] is None:
                await self._ask(somebody, {"ask": "sit", "seat": seat})
        await self._ask(self.people[0], {"ask": "start"})

    async def play(self) -> Took:
        """Make the next play."""
        await self._until(self._next)
        return await self._ask(*self._next())  # type: ignore[misc]

    async def open_all(self) -> None:
        """Before a pause: a sealed deal does not wait long for its numbers."""
        while any(one.honest.opening(one.table) is not None for one in self.people):
            await self.play()

    async def _ask(self, who: Somebody, request: dict[str, Any]) -> Took:
        self._count += 1
        id = f"k{self._count}"
        message = msgspec.json.encode({**request, "id": id, "at": who.version}).decode()
        began = time.perf_counter()
        await who.socket.send(message)
        await self._until(lambda: self.done.get("id") == id)
        version = self.done["v"]
        if request["ask"] != "keep":  # which nobody else sees
            await self._until(lambda: all(one.version >= version for one in self.people if one.table))
        last = max(self.done_at, *(one.at for one in self.people))
        return Took(last, self.done_at - began, last - began)

    def _next(self) -> tuple[Somebody, dict[str, Any]] | None:
        for one in self.people:
            table = one.table
            if table["stage"] == "over" and one is self.people[0]:
                return one, {"ask": "start"}
            if table["stage"] == "between" and table["seat"] not in table["fair"]["ready"]:
                return one, one.honest.ready(table)
            if (opening := one.honest.opening(table)) is not None:
                return one, opening
            if table["stage"] == "hand" and table["keep"]:
                return one, {"ask": "keep"}
            if table["stage"] == "hand" and table["seat"] in table["hand"]["to_act"]:
                action = {"seat": table["seat"], **self._decided(table["hand"], table["may"] or {})}
                return one, {"ask": "act", "action": action}
        return None

    def _decided(self, hand: dict[str, Any], may: dict[str, Any]) -> dict[str, Any]:
        lot = self.lot
        if may.get("bids") and (not may.get("may_pass") or lot.random() < 0.3):
            return {"event": "bid", "amount": may["bids"][0]}
        if may.get("may_pass"):
            return {"event": "pass"}
        if may.get("trumps"):
            return {"event": "name-trump", "trump": lot.choice(may["trumps"])}
        if may.get("give"):
            return {"event": "pass-pieces", "pieces": lot.sample(hand["hand"], may["give"])}
        if may.get("meld"):
            return {"event": "show-meld", "pieces": may["meld"]["full"]}
        if may.get("plays"):
            return {"event": "play", "piece": lot.choice(may["plays"])}
        return {"event": "confirm"}

    async def leave(self) -> None:
        for one in self.people:
            one.reading.cancel()
            await one.socket.close()


class Echoes(Party):
    """The same four at a server that only forwards messages: they replay what `party` received last."""

    def __init__(self, party: Party) -> None:
        super().__init__(party.id, [""] * 4, party.lot)
        self._party = party

    async def gather(self, address: str) -> None:
        for somebody in self.people:
            await somebody.arrive(address)

    async def play(self) -> Took:
        self._count += 1
        who = self.lot.choice(self.people)
        request = {**self.lot.choice(self._party.news), "is": "echo", "v": self._count}
        began = time.perf_counter()
        await who.socket.send(msgspec.json.encode(request).decode())
        await self._until(lambda: self.done_at >= began and all(one.version == self._count for one in self.people))
        last = max(self.done_at, *(one.at for one in self.people))
        return Took(last, self.done_at - began, last - began)
