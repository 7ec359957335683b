"""What speaks for a play, in sentences that are certain: what it wins, what it gives away, what stays in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES
from meldhouse.game.tricks import trick_points
from meldhouse.pieces import Piece
from meldhouse.players.advice.sight import Sight, Standing
from meldhouse.players.advice.words import named
from meldhouse.rulebooks.describe import count, joined

POINT = "point"
FEW = 2
"""Higher pieces up to this number are told by name."""


def play_reasons(sight: Sight, piece: Piece) -> Iterator[str]:
    """The most telling first."""
    if len(set(sight.view.legal_plays)) == 1:
        yield f"It is the only {sight.book.words.piece} you may play."
        return
    yield from _follow(sight, piece) if sight.view.trick else _lead(sight, piece)
    yield from _bid(sight)


# --- leading ----------------------------------------------------------------------------------------------------------


def _lead(sight: Sight, piece: Piece) -> Iterator[str]:
    higher = sight.higher(piece)
    is_trump = piece in sight.trumps
    if not sight.beaten_by(piece, sight.order.suit_of[piece]):
        yield "Nothing that is still out can beat it."
    elif not sight.is_out(sight.order.suit_of[piece]):
        yield "Nobody else has its suit any more, so only a trump can take it."
    elif not higher:
        yield "Nothing that is still out is higher in its suit."
    if is_trump and sight.names_trump:
        yield from _draws(sight)
    elif sight.names_trump:
        yield from _partner_may_trump(sight, piece)
    if 0 < len(higher) <= FEW:
        are = "is" if len(higher) == 1 else "are"
        yield f"Above it only {joined([named(other) for other in higher])} {are} still out."
    yield from _costs_little(sight, piece, higher)
    held = sum([other in sight.order.members[sight.order.suit_of[piece]] for other in sight.view.hand])
    yield f"You hold {held} of its suit." if held > 1 else "It is your only one of its suit."


def _draws(sight: Sight) -> Iterator[str]:
    out, bidder = sight.trumps_out(), sight.view.bidder
    if out and bidder is not None and sight.is_mine(bidder):
        number = f"{out} {'is' if out == 1 else 'are'}"
        yield f"It draws trumps: {number if sight.none_aside() else f'at most {number}'} still out."


def _partner_may_trump(sight: Sight, piece: Piece) -> Iterator[str]:
    suit, trump, partner = sight.order.suit_of[piece], sight.order.trump, sight.partner
    if partner is None or trump is None or not sight.trumps_out() or not sight.is_void(partner, suit):
        return
    if not sight.is_void(partner, trump):
        yield f"Your partner is out of {CONTRACT_NAMES[suit]} and may trump it."


def _costs_little(sight: Sight, piece: Piece, higher: list[Piece]) -> Iterator[str]:
    if not higher:
        return
    if not sight.book.worth[piece]:
        yield "It counts nothing, so little is lost if they win it."
    suit = sight.order.suit_of[piece]
    power = sight.order.power[suit]
    kept = {other for other in sight.view.hand if other in sight.order.members[suit] and power[other] > power[piece]}
    if kept:
        best = max(kept, key=lambda other: power[other])
        yield f"It keeps {named(best)} for later."


# --- following --------------------------------------------------------------------------------------------------------


def _follow(sight: Sight, piece: Piece) -> Iterator[str]:
    if sight.takes(piece):
        yield from _taking(sight, piece)
    elif sight.is_mine(sight.winning):
        yield from _under_partner(sight, piece)
    else:
        yield from _under_them(sight, piece)


def _taking(sight: Sight, piece: Piece) -> Iterator[str]:
    trick, view = sight.book.words.trick, sight.view
    if sight.speaks_last:
        points = trick_points(sight.book, (*view.trick, piece), last=len(view.hand) == 1)
        yield f"It wins the {trick}{f', with {count(points, POINT)} in it' if points else ''}."
    elif sight.is_settled(piece):
        yield f"Nothing that is still out can beat it, so the {trick} is yours."
    else:
        yield f"It is the best in the {trick} so far."
    power = sight.order.power[sight.led]
    winners = {other for other in view.legal_plays if sight.takes(other)}
    if len(winners) > 1 and all(power[piece] <= power[other] for other in winners):
        yield f"It is the lowest of yours that {'wins' if sight.speaks_last else 'heads'} the {trick}."


def _under_partner(sight: Sight, piece: Piece) -> Iterator[str]:
    trick, worth = sight.book.words.trick, sight.book.worth[piece]
    if sight.is_settled(sight.best):
        if worth:
            yield f"The {trick} is your partner's, and this adds {count(worth, POINT)} to it."
        else:
            yield f"The {trick} is your partner's, so nothing more need be spent on it."
    else:
        yield f"Your partner is winning the {trick} so far, with {named(sight.best)}."
    yield from _keeps_winner(sight)


def _under_them(sight: Sight, piece: Piece) -> Iterator[str]:
    trick, worth, view = sight.book.words.trick, sight.book.worth[piece], sight.view
    legal = set(view.legal_plays)
    helpless = not any(sight.takes(other) for other in legal)
    who = SEAT_NAMES[sight.winning]
    if sight.is_settled(sight.best) and helpless:
        yield f"The {trick} is {who}'s, whatever you play."
    else:
        yield f"{who} is winning the {trick} so far, with {named(sight.best)}."
    if not worth:
        yield "It gives them nothing that counts."
    elif all(sight.book.worth[other] >= worth for other in legal):
        yield "You have nothing cheaper to give."
    yield from _keeps_winner(sight)


def _keeps_winner(sight: Sight) -> Iterator[str]:
    """What could have taken the trick stays in the hand."""
    power = sight.order.power[sight.led]
    winners = {other for other in sight.view.legal_plays if sight.takes(other)}
    if winners:
        yield f"It keeps {named(max(winners, key=lambda other: power[other]))} for later."


# --- how the bid stands -----------------------------------------------------------------------------------------------


def _bid(sight: Sight) -> Iterator[str]:
    need, bidder = sight.bidders_need(), sight.view.bidder
    if need is None or bidder is None:
        return
    ours = sight.is_mine(bidder)
    if (standing := sight.standing()) is not None:
        yield how_it_stands(standing, ours=ours)
    elif sight.memory.played:
        who, whose = ("Your side needs", "its") if ours else ("They need", "their")
        yield f"{who} {count(need, POINT)} more for {whose} bid."


def how_it_stands(standing: Standing, *, ours: bool) -> str:
    return f"{'Your' if ours else 'Their'} bid {'is made already' if standing == 'made' else 'can no longer be made'}."
