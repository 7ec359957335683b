"""`tournament referee`, `ruling` and `appeal`: a table calls, an official rules, and what may follow."""

from __future__ import annotations

import shlex
from typing import Any

import click
from msgspec.structs import replace

from meldhouse.cli.commands.tournament.answers import answer, happened, to_tell
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.upholding import (
    View,
    in_own_words,
    must_be_written,
    still_to_write,
    upholding,
    views_on,
)
from meldhouse.tournament.lines.disputes import appeal_line, by_whom, final_line, rulings_told
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rulings.disputes import dispute_of, is_final, may_appeal


@click.command(
    "referee",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament referee",
        'meldhouse tournament referee 2 --about "a bid out of turn"',
        'meldhouse tournament referee 2 --about "the sum is wrong" --round 1 --as Ann',
    ),
)
@click.argument("table", metavar="[TABLE]", type=Number(), required=False)
@click.option("--about", default="")
@click.option("--round", "number", type=Number(), metavar="N")
@desk_options
def referee(where: Where, table: int | None, about: str, number: int | None, as_json: bool) -> None:
    if table is None and (about or number is not None):
        raise Misuse(fact("cli-referee-table"))
    with at_desk(where) as desk:
        if table is None:
            _list(desk, as_json=as_json)
            return
        desk.do(acts.CallReferee(round=desk.current(number).number, table=table, about=about))
        call = desk.state.calls[-1]
        said = [fact("cli-call-number", number=call.number, post=_due(desk, call))]
        answer(desk, said, as_json=as_json, call=call.number)


@click.command(
    "ruling",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament ruling 1 "The bid does not count." --clause NPA-2.4c',
        'meldhouse tournament ruling 1 "Set." --clause NPA-3.1a --blame Ann --as Ruth',
        'meldhouse tournament ruling 1 "It stands." --clause NPA-2.4c --post appointee',
        "meldhouse tournament ruling 1 --same --as Ruth",
        "meldhouse tournament ruling 1 --agrees --as Ruth",
        'meldhouse tournament ruling 1 --uphold "second referee"',
        "meldhouse tournament ruling 1 --set-aside",
    ),
)
@click.argument("number", metavar="CALL", type=Number())
@click.argument("text", metavar="[TEXT]", required=False)
@click.option("--clause", default="")
@click.option("--blame", "blamed", multiple=True, metavar="NAME")
@click.option("--post", default="")
@click.option("--same", is_flag=True)
@click.option("--agrees", is_flag=True)
@click.option("--uphold", metavar="WHO")
@click.option("--hand", type=Number(), default=0, metavar="N")
@click.option("--hand-stands", is_flag=True)
@click.option("--set-aside", is_flag=True)
@desk_options
def ruling(
    where: Where,
    number: int,
    text: str | None,
    clause: str,
    blamed: tuple[str, ...],
    post: str,
    same: bool,
    agrees: bool,
    uphold: str | None,
    hand: int,
    hand_stands: bool,
    set_aside: bool,
    as_json: bool,
) -> None:
    taken = {"--same": same, "--agrees": agrees, "--uphold": uphold is not None}
    how = next((flag for flag, said in taken.items() if said), "")
    if set_aside and (how or text or clause or post or blamed or hand):
        raise Misuse(fact("cli-set-aside-alone"))
    if sum(taken.values()) > 1:
        raise Misuse(fact("cli-one-of-rulings"))
    if how and (text or clause or post or hand):
        raise Misuse(fact("cli-view-as-it-is", option=how))
    if not (how or set_aside) and text is None:
        raise Misuse(fact("cli-ruling-what", number=number))
    with at_desk(where) as desk:
        whose = tuple(_at_table(desk, number, name) for name in blamed)
        to_write: list[Message] = []
        if set_aside:
            desk.do(acts.SetAside(call=number))
        elif how:
            to_write = _uphold(desk, _called(desk, number), uphold, whose)
        else:
            ruled = acts.Answer(call=number, ruling=text or "", clause=clause, post=post, blamed=whose, hand=hand)
            before = desk.state.calls[number - 1 : number] if number > 0 else []
            undone = [in_own_words(desk.state, call, ruled, desk.by, hand_stands=hand_stands) for call in before]
            desk.do(*(undone[0] if undone else [ruled]))
        said = [*to_write, *_after(desk, desk.state.calls[number - 1])]
        answer(desk, said, as_json=as_json, call=number)


