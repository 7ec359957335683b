"""`meldhouse deal`: one fair deal, to look at or to play at a real table."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.hands import show_all
from meldhouse.game import Hand, Seat, seating_of, steward
from meldhouse.game.typed.pieces_and_bids import read_seat
from meldhouse.messages import fact
from meldhouse.pieces import BadKey, Piece, new_key, parse_key, write_pieces
from meldhouse.rulebooks import Book


class DealAnswer(msgspec.Struct, frozen=True):
    """A deal. The same book, dealer and key always give the same hands."""

    book: str
    dealer: Seat
    key: str
    hands: dict[Seat, tuple[Piece, ...]]
    kitty: tuple[Piece, ...]


def deal(book: Book, *, dealer: Seat, key: bytes) -> DealAnswer:
    hand = Hand(book, dealer=dealer, scorekeeper=seating_of(book).seats[-1], key=key)
    while hand.phase == "shuffle" and (chore := steward.next_chore(hand)) is not None:
        hand.apply(chore)
    state = hand.state
    return DealAnswer(
        book=book.name, dealer=dealer, key=key.hex(), hands=dict(state.deal.dealt), kitty=state.deal.kitty
    )


@click.command(
    "deal", cls=HouseCommand, examples=("meldhouse deal st-hilary", "meldhouse deal bend.3 --dealer N --hands")
)
@click.argument("book")
@click.option("--dealer", "-d", metavar="SEAT")
@click.option("--key", "-k", metavar="HEX")
@click.option("--hands", "only_hands", is_flag=True)
@json_option
def command(book: str, dealer: str | None, key: str | None, only_hands: bool, as_json: bool) -> None:
    house = find_book(book)
    seat = read_seat(house, dealer) if dealer is not None else seating_of(house).seats[-1]
    try:
        found = deal(house, dealer=seat, key=new_key() if key is None else parse_key(key))
    except BadKey as problem:
        raise Trouble("bad-key", str(problem), advice=fact("cli-key-advice")) from None
    if as_json:
        print_json(found)
    elif only_hands:
        for name, pieces in (*found.hands.items(), *([("kitty", found.kitty)] if found.kitty else [])):
            click.echo(f"{name}: {write_pieces(pieces)}")
    else:
        _show(house, book, found)


def _show(book: Book, name: str, found: DealAnswer) -> None:
    page = Page()
    page.title(house_name(book), say(fact("cli-dealer", seat=found.dealer), book))
    page.blank()
    show_all(page, found.hands, found.kitty)
    page.blank()
    page.line(say(fact("cli-deal-again"), book))
    page.copyable(f"meldhouse deal {name} --dealer {found.dealer} --key {found.key}")
