"""Taking a decision back at a table: who may, what goes with it, and what stays told."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from table_anatomy import anatomy
from table_people import Somebody, dealt, hall, run, seated
from table_walker import PEOPLE, Walk

from meldhouse.game import AskToSee, Bid, Pass, Play, SetUp, to_act
from meldhouse.rulebooks import book_names
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.decisions import decisions
from meldhouse.tables.room.news import Channel
from meldhouse.tables.terms import Terms

ANN, BEA = PEOPLE[:2]


def among_bots(book: str, lot: int, **terms: bool) -> Walk:
    walk = Walk(Terms(book=book, **terms), Random(lot))
    walk.deal()
    return walk


def told(channel: Channel, walk: Walk) -> list[str]:
    """The ids of all lines that this window shows, after it has taken the news and compared them with a fresh one."""
    channel.news(walk.table)
    shown = [line["says"] for line in json.loads(channel.whole(walk.table))["told"]]
    return [line["id"] for line in shown]


@pytest.mark.parametrize("name", book_names())
def test_what_is_taken_back_is_as_if_it_had_not_been(name: str) -> None:
    """Again and again in a hand: the decisions before it stand, all later ones are gone, and the stream tells it."""
    walk = among_bots(name, 7)
    taken = 0
    for number in range(120):
        if not walk.do_due():
            break
        hand = walk.table.hand
        assert hand is not None
        mine = [action for action in decisions(hand.events) if action.seat == "S"]
        if number % 9 or hand.is_over or not mine:
            continue
        before = decisions(hand.events)
        place = max(at for at, action in enumerate(before) if action.seat == "S")
        assert walk.ask(ANN, ask.TakeBack) == ""
        assert walk.table.hand is not None
        assert decisions(walk.table.hand.events) == before[:place]
        rewound = walk.table.rewound
        assert rewound is not None
        assert rewound.mine == before[place]
        assert rewound.others == tuple(dict.fromkeys(action.seat for action in before[place + 1 :]))
        assert "S" in to_act(walk.table.hand)
        taken += 1
    assert taken
    assert anatomy(walk.again()) == anatomy(walk.table)


def at_a_play(walk: Walk) -> Walk:
    """South has played to a trick that is won."""
    while not (hand := walk.table.hand) or not hand.state.play.tricks:
        assert walk.do_due()
    return walk


def test_chores_do_not_stand_in_the_way() -> None:
    walk = at_a_play(among_bots("st-hilary", 3))
    assert walk.table.hand is not None
    before = decisions(walk.table.hand.events)
    while walk.table.hand.state.play.trick:
        walk.do_due()
    assert walk.ask(ANN, ask.Act, action=AskToSee("S")) == ""
    assert walk.ask(ANN, ask.TakeBack) == ""
    assert walk.table.rewound is not None
    assert isinstance(walk.table.rewound.mine, Play)
    assert len(decisions(walk.table.hand.events)) < len(before)


def test_nobody_takes_back_what_another_person_has_seen() -> None:
    walk = Walk(Terms(book="n42pa"), Random(1))
    assert walk.ask(BEA, ask.Sit, seat="N") == ""
    walk.deal()
    while not any(action.seat == "S" for action in decisions(walk.table.hand.events if walk.table.hand else ())):
        assert walk.do_due()
    assert walk.ask(ANN, ask.TakeBack) == "undo-others"
    assert walk.ask(PEOPLE[2], ask.TakeBack) == "not-seated"


def test_nothing_is_taken_back_at_a_refereed_table_or_before_or_after_the_hand() -> None:
    refereed = among_bots("n42pa", 1, refereed=True)
    assert refereed.ask(ANN, ask.TakeBack) == "undo-refereed"
    walk = among_bots("n42pa", 1)
    assert walk.ask(ANN, ask.TakeBack) == "undo-nothing"
    while walk.table.stage == "hand":
        assert walk.do_due()
    assert walk.ask(ANN, ask.TakeBack) == "undo-counted"
    assert Walk(Terms(book="n42pa"), Random(1)).ask(ANN, ask.TakeBack) == "undo-counted"


@pytest.mark.parametrize("seat", ["S", None])
def test_lines_about_it_go_and_one_says_so(seat: str | None) -> None:
    walk = among_bots("mcallen", 2)
    channel = Channel(seat, walk.table)  # type: ignore[arg-type]
    while not any(action.seat == "S" for action in decisions(walk.table.hand.events if walk.table.hand else ())):
        assert walk.do_due()
        shown = told(channel, walk)
    while walk.table.hand is not None and walk.table.hand.phase == "auction":
        assert walk.do_due()
        shown = told(channel, walk)
    assert walk.ask(ANN, ask.TakeBack) == ""
    now = told(channel, walk)
    assert now[-1].startswith("undone-")
    assert now[:-1] == shown[: len(now) - 1]
    assert len(now) < len(shown)
    fresh = json.loads(Channel(seat, walk.table).whole(walk.table))["told"]  # type: ignore[arg-type]
    assert [line["says"]["id"] for line in fresh] == now[:-1], "whoever comes now is not told of it"


def test_pieces_that_were_passed_face_down_stay_hidden_from_spectators() -> None:
    walk = among_bots("st-hilary", 11)
    watching = Channel(None, walk.table)
    for lot in range(40):
        walk = among_bots("st-hilary", lot)
        watching, playing = Channel(None, walk.table), Channel("S", walk.table)
        while walk.table.stage == "hand":
            assert walk.do_due()
            hand = walk.table.hand
            assert hand is not None
            last = decisions(hand.events)[-1] if decisions(hand.events) else None
            if last is not None and last.seat == "S" and type(last).__name__ == "PassPieces":
                told(watching, walk), told(playing, walk)
                assert walk.ask(ANN, ask.TakeBack) == ""
                assert told(playing, walk)[-1] == "undone-pieces"
                assert told(watching, walk)[-1] == "undone-act"
                return
    raise AssertionError("South never passes cards.")


def test_dominoes_are_stood_up_late_among_bots_and_their_calls_stay() -> None:
    for lot in range(40):
        walk = among_bots("n42pa", lot)
        while walk.table.hand is not None and not decisions(walk.table.hand.events):
            assert walk.do_due()
        hand = walk.table.hand
        assert hand is not None
        if decisions(hand.events)[0].seat == "S":
            continue
        before, channel = decisions(hand.events), Channel("S", walk.table)
        other = SetUp("S", "3-4", tuple(reversed(hand.state.hands["S"])))
        first = hand.state.deal.layouts["S"]
        wanted = SetUp("S", "4-3", other.tiles) if first == "3-4" else other
        assert walk.ask(ANN, ask.Act, action=wanted) == ""
        assert isinstance(on.read_step(walk.written[-1]).entries[0], on.Rearranged)
        hand = walk.table.hand
        assert hand.state.deal.layouts["S"] == wanted.layout
        assert hand.state.hands["S"] == wanted.tiles
        assert decisions(hand.events) == before
        lines = told(channel, walk)
        assert lines.count("news-bid") + lines.count("news-pass") == len(before), "each call is told once"
        assert anatomy(walk.again()) == anatomy(walk.table)
        while not any(isinstance(one, Bid | Pass) and one.seat == "S" for one in decisions(walk.table.hand.events)):
            assert walk.do_due()
        if walk.table.hand.phase == "auction":
            assert walk.ask(ANN, ask.Act, action=other) == "layout-late"
            return
    raise AssertionError("South always calls first.")


@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_at_a_live_table_bots_go_on_from_there_and_every_window_shows_the_same(name: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await seated(house, name, 1)
            taken = 0
            while taken < 3:
                await dealt([ann])
                while ann.table["stage"] == "hand":
                    ann.decide()
                    await ann.listen()
                    if ann.lot.random() < 0.2 and await ann.answered(ann.ask("takeback")) == "":
                        taken += 1
            fresh = Somebody("Ann", room)
            await fresh.until(lambda: fresh.table)
            assert fresh.table == ann.table
            id, played = room.id, room.table.version
        async with hall(tmp_path) as house:
            assert (await house.table(id)).version == played

    run(evening())
