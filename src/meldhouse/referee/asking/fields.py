"""What can be told about a case: the one list behind the options of `meldhouse rule`, its questions one after the
other, its lines of JSON, and the form in the browser, so that none of them lacks a field."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.referee.asking.deciding_facts import deciding_facts
from meldhouse.referee.cases.case import CALLED, Case
from meldhouse.referee.cases.kinds import KINDS, RENEGES
from meldhouse.referee.cases.offences import may_be_declared, offence_fact, offences
from meldhouse.referee.officials.conduct import breakable
from meldhouse.referee.rulings.reneges import until_mended
from meldhouse.referee.rulings.sheets import asked_of_sheet
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact

Holds = Literal[
    "seats", "seat", "bid", "trump", "pieces", "counts", "sides", "hands", "minutes", "choice", "yes-no", "yes",
    "clause", "words", "posts", "rulings",
]  # fmt: skip
"""What it holds: `yes` is yes or nothing; `rulings` are words of each official in turn, `posts` some officials."""
Part = Literal["first", "hand", "more"]
"""Where it is asked: at once; with the state of the hand, to count points; or last, since not many know it."""
NOBODY = "nobody"
"""Said of who called it: certainly nobody has."""


class Choice(NamedTuple):
    value: str
    name: Message


class Field(NamedTuple):
    """One thing that can be told, under one name at every door."""

    name: str
    holds: Holds
    facts: tuple[str, ...]
    """The facts it tells: fields of a `Case`, `trick` for a described one, `hands` for those of a lay-down."""
    label: Callable[[Book, str], Message]
    """What it is called when a kind is asked about."""
    no: str = ""
    """The option that says the opposite, where that can be known too."""
    choices: Callable[[Book, str], tuple[Choice, ...]] = lambda _book, _kind: ()
    unsaid: Callable[[str], Message] | None = None
    """What it means to leave a choice open, where that is worth saying."""
    hint: Callable[[Book, str], Message | None] = lambda _book, _kind: None
    applies: Callable[[Book], bool] = lambda _book: True
    """Whether it can be told at all under these rules."""

    @property
    def key(self) -> str:
        """Its name as an option and in addresses."""
        return self.name.replace("_", "-")


class Asked(NamedTuple):
    """A field as one kind asks for it."""

    field: Field
    part: Part
    facts: tuple[str, ...]
    """Which of its facts matter here."""
    label: Message
    choices: tuple[Choice, ...]
    unsaid: Message | None
    hint: Message | None
    is_needed: bool
    """Whether there is no ruling without it."""


YES_NO = (Choice("yes", fact("site-yes")), Choice("no", fact("site-no")))


class _Moment(NamedTuple):
    """The question whether something was noticed in time, in the words of the table."""

    label: Message
    choices: tuple[Choice, ...]
    is_first: bool = False
    """Whether it comes before all other questions about timing, so that one question serves both."""


def _moment(book: Book, kind: str) -> _Moment:
    """Each kind has its own moment from which it is too late."""
    too_late = KINDS[kind].too_late
    if kind == "renege":
        return _Moment(fact("event-still-correctable"), YES_NO)
    if too_late == "sheet":
        asked, no = asked_of_sheet(book), (Choice("no", YES_NO[0].name), Choice("yes", YES_NO[1].name))
        return _Moment(asked.question, no if asked.yes_is_late else YES_NO)
    if too_late:
        before = Choice("yes", fact("event-noticed-before", what=too_late))
        after = Choice("no", fact("event-noticed-after"))
        return _Moment(fact("event-noticed"), (before, after), is_first=kind != "wrong_dealer")
    return _Moment(fact("event-in-time"), YES_NO)


def _until(book: Book, kind: str) -> Message | None:
    """Until when a renege can be corrected."""
    if kind != "renege" or book.renege.correct == "never":
        return None
    return fact("outcome", says=until_mended(book, Case(kind=kind)))


def _offences(book: Book, _kind: str) -> tuple[Choice, ...]:
    return tuple(Choice(offence, offence_fact(book, offence)) for offence in offences(book))


def _called(_book: Book, _kind: str) -> tuple[Choice, ...]:
    return tuple(Choice(when, fact("event-called-when", when=when)) for when in CALLED)


def _noticed(book: Book, kind: str) -> tuple[Choice, ...]:
    """When it was noticed, as one answer: before it was too late, after that, or after the hand."""
    early, later = _moment(book, kind).choices[0].name, fact("event-later-in-hand")
    return (Choice("early", early), Choice("late", later), *_called(book, kind))


def _good(book: Book, _kind: str) -> tuple[Choice, ...]:
    if book.claim.unchallenged != "stands":
        return YES_NO
    return (Choice("yes", fact("event-claim-good")), Choice("no", fact("event-claim-bad")))


def _trumps(book: Book, _kind: str) -> tuple[Choice, ...]:
    return tuple(Choice(trump, fact("event-trump-one", trump=trump)) for trump in book.trump.choices)


def _posts(book: Book, _kind: str) -> tuple[Choice, ...]:
    return tuple(Choice(post, post_fact(post)) for post in book.officials.chain)


def _clauses(book: Book, _kind: str) -> tuple[Choice, ...]:
    return tuple(Choice(clause.id, clause.says) for clause in breakable(book))


def _who_called(_book: Book, kind: str) -> Message:
    return fact("event-who-called-unproven") if kind == "renege_unproven" else fact("event-who-called")


def _whose_call(kind: str) -> Message:
    return fact("event-choose") if kind == "renege_unproven" else fact("event-unknown")


def _nobody_called(_book: Book, kind: str) -> tuple[Choice, ...]:
    return () if kind in RENEGES else (Choice(NOBODY, fact("event-nobody-one")),)


def _which_pieces(_book: Book, kind: str) -> Message:
    what = "aces" if kind == "renege" else "contract" if kind == "contract_wrong" else "other"
    return fact("event-fact-pieces", kind=what)


def _always(said: Message) -> Callable[[Book, str], Message]:
    return lambda _book, _kind: said


def _unknown(_kind: str) -> Message:
    return fact("event-unknown")


FIELDS = (
    Field("by", "seats", ("by",), _always(fact("event-who-did"))),
    Field("counts", "counts", ("counts", "kitty"), _always(fact("event-fact-counts"))),
    Field("caller", "seat", ("caller",), _who_called, choices=_nobody_called, unsaid=_whose_call),
    Field("offence", "choice", ("offence",), _always(fact("event-fact-offense")), choices=_offences),
    Field("bid", "bid", ("bid",), _always(fact("event-fact-bid"))),
    Field(
        "over", "bid", ("over",), _always(fact("event-fact-over")),
        hint=lambda _book, _kind: fact("event-zero-for-none"),
    ),
    Field("clause", "clause", ("clause",), _always(fact("event-fact-rule")), choices=_clauses),
    Field("cards", "pieces", ("pieces",), _which_pieces),
    Field("late", "minutes", ("seconds",), _always(fact("event-fact-late"))),
    Field(
        "stands", "yes-no", ("stands",), _always(fact("event-fact-claim")), no="fails", choices=_good,
        unsaid=lambda _kind: fact("event-choose"),
    ),
    Field(
        "every_trick", "yes-no", ("has_every_trick",), _always(fact("event-fact-every")),
        choices=lambda _book, _kind: YES_NO, unsaid=_unknown,
    ),
    Field("bidder", "seat", ("slip",), _always(fact("event-bidder"))),
    Field("contract", "bid", ("slip",), _always(fact("event-bid"))),
    Field("meld", "sides", ("slip",), _always(fact("event-fact-meld")), applies=lambda book: book.has_meld),
    Field("dropped", "yes", ("dropped",), _always(fact("event-fact-dropped"))),
    Field("trump", "trump", ("trump", "slip", "trick", "hands"), _always(fact("event-trump")), choices=_trumps),
    Field(
        "marriage", "yes-no", ("has_marriage",), _always(fact("event-fact-marriage")), no="no_marriage",
        choices=lambda _book, _kind: YES_NO, unsaid=_unknown,
    ),
    Field(
        "in_time", "yes-no", ("in_time",), lambda book, kind: _moment(book, kind).label, no="too_late",
        choices=lambda book, kind: _moment(book, kind).choices, unsaid=_unknown, hint=_until,
    ),
    Field(
        "called", "choice", ("called",), _always(fact("event-when-noticed")), choices=_called,
        unsaid=lambda _kind: fact("event-during-hand"),
    ),
    Field("taken", "sides", ("taken",), _always(fact("event-fact-taken"))),
    Field("ruled", "rulings", ("ruled",), _always(fact("event-fact-ruled")), choices=_posts),
    Field("absent", "posts", ("absent",), _always(fact("event-fact-absent")), choices=_posts),
    Field("silenced", "yes", ("out_of_bidding",), _always(fact("event-fact-silenced"))),
    Field("declared", "yes", ("declared",), _always(fact("event-fact-declared")), applies=may_be_declared),
    Field(
        "said", "words", ("said",), _always(fact("event-fact-said")), applies=lambda book: bool(book.renege.formula)
    ),
    Field("trick", "pieces", ("trick", "hands"), _always(fact("event-fact-trick"))),
    Field("card", "pieces", ("trick",), _always(fact("event-fact-card"))),
    Field(
        "later", "pieces", ("trick",), _always(fact("event-fact-later")),
        hint=lambda _book, _kind: fact("event-dash-for-none"),
    ),
    Field("leads", "seat", ("trick", "hands"), _always(fact("event-fact-leads")), unsaid=_unknown),
    Field("hands", "hands", ("hands",), _always(fact("event-fact-hands"))),
    Field("order", "pieces", ("hands",), _always(fact("event-fact-order"))),
)  # fmt: skip
"""In the order in which they are asked."""
NOTICED = Field(
    "noticed", "choice", ("in_time", "called"), _always(fact("event-noticed")), choices=_noticed, unsaid=_unknown
)
"""One question for both, where one moment comes before all others."""
NAMES = ("kind", *(field.name for field in FIELDS))
"""Everything a question to the referee may hold."""
OF_THE_HAND = ("slip", "dropped", "taken")


def asked_of(book: Book, kind: str) -> tuple[Asked, ...]:
    """What is asked about a kind under one book, part by part: what decides about it, and no more.

    >>> from meldhouse.rulebooks import load_book
    >>> [asked.field.name for asked in asked_of(load_book("npa"), "late")]
    ['by', 'late']
    >>> [asked.field.name for asked in asked_of(load_book("npa"), "claim") if asked.part == "more"]
    ['trick', 'leads', 'hands', 'order']
    """
    found = list(_asked(book, kind))
    return tuple(sorted(found, key=lambda asked: ("first", "hand", "more").index(asked.part)))


def _asked(book: Book, kind: str) -> Iterator[Asked]:
    facts, more = deciding_facts(book, kind), KINDS[kind].also if KINDS[kind].where(book) else ()
    at_once = "in_time" in facts and "called" in facts and _moment(book, kind).is_first
    for field in FIELDS:
        known = tuple(one for one in field.facts if one in facts) or tuple(one for one in field.facts if one in more)
        if not known or not field.applies(book) or (at_once and field.name == "called"):
            continue
        part: Part = "more" if known[0] not in facts else "hand" if known[0] in OF_THE_HAND else "first"
        asked = NOTICED if at_once and field.name == "in_time" else field
        unsaid = asked.unsaid(kind) if asked.unsaid is not None else None
        label, hint = asked.label(book, kind), asked.hint(book, kind)
        yield Asked(asked, part, known, label, asked.choices(book, kind), unsaid, hint, known[0] in KINDS[kind].must)
