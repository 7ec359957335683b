"""`meldhouse rule`: what the rules say when something goes wrong at a real table."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.asking_apart import ASKED_APART, about_hand, about_sheet, ask_apart
from meldhouse.cli.typed.jsonl import Question, answer_lines, need_book
from meldhouse.cli.typed.questions import ask, ask_until, confirm
from meldhouse.cli.typed.ruleanswer import answered, told_for_nothing
from meldhouse.cli.typed.rulecase import people, read_kind, read_the_rest, show_lay_down
from meldhouse.game import Entry, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.finding import clause_found, find_kinds
from meldhouse.referee.asking.groups import fate_of, group_fact, groups_of
from meldhouse.referee.cases.case import IRREGULARITIES, Case, CaseError
from meldhouse.referee.cases.offences import offences
from meldhouse.referee.claims import Verdict
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.rulings.lateness import counts_minutes
from meldhouse.referee.rulings.outcomes import whole
from meldhouse.referee.rulings.remedies import irregularities
from meldhouse.referee.rulings.ruling import Ruling, house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import mark_fact, mark_of
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact

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


def _entry(entry: Entry) -> Message:
    if entry.unit == "cents":
        return fact("cli-rule-entry-money", seats=entry.seats, amount=entry.points, why=entry.reason)
    return fact("cli-rule-entry", seats=entry.seats, points=entry.points, unit=entry.unit, why=entry.reason)


def show_ruling(
    book: Book,
    ruling: Ruling,
    proof: DescribedProof | None = None,
    lay_down: Verdict | None = None,
    *,
    no_difference: Message | None = None,
) -> None:
    page, say = Page(), voice(book).say
    page.title(house_name(book), say(ruling.what))
    page.blank()
    if proof is not None:
        page.line(say(fact("cli-rule-proven", proven=yes(proof.proven))), style="bold")
        page.line(say(whole(proof.why)), indent=2)
    if lay_down is not None:
        show_lay_down(page, book, lay_down)
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


WITH_BID = ("bid_early", "bid_wrong", "bid_changed", "bid_passed", "bid_unready")
WITH_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end", "pass_count")
WITH_CARDS = (
    "lead_unready", "lead_early", "play_early", "piece_dropped", "piece_shown", "piece_touched", "two_pieces",
    "trump_unnamed", "aces_exposed", "open_kept", "touched_kept", "redeal_called",
)  # fmt: skip
WITH_MELD = ("meld_early", "meld_late", "meld_owed_late", "meld_aces", "meld_stray")
NOBODY = ("machine_missing", "onlooker", *WITH_COUNTS, *ASKED_APART)
TOO_LATE = {"own-seen": False, "next-piece": True, "next-legal": True, "next-trick": True}
"""For each moment up to which a renege can be fixed: whether “yes” means it is too late."""


def ask_for_case(book: Book) -> dict[str, Any]:
    """Ask what happened, as far as the ruling needs it."""
    page = Page()
    page.title(house_name(book), say(fact("cli-ask-what")))
    kind, words = _kind(book, page)
    case: dict[str, Any] = {"kind": kind}
    people = _seats(book)
    if kind in WITH_COUNTS:
        case["counts"] = ask(fact("cli-ask-counts", example=_example(book)))
    elif kind == "renege_unproven":
        case["caller"] = ask(fact("cli-ask-caller", seats=people))
    elif kind not in NOBODY:
        case["by"] = (ask(fact("cli-ask-who", seats=people)),)
    if kind in WITH_BID:
        case["bid"] = ask(fact("cli-ask-bid"))
    if kind == "bid_wrong":
        case["over"] = ask(fact("cli-ask-over"), default="")
    if kind in (*WITH_CARDS, *WITH_MELD):
        many = "one" if kind in WITH_CARDS else "many"
        case["cards"] = ask(fact("cli-ask-pieces", many=many), book, default="")
    if kind in WITH_MELD and case["cards"]:
        case["trump"] = ask(fact("cli-ask-trump-yet"), default="")
    if kind == "contract_wrong":
        case.update(_about_contract(book))
    if kind == "conduct":
        case["clause"] = _clause(book, words)
    if kind == "meld_value":
        case.update(about_sheet(book, kind))
    if kind == "late" and counts_minutes(book):
        case["late"] = ask(fact("cli-ask-late"))
    if kind == "claim" and book.claim.by != "nobody":
        case.update(_about_claim(book))
    elif kind in ("renege", "renege_unproven"):
        case.update(_about_renege(book, kind))
    elif kind in ASKED_APART:
        case.update(ask_apart(book, kind))
    elif _costs_a_hand(book, kind):
        case.update(about_hand(book))
    page.blank()
    return {key: value for key, value in case.items() if value not in ("", ())}


def _kind(book: Book, page: Page) -> tuple[str, str]:
    """Read a chapter number and then a case number, or a name, or search words. Returns the last words, too."""
    groups = groups_of(book)
    for number, group in enumerate(groups, start=1):
        page.line(f"{number:2}  {say(group_fact(book, group), book)}")
    kinds, words = _choice(book, fact("cli-ask-about", last=len(groups)), groups)
    while len(kinds) > 1:
        page.blank()
        for number, kind in enumerate(kinds, start=1):
            page.line(f"{number:2}  {say(trouble_fact(kind), book)}")
        asked = fact("cli-ask-which", last=len(kinds))
        kinds, said = _choice(book, asked, {kind: (kind,) for kind in kinds})
        words = said or words
    return kinds[0], words


def _clause(book: Book, words: str) -> str:
    """Which clause was broken, unless the search words already name one."""
    meant = clause_found(book, words, voice(book))
    return ask(fact("cli-ask-clause-or", clause=meant) if meant else fact("cli-ask-clause"), default=meant)


def _choice(book: Book, question: Message, choices: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], str]:
    """The kinds meant by a list number or by words, and those words."""
    last = len(choices)

    def read(said: str) -> tuple[tuple[str, ...], str]:
        word = said.strip()
        if word.isdigit():
            if 1 <= int(word) <= last:
                return list(choices.values())[int(word) - 1], ""
            raise Misuse(fact("cli-type-number", last=last))
        if word and (found := find_kinds(book, word, voice(book))):
            return found, word
        raise Misuse(fact("cli-type-other", word=word[:40], last=last))

    return ask_until(question, read)


def _seats(book: Book) -> tuple[str, ...]:
    return tuple(seating_of(book).seats)


def _example(book: Book) -> str:
    one, other, hand = seating_of(book).seats[0], seating_of(book).seats[2], book.deal.hand
    return f"{one}={hand - 1} {other}={hand + 1}"


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether the answer includes points that depend on the bid: a renege, or what may turn out to be one."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    return "renege" in remedies or (kind == "count_end" and book.deal.kitty > 0)


def _about_contract(book: Book) -> dict[str, Any]:
    asked: dict[str, Any] = {"trump": ask(fact("cli-ask-named"), default="")}
    if asked["trump"] and book.trump.marriage:
        asked["marriage"] = confirm(fact("cli-ask-marriage"))
    return asked


def _about_claim(book: Book) -> dict[str, Any]:
    if not confirm(fact("cli-ask-look"), default=True):
        return {"stands": confirm(fact("cli-ask-good"))}
    asked: dict[str, Any] = {"trump": ask(fact("cli-ask-trump"))}
    asked["hands"] = tuple([f"{seat}={ask(fact('cli-ask-holds', seat=seat))}" for seat in seating_of(book).seats])
    asked["leads"] = ask(fact("cli-ask-leads", seats=_seats(book)), book)
    asked["order"] = ask(fact("cli-ask-order"), default="")
    if book.claim.test == "bid":
        asked["bidder"] = ask(fact("cli-ask-bidder"))
        asked["contract"] = ask(fact("cli-ask-contract"))
        asked["taken"] = ask(fact("cli-ask-taken"), default="")
    return {key: value for key, value in asked.items() if value != ""}


def _ask_one_of(known: Collection[str], said: str) -> str:
    if said not in known:
        raise Misuse(fact("command-one-of", value=said[:40], choices=tuple(known)))
    return said


def _about_renege(book: Book, kind: str) -> dict[str, Any]:
    asked: dict[str, Any] = {}
    if kind == "renege":
        known = offences(book)
        asked["offence"] = ask_until(fact("cli-ask-offence", choices=tuple(known)), partial(_ask_one_of, known))
        if book.renege.correct in TOO_LATE and asked["offence"] in ("follow", "beat", "trump"):
            window = book.renege.correct
            asked["in_time"] = confirm(fact("cli-ask-too-late", window=window), book) is not TOO_LATE[window]
        if asked["offence"] == "aces":
            asked["cards"] = ask(fact("cli-ask-aces"), default="")
    elif book.renege.spoils_all:
        asked["every_trick"] = confirm(fact("cli-ask-every-trick"), book)
    return {**asked, **about_hand(book)}
