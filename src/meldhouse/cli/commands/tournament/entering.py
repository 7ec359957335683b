"""`tournament enter`, `edit`, `remove` and `people`: who plays."""

from __future__ import annotations

from collections.abc import Sequence

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.entryfiles import EntryRow, entry_of, read_entries
from meldhouse.cli.commands.tournament.naming import entrant
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import fact
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.tournament import acts
from meldhouse.tournament.entrants import Entrant, alike
from meldhouse.tournament.tournament import Tournament


@click.command(
    "enter",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament enter Ann Bob Cleo Dan --here",
        'meldhouse tournament enter "Ann / Bob" "Cleo / Dan" --division mixed',
        "meldhouse tournament enter --from players.csv",
    ),
)
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--from", "source", metavar="FILE")
@click.option("--here", is_flag=True)
@click.option("--household", default="")
@click.option("--club", default="")
@click.option("--division", default="")
@click.option("--twice", is_flag=True)
@desk_options
def enter(
    where: Where,
    names: Sequence[str],
    source: str | None,
    here: bool,
    household: str,
    club: str,
    division: str,
    twice: bool,
    as_json: bool,
) -> None:
    listed = [entry_of(name) for name in names] + (read_entries(source) if source is not None else [])
    if not listed:
        raise Misuse(fact("cli-enter-who"))
    with at_desk(where) as desk:
        before = len(desk.state.entrants)
        todo = [_act(each, here=here, household=household, club=club, division=division) for each in listed]
        _look_through(desk, listed, todo, twice=twice)
        then = desk.do(*todo)
        fresh = list(desk.state.entrants.values())[before:]
        said = [fact("cli-id-name", id=each.id, name=each.name) for each in fresh] if len(fresh) <= 12 else []
        entry, total, here_now = desk.state.form.entry, len(desk.state.entrants), len(desk.state.here)
        said.append(fact("cli-entered", number=len(fresh), entry=entry, all=total, here=here_now))
        answer(desk, [*said, *happened(desk, then)[-1:]], as_json=as_json, entered=[_line(desk, one) for one in fresh])


def _act(entry: EntryRow, *, here: bool, household: str, club: str, division: str) -> acts.Enter:
    return acts.Enter(
        names=entry.names,
        household=entry.household or household,
        club=entry.club or club,
        division=entry.division or division,
        here=entry.here or here,
    )


def _look_through(desk: Desk, listed: Sequence[EntryRow], todo: Sequence[acts.Enter], *, twice: bool) -> None:
    """Report everything that is wrong at once, with its line."""
    entered = desk.state.entrants.values()
    faults, known = [], {alike(person.name for person in one.people) for one in entered}
    for entry, act in zip(listed, todo, strict=True):
        refusal = desk.tournament.verify(act, by=desk.by, at=desk.now)
        if refusal is not None and refusal.code in ("role", "role-own", "over"):
            raise Trouble(refusal.code, refusal.whole, book=desk.book, exit_code=REFUSED)
        name = alike(act.names)
        if refusal is not None:
            why = fact("event-enter-refused", name=entry.told, why=refusal.whole)
            faults.append(Fault(why, line=entry.line or None))
        elif name in known and not twice:
            faults.append(Fault(fact("event-entered-already", name=entry.told), line=entry.line or None))
        known.add(name)
    if faults:
        told, again = fact("cli-not-entered", number=len(faults)), fact("cli-not-entered-advice")
        raise Trouble("not-entered", told, faults=faults, advice=again, book=desk.book, exit_code=REFUSED)


@click.command("edit", cls=HouseCommand, examples=('meldhouse tournament edit P3 --name "Anne"',))
@click.argument("who", metavar="NAME")
@click.option("--name")
@click.option("--household")
@click.option("--club")
@click.option("--division")
@desk_options
def edit(
    where: Where,
    who: str,
    name: str | None,
    household: str | None,
    club: str | None,
    division: str | None,
    as_json: bool,
) -> None:
    with at_desk(where) as desk:
        old = desk.state.entrants[entrant(desk.state, who)]
        act = acts.Edit(
            entrant=old.id,
            names=entry_of(name).names if name is not None else tuple(person.name for person in old.people),
            household=old.household if household is None else household,
            club=old.club if club is None else club,
            division=old.division if division is None else division,
        )
        said = happened(desk, desk.do(act))
        answer(desk, said or [fact("cli-nothing-changed")], as_json=as_json)


@click.command(
    "people", cls=HouseCommand, examples=("meldhouse tournament people", "meldhouse tournament people --away")
)
@click.option("--away", is_flag=True)
@desk_options
def people(where: Where, away: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        found = [each for each in desk.state.entrants.values() if not (away and each.is_here)]
        if as_json:
            print_json({"tournament": desk.id, "entrants": [_line(desk, each) for each in found]})
            return
        owed = _owed(desk.tournament)
        page = Page()
        if not found:
            page.line(say(fact("cli-all-here") if desk.state.entrants else fact("next-enter-why")))
            return
        rows = [
            (
                each.id,
                each.name,
                each.club,
                each.division,
                say(fact("event-status", status=each.status)),
                say(fact("amount", money=owed[each.id])) if owed.get(each.id) else "",
            )
            for each in found
        ]
        columns = [
            Column(head("number")),
            Column(say(fact("event-name-of")), wrap=True),
            Column(say(fact("event-club"))),
        ]
        columns += [Column(say(fact("event-division"))), Column(""), Column(head("owes"), number=True)]
        page.table(columns, rows)


def _owed(tournament: Tournament) -> dict[str, int]:
    """What each entrant still has to pay."""
    found: dict[str, int] = {}
    for who, cents in tournament.cash.owing().items():
        one = tournament.state.owners.get(who, who)
        found[one] = found.get(one, 0) + cents
    return found


def _line(desk: Desk, each: Entrant) -> dict[str, object]:
    people = [{"id": person.id, "name": person.name} for person in each.people]
    about = {"household": each.household, "club": each.club, "division": each.division, "status": each.status}
    return {"id": each.id, "name": each.name, "people": people, **about, "owes": _owed(desk.tournament).get(each.id, 0)}
