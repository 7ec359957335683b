"""What partner expects of a play. Another play must bring clearly more than the expected one, because partner acts on
what a play usually means, and imagined deals know nothing of that."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from meldhouse.game import Seat, TrickOrder, View, winner_of
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.beliefs import hidden_from
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.not_melded import unmelded
from meldhouse.players.beliefs.not_thrown import would_have_thrown
from meldhouse.players.choices import Choice, first_of, plays_of
from meldhouse.players.search.blunders import most_trumps

CLEARLY = 0.25
"""By this part of a counter …"""
BY_A_COUNTER = 1.0
"""… and by a whole one, where a counter might be lost."""
FEW = 4
"""With no more cards of a suit than this in three hands, one of them is probably void."""
LIKELY = 2 / 3
"""How likely a player must hold a piece for partner to expect it there."""
IN_NO_CASE = inf
"""For a play that is never worse: it is made whatever imagined deals say."""

Pieces = frozenset[Piece]
NOTHING: Pieces = frozenset()
Objection = tuple[Pieces, float]
"""What partner would rather see, and by how many counters a play must beat it to be made anyway."""


def as_expected(
    view: View, memory: Memory, best: list[Choice], counter: float, better: Callable[[Choice, Choice], float]
) -> list[Choice]:
    """The choices of a play, with the one partner expects first unless another is clearly better: `counter` is what a
    counter is worth in the units of the choices, `better` by how much one choice surely beats another."""
    by_piece = plays_of(best)
    expected = next(iter(by_piece))
    for _ in by_piece:  # another may be expected before that one too
        objections = _to_what_is_added(view, memory, expected) if view.trick else _to_a_lead(view, memory, expected)
        for rather, by in objections:
            found = next((piece for piece in by_piece if piece in rather), None)
            if found is not None and better(by_piece[expected], by_piece[found]) < by * counter:
                expected = found
                break
        else:
            break
    return first_of(best, by_piece[expected])


def the_lowest(view: View, memory: Memory, best: list[Choice]) -> list[Choice]:
    """Of cards that do the same in a trick play the lowest, whatever imagined deals say."""
    by_piece = plays_of(best)
    played = next(iter(by_piece))
    return first_of(
        best, next((by_piece[piece] for piece in by_piece if piece in _as_good(view, memory, played)), best[0])
    )


def _to_a_lead(view: View, memory: Memory, led: Piece) -> list[Objection]:
    """What partner would rather see led than this piece.

    A winner is led from the top, but not a counter when an opponent is known to trump it. The bidder leads trumps from
    the top too, and draws them before giving up the lead, and before other winners if the high trumps draw them all.
    Nobody gives up the lead, with a trump or without, before taking their winners. A counter that can be beaten is not
    led from a suit, even trump, that has a winner or something cheaper; least of all if it is known who beats it."""
    order = memory.order
    assert order is not None
    suit, trumps = order.suit_of[led], order.members.get(order.trump or "", NOTHING)
    winners = frozenset(piece for piece in view.legal_plays if memory.is_boss(piece))
    worth, sure = memory.book.worth, _safe(view, memory, winners - trumps)
    beside = frozenset(piece for piece in view.legal_plays if order.suit_of[piece] == suit)
    cheap = frozenset(piece for piece in beside if not worth[piece])
    drawing = (
        winners & trumps if view.seat == view.bidder and any(memory.outside[piece] for piece in trumps) else NOTHING
    )
    if led in winners:
        if led not in trumps and 0 < most_trumps(memory, trumps) <= sum([piece in drawing for piece in view.hand]):
            return [(drawing, CLEARLY)]
        into_a_trump = bool(worth[led]) and led not in trumps | sure
        return [(cheap | sure if into_a_trump else _higher(order, led, winners), CLEARLY)]
    found = list[Objection]()
    if drawing:
        found.append((drawing, CLEARLY))
    if not worth[led]:
        found.append((sure, CLEARLY))
    elif led in trumps:
        found.append((sure | cheap, BY_A_COUNTER if _is_given_away(memory, led) else CLEARLY))
    else:
        found.append((cheap | beside & sure or sure, BY_A_COUNTER))
    return found


def _is_given_away(memory: Memory, led: Piece) -> bool:
    """Whether an opponent is known to hold an unbeatable piece that beats it."""
    order, side = memory.order, memory.seating.side
    assert order is not None
    foes = [other for other in memory.known if side[other] != side[memory.seat]]
    suit = order.members[order.suit_of[led]]
    best = {piece for foe in foes for piece in +memory.known[foe] if piece in suit and memory.is_boss(piece)}
    return any(winner_of(order, (led, piece)) == 1 for piece in best)


def _to_what_is_added(view: View, memory: Memory, played: Piece) -> list[Objection]:
    """What partner would rather see added to a trick whose winner is already clear.

    The last to play, winning with a trump, keeps the best one, which wins a trick whenever it is played. The others'
    trick gets a piece without points that is neither a trump nor a winner. Partner's trick gets a counter, and a future
    winner is kept for a trick of its own."""
    order, seating, worth = memory.order, memory.seating, memory.book.worth
    assert order is not None
    assert view.seat is not None
    seats = (*view.trick_seats, view.seat)
    winner = seats[winner_of(order, (*view.trick, played))]
    if winner == view.seat:
        return [(_cheaper(view, memory, played), IN_NO_CASE)]
    is_lost = _is_lost(view, memory, winner)
    if not is_lost and not _is_settled(view, memory, winner):
        return []
    trumps = order.members.get(order.trump or "", NOTHING) - order.members[order.suit_of[view.trick[0]]]
    side_suits = frozenset(view.legal_plays) - trumps
    plain = frozenset(piece for piece in side_suits if not _will_win(view, memory, piece))
    counters = frozenset(piece for piece in plain if worth[piece])
    if is_lost or seating.side[winner] != seating.side[view.seat]:
        return [] if played in plain - counters else [(plain - counters, BY_A_COUNTER if worth[played] else CLEARLY)]
    if played in plain:
        return [] if worth[played] else [(counters, CLEARLY)]
    return [] if _may_be_trumped(memory, played) else [(counters or plain, CLEARLY)]


def _may_be_trumped(memory: Memory, winner: Piece) -> bool:
    """Whether so little of a winner's suit is out that an opponent is probably void: then, if it counts, it is as well
    spent on partner's trick as kept for its own."""
    assert memory.order is not None
    out = sum([memory.outside[piece] for piece in memory.order.members[memory.order.suit_of[winner]]])
    return memory.book.deck.pieces == "cards" and memory.book.worth[winner] > 0 and out <= FEW


