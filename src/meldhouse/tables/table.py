"""A table: the fold of its stream. It has no clock, no sockets and no waiting.

`follow` folds a step that stands in the journal. Whoever owns a table brings new steps about (`tables.asking`), writes
them to the journal, and only then shows what has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from meldhouse.game import (
    Action,
    AnswerClaim,
    CallRedeal,
    Claim,
    Confirm,
    Entry as ScoreEntry,
    Event,
    Game,
    Gather,
    Hand,
    Match,
    Play,
    Seat,
    SetUp,
    Side,
    Slip,
    SlipError,
    draw_for_deal,
    encode,
    first_dealer,
    score,
    seating_of,
    slip_of,
    steward,
)
from meldhouse.game.fairness import Proof, commitment, deal_key
from meldhouse.game.records import Record
from meldhouse.pieces import parse_key, subkey
from meldhouse.referee.allowances import Allowance, allow
from meldhouse.referee.claims import Verdict
from meldhouse.referee.felt import Felt
from meldhouse.referee.laying_down import LaidDown, judged_after, settle_claim
from meldhouse.referee.officials import Official
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book
from meldhouse.tables import entries as on
from meldhouse.tables.chairs import Chair
from meldhouse.tables.terms import Terms, book_of

REMEMBERED = 256
"""So many requests are remembered by their ids; nobody sends an older one again."""


class Diverged(RuntimeError):
    """What stands in the journal does not come out again: it was written by rules that have changed since."""

    def __init__(self) -> None:
        super().__init__("This table cannot be brought back: by the rules as they are now it comes out otherwise.")


class Table:
    """`keep`: whether every finished hand is kept, for replays and records; else only the last one."""

    def __init__(self, *, keep: bool = False) -> None:
        self.version = 0
        self.host = ""
        self.chairs: dict[Seat, Chair] = {}
        self.match: Match | None = None
        self.hand: Hand | None = None
        self.felt: Felt | None = None
        self.scorekeeper: Seat = "S"
        self.number = 0
        """How many hands have been dealt at this table."""
        self.is_scored = True
        """Whether the last hand stands on the sheet."""
        self.result: tuple[ScoreEntry, ...] = ()
        """What the last hand brought."""
        self.seed = b""
        """Of the next deal; nothing where none is to come."""
        self.numbers: dict[Seat, str] = {}
        """Who is ready for it, and what they added."""
        self.proof: Proof | None = None
        """Of the hand on the table."""
        self.kept: frozenset[Seat] = frozenset()
        """Who does not throw his hand in. No step says so: a version more would tell everybody that he could have."""
        self.people_ever: frozenset[str] = frozenset()
        """Everybody who has sat here; they may look at its hands again."""
        self.looked: dict[str, Seat] = {}
        """Whose hand of this deal each person has seen."""
        self.said: tuple[tuple[Seat, str], ...] = ()
        self.allowances: tuple[tuple[Seat, Allowance], ...] = ()
        """Rules that are eased for whoever sits there."""
        """What was said since the last hand ended."""
        self.is_closed = False
        self.turn_since = 0
        """The version at which the turn came to where it is."""
        self.played: list[Played] = []
        self.games: tuple[GameOver, ...] = ()
        """Those that were played to their end at this table."""
        self._keep = keep
        self._undrawn = False
        """Who deals first is drawn for with the first deal of a game."""
        self._drawers: tuple[Seat, ...] = ()
        """Who draws, where that is not for everybody."""
        self.now = 0
        """When what happens next happens, in milliseconds."""
        self._folds = 0
        self._done: dict[tuple[str, str], int] = {}

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def so_far(self) -> tuple[int, int]:
        """Changes with everything that is done here, also where it was left half done."""
        return self._folds, len(self.hand.events) if self.hand is not None else 0

    @property
    def stage(self) -> str:
        """``gathering``: chairs are being taken. ``between``: hands. ``hand``: one is played. ``over``: the game is."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "gathering"
        if self.hand is not None and not self.hand.is_over:
            return "hand"
        return "over" if self.game.is_over and self.is_scored else "between"

    @property
    def game(self) -> Game:
        assert self.match is not None
        return self.match.game

    @property
    def people(self) -> tuple[Chair, ...]:
        """Chairs whose people are there and decide for themselves."""
        return tuple(chair for chair in self.chairs.values() if chair.is_present)

    def chair_of(self, person: str) -> Chair | None:
        for chair in self.chairs.values():
            if chair.person == person and person:
                return chair
        return None

    def done_at(self, person: str, id: str) -> int | None:
        """The version to which this request led, if it was done."""
        return self._done.get((person, id))

    def may_throw_in(self) -> tuple[Seat, ...]:
        """People who could throw their hand in before anybody speaks, and have not said that they keep it."""
        hand = self.hand
        if hand is None or not self.book.deal.weak_nines or hand.phase != "auction" or hand.state.calls:
            return ()
        return tuple(
            chair.seat for chair in self.people if chair.seat not in self.kept and hand.can(CallRedeal(chair.seat))
        )

    def laid_down(self, action: Action) -> LaidDown | None:
        """What somebody has to look into before `action` can be done."""
        return judged_after(self.hand, action) if self.hand is not None else None

    def record(self) -> Record:
        """The hands that are kept, with the proofs of their deals."""
        return record_of(self.book, self.played, self.chairs)

    # --- folding ------------------------------------------------------------------------------------------------------

    def follow(self, step: on.Step) -> None:
        """Fold a step of the journal."""
        self.now = step.at
        for entry in step.entries:
            self.fold(entry)
        self.close_step(step)

    def close_step(self, step: on.Step) -> None:
        """All entries of `step` are folded: one version more."""
        self.version += 1
        if step.id:
            self._done[step.by, step.id] = self.version
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]

    def fold(self, entry: on.Entry) -> None:
        self._folds += 1
        _FOLDS[type(entry)](self, entry)

    def _opened(self, entry: on.Opened) -> None:
        self.terms: Terms = entry.terms
        self.book = book_of(entry.terms.book)
        self.seating = seating_of(self.book)
        self.host = entry.host
        self.chairs = {seat: Chair(seat) for seat in self.seating.seats}

    def _sat(self, entry: on.Sat) -> None:
        self.chairs = {**self.chairs, entry.seat: Chair(entry.seat, person=entry.person, name=entry.name)}
        self.numbers = {seat: number for seat, number in self.numbers.items() if seat != entry.seat}
        self.people_ever |= {entry.person}
        self.looked.setdefault(entry.person, entry.seat)

    def _renamed(self, entry: on.Renamed) -> None:
        chair = self.chairs[entry.seat]
        self.chairs = {
            **self.chairs,
            entry.seat: Chair(entry.seat, person=chair.person, name=entry.name, away=chair.away),
        }

    def _left(self, entry: on.Left) -> None:
        self.chairs = {**self.chairs, entry.seat: Chair(entry.seat)}

    def _bot_sat(self, entry: on.BotSat) -> None:
        self.chairs = {**self.chairs, entry.seat: Chair(entry.seat, level=entry.level)}
        self._tidy()

    def _away(self, entry: on.Away) -> None:
        chair = self.chairs[entry.seat]
        self.chairs = {**self.chairs, entry.seat: Chair(entry.seat, person=chair.person, name=chair.name, away=True)}
        self._tidy()

    def _back(self, entry: on.Back) -> None:
        chair = self.chairs[entry.seat]
        self.chairs = {**self.chairs, entry.seat: Chair(entry.seat, person=chair.person, name=chair.name)}

    def _begun(self, entry: on.Begun) -> None:
        self.scorekeeper = entry.scorekeeper
        self.hand = self.felt = self.proof = None
        self.result, self.is_scored = (), True
        if self.match is None or self.match.winner is not None or self.book.match.best_of == 1:
            self.match = Match(self.book, first_dealer=self.seating.seats[0], is_first=self.match is None)
            self._undrawn = True
        else:  # the losers draw for the next game of the match when its first hand is dealt
            drawers = self.match.drawers()
            self.match.next_game(first_dealer=drawers[0])
            self._drawers = drawers
            self._undrawn = True

    def _committed(self, entry: on.Committed) -> None:
        self.seed, self.numbers = parse_key(entry.seed), {}

    def _readied(self, entry: on.Readied) -> None:
        self.numbers = {**self.numbers, entry.seat: entry.number}

    def _shuffled(self, _entry: on.Shuffled) -> None:
        """The next hand begins."""
        self.score_hand()
        if self.felt is not None:
            self.felt.is_followed = True
        added = {seat: parse_key(number) for seat, number in self.numbers.items() if number}
        key = deal_key(self.seed, added)
        self.proof = Proof(
            commitment=commitment(self.seed).hex(),
            seed=self.seed.hex(),
            numbers={seat: number for seat, number in self.numbers.items() if number},
        )
        self.seed, self.numbers, self.said, self.kept = b"", {}, (), frozenset()
        self.looked = {chair.person: chair.seat for chair in self.chairs.values() if chair.person}
        game = self.game
        if self._undrawn:
            game.first_dealer = game.dealer = self._drawn_dealer(key)
            self._undrawn = False
        self.number += 1
        self.hand = game.next_hand(scorekeeper=self.scorekeeper, key=key, refereed=self.terms.refereed)
        if self.terms.refereed:
            people = {chair.seat: chair.called for chair in self.chairs.values()}
            self.felt = Felt(self.hand, clock=lambda: self.now / 1000, people=people)
            for seat, made in self.allowances:
                if people[seat] == made.who:
                    self.felt.ease(seat, made)
        self.is_scored, self.result = False, ()
        self._tidy()
        self.turn_since = self.version + 1

    def _scored(self, _entry: on.Scored) -> None:
        self.score_hand()
        self.seed, self.numbers = b"", {}

    def _drawn_dealer(self, key: bytes) -> Seat:
        """Who deals the first hand of a game, drawn by the key of that hand where the house draws."""
        draw = subkey(key, "first dealer")
        if self._drawers:
            drawers, self._drawers = self._drawers, ()
            return draw_for_deal(self.book, draw, drawers)[0]
        return first_dealer(self.book, scorekeeper=self.scorekeeper, key=draw)

    def _acted(self, entry: on.Acted) -> None:
        events = self.act(entry.action, entry.verdict)
        if traces(events) != entry.traces:
            raise Diverged

    def _heard(self, entry: on.Heard) -> None:
        assert self.felt is not None
        assert self.hand is not None
        stood = _moment(self.hand)
        self.felt.hear(entry.event)
        self._after_act()
        self._note_turn(self.hand, stood)

    def _allowed(self, entry: on.Allowed) -> None:
        """For the hand that is on, and for every other that is dealt while he sits there."""
        assert self.felt is not None
        made = allow(
            self.book,
            self.chairs[entry.seat].called,
            entry.clause,
            by=Official(self.book.officials.chain[0], entry.by),
            why=entry.why,
        )
        self.felt.ease(entry.seat, made)
        self.allowances = (*self.allowances, (entry.seat, made))

    def _said(self, entry: on.Said) -> None:
        self.said = (*self.said, (entry.seat, entry.phrase))

    def _closed(self, _entry: on.Closed) -> None:
        self.is_closed = True

    # --- the hand -----------------------------------------------------------------------------------------------------

    def act(self, action: Action, verdict: Verdict | None = None) -> tuple[Event, ...]:
        """Do it, with all that follows from it; `Refused`, and nothing has changed."""
        hand = self.hand
        assert hand is not None
        before, stood = len(hand.events), _moment(hand)
        judge = _JudgeOnce(verdict)
        if self.felt is not None:
            self.felt.judge = judge
            self._turned_first(action)
            self.felt.act(action)
        else:
            hand.apply(action)
            if isinstance(action, Claim | AnswerClaim):
                settle_claim(hand, judge)
        self._after_act()
        self._note_turn(hand, stood)
        return tuple(hand.events[before:])

    def _note_turn(self, hand: Hand, stood: tuple[object, ...]) -> None:
        now = _moment(hand)
        if now != stood:
            self.turn_since = self.version + 1
        if now[0] != stood[0]:  # another deal: whoever kept his hand has got another one
            self.kept = frozenset()

    def _turned_first(self, action: Action) -> None:
        """Who leads from a trick he has won has turned it down, whether he says so or not."""
        state = self.hand.state if self.hand is not None else None
        if state is None or not isinstance(action, Play) or not state.trick_taken or action.seat != state.leader:
            return
        if self.felt is not None and action.piece in state.hands[action.seat]:
            self.felt.act(Gather(action.seat))

    def _after_act(self) -> None:
        self._tidy()
        if self.hand is not None and self.hand.is_over and self.felt is None:
            self.score_hand()

    def score_hand(self) -> None:
        """Put the hand on the sheet, once. On felt that waits until everybody is ready for the next."""
        if self.is_scored or self.hand is None or not self.hand.is_over:
            return
        self.result = self.game.finish(self.hand)
        self.is_scored = True
        if self.felt is not None:
            self.felt.is_scored = True
        assert self.proof is not None
        rulings = tuple(self.felt.rulings) if self.felt is not None else ()
        totals = self.game.side_totals()
        played = Played(
            self.number, self.hand, self.proof, self.chairs, dict(self.looked), self.result, rulings, totals, self.now
        )
        self.played = [*self.played, played] if self._keep else [played]
        if self.game.is_over:
            self._game_over()

    def _game_over(self) -> None:
        game, chairs = self.game, self.chairs.values()
        over = GameOver(
            at=self.now / 1000,
            hands=(self.number - len(game.hands) + 1, self.number),
            totals=game.side_totals(),
            winner=game.winner,
            people={chair.seat: chair.person for chair in chairs if chair.person},
            names={chair.seat: chair.called for chair in chairs},
        )
        self.games = (*self.games, over)

    def would_score(self) -> tuple[ScoreEntry, ...]:
        """What the hand on the table would bring if nobody objected any more."""
        if self.is_scored or self.hand is None:
            return self.result
        try:
            return score(self.book, slip_of(self.hand))
        except SlipError:
            return ()

    def _tidy(self) -> None:
        """What nobody decides is done, but what people here do themselves is left to them."""
        hand = self.hand
        if hand is None:
            return
        while hand.state.turn is None and (chore := steward.next_chore(hand)) is not None:
            if self._is_own(chore):
                return
            hand.apply(chore)

    def _is_own(self, chore: Action) -> bool:
        assert self.hand is not None
        state = self.hand.state
        if isinstance(chore, SetUp):
            return self.chairs[chore.seat].is_present
        if isinstance(chore, Confirm):  # meld goes back into the hands with the first lead, so everybody says when
            return any(laid.points for laid in state.meld.values()) and self.chairs[chore.seat].is_present
        return isinstance(chore, Gather) and self.felt is not None


