"""What the desk does next: the one natural step, what else there is at this moment, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.accounts import cash_book, is_to_hand_out, prizes_of, standings_of
from meldhouse.tournament.bracket_words import still_in
from meldhouse.tournament.finishing import Open, open_in_round, open_things, untold_corrections
from meldhouse.tournament.planning import late_for_bracket, open_byes, rounds_are_over
from meldhouse.tournament.playoffs import playing_off
from meldhouse.tournament.resting import old_results
from meldhouse.tournament.sentences import listed, listed_entrants, places
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.words import round_in_sentence, round_name


class NextStep(NamedTuple):
    says: str
    """On the button."""
    why: str
    act: acts.AnyAct | None = None
    """Nothing where something else has to be done first."""
    asks: str = ""
    """What is to be answered before the button is there: it would end what may go on."""
    keeps_why: bool = False
    """The log keeps the director's reason, so the form has to have one."""
    at: str = ""
    """The page of the tournament where it is done, where that is no button."""
    open: tuple[Open, ...] = ()
    """What `why` tells, one by one, each with where it is settled."""
    warns: bool = False
    """Something is wrong with what there is, and this puts it right."""

    @property
    def ends(self) -> bool:
        """It ends the tournament."""
        return self.act is not None and self.act.ends


def next_steps(state: State) -> tuple[NextStep, ...]:
    """The natural step first. None of them is verified: what cannot be done is refused, with its reason, when tried.

    >>> [step.says for step in next_steps(State())]
    ['Enter the players']
    """
    if state.finished:
        return (*_releasing(state), *after_the_end(state))
    if not state.entrants:
        return (NextStep("Enter the players", "Nobody is entered yet.", at="/desk/people"),)
    current = state.current
    if current is None or current.status == "closed":
        return tuple(_between(state))
    steps = _BY_STATUS[current.status](state, current)
    return tuple(_by_new_results(state, current, steps))


def after_the_end(state: State) -> tuple[NextStep, ...]:
    """Prizes are handed out; then only paper is left, and what somebody owes."""
    if is_to_hand_out(state):
        return (
            NextStep("Hand out the prizes", "The tournament is over.", at="/desk/prizes"),
            NextStep("Print the prize list", "To read it out.", at="/desk/prints/prizes.pdf"),
        )
    cash = cash_book(state)
    due, back = sum(cash.owing().values()), cash.too_much()
    rest = [f"{dollars(due)} is still to be paid."] if due else []
    rest += [f"{dollars(back)} is to be given back."] if back else []
    done = "Every prize is handed out." if prizes_of(state) else "There is nothing to hand out."
    why = " ".join([done, *(rest or ["All is done; print or keep what you want of it."])])
    money = NextStep("To the money", "What is still open there.", at="/desk/money")
    return (
        NextStep("Print the results", why, at="/desk/prints"),
        *((money,) if due or back else ()),
        NextStep("To the standings", "To read them out, or keep them as a file.", at="/standings"),
    )


def _between(state: State) -> Iterator[NextStep]:
    number = len(state.main_rounds) + 1
    yield from _releasing(state)
    if rounds_are_over(state):
        for tie in standings_of(state).ties[:1]:
            names = listed_entrants([state.name(one) for one in tie.tied])
            what = places(tie.place, len(tie.tied), tie.division)
            then = "After this, the play-off is seated, as a draft. Finished without it, they share."
            why = f"{names} tie for it. {then}"
            yield NextStep(f"Play off {what}", why, playing_off(state, tie))
        yield _finish(state)
        return
    away = sum(entrant.status == "entered" for entrant in state.entrants.values())
    heads = f"{len(still_in(state))} still in" if state.bracket is not None else f"{len(state.here)} here"
    here = heads + (f", {away} not checked in yet" if away else "")
    if not state.here:
        yield NextStep("Check the players in", f"{here}. Only those who are here will be seated.", at="/desk/people")
    else:
        last = _last_call(state) if state.form.is_bracket and state.bracket is None else ""
        yield NextStep(
            f"Seat {state.book.words.round} {number}",
            f"{here}. {last}After this, a draft is made that only the desk sees.",
            acts.Draft(),
        )
    yield from _ending_now(state)


def _ending_now(state: State) -> Iterator[NextStep]:
    """More may be played, and only the director knows whether it will be: an afternoon that is open-ended, a storm."""
    end = _finish(state)
    if state.main_rounds and not state.form.rounds and not state.form.is_bracket:
        yield end._replace(asks=f"Was that the last {state.book.words.round}?")
    elif end.act is not None:
        asks = "End the tournament early?" if state.main_rounds else "Call the tournament off?"
        yield end._replace(says="End it now", act=acts.Finish(anyway=True), asks=asks)


def _releasing(state: State) -> Iterator[NextStep]:
    closed = [each for each in state.rounds if each.status == "closed"]
    if closed and state.released < len(closed):
        yield NextStep(
            "Release the standings",
            f"{round_name(closed[-1])} is over. After this, players see the standings after it.",
            acts.ReleaseStandings(through=len(closed)),
        )


