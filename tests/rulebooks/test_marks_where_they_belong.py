"""A mark stands on the sentence that the paper leaves open, and on no other."""

from __future__ import annotations

import pytest

from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe import describe


def marks(name: str, id: str) -> dict[str | None, str]:
    """The marks of a sentence of the sheet, by the clause under which it stands."""
    lines = [line for chapter in describe(load_book(name)) for line in chapter.lines]
    return {line.clause: line.mark for line in lines if line.says.id == id}


@pytest.mark.parametrize(
    ("name", "id", "clause", "mark"),
    [
        # a reading that a form takes out again is none
        pytest.param("mcallen", "rules-dropped-meld", "MCA-6g", "read", marks=pytest.mark.accepts("MCA-6g")),
        pytest.param("mcallen.hoyle", "rules-dropped-meld", "MCA-6g", "", marks=pytest.mark.accepts("MCA-6g")),
        ("bend", "rules-set-fee", "BEN-4.2a", "read"),
        ("bend.3", "rules-set-fee", "BEN-4.2a", ""),
        ("bend.3", "rules-renege-fee", "BEN-4.2a", ""),
        # the paper makes an exception and does not say who helps
        pytest.param("mcallen", "rules-partner-helps", "MCA-4Se", "read", marks=pytest.mark.accepts("MCA-4Se")),
        ("npa", "rules-partner-helps", "NPA-2.2d", ""),
        # whether the side that reneged keeps its meld is not said where the penalty is
        pytest.param("mcallen", "rules-renege-side", "MCA-13f", "read", marks=pytest.mark.accepts("MCA-13f")),
        pytest.param("mcallen", "rules-renege-defenders", "MCA-13f", "read", marks=pytest.mark.accepts("MCA-13f")),
        # that one may lay down is plain; when it fails can be understood otherwise
        ("npa", "rules-claim", "NPA-2.7p", ""),
        ("npa", "rules-claim-fails", "NPA-2.7o", "read"),
        ("mcallen", "rules-claim", "MCA-C2b", ""),
        ("mcallen", "rules-claim-fails", "MCA-C2b", "read"),
        ("st-hilary", "rules-claim", "STH-LD-a", ""),
        ("n42pa", "rules-claim", "N42-16a", ""),
        # the draw is the paper's, what follows a tie is ours
        pytest.param("st-hilary", "rules-draw", "STH-DE-b", "", marks=pytest.mark.accepts("STH-DE-b")),
        pytest.param("st-hilary", "rules-draw-again", "STH-DE-b", "ours", marks=pytest.mark.accepts("STH-DE-b")),
    ],
)
def test_a_mark_stands_where_the_paper_is_open(name: str, id: str, clause: str, mark: str):
    assert marks(name, id)[clause] == mark


@pytest.mark.parametrize(
    ("name", "id", "clause"),
    [
        ("mcallen", "rules-event-rounds", "MCA-2a"),
        ("bend", "rules-event-rounds", "BEN-1.1a"),
        ("npa", "rules-event-rounds-usual", "NPA-X7"),
    ],
)
def test_only_where_the_paper_names_no_rounds_does_the_organizer_choose(name: str, id: str, clause: str):
    says = [line.says for chapter in describe(load_book(name)) for line in chapter.lines if line.clause == clause]
    book = load_book(name)
    rounds, hands = book.tournament.rounds, book.match.hands
    told = [one for one in says if one.id.startswith("rules-event-rounds")]
    assert told == [fact(id, rounds=rounds, hands=hands, all=rounds * hands)]
