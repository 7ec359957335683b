"""`meldhouse rule`: what the house does when something has gone wrong at a table of felt."""

from __future__ import annotations

import re
from typing import Any, get_args

import click
import msgspec

from meldhouse.cli.amounts import by_side, split_words, with_kitty
from meldhouse.cli.asking import did_you_mean, read_bid, read_pieces, read_seat, read_trump
from meldhouse.cli.files import find_book
from meldhouse.cli.jsonl import Question, answer_lines, need_book
from meldhouse.cli.layingdown import lay_down_of, stands_literally
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import print_json
from meldhouse.cli.ruleasking import ask_for_case
from meldhouse.cli.rulepages import show_kinds, show_ruling
from meldhouse.cli.ruleslip import said, slip_of
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat
from meldhouse.game.actions import Offence
from meldhouse.referee.cases import KINDS, Case
from meldhouse.referee.claims import Verdict
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.evidence import TAKEN, WITH_TRICK, rule_on_told
from meldhouse.referee.no_difference import no_difference
from meldhouse.referee.offences import offences
from meldhouse.referee.rulings import CaseError, Ruling, rule
from meldhouse.referee.told import Told
from meldhouse.referee.turns import is_of_lead, is_of_turn
from meldhouse.referee.wording import what_happened
from meldhouse.rulebooks import Book

FIELDS = (
    "kind", "by", "caller", "bid", "cards", "counts", "late", "offence", "trick", "card", "later", "trump",
    "hands", "leads", "order", "taken",
    "bidder", "contract", "dropped", "meld", "every_trick", "stands", "in_time", "said", "called", "silenced",
    "clause", "ruled", "absent", "over", "declared",
)  # fmt: skip
CALLED: tuple[str, ...] = ("scored", "next-deal")
"""How late a renege can have been called, if not during the hand."""


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
    kind = (asked.text("kind") or "").strip().lower().replace("-", "_").replace(" ", "_")
    if kind not in KINDS:
        said = f"“{kind}” is nothing that can be ruled on; " if kind else "Say what happened; "
        raise Trouble(
            "unknown-kind",
            said + (did_you_mean(kind, KINDS) if kind else "for example bid_early, piece_dropped or renege."),
            advice="“meldhouse rule BOOK --list” lists everything that can go wrong.",
        )
    try:
        case = _case(book, kind, asked)
        told = _told(book, case, asked) if kind in WITH_TRICK else None
        if told is not None:
            ruling, proof = rule_on_told(book, case, told)
            vain = no_difference(book, case, ruling, lambda other: rule_on_told(book, other, told)[0])
            return RuleAnswer(book.name, ruling, proof, no_difference=vain)
        if kind not in (*WITH_TRICK, "claim") and asked.texts("trick"):
            raise CaseError(f"A {book.words.trick} decides nothing about {what_happened(book, case)}; leave it out.")
        lay_down = lay_down_of(book, asked) if kind == "claim" else None
        if lay_down is None:
            ruling = rule(book, case)
            vain = no_difference(book, case, ruling, lambda other: rule(book, other))
            return RuleAnswer(book.name, ruling, no_difference=vain)
        verdict, taken = lay_down
        if verdict.outcome == "open":
            raise CaseError(verdict.why)
        ruling = rule(book, msgspec.structs.replace(case, stands=verdict.stands, taken=taken))
        if verdict.stands and book.claim.test != "any-card" and stands_literally(book, asked):
            literal = book.other_readings("claim-stands", "claim-test")
            others = tuple(other for other in ruling.alternatives if other not in literal)
            ruling = msgspec.structs.replace(ruling, alternatives=others)
        if case.stands not in (None, verdict.stands):
            said = f"The hands decide, and not that it was called {'good' if case.stands else 'bad'}."
            ruling = msgspec.structs.replace(ruling, text=f"{said} {ruling.text}")
        return RuleAnswer(book.name, ruling, None, verdict)
    except CaseError as problem:
        raise Trouble("bad-case", str(problem)) from None


