"""What one reads before sitting down: the house in brief, and all its rules. Both are made of the same sentences."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import Column
from meldhouse.cli.speaking import voice as voice_of
from meldhouse.cli.terminal.voice import Voice
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import describe, in_brief
from meldhouse.rulebooks.pages import Said, chapters_said


def brief(book: Book) -> Iterator[tuple[str, str]]:
    """The chief rules of the house, each chapter under its word."""
    for chapter in chapters_said(in_brief(book), voice_of(book), Said(book, None)):
        melds = ", ".join(f"{row.name[:1].lower()}{row.name[1:]} {row.values[0]}" for row in chapter.melds)
        table = [f"Each once: {melds}."] if melds else []
        yield chapter.word, " ".join([*table, *(line.text for line in chapter.lines)])


def show_brief(voice: Voice) -> None:
    book = voice.book
    voice.blank()
    title = ", ".join(filter(None, (book.title, book.form)))
    voice.say(title, style="bold", indent=0)
    rows = list(brief(book))
    if voice.plain:
        for word, sentences in rows:
            voice.say(f"{word}: {sentences}")
    else:
        voice.page.table(
            [Column(""), Column("", wrap=True)], [(voice.page.text(f"{word} ", "cyan"), said) for word, said in rows]
        )
    voice.say("Type ? at any time for help, “rules” for every rule with its clause.")


def show_rules(voice: Voice) -> None:
    """Everything, with the clauses."""
    for chapter in chapters_said(describe(voice.book), voice_of(voice.book), Said(voice.book, None)):
        voice.heading(chapter.title)
        for line in chapter.lines:
            voice.say(line.text, note=line.clause)
        for row in chapter.melds:
            values = " / ".join(map(str, row.values))
            voice.say(f"{row.name} ({row.pieces}): {values}", note=row.clause)
