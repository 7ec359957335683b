"""The page of a score sheet for points: hands below each other, sides beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.cells import PAD, Cell, Trump, figure_text, now
from meldhouse.tournament.prints.fitting import height_of
from meldhouse.tournament.prints.grid import WRITING, Column, draw_grid, height_for, widened
from meldhouse.tournament.prints.heading import HIGH as HEAD, Heading, cents, draw_heading
from meldhouse.tournament.prints.page import BODY, HEAVY, MARGIN, MM, SECOND_LINE, THIN, Pad, Page
from meldhouse.tournament.prints.sheets import HandLine, ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures
from meldhouse.tournament.prints.speech import Parts, Said, Speech

FEW = 8
"""Up to this many hands, a sheet is landscape, with boxes as wide as possible."""
TITLES, TOTAL, PERSON = 8.0, 10.5, 9.2
TALLEST = 20.0
READ = 10.0
"""The smallest readable type for words: if needed, rows grow, and the sheet takes another page."""


def draw_points_sheet(pad: Pad, heading: Heading, sheet: ScoreSheet) -> None:
    """One sheet: on one page, or on as many as its hands need."""
    few = sheet.form.hands
    sideways = 0 < few <= FEW and len(sheet.hands) <= FEW
    below = _below(pad.speech, sheet, pad.size[sideways] - 2 * MARGIN) + pad.more
    most = _most_rows(sheet, pad.size[not sideways] - 2 * MARGIN, below)
    rows = 1 if sheet.result else max(few, len(sheet.hands), 1)
    if not few and not sheet.result:  # nobody knows how many hands it will take, so the last page is filled too
        rows = -(-rows // most) * most
    for first in range(0, rows, most):
        page = pad.page(sideways=sideways)
        _draw(page, heading, sheet, range(first, min(rows, first + most)), last=first + most >= rows)


def _below(speech: Speech, sheet: ScoreSheet, room: float) -> float:
    """The height of everything below the hands, on a page this wide: as in one language, except for what is longer in
    two."""
    remarks = _remark_height(speech, sheet, room)
    if not sheet.form.personal:
        return TOTAL + TOTAL * _has_penalties(sheet) + remarks + SIGNED
    more = SECOND_LINE if speech.are_two else 0.0
    return TOTAL + 3 + TITLES + more + sum(_personal(speech, sheet, room)[2]) + remarks + SIGNED


def _has_penalties(sheet: ScoreSheet) -> bool:
    return sheet.form.hands > 0 or bool(sheet.extras)


def _remark_height(speech: Speech, sheet: ScoreSheet, room: float) -> float:
    """The height of the remarks at the bottom, which always fit; 0 if they stand beside the total."""
    if _is_beside(speech, sheet):
        return 0.0
    first, second = speech.texts(_remarks(sheet))
    return max(6.0, height_of(first, room * MM, READ, second=second) / MM + 2.5)


def _is_beside(speech: Speech, sheet: ScoreSheet) -> bool:
    """Whether the remarks are short enough to stand left of the total."""
    first, second = speech.texts(_remarks(sheet))
    wide = sum(column.width for column in _first_columns(sheet)) - 2
    return not sheet.form.personal and height_of(first, wide * MM, BODY, second=second) <= (TOTAL - 1) * MM


def _most_rows(sheet: ScoreSheet, height: float, below: float) -> int:
    return max(1, int((height - HEAD - _names(sheet) - TITLES - below) // WRITING))


def _names(sheet: ScoreSheet) -> float:
    """The height of the names: partners below each other, with room to write if there are none."""
    lines = 1 if sheet.paired else max(map(len, sheet.form.sides.values()))
    return lines * (8.0 if all(sheet.table.people) and sheet.table.people else WRITING) + (lines == 1) * 3


def _first_columns(sheet: ScoreSheet) -> list[Column]:
    """The columns before the sides."""
    form, narrow = sheet.form, len(sheet.form.sides) > 2
    first = [Column(fact("paper-hand"), 14, bold=True), Column(fact("paper-dealer"), 18)]
    if form.trump:
        first.append(Column(fact("paper-trump"), 20 if narrow else 24))
    if form.kitty:
        first.append(Column(fact("paper-kitty"), 15))
    return first


def _columns(sheet: ScoreSheet, room: float) -> tuple[Column, ...]:
    form = sheet.form
    first = _first_columns(sheet)
    last = []
    if form.hands:
        last.append(
            Column(fact("paper-set", board="yes" if form.board_set else "no"), 33 if form.board_set else 20, heavy=True)
        )
    if form.closed == "agreed":
        last += [Column(fact("paper-agree", side=side), 24) for side in form.sides]
    sides = [
        Column(fact("paper-column", column=key), 7 if key == "total" else 6, heavy=not number, bold=key == "total")
        for _ in form.sides
        for number, key in enumerate(form.columns)
    ]
    left = room - sum(column.width for column in (*first, *last))
    return (*first, *widened(sides, left), *last)


def _cells(sheet: ScoreSheet, number: Said, hand: HandLine | None) -> list[Cell]:
    form = sheet.form
    line = hand or HandLine()
    dealer = fact("paper-seat-letter", seat=line.dealer) if line.dealer else ""
    cells: list[Cell] = [number, dealer]
    if form.trump:
        cells.append(Trump(line.trump) if line.trump or (hand is None and form.suits) else None)
    if form.kitty:
        cells.append(line.kitty)
    total: Mapping[str, Cell] = line.total
    if line.extra:
        total = {side: f"({figure_text(now(made))})" for side, made in line.total.items()}
    figures: dict[str, Mapping[str, Cell]] = {"bid": line.bid, "meld": line.meld, "take": line.take, "total": total}
    cells += [figures[key].get(side) for side in form.sides for key in form.columns]
    if form.hands:
        paid = [fact("paper-bonus-made", points=points) for points in line.bonus.values()]
        cells.append(Parts((line.note, *paid), ", "))
    if form.closed == "agreed":
        cells += [fact("paper-yes") if side in line.agreed else None for side in form.sides]
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
        rows = [_cells(sheet, fact("paper-all"), HandLine(total=sheet.result, note=fact("paper-result-alone")))]
    struck = [at - which.start for at, hand in hands.items() if hand.struck]
    height = min(
        TALLEST, (page.bottom - y - TITLES - 2 * page.more - _below(page.speech, sheet, page.room)) / len(which)
    )
    y = draw_grid(page, page.left, y, columns, rows, height=height, head=TITLES, size=17, struck=struck)
    if last:
        y = _draw_totals(page, sheet, columns, before, y)
        if form.personal:
            y = _draw_personal(page, sheet, y)
        if _is_beside(page.speech, sheet):
            wide = sum(column.width for column in columns[:before])
            page.fit(_remarks(sheet), page.left, y - TOTAL, wide - 2, TOTAL, BODY)
        else:
            high = _remark_height(page.speech, sheet, page.room)
            page.fit(_remarks(sheet), page.left, y + 0.5, page.room, high - 0.5, BODY)
        draw_signatures(page, page.bottom - SIGNED, sheet.signatures)
    else:
        more = fact("paper-continued")
        page.fit(more, page.left, page.bottom - 6 - page.more, page.room, 7 + page.more, BODY, bold=True, align="right")


def _numbers(sheet: ScoreSheet, count: int) -> list[int]:
    """The numbers of the hands; one that was struck out is replayed under its own."""
    numbers, number = [], 1
    for at in range(count):
        numbers.append(number)
        number += not (at < len(sheet.hands) and sheet.hands[at].struck)
    return numbers


def _draw_names(page: Page, sheet: ScoreSheet, columns: Sequence[Column], before: int, y: float) -> float:
    """The names over their side's columns, or room for them."""
    x = page.left + sum(column.width for column in columns[:before])
    each, height = len(sheet.form.columns), _names(sheet)
    own = 15 if page.speech.are_two else 10
    for number, (side, seats) in enumerate(sheet.form.sides.items()):
        width = sum(column.width for column in columns[before + number * each : before + (number + 1) * each])
        page.box(x, y, width, height, HEAVY)
        lines = [side] if sheet.paired else seats
        for line, who in enumerate(lines):
            step = height / len(lines)
            page.fit(_letters(who), x + PAD, y + line * step, own - 1, step - 0.6, 14, lines=1)
            page.fit(
                sheet.name(who), x + own, y + line * step + 0.2, width - own - PAD, step - 1, 16, bold=True, lines=2
            )
            if line:
                page.line(x, y + line * step, x + width, y + line * step, THIN)
        x += width
    return y + height


