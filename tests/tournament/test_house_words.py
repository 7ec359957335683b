"""What a house calls its rounds is its own word, at the desk and in every refusal."""

from __future__ import annotations

from floor import BEND_HAND, Evening

from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.log import line_of


def test_bend_plays_games():
    evening = Evening("bend", 8, rounds=1, hands=1)
    evening.did(acts.Edit(entrant="P1", names=("Ann Round",)))
    assert evening.state.book.voice.say(next_steps(evening.state)[0].says) == "Seat game 1"
    evening.do(acts.Draft())
    say = evening.state.book.voice.say
    assert say(round_title(evening.state.rounds[0])) == "Game 1"
    assert say(evening.no(acts.Draft()).whole).startswith("Game 1 is already seated")
    number = evening.start_drafted()
    told = line_of(evening.tournament, evening.tournament.version).what
    assert evening.state.book.voice.say(told).endswith("started game 1.")
    evening.hand_in(number, BEND_HAND)
    assert evening.state.book.voice.say(next_steps(evening.state)[0].says) == "Close game 1"
    evening.do(acts.Close(round=1))
    assert "The only game is played" in say(evening.no(acts.Draft()).whole)


def test_others_play_rounds():
    evening = Evening("npa", 8)
    assert evening.state.book.voice.say(next_steps(evening.state)[0].says) == "Seat round 1"
