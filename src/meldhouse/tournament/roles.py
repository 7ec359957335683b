"""Who may do what: one table, and anything not in it is not allowed.

``yes``: always. ``own``: at their own table, for themselves, or for their side. Empty: no.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from meldhouse.game import Refusal
from meldhouse.messages import fact
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.disputes import dispute_of, is_above
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import State

May = Literal["yes", "own", ""]
ROLES: tuple[acts.Role, ...] = ("director", "referee", "scorekeeper", "player", "spectator")
_ALLOWED: dict[type[acts.Act], tuple[May, May, May, May, May]] = {
    #                       director referee scorekeeper player spectator
    acts.Amend:            ("yes", "", "", "", ""),
    acts.Appoint:          ("yes", "", "", "", ""),
    acts.Dismiss:          ("yes", "", "", "", ""),
    acts.Invite:           ("yes", "", "", "", ""),
    acts.Accept:           ("yes", "yes", "yes", "yes", "yes"),
    acts.Finish:           ("yes", "", "", "", ""),
    acts.ReleaseStandings: ("yes", "", "", "", ""),
    acts.Undo:             ("yes", "", "", "", ""),
    acts.Enter:            ("yes", "", "yes", "", ""),
    acts.Edit:             ("yes", "", "yes", "", ""),
    acts.Remove:           ("yes", "", "yes", "", ""),
    acts.CheckIn:          ("yes", "", "yes", "own", ""),
    acts.NoShow:           ("yes", "", "", "", ""),
    acts.Withdraw:         ("yes", "", "", "own", ""),
    acts.Disqualify:       ("yes", "", "", "", ""),
    acts.Substitute:       ("yes", "", "", "", ""),
    acts.Draft:            ("yes", "", "", "", ""),
    acts.PlayOff:          ("yes", "", "", "", ""),
    acts.Arrange:          ("yes", "", "", "", ""),
    acts.Swap:             ("yes", "", "", "", ""),
    acts.Confirm:          ("yes", "", "", "", ""),
    acts.Release:          ("yes", "", "", "", ""),
    acts.Call:             ("yes", "", "", "", ""),
    acts.Start:            ("yes", "", "", "", ""),
    acts.Extend:           ("yes", "", "", "", ""),
    acts.CallTime:         ("yes", "", "", "", ""),
    acts.Close:            ("yes", "", "", "", ""),
    acts.Scrap:            ("yes", "", "", "", ""),
    acts.Missing:          ("yes", "yes", "yes", "own", ""),
    acts.Arrived:          ("yes", "yes", "yes", "", ""),
    acts.StandIn:          ("yes", "yes", "", "", ""),
    acts.FirstDealer:      ("yes", "yes", "yes", "own", ""),
    acts.EnterSlips:       ("yes", "yes", "yes", "own", ""),
    acts.ChangeSlip:       ("yes", "yes", "yes", "own", ""),
    acts.EnterResult:      ("yes", "yes", "yes", "own", ""),
    acts.Agree:            ("yes", "yes", "yes", "own", ""),
    acts.Sign:             ("yes", "yes", "yes", "own", ""),
    acts.Forfeit:          ("yes", "yes", "", "", ""),
    acts.Correct:          ("yes", "yes", "", "", ""),
    acts.CorrectResult:    ("yes", "yes", "", "", ""),
    acts.Acknowledge:      ("yes", "yes", "yes", "own", ""),
    acts.Penalize:         ("yes", "yes", "", "", ""),
    acts.Lift:             ("yes", "yes", "", "", ""),
    acts.CallReferee:      ("yes", "yes", "yes", "own", ""),
    acts.Answer:           ("yes", "yes", "", "", ""),
    acts.Appeal:           ("yes", "yes", "yes", "own", ""),
    acts.ComeRound:        ("yes", "yes", "", "", ""),
    acts.SetAside:         ("yes", "", "", "", ""),
    acts.Decline:          ("yes", "yes", "", "", ""),
    acts.LogConduct:       ("yes", "yes", "", "", ""),
    acts.CorrectEntry:     ("yes", "yes", "", "", ""),
    acts.Ease:             ("yes", "", "", "", ""),
    acts.AskRule:          ("yes", "yes", "yes", "own", ""),
    acts.AnswerRule:       ("yes", "yes", "", "", ""),
    acts.Pay:              ("yes", "", "yes", "", ""),
    acts.HandMedal:        ("yes", "", "yes", "", ""),
    acts.NameSpecial:      ("yes", "", "", "", ""),
    acts.Fine:             ("yes", "", "", "", ""),
}  # fmt: skip
"""Opening is not in it: anyone who opens a tournament becomes its director."""


def may(role: acts.Role, act: type[acts.Act]) -> May:
    """
    >>> may("player", acts.Sign), may("spectator", acts.Sign), may("player", acts.Open)
    ('own', '', '')
    """
    return _ALLOWED.get(act, ("", "", "", "", ""))[ROLES.index(role)]


def is_desk(act: acts.Act) -> bool:
    """Whether it is an act of the desk, which can undo it. Sheets are corrected instead, and a link that was handed out
    or printed cannot be undone."""
    if isinstance(act, acts.CheckIn | acts.Withdraw):
        return True
    return type(act) in _ALLOWED and not isinstance(act, acts.Undo | acts.Invite) and not may("player", type(act))


def does_so_himself(state: State, act: acts.Act, by: str) -> bool:
    """Whether players check themselves in or withdraw on their own phones: that is not the desk's act, whatever their
    roles."""
    person = state.person_of(by)
    return person is not None and isinstance(act, acts.CheckIn | acts.Withdraw) and _is_own(state, act, by)


def may_correct(state: State, by: str, *, signed: bool) -> bool:
    """Whether this person may change what players no longer can: directors and referees. If the book has an official
    scoring table, also its scorekeepers; and on signed sheets only they, and the director, who stands for the table
    (NPA-8.1c)."""
    roles = state.roles_of(by)
    if state.book.officials.scoring_table:
        if "director" in roles or "scorekeeper" in state.roles.get(by, ()):
            return True
        if signed:
            return False
    return any(may(role, acts.Correct) for role in roles)


def _correcting(state: State, act: acts.Correct | acts.CorrectResult, by: str) -> Refusal | None:
    sheet = state.sheet(act.round, act.table)
    signed = sheet is not None and sheet.locked
    if may_correct(state, by, signed=signed):
        return None
    if signed and state.book.officials.scoring_table:
        return refuse_official(state.book, "scoring-table")
    return _only(state, ("director", "referee"))


def _deciding(state: State, act: acts.Answer, by: str) -> Refusal | None:
    """Only a director decides between two referees who differ, not any other referee."""
    call = state.calls[act.call - 1] if 1 <= act.call <= len(state.calls) else None
    if call is None or "director" in state.roles_of(by) or not is_above(state, call, act.post):
        return None
    if not any(may(role, acts.Answer) for role in state.roles_of(by)):
        return None
    return refuse_official(state.book, "deciding", post=post_fact(act.post or dispute_of(state, call).course.due))


def role_refusal(state: State, act: acts.Act, by: str) -> Refusal | None:
    """Why somebody with these roles may not do it."""
    if isinstance(act, acts.Correct | acts.CorrectResult):
        return _correcting(state, act, by)
    if isinstance(act, acts.Arrived | acts.StandIn) and act.minutes is not None and not _assesses(state, by):
        return _only(state, ("director", "referee"))
    if isinstance(act, acts.Answer) and (refusal := _deciding(state, act, by)):
        return refusal
    if by in state.keeps and may("scorekeeper", type(act)) == "yes" and _at_table(state, act, state.keeps[by]):
        return None
    allowed = {may(role, type(act)) for role in state.roles_of(by)}
    if "yes" in allowed:
        return None
    if "own" in allowed or (by in state.keeps and isinstance(act, acts.OfRound) and may("scorekeeper", type(act))):
        return None if _is_own(state, act, by) else no(state.book, "role-own")
    return _only(state, [role for role in ROLES if may(role, type(act))])


def _only(state: State, roles: Iterable[acts.Role]) -> Refusal:
    return no(state.book, "role", roles=tuple(fact("the-role", role=role) for role in roles))


def _assesses(state: State, by: str) -> bool:
    """Scorekeepers note by the clock that a player has come; only officials who assess the penalty may say how late by
    another one (NPA-5.1b)."""
    return bool(state.roles_of(by) & {"director", "referee"})


def _at_table(state: State, act: acts.Act, table: int) -> bool:
    """Whether it is about this table's sheet, or somebody who plays there."""
    if isinstance(act, acts.OfTable):
        return act.table == table
    if isinstance(act, acts.Appeal):
        return 1 <= act.call <= len(state.calls) and state.calls[act.call - 1].table == table
    if isinstance(act, acts.Missing | acts.Arrived):
        sheet = state.sheet(act.round, table)
        return sheet is not None and act.person in sheet.seats.values()
    return False


def _is_own(state: State, act: acts.Act, by: str) -> bool:
    person = state.person_of(by)
    if person is None:
        return False
    if isinstance(act, acts.CheckIn):
        return act.entrants == (state.owners[person],)
    if isinstance(act, acts.Withdraw):
        return act.entrant == state.owners[person]
    if isinstance(act, acts.Acknowledge | acts.Appeal):
        return act.person == person
    if isinstance(act, acts.AskRule):
        return True
    if not isinstance(act, acts.OfRound):
        return False
    each = state.round(act.round)
    sheet = each.sheet_of(person) if each is not None else None
    if sheet is None:
        return False
    if isinstance(act, acts.Missing):
        return act.person in sheet.seats.values()
    if isinstance(act, acts.Sign) and act.signer != person:
        return False
    if isinstance(act, acts.Agree) and act.side != sheet.side_of(person):
        return False
    return isinstance(act, acts.OfTable) and sheet.table == act.table
