"""One hand at the table, from shuffle to last card: whom to ask for what, and what to tell in between."""

from __future__ import annotations

from meldhouse.cli.terminal.helping import answers
from meldhouse.cli.terminal.lookback import no_longer_shown, show_tricks
from meldhouse.cli.terminal.meant import is_meant
from meldhouse.cli.terminal.picking import Unclear
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.prompts import Question
from meldhouse.cli.terminal.takeback import CHORES
from meldhouse.cli.terminal.typed import decision
from meldhouse.game import (
    Action,
    CallRedeal,
    Concede,
    Hand,
    StopPlay,
    View,
    steward,
    to_act,
    view,
)
from meldhouse.messages import fact


class Turns:
    """Plays the hand on the table of `session`."""

    def __init__(self, session: Place) -> None:
        self.session = session
        self._redeal_offered = -1
        """The deal for which everybody has been asked about throwing it in."""
        self._stop_offered = False

    def play(self) -> None:
        session = self.session
        while True:
            session.dialogue.heed()
            hand = session.sitting.hand
            steward.tidy(hand)
            if hand.is_over:
                self.tell()
                return
            if session.sitting.before_first_call() and self._redeal_offered < hand.state.deals:
                self._redeal_offered = hand.state.deals
                if self._thrown_in():
                    continue
            if not self._stop_offered and self._can_stop():
                self._stop_offered = True
                if self._stop():
                    continue
            waiting = to_act(hand)
            if session.me in waiting:
                self._ask()
            else:
                session.sitting.act(session.sitting.ask(waiting[0], session.bots[waiting[0]]))

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell what has happened since the last time, as the player saw it."""
        session = self.session
        seen = session.seen()
        session.screen.news.tell(seen, session.told, view(session.sitting.hand, session.me))
        session.told = len(seen)

    def recap(self) -> None:
        """Retell a resumed hand from the start, as far as the table still shows it; what players must remember is not
        repeated."""
        session, hand = self.session, self.session.sitting.hand
        seen, now = session.seen(), session.table_view()
        gone = no_longer_shown(seen, now)
        for place, event in enumerate(hand.events):
            if isinstance(event, Action) and event.seat == session.me and not isinstance(event, CHORES):
                before = view(Hand.replayed(hand, hand.events[:place]), session.me)
                session.screen.news.tell(seen[:place], session.told, before, gone)
                session.told = place
        session.screen.news.tell(seen, session.told, now, gone)
        session.told = len(seen)
        if now.tricks:
            show_tricks(session)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """One decision by the player, after any number of commands and refusals."""
        self.tell()
        session = self.session
        hand, now = session.sitting.hand, session.sitting.view(session.person)
        self._remind(hand, now)
        words = session.screen.turn(now)
        said = answers(session.book, now, session.owed())
        question = Question(words, said, show=lambda: session.screen.turn(now), may_change=True)
        while True:
            typed = session.dialogue.ask(question)
            if typed is None:
                self._redeal_offered, self._stop_offered = self._offers_after_a_change()
                return
            try:
                action = decision(session.book, now, typed)
            except Unclear as problem:
                session.screen.unclear(problem.message)
                continue
            refusal = hand.verify(action)
            if refusal is not None:
                session.refuse(refusal)
            elif is_meant(session, action, now, typed):
                session.do(action)
                return

    def _offers_after_a_change(self) -> tuple[int, bool]:
        """After an undo, offers are not repeated unless a new deal was undone: that hand may be thrown in again."""
        deals = self.session.sitting.hand.state.deals
        return (self._redeal_offered if deals == self._redeal_offered else deals - 1), False

    def _remind(self, hand: Hand, now: View) -> None:
        """Reminders for this moment: what the house asks of everybody, and options that are easily forgotten."""
        session = self.session
        if (asked := session.reminders.at(now.phase, len(session.hands) + 1)) is not None:
            session.voice.say(fact("play-reminder", says=asked.says), note=asked.clause, style="dim")
        book, seat = session.book, session.person
        if now.phase == "tricks" and hand.can(Concede(seat)) and now.bid is not None:
            reach = book.reach(now.meld_points.get(session.voice.seating.side[seat], 0))
            if reach < now.bid:
                session.voice.say(fact("play-concede-hint"))
        others = [layout for layout in book.deal.layouts if layout != now.layouts.get(seat)]
        if now.phase == "auction" and others and not session.hands and not session.told_to_arrange:
            session.told_to_arrange = True
            session.voice.say(fact("play-arrange-hint", layout=now.layouts[seat], other=others[0]))

    # --- offers -------------------------------------------------------------------------------------------------------

    def _thrown_in(self) -> bool:
        """Offer everybody the chance to throw in a hopeless hand before the bidding."""
        session, hand = self.session, self.session.sitting.hand
        if not session.book.deal.weak_nines:
            return False
        seating = hand.state.seating
        for seat in seating.clockwise_from(seating.left[hand.state.dealer]):
            action = None
            if seat != session.me:
                action = session.sitting.ask_unasked(seat, session.bots[seat])
            elif hand.can(CallRedeal(seat)):
                self.tell()
                nines = session.book.deal.weak_nines
                session.voice.say(fact("play-redeal-why", nines=nines), note=session.book.cite("redeal-nines"))
                meant = session.dialogue.confirm(fact("play-ask-redeal"), "redeal", default=True)
                action = CallRedeal(seat) if meant else None
            if action is not None:
                session.sitting.act(action)
                return True
        return False

    def _can_stop(self) -> bool:
        session, hand = self.session, self.session.sitting.hand
        return session.book.tricks.stop_when_decided and hand.can(StopPlay(session.me or hand.state.dealer))

    def _stop(self) -> bool:
        """Offer to stop: a hand that is already made or set need not be played out."""
        session, hand = self.session, self.session.sitting.hand
        self.tell()
        stops = session.me is None or session.dialogue.confirm(fact("play-ask-stop"), "stop", default=True)
        if not stops:
            return False
        session.sitting.act(StopPlay(session.me or hand.state.dealer))
        return True
