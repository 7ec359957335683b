"""A draft says who has no seat in it since he is entered and not here."""

from __future__ import annotations

import pytest
from event_nights import Night, evening
from visiting import OpenHouse, words

from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts


def drafted(house: OpenHouse, book: str, here: int, *away: tuple[str, ...]) -> Night:
    event = evening(book, here)
    for names in away:
        event.do(acts.Enter(names=names))
    event.do(acts.Draft())
    return Night(house, event)


@pytest.mark.parametrize(
    ("book", "here", "away", "said"),
    [
        (
            "npa",
            7,
            (("Hank",),),
            "not seated: Hank. 3 players sit out. With all here, you’d have 2 full tables and nobody sitting out.",
        ),
        (
            "npa",
            6,
            (("Hank",), ("Ida",), ("Joe",)),
            "not seated: Hank, Ida, Joe. 2 players sit out. With all here, you’d have 2 full tables and 1 sitting out.",
        ),
        (
            "mcallen",
            5,
            (("Hank", "Ida"),),
            "not seated: Hank & Ida. 1 pair sits out. With all here, you’d have 3 full tables and nobody sitting out.",
        ),
    ],
)
def test_who_is_not_here_is_named_with_the_tables_there_would_be(house: OpenHouse, book, here, away, said):
    night = drafted(house, book, here, *away)
    assert said in words(night.get("/desk/seating"))


def test_where_it_would_make_no_table_more_only_the_names_are_told(house: OpenHouse):
    page = words(drafted(house, "npa", 8, ("Hank",)).get("/desk/seating"))
    assert "so not seated: Hank." in page
    assert "With them" not in page
    assert "not seated" not in words(drafted(house, "npa", 8).get("/desk/seating"))


def test_whoever_is_checked_in_is_named_no_longer(house: OpenHouse):
    night = drafted(house, "npa", 7, ("Hank",))
    assert "Check the others in now, and they’re seated too." in words(night.get("/desk/seating"))
    night.post("/act", {"act": '{"act":"check-in","entrants":["P8"]}', "back": "/desk/seating"})
    assert "not seated" not in words(night.get("/desk/seating"))
    seating = night.tournament.state.rounds[0].seating
    assert (len(seating.tables), seating.out) == (2, ())


def test_where_all_tables_have_three_the_seating_says_why_one_winner_goes_up(house: OpenHouse):
    why = load_book("bend").voice.say(fact("rules-one-goes-up")).removesuffix(".")
    page = words(drafted(house, "bend", 6).get("/desk/seating"))
    assert why in page
    assert "(BEN-6.1d, our default; the club’s rules don’t say)" in page
    assert why not in words(drafted(house, "bend", 7).get("/desk/seating"))
