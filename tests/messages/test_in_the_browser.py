"""A browser says every message as Python does: the whole page for readers, through @fluent/bundle in Chromium."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meldhouse.messages import LANGUAGES, Message, Voice, browser_catalogue, fact, written
from meldhouse.messages.catalogue import HOME
from meldhouse.web.assets import FOLDER

sys.path += [str(Path(__file__).parent), str(Path(__file__).parents[1] / "web")]
from browsing import LACKING
from test_rendered import KNOWN, filled, words_of
from windows import window

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

WHO = {"names": {"N": "Ann", "S": "Inés"}, "you": "N"}
HERE = "https://table.test"
SAYS = """async ([language, sent]) => {
  const { Voice, catalogue } = await import("/messages.js");
  const words = await catalogue("table", language);
  const voices = new Map();
  const voice = (how) => {
    const key = JSON.stringify(how);
    if (!voices.has(key)) voices.set(key, new Voice(words, { language, ...how }));
    return voices.get(key);
  };
  const said = JSON.parse(sent).map(([message, how]) => {
    try {
      return voice(how).say(message);
    } catch (problem) {
      return String(problem);
    }
  });
  return JSON.stringify(said);
}"""

MORE: list[tuple[str, Any]] = [
    ("{ $x }", -1250),
    ("{ $x }", 1234567),
    ("{ $x }", ""),
    ('{ NUMBER($x, signed: "yes") }', 1030),
    ('{ NUMBER($x, signed: "yes") }', 0),
    *(("{ ORDINAL($x) }", number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111, 1002)),
    *(("{ MONEY($x) }", cents) for cents in (0, 5, 250, -250, 125_000, 123_456_789)),
    *((f'{{ DATE($x, style: "{style}") }}', "2026-03-08") for style in ("short", "medium", "long", "full")),
    *(("{ TIME($x) }", time) for time in ("00:00", "09:07", "12:00", "15:05", "23:59")),
    *(("{ LIST($x) }", last) for last in (("Ann",), ("Ann", "Ione"), ("Ann", "Hiedra"), ("Ann", "Hilda", "Bob"))),
    *(('{ LIST($x, style: "or") }', last) for last in ((7, 8), (1, 11), (1, 110), ("Ann", "Olga"), (1, 2, 3))),
    ('{ LIST($x, style: "plain") }', ("Ann", "Inés")),
    ("{ LIST($x) }", (fact("seat", seat="N"), written("Ann"), -3)),
    ("{ PIECES($x) }", ("AS", "TH", "9D", "6-6", "5-0")),
    ("{ PIECES($x) }", "QC"),
    ('{ TRUMP($x, style: "or") }', ("S", "0", "doubles")),
    ('{ PIECES($x, style: "or") }', ("AS", "TH")),
    ('{ SEATS($x, style: "or") }', ("E", "S")),
    *(("{ TRUMP($x) }", trump) for trump in ("S", "0", "6", "doubles", "follow-me")),
    *(("{ SEATS($x) }", seats) for seats in ("E", ("N", "E", "S", "W"))),
    *(("{ SIDE($x) }", side) for side in ("NS", "EW", "N")),
    ("{ WHO($x) ->\n    [you] You\n   *[other] Others\n }", "N"),
    *(
        ("{ WHO($x) ->\n    [you] You\n    [us] We\n    [them] They\n   *[other] Others\n }", who)
        for who in ("N", "S", "NS", "EW")
    ),
    ('{ LIST($x, style: "sentences") }', (written("One."), written("Two."))),
    ("{ $x ->\n    [0] none\n    [one] one\n   *[other] more\n }", 0),
    ("{ $x ->\n    [0] none\n    [one] one\n   *[other] more\n }", 1),
    ("{ $x }", written("<b>{ $x }</b>")),
]
"""What a message can do, beside what the messages on the page for readers do."""


def everything() -> list[tuple[Message, dict[str, Any]]]:
    found = [
        (message, {"words": words})
        for id in KNOWN
        if not id.startswith("-")
        for message in filled(id)
        for words in words_of(id)
    ]
    found += [(Message(f"more-{at}", {"x": x}), {"words": {"trick": "stich"}}) for at, (_, x) in enumerate(MORE)]
    found += [(message, {**how, **more}) for message, how in found for more in (WHO, {"region": "MX"})]
    return [(message, {**how, "spoken": spoken}) for message, how in found for spoken in (False, True)]


def file(path: str, own: str) -> tuple[str, str]:
    """What is at an address: an empty page, a script, or everything that a language says."""
    if path == "/":
        return "text/html", "<!doctype html>"
    if not path.startswith("/messages/"):
        return "text/javascript", (FOLDER / path[1:]).read_text("utf-8")
    language = Path(path).parent.name
    return "text/plain", browser_catalogue(language, tuple(one.stem for one in (HOME / language).glob("*.ftl"))) + own


def test_a_browser_says_everything_as_python_does(tmp_path: Path, browser: Any):
    own = "".join(f"more-{at} = {pattern}\n" for at, (pattern, _) in enumerate(MORE))
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "own.ftl").write_text(own, "utf-8")

    def answer(route: Any) -> None:
        kind, text = file(route.request.url.removeprefix(HERE), own)
        route.fulfill(body=text, content_type=f"{kind}; charset=utf-8")

    said = everything()
    sent = msgspec.json.encode(said).decode()
    with window(browser, is_kept=False) as page:
        page.route("**/*", answer)
        page.goto(f"{HERE}/")
        heard = {language: json.loads(page.evaluate(SAYS, [language, sent])) for language in LANGUAGES}
    for language, found in heard.items():
        ways = {str(how): how for _, how in said}
        voices = {key: Voice(language=language, own=tmp_path, **how) for key, how in ways.items()}
        told = [voices[str(how)].say(message) for message, how in said]
        differ = [(said[at], *both) for at, both in enumerate(zip(told, found, strict=True)) if both[0] != both[1]]
        assert differ == [], f"{len(differ)} of {len(said)} in {language}"
