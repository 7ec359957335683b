"""Looking back: the last trick and trump, as far as the house tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.game import AskToSee, AskTrump, NameTrump, View

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session


def show_last(session: Session) -> None:
    """The last trick: what lies open anyhow, else asked for as the house allows it."""
    view = session.table_view()
    number = sum(view.tricks_won.values())
    if view.phase == "over" and not view.tricks:
        session.voice.say(f"No {session.book.words.trick} was played in this hand.")
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
    if view.tricks:
        session.screen.last_trick(view.tricks[-1], number)
    else:
        session.voice.say(f"No {session.book.words.trick} lies open.")


def show_trump(session: Session) -> None:
    """Trump; or why this house keeps it to those who remember it."""
    voice, view = session.voice, session.table_view()
    if session.me is not None and view.trump is not None and view.phase == "tricks":
        refusal = session.sitting.hand.verify(AskTrump(session.me))
        if refusal is not None:
            session.refuse(refusal)
            return
    if view.trump is not None:
        named = voice.trump(view.trump)
        cards = session.book.deck.pieces == "cards"
        voice.say(f"Trump is {named}." if cards else f"The call is {named}.")
        return
    heard = next((event.trump for event in reversed(session.seen()) if isinstance(event, NameTrump)), None)
    if heard is None or view.bidder is None:
        voice.say("Trump has not been named yet.")
        return
    if _side_tells(session, view):
        voice.say(
            f"Your side named it and may say it: {voice.trump(heard)}.", note=session.book.cite("page-side-tells")
        )
        return
    first = "lead" if session.book.trump.shown == "first-lead" else session.book.words.trick
    voice.say(f"This house does not tell trump again after the first {first}; it must be remembered.")
    for code in ("page-remember", "page-ask-late", "page-not-told"):
        clause = session.book.cite(code)
        if clause is not None:
            session.screen.clause(clause)
            return


def _side_tells(session: Session, view: View) -> bool:
    """Whether the house lets the side that named trump say it, and I am of that side."""
    if session.me is None or view.bidder is None or session.book.cite("page-side-tells") is None:
        return False
    side = session.voice.seating.side
    return side[session.me] == side[view.bidder]
