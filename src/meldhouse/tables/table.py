"""A table: the fold of its stream. It has no clock, no sockets and no waiting.

`follow` folds a step that stands in the journal, entry by entry (`tables.folds`). Its owner makes new steps
(`tables.asking`), writes them to the journal, and only then shows what has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import (
    Action,
    AnswerClaim,
    CallRedeal,
    Claim,
    Confirm,
    Event,
    Game,
    Gather,
    Hand,
    Match,
    Play,
    ScoreEntry,
    Seat,
    SetUp,
    SlipError,
    draw_for_deal,
    first_dealer,
    hand_key,
    score,
    seating_of,
    slip_of,
    steward,
)
from meldhouse.game.fairness import Dealer, Proof, Sheet
from meldhouse.game.records import Evening, Record, loads
from meldhouse.game.seats import Seating
from meldhouse.pieces import Piece, subkey
from meldhouse.referee.claims import Verdict
from meldhouse.referee.claims.laying_down import LaidDown, judged_after, settle_claim
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.allowances import Allowance, allow
from meldhouse.referee.officials.officials import Official
from meldhouse.rulebooks import Book
from meldhouse.tables import entries as on
from meldhouse.tables.chairs import Chair, Change, Newcomer
from meldhouse.tables.dealing import NextDeal
from meldhouse.tables.decisions import before_first_call, decisions
from meldhouse.tables.played import GameOver, LastHand, Played, record_of
from meldhouse.tables.terms import Terms, book_of
from meldhouse.tables.traces import Diverged, traces

REMEMBERED = 256
"""Requests remembered by id; nobody sends an older one again."""


class Table:
    """`id`: the name of its stream, which every deal is bound to. `keep`: whether to keep finished hands as they were
    played, for replays and records. `book`: the rulebook, if its terms only name it."""

    terms: Terms
    book: Book
    seating: Seating

    def __init__(self, id: str = "table", *, keep: bool = False, book: Book | None = None) -> None:
        self.id = id
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
        """Whether the last hand is on the score sheet."""
        self.result: tuple[ScoreEntry, ...] = ()
        """What the last hand scored."""
        self.next_deal = NextDeal()
        """How far the next deal is, between hands."""
        self.proof: Proof | None = None
        """The proof of the current hand. None if its deal followed from the key of the terms, or was recorded."""
        self.rewound: Rewound | None = None
        """What was last taken back in the current hand."""
        self.kept: frozenset[Seat] = frozenset()
        """Players who keep a hand they could throw in. No step says so: a new version would tell everybody that they
        could have."""
        self.people_ever: frozenset[str] = frozenset()
        """Everybody who has sat here; they may look at its hands again."""
        self.looked: dict[str, Seat] = {}
        """The hand of this deal that each person has seen."""
        self.browsers: dict[str, frozenset[str]] = {}
        """The browsers people have sat here from, or asked to."""
        self.newcomers: dict[Seat, Newcomer] = {}
        """People who wait for a bot's chair until this hand is over."""
        self.turned_away: frozenset[str] = frozenset()
        """People the host refused in this hand."""
        self.seat_changes: tuple[Change, ...] = ()
        """Changes of chairs since this hand was dealt."""
        self.said: tuple[tuple[Seat, str], ...] = ()
        """What was said since the last hand ended."""
        self.allowances: tuple[tuple[Seat, Allowance], ...] = ()
        """Rules that are eased for the player in a seat."""
        self.is_closed = False
        self.turn_since = 0
        """The version at which the current turn began."""
        self.last: LastHand | None = None
        """The last hand on the score sheet."""
        self.played: list[Played] = []
        self.games: tuple[GameOver, ...] = ()
        """Games that were played to their end at this table."""
        self._keep = keep
        self.given = book
        """The rulebook, if the terms only name it: a club's own may stand in a file that extends another."""
        self.is_undrawn = False
        """The first dealer is drawn with the first deal of a game."""
        self.drawers: tuple[Seat, ...] = ()
        """Who draws, if not everybody."""
        self.now = 0
        """The time of whatever happens next, in milliseconds."""
        self._folds = 0
        self._people: tuple[dict[Seat, Chair], tuple[Chair, ...]] = {}, ()
        self.done: dict[tuple[str, str], int] = {}
        """Requests that were done, by person and id, and the versions they led to."""

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def so_far(self) -> tuple[int, int]:
        """Changes with everything done here, even if it was left half done."""
        return self._folds, len(self.hand.events) if self.hand is not None else 0

    @property
    def stage(self) -> str:
        """``gathering`` (chairs are being taken), ``between`` hands, ``hand`` (one is played) or ``over`` (the
        game)."""
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
        """Chairs whose people are present and make the decisions."""
        chairs, people = self._people
        if chairs is not self.chairs:  # they are never changed, only replaced
            people = tuple(chair for chair in self.chairs.values() if chair.is_present)
            self._people = self.chairs, people
        return people

    def chair_of(self, person: str) -> Chair | None:
        for chair in self.chairs.values():
            if chair.person == person and person:
                return chair
        return None

    def is_missed(self, person: str) -> bool:
        """Whether others notice when this person comes or goes: they have a chair here, or wait for one."""
        return self.chair_of(person) is not None or self.wish_of(person) is not None

    def hands_seen(self, person: str, browser: str = "") -> set[Seat]:
        """The hands of this deal this person has seen under any of their names, as far as we can know."""
        return {self.looked[one] for one in self.names_of(person, browser) if one in self.looked}

    def names_of(self, person: str, browser: str = "") -> set[str]:
        """All names that may be this person: people who share a browser with them, or with one of those."""
        found, fresh, marks = {person}, {person}, {browser} - {""}
        while fresh:
            marks.update(*(self.browsers.get(one, ()) for one in fresh))
            fresh = {other for other, theirs in self.browsers.items() if theirs & marks} - found
            found |= fresh
        return found

    def has_part(self, person: str) -> bool:
        """Whether it matters which browsers this person uses: they sit here, wait for a chair, have seen a hand of this
        deal, or were refused."""
        is_here = self.chair_of(person) is not None or self.wish_of(person) is not None
        return is_here or person in self.looked or person in self.turned_away

    def wish_of(self, person: str) -> Newcomer | None:
        return next((one for one in self.newcomers.values() if one.person == person), None)

    @property
    def joined(self) -> frozenset[Seat]:
        """Chairs taken over from a bot in this hand."""
        return frozenset(one.seat for one in self.seat_changes if one.came and self.chairs[one.seat].person)

    def done_at(self, person: str, id: str) -> int | None:
        """The version this request led to, if it was done."""
        return self.done.get((person, id))

    def dealer_to_be(self) -> Dealer:
        """Who deals the next hand, or the seats that draw for the first of a game."""
        if not self.is_undrawn:
            return self.game.dealer
        if self.drawers or self.book.deal.first_dealer == "high-piece":
            return self.drawers or self.seating.seats
        return first_dealer(self.book, scorekeeper=self.scorekeeper, key=b"")

    def key_of_hand(self) -> bytes:
        """The key of the current hand where deals follow from the key of the terms."""
        return hand_key(bytes.fromhex(self.terms.key), self.number)

    def draw(self) -> tuple[Seat, list[dict[Seat, Piece]]]:
        """Who deals the next hand where deals follow from the key of the terms, and how that was drawn for."""
        dealer = self.dealer_to_be()
        if isinstance(dealer, str):
            return dealer, []
        return draw_for_deal(self.book, subkey(bytes.fromhex(self.terms.key), f"first dealer {self.number}"), dealer)

    def may_throw_in(self) -> tuple[Seat, ...]:
        """People who could throw their hand in before the bidding, and have not said that they keep it."""
        hand = self.hand
        if hand is None or not self.book.deal.weak_nines or hand.phase != "auction" or hand.state.auction.calls:
            return ()
        return tuple(
            chair.seat for chair in self.people if chair.seat not in self.kept and hand.can(CallRedeal(chair.seat))
        )

    def laid_down(self, action: Action) -> LaidDown | None:
        """The claim that must be checked before `action` can be done."""
        return judged_after(self.hand, action) if self.hand is not None else None

    def record(self) -> Record:
        """The hands kept, with the proofs of their deals."""
        return record_of(self.book, self.played, self.chairs)

    # --- folding ------------------------------------------------------------------------------------------------------

    def follow(self, step: on.Step) -> None:
        """Fold a step of the journal."""
        self.now = step.at
        for entry in step.entries:
            self.fold(entry)
        self.close_step(step)

    def close_step(self, step: on.Step) -> None:
        """All entries of `step` are folded: one more version."""
        self.version += 1
        if step.id:
            self.done[step.by, step.id] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def fold(self, entry: on.TableEntry) -> None:
        self._folds += 1
        FOLDS[type(entry)](self, entry)

    # --- the hand -----------------------------------------------------------------------------------------------------

    def act(self, action: Action, verdict: Verdict | None = None) -> tuple[Event, ...]:
        """Do it, with everything that follows from it; after `Refused`, nothing has changed."""
        hand = self.hand
        assert hand is not None
        before, stood = len(hand.events), self.moment()
        judge = _JudgeOnce(verdict)
        if self.felt is not None:
            self.felt.judge = judge
            self._turned_first(action)
            self.felt.act(action)
        else:
            hand.apply(action)
            if isinstance(action, Claim | AnswerClaim):
                settle_claim(hand, judge)
        self.after_act()
        self.note_turn(stood)
        return tuple(hand.events[before:])

    def moment(self) -> tuple[object, ...]:
        """Identifies the decision to make."""
        assert self.hand is not None
        state = self.hand.state
        return state.deals, state.phase, state.turn, len(state.play.tricks)

    def note_turn(self, stood: tuple[object, ...]) -> None:
        """Something was done; `stood` is the moment before."""
        now = self.moment()
        if now != stood:
            self.turn_since = self.version + 1
        if now[0] != stood[0]:  # another deal: players who kept their hand have got a new one
            self.kept = frozenset()

    def _turned_first(self, action: Action) -> None:
        """A player who leads after winning a trick has turned that trick down, whether they say so or not."""
        state = self.hand.state if self.hand is not None else None
        if (
            state is None
            or not isinstance(action, Play)
            or not state.play.trick_taken
            or action.seat != state.play.leader
        ):
            return
        if self.felt is not None and action.piece in state.hands[action.seat]:
            self.felt.act(Gather(action.seat))

    def after_act(self) -> None:
        self.tidy()
        if self.hand is not None and self.hand.is_over and self.felt is None:
            self.score_hand()

    def score_hand(self) -> None:
        """Put the hand on the score sheet, once. At a refereed table that waits until everybody is ready for the
        next."""
        if self.is_scored or self.hand is None or not self.hand.is_over:
            return
        self.result = self.game.finish(self.hand)
        self.is_scored = True
        if self.felt is not None:
            self.felt.is_scored = True
        self.last = LastHand(self.number, self.game.hands[-1].slip, self.proof, self.now)
        self.keep_hand(self.hand)
        if self.game.is_over:
            self._game_over()

    def keep_hand(self, hand: Hand) -> None:
        """The hand with the number `number` is on the score sheet."""
        if not self._keep:
            return
        rulings = tuple(self.felt.given) if self.felt is not None else ()
        seats, totals = dict(self.looked), self.game.side_totals()
        played = Played(self.number, hand, self.proof, self.chairs, seats, self.result, rulings, totals, self.now)
        self.played = [*self.played, played]

    def _game_over(self) -> None:
        game, chairs, match = self.game, self.chairs.values(), self.match
        assert match is not None
        is_match = self.book.match.best_of > 1
        over = GameOver(
            at=self.now / 1000,
            hands=(self.number - len(game.hands) + 1, self.number),
            totals=game.side_totals(),
            winner=game.winner,
            people={chair.seat: chair.person for chair in chairs if chair.person},
            names={chair.seat: chair.name for chair in chairs if chair.name},
            wins=match.wins if is_match else {},
            is_decided=not is_match or match.winner is not None,
        )
        self.games = (*self.games, over)

    def would_score(self) -> tuple[ScoreEntry, ...]:
        """What the current hand would score if nobody objects."""
        if self.is_scored or self.hand is None:
            return self.result
        try:
            return score(self.book, slip_of(self.hand))
        except SlipError:
            return ()

    def rewind(self, length: int, mine: Action | None = None, others: tuple[Seat, ...] = ()) -> None:
        """Take back everything after the first `length` events of the hand."""
        assert self.hand is not None
        self.hand = Hand.replayed(self.hand, self.hand.events[:length])
        times = self.rewound.times + 1 if self.rewound is not None else 1
        self.rewound = Rewound(times, length, mine, others)

    def tidy(self) -> None:
        """Do the chores that need no decision, except those that people here do themselves."""
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
        if isinstance(chore, Confirm):  # meld goes back into the hands with the first lead, so everybody confirms
            return any(laid.points for laid in state.meld.values()) and self.chairs[chore.seat].is_present
        return isinstance(chore, Gather) and self.felt is not None


