"""What has changed in a plan, to be read out: who comes and goes, and who sits elsewhere than in the draft before."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.rulebooks.describe import count
from meldhouse.tournament.seating import Round
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import RoundState, State


def who_in_words(state: State, before: Sequence[str], instead: dict[str, str]) -> tuple[str, ...]:
    told = [f"{state.name(new)} plays instead of {state.name(old)}." for old, new in instead.items()]
    come = [state.name(one) for one in state.here if one not in before and one not in instead.values()]
    gone = [state.name(one) for one in before if one not in state.here and one not in instead]
    alone = state.form.entry == "person"
    if come:
        told.append(f"{listed(come)} {'plays' if alone and len(come) == 1 else 'play'} from now on.")
    if gone:
        told.append(f"{listed(gone)} {'does' if alone and len(gone) == 1 else 'do'} not play any more.")
    return tuple(told)


NAMED = 4
"""So many of those who are not here are named."""


def left_out(state: State, each: RoundState) -> str:
    """Of a draft: who is entered and not here, so that it has no seat for them, and what it would be with them. A
    bracket says so before it is drawn."""
    away = [one for one in state.entrants.values() if one.status == "entered"]
    if not away or each.playoff or state.form.is_bracket:
        return ""
    names = [one.name for one in away]
    told = listed([*names[:NAMED], *([f"{len(away) - NAMED} more"] if len(away) > NAMED else [])])
    alone = len(away) == 1 and state.form.entry == "person"
    said = (
        f"{told} {'is' if alone else 'are'} entered and not here, so no seat is drawn for {'him' if alone else 'them'}."
    )
    out, size = len(each.seating.out), 4 if state.form.entry == "person" else 2
    full = sum(len(table.people) == size for table in each.seating.tables)
    could = (len(each.seating.people) + len(away)) // size
    if not out or could <= full:
        return said
    left = (len(each.seating.people) + len(away)) % size
    is_unseen = each.status in ("draft", "confirmed")
    anew = (
        "Whoever is checked in now is seated too."
        if is_unseen
        else "For whoever is checked in now it can be seated again."
    )
    rest = f"{left} would sit out" if left else "nobody would sit out"
    return (
        f"{said} {count(out, 'pair' if size == 2 else 'player')} {'sits' if out == 1 else 'sit'} out; with "
        f"{'him' if alone else 'them'} there would be {count(could, 'full table')} and {rest}. "
        f"{anew}"
    )


def how_first_seated(state: State, each: RoundState) -> str:
    """By what the first round is seated: by lot, which anybody can draw again, or in the order of the list."""
    if each.playoff or [one for one in state.main_rounds if one.number < each.number]:
        return ""
    if each.by_hand:
        return f"The director has changed it by hand; {_as_drawn(state)}"
    drawn = _as_drawn(state)
    return drawn[:1].upper() + drawn[1:]


def _as_drawn(state: State) -> str:
    if state.form.movement in ("sitting-moving", "round-robin", "swiss"):
        how = "nobody is drawn by lot: the pairs sit in the order of the list of entries"
        more = {
            "sitting-moving": ", the first half of it North–South, the others against them from table 1 on",
            "swiss": ", the first half of it against the second",
        }
        return f"{how}{more.get(state.form.movement, '')}. Wishes to be kept apart may change that."
    return f"it is drawn by lot, whatever the order of the list. The lot is “{state.seed}”, and it stands in the log."


def moved_in_words(state: State, before: Round, after: Round) -> tuple[str, ...]:
    """Who sits at another table than in the draft before, to be read out by name."""
    was = {one: table.number for table in before.tables for one in table.people}
    now = {one: table.number for table in after.tables for one in table.people}
    gone = [state.name(one) for one in after.out if one in was]
    moved = [f"{state.name(one)} (table {at})" for one, at in now.items() if was.get(one, at) != at]
    told = [f"At another table than before: {', '.join(moved)}."] if moved else []
    return tuple([*told, f"Now out: {', '.join(gone)}."] if gone else told)
