"""Who asks for the signatures without which a round is not closed: the paper, or the desk."""

from __future__ import annotations

import pytest
from floor import Evening

from meldhouse.referee.rulings.sheets import signing
from meldhouse.tournament import acts


@pytest.mark.accepts("NPA-8.1a")
@pytest.mark.parametrize(
    ("book", "entrants", "clause"),
    [("npa", 4, "NPA-8.1a"), ("mcallen", 2, None), ("st-hilary", 4, None), ("n42pa", 2, None), ("bend", 4, None)],
)
def test_a_round_that_waits_for_signatures_says_who_asks_for_them(book, entrants, clause):
    evening = Evening(book, entrants)
    number = evening.start()
    refusal = evening.no(acts.Close(round=number))
    assert refusal.code == "sheets-out"
    assert refusal.clause == clause
    assert signing(evening.state.book).clause == clause
