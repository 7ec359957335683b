"""Records as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from meldhouse.game import steward
from meldhouse.game.actions import Action, Event, Gather, Play
from meldhouse.game.events import Dealt, Won
from meldhouse.game.fairness import Proof
from meldhouse.game.hand import Hand
from meldhouse.game.records.evening import Evening
from meldhouse.game.records.orders import write_event
from meldhouse.game.records.record import TITLE, VERSION, Record
from meldhouse.game.records.sums import sum_line
from meldhouse.game.refusals import Refused
from meldhouse.game.scoring import score
from meldhouse.game.seats import Seat
from meldhouse.game.slips import SlipError, slip_of
from meldhouse.messages import fact
from meldhouse.pieces import sorted_pieces, write_pieces
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact


def dumps(record: Record) -> str:
    """The whole record as text. Hands that cannot be one evening at one table are written as separate hands."""
    hands = ((hand, record.proofs.get(place)) for place, hand in enumerate(record.hands))
    return write(record.book, record.players, hands, apart=record.apart)


def write(
    book: Book, players: Mapping[Seat, str], hands: Iterable[tuple[Hand, Proof | None]], *, apart: bool = False
) -> str:
    """The same for hands with their proofs; each is consumed only once."""
    evening, told, is_proven = Evening(book), [], False
    for number, (hand, proof) in enumerate(hands, start=1):
        apart = apart or bool(evening.add(hand))
        is_proven = is_proven or proof is not None
        told.append("\n".join(["", f"hand {number}", *_proof(proof), *_hand(hand), ""]))
    head = [f"{TITLE} {VERSION}", f"book: {book.name}", f"rules: {book.fingerprint}"]
    if players:
        head.append("players: " + ", ".join(f"{seat} = {_written(name)}" for seat, name in players.items()))
    if apart:
        head.append("hands: apart")
    told.insert(0, "\n".join([*head, ""]))
    if is_proven:
        total = sum_line(line for piece in told for line in piece.split("\n"))
        told.append(f"\n{total}\n")
    return "".join(told)


def _proof(proof: Proof | None) -> Iterator[str]:
    """The proof of a fair deal, for `meldhouse verify`."""
    if proof is not None:
        yield f"sheet: {proof.sheet}"
        yield f"seal: {proof.seal}"
        yield f"seed: {proof.seed}"
        yield "numbers: " + (", ".join(f"{seat} = {number}" for seat, number in proof.numbers.items()) or "none")


def _written(name: str) -> str:
    """A name as a record can hold it."""
    if name != " ".join(name.split()) or any(sign in name for sign in "#,="):
        raise ValueError(f"A record cannot hold the name {name!r}: no comma, hash, equals sign or line break, please.")
    return name


def dump(record: Record, path: str | Path) -> None:
    Path(path).write_text(dumps(record), encoding="utf-8")


def _hand(hand: Hand) -> Iterator[str]:
    state = hand.state
    yield f"dealer: {state.dealer}"
    yield f"scorekeeper: {state.scorekeeper}"
    if state.refereed:
        yield "table: refereed"
    if state.is_opening:
        yield "opening: yes"
    if state.fixed_layouts:
        yield "layouts: " + ", ".join(f"{seat} = {layout}" for seat, layout in state.fixed_layouts.items())
    deals = [event for event in hand.events if isinstance(event, Dealt)]
    known_deal = hand.began_dealt
    if state.key is not None and (not known_deal or len(deals) > 1):
        yield f"{'redeal' if known_deal else 'key'}: {state.key.hex()}"
    if (kept := _steps(hand, with_steward=True)) is not None:
        yield "steward: yes"
    # With a key, the hands are only for the reader (and checked); without one, they are the deal.
    if deals:
        arranged = sorted_pieces if hand.book.deal.sorted else tuple
        for seat, pieces in deals[0].hands.items():
            yield f"{seat}: {write_pieces(pieces if known_deal else arranged(pieces))}"
        if deals[0].kitty:
            yield f"kitty: {write_pieces(deals[0].kitty)}"
    yield ""
    yield from _lines(kept if kept is not None else _steps(hand) or _acts(hand), refereed=state.refereed)
    yield from _remarks(hand)


class _Step(NamedTuple):
    """An event that does not follow from those before it."""

    event: Event
    trick: int
    """The number of the current trick."""
    in_turn: bool
    """Whether it is a piece played to a trick in turn."""


def _steps(hand: Hand, *, with_steward: bool = False) -> list[_Step] | None:
    """Everything that must be written to reproduce the hand, with a steward who does every chore as soon as it is due,
    or without. None if replaying would not give the same hand."""
    twin = _beginning(hand)
    steps: list[_Step] = []
    while len(twin.events) < len(hand.events):
        at, state = len(twin.events), twin.state
        event = hand.events[at]
        try:
            if with_steward and steward.next_chore(twin) != event:
                steward.tidy(twin)
        except Refused:
            return None
        if not with_steward or steward.next_chore(twin) != event:
            in_turn = (
                bool(state.play.trick) and not state.play.trick_taken and state.turn == getattr(event, "seat", None)
            )
            steps.append(_Step(event, len(state.play.tricks) + 1, in_turn))
        if len(twin.events) == at:
            twin.apply_unchecked(event)
        if twin.events[at : len(hand.events)] != hand.events[at : len(twin.events)]:
            return None
    if not with_steward:
        return steps
    steward.tidy(twin)
    return steps if twin.events == hand.events else None


def _beginning(hand: Hand) -> Hand:
    """The same table, with the deal if known."""
    state = hand.state
    first = hand.events[0] if hand.events else None
    if not isinstance(first, Dealt):
        return hand.blank()
    return Hand.with_hands(
        hand.book,
        dealer=state.dealer,
        scorekeeper=state.scorekeeper,
        hands=first.hands,
        kitty=first.kitty,
        key=state.key,
        fixed_layouts=state.fixed_layouts,
        refereed=state.refereed,
    )


def _acts(hand: Hand) -> list[_Step]:
    """A hand that would come out differently if replayed: only what people did can be told."""
    return [_Step(event, 1, in_turn=False) for event in hand.events if isinstance(event, Action)]


def _lines(steps: list[_Step], *, refereed: bool) -> Iterator[str]:
    """One line for each act, and one for each trick (or the part of it played without interruption)."""
    line: list[Play] = []
    for at, step in enumerate(steps):
        event = step.event
        follower = steps[at + 1] if at + 1 < len(steps) else None
        if isinstance(event, Play):
            line.append(event)
            if follower is None or not (isinstance(follower.event, Play) and follower.in_turn):
                yield _trick_line(step.trick, line, None if follower is None else follower.event)
                line = []
        elif not (isinstance(event, Gather) and at and isinstance(steps[at - 1].event, Play)):
            yield write_event(event, refereed=refereed)


def _trick_line(number: int, plays: list[Play], follower: Event | None) -> str:
    line = f"{number}. {plays[0].seat}: {write_pieces([play.piece for play in plays])}"
    return f"{line}; {write_event(follower, refereed=False)}" if isinstance(follower, Gather) else line


def _remarks(hand: Hand) -> Iterator[str]:
    """For the reader: how it went. Parsers skip these lines."""
    won = next((event for event in hand.events if isinstance(event, Won)), None)
    if won is not None:
        bid = bid_fact(hand.book, won.amount)
        told = fact("record-bid", who=won.seat, bid=bid)
        if hand.state.trump:
            told = fact("record-bid-trump", who=won.seat, bid=bid, trump=hand.state.trump)
        yield f"# {hand.book.voice.say(told)}"
    if not hand.is_over:
        return
    try:
        entries = score(hand.book, slip_of(hand))
    except SlipError:
        return  # hands that cannot be scored can still be recorded
    for entry in entries:
        clause = f" ({entry.clause})" if entry.clause else ""
        yield f"# {entry.account} {entry.points:+d} {entry.unit}: {hand.book.voice.say(entry.reason)}{clause}"
