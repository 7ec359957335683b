"""Money and medals that go in and out, as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.prizes import medal_words
from meldhouse.tournament.state import State
from meldhouse.tournament.why_words import why

_PAID = {
    "fee": "took {amount} from {who} for the entry",
    "side-money": "took {amount} from {who} for sets and reneges",
    "fine": "took {amount} from {who} for a fine",
    "gift": "took a gift of {amount}{by}",
    "prize-back": "took back {amount} of a prize from {who}",
    "refund": "gave {who} {amount} of the entry back",
    "prize": "handed out a prize of {amount} to {who}",
    "expense": "paid {amount} for an expense{by}",
}


def _paid(state: State, act: acts.Pay) -> str:
    who = state.name(act.account) if act.account else ""
    told = _PAID[act.kind].format(amount=dollars(act.cents), who=who, by=f" of {who}" if who else "")
    anyway = ", though the house gives nothing back" if act.kind == "refund" and act.anyway else ""
    return f"{told}{anyway}{why(act.note if act.note != act.kind else '')}"


MONEY_WORDS: dict[type[acts.Act], Callable[[State, Any], str]] = {
    acts.Pay: _paid,
    acts.HandMedal: lambda state, act: (
        f"took {medal_words(act.medal)} back from {state.name(act.account)}"
        if act.back
        else f"handed {state.name(act.account)} {medal_words(act.medal)}"
    ),
    acts.Fine: lambda state, act: (
        f"fined {state.name(act.account or act.name)} {dollars(act.cents)}{why(act.reason, act.clause)}"
    ),
}
