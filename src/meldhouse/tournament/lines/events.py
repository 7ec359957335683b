"""How an event is run, line by line, and what was changed."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.money import Money, Special, prize_fact
from meldhouse.rulebooks.ranking import Criterion
from meldhouse.tournament.form_fields import FIELDS, value_of
from meldhouse.tournament.forms import Form
from meldhouse.tournament.money.prizes import medals_wanted


def house_of(book: Book, form: Form) -> Message:
    """The club of an event. If some tables have three, the variant of its rules is left out, since both are played.

    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("bend")
    >>> [book.voice.say(house_of(book, form)) for form in (Form(three="bend.3"), Form())]
    ['Bend Pinochle Club', 'Bend Pinochle Club (four-handed)']
    """
    return written(book.title) if form.three else book.called


def event_lines(book: Book, form: Form) -> Iterator[tuple[str, Message]]:
    """Each line, with the setting it describes.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> [key for key, _ in event_lines(load_book("mcallen"), form_of(load_book("mcallen")))]
    ['entry', 'movement', 'rounds', 'money.medals']
    """
    yield "entry", fact("setting-option", option=f"entry-{form.entry}")
    yield "movement", fact("setting-option", option=f"movement-{form.movement}")
    yield "rounds", fact("event-rounds", rounds=form.rounds)
    if form.apart:
        yield (
            "apart",
            fact("event-apart", groups=tuple(fact("group", group=one) for one in form.apart), way=form.apart_as),
        )
    if form.where == "browser":
        yield "where", fact("event-browser", conduct=form.conduct)
    if form.minutes:
        yield "minutes", fact("event-minutes", minutes=form.minutes)
    if book.match.until != "hands":
        yield "at_time", fact("event-time-up")
    if form.three:
        yield "three", fact("event-three")
    yield from (("money", line) for line in _money_lines(form.money))
    if (medals := medals_line(form)) is not None:
        yield "money.medals", medals


def medals_line(form: Form) -> Message | None:
    """Who gets a medal, and how many must be bought: each partner of a pair gets one.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> medals_line(form_of(load_book("mcallen"))).args["wanted"]
    6
    """
    medals = form.money.medals
    if not medals:
        return None
    pairs = form.entry == "pair" and form.ranking.of == "pair"
    wanted = medals_wanted(form.money, pairs, len(form.divisions))
    return fact(
        "event-medals",
        places=medals,
        by=form.money.medals_by,
        pairs="yes" if pairs else "no",
        wanted=wanted if wanted > medals else 0,
        shared="yes" if form.ranking.playoff_places < medals else "no",
    )


def how_long(book: Book, minutes: int = 0) -> Message:
    """How long a table plays, for its card."""
    match = book.match
    if match.until == "hands":
        return fact("plays-hands", hands=match.hands, minutes=minutes)
    return fact("plays-games", games=match.best_of, target=match.target, unit=match.until, minutes=minutes)


def _money_lines(rules: Money) -> Iterator[Message]:
    if rules.fee_cents:
        yield fact("event-fee", fee=rules.fee_cents, each=rules.fee_for, kept=rules.keep_percent)
    if rules.cents:
        prizes = tuple(fact("amount", money=cents) for cents in rules.cents)
        yield fact("event-prizes", prizes=prizes, each="yes" if rules.each else "no")
    if rules.percents:
        prizes = tuple(fact("percent", number=percent) for percent in rules.percents)
        yield fact("event-prizes-percent", prizes=prizes, rest="yes" if rules.cents else "no")
    yield from map(special_line, rules.specials)


def special_line(special: Special) -> Message:
    worth = fact("percent", number=special.percent) if special.percent else fact("amount", money=special.cents)
    return fact("event-special", worth=worth, prize=prize_fact(special))


# --- what was changed -----------------------------------------------------------------------------------------------


def differences(before: Form, after: Form) -> Iterator[tuple[Message, Message, Message]]:
    """
    >>> next(differences(Form(rounds=6), Form(rounds=8)))[0]
    Message(id='setting', args={'setting': 'rounds'})
    """
    for field in FIELDS:
        was, now = value_of(before, field.key), value_of(after, field.key)
        if was != now:
            yield field.label, field.said(was), field.said(now)
    if before.ranking.order != after.ranking.order:
        yield fact("setting", setting="order"), compared(before), compared(after)
    if before.money.specials != after.money.specials:
        yield fact("setting", setting="specials"), special_prizes(before), special_prizes(after)


def compared(form: Form, unit: str = "points") -> Message:
    """What ranks the places, first to last."""
    return fact("event-compared", order=tuple(criterion_fact(one, unit) for one in form.ranking.order))


def criterion_fact(criterion: Criterion, unit: str = "points") -> Message:
    return fact("compared", criterion=criterion, unit=unit)


def special_prizes(form: Form) -> Message:
    found = tuple(map(special_line, form.money.specials))
    return fact("event-specials", prizes=found) if found else fact("setting-nothing")
