"""Paper from the desk: every job is one PDF whose codes lead to its live page; and codes to check in by."""

from __future__ import annotations

import sys
from pathlib import Path

import pypdfium2
import pytest
from event_nights import Night, buttons, evening, pay_fees, playing
from visiting import OpenHouse, Visitor, said, said as says, words

from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.paper.jobs import JOBS

sys.path.insert(0, str(Path(__file__).parents[1] / "tournament"))
from printed import addresses, texts

OURS = "http://testserver"
MONEY = Money(fee_cents=500, percents=(60, 40), medals=1)


@pytest.fixture(scope="module")
def night(house: OpenHouse) -> Night:
    """A round of Bend is over, with tables of three and of four, and the second is on; somebody was penalised."""
    event = evening("bend", 7, MONEY)
    pay_fees(event)
    event.do(acts.Draft())
    event.play_round()
    playing(event)
    event.do(acts.Penalize(round=2, person="P1", points=50, reason="talking across the table"))
    return Night(house, event)


def printed(night: Night, path: str) -> bytes:
    night.director.now += 60
    sent = night.get(f"/desk/prints/{path}")
    assert sent.status_code == 200, words(sent)
    assert sent.headers["content-type"] == "application/pdf"
    assert sent.headers["content-disposition"].startswith("inline")
    assert "no-store" in sent.headers["cache-control"]
    return sent.content


@pytest.mark.parametrize("job", [job for job in JOBS if job not in ("bracket", "receipts")])  # has none yet
def test_every_job_is_a_pdf_with_the_event_on_it(night: Night, job: str):
    pages = texts(printed(night, f"{job}.pdf"))
    assert pages
    assert all("Simulated" in page for page in pages if job != "tables")


def test_a_round_can_be_chosen_and_blank_sheets_have_names_alone(night: Night):
    first = night.tournament.state.rounds[0].sheets[1]
    names = [night.tournament.state.name(person) for person in first.seats.values()]
    played, blank = printed(night, "sheets.pdf?round=1"), printed(night, "blank-sheets.pdf?round=1")
    total = str(first.totals["N"])
    assert total in texts(played)[0].split()
    assert total not in texts(blank)[0].split()
    assert all(name in texts(blank)[0] for name in names)
    assert addresses(blank)[0] == [f"{OURS}{night.at}/round/1/table/1"]
    assert "Game 2" in texts(printed(night, "sheets.pdf"))[0]


def test_penalties_and_the_seating_are_those_of_the_round(night: Night):
    assert "talking across the table" in texts(printed(night, "slips.pdf"))[0]
    chart = texts(printed(night, "names.pdf?round=2"))[0]
    assert all(f"Player {number}" in chart for number in range(1, 8))
    assert addresses(printed(night, "standings.pdf")) == [[f"{OURS}{night.at}/standings"]]


def test_the_paper_is_remembered(night: Night):
    def width(path: str) -> int:
        return round(pypdfium2.PdfDocument(printed(night, path))[0].get_width())

    assert width("tags.pdf?paper=letter") == 612
    assert width("tags.pdf?paper=a4") == 595
    assert width("tags.pdf") == 595
    assert width("tags.pdf?paper=napkin") == 595
    assert 'value="a4" checked' in night.get("/desk/prints").text


def test_paper_is_in_the_language_chosen_or_in_both_and_that_is_remembered(night: Night):
    def page(path: str) -> str:
        return texts(printed(night, path))[0]

    assert "Mesa" not in page("tables.pdf?lang=en")
    spanish = page("tables.pdf?lang=es")
    assert ("Mesa" in spanish, "Table" in spanish) == (True, False)
    both = page("tables.pdf?lang=both")
    assert ("Mesa" in both, "Table" in both) == (True, True)
    assert page("tables.pdf") == both
    assert page("tables.pdf?lang=latin") == both
    assert 'value="both" checked' in night.get("/desk/prints").text


