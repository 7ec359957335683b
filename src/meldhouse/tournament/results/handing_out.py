"""The end of a tournament: who has won what, and its results for export."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.money import Special, prize_fact
from meldhouse.tournament.accounting.accounts import awards_in, named_specials
from meldhouse.tournament.acts import HandMedal, Pay
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.prizes import Award, holders, medal_place, unsettled
from meldhouse.tournament.results.results import Results, results
from meldhouse.tournament.scoring.special_prizes import BY_HAND
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament


def awards_of(tournament: Tournament) -> tuple[Award, ...]:
    """`MoneyError` while a place must be played off before the end, or if more is promised than there is."""
    return awards_in(tournament.state)


def left_to_hand_out(tournament: Tournament, won: Iterable[Award]) -> tuple[Pay, ...]:
    """Prize money not handed out yet, one payment per winner and one for a pair."""
    left = unsettled(tournament.cash, won).items()
    return tuple(Pay(account=one, kind="prize", cents=cents) for one, cents in left if cents > 0)


def to_give_back(tournament: Tournament) -> tuple[Pay, ...]:
    """Prize money to give back because a correction took it away. Empty while it is open who has won what."""
    try:
        won = awards_of(tournament)
    except MoneyError:
        return ()
    left = unsettled(tournament.cash, won).items()
    return tuple(Pay(account=one, kind="prize-back", cents=-cents) for one, cents in left if cents < 0)


def gives_back(state: State, act: Pay) -> Message:
    """What the desk asks for."""
    return fact("gives-back", name=state.name(act.account), heads=state.heads(act.account), amount=act.cents)


def medals_left(tournament: Tournament, won: Iterable[Award]) -> tuple[HandMedal, ...]:
    """Medals not handed out yet; those of a pair together."""
    found = [HandMedal(account=award.account, medal=award.medal) for award in won if award.medal]
    return tuple(act for act in found if (act.account, act.medal) not in tournament.state.medals)


def medals_to_give_back(tournament: Tournament) -> tuple[HandMedal, ...]:
    """Medals to give back because a correction took them away."""
    try:
        won = {(award.account, award.medal) for award in awards_of(tournament)}
    except MoneyError:
        return ()
    return tuple(
        HandMedal(account=account, medal=medal, back=True)
        for account, medal in sorted(tournament.state.medals)
        if (account, medal) not in won
    )


def gives_medal_back(tournament: Tournament, act: HandMedal) -> Message:
    """What the desk asks for, and whose it is now."""
    state, place = tournament.state, medal_place(act.medal)
    now = tuple(
        award.name
        for award in awards_of(tournament)
        if award.medal == act.medal and _given_in(tournament, award.account) == _given_in(tournament, act.account)
    )
    name, heads = state.name(act.account), state.heads(act.account)
    if not now:
        return fact("gives-back-medal", name=name, heads=heads, place=place)
    return fact("gives-back-medal-to", name=name, heads=heads, place=place, winners=now)


def _given_in(tournament: Tournament, account: str) -> str:
    """The division in which this account can win a medal, if each division has its own."""
    if tournament.state.form.money.medals_by != "division":
        return ""
    return next((row.division for row in tournament.standings().rows if row.id == account), "")


def to_come_back(tournament: Tournament) -> tuple[Message, ...]:
    """Everything that was handed out and now belongs to somebody else."""
    money = [gives_back(tournament.state, act) for act in to_give_back(tournament)]
    return (*money, *(gives_medal_back(tournament, act) for act in medals_to_give_back(tournament)))


def still_with_others(tournament: Tournament, todo: Iterable[Pay | HandMedal]) -> tuple[Pay | HandMedal, ...]:
    """What must wait until it has been given back: the same medal, or prize money."""
    has_money = bool(to_give_back(tournament))
    medals = {(act.medal, _given_in(tournament, act.account)) for act in medals_to_give_back(tournament)}
    return tuple(
        act
        for act in todo
        if (has_money if isinstance(act, Pay) else (act.medal, _given_in(tournament, act.account)) in medals)
    )


def all_of(state: State, todo: Iterable[Pay | HandMedal]) -> Message | None:
    """Money and medals in one message; a pair has two medals. None if nothing is left."""
    todo = tuple(todo)
    cents = sum(act.cents for act in todo if isinstance(act, Pay))
    medals = sum(state.heads(act.account) for act in todo if isinstance(act, HandMedal))
    if cents and medals:
        return fact("prizes-both", amount=cents, medals=medals)
    if medals:
        return fact("prizes-medals", medals=medals)
    return fact("amount", money=cents) if cents else None


def results_of(tournament: Tournament, through: int | None = None) -> Results:
    """The results after that round, or after all: the one source for every export. With prizes, if it is over and they
    are known; with names, not ids."""
    state = tournament.state
    assert state.opened is not None
    won: tuple[Award, ...] = ()
    if state.finished and (through is None or through >= len(state.rounds)):
        try:
            won = awards_of(tournament)
        except MoneyError:
            won = ()
    day = datetime.fromtimestamp(state.opened.at / 1000, UTC).astimezone().date().isoformat()
    table = table_of(state, tournament.standings(through))
    rows = [
        replace(
            line.row,
            people=tuple(state.name(one) for one in line.row.people),
            rounds=tuple(cell.points for cell in line.cells),
        )
        for line in table.lines
    ]
    notes = [line.notes for line in table.lines]
    return results(rows, won, title=state.opened.title, date=day, book=tournament.book.name, notes=notes)


def whose_sets(state: State) -> Message | None:
    """Whose sets count for the most-sets prize; None if there is none."""
    if not any(special.prize == "most-sets" for special in state.form.money.specials):
        return None
    can_drop = state.book.auction.all_pass != "reshake"
    return fact("prize-sets", of=state.form.ranking.of, dropped="yes" if can_drop else "no")


class Held(NamedTuple):
    """A special prize, and who has it now."""

    special: Special
    says: Message
    """What it is given for."""
    accounts: tuple[str, ...]
    names: tuple[str, ...]
    reason: str
    """Why the director named somebody; empty if it goes by the sheets."""


def specials_held(tournament: Tournament) -> tuple[Held, ...]:
    state = tournament.state
    field = [account for account in tournament.accounts if account.ranked]
    found = []
    for special in state.form.money.specials:
        won = holders(special, field, tournament.ledger, named_specials(state))
        _, reason = state.specials.get((special.prize, special.target), ((), ""))
        ids, names = tuple(one.id for one in won), tuple(one.name or one.id for one in won)
        found.append(Held(special, prize_fact(special), ids, names, reason))
    return tuple(found)


def unseen_feats(state: State) -> Message | None:
    """Warns which special prizes cannot be decided from results without hands."""
    blind = tuple(
        prize_fact(special)
        for special in state.form.money.specials
        if special.prize in BY_HAND and (special.prize, special.target) not in state.specials
    )
    sheets = [sheet for each in state.rounds for sheet in each.sheets.values() if sheet.locked and not each.playoff]
    bare = sum(sheet.result is not None for sheet in sheets)
    return fact("prizes-unseen", bare=bare, sheets=len(sheets), prizes=blind) if blind and bare else None
