"""Answers requests: with a step for the journal, or a refusal that says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from meldhouse.game import Action, Bid, CallRedeal, Hand, NameTrump, Pass, Play, Refusal, Refused, Seat, SetUp
from meldhouse.game.fairness import DealId, Sheet, Why
from meldhouse.players.levels import levels_for
from meldhouse.referee.claims import Verdict
from meldhouse.referee.disputes.disputes import Absent, Agreed, Called, CameRound, PlayedOn, Ruled, SetAside
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.chairs import Chair
from meldhouse.tables.decisions import before_first_call, decisions, is_decision
from meldhouse.tables.refusals import denied
from meldhouse.tables.table import Table
from meldhouse.tables.traces import traces

TIMELY = (Bid, Pass, NameTrump, Play, CallRedeal)
"""Decisions for the player whose turn it is: valid only for the table as the sender saw it."""
OFFICIAL = (Called, Absent, Ruled, CameRound, SetAside)
"""What officials do. The host makes sure that an official sends them; no player can make themselves the referee."""


OF_CHAIRS = (ask.Sit, ask.Admit, ask.Stand, ask.Bot, ask.Clear, ask.Close)
"""Requests that are refused where the tournament assigns the chairs."""


class Person(NamedTuple):
    id: str
    name: str
    speaks_for: str = ""
    """The host this person speaks for here, if they are not a person themselves."""
    browser: str = ""
    """A mark of the browser; it stays the same no matter who logs in there."""

    def hosts(self, table: Table) -> bool:
        return table.host in (self.id, self.speaks_for)


HOUSE = Person("", "")


class Asked(NamedTuple):
    """A request and everything needed to answer it."""

    who: Person
    request: ask.AnyRequest
    new_seed: Callable[[], bytes]
    verdict: Verdict | None = None
    """The solver's verdict, if the request claims the rest."""
    held: Refusal | None = None
    """Why no further hand is dealt, if the owner of the table wants none."""


def answer(table: Table, asked: Asked) -> on.Step:
    """Do what is asked; the step is not in the journal yet. After `Refused`, reload the table if `Table.so_far` has
    changed: the last part of a request may be refused when its first parts are done."""
    if table.is_closed:
        raise denied("closed")
    if table.terms.home and isinstance(asked.request, OF_CHAIRS):
        raise denied("given")
    found = _ANSWERS[type(asked.request)](table, asked)
    step = on.Step(tuple(found), by=asked.who.id, id=asked.request.id, at=table.now)
    table.close_step(step)
    return step


def folded(table: Table, *entries: on.TableEntry) -> list[Any]:
    for entry in entries:
        table.fold(entry)
    return list(entries)


# --- the hand -------------------------------------------------------------------------------------------------------


def _act(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Act)
    action, at = asked.request.action, asked.request.at
    chair = table.chair_of(asked.who.id)
    if chair is None:
        raise denied("not-seated")
    if action.seat != chair.seat:
        raise denied("other-seat", mine=chair.seat, other=action.seat)
    if table.hand is None or (table.hand.is_over and table.felt is None):
        raise denied("no-hand")
    if table.next_deal.is_begun:
        raise denied("dealing")
    if isinstance(action, TIMELY) and at < table.turn_since:
        raise denied("stale")
    if isinstance(action, SetUp) and _is_late_alone(table, chair):
        return _rearrange(table, action)
    return act(table, action, asked)


def _is_alone(table: Table, chair: Chair) -> bool:
    """Whether all others here are bots, which mind nothing."""
    return not table.terms.home and not any(other.person and other is not chair for other in table.chairs.values())


def _is_late_alone(table: Table, chair: Chair) -> bool:
    """Whether only bots can have called since this player should have stood their dominoes up. That counts as
    happening while they were arranging."""
    hand = table.hand
    if hand is None or hand.phase != "auction" or table.felt is not None or not _is_alone(table, chair):
        return False
    return all(action.seat != chair.seat for action in decisions(hand.events))


def _rearrange(table: Table, action: SetUp) -> list[Any]:
    assert table.hand is not None
    before = Hand.replayed(table.hand, table.hand.events[: before_first_call(table.hand.events)])
    if (refusal := before.verify(action)) is not None:
        raise Refused(refusal)
    return folded(table, on.Rearranged(action))


