"""The ruling helper asks in two steps: what happened, by chapters or by a word; then only what decides about that."""

from __future__ import annotations

import re

import pytest
from event_nights import SHEET, night_of
from visiting import OpenHouse, said as says, words

from meldhouse.referee.asking.finding import find_kinds
from meldhouse.rulebooks import load_book
from worded import words as worded


def fields(page: str) -> set[str]:
    """What the form asks for at once, without what it carries along."""
    form = page.split('id="more"')[1].split("</form>")[0].split('class="known-more"')[0]
    shown = re.findall(r'<(?:input|select)(?![^>]*type="hidden")[^>]* name="([\w-]+)"', form)
    return {name.split("-")[0] if name.startswith(("by-", "meld-", "taken-", "counts-")) else name for name in shown}


def test_what_is_asked_most_comes_first_and_everything_stands_in_chapters(house: OpenHouse):
    page = night_of(house).get("/desk/ask?table=1").text
    kinds = re.findall(r"/desk/ask\?table=1&(?:amp;)?kind=(\w+)", page)
    assert kinds[0] == "renege"
    assert page.index("Asked most") < page.index("The deal") < page.index("Reneges and claims")
    assert len(set(kinds)) > 60
    assert "<select" not in page.split("What happened?")[1].split("Rule in your own words")[0]


def test_a_word_finds_what_happened_without_any_script(house: OpenHouse):
    night = night_of(house)
    page = night.get("/desk/ask?table=1&q=revoke").text
    assert set(re.findall(r"kind=(\w+)", page)) == {"renege", "renege_unproven"}
    assert says("find-none", sought="zebra") in words(night.get("/desk/ask?q=zebra"))


@pytest.mark.parametrize("word", ["late", "shuffling machine", "no marriage", "out of turn", "misdeal", "zebra"])
def test_a_word_finds_without_any_script_what_the_terminal_finds(house: OpenHouse, word: str):
    night = night_of(house, "mcallen")
    page = night.get(f"/desk/ask?table=1&q={word}").text
    book = load_book("mcallen")
    assert set(re.findall(r"kind=(\w+)", page)) == set(find_kinds(book, word, book.voice))


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("slow", "conduct"),
        ("pause", "conduct"),
        ("handicap", "assistance"),
        ("stack", "old_trick"),
        ("knocked", "piece_dropped"),
    ],
)
def test_a_word_of_the_paper_finds_what_no_name_speaks_of(house: OpenHouse, word, kind):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    page = night.get(f"/desk/ask?table=1&q={word}").text
    assert kind in re.findall(r"kind=(\w+)", page)
    assert "data-more" in night.get("/desk/ask?table=1").text, "so that a script finds it too"


@pytest.mark.accepts("MCA-7a", "MCA-C3")
@pytest.mark.parametrize(("word", "clause"), [("counting aloud", "MCA-7a"), ("slammed", "MCA-C3")])
def test_conduct_that_a_word_has_found_has_its_clause_chosen(house: OpenHouse, word, clause):
    night = night_of(house, "mcallen")
    link = re.search(r'href="([^"]*kind=conduct[^"]*)"', night.get(f"/desk/ask?q={word}").text)
    assert link is not None
    page = night.director.get(link[1].replace("&amp;", "&")).text
    assert f'<option value="{clause}" selected>' in page


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("renege", {"by", "caller", "offence", "cards", "in-time", "called", "bidder", "contract", "trump", "meld"}),
        ("late", {"by", "late"}),
        ("count_end", {"counts"}),
        ("bid_changed", {"by", "bid", "called"}),
        ("bid_wrong", {"by", "bid", "over", "called", "bidder", "contract", "trump", "meld"}),
        ("conduct", {"by", "clause"}),
        ("sheet_error", {"in-time"}),
    ],
)
def test_only_what_decides_is_asked(house: OpenHouse, kind: str, asked: set[str]):
    assert fields(night_of(house).get(f"/desk/ask?table=1&kind={kind}").text) == asked


@pytest.mark.accepts("BEN-3.4b")
@pytest.mark.parametrize("kind", ["discard_count", "count_first", "count_play", "count_end"])
def test_at_a_table_with_a_kitty_it_is_asked_what_was_laid_away(house: OpenHouse, kind: str):
    night = night_of(house, "bend.3", 3)
    assert 'name="counts-kitty"' in night.get(f"/desk/ask?kind={kind}").text
    told = "&counts-N=25&counts-E=24&counts-S=25&counts-kitty=6&by-E=1"
    assert worded("ruling-discarded", who="E", how="many") in words(night.get(f"/desk/ask?asked=1&kind={kind}{told}"))


@pytest.mark.refuses("NPA-3.1i")
def test_aces_that_are_typed_are_asked_about_while_what_was_done_stays_open(house: OpenHouse):
    answer = words(night_of(house).get("/desk/ask?asked=1&kind=renege&by-N=1&cards=AS+AH+AC"))
    assert "isn’t proven" in answer


