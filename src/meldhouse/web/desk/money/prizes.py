"""Who gets what: the prize pool, places and their shares, specials and medals; handed out singly or all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, fact
from meldhouse.tournament.acts import HandMedal, NameSpecial, Pay
from meldhouse.tournament.desk.playoffs import what_is_played_off
from meldhouse.tournament.lines.events import medals_line
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.cash import pot
from meldhouse.tournament.money.prizes import Award, medal_fact
from meldhouse.tournament.results.handing_out import (
    all_of,
    awards_of,
    gives_back,
    gives_medal_back,
    left_to_hand_out,
    medals_left,
    medals_to_give_back,
    specials_held,
    still_with_others,
    to_come_back,
    to_give_back,
    unseen_feats,
    whose_sets,
)
from meldhouse.tournament.rounds.planning import rounds_are_over
from meldhouse.tournament.scoring.divisions import without_division
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.desk.money.money import CASHIERS
from meldhouse.web.desk.pages.common import Visit, desk_form, page, shows, visit
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next


class Winner(NamedTuple):
    """One account with everything it has won."""

    id: str
    name: str
    awards: tuple[Award, ...]
    cents: int
    handed: int
    medals: tuple[tuple[str, bool], ...]
    """Each medal, and whether it was handed out."""
    now: tuple[tuple[Message, str], ...]
    """What can be handed out, and the act for it."""
    later: tuple[tuple[Message, str], ...]
    """The same for prizes that somebody else still holds."""

    @property
    def is_done(self) -> bool:
        """Whether everything has been handed over."""
        return self.handed == self.cents and all(handed for _, handed in self.medals)


def _shown(visited: Visit) -> dict[str, Any]:
    tournament, rules = visited.tournament, visited.state.form.money
    problem, found = None, tuple[Award, ...]()
    try:
        found = awards_of(tournament)
    except MoneyError as error:
        problem = error
    left: tuple[Pay | HandMedal, ...] = (*left_to_hand_out(tournament, found), *medals_left(tournament, found))
    waits = still_with_others(tournament, left)
    given = sum(award.cents for award in found)
    shared = pot(rules, tournament.cash)
    return {
        "problem": problem,
        "ties": what_is_played_off(tournament.state),
        "is_over": tournament.state.finished or rounds_are_over(tournament.state),
        "winners": _winners(tournament, found, left, waits),
        "pot": shared,
        "has_places": any(row.place for row in tournament.standings().rows) and bool(tournament.ledger.entries),
        "statement_due": tournament.cash.statement().due,
        "given": given,
        "over": shared.pool - given,
        "rules": rules,
        "is_set": bool(rules.percents or rules.cents or rules.specials or rules.medals),
        "without": _without(tournament),
        "unwon": [held.says for held in specials_held(tournament) if not held.accounts],
        "held": specials_held(tournament),
        "named": [held for held in specials_held(tournament) if held.reason],
        "field": sorted((one for one in tournament.accounts if one.ranked), key=lambda one: one.name.casefold()),
        "unseen": unseen_feats(tournament.state),
        "whose_sets": whose_sets(tournament.state),
        "back": _back(tournament),
        "to_hand_out": all_of(tournament.state, [act for act in left if act not in waits]),
        "held_back": all_of(tournament.state, waits),
        "has_money": bool(shared.pool or given or rules.fee_cents or rules.percents or rules.cents or rules.specials),
        "medal_fact": medal_fact,
        "medals_in_all": visited.voice.say(medals)
        if (medals := medals_line(tournament.state.form)) is not None
        else "",
    }


async def show(request: Request) -> Response:
    visited = await visit(request, *CASHIERS)
    return page(request, "prizes.html", visited, form=Form({}), **_shown(visited))


part = shows("prizes_part.html", _shown, *CASHIERS)


def _winners(
    tournament: Tournament, found: tuple[Award, ...], left: Sequence[Pay | HandMedal], waits: Sequence[Pay | HandMedal]
) -> list[Winner]:
    cash = tournament.cash
    won: dict[str, list[Award]] = {}
    for award in found:
        won.setdefault(award.account, []).append(award)
    return [
        Winner(
            account,
            mine[0].name,
            tuple(mine),
            sum(award.cents for award in mine),
            cash.prized(account),
            tuple(
                (award.medal, HandMedal(account=account, medal=award.medal) not in left)
                for award in mine
                if award.medal
            ),
            _offered(tournament, [act for act in left if act.account == account and act not in waits]),
            _offered(tournament, [act for act in waits if act.account == account]),
        )
        for account, mine in won.items()
    ]


def _back(tournament: Tournament) -> list[tuple[Message, str]]:
    """People who were handed more than they won, and the act that records its return."""
    money = [(gives_back(tournament.state, act), act) for act in to_give_back(tournament)]
    medals = [(gives_medal_back(tournament, act), act) for act in medals_to_give_back(tournament)]
    return [(said, msgspec.json.encode(act).decode()) for said, act in (*money, *medals)]


def _offered(tournament: Tournament, todo: Sequence[Pay | HandMedal]) -> tuple[tuple[Message, str], ...]:
    """A button's text and act; nothing is handed out before the end."""
    state = tournament.state
    return tuple(
        (
            fact("amount", money=act.cents)
            if isinstance(act, Pay)
            else medal_fact(act.medal, state.heads(act.account)),
            msgspec.json.encode(act).decode(),
        )
        for act in todo
        if state.finished
    )


