"""Certain reasons for a play: what it wins, what it gives away, what stays in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game.tricks import trick_points
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.players.advice.deeds import codes
from meldhouse.players.advice.sight import Sight, Standing

FEW = 2
"""Up to this many higher pieces are named."""


def play_reasons(sight: Sight, piece: Piece) -> Iterator[Message]:
    """Strongest reason first."""
    if len(set(sight.view.legal_plays)) == 1:
        yield fact("why-only-play")
        return
    yield from _follow(sight, piece) if sight.view.trick else _lead(sight, piece)
    yield from _bid(sight)


# --- leading ----------------------------------------------------------------------------------------------------------


def _lead(sight: Sight, piece: Piece) -> Iterator[Message]:
    higher = sight.higher(piece)
    is_trump = piece in sight.trumps
    if not sight.beaten_by(piece, sight.order.suit_of[piece]):
        yield fact("why-unbeatable")
    elif not sight.is_out(sight.order.suit_of[piece]):
        yield fact("why-suit-gone")
    elif not higher:
        yield fact("why-highest")
    if is_trump and sight.names_trump:
        yield from _draws(sight)
    elif sight.names_trump:
        yield from _partner_may_trump(sight, piece)
    if 0 < len(higher) <= FEW:
        yield fact("why-few-higher", pieces=codes(higher))
    yield from _costs_little(sight, piece, higher)
    held = sum([other in sight.order.members[sight.order.suit_of[piece]] for other in sight.view.hand])
    yield fact("why-length", number=held)


def _draws(sight: Sight) -> Iterator[Message]:
    out, bidder = sight.trumps_out(), sight.view.bidder
    if out and bidder is not None and sight.is_mine(bidder):
        yield fact("why-draws-trump", number=out, known="exactly" if sight.none_aside() else "at-most")


def _partner_may_trump(sight: Sight, piece: Piece) -> Iterator[Message]:
    suit, trump, partner = sight.order.suit_of[piece], sight.order.trump, sight.partner
    if partner is None or trump is None or not sight.trumps_out() or not sight.is_void(partner, suit):
        return
    if not sight.is_void(partner, trump):
        yield fact("why-partner-trumps", suit=suit)


def _costs_little(sight: Sight, piece: Piece, higher: list[Piece]) -> Iterator[Message]:
    if not higher:
        return
    if not sight.book.worth[piece]:
        yield fact("why-no-counter-led")
    suit = sight.order.suit_of[piece]
    power = sight.order.power[suit]
    kept = {other for other in sight.view.hand if other in sight.order.members[suit] and power[other] > power[piece]}
    if kept:
        yield fact("why-saves", piece=max(kept, key=lambda other: power[other]).text)


# --- following --------------------------------------------------------------------------------------------------------


def _follow(sight: Sight, piece: Piece) -> Iterator[Message]:
    if sight.takes(piece):
        yield from _taking(sight, piece)
    elif sight.is_mine(sight.winning):
        yield from _under_partner(sight, piece)
    else:
        yield from _under_them(sight, piece)


def _taking(sight: Sight, piece: Piece) -> Iterator[Message]:
    view = sight.view
    if sight.speaks_last:
        yield fact("why-wins", points=trick_points(sight.book, (*view.trick, piece), last=len(view.hand) == 1))
    else:
        yield fact("why-wins-surely") if sight.is_settled(piece) else fact("why-best-so-far")
    power = sight.order.power[sight.led]
    winners = {other for other in view.legal_plays if sight.takes(other)}
    if len(winners) > 1 and all(power[piece] <= power[other] for other in winners):
        yield fact("why-lowest-winner", when="last" if sight.speaks_last else "early")


def _under_partner(sight: Sight, piece: Piece) -> Iterator[Message]:
    if sight.is_settled(sight.best):
        yield fact("why-partner-wins", points=sight.book.worth[piece])
    else:
        yield fact("why-partner-winning", piece=sight.best.text)
    yield from _keeps_winner(sight)


def _under_them(sight: Sight, piece: Piece) -> Iterator[Message]:
    worth, view = sight.book.worth[piece], sight.view
    legal = set(view.legal_plays)
    helpless = not any(sight.takes(other) for other in legal)
    if sight.is_settled(sight.best) and helpless:
        yield fact("why-lost-anyway", seat=sight.winning)
    else:
        yield fact("why-they-win", seat=sight.winning, piece=sight.best.text)
    if not worth:
        yield fact("why-gives-nothing")
    elif all(sight.book.worth[other] >= worth for other in legal):
        yield fact("why-nothing-cheaper")
    yield from _keeps_winner(sight)


def _keeps_winner(sight: Sight) -> Iterator[Message]:
    """A piece that could have taken the trick stays in the hand."""
    power = sight.order.power[sight.led]
    winners = {other for other in sight.view.legal_plays if sight.takes(other)}
    if winners:
        yield fact("why-saves", piece=max(winners, key=lambda other: power[other]).text)


# --- how the bid stands -----------------------------------------------------------------------------------------------


def _bid(sight: Sight) -> Iterator[Message]:
    need, bidder = sight.bidders_need(), sight.view.bidder
    if need is None or bidder is None:
        return
    ours = sight.is_mine(bidder)
    if (standing := sight.standing()) is not None:
        yield how_it_stands(standing, ours=ours)
    elif sight.memory.played:
        yield fact("why-points-needed", whose=_whose(ours=ours), points=need)


def how_it_stands(standing: Standing, *, ours: bool) -> Message:
    return fact("hint-standing", whose=_whose(ours=ours), standing=standing)


def _whose(*, ours: bool) -> str:
    return "ours" if ours else "theirs"
