"""What is asked of an environment that it cannot do is answered with a sentence."""

from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

from meldhouse import envs
from meldhouse.game import Claim, Hand, NameTrump, StepAway
from meldhouse.players import player_for
from meldhouse.rulebooks import BookError, load_book
from table import KEY, at_auction, at_tricks, call, house, pieces, play_out

RUN = "AS TS KS QS JS"


def done(hand, action):
    hand.apply(action)
    return hand


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"hands": 3}, 'hands=3 cannot be played: say hands=1 for a single hand or hands="game"'),
        ({"bids": 0}, "An auction needs at least one bid"),
        ({"render_mode": "rgb_array"}, "render_mode='rgb_array' is not known: say 'human' or 'ansi'"),
    ],
)
def test_what_cannot_be_made_is_told(settings, sentence):
    with pytest.raises(ValueError, match=sentence):
        envs.env("npa", **settings)


def test_a_house_that_nobody_knows_is_told():
    with pytest.raises(BookError, match="Did you mean npa"):
        envs.env("npaa")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda _: "a hand", "must be a meldhouse Hand, not str"),
        (lambda _: Hand(load_book("npa"), dealer="N", key=KEY), "goes by npa, but this is a table of mcallen"),
        (lambda book: Hand(book, dealer="N", key=KEY, refereed=True), "not over, at a guarded table"),
        (lambda book: done(at_tricks(book, bidder="N", trump="S", N=RUN), Claim("N")), "first has to answer a claim"),
        (lambda book: play_out(at_tricks(book, bidder="N", trump="S", N=RUN)), "not over, at a guarded table"),
    ],
)
def test_a_hand_with_which_nothing_can_begin_is_told(make, sentence):
    with pytest.raises(ValueError, match=sentence):
        envs.raw_env("mcallen").reset(options={"hand": make(load_book("mcallen"))})


def test_while_somebody_is_away_nothing_can_begin_where_all_must_be_there():
    hand = done(Hand(load_book("npa"), dealer="N", key=KEY), StepAway("E"))
    with pytest.raises(ValueError, match="come back to the table"):
        envs.raw_env("npa").reset(options={"hand": hand})


@pytest.mark.parametrize("dealer", ["X", "W", 3, ["N"]])
def test_a_dealer_who_does_not_sit_there_is_told(dealer):
    with pytest.raises(ValueError, match=r"must sit at this table \(N, E, S\)"):
        envs.raw_env("bend.3").reset(options={"dealer": dealer})


@pytest.mark.parametrize("key", [b"short", "00", 7])
def test_a_key_that_is_none_is_told(key):
    with pytest.raises(ValueError, match="A key is"):
        envs.raw_env("bend.3").reset(options={"key": key})


@pytest.mark.parametrize("action", [None, "pass", 1.5, -1, 10_000])
@pytest.mark.parametrize("make", [envs.env, envs.raw_env])
def test_what_is_no_number_is_told_and_changes_nothing(make, action):
    table = make("npa")
    table.reset(seed=1)
    before = list(table.unwrapped.hand.events)
    with pytest.raises(envs.IllegalAction, match="An action is a whole number from 0 to 90, not"):
        table.step(action)
    assert table.unwrapped.hand.events == before
    table.step(numpy.int32(0))
    assert len(table.unwrapped.hand.events) == len(before) + 1


def renege(make):
    """A table where East must follow spades, and the number of his ace of hearts."""
    ace, heart = pieces("AS AH")
    hand = at_tricks(house("mcallen"), bidder="N", trump="S", N=RUN, E="9S AH")
    table = make("mcallen")
    numbers = table.unwrapped.numbers.number["play"]
    table.reset(options={"hand": hand})
    table.step(numbers[ace])
    return table, numbers[heart]


def test_an_illegal_action_at_the_bare_table_is_refused_by_its_clause_and_changes_nothing():
    table, number = renege(envs.raw_env)
    before = list(table.hand.events)
    with pytest.raises(envs.IllegalAction) as refused:
        table.step(number)
    assert (refused.value.message.id, refused.value.message.args["action"]) == ("env-refused", "play AH")
    assert "(MCA-" in str(refused.value)
    assert table.hand.events == before
    assert not any(table.terminations.values())