def _will_win(view: View, memory: Memory, piece: Piece) -> bool:
    """Whether a piece is worth keeping for a trick of its own: nothing beats it, another player may lead its suit
    lower, its owner has nothing higher (after which it would be trumped), and no opponent is known to trump it."""
    order = memory.order
    assert order is not None
    suit = order.suit_of[piece]
    power, members = order.power[suit], order.members[suit]
    led_below = [other for other in members if order.suit_of[other] == suit and power[other] < power[piece]]
    higher = [other for other in view.hand if other in members and power[other] > power[piece]]
    led_by_others = any(memory.outside[other] > 0 for other in led_below)
    return memory.is_boss(piece) and led_by_others and not higher and piece in _safe(view, memory, frozenset([piece]))


def _cheaper(view: View, memory: Memory, played: Piece) -> Pieces:
    """For the last to play: lower trumps that win the trick as well as the highest one would."""
    order = memory.order
    assert order is not None
    trumps = order.members.get(order.trump or "", NOTHING)
    is_last = len(view.trick) == len(memory.seating.seats) - 1
    if not (is_last and played in trumps and _is_best(memory, played)):
        return NOTHING
    others = [piece for piece in view.legal_plays if piece in trumps and not _is_best(memory, piece)]
    return frozenset(piece for piece in others if winner_of(order, (*view.trick, piece)) == len(view.trick))


def _as_good(view: View, memory: Memory, played: Piece) -> Pieces:
    """The lowest card of the same suit and worth that leaves the same player winning: it is never worse, unless it has
    to hold against a player still to come who may beat it."""
    order, worth = memory.order, memory.book.worth
    assert order is not None
    if memory.book.deck.pieces == "dominoes":
        return NOTHING
    winner, suit = winner_of(order, (*view.trick, played)), order.suit_of[played]
    to_come = [other for other in memory.limits if other not in (*view.trick_seats, view.seat)]
    holds = suit == order.trump and all(memory.limits[other].get(suit) == 0 for other in to_come)
    if winner == len(view.trick) and to_come and not holds:
        return NOTHING
    same = [
        piece
        for piece in view.legal_plays
        if order.suit_of[piece] == suit
        and worth[piece] == worth[played]
        and winner_of(order, (*view.trick, piece)) == winner
    ]
    lowest = min(same, key=lambda piece: order.power[suit][piece], default=played)
    return frozenset([lowest]) if order.power[suit][lowest] < order.power[suit][played] else NOTHING


