"""From the head of a hand in a record to a table where it can be played."""

from __future__ import annotations

import re

from meldhouse.game.fairness import Proof
from meldhouse.game.hand import Hand
from meldhouse.game.records.drafts import Draft, Faults
from meldhouse.game.records.grammar import Unreadable, read_seat
from meldhouse.game.seats import CLOCKWISE, Seat, seating_of
from meldhouse.messages import fact
from meldhouse.pieces import BadKey, NotationError, Piece, parse_key, parse_pieces
from meldhouse.rulebooks import Book

PROOF_KEYS = ("sheet", "seal", "seed", "numbers")
OLD_PROOF_KEYS = ("commitment", "seed", "numbers")
HAND_KEYS = (
    "dealer", "scorekeeper", "table", "key", "redeal", "steward", "opening", "layouts", "kitty", *CLOCKWISE
)  # fmt: skip
TABLES = ("guarded", "refereed")


def start(draft: Draft, book: Book, faults: Faults) -> Hand | None:
    """The table before anything happened; None, with a fault, if something is missing or impossible."""
    return _Starter(draft, book, faults).start()


def read_proof(draft: Draft, faults: Faults) -> Proof | None:
    """The proof of a hand's deal, if it has one; `meldhouse verify` checks it."""
    if not any(key in draft.fields for key in PROOF_KEYS):
        return None
    told: dict[str, tuple[int, str]] = {key: draft.fields.get(key, (draft.line, "")) for key in PROOF_KEYS}
    numbers = {} if told["numbers"][1].lower() in ("", "none") else faults.pairs(*told["numbers"])
    for key in ("seal", "seed"):
        _check_digits(*told[key], key, faults)
    for number in numbers.values():
        _check_digits(told["numbers"][0], number, "number", faults)
    proof = Proof(sheet=told["sheet"][1], seed=told["seed"][1], numbers=numbers)
    if proof.seal != told["seal"][1]:
        faults.add(told["seal"][0], fact("record-wrong-seal"))
    return proof


def _check_digits(line: int, text: str, what: str, faults: Faults) -> None:
    if not re.fullmatch("[0-9a-f]{64}", text):
        faults.add(line, fact("record-no-digits", what=what))


class _Starter:
    def __init__(self, draft: Draft, book: Book, faults: Faults) -> None:
        self.draft = draft
        self.fields = draft.fields
        self.book = book
        self.faults = faults
        self.seats = seating_of(book).seats

    def start(self) -> Hand | None:
        dealer = self._seat("dealer")
        scorekeeper = self._seat("scorekeeper") if "scorekeeper" in self.fields else self.seats[-1]
        layouts = self._layouts()
        refereed = self._refereed()
        deal = self._deal(any_size=refereed and "key" in self.fields)
        if dealer is None or scorekeeper is None or deal is None:
            return None
        hands, kitty = deal
        key = self._key()
        if "key" in self.fields:
            return Hand(
                self.book,
                dealer=dealer,
                scorekeeper=scorekeeper,
                key=key,
                is_opening=self.draft.says("opening"),
                fixed_layouts=layouts,
                refereed=refereed,
            )
        if not hands:
            self.faults.add(self.draft.line, fact("record-no-deal"))
            return None
        return Hand.with_hands(
            self.book,
            dealer=dealer,
            scorekeeper=scorekeeper,
            hands=hands,
            kitty=kitty,
            key=key,
            fixed_layouts=layouts,
            refereed=refereed,
        )

    def _refereed(self) -> bool:
        line, said = self.fields.get("table", (0, "guarded"))
        if said.lower() not in TABLES:
            self.faults.add(line, fact("record-no-table", text=said[:20], known=TABLES))
        return said.lower() == "refereed"

    def _layouts(self) -> dict[Seat, str]:
        line, text = self.fields.get("layouts", (0, ""))
        layouts = self.faults.pairs(line, text)
        for layout in layouts.values():
            if layout not in self.book.deal.layouts:
                known = self.book.deal.layouts
                self.faults.add(
                    line,
                    fact("record-no-layout", text=layout[:20], known=known) if known else fact("record-layouts-never"),
                )
        return layouts

    def _key(self) -> bytes | None:
        """The key of the deal, or of a repeated deal."""
        line, text = self.fields.get("key") or self.fields.get("redeal") or (0, "")
        if not text and not line:
            return None
        try:
            return parse_key(text)
        except BadKey as problem:
            self.faults.add(line, problem.message)
            return None

    def _seat(self, key: str) -> Seat | None:
        line, text = self.fields.get(key, (self.draft.line, ""))
        try:
            seat = read_seat(text) if text else None
        except Unreadable as problem:
            self.faults.add(line, problem.message)
            return None
        if seat in self.seats:
            return seat
        self.faults.add(line, fact("record-say-who", key=key, seats=self.seats, seat=self.seats[-1]))
        return None

    def _deal(self, *, any_size: bool) -> tuple[dict[Seat, tuple[Piece, ...]], tuple[Piece, ...]] | None:
        """The hands as written; all of them, or none. On felt, hands of `any_size` may be dealt."""
        found: dict[str, tuple[Piece, ...]] = {}
        before = len(self.faults.found)
        for key in (*CLOCKWISE, "kitty"):
            if key in self.fields:
                line, text = self.fields[key]
                try:
                    found[key] = parse_pieces(text)
                except NotationError as problem:
                    self.faults.add(line, problem.message)
                    continue
                rules = self.book.deal
                size = rules.kitty if key == "kitty" else rules.hand if key in self.seats else 0
                if len(found[key]) != size and not any_size:
                    self.faults.add(line, fact("record-hand-size", key=key, size=size, found=len(found[key])))
        if found and any(seat not in found for seat in self.seats) and len(self.faults.found) == before:
            self.faults.add(self.draft.line, fact("record-all-hands", seats=self.seats))
        for fault in self.book.pack.faults(piece for pieces in found.values() for piece in pieces):
            self.faults.add(self.draft.line, fault)
        if len(self.faults.found) > before:
            return None
        return {seat: found[seat] for seat in self.seats if seat in found}, found.get("kitty", ())