def test_an_illegal_action_at_the_usual_table_ends_the_hand_costs_its_maker_and_is_explained():
    env, number = renege(envs.env)
    env.step(number)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": 0, "player_1": -78.0, "player_2": 0, "player_3": 0}
    assert env.infos["player_1"]["refused"].id == "env-refused"
    assert all("refused" not in env.infos[agent] for agent in ("player_0", "player_2", "player_3"))
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(("book", "cost"), [("mcallen", -78.0), ("n42pa", -5.0), ("bend", -5500.0)])
def test_an_illegal_action_costs_as_much_as_the_highest_bid_or_what_one_says(book, cost):
    for settings, due in (({}, cost), ({"illegal_reward": -1}, -1.0)):
        env = envs.env(book, **settings)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(env.unwrapped.numbers.number["name"][env.unwrapped.book.trump.choices[0]])
        assert env.rewards[agent] == due


@pytest.mark.parametrize(
    ("book", "kind", "what", "sentence"),
    [
        ("st-hilary", "give", "AS", r"“give AS” now\. "),
        ("st-hilary", "show", None, r"“show” now\. "),
        ("st-hilary", "decline", None, r"“decline” now\. Answers: pass, bid 15, .*, and more\."),
        ("bend.3", "lay-away", "AS", r"“lay-away AS” now\. "),
        ("bend.3", "turn", None, r"“turn” now\. "),
    ],
)
def test_what_comes_too_early_is_told(book, kind, what, sentence):
    table = envs.raw_env(book)
    table.reset(seed=1)
    numbers = {str(deed): number for deed, number in table.numbers.number[kind].items()}
    with pytest.raises(envs.IllegalAction, match=sentence):
        table.step(numbers[str(what)])


def test_a_piece_that_is_not_held_cannot_be_given():
    once, none = pieces("AS AD")
    table = envs.raw_env("st-hilary")
    hand = call(at_auction(house("st-hilary"), N="KS QS", S="AS", E="AD AD AS"), 15, None, None, None)
    hand.apply(NameTrump("N", "S"))
    table.reset(options={"hand": hand})
    give = table.numbers.number["give"]
    with pytest.raises(envs.IllegalAction, match=r"South .* Missing from the hand: A♦"):
        table.step(give[none])
    table.step(give[once])
    with pytest.raises(envs.IllegalAction, match=r"South .* Missing from the hand: A♠"):
        table.step(give[once])


def test_nothing_is_shown_where_nobody_asked_for_it():
    table = envs.raw_env("npa")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode="):
        assert table.render() is None


# --- the extra --------------------------------------------------------------------------------------------------------


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_nothing_but_the_environments_loads_their_libraries():
    program = (
        "import sys, meldhouse, meldhouse.players, meldhouse.cli.main, meldhouse.solver\n"
        "print({'pettingzoo', 'gymnasium'} & set(sys.modules))"
    )
    done = run(program)
    assert done.stdout == "set()\n", done.stderr


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium"])
def test_without_the_extra_one_sentence_says_what_to_install(missing):
    done = run(f"import sys\nsys.modules[{missing!r}] = None\nimport meldhouse\nimport meldhouse.envs")
    assert done.returncode == 1
    assert done.stderr.count("Traceback") == 1
    assert done.stderr.splitlines()[-1] == (
        'ImportError: The environments need PettingZoo and Gymnasium: pip install "meldhouse[rl]"'
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"Key": KEY}, "There is no option 'Key' here; the options are key, dealer, hand."),
        ({"dealer": "N", "hand": Hand(load_book("mcallen"), dealer="N", key=KEY)}, "has its dealer already"),
        (5, "Options are given by name"),
    ],
)
def test_options_that_would_go_unheard_are_told_and_nothing_is_dealt(options, sentence):
    table, other = envs.raw_env("mcallen"), envs.raw_env("mcallen")
    table.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(ValueError, match=sentence):
        table.reset(options=options)
    table.reset()
    other.reset()
    assert table.key == other.key, "what was refused has used no deal up"


def test_when_all_is_over_nobody_is_asked():
    table, player = envs.env("n42pa"), player_for(load_book("n42pa"), "novice")
    table.reset(seed=1)
    for _ in table.agent_iter():
        table.step(envs.ask(table, player))
    assert envs.ask(table, player) is None