def _told(book: Book, case: Case, asked: Question) -> Told | None:
    """The trick, if one is described; who took it, or whose turn it was, it shows by itself."""
    trick, card = read_pieces(book, asked.texts("trick")), read_pieces(book, asked.texts("card"))
    later = read_pieces(book, asked.texts("later"))
    if case.kind == "piece_touched":  # what was touched is what may be blamed
        card = case.pieces[:1] if trick else ()
        if trick and not (card and case.trump):
            raise CaseError(f"Say which {book.words.piece} was touched (--cards), and what was trump.")
    leads = asked.text("leads")
    lead_alone = bool(leads) and not trick and not card and is_of_lead(case)
    if not trick and not card and not lead_alone and (not later or case.offence == "aces"):
        return None
    told = Told(
        trick=trick,
        card=card[0] if len(card) == 1 else None,
        later=later,
        trump=case.trump,
        leads=read_seat(book, leads) if leads else None,
    )
    if lead_alone or (trick and (case.kind in TAKEN or case.offence == "taken" or is_of_turn(case, told))):
        return told
    if not trick or len(card) != 1 or not case.trump:
        raise Trouble(
            "bad-case",
            "To prove a renege, give the trick in the order it was played, the one card that is blamed, what was "
            "trump, and the cards that were held.",
            advice=f"For example: {_example(book)}",
        )
    if asked.fields.get("later") is None:
        raise Trouble(
            "bad-case",
            f"Say what is known to have been held when the {card[0].name} was played (--later): only that proves it.",
            advice=f'For example: {_example(book)}, or --later "" when the {book.words.trick}s were looked through in '
            "vain.",
        )
    return told


def _example(book: Book) -> str:
    if not book.has_meld:
        return '--trump 6 --trick "5-4 5-1 3-2 5-0" --card 3-2 --later "5-3"'
    return '--trump H --trick "10C KC JC QC" --card KC --later "AC"'


def _people(book: Book, asked: Question) -> tuple[Seat, ...]:
    named = [read_seat(book, seat) for text in asked.texts("by") for seat in split_words(text)]
    return tuple(dict.fromkeys(named))


def _case(book: Book, kind: str, asked: Question) -> Case:
    caller, trump = asked.text("caller"), asked.text("trump")
    bid, offence = asked.bid("bid"), _offence(book, asked)
    counts, kitty = with_kitty(book, asked, "counts")
    held = asked.texts("later") if offence == "aces" else ()  # no trick shows it, only what was held
    return msgspec.convert(
        {
            "kind": kind,
            "by": _people(book, asked),
            "caller": read_seat(book, caller) if caller else None,
            "bid": None if bid is None else read_bid(book, bid),
            "over": _over(book, asked),
            "pieces": (*read_pieces(book, asked.texts("cards")), *read_pieces(book, held)),
            "counts": counts,
            "kitty": kitty,
            "seconds": _seconds(asked),
            "offence": offence,
            "trump": read_trump(book, trump) if trump else None,
            "slip": slip_of(book, kind, asked),
            "has_every_trick": said(asked, "every_trick"),
            "in_vain": _found_nothing(asked, offence),
            "in_time": said(asked, "in_time"),
            "taken": by_side(asked, "taken"),
            "stands": said(asked, "stands"),
            "declared": _flag(asked, "declared"),
            "said": asked.text("said") or "",
            "called": _called(asked),
            "out_of_bidding": _flag(asked, "silenced"),
            "clause": _clause(book, asked),
            "ruled": asked.texts("ruled"),
            "absent": asked.texts("absent"),
        },
        Case,
        dec_hook=lambda _kind, value: value,
    )


def _clause(book: Book, asked: Question) -> str:
    """As the book writes it, however it was typed."""
    said = (asked.text("clause") or "").strip()
    return next((clause for clause in book.clause_table if clause.lower() == said.lower()), said)


def _over(book: Book, asked: Question) -> int | None:
    """The bid that stood; 0 where there was none."""
    over = asked.bid("over")
    if over is None:
        return None
    return 0 if str(over).strip() == "0" else read_bid(book, over, what="over")


def _found_nothing(asked: Question, offence: str | None) -> bool:
    """What he had held is told, and is nothing; the cards of a kept meld may be told for it."""
    keys = [key for key in ("later", *(["cards"] if offence == "aces" else [])) if asked.fields.get(key) is not None]
    return bool(keys) and not any(text.strip() for key in keys for text in asked.texts(key))


