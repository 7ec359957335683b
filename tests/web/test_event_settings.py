"""How an event is run, set when it is opened and amended later; and a club's own book for a tournament."""

from __future__ import annotations

import re
from html import unescape

import pytest
from event_nights import Night, evening
from visiting import OpenHouse, Visitor, said, said as says, words

from meldhouse.messages import Voice
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import mark_fact
from meldhouse.rulebooks.money import Money, Special
from meldhouse.tournament.form_fields import FIELDS, value_of
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.refusals import no
from meldhouse.web.desk.shown.form_reading import event_form, shown_fields
from meldhouse.web.forms import Form

OURS = Voice().say(mark_fact("ours"))

OWN = 'name = "oak"\ntitle = "Oak Street"\nextends = "st-hilary"\n\n[match]\ntarget = 200\n\n[tournament]\nrounds = 4\n'


@pytest.fixture
def night(house: OpenHouse) -> Night:
    return Night(house, evening("npa", 4))


@pytest.mark.parametrize("name", book_names())
def test_a_form_that_is_sent_as_it_came_changes_nothing(name: str):
    usual = form_of(load_book(name))
    filled = Form(shown_fields(usual, load_book(name), Voice())["shown"])
    assert event_form(filled, usual, blank_is_usual=False) == usual
    blank = Form({field.key: "" for field in FIELDS} | {"order-1": "", "special-first-to": ""})
    assert event_form(blank, usual, blank_is_usual=True) == usual
    assert not filled.faults
    assert not blank.faults


def test_every_setting_of_an_event_can_be_reached():
    form = form_of(load_book("npa"))
    known = {field.key for field in FIELDS} | {"ranking.order", "money.specials"}
    for part, prefix in ((form, ""), (form.ranking, "ranking."), (form.money, "money.")):
        for name in part.__struct_fields__:
            assert prefix + name in known | {"ranking", "money"}, prefix + name


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.key)
def test_every_choice_can_be_made(field):
    usual = form_of(load_book("npa"))
    for option in field.options:
        found = event_form(Form({field.key: option}), usual, blank_is_usual=False)
        assert found is not None
        if field.key != "ranking.of":  # only pairs that stay together are ranked as pairs
            assert field.show(value_of(found, field.key)) == option


def test_money_prizes_and_ties_are_amended(night: Night):
    fields = {
        "money.fee_cents": "$7.50", "money.percents": "50, 30% 20", "money.cents": "40 25.50",
        "money.keep_percent": "5", "money.medals": "2", "order-1": "games", "order-2": "points", "order-3": "games",
        "minutes": "45",
        "divisions": "men, women ,  men", "apart": "household+club", "special-high-round": "10%",
        "special-first-to": "5", "special-target": "500",
    }  # fmt: skip
    page = night.said(night.post("/desk/settings", fields | {"money.percents": "50, 30"}))
    assert says("event-settings-saved") in page
    assert "Entry $7.50; the club keeps 5 percent" in page
    form = night.tournament.form
    assert form.money.percents == (50, 30)
    assert form.money.cents == (4000, 2550)
    assert form.money.specials == (
        Special(prize="high-round", percent=10), Special(prize="first-to", cents=500, target=500),
    )  # fmt: skip
    assert form.ranking.order == ("games", "points")
    assert (form.minutes, form.divisions, form.apart) == (45, ("men", "women"), ("household", "club"))
    assert "Club rules: nothing" in page
    assert says("event-settings-same") in night.said(night.post("/desk/settings", {"minutes": "45"}))
    night.post("/desk/settings", {"money.percents": "", "divisions": "", "special-high-round": ""})
    assert night.tournament.form.money.percents == ()
    assert night.tournament.form.divisions == ()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rounds": "many"}, "Enter a whole number from 0 to 60."),
        ({"rounds": "-1"}, "Enter a whole number from 0 to 60."),
        ({"rounds": "0"}, "Say how many rounds there are"),
        ({"rounds": "²"}, "Enter a whole number from 0 to 60."),
        ({"movement": "in-circles"}, "Choose one from the list."),
        ({"movement": "swiss"}, "you can’t change who enters"),
        ({"three": "whist"}, "Choose one from the list."),
        ({"best_of": "4"}, "an odd number of games"),
        ({"minutes": "20", "told": "30"}, "lasts 20 minutes"),
        ({"told": "soon"}, "Enter a whole number"),
        ({"money.fee_cents": "five"}, "isn’t an amount"),
        ({"money.fee_cents": "-5"}, "not less than 0"),
        ({"money.percents": "60 50"}, "That’s 110 percent of the pool"),
        ({"money.percents": "half"}, "Enter whole percents"),
        ({"money.percents": "1 " * 41}, "Enter at most 40."),
        ({"money.cents": "40, ham"}, "isn’t an amount"),
        ({"money.keep_percent": "101"}, "from 0 to 100"),
        ({"money.each": "perhaps"}, "Choose one from the list."),
        ({"order-1": ""}, says("event-order-fault")),
        ({"order-1": "beauty"}, says("event-order-fault")),
        ({"special-most-sets": "some"}, "isn’t an amount"),
        ({"special-most-sets": "200%"}, "from 0 to 100"),
        ({"money.percents": "60, 40", "special-most-sets": "10%"}, "are 110 percent of the pool"),
        ({"special-first-to": "5"}, says("unmeant-target")),
    ],
)
def test_what_cannot_be_set_is_said_beside_its_field(night: Night, fields: dict[str, str], sentence: str):
    before = night.tournament.form
    sent = night.post("/desk/settings", {"slow": "33", **fields})
    assert sent.status_code == 422
    assert sentence in words(sent)
    assert re.search(r'name="slow"[^>]*value="33"', sent.text)
    assert night.tournament.form == before


