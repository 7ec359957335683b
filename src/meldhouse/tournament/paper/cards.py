"""Personal cards: where each player sits in each round, with whom, and what it scored; or what sitting out gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from meldhouse.messages import Message, fact
from meldhouse.tournament.lines.forfeits import forfeit_note
from meldhouse.tournament.lines.rounds import note_fact
from meldhouse.tournament.prints import CardRound, PersonalCard
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.seating import Round
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import Tournament


def cards_of(tournament: Tournament, *, url: str = "") -> Iterator[PersonalCard]:
    """One for everybody who plays or has played, even if replaced or gone."""
    state, book = tournament.state, tournament.book
    made: Counter[tuple[str, int]] = Counter()
    pays: Counter[tuple[str, int]] = Counter()
    for entry in tournament.ledger.entries:
        for one in entry.people if not entry.playoff else ():
            if entry.unit == "cents":
                pays[one, entry.round] -= entry.points
            else:
                made[one, entry.round] += entry.points
    for entrant in state.entrants.values():
        for person in (*entrant.people, *entrant.former):
            plays = person in entrant.people and entrant.status in ("entered", "present")
            if not plays and not any(each.sheet_of(person.id) for each in state.main_rounds):
                continue  # players who never came have played nothing
            seen = [(seating, each) for seating, each in _all_rounds(state) if plays or each is not None]
            rounds = [_card_round(state, entrant.id, person.id, each, made, pays) for each in seen]
            rounds += [CardRound()] * (state.form.rounds - len(rounds) if plays else 0)
            number, of_pair = number_of(person.id)
            yield PersonalCard(
                name=person.name,
                number=number,
                of_pair=of_pair,
                rounds=tuple(rounds or [CardRound()] * 8),
                partners=book.table.partners,
                wins=state.form.ranking.order[:1] in (("games",), ("matches",)),
                fees=bool(book.scoring.fee_cents),
                url=url,
            )


def number_of(person: str) -> tuple[str, bool]:
    """A person's number, and whether it is a pair's, with the letter of the person.

    >>> number_of("T3b"), number_of("P8")
    (('3b', True), ('P8', False))
    """
    is_pair = person[:1] == "T" and person[1:2].isdigit()
    return (person[1:], True) if is_pair else (person, False)


def _won(sheet: Sheet, person: str) -> Literal["yes", "no", "draw"]:
    winners = sheet.winners()
    return ("yes" if sheet.side_of(person) in winners else "no") if winners else "draw"


def _out(state: State) -> Message:
    if state.form.is_bracket:
        return fact("paper-out-bye")
    return fact("paper-out-worth", worth=state.form.bye)


def _all_rounds(state: State) -> list[tuple[Round, RoundState | None]]:
    """The seated rounds, then the planned ones."""
    seated: list[tuple[Round, RoundState | None]] = [(each.seating, each) for each in state.main_rounds]
    planned = [each for number, each in sorted(state.planned.items()) if number > len(seated)]
    return [*seated, *((each, None) for each in planned)]


def _card_round(
    state: State,
    entrant: str,
    person: str,
    at: tuple[Round, RoundState | None],
    made: Counter[tuple[str, int]],
    pays: Counter[tuple[str, int]],
) -> CardRound:
    """With all that counts, penalties too; for a round that was played, with the people who sat there then."""
    seating, each = at
    place = (person, each.number if each is not None else 0)
    table = next((table for table in seating.tables if entrant in table.people), None)
    if table is None:
        note = _out(state) if entrant in seating.out else ""
        return CardRound(note=note, score=made.get(place))
    sheet: Sheet | None = each.sheet_of(person) if each is not None else None
    if each is not None and each.sheets and sheet is None:
        return CardRound(note=fact("paper-did-not-play"), score=made.get(place))
    seats = sheet.seats if sheet is not None else state.seats_at(table)
    seat = next((seat for seat, who in seats.items() if who == person), "")
    across = {"N": "S", "S": "N", "E": "W", "W": "E"}.get(seat, "") if len(seats) == 4 else ""
    is_in = sheet is not None and sheet.locked
    return CardRound(
        table=table.number,
        seat=seat,
        partner=next((state.name(who) for place, who in seats.items() if place == across), ""),
        opponents=tuple(state.name(who) for place, who in seats.items() if place not in (seat, across)),
        score=made.get(place) if is_in else None,
        won=_won(sheet, person) if is_in and sheet is not None else "",
        pays=(pays[place] or None) if is_in else None,
        note=note_fact(ended) if sheet is not None and (ended := forfeit_note(sheet, [person])) else "",
    )
