"""Players around a table: who is asked, what each has seen, and a hand or game from deal to score."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import (
    Action,
    AnswerClaim,
    Claim,
    Event,
    Game,
    Hand,
    Seat,
    Slip,
    View,
    hand_key,
    seen,
    slip_of,
    steward,
    to_act,
    view,
)
from meldhouse.players.player import Player
from meldhouse.referee.claims.laying_down import settle_claim
from meldhouse.rulebooks import Book


class Sitting:
    """One hand and what every seat has seen of it."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self._seen: dict[Seat, list[Event]] = {seat: [] for seat in hand.state.seating.seats}

    def view(self, seat: Seat) -> View:
        return view(self.hand, seat)

    def seen(self, seat: Seat) -> list[Event]:
        """The hand so far, as `seat` saw it."""
        told, events = self._seen[seat], self.hand.events
        told.extend(seen(event, seat, self.hand) for event in events[len(told) :])
        return told

    def rewind(self, length: int) -> None:
        """Take back everything after the first `length` events."""
        self.hand = Hand.replayed(self.hand, self.hand.events[:length])
        for told in self._seen.values():
            del told[length:]

    def before_first_call(self) -> bool:
        """Whether a hand could still be thrown in."""
        return self.hand.phase == "auction" and not self.hand.state.auction.calls

    def act(self, action: Action) -> None:
        """Do it; a lay-down is judged at once where the book says so."""
        self.hand.apply(action)
        if isinstance(action, Claim | AnswerClaim):
            settle_claim(self.hand)

    def ask(self, seat: Seat, player: Player) -> Action:
        return player.decide(self.view(seat), self.seen(seat))

    def ask_unasked(self, seat: Seat, player: Player) -> Action | None:
        return player.unasked(self.view(seat), self.seen(seat))


def play_hand(hand: Hand, players: Mapping[Seat, Player]) -> Slip:
    """Play a hand from the shuffle to its slip."""
    sitting = Sitting(hand)
    while True:
        steward.tidy(hand)
        if sitting.before_first_call() and hand.book.deal.weak_nines and _thrown_in(sitting, players):
            continue
        if hand.is_over:
            return slip_of(hand)
        seat = to_act(hand)[0]
        sitting.act(sitting.ask(seat, players[seat]))


def _thrown_in(sitting: Sitting, players: Mapping[Seat, Player]) -> bool:
    hand = sitting.hand
    for seat in hand.state.seating.clockwise_from(hand.state.seating.left[hand.state.dealer]):
        action = sitting.ask_unasked(seat, players[seat])
        if action is not None:
            hand.apply(action)
            return True
    return False


def play_game(book: Book, players: Mapping[Seat, Player], *, key: bytes, first_dealer: Seat, scorekeeper: Seat) -> Game:
    """Play a whole game; the deals follow from `key`, hand by hand."""
    game = Game(book, first_dealer=first_dealer)
    while not game.is_over:
        hand = game.next_hand(scorekeeper=scorekeeper, key=hand_key(key, len(game.hands) + 1))
        play_hand(hand, players)
        game.finish(hand)
    return game
