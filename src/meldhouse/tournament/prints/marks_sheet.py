"""The page of a score sheet for marks: a row of boxes for each side in each game of the match.

The bid is written into the next free box of whoever has won the hand. A hand of two marks takes two boxes: the
bid stands in the first, and a dash in the other, so that nobody adds "2 marks" up twice.
"""

from __future__ import annotations

from meldhouse.game.seats import SEAT_NAMES
from meldhouse.tournament.prints.cells import EDGE, PAD, Cell, draw_cell, now, told
from meldhouse.tournament.prints.fitting import fitted
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, draw_heading
from meldhouse.tournament.prints.page import BODY, HEAVY, MM, THIN, Pad, Page
from meldhouse.tournament.prints.sheets import ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures

MOST_IN_A_ROW = 8
NAME, SUM = 58.0, 20.0
GAP = 5.0
TALLEST, LEAST = 22.0, 11.0
TITLE = 10.0
RESULT = 14.0
REMARK = 11.0
WITHOUT_BID, AGAIN = "X", "–"
MEANINGS = {WITHOUT_BID: "a mark without a bid, as for a penalty", AGAIN: "one more mark of the hand in the box before"}


def draw_marks_sheet(pad: Pad, heading: Heading, sheet: ScoreSheet) -> None:
    """One sheet: on one page, or on as many as its games need."""
    if sheet.result:
        _draw_outcome(pad.page(), heading, sheet)
        return
    form = sheet.form
    games = max([form.games, *(hand.game for hand in sheet.hands)])
    lines = -(-form.target // MOST_IN_A_ROW) * len(form.sides)
    game = 1
    while game <= games:
        page = pad.page()
        y = draw_heading(page, heading, sheet.title, url=sheet.url, badge=str(sheet.table.number))
        how = f"First to {form.target} marks. Write the bid into the next free box of the side that won the hand."
        page.fit(how, page.left, y - 3, page.room, 6, BODY, lines=1)
        page.fit(_explained(sheet), page.left, y + 1.8, page.room, 5, BODY, lines=1)
        y += 8
        room = page.bottom - y - SIGNED - RESULT - REMARK * len(sheet.remarks)
        fit = max(1, int(room // (TITLE + GAP + lines * LEAST)))
        here = range(game, min(games, game + fit - 1) + 1)
        height = min(TALLEST, (room / len(here) - TITLE - GAP) / lines)
        for number in here:
            y = _draw_game(page, sheet, number, y, height)
        game = here[-1] + 1
        if game > games:
            _draw_result(page, sheet, y)
            _draw_remarks(page, sheet, page.bottom - SIGNED - REMARK * len(sheet.remarks))
            draw_signatures(page, page.bottom - SIGNED, sheet.signatures)


def _draw_game(page: Page, sheet: ScoreSheet, game: int, y: float, height: float) -> float:
    form = sheet.form
    hands = [hand for hand in sheet.hands if hand.game == game]
    page.text(f"Game {game}" if form.games > 1 else "Game", page.left, y + 7, 18, bold=True)
    dealt = next((hand.dealer for hand in hands if hand.dealer and not hand.struck), "")
    first = SEAT_NAMES.get(dealt, dealt)
    page.text(f"First {form.dealer.lower()}: {first or '_' * 16}", page.right, y + 7, 14, align="right")
    y += TITLE
    rows = -(-form.target // MOST_IN_A_ROW)
    across = -(-form.target // rows)
    box = (page.room - NAME - SUM) / across
    for side, seats in form.sides.items():
        page.box(page.left, y, NAME, height * rows, HEAVY)
        label = "–".join(SEAT_NAMES[seat] for seat in seats)
        page.fit(label, page.left + 1.5, y + 0.5, NAME - 3, 5.5, BODY, lines=1)
        people = "\n".join(sheet.name(who) for who in ((side,) if sheet.paired else seats)).strip()
        page.fit(people, page.left + 1.5, y + 6, NAME - 3, height * rows - 7, 16, bold=True)
        written = [_bid_told(cell, form.mark, box, height) for cell in _boxes(sheet, side, game)]
        for mark in range(form.target):
            x, top = page.left + NAME + mark % across * box, y + mark // across * height
            page.box(x, top, box, height, THIN)
            if mark < len(written):
                draw_cell(page, written[mark], x, top, box, height, size=17)
            else:
                page.text(str(mark + 1), x + 1.2, top + 4.8, BODY)
        page.box(page.left + NAME, y, page.room - NAME, height * rows, HEAVY)
        page.line(page.right - SUM, y, page.right - SUM, y + height * rows, HEAVY)
        total = sheet.sum_of(side, game)
        if total is None:
            page.fit("Marks", page.right - SUM + 1, y + 0.5, SUM - 2, 5.5, BODY, align="middle", lines=1)
        page.fit(told(total), page.right - SUM + 1, y, SUM - 2, height * rows, 24, bold=True, align="middle")
        y += height * rows
    return y + GAP


def _boxes(sheet: ScoreSheet, side: str, game: int) -> list[Cell]:
    """A box for every mark of a hand: in the first the bid that won it, whoever made it, or a cross; then dashes. What
    was given beside a hand came before it, a cross for each; what was taken empties the last box, or leaves the next
    ones empty while there is none."""
    boxes: list[Cell] = []
    owed = 0
    for hand in sheet.hands:
        marks = now(hand.total.get(side))
        if hand.game != game or hand.struck or hand.extra:
            continue
        beside = hand.beside.get(side, 0)
        owed += max(0, -beside)
        boxes += [WITHOUT_BID] * max(0, beside)
        if won := marks - beside:
            boxes += [next(iter(hand.bid.values()), WITHOUT_BID), *[AGAIN] * (won - 1)]
        while owed and boxes:
            boxes.pop()
            owed -= 1
    return boxes


def _explained(sheet: ScoreSheet) -> str:
    """What stands in boxes beside bids; on an empty sheet what to write where a hand wins two marks."""
    if not sheet.hands:
        return f"Where it wins two marks, write the bid once, and a dash ({AGAIN}) into the second box."
    games = {hand.game for hand in sheet.hands}
    seen = {cell for game in games for side in sheet.form.sides for cell in _boxes(sheet, side, game)}
    return "; ".join(f"{sign}: {meaning}" for sign, meaning in MEANINGS.items() if sign in seen)


def _bid_told(bid: Cell, mark: int, width: float, height: float) -> Cell:
    """A bid of marks as it was said, in short where the box is too small for the word."""
    if not isinstance(bid, int) or not mark or bid < 2 * mark:
        return bid
    words = f"{bid // mark} marks"
    size = fitted(words, (width - 2 * PAD) * MM, (height - 2 * EDGE) * MM, 17).size
    return words if size >= BODY else f"{bid // mark}m"


def _draw_outcome(page: Page, heading: Heading, sheet: ScoreSheet) -> None:
    """Nobody wrote the hands down: games and marks as they were handed in, and no game that nobody has seen."""
    form = sheet.form
    y = draw_heading(page, heading, sheet.title, url=sheet.url, badge=str(sheet.table.number))
    page.fit("Only the result was handed in; the hands were not written down.", page.left, y, page.room, 8, 14, lines=1)
    columns = [Column("Side", 42, "left"), Column("Players", 76, "left", bold=True)]
    columns += [Column("Games won", 34, bold=True)] if form.games > 1 else []
    columns.append(Column("Marks", 34, bold=True))
    rows: list[list[Cell]] = []
    for side, seats in form.sides.items():
        people = "\n".join(sheet.name(who) for who in ((side,) if sheet.paired else seats)).strip()
        games: list[Cell] = [sheet.games.get(side)] if form.games > 1 else []
        rows.append(["–".join(SEAT_NAMES[seat] for seat in seats), people, *games, sheet.result.get(side)])
    y = draw_grid(page, page.left, y + 12, widened(columns, page.room), rows, height=TALLEST, head=TITLE, size=24)
    _draw_remarks(page, sheet, y + GAP)
    draw_signatures(page, page.bottom - SIGNED, sheet.signatures)


def _draw_remarks(page: Page, sheet: ScoreSheet, y: float) -> None:
    for number, remark in enumerate(sheet.remarks):
        page.fit(remark, page.left, y + number * REMARK, page.room, REMARK, BODY, lines=2)


def _draw_result(page: Page, sheet: ScoreSheet, y: float) -> None:
    form = sheet.form
    if form.games == 1:
        return
    width = page.room / len(form.sides)
    for number, side in enumerate(form.sides):
        full = [game for game in range(1, form.games + 1) if (sheet.sum_of(side, game) or 0) >= form.target]
        x = page.left + number * width
        label = "–".join(SEAT_NAMES[seat] for seat in form.sides[side])
        page.fit(f"Games won by {label}:", x, y, width - 24, RESULT - 2, 15, bold=True, align="right", lines=1)
        page.box(x + width - 22, y, 18, RESULT - 2, HEAVY)
        counted = str(sheet.games.get(side, len(full))) if sheet.hands else ""
        page.fit(counted, x + width - 22, y, 18, RESULT - 2, 22, bold=True, align="middle")