def test_a_tournament_has_its_language_on_paper_whoever_prints(house: OpenHouse):
    other = Night(house, evening("mcallen", 2, prints="es"))
    assert "Gafete" not in words(other.get("/desk/prints"))
    assert texts(printed(other, "cards.pdf"))[0].count("Rivales")
    reader = Night(house, evening("mcallen", 2))
    reader.director.client.headers["accept-language"] = "es-MX"
    assert "Rivales" in texts(printed(reader, "cards.pdf"))[0], "where nothing is set, that of the reader"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("menu.pdf", says("event-print-unknown")),
        ("sheets.pdf?round=9", "No such game yet."),
        ("sheets.pdf?round=-1", "No such game yet."),
        ("sheets.pdf?round=²", "No such game yet."),
        ("receipts.pdf", "Prize receipts can be printed when the tournament is finished"),
    ],
)
def test_what_cannot_be_printed_is_said_on_the_page(night: Night, path: str, sentence: str):
    night.director.now += 60
    assert sentence in night.said(night.get(f"/desk/prints/{path}"))


def test_without_a_round_or_anybody_the_page_says_what_to_do(house: OpenHouse):
    empty = Night(house, evening("npa", 0))
    page = words(empty.get("/desk/prints"))
    assert "No round seated yet." in page
    assert "Nobody is entered yet." in page
    assert "Seat it first" in empty.said(empty.get("/desk/prints/sheets.pdf"))
    assert says("event-print-codes-used") in empty.said(empty.post("/desk/prints/codes", {}))
    for job in JOBS:
        empty.director.now += 60
        assert empty.get(f"/desk/prints/{job}.pdf").status_code in (200, 303)


def test_one_receipt_is_for_one_winner(house: OpenHouse):
    event = evening("mcallen", 6, MONEY)
    pay_fees(event)
    event.play()
    night = Night(house, event)
    everybody, one = printed(night, "receipts.pdf"), printed(night, "receipts.pdf?who=T1")
    winners = {pay.split('"account":"')[1].split('"')[0] for pay in buttons(night.get("/desk/prizes"))}
    assert len(winners) == 2
    assert sum(text.count("Receipt") for text in texts(everybody)) == 4  # a pair halves it
    assert sum(text.count("Receipt") for text in texts(one)) == 2 * ("T1" in winners)


def test_only_the_director_prints_and_not_too_fast(night: Night):
    stranger = night.visitor("x", "Xi")
    assert night.get("/desk/prints", by=stranger).status_code == 403
    assert night.get("/desk/prints/sheets.pdf", by=stranger).status_code == 403
    assert night.post("/desk/prints/codes", {}, by=stranger).status_code == 403
    night.director.now += 60
    asked = [night.get("/desk/prints/tables.pdf").status_code for _ in range(21)]
    assert asked == [200] * 20 + [429]
    night.director.now += 60


def test_a_code_on_paper_checks_its_player_in_once(house: OpenHouse):
    event = evening("mcallen", 1)
    event.do(acts.Enter(names=("Ann", "Bob")))
    night = Night(house, event)
    sent = night.post("/desk/prints/codes", {})
    assert sent.status_code == 200
    assert "Ann" in texts(sent.content)[0]
    codes = [address for page in addresses(sent.content) for address in page]
    assert len(set(codes)) == 4
    ann = next(code for code in codes if "Ann" in words(Visitor(house).look_at(code.removeprefix(OURS))))
    phone = Visitor(house)
    taken = phone.say_yes(ann.removeprefix(OURS), "Ann")
    assert taken.headers["location"] == night.at
    page = phone.get(night.at)
    assert says("event-check-me-in") in words(page)
    assert words(page).index("Ann") < words(page).index(says("event-check-me-in"))
    here = phone.post(f"{night.at}/act", {"act": buttons(page)[0], "back": "front"})
    assert here.headers["location"] == night.at
    assert says("event-you-in") in words(phone.get(night.at))
    assert night.tournament.state.entrants["T2"].is_here
    thief = Visitor(house)
    assert said("accept-used") in words(thief.look_at(ann.removeprefix(OURS)))
    thief.post(ann.removeprefix(OURS), {"your-name": "Eve"})
    assert says("event-check-me-in") not in words(thief.get(night.at))
    assert "3 players haven’t used a code yet" in words(night.get("/desk/prints"))
    assert night.tournament.undoable() < night.tournament.version - 4  # codes that are printed are not undone


def test_the_code_of_one_player_is_shown_on_his_page(house: OpenHouse):
    night = Night(house, evening("npa", 4))
    assert "Show the code for Player 3" in words(night.get("/desk/people/P3"))
    sent = night.post("/desk/roles", {"role": "player", "person": "P3"})
    assert said("link-for", who="Player 3") in words(sent)
    assert "<svg" in sent.text
    assert "No player has the number P9" in night.said(night.post("/desk/roles", {"role": "player", "person": "P9"}))
