"""Score sheets: the contents of one, blank or played."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meldhouse.game.sheets import SheetRow
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.cells import Figures, now
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.forms import SheetForm
from meldhouse.tournament.prints.speech import Said
from meldhouse.tournament.seating import SeatedTable


class HandLine(msgspec.Struct, frozen=True, kw_only=True):
    """One hand. Figures go by side (``NS``, or ``N`` where each plays alone); a corrected one is a `Figure`. A mark
    that an official gives besides the hands is a line with only a total."""

    dealer: str = ""
    trump: str = ""
    """``S``, ``H``, ``C`` or ``D``, which are drawn, or the code of another trump."""
    kitty: int | None = None
    """Trumps that were buried."""
    bid: Figures = {}
    meld: Figures = {}
    take: Figures = {}
    total: Figures = {}
    """What the hand scored: points, or marks."""
    beside: dict[str, int] = {}
    """Marks in the total that were given, or (below zero) taken, besides the hand: no bid has won them."""
    bonus: dict[str, int] = {}
    """Points in the total for taking everything."""
    note: Said = ""
    agreed: tuple[str, ...] = ()
    """The sides that have agreed to it, if the rules ask for that."""
    game: int = 1
    struck: bool = False
    """The hand does not count, but stays readable."""
    extra: bool = False
    """It only decides a draw: its score is in parentheses, and does not count."""


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """Points (not marks) besides the hands: a bonus, or (below zero) a penalty, for a seat or a side."""

    who: str
    points: int
    why: Said = ""


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """What an official changed after the sheet was signed, and who has been told."""

    hand: int | None = None
    what: Said
    was: Said
    now: Said
    why: Said = ""
    by: Said = ""
    told: tuple[str, ...] = ()
    """The seats whose players have acknowledged it."""
    is_past: bool = False
    """It was corrected again, so nobody needs to hear of it."""


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet of one table for one round. Missing names or hands are left blank."""

    form: SheetForm
    table: SeatedTable
    """Its number, and the names clockwise from North: one for each seat, or one for each side, or none."""
    round: int = 0
    """0 if rounds are not counted."""
    rounds: int = 0
    """The number of rounds; 0 if not known."""
    hands: tuple[HandLine, ...] = ()
    extras: tuple[Extra, ...] = ()
    fees: Mapping[str, int] = {}
    """Cents that a seat has to pay for sets and reneges, if the rules ask for any."""
    signed: Mapping[str, Said] = {}
    """Who has signed for each side, as it is printed."""
    corrections: tuple[Correction, ...] = ()
    scorekeeper: str = ""
    """The scorekeeper's seat; the first signature line is for their side."""
    result: Figures = {}
    """Points or marks of all games together, if nobody wrote the hands down."""
    games: Mapping[str, int] = {}
    """Games won by each side, as counted; if empty, those that reached the target."""
    replaced: Mapping[str, str] = {}
    """Seats with a stand-in, and the player replaced, who gets nothing for the round."""
    remarks: tuple[Said, ...] = ()
    """Other remarks on this table: penalties without a column, players replaced."""
    called: str | Message = ""
    """Replaces the round number at the top: for a play-off, the places it is for."""
    url: str = ""

    def __post_init__(self) -> None:
        form, count = self.form, len(self.table.people)
        if self.table.number < 1:
            raise PrintError("table", number=self.table.number)
        if self.round < 0:
            raise PrintError("round", number=self.round)
        if count not in (0, len(form.seats), len(form.sides)):
            raise PrintError("seats", table=self.table.number, count=count, needed=len(form.seats))
        counted = sum(not hand.struck and not hand.extra for hand in self.hands)
        if form.hands and counted > form.hands:
            raise PrintError("hands", count=counted, table=self.table.number, hands=form.hands)
        own = {*form.sides, *form.seats}
        named = [side for hand in self.hands for each in (hand.bid, hand.meld, hand.take, hand.total) for side in each]
        for found in (
            *named,
            *(extra.who for extra in self.extras),
            *self.fees,
            *self.signed,
            *self.result,
            *self.replaced,
            *self.games,
            *filter(None, (self.scorekeeper,)),
        ):
            if found not in own:
                raise PrintError("side", found=found, sides=tuple(dict.fromkeys((*form.sides, *form.seats))))
        if form.marks and self.extras:
            raise PrintError("marks-extra", table=self.table.number)
        for hand in self.hands if form.marks else ():
            for side, marks in hand.total.items():
                if now(marks) < min(0, hand.beside.get(side, 0)):
                    raise PrintError("marks", marks=now(marks), side=side)
        checked(self.url)

    @property
    def paired(self) -> bool:
        """Whether there is one name for each side instead of each seat."""
        return bool(self.table.people) and len(self.table.people) < len(self.form.seats)

    @property
    def title(self) -> str | Message:
        if self.called:
            return self.called
        return fact("paper-round-of", round=self.round, of=self.rounds) if self.round else fact("event-to-sheet")

    def name(self, seat_or_side: str) -> str:
        """The name at a seat, or both names of a side. "" is a line to write on."""
        people, form = self.table.people, self.form
        if not people:
            return ""
        if len(people) == len(form.seats):
            by_seat = dict(zip(form.seats, people, strict=True))
            seats = form.sides.get(seat_or_side, (seat_or_side,))
            return " & ".join(filter(None, (by_seat[seat] for seat in seats)))
        return dict(zip(form.sides, people, strict=True)).get(seat_or_side, "")

    def sum_of(self, side: str, game: int | None = None) -> int | None:
        """The total of the hands that count, or the total handed in; None if there is none."""
        if self.result:
            return now(self.result.get(side)) if side in self.result else None
        found = [
            now(hand.total[side])
            for hand in self.hands
            if side in hand.total and not hand.struck and not hand.extra and game in (None, hand.game)
        ]
        return sum(found) if found else None

    def hand_bonus(self, side: str) -> int:
        """What the hands include for taking everything."""
        return sum(hand.bonus.get(side, 0) for hand in self.hands if not hand.struck and not hand.extra)

    def extra(self, who: str, *, bonus: bool) -> int:
        """All bonuses, or all penalties: for a seat, with its side's; for a side, with its players' if they have no
        accounts of their own."""
        side = next((side for side, seats in self.form.sides.items() if who in seats), who)
        whose = {who, side} if self.form.personal else {who, side, *self.form.sides[side]}
        return sum(each.points for each in self.extras if each.who in whose and (each.points > 0) is bonus)

    @property
    def signatures(self) -> list[tuple[Said, Said]]:
        """Who signs, and who has: the scorekeeper's side, the others, and the scoring table if it closes sheets."""
        sides = self.form.sides
        keeps = next((side for side, seats in sides.items() if self.scorekeeper in (side, *seats)), None)
        table: list[tuple[Said, Said]] = [(fact("paper-scoring-table"), "")] if self.form.closed == "signed" else []
        if keeps is None and self.signed:  # each side signed on a screen, whoever kept the score
            return [*((fact("paper-signed-for", side=side), self.signed.get(side, "")) for side in sides), *table]
        first = keeps or next(iter(sides))
        others = [side for side in sides if side != first]
        lines: list[tuple[Said, Said]] = [
            (
                fact("paper-scorekeeper-of", side=keeps) if keeps else fact("paper-scorekeeper"),
                self.signed.get(first, ""),
            )
        ]
        whose = "other" if len(others) == 1 else "player"
        for side in others:
            label = fact("paper-checked-by-side", side=side) if keeps else fact("paper-checked-by", who=whose)
            lines.append((label, self.signed.get(side, "")))
        return [*lines, *table]


NOTED = frozenset((
    "conceded", "board-set", "no-board", "no-marriage", "silenced", "renege", "forfeited", "passed-out", "void",
    "misdealt", "broken-off",
))  # fmt: skip
"""Endings of a hand that its figures do not show."""


def line_of(form: SheetForm, row: SheetRow, *, game: int = 1) -> HandLine:
    """A line of the club's own sheet, ready for printing."""
    fell_short = not form.marks and any(row.total.get(side, 0) < bid for side, bid in row.bid.items())
    how = row.how if row.how in NOTED else "set" if fell_short else ""
    return HandLine(
        dealer=row.dealer,
        trump=row.trump or "",
        kitty=row.kitty,
        bid=row.bid,
        meld=row.meld,
        take=row.take,
        total=row.total,
        beside=row.beside if form.marks else {},
        note=fact("paper-ended", how=how) if how else "",
        game=game,
        struck=row.how in UNCOUNTED and not any(row.total.values()),
    )