def _take_back(table: Table, asked: Asked) -> list[Any]:
    """Another person who sits here would have to forget what they have seen since, and nobody can ask that of them."""
    chair, hand = table.chair_of(asked.who.id), table.hand
    if chair is None:
        raise denied("not-seated")
    if table.terms.refereed:
        raise denied("undo-refereed")
    if not _is_alone(table, chair):
        raise denied("undo-others")
    if hand is None or hand.is_over:
        raise denied("undo-counted")
    mine = [place for place, event in enumerate(hand.events) if is_decision(event) and event.seat == chair.seat]
    if not mine:
        raise denied("undo-nothing")
    return folded(table, on.TakenBack(chair.seat, mine[-1]))


def act(table: Table, action: Action, asked: Asked) -> list[Any]:
    """An action by a person, or by a bot for its chair."""
    events = table.act(action, asked.verdict)
    done: list[Any] = [on.Acted(action, traces(events), asked.verdict)]  # type: ignore[arg-type]
    return done + _newcomers_sit(table)


def _newcomers_sit(table: Table) -> list[Any]:
    """When a hand is over, seat those who waited for that."""
    if table.hand is None or not table.hand.is_over:
        return []
    return folded(table, *[on.Sat(one.seat, one.person, one.name) for one in table.newcomers.values()])


def keep(table: Table, who: Person, request: ask.Keep) -> None:
    """A player keeps a hand they could throw in. Nothing is written: nobody may notice that they could have."""
    chair = table.chair_of(who.id)
    if chair is None:
        raise denied("not-seated")
    if request.at < table.turn_since:
        raise denied("stale")
    if table.hand is None or not table.hand.can(CallRedeal(chair.seat)):
        raise denied("no-throw-in")
    table.kept |= {chair.seat}


def _hear(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Hear)
    event = asked.request.event
    if table.felt is None:
        raise denied("guarded")
    if table.next_deal.is_begun:
        raise denied("dealing")
    chair = table.chair_of(asked.who.id)
    if isinstance(event, OFFICIAL):
        _host_only(table, asked)
    elif isinstance(event, PlayedOn) and asked.who.hosts(table):
        pass
    elif chair is None:
        raise denied("not-seated")
    elif isinstance(event, Agreed):
        others = [other for other in table.people if other.seat in event.by and other.seat != chair.seat]
        if others:
            raise denied("speak-for", names=tuple(other.called for other in others))
    elif not isinstance(event, PlayedOn) and event.by != chair.seat:
        raise denied("other-seat", mine=chair.seat, other=event.by)
    return folded(table, on.Heard(event)) + _newcomers_sit(table)


def _ease(table: Table, asked: Asked) -> list[Any]:
    """Only an official eases a rule, and never for themselves."""
    assert isinstance(asked.request, ask.Ease)
    seat, said = asked.request.seat, asked.request
    if table.felt is None or table.hand is None:
        raise denied("guarded" if not table.terms.refereed else "no-hand")
    _host_only(table, asked)
    if seat not in table.chairs:
        raise denied("no-chair", seats=tuple(table.chairs))
    return folded(table, on.Allowed(seat, said.clause, asked.who.name or "host", said.why))


# --- chairs ---------------------------------------------------------------------------------------------------------


def _sit(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Sit)
    seat, mine = asked.request.seat, table.chair_of(asked.who.id)
    chair = table.chairs.get(seat)
    if chair is None:
        raise denied("no-chair", seats=tuple(table.chairs))
    if table.terms.access == "private" and asked.who.id != table.host:
        raise denied("private")
    if chair.person:
        raise denied("chair-taken", name=chair.called) if chair.person != asked.who.id else denied("seated", mine=seat)
    if mine is not None and table.stage not in ("gathering", "over"):
        raise denied("seated", mine=mine.seat)
    if table.stage == "hand" and not _may_look(table, seat, asked.who):
        return _wish(table, seat, asked.who)
    moved: list[on.TableEntry] = [on.Left(mine.seat)] if mine is not None else []
    sat = on.Sat(seat, asked.who.id, asked.who.name, asked.who.browser)
    return folded(table, *moved, sat) + deal_when_ready(table, asked)