class Rewound(NamedTuple):
    """What was taken back in a hand."""

    times: int
    """How often anything was, in this hand."""
    length: int
    """How many events were left of the hand."""
    mine: Action | None
    """The decision that was taken back; None if everybody decided the same again."""
    others: tuple[Seat, ...]
    """Who had decided something after it."""


class _JudgeOnce:
    """Answers with the verdict found before: a table never judges a claim itself."""

    def __init__(self, verdict: Verdict | None) -> None:
        self._verdict = verdict

    def __call__(self, *_laid_down: object) -> Verdict:
        if self._verdict is None:
            raise RuntimeError("A lay-down must be judged before it comes to the table.")
        return self._verdict


def _opened(table: Table, entry: on.Opened) -> None:
    set_up(table, entry.terms)
    table.host = entry.host
    table.chairs = {seat: Chair(seat) for seat in table.seating.seats}
    table.allowances = entry.terms.eased


def set_up(table: Table, terms: Terms) -> None:
    table.terms, table.book = terms, table.given or book_of(terms.book)
    table.seating = seating_of(table.book)


def _sat(table: Table, entry: on.Sat) -> None:
    table.chairs = {**table.chairs, entry.seat: Chair(entry.seat, person=entry.person, name=entry.name)}
    table.next_deal = table.next_deal.came(entry.seat)
    table.people_ever |= {entry.person}
    if table.stage == "hand":
        table.looked.setdefault(entry.person, entry.seat)
    _know(table, entry.person, entry.browser)
    _change(table, entry.seat, entry.name, came=True)
    table.newcomers = {
        seat: one for seat, one in table.newcomers.items() if seat != entry.seat and one.person != entry.person
    }


