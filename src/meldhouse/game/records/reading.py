"""Text to records: every fault is collected, with its line."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

from meldhouse.game import steward
from meldhouse.game.actions import Action, Play
from meldhouse.game.events import Dealt
from meldhouse.game.hand import Hand
from meldhouse.game.records.grammar import Unreadable, read_action, read_seat
from meldhouse.game.records.record import TITLE, VERSION, Record, RecordError
from meldhouse.game.seats import CLOCKWISE, Seat, seating_of
from meldhouse.pieces import BadKey, NotationError, Piece, in_order, parse_key, parse_pieces, write_pieces
from meldhouse.rulebooks import Book, BookError, load_book
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.openfile import read_bytes

LARGEST = 4 * 1024 * 1024
_FIELD = re.compile(r"(?P<key>[A-Za-z]+)\s*:\s*(?P<value>.*)")
_TRICK = re.compile(r"\d+\.\s*(?P<seat>\w+)\s*:\s*(?P<pieces>[^;]*)(?:;\s*(?P<more>.*))?")
HAND_KEYS = ("dealer", "scorekeeper", "key", "redeal", "steward", "opening", "layouts", "kitty", *CLOCKWISE)


def load(path: str | Path, *, book: Book | None = None) -> Record:
    """The record in a file."""
    try:
        raw = read_bytes(path, LARGEST + 1)
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise RecordError([f"{path} cannot be read: {why}."]) from None
    if len(raw) > LARGEST:
        raise RecordError([f"A record is at most {LARGEST // 1024 // 1024} MiB."])
    try:
        return loads(raw.decode("utf-8-sig"), book=book)
    except UnicodeDecodeError:
        raise RecordError([f"{path} is not UTF-8 text."]) from None


def loads(text: str, *, book: Book | None = None) -> Record:
    """The record that `text` tells; `book` stands in for one that is not on the shelf."""
    return _Reader(text, book).read()


class _Draft:
    """One hand while it is read."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.fields: dict[str, tuple[int, str]] = {}
        self.actions: list[tuple[int, Action | list[Piece]]] = []


