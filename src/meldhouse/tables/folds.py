"""How each entry of a table's stream changes the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from meldhouse.game import Match, Seat, seating_of
from meldhouse.game.fairness import Sheet
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.allowances import allow
from meldhouse.referee.officials.officials import Official
from meldhouse.tables import entries as on
from meldhouse.tables.chairs import Chair, Change, Newcomer
from meldhouse.tables.dealing import NextDeal
from meldhouse.tables.terms import Terms, book_of
from meldhouse.tables.traces import Diverged, traces

if TYPE_CHECKING:
    from meldhouse.tables.table import Table


def _opened(table: Table, entry: on.Opened) -> None:
    set_up(table, entry.terms)
    table.host = entry.host
    table.chairs = {seat: Chair(seat) for seat in table.seating.seats}
    table.allowances = entry.terms.eased


def set_up(table: Table, terms: Terms) -> None:
    table.terms, table.book = terms, book_of(terms.book)
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
    assert deal.sheet is not None
    key, table.proof = deal.key, deal.proof
    table.said, table.kept = (), frozenset()
    table.looked = {chair.person: chair.seat for chair in table.chairs.values() if chair.person}
    table.turned_away, table.seat_changes = frozenset(), ()
    game = table.game
    if table.is_undrawn:
        game.first_dealer = game.dealer = deal.sheet.drawn(table.book, key)
        table.is_undrawn, table.drawers = False, ()
    table.number += 1
    table.turn_since = table.version + 1
    lay_hand(table)


def lay_hand(table: Table) -> None:
    """Set up the hand that `proof` gives, before anybody has acted in it."""
    assert table.proof is not None
    key, refereed = table.proof.key(), table.terms.refereed
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


FOLDS: dict[type[on.Entry], Callable[[Table, Any], None]] = {
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
    on.Heard: _heard,
    on.Allowed: _allowed,
    on.Said: _said,
    on.Closed: _closed,
}
