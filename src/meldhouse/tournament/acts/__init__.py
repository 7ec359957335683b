"""What people can do in a tournament, by family. An accepted act stands in the log unchanged, with who and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Union

from meldhouse.tournament.act import Act, OfRound, OfTable, Role, as_reason
from meldhouse.tournament.acts.calls import Answer, Appeal, CallReferee, ComeRound, Decline, SetAside
from meldhouse.tournament.acts.conduct import AnswerRule, AskRule, CorrectEntry, Ease, LogConduct
from meldhouse.tournament.acts.event import (
    Accept,
    Amend,
    Appoint,
    Dismiss,
    Finish,
    Invite,
    Open,
    ReleaseStandings,
    Undo,
)
from meldhouse.tournament.acts.lateness import Arrived, Missing, StandIn
from meldhouse.tournament.acts.money import Fine, HandMedal, NameSpecial, Pay
from meldhouse.tournament.acts.penalties import Lift, Penalize
from meldhouse.tournament.acts.people import CheckIn, Disqualify, Edit, Enter, NoShow, Remove, Substitute, Withdraw
from meldhouse.tournament.acts.results import CorrectResult, EnterResult, Forfeit
from meldhouse.tournament.acts.rounds import Call, CallTime, Close, Confirm, Extend, Release, Start
from meldhouse.tournament.acts.seating import Arrange, Draft, PlayOff, Scrap, Swap
from meldhouse.tournament.acts.sheets import Acknowledge, Agree, ChangeSlip, Correct, EnterSlips, FirstDealer, Sign

__all__ = [
    "KINDS",
    "Accept",
    "Acknowledge",
    "Act",
    "Agree",
    "Amend",
    "Answer",
    "AnswerRule",
    "AnyAct",
    "Appeal",
    "Appoint",
    "Arrange",
    "Arrived",
    "AskRule",
    "Call",
    "CallReferee",
    "CallTime",
    "ChangeSlip",
    "CheckIn",
    "Close",
    "ComeRound",
    "Confirm",
    "Correct",
    "CorrectEntry",
    "CorrectResult",
    "Decline",
    "Dismiss",
    "Disqualify",
    "Draft",
    "Ease",
    "Edit",
    "Enter",
    "EnterResult",
    "EnterSlips",
    "Extend",
    "Fine",
    "Finish",
    "FirstDealer",
    "Forfeit",
    "HandMedal",
    "Invite",
    "Lift",
    "LogConduct",
    "Missing",
    "NameSpecial",
    "NoShow",
    "OfRound",
    "OfTable",
    "Open",
    "Pay",
    "Penalize",
    "PlayOff",
    "Release",
    "ReleaseStandings",
    "Remove",
    "Role",
    "Scrap",
    "SetAside",
    "Sign",
    "StandIn",
    "Start",
    "Substitute",
    "Swap",
    "Undo",
    "Withdraw",
    "as_reason",
]


def _kinds(kind: type[Act] = Act) -> Iterator[type[Act]]:
    """Every class of an act that somebody can do; the others only hold what several have in common."""
    if "may" in vars(kind) and kind is not Act:
        yield kind
    for one in kind.__subclasses__():
        yield from _kinds(one)


KINDS: tuple[type[Act], ...] = tuple(_kinds())

if TYPE_CHECKING:
    AnyAct = Act
else:
    AnyAct = Union[KINDS]  # noqa: UP007  # what a log or a form may hold: made of the classes that there are
