"""What has no page of its own is done by a form made from the act's fields, by whoever may do it."""

from __future__ import annotations

from event_nights import night_of
from visiting import OpenHouse, said as says, words

from meldhouse.tournament.acts import Appoint
from meldhouse.tournament.fields import derived, does, fields_of, name_of
from meldhouse.web.identity.people import Person


def test_a_director_finds_a_form_for_every_act_that_is_made_from_its_fields(house: OpenHouse):
    page = night_of(house, "npa", 4).get("/desk/do")
    for act in derived():
        assert f'name="act" value="{name_of(act)}"' in page.text
        assert says(does(act).id) in words(page)
        for field in fields_of(act):
            assert says("act-field", field=field.name) in words(page)


def test_a_referee_finds_only_what_referees_may_do(house: OpenHouse):
    night = night_of(house, "npa", 4)
    rita = night.visitor("rita", "Rita")
    assert night.get("/desk/do", by=rita).status_code == 403
    director = night.tournament.log[0].by
    night.opened.run(_appoint, night, director)
    page = night.get("/desk/do", by=rita).text
    assert 'value="lift"' in page
    assert 'value="extend"' not in page


async def _appoint(night, director: str) -> None:  # type: ignore[no-untyped-def]
    event = await night.opened.house.events.event(night.id)
    await event.do(Person(director, "Mary"), Appoint(who="rita", role="referee"), id="one")


def test_a_form_does_its_act_and_says_so(house: OpenHouse):
    night = night_of(house, "npa", 4)
    one = next(iter(night.tournament.state.owners))
    said = night.said(night.post("/desk/do", {"act": "missing", "round": "1", "person": one}))
    assert "is missing in round 1." in said
    assert one in night.tournament.state.rounds[0].missing


def test_what_is_refused_stands_in_the_form_again_with_the_reason(house: OpenHouse):
    night = night_of(house, "npa", 4)
    before = night.tournament.version
    for fields, why in (
        ({"act": "extend", "round": "1", "minutes": "soon"}, "Check the number of minutes. That can’t be right"),
        ({"act": "extend", "round": "1", "minutes": ""}, "Check the number of minutes. That can’t be right"),
        ({"act": "ease", "person": "P1", "clause": "NPA-9.9", "reason": "tired hands"}, "NPA-9.9"),
        ({"act": "hand-medal", "account": "P1", "medal": "tin"}, "Finish the tournament first"),
    ):
        page = night.post("/desk/do", fields)
        assert page.status_code == 422
        assert why in words(page)
        typed = next(reversed(fields.values()))
        assert f'value="{typed}"' in page.text
    assert night.tournament.version == before
    assert night.post("/desk/do", {"act": "enter-slips"}).status_code == 400
