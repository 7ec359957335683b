"""`tournament conduct`, `strike`, `ease` and `question`: officials' notes on conduct, and questions to officials."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.commands.tournament.answers import answer
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.messages import Message, fact, written
from meldhouse.referee.officials.conduct import breakable
from meldhouse.referee.officials.questions import Answered
from meldhouse.referee.officials.violations import Violation
from meldhouse.tournament import acts
from meldhouse.tournament.desk.histories import Before, before, is_pointed_out
from meldhouse.tournament.rulings.disputes import title_held
from meldhouse.tournament.rulings.violations import questions_of


@click.command(
    "conduct",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament conduct",
        "meldhouse tournament conduct Ann",
        "meldhouse tournament conduct Ann --clause NPA-4.1a",
        'meldhouse tournament conduct Ann --unlisted "taps a finger for every double"',
    ),
)
@click.argument("who", metavar="[NAME]", required=False)
@click.option("--clause", default="")
@click.option("--note", default="")
@click.option("--unlisted", default="", metavar="WHAT")
@click.option("--hand", type=Number(), default=0, metavar="N")
@click.option("--round", "number", type=Number(), metavar="N")
@desk_options
def conduct(
    where: Where,
    who: str | None,
    clause: str,
    note: str,
    unlisted: str,
    hand: int,
    number: int | None,
    as_json: bool,
) -> None:
    if clause and unlisted:
        raise Misuse(fact("cli-not-both", one="--clause", other="--unlisted"))
    if (clause or unlisted) and who is None:
        raise Misuse(fact("cli-conduct-who"))
    with at_desk(where) as desk:
        one = person(desk.state, who) if who is not None else None
        if one is None or not (clause or unlisted):
            _show(desk, one, as_json=as_json)
            return
        each = desk.state.current
        on = each.number if each is not None and each.status == "playing" else 0
        desk.do(
            acts.LogConduct(
                person=one, clause=clause, note=unlisted or note, round=on if number is None else number, hand=hand
            )
        )
        last = desk.state.violations.entries[-1]
        said = [_told(desk, last), fact("cli-note-free")]
        if is_pointed_out(desk.state, one, before(desk.state, one, desk.others())):
            said += [fact("event-conduct-again", name=desk.state.name(one)), fact("event-conduct-decide")]
        answer(desk, said, as_json=as_json, entry=last.number)


def _what(desk: Desk, entry: Violation) -> Message:
    rule = desk.book.clause_table.get(entry.clause)
    told = entry.said or (rule.says if rule is not None else written(entry.note))
    return fact("cited", says=told, clause=entry.clause) if entry.clause else told


def _show(desk: Desk, who: str | None, *, as_json: bool) -> None:
    state, others = desk.state, desk.others()
    people = [who] if who is not None else list(state.owners)
    earlier = {one: before(state, one, others) for one in people}
    pointed_out = [one for one in people if is_pointed_out(state, one, earlier[one])]
    entries = state.violations.history(who) if who is not None else state.violations.entries
    standing = {entry.number for entry in state.violations.standing}
    clauses = breakable(desk.book)
    if as_json:
        print_json(
            {
                "tournament": desk.id,
                "entries": [_as_json(desk, entry, stands=entry.number in standing) for entry in entries],
                "before": [_before_json(desk, one, line) for one in people for line in earlier[one]],
                "repeats": [{"id": one, "name": state.name(one)} for one in pointed_out],
                "conduct": [{"clause": clause.id, "text": desk.book.voice.say(clause.says)} for clause in clauses],
            }
        )
        return
    page = Page()
    say = desk.say
    page.heading(say(fact("event-violations")))
    for entry in entries:
        gone = "" if entry.number in standing or entry.struck else say(fact("event-entry-gone"))
        page.bullet(say(_told(desk, entry)), aside=gone)
    if not entries:
        page.line(say(fact("event-conduct-none")))
    if any(earlier.values()):
        page.heading(say(fact("event-conduct-earlier")))
    for one in people:
        for line in earlier[one]:
            known = fact("event-same-account") if line.is_known else fact("event-same-name")
            what = line.entry.said or written(line.entry.clause)
            told = fact("cli-note-before", event=line.title, name=state.name(one), what=what)
            page.bullet(say(told), aside=say(known))
    if pointed_out:
        page.line(say(fact("cli-noted-again", names=tuple(map(state.name, pointed_out)))))
    if who is None:
        page.heading(say(fact("cli-conduct-rules")))
        for clause in clauses:
            page.bullet(say(fact("cli-clause-says", id=clause.id, says=clause.says)))


def _told(desk: Desk, entry: Violation) -> Message:
    number, corrects = entry.number, entry.corrects or 0
    if entry.struck:
        return fact("cli-note-struck", number=number, corrects=corrects, why=entry.said or written(""))
    name, what, at = desk.state.name(entry.who), _what(desk, entry), entry.at.round or 0
    return fact("cli-note", number=number, name=name, points=entry.points, round=at, what=what, corrects=corrects)


def _note(desk: Desk, entry: Violation) -> str:
    return desk.say(entry.said) if entry.said is not None else ""


def _as_json(desk: Desk, entry: Violation, *, stands: bool) -> dict[str, Any]:
    return {
        "entry": entry.number,
        "id": entry.who,
        "name": desk.state.name(entry.who),
        "clause": entry.clause,
        "note": _note(desk, entry),
        "points": entry.points,
        "round": entry.at.round,
        "table": entry.at.table,
        "hand": entry.at.hand,
        "by": desk.state.name(entry.by.person),
        "post": title_held(desk.state, entry.by),
        "corrects": entry.corrects,
        "struck": entry.struck,
        "stands": stands,
    }


def _before_json(desk: Desk, one: str, line: Before) -> dict[str, Any]:
    told = {"id": one, "name": desk.state.name(one), "tournament": line.title, "same_account": line.is_known}
    return {**told, "clause": line.entry.clause, "note": _note(desk, line.entry)}


@click.command(
    "strike",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament strike 3 --reason "heard from the next table"',
        'meldhouse tournament strike 3 --was Bob --reason "it was his partner"',
    ),
)
@click.argument("entry", metavar="NUMBER", type=Number())
@click.option("--reason", required=True)
@click.option("--was", metavar="NAME")
@click.option("--clause", default="")
@desk_options
def strike(where: Where, entry: int, reason: str, was: str | None, clause: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        whose = person(desk.state, was) if was is not None else ""
        struck = not whose and not clause
        desk.do(acts.CorrectEntry(entry=entry, reason=reason, struck=struck, person=whose, clause=clause))
        last = desk.state.violations.entries[-1]
        answer(desk, [_told(desk, last), fact("cli-note-stays", number=entry)], as_json=as_json, entry=last.number)


@click.command(
    "question",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament question",
        'meldhouse tournament question "May I look at the last trick?" --as Ann',
        'meldhouse tournament question --answer 1 "Yes, until a card is led." --clause NPA-2.7h --as Ruth',
    ),
)
@click.argument("text", metavar="[TEXT]", required=False)
@click.option("--answer", "number", type=Number(), metavar="N")
@click.option("--clause", default="")
@desk_options
def question(where: Where, text: str | None, number: int | None, clause: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        if text is None and number is not None:
            raise Misuse(fact("cli-answer-too", number=number))
        if text is None:
            _questions(desk, as_json=as_json)
        elif number is None:
            desk.do(acts.AskRule(text=text))
            asked = len(questions_of(desk.state).asked)
            answer(desk, [fact("cli-question-number", number=asked)], as_json=as_json, question=asked)
        else:
            desk.do(acts.AnswerRule(question=number, text=text, clause=clause))
            answer(desk, [fact("cli-question-answered", number=number)], as_json=as_json, question=number)


def _questions(desk: Desk, *, as_json: bool) -> None:
    found, name = questions_of(desk.state), desk.state.name
    rows = [
        {
            "question": number,
            "by": name(asked.by),
            "text": asked.text,
            "answer": reply.text if (reply := found.answers.get(number)) is not None else None,
            "answered_by": name(reply.person) if reply is not None else None,
            "clause": reply.clause if reply is not None else None,
        }
        for number, asked in enumerate(found.asked, 1)
    ]
    if as_json:
        print_json({"tournament": desk.id, "questions": rows})
        return
    page = Page()
    for number, asked in enumerate(found.asked, 1):
        said = _answered(found.answers.get(number))
        told = fact("cli-question", number=number, question=asked.text, name=name(asked.by), answer=said)
        page.bullet(desk.say(told))
    if not rows:
        page.line(desk.say(fact("cli-no-questions")))


def _answered(reply: Answered | None) -> Message:
    if reply is None:
        return fact("question-open")
    return fact("cited", says=written(reply.text), clause=reply.clause) if reply.clause else written(reply.text)
