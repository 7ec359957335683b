"""A table without a server: one person among bots, or bots alone that somebody watches. Nobody waits here, and every
deal follows from one key."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Action, Event, Hand, Refusal, Seat, seating_of, steward, to_act, view
from meldhouse.pieces import Piece, subkey
from meldhouse.players import Level, Player, player_for
from meldhouse.referee.claims import Verdict, adjudicate
from meldhouse.rulebooks import Book
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person, answer, keep
from meldhouse.tables.bots import bot_to_act, saw, stops, who_may_speak
from meldhouse.tables.room.house import bot_acts
from meldhouse.tables.seen.seen import Seen
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

YOU: Seat = "S"
"""Where the person sits, and who keeps score."""
ME = Person("you", "")
NO_SEED = bytes
"""Nothing is sealed here."""


class Alone:
    """`levels`: the bots, and with the same key they decide the same again. `saved`: the record of an evening that goes
    on."""

    def __init__(self, book: Book, levels: Mapping[Seat, Level], *, key: bytes, saved: str = "") -> None:
        self.table = Table("alone", keep=True, book=book)
        seats = seating_of(book).seats
        self.me = next((seat for seat in seats if seat not in levels), None)
        self.draws: list[dict[Seat, Piece]] = []
        """What was drawn for the deal of the current hand."""
        players = {level: player_for(book, level, subkey(key, "bot")) for level in dict.fromkeys(levels.values())}
        self._players: dict[Seat, Player] = {seat: players[level] for seat, level in levels.items()}
        self._asked = 0
        bots = [on.BotSat(seat, level.name) for seat, level in levels.items()]
        people = [on.Sat(seat, ME.id, ME.name) for seat in seats if seat not in levels]
        self._follow(on.Opened(Terms(book=book.name, access="link", key=key.hex()), ME.id), *bots, *people)
        if saved:
            self._follow(on.TakenUp(saved))

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    def seen(self) -> Seen:
        """The table as it is seen from here."""
        return seen_by(self.table, self.me)

    def events(self) -> list[Event]:
        """The hand so far as it was seen from here."""
        return saw(self.hand, self.me)

    def hands(self) -> list[Hand]:
        """Every hand of the evening, with the one that is being played."""
        done = [played.hand for played in self.table.played]
        return done if self.table.is_scored else [*done, self.hand]

    def verify(self, action: Action) -> Refusal | None:
        """None, or why the person may not do that now."""
        return self.hand.verify(action)

    # --- what happens -------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """The next hand; it begins a game if none is going on."""
        if self.table.stage != "between":
            self._follow(on.Begun(YOU))
        self.draws = self.table.draw()[1] if self.table.is_undrawn else []
        self._follow(on.Shuffled())
        self._do_my_chores()

    def act(self, action: Action) -> None:
        """The person does it; `Refused` if the table refuses."""
        self._do(action)
        self._do_my_chores()

    def take_back(self) -> None:
        """The person takes back their last decision; `Refused` if there is none."""
        answer(self.table, Asked(ME, ask.TakeBack(id=self._id(), at=self.table.version), NO_SEED))

    def keep_hand(self) -> None:
        """The person keeps a hand they could throw in."""
        keep(self.table, ME, ask.Keep(id=self._id(), at=self.table.version))

    def let_bot_act(self) -> bool:
        """Let a bot do what is due; False if the hand is over, or waits for the person."""
        action = stops(self.table) or self._unasked() or self._decided()
        if action is None:
            return False
        asked = Asked(HOUSE, ask.Look(id="bot"), NO_SEED, self._verdict(action))
        bot_acts(self.table, action, asked)
        self._do_my_chores()
        return True

    def _unasked(self) -> Action | None:
        for chair in who_may_speak(self.table):
            action = self._players[chair.seat].unasked(view(self.hand, chair.seat), saw(self.hand, chair.seat))
            if action is not None and self.hand.can(action):
                return action
        return None

    def _decided(self) -> Action | None:
        """Where several decide at once, bots wait until the person has: nobody sees first what the others show."""
        seat = bot_to_act(self.table)
        if seat is None or self.me in to_act(self.hand):
            return None
        return self._players[seat].decide(view(self.hand, seat), saw(self.hand, seat))

    def _do_my_chores(self) -> None:
        """Dominoes stand as they did, and meld has been seen; nobody is asked about that."""
        while self.table.stage == "hand" and self.hand.turn is None:
            chore = steward.next_chore(self.hand)
            if chore is None or chore.seat != self.me:
                return
            self._do(chore)

    def _do(self, action: Action) -> None:
        request = ask.Act(id=self._id(), at=self.table.version, action=action)  # type: ignore[arg-type]
        answer(self.table, Asked(ME, request, NO_SEED, self._verdict(action)))

    def _verdict(self, action: Action) -> Verdict | None:
        laid = self.table.laid_down(action)
        return adjudicate(*laid) if laid is not None else None

    def _id(self) -> str:
        self._asked += 1
        return f"a{self._asked}"

    def _follow(self, *entries: on.AnyEntry) -> None:
        self.table.follow(on.Step(entries))