def test_what_rests_on_a_seating_is_locked(night: Night):
    night.post("/act", {"act": '{"act":"draft"}'})
    page = night.get("/desk/settings")
    assert "A round is seated" in words(page)
    assert re.search(r'name="movement"[^>]* disabled', page.text)
    sent = night.post("/desk/settings", {"hands": "2"})
    assert sent.status_code == 422
    assert "so you can’t change the number of hands anymore" in words(sent)
    assert says("event-settings-saved") in night.said(night.post("/desk/settings", {"minutes": "20"}))


def test_only_the_director_sets_and_nothing_after_the_end(house: OpenHouse):
    event = evening("bend", 4)
    event.play()
    night = Night(house, event)
    assert "The tournament is over, so settings are closed" in words(night.get("/desk/settings"))
    assert "The tournament is over" in words(night.post("/desk/settings", {"minutes": "20"}))
    stranger = night.visitor("x", "Xi")
    assert night.get("/desk/settings", by=stranger).status_code == 403
    assert night.post("/desk/settings", {"minutes": "20"}, by=stranger).status_code == 403


def opened(visitor: Visitor, **fields: str) -> str:
    sent = visitor.post("/events", {"book": "npa", "your-name": "Mary", **fields}, page="/events/new")
    assert sent.status_code == 303, words(sent)
    return str(sent.headers["location"].removesuffix("/desk/people"))


def test_an_event_is_opened_otherwise_than_the_house_has_it(house: OpenHouse):
    visitor = Visitor(house)
    at = opened(visitor, **{"rounds": "3", "money.fee_cents": "5", "money.percents": "60 40", "entry": "pair"})
    page = words(visitor.get(at))
    assert "3 rounds" in page
    assert "Half of the pairs sit" in page  # what goes with pairs
    assert "Entry $5.00" in page
    assert "Prizes: 60 percent, 40 percent of the pool" in page
    bend = opened(visitor, book="bend", entry="pair")
    assert "Tables of three" not in words(visitor.get(bend))


def test_a_clubs_own_book_runs_a_tournament(house: OpenHouse):
    visitor = Visitor(house)
    derived = visitor.post(
        "/rules/st-hilary/derive", {"title": "Oak Street", "match.target": "200"}, page="/rules/st-hilary/derive"
    )
    assert said("derive-use-event") in words(derived)
    text = re.search(r'name="toml"[^>]*>([^<]*)<', derived.text)
    assert text is not None
    form = visitor.post("/events/new", {"toml": unescape(text[1])})
    assert re.search(r'value="own" checked', form.text)
    assert "Oak Street" in form.text
    at = opened(visitor, book="own", toml=OWN, title="Fair")
    page = visitor.get(at)
    assert "4 rounds" in words(page)
    assert f'href="{at}/rules"' in page.text
    assert "200" in words(visitor.get(f"{at}/rules"))
    assert says("event-own-rules-name") in words(visitor.get("/events"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", said("own-rules-faulty", faults="").strip()),
        ("extends =", said("own-rules-faulty", faults="").strip()),
        ('name = "oak"\ntitle = "Oak"\nextends = "/etc/passwd"\n', said("own-rules-faulty", faults="").strip()),
        (OWN + "x = 1\n", said("own-rules-faulty", faults="").strip()),
        ("#" * 33_000, "at most 32 KiB"),
    ],
)
def test_a_book_that_is_none_opens_nothing(house: OpenHouse, text: str, sentence: str):
    sent = Visitor(house).post("/events", {"book": "own", "toml": text, "title": "Kept"}, page="/events/new")
    assert sent.status_code == 422
    assert sentence in words(sent)
    assert 'value="Kept"' in sent.text


def test_what_stands_in_the_form_of_a_house_twice_is_kept():
    """Two prizes of a kind have one field; left alone, both stay."""
    twice = (Special(prize="first-to", cents=100, target=100), Special(prize="first-to", cents=200, target=200))
    usual = form_of(load_book("npa"), money=Money(specials=twice))
    form = Form(shown_fields(usual, load_book("npa"), Voice())["shown"] | {"minutes": "20"})
    found = event_form(form, usual, blank_is_usual=False)
    assert found is not None
    assert found.money.specials == twice


def test_what_the_paper_does_not_say_is_marked_as_our_choice():
    npa = shown_fields(form_of(load_book("npa")), load_book("npa"), Voice())["house_has"]
    bend = shown_fields(form_of(load_book("bend")), load_book("bend"), Voice())["house_has"]
    assert npa["rounds"] == f"8 ({OURS})"
    assert OURS in npa["bye"]
    assert OURS in bend["tie"]
    assert npa["hands"] == "4"
    assert bend["movement"] == "Winners move up a table, losers stay"
    n42pa = shown_fields(form_of(load_book("n42pa")), load_book("n42pa"), Voice())["house_has"]
    assert all(OURS in n42pa[key] for key in ("minutes", "target", "best_of", "movement"))


def test_a_custom_of_the_house_is_not_cited_as_if_the_paper_said_it():
    bend = load_book("bend")
    assert (no(bend, "tied").clause, no(bend, "tied").cited) == ("BEN-X11", "custom")
    assert no(bend, "arrange-stay", names=("Ann",)).clause == "BEN-6.1b"
