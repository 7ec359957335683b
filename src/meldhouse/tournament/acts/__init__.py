"""What people can do in a tournament. An accepted act stands in the log unchanged, with who and when."""

from __future__ import annotations

from meldhouse.tournament.acts.base import (
    LONGEST_RULING,
    Act,
    Name,
    OfRound,
    OfTable,
    Role,
    Text,
    as_reason,
    spelled,
)
from meldhouse.tournament.acts.conduct import AnswerRule, AskRule, CorrectEntry, Ease, LogConduct
from meldhouse.tournament.acts.money import Fine, HandMedal, NameSpecial, Pay
from meldhouse.tournament.acts.people import CheckIn, Disqualify, Edit, Enter, NoShow, Remove, Substitute, Withdraw
from meldhouse.tournament.acts.rounds import (
    Arrange,
    Arrived,
    Call,
    CallTime,
    Close,
    Confirm,
    Draft,
    Extend,
    Missing,
    PlayOff,
    Release,
    Scrap,
    StandIn,
    Start,
    Swap,
)
from meldhouse.tournament.acts.rulings import Answer, Appeal, CallReferee, ComeRound, Decline, Lift, Penalize, SetAside
from meldhouse.tournament.acts.running import (
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
from meldhouse.tournament.acts.sheets import (
    Acknowledge,
    Agree,
    ChangeSlip,
    Correct,
    CorrectResult,
    EnterResult,
    EnterSlips,
    FirstDealer,
    Forfeit,
    Sign,
)

__all__ = [
    "LONGEST_RULING",
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
    "Name",
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
    "Text",
    "Undo",
    "Withdraw",
    "as_reason",
    "spelled",
]

AnyAct = (
    Open | Amend | Appoint | Dismiss | Invite | Accept | Finish | ReleaseStandings | Undo
    | Enter | Edit | Remove | CheckIn | NoShow | Withdraw | Disqualify | Substitute
    | Draft | PlayOff | Arrange | Swap | Confirm | Release | Call | Start | Extend | CallTime | Close | Scrap
    | Missing | Arrived | StandIn
    | FirstDealer | EnterSlips | ChangeSlip | EnterResult | Agree | Sign | Forfeit
    | Correct | CorrectResult | Acknowledge
    | Penalize | Lift | CallReferee | Answer | Appeal | ComeRound | SetAside | Decline
    | LogConduct | CorrectEntry | Ease | AskRule | AnswerRule | Pay | HandMedal | NameSpecial | Fine
)  # fmt: skip
