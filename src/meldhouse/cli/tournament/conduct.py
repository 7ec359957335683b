"""`tournament conduct`, `strike`, `ease` and `question`: what officials write down of people, and are asked."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.tournament.answers import answer
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.tournament.naming import person
from meldhouse.referee.conduct import breakable
from meldhouse.referee.violations import Violation
from meldhouse.tournament import acts
from meldhouse.tournament.conduct_words import eased_in_words
from meldhouse.tournament.disputes import title_held
from meldhouse.tournament.histories import Before, before, is_pointed_out
from meldhouse.tournament.violations import questions_of


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
        raise click.UsageError("Name a --clause, or say with --unlisted what no clause names, not both.")
    if (clause or unlisted) and who is None:
        raise click.UsageError("Say who it was: meldhouse tournament conduct NAME --clause …")
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
        said = [f"{desk.state.name(one)}: {_what(desk, last)}.", f"It is entry {last.number}, without points."]
        if is_pointed_out(desk.state, one, before(desk.state, one, desk.others())):
            said.append(f"{desk.state.name(one)} has been written down more than once; what follows you decide.")
        answer(desk, said, as_json=as_json, entry=last.number)


def _what(desk: Desk, entry: Violation) -> str:
    rule = desk.book.clause_table.get(entry.clause)
    told = entry.note or (desk.book.voice.say(rule.says) if rule is not None else "")
    return f"{told.rstrip('.')} ({entry.clause})" if entry.clause else told.rstrip(".")


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
    page.heading("Violations")
    for entry in entries:
        gone = "" if entry.number in standing or entry.struck else " (does not stand any more)"
        page.bullet(f"{entry.number}. {_told(desk, entry)}{gone}")
    if not entries:
        page.line("Nothing is written down.")
    for one in people:
        for line in earlier[one]:
            known = "the same account" if line.is_known else "somebody of the same name"
            page.bullet(f"Before, {line.title}: {state.name(one)}, {line.entry.note or line.entry.clause} ({known})")
    if pointed_out:
        page.line(f"More than once: {', '.join(state.name(one) for one in pointed_out)}. You decide what follows.")
    if who is None:
        page.heading("What can be written down")
        for clause in clauses:
            page.bullet(f"{clause.id}: {desk.book.voice.say(clause.says)}")


def _told(desk: Desk, entry: Violation) -> str:
    if entry.struck:
        return f"Entry {entry.corrects} did not happen: {entry.note}"
    at = f", round {entry.at.round}" if entry.at.round else ""
    points = f" {entry.points:+d}" if entry.points else ""
    instead = f"; in place of entry {entry.corrects}" if entry.corrects else ""
    return f"{desk.state.name(entry.who)}{points}{at}: {_what(desk, entry)}{instead}"


def _as_json(desk: Desk, entry: Violation, *, stands: bool) -> dict[str, Any]:
    return {
        "entry": entry.number,
        "id": entry.who,
        "name": desk.state.name(entry.who),
        "clause": entry.clause,
        "note": entry.note,
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
    return {**told, "clause": line.entry.clause, "note": line.entry.note}


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
        answer(desk, [f"{_told(desk, last)}. Entry {entry} stays to be read."], as_json=as_json, entry=last.number)


@click.command(
    "ease",
    cls=HouseCommand,
    examples=('meldhouse tournament ease Ann --clause N42-8b --reason "plays from a rack"',),
)
@click.argument("who", metavar="NAME")
@click.option("--clause", required=True)
@click.option("--reason", required=True)
@desk_options
def ease(where: Where, who: str, clause: str, reason: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        one = person(desk.state, who)
        desk.do(acts.Ease(person=one, clause=clause, reason=reason))
        made = desk.state.eased[-1]
        answer(desk, [eased_in_words(desk.state, made)], as_json=as_json)


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
            raise click.UsageError(f"Give the answer too: --answer {number} TEXT.")
        if text is None:
            _questions(desk, as_json=as_json)
        elif number is None:
            desk.do(acts.AskRule(text=text))
            asked = len(questions_of(desk.state).asked)
            answer(desk, [f"It is question {asked}."], as_json=as_json, question=asked)
        else:
            desk.do(acts.AnswerRule(question=number, text=text, clause=clause))
            answer(desk, [f"Question {number} is answered."], as_json=as_json, question=number)


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
    for row in rows:
        cited = f" ({row['clause']})" if row["clause"] else ""
        told = f"{row['answer']}{cited}" if row["answer"] is not None else "not answered yet"
        page.bullet(f"{row['question']}. {row['text']} ({row['by']}): {told}")
    if not rows:
        page.line("Nobody has asked anything.")
