"""`tournament appoint` and `invite`: referees, scorekeepers and players who act for themselves."""

from __future__ import annotations

import click

from meldhouse.cli.commands.tournament.answers import answer
from meldhouse.cli.commands.tournament.desk import Where, at_desk, desk_options, own_name
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Misuse, Number, OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.passes import hash_of, new_token

ROLE = OneOf(["director", "referee", "scorekeeper"])
INVITED = OneOf(["director", "referee", "scorekeeper", "player"])


@click.command("appoint", cls=HouseCommand, examples=("meldhouse tournament appoint Grace referee",))
@click.argument("who", metavar="NAME")
@click.argument("role", type=ROLE)
@click.option("--table", type=Number(1, 10_000), metavar="N")
@click.option("--dismiss", is_flag=True)
@desk_options
def appoint(where: Where, who: str, role: acts.Role, table: int | None, dismiss: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        id, name = own_name(who)
        known = [
            one for one in (*desk.state.roles, *desk.state.keeps) if name in (one, desk.tournament.called.get(one))
        ]
        id = known[0] if known else id
        desk.do(acts.Dismiss(who=id, role=role) if dismiss else acts.Appoint(who=id, role=role, table=table or 0))
        said = fact("cli-appointed", name=name, role=role, table=table or 0, id=id)
        if dismiss:
            said = fact("cli-dismissed", name=name, role=role)
        answer(desk, [said], as_json=as_json, who=id, role=role)


@click.command(
    "invite",
    cls=HouseCommand,
    examples=("meldhouse tournament invite director", "meldhouse tournament invite player --person Ann"),
)
@click.argument("role", type=INVITED)
@click.option("--person", "whom", metavar="NAME")
@click.option("--table", type=Number(1, 10_000), metavar="N")
@click.option("--base-url", default="http://localhost:8042", show_default=True)
@desk_options
def invite(where: Where, role: acts.Role, whom: str | None, table: int | None, base_url: str, as_json: bool) -> None:
    if role == "player" and whom is None:
        raise Misuse(fact("cli-invite-whom"))
    with at_desk(where) as desk:
        token = new_token()
        one = person(desk.state, whom) if whom is not None and role == "player" else ""
        desk.do(acts.Invite(token=hash_of(token), role=role, person=one, table=table or 0))
        name = desk.state.name(one) if one else ""
        link = f"{base_url.rstrip('/')}/event/{desk.id}/pass#{token}"
        if as_json:
            print_json({"tournament": desk.id, "role": role, "person": one, "table": table or 0, "link": link})
            return
    page = Page()
    page.line(say(fact("cli-link-player", name=name) if name else fact("cli-link", role=role, table=table or 0)))
    page.copyable(link)
