"""Whatever people try in a dispute: it ends, it ends once, and its record says everything."""

from __future__ import annotations

from hypothesis import given, strategies as st

from meldhouse.referee.disputes.disputes import CLOSED
from meldhouse.referee.moments import MOMENTS, REFUSED_AT
from meldhouse.referee.officials.appeals import (
    Absent,
    Agreed,
    Appealed,
    Called,
    CameRound,
    Declined,
    Dispute,
    NotAgreed,
    PlayedOn,
    Raised,
    Ruled,
)
from meldhouse.rulebooks import book_names, load_book

BOOKS = [load_book(name) for name in book_names()]
seats = st.sampled_from(["N", "E", "S", "W"])
people = st.sampled_from(["R1", "R2", "R3", "D1", "17", ""])


@st.composite
def attempts(draw):
    """A book, and things that people try one after the other."""
    book = draw(st.sampled_from(BOOKS))
    posts = st.sampled_from([*book.officials.chain, "nobody"])
    clauses = st.sampled_from([None, book.clause[0].id, book.clause[-1].id, "X-1"])
    decisions = st.sampled_from(["a renege", "no renege", ""])
    event = st.one_of(
        st.builds(Raised, seats),
        st.builds(Agreed, st.lists(seats, unique=True).map(tuple), st.just("so it was"), st.sampled_from(["", "X-1"])),
        st.builds(NotAgreed, seats),
        st.builds(Absent, posts),
        st.builds(Called, posts, people),
        st.builds(Ruled, people, decisions, clauses, st.sampled_from([0, -50]), st.sampled_from(["", "Hoyle"])),
        st.builds(Appealed, seats),
        st.builds(CameRound, people),
        st.just(PlayedOn()),
        st.builds(Declined, seats),
    )
    return book, [Raised("N"), *draw(st.lists(event, max_size=60))]


@given(attempts())
def test_a_dispute_holds_together_whatever_is_tried(tried):
    book, events = tried
    dispute = Dispute(book, people={"N": "17"})
    for event in events:
        before = dispute.course
        refusal = dispute.verify(event)
        if refusal is not None:
            assert refusal.clause is None or refusal.clause in book.clause_table
            assert book.voice.say(refusal.whole).endswith(".")
            assert dispute.course == before
            continue
        dispute.apply(event)
        after = dispute.course
        assert before.stage not in CLOSED or isinstance(event, Declined)
        assert before.final is None or after.final == before.final
        assert (dispute.holds() is None) == (after.stage in CLOSED)
        assert all(line.clause is None or line.clause in book.clause_table for line in dispute.lines())
    course = dispute.course
    rulers = [opinion.ruled.person for opinion in course.opinions]
    assert len(rulers) == len(set(rulers))
    assert "17" not in rulers
    assert sum(isinstance(event, Appealed) for event in dispute.events) <= 1
    assert not (book.officials.cited and any(opinion.ruled.clause is None for opinion in course.opinions))
    assert set(dispute.disqualified) <= set(course.declined)
    assert Dispute(book, dispute.events).course == course


def test_every_refusal_belongs_to_a_moment_that_clauses_can_have():
    assert set(REFUSED_AT) <= set(MOMENTS)


def test_every_moment_of_an_official_is_known_to_some_house():
    used = {moment for book in BOOKS for clause in book.clause for moment in clause.when}
    assert set(MOMENTS) - used == {"between"}