def _is_best(memory: Memory, trump: Piece) -> bool:
    """Whether nothing outside is as high, so that neither the order of play nor the suit led matters."""
    assert memory.order is not None
    suit = memory.order.suit_of[trump]
    power = memory.order.power[suit]
    return not any(memory.outside[other] > 0 and power[other] >= power[trump] for other in memory.order.members[suit])


def _is_settled(view: View, memory: Memory, winner: Seat) -> bool:
    """Whether no opponent still to play will take the trick from the winner, as far as was seen: nothing higher is out,
    and none is known to be able to trump it."""
    order, side = memory.order, memory.seating.side
    assert order is not None
    to_come = [other for other in memory.limits if other not in (*view.trick_seats, view.seat)]
    rivals = [other for other in to_come if side[other] != side[winner]]
    piece, led = view.trick[view.trick_seats.index(winner)], order.suit_of[view.trick[0]]
    if not rivals:
        return True
    if not memory.is_boss(piece) or piece not in order.members[led]:
        return False
    return led == order.trump or not any(_may_trump(memory, rival, led) for rival in rivals)


def _is_lost(view: View, memory: Memory, winner: Seat) -> bool:
    """Whether the trick is partner's so far, but by all that was seen an opponent holds a piece that takes it."""
    order, side = memory.order, memory.seating.side
    assert order is not None
    assert view.seat is not None
    if side[winner] != side[view.seat]:
        return False
    hidden = hidden_from(view, memory)
    led = order.suit_of[view.trick[0]]
    for rival in memory.seating.seats:
        if rival in view.trick_seats or side[rival] == side[winner]:
            continue
        likely = [piece for piece, odds in hidden.pieces if odds.get(rival, 0) > LIKELY * sum(odds.values())]
        has = [*hidden.known[rival], *likely]
        follows = [piece for piece in has if piece in order.members[led]]
        able = follows if follows or not memory.is_void(rival, led) else has
        if any(winner_of(order, (*view.trick, piece)) == len(view.trick) for piece in able):
            return True
    return False


def _safe(view: View, memory: Memory, winners: Pieces) -> Pieces:
    """The winners no opponent is known to be able to trump."""
    side, order = memory.seating.side, memory.order
    assert order is not None
    assert view.seat is not None
    foes = [other for other in memory.limits if side[other] != side[view.seat]]
    return frozenset(
        piece for piece in winners if not any(_may_trump(memory, foe, order.suit_of[piece]) for foe in foes)
    )


def _may_trump(memory: Memory, other: Seat, suit: str) -> bool:
    """Whether a player seems to be out of a side suit, but not of trumps."""
    order, limits = memory.order, memory.limits[other]
    assert order is not None
    trumps = order.members.get(order.trump or "", NOTHING)
    if (
        suit == order.trump
        or limits.get(order.trump or "") == 0
        or not any(memory.outside[piece] > 0 for piece in trumps)
    ):
        return False
    return limits.get(suit) == 0 or _has_none(memory, other, suit)


def _has_none(memory: Memory, other: Seat, suit: str) -> bool:
    """Whether all that is left of a suit is elsewhere, or the player would have shown it as meld or thrown it."""
    assert memory.order is not None
    members = memory.order.members[suit]
    if any(piece in members for piece in +memory.known[other]):
        return False
    left = memory.outside.copy()
    for pieces in memory.known.values():
        left -= pieces
    lacks = unmelded(memory).get(other, NOTHING) | would_have_thrown(memory).get(other, set())
    return lacks >= {piece for piece in members if left[piece] > 0}


def _higher(order: TrickOrder, led: Piece, winners: Pieces) -> Pieces:
    """The highest winner of the suit led, if it is higher than the lead."""
    suit = order.suit_of[led]
    same = [piece for piece in winners if order.suit_of[piece] == suit]
    top = max(same, key=lambda piece: order.power[suit][piece])
    return frozenset([top]) if order.power[suit][top] > order.power[suit][led] else NOTHING