def _may_look(table: Table, seat: Seat, who: Person) -> bool:
    """Whether this person may take that hand over right now without asking: it was theirs, or they are the host (who
    would be asked) and have seen no other."""
    seen = table.hands_seen(who.id, who.browser)
    return seen == {seat} or (not seen and who.id == table.host)


def _wish(table: Table, seat: Seat, who: Person) -> list[Any]:
    other, mine = table.newcomers.get(seat), table.wish_of(who.id)
    if other is not None:
        raise denied("waiting") if other is mine else denied("wished", name=other.name)
    if table.turned_away & table.names_of(who.id, who.browser):
        raise denied("turned-away")
    given_up = [on.Unwished(mine.seat)] if mine is not None else []
    return folded(table, *given_up, on.Wished(seat, who.id, who.name, who.browser))


def _admit(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Admit)
    _host_only(table, asked)
    seat, when = asked.request.seat, asked.request.when
    newcomer = table.newcomers.get(seat)
    if newcomer is None:
        raise denied("nobody-waits")
    if asked.request.at < newcomer.since:
        raise denied("stale")
    if when != "now":
        return folded(table, on.Deferred(seat) if when == "next" else on.Unwished(seat, refused=True))
    if others := table.hands_seen(newcomer.person) - {seat}:
        raise denied("seen-another", name=newcomer.name, others=tuple(sorted(others)))
    return folded(table, on.Sat(seat, newcomer.person, newcomer.name))


def _stand(table: Table, asked: Asked) -> list[Any]:
    chair, wish = table.chair_of(asked.who.id), table.wish_of(asked.who.id)
    if chair is None and wish is not None:
        return folded(table, on.Unwished(wish.seat))
    if chair is None:
        raise denied("not-seated")
    if table.stage in ("gathering", "over"):
        return folded(table, on.Left(chair.seat))
    return folded(table, on.BotSat(chair.seat, table.terms.level)) + deal_when_ready(table, asked)


def _bot(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Bot)
    seat, level = asked.request.seat, asked.request.level
    _host_only(table, asked)
    levels = levels_for(table.book)
    if level not in levels:
        raise denied("bad-level", levels=tuple(levels), level=level)
    chair = table.chairs.get(seat)
    if chair is None:
        raise denied("no-chair", seats=tuple(table.chairs))
    if chair.person:
        raise denied("chair-taken", name=chair.called)
    return folded(table, on.BotSat(seat, level))


def _clear(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Clear)
    _host_only(table, asked)
    chair = table.chairs.get(asked.request.seat)
    if chair is None or not chair.level:
        raise denied("no-bot")
    if table.stage not in ("gathering", "over"):
        raise denied("begun")
    return folded(table, on.Left(chair.seat))


def _host_only(table: Table, asked: Asked) -> None:
    if not asked.who.hosts(table):
        raise denied("not-host")


# --- games and hands ------------------------------------------------------------------------------------------------


def _start(table: Table, asked: Asked) -> list[Any]:
    """Bots take the empty chairs, and everybody is asked for the first deal."""
    chair = table.chair_of(asked.who.id)
    if chair is None:
        raise denied("nobody") if asked.who.id == table.host else denied("not-seated")
    if table.stage not in ("gathering", "over"):
        raise denied("begun")
    if asked.held:
        raise Refused(msgspec.structs.replace(asked.held, code="held"))
    bots = [on.BotSat(empty.seat, table.terms.level) for empty in table.chairs.values() if empty.is_empty]
    keeper = table.scorekeeper if table.terms.home else (table.chair_of(table.host) or chair).seat
    return folded(table, *bots, on.Begun(keeper))


