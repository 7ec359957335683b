"""`meldhouse rule`: what the rules say when something goes wrong at a real table."""

from __future__ import annotations

from typing import Any, NamedTuple

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.jsonl import answer_lines, need_book
from meldhouse.cli.typed.rule_options import as_command, given, rule_options
from meldhouse.cli.typed.rule_questions import ask_for_case, read_kind
from meldhouse.game import ScoreEntry, seating_of
from meldhouse.game.typed.answers import Question
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.answering import Answered, answered, grounds_of, told_for_nothing
from meldhouse.referee.asking.fields import NAMES
from meldhouse.referee.asking.finding import clause_found
from meldhouse.referee.asking.groups import fate_of, group_fact, groups_of
from meldhouse.referee.asking.reading import Facts
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.rulings.outcomes import whole
from meldhouse.referee.rulings.remedies import irregularities
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import mark_fact, mark_of
from meldhouse.rulebooks.trouble import trouble_fact


class RuleAnswer(NamedTuple):
    """The answer, and the facts that were given but changed nothing."""

    book: Book
    found: Answered
    no_difference: Message | None

    @property
    def ruling(self) -> Ruling:
        return self.found.ruling


def answer(book: Book | None, asked: Question) -> RuleAnswer:
    book = need_book(book)
    words = asked.text("kind") or ""
    kind = read_kind(book, words)
    if kind == "conduct" and not asked.text("clause") and (clause := clause_found(book, words, voice(book))):
        asked = Question({**asked.fields, "clause": clause})
    try:
        found = answered(book, kind, asked)
        vain = told_for_nothing(book, kind, asked, found)
    except CaseError as problem:
        raise Trouble("bad-case", problem.message, advice=_advice(book, kind, asked), book=book) from None
    return RuleAnswer(book, found, vain)


def for_programs(book: Book | None, asked: Question) -> dict[str, Any]:
    """The facts, with the English text next to them."""
    book, found, vain = answer(book, asked)
    ruling, proof, say = found.ruling, found.proof, book.voice.say
    said = {
        "what": say(ruling.what),
        "text": say(ruling.says),
        "alternatives": [say(one) for one in ruling.alternatives],
    }
    return {
        "book": book.name,
        "ruling": msgspec.structs.asdict(ruling) | said,
        "proof": None if proof is None else msgspec.structs.asdict(proof) | {"why": say(whole(proof.why))},
        "lay_down": found.lay_down,
        "no_difference": say(vain) if vain is not None else "",
        "told_for_nothing": [one.args["fact"] for one in vain.args["told"]] if vain is not None else [],  # type: ignore[union-attr]
    }


def _advice(book: Book, kind: str, asked: Question) -> Message | str:
    """Advice to show next to an error when something may be missing."""
    if kind == "claim" and not asked.fields.get("hands"):
        return fact("cli-rule-hands-advice")
    if kind == "renege_unproven" and not asked.text("caller"):
        seating, accused = seating_of(book), Facts(book, asked)["by"] or ()
        callers = [seat for seat in seating.seats if seating.side[seat] not in {seating.side[one] for one in accused}]
        return fact("cli-rule-caller-advice", seat=callers[0]) if callers else ""
    if kind in ("renege", "late") and not asked.fields.get("by"):
        return fact("cli-rule-by-advice", seat=seating_of(book).seats[0])
    return ""


@click.command(
    "rule",
    cls=HouseCommand,
    examples=(
        "meldhouse rule n42pa bid_early --by N --bid 32",
        'meldhouse rule npa count_end --counts "N=19 S=21"',
        'meldhouse rule st-hilary renege --by E --bidder S --contract 24 --meld "NS=20 EW=9"',
        'meldhouse rule npa renege --by S --trump H --trick "10C KC JC QC" --card KC --later AC',
        'meldhouse rule npa claim --by W --trump H --hands N="KC" --hands E="QS" --hands S="KS" --hands W="QC"',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("kind", metavar="[WHAT]", required=False)
@click.option("--list", "listed", is_flag=True)
@rule_options
@json_option
@jsonl_option
def command(book: str | None, kind: str | None, listed: bool, as_json: bool, jsonl: bool, **said: Any) -> None:
    usual = {"kind": kind, **given(said)}
    if jsonl:
        answer_lines(for_programs, book=book, fields=NAMES, usual=usual)
        return
    house = find_book(required(book, "BOOK", "meldhouse rule npa bid_early --by N"))
    if listed:
        show_kinds(house, as_json=as_json)
        return
    if kind is None:
        usual = {**ask_for_case(house), **{key: value for key, value in usual.items() if value is not None}}
    try:
        if as_json:
            print_json(for_programs(house, Question(usual)))
        else:
            show_ruling(*answer(house, Question(usual)))
    except Trouble:
        if kind is None:  # so that nobody has to type all the answers again
            click.echo(voice(house).say(fact("cli-rule-again", command=as_command(house.name, usual))), err=True)
        raise


def show_kinds(book: Book, *, as_json: bool) -> None:
    groups = groups_of(book)
    if as_json:
        names = irregularities(book)
        print_json({"book": book.name, "kinds": {kind: names[kind] for kinds in groups.values() for kind in kinds}})
        return
    page, say = Page(), voice(book).say
    page.title(house_name(book), say(fact("cli-rule-list")))
    for group, kinds in groups.items():
        page.blank()
        page.heading(say(group_fact(book, group)))
        page.table(
            [Column(head("kind")), Column(head("what"), wrap=True)],
            [(kind, say(trouble_fact(kind))) for kind in kinds],
        )


def _entry(entry: ScoreEntry) -> Message:
    if entry.unit == "cents":
        return fact("cli-rule-entry-money", seats=entry.seats, amount=entry.points, why=entry.reason)
    return fact("cli-rule-entry", seats=entry.seats, points=entry.points, unit=entry.unit, why=entry.reason)


def show_ruling(book: Book, found: Answered, no_difference: Message | None) -> None:
    page, say, ruling = Page(), voice(book).say, found.ruling
    page.title(house_name(book), say(ruling.what))
    page.blank()
    for at, ground in enumerate(grounds_of(book, found)):
        if at > 1:
            page.bullet(say(ground))
        else:
            page.line(say(ground), **({"indent": 2} if at else {"style": "bold"}))
    page.line(say(ruling.says), style="bold")
    for entry in ruling.entries:
        if not entry.points:
            continue
        page.bullet(say(_entry(entry)), note=entry.clause)
    if (fate := fate_of(ruling)) is not None:
        page.line(say(fate))
    if no_difference is not None:
        page.line(say(no_difference))
    clause = book.clause_table.get(ruling.clause or "")
    if clause is not None:
        page.blank()
        mark, says = mark_of(clause), fact("cli-clause-says", id=clause.id, says=clause.says)
        if mark:
            says = fact("cli-clause-says-marked", id=clause.id, says=clause.says, mark=mark_fact(mark))
        page.line(say(says))
        if clause.why is not None:
            page.line(say(clause.why), indent=2)
    for other in ruling.alternatives:
        page.line(say(fact("cli-rule-also", reading=other)))
