"""Whoever reads the log of a house becomes nobody by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from real_house import Guest, real_house
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from waiting import wait_until


@pytest.mark.parametrize("level", ["info", "debug"])
def test_neither_requests_nor_windows_leave_secrets_in_the_log(tmp_path: Path, level: str):
    with real_house(tmp_path, "--log-level", level) as house:
        ann = Guest(house, "Ann")
        ann.http.get("/event/x/pass/hush-hush?key=hush-hush")
        table = ann.new_table()
        headers = {"cookie": ann.cookie, "origin": house.url}
        with connect(
            f"ws://{house.address}/table/{table}/socket?key=hush-hush", additional_headers=headers, proxy=None
        ):
            pass
        with pytest.raises(InvalidStatus):
            connect(
                f"ws://{house.address}/event/x/pass/hush-hush?key=hush-hush", additional_headers=headers, proxy=None
            )
        visits = tmp_path / "visits"
        wait_until(lambda: "WebSocket /event/x/pass/" in house.told() + visits.read_text(), house.told)
        told = house.told() + visits.read_text()
        assert f"WebSocket /table/{table}/socket" in told
        assert "hush-hush" not in told
        assert ann.http.cookies["meldhouse"] not in told