def _ready(table: Table, asked: Asked) -> list[Any]:
    """Until the deal is sealed, a commitment may be replaced by one from another device, which does not know the
    number."""
    assert isinstance(asked.request, ask.Ready)
    chair, deal, said = table.chair_of(asked.who.id), table.next_deal, asked.request
    if chair is None:
        raise denied("not-seated")
    if table.stage != "between":
        raise denied("not-between" if table.stage == "hand" else "not-ready")
    if deal.sheet is not None or deal.commitments.get(chair.seat) == said.commitment:
        raise denied("ready")
    if (said.hand, said.attempt) != (table.number + 1, deal.attempt):
        raise denied("other-deal")
    if chair.seat in deal.left_out:
        raise denied("left-out")
    if asked.held and table.is_scored:
        raise Refused(msgspec.structs.replace(asked.held, code="held"))
    return folded(table, on.Committed(chair.seat, said.commitment)) + deal_when_ready(table, asked)


def _open(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Open)
    seat, sheet = _unopened(table, asked.who, asked.request.seal)
    if not sheet.fits(seat, asked.request.number):
        raise denied("wrong-number")
    return folded(table, on.Revealed(seat, asked.request.number)) + deal_when_ready(table, asked)


def _lost(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Lost)
    seat, _ = _unopened(table, asked.who, asked.request.seal)
    return start_over(table, asked, "lost", (seat,))


def _unopened(table: Table, who: Person, seal: str) -> tuple[Seat, Sheet]:
    """The seat whose number is still to be opened, and the sheet of that deal."""
    chair, sheet = table.chair_of(who.id), table.next_deal.sheet
    if chair is None:
        raise denied("not-seated")
    if sheet is None or sheet.seal != seal or chair.seat not in table.next_deal.unopened:
        raise denied("other-deal")
    return chair.seat, sheet


def deal_when_ready(table: Table, asked: Asked) -> list[Any]:
    """Bring the next hand as far as it can go: sealed once all players present have committed, dealt once all numbers
    are open."""
    deal = table.next_deal
    if table.stage != "between":
        return []
    if deal.sheet is None:
        return _seal(table, asked)
    if deal.broken:
        return start_over(table, asked, "seats", deal.broken)
    return folded(table, on.Shuffled()) if not deal.unopened else []


def start_over(table: Table, asked: Asked, why: Why, seats: tuple[Seat, ...]) -> list[Any]:
    """Ask everybody again, except players who have caused this too often."""
    return folded(table, on.StartedOver(why, seats)) + deal_when_ready(table, asked)


def _seal(table: Table, asked: Asked) -> list[Any]:
    commitments, left_out = table.next_deal.commitments, table.next_deal.left_out
    if not table.people or any(chair.seat not in {*commitments, *left_out} for chair in table.people):
        return []
    if table.felt is not None:  # only now is the last hand final; it may have ended the game
        table.score_hand()
        if table.game.is_over:
            return folded(table, on.Scored())
    if asked.held:  # the commitments are dropped
        return folded(table, on.Scored())
    seed = asked.new_seed()
    sheet = Sheet.made(
        table.book,
        DealId(table.id, table.number + 1, table.next_deal.attempt),
        dealer=table.dealer_to_be(),
        commitments=commitments,
        seed=seed,
        earlier=table.next_deal.earlier,
    )
    return folded(table, on.Sealed(sheet.text, seed.hex())) + deal_when_ready(table, asked)


def _say(table: Table, asked: Asked) -> list[Any]:
    assert isinstance(asked.request, ask.Say)
    chair = table.chair_of(asked.who.id)
    if chair is None:
        raise denied("not-seated")
    if table.stage == "hand":
        raise denied("talk")
    return folded(table, on.Said(chair.seat, asked.request.phrase))


def _close(table: Table, asked: Asked) -> list[Any]:
    _host_only(table, asked)
    if any(chair.person != table.host for chair in table.people) and table.stage not in ("gathering", "over"):
        raise denied("begun")
    return folded(table, on.Closed())


_ANSWERS: dict[type[ask.Request], Callable[[Table, Asked], list[Any]]] = {
    ask.Act: _act,
    ask.TakeBack: _take_back,
    ask.Hear: _hear,
    ask.Ease: _ease,
    ask.Sit: _sit,
    ask.Admit: _admit,
    ask.Stand: _stand,
    ask.Bot: _bot,
    ask.Clear: _clear,
    ask.Start: _start,
    ask.Ready: _ready,
    ask.Open: _open,
    ask.Lost: _lost,
    ask.Say: _say,
    ask.Close: _close,
}
