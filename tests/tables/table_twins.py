"""Twins of a table that differ only in what one seat cannot know, and all that leaves the house for that seat."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

from table_walker import PEOPLE

from meldhouse.game import (
    Action,
    AskToSee,
    AskTrump,
    Bid,
    CallLead,
    CallRedeal,
    Claim,
    Concede,
    Confirm,
    Dealt,
    Ended,
    Exchanged,
    Gather,
    Hand,
    HandsShown,
    KittyTurned,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Refused,
    Seat,
    SetUp,
    ShowMeld,
    StopPlay,
    TurnKitty,
    steward,
    to_act,
)
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import Asked, Person, answer
from meldhouse.tables.room.news import Channel, refused
from meldhouse.tables.table import Table
from redeal import redealt

TURNING_UP = (Dealt, Exchanged, KittyTurned, HandsShown, Ended)


def with_hand(table: Table, hand: Hand) -> Table:
    """The same table with another hand on it, to try things on."""
    twin = copy.copy(table)
    twin.hand = hand
    twin.match = copy.copy(table.match)
    assert twin.match is not None
    twin.match.games = [copy.copy(game) for game in twin.match.games]
    for game in twin.match.games:
        game.hands = list(game.hands)
    if table.felt is not None:
        twin.felt = copy.copy(table.felt)
        twin.felt.hand, twin.felt.given = hand, list(table.felt.given)
        twin.felt.dispute = copy.deepcopy(table.felt.dispute)
    return twin


def twin_of(table: Table, seat: Seat | None, lot: Random) -> Table | None:
    assert table.hand is not None
    hand = redealt(table.hand, seat, lot)
    return with_hand(table, hand) if hand is not None else None


def fork(table: Table) -> Table:
    assert table.hand is not None
    return with_hand(table, table.hand.fork())


def attempts(table: Table, seat: Seat) -> Iterator[ask.AnyRequest]:
    """Things a seat might ask for, allowed or not; none that ends the hand by the way it is judged."""
    assert table.hand is not None
    book, state = table.book, table.hand.state
    held = state.hands.get(seat, ())
    acts: list[Action] = [
        Pass(seat), Bid(seat, book.auction.minimum), Bid(seat, (state.amount or 0) + 1), CallRedeal(seat),
        TurnKitty(seat), StopPlay(seat), ShowMeld(seat, ()), Gather(seat), AskToSee(seat), AskTrump(seat),
        Confirm(seat), Concede(seat), PassPieces(seat, held[: book.exchange.count]), CallLead(seat, "H"),
        *(NameTrump(seat, choice) for choice in book.trump.choices),
        *(Play(seat, piece) for piece in book.pack.faces),
        *(Play(other, held[0]) for other in state.seating.seats if held),
    ]  # fmt: skip
    if book.deal.layouts:
        acts.append(SetUp(seat, book.deal.layouts[0], held))
    if not table.hand.can(Claim(seat)):
        acts.append(Claim(seat))
    yield from (ask.Act(id="try", at=table.version, action=action) for action in acts)
    yield ask.Ready(id="try", hand=2, attempt=1, commitment="00" * 32)
    yield ask.Sit(id="try", seat=state.seating.partner[seat] or state.seating.left[seat])
    yield ask.Say(id="try", phrase="luck")


def came_of(table: Table, who: Person, request: ask.AnyRequest, seat: Seat | None) -> bytes | None:
    """What `seat` is sent when `who` asks for that, on a fork: the refusal, or everything. None where it turns up
    what was hidden."""
    tried = fork(table)
    assert tried.hand is not None
    before = len(tried.hand.events)
    try:
        answer(tried, Asked(who, request, lambda: bytes(32)))
    except Refused as refusal:
        return refused(request.id, refusal.refusal, table.book.voice)
    if turned_up(tried, before):
        return None
    return Channel(seat, tried).whole(tried)


def turned_up(table: Table, before: int) -> bool:
    """Whether something that was hidden lies open now, as it should."""
    return table.hand is None or any(isinstance(event, TURNING_UP) for event in table.hand.events[before:])


def same_acts(table: Table, twin: Table, lot: Random) -> Action | None:
    """Something that can be done next at both, whoever does it."""
    assert table.hand is not None
    assert twin.hand is not None
    hand = table.hand
    if hand.state.ending.stopped is not None or hand.state.felt.fixing or hand.state.ending.claim is not None:
        return None
    if hand.turn is None and (chore := steward.next_chore(hand)) is not None:
        return chore if twin.hand.can(chore) else None
    acting = to_act(hand)
    if not acting or (hand.phase == "tricks" and not hand.legal_plays()):
        return None
    tries = [chance_action(hand, acting[0], lot) for _ in range(12)]
    return next((action for action in tries if hand.can(action) and twin.hand.can(action)), None)


def hold_to_same(table: Table, twin: Table, seat: Seat | None, lot: Random) -> int:
    """Everything that is sent to `seat` is the same at both, byte by byte; how many messages that were."""
    assert table.hand is not None
    channels = [Channel(seat, one) for one in (table, twin)]
    assert channels[0].whole(table) == channels[1].whole(twin)
    sent = 1
    if seat is not None:
        who = next(person for person in PEOPLE if person.id == table.chairs[seat].person)
        for request in attempts(table, seat):
            first, second = (came_of(one, who, request, seat) for one in (table, twin))
            assert first == second, (seat, request)
            sent += 1
    pair, before = [fork(table), fork(twin)], len(table.hand.events)
    for _ in range(3):
        action = same_acts(*pair, lot)
        if action is None:
            break
        for one in pair:
            one.act(action)
            one.version += 1
        if any(turned_up(one, before) for one in pair):
            break
        news = [channel.news(one) for channel, one in zip(channels, pair, strict=True)]
        assert news[0] == news[1], (seat, action)
        assert channels[0].number == channels[1].number
        assert channels[0].since(0) == channels[1].since(0)
        assert channels[0].whole(pair[0]) == channels[1].whole(pair[1])
        sent += 1
    return sent
