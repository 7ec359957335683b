"""Every message as people read it, in every language: one page to skim, tests/golden/messages.txt.

A message is filled in with an example of each kind, and once for each code or number that it chooses by. Whoever
changes a wording writes the page again, and looks at what has changed:

    .venv/bin/python tests/messages/test_rendered.py > tests/golden/messages.txt
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from meldhouse.messages import LANGUAGES, Message, Voice
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.messages.examples import examples
from meldhouse.rulebooks import book_names, load_book

GOLDEN = Path(__file__).parent.parent / "golden/messages.txt"

KNOWN, _ = read(HOME / "en")
CLAUSES = {
    message.id: message.args
    for name in book_names()
    for clause in load_book(name).clause
    for message in (clause.says, clause.why)
    if message is not None and not clause.text
}
"""A clause has the figures of its paper, and no others."""


def filled(id: str) -> Iterable[Message]:
    return [Message(id, CLAUSES[id])] if id in CLAUSES else examples(KNOWN, id)


@cache
def other_words(term: str) -> tuple[dict[str, str], ...]:
    """What clubs may call something, beside the usual."""
    return tuple({term[1:]: other.removeprefix(f"{term}-")} for other in KNOWN if other.startswith(f"{term}-"))


def words_of(id: str) -> list[dict[str, str]]:
    """The usual words, and each other word that a club may have for something in this message."""
    terms = sorted(one for one in KNOWN[id].refers if one.startswith("-"))
    return [{}, *(words for term in terms for words in other_words(term))]


def rendered(id: str) -> Iterator[str]:
    """What a message says, language by language; aloud only where that differs."""
    yield id
    for language in LANGUAGES:
        said: dict[str, str] = {}
        for message in filled(id):
            for words in words_of(id):
                seen = Voice(language=language, words=words).say(message)
                heard = Voice(language=language, words=words, spoken=True).say(message)
                said[seen] = said.get(seen) or (heard if heard != seen else "")
        for seen, heard in said.items():
            yield f"  {language}  {seen}" + (f"  ({heard})" if heard else "")
        for part in sorted(KNOWN[id].attributes - {"spoken"}):  # help of an option
            yield f"  {language}  .{part}: {Voice(language=language).say(Message(f'{id}.{part}'))}"


@cache
def everything() -> dict[str, list[str]]:
    return {id: list(rendered(id)) for id in KNOWN if not id.startswith("-")}


def page() -> str:
    return "".join("\n".join(lines) + "\n\n" for lines in everything().values())


def test_every_message_reads_as_on_the_page_for_readers():
    assert page() == GOLDEN.read_text("utf-8"), "read the difference; docs/messages.md says how to regenerate the page"


LISTS = ("search-trouble", "search-clause")
"""Other words for something, where there are any."""


def has_gap(id: str, text: str) -> bool:
    return (not text.strip() and id not in LISTS) or "  " in text.replace("  (", "") or "{" in text


def test_no_language_leaves_a_gap():
    assert has_gap("made", "Made  it.")
    gaps = [line for id, lines in everything().items() for line in lines[1:] if has_gap(id, line[6:])]
    assert gaps == []


if __name__ == "__main__":
    print(page(), end="")
