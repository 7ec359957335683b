"""Results as files: what is read is what was written, and a bad file gets a sentence with the line."""

from __future__ import annotations

import csv
import io
from typing import get_args

import msgspec
import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import fact, written
from meldhouse.rulebooks.money import Money
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.tournament.lines.rounds import Note
from meldhouse.tournament.money.cash import Pot
from meldhouse.tournament.money.prizes import awards
from meldhouse.tournament.results.exports import FIGURES, ResultsError, from_csv, from_json, to_csv, to_json
from meldhouse.tournament.results.results import ResultLine, Results, results
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry
from meldhouse.tournament.scoring.standings import standings

PAIRS = (
    Account(id="1", people=("1a", "1b"), name="Ann and Bob", division="mixed"),
    Account(id="2", people=("2a", "2b"), name="=SUM(A1)"),
    Account(id="3", people=("3a", "3b"), name="-Cleo, Dan", ranked=False),
)
LEDGER = Ledger(
    (
        LedgerEntry(people=("1a", "1b"), round=1, points=76, reason=written("made 75")),
        LedgerEntry(people=("2a", "2b"), round=2, points=-20, reason=written("penalty")),
    )
)


def played():
    table = standings(Ranking(of="pair"), PAIRS, LEDGER)
    won = awards(Money(percents=(100,), medals=1), table, PAIRS, LEDGER, Pot(1250, 0))
    return results(table.rows, won, title="Golden Age", date="2026-02-03", book="mcallen")


def test_results_say_what_was_made_and_won():
    first, second, third = played().lines
    assert (first.place, first.points, first.rounds, first.cents, first.medal) == (1, 76, (76, None), 1250, "gold")
    assert (second.place, second.rounds, second.cents) == (2, (None, -20), 0)
    assert third.place == 0


def test_both_files_give_the_same_results_back():
    assert from_json(to_json(played())) == played()
    assert from_csv(to_csv(played()).encode()) == played()


def test_a_spreadsheet_sees_no_formula():
    for row in csv.reader(io.StringIO(to_csv(played()))):
        assert not any(field.startswith(("=", "@", "+", "-C")) for field in row)


def test_a_file_that_a_spreadsheet_saved_again_is_read():
    text = "\ufeff" + to_csv(played()).replace("\n", "\r\n").replace("12.50", "$12.50").replace("place", "Place")
    assert from_csv((text + "\r\n\r\n").encode()) == played()


def test_a_file_of_an_older_version_has_no_notes_and_is_read():
    old = to_csv(played()).replace(",medal,notes", ",medal").replace(",\n", "\n")
    assert from_csv(old.encode()) == played()


def test_a_note_is_its_code_in_every_file_and_no_other_is_read():
    line = ResultLine(place=1, id="1", name="Ann", people=(), notes={1: ("won-by-forfeit",), 12: ("bye", "penalty")})
    found = Results(title="June", lines=(line,))
    text = to_csv(found)
    assert text.endswith(",1:won-by-forfeit 12:bye+penalty\n")
    assert from_csv(text.encode()) == found
    for wrong in ("won by forfeit", "1:won", "bye", "1:bye+", "round 1: bye", "0:bye"):
        with pytest.raises(ResultsError) as problem:
            from_csv(text.replace("1:won-by-forfeit 12:bye+penalty", wrong).encode())
        assert problem.value.code == "note"
    with pytest.raises(ResultsError) as problem:
        from_json(to_json(found).replace(b"won-by-forfeit", b"won by forfeit"))
    assert problem.value.code == "not-results"


NOTES = st.lists(st.sampled_from(get_args(Note)), min_size=1, unique=True).map(tuple)
names = st.text(st.characters(blacklist_categories=("Cc", "Cs")), min_size=1, max_size=8)
trimmed = names.map(str.strip).filter(bool)


@st.composite
def tournaments(draw):
    rounds = draw(st.integers(0, 3))
    points = st.integers(-99999, 99999)
    lines = [
        ResultLine(
            place=draw(st.integers(0, 500)),
            id=one,
            name=draw(names),
            people=tuple(draw(st.lists(trimmed, max_size=2))),
            division=draw(st.sampled_from(["", "mixed", "=1"])),
            points=draw(points),
            rounds=tuple(draw(st.lists(st.none() | points, min_size=rounds, max_size=rounds))),
            cents=draw(st.integers(0, 10**8)),
            medal=draw(st.sampled_from(["", "gold"])),
            figures=draw(st.dictionaries(st.sampled_from(list(FIGURES)), points, max_size=5)),
            notes=draw(st.dictionaries(st.integers(1, 99), NOTES, max_size=2)),
        )
        for one in draw(st.lists(trimmed, min_size=1, max_size=4, unique=True))
    ]
    return Results(title=draw(names), date=draw(names), book="npa", lines=tuple(lines))


