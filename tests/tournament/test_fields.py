"""Commands and forms are made from the class of an act: its fields, what they hold, and which are needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldhouse.game import Refused
from meldhouse.messages import LANGUAGES, Voice, fact
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.fields import Field, derived, fields_of, filled_in, name_of

NPA = load_book("npa")


def test_a_field_says_what_it_holds_whether_it_is_needed_and_how_long_it_may_be():
    assert fields_of(acts.StandIn) == (
        Field("round", "round", is_needed=True),
        Field("person", "person", is_needed=True),
        Field("name", "name", is_needed=True, most=80),
        Field("minutes", "number", is_needed=False, most=600),
    )


def test_an_act_that_holds_whole_hands_has_no_fields_to_type():
    assert fields_of(acts.EnterSlips) == ()
    assert acts.EnterSlips not in derived()


def test_what_is_typed_becomes_the_act():
    said = {"round": "2", "person": "P3", "name": "Grace", "minutes": ""}
    assert filled_in(NPA, acts.StandIn, said) == acts.StandIn(round=2, person="P3", name="Grace")


@pytest.mark.parametrize(
    ("act", "said", "code"),
    [
        (acts.Extend, {"round": "1", "minutes": "ten"}, "unreadable"),
        (acts.Extend, {"round": "1"}, "unreadable"),
        (acts.StandIn, {"round": "1", "person": "P1", "name": "x" * 81}, "too-long"),
        (acts.StandIn, {"round": "1", "person": "P1", "name": "Eve", "minutes": "601"}, "unreadable"),
    ],
)
def test_what_cannot_be_is_refused_by_naming_the_field(act: type[acts.Act], said: dict[str, str], code: str):
    with pytest.raises(Refused) as found:
        filled_in(NPA, act, said)
    assert found.value.refusal.code == code


def test_every_name_is_used_once():
    names = [name_of(act) for act in derived()]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_a_label(language: str):
    voice = Voice(language=language)
    names = {field.name for act in derived() for field in fields_of(act)} | {"table"}
    nothing = voice.say(fact("act-field", field="other"))
    without = [name for name in names if voice.say(fact("act-field", field=name)) == nothing]
    assert without == [], "add these to act-field in messages/*/desk.ftl"


def test_every_file_of_acts_is_imported():
    folder = Path(acts.__file__).parent
    face = (folder / "__init__.py").read_text("utf-8")
    missing = [path.stem for path in folder.glob("*.py") if f"acts.{path.stem} import" not in face]
    assert missing == ["__init__"], "acts/__init__.py has to import a file before its acts are found"