def _offence(book: Book, asked: Question) -> str | None:
    """What was done, in one of our words; of those that mean nothing here, the ruling tells what they are instead."""
    offence = asked.text("offence")
    if offence is not None and offence not in get_args(Offence):
        raise Trouble("bad-case", f"offence: {did_you_mean(offence, offences(book))}")
    return offence


def _called(asked: Question) -> str:
    when = asked.text("called")
    if when is not None and when not in CALLED:
        raise Trouble("bad-case", f"called: {did_you_mean(when, CALLED)}")
    return when or "during"


def _seconds(asked: Question) -> int | None:
    """“8” minutes, or “5:59”."""
    said = asked.fields.get("late")
    if said is None:
        return None
    time = re.fullmatch(r"(\d{1,3})(?::([0-5]\d))?", str(said).strip())
    if time is None:
        raise Trouble("bad-case", f"late: “{str(said)[:20]}” is no time; write minutes, such as 8 or 5:59.")
    return int(time[1]) * 60 + int(time[2] or 0)


def _flag(asked: Question, key: str) -> bool:
    return bool(said(asked, key))


@click.command(
    "rule",
    cls=HouseCommand,
    examples=(
        "meldhouse rule npa bid_early --by N --bid 62",
        'meldhouse rule npa count_end --counts "N=19 S=21"',
        'meldhouse rule st-hilary renege --by E --bidder S --contract 24 --meld "NS=20 EW=9"',
        'meldhouse rule npa renege --by S --trump H --trick "10C KC JC QC" --card KC --later AC',
        'meldhouse rule npa claim --by W --trump H --hands N="KC" --hands E="QS" --hands S="KS" --hands W="QC"',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("kind", metavar="[WHAT]", required=False)
@click.option("--list", "listed", is_flag=True, help="List everything that can go wrong.")
@click.option("--by", multiple=True, metavar="SEAT", help="Who did it; more than once, or “N S”.")
@click.option("--caller", metavar="SEAT", help="Who called it.")
@click.option("--bid", metavar="N", help="The bid that was made wrongly.")
@click.option("--over", metavar="N", help="The bid that stood before it; 0 for none.")
@click.option("--cards", metavar="CARDS", help="The pieces concerned.")
@click.option("--counts", metavar="COUNTS", help="How many pieces each player had: “N=19 S=21”, “kitty=4”.")
@click.option("--late", metavar="TIME", help="How late a player came: 8, or 5:59.")
@click.option("--offence", metavar="WHAT", help="Of a renege: what was done, such as follow or beat.")
@click.option("--declared", is_flag=True, help="Of a renege: an official has declared it one.")
@click.option("--said", metavar="WORDS", help="The words in which a renege was called.")
@click.option("--called", metavar="WHEN", help="How late it was called or noticed: scored, or next-deal.")
@click.option("--silenced", is_flag=True, help="The offender could not bid any more: silenced, or had passed.")
@click.option("--in-time/--too-late", default=None, help="Whether it could still be put right, or nothing was dealt.")
@click.option("--clause", metavar="ID", help="Of conduct: the clause that was broken.")
@click.option("--ruled", multiple=True, metavar="WORDS", help="Of a dispute: what an official decided; once for each.")
@click.option("--absent", multiple=True, metavar="POST", help="Of a dispute: an official who is not there.")
@click.option("--trick", metavar="CARDS", help="A trick in the order it was played, to prove a renege from.")
@click.option("--card", metavar="CARD", help="The card in it that is blamed.")
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
@click.option("--stands/--fails", default=None, help="Of a lay-down: whether it is good.")
@json_option
@jsonl_option
def command(book: str | None, kind: str | None, listed: bool, as_json: bool, jsonl: bool, **said: Any) -> None:
    """Ask what the house does when something has gone wrong.

    BOOK is a house (see “meldhouse books”) or a club's .toml file. WHAT is an irregularity, such as bid_early; without
    it you are asked, one question after the other.
    """
    usual = {"kind": kind, **{key: value for key, value in said.items() if value not in (None, (), False)}}
    usual |= {key: False for key in ("stands", "in_time") if said.get(key) is False}
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