@given(tournaments())
def test_any_results_come_back_as_they_were(results):
    assert from_csv(to_csv(results).encode()) == results
    assert from_json(to_json(results)) == results


GOOD = to_csv(played())


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "empty", {}),
        ("\n\n", "empty", {}),
        ("name,points\nAnn,5\n", "column", {"name": "tournament"}),
        (GOOD.replace("round 2", "round 3"), "column", {"name": "round 2"}),
        (GOOD.replace(",medal", ""), "column", {}),
        (GOOD.replace(",gold", ""), "short", {"line": 2, "found": 13, "wanted": 14}),
        (GOOD.replace("76,76", "76,7six"), "number", {"line": 2, "name": "round 1", "text": "7six"}),
        (GOOD.replace("-20,,", "-2.5,,"), "number", {"line": 3, "name": "points", "text": "-2.5"}),
        (GOOD.replace(",76,76", f",{'9' * 5000},76"), "number", {"line": 2, "name": "points"}),
        (GOOD.replace("12.50", "12.505"), "amount", {"line": 2, "why": fact("money-part-cents", text="12.505")}),
        (GOOD.replace("12.50", "a ham"), "amount", {"line": 2, "why": fact("money-no-amount", text="a ham")}),
        (GOOD.replace("12.50", "-12.50"), "negative", {"line": 2, "name": "prize"}),
        (GOOD.replace("mcallen,1", "mcallen,-1"), "negative", {"line": 2, "name": "place"}),
        (GOOD.replace(",2,2,", ",2,1,"), "twice", {"line": 3, "id": "1", "first": 2}),
        (GOOD.replace(",2,2,", ",2,,"), "no-id", {"line": 3}),
        (GOOD.replace("mcallen,2", "npa,2"), "other", {"line": 3, "name": "book", "text": "npa", "first": "mcallen"}),
        (GOOD.replace(",gold,", ",gold,late"), "note", {"line": 2, "text": "late"}),
        (GOOD + '"never closed', "not-csv", {"line": 5}),
        ("\n" + GOOD.replace("76,76", "x,76"), "number", {"line": 3, "name": "points", "text": "x"}),
    ],
)
def test_a_bad_file_gets_a_sentence_with_the_line(text, code, facts):
    with pytest.raises(ResultsError) as caught:
        from_csv(text.encode())
    assert caught.value.code == code
    assert facts.items() <= caught.value.refusal.message.args.items()


def test_what_is_no_text_is_said_so():
    for read in (from_csv, from_json):
        with pytest.raises(ResultsError) as refused:
            read(b"\xff\xfe\x00tournament")
        assert refused.value.code == "not-text"
        with pytest.raises(ResultsError) as refused:
            read(b" " * (4 * 1024 * 1024 + 1))
        assert refused.value.code == "large"


@pytest.mark.parametrize(
    ("data", "code", "facts"),
    [
        (b"", "not-json", {"line": 1}),
        (b'{"title": "x",\n "lines": [,]}', "not-json", {"line": 2}),
        (b'{"title": "x", "more": ' + b"[" * 100_000, "not-json", {}),
        (
            b'{"title": "x", "lines": [{"place": -1, "id": "1", "name": "Ann", "people": []}]}',
            "not-results",
            {},
        ),
        (b"[]", "not-results", {"problem": "Expected object, got array"}),
        (b'{"title": 5}', "not-results", {"problem": "Expected str, got int - at $.title"}),
        (b'{"title": "x", "lines": [{"place": 1}]}', "not-results", {}),
    ],
)
def test_bad_json_gets_a_sentence(data, code, facts):
    with pytest.raises(ResultsError) as caught:
        from_json(data)
    assert caught.value.code == code
    assert facts.items() <= caught.value.refusal.message.args.items()


def test_json_with_the_same_id_twice_or_none_is_refused():
    one, two, three = played().lines
    nobody = msgspec.structs.replace(three, id="")
    told = (fact("results-json-twice", entry=3, id="1"), fact("results-json-no-id", entry=3))
    for other, said in zip((one, nobody), told, strict=True):
        broken = msgspec.structs.replace(played(), lines=(one, two, other))
        with pytest.raises(ResultsError) as caught:
            from_json(to_json(broken))
        assert caught.value.refusal.message == said


def test_pairs_are_called_so_in_a_spreadsheet_and_come_back_as_they_were():
    lines = (
        ResultLine(place=1, id="T3", name="Ann and Bob", people=("Ann", "Bob")),
        ResultLine(place=2, id="P4", name="Cleo", people=("Cleo",)),
    )
    text = to_csv(Results(title="June", lines=lines))
    assert "Pair 3,Ann and Bob" in text
    assert "P4,Cleo" in text
    assert [line.id for line in from_csv(text.encode()).lines] == ["T3", "P4"]
