"""Records: read and written without loss, and every fault told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from meldhouse.game import Bid, CountHand, Cut, Deal, DeclareReady, Hand, Pass, Shuffle, slip_of, steward
from meldhouse.game.records import Record, RecordError, dump, dumps, load, loads
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book
from table import house

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))

START = """Meldhouse record 1
book: st-hilary

hand 1
dealer: W
scorekeeper: S
steward: yes
N: AS TS JS KH QH QH JH JC AD KD KD 9D
E: AS KS QS AC TC KC KC 9C TD QD QD JD
S: KS 9S AH TH JH 9H 9H AC QC JC TD 9D
W: TS QS JS 9S AH TH KH TC QC 9C AD JD
"""


def faults(text, **options):
    with pytest.raises(RecordError) as raised:
        loads(text, **options)
    return [(fault.line, fault.reason) for fault in raised.value.faults]


def test_there_is_a_golden_record_for_every_book():
    assert {load(path).book.name for path in GOLDEN} == set(book_names())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_played_and_written_exactly_as_it_was(path):
    record = load(path)
    assert dumps(record) == path.read_text("utf-8")
    assert all(hand.is_over for hand in record.hands)


def test_what_people_write_is_understood():
    record = loads(START + "North BIDS 15\n e passes \nSouth pass\nW bid 16 # a remark\nN passes\nw names hearts\n")
    hand = record.hands[0]
    assert (hand.state.bidder, hand.state.amount, hand.state.trump) == ("W", 16, "H")


def test_an_unfinished_hand_is_a_record_too():
    record = loads(START + "N bids 15\n")
    assert record.hands[0].turn == "E"
    assert loads(dumps(record)).hands[0].events == record.hands[0].events


def test_chores_done_otherwise_than_a_steward_would_are_written_out():
    hand = Hand(load_book("npa"), dealer="W", scorekeeper="S", key=bytes(32))
    for action in (
        *(Shuffle("W", how) for how in ("wash", "riffle", "pat", "riffle", "riffle", "machine")),
        *(Cut("S", 30), Deal("W", (4, 4, 4, 4, 4)), *(CountHand(seat, 20) for seat in "WSEN"), DeclareReady("S")),
    ):
        hand.apply(action)
    text = dumps(Record(book=hand.book, hands=[hand]))
    assert "steward" not in text
    assert "W washes\nW riffles\nW pats\n" in text
    assert "S cuts leaving 30\nW deals 4 4 4 4 4\nW counts 20\n" in text
    assert loads(text).hands[0].events == hand.events


def test_files_are_read_and_written(tmp_path):
    record = load(GOLDEN[0])
    dump(record, tmp_path / "again.record")
    assert load(tmp_path / "again.record").hands[0].events == record.hands[0].events


def test_several_hands_and_names_are_kept():
    text = START.replace("\nhand 1", "players: N = Host, S = Gäste\n\nhand 1") + "N bids 15\n"
    text += START[START.index("hand 1") :].replace("hand 1", "hand 2").replace("dealer: W", "dealer: N") + "E bids 15\n"
    record = loads(text)
    assert record.players == {"N": "Host", "S": "Gäste"}
    assert [hand.state.dealer for hand in record.hands] == ["W", "N"]
    assert dumps(loads(dumps(record))) == dumps(record)


def test_a_club_book_is_given_beside_the_record():
    club = house("st-hilary", "[auction]\nminimum = 20\n")
    text = START.replace("book: st-hilary", "book: test-club") + "N bids 20\n"
    with pytest.raises(RecordError) as raised:
        loads(text)
    assert [fault.key for fault in raised.value.faults] == ["book"]
    assert loads(text, book=club).hands[0].state.amount == 20
    ((line, low),) = faults(text.replace("bids 20", "bids 15"), book=club)
    assert (line, low.id) == (12, "bid-minimum")


def test_other_rules_than_those_played_by_are_noticed():
    written = dumps(loads(START + "N bids 15\n"))
    assert f"rules: {load_book('st-hilary').fingerprint}" in written
    ((_, message),) = faults(written.replace(load_book("st-hilary").fingerprint, "0123456789abcdef"))
    assert message == fact("record-other-rules", book="st-hilary")


@pytest.mark.parametrize(
    ("lines", "line", "id"),
    [
        ("N bids 14\n", 12, "bid-minimum"),
        ("N bids\n", 12, "record-no-act"),
        ("X bids 15\n", 12, "record-no-seat"),
        ("E bids 15\n", 12, "bid-turn"),
        ("N bids 15\nE passes\nS passes\nW passes\nN names Q\n", 16, "trump-choice"),
        ("N plays AZ\n", 12, "piece-unknown"),
        ("N plays AS KS\n", 12, "record-one-piece"),
        ("1. N: AS\n", 12, "wrong-moment"),
        ("1. N:\n", 12, "record-trick-empty"),
        ("nonsense\n", 12, "record-no-seat"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(lines, line, id):
    found, message = faults(START + lines)[0]
    assert (found, message.id) == (line, id)


def test_all_lines_that_cannot_be_read_are_told_together():
    found = faults(START.replace("dealer: W", "dealer: Q").replace("AS TS JS", "AS TS JX") + "N dances\nE bids ten\n")
    assert [line for line, _ in found] == [5, 8, 12, 13]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("Meldhouse record 1", "Meldhouse record 3"), "record-version"),
        (("Meldhouse record 1\n", ""), "record-no-title"),
        (("book: st-hilary\n", ""), "record-no-book"),
        (("book: st-hilary", "book: whist"), "book-no-rules"),
        (("dealer: W\n", ""), "record-say-who"),
        (("dealer: W", "dealer: W\ndealer: N"), "record-field-twice"),
        (("N: AS TS", "N: AS AS"), "pack-too-many"),
        (("N: AS TS", "N: TS"), "record-hand-size"),
        (("N: AS TS", "N: 6-4 TS"), "pack-none"),
        (("hand 1\n", ""), "record-no-hand"),
        (("E: AS KS QS AC TC KC KC 9C TD QD QD JD\n", ""), "record-all-hands"),
        (("steward: yes\n", "key: 12\n"), "key-digits"),
        (("book: st-hilary", "book: st-hilary\nplayers: Host"), "record-no-pair"),
        (("book: st-hilary", "book: st-hilary\ncolour: red"), "record-field-unknown"),
        (("steward: yes", "steward: yes\nlayouts: N = 4-30"), "record-layouts-never"),
    ],
)
def test_a_spoiled_head_is_told(change, expected):
    assert expected in [message.id for _, message in faults(START.replace(*change))]


def test_a_hand_without_cards_or_key_is_told():
    text = "Meldhouse record 1\nbook: npa\nhand\ndealer: N\n"
    assert faults(text) == [(3, fact("record-no-deal"))]


def test_hands_beside_a_key_must_be_those_the_key_deals():
    golden = next(path for path in GOLDEN if path.stem == "st-hilary")
    lines = golden.read_text("utf-8").splitlines()
    north = next(at for at, line in enumerate(lines) if line.startswith("N: "))
    east = next(at for at, line in enumerate(lines) if line.startswith("E: "))
    lines[north], lines[east] = "N: " + lines[east][3:], "E: " + lines[north][3:]
    found = faults("\n".join(lines))
    assert ("record-other-deal", "N") in [(message.id, message.args.get("who")) for _, message in found]


def test_files_that_are_no_records_are_told(tmp_path):
    with pytest.raises(RecordError, match="Can’t read"):
        load(tmp_path / "none.record")
    with pytest.raises(RecordError, match="Can’t read"):
        load(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(RecordError, match="UTF-8"):
        load(tmp_path / "binary")


@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text):
    with pytest.raises(RecordError):
        loads(text)


@settings(max_examples=300)
@given(st.data())
def test_a_golden_record_with_a_line_spoiled_is_read_or_told(data):
    lines = data.draw(st.sampled_from(GOLDEN)).read_text("utf-8").splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "twice", "swap", "noise", "cut"]))
    if how == "drop":
        del lines[at]
    elif how == "twice":
        lines.insert(at, lines[at])
    elif how == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif how == "cut":
        lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
    else:
        lines[at] += data.draw(st.text(max_size=8))
    try:
        record = loads("\n".join(lines))
    except RecordError as error:
        told = error.faults
    else:
        told = []
        for hand in record.hands:
            if hand.is_over:
                slip_of(hand)
    assert all(str(fault).endswith((".", "?", "…")) for fault in told), told


def test_the_chores_of_the_steward_are_the_same_after_reading():
    record = loads(START)
    hand = record.hands[0]
    assert steward.next_chore(hand) is None
    assert hand.verify(Bid("N", 15)) is None
    assert hand.verify(Pass("N")) is None


def test_a_fault_knows_its_line_its_hand_and_its_clause():
    text = START + "N bids 15\nE passes\nS passes\nW passes\n\n"
    again = START[START.index("hand 1") :].replace("hand 1", "hand 2")
    with pytest.raises(RecordError) as raised:
        loads(text + again + "N bids 14\n")
    (fault,) = raised.value.faults
    assert (fault.hand, fault.clause) == (2, "STH-BI-a")
    assert fault.line == len((text + again).splitlines()) + 1
    assert str(raised.value) == str(fault)


def test_a_fault_of_the_whole_has_neither_line_nor_hand():
    with pytest.raises(RecordError) as raised:
        loads("Meldhouse record 1\nbook: npa\n")
    (fault,) = raised.value.faults
    assert (fault.line, fault.hand, fault.clause) == (None, None, None)
