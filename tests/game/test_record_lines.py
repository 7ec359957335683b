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
from worded import refused

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


def faults(text: str) -> list[str]:
    with pytest.raises(RecordError) as raised:
        loads(text)
    return [fault.told for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("! bid_early: N passes", "line 9: There is nothing irregular about that: write it without the mark."),
        ("! bid_eerly: N bids 40", "line 9: “bid_eerly” is no irregularity; did you mean bid_early?"),
        ("! N bids 40", "line 9: “! N bids 40” should be a mark, a kind and an act"),
        ("! bid_early: S is silenced", "line 9: What a referee orders is not irregular"),
        ("! bid_early: N dances", "line 9: “dances” is nothing a player does"),
        ("! trick_taken: N gathers", "line 9: That cannot have happened at this moment of the hand."),
        ("referee: the hand is over: no-marriage", "line 9: That cannot have happened at this moment of the hand."),
        ("referee: the hand is over: void\n! trump_misspoken: N names H", "line 10: The hand is over, so"),
        ("referee: N is happy", "line 9: “N is happy” is nothing a referee orders"),
        ("referee: N bids 50", "line 9: “N bids 50” is nothing a referee orders"),
        ("referee: Q +5 by X: so", "line 9: “Q” is not a seat"),
        ("referee: in trick 3 N plays again; all from there on is taken back", "line 9: That cannot have happened"),
        ('referee: {"event": "nothing"}', "line 9: “{\"event\": \"nothing\"}” is no event"),
        ("N does {}", "line 9: “{}” is no event"),
        ('N does {"event": "pass", "seat": "E"}', "line 9: “does {\"event\": \"pass\", \"seat\": \"E\"}” is nothing"),
        ("E bids 50", "line 9: " + refused("npa", "bid-turn", "NPA-2.4b", who="N")),
        ("N bids 40", "line 9: " + refused("npa", "bid-minimum", "NPA-2.4f", amount=40, minimum=50)),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_is_told(line: str, told: str):
    assert faults(HEAD + line + "\n")[0].startswith(told)


def test_nothing_irregular_happens_at_a_guarded_table():
    line = "! bid_wrong: N bids 40\n"
    assert loads(HEAD + line).hands[0].events[-1] == Irregular(Bid("N", 40), "bid_wrong")
    (fault,) = faults(HEAD.replace("table: refereed\n", "table: guarded\n") + line)
    assert "Nothing irregular happens at a guarded table" in fault
    (fault,) = faults(HEAD.replace("table: refereed", "table: felt") + "N bids 50\n")
    assert "“felt” is no kind of table; expected guarded or refereed." in fault


def test_of_a_text_that_is_no_record_at_all_only_the_first_faults_are_told():
    with pytest.raises(RecordError) as caught:
        loads("x\n" * 100_000)
    assert len(caught.value.faults) == MOST + 1
    assert "There is more to correct below." in caught.value.faults[-1]


NOW = HEAD.replace("record 1", "record 2")
SUM = "sum: " + "0" * 64
ONLY_LAST = "A sum is the last line of a record of version 2 and stands nowhere else. Take this line out."


@pytest.mark.parametrize("after", ["", "\n\n", "\n# the end\n"])
def test_a_record_of_version_2_may_end_with_a_sum(after: str):
    assert loads(f"{NOW}N bids 50\n{SUM}{after}").hands[0].events == loads(f"{NOW}N bids 50\n").hands[0].events


@pytest.mark.parametrize(("version", "at"), [(2, 1), (2, 2), (2, 8), (1, 1), (1, 8), (1, 9)])
def test_a_sum_stands_nowhere_else(version: int, at: int):
    lines = [*HEAD.replace("record 1", f"record {version}").splitlines(), "N bids 50"]
    lines.insert(at, SUM)
    assert faults("\n".join(lines)) == [f"line {at + 1}: {ONLY_LAST}"]


def test_of_two_sums_the_first_is_one_too_many():
    assert faults(f"{NOW}{SUM}\n{SUM}\n") == [f"line 9: {ONLY_LAST}"]
