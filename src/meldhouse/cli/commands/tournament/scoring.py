"""`tournament score` and `correct`: write on a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from meldhouse.cli.commands.tournament.answers import answer, happened, show_next, to_tell
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.roundpages import score_told
from meldhouse.cli.commands.tournament.sheetpages import figures_of, sheet_shown, signatures
from meldhouse.cli.commands.tournament.slipasking import ask_for_hand
from meldhouse.cli.commands.tournament.slipping import RESULT, seat_of, sheet_of, slip_options, slips_of, table_of
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.handoptions import amounts_of, times_of, yes_or_no
from meldhouse.cli.typed.questions import confirm
from meldhouse.game import Side
from meldhouse.messages import FactError, Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.hands import people
from meldhouse.tournament.scoring.possible_results import skunk_question, skunker, with_skunk
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState

CALL = click.option("--call", type=Number(), default=0, metavar="N")
ROUND = click.option("--round", "number", type=Number(), metavar="N")


@click.command(
    "score",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament score 3",
        "meldhouse tournament score 3 --bidder N --bid 30 --trump fours --take NS=31",
        "meldhouse tournament score 3 --slips table-3.json --signed",
        "meldhouse tournament score Ann --points NS=1240,EW=980 --signed",
    ),
)
@click.argument("table", metavar="TABLE|NAME")
@slip_options
@click.option("--hand", "change", type=Number(), metavar="N")
@click.option("--first-dealer", metavar="SEAT|NAME")
@click.option("--agreed", is_flag=True)
@CALL
@click.option("--signed", is_flag=True)
@ROUND
@desk_options
def score(
    where: Where,
    table: str,
    written: Mapping[str, Any],
    change: int | None,
    first_dealer: str | None,
    agreed: bool,
    call: int,
    signed: bool,
    number: int | None,
    as_json: bool,
) -> None:
    with at_desk(where) as desk:
        each, sheet = sheet_of(desk, table, number)
        at = {"round": each.number, "table": sheet.table}
        told = any(written.values())
        if first_dealer is not None:
            desk.do(acts.FirstDealer(seat=seat_of(desk.state, sheet, first_dealer), **at))
            sheet = _again(desk, at)
        if not told and first_dealer is None and not agreed and not as_json:
            _ask(desk, at)
            return
        if not told and first_dealer is None and not agreed:
            raise Misuse(fact("cli-score-json"))
        if told:
            desk.do(*_acts(desk, sheet, written, change, call, may_ask=not as_json))
        if agreed:
            _agree(desk, at, change)
        said = _signed(desk, at) if signed else []
        _answer(desk, at, said, as_json=as_json)


def _again(desk: Desk, at: Mapping[str, int]) -> Sheet:
    return desk.state.rounds[at["round"] - 1].sheets[at["table"]]


def _agree(desk: Desk, at: Mapping[str, Any], hand: int | None) -> None:
    """Agree for every side that has not done so."""
    sheet = _again(desk, at)
    number = hand or len(sheet.rows)
    left = [side for side in sheet.sides if side not in sheet.agreed.get(number, ())]
    desk.do(*(acts.Agree(hand=number, side=side, **at) for side in left or sheet.sides))


def _acts(
    desk: Desk, sheet: Sheet, written: Mapping[str, Any], change: int | None, call: int, *, may_ask: bool
) -> list[acts.AnyAct]:
    at: dict[str, Any] = {"round": sheet.round, "table": sheet.table, "version": sheet.version}
    if any(written[name] for name in RESULT):
        return [acts.EnterResult(**_result(desk, sheet, written, may_ask=may_ask), **at)]
    slips = slips_of(desk, sheet, written, may_ask=may_ask)
    if change is None:
        return [acts.EnterSlips(slips=tuple(slips), call=call, **at)]
    if len(slips) != 1:
        raise Misuse(fact("cli-one-hand"))
    return [acts.ChangeSlip(hand=change, slip=slips[0], call=call, **at)]


def _result(desk: Desk, sheet: Sheet, written: Mapping[str, Any], *, may_ask: bool) -> dict[str, Any]:
    if written["hand"] or written["slips"]:
        raise Misuse(fact("cli-hands-or-result"))
    if not written["points"]:
        what = next(f"--{name}" for name in RESULT if written[name])
        raise Misuse(fact("cli-points-too", option=what))
    table = table_of(desk.state, sheet)
    sums = {name: amounts_of(table, written[name], name) for name in ("points", "games") if written[name]}
    times = {name: times_of(table, written[name], name) for name in ("sets", "reneges") if written[name]}
    sums["points"] = _with_skunk(desk, sheet, sums["points"], written["skunk"], may_ask=may_ask)
    return {**sums, **times}


def _with_skunk(
    desk: Desk, sheet: Sheet, points: dict[Side, int], said: str | None, *, may_ask: bool
) -> dict[Side, int]:
    """The full score; if only points are given, ask whether they include the skunk bonus."""
    ahead = skunker(sheet.book, points)
    if ahead is None and said is None:
        return points
    if ahead is not None and said is None:
        question = skunk_question(sheet.book, points, people(sheet.book, ahead, desk.state.names_at(sheet)))
        said = _asked_about_it(desk.say(question), may_ask=may_ask)
    try:
        return with_skunk(sheet.book, points, said or "")
    except FactError as problem:
        raise Trouble("skunk", problem.message, exit_code=REFUSED) from None


def _asked_about_it(question: str, *, may_ask: bool) -> str:
    is_in = yes_or_no(question, may_ask=may_ask)
    if is_in is None:
        raise Trouble("skunk", question, advice=fact("cli-skunk-advice"), exit_code=REFUSED)
    return "in" if is_in else "add"


def _signed(desk: Desk, at: Mapping[str, int]) -> list[Message]:
    """Sign for every side, if there is nothing left to play."""
    each: RoundState = desk.state.rounds[at["round"] - 1]
    sheet = each.sheets[at["table"]]
    if sheet.locked:
        return []
    if not sheet.is_complete(time_up=each.time_up(desk.now)):
        return [fact("cli-unfinished")]
    return happened(desk, desk.do(*signatures(each, sheet)))


def _answer(desk: Desk, at: Mapping[str, int], said: list[Message], *, as_json: bool) -> None:
    sheet = _again(desk, at)
    if as_json:
        answer(desk, said, as_json=True, sheet=figures_of(desk, sheet))
        return
    page = Page()
    sheet_shown(page, desk, sheet)
    for sentence in said:
        page.line(desk.say(sentence))
    show_next(page, desk)


def _ask(desk: Desk, at: Mapping[str, Any]) -> None:
    """Ask for one hand after another until the sheet is full or the user stops."""
    page = Page()
    each = desk.state.rounds[at["round"] - 1]
    sheet_shown(page, desk, _again(desk, at))
    sheet = _again(desk, at)
    if sheet.locked or sheet.result is not None:
        raise Trouble("locked", fact("cli-sheet-closed"), advice=fact("cli-correct-advice", table=sheet.table))
    while not sheet.is_complete(time_up=each.time_up(desk.now)):
        page.heading(desk.say(fact("event-hand-head", number=len(sheet.rows) + 1)))
        if (slip := ask_for_hand(desk.state, sheet)) is None:
            break
        try:
            desk.do(acts.EnterSlips(slips=(slip,), version=sheet.version, **at))
        except Trouble as problem:
            page.line(problem.message, style="bold")
            page.line(desk.say(fact("cli-hand-again")))
        sheet = _again(desk, at)
        page.line(desk.say(fact("cli-so-far", score=score_told(desk, sheet))))
    page.blank()
    said: list[Message] = []
    if sheet.is_complete(time_up=each.time_up(desk.now)) and confirm(fact("cli-ask-signed"), default=True):
        said = _signed(desk, at)
    _answer(desk, at, said, as_json=False)


@click.command(
    "correct",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament correct 3 --hand 2 --bidder N --bid 30 --trump 4 --take NS=29 --reason "added wrongly"',
        'meldhouse tournament correct 3 --points NS=230,EW=190 --reason "figures were exchanged"',
    ),
)
@click.argument("table", metavar="TABLE|NAME")
@slip_options
@click.option("--hand", "change", type=Number(), metavar="N")
@click.option("--reason", required=True)
@click.option("--clause", default="")
@CALL
@ROUND
@desk_options
def correct(
    where: Where,
    table: str,
    written: Mapping[str, Any],
    change: int | None,
    reason: str,
    clause: str,
    call: int,
    number: int | None,
    as_json: bool,
) -> None:
    with at_desk(where) as desk:
        each, sheet = sheet_of(desk, table, number)
        at: dict[str, Any] = {"round": each.number, "table": sheet.table}
        at |= {"reason": reason, "clause": clause}
        if any(written[name] for name in RESULT):
            then = desk.do(acts.CorrectResult(**_result(desk, sheet, written, may_ask=not as_json), **at))
        else:
            slips = slips_of(desk, sheet, written, may_ask=not as_json)
            if change is None or len(slips) != 1:
                raise Misuse(fact("cli-correct-what"))
            then = desk.do(acts.Correct(hand=change, slip=slips[0], call=call, **at))
        closed = sheet.book.clause_table.get(sheet.book.cite("sheet-closed") or "")
        said = [fact("cli-rules-say", says=closed.says, clause=closed.id)] if closed is not None else []
        said += [*happened(desk, then), *to_tell(desk, sheet)]
        _answer(desk, at, said, as_json=as_json)
