"""Records as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from meldhouse.game import steward
from meldhouse.game.actions import Action, Gather, Play
from meldhouse.game.events import Dealt, Won
from meldhouse.game.hand import Hand
from meldhouse.game.records.grammar import write_action
from meldhouse.game.records.record import TITLE, VERSION, Record
from meldhouse.game.scoring import score
from meldhouse.game.slips import slip_of
from meldhouse.game.tricks import CONTRACT_NAMES
from meldhouse.pieces import in_order, write_pieces


def dumps(record: Record) -> str:
    """The whole record as text."""
    lines = [f"{TITLE} {VERSION}", f"book: {record.book.name}", f"rules: {record.book.fingerprint}"]
    if record.players:
        lines.append("players: " + ", ".join(f"{seat} = {_written(name)}" for seat, name in record.players.items()))
    for number, hand in enumerate(record.hands, start=1):
        lines += ["", f"hand {number}", *_hand(hand)]
    return "\n".join(lines) + "\n"


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
    if state.is_opening:
        yield "opening: yes"
    if state.fixed_layouts:
        yield "layouts: " + ", ".join(f"{seat} = {layout}" for seat, layout in state.fixed_layouts.items())
    deals = [event for event in hand.events if isinstance(event, Dealt)]
    known_deal = bool(hand.events) and hand.events[0] is deals[0] if deals else False
    if state.key is not None and (not known_deal or len(deals) > 1):
        yield f"{'redeal' if known_deal else 'key'}: {state.key.hex()}"
    if (kept := _chores_left_out(hand)) is not None:
        yield "steward: yes"
    # With a key the hands are only for the reader's eye (and checked); without one they are the deal.
    if deals:
        arranged = in_order if hand.book.deal.sorted else tuple
        for seat, pieces in deals[0].hands.items():
            yield f"{seat}: {write_pieces(pieces if known_deal else arranged(pieces))}"
        if deals[0].kitty:
            yield f"kitty: {write_pieces(deals[0].kitty)}"
    yield ""
    yield from _actions(hand, kept if kept is not None else _done(hand))
    yield from _remarks(hand)


def _done(hand: Hand) -> list[Action]:
    return [event for event in hand.events if isinstance(event, Action)]


def _chores_left_out(hand: Hand) -> list[Action] | None:
    """The decisions alone, if a steward who does every chore as soon as it is due brings about the same hand."""
    twin = hand.blank()
    if hand.events and isinstance(hand.events[0], Dealt):
        first = hand.events[0]
        twin = Hand.with_hands(
            hand.book,
            dealer=hand.state.dealer,
            scorekeeper=hand.state.scorekeeper,
            hands=first.hands,
            kitty=first.kitty,
            key=hand.state.key,
            fixed_layouts=hand.state.fixed_layouts,
        )
    kept: list[Action] = []
    for action in _done(hand):
        if steward.next_chore(twin) == action:
            twin.apply_unchecked(action)
        else:
            steward.tidy(twin)
            twin.apply_unchecked(action)
            kept.append(action)
        if twin.events != hand.events[: len(twin.events)]:
            return None
    steward.tidy(twin)
    return kept if twin.events == hand.events else None


def _actions(hand: Hand, actions: list[Action]) -> Iterator[str]:
    """One line an action, and one line a trick (or so much of it as was played without interruption)."""
    size = len(hand.state.seating.seats)
    plays = 0
    line: list[Play] = []
    for at, action in enumerate(actions):
        follower = actions[at + 1] if at + 1 < len(actions) else None
        if isinstance(action, Play):
            line.append(action)
            plays += 1
            in_turn = isinstance(follower, Play) and follower.seat == hand.state.seating.left[action.seat]
            if plays % size == 0 or not in_turn:
                yield _trick_line((plays - 1) // size + 1, line, follower)
                line = []
        elif not (isinstance(action, Gather) and at and isinstance(actions[at - 1], Play)):
            yield write_action(action)


def _trick_line(number: int, plays: list[Play], follower: Action | None) -> str:
    line = f"{number}. {plays[0].seat}: {write_pieces([play.piece for play in plays])}"
    return f"{line}; {write_action(follower)}" if isinstance(follower, Gather) else line


def _remarks(hand: Hand) -> Iterator[str]:
    """For the reader: how it went. A parser passes over them."""
    won = next((event for event in hand.events if isinstance(event, Won)), None)
    if won is not None:
        trump = f", {CONTRACT_NAMES[hand.state.trump]}" if hand.state.trump else ""
        yield f"# {won.seat} had the bid at {won.amount}{trump}"
    if hand.is_over:
        for entry in score(hand.book, slip_of(hand)):
            clause = f" ({entry.clause})" if entry.clause else ""
            yield f"# {entry.account} {entry.points:+d} {entry.unit}: {entry.reason}{clause}"
