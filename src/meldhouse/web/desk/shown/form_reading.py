"""Turn form fields into an event's settings: change only what differs, and report all faults together."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from meldhouse.messages import Voice, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import mark_fact
from meldhouse.rulebooks.money import Money, Special
from meldhouse.tournament.form_choices import our_choices
from meldhouse.tournament.form_fields import (
    FIELDS,
    GROUPS,
    MOST_ORDERS,
    ORDERS,
    Field,
    NotUnderstood,
    amount_of,
    in_money,
    number_up_to,
    value_of,
)
from meldhouse.tournament.forms import Form as EventForm, FormError, changed, promised_too_much
from meldhouse.tournament.lines.events import compared, criterion_fact, special_prizes
from meldhouse.web.forms import Form

SPECIALS = (
    "high-round",
    "high-hand",
    "most-sets",
    "most-reneges",
    "most-everything",
    "low-score",
    "consolation",
    "first-to",
)
TARGET = "special-target"


class ShownField(NamedTuple):
    """A field in the reader's words."""

    key: str
    id: str
    label: str
    hint: str
    options: dict[str, str]


def _shown(field: Field, voice: Voice) -> ShownField:
    hint = voice.say(field.hint) if field.hint is not None else ""
    options = {option: voice.say(field.option(option)) for option in field.options}
    return ShownField(field.key, field.id, voice.say(field.label), hint, options)


def shown_specials(rules: Money) -> dict[str, str]:
    """The values for special-prize fields; if there are several of a kind, the first."""
    found: dict[str, str] = {}
    for special in reversed(rules.specials):
        found[f"special-{special.prize}"] = f"{special.percent}%" if special.percent else in_money(special.cents)
        if special.target:
            found[TARGET] = str(special.target)
    return found


def shown_order(form: EventForm) -> dict[str, str]:
    return {f"order-{number}": one for number, one in enumerate(form.ranking.order[:MOST_ORDERS], 1)}


def event_form(form: Form, base: EventForm, *, blank_is_usual: bool) -> EventForm | None:
    """The settings as meant; or None, with faults next to their fields. Fields that were not sent keep their value."""
    said: dict[str, Any] = {}
    for field in FIELDS:
        text, now = form.get(field.key).strip(), value_of(base, field.key)
        if field.key not in form.values or text == field.show(now) or (blank_is_usual and not text):
            continue
        try:
            said[field.key] = field.read(text)
        except NotUnderstood as problem:
            form.faults[field.key] = problem.message
    if (order := _order(form, base, blank_is_usual=blank_is_usual)) is not None:
        said["ranking.order"] = order
    if (specials := _specials(form, base)) is not None:
        said["money.specials"] = specials
    if form.faults:
        return None
    if said.get("entry") == "pair":
        said.setdefault("three", "")  # pairs play at tables of four
    try:
        meant = changed(base, _nested(base, said))
        too_much = next(promised_too_much(meant.money), None)
        if too_much is not None:
            form.faults["money.percents"] = fact("refused", why=too_much)
        return meant if too_much is None else None
    except FormError as problem:
        form.faults["movement"] = written(str(problem))
        return None


def _nested(base: EventForm, said: dict[str, Any]) -> dict[str, Any]:
    """Nested parts as a whole, with the changed values put in."""
    found = {key: value for key, value in said.items() if "." not in key}
    for part in ("ranking", "money"):
        inside = {key.removeprefix(f"{part}."): value for key, value in said.items() if key.startswith(f"{part}.")}
        if inside:
            found[part] = msgspec.structs.asdict(getattr(base, part)) | inside
    return found


def _order(form: Form, base: EventForm, *, blank_is_usual: bool) -> tuple[str, ...] | None:
    keys = [f"order-{number}" for number in range(1, MOST_ORDERS + 1)]
    if not any(key in form.values for key in keys):
        return None
    found = tuple(dict.fromkeys(form.get(key) for key in keys if form.get(key)))
    if found == base.ranking.order[:MOST_ORDERS] or (blank_is_usual and not found):
        return None
    if not found or any(one not in ORDERS for one in found):
        form.faults["order-1"] = fact("event-order-fault")
    return found