def test_the_call_goes_along_through_both_steps(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "a renege"})
    first = night.get("/desk/ask?call=1").text
    link = re.search(r'href="([^"]*kind=renege)"', first)
    assert link is not None
    second = night.director.get(link[1].replace("&amp;", "&")).text
    assert '<input type="hidden" name="call" value="1">' in second.split('id="more"')[1]
    assert f'href="{night.at}/desk/ask?call=1"' in second  # and back, where something else happened


def test_a_kind_that_nobody_knows_is_chosen_anew(house: OpenHouse):
    sent = night_of(house).get("/desk/ask?asked=1&kind=nonsense")
    assert sent.status_code == 422
    assert "Choose what happened." in words(sent)
    assert "Asked most" in words(sent)


def test_the_moment_is_asked_in_the_words_of_the_case(house: OpenHouse):
    night = night_of(house, "st-hilary")
    assert worded("ruling-until-mended", until="next-piece", seconds=0) in words(night.get("/desk/ask?kind=renege"))
    assert worded("ruling-ask-sheet", sheet="open", alone="no") in words(night.get("/desk/ask?kind=sheet_error"))
    assert "Before anything was dealt" in words(night.get("/desk/ask?kind=cut_wrong"))


def test_how_late_what_stood_before_and_which_clause_are_ruled_on(house: OpenHouse):
    night = night_of(house)
    asked = "/desk/ask?table=1&asked=1&by-E=1&kind="
    in_time, late = (words(night.get(f"{asked}renege&caller=N{when}")) for when in ("", "&called=next-deal"))
    assert in_time.partition(says("event-noted-against"))[0] != late.partition(says("event-noted-against"))[0]
    assert "too late" in late
    assert worded("bid-higher", amount=52, standing=53) in words(night.get(f"{asked}bid_wrong&bid=52&over=53"))
    assert "NPA-4.1a" in words(night.get(f"{asked}conduct&clause=NPA-4.1a"))
    unread = night.get(f"{asked}bid_wrong&bid=52&over=many")
    assert unread.status_code == 422
    assert "The bid before it: “many” isn’t a number." in words(unread)


@pytest.mark.accepts("NPA-3.1i")
@pytest.mark.parametrize(("played", "proven"), [("AS AH AD AC", True), ("AS AH AD", False), ("", None)])
def test_aces_that_were_not_declared_are_proven_by_those_played(house: OpenHouse, played, proven):
    asked = f"/desk/ask?table=1&asked=1&kind=renege&by-N=1&caller=E&offence=aces&in-time=no&cards={played}"
    page = words(night_of(house).get(asked))
    assert ("isn’t proven, so" in page) is (proven is not True)
    assert (worded("ruling-if-seen") in page) is (proven is None)
    assert (worded("ruling-aces-to-see") in page) is (proven is not True)


@pytest.mark.accepts("NPA-3.1m")
def test_a_call_in_vain_is_written_down_against_its_caller(house: OpenHouse):
    asked = "/desk/ask?table=1&asked=1&kind=renege&by-N=1&caller=E&offence=aces&in-time=no&cards=AS"
    page = night_of(house).get(asked).text
    assert set(re.findall(r'name="blame-(\w)"[^>]* checked', page)) == {"E"}


@pytest.mark.refuses("NPA-2.4h")
def test_a_bidder_may_be_said_to_lack_the_marriage_of_what_was_named(house: OpenHouse):
    night = night_of(house)
    form = night.get("/desk/ask?table=1&kind=contract_wrong").text
    assert {"trump", "marriage", "cards"} <= fields(form)
    assert form.count('name="trump"') == 1
    about = "/desk/ask?table=1&asked=1&kind=contract_wrong&by-E=1&trump=D"
    assert worded("ruling-cannot-be-trump", trump="D") in words(night.get(f"{about}&marriage=no"))
    assert "is trump: hearts (NPA-2.5a)" in words(night.get(f"{about}&cards=KH QH&marriage=no"))
    assert worded("ruling-may-be-named", trump="D") in words(night.get(f"{about}&marriage=yes"))


@pytest.mark.refuses("NPA-3.1m")
def test_who_called_in_vain_is_asked(house: OpenHouse):
    page = words(night_of(house).get("/desk/ask?table=1&asked=1&kind=renege_unproven&by-N=1"))
    assert worded("case-caller-too") in page


@pytest.mark.parametrize("word", ["table talk", "misdeal", "out of turn", "exposed card"])
def test_the_same_words_find_the_same_as_at_the_terminal(house: OpenHouse, word):
    page = night_of(house).get(f"/desk/ask?table=1&q={word}").text
    assert set(re.findall(r"kind=(\w+)", page)) == set(find_kinds(load_book("npa"), word, load_book("npa").voice))