def _wished(table: Table, entry: on.Wished) -> None:
    newcomer = Newcomer(entry.seat, entry.person, entry.name, table.version + 1)
    table.newcomers = {**table.newcomers, entry.seat: newcomer}
    _know(table, entry.person, entry.browser)


def _deferred(table: Table, entry: on.Deferred) -> None:
    table.newcomers = {**table.newcomers, entry.seat: replace(table.newcomers[entry.seat], agreed=True)}


def _unwished(table: Table, entry: on.Unwished) -> None:
    if entry.refused:
        table.turned_away |= {table.newcomers[entry.seat].person}
    table.newcomers = {seat: one for seat, one in table.newcomers.items() if seat != entry.seat}


def _known(table: Table, entry: on.Known) -> None:
    _know(table, entry.person, entry.browser)


def _know(table: Table, person: str, browser: str) -> None:
    if browser:
        table.browsers = {**table.browsers, person: table.browsers.get(person, frozenset()) | {browser}}


def _change(table: Table, seat: Seat, name: str, *, came: bool) -> None:
    """Announced once the game has begun; before that, people see the chairs change."""
    if table.match is not None and table.hand is not None:
        table.seat_changes = (*table.seat_changes, Change(seat, name, came, len(table.hand.events)))


def _renamed(table: Table, entry: on.Renamed) -> None:
    chair = table.chairs[entry.seat]
    table.chairs = {
        **table.chairs,
        entry.seat: Chair(entry.seat, person=chair.person, name=entry.name, away=chair.away),
    }


