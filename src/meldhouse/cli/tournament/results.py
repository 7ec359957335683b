"""`tournament standings` and `prizes`: who stands where, and who has won what."""

from __future__ import annotations

import click

from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.tournament.answers import answer
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.exports import to_csv
from meldhouse.tournament.handing_out import (
    awards_of,
    gives_back,
    left_to_hand_out,
    medals_left,
    results_of,
    to_give_back,
)
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.prizes import Award
from meldhouse.tournament.sentences import listed, places
from meldhouse.tournament.standings import Row, Standings
from meldhouse.tournament.tournament import Tournament

FIGURES = {
    "matches": "Won",
    "games": "Games",
    "difference": "Difference",
    "opponents": "Opponents",
    "high-round": "Best round",
}


@click.command(
    "standings",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament standings",
        "meldhouse tournament standings --through 3 --csv",
        "meldhouse tournament standings --release",
    ),
)
@click.option("--through", type=click.IntRange(1), metavar="N", help="As they were after round N.")
@click.option("--csv", "as_csv", is_flag=True, help="As CSV, for a spreadsheet.")
@click.option("--release", is_flag=True, help="Players may see them, through this round.")
@click.option("--hide", is_flag=True, help="Players may not see them any more.")
@desk_options
def standings(where: Where, through: int | None, as_csv: bool, release: bool, hide: bool, as_json: bool) -> None:
    """Show, release or hide the standings.

    The desk sees them always; players in the browser see what is released.
    """
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
            print_json({"tournament": desk.id, "title": desk.title, "released": desk.state.released, **_plain(found)})
        else:
            show_standings(Page(), desk.tournament, found)


def _have(desk: Desk) -> str:
    return "has" if len(desk.state.rounds) == 1 else "have"


def _plain(found: Standings) -> dict[str, object]:
    return {"rounds": found.rounds, "rows": found.rows, "ties": found.ties}


def show_standings(page: Page, tournament: Tournament, found: Standings) -> None:
    state = tournament.state
    title = state.opened.title if state.opened is not None else ""
    if not found.rows:
        page.title(title)
        page.line("Nothing is signed and in yet, so there are no standings.")
        return
    after = f"after {count(len(found.rounds), 'round')}"
    page.title(title, "final standings" if state.finished else after)
    told = [key for key in state.form.ranking.order if key in FIGURES]
    shown = found.rounds[-8:]
    skipped = len(found.rounds) - len(shown)
    columns = [Column("Place", number=True), Column("Name", wrap=True)]
    columns += [Column(f"R{number}", number=True) for number in shown]
    columns += [*(Column(FIGURES[key], number=True) for key in told), Column("Total", number=True), Column("")]
    rows = []
    for row in found.rows:
        rounds = ["" if made is None else str(made) for made in row.rounds[skipped:]]
        figures = [str(row.figures.get(key, "")) for key in told]
        rows.append([_place(row), row.name, *rounds, *figures, str(row.points), _moved(row)])
    page.table(columns, rows)
    for tie in found.ties:
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
    "prizes", cls=HouseCommand, examples=("meldhouse tournament prizes", "meldhouse tournament prizes --pay")
)
@click.option("--pay", is_flag=True, help="They are handed out now, and go into the cash book.")
@desk_options
def prizes(where: Where, pay: bool, as_json: bool) -> None:
    """Tell who has won what, and hand it out."""
    with at_desk(where) as desk:
        try:
            found = awards_of(desk.tournament)
        except MoneyError as problem:
            advice = "“meldhouse tournament playoff” seats them." if problem.code == "tied" else ""
            raise Trouble(problem.code, str(problem), advice=advice, exit_code=REFUSED) from None
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
        if pay:
            page.line(f"Handed out; {dollars(desk.tournament.cash.till)} are left in the till.")


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
