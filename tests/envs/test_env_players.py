"""Players in environments, policies at tables: the same hands, seen the same way."""

from __future__ import annotations

import zlib
from random import Random

import numpy
import pytest

from meldhouse import envs
from meldhouse.game import Bid, Claim, Hand, NameTrump, StopPlay, hand_key, seating_of, seen, view
from meldhouse.players import Lots, Sense, play_hand, player_for
from meldhouse.rulebooks import book_names, load_book
from table import at_auction, at_tricks, house

KEY = bytes(range(32))


def keys(number):
    return [hand_key(KEY, at) for at in range(1, number + 1)]


def whim(observation):
    """A policy that looks at everything it is shown and at nothing else."""
    legal = numpy.flatnonzero(observation["action_mask"])
    number = zlib.crc32(observation["observation"].tobytes())
    if number % 3 and legal[0] == 0:
        return 0  # rather a pass, so that hands are played
    return int(legal[:4][number % len(legal[:4])])


@pytest.mark.parametrize("name", book_names())
def test_a_policy_at_a_table_sees_and_does_what_it_does_in_an_environment(name):
    book, table = load_book(name), envs.raw_env(name)
    player = envs.PolicyPlayer(book, whim)
    for key in keys(4):
        table.reset(options={"key": key, "dealer": "N"})
        hand = Hand(book, dealer="N", scorekeeper=table.hand.state.scorekeeper, key=hand_key(key, 1), is_opening=True)
        while table.question is not None:
            table.step(whim(table.observe(table.agent_selection)))
        play_hand(hand, dict.fromkeys(seating_of(book).seats, player))
        assert hand.events == table.hand.events


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("kind", ["sense", "lots"])
def test_a_player_in_an_environment_does_what_he_does_at_a_table(name, kind):
    book, table = load_book(name), envs.env(name)
    for key in keys(3):
        table.reset(options={"key": key, "dealer": "E"})
        player = Sense(book) if kind == "sense" else Lots(book, Random(1))
        for _ in table.agent_iter():
            table.step(envs.ask(table, player))
        played = table.unwrapped.hand
        assert played.is_over
        if kind == "sense":  # who decides by lot decides anew for every piece
            hand = Hand(book, dealer="E", scorekeeper=played.state.scorekeeper, key=hand_key(key, 1), is_opening=True)
            play_hand(hand, dict.fromkeys(seating_of(book).seats, player))
            assert hand.events == played.events


def test_a_player_throws_a_weak_hand_in():
    table = envs.raw_env("st-hilary")
    seed = next(seed for seed in range(4_000) if table.reset(seed=seed) or table.question.offer == "redeal")
    table.step(envs.ask(table, Sense(table.book)))
    assert table.hand.state.deals == 2
    table.reset(seed=seed)
    table.step(envs.ask(table, Lots(table.book, Random(1))))
    assert (table.hand.state.deals, table.question.offer) == (1, None)


def sure_hand():
    """North has all the sixes, and they are trump."""
    return at_tricks(house("n42pa"), bidder="N", trump="6", N="6-6 6-5 6-4 6-3 6-2 6-1 6-0")


def test_whoever_would_lay_down_the_rest_plays_it_out_in_an_environment():
    hand, table, club = sure_hand(), envs.raw_env("n42pa"), player_for(load_book("n42pa"), "club")
    assert isinstance(club.decide(view(hand, "N"), [seen(event, "N", hand) for event in hand.events]), Claim)
    table.reset(options={"hand": hand})
    while table.question is not None:
        table.step(envs.ask(table, club))
    assert table.hand.state.ending.ended == "played"
    assert table.hand.state.points == {"NS": 42, "EW": 0}


def test_a_policy_lets_the_house_judge_a_lay_down():
    book = load_book("n42pa")
    club, policy = player_for(book, "club"), envs.PolicyPlayer(book, whim)
    slip = play_hand(sure_hand(), {"N": club, "S": club, "E": policy, "W": policy})
    assert (slip.how, slip.take) == ("claimed", {"NS": 42, "EW": 0})


class Stubborn:
    """A player who does one thing."""

    def __init__(self, action):
        self.action = action

    def decide(self, view, _seen):
        return self.action(view.seat)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (
            lambda seat: Bid(seat, 500),
            r"amount=500\) has no number .* highest bid with a number is 17; bids=… gives more",
        ),
        (StopPlay, r"^StopPlay.* has no number in this environment\.$"),
    ],
)
def test_what_has_no_number_is_told(action, sentence):
    table = envs.raw_env("mcallen", bids=3)
    table.reset(seed=1)
    with pytest.raises(envs.IllegalAction, match=sentence):
        envs.ask(table, Stubborn(action))


def test_what_a_player_may_not_do_is_told_in_the_words_of_the_house():
    table = envs.raw_env("mcallen")
    table.reset(seed=1)
    with pytest.raises(envs.IllegalAction, match=r"can’t answer “name S” now\. "):
        table.step(envs.ask(table, Stubborn(lambda seat: NameTrump(seat, "S"))))


def test_a_policy_that_answers_wrongly_is_told():
    hand = at_auction(house("mcallen"))
    player = envs.PolicyPlayer(hand.book, lambda observation: len(observation["action_mask"]) - 1, bids=4)
    with pytest.raises(
        envs.IllegalAction, match=r"^North can’t .* Answers: pass, bid 15, bid 16, bid 17, or bid 18\.$"
    ):
        play_hand(hand, dict.fromkeys("NESW", player))


def test_bids_beyond_what_a_policy_knows_stand_at_its_highest():
    """Others at the table may know more of the ladder than the policy learned."""
    book, shown = load_book("mcallen"), []

    def learner(observation):
        shown.append(observation)
        return int(observation["action_mask"].argmax())

    player = envs.PolicyPlayer(book, learner, bids=2)
    hand = at_auction(book)
    hand.apply(Bid("N", 33))
    player.decide(view(hand, "E"), [seen(event, "E", hand) for event in hand.events])
    slices = player.observer.layout.slices
    assert shown[0]["observation"][slices["right.bids"]].tolist() == [0, 1]
    assert shown[0]["observation"][slices["bid"]].tolist() == [1]
    assert numpy.flatnonzero(shown[0]["action_mask"]).tolist() == [0], "he can only pass"