def _last_call(state: State) -> str:
    """Before a bracket is drawn: whoever is not in it comes in only where a bye is open."""
    away = [entrant.name for entrant in state.entrants.values() if entrant.status == "entered"]
    told = listed([*away[:4], *([f"{len(away) - 4} more"] if len(away) > 4 else [])])
    who = (
        f"{told} {'is' if len(away) == 1 and state.form.entry == 'person' else 'are'} not checked in: " if away else ""
    )
    rest = "once the bracket is drawn one comes into it only in place of a bye, and not after round 1 has begun. "
    return f"{who}{rest}" if who else f"{rest[:1].upper()}{rest[1:]}"


def _finish(state: State) -> NextStep:
    if found := open_things(state):
        why = f"Still open: {' '.join(one.says for one in found)}"
        if untold := untold_corrections(state):  # that cannot be left open, so there is nothing to press yet
            return NextStep("Tell the correction", why, at=untold[0].at, open=found)
        return NextStep("Finish all the same", why, acts.Finish(anyway=True), open=found)
    word = state.book.words.round
    played = f"All {word}s are played" if rounds_are_over(state) else f"{count(len(state.main_rounds), word)} played"
    why = f"{played}. After this, no {word} is seated any more and the results stand; then prizes are handed out."
    return NextStep("Finish the tournament", why, acts.Finish())


def _draft(state: State, each: RoundState) -> Iterator[NextStep]:
    again = NextStep("Throw the draft away", "It can be seated again.", acts.Scrap(round=each.number))
    anew = (
        f"{state.book.voice.say(state.notes[0])} The seating was drawn anew, so it is to be confirmed. "
        if state.notes
        else ""
    )
    yield NextStep(
        "Confirm the seating",
        f"{anew}Look through the draft first. Nobody but the desk sees it until you release it.",
        acts.Confirm(round=each.number),
    )
    yield again


def _confirmed(_state: State, each: RoundState) -> Iterator[NextStep]:
    yield NextStep(
        "Release the seating",
        "It is confirmed. After this, everybody sees where to sit.",
        acts.Release(round=each.number),
    )
    yield NextStep("Throw the draft away", "It can be seated again.", acts.Scrap(round=each.number))


def _by_new_results(state: State, each: RoundState, steps: Iterator[NextStep]) -> Iterator[NextStep]:
    """A seating that rests on a result which was corrected since is seated again before anything else is done with it;
    the director may still play it as it is."""
    if not (old := old_results(state, each)):
        yield from steps
        return
    says = "Throw this play-off away" if each.playoff else f"Seat {round_in_sentence(each)} again"
    yield NextStep(says, old, acts.Scrap(round=each.number, again=True), warns=True)
    for step in steps:
        if isinstance(step.act, acts.Scrap):
            continue
        yield step._replace(asks=f"{step.says}, by the old result?")


def _with_late(state: State, each: RoundState) -> Iterator[NextStep]:
    """Somebody has come since it was seated: the director may want them in it."""
    late = [state.name(one) for one in late_for_bracket(state) or state.here if one not in each.seating.people]
    if late and not each.playoff and (not state.form.is_bracket or open_byes(state)):
        why = f"{listed(late)} came after it was seated. After this, the seating that players see does not hold."
        yield NextStep(f"Seat {round_in_sentence(each)} again", why, acts.Scrap(round=each.number))


def _released(state: State, each: RoundState) -> Iterator[NextStep]:
    yield NextStep(
        "Call players to their tables",
        "Everybody can see where to sit. After this, the screens ask them to their tables.",
        acts.Call(round=each.number),
    )
    yield NextStep(
        f"Start {round_in_sentence(each)}", "It begins at once, without a call.", acts.Start(round=each.number)
    )
    yield from _with_late(state, each)


def _called(state: State, each: RoundState) -> Iterator[NextStep]:
    what = f"play and the clock of {state.form.minutes} minutes begin" if state.form.minutes else "play begins"
    clock = f"They are asked to their tables. Do this when they sit: {what}."
    yield NextStep(f"Start {round_in_sentence(each)}", clock, acts.Start(round=each.number))
    yield from _with_late(state, each)


def _playing(state: State, each: RoundState) -> Iterator[NextStep]:
    out = [str(table) for table, sheet in each.sheets.items() if not sheet.locked]
    if out:
        tables = f"tables {listed(out)}" if len(out) > 1 else f"table {out[0]}"
        yield NextStep(
            "Wait for the sheets",
            f"{len(out)} of {len(each.sheets)} {'is' if len(out) == 1 else 'are'} still out: {tables}.",
        )
    elif found := open_in_round(state, each.number):
        why = f"Every sheet is in. Still open: {' '.join(one.says for one in found)}"
        act = acts.Close(round=each.number, anyway=True)
        yield NextStep(
            f"Close {round_in_sentence(each)} all the same",
            why,
            act,
            asks="Close it all the same?",
            keeps_why=True,
            open=found,
        )
    else:
        yield NextStep(
            f"Close {round_in_sentence(each)}",
            f"Every sheet is signed and in. After this, the {each.word} is over.",
            acts.Close(round=each.number),
        )


_BY_STATUS = {"draft": _draft, "confirmed": _confirmed, "released": _released, "called": _called, "playing": _playing}
