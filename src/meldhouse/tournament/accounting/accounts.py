"""From sheets, penalties and byes to one ledger, and from there to rankings, cash book, standings and prizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

from meldhouse.game import Seat
from meldhouse.messages import fact
from meldhouse.tournament.accounting.given_on_sheets import borne_by, stands_on_sheet
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.cash import CashBook, fees, less_given_back, pot, side_money
from meldhouse.tournament.money.prizes import Award, awards, unsettled
from meldhouse.tournament.scoring.bracket_places import bracket_places
from meldhouse.tournament.scoring.ledger import Account, Feat, Ledger, LedgerEntry, TableEnding, posted
from meldhouse.tournament.scoring.reckoning import ReckonedLine
from meldhouse.tournament.scoring.sheets import Result, Sheet
from meldhouse.tournament.scoring.standings import Standings, standings
from meldhouse.tournament.state import RoundState, State

What = Literal["set", "renege", "everything"]


def _tally(state: State) -> tuple[object, ...]:
    """Changes whenever something that counts changes: a sheet comes in or is corrected, a penalty, a bye."""
    sheets = tuple(sheet.version if sheet.locked else -1 for each in state.rounds for sheet in each.sheets.values())
    standins = tuple(tuple(each.standins) for each in state.rounds)
    lifted = sum(bool(penalty.lifted) for penalty in state.penalties)
    return sheets, standins, len(state.penalties), lifted, len(state.byes), tuple(state.won.items())


def ledger_of(state: State) -> Ledger:
    """Everything that counts: sheets that are in, penalties that stand, byes."""
    return state.once("ledger", _tally(state), lambda: _ledger(state))


def _ledger(state: State) -> Ledger:
    entries: list[LedgerEntry] = []
    outcomes: list[TableEnding] = []
    feats: list[Feat] = []
    for each in state.rounds:
        for sheet in each.sheets.values():
            if sheet.locked:
                entries += _of_sheet(state, each, sheet)
                outcomes.append(_outcome(each, sheet))
                feats += _feats(each, sheet)
    entries += _penalties(state)
    for bye in state.byes:
        people = tuple(person.id for person in state.entrants[bye.entrant].people)
        entries.append(
            LedgerEntry(
                people=people,
                round=bye.round,
                points=bye.points,
                reason=fact("ledger-bye", worth=bye.worth),
                clause=bye.clause or None,
            )
        )
        if bye.worth == "win":
            outcomes.append(TableEnding(round=bye.round, table=0, sides=(people,), games=(1,)))
    feats += _consoled(state)
    return Ledger(tuple(entries), tuple(outcomes), tuple(feats))


def _consoled(state: State) -> Iterator[Feat]:
    """The winner of the consolation bracket, once its last match is decided."""
    matches = [match for match in state.bracket.matches if match.stage == "consolation"] if state.bracket else []
    if matches and (winner := state.won.get(matches[-1].number)):
        last = state.won_after[matches[-1].number]
        yield Feat(person=state.entrants[winner].people[0].id, what="consolation", round=last)


def _of_sheet(state: State, each: RoundState, sheet: Sheet) -> Iterator[LedgerEntry]:
    at: Any = {"round": each.number, "table": sheet.table, "playoff": each.playoff, "among": each.division}
    there = {seat: person for seat, person in sheet.seats.items() if person not in each.standins}
    for line in sheet.sums.lines:
        if not line.extra:
            yield from posted(line.entries, there, hand=line.number, **at)
    yield from posted(sheet.sums.bonuses, there, hand=0, **at)
    if sheet.result is not None:
        for side in sheet.sides:
            people = tuple(person for person in sheet.people(side) if person not in each.standins)
            if people:
                points = sheet.result.points[side]
                yield LedgerEntry(people=people, points=points, reason=fact("ledger-result"), **at)
        yield from _quarters(sheet, sheet.result, there, at)
    if sheet.forfeit is not None and sheet.forfeit.points:
        told: Any = {"points": sheet.forfeit.points, "clause": sheet.forfeit.clause or None, **at}
        for side in sheet.sides:
            stayed = [] if side == sheet.forfeit.side else sheet.people(side)
            if people := tuple(one for one in stayed if one not in each.standins):
                yield LedgerEntry(people=people, reason=fact("ledger-forfeit", why=sheet.forfeit.reason), **told)
    clause = state.book.cite("late-replaced")
    for person in sheet.seats.values():
        if person in each.standins:
            yield LedgerEntry(people=(person,), points=0, reason=fact("ledger-replaced"), clause=clause, **at)


def _quarters(sheet: Sheet, result: Result, there: dict[Seat, str], at: Any) -> Iterator[LedgerEntry]:
    """What sets and reneges cost if only the result is known (BEN-4.2a)."""
    book, members, clause = sheet.book, sheet.sums.seating.members, sheet.book.cite("score-fee")
    for seat, times in result.sets.items():
        side = sheet.sums.seating.side[seat]
        payers = (seat,) if book.scoring.fee_from == "bidder" else members[side]
        people = tuple(there[one] for one in payers if one in there)
        if times and book.scoring.fee_cents and people:
            told, cents = fact("score-fee-set", times=times), -times * book.scoring.fee_cents
            yield LedgerEntry(people=people, points=cents, reason=told, clause=clause, unit="cents", **at)
    for seat, times in result.reneges.items():
        if times and book.renege.fee_cents and seat in there:
            told = fact("score-fee-renege", times=times)
            cents = -times * book.renege.fee_cents
            yield LedgerEntry(people=(there[seat],), points=cents, reason=told, clause=clause, unit="cents", **at)


def _penalties(state: State) -> Iterator[LedgerEntry]:
    for penalty in state.penalties:
        what = penalty.what
        sheet = state.sheet(what.round, what.table)
        on_sheet = sheet is not None and stands_on_sheet(sheet, what)
        people = borne_by(state, what)
        if not penalty.lifted and not on_sheet and what.points and people:  # what counts in a game is on its sheet
            yield LedgerEntry(
                people=people,
                round=what.round,
                points=what.points,
                reason=what.reason,
                table=what.table,
                hand=what.hand,
                clause=what.clause or None,
                playoff=state.rounds[what.round - 1].playoff,
                among=state.rounds[what.round - 1].division,
            )


def _outcome(each: RoundState, sheet: Sheet) -> TableEnding:
    games = sheet.games()
    return TableEnding(
        round=each.number,
        table=sheet.table,
        sides=tuple(tuple(one for one in sheet.people(side) if one not in each.standins) for side in sheet.sides),
        games=tuple(games[side] for side in sheet.sides),
        playoff=each.playoff,
    )


def _feats(each: RoundState, sheet: Sheet) -> Iterator[Feat]:
    """Sets, reneges, and taking everything, for the players present; play-offs and hands that decide a tie do not
    count."""
    if each.playoff:
        return
    if sheet.result is not None:
        for what, done in (("set", sheet.result.sets), ("renege", sheet.result.reneges)):
            for seat, times in done.items():
                if (person := sheet.seats[seat]) not in each.standins:
                    feat = Feat(person=person, what=cast(What, what), round=each.number, table=sheet.table)
                    yield from [feat] * times
    for line in sheet.sums.lines:
        for seat, what in () if line.extra else _done(sheet, line):
            if (person := sheet.seats[seat]) not in each.standins:
                yield Feat(person=person, what=what, round=each.number, table=sheet.table, hand=line.number)


def _done(sheet: Sheet, line: ReckonedLine) -> Iterator[tuple[Seat, What]]:
    slip, seating = line.slip, sheet.sums.seating
    if slip.how == "renege" and slip.offender is not None:
        yield slip.offender, "renege"
    if slip.bidder is not None and slip.how not in ("void", "broken-off", "misdealt"):
        side = seating.side[slip.bidder]
        earned = sum(entry.points for entry in line.entries if slip.bidder in entry.seats and entry.unit != "cents")
        if earned <= 0:
            yield slip.bidder, "set"
        elif slip.take.get(side) == sheet.book.points_in_play:
            yield from ((seat, "everything") for seat in seating.members[side])


def accounts_of(state: State) -> tuple[Account, ...]:
    """Everybody who is ranked: each person, or each pair."""
    found = []
    for entrant in state.entrants.values():
        out = entrant.status == "disqualified" or (
            entrant.status in ("absent", "withdrawn") and not _has_played(state, entrant)
        )
        everybody = (*entrant.people, *entrant.former)
        told: Any = {"division": entrant.division, "ranked": not out}
        if len(entrant.people) > 1 and state.form.ranking.of == "pair":
            now, before = ([one.id for one in people] for people in (entrant.people, entrant.former))
            pair = Account(id=entrant.id, people=tuple(now), former=tuple(before), name=entrant.name, **told)
            found.append(pair)
        else:
            found += [Account(id=one.id, people=(one.id,), name=one.name, **told) for one in everybody]
    return tuple(found)


def _has_played(state: State, entrant: Entrant) -> bool:
    return any(entrant.id in each.seating.people for each in state.rounds if each.is_started)


def standings_of(state: State, through: int | None = None) -> Standings:
    left = {who: one.out for who, one in state.left.items() if through is None or one.after <= through}
    places = bracket_places(state.bracket, state.won_by(through), left) if state.bracket is not None else None
    accounts, ranking, money = accounts_of(state), state.form.ranking, state.form.money
    in_divisions = money.medals if money.medals_by == "division" else 0
    among_all = not in_divisions or bool(money.cents or money.percents)
    return state.once(
        f"standings {through}",
        (_tally(state), accounts, ranking, places, in_divisions, among_all),
        lambda: standings(
            ranking,
            accounts,
            ledger_of(state),
            through=through,
            bracket=places,
            in_divisions=in_divisions,
            among_all=among_all,
        ),
    )


def cash_book(state: State) -> CashBook:
    """What the rulebook asks for, and what was paid at the desk."""
    accounts = accounts_of(state)
    asked = fees(state.form.money, [account for account in accounts if _pays(state, account)])
    dues = (
        *less_given_back(asked, state.payments),
        *side_money(ledger_of(state), accounts),
        *state.fines,
    )
    return CashBook(dues, tuple(state.payments))


def _pays(state: State, account: Account) -> bool:
    """Substitutes do not pay again, players who did not come do not pay, and neither do those who withdrew in time to
    get the fee back."""
    entrant = state.entrants[state.owners.get(account.id, account.id)]
    substitutes = {*state.instead.values(), *(person.id for person in entrant.former)}
    if entrant.status == "withdrawn" and gets_back(state, entrant.id):
        return False
    return account.id not in substitutes and entrant.status != "absent"


def fee_paid(state: State, entrant: str) -> dict[str, int]:
    """For each account of an entrant, what was paid of the fee and not refunded."""
    cash = cash_book(state)
    own = [one.id for one in accounts_of(state) if state.owners.get(one.id, one.id) == entrant]
    left = {one: cash.paid(one) - cash.paid(one, "refund") for one in own}
    return {one: cents for one, cents in left.items() if cents > 0}


def gets_back(state: State, entrant: str) -> bool:
    """Whether an entrant who has withdrawn, or would now, gets the fee back: as the rules say, unless the desk decided
    to keep it."""
    early = entrant in state.left_early if state.entrants[entrant].status == "withdrawn" else not state.started
    given = state.form.money.refund
    return entrant not in state.fees_kept and (given == "always" or (given == "before-start" and early))


def awards_in(state: State) -> tuple[Award, ...]:
    """Who has won what. `MoneyError` while a place must be played off, or if more is promised than there is."""
    rules = state.form.money
    found, purse = standings_of(state), pot(rules, cash_book(state))
    told: Any = {"seed": state.seed, "is_over": state.finished, "named": named_specials(state)}
    return awards(rules, found, accounts_of(state), ledger_of(state), purse, **told)


def named_specials(state: State) -> dict[tuple[str, int], tuple[str, ...]]:
    """Special prizes that the director has awarded by name."""
    return {prize: accounts for prize, (accounts, _) in state.specials.items()}


def prizes_of(state: State) -> tuple[Award, ...]:
    """The same, but empty while that is open."""
    try:
        return awards_in(state)
    except MoneyError:
        return ()


def is_to_hand_out(state: State) -> bool:
    """Whether a prize or medal must still be handed out, given back, or settled first."""
    try:
        won = awards_in(state)
    except MoneyError:
        return True
    medals = {(award.account, award.medal) for award in won if award.medal}
    return any(unsettled(cash_book(state), won).values()) or medals != state.medals
