"""What must hold for every page that is printed, whatever is on it."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import printed
import pytest

from meldhouse.tournament.prints import (
    PAPERS,
    BracketList,
    CardRound,
    Heading,
    NameTag,
    Paper,
    PenaltySlip,
    PersonalCard,
    PrizeList,
    Receipt,
    ScoreSheet,
    SeatingChart,
    Standings,
    TableCard,
    print_job,
)

SAMPLES = printed.samples()
KINDS = (
    *(ScoreSheet, PersonalCard, TableCard, SeatingChart, NameTag),
    *(PenaltySlip, Standings, BracketList, PrizeList, Receipt),
)


def printed_on(paper: Paper, readers: str = "en") -> dict[str, bytes]:
    voices = printed.READERS[readers]
    return {name: print_job(heading, things, paper=paper, voices=voices) for name, (heading, things) in SAMPLES.items()}


@pytest.fixture(scope="module")
def letter() -> dict[str, bytes]:
    return printed_on("letter")


@pytest.fixture(scope="module", params=[*(("letter", one) for one in printed.READERS), ("a4", "en"), ("a4", "both")])
def jobs(request) -> dict[str, bytes]:
    return printed_on(*request.param)


def test_there_is_a_sample_of_every_kind():
    assert {type(thing) for _, things in SAMPLES.values() for thing in things} == set(KINDS)


def test_nothing_comes_near_the_edge_of_a_page(jobs):
    for name, pdf in jobs.items():
        for page in printed.pictures(pdf, 1):
            edge = round(5 * 72 / 25.4)
            page.paste(255, (edge, edge, page.width - edge, page.height - edge))
            assert page.getextrema() == (255, 255), f"something is drawn in the margin of {name}"


def test_no_words_lie_on_others_however_long_the_names(jobs):
    for name, pdf in jobs.items():
        for page in printed.words(pdf):
            for one, two in combinations(page, 2):
                wide = min(one.right, two.right) - max(one.left, two.left)
                high = min(one.bottom, two.bottom) - max(one.top, two.top)
                assert min(wide, high) < 0.1, f"“{one.text}” and “{two.text}” overlap in {name}"


def test_no_line_runs_through_words_and_none_is_cut(jobs):
    for name, pdf in jobs.items():
        for page, upright in zip(printed.words(pdf), printed.lines(pdf), strict=True):
            for word in page:
                assert "…" not in word.text, f"“{word.text}” is cut in {name}"
                for x, top, bottom in upright:
                    inside = word.left + 0.2 < x < word.right - 0.2
                    high = min(word.bottom, bottom) - max(word.top, top)
                    assert not inside or high < 0.5, f"a line runs through “{word.text}” in {name}"


@pytest.mark.parametrize("readers", ["both", "both-es"])
def test_two_languages_are_both_there_and_names_stand_once(letter, readers):
    """Every word of the one language is on the paper of both, and every word of the other."""
    spanish, both = printed_on("letter", "es"), printed_on("letter", readers)
    for name, pdf in both.items():
        found = {word for page in printed.texts(pdf) for word in page.split()}
        for alone in (letter[name], spanish[name]):
            lacking = {word for page in printed.texts(alone) for word in page.split()} - found
            short = {"marks", "2m"}  # where the box is too small for the word
            assert {word for word in lacking - short if not word.isdigit()} == set(), name
    assert printed.texts(both["receipts"])[0].count("María José Carreño Quiñones") == 1


def test_every_page_has_a_code_that_leads_to_its_live_page(letter):
    for name, (heading, things) in SAMPLES.items():
        wanted = {getattr(thing, "url", "") or heading.url for thing in things}
        read = printed.addresses(letter[name])
        assert all(read), f"a page of {name} has no code that can be read"
        assert {url for page in read for url in page} == wanted, name


def test_the_same_job_makes_the_same_file_after_whatever_else_was_printed(letter):
    for name in reversed(SAMPLES):
        assert print_job(*SAMPLES[name]) == letter[name], name


def test_type_is_large_where_names_are_not_too_long():
    heading = printed.heading_of("npa")
    rounds = (CardRound(table=2, seat="N", partner="Bob", opponents=("Cleo", "Dan Wu")),) * 4
    card = PersonalCard(name="Ann Lee", number="3", rounds=rounds, fees=True)
    things = [
        *(printed.blank(book) for book in ("npa", "mcallen", "st-hilary", "n42pa", "bend", "bend.3")),
        card,
        *(thing for name in ("slips", "receipts", "table-cards") for thing in SAMPLES[name][1]),
    ]
    for paper in PAPERS:
        small = {
            word.text: word.size for page in printed.words(print_job(heading, things, paper=paper)) for word in page
        }
        assert {text: size for text, size in small.items() if size < 12} == {}


def test_several_kinds_are_one_file_in_the_order_asked_for():
    heading = printed.heading_of("npa")
    pdf = print_job(heading, [TableCard(number=4), NameTag(name="Ann"), NameTag(name="Bob"), TableCard(number=5)])
    pages = printed.texts(pdf)
    assert len(pages) == 3
    assert "Ann" in pages[1]
    assert "Bob" in pages[1]
    assert "5" in pages[2].split()


def test_without_an_address_there_is_no_code():
    pdf = print_job(Heading(event="Open"), [TableCard(number=4)])
    assert printed.addresses(pdf) == [[]]


def test_asking_for_structs_loads_no_library_that_draws():
    code = "import sys, meldhouse.tournament.prints; print(*{'reportlab', 'segno', 'PIL'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""
