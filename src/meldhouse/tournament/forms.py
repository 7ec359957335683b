"""The settings of an event: rounds, games, partners, movement, clock. They come from the book, and the director may
change them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.money import Money
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.rulebooks.running import ALONE_ONLY, BRACKETS, PAIRS_ONLY, Bye, Movement
from meldhouse.tournament.refusals import Unfit, no

Small = Annotated[int, Meta(ge=0, le=1000)]
Minutes = Annotated[int, Meta(ge=0, le=24 * 60)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of one event; each means the same as under [tournament] in a book."""

    entry: Literal["person", "pair"] = "person"
    movement: Movement = "individual"
    rounds: Small = 0
    """0 if not fixed: rounds go on until the day, or the bracket, is over."""
    hands: Small = 0
    """Hands in a round; 0 for what the book says. The same goes for the next two."""
    target: Annotated[int, Meta(ge=0, le=100_000)] = 0
    best_of: Small = 0
    three: str = ""
    divisions: tuple[str, ...] = ()
    apart: tuple[Literal["household", "club"], ...] = ()
    apart_as: Literal["partners", "opponents", "both"] = "partners"
    bye: Bye = "nothing"
    minutes: Minutes = 0
    told: tuple[Minutes, ...] = ()
    at_time: Literal["finish-hand", "stop"] = "finish-hand"
    slow: Minutes = 0
    tie: Literal["stands", "extra-hand"] = "stands"
    third: bool = False
    consolation: bool = False
    where: Literal["felt", "browser"] = "felt"
    """In the browser, each table of a round is a live table, and its hands write themselves."""
    conduct: Literal["guarded", "refereed"] = "guarded"
    """Whether live tables block illegal plays or leave them to the referee."""
    absent: Literal["wait", "bot"] = "wait"
    """Whether a bot sits in for people who are not at their live table."""
    prints: Literal["reader", "en", "es", "both"] = "reader"
    """The language of its papers, or both; `reader` is the language of the person who prints."""
    ranking: Ranking = Ranking()
    money: Money = Money()

    @property
    def is_bracket(self) -> bool:
        return self.movement in BRACKETS

    @property
    def is_planned(self) -> bool:
        """Whether all rounds are planned ahead."""
        return self.movement in ("individual", "sitting-moving", "round-robin")


def form_of(book: Book, **changes: Any) -> Form:
    """The club's usual event with these changes; an unknown setting is a `FormError`.

    >>> from meldhouse.rulebooks import load_book
    >>> form = form_of(load_book("bend"))
    >>> form.rounds, form.movement, form.three
    (6, 'winners-up', 'bend.3')
    """
    rules = book.tournament
    usual = Form(
        entry=rules.entry,
        movement=rules.movement,
        rounds=rules.rounds or 0,
        three=rules.three,
        divisions=rules.divisions,
        apart=rules.apart,
        apart_as=rules.apart_as,
        bye=rules.bye,
        minutes=rules.minutes,
        told=rules.told,
        at_time=rules.at_time,
        slow=rules.slow,
        tie=rules.tie,
        third=rules.third,
        consolation=rules.consolation,
        ranking=rules.ranking,
        money=rules.money,
    )
    return changed(usual, changes)


class FormError(Unfit):
    """An impossible event."""

    def __init__(self, *faults: Message) -> None:
        super().__init__(no(None, "form", faults=faults))


def changed(form: Form, changes: dict[str, Any]) -> Form:
    """The form with these settings; another way to enter brings a movement that fits."""
    said = dict(changes)
    entry, movement = said.get("entry"), said.get("movement")
    if entry and not movement and not _fits(entry, form.movement):
        said["movement"] = "sitting-moving" if entry == "pair" else "individual"
    if movement and not entry and not _fits(form.entry, movement):
        said["entry"] = "pair" if movement in PAIRS_ONLY else "person"
    if said.get("movement") in BRACKETS:
        said = {"tie": "extra-hand", "rounds": 0, **said}
    try:
        found = msgspec.convert({**msgspec.to_builtins(form), **msgspec.to_builtins(said)}, Form)
        if found.entry == "person" and found.ranking.of == "pair":
            found = replace(found, ranking=replace(found.ranking, of="person"))
        return found
    except msgspec.ValidationError as problem:
        told = str(problem).replace("`", "").replace("$.", "")
        raise FormError(fact("form-invalid", why=told)) from None


def _fits(entry: str, movement: str) -> bool:
    return movement not in (ALONE_ONLY if entry == "pair" else PAIRS_ONLY)


def form_faults(book: Book, form: Form) -> Iterator[Message]:
    """Why no such event can be run under this book."""
    if not _fits(form.entry, form.movement):
        yield fact("form-movement", movement=form.movement, entry=form.entry)
    if form.entry == "pair" and not book.table.partners:
        yield fact("form-alone")
    if form.movement in ("individual", "sitting-moving", "swiss") and not form.rounds:
        yield fact("form-rounds", movement=form.movement)
    if form.is_bracket and form.tie != "extra-hand":
        yield fact("form-tie")
    if form.three and form.three not in book_names() and "\n" not in form.three:
        yield fact("form-three", rules=form.three)
    if form.three and form.entry == "pair":
        yield fact("form-three-pairs")
    if form.ranking.of == "pair" and form.entry != "pair":
        yield fact("form-pairs")
    if form.where == "browser" and form.ranking.playoff == "hand" and book.scoring.style == "marks":
        yield fact("form-hand")
    if form.best_of and form.best_of % 2 == 0:
        yield fact("form-best-of", games=form.best_of)
    if form.minutes and any(left >= form.minutes for left in form.told):
        yield fact("form-told", minutes=form.minutes)
    yield from promised_too_much(form.money)


def promised_too_much(money: Money) -> Iterator[Message]:
    """Nobody can be handed more than there is: better to say so before the event than when prizes are due."""
    places, specials = sum(money.percents), sum(special.percent for special in money.specials)
    if places + specials > 100:
        yield fact("form-percents", places=places, specials=specials, percent=places + specials)
