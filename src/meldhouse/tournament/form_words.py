"""What differs between two forms of an event, as the director reads it: what it is called, what it was, what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meldhouse.rulebooks.winnings import Money, dollars, given_for
from meldhouse.tournament.form_fields import FIELDS, ORDERS, value_of
from meldhouse.tournament.forms import Form


def differences(before: Form, after: Form) -> Iterator[tuple[str, str, str]]:
    """
    >>> list(differences(Form(rounds=6), Form(rounds=8, three="bend.3")))[0]
    ('Rounds', '6', '8')
    """
    for field in FIELDS:
        was, now = value_of(before, field.key), value_of(after, field.key)
        if was != now:
            yield field.label, field.said(was), field.said(now)
    for what, said in (("What is compared", order_words), ("Special prizes", special_prizes)):
        if said(before) != said(after):
            yield what, said(before), said(after)


def order_words(form: Form, unit: str = "point") -> str:
    """
    >>> order_words(Form()), order_words(Form(), "mark")
    ('total points', 'total marks')
    """
    said = ", then ".join(ORDERS[one][:1].lower() + ORDERS[one][1:] for one in form.ranking.order)
    return re.sub(r"\bpoint", unit, said)


def special_prizes(form: Form) -> str:
    return ", ".join(_specials(form.money))


def _specials(rules: Money) -> Iterator[str]:
    for special in rules.specials:
        yield f"{f'{special.percent}%' if special.percent else dollars(special.cents)} for {given_for(special)}"