def _draw_totals(page: Page, sheet: ScoreSheet, columns: Sequence[Column], before: int, y: float) -> float:
    form = sheet.form
    lines: list[tuple[Said, dict[str, int | None]]] = []
    sums = {side: sheet.sum_of(side) for side in form.sides}
    if not form.personal and _has_penalties(sheet):
        off = {
            side: sheet.extra(side, bonus=False) + sheet.extra(side, bonus=True) if sheet.extras else None
            for side in form.sides
        }
        lines.append((fact("paper-penalties", bonus="yes" if form.bonus else "no"), off))
        sums = {side: None if found is None else found + (off[side] or 0) for side, found in sums.items()}
    bonus = "yes" if any(map(sheet.hand_bonus, form.sides)) else "no"
    lines.append((fact("paper-hands-total", bonus=bonus) if form.personal else fact("paper-total"), sums))
    each = len(form.columns)
    for label, figures in lines:
        x = page.left + sum(column.width for column in columns[:before])
        for number, side in enumerate(form.sides):
            own = columns[before + number * each : before + (number + 1) * each]
            wide = sum(column.width for column in own[:-1])
            room = wide - 2 * PAD
            page.fit(label, x + PAD, y, room, TOTAL, 14, bold=True, align="right", lines=1, stacked=True)
            page.box(x + wide, y, own[-1].width, TOTAL, HEAVY)
            page.fit(
                figure_text(figures[side]),
                x + wide + PAD,
                y,
                own[-1].width - 2 * PAD,
                TOTAL,
                19,
                bold=True,
                align="middle",
            )
            x += wide + own[-1].width
        y += TOTAL
    return y


