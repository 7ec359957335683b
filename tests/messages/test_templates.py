"""Templates say what stands in the catalogues, and have no words of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

import meldhouse.web
from meldhouse.messages.checking import call_faults

TEMPLATES = Path(meldhouse.web.__file__).parent / "templates"
FILES = {str(path.relative_to(TEMPLATES)): path for path in sorted(TEMPLATES.rglob("*.html"))}

READ = ("alt", "aria-label", "aria-description", "content", "label", "placeholder", "title")
"""Attributes that people read or hear."""
WORD = re.compile(r"[^\W\d_]{2,}|\b[Ia]\b")
SENTENCE = re.compile(r"^[A-Z][a-z]+$|^(?!button |row-button).*[^\W\d_]{2,}[,.;:?!]? +[^\W\d_]+")
"""In what is not text of the page itself: a word with a capital, or two words in a row."""
NOT_WORDS = re.compile(r"Meldhouse|[A-Z]{4}(?:-[A-Z]{4})+|width=device-width.*|utf-8|#[0-9a-f]{6}|[a-z-]+=\"[^\"]*\"")


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in READ and value]
        if tag in ("code", "kbd"):
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.inside and self.inside[-1] == tag:
            self.inside.pop()

    def handle_data(self, data: str) -> None:
        if not self.inside:
            self.found.append(data)


def words(source: str) -> Iterator[str]:
    """What a template says by itself, outside and inside of its braces."""
    environment = Environment()
    texts = _Texts()
    parts = [(kind, text) for _, kind, text in environment.lex(source) if kind in ("data", "variable_begin")]
    texts.feed("".join(text if kind == "data" else "\0" for kind, text in parts))
    texts.close()
    yield from (text.strip("\0 \n") for text in texts.found if WORD.search(NOT_WORDS.sub("", text)))
    tree = environment.parse(source)
    asked = {id(one) for node in tree.find_all(nodes.Compare) for one in node.find_all(nodes.Const)}
    for one in tree.find_all(nodes.Const):
        if id(one) not in asked and isinstance(one.value, str) and SENTENCE.search(one.value):
            yield one.value


@pytest.mark.parametrize("file", FILES)
def test_a_template_has_no_words_of_its_own(file: str):
    assert list(words(FILES[file].read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>You have {{ n }} cards.</p>", ["You have \0 cards."]),
        ('<p>{{ t("lobby-cards", n=n) }}</p>', []),
        ('<a aria-label="Seats" class="free seat">{{ seat }}</a>', ["Seats"]),
        ('{{ "Sit down" if free else "Watch" }}', ["Sit down", "Watch"]),
        ("{# Why it is so. #}{% if name == 'club' %}·{% endif %}", []),
        ("<kbd>Tab</kbd> <code>meldhouse verify</code>", []),
        ("{{ heading }} · Meldhouse", []),
    ],
)
def test_words_are_known_when_they_are_seen(source: str, found: list[str]):
    assert list(words(source)) == found


def home(tmp_path: Path, said: str) -> Path:
    for language in ("en", "es"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "one.ftl").write_text(f"# $bid (number)\nmade = {said}\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("template", "said", "fault"),
    [
        ('{{ t("made", bid=3) }}', "Made { $bid }", None),
        ('{{ rich("made", bid=3) }}', "Made <b>{ $bid }</b>", None),
        ('{% if x %}{{ t("made", bid=3) }}{% endif %}', "Made { $bid }", None),
        ('\n{{ t("lost", bid=3) }}', "Made { $bid }", "one.html:2: lost is in no catalogue"),
        ('{{ t("lost" if x else "made", bid=3) }}', "Made { $bid }", "one.html:1: lost is in no catalogue"),
        ('{{ t("made") }}', "Made { $bid }", "one.html:1: made is given [], needs ['bid']"),
        (
            "{{ t(id) }}",
            "Made { $bid }",
            "one.html:1: the id and the names of the facts have to stand there, to be checked",
        ),
        ('{{ t("made", bid=3) }}', "Made <b>{ $bid }</b>", "one.html:1: made has marks, which only rich() shows"),
        ('{{ rich("made", bid=3) }}', "Made { $bid }", "one.html:1: made has no marks: say it with t()"),
    ],
)
def test_what_a_template_says_is_held_to_the_catalogue(tmp_path: Path, template: str, said: str, fault: str | None):
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "one.html").write_text(template, "utf-8")
    found = call_faults(tmp_path / "code", home(tmp_path, said))
    assert (fault in found) if fault else found == []
