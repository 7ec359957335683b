"""`meldhouse rule`: what the rules say when something goes wrong at a real table."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.jsonl import Question, answer_lines, need_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import print_json
from meldhouse.cli.ruleanswer import answered, told_for_nothing
from meldhouse.cli.ruleasking import ask_for_case
from meldhouse.cli.rulecase import people, read_kind, read_the_rest
from meldhouse.cli.rulepages import show_kinds, show_ruling
from meldhouse.cli.speaking import voice
from meldhouse.cli.trouble import Trouble
from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.cases.finding import clause_found
from meldhouse.referee.claims import Verdict
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.rulings.outcomes import whole
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks import Book

FIELDS = (
    "kind", "by", "caller", "bid", "cards", "counts", "late", "offence", "trick", "card", "later", "trump",
    "hands", "leads", "order", "taken",
    "bidder", "contract", "dropped", "meld", "every_trick", "stands", "in_time", "said", "called", "silenced",
    "clause", "ruled", "absent", "over", "declared", "marriage",
)  # fmt: skip
OPPOSITES = {"in_time": "too_late", "stands": "fails", "marriage": "no_marriage"}
"""A pair of options for a field that is true or false in JSON."""


class RuleAnswer(msgspec.Struct, frozen=True):
    """The ruling; if a trick was described, also whether it proves the renege."""

    book: str
    ruling: Ruling
    proof: DescribedProof | None = None
    lay_down: Verdict | None = None
    """If the hands were described: whether the claim is good, and if not, how it is broken."""
    no_difference: Message | None = None
    """Facts that were given but changed nothing."""


def answer(book: Book | None, asked: Question) -> RuleAnswer:
    book = need_book(book)
    words = asked.text("kind") or ""
    kind = read_kind(book, words)
    if kind == "conduct" and not asked.text("clause") and (clause := clause_found(book, words, voice(book))):
        asked = Question({**asked.fields, "clause": clause})
    read_the_rest(book, asked)
    try:
        found = answered(book, kind, asked)
        vain = told_for_nothing(book, kind, asked, found)
    except CaseError as problem:
        raise Trouble("bad-case", problem.message, advice=_advice(book, kind, asked), book=book) from None
    return RuleAnswer(book.name, found.ruling, found.proof, found.lay_down, vain)


def for_programs(book: Book | None, asked: Question) -> dict[str, Any]:
    """The facts, with the English text next to them."""
    found, say = answer(book, asked), need_book(book).voice.say
    ruling, proof = found.ruling, found.proof
    said = {
        "what": say(ruling.what),
        "text": say(ruling.says),
        "alternatives": [say(one) for one in ruling.alternatives],
    }
    return {
        "book": found.book,
        "ruling": msgspec.structs.asdict(ruling) | said,
        "proof": None if proof is None else msgspec.structs.asdict(proof) | {"why": say(whole(proof.why))},
        "lay_down": found.lay_down,
        "no_difference": say(vain) if (vain := found.no_difference) is not None else "",
        "told_for_nothing": [one.args["fact"] for one in vain.args["told"]] if vain is not None else [],  # type: ignore[union-attr]
    }


def _advice(book: Book, kind: str, asked: Question) -> Message | str:
    """Advice to show next to an error when something may be missing."""
    if kind == "claim" and not asked.fields.get("hands"):
        return fact("cli-rule-hands-advice")
    if kind == "renege_unproven" and not asked.text("caller"):
        seating, accused = seating_of(book), people(book, asked)
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
@click.option("--by", multiple=True, metavar="SEAT")
@click.option("--caller", metavar="SEAT")
@click.option("--bid", metavar="N")
@click.option("--over", metavar="N")
@click.option("--cards", metavar="CARDS")
@click.option("--counts", metavar="COUNTS")
@click.option("--late", metavar="TIME")
@click.option("--offence", metavar="WHAT")
@click.option("--declared", is_flag=True)
@click.option("--said", metavar="WORDS")
@click.option("--called", metavar="WHEN")
@click.option("--silenced", is_flag=True)
@click.option("--in-time", is_flag=True)
@click.option("--too-late", is_flag=True)
@click.option("--marriage", is_flag=True)
@click.option("--no-marriage", is_flag=True)
@click.option("--clause", metavar="ID")
@click.option("--ruled", multiple=True, metavar="WORDS")
@click.option("--absent", multiple=True, metavar="POST")
@click.option("--trick", metavar="CARDS")
@click.option("--card", metavar="CARD")
@click.option("--later", metavar="CARDS")
@click.option("--trump", metavar="TRUMP")
@click.option("--hands", multiple=True, metavar="SEAT=CARDS")
@click.option("--leads", metavar="SEAT")
@click.option("--order", metavar="CARDS")
@click.option("--taken", metavar="POINTS")
@click.option("--bidder", metavar="SEAT")
@click.option("--contract", metavar="N")
@click.option("--dropped", is_flag=True)
@click.option("--meld", metavar="POINTS")
@click.option("--every-trick", is_flag=True)
@click.option("--stands", is_flag=True)
@click.option("--fails", is_flag=True)
@json_option
@jsonl_option
def command(book: str | None, kind: str | None, listed: bool, as_json: bool, jsonl: bool, **said: Any) -> None:
    opposites = {yes: _one_of(said, yes, said.pop(no), no) for yes, no in OPPOSITES.items()}
    usual = {"kind": kind, **{key: value for key, value in said.items() if value not in (None, (), False)}}
    usual |= {key: value for key, value in opposites.items() if value is not None}
    if jsonl:
        answer_lines(for_programs, book=book, fields=FIELDS, usual=usual)
        return
    house = find_book(required(book, "BOOK", "meldhouse rule npa bid_early --by N"))
    if listed:
        show_kinds(house, as_json=as_json)
        return
    if kind is None:
        usual = {**ask_for_case(house), **{key: value for key, value in usual.items() if value is not None}}
    if as_json:
        print_json(for_programs(house, Question(usual)))
    else:
        found = answer(house, Question(usual))
        show_ruling(house, found.ruling, found.proof, found.lay_down, no_difference=found.no_difference)


def _one_of(said: dict[str, Any], yes: str, against: bool, no: str) -> bool | None:
    """Which of two opposite options was given; refuses both."""
    if said[yes] and against:
        one, other = (f"--{name.replace('_', '-')}" for name in (yes, no))
        raise Trouble("bad-case", fact("cli-rule-contradict", one=one, other=other))
    return True if said[yes] else False if against else None
