"""The levels of our players: each one explicit configuration. What changes how a level plays changes its version.

`LEVELS` are the ones people choose from.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.messages import FactError, Message, fact
from meldhouse.players.learned.shelf import is_learned
from meldhouse.players.weights import CARDS, CARDS_ALONE, DOMINOES, FAIR, FAIR_ALONE, FAIR_DOMINOES
from meldhouse.rulebooks import Book


class Level(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    version: int
    thinks: Literal["by-lot", "by-rule", "greedily", "in-worlds", "by-network"]
    """By lot, by rules of thumb, by the plain rule of the kernel, by imagining the other hands, or by what a network
    has learned of these rules."""
    call_worlds: int = 0
    """Deals imagined for a bid, a trump, or cards to pass."""
    play_worlds: int = 0
    """Deals imagined for a card to play …"""
    looks: int = 1
    """… and so often at most, while two cards, or two sets of cards to pass, look much alike."""
    choices: int = 1
    """Sets of cards that are tried before some are passed or laid away."""
    policy: Literal["fair", "skilled"] = "fair"
    """How well hands are played out in its head."""
    keen: bool = False
    """It remembers meld that was taken up, cards that were passed, and what somebody did not beat."""
    reads_bids: bool = False
    """In play, deals in which everybody's calls make sense are imagined more often."""
    reads_melds: bool = False
    """And those in which nobody has kept meld back."""
    reads_plays: bool = False
    """And those in which everybody's plays make sense."""
    exact: int = 0
    """How many positions it looks at to solve the end of a hand in the worlds that it imagines."""
    heed: float = 1.0
    """By so many standard errors a play must be better than the one that partner expects."""
    plays_for: Literal["score", "points"] = "score"
    """What a card is played for: the house's score, or nothing but points in tricks."""

    @property
    def about(self) -> Message:
        """For people who choose one."""
        return fact("level-about", level=self.name)

    def weights(self, book: Book) -> tuple[int, ...]:
        """How those play who play hands out in its head."""
        dominoes, cards, alone = POLICIES[self.policy]
        if book.deck.pieces == "dominoes":
            return dominoes.numbers()
        return (cards if book.table.partners else alone).numbers()


POLICIES = {"fair": (FAIR_DOMINOES, FAIR, FAIR_ALONE), "skilled": (DOMINOES, CARDS, CARDS_ALONE)}
NOVICE = Level(name="novice", version=3, thinks="by-rule")
CLUB = Level(
    name="club",
    version=13,
    thinks="in-worlds",
    call_worlds=120,
    play_worlds=24,
    choices=3,
    heed=2.0,
)
EXPERT = Level(
    name="expert",
    version=15,
    thinks="in-worlds",
    call_worlds=300,
    play_worlds=240,
    looks=3,
    choices=10,
    keen=True,
    policy="skilled",
    reads_bids=True,
    reads_melds=True,
    reads_plays=True,
    exact=100_000,
    heed=2.0,
)
SELF_TAUGHT = Level(name="self-taught", version=2, thinks="by-network")
CHANCE = Level(name="chance", version=1, thinks="by-lot")
GREEDY = Level(name="greedy", version=1, thinks="greedily")
"""Like a novice, but plays by the plainest rule."""
YARDSTICKS: dict[str, Level] = {level.name: level for level in (CHANCE, GREEDY)}
"""Nobody to sit down with, but good to be measured against."""
LEVELS: dict[str, Level] = {level.name: level for level in (NOVICE, CLUB, EXPERT, SELF_TAUGHT)}


def levels_for(book: Book) -> dict[str, Level]:
    """The levels that people who play by this book choose from: nobody has learned every club's rules.

    >>> from meldhouse.rulebooks import load_book
    >>> list(levels_for(load_book("n42pa")))
    ['novice', 'club', 'expert', 'self-taught']
    """
    return {name: level for name, level in LEVELS.items() if level.thinks != "by-network" or is_learned(book)}


class UnknownLevel(FactError, ValueError):
    """Nobody of ours plays at such a level."""


def level_named(name: str) -> Level:
    """
    >>> level_named("club").version
    13
    """
    found = LEVELS.get(name) or YARDSTICKS.get(name)
    if found is None:
        raise UnknownLevel(fact("level-unknown", name=name, levels=(*LEVELS, *YARDSTICKS)))
    return found
