"""Rulings on the screen, and the list of what can be ruled on."""

from __future__ import annotations

from meldhouse.cli.layingdown import show_lay_down
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, voice
from meldhouse.game import Entry
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.groups import fate_of, group_fact, groups_of
from meldhouse.referee.claims import Verdict
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.rulings.outcomes import whole
from meldhouse.referee.rulings.remedies import irregularities
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import mark_fact, mark_of
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact


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