def _left(table: Table, entry: on.Left) -> None:
    table.chairs = {**table.chairs, entry.seat: Chair(entry.seat)}
    table.next_deal = table.next_deal.went(entry.seat)


def _bot_sat(table: Table, entry: on.BotSat) -> None:
    left = table.chairs[entry.seat]
    table.chairs = {**table.chairs, entry.seat: Chair(entry.seat, level=entry.level)}
    table.next_deal = table.next_deal.went(entry.seat)
    if left.person:
        _change(table, entry.seat, left.name, came=False)
    table.tidy()


def _away(table: Table, entry: on.Away) -> None:
    chair = table.chairs[entry.seat]
    table.chairs = {**table.chairs, entry.seat: Chair(entry.seat, person=chair.person, name=chair.name, away=True)}
    table.next_deal = table.next_deal.went(entry.seat)
    table.tidy()


def _back(table: Table, entry: on.Back) -> None:
    chair = table.chairs[entry.seat]
    table.chairs = {**table.chairs, entry.seat: Chair(entry.seat, person=chair.person, name=chair.name)}
    table.next_deal = table.next_deal.came(entry.seat)


def _begun(table: Table, entry: on.Begun) -> None:
    table.scorekeeper = entry.scorekeeper
    table.hand = table.felt = table.proof = None
    table.result, table.is_scored = (), True
    if table.match is None or table.match.winner is not None or table.book.match.best_of == 1:
        table.match = Match(table.book, first_dealer=table.seating.seats[0], is_first=table.match is None)
        table.is_undrawn = True
    else:  # the losers draw for the first deal of the match's next game when its first hand is dealt
        drawers = table.match.drawers()
        table.match.next_game(first_dealer=drawers[0])
        table.drawers = drawers
        table.is_undrawn = True


