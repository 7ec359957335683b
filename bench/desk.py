"""How long the pages of a large tournament take to answer: 500 players, 12 rounds, through the whole application.

For comparison, the same run requests a page that has nothing to do with tournaments (the help).

    .venv/bin/python bench/desk.py --players 500 --rounds 12
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
from starlette.middleware.sessions import SessionMiddleware

from meldhouse.rulebooks import load_book
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.simulating.simulate import DIRECTOR, simulate
from meldhouse.tournament.store import bring
from meldhouse.tournament.tournament import Tournament
from meldhouse.web import House, Settings, create_app
from meldhouse.web.app import COOKIE

PAGES = (
    "/desk", "/desk/board", "/desk/people", "/desk/seating", "/desk/calls", "/desk/log", "/desk/money",
    "/round/{round}/table/1", "/standings", "/hall", "",
)  # fmt: skip


def cookie_of(settings: Settings, person: str) -> str:
    """A user's signed cookie, as the application itself would send it."""
    signer = SessionMiddleware(lambda *_: None, secret_key=settings.secret.hex(), session_cookie=COOKIE).signer  # type: ignore[arg-type,return-value]
    said = {"id": person, "name": "Director", "month": time.strftime("%Y-%m")}
    return signer.sign(base64.b64encode(json.dumps(said).encode())).decode()


async def measure(tournament: Tournament, folder: Path, visits: int) -> list[tuple[str, float, float]]:
    async with House.open(folder / "house.journal") as house:
        kept = await bring(house.journal, tournament)
        settings = Settings(house=house)
        app = create_app(settings)
        transport = httpx2.ASGITransport(app=app)
        found = []
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
            client.cookies.set(COOKIE, cookie_of(settings, DIRECTOR))
            last = len(tournament.state.rounds)
            for path in ("help", *PAGES):
                address = "/help" if path == "help" else f"/event/{kept.id}{path.format(round=last)}"
                (await client.get(address)).raise_for_status()
                times, busy = [], []
                for _ in range(visits):
                    began, used = time.perf_counter(), time.process_time()
                    (await client.get(address)).raise_for_status()
                    times.append(1000 * (time.perf_counter() - began))
                    busy.append(1000 * (time.process_time() - used))
                found.append((path or "/", statistics.median(times), statistics.median(busy)))
        return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=500)
    asked.add_argument("--rounds", type=int, default=12)
    asked.add_argument("--visits", type=int, default=9)
    options = asked.parse_args()
    tournament = simulate("npa", form_of(load_book("npa"), rounds=options.rounds), options.players, seed="bench")
    with TemporaryDirectory() as folder:
        found = asyncio.run(measure(tournament, Path(folder), options.visits))
    peer = found[0][2]
    print(f"{'page':24} {'median ms':>10} {'processor ms':>13} {'to the help page':>17}")
    for path, median, busy in found:
        print(f"{path:24} {median:10.1f} {busy:13.1f} {busy / peer:17.1f}")


if __name__ == "__main__":
    main()