class GameOver(NamedTuple):
    """A game that was played to its end."""

    at: float
    hands: tuple[int, int]
    """The numbers of its first and last hand at this table."""
    totals: dict[Side, int]
    winner: Side | None
    people: dict[Seat, str]
    """Who sat where, by their ids, and under which names everybody."""
    names: dict[Seat, str]


class Played(NamedTuple):
    """A hand that is on the sheet, with the proof of its deal."""

    number: int
    hand: Hand
    proof: Proof
    chairs: dict[Seat, Chair]
    """Who sat where at its end."""
    seats: dict[str, Seat]
    """Where each person sat who has played in it."""
    entries: tuple[ScoreEntry, ...]
    rulings: tuple[Ruling, ...]
    totals: dict[Side, int]
    """What the sides had after it."""
    at: int
    """When it was put on the sheet, in milliseconds."""

    @property
    def names(self) -> dict[Seat, str]:
        return {chair.seat: chair.called for chair in self.chairs.values()}

    @property
    def slip(self) -> Slip:
        return slip_of(self.hand)


def record_of(book: Book, played: Sequence[Played], chairs: Mapping[Seat, Chair]) -> Record:
    """Some hands of a table in writing; those who sat in `chairs` are named."""
    return Record(
        book=book,
        hands=[one.hand for one in played],
        players={chair.seat: " ".join(chair.called.translate(_UNWRITABLE).split()) for chair in chairs.values()},
        proofs={place: one.proof for place, one in enumerate(played)},
    )


