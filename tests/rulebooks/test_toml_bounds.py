"""TOML that was written to do harm is refused before it is read; no rulebook comes near the bounds."""

from __future__ import annotations

import subprocess
import sys

import pytest

from meldhouse.messages import fact
from meldhouse.rulebooks import BookError, book_names, loads_book
from meldhouse.rulebooks.clubs.untrusted import Draft, judge
from meldhouse.rulebooks.loading import SHELF
from meldhouse.rulebooks.reading.bounds import DEEPEST, MOST_KEYS, Unreadable, read_toml

LARGE = 32 * 1024
HOSTILE = {
    "one dotted key": "a." * (LARGE // 2) + "a = 1",
    "one dotted header": "[" + "a." * (LARGE // 2) + "a]",
    "dotted keys in a table": "x = {" + "a." * 20 + "a = 1}",
    "dots between quoted names": '"a".' * 4000 + '"a" = 1',
    "headers, each deeper": "\n".join("[" + ".".join("a" * deep) + "]" for deep in range(1, 180)),
    "tables in tables": "a = " + "{a = " * 2000 + "1" + "}" * 2000,
    "lists in lists": "a = " + "[" * 3000,
    "settings without end": "\n".join(f"a{number} = 1" for number in range(MOST_KEYS + 1)),
    "headers without end": "[a]\n" * (MOST_KEYS + 1),
    "settings in one line": "a = {" + ", ".join(f"b{number} = 1" for number in range(MOST_KEYS)) + "}",
}
MERELY_WRONG = {
    "said twice at the end": "\n".join(f"a{number} = 1" for number in range(3000)) + "\na0 = 1",
    "a text that does not end": 'a = """' + "x" * LARGE,
    "quotation marks without end": '"' * LARGE,
    "blanks before nothing": "a" + " " * LARGE + "b",
    "a number without end": "a = " + "9" * LARGE,
    "a list left open": "\n".join(["a = ["] + ["1,"] * 3000),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_too_deep_or_too_much_is_refused_with_a_sentence(text):
    with pytest.raises(BookError) as caught:
        loads_book(text)
    (fault,) = caught.value.faults
    assert fault.message.id in ("book-too-deep", "book-too-much")


@pytest.mark.parametrize("text", [*HOSTILE.values(), *MERELY_WRONG.values()], ids=[*HOSTILE, *MERELY_WRONG])
def test_refusing_it_costs_little_memory_and_time(text):
    """Measured in a process of its own, in processor time: the worst of these took two minutes, another a gigabyte."""
    work = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_CPU, (4, 4))\n"
        "resource.setrlimit(resource.RLIMIT_AS, (256 << 20, 256 << 20))\n"
        "from meldhouse.rulebooks import BookError, loads_book\n"
        "try: loads_book(sys.stdin.read())\n"
        "except BookError as problem: print(problem)\n"
    )
    done = subprocess.run([sys.executable, "-c", work], input=text, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("book: ")


CLAUSES = [f"clauses/{one.name.removesuffix('.toml')}" for one in (SHELF / "clauses").iterdir()]


@pytest.mark.parametrize("name", [*book_names(), *CLAUSES])
def test_every_book_of_the_shelf_is_far_inside_the_bounds(name):
    text = (SHELF / f"{name}.toml").read_text("utf-8")
    assert read_toml(text)
    assert text.count("=") + text.count("[") < MOST_KEYS / 2


def test_dots_and_brackets_in_texts_numbers_and_remarks_do_not_count():
    deep = "." * 50 + "[" * 50 + "{" * 50
    lines = (f"# {deep}", f'a = "{deep}"', f"b = '{deep}'", f"c = '''\n{deep}'''", f'd = """{deep}\\""""')
    assert set(read_toml("\n".join((*lines, "e = [1.5, 2.5, 3.5]")))) == set("abcde")


def test_at_the_bounds_it_is_still_read():
    assert read_toml(".".join("a" * DEEPEST) + " = 1")
    assert read_toml("a = " + "[" * DEEPEST + "]" * DEEPEST)
    assert len(read_toml("\n".join(f"a{number} = 1" for number in range(MOST_KEYS)))) == MOST_KEYS
    for text in (".".join("a" * (DEEPEST + 1)) + " = 1", "a = " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)):
        with pytest.raises(Unreadable) as raised:
            read_toml(text)
        assert (raised.value.fault.line, raised.value.fault.message) == (1, fact("book-too-deep", levels=DEEPEST))


def test_the_line_that_is_too_deep_is_named():
    with pytest.raises(Unreadable) as raised:
        read_toml('a = 1\nb = """x"""\n' + "c." * 20 + "c = 1")
    assert raised.value.fault.line == 3


def test_a_draft_is_judged_by_the_same_bounds():
    for text in HOSTILE.values():
        assert judge(Draft(text, {"name": "ours"}, {"auction.minimum": 3})).unread