def _specials(form: Form, base: EventForm) -> tuple[Special, ...] | None:
    keys = [f"special-{kind}" for kind in SPECIALS]
    usual = shown_specials(base.money)
    if all(form.get(key, usual.get(key, "")).strip() == usual.get(key, "") for key in (*keys, TARGET)):
        return None
    found = []
    for kind, key in zip(SPECIALS, keys, strict=True):
        text = form.get(key).strip()
        try:
            if text and text not in ("0", "0%"):
                found.append(_special(kind, text, form))
        except NotUnderstood as problem:
            form.faults[key] = problem.message
    return tuple(found)


def _special(kind: str, text: str, form: Form) -> Special:
    """
    >>> _special("high-round", "10%", Form({})), _special("most-sets", "5", Form({})).cents
    (Special(prize='high-round', percent=10, cents=0, target=0), 500)
    """
    target = number_up_to(100_000)(form.get(TARGET).strip()) if kind == "first-to" else 0
    if kind == "first-to" and not target:
        raise NotUnderstood(fact("unmeant-target"))
    if text.endswith("%"):
        return Special(prize=kind, percent=number_up_to(100)(text[:-1].strip()), target=target)  # type: ignore[arg-type]
    return Special(prize=kind, cents=amount_of(text), target=target)  # type: ignore[arg-type]


def house_values(usual: EventForm, book: Book, voice: Voice) -> dict[str, str]:
    """The house's values in words, by field; where the event leaves something to the book, the book's value."""
    said = {field.key: voice.say(field.said(value_of(usual, field.key))) for field in FIELDS}
    match = book.match
    said |= {
        "hands": str(match.hands) if match.until == "hands" else voice.say(fact("event-until-won")),
        "target": str(match.target) if match.until != "hands" else voice.say(fact("event-no-target")),
        "best_of": str(match.best_of),
    }
    said |= {
        "order": voice.say(compared(usual, book.scoring.style)),
        "specials": voice.say(special_prizes(usual)),
    }
    ours = our_choices(book, usual)
    mark = voice.say(mark_fact("ours"))
    return {key: f"{text} ({mark})" if key in ours else text for key, text in said.items()}


def _can_have(book: Book, base: EventForm, usual: EventForm | None, key: str) -> bool:
    """Whether a field makes sense for this event; if no house is chosen yet, all may. No rules exist for dominoes at a
    table of three."""
    return usual is None or key != "three" or bool(base.three) or book.deck.pieces != "dominoes"


def shown_fields(base: EventForm, book: Book, voice: Voice, usual: EventForm | None = None) -> dict[str, Any]:
    """The fields for a page; without `usual` they are blank, which means “as the house has it”."""
    return {
        "groups": {
            group: (
                voice.say(fact("setting-group", group=group)),
                tuple(_shown(field, voice) for field in fields if _can_have(book, base, usual, field.key)),
            )
            for group, fields in GROUPS.items()
        },
        "shown": {field.key: field.show(value_of(base, field.key)) for field in FIELDS}
        | shown_order(base)
        | shown_specials(base.money),
        "house_has": house_values(usual or base, book, voice),
        "differs": {field.key for field in FIELDS if usual and value_of(base, field.key) != value_of(usual, field.key)},
        "orders": {one: voice.say(criterion_fact(one, book.scoring.style)) for one in ORDERS},
        "order_keys": [f"order-{number}" for number in range(1, MOST_ORDERS + 1)],
        "specials": SPECIALS,
        "labels": {field.key: voice.say(field.label) for field in FIELDS}
        | {f"special-{kind}": voice.say(fact("event-special-field", prize=kind)) for kind in SPECIALS}
        | {"order-1": voice.say(fact("event-order-field", number=1)), TARGET: voice.say(fact("event-special-target"))}
        | {"book": voice.say(fact("event-rules-whose")), "title": voice.say(fact("event-name"))}
        | {"your-name": voice.say(fact("you-name"))},
    }
