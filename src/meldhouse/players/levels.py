"""The levels of our players, each one an explicit configuration. Any change in how a level plays changes its version.

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
    """At random, by rules of thumb, by the kernel's plain rule, by imagining the other hands, or by a network that
    learned these rules."""
    call_worlds: int = 0
    """Deals imagined for a bid, a trump, or cards to pass."""
    play_worlds: int = 0
    """Deals imagined for a card to play …"""
    looks: int = 1
    """… and up to how many rounds of them, while two cards, or two sets of cards to pass, look much alike."""
    choices: int = 1
    """How many sets of cards are tried before passing or laying away."""
    policy: Literal["fair", "skilled"] = "fair"
    """How well imagined hands are played out."""
    keen: bool = False
    """It remembers meld that was picked up, cards that were passed, and what a player did not beat."""
    reads_bids: bool = False
    """In play, it favors imagined deals in which everybody's calls make sense …"""
    reads_melds: bool = False
    """… in which nobody held meld back …"""
    reads_plays: bool = False
    """… and in which everybody's plays make sense."""
    exact: int = 0
    """How many positions it searches to solve the end of a hand in its imagined worlds."""
    heed: float = 1.0
    """By how many standard errors a play must beat the one partner expects."""
    plays_for: Literal["score", "points"] = "score"
    """What it plays cards for: the club's score, or points in tricks alone."""

    @property
    def about(self) -> Message:
        """A description for people choosing a level."""
        return fact("level-about", level=self.name)

    def weights(self, book: Book) -> tuple[int, ...]:
        """The weights of the policy that plays out imagined hands."""
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
SELF_TAUGHT = Level(name="self-taught", version=4, thinks="by-network")
CHANCE = Level(name="chance", version=1, thinks="by-lot")
GREEDY = Level(name="greedy", version=1, thinks="greedily")
"""Like a novice, but plays by the plainest rule."""
YARDSTICKS: dict[str, Level] = {level.name: level for level in (CHANCE, GREEDY)}
"""No fun to play against, but good as a yardstick."""
LEVELS: dict[str, Level] = {level.name: level for level in (NOVICE, CLUB, EXPERT, SELF_TAUGHT)}


def until_ready(level: str, book: Book) -> str:
    """Which level decides for one that needs the solver while that is still being compiled: nobody waits for it."""
    if LEVELS[level].thinks != "in-worlds":
        return level
    return SELF_TAUGHT.name if is_learned(book) else NOVICE.name


def levels_for(book: Book) -> dict[str, Level]:
    """The levels people can choose with this book: no network has learned every club's rules.

    >>> from meldhouse.rulebooks import load_book
    >>> list(levels_for(load_book("n42pa")))
    ['novice', 'club', 'expert', 'self-taught']
    """
    return {name: level for name, level in LEVELS.items() if level.thinks != "by-network" or is_learned(book)}


class UnknownLevel(FactError, ValueError):
    """There is no such level."""


def level_named(name: str) -> Level:
    """
    >>> level_named("club").version
    13
    """
    found = LEVELS.get(name) or YARDSTICKS.get(name)
    if found is None:
        raise UnknownLevel(fact("level-unknown", name=name, levels=(*LEVELS, *YARDSTICKS)))
    return found
