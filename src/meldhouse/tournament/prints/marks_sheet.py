"""The page of a score sheet for marks: a row of boxes for each side in each game of the match.

The bid is written into the next free box of the side that won the hand. A hand of two marks takes two boxes: the
bid stands in the first, and a dash in the other, so that nobody adds "2 marks" up twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.cells import EDGE, PAD, Cell, draw_cell, figure_text, now
from meldhouse.tournament.prints.fitting import fitted, height_of
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, draw_heading
from meldhouse.tournament.prints.page import BODY, HEAVY, MM, THIN, Pad, Page
from meldhouse.tournament.prints.sheets import ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures
from meldhouse.tournament.prints.speech import Parts, Said

MOST_IN_A_ROW = 8
NAME, SUM = 58.0, 20.0
GAP = 5.0
TALLEST, LEAST = 22.0, 11.0
TITLE = 10.0
RESULT = 14.0
REMARK = 8.0
"""The least height of text above or below the games."""
WITHOUT_BID, AGAIN = "X", "–"


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
        how = _explained(sheet)
        high = _high(page, how)
        page.fit(how, page.left, y - 3, page.room, high, BODY)
        y += high - 3
        signed, remarks = page.bottom - SIGNED, _remark_height(page, sheet)
        room = signed - y - RESULT - remarks
        fit = max(1, int(room // (TITLE + GAP + lines * LEAST)))
        here = range(game, min(games, game + fit - 1) + 1)
        height = min(TALLEST, (room / len(here) - TITLE - GAP) / lines)
        for number in here:
            y = _draw_game(page, sheet, number, y, height)
        game = here[-1] + 1
        if game > games:
            _draw_result(page, sheet, y)
            _draw_remarks(page, sheet, signed - remarks)
            draw_signatures(page, signed, sheet.signatures)


def _draw_game(page: Page, sheet: ScoreSheet, game: int, y: float, height: float) -> float:
    form = sheet.form
    hands = [hand for hand in sheet.hands if hand.game == game]
    title = fact("paper-game", game=game if form.games > 1 else 0)
    page.fit(title, page.left, y, page.room * 0.4, TITLE, 18, bold=True, lines=1)
    dealt = next((hand.dealer for hand in hands if hand.dealer and not hand.struck), "")
    first = Parts((fact("paper-first-dealer"), fact("seat", seat=dealt) if dealt else "_" * 16), " ")
    page.fit(first, page.left + page.room * 0.42, y, page.room * 0.58, TITLE, 14, align="right", lines=1)
    y += TITLE
    rows = -(-form.target // MOST_IN_A_ROW)
    across = -(-form.target // rows)
    box = (page.room - NAME - SUM) / across
    for side, seats in form.sides.items():
        page.box(page.left, y, NAME, height * rows, HEAVY)
        page.fit(fact("paper-side-name", side=side), page.left + 1.5, y + 0.5, NAME - 3, 5.5, BODY, lines=1)
        page.fit(_people(sheet, side, seats), page.left + 1.5, y + 6, NAME - 3, height * rows - 7, 16, bold=True)
        written = [_bid_told(page, cell, form.mark, box, height) for cell in _boxes(sheet, side, game)]
        for mark in range(form.target):
            x, top = page.left + NAME + mark % across * box, y + mark // across * height
            page.box(x, top, box, height, THIN)
            if mark < len(written):
                draw_cell(page, written[mark], x, top, box, height, size=17)
            else:
                page.fit(str(mark + 1), x + 1.2, top + 0.5, box - 2, 5, BODY)
        page.box(page.left + NAME, y, page.room - NAME, height * rows, HEAVY)
        page.line(page.right - SUM, y, page.right - SUM, y + height * rows, HEAVY)
        total = sheet.sum_of(side, game)
        if total is None:
            label = fact("paper-column", column="marks")
            page.fit(label, page.right - SUM + 1, y + 0.5, SUM - 2, 5.5 + page.more, BODY, align="middle", lines=1)
        page.fit(figure_text(total), page.right - SUM + 1, y, SUM - 2, height * rows, 24, bold=True, align="middle")
        y += height * rows
    return y + GAP


def _boxes(sheet: ScoreSheet, side: str, game: int) -> list[Cell]:
    """A box for every mark of a hand: in the first the winning bid, whoever made it, or a cross; then dashes. Marks
    given besides the hand come before it, a cross for each; marks taken empty the last box, or leave the next ones
    empty while there is none."""
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


def _explained(sheet: ScoreSheet) -> Said:
    """How to fill it in, or on a sheet with hands, what the boxes show besides bids."""
    target = sheet.form.target
    if not sheet.hands:
        return fact("paper-marks-how", target=target, again=AGAIN)
    games = {hand.game for hand in sheet.hands}
    seen = {cell for game in games for side in sheet.form.sides for cell in _boxes(sheet, side, game)}
    signs: list[Message] = []
    if WITHOUT_BID in seen:
        signs.append(fact("paper-marks-cross", sign=WITHOUT_BID))
    if AGAIN in seen:
        signs.append(fact("paper-marks-again", sign=AGAIN))
    return Parts((fact("paper-marks-target", target=target), *signs), " ")


def _people(sheet: ScoreSheet, side: str, seats: Sequence[str]) -> str:
    return "\n".join(sheet.name(who) for who in ((side,) if sheet.paired else seats)).strip()


def _bid_told(page: Page, bid: Cell, mark: int, width: float, height: float) -> Cell:
    """A bid of marks in words, shortened if the box is too small."""
    if not isinstance(bid, int) or not mark or bid < 2 * mark:
        return bid
    words = fact("paper-bid-marks", marks=bid // mark)
    first, second = page.speech.texts(words)
    size = fitted(first, (width - 2 * PAD) * MM, (height - 2 * EDGE) * MM, 17, second=second, stacked=True).size
    return words if size >= BODY else fact("paper-bid-marks-short", marks=bid // mark)


def _draw_outcome(page: Page, heading: Heading, sheet: ScoreSheet) -> None:
    """Without hands: games and marks as handed in, and no invented games."""
    form = sheet.form
    y = draw_heading(page, heading, sheet.title, url=sheet.url, badge=str(sheet.table.number))
    page.fit(fact("paper-result-only"), page.left, y, page.room, 10, 14)
    columns = [Column(fact("paper-one-side"), 42, "left"), Column(fact("paper-players"), 76, "left", bold=True)]
    columns += [Column(fact("paper-games-won"), 34, bold=True)] if form.games > 1 else []
    columns.append(Column(fact("paper-column", column="marks"), 34, bold=True))
    rows: list[list[Cell]] = []
    for side, seats in form.sides.items():
        games: list[Cell] = [sheet.games.get(side)] if form.games > 1 else []
        name = fact("paper-side-name", side=side)
        rows.append([name, _people(sheet, side, seats), *games, sheet.result.get(side)])
    y = draw_grid(page, page.left, y + 12, widened(columns, page.room), rows, height=TALLEST, head=TITLE, size=24)
    _draw_remarks(page, sheet, y + GAP)
    draw_signatures(page, page.bottom - SIGNED, sheet.signatures)


def _remark_height(page: Page, sheet: ScoreSheet) -> float:
    return sum(_high(page, remark) for remark in sheet.remarks)


def _high(page: Page, remark: Said) -> float:
    first, second = page.speech.texts(remark)
    return max(REMARK, height_of(first, page.room * MM, BODY, second=second) / MM + 2)


def _draw_remarks(page: Page, sheet: ScoreSheet, y: float) -> None:
    for remark in sheet.remarks:
        high = _high(page, remark)
        page.fit(remark, page.left, y, page.room, high, BODY)
        y += high


def _draw_result(page: Page, sheet: ScoreSheet, y: float) -> None:
    form = sheet.form
    if form.games == 1:
        return
    width = page.room / len(form.sides)
    for number, side in enumerate(form.sides):
        full = [game for game in range(1, form.games + 1) if (sheet.sum_of(side, game) or 0) >= form.target]
        x = page.left + number * width
        page.fit(
            fact("paper-games-won-by", side=side), x, y, width - 24, RESULT - 2, 15, bold=True, align="right", lines=1
        )
        page.box(x + width - 22, y, 18, RESULT - 2, HEAVY)
        counted = str(sheet.games.get(side, len(full))) if sheet.hands else ""
        page.fit(counted, x + width - 22, y, 18, RESULT - 2, 22, bold=True, align="middle")
