"""`meldhouse rule`: what the house does when something has gone wrong at a table of felt."""

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
from meldhouse.cli.trouble import Trouble
from meldhouse.game import seating_of
from meldhouse.referee.cases import CaseError
from meldhouse.referee.claims import Verdict
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.finding import clause_found
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book

FIELDS = (
    "kind", "by", "caller", "bid", "cards", "counts", "late", "offence", "trick", "card", "later", "trump",
    "hands", "leads", "order", "taken",
    "bidder", "contract", "dropped", "meld", "every_trick", "stands", "in_time", "said", "called", "silenced",
    "clause", "ruled", "absent", "over", "declared", "marriage",
)  # fmt: skip
OPPOSITES = {"in_time": "too_late", "stands": "fails", "marriage": "no_marriage"}
"""Two options for what a line says with true or false."""


class RuleAnswer(msgspec.Struct, frozen=True):
    """The ruling; with a trick described, also whether it proves the renege."""

    book: str
    ruling: Ruling
    proof: DescribedProof | None = None
    lay_down: Verdict | None = None
    """With the hands described, whether they are good for all the rest, and how it is broken if not."""
    no_difference: str = ""
    """What was told and changed nothing."""


def answer(book: Book | None, asked: Question) -> RuleAnswer:
    book = need_book(book)
    words = asked.text("kind") or ""
    kind = read_kind(book, words)
    if kind == "conduct" and not asked.text("clause") and (clause := clause_found(book, words)):
        asked = Question({**asked.fields, "clause": clause})
    read_the_rest(book, asked)
    try:
        found = answered(book, kind, asked)
        vain = told_for_nothing(book, kind, asked, found)
    except CaseError as problem:
        raise Trouble("bad-case", str(problem), advice=_advice(book, kind, asked)) from None
    return RuleAnswer(book.name, found.ruling, found.proof, found.lay_down, vain)


def _advice(book: Book, kind: str, asked: Question) -> str:
    """What to tell beside it, where that may be what is missing."""
    if kind == "claim" and not asked.fields.get("hands"):
        return "Give --hands and --trump, and it is found out from the hands."
    if kind == "renege_unproven" and not asked.text("caller"):
        seating, accused = seating_of(book), people(book, asked)
        callers = [seat for seat in seating.seats if seating.side[seat] not in {seating.side[one] for one in accused}]
        return f"Add --caller, such as --caller {callers[0]}; --by names the player accused." if callers else ""
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
@click.option("--list", "listed", is_flag=True, help="List everything that can go wrong here.")
@click.option("--by", multiple=True, metavar="SEAT", help="Who did it, or is accused of it; more than once, or “N S”.")
@click.option("--caller", metavar="SEAT", help="Who called it.")
@click.option("--bid", metavar="N", help="The bid that was made wrongly.")
@click.option("--over", metavar="N", help="The bid that stood before it; 0 for none.")
@click.option("--cards", metavar="CARDS", help="The pieces concerned; of aces not declared, those played.")
@click.option("--counts", metavar="COUNTS", help="How many pieces each player had: “N=19 S=21”, “kitty=4”.")
@click.option("--late", metavar="TIME", help="How late a player came: 8, or 5:59.")
@click.option("--offence", metavar="WHAT", help="Of a renege: what was done, such as follow or beat.")
@click.option("--declared", is_flag=True, help="Of a renege: an official has declared it one.")
@click.option("--said", metavar="WORDS", help="The words in which a renege was called.")
@click.option("--called", metavar="WHEN", help="How late it was called or noticed: scored, or next-deal.")
@click.option("--silenced", is_flag=True, help="The offender could not bid any more: silenced, or had passed.")
@click.option("--in-time", is_flag=True, help="It could still be put right, or nothing was dealt.")
@click.option("--too-late", is_flag=True, help="It could not be put right any more, or something was dealt.")
@click.option("--marriage", is_flag=True, help="Of a contract: the bidder holds the king and queen of that trump.")
@click.option("--no-marriage", is_flag=True, help="Of a contract: the bidder does not hold them.")
@click.option("--clause", metavar="ID", help="Of conduct: the clause that was broken.")
@click.option("--ruled", multiple=True, metavar="WORDS", help="Of a dispute: what an official decided; once for each.")
@click.option("--absent", multiple=True, metavar="POST", help="Of a dispute: an official who is not there.")
@click.option("--trick", metavar="CARDS", help="A trick in the order it was played, to prove a renege from.")
@click.option("--card", metavar="CARD", help="The card in it that is blamed; without a trick, the card concerned.")
@click.option("--later", metavar="CARDS", help="What its player is known to have held; “” for nothing.")
@click.option("--trump", metavar="TRUMP", help="What was trump.")
@click.option("--hands", multiple=True, metavar="SEAT=CARDS", help="Of a lay-down: a hand on the felt, once for each.")
@click.option("--leads", metavar="SEAT", help="Who led to the trick, or leads next (the claimant).")
@click.option("--order", metavar="CARDS", help="The order in which the claimant says he will play.")
@click.option("--taken", metavar="POINTS", help="What each side has taken so far: “NS=14 EW=0”.")
@click.option("--bidder", metavar="SEAT", help="Who had the bid, so that points can be counted.")
@click.option("--contract", metavar="N", help="What the bid was.")
@click.option("--dropped", is_flag=True, help="The dealer was given the bid.")
@click.option("--meld", metavar="POINTS", help="Each side's meld: “NS=24 EW=40”.")
@click.option("--every-trick", is_flag=True, help="The accused side had taken every trick.")
@click.option("--stands", is_flag=True, help="Of a lay-down: it is good.")
@click.option("--fails", is_flag=True, help="Of a lay-down: it is not good.")
@json_option
@jsonl_option
def command(book: str | None, kind: str | None, listed: bool, as_json: bool, jsonl: bool, **said: Any) -> None:
    """Ask what the house does when something has gone wrong.

    BOOK is a house (see “meldhouse books”) or a club's .toml file. WHAT is what happened: its name, such as bid_early,
    or words, such as “table talk”. Without it you are asked, one question after the other.
    """
    opposites = {yes: _one_of(said, yes, said.pop(no), no) for yes, no in OPPOSITES.items()}
    usual = {"kind": kind, **{key: value for key, value in said.items() if value not in (None, (), False)}}
    usual |= {key: value for key, value in opposites.items() if value is not None}
    if jsonl:
        answer_lines(answer, book=book, fields=FIELDS, usual=usual)
        return
    house = find_book(required(book, "BOOK", "meldhouse rule npa bid_early --by N"))
    if listed:
        show_kinds(house, as_json=as_json)
        return
    if kind is None:
        usual = {**ask_for_case(house), **{key: value for key, value in usual.items() if value is not None}}
    found = answer(house, Question(usual))
    if as_json:
        print_json(found)
    else:
        show_ruling(house, found.ruling, found.proof, found.lay_down, no_difference=found.no_difference)


def _one_of(said: dict[str, Any], yes: str, against: bool, no: str) -> bool | None:
    """Which of two opposites was said; nobody can mean both."""
    if said[yes] and against:
        either = " and ".join(f"--{name.replace('_', '-')}" for name in (yes, no))
        raise Trouble("bad-case", f"{either} contradict each other; leave one of them out.")
    return True if said[yes] else False if against else None
