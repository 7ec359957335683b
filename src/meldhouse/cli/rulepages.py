"""Rulings on the screen, and the list of what can be ruled on."""

from __future__ import annotations

from meldhouse.cli.layingdown import show_lay_down
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import house_name, voice
from meldhouse.game import Entry
from meldhouse.messages import Message, fact
from meldhouse.referee.claims import Verdict
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.groups import fate_of, groups_of
from meldhouse.referee.outcomes import whole
from meldhouse.referee.remedies import irregularities
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import mark_fact, mark_of


def show_kinds(book: Book, *, as_json: bool) -> None:
    names, groups = irregularities(book), groups_of(book)
    if as_json:
        print_json({"book": book.name, "kinds": {kind: names[kind] for kinds in groups.values() for kind in kinds}})
        return
    page = Page()
    page.title(house_name(book), "what can go wrong")
    for group, kinds in groups.items():
        page.blank()
        page.heading(group)
        page.table([Column("Kind"), Column("What happened", wrap=True)], [(kind, names[kind]) for kind in kinds])


def _signed(entry: Entry) -> str:
    return f"{entry.points:+} {entry.unit.removesuffix('s') if abs(entry.points) == 1 else entry.unit}"


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
        page.line("It is proven." if proof.proven else "It is not proven.", style="bold")
        page.line(say(whole(proof.why)), indent=2)
    if lay_down is not None:
        show_lay_down(page, book, lay_down)
    page.line(say(ruling.says), style="bold")
    for entry in ruling.entries:
        if not entry.points:
            continue
        amount = f"{entry.points / 100:+.2f} dollars" if entry.unit == "cents" else _signed(entry)
        names = say(fact("some-seats", who=entry.seats))
        page.bullet(f"{names}: {amount}. {say(entry.reason)}", note=entry.clause)
    if (fate := fate_of(ruling)) is not None:
        page.line(say(fate))
    if no_difference is not None:
        page.line(say(no_difference))
    clause = book.clause_table.get(ruling.clause or "")
    if clause is not None:
        page.blank()
        mark = mark_of(clause)
        ours = f" ({say(mark_fact(mark))})" if mark else ""
        page.line(f"{clause.id}: {say(clause.says)}{ours}")
        if clause.why is not None:
            page.line(say(clause.why), indent=2)
    for other in ruling.alternatives:
        page.line(f"Also read as: {say(other)}")
