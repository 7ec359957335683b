"""A rule that is eased for a player, as it is told at the table."""

from __future__ import annotations

import msgspec

from meldhouse.messages import fact
from meldhouse.referee.allowances import Allowance
from meldhouse.rulebooks.easing import partner_helps
from meldhouse.tournament.state import State


def eased_in_words(state: State, made: Allowance) -> str:
    """Which rule, for whom; and, where the partner helps, what that partner may do."""
    who = state.name(made.who)
    is_exception = made.eased == made.clause
    told = f"{made.eased} applies to {who}." if is_exception else f"{made.eased} is eased for {who} ({made.clause})."
    helps = partner_helps(state.book)
    if helps is None:
        return told
    sheet = state.current.sheet_of(made.who) if state.current is not None else None
    side = sheet.side_of(made.who) if sheet is not None else None
    beside = [one for one in sheet.people(side) if one != made.who] if sheet is not None and side is not None else []
    names = {"player": who, **({"partner": state.name(beside[0])} if beside else {})}
    helped = fact("ruling-remedy-partner", remedy=helps, partner=("partner",), who=("player",))
    said = msgspec.structs.replace(state.book.voice, names=names).say(fact("outcome", says=helped))
    return f"{told} {said}"
