"""Simulates a whole tournament from entries to the last sheet: random hands in no time, or hands played by bots, on all
cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import msgspec

from meldhouse.batches import Here, Where, cores_for, run
from meldhouse.game import Hand, Slip
from meldhouse.pieces import subkey
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import Level
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.books import table_book
from meldhouse.tournament.desk.playoffs import playing_off
from meldhouse.tournament.forms import Form
from meldhouse.tournament.rounds.planning import bracket_is_over
from meldhouse.tournament.scoring.reckoning import Reckoning
from meldhouse.tournament.scoring.sheets import first_dealer_of
from meldhouse.tournament.simulating.slips import chance_slip
from meldhouse.tournament.tournament import Tournament

DIRECTOR = "director"
OPEN_END = 4
"""Rounds to play if the form does not fix a number."""
MOST_PLAYOFFS = 4
WORTH_A_PROCESS = 20
"""With fewer tables of bots than this, a second process costs more than it saves."""
Progress = Callable[[int, int], None]
"""Called with the round and how many of its tables are done."""


class TableToPlay(msgspec.Struct, frozen=True):
    """Everything that decides how a table of a simulated round goes."""

    book: str
    form: Form
    size: int
    seed: str
    level: Level | None
    playoff: bool = False
    extra_hand: bool = False

    def slips(self) -> tuple[Slip, ...]:
        one_hand = self.playoff and self.form.ranking.playoff == "hand"
        book = table_book(self.book, self.form, self.size, one_hand=one_hand)
        sums = Reckoning(book, first_dealer_of(book), extra_hand=self.extra_hand)
        made: list[Slip] = []
        lot = Random(self.seed)
        while not sums.is_complete():
            slip = chance_slip(book, lot) if self.level is None else self._played(book, sums, lot)
            sums.add(slip)
            made.append(slip)
        return tuple(made)

    def _played(self, book: Book, sums: Reckoning, lot: Random) -> Slip:
        assert self.level is not None
        key = subkey(lot.randbytes(32), "hand")
        player = player_for(book, self.level, key)
        return play_hand(Hand(book, dealer=sums.dealer, key=key), dict.fromkeys(sums.seating.seats, player))


def play_tables(tables: Sequence[TableToPlay]) -> list[tuple[Slip, ...]]:
    return [table.slips() for table in tables]


def simulate(
    book: str,
    form: Form,
    entrants: int,
    *,
    seed: str = "",
    rounds: int = OPEN_END,
    level: Level | None = None,
    where: Where | None = None,
    told: Progress | None = None,
    at: int = 0,
) -> Tournament:
    """This many people, or pairs, play the whole event; `Refused` if they cannot. The same seed repeats it exactly.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> found = simulate("bend", form_of(load_book("bend")), 11, seed="tuesday")
    >>> len(found.state.rounds), found.state.finished, len(found.standings().rows)
    (6, True, 11)
    """
    event = Simulation(book, form, entrants, seed=seed, level=level, where=where, told=told, at=at)
    event.play(rounds)
    return event.tournament


class Simulation:
    """A simulation under way."""

    def __init__(
        self,
        book: str,
        form: Form,
        entrants: int,
        *,
        seed: str = "",
        level: Level | None = None,
        where: Where | None = None,
        told: Progress | None = None,
        at: int = 0,
    ) -> None:
        self.book, self.form, self.seed, self.level, self.told = book, form, seed, level, told
        self.where = where
        self.tournament = Tournament()
        self.at = at
        self.do(acts.Open(book=book, form=form, title="Simulated", seed=seed))
        for number in range(1, entrants + 1):
            names = (f"Player {number}",) if form.entry == "person" else (f"Player {number}a", f"Player {number}b")
            self.do(acts.Enter(names=names, here=True))

    def do(self, act: acts.AnyAct) -> None:
        self.at += 1
        self.tournament.apply(act, by=DIRECTOR, at=self.at)

    @property
    def is_done(self) -> bool:
        state = self.tournament.state
        planned = len(state.planned) if self.form.movement == "round-robin" else 0
        rounds = self.form.rounds or planned
        return bracket_is_over(state) or bool(rounds and len(state.main_rounds) >= rounds)

    def play(self, rounds: int = OPEN_END) -> None:
        open_end = not (self.form.rounds or self.form.is_bracket or self.form.movement == "round-robin")
        while not self.is_done and not (open_end and len(self.tournament.state.rounds) >= rounds):
            self.do(acts.Draft())
            self.play_round()
        self._play_off()
        self.do(acts.Finish(anyway=True))  # nobody pays in a simulation

    def play_round(self) -> None:
        """Play the seated round to its end."""
        number = len(self.tournament.state.rounds)
        for act in (acts.Confirm, acts.Release, acts.Call, acts.Start):
            self.do(act(round=number))
        sheets = list(self.tournament.state.rounds[-1].sheets.values())
        playoff = self.tournament.state.is_playoff
        batch = [
            TableToPlay(
                self.book,
                self.form,
                len(sheet.seats),
                f"{self.seed} {number} {sheet.table}",
                self.level,
                playoff,
                sheet.extra_hand,
            )
            for sheet in sheets
        ]
        where = self.where or (Here() if self.level is None else cores_for(len(batch), WORTH_A_PROCESS))
        told = partial(self.told, number) if self.told is not None else None
        played = [slips for part in run(play_tables, batch, size=4, where=where, told=told) for slips in part]
        for sheet, slips in zip(sheets, played, strict=True):
            self.do(acts.EnterSlips(round=number, table=sheet.table, slips=slips, version=sheet.version))
            for side in sheet.sides:
                signer, digest = sheet.people(side)[0], sheet.digest
                self.do(acts.Sign(round=number, table=sheet.table, side=side, signer=signer, digest=digest))
        self.do(acts.Close(round=number))

    def _play_off(self) -> None:
        for _ in range(MOST_PLAYOFFS):
            ties = self.tournament.standings().ties
            act = playing_off(self.tournament.state, ties[0]) if ties else None
            if act is None or not self.tournament.can(act, by=DIRECTOR, at=self.at):
                return
            self.do(act)
            self.play_round()
