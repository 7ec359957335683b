"""Rulebooks from files: what is good is taken, and what is wrong is told, all of it, by file and key."""

from __future__ import annotations

import tomllib
from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import fact
from meldhouse.rulebooks import BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.loading import LARGEST_FILE, SHELF

CLUB = 'name = "oak-street"\ntitle = "Oak Street"\nextends = "st-hilary"\n'


def faults(text):
    with pytest.raises(BookError) as raised:
        loads_book(text, source="club.toml")
    assert all(line.startswith("club.toml: ") for line in str(raised.value).splitlines())
    return raised.value.faults


def test_the_five_houses_and_their_forms_are_on_the_shelf():
    assert set(book_names()) == {"npa", "mcallen", "mcallen.hoyle", "st-hilary", "n42pa", "bend", "bend.3"}
    for name in book_names():
        assert load_book(name).name == name


def test_a_form_is_found_by_its_other_name():
    assert load_book("mcallen.progressive") is load_book("mcallen")
    assert load_book("bend.4") is load_book("bend")


def test_a_club_writes_its_book_in_a_few_lines():
    club = loads_book(CLUB + "[auction]\nminimum = 20\n[match]\ntarget = 200\n")
    house = load_book("st-hilary")
    assert (club.auction.minimum, club.match.target) == (20, 200)
    assert club.auction.ladder == house.auction.ladder
    assert club.exchange == house.exchange
    assert club.cites == house.cites
    assert club.fingerprint != house.fingerprint


def test_other_words_are_not_other_rules():
    club = loads_book(CLUB + '[words]\ntrick = "book"\n')
    assert club.words.trick == "book"
    assert club.fingerprint == load_book("st-hilary").fingerprint


def test_a_club_adds_and_rewords_clauses():
    text = CLUB + '[cites]\nbid-minimum = "OAK-1"\n'
    text += '[[clause]]\nid = "OAK-1"\nkind = "auction"\ntext = "We open at 20."\n'
    text += '[[clause]]\nid = "STH-BI-b"\nkind = "auction"\ntext = "Raise by one or more."\n'
    club = loads_book(text)
    assert club.clause_table["OAK-1"].text == "We open at 20."
    assert club.clause_table["STH-BI-b"].text == "Raise by one or more."
    assert len(club.clause) == len(load_book("st-hilary").clause) + 1


def test_a_book_may_extend_a_file_beside_it(tmp_path):
    (tmp_path / "club.toml").write_text(CLUB + "[auction]\nminimum = 20\n")
    (tmp_path / "friday.toml").write_text(
        'name = "friday"\ntitle = "Friday"\nextends = "club.toml"\n[match]\ntarget = 100\n'
    )
    friday = load_book(tmp_path / "friday.toml")
    assert (friday.auction.minimum, friday.match.target) == (20, 100)


def test_a_limit_of_0_is_no_limit():
    club = loads_book('name = "loose"\ntitle = "Loose"\nextends = "bend"\n[auction]\nopening = 0\njump = 0\n')
    assert (club.auction.opening, club.auction.jump) == (None, None)


def test_every_fault_is_told_at_once_with_its_key_and_value():
    found = faults(
        CLUB + 'colour = "red"\n[auction]\nminimun = 20\nminimum = "twenty"\n[exchange]\nform = "open"\n'
        "[deal]\nhand = 0\n[meld]\nrun = [15, -1]\n"
    )
    assert {fault.key: fault.message.id for fault in found} == {
        "auction.minimun": "book-no-key-near",
        "auction.minimum": "book-value",
        "exchange.form": "book-value",
        "deal.hand": "book-value",
        "meld.run[1]": "book-value",
        "colour": "book-no-key",
    }
    said = {fault.key: fault.message.args for fault in found}
    assert said["auction.minimun"] == {"near": "auction.minimum"}
    assert said["auction.minimum"]["got"] == '"twenty"'
    assert said["deal.hand"] == {"kind": fact("kind-least", least=1), "got": "0"}
    assert said["meld.run[1]"] == {"kind": fact("kind-least", least=0), "got": "-1"}


def test_a_section_that_is_no_table_is_told():
    (fault,) = faults(CLUB + "auction = 7\n")
    assert (fault.key, fault.message) == ("auction", fact("book-not-section", section="auction", got="7"))


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("[auction]\nladder = [{ to = 60 }]", "auction.ladder[0].step", "book-key-missing"),
        ("[auction]\nladder = [{ step = 1, too = 60 }]", "auction.ladder[0].too", "book-no-key-near"),
        ('[tricks.counters]\nA = "one"', "tricks.counters.A", "book-value"),
        ("[trump]\nchoices = []", "trump.choices", "book-value"),
        ('[officials]\nchain = "director"', "officials.chain", "book-not-list"),
        ("[deal]\nhand = 1000000", "deal.hand", "book-large"),
        ("[[tournament.money.specials]]\nprize = 7", "tournament.money.specials[0].prize", "book-value"),
    ],
)
def test_a_fault_is_told_by_the_innermost_key(text, key, says):
    assert (key, says) in [(fault.key, fault.message.id) for fault in faults(f"{CLUB}{text}\n")]


