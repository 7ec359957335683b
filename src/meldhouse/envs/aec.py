"""A table as a PettingZoo environment: the agents make the decisions, the house does everything else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from meldhouse.envs.notes import Notes
from meldhouse.envs.observations import Observation, Observer
from meldhouse.envs.options import Given
from meldhouse.envs.refusing import IllegalAction, TellingWrapper, whole_number, why_not
from meldhouse.envs.rendering import table_text
from meldhouse.envs.rewards import rewards, worst
from meldhouse.envs.series import Hands, Series
from meldhouse.game import Event, Game, Hand, ScoreEntry, Seat, View, seating_of, seen, steward, to_act, view
from meldhouse.messages import Voice, fact
from meldhouse.pieces import Piece, new_key, subkey
from meldhouse.players import Sitting
from meldhouse.players.deeds.asking import Offer, Question, action_of, answers, offered
from meldhouse.players.deeds.numbering import BIDS, Numbering
from meldhouse.rulebooks import Book, load_book

RENDER_MODES = ("human", "ansi")


def env(
    book: str | Path | Book = "npa",
    *,
    hands: Hands = 1,
    bids: int = BIDS,
    zero_sum: bool = False,
    render_mode: str | None = None,
    illegal_reward: float | None = None,
) -> AECEnv:
    """A table of `book` with PettingZoo's usual guards. An illegal action ends the episode for everybody. It costs the
    agent `illegal_reward`, by default as much as being set on the highest bid, and the agent's ``infos`` say why."""
    table = TableEnv(book, hands=hands, bids=bids, zero_sum=zero_sum, render_mode=render_mode)
    cost = worst(table.book, table.numbers.bids[-1]) if illegal_reward is None else illegal_reward
    return OrderEnforcingWrapper(TellingWrapper(table, illegal_reward=cost))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """The bare environment. `book` is the name of a house, a club's file, or a book; `hands` is 1 or ``"game"``; `bids`
    is how many rungs of the ladder have a number; `zero_sum` rewards are relative to the other players.

    ``player_0`` is North, the others follow clockwise. An illegal action raises `IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        book: str | Path | Book = "npa",
        *,
        hands: Hands = 1,
        bids: int = BIDS,
        zero_sum: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if hands not in (1, "game"):
            raise ValueError(f'hands={hands!r} cannot be played: say hands=1 for a single hand or hands="game".')
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode={render_mode!r} is not known: say {' or '.join(map(repr, RENDER_MODES))}.")
        self.book = book if isinstance(book, Book) else load_book(book)
        self.numbers = Numbering(self.book, bids)
        """What every action number stands for."""
        self.observer = Observer(self.numbers)
        self.layout = self.observer.layout
        """The layout of an observation."""
        self.render_mode = render_mode
        self.metadata = {
            "name": f"meldhouse_{self.book.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._hands: Hands = hands
        self._zero_sum = zero_sum
        seats = seating_of(self.book).seats
        self.seats: dict[str, Seat] = {f"player_{at}": seat for at, seat in enumerate(seats)}
        """Where every agent sits."""
        self._agent = {seat: agent for agent, seat in self.seats.items()}
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        self._observations = {agent: self.observer.space() for agent in self.seats}
        self._actions = {agent: spaces.Discrete(len(self.numbers)) for agent in self.seats}
        self._key = new_key()
        self._episode = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # --- an episode ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal. The same `seed` brings the same deals, in this episode and in all that follow without a new one.

        `options` may hold a ``key`` from which the episode's deals are made, a ``dealer`` (N, E, S or W), and a
        ``hand`` to start from, which is copied.
        """
        given = Given.of(self.book, {} if options is None else options)
        if seed is not None:
            self._key, self._episode = hashlib.sha256(b"meldhouse seed %d" % seed).digest(), 0
        self._episode += 1
        key, dealer, first = given.key or subkey(self._key, f"episode {self._episode}"), given.dealer, given.hand
        self._series = Series(self.book, self._hands, key, dealer=dealer, first=first)
        self.agents = self.possible_agents.copy()
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._sit_down(())
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take the answer of the agent whose turn it is; None from an agent for whom the episode is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number, question = whole_number(self.numbers, action), self._question
        if number not in self._answers:
            raise IllegalAction(why_not(self.hand, self.numbers, question, number))
        deed = self.numbers.deeds[number]
        done = action_of(self.book, question, deed)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if done is None and isinstance(deed.what, Piece):
            self._ask(question._replace(chosen=(*question.chosen, deed.what)))
        else:
            if done is not None:
                self.hand.apply(done)
            elif question.offer is not None:
                self._declined.add((self.hand.state.deals, question.seat, question.offer))
            self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _sit_down(self, ledger: tuple[ScoreEntry, ...]) -> None:
        """Go on to the series' current hand; `ledger` is what the hand before it scored."""
        self._sitting = Sitting(self.hand)
        self._notes = Notes(self.layout)
        self._noted = 0
        self._declined: set[tuple[int, Seat, Offer]] = set()
        self._standing = self._series.standing(self.numbers.bids[-1])
        self._tell(ledger)

    def _tell(self, ledger: tuple[ScoreEntry, ...]) -> None:
        number = self._series.number
        self.infos = {agent: {"seat": seat, "hand": number, "ledger": ledger} for agent, seat in self.seats.items()}

    def _go_on(self) -> None:
        """Do everything that needs no decision, until an agent is asked or everything is over."""
        steward.tidy(self.hand)
        while self.hand.is_over:
            ledger = self._series.finish()
            for seat, reward in rewards(self.book, ledger, zero_sum=self._zero_sum).items():
                self.rewards[self._agent[seat]] += reward
            if self._series.is_over:
                broken_off = self._series.is_broken_off
                self.terminations = dict.fromkeys(self.agents, not broken_off)
                self.truncations = dict.fromkeys(self.agents, broken_off)
                self._tell(ledger)
                return
            self._sit_down(ledger)
            steward.tidy(self.hand)
        self._ask(next(self._offers(), None) or Question(view(self.hand, to_act(self.hand)[0])))

    def _offers(self) -> Iterator[Question]:
        """Rights that end with the next call or lead, offered clockwise to the seats that have them."""
        state = self.hand.state
        waits = {"auction": not state.auction.calls, "tricks": not (state.play.trick or state.play.tricks)}.get(
            state.phase, False
        )
        if not waits or "decline" not in self.numbers.number:
            return
        for seat in state.seating.clockwise_from(state.seating.left[state.dealer]):
            seat_view = view(self.hand, seat)
            offer = offered(self.book, seat_view)
            if offer is not None and (state.deals, seat, offer) not in self._declined:
                yield Question(seat_view, offer=offer)

    def _ask(self, question: Question) -> None:
        self._question = question
        self._answers = answers(self.numbers, question)
        if not self._answers:
            raise ValueError(
                "Begin with a hand in which nobody first has to answer a claim, come back to the table, or agree to a "
                "correction: those have no numbers here."
            )
        self.agent_selection = self._agent[question.seat]

    # --- looking ------------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What `agent` may know. The mask is empty unless it is the agent's turn."""
        events = self.hand.events
        self._notes.see(seen(event, None, self.hand) for event in events[self._noted :])
        self._noted = len(events)
        question = self.question if agent == self.agent_selection else None
        if question is not None:
            return self.observer.observation(question, self._notes, self._standing, self._answers)
        return self.observer.observation(Question(self.view(agent)), self._notes, self._standing)

    @property
    def hand(self) -> Hand:
        """The hand itself, with everything in it: for solvers and spectators, not for a policy."""
        return self._series.hand

    @property
    def game(self) -> Game:
        """The game that the hands of this episode belong to, and its score."""
        return self._series.game

    @property
    def key(self) -> bytes:
        """The key from which this episode's deals are made. It reveals them all."""
        return self._series.key

    @property
    def question(self) -> Question | None:
        """What the agent whose turn it is must decide; None if the episode is over for that agent."""
        agent = self.agent_selection
        return None if self.terminations.get(agent, True) or self.truncations[agent] else self._question

    def view(self, agent: str) -> View:
        """The table as `agent` sees it."""
        return self._sitting.view(self.seats[agent])

    def seen(self, agent: str) -> list[Event]:
        """The hand so far as `agent` saw it happen."""
        return self._sitting.seen(self.seats[agent])

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn(Voice().say(fact("env-not-shown")))
            return None
        text = table_text(self.hand, self._series.number)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Does nothing: no resources to release."""
