"""The page of a score sheet on which points are written: hands below each other, sides beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldhouse.game.seats import SEAT_NAMES
from meldhouse.tournament.prints.cells import PAD, Cell, Trump, now, told
from meldhouse.tournament.prints.fitting import height_of
from meldhouse.tournament.prints.grid import WRITING, Column, draw_grid, height_for, widened
from meldhouse.tournament.prints.heading import HIGH as HEAD, Heading, draw_heading
from meldhouse.tournament.prints.page import BODY, HEAVY, MARGIN, MM, THIN, Pad, Page
from meldhouse.tournament.prints.sheets import HandLine, ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures

FEW = 8
"""Up to so many hands a sheet lies on its side, with boxes as wide as can be."""
TITLES, TOTAL, PERSON = 8.0, 11.0, 10.0
TALLEST = 20.0
READ = 10.0
"""The type in which words can still be read; for it a row is higher, and the sheet takes another page."""


def draw_points_sheet(pad: Pad, heading: Heading, sheet: ScoreSheet) -> None:
    """One sheet: on one page, or on as many as its hands need."""
    few = sheet.form.hands
    sideways = 0 < few <= FEW and len(sheet.hands) <= FEW
    below = _below(heading, sheet, pad.size[sideways] - 2 * MARGIN)
    most = _most_rows(sheet, pad.size[not sideways] - 2 * MARGIN, below)
    rows = 1 if sheet.result else max(few, len(sheet.hands), 1)
    if not few and not sheet.result:  # nobody knows how many hands it will take: the last page is filled too
        rows = -(-rows // most) * most
    for first in range(0, rows, most):
        page = pad.page(sideways=sideways)
        _draw(page, heading, sheet, range(first, min(rows, first + most)), last=first + most >= rows)


def _below(heading: Heading, sheet: ScoreSheet, room: float) -> float:
    """The height of all that stands below the hands, on a page that is so wide."""
    if not sheet.form.personal:
        return TOTAL + TOTAL * _has_penalties(sheet) + SIGNED
    players = 4 + TITLES + sum(_personal(heading, sheet, room)[2])
    return TOTAL + players + _remark_height(heading, sheet, room) + SIGNED


def _has_penalties(sheet: ScoreSheet) -> bool:
    return sheet.form.hands > 0 or bool(sheet.extras)


def _remark_height(heading: Heading, sheet: ScoreSheet, room: float) -> float:
    """Of what stands below the players; where there are none, remarks stand beside the total."""
    return max(6.0, height_of(_remarks(heading, sheet), room * MM, READ) / MM + 2.5)


def _most_rows(sheet: ScoreSheet, height: float, below: float) -> int:
    return max(1, int((height - HEAD - _names(sheet) - TITLES - below) // WRITING))


def _names(sheet: ScoreSheet) -> float:
    """The height of the names: partners below each other, with room to write where there are none."""
    lines = 1 if sheet.paired else max(map(len, sheet.form.sides.values()))
    return lines * (8.0 if all(sheet.table.people) and sheet.table.people else WRITING) + (lines == 1) * 3


def _columns(sheet: ScoreSheet, room: float) -> tuple[Column, ...]:
    form = sheet.form
    narrow = len(form.sides) > 2
    first = [Column("Hand", 14, bold=True), Column(form.dealer, 18)]
    if form.trump:
        first.append(Column("Trump", 20 if narrow else 24))
    if form.kitty:
        first.append(Column("Kitty", 15))
    last = []
    if form.hands:
        last.append(Column("Set, board set" if form.board_set else "Set", 33 if form.board_set else 20, heavy=True))
    if form.closed == "agreed":
        last += [Column(f"{side} agree", 24) for side in form.sides]
    sides = [
        Column(title, 7 if title == "Total" else 6, heavy=not number, bold=title == "Total")
        for _ in form.sides
        for number, title in enumerate(form.columns)
    ]
    left = room - sum(column.width for column in (*first, *last))
    return (*first, *widened(sides, left), *last)


def _cells(sheet: ScoreSheet, number: str, hand: HandLine | None) -> list[Cell]:
    form = sheet.form
    line = hand or HandLine()
    cells: list[Cell] = [number, line.dealer]
    if form.trump:
        cells.append(Trump(line.trump) if line.trump or (hand is None and form.suits) else None)
    if form.kitty:
        cells.append(line.kitty)
    total: Mapping[str, Cell] = line.total
    if line.extra:
        total = {side: f"({told(now(made))})" for side, made in line.total.items()}
    figures: dict[str, Mapping[str, Cell]] = {"Bid": line.bid, "Meld": line.meld, "Take": line.take, "Total": total}
    cells += [figures[title].get(side) for side in form.sides for title in form.columns]
    if form.hands:
        paid = [f"bonus {points}" for points in line.bonus.values()]
        cells.append(", ".join(filter(None, (line.note, *paid))))
    if form.closed == "agreed":
        cells += ["yes" if side in line.agreed else None for side in form.sides]
    return cells


def _draw(page: Page, heading: Heading, sheet: ScoreSheet, which: range, *, last: bool) -> None:
    form = sheet.form
    y = draw_heading(page, heading, sheet.title, url=sheet.url, badge=str(sheet.table.number))
    columns = _columns(sheet, page.room)
    before = 2 + form.trump + form.kitty
    y = _draw_names(page, sheet, columns, before, y)
    hands = {at: hand for at, hand in enumerate(sheet.hands) if at in which}
    numbers = _numbers(sheet, which.stop)
    rows = [_cells(sheet, str(numbers[at]), hands.get(at)) for at in which]
    if sheet.result:
        rows = [_cells(sheet, "All", HandLine(total=sheet.result, note="only the result is known"))]
    struck = [at - which.start for at, hand in hands.items() if hand.struck]
    height = min(TALLEST, (page.bottom - y - TITLES - _below(heading, sheet, page.room)) / len(which))
    y = draw_grid(page, page.left, y, columns, rows, height=height, head=TITLES, size=17, struck=struck)
    if last:
        y = _draw_totals(page, sheet, columns, before, y)
        if form.personal:
            y = _draw_personal(page, heading, sheet, y)
            high = _remark_height(heading, sheet, page.room)
            page.fit(_remarks(heading, sheet), page.left, y + 0.5, page.room, high - 0.5, BODY)
        else:
            beside = sum(column.width for column in columns[:before])
            page.fit(_remarks(heading, sheet), page.left, y - TOTAL, beside - 2, TOTAL, 14)
        draw_signatures(page, page.bottom - SIGNED, sheet.signatures)
    else:
        page.text("continued on the next sheet", page.right, page.bottom, BODY, bold=True, align="right")


def _numbers(sheet: ScoreSheet, count: int) -> list[int]:
    """The numbers of the hands; one that was struck out is played again under its own."""
    numbers, number = [], 1
    for at in range(count):
        numbers.append(number)
        number += not (at < len(sheet.hands) and sheet.hands[at].struck)
    return numbers


def _draw_names(page: Page, sheet: ScoreSheet, columns: Sequence[Column], before: int, y: float) -> float:
    """The names over the columns of their side, or room for them."""
    x = page.left + sum(column.width for column in columns[:before])
    each, height = len(sheet.form.columns), _names(sheet)
    for number, (side, seats) in enumerate(sheet.form.sides.items()):
        width = sum(column.width for column in columns[before + number * each : before + (number + 1) * each])
        page.box(x, y, width, height, HEAVY)
        lines = [side] if sheet.paired else seats
        for line, who in enumerate(lines):
            step = height / len(lines)
            page.fit(who, x + PAD, y + line * step, 9, step - 0.6, 14, lines=1)
            page.fit(sheet.name(who), x + 10, y + line * step + 0.2, width - 10 - PAD, step - 1, 16, bold=True, lines=2)
            if line:
                page.line(x, y + line * step, x + width, y + line * step, THIN)
        x += width
    return y + height


def _draw_totals(page: Page, sheet: ScoreSheet, columns: Sequence[Column], before: int, y: float) -> float:
    form = sheet.form
    lines: list[tuple[str, dict[str, int | None]]] = []
    sums = {side: sheet.sum_of(side) for side in form.sides}
    if not form.personal and _has_penalties(sheet):
        off = {
            side: sheet.extra(side, bonus=False) + sheet.extra(side, bonus=True) if sheet.extras else None
            for side in form.sides
        }
        lines.append(("Bonus, penalties" if form.bonus else "Penalties", off))
        sums = {side: None if found is None else found + (off[side] or 0) for side, found in sums.items()}
    together = "Hands and bonus" if any(map(sheet.hand_bonus, form.sides)) else "Hands together"
    lines.append((together if form.personal else "Total", sums))
    each = len(form.columns)
    for label, figures in lines:
        x = page.left + sum(column.width for column in columns[:before])
        for number, side in enumerate(form.sides):
            own = columns[before + number * each : before + (number + 1) * each]
            wide = sum(column.width for column in own[:-1])
            page.fit(label, x, y, wide - PAD, TOTAL, 14, bold=True, align="right", lines=1)
            page.box(x + wide, y, own[-1].width, TOTAL, HEAVY)
            page.fit(
                told(figures[side]), x + wide + PAD, y, own[-1].width - 2 * PAD, TOTAL, 19, bold=True, align="middle"
            )
            x += wide + own[-1].width
        y += TOTAL
    return y


def _draw_personal(page: Page, heading: Heading, sheet: ScoreSheet, y: float) -> float:
    """Every player's own account: partners may differ by penalties."""
    columns, rows, heights = _personal(heading, sheet, page.room)
    return draw_grid(page, page.left, y + 4, columns, rows, height=heights, head=TITLES, size=15)


