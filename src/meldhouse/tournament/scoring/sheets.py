"""The score sheet of one table in one round: written, checked, signed by every side for its figures, locked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from meldhouse.game import ScoreEntry, Seat, Side, Slip, seating_of
from meldhouse.messages import Message
from meldhouse.rulebooks import Book
from meldhouse.tournament.events import Forfeited
from meldhouse.tournament.scoring.reckoning import Reckoning, is_beside, reckoned

SheetStatus = Literal["waiting", "playing", "full", "signed", "in"]
"""Nothing written yet; hands written; all hands; signed by some; signed by all and locked."""


class Row(msgspec.Struct, frozen=True):
    """A hand as written down."""

    slip: Slip
    by: str
    at: int
    deciding: bool = False
    """Played after time, to decide a draw."""
    ruled: bool = False
    """A ruling wrote it, so the players cannot change it."""


class Result(msgspec.Struct, frozen=True):
    """How a table ended, if nobody wrote the hands down."""

    points: dict[Side, int]
    games: dict[Side, int]
    by: str
    at: int
    sets: dict[Seat, int] = {}
    reneges: dict[Seat, int] = {}

    @property
    def figures(self) -> tuple[dict[Any, int], ...]:
        """Everything but the author and the time; zeros are left out, as if nobody had been asked."""
        known = [{seat: times for seat, times in one.items() if times} for one in (self.sets, self.reneges)]
        return (self.points, self.games, *(known if any(known) else ()))


class Signature(msgspec.Struct, frozen=True):
    signer: str
    digest: str
    by: str
    at: int


class Score(msgspec.Struct, frozen=True):
    """The score of a table, and what the end of its games gave."""

    points: dict[Seat, int]
    bonuses: tuple[ScoreEntry, ...] = ()


class Mended(msgspec.Struct, frozen=True, kw_only=True):
    """An entry on the sheet was rewritten; the old one stays visible."""

    number: int
    hand: int
    """0 for the whole result."""
    before: Slip | Result
    after: Slip | Result
    by: str
    at: int
    official: bool = False
    reason: Message | None = None
    clause: str = ""
    told: tuple[str, ...] = ()
    """Players who have heard of it; they are told only of corrections by officials."""
    call: int = 0
    """The call whose ruling it is, if there is one."""
    scores: tuple[Score, Score] | None = None
    """The table's score before and after; None if the result itself was rewritten."""


