"""Scripts of the pages hold no words: each browser says messages, in the language of who reads."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meldhouse.web.assets import FOLDER

FILES = {str(path.relative_to(FOLDER)): path for path in sorted(FOLDER.rglob("*.js")) if "vendor" not in path.parts}

WORD = re.compile(r"\b(?!(?:nbsp|Alt)\b)[^\W\d_]{2,}")
WORDS = re.compile(
    r"[^\W\d_]{2,}[,.;:’”]* +[“]?[^\W\d_]"  # two in a row
    r"|(?:^|[ “])[^\W\d_]{2,}[,.;:]? \{\}|\{\} [^\W\d_]{2,}"  # one, and what is filled in
    r"|^[A-Z][a-z]+[.?!…]$"  # a short answer
)
MARK = re.compile(r"</?[\w{}/-]*(?:[^<>\"]|\"[^\"]*\")*>")
SAID = re.compile(r"\b(?:aria-(?:label|valuetext|description)|title|alt|placeholder|text|word|yes)=\"([^\"]*)\"")
"""What of a tag is read."""
CODED = re.compile(
    r"(?:\b(?:class|className|kind|extra|style|key|d|rel|transform|data-\w+)(?:=\$\{| = |=|: )"
    r"|\bmatchMedia\(|\b(?:find|querySelector(?:All)?|closest|matches)\??\.?\(|\bError\(|\bonce\()[^`\"]*$"
)
"""Before what browsers or programmers read: names of classes, paths, what is looked for in a page, errors."""
SELECTOR = re.compile(r"^[.#\[(]|^[a-z]+[.\[#:]|^(?:main|input|dialog)[ ,]|^use strict$|^not all$")
TYPED = re.compile("meldhouse ")
"""How a command begins: those are typed, in any language."""
FORMATS = ("table/deals.js", "table/protocol.js")
"""Where the words of a text that programs read stand, as in Python: those of a fair deal."""
WHOLE = re.compile(r"^[A-Z“{].*[.?!]$")
REGEX = re.compile(r"(?:^|[=(,:!&|?;{}\[]|return|=>)\s*$")


def literals(source: str) -> Iterator[tuple[int, str, str, str]]:
    """Each literal: where it begins, what stands before it on its line, its tag (`html` or nothing) and its text, with
    `{}` for what is filled in."""
    yield from _code(source, 0, len(source))


def _code(source: str, at: int, end: int) -> Iterator[tuple[int, str, str, str]]:
    while at < end:
        sign = source[at]
        if source.startswith("//", at):
            at = source.find("\n", at) % (end + 1)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        elif sign in "\"'":
            close = _string_end(source, at)
            yield at, _before(source, at), "", source[at + 1 : close]
            at = close + 1
        elif sign == "`":
            close, text, holes = _template(source, at)
            yield at, _before(source, at), "html" if source[:at].endswith("html") else "", text
            for start, stop in holes:
                yield from _code(source, start, stop)
            at = close + 1
        elif sign == "/" and REGEX.search(source[max(0, at - 40) : at]):
            at = _regex_end(source, at) + 1
        else:
            at += 1


def _before(source: str, at: int) -> str:
    return source[source.rfind("\n", 0, at) + 1 : at]


def _string_end(source: str, at: int) -> int:
    quote, at = source[at], at + 1
    while source[at] != quote:
        at += 2 if source[at] == "\\" else 1
    return at


def _regex_end(source: str, at: int) -> int:
    within, at = False, at + 1
    while source[at] != "/" or within:
        within = source[at] == "[" or (within and source[at] != "]")
        at += 2 if source[at] == "\\" else 1
    return at


def _template(source: str, at: int) -> tuple[int, str, list[tuple[int, int]]]:
    """Where it ends, its text, and where the code in it stands."""
    text, holes, at = "", [], at + 1
    while source[at] != "`":
        if source.startswith("${", at):
            stop = _hole_end(source, at + 2)
            holes.append((at + 2, stop))
            text, at = f"{text}{{}}", stop + 1
        else:
            size = 2 if source[at] == "\\" else 1
            text, at = text + source[at : at + size], at + size
    return at, text, holes


def _hole_end(source: str, at: int) -> int:
    depth = 0
    while depth or source[at] != "}":
        sign = source[at]
        if sign in "\"'":
            at = _string_end(source, at)
        elif sign == "`":
            at = _template(source, at)[0]
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 1
        elif sign == "/" and REGEX.search(source[max(0, at - 40) : at]):
            at = _regex_end(source, at)
        depth += (sign == "{") - (sign == "}")
        at += 1
    return at


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """What of a script somebody would read."""
    for at, before, tag, text in literals(source):
        line = source.count("\n", 0, at) + 1
        if tag == "html":
            read = [*SAID.findall(text), *(MARK.sub("\0", text).split("\0"))]
            yield from (
                (line, one.strip()) for one in read if WORD.search(one.replace("{}", "")) and not TYPED.match(one)
            )
        elif not CODED.search(before) and not SELECTOR.match(text) and WORDS.search(text):
            yield line, text


@pytest.mark.parametrize("file", FILES)
def test_a_script_has_no_words_of_its_own(file: str):
    found = sentences(FILES[file].read_text("utf-8"))
    assert [one for one in found if file not in FORMATS or WHOLE.match(one[1])] == []


CONTENT = re.compile(r"content: *\"[^\"\\]*[^\W\d_]{2}")
SHEETS = [str(path.relative_to(FOLDER)) for path in sorted(FOLDER.rglob("*.css"))]


@pytest.mark.parametrize("file", SHEETS)
def test_a_stylesheet_adds_no_words(file: str):
    """What stands before or after something is `attr(…)`, which a script has said."""
    assert CONTENT.findall((FOLDER / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("Put down.");', ["Put down."]),
        ("say(`You bid ${bid}.`);", ["You bid {}."]),
        ("say(`${name} more`);", ["{} more"]),
        ('html`<p class="soft">No score</p>`;', ["No score"]),
        ('html`<button aria-label="Close"><svg /></button>`;', ["Close"]),
        ('html`<p>${done ? "One moment…" : html`<b>Kitty</b>`}</p>`;', ["One moment…", "Kitty"]),
        ("// It is told here.\n/* And here. */", []),
        ('html`<p class=${`won taken ${at}`}>${t("moment")}</p>`;', []),
        ('const MOVES = [".dock .button", "dialog[open] p"];', []),
        ("const found = /^a b c$/.exec(text);", []),
        ("throw new Error(`no ${part} in ${language}`);", []),
        ('say(t("a-message"));', []),
    ],
)
def test_words_are_known_when_they_are_seen(source: str, found: list[str]):
    assert [text for _, text in sentences(source)] == found
