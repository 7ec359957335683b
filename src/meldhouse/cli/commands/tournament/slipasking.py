"""Questions for one hand, for someone entering a paper slip: everything the browser's form asks."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

import click

from meldhouse.cli.commands.tournament.roundpages import seats_fact, sides_named
from meldhouse.cli.commands.tournament.slipping import seat_of, table_of, told_whole
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.speaking import voice
from meldhouse.cli.terminal.typed import plain, understood
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.handoptions import slip_said
from meldhouse.cli.typed.questions import ask, ask_until, confirm
from meldhouse.game import Side, Slip, SlipError
from meldhouse.game.slip_kinds import PLAYED, UNCOUNTED, WITHOUT_TRUMP, endings_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.scoring.slip_fields import WHY_BESIDE, fields_of
from meldhouse.tournament.state import State

Said = dict[str, Any]


def ask_for_hand(state: State, sheet: Sheet) -> Slip | None:
    """The next hand; None if the user stops."""
    table, say = table_of(state, sheet), voice(sheet.book).say
    while True:
        said = _asked(state, sheet)
        if said is None:
            return None
        try:
            return told_whole(state, sheet, slip_said(table, said), may_ask=True)
        except SlipError as problem:
            for fault in problem.faults:
                click.echo(say(fault.told))
        except Trouble as problem:
            click.echo(problem.message)
        click.echo(say(fact("cli-hand-again")))


def _asked(state: State, sheet: Sheet) -> Said | None:
    """Everything this house needs to know about the hand, one question after the other."""
    book, asks, names = sheet.book, {field.name for field in fields_of(sheet.book)}, state.names_at(sheet)
    say = voice(book).say
    who = _seat(state, sheet)
    said: Said = {}
    click.echo(say(fact("cli-run-so", lines=(seats_fact(names),))))
    if drawers := sheet.sums.drawers:
        drew = tuple(names[seat] for seat in drawers)
        first = ask_until(fact("cli-ask-drew", names=drew), who, book, default="")
        if first == "stop":
            return None
        said |= _if_any("dealer", _or_nobody(first))
    else:
        click.echo(say(fact("cli-deals", name=names[sheet.sums.dealer])))
    bidder = ask_until(fact("cli-ask-who-bid"), who, book)
    if bidder == "stop":
        return None
    endings = endings_of(book)
    if bidder == "nobody":
        return {**said, "how": _ending(book, [how for how in endings if how in UNCOUNTED]), **_beside(book, asks)}
    said |= {"bidder": bidder, "bid": ask(fact("cli-ask-bid-taken"), book)}
    said |= _if_any("trump", ask(fact("cli-ask-trump-or"), book, default=""))
    how = _ending(book, [how for how in endings if said.get("trump") is None or how not in WITHOUT_TRUMP])
    said |= {} if how == "played" else {"how": how}
    if "dropped" in asks and _is_dropped(sheet, said):
        said["dropped"] = confirm(fact("cli-ask-dropped"), book, default=how == "silenced")
    if how == "silenced" and "wrong_bid" in asks:
        said["wrong_bid"] = confirm(fact("cli-ask-wrong-bid"), book)
    if how in ("renege", "forfeited", "awarded"):
        said["offender"] = ask_until(fact("cli-ask-offender", how=how), who, book)
    elif how == "claimed":
        said |= _if_any("offender", _or_nobody(ask_until(fact("cli-ask-claim-failed"), who, book, default="")))
    if how in UNCOUNTED:
        return {**said, **_beside(book, asks)}
    sides = sides_named(state, sheet)
    if "kitty" in asks:
        said |= _if_any("kitty", ask_until(fact("cli-ask-kitty"), _number_or_none, book, default=""))
    if "meld" in asks:
        said["meld"] = _figures(book, "meld", sides, sheet.sides)
    if how in PLAYED and how != "awarded":  # who called tells which side gets all of it
        has_rest = how != "stopped" and len(sheet.sides) == 2
        said["take"] = _figures(book, "take", sides, sheet.sides[:1] if has_rest else sheet.sides)
        if "spoiled" in asks:
            said |= _if_any("spoiled", _spoiled(sheet))
    return {**said, **_beside(book, asks)}


def _beside(book: Book, asks: Container[str]) -> Said:
    """Marks from outside the hand."""
    if "beside" not in asks:
        return {}
    marks = ask(fact("cli-ask-beside"), book, default="")
    return {"beside": marks, WHY_BESIDE: ask(fact("cli-ask-beside-why"), book, default="")} if marks else {}


def _if_any(key: str, value: Any) -> Said:
    return {} if value in (None, "", ()) else {key: value}


def _or_nobody(found: str) -> str | None:
    return None if found in ("nobody", "stop") else found


def _ending(book: Book, endings: list[str]) -> str:
    """How the hand ended: by number, or as spelled on a slip. Not asked if there is only one way."""
    if len(endings) == 1:
        return endings[0]
    for number, how in enumerate(endings, 1):
        click.echo(voice(book).say(fact("cli-ending", number=number, ending=fact("hand-ended", how=how), code=how)))

    def read(said: str) -> str:
        word = said.strip().lower() or "1"
        if word.isdecimal() and 1 <= int(word) <= len(endings):
            return endings[int(word) - 1]
        if word not in endings:
            raise Misuse(fact("cli-type-number", last=len(endings)))
        return word

    return ask_until(fact("cli-ask-ended"), read, book, default="")


def _is_dropped(sheet: Sheet, said: Said) -> bool:
    """Whether possibly nobody bid: the bid equals a forced dealer's bid, and the dealer has it."""
    given = (str(sheet.book.auction.dropped), str(sheet.book.auction.dropped_at))
    known = said.get("dealer") or ("" if sheet.sums.drawers else sheet.sums.dealer)
    return str(said["bid"]).strip() in given and known in ("", said["bidder"])


def _spoiled(sheet: Sheet) -> tuple[str, ...]:
    if not confirm(fact("cli-ask-spoiled"), sheet.book):
        return ()
    sides = tuple(sheet.sides)

    def read(said: str) -> tuple[str, ...]:
        word = said.strip().upper()
        if plain(said) in understood(fact("typed-every-side")):
            return sides
        if word not in sides:
            raise Misuse(fact("command-one-of", value=said.strip()[:40], choices=(*sides, "all")))
        return (word,)

    return ask_until(fact("cli-ask-whose", sides=sides), read, sheet.book)


def _figures(book: Book, what: str, names: dict[Side, Message], sides: Iterable[Side]) -> str:
    asked = {side: fact("cli-ask-figure", what=what, side=names[side]) for side in sides}
    return ",".join(f"{side}={ask_until(question, _number, book)}" for side, question in asked.items())


MOST = 100_000


def _number(said: str) -> int:
    word = said.strip()
    if not word.isdecimal() or int(word) > MOST:
        raise Misuse(fact("command-number-between", value=word[:40], least=0, most=MOST))
    return int(word)


def _number_or_none(said: str) -> int | None:
    return _number(said) if said.strip() else None


def _seat(state: State, sheet: Sheet) -> Callable[[str], str]:
    def read(said: str) -> str:
        word = plain(said)
        if not word or word in understood(fact("typed-nobody")):
            return "nobody"
        stops = (*understood(fact("typed-stop")), *understood(fact("typed-quit")))
        return "stop" if word in stops else seat_of(state, sheet, said)

    return read