def _personal(
    heading: Heading, sheet: ScoreSheet, room: float
) -> tuple[Sequence[Column], list[list[Cell]], list[float]]:
    """With the height of each row: what a penalty was for can always be read."""
    form = sheet.form
    columns = [Column("Seat", 16), Column("Player", 60, "left", bold=True), Column("Hands", 18)]
    if form.bonus:
        columns.append(Column("Bonus", 18))
    columns += [Column("Penalty", 22), Column("What for", 80, "left")]
    if form.fee_cents:
        columns.append(Column("Pays", 24))
    columns.append(Column(f"{form.round} total", 30, heavy=True, bold=True))
    wide = widened(columns, room)
    rows, heights = [], []
    for seat in form.seats:
        side = next(side for side, seats in form.sides.items() if seat in seats)
        made, paid = sheet.sum_of(side), sheet.hand_bonus(side) if form.bonus else 0
        hands = made - paid if made is not None else None
        bonus, penalty = sheet.extra(seat, bonus=True) + paid, sheet.extra(seat, bonus=False)
        why = "; ".join(each.why for each in sheet.extras if each.who in (seat, side) and each.why)
        missed = sheet.replaced.get(seat)
        name = f"{sheet.name(seat)} for {missed}" if missed else sheet.name(seat)
        cells: list[Cell] = [SEAT_NAMES[seat], name, hands]
        if form.bonus:
            cells.append(bonus or None)
        cells += [penalty or None, why]
        if form.fee_cents:
            cells.append(heading.amount(cents) if (cents := sheet.fees.get(seat)) else None)
        cells.append(None if hands is None else penalty if missed else hands + bonus + penalty)
        rows.append(cells)
        said: list[Cell] = [
            cell if column.title == "What for" else None for column, cell in zip(wide, cells, strict=True)
        ]
        heights.append(min(TALLEST, max(PERSON, height_for(wide, said, READ))))
    return wide, rows, heights


def _remarks(heading: Heading, sheet: ScoreSheet) -> str:
    """What one has to know beside the columns, as a sentence."""
    form = sheet.form
    remarks = [*form.bonus]
    if form.kitty:
        remarks.append("kitty: trumps laid away")
    if form.fee_cents:
        remarks.append(f"{heading.amount(form.fee_cents)} for each set or renege")
    if form.target:
        remarks.append(f"first to {form.target}")
    if sheet.result and not form.hands:
        remarks.append("only the result of all hands was handed in")
    words = "; ".join([*remarks, *sheet.remarks]).removesuffix(".")
    return words and f"{words[0].upper()}{words[1:]}."