class _JudgeOnce:
    """Answers with what was found out before: a table never thinks about a lay-down itself."""

    def __init__(self, verdict: Verdict | None) -> None:
        self._verdict = verdict

    def __call__(self, *_laid_down: object) -> Verdict:
        if self._verdict is None:
            raise RuntimeError("A lay-down must be judged before it comes to the table.")
        return self._verdict


def _moment(hand: Hand) -> tuple[object, ...]:
    """What a decision was made for."""
    state = hand.state
    return state.deals, hand.phase, hand.turn, len(state.tricks)


def traces(events: tuple[Event, ...]) -> str:
    """A short sum of what happened."""
    return hashlib.blake2b(b"\n".join(encode(event) for event in events), digest_size=6).hexdigest()


_UNWRITABLE = str.maketrans(dict.fromkeys("#,=\n\r\t", " "))
_FOLDS: dict[type[on.Entry], Callable[[Table, Any], None]] = {
    on.Opened: Table._opened,
    on.Sat: Table._sat,
    on.Renamed: Table._renamed,
    on.Left: Table._left,
    on.BotSat: Table._bot_sat,
    on.Away: Table._away,
    on.Back: Table._back,
    on.Begun: Table._begun,
    on.Committed: Table._committed,
    on.Readied: Table._readied,
    on.Shuffled: Table._shuffled,
    on.Scored: Table._scored,
    on.Acted: Table._acted,
    on.Heard: Table._heard,
    on.Allowed: Table._allowed,
    on.Said: Table._said,
    on.Closed: Table._closed,
}
