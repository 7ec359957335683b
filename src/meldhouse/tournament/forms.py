"""What an event is: rounds, games, partners, movement, clock. Filled from the book, and the director may differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.running import ALONE_ONLY, BRACKETS, PAIRS_ONLY, Bye, Movement
from meldhouse.rulebooks.winnings import Money, Ranking

Small = Annotated[int, Meta(ge=0, le=1000)]
Minutes = Annotated[int, Meta(ge=0, le=24 * 60)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of one event; each means what it means under [tournament] in a book."""

    entry: Literal["person", "pair"] = "person"
    movement: Movement = "individual"
    rounds: Small = 0
    """0 where nobody says how many: they go on until the day, or the bracket, is over."""
    hands: Small = 0
    """Hands in a round; 0 as the book says. So are the next two."""
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
    """In the browser each table of a round is a live table of the house, and its hands write themselves."""
    conduct: Literal["guarded", "refereed"] = "guarded"
    """How live tables are watched over."""
    absent: Literal["wait", "bot"] = "wait"
    """Whether a bot sits in for those who are not at their live table."""
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
    """The house's usual event, with what is said otherwise; a change that is no such setting is a `FormError`.

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


class FormError(ValueError):
    """An event that cannot be; the message is a sentence for each reason."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


def changed(form: Form, changes: dict[str, Any]) -> Form:
    """The form with these settings; another way to enter brings a movement that goes with it."""
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
        told = str(problem).replace("`", "").replace("$.", "").replace("Object contains", "There is an")
        raise FormError([f"This cannot be set so: {told}."]) from None


def _fits(entry: str, movement: str) -> bool:
    return movement not in (ALONE_ONLY if entry == "pair" else PAIRS_ONLY)


def form_faults(book: Book, form: Form) -> Iterator[str]:
    """Why no such event can be run by this book."""
    if not _fits(form.entry, form.movement):
        who = "pairs that stay together" if form.entry == "pair" else "people who enter alone"
        yield f"The movement “{form.movement}” is not for {who}; choose another movement, or another way to enter."
    if form.entry == "pair" and not book.table.partners:
        yield "Everybody plays alone by this book, so no pairs can enter; let people enter alone."
    if form.movement in ("individual", "sitting-moving", "swiss") and not form.rounds:
        yield f"Say how many rounds there are; the movement “{form.movement}” is planned for a number."
    if form.is_bracket and form.tie != "extra-hand":
        yield "In a bracket somebody must win: let one more hand decide a draw (tie = extra-hand)."
    if form.three and form.three not in book_names() and "\n" not in form.three:
        yield f"There is no house “{form.three}” whose book could be played at tables of three."
    if form.three and form.entry == "pair":
        yield "Pairs play at tables of four; leave out the book for tables of three."
    if form.ranking.of == "pair" and form.entry != "pair":
        yield "Only pairs that stay together can be ranked as pairs; rank people."
    if form.where == "browser" and form.ranking.playoff == "hand" and book.scoring.style == "marks":
        yield "A single hand of marks cannot be a live table; play ties off over a whole round, or play at felt."
    if form.best_of and form.best_of % 2 == 0:
        yield f"A match is the best of an odd number of games, not of {form.best_of}."
    if form.minutes and any(left >= form.minutes for left in form.told):
        yield f"The time left is called out during a round; it lasts {form.minutes} minutes only."
    yield from promised_too_much(form.money)


def promised_too_much(money: Money) -> Iterator[str]:
    """Nobody can be handed more than there is: better said before the event than when the prizes are due."""
    places, beside = sum(money.percents), sum(special.percent for special in money.specials)
    if places + beside > 100:
        yield (
            f"The prizes come to {places + beside} percent of the pool: {places} for places and {beside} for special "
            "prizes. Lower some of them, so that all together are 100 or less."
        )
