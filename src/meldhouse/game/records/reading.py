"""From text to records: every fault is collected, with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from meldhouse.game.actions import Play
from meldhouse.game.hand import Hand
from meldhouse.game.records.drafts import Draft, Faults
from meldhouse.game.records.evening import Evening
from meldhouse.game.records.grammar import Unreadable, read_seat
from meldhouse.game.records.orders import is_marked, read_event
from meldhouse.game.records.playing import played, rows_told
from meldhouse.game.records.record import READ, TITLE, VERSION, Record, RecordError
from meldhouse.game.records.starting import HAND_KEYS, OLD_PROOF_KEYS, PROOF_KEYS, read_proof
from meldhouse.game.records.sums import is_sum
from meldhouse.messages import fact
from meldhouse.pieces import NotationError, parse_pieces
from meldhouse.rulebooks import Book, BookError, load_book
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.reading.openfile import read_bytes

LARGEST = 4 * 1024 * 1024
_FIELD = re.compile(r"(?P<key>[A-Za-z]+)\s*:\s*(?P<value>.*)")
_TRICK = re.compile(r"\d+\.\s*(?P<seat>\w+)\s*:\s*(?P<pieces>[^;]*)(?:;\s*(?P<more>.*))?")
HEAD_KEYS = ("book", "rules", "players", "hands")
TABLE_KEYS = ("dealer", "layouts", "opening")
"""Keys of faults that come from treating the hands as one evening at one table."""


def load(path: str | Path, *, book: Book | None = None) -> Record:
    """Read the record in a file."""
    try:
        raw = read_bytes(path, LARGEST + 1)
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise RecordError([Fault(fact("record-unread", file=str(path), why=why))]) from None
    if len(raw) > LARGEST:
        raise RecordError([Fault(fact("record-too-large", most=LARGEST // 1024 // 1024))])
    try:
        return loads(raw.decode("utf-8-sig"), book=book)
    except UnicodeDecodeError:
        raise RecordError([Fault(fact("record-no-text", file=str(path)))]) from None


def loads(text: str, *, book: Book | None = None) -> Record:
    """Read the record in `text`; `book` stands in for one that is not on the shelf."""
    return _Reader(text, book).read()


class _Reader:
    def __init__(self, text: str, book: Book | None) -> None:
        self.lines = list(self._plain(text))
        self.given = book
        self.is_old = False
        self.faults = Faults()

    @staticmethod
    def _plain(text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.splitlines(), start=1):
            stripped = line.split("#", 1)[0].strip()
            if stripped:
                yield number, stripped

    def read(self) -> Record:
        head, drafts = self._divide()
        book = self._book(head)
        players = self.faults.pairs(*head.get("players", (0, "")))
        apart = self._apart(head)
        hands = [played(draft, book, self.faults) for draft in drafts] if book is not None else []
        if not drafts:
            self.faults.add(0, fact("record-no-hand"))
        proofs = {place: read_proof(draft, self.faults) for place, draft in enumerate(() if self.is_old else drafts)}
        whole = [hand for hand in hands if hand is not None]
        if book is not None and not self.faults.found and not apart:
            self._check_evening(book, drafts, whole)
        if self.faults.found:
            raise RecordError(self.faults.found, book)
        assert book is not None
        known = {place: proof for place, proof in proofs.items() if proof is not None}
        return Record(book=book, hands=whole, players=players, proofs=known, apart=apart, is_old=self.is_old)

    # --- first pass: lines ----------------------------------------------------------------------------------------

    def _divide(self) -> tuple[dict[str, tuple[int, str]], list[Draft]]:
        head: dict[str, tuple[int, str]] = {}
        drafts: list[Draft] = []
        lines = self.lines
        if not lines or not lines[0][1].lower().startswith(TITLE.lower()):
            self.faults.add(1, fact("record-no-title", title=f"{TITLE} {VERSION}"))
        else:
            self._check_version(*lines.pop(0))
        if lines and is_sum(lines[-1][1]) and not self.is_old:  # it is checked when the record is verified
            lines.pop()
        for number, line in lines:
            if is_sum(line):
                self.faults.add(number, fact("record-sum-last"))
            elif re.fullmatch(r"hand(?:\s+\d+)?", line, re.IGNORECASE):
                drafts.append(Draft(number))
                self.faults.begins.append(number)
            elif not drafts:
                self._field(number, line, head, HEAD_KEYS)
            else:
                self._hand_line(number, line, drafts[-1])
        return head, drafts

    def _check_version(self, number: int, line: str) -> None:
        version = line[len(TITLE) :].strip()
        self.is_old = version != str(VERSION)
        if version not in READ:
            self.faults.add(number, fact("record-version", version=version, known=READ))

    def _field(self, number: int, line: str, into: dict[str, tuple[int, str]], known: tuple[str, ...]) -> None:
        match = _FIELD.fullmatch(line)
        key = match["key"] if match else ""
        key = key.upper() if len(key) == 1 else key.lower()
        if match is None or key not in known:
            self.faults.add(number, fact("record-field-unknown", text=line[:40], known=known))
        elif key in into:
            self.faults.add(number, fact("record-field-twice", key=key, first=into[key][0]))
        else:
            into[key] = (number, match["value"].strip())

    def _hand_line(self, number: int, line: str, draft: Draft) -> None:
        if is_marked(line):
            self._event_line(number, line, draft)
        elif trick := _TRICK.fullmatch(line):
            self._trick_line(number, trick, draft)
        elif _FIELD.fullmatch(line) and not draft.steps and not re.match(r"\w+\s+sets?\s+up", line, re.IGNORECASE):
            self._field(number, line, draft.fields, (*HAND_KEYS, *(OLD_PROOF_KEYS if self.is_old else PROOF_KEYS)))
        else:
            self._event_line(number, line, draft)

    def _trick_line(self, number: int, trick: re.Match[str], draft: Draft) -> None:
        try:
            leader, pieces = read_seat(trick["seat"]), parse_pieces(trick["pieces"])
        except (Unreadable, NotationError) as problem:
            self.faults.add(number, problem.message)
            return
        if not pieces:
            self.faults.add(number, fact("record-trick-empty"))
            return
        draft.steps += [(number, Play(leader, pieces[0])), (number, list(pieces[1:]))]
        if trick["more"]:
            self._event_line(number, trick["more"], draft)

    def _event_line(self, number: int, line: str, draft: Draft) -> None:
        try:
            draft.steps.append((number, read_event(line)))
        except Unreadable as problem:
            self.faults.add(number, problem.message)

    # --- second pass: meaning -------------------------------------------------------------------------------------

    def _book(self, head: dict[str, tuple[int, str]]) -> Book | None:
        number, name = head.get("book", (1, ""))
        book = self.given
        if book is None:
            if not name:
                self.faults.add(number, fact("record-no-book"))
                return None
            try:
                book = load_book(name)
            except BookError as problem:
                for fault in problem.faults:
                    self.faults.add(number, fault.told, key="book")
                return None
        if "rules" in head and head["rules"][1] != book.fingerprint:
            self.faults.add(head["rules"][0], fact("record-other-rules", book=book.name))
        return book

    def _apart(self, head: dict[str, tuple[int, str]]) -> bool:
        number, said = head.get("hands", (0, "together"))
        if said.lower() not in ("together", "apart"):
            self.faults.add(number, fact("record-apart-or-together", text=said[:20]))
        return said.lower() == "apart"

    def _check_evening(self, book: Book, drafts: list[Draft], hands: list[Hand]) -> None:
        """Who deals next, and how the dominoes stand, follows from the hands before."""
        evening = Evening(book)
        for draft, hand in zip(drafts, hands, strict=True):
            for fault in evening.add(hand, rows_told(draft, hand)):
                line, _ = draft.fields.get(fault.key or "", (draft.line, ""))
                self.faults.add(line, fault.message, clause=fault.clause, key=fault.key)


def is_of_the_table(faults: list[Fault]) -> bool:
    """Whether all faults of a record come from treating its hands as one evening at one table."""
    return all(fault.key in TABLE_KEYS for fault in faults)