@click.command(
    "appeal",
    cls=HouseCommand,
    examples=("meldhouse tournament appeal 1 Ann", "meldhouse tournament appeal 1 Ann --refuses"),
)
@click.argument("number", metavar="CALL", type=Number())
@click.argument("who", metavar="NAME")
@click.option("--refuses", is_flag=True)
@desk_options
def appeal(where: Where, number: int, who: str, refuses: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        one = _at_table(desk, number, who)
        if refuses:
            then = desk.do(acts.Decline(call=number, person=one))
            said = [fact("course-declined", name=desk.state.name(one)), *happened(desk, then)]
        else:
            desk.do(acts.Appeal(call=number, person=one))
            said = _after(desk, desk.state.calls[number - 1])
        answer(desk, said, as_json=as_json, call=number)


def _called(desk: Desk, number: int) -> RefereeCall:
    calls = desk.state.calls
    if not 1 <= number <= len(calls):
        raise Trouble("call", fact("cli-no-call-number", number=number), advice=fact("cli-calls-advice"))
    return calls[number - 1]


def _at_table(desk: Desk, number: int, who: str) -> str:
    """One of the players at the table that called."""
    call = _called(desk, number)
    return person(desk.state, who, desk.state.rounds[call.round - 1].sheets[call.table].seats.values())


def _uphold(desk: Desk, call: RefereeCall, who: str | None, blamed: tuple[str, ...]) -> list[Message]:
    """Repeat that ruling with everything it brought, in other names if given; returns what is still to be written."""
    view = _view(desk, call, who)
    must_write = still_to_write(desk.state, call, view) is not None or must_be_written(call, view)
    ruled, *rest = upholding(desk.state, call, view, desk.by)
    if blamed and isinstance(ruled, acts.Answer | acts.ComeRound):
        ruled = replace(ruled, blamed=blamed)
    then, sheet = desk.do(ruled, *rest), desk.state.rounds[call.round - 1].sheets[call.table]
    said = [*happened(desk, then), *to_tell(desk, sheet)]
    if not must_write and desk.state.calls[call.number - 1].ordered is None:
        return said
    hand = f" --hand {call.hand}" if call.hand <= len(sheet.rows) else ""
    command = f"meldhouse tournament score {call.table}{hand} --call {call.number} …"
    return [*said, fact("cli-write-ruled", command=command)]


def _view(desk: Desk, call: RefereeCall, who: str | None) -> View:
    """The ruling that is meant: the only one, or that of the named official or post."""
    views = views_on(desk.state, call, desk.by)
    if not views or (who is None and len(views) > 1):
        advice = fact("cli-whose-advice") if views else fact("cli-rule-advice", number=call.number)
        raise Trouble("call", fact("cli-no-agreement", number=call.number), advice=advice)
    if who is None:
        return views[0]
    meant = who.strip().lower()
    found = [view for view in views if meant in (view.post.lower(), desk.state.name(view.person).lower())]
    if len(found) != 1:
        name = desk.state.name
        theirs = tuple(fact("official", name=name(view.person), post=post_fact(view.post)) for view in views)
        told = fact("cli-not-ruled", typed=who.strip()[:60], number=call.number)
        raise Trouble("call", told, advice=fact("cli-expected", choices=theirs))
    return found[0]


def _after(desk: Desk, call: RefereeCall) -> list[Message]:
    """How far a call is; while it is open, every ruling on it, for the official who decides now."""
    return [*rulings_told(desk.state, call), _stands(desk, call), *_ways_out(desk, call)]


def _ways_out(desk: Desk, call: RefereeCall) -> list[Message]:
    """How this official can decide between two rulings that differ."""
    views = views_on(desk.state, call, desk.by)
    if len(views) < 2:
        return []
    whose = [shlex.quote(desk.state.name(view.person)) for view in views]
    commands = [f"meldhouse tournament ruling {call.number} --uphold {one}" for one in whose]
    return [fact("cli-uphold-one", commands=tuple(commands))]


def _due(desk: Desk, call: RefereeCall) -> Message:
    return post_fact(dispute_of(desk.state, call).course.due)


def _stands(desk: Desk, call: RefereeCall) -> Message:
    """The state of a call, in a sentence."""
    if not call.answered_by:
        return fact("event-ruling-due", due=_due(desk, call))
    if (final := final_line(desk.state, call)) is not None:
        return final
    if may_appeal(desk.state, call):
        return fact("cli-may-appeal", number=call.number)
    return fact("cli-ruled-on")


def _list(desk: Desk, *, as_json: bool) -> None:
    calls = desk.state.calls
    if as_json:
        print_json({"tournament": desk.id, "calls": [_as_json(desk, call) for call in calls]})
        return
    page, say = Page(), desk.say
    for call in calls:
        at = round_title(desk.state.rounds[call.round - 1])
        page.heading(say(fact("cli-call-head", number=call.number, round=at, table=call.table)))
        page.line(call.about or say(fact("event-call-no-reason")), indent=2)
        if call.answered_by:
            page.line(say(_ruled(desk, call)), indent=2)
        if (appeal := appeal_line(desk.state, call)) is not None:
            page.line(say(appeal), indent=2)
        for one in rulings_told(desk.state, call):
            page.bullet(say(one))
        for line in (_stands(desk, call), *_ways_out(desk, call)):
            page.line(say(line), indent=2)
    if not calls:
        page.line(say(fact("cli-no-calls")))


def _ruled(desk: Desk, call: RefereeCall) -> Message:
    """What was decided, and by whom."""
    official = by_whom(desk.state, call)
    if official is None:
        return written(call.ruling)
    if call.clause:
        return fact("ruling-told-by", official=official, decision=call.ruling, clause=call.clause)
    return fact("ruling-told", official=official, decision=call.ruling)


def _as_json(desk: Desk, call: RefereeCall) -> dict[str, Any]:
    course = dispute_of(desk.state, call).course
    return {
        "call": call.number,
        "round": call.round,
        "table": call.table,
        "about": call.about,
        "by": desk.state.name(call.by),
        "ruling": call.ruling or None,
        "clause": call.clause or None,
        "answered": bool(call.answered_by),
        "final": is_final(desk.state, call),
        "waits_for": None if call.answered_by else course.due,
        "rulings": [
            {"post": one.post, "by": desk.state.name(one.ruled.person), "ruling": one.ruled.decision,
             "clause": one.ruled.clause}
            for one in course.opinions
        ],
    }  # fmt: skip
