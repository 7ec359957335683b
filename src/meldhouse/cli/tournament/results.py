"""`tournament standings` and `prizes`: who stands where, and who has won what."""

from __future__ import annotations

import click

from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, plain, print_json
from meldhouse.cli.speaking import voice
from meldhouse.cli.tournament.answers import answer
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.tournament.naming import account
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars, given_for
from meldhouse.tournament import acts
from meldhouse.tournament.exports import to_csv
from meldhouse.tournament.handing_out import (
    awards_of,
    gives_back,
    gives_medal_back,
    left_to_hand_out,
    medals_left,
    medals_to_give_back,
    results_of,
    to_give_back,
)
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.playoffs import left_to_play_off
from meldhouse.tournament.prizes import Award
from meldhouse.tournament.sentences import listed, places
from meldhouse.tournament.standings import Row, Standings
from meldhouse.tournament.standings_table import table_of
from meldhouse.tournament.tournament import Tournament


@click.command(
    "standings",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament standings",
        "meldhouse tournament standings --through 3 --csv",
        "meldhouse tournament standings --release",
    ),
)
@click.option("--through", type=Number(1), metavar="N")
@click.option("--csv", "as_csv", is_flag=True)
@click.option("--release", is_flag=True)
@click.option("--hide", is_flag=True)
@desk_options
def standings(where: Where, through: int | None, as_csv: bool, release: bool, hide: bool, as_json: bool) -> None:
    if release and hide:
        raise click.UsageError("Give --release or --hide, not both.")
    with at_desk(where) as desk:
        if release or hide:
            closed = sum(each.status == "closed" for each in desk.state.rounds)
            seen = 0 if hide else through or closed
            desk.do(acts.ReleaseStandings(through=seen))
            said = f"Players see the standings after round {seen}." if seen else "The standings are hidden."
            answer(desk, [said], as_json=as_json, released=seen)
            return
        if through is not None and through > len(desk.state.rounds):
            raise Trouble("round", f"Only {count(len(desk.state.rounds), 'round')} {_have(desk)} been seated.")
        found = desk.tournament.standings(through)
        if as_csv:
            click.echo(to_csv(results_of(desk.tournament, through)), nl=False)
        elif as_json:
            print_json(
                {
                    "tournament": desk.id,
                    "title": desk.title,
                    "released": desk.state.released,
                    **plain_standings(desk.tournament, found),
                }
            )
        else:
            show_standings(Page(), desk.tournament, found)


def _have(desk: Desk) -> str:
    return "has" if len(desk.state.rounds) == 1 else "have"


def plain_standings(tournament: Tournament, found: Standings) -> dict[str, object]:
    rows = [
        {**plain(line.row), "rounds": [cell.points for cell in line.cells], "notes": line.notes}
        for line in table_of(tournament.state, found).lines
    ]
    return {"rounds": found.rounds, "rows": rows, "ties": left_to_play_off(tournament.state, found)}


def show_standings(page: Page, tournament: Tournament, found: Standings) -> None:
    state, say = tournament.state, voice(tournament.book).say
    title = state.opened.title if state.opened is not None else ""
    if not found.rows:
        page.title(title)
        page.line("Nothing is signed and in yet, so there are no standings.")
        return
    after = f"after {count(len(found.rounds), state.book.words.round)}"
    page.title(title, "final standings" if state.finished else after)
    table, shown = table_of(state, found), found.rounds[-8:]
    skipped = len(found.rounds) - len(shown)
    columns = [Column("Place", number=True), Column("Name", wrap=True)]
    columns += [Column(f"R{number}", number=True) for number in shown]
    columns += [*(Column(say(each.title), number=True) for each in table.columns), Column("")]
    rows = []
    for line in table.lines:
        rounds = ["" if cell.points is None else str(cell.points) for cell in line.cells[skipped:]]
        rows.append(
            [
                _place(line.row),
                line.row.name,
                *rounds,
                *(say(one) if isinstance(one, Message) else str(one) for one in line.figures),
                _moved(line.row),
            ]
        )
    page.table(columns, rows)
    for number, note, who in table.noted:
        page.line(f"R{number}: {say(note)}: {listed(who)}.", indent=2)
    for tie in left_to_play_off(state, found):
        names = listed([found.row(one).name for one in tie.tied])
        page.line(
            f"{names} tie for {places(tie.place, 1, tie.division)}, which is played off: meldhouse tournament playoff",
            indent=2,
        )


def _place(row: Row) -> str:
    return (f"{row.place}=" if row.shared else str(row.place)) if row.place else "out"


