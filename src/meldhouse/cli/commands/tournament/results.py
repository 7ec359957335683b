"""`tournament standings` and `prizes`: who is in which place, and who won what."""

from __future__ import annotations

from collections.abc import Callable

import click

from meldhouse.cli.commands.tournament.answers import answer
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.naming import account
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, plain, print_json
from meldhouse.cli.speaking import say, voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.money import prize_fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.playoffs import left_to_play_off
from meldhouse.tournament.lines.standings import StandingLine, table_of
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.prizes import Award, medal_place
from meldhouse.tournament.results.exports import to_csv
from meldhouse.tournament.results.handing_out import (
    awards_of,
    gives_back,
    gives_medal_back,
    left_to_hand_out,
    medals_left,
    medals_to_give_back,
    results_of,
    to_give_back,
)
from meldhouse.tournament.scoring.standings import Row, Standings
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
        raise Misuse(fact("cli-not-both", one="--release", other="--hide"))
    with at_desk(where) as desk:
        if release or hide:
            closed = sum(each.status == "closed" for each in desk.state.rounds)
            seen = 0 if hide else through or closed
            desk.do(acts.ReleaseStandings(through=seen))
            said = fact("cli-standings-hidden")
            if seen:
                said = fact("event-released", round=fact("round", number=seen))
            answer(desk, [said], as_json=as_json, released=seen)
            return
        if through is not None and through > len(desk.state.rounds):
            why = fact("no-round", round=through, last=len(desk.state.rounds))
            raise Trouble("round", fact("refused", why=why), book=desk.book)
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
        page.line(say(fact("cli-no-standings")))
        return
    after = fact("event-standings-after", number=len(found.rounds))
    page.title(title, say(fact("event-final") if state.finished else after))
    table, shown = table_of(state, found), found.rounds[-8:]
    skipped = len(found.rounds) - len(shown)
    columns = [Column(say(fact("event-place")), number=True), Column(say(fact("event-name-of")), wrap=True)]
    columns += [Column(say(fact("cli-round-head", number=number)), number=True) for number in shown]
    columns += [*(Column(say(each.title), number=True) for each in table.columns), Column("")]
    rows = []
    for line in table.lines:
        rounds = ["" if cell.points is None else figure(cell.points) for cell in line.cells[skipped:]]
        rows.append(
            [
                _place(line.row),
                line.row.name,
                *rounds,
                *(say(one) if isinstance(one, Message) else figure(one) for one in line.figures),
                _moved(line, say),
            ]
        )
    page.table(columns, rows)
    for number, note, who in table.noted:
        page.line(say(fact("cli-round-note", number=number, note=note, names=tuple(who))), indent=2)
    for tie in left_to_play_off(state, found):
        tied = tie.told([found.row(one).name for one in tie.tied])
        page.line(say(fact("cli-tied", tie=tied)), indent=2)


def figure(number: int) -> str:
    return say(fact("event-figure", number=number))


def _place(row: Row) -> str:
    return (f"{row.place}=" if row.shared else str(row.place)) if row.place else "–"


def _moved(line: StandingLine, say: Callable[[Message], str]) -> str:
    """Places gained or lost, why this entrant ranks below the one above, and why somebody no longer plays."""
    moved = fact("cli-moved", places=line.row.moved)
    parts = (*([moved] if line.row.moved else []), *line.below, *([line.gone] if line.gone is not None else []))
    return say(fact("story", parts=parts))


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
            advice = fact("cli-playoff-advice") if problem.code == "tied" else ""
            raise Trouble(problem.code, problem.message, advice=advice, book=desk.book, exit_code=REFUSED) from None
        if back is not None:
            _take_back(desk, account(desk.tournament, back))
        if pay:
            _hand_out(desk, found)
        if as_json:
            told = {"tournament": desk.id, "title": desk.title, "finished": desk.state.finished}
            print_json({**told, "awards": found, "till": desk.tournament.cash.till})
            return
        page = Page()
        page.title(desk.title, desk.say(fact("cli-prizes", final="yes" if desk.state.finished else "no")))
        if not found:
            page.line(desk.say(fact("cli-no-prizes")))
            return
        rows = [(say(each.reason), each.name, _medal(each), _money(each.cents) if each.cents else "") for each in found]
        total = (desk.say(fact("event-total")), "", "", _money(sum(each.cents for each in found)))
        columns = [Column(head("for")), Column(desk.say(fact("event-name-of")), wrap=True), Column(head("medal"))]
        columns.append(Column(desk.say(fact("event-amount")), number=True))
        is_money = any(each.cents for each in found)
        page.table(columns, [*rows, total] if is_money else rows, foot=int(is_money))
        for act in to_give_back(desk.tournament):
            command = f"meldhouse tournament pay {act.account} {act.cents / 100:.2f} --kind prize-back"
            what = gives_back(desk.state, act)
            page.line(desk.say(fact("cli-give-back", what=what, command=command)), indent=2)
        for medal in medals_to_give_back(desk.tournament):
            what = gives_medal_back(desk.tournament, medal)
            command = f"meldhouse tournament prizes --back {medal.account}"
            page.line(desk.say(fact("cli-give-back", what=what, command=command)), indent=2)
        if pay:
            page.line(desk.say(fact("cli-handed-out", amount=desk.tournament.cash.till)))


def _money(cents: int) -> str:
    return say(fact("amount", money=cents))


def _take_back(desk: Desk, who: str) -> None:
    todo: tuple[acts.Pay | acts.HandMedal, ...] = (
        *to_give_back(desk.tournament),
        *medals_to_give_back(desk.tournament),
    )
    own = [act for act in todo if act.account == who]
    if not own:
        raise Trouble("nothing-back", fact("cli-nothing-back", name=desk.state.name(who)), exit_code=REFUSED)
    desk.do(*own)


def _medal(award: Award) -> str:
    """Each partner of a pair gets a medal."""
    if not award.medal:
        return ""
    return say(fact("cli-medal", place=medal_place(award.medal), each="yes" if len(award.people) > 1 else "no"))


def _hand_out(desk: Desk, found: tuple[Award, ...]) -> None:
    if not desk.state.finished:
        raise Trouble("not-over", fact("event-prizes-early"), exit_code=REFUSED)
    todo: tuple[acts.AnyAct, ...] = (*left_to_hand_out(desk.tournament, found), *medals_left(desk.tournament, found))
    if not todo:
        raise Trouble("paid", fact("event-handed-before"), exit_code=REFUSED)
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
        raise Misuse(fact("cli-special-who"))
    with at_desk(where) as desk:
        found = [one for one in desk.state.form.money.specials if one.prize == prize]
        target = found[0].target if found else 0
        who = tuple(account(desk.tournament, name) for name in names)
        desk.do(acts.NameSpecial(prize=prize, target=target, accounts=who, reason=reason))
        told = fact("event-special-sheets")
        if who:
            names = tuple(map(desk.state.name, who))
            told = fact("cli-special", names=names, prize=prize_fact(found[0]))
        answer(desk, [told], as_json=as_json)
