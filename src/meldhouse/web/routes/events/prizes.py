"""Who gets what: the pool, places and their shares, specials and medals; handed out one by one or all at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.rulebooks.winnings import dollars, given_for
from meldhouse.tournament.acts import HandMedal, Pay
from meldhouse.tournament.cash import pot
from meldhouse.tournament.divisions import without_division
from meldhouse.tournament.feats import best
from meldhouse.tournament.handing_out import (
    awards_of,
    gives_back,
    in_words,
    left_to_hand_out,
    medals_left,
    to_give_back,
    unseen_feats,
    whose_sets,
)
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.planning import rounds_are_over
from meldhouse.tournament.playoffs import what_is_played_off
from meldhouse.tournament.prizes import Award, medal_words
from meldhouse.tournament.tournament import Tournament
from meldhouse.tournament.words import medals_in_words
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, desk_form, shows, visit
from meldhouse.web.routes.events.money import CASHIERS


class Winner(NamedTuple):
    """One account with all that it has won."""

    id: str
    name: str
    awards: tuple[Award, ...]
    cents: int
    handed: int
    act: str
    """What hands out the rest, or nothing."""
    medals: tuple[tuple[str, bool, str], ...]
    """Each medal, whether it was handed out, and what hands it out, if it can be now."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be handed to them."""
        return self.handed == self.cents and all(handed for _, handed, _ in self.medals)


def _shown(visited: Visit) -> dict[str, Any]:
    tournament, rules = visited.tournament, visited.state.form.money
    problem, found = None, tuple[Award, ...]()
    try:
        found = awards_of(tournament)
    except MoneyError as error:
        problem = error
    left, medals = left_to_hand_out(tournament, found), medals_left(tournament, found)
    given = sum(award.cents for award in found)
    shared = pot(rules, tournament.cash)
    return {
        "problem": problem,
        "ties": what_is_played_off(tournament.state),
        "is_over": tournament.state.finished or rounds_are_over(tournament.state),
        "winners": _winners(tournament, found, left, medals),
        "pot": shared,
        "has_places": any(row.place for row in tournament.standings().rows) and bool(tournament.ledger.entries),
        "statement_due": tournament.cash.statement().due,
        "given": given,
        "over": shared.pool - given,
        "rules": rules,
        "is_set": bool(rules.percents or rules.cents or rules.specials or rules.medals),
        "without": _without(tournament),
        "unwon": _unwon(tournament),
        "unseen": unseen_feats(tournament.state),
        "whose_sets": whose_sets(tournament.state),
        "back": _back(tournament),
        "to_hand_out": in_words(tournament.state, (*left, *medals)),
        "has_money": bool(shared.pool or given or rules.fee_cents or rules.percents or rules.cents or rules.specials),
        "dollars": dollars,
        "medal_words": medal_words,
        "medals_in_all": medals_in_words(tournament.state.form),
    }


show = shows("prizes.html", _shown, *CASHIERS)
part = shows("prizes_part.html", _shown, *CASHIERS)


def _winners(
    tournament: Tournament, found: tuple[Award, ...], left: tuple[Pay, ...], medals: tuple[HandMedal, ...]
) -> list[Winner]:
    pays = {pay.account: pay for pay in left}
    open_medals = {act.account: act for act in medals}
    cash = tournament.cash
    won: dict[str, list[Award]] = {}
    for award in found:
        won.setdefault(award.account, []).append(award)
    return [
        Winner(
            account,
            all_of[0].name,
            tuple(all_of),
            sum(award.cents for award in all_of),
            cash.prized(account),
            _offered(tournament, pays.get(account)),
            tuple(
                (award.medal, award.account not in open_medals, _offered(tournament, open_medals.get(account)))
                for award in all_of
                if award.medal
            ),
        )
        for account, all_of in won.items()
    ]


def _back(tournament: Tournament) -> list[tuple[str, str]]:
    """Who was handed more than he has won: a sentence, and what enters that he has given it back."""
    return [(gives_back(tournament.state, act), msgspec.json.encode(act).decode()) for act in to_give_back(tournament)]


def _offered(tournament: Tournament, act: Pay | HandMedal | None) -> str:
    """What a button does; nothing is handed out before the end."""
    return msgspec.json.encode(act).decode() if act is not None and tournament.state.finished else ""


def _without(tournament: Tournament) -> list[str]:
    """Who is in no division, where medals are for places in each."""
    rules = tournament.form.money
    if not rules.medals or rules.medals_by != "division":
        return []
    return [row.name for row in without_division(tournament.standings())]


def _unwon(tournament: Tournament) -> list[str]:
    """Special prizes that nobody has won yet."""
    field = [account for account in tournament.accounts if account.ranked]
    ledger = tournament.ledger
    word = tournament.book.words.round
    return [given_for(special, word) for special in tournament.form.money.specials if not best(special, field, ledger)]


def _all_left(tournament: Tournament) -> tuple[Pay | HandMedal, ...]:
    won = awards_of(tournament)
    return (*left_to_hand_out(tournament, won), *medals_left(tournament, won))


async def hand_out(request: Request) -> Response:
    """All that is left; what was handed out before is not handed out again."""
    visited = await visit(request, *CASHIERS)
    await desk_form(request)
    try:
        if not visited.state.finished:
            say_next(request, "Prizes are handed out when the tournament is finished.")
        elif todo := _all_left(visited.tournament):
            await visited.event.do_all(visited.person, todo)
            where = "in the cash book" if any(isinstance(act, Pay) for act in todo) else "in the log"
            say_next(request, f"{in_words(visited.state, todo)} handed out; it stands {where}.")
        else:
            say_next(request, "Every prize has been handed out already.")
    except MoneyError as problem:
        say_next(request, str(problem))
    except Refused as problem:
        say_next(request, problem.refusal.text)
    return RedirectResponse(f"{visited.address}/desk/prizes", 303)
