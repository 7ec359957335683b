"""The questions for one hand, put to somebody with a paper slip before him: all that the browser's form asks too."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

import click

from meldhouse.cli.handoptions import slip_said
from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.tournament.roundpages import sides_named
from meldhouse.cli.tournament.slipping import seat_of, table_of, told_whole
from meldhouse.cli.trouble import Trouble
from meldhouse.game import SEAT_NAMES, Side, Slip, SlipError
from meldhouse.game.slip_kinds import PLAYED, UNCOUNTED, WITHOUT_TRUMP, endings_of
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.slip_fields import WHY_BESIDE, fields_of
from meldhouse.tournament.state import State

NOBODY = ("", "nobody", "none", "-")
Said = dict[str, Any]


def ask_for_hand(state: State, sheet: Sheet) -> Slip | None:
    """The next hand; None where somebody has enough."""
    table = table_of(state, sheet)
    while True:
        said = _asked(state, sheet)
        if said is None:
            return None
        try:
            return told_whole(state, sheet, slip_said(table, said), may_ask=True)
        except SlipError as problem:
            for fault in problem.faults:
                click.echo(fault.told)
        except Trouble as problem:
            click.echo(problem.message)
        click.echo("It was not written; tell it again.")


def _asked(state: State, sheet: Sheet) -> Said | None:
    """Everything that this house needs to know of the hand, one question after the other."""
    book, asks = sheet.book, {field.name for field in fields_of(sheet.book)}
    seats = ", ".join(f"{seat} {name}" for seat, name in state.names_at(sheet).items())
    said: Said = {}
    if drawers := sheet.sums.drawers:
        click.echo(f"{seats}.")
        said |= _if_any("dealer", _seat_or_nobody(state, sheet, f"Who drew the first {book.words.deal}", drawers))
    else:
        click.echo(f"{seats}. {SEAT_NAMES[sheet.sums.dealer]} is the {book.words.dealer}.")
    bidder = _prompt("Who had the bid (a seat or a name; “nobody”, or “stop”)", _seat(state, sheet))
    if bidder == "stop":
        return None
    endings = endings_of(book)
    if bidder == "nobody":
        return {**said, "how": _ending([how for how in endings if how in UNCOUNTED]), **_beside(asks)}
    said |= {"bidder": bidder, "bid": _prompt("For how much")}
    said |= _if_any("trump", _prompt("What was trump (Enter: none)", default=""))
    how = _ending([how for how in endings if said.get("trump") is None or how not in WITHOUT_TRUMP])
    said |= {} if how == "played" else {"how": how}
    if "dropped" in asks and _is_dropped(sheet, said):
        said["dropped"] = click.confirm(f"Was the bid dropped on the {book.words.dealer}", default=how == "silenced")
    if how == "silenced" and "wrong_bid" in asks:
        said["wrong_bid"] = click.confirm("Was it a wrong bid that silenced them, and not one out of turn")
    if how in ("renege", "forfeited", "awarded"):
        whose = "Who called the renege" if how == "awarded" else "Whose was it"
        said["offender"] = _prompt(f"{whose} (a seat or a name)", _seat(state, sheet))
    elif how == "claimed":
        said |= _if_any("offender", _seat_or_nobody(state, sheet, "Whose lay-down failed", sheet.seats, "it held"))
    if how in UNCOUNTED:
        return {**said, **_beside(asks)}
    names = sides_named(state, sheet)
    if "kitty" in asks:
        said |= _if_any("kitty", _counted("Trumps in the kitty (Enter: not told)"))
    if "meld" in asks:
        said["meld"] = _figures("Meld of", names, sheet.sides)
    if how in PLAYED and how != "awarded":  # who called tells which side has all of it
        has_rest = how != "stopped" and len(sheet.sides) == 2
        said["take"] = _figures("Take of", names, sheet.sides[:1] if has_rest else sheet.sides)
        if "spoiled" in asks:
            said |= _if_any("spoiled", _spoiled(sheet))
    return {**said, **_beside(asks)}


def _beside(asks: Container[str]) -> Said:
    """Marks that the hand itself did not bring."""
    if "beside" not in asks:
        return {}
    marks = _prompt("Marks given beside the hand, such as NS=1 (Enter: none)", default="")
    return {"beside": marks, WHY_BESIDE: _prompt("What for", default="")} if marks else {}


def _if_any(key: str, value: Any) -> Said:
    return {} if value in (None, "", ()) else {key: value}


def _ending(endings: list[str]) -> str:
    """How the hand ended; nobody is asked where there is only one way."""
    if len(endings) == 1:
        return endings[0]
    return str(click.prompt("How did it end", type=OneOf(endings), default=endings[0]))


def _is_dropped(sheet: Sheet, said: Said) -> bool:
    """Whether it can be that nobody bid: the bid is the one a dealer is given, and the dealer has it."""
    given = (str(sheet.book.auction.dropped), str(sheet.book.auction.dropped_at))
    known = said.get("dealer") or ("" if sheet.sums.drawers else sheet.sums.dealer)
    return str(said["bid"]).strip() in given and known in ("", said["bidder"])


def _spoiled(sheet: Sheet) -> tuple[str, ...]:
    if not click.confirm("Did a renege cost a side its take"):
        return ()
    whose = click.prompt("Whose", type=OneOf((*sheet.sides, "all"), case_sensitive=False))
    return tuple(sheet.sides) if whose == "all" else (str(whose),)


def _figures(what: str, names: dict[Side, str], sides: Iterable[Side]) -> str:
    return ",".join(f"{side}={_number(f'{what} {names[side]}')}" for side in sides)


def _prompt(question: str, read: Callable[[str], Any] | None = None, *, default: str | None = None) -> Any:
    return click.prompt(question, value_proc=read, default=default, show_default=bool(default))


def _number(question: str) -> int:
    return int(click.prompt(question, type=Number(0, 100_000)))


def _counted(question: str) -> int | None:
    """A number, or nothing."""

    def read(said: str) -> int | None:
        if said.strip() and not said.strip().isdecimal():
            raise click.UsageError(f"“{said.strip()[:20]}” is not a number.")
        return int(said) if said.strip() else None

    found = click.prompt(question, value_proc=read, default="", show_default=False)
    return found if isinstance(found, int) else None


def _seat_or_nobody(
    state: State, sheet: Sheet, question: str, among: Iterable[str], otherwise: str = "not known"
) -> str | None:
    read = _seat(state, sheet)
    found = _prompt(f"{question} ({', '.join(among)} or a name; Enter: {otherwise})", read, default="")
    return None if found in ("", "nobody", "stop") else found


def _seat(state: State, sheet: Sheet) -> Callable[[str], str]:
    def read(said: str) -> str:
        plain = said.strip().lower()
        if plain in NOBODY:
            return "nobody"
        if plain in ("stop", "q", "quit"):
            return "stop"
        try:
            return seat_of(state, sheet, said)
        except Trouble as problem:
            raise click.UsageError(problem.message) from None

    return read
