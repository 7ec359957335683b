"""What the README and the pages of docs/ show is what happens."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from meldhouse import book_names, load_book, loads_book
from meldhouse.envs import Layout, Numbering
from meldhouse.envs.layout import DECISIONS
from meldhouse.game.records.grammar import read_action
from meldhouse.game.records.orders import read_event, write_event
from meldhouse.players.deeds.numbering import KINDS
from meldhouse.rulebooks.schema import RULES, Book
from meldhouse.solver.perft.table import SHELF

ROOT = Path(__file__).parent.parent
RESEARCH = ROOT / "docs/research.md"


def fenced(page: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda page: page.name)
def test_no_page_holds_both_sides_of_a_merge(page: Path):
    assert not re.search(r"^(<{7}|>{7}) ", page.read_text("utf-8"), re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """What a link into a page may name: its headings, as they are written in addresses."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    heads = [re.sub(r"[`*]", "", head).lower() for head in re.findall(r"^#+ (.+)$", text, re.MULTILINE)]
    return {re.sub(r"[^\w\- ]", "", head).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path):
    for path, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", page.read_text("utf-8")):
        to = (page.parent / path).resolve() if path else page
        assert to.exists(), path
        assert not anchor or anchor in anchors(to), f"{path}#{anchor}"


def test_the_examples_of_the_readme_are_true():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 5
    assert found.failed == 0


PAGES = [("batches", 5), ("learning", 9), ("library", 30), ("messages", 4), ("prints", 12)]


@pytest.mark.parametrize(("page", "least"), PAGES)
def test_the_examples_of_a_page_are_true(page: str, least: int):
    found = doctest.testfile(str(ROOT / f"docs/{page}.md"), module_relative=False)
    assert found.attempted >= least
    assert found.failed == 0


def test_what_the_library_offers_is_where_its_page_says():
    """A module is named once in a line; the names behind it are its own."""
    named = 0
    for line in (ROOT / "docs/library.md").read_text("utf-8").split("|---|---|")[1].split("\n\n")[0].splitlines():
        module = None
        for word in re.findall(r"`([\w.]+)`", line):
            if word.startswith("meldhouse"):
                module = import_module(word)
            else:
                assert hasattr(module, word), (word, line)
                named += 1
    assert named > 30


def test_the_examples_for_researchers_are_true():
    found = doctest.testfile(str(RESEARCH), module_relative=False)
    assert found.attempted >= 40
    assert found.failed == 0


def test_the_page_for_researchers_has_the_sizes_of_every_book():
    told = {}
    for line in re.findall(r"^\| (`.*) \|$", RESEARCH.read_text("utf-8"), re.MULTILINE):
        if sizes := re.fullmatch(r"(.*) \| (\d+) \| (\d+)", line):
            told |= dict.fromkeys(re.findall(r"`([^`]+)`", sizes[1]), (int(sizes[2]), int(sizes[3])))
    numbers = {name: Numbering(load_book(name)) for name in book_names()}
    assert told == {name: (len(these), Layout(these).size) for name, these in numbers.items()}


def test_every_action_and_every_part_of_an_observation_is_on_the_page_for_researchers():
    named = set(re.findall(r"`([a-z_-]+)`", RESEARCH.read_text("utf-8")))
    assert named >= set(KINDS)
    assert named >= {name for book in book_names() for name in parts_of(load_book(book))}
    assert ", ".join(DECISIONS) in RESEARCH.read_text("utf-8")


def parts_of(book):
    return {name.rpartition(".")[2] for name in Layout(Numbering(book)).slices}


def test_the_readme_has_exactly_two_commands_for_a_fresh_machine():
    section = (ROOT / "README.md").read_text("utf-8").split("## Two commands")[1].split("\n## ")[0]
    assert re.findall(r"^    (make \w+)", section, re.MULTILINE) == ["make run", "make test"]


def test_every_house_is_in_the_readme():
    text = (ROOT / "README.md").read_text("utf-8")
    for name in ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "n42pa", "bend", "bend.3"):
        assert f"`{name}`" in text


def test_the_club_of_the_page_on_rulebooks_can_be_played():
    first, clauses, points = fenced("docs/rulebooks.md", "toml")
    club = loads_book(first + clauses)
    assert (club.auction.minimum, club.match.target) == (20, 200)
    assert club.cite("bid-minimum") == "OAK-1"
    assert club.tricks == load_book("st-hilary").tricks
    assert loads_book(points).points_in_play == loads_book(points).auction.maximum == 42


@pytest.mark.parametrize("section", [*RULES, "words", "cites"])
def test_every_section_of_a_book_is_on_the_page(section):
    assert f"`[{section}]`" in (ROOT / "docs/rulebooks.md").read_text("utf-8")
    assert section in Book.__struct_fields__


def test_every_saying_on_the_page_on_records_is_understood():
    table = (ROOT / "docs/records.md").read_text("utf-8").split("| said | meaning |")[1]
    sayings = re.findall(r"`([NESW] [^`…]+)`", table)
    assert len(sayings) > 20
    for saying in sayings:
        assert read_action(saying).seat in "NESW"


def test_every_action_in_the_record_on_the_page_is_understood():
    text, _ = fenced("docs/records.md")
    actions = [line for line in text.splitlines() if re.match(r"[NESW] \w", line)]
    assert len(actions) >= 10
    for line in actions:
        assert read_action(line).seat == line[0]


def test_every_line_of_the_referee_on_the_page_is_read_and_written_so():
    _, text = fenced("docs/records.md")
    lines = text.splitlines()
    assert len(lines) >= 15
    for line in lines:
        assert line.startswith(("! ", "referee: "))
        assert write_event(read_event(line), refereed=True) == line


def test_the_position_on_the_page_on_the_solver_is_one_of_the_table():
    (line,) = [block for block in fenced("docs/solver.md") if " | N: " in block]
    assert line in (SHELF / "npa.txt").read_text("utf-8")