def _committed(table: Table, entry: on.Committed) -> None:
    table.next_deal = table.next_deal.committed(entry.seat, entry.commitment)


def _sealed(table: Table, entry: on.Sealed) -> None:
    table.score_hand()
    table.next_deal = table.next_deal.sealed(Sheet.read(entry.sheet), entry.seed)


def _revealed(table: Table, entry: on.Revealed) -> None:
    table.next_deal = table.next_deal.opened(entry.seat, entry.number)


def _started_over(table: Table, entry: on.StartedOver) -> None:
    table.next_deal = table.next_deal.started_over(entry.why, entry.seats)


def _shuffled(table: Table, _entry: on.Shuffled) -> None:
    """The next hand begins."""
    if table.felt is not None:
        table.felt.is_followed = True
    deal, table.next_deal = table.next_deal, NextDeal()
    by_key = bool(table.terms.key)
    table.proof = None if by_key else deal.proof
    table.said, table.kept = (), frozenset()
    table.looked = {chair.person: chair.seat for chair in table.chairs.values() if chair.person}
    table.turned_away, table.seat_changes = frozenset(), ()
    game = table.game
    if table.is_undrawn:
        game.first_dealer = game.dealer = table.draw()[0] if by_key else deal.drawn(table.book)
        table.is_undrawn, table.drawers = False, ()
    table.number += 1
    table.turn_since = table.version + 1
    lay_hand(table)


def lay_hand(table: Table) -> None:
    """Set up the hand that its proof or the key of the terms gives, before anybody has acted in it."""
    key = table.proof.key() if table.proof is not None else table.key_of_hand()
    refereed, table.rewound = table.terms.refereed, None
    table.hand = table.game.next_hand(scorekeeper=table.scorekeeper, key=key, refereed=refereed)
    if refereed:
        people = {chair.seat: chair.name or chair.seat for chair in table.chairs.values()}
        table.felt = Felt(table.hand, clock=lambda: table.now / 1000, people=people)
        for seat, made in table.allowances:
            if people[seat] == made.who:
                table.felt.ease(seat, made)
    table.is_scored, table.result = False, ()
    table.tidy()


