"""People who ask for anything at all at a table without a room: what they ask, what comes of it, what is written."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from meldhouse.game import Action, Refused, Seat, steward, to_act
from meldhouse.game.fairness import DealId, commitment
from meldhouse.journal.ids import id_from
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.referee.claims import adjudicate
from meldhouse.referee.disputes.disputes import Absent, Agreed, Appealed, Called, NotAgreed, PlayedOn, Raised, Ruled
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person, answer, keep
from meldhouse.tables.room.house import bot_acts, comes_back, goes_away
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

sys.path.insert(0, str(Path(__file__).parent.parent / "referee"))
from walker import some_act

PEOPLE = tuple(Person(f"p{name.lower()}", name) for name in ("Ann", "Bea", "Cal", "Dot", "Eve"))
"""One more than there are chairs."""


class Walk:
    """A table, the bytes of its stream, and a clock that goes when it is told to."""

    def __init__(self, terms: Terms, lot: Random, people: tuple[Person, ...] = PEOPLE, id: str = "") -> None:
        self.people = people
        self.lot, self.written, self.now = lot, [], 1_000_000
        agreed = {key: told for key, told in msgspec.structs.asdict(terms).items() if key not in ("host_name", "place")}
        played = f"Terms({', '.join(f'{key}={told!r}' for key, told in agreed.items())})"
        self.id = id or id_from(sha256(f"{played} {lot.getstate()}".encode()).digest())
        """Deals are bound to it: the same terms and lot bring the same evening."""
        self.table = Table(self.id, keep=True)
        self.asked = 0
        self.numbers: dict[tuple[DealId, Seat], bytes] = {}
        step = on.Step((on.Opened(terms, self.people[0].id), on.Sat("S", people[0].id, people[0].name)), at=self.now)
        self.table.follow(step)
        self.written: list[bytes] = [on.write_step(step)]

    def again(self) -> Table:
        """The table as its stream has it."""
        table = Table(self.id, keep=True)
        for body in self.written:
            table.follow(on.read_step(body))
        return table

    def ask(self, who: Person, request: type[ask.Request], **details: Any) -> str:
        """The code of the refusal, or nothing."""
        self.asked += 1
        details.setdefault("at", self.table.version)
        made = request(id=f"q{self.asked}", **details)
        if isinstance(made, ask.Keep):
            try:
                keep(self.table, who, made)
            except Refused as refusal:
                return refusal.refusal.code
            return ""
        verdict = None
        if isinstance(made, ask.Act) and (laid := self.table.laid_down(made.action)) is not None:
            verdict = adjudicate(*laid)
        return self._write(lambda: answer(self.table, Asked(who, made, self._seed, verdict)))

    def bot(self, action: Action) -> str:
        laid = self.table.laid_down(action)
        asked = Asked(HOUSE, ask.Look(id="bot"), self._seed, adjudicate(*laid) if laid is not None else None)
        return self._write(lambda: bot_acts(self.table, action, asked))

    def _seed(self) -> bytes:
        return self.lot.randbytes(32)

    def _write(self, answered: Callable[[], on.Step]) -> str:
        table, stood = self.table, self.table.so_far
        table.now = self.now
        try:
            step = answered()
        except Refused as refusal:
            if table.so_far != stood:  # as a room does
                kept = table.kept
                self.table = self.again()
                self.table.kept = kept
            return refusal.refusal.code
        self.written.append(on.write_step(step))
        return ""

    # --- what they do -------------------------------------------------------------------------------------------------

    def sit_everybody(self) -> None:
        for who, seat in zip(self.people[1:], [seat for seat in self.table.chairs if seat != "S"], strict=False):
            assert self.ask(who, ask.Sit, seat=seat) == ""

    def ready(self, who: Person, number: bytes | None = None) -> str:
        """Commit to a number; every number is open once the deal is sealed."""
        chair = self.table.chair_of(who.id)
        seat: Seat = chair.seat if chair is not None else "S"
        place = DealId(self.table.id, self.table.number + 1, self.table.next_deal.attempt)
        self.numbers[place, seat] = number if number is not None else self.lot.randbytes(32)
        said = commitment(place, seat, self.numbers[place, seat])
        return self.ask(who, ask.Ready, hand=place.hand, attempt=place.attempt, commitment=said) or self.open_all()

    def open_all(self) -> str:
        for seat in self.table.next_deal.unopened:
            sheet = self.table.next_deal.sheet
            if sheet is not None and (sheet.place, seat) in self.numbers:
                number = self.numbers[sheet.place, seat].hex()
                self.ask(self.person_at(seat), ask.Open, seal=sheet.seal, number=number)
        return ""

    def deal(self) -> None:
        """Begin a game if there is none, and have everybody ready."""
        if self.table.stage in ("gathering", "over"):
            assert self.ask(self.people[0], ask.Start) == ""
        for who in self.people:
            chair = self.table.chair_of(who.id)
            if (
                chair is not None
                and self.table.stage == "between"
                and chair.seat not in self.table.next_deal.commitments
            ):
                assert self.ready(who) == ""

    def person_at(self, seat: Seat) -> Person:
        return next(who for who in self.people if who.id == self.table.chairs[seat].person)

    def due(self) -> Action | None:
        """Something that is due, whoever has to do it."""
        table, hand = self.table, self.table.hand
        if hand is None or table.stage != "hand" or hand.state.ending.stopped is not None or hand.state.felt.fixing:
            return None
        if hand.turn is None and (chore := steward.next_chore(hand)) is not None:
            return chore
        acting = to_act(hand)
        if not acting or hand.state.ending.claim is not None or (hand.phase == "tricks" and not hand.legal_plays()):
            return None
        return chance_action(hand, acting[0], self.lot)

    def do_due(self) -> bool:
        """Do it, by whoever sits there; whether there was anything."""
        action = self.due()
        if action is None:
            return False
        if self.table.chairs[action.seat].is_present:
            self.ask(self.person_at(action.seat), ask.Act, action=action)
        else:
            self.bot(action)
        return True

    def do_anything(self) -> str:
        """What one of the people asks for, sensible or not."""
        lot, table = self.lot, self.table
        self.now += lot.choice((0, 0, 1, 1_000, 9_999, 10_000, 60_000))
        who = lot.choice(self.people)
        chair = table.chair_of(who.id)
        kind = lot.random()
        if chair is None and lot.random() < 0.5:
            return self.ask(who, ask.Sit, seat=lot.choice(tuple(table.chairs)))
        if table.hand is not None and kind < 0.6:
            action: Action = some_act(_AsFelt(table), lot)  # type: ignore[arg-type]
            if chair is not None and lot.random() < 0.7:
                action = type(action)(**{**_fields(action), "seat": chair.seat})
            at = table.version if lot.random() < 0.9 else lot.randint(0, table.version + 3)
            return self.ask(who, ask.Act, action=action, at=at)
        if kind < 0.63:
            return self._house()
        seat: Seat = lot.choice(tuple("NESW"))
        requests: list[Callable[[], str]] = [
            lambda: self.ask(who, ask.Sit, seat=seat),
            lambda: self.ask(who, ask.Admit, seat=seat, when=lot.choice(("now", "next", "no"))),
            lambda: self.ask(who, ask.Stand),
            lambda: self.ask(who, ask.Bot, seat=seat, level=lot.choice(("novice", "club", "nobody"))),
            lambda: self.ask(who, ask.Clear, seat=seat),
            lambda: self.ask(who, ask.Start),
            lambda: self.ask(who, ask.Keep),
            lambda: self.ask(who, ask.Say, phrase="luck"),
            lambda: self.ask(who, ask.Hear, event=self._dispute(seat)),
            lambda: self.ask(who, ask.Hear, event=self._dispute(chair.seat if chair is not None else seat)),
        ]
        requests += [lambda: self.ready(who)] * 4
        if lot.random() < 0.002:
            requests = [lambda: self.ask(who, ask.Close)]
        return lot.choice(requests)()

    def _house(self) -> str:
        """Somebody goes, or is back."""
        table, lot = self.table, self.lot
        chairs = [chair for chair in table.chairs.values() if chair.person]
        if not chairs or table.stage not in ("hand", "between"):
            return ""
        chair = lot.choice(chairs)
        if chair.away:
            return self._write(lambda: comes_back(table, chair.seat, self._house_asks()))
        return self._write(lambda: goes_away(table, chair.seat, self._house_asks()))

    def _house_asks(self) -> Asked:
        return Asked(HOUSE, ask.Look(id="x"), self._seed)

    def _dispute(self, seat: Seat) -> Any:
        lot, table = self.lot, self.table
        posts = table.book.officials.chain
        clause = lot.choice(table.book.clause).id
        fate = lot.choice(("", "goes-on", "dealt-again", "void", "renege"))
        return lot.choice(
            (
                Raised(seat, "what was played"), NotAgreed(seat), Agreed(tuple(table.chairs), "a heart was led"),
                Called(lot.choice(posts), f"official {lot.randint(1, 3)}"), Absent(lot.choice(posts)), PlayedOn(),
                Ruled(f"official {lot.randint(1, 3)}", "play on", clause, hand=fate, seats=(seat,)), Appealed(seat),
            )
        )  # fmt: skip

    def settle(self) -> None:
        """Whatever play waits for is decided by the host."""
        felt = self.table.felt
        while felt is not None and self.table.felt is felt and felt.dispute is not None and felt.dispute.stops_play:
            course, clause = felt.dispute.course, self.table.book.clause[0].id
            person = course.hearing.person if course.hearing is not None else ""
            tries = (
                Called(course.due, f"official {len(course.opinions)}"),
                Ruled(person, "play on", clause, hand="goes-on"),
                PlayedOn(),
            )
            fits = [event for event in tries if felt.dispute.verify(event) is None]
            if fits:
                assert self.ask(self.people[0], ask.Hear, event=fits[0]) == ""
                continue
            chair = next(chair for chair in self.table.people)
            assert self.ask(self.person_at(chair.seat), ask.Hear, event=NotAgreed(chair.seat)) == ""


class _AsFelt:
    """What the walker of refereed tables looks at."""

    def __init__(self, table: Table) -> None:
        self.hand = table.hand


def _fields(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}