def _moved(row: Row) -> str:
    by = f"by {row.by}" if row.by else ""
    moved = f"{row.moved:+d}" if row.moved else ""
    return ", ".join(filter(None, [moved, by]))


@click.command(
    "prizes",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament prizes",
        "meldhouse tournament prizes --pay",
        "meldhouse tournament prizes --back Ann",
    ),
)
@click.option("--pay", is_flag=True)
@click.option("--back", metavar="NAME")
@desk_options
def prizes(where: Where, pay: bool, back: str | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        try:
            found = awards_of(desk.tournament)
        except MoneyError as problem:
            advice = "“meldhouse tournament playoff” seats them." if problem.code == "tied" else ""
            raise Trouble(problem.code, str(problem), advice=advice, exit_code=REFUSED) from None
        if back is not None:
            _take_back(desk, account(desk.tournament, back))
        if pay:
            _hand_out(desk, found)
        if as_json:
            told = {"tournament": desk.id, "title": desk.title, "finished": desk.state.finished}
            print_json({**told, "awards": found, "till": desk.tournament.cash.till})
            return
        page = Page()
        page.title(desk.title, "prizes" if desk.state.finished else "prizes, if it ended now")
        if not found:
            page.line("There are no prizes: “meldhouse tournament amend --prizes 50%,30%,20%” sets them.")
            return
        rows = [(each.reason, each.name, _medal(each), dollars(each.cents) if each.cents else "") for each in found]
        total = ("all", "", "", dollars(sum(each.cents for each in found)))
        columns = [Column("For"), Column("Name", wrap=True), Column("Medal"), Column("Amount", number=True)]
        page.table(columns, [*rows, total], foot=1)
        for act in to_give_back(desk.tournament):
            page.line(
                f"{gives_back(desk.state, act)}, since something was corrected: "
                f"meldhouse tournament pay {act.account} {act.cents / 100:.2f} --kind prize-back",
                indent=2,
            )
        for medal in medals_to_give_back(desk.tournament):
            page.line(
                f"{gives_medal_back(desk.tournament, medal)}, since something was corrected: "
                f"meldhouse tournament prizes --back {medal.account}",
                indent=2,
            )
        if pay:
            page.line(f"Handed out; {dollars(desk.tournament.cash.till)} are left in the till.")


def _take_back(desk: Desk, who: str) -> None:
    todo: tuple[acts.Pay | acts.HandMedal, ...] = (
        *to_give_back(desk.tournament),
        *medals_to_give_back(desk.tournament),
    )
    own = [act for act in todo if act.account == who]
    if not own:
        said = f"{desk.state.name(who)} has nothing that is somebody else's."
        raise Trouble("nothing-back", said, exit_code=REFUSED)
    desk.do(*own)


def _medal(award: Award) -> str:
    """Each partner of a pair has one of his own."""
    return f"{award.medal} each" if award.medal and len(award.people) > 1 else award.medal


def _hand_out(desk: Desk, found: tuple[Award, ...]) -> None:
    if not desk.state.finished:
        raise Trouble("not-over", "Prizes are handed out when the tournament is finished.", exit_code=REFUSED)
    todo: tuple[acts.AnyAct, ...] = (*left_to_hand_out(desk.tournament, found), *medals_left(desk.tournament, found))
    if not todo:
        raise Trouble("paid", "Every prize has been handed out already.", exit_code=REFUSED)
    desk.do(*todo)


@click.command(
    "special",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament special high-hand Ann --reason "1,840 on the paper of table 3"',
        "meldhouse tournament special high-hand --by-sheets",
    ),
)
@click.argument("prize")
@click.argument("names", metavar="[NAME]...", nargs=-1)
@click.option("--reason", default="")
@click.option("--by-sheets", is_flag=True)
@desk_options
def special(where: Where, prize: str, names: tuple[str, ...], reason: str, by_sheets: bool, as_json: bool) -> None:
    if by_sheets == bool(names):
        raise click.UsageError("Name who has it, or say --by-sheets.")
    with at_desk(where) as desk:
        found = [one for one in desk.state.form.money.specials if one.prize == prize]
        target = found[0].target if found else 0
        who = tuple(account(desk.tournament, name) for name in names)
        desk.do(acts.NameSpecial(prize=prize, target=target, accounts=who, reason=reason))
        told = f"{listed([desk.state.name(one) for one in who])}: the prize for {given_for(found[0])}."
        answer(desk, [told if who else "It goes by the sheets again."], as_json=as_json)
