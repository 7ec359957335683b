"""Every message as people read it, in every language: one page to skim, tests/golden/messages.txt.

A message is filled in with an example of each kind, and once for each code or number that it chooses by. Whoever
changes a wording writes the page again, and looks at what has changed:

    .venv/bin/python tests/messages/test_rendered.py > tests/golden/messages.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meldhouse.messages import LANGUAGES, Message, Voice, written
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import Said, read
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

SAMPLES: dict[str, Any] = {
    "number": 25,
    "bid": 60,
    "text": "“as somebody wrote it”",
    "name": "Ann",
    "message": written("…"),
    "seat": "N",
    "side": "NS",
    "piece": "AS",
    "trump": "H",
    "money": 250,
    "date": "2026-11-18",
    "time": "15:05",
}
LISTS = {"number": (1, 3, 4), "name": ("Ann", "Bob", "Cleo"), "seat": ("N", "E"), "piece": ("AS", "TH")}


def sample(kind: str) -> Any:
    one = kind.removeprefix("list of ")
    return SAMPLES[one] if one == kind else LISTS.get(one) or (SAMPLES[one], SAMPLES[one])


def kinds_and_keys(id: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    said: Said = KNOWN[id]
    keys = {name: list(found) for name, found in said.keys.items()}
    for other in said.refers:
        if not other.startswith("-"):
            for name, found in kinds_and_keys(other)[1].items():
                keys.setdefault(name, []).extend(one for one in found if one not in keys[name])
    return said.kinds, keys


def values(kind: str, keys: list[str], at: int) -> list[Any]:
    """One value for each way a message can go. Every number is another one, so that they can be told apart."""
    if kind in ("code", "trump") and keys:
        return [int(key) if key.isdecimal() else key for key in keys]
    if kind == "number":
        exact = [int(key) for key in keys if key.isdecimal()]
        ordinals = [1, 2, 3] if "two" in keys else [1] if "one" in keys else []
        return list(dict.fromkeys([*exact, *ordinals, *([] if exact and "other" not in keys else [20 + 5 * at])]))
    if kind.startswith("list of ") and keys:
        several = sample(kind)
        return [*([()] if "0" in keys else []), several[:1], several[:2]]
    return [sample(kind)]


def examples(id: str) -> Iterator[dict[str, Any]]:
    """One for each way the message can go, one fact changing at a time."""
    if id in CLAUSES:
        yield CLAUSES[id]
        return
    kinds, keys = kinds_and_keys(id)
    every = {name: values(kind, keys.get(name, []), at) for at, (name, kind) in enumerate(kinds.items())}
    base = {name: found[-1] if kinds[name] == "number" else found[0] for name, found in every.items()}
    told = [base]
    for name, found in every.items():
        told += [{**base, name: value} for value in found]
    yield from [one for at, one in enumerate(told) if one not in told[:at]]


def words_of(id: str) -> list[dict[str, str]]:
    """The usual words, and each other word that a club may have for something in this message."""
    terms = {one for one in KNOWN[id].refers if one.startswith("-")}
    own = [(term, other) for term in sorted(terms) for other in KNOWN if other.startswith(f"{term}-")]
    return [{}, *({term[1:]: other.removeprefix(f"{term}-")} for term, other in own)]


def rendered(id: str) -> Iterator[str]:
    """What a message says, language by language; aloud only where that differs."""
    yield id
    for language in LANGUAGES:
        said: dict[str, str] = {}
        for args in examples(id):
            message = Message(id, args)
            for words in words_of(id):
                seen = Voice(language=language, words=words).say(message)
                heard = Voice(language=language, words=words, spoken=True).say(message)
                said[seen] = said.get(seen) or (heard if heard != seen else "")
        for seen, heard in said.items():
            yield f"  {language}  {seen}" + (f"  ({heard})" if heard else "")


def page() -> str:
    ids = [id for id in KNOWN if not id.startswith("-")]
    return "".join("\n".join(rendered(id)) + "\n\n" for id in ids)


def test_every_message_reads_as_on_the_page_for_readers():
    assert page() == GOLDEN.read_text("utf-8")


@pytest.mark.parametrize("id", [id for id in KNOWN if not id.startswith("-")])
def test_no_language_leaves_a_gap(id: str):
    for line in list(rendered(id))[1:]:
        text = line[6:]
        assert text.strip()
        assert "  " not in text.replace("  (", "")
        assert "{" not in text


if __name__ == "__main__":
    print(page(), end="")
