"""Bots that taught themselves: they do nothing illegal, decide alike every time, and need no compiler."""

from __future__ import annotations

import subprocess
import sys

import pytest
from msgspec.structs import replace

from meldhouse.game import AnswerClaim, Bid, Hand, seating_of, steward, to_act
from meldhouse.lockstep import weights
from meldhouse.pieces import Piece, subkey
from meldhouse.players import LEVELS, levels_for, player_for
from meldhouse.players.kinds import self_taught
from meldhouse.players.kinds.at_felt import play_felt
from meldhouse.players.kinds.self_taught import SelfTaught
from meldhouse.players.learned import NotLearnedYet, is_learned, learned
from meldhouse.players.learned.shelf import FOLDER
from meldhouse.players.seating import Sitting, play_hand
from meldhouse.referee.felt import Felt
from meldhouse.rulebooks import book_names, load_book
from soaking import times
from table import house

HANDS = times(4, 10_000)
LEARNED = [name for name in book_names() if is_learned(load_book(name))]
LEVEL = "self-taught"


def dealt(name: str, number: int, *, refereed: bool = False) -> Hand:
    book, key = load_book(name), subkey(bytes(32), f"self-taught {number}")
    seats = seating_of(book).seats
    return Hand(book, dealer=seats[number % len(seats)], key=key, refereed=refereed)


def test_there_are_some_for_every_book():
    assert list(book_names()) == LEARNED


@pytest.mark.parametrize("name", LEARNED)
def test_whole_hands_go_by_the_rules_and_the_same_way_again(name: str):
    player = player_for(load_book(name), LEVEL)
    for number in range(HANDS):
        first, again = dealt(name, number), dealt(name, number)
        play_hand(first, dict.fromkeys(seating_of(first.book).seats, player))  # the table refuses what is illegal
        play_hand(again, {seat: player_for(first.book, LEVEL, bytes(32)) for seat in seating_of(first.book).seats})
        assert first.is_over
        assert again.events == first.events


def test_it_needs_no_compiler_and_loads_only_what_it_needs():
    script = (
        "import sys\n"
        "from meldhouse.game import Hand\n"
        "from meldhouse.players import play_hand, player_for\n"
        "from meldhouse.rulebooks import load_book\n"
        "book = load_book('n42pa')\n"
        "play_hand(Hand(book, dealer='N', key=bytes(32)), dict.fromkeys('NESW', player_for(book, 'self-taught')))\n"
        "absent = {'numba', 'llvmlite', 'jax', 'asyncio', 'meldhouse.players.search.thinking'}\n"
        "print(sorted(absent & set(sys.modules)))\n"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_clubs_choose_them_where_their_rules_are_played_alike():
    """How long a game is changes no hand; what a trick counts does."""
    longer = house("n42pa", "[match]\ntarget = 9")
    assert list(levels_for(longer)) == list(LEVELS)
    assert isinstance(player_for(longer, LEVEL), SelfTaught)
    other = house("n42pa", "[tricks]\neach = 2")
    assert LEVEL not in levels_for(other)
    with pytest.raises(NotLearnedYet):
        player_for(other, LEVEL)


@pytest.mark.parametrize("name", ["mcallen", "n42pa"])
def test_at_a_refereed_table_they_do_nothing_irregular(name: str):
    felt = Felt(dealt(name, 1, refereed=True))
    play_felt(felt, dict.fromkeys(felt.hand.state.seating.seats, player_for(felt.hand.book, LEVEL)))
    assert felt.hand.is_over
    assert not felt.rulings


def test_what_no_network_has_seen_is_left_to_rules_of_thumb(monkeypatch: pytest.MonkeyPatch):
    hand, player = dealt("n42pa", 2), player_for(load_book("n42pa"), LEVEL)
    assert isinstance(player, SelfTaught)
    play_to_tricks(hand, player)
    seat = hand.state.turn
    assert seat is not None
    asked = Sitting(hand).view(seat)
    monkeypatch.setattr(player.network, "decide", lambda *_: pytest.fail("the network was asked"))
    partner = seating_of(hand.book).partner[seat]
    assert isinstance(player.decide(replace(asked, claim=partner), hand.events), AnswerClaim)


def test_nobody_is_overbid_without_a_chance(monkeypatch: pytest.MonkeyPatch):
    """The network overbids somebody in these hands; with no bid good enough, the player never does."""
    for least, some in ((0.0, True), (1.0, False)):
        monkeypatch.setattr(self_taught, "LEAST_CHANCE", least)
        hands = [dealt("n42pa", number) for number in range(12)]
        for hand in hands:
            play_hand(hand, dict.fromkeys(seating_of(hand.book).seats, player_for(hand.book, LEVEL)))
        assert any(sum(isinstance(event, Bid) for event in hand.events) > 1 for hand in hands) is some


def test_a_play_that_no_partner_forgives_is_replaced_by_the_best_of_the_others():
    hand, player = dealt("n42pa", 2), player_for(load_book("n42pa"), LEVEL)
    assert isinstance(player, SelfTaught)
    play_to_tricks(hand, player)
    seat = hand.state.turn
    assert seat is not None
    sitting = Sitting(hand)
    view, seen = sitting.view(seat), sitting.seen(seat)
    barred: list[Piece] = []
    for left in range(len(view.legal_plays), 0, -1):
        assert len(set(view.legal_plays) - set(barred)) == left
        found = player.network.play_without(view, seen, barred)
        assert found in set(view.legal_plays) - set(barred)
        barred.append(found)
    assert barred[0] == player.network.play_without(view, seen, [])


def play_to_tricks(hand: Hand, player: SelfTaught) -> None:
    sitting = Sitting(hand)
    while True:
        steward.tidy(hand)
        if hand.phase == "tricks":
            return
        sitting.act(sitting.ask(to_act(hand)[0], player))


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_shipped_is_small_and_says_where_it_comes_from(name: str):
    network = learned(load_book(name))
    (path,) = FOLDER.glob(f"*-{network.table.rules.settings['fingerprint']}.npz")
    assert path.name.startswith(f"{name}-")
    assert path.stat().st_size <= weights.MOST_BYTES
    header = network.weights.header
    assert header["book"] == name
    assert header["log"]["lines"]
    assert header["made"]