def test_a_missing_key_is_told():
    found = faults(
        'name = "x"\ntitle = "X"\ngame = "pinochle"\n[deck]\nranks = "ATKQJ9"\ncopies = 2\n[deal]\n[auction]\n'
    )
    missing = {fault.key for fault in found if fault.message.id == "book-key-missing"}
    assert {"deal.hand", "auction.minimum"} <= missing


def test_bad_toml_is_told_with_its_line():
    (fault,) = faults("\nname = \n")
    assert (fault.message, fault.line) == (fact("book-no-value", key="name"), 2)


@pytest.mark.parametrize(
    ("parent", "says"),
    [
        ("st-hillary", fact("book-no-rules-near", name="st-hillary", near="st-hilary")),
        ("whist", fact("book-no-rules", name="whist", names=book_names())),
        ("../../../etc/passwd", fact("book-no-rules", name="../../../etc/passwd", names=book_names())),
    ],
)
def test_an_unknown_parent_is_told(parent, says):
    (fault,) = faults(f'name = "x"\ntitle = "X"\nextends = "{parent}"\n')
    assert (fault.key, fault.message) == ("extends", says)


def test_books_that_extend_each_other_are_told(tmp_path):
    (tmp_path / "a.toml").write_text('name = "a"\ntitle = "A"\nextends = "b.toml"\n')
    (tmp_path / "b.toml").write_text('name = "b"\ntitle = "B"\nextends = "a.toml"\n')
    with pytest.raises(BookError) as raised:
        load_book(tmp_path / "a.toml")
    assert raised.value.faults[0].message.id == "book-extends-circle"


def test_files_that_are_no_books_are_told(tmp_path):
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "huge.toml").write_bytes(b"#" * (LARGEST_FILE + 1))
    says = {"none.toml": "no-file", ".": "file-unread", "binary.toml": "not-text", "huge.toml": "file-large"}
    for name, said in says.items():
        with pytest.raises(BookError) as raised:
            load_book(tmp_path / name)
        assert [fault.message.id for fault in raised.value.faults] == [f"book-{said}"]


@pytest.mark.parametrize(
    ("text", "told"), [("a = " + "[" * 5000 + "]" * 5000, "book-too-deep"), ("a = " + "9" * 5000, "book-digits")]
)
def test_toml_without_end_is_told(text, told):
    assert faults(text)[0].message.id == told


def test_an_unknown_house_is_told():
    with pytest.raises(BookError) as raised:
        load_book("n42p")
    assert raised.value.faults[0].message == fact("book-no-rules-near", name="n42p", near="n42pa")


@given(st.text(max_size=200))
def test_any_text_is_a_book_or_a_book_error(text):
    with suppress(BookError):
        assert loads_book(text).name


SECTIONS = (
    "table",
    "deck",
    "deal",
    "auction",
    "trump",
    "exchange",
    "kitty",
    "meld",
    "board",
    "tricks",
    "scoring",
    "match",
)
VALUES = st.one_of(
    st.integers(-5, 90), st.booleans(), st.text(max_size=6), st.lists(st.integers(-2, 30), max_size=4), st.just({})
)


@given(st.data())
def test_any_setting_of_a_house_may_be_spoiled_and_is_either_played_or_told(data):
    """A value of any kind in any key: the book is good, or it is refused with sentences; never anything else."""
    from meldhouse.rulebooks.loading import _build
    from meldhouse.rulebooks.schema import Book

    name = data.draw(st.sampled_from(book_names()))
    section = data.draw(st.sampled_from(SECTIONS))
    keys = type(getattr(load_book(name), section)).__struct_fields__
    raw = {"name": "spoiled", "title": "Spoiled", "extends": name}
    raw[section] = {data.draw(st.sampled_from(keys)): data.draw(VALUES)}
    error = None
    try:
        assert isinstance(_build(raw, source="spoiled", folder=None), Book)
    except BookError as raised:
        error = raised
    assert error is None or all(str(fault).endswith((".", "?")) for fault in error.faults), error.faults


def test_no_book_on_the_shelf_says_a_thing_twice():
    for name in book_names():
        raw = tomllib.loads((SHELF / f"{name}.toml").read_text("utf-8"))
        assert raw["name"] == name
