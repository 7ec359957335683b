"""How long the pages of a large tournament take to answer: 500 players, 12 rounds, through the whole application.

Beside them stands a page of the same house that knows nothing of tournaments (the help), asked in the same run.

    .venv/bin/python bench/desk.py --players 500 --rounds 12
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
from starlette.middleware.sessions import SessionMiddleware

from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.winnings import Money, Special
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.keeping import bring
from meldhouse.tournament.simulate import DIRECTOR, simulate
from meldhouse.tournament.tournament import Tournament
from meldhouse.web import House, Settings, create_app
from meldhouse.web.app import COOKIE

PAGES = (
    "/desk", "/desk/board", "/desk/people", "/desk/seating", "/desk/calls", "/desk/log", "/desk/money",
    "/desk/prizes", "/desk/prints", "/desk/settings", "/round/{round}/table/1",
    "/standings", "/hall", "",
)  # fmt: skip


def cookie_of(settings: Settings, person: str) -> str:
    """The signed cookie of somebody, as the application itself would send it."""
    signer = SessionMiddleware(lambda *_: None, secret_key=settings.secret.hex(), session_cookie=COOKIE).signer  # type: ignore[arg-type,return-value]
    import base64
    import json

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
                times = []
                for _ in range(visits):
                    began = time.perf_counter()
                    (await client.get(address)).raise_for_status()
                    times.append(1000 * (time.perf_counter() - began))
                found.append((path or "/", statistics.median(times), max(times)))
        return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=500)
    asked.add_argument("--rounds", type=int, default=12)
    asked.add_argument("--visits", type=int, default=9)
    options = asked.parse_args()
    money = Money(fee_cents=500, percents=(50, 30, 20), specials=(Special(prize="high-round", cents=500),))
    form = form_of(load_book("npa"), rounds=options.rounds, money=money)
    tournament = simulate("npa", form, options.players, seed="bench")
    with TemporaryDirectory() as folder:
        found = asyncio.run(measure(tournament, Path(folder), options.visits))
    peer = found[0][1]
    print(f"{'page':24} {'median ms':>10} {'most ms':>8} {'to the help page':>17}")
    for path, median, most in found:
        print(f"{path:24} {median:10.1f} {most:8.1f} {median / peer:17.1f}")


if __name__ == "__main__":
    main()