class Sheet:
    def __init__(self, book: Book, round: int, table: int, seats: Mapping[Seat, str], *, extra_hand: bool) -> None:
        self.book, self.round, self.table = book, round, table
        self.seats = dict(seats)
        self.extra_hand = extra_hand
        self.first_dealer: Seat = first_dealer_of(book)
        self.rows: list[Row] = []
        self.result: Result | None = None
        self.agreed: dict[int, frozenset[Side]] = {}
        """For each hand, the sides that have agreed to it as written."""
        self.signed: dict[Side, Signature] = {}
        self.locked = False
        self.forfeit: Forfeited | None = None
        """The side that was absent or sent away: the others have won, and what is written still counts."""
        self.mended: list[Mended] = []
        self.taken: dict[Side, int] = {}
        """What officials gave or took that counts in the game, which a bare result does not include."""
        self.fined: dict[tuple[int, str], int] = {}
        """The people a hand charges by itself, by hand and person, with the entry in the list of violations."""
        self.version = 0
        self.sums = self.added()

    def added(self, rows: Sequence[Row] | None = None) -> Reckoning:
        """This sheet, or other rows in its place, added up."""
        lines = self.rows if rows is None else rows
        deciding = frozenset(at for at, row in enumerate(lines) if row.deciding)
        return reckoned(
            self.book, self.first_dealer, [row.slip for row in lines], extra_hand=self.extra_hand, deciding=deciding
        )

    @property
    def sides(self) -> tuple[Side, ...]:
        return seating_of(self.book).sides

    def people(self, side: Side) -> tuple[str, ...]:
        return tuple(self.seats[seat] for seat in seating_of(self.book).members[side])

    def side_of(self, person: str) -> Side | None:
        return next((side for side in self.sides if person in self.people(side)), None)

    @property
    def is_empty(self) -> bool:
        return not self.rows and self.result is None

    @property
    def is_undealt(self) -> bool:
        """Whether no hand has been written; marks or points may have been given or taken besides the hands."""
        return self.result is None and all(is_beside(row.slip) for row in self.rows)

    def is_complete(self, *, time_up: bool) -> bool:
        if self.forfeit is not None:
            return True
        if self.result is not None:
            return (time_up or not self.is_short) and (not self.extra_hand or bool(self.winners()))
        return self.sums.is_complete(time_up=time_up)

    @property
    def is_short(self) -> bool:
        """Only the result is known, and after what officials took, nobody has the points to win the game."""
        return self.result is not None and bool(self.taken) and max(self.standing.values()) < self.book.match.target

    @property
    def standing(self) -> dict[Side, int]:
        """The score of the current or last game, with what officials gave or took in it."""
        if self.result is None:
            return self.sums.match.game.side_totals()
        return {side: made + self.taken.get(side, 0) for side, made in self.result.points.items()}

    def status(self, *, time_up: bool = False) -> SheetStatus:
        if self.locked:
            return "in"
        if self.signed:
            return "signed"
        if self.is_empty:
            return "waiting"
        return "full" if self.is_complete(time_up=time_up) else "playing"

    def stands(self, hand: int) -> bool:
        """Whether the players can no longer rewrite that hand: the sheet is in; or a ruling wrote it; or, where hands
        stand once both sides agree, they have agreed, or gone on to the next one."""
        if self.locked or self.is_ruled(hand):
            return True
        if self.book.match.sheet != "agreed":
            return False
        return hand < len(self.rows) or self.agreed.get(hand, frozenset()) >= set(self.sides)

    def number_of(self, row: int) -> int:
        """The hand number of a row: lines beside the hands have none (0). For the row after the last, the number of the
        next hand."""
        if 1 <= row <= len(self.rows) and is_beside(self.rows[row - 1].slip):
            return 0
        return row - sum(is_beside(one.slip) for one in self.rows[: row - 1])

    def is_ruled(self, hand: int) -> bool:
        return 1 <= hand <= len(self.rows) and self.rows[hand - 1].ruled

    def drawers(self, row: int = 0) -> tuple[Seat, ...]:
        """Who drew for that row, if a game begins with it, or will draw for the next one; otherwise empty."""
        if not 1 <= row <= len(self.rows):
            return self.sums.drawers
        return () if is_beside(self.rows[row - 1].slip) else self.added(self.rows[: row - 1]).drawers

    @property
    def totals(self) -> dict[Seat, int]:
        if self.result is None:
            return self._with_forfeit(self.sums.totals)
        members = seating_of(self.book).members
        return {seat: self.result.points[side] for side in self.sides for seat in members[side]}

    @property
    def score(self) -> Score:
        return Score(self.totals, self.sums.bonuses)

    def _with_forfeit(self, totals: dict[Seat, int]) -> dict[Seat, int]:
        if self.forfeit is None or not self.forfeit.points:
            return totals
        gone = seating_of(self.book).members[self.forfeit.side]
        return {seat: made + (0 if seat in gone else self.forfeit.points) for seat, made in totals.items()}

    def winners(self) -> tuple[Side, ...]:
        """The winning side, or two of three, the better first; empty after a draw."""
        if self.forfeit is not None:
            own, members = self.totals, seating_of(self.book).members
            there = [side for side in self.sides if side != self.forfeit.side]
            return tuple(sorted(there, key=lambda side: -max(own[seat] for seat in members[side])))
        if self.result is None:
            return self.sums.winners()
        games = {} if self.taken else self.result.games  # the points decide, with what was taken
        keys = {side: (games.get(side, 0), self.standing[side]) for side in self.sides}
        ranked = sorted(self.sides, key=lambda side: keys[side], reverse=True)
        return () if keys[ranked[-2]] == keys[ranked[-1]] else tuple(ranked[:-1])

    def games(self) -> dict[Side, int]:
        if self.forfeit is not None:
            return self._games_forfeited(self.forfeit.side)
        if self.result is None:
            return self.sums.games()
        if self.result.games and not self.taken:
            return {side: self.result.games.get(side, 0) for side in self.sides}
        return {side: int(side in self.winners()) for side in self.sides}

    def _games_forfeited(self, gone: Side) -> dict[Side, int]:
        """The side present gets the games it takes to win the match; the others keep what they had won, short of
        that."""
        enough = self.book.match.best_of // 2 + 1
        if len(self.sides) > 2 or self.book.match.until == "hands":
            return {side: int(side != gone) for side in self.sides}
        return {side: min(self.sums.match.wins[side], enough - 1) if side == gone else enough for side in self.sides}

    @property
    def digest(self) -> str:
        """A short hash of all figures shown: a signature is for these and no others."""
        shown = (
            self.round,
            self.table,
            self.book.fingerprint,
            self.seats,
            self.first_dealer,
            [row.slip for row in self.rows],
            self.result and self.result.figures,
            self.totals,
        )
        return sha256(msgspec.json.encode(shown, order="deterministic")).hexdigest()[:16]

    def write(self, row: Row) -> None:
        self.rows.append(row)
        self.sums.add(row.slip, deciding=row.deciding)
        self.first_dealer = self.sums.match.games[0].first_dealer
        self._touched()

    def rewrite(self, hand: int, row: Row) -> None:
        self.rows[hand - 1] = row
        self.agreed.pop(hand, None)
        self.sums = self.added()
        self.first_dealer = self.sums.match.games[0].first_dealer
        self._touched()

    def close_with(self, result: Result) -> None:
        """Replaces the hands written so far; the log still has them."""
        if self.rows:
            self.rows, self.agreed = [], {}
            self.sums = self.added()
        self.result, self.forfeit = result, None
        self._touched()

    def give_up(self, forfeit: Forfeited) -> None:
        """Hand it in as it stands, without signatures."""
        self.forfeit = forfeit
        self._touched()
        self.locked = True

    def begin_with(self, seat: Seat) -> None:
        """Set who deals first; if told later, it is written with the hand that began the game."""
        if at := self.sums.undrawn:
            row = self.rows[at - 1]
            self.rewrite(at, replace(row, slip=replace(row.slip, dealer=seat)))
            return
        self.first_dealer = seat
        self.sums = self.added()
        self._touched()

    def _touched(self) -> None:
        self.version += 1
        if not self.locked:
            self.signed.clear()

    @property
    def standing_corrections(self) -> tuple[Mended, ...]:
        """Corrections by officials that nobody has corrected again: only these need to be told. A result replaces all
        hands."""
        last: dict[int, Mended] = {}
        for each in self.mended:
            if each.official:
                last = {0: each} if not each.hand else {**last, each.hand: each}
        return tuple(last.values())

    @property
    def untold(self) -> tuple[tuple[int, str], ...]:
        """Corrections that players have not seen: number, person."""
        return tuple(
            (each.number, person)
            for each in self.standing_corrections
            for person in self.seats.values()
            if person not in each.told
        )


def first_dealer_of(book: Book) -> Seat:
    """North, by default, until it is known who deals first."""
    return "E" if book.deal.first_dealer == "left-of-scorekeeper" else "N"