def _scored(table: Table, _entry: on.Scored) -> None:
    table.score_hand()
    table.next_deal = table.next_deal.put_off()


def _acted(table: Table, entry: on.Acted) -> None:
    events = table.act(entry.action, entry.verdict)
    if traces(events) != entry.traces:
        raise Diverged


def _taken_back(table: Table, entry: on.TakenBack) -> None:
    assert table.hand is not None
    stood, (mine, *later) = table.moment(), decisions(table.hand.events[entry.length :])
    table.rewind(entry.length, mine, tuple(dict.fromkeys(action.seat for action in later)))
    table.tidy()
    table.note_turn(stood)


def _rearranged(table: Table, entry: on.Rearranged) -> None:
    assert table.hand is not None
    events = table.hand.events
    length = before_first_call(events)
    table.rewind(length)
    table.hand.apply(entry.action)
    for action in decisions(events[length:]):
        table.tidy()
        table.hand.apply(action)
    table.tidy()


def _taken_up(table: Table, entry: on.TakenUp) -> None:
    """Hands that are over come onto the score sheet, and the one that was left comes onto the table."""
    evening, hands = Evening(table.book), loads(entry.record, book=table.book).hands
    for hand in hands:
        evening.add(hand)
        table.match, table.hand, table.number = evening.matches[-1], hand, table.number + 1
        table.is_scored = hand.is_over
        if hand.is_over:
            table.result = table.game.hands[-1].entries if table.game.hands else ()  # it may fit on no slip
            table.keep_hand(hand)
    table.turn_since = table.version + 1
    table.looked = {chair.person: chair.seat for chair in table.chairs.values() if chair.person}
    if not hands[-1].is_over:
        if table.terms.key:  # dealt again, it comes as it would have
            hands[-1].state.key = table.key_of_hand()
        table.after_act()


def _heard(table: Table, entry: on.Heard) -> None:
    assert table.felt is not None
    assert table.hand is not None
    stood = table.moment()
    table.felt.hear(entry.event)
    table.after_act()
    table.note_turn(stood)


def _allowed(table: Table, entry: on.Allowed) -> None:
    """Applies to the current hand, and to every other that is dealt while that player sits there."""
    assert table.felt is not None
    made = allow(
        table.book,
        table.felt.people[entry.seat],
        entry.clause,
        by=Official(table.book.officials.chain[0], entry.by),
        why=entry.why,
    )
    table.felt.ease(entry.seat, made)
    table.allowances = (*table.allowances, (entry.seat, made))


def _said(table: Table, entry: on.Said) -> None:
    table.said = (*table.said, (entry.seat, entry.phrase))


def _closed(table: Table, _entry: on.Closed) -> None:
    table.is_closed = True


FOLDS: dict[type[on.TableEntry], Callable[[Table, Any], None]] = {
    on.Opened: _opened,
    on.Sat: _sat,
    on.Wished: _wished,
    on.Deferred: _deferred,
    on.Unwished: _unwished,
    on.Known: _known,
    on.Renamed: _renamed,
    on.Left: _left,
    on.BotSat: _bot_sat,
    on.Away: _away,
    on.Back: _back,
    on.Begun: _begun,
    on.Committed: _committed,
    on.Sealed: _sealed,
    on.Revealed: _revealed,
    on.StartedOver: _started_over,
    on.Shuffled: _shuffled,
    on.Scored: _scored,
    on.Acted: _acted,
    on.TakenBack: _taken_back,
    on.Rearranged: _rearranged,
    on.TakenUp: _taken_up,
    on.Heard: _heard,
    on.Allowed: _allowed,
    on.Said: _said,
    on.Closed: _closed,
}
