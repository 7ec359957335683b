"""The lines of a record: every action and every event is read as it was written, and what cannot be is told."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import find, given, settings, strategies as st

from meldhouse.game import Bid, Irregular
from meldhouse.game.actions import Action, Restrict
from meldhouse.game.events import AnyAction, AnyEvent
from meldhouse.game.records import RecordError, loads
from meldhouse.game.records.drafts import MOST
from meldhouse.game.records.grammar import read_action
from meldhouse.game.records.orders import read_event, write_event
from meldhouse.game.records.wording import write_action
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.refereeing import Rulings

SEATS = st.sampled_from("NESW")
PIECE = st.sampled_from([*load_book("st-hilary").pack.faces, *load_book("n42pa").pack.faces])
TEXT = st.text(max_size=12)
SUIT = st.sampled_from(["S", "H", "C", "D", "0", "6", "doubles", "follow-me"]) | TEXT
BY_NAME = {
    **dict.fromkeys(("seat", "accused", "source", "towards"), SEATS),
    **dict.fromkeys(("reason", "clause", "code"), TEXT),
    "piece": PIECE,
    "trump": SUIT,
    "layout": st.sampled_from(["4-3", "3-4"]) | TEXT,
    "kind": st.sampled_from(Rulings.__struct_fields__),
}


def built(kind: type) -> st.SearchStrategy[object]:
    fields = {name: given_by for name, given_by in BY_NAME.items() if name in kind.__struct_fields__}
    if "pieces" in kind.__struct_fields__ or "tiles" in kind.__struct_fields__ or "order" in kind.__struct_fields__:
        several = st.lists(PIECE, max_size=5).map(tuple)
        fields |= {name: several for name in ("pieces", "tiles", "order") if name in kind.__struct_fields__}
    if "suit" in kind.__struct_fields__:
        fields["suit"] = SUIT | st.none() if kind.__name__ == "AskTrump" else SUIT
    if kind is Irregular:
        fields["action"] = ACTIONS
    for name in ("hands", "passed"):
        if name in kind.__struct_fields__:
            fields[name] = st.dictionaries(SEATS, st.lists(PIECE, max_size=3).map(tuple))
    if "kitty" in kind.__struct_fields__:
        fields["kitty"] = st.lists(PIECE, max_size=3).map(tuple)
    return st.builds(kind, **fields)


ACTIONS = st.one_of(*map(built, get_args(AnyAction)))
EVENTS = st.one_of(*map(built, get_args(AnyEvent)))


@settings(max_examples=400)
@given(ACTIONS | built(Restrict))
def test_every_action_is_read_as_it_was_written(action: Action):
    line = write_action(action)
    assert "\n" not in line
    assert "#" not in line
    assert read_action(line) == action


@settings(max_examples=400)
@given(EVENTS, st.booleans())
def test_every_event_is_read_as_it_was_written(event: object, refereed: bool):
    line = write_event(event, refereed=refereed)
    assert line.splitlines() == [line]
    assert read_event(line) == event
    assert read_event(f"  {line} ") == event


@pytest.mark.parametrize("kind", [*get_args(AnyAction), Restrict], ids=lambda kind: kind.__name__)
def test_every_action_has_words_for_people(kind: type):
    """Those of a program are only for what people could not say."""
    find(built(kind), lambda action: "does {" not in write_action(action))


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
def test_whatever_a_referee_orders_has_words_for_people(kind: type):
    if kind.__name__ not in FOLLOWS:
        find(built(kind), lambda event: "{" not in write_event(event, refereed=True))


FOLLOWS = {"Dealt", "Won", "Exchanged", "KittyTurned", "HandsShown", "MeldCounted", "TrickWon"}
"""What the house declares by itself stands in no record."""


# --- what is no record of a refereed hand ---------------------------------------------------------------------------

HEAD = "Meldhouse record 1\nbook: npa\n\nhand 1\ndealer: W\ntable: refereed\nkey: " + "00" * 32 + "\nsteward: yes\n"


def faults(text: str) -> list[tuple[int | None, str]]:
    with pytest.raises(RecordError) as raised:
        loads(text)
    return [(fault.line, fault.reason.id) for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("! bid_early: N passes", "record-regular"),
        ("! bid_eerly: N bids 40", "record-kind-meant"),
        ("! N bids 40", "record-no-irregularity"),
        ("! bid_early: S is silenced", "record-order-marked"),
        ("! bid_early: N dances", "record-no-act"),
        ("! trick_taken: N gathers", "record-impossible"),
        ("referee: the hand is over: no-marriage", "record-impossible"),
        ("referee: the hand is over: void\n! trump_misspoken: N names H", "record-over"),
        ("referee: N is happy", "record-no-order"),
        ("referee: N bids 50", "record-no-order"),
        ("referee: Q +5 by X: so", "record-no-seat"),
        ("referee: in trick 3 N plays again; all from there on is taken back", "record-impossible"),
        ('referee: {"event": "nothing"}', "record-no-event"),
        ("N does {}", "record-no-event"),
        ('N does {"event": "pass", "seat": "E"}', "record-not-theirs"),
        ("E bids 50", "bid-turn"),
        ("N bids 40", "bid-minimum"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_is_told(line: str, id: str):
    assert faults(HEAD + line + "\n")[0] == (9 + line.count("\n"), id)


def test_nothing_irregular_happens_at_a_guarded_table():
    line = "! bid_wrong: N bids 40\n"
    assert loads(HEAD + line).hands[0].events[-1] == Irregular(Bid("N", 40), "bid_wrong")
    (fault,) = faults(HEAD.replace("table: refereed\n", "table: guarded\n") + line)
    assert fault == (9, "record-not-refereed")
    (fault,) = faults(HEAD.replace("table: refereed", "table: felt") + "N bids 50\n")
    assert fault == (6, "record-no-table")


def test_of_a_text_that_is_no_record_at_all_only_the_first_faults_are_told():
    with pytest.raises(RecordError) as caught:
        loads("x\n" * 100_000)
    assert len(caught.value.faults) == MOST + 1
    assert caught.value.faults[-1].message.id == "record-more-faults"


NOW = HEAD.replace("record 1", "record 2")
SUM = "sum: " + "0" * 64


@pytest.mark.parametrize("after", ["", "\n\n", "\n# the end\n"])
def test_a_record_of_version_2_may_end_with_a_sum(after: str):
    assert loads(f"{NOW}N bids 50\n{SUM}{after}").hands[0].events == loads(f"{NOW}N bids 50\n").hands[0].events


@pytest.mark.parametrize(("version", "at"), [(2, 1), (2, 2), (2, 8), (1, 1), (1, 8), (1, 9)])
def test_a_sum_stands_nowhere_else(version: int, at: int):
    lines = [*HEAD.replace("record 1", f"record {version}").splitlines(), "N bids 50"]
    lines.insert(at, SUM)
    assert faults("\n".join(lines)) == [(at + 1, "record-sum-last")]


def test_of_two_sums_the_first_is_one_too_many():
    assert faults(f"{NOW}{SUM}\n{SUM}\n") == [(9, "record-sum-last")]
