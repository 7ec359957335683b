"""Money and medals that go in and out, as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.rulebooks.winnings import dollars, given_for
from meldhouse.tournament import acts
from meldhouse.tournament.cash import OF_WORDS
from meldhouse.tournament.prizes import medal_words
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State
from meldhouse.tournament.why_words import why

_PAID = {
    "fee": "took {amount} from {who} for the entry",
    "side-money": "took {amount} from {who} for sets and reneges",
    "fine": "took {amount} from {who} for a fine",
    "gift": "took a gift of {amount}{by}",
    "prize-back": "took back {amount} of a prize from {who}",
    "refund": "gave {who} {amount} of {of} back",
    "prize": "handed out a prize of {amount} to {who}",
    "expense": "paid {amount} for an expense{by}",
}


_OF = {"fee": "the entry", "side-money": "the quarters", "fine": "a fine"}


def _paid(state: State, act: acts.Pay) -> str:
    who = state.name(act.account) if act.account else ""
    told = _PAID[act.kind].format(amount=dollars(act.cents), who=who, by=f" of {who}" if who else "", of=_OF[act.of])
    anyway = ", though the house gives nothing back" if act.kind == "refund" and act.anyway else ""
    note = "" if act.note in (act.kind, OF_WORDS[act.of]) else act.note
    return f"{told}{anyway}{why(note)}"


def _special(state: State, act: acts.NameSpecial) -> str:
    known: dict[tuple[str, int], str] = {
        (one.prize, one.target): given_for(one, state.book.words.round) for one in state.form.money.specials
    }
    prize = f"the prize for {known.get((act.prize, act.target), act.prize)}"
    if not act.accounts:
        return f"let {prize} go by the sheets again{why(act.reason)}"
    return f"named {listed([state.name(one) for one in act.accounts])} for {prize}{why(act.reason)}"


MONEY_WORDS: dict[type[acts.Act], Callable[[State, Any], str]] = {
    acts.Pay: _paid,
    acts.HandMedal: lambda state, act: (
        f"took {medal_words(act.medal)} back from {state.name(act.account)}"
        if act.back
        else f"handed {state.name(act.account)} {medal_words(act.medal, state.heads(act.account))}"
    ),
    acts.NameSpecial: _special,
    acts.Fine: lambda state, act: (
        f"fined {state.name(act.account or act.name)} {dollars(act.cents)}{why(act.reason, act.clause)}"
    ),
}
