"""A tournament in a test, run through its pages as a director would."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import httpx2
from visiting import OpenHouse, Visitor, said as says, words

SLIPS: Mapping[str, Mapping[str, str]] = {
    "npa": {"bid": "50", "trump": "H", "meld-NS": "30", "meld-EW": "20", "take-NS": "30"},
    "mcallen": {"bid": "20", "trump": "H", "meld-NS": "13", "meld-EW": "4", "take-NS": "15"},
    "st-hilary": {"bid": "20", "trump": "H", "meld-NS": "20", "meld-EW": "9", "take-NS": "20"},
    "bend": {"bid": "500", "trump": "H", "meld-NS": "300", "meld-EW": "100", "take-NS": "260"},
    "n42pa": {"bid": "31", "trump": "4", "take-NS": "35"},
}
"""A hand that North makes, as the sheet of each house asks for it."""


SIGNING = re.compile(r'name="side" value="(\w+)".*?name="signer" value="(\w+)".*?name="digest" value="(\w+)"')


class Desk:
    """The director, and what he did."""

    def __init__(self, opened: OpenHouse, book: str, **fields: str) -> None:
        self.visitor, self.book = Visitor(opened), book
        self.visitor.now = 1e9
        sent = self.visitor.post(
            "/events", {"book": book, "title": "Tuesday", "your-name": "Mary", **fields}, page="/events/new"
        )
        assert sent.status_code == 303, words(sent)
        self.at = sent.headers["location"].removesuffix("/desk/people")

    def get(self, path: str = "") -> httpx2.Response:
        return self.visitor.get(self.at + path)

    def post(self, path: str, fields: Mapping[str, str]) -> httpx2.Response:
        self.visitor.now += 60  # nobody types faster than the house lets him
        return self.visitor.post(self.at + path, fields)

    def enter(self, names: Sequence[str]) -> None:
        sent = self.post("/desk/people", {"names": "\n".join(names), "here": "1"})
        assert sent.status_code == 303, words(sent)

    def act(self, **act: Any) -> str:
        """A button of the desk; what the next page says."""
        self.post("/act", {"act": json.dumps(act), "back": "/desk"})
        return words(self.get("/desk"))

    def steps(self) -> list[str]:
        """The acts that the desk offers, the natural one first."""
        return [html.unescape(act) for act in re.findall(r'name="act" value="([^"]*)"', self.get("/desk").text)]

    def next(self) -> str:
        return self.act(**json.loads(self.steps()[0]))

    def seat(self, number: int) -> None:
        """Up to the start of a round."""
        for act in ("draft", "confirm", "release", "start"):
            self.act(act=act, **({} if act == "draft" else {"round": number}))

    def hand(self, number: int, table: int, **fields: str) -> httpx2.Response:
        return self.post(
            f"/round/{number}/table/{table}/write", {"how": "played", "bidder": "N", **SLIPS[self.book], **fields}
        )

    def sign(self, number: int, table: int) -> None:
        """Both sides, whatever they are."""
        path = f"/round/{number}/table/{table}"
        while found := SIGNING.search(self.get(path).text):
            self.post(path + "/sign", {"side": found[1], "signer": found[2], "digest": found[3]})

    def play(self, number: int) -> None:
        """Every table of a round to its signatures."""
        for table in self.tables():
            text = words(self.get(f"/round/{number}/table/{table}"))
            for _ in range(60):
                if says("event-sign-check") in text or says("event-sheet-done") in text:
                    break
                sent = self.hand(number, table)
                assert sent.status_code == 303, words(sent)
                text = words(self.get(f"/round/{number}/table/{table}"))
            self.sign(number, table)

    def tables(self) -> list[int]:
        return [int(found) for found in re.findall(r"/table/(\d+)\"", self.get("/desk").text)]

    def link(self, role: str, person: str = "") -> str:
        sent = self.post("/desk/roles", {"role": role, "person": person})
        found = re.search(r'class="code-link"><a href="http://testserver([^"]*)"', sent.text)
        assert found is not None, words(sent)
        return found[1]


def named(count: int) -> list[str]:
    return [f"Player {number}" for number in range(1, count + 1)]