class _Reader:
    def __init__(self, text: str, book: Book | None) -> None:
        self.lines = list(self._plain(text))
        self.given = book
        self.faults: list[Fault] = []
        self.begins: list[int] = []
        """The line in which each hand begins."""

    @staticmethod
    def _plain(text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.splitlines(), start=1):
            stripped = line.split("#", 1)[0].strip()
            if stripped:
                yield number, stripped

    def read(self) -> Record:
        head, drafts = self._divide()
        book = self._book(head)
        players = self._pairs(*head.get("players", (0, "")))
        hands = [self._play(draft, book) for draft in drafts] if book is not None else []
        if not drafts:
            self._fault(0, "There is no hand in this record: begin one with a line “hand 1”.")
        if self.faults:
            raise RecordError(self.faults)
        assert book is not None
        return Record(book=book, hands=[hand for hand in hands if hand is not None], players=players)

    def _fault(self, line: int, text: str, clause: str | None = None) -> None:
        hand = bisect_right(self.begins, line)
        self.faults.append(Fault(text, line=line or None, hand=hand or None, clause=clause))

    # --- first pass: lines ----------------------------------------------------------------------------------------

    def _divide(self) -> tuple[dict[str, tuple[int, str]], list[_Draft]]:
        head: dict[str, tuple[int, str]] = {}
        drafts: list[_Draft] = []
        lines = self.lines
        if not lines or not lines[0][1].lower().startswith(TITLE.lower()):
            self._fault(1, f"A record begins with the line “{TITLE} {VERSION}”.")
        else:
            self._check_version(*lines.pop(0))
        for number, line in lines:
            if re.fullmatch(r"hand(?:\s+\d+)?", line, re.IGNORECASE):
                drafts.append(_Draft(number))
                self.begins.append(number)
            elif not drafts:
                self._field(number, line, head, ("book", "rules", "players"))
            else:
                self._hand_line(number, line, drafts[-1])
        return head, drafts

    def _check_version(self, number: int, line: str) -> None:
        version = line[len(TITLE) :].strip()
        if version != str(VERSION):
            self._fault(number, f"This record is of version “{version}”; this program reads version {VERSION}.")

    def _field(self, number: int, line: str, into: dict[str, tuple[int, str]], known: tuple[str, ...]) -> None:
        match = _FIELD.fullmatch(line)
        key = match["key"] if match else ""
        key = key.upper() if len(key) == 1 else key.lower()
        if match is None or key not in known:
            self._fault(number, f"“{line[:40]}” is not understood here; expected one of: {', '.join(known)}.")
        elif key in into:
            self._fault(number, f"“{key}” is said twice; it stands in line {into[key][0]} already.")
        else:
            into[key] = (number, match["value"].strip())

    def _hand_line(self, number: int, line: str, draft: _Draft) -> None:
        if trick := _TRICK.fullmatch(line):
            self._trick_line(number, trick, draft)
        elif _FIELD.fullmatch(line) and not draft.actions and not re.match(r"\w+\s+sets?\s+up", line, re.IGNORECASE):
            self._field(number, line, draft.fields, HAND_KEYS)
        else:
            self._action_line(number, line, draft)

    def _trick_line(self, number: int, trick: re.Match[str], draft: _Draft) -> None:
        try:
            leader, pieces = read_seat(trick["seat"]), parse_pieces(trick["pieces"])
        except (Unreadable, NotationError) as problem:
            self._fault(number, str(problem))
            return
        if not pieces:
            self._fault(number, "A trick needs at least the card that was led.")
            return
        draft.actions += [(number, Play(leader, pieces[0])), (number, list(pieces[1:]))]
        if trick["more"]:
            self._action_line(number, trick["more"], draft)

    def _action_line(self, number: int, line: str, draft: _Draft) -> None:
        try:
            draft.actions.append((number, read_action(line)))
        except Unreadable as problem:
            self._fault(number, str(problem))

    # --- second pass: meaning -------------------------------------------------------------------------------------

    def _book(self, head: dict[str, tuple[int, str]]) -> Book | None:
        number, name = head.get("book", (1, ""))
        book = self.given
        if book is None:
            if not name:
                self._fault(number, "Say which book was played: a line such as “book: npa”.")
                return None
            try:
                book = load_book(name)
            except BookError as problem:
                self._fault(number, " ".join(problem.faults))
                return None
        if "rules" in head and head["rules"][1] != book.fingerprint:
            self._fault(
                head["rules"][0],
                f"This record was played by other rules ({head['rules'][1][:16]}) than “{book.name}” has now "
                f"({book.fingerprint}); take the line out to try it all the same.",
            )
        return book

    def _pairs(self, number: int, text: str) -> dict[Seat, str]:
        pairs: dict[Seat, str] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            who, equals, value = part.partition("=")
            try:
                if not equals:
                    raise Unreadable(f"“{part[:30]}” should be a seat, an equals sign and a value: N = …")
                pairs[read_seat(who)] = value.strip()
            except Unreadable as problem:
                self._fault(number, str(problem))
        return pairs

    def _play(self, draft: _Draft, book: Book) -> Hand | None:
        hand = self._start(draft, book)
        if hand is None or self.faults:
            return None
        with_steward = draft.fields.get("steward", (0, "no"))[1].lower() in ("yes", "true", "1")
        for number, entry in draft.actions:
            steps = [entry] if isinstance(entry, Action) else entry
            for step in steps:
                if not self._step(number, hand, step, with_steward=with_steward):
                    return None
        if with_steward:
            steward.tidy(hand)
        self._compare_deal(draft, hand)
        return hand

    def _step(self, number: int, hand: Hand, step: Action | Piece, *, with_steward: bool) -> bool:
        if with_steward:
            steward.tidy(hand)
        if isinstance(step, Piece):
            if hand.turn is None or hand.phase != "tricks":
                self._fault(number, f"There are more pieces in this trick than players: {step}.")
                return False
            step = Play(hand.turn, step)
        refusal = hand.verify(step)
        if refusal is not None:
            self._fault(number, refusal.text, refusal.clause)
            return False
        hand.apply_unchecked(step)
        return True

    def _start(self, draft: _Draft, book: Book) -> Hand | None:
        seats = seating_of(book).seats
        dealer = self._seat(draft, "dealer", seats)
        scorekeeper = self._seat(draft, "scorekeeper", seats) if "scorekeeper" in draft.fields else seats[-1]
        layouts = self._layouts(draft, book)
        deal = self._deal(draft, book)
        if dealer is None or scorekeeper is None or deal is None:
            return None
        hands, kitty = deal
        key = self._key(draft)
        if "key" in draft.fields:
            opening = draft.fields.get("opening", (0, "no"))[1].lower() == "yes"
            return Hand(
                book, dealer=dealer, scorekeeper=scorekeeper, key=key, is_opening=opening, fixed_layouts=layouts
            )
        if not hands:
            nothing = "This hand has neither a key nor hands: add “key: …” or lines such as “N: AS KH …”."
            self._fault(draft.line, nothing)
            return None
        return Hand.with_hands(
            book, dealer=dealer, scorekeeper=scorekeeper, hands=hands, kitty=kitty, key=key, fixed_layouts=layouts
        )

    def _layouts(self, draft: _Draft, book: Book) -> dict[Seat, str]:
        number, text = draft.fields.get("layouts", (0, ""))
        layouts = self._pairs(number, text)
        for layout in layouts.values():
            if layout not in book.deal.layouts:
                known = " or ".join(book.deal.layouts) or "none"
                self._fault(number, f"“{layout[:20]}” is no way to set up here; expected {known}.")
        return layouts

    def _key(self, draft: _Draft) -> bytes | None:
        """The key of the deal, or of a deal that was made again."""
        number, text = draft.fields.get("key") or draft.fields.get("redeal") or (0, "")
        if not text and not number:
            return None
        try:
            return parse_key(text)
        except BadKey as problem:
            self._fault(number, str(problem))
            return None

    def _seat(self, draft: _Draft, key: str, seats: tuple[Seat, ...]) -> Seat | None:
        number, text = draft.fields.get(key, (draft.line, ""))
        try:
            seat = read_seat(text) if text else None
        except Unreadable as problem:
            self._fault(number, str(problem))
            return None
        if seat in seats:
            return seat
        self._fault(number, f"Say who the {key} is, one of {', '.join(seats)}: a line such as “{key}: {seats[-1]}”.")
        return None

    def _deal(self, draft: _Draft, book: Book) -> tuple[dict[Seat, tuple[Piece, ...]], tuple[Piece, ...]] | None:
        """The hands that are written down; all of them, or none."""
        found: dict[str, tuple[Piece, ...]] = {}
        faults = len(self.faults)
        seats = seating_of(book).seats
        for key in (*CLOCKWISE, "kitty"):
            if key in draft.fields:
                number, text = draft.fields[key]
                try:
                    found[key] = parse_pieces(text)
                except NotationError as problem:
                    self._fault(number, str(problem))
                    continue
                size = book.deal.kitty if key == "kitty" else book.deal.hand if key in seats else 0
                if len(found[key]) != size:
                    self._fault(number, f"{key} should have {size} {book.words.pieces} and has {len(found[key])}.")
        if found and any(seat not in found for seat in seats) and len(self.faults) == faults:
            self._fault(draft.line, f"Write down the hands of all seats ({', '.join(seats)}) or of none.")
        for fault in book.pack.faults(piece for pieces in found.values() for piece in pieces):
            self._fault(draft.line, fault)
        if len(self.faults) > faults:
            return None
        return {seat: found[seat] for seat in seats if seat in found}, found.get("kitty", ())

    def _compare_deal(self, draft: _Draft, hand: Hand) -> None:
        """Hands written beside a key must be the hands that key deals."""
        first = next((event for event in hand.events if isinstance(event, Dealt)), None)
        for seat, held in first.hands.items() if first is not None else ():
            if seat in draft.fields:
                number, text = draft.fields[seat]
                if in_order(parse_pieces(text)) != in_order(held):
                    self._fault(number, f"The key deals {seat} other {hand.book.words.pieces}: {write_pieces(held)}.")