def _without(tournament: Tournament) -> list[str]:
    """People in no division, if medals go to places in each division."""
    rules = tournament.form.money
    if not rules.medals or rules.medals_by != "division":
        return []
    return [row.name for row in without_division(tournament.standings())]


def _special(form: Form) -> NameSpecial:
    """Who has a special prize according to the desk; with nobody chosen, the sheets decide."""
    prize, _, target = form.get("prize").partition(":")
    who = tuple(dict.fromkeys(one for one in (form.get("who"), form.get("with")) if one))
    said = form.line("why", most=400)
    return NameSpecial(prize=prize[:80], target=int(target) if target.isdecimal() else 0, accounts=who, reason=said)


async def name_special(request: Request) -> Response:
    visited = await visit(request, "director")
    form = await desk_form(request)
    act = _special(form)
    if not form.faults:
        try:
            await visited.event.do(visited.person, act, id=form.get("id"))
        except Refused as problem:
            form.faults["why" if problem.refusal.code == "blank" else "who"] = problem.refusal.whole
    if form.faults:
        visited = await visit(request)
        return page(request, "prizes.html", visited, form=form, **_shown(visited))
    say_next(request, fact("event-special-named" if act.accounts else "event-special-sheets"))
    return RedirectResponse(f"{visited.address}/desk/prizes", 303)


def _all_left(tournament: Tournament) -> list[Pay | HandMedal]:
    """Everything still to be handed out, except what somebody else still holds."""
    won = awards_of(tournament)
    left: tuple[Pay | HandMedal, ...] = (*left_to_hand_out(tournament, won), *medals_left(tournament, won))
    waits = still_with_others(tournament, left)
    return [act for act in left if act not in waits]


async def hand_out(request: Request) -> Response:
    """Hand out all that is left; nothing is handed out twice."""
    visited = await visit(request, *CASHIERS)
    await desk_form(request)
    try:
        if not visited.state.finished:
            say_next(request, fact("event-prizes-early"))
        elif (handed := all_of(visited.state, todo := _all_left(visited.tournament))) is not None:
            await visited.event.do_all(visited.person, todo)
            say_next(request, fact("event-handed-out", what=handed))
        elif back := to_come_back(visited.tournament):
            say_next(request, fact("event-back-first", what=tuple(back)))
        else:
            say_next(request, fact("event-handed-before"))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(f"{visited.address}/desk/prizes", 303)