def _letters(who: str) -> Message:
    return fact("paper-side-letters", side=who) if len(who) > 1 else fact("paper-seat-letter", seat=who)


def _draw_personal(page: Page, sheet: ScoreSheet, y: float) -> float:
    """Every player's own account: penalties can make partners differ."""
    columns, rows, heights = _personal(page.speech, sheet, page.room)
    return draw_grid(page, page.left, y + 3, columns, rows, height=heights, head=TITLES, size=15)


def _personal(speech: Speech, sheet: ScoreSheet, room: float) -> tuple[Sequence[Column], list[list[Cell]], list[float]]:
    """With the height of each row: the reason for a penalty is always readable."""
    form = sheet.form
    columns = [Column(fact("paper-seat"), 18), Column(fact("paper-player"), 60, "left", bold=True)]
    columns.append(Column(fact("paper-hands"), 18))
    if form.bonus:
        columns.append(Column(fact("paper-bonus"), 18))
    reasons = len(columns) + 1
    columns += [Column(fact("paper-penalty"), 22), Column(fact("paper-why"), 80, "left")]
    if form.fee_cents:
        columns.append(Column(fact("paper-pays"), 24))
    columns.append(Column(fact("paper-round-total"), 30, heavy=True, bold=True))
    wide = widened(columns, room)
    rows, heights = [], []
    for seat in form.seats:
        side = next(side for side, seats in form.sides.items() if seat in seats)
        made, paid = sheet.sum_of(side), sheet.hand_bonus(side) if form.bonus else 0
        hands = made - paid if made is not None else None
        bonus, penalty = sheet.extra(seat, bonus=True) + paid, sheet.extra(seat, bonus=False)
        why = Parts(tuple(each.why for each in sheet.extras if each.who in (seat, side)), "; ")
        missed = sheet.replaced.get(seat)
        name = fact("paper-plays-for", name=sheet.name(seat), other=missed) if missed else sheet.name(seat)
        cells: list[Cell] = [fact("seat", seat=seat), name, hands]
        if form.bonus:
            cells.append(bonus or None)
        cells += [penalty or None, why]
        if form.fee_cents:
            cells.append(cents(owed) if (owed := sheet.fees.get(seat)) else None)
        cells.append(None if hands is None else penalty if missed else hands + bonus + penalty)
        rows.append(cells)
        said: list[Cell] = [cell if at == reasons else None for at, cell in enumerate(cells)]
        heights.append(min(TALLEST, max(PERSON, height_for(speech, wide, said, READ))))
    return wide, rows, heights


def _remarks(sheet: ScoreSheet) -> Said:
    """What the columns do not show, a sentence for each item."""
    form = sheet.form
    remarks: list[Said] = [*form.bonus]
    if form.kitty:
        remarks.append(fact("paper-kitty-means"))
    if form.fee_cents:
        remarks.append(fact("paper-fee-for-sets", amount=form.fee_cents))
    if form.target:
        remarks.append(fact("paper-first-to", target=form.target))
    if sheet.result and not form.hands:
        remarks.append(fact("paper-result-only"))
    return Parts((*remarks, *sheet.remarks), " ")
