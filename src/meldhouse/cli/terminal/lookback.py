"""Look back at the last tricks and at trump, as far as the house allows."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.words import plain, spoken_number, understood
from meldhouse.game import (
    AskToSee,
    AskTrump,
    Event,
    HandsShown,
    KittyTurned,
    NameTrump,
    ShowMeld,
    TrickWon,
    View,
)
from meldhouse.messages import fact
from meldhouse.pieces import FACE_DOWN


def show_last(session: Place, said: str = "") -> None:
    """Show the last trick, or the last `said` tricks."""
    number = plain(said)
    for word in understood(fact("typed-last-of")):
        number = number.removesuffix(word).strip()
    many = spoken_number(number) if number else 1
    if many is None or many < 1:
        session.screen.unclear(fact("play-no-such-number", typed=said[:20]))
        return
    show_tricks(session, many)


def show_tricks(session: Place, many: int | None = None) -> None:
    """Show the last few tricks, or all; if they are not in the open, ask for them as the house allows."""
    view = session.table_view()
    if view.phase == "over" and not view.tricks:
        session.voice.say(fact("play-no-trick-played"))
        return
    if not view.tricks and session.me is not None:
        asking = AskToSee(session.me)
        refusal = session.sitting.hand.verify(asking)
        if refusal is not None:
            session.refuse(refusal)
            return
        session.sitting.hand.apply(asking)
        session.told = len(session.sitting.hand.events)
        view = session.table_view()
    if not view.tricks:
        session.voice.say(fact("play-no-trick-open"))
    shown = view.tricks[-many:] if many is not None else view.tricks
    first = sum(view.tricks_won.values()) - len(shown) + 1
    for number, trick in enumerate(shown, start=first):
        session.screen.last_trick(trick, number)


def no_longer_shown(seen: Sequence[Event], view: View) -> frozenset[int]:
    """Indexes of events the table no longer shows; finished tricks are shown separately."""
    hidden: tuple[type[Event], ...] = (TrickWon,)
    if view.trump is None:
        hidden += (NameTrump,)
    if view.phase == "tricks" and not view.meld:
        hidden += (ShowMeld, HandsShown)
    if FACE_DOWN in view.kitty:
        hidden += (KittyTurned,)
    return frozenset(place for place, event in enumerate(seen) if isinstance(event, hidden))


def show_trump(session: Place) -> None:
    """Show trump, or say why this house leaves it to memory."""
    voice, view = session.voice, session.table_view()
    if session.me is not None and view.trump is not None and view.phase == "tricks":
        refusal = session.sitting.hand.verify(AskTrump(session.me))
        if refusal is not None:
            session.refuse(refusal)
            return
    if view.trump is not None:
        voice.say(fact("play-trump", trump=view.trump))
        return
    heard = next((event.trump for event in reversed(session.seen()) if isinstance(event, NameTrump)), None)
    if heard is None or view.bidder is None:
        voice.say(fact("play-no-trump-yet"))
        return
    if _side_tells(session, view):
        voice.say(fact("play-trump-told", trump=heard), note=session.book.cite("page-side-tells"))
        return
    voice.say(fact("play-trump-untold", after="lead" if session.book.trump.shown == "first-lead" else "trick"))
    for code in ("page-remember", "page-ask-late", "page-not-told"):
        clause = session.book.cite(code)
        if clause is not None:
            session.screen.clause(clause)
            return


def _side_tells(session: Place, view: View) -> bool:
    """Whether the house lets the side that named trump say it, and the player is on that side."""
    if session.me is None or view.bidder is None or session.book.cite("page-side-tells") is None:
        return False
    side = session.voice.seating.side
    return side[session.me] == side[view.bidder]
