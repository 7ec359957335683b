"""`books`, `book` and `book check`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import length, mark_fact

MOST_OF_THE_GAME = 160
"""The lines a player reads before the game is told; each mark of our own choice may take one."""
CLUB = 'name = "oak"\ntitle = "Oak Street Club"\nextends = "{extends}"\n{changes}'


@pytest.fixture
def club(tmp_path: Path):
    def write(changes: str = "", extends: str = "st-hilary", name: str = "oak.toml") -> str:
        path = tmp_path / name
        path.write_text(CLUB.format(extends=extends, changes=changes), encoding="utf-8")
        return str(path)

    return write


# --- books ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_every_house_has_one_line(name: str):
    book = load_book(name)
    line = next(line for line in ask("books", width=100).stdout.splitlines() if line.split()[:1] == [name])
    assert book.title in line
    assert book.form_says is None or Voice().say(book.form_says) in line
    assert line.rstrip().endswith(book.voice.say(length(book)))
    assert str(book.table.seats) in line.split()


def test_the_shelf_fits_a_narrow_screen():
    assert all(len(line) <= 80 for line in ask("books", width=80).stdout.splitlines())


def test_the_shelf_as_json():
    shelf = answered("books")
    assert [house["name"] for house in shelf] == list(book_names())
    assert shelf[-1] == {
        "name": "st-hilary",
        "title": "St. Hilary Card Party",
        "form": "",
        "version": load_book("st-hilary").version,
        "game": "pinochle",
        "players": 4,
        "partners": True,
        "target": "150 points",
    }


# --- a book's page --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_a_page_has_all_chapters_and_cites_clauses_of_its_book(name: str):
    page = answered("book", name)
    assert set(page) == {
        "name", "title", "form", "version", "game", "extends", "fingerprint", "chapters", "settings",
    }  # fmt: skip
    assert len(page["chapters"]) >= 7
    assert all(chapter["rules"] for chapter in page["chapters"])
    known = load_book(name).clause_table
    cited = {rule["clause"] for chapter in page["chapters"] for rule in (*chapter["rules"], *chapter["melds"])} - {None}
    assert len(cited) > 10
    assert cited <= set(known)
    shown = ask("book", name).stdout
    assert all(f"[{clause}]" in shown or f" {clause}\n" in shown for clause in cited)
    assert all(chapter["title"] in shown for chapter in page["chapters"])
    assert all(len(line) <= 80 for line in shown.splitlines())
    # the game itself comes first; what goes wrong and who decides has its own, and tournaments come last
    assert shown.splitlines().index("Table talk and manners") <= MOST_OF_THE_GAME
    assert page["chapters"][-1]["title"] == "Tournaments"


@pytest.mark.parametrize("name", book_names())
def test_every_page_names_the_form_it_plays(name: str):
    book = load_book(name)
    house = Voice().say(book.called)
    for words in (("book", name), ("book", name, "--clauses"), ("deal", name), ("bids", name), ("book", "check", name)):
        assert ask(*words).stdout.startswith(f"{house} · ")


def test_a_value_that_no_hand_can_hold_is_marked():
    row = next(line for line in ask("book", "mcallen").stdout.splitlines() if line.startswith("  Roundhouse"))
    assert row.split()[-3:] == ["24", "240*", "MCA-Tc"]
    melds = next(chapter["melds"] for chapter in answered("book", "mcallen")["chapters"] if chapter["melds"])
    assert next(meld["most"] for meld in melds if meld["name"] == "Roundhouse") == 1


def test_an_alias_works():
    assert answered("book", "bend.4")["name"] == "bend"


def test_what_a_club_says_for_itself_is_marked(club):
    path = club("[auction]\nminimum = 20\n[meld]\naces = [12, 120]")
    shown = ask("book", path).stdout
    assert "  > The lowest bid is 20. [STH-BI-a]\n" in shown
    assert "  > Aces around" in shown
    assert "  • Bids rise by 1 or more. [STH-BI-b]\n" in shown
    page = answered("book", path)
    own = [rule["text"] for chapter in page["chapters"] for rule in chapter["rules"] if rule["own"]]
    assert own == ["The lowest bid is 20.", "If everyone else passes, the dealer takes the bid at 20."]


def test_our_own_choices_and_readings_are_marked_as_in_the_browser():
    ours, read = (Voice().say(mark_fact(mark)) for mark in ("ours", "read"))
    shown = " ".join(ask("book", "bend").stdout.split())
    assert f"Only an opponent may call a renege. [BEN-X19] ({ours})" in shown
    assert f"Players who tie draw again. ({ours})" in shown
    assert "4 players. Partners sit across from each other. •" in shown
    assert f"({read})" in " ".join(ask("book", "npa").stdout.split())
    three = " ".join(ask("book", "bend.3").stdout.split())  # a book of ours, though it extends another
    assert f"turns it face down before the next lead. ({ours})" in three
    marks = {rule["says"]["id"]: rule["mark"] for one in answered("book", "bend")["chapters"] for rule in one["rules"]}
    assert (marks["rules-renege-callers"], marks["rules-draw-again"], marks["rules-minimum"]) == (ours, ours, "")


def test_what_a_club_says_without_a_clause_is_not_our_choice(club):
    page = answered("book", club('[meld]\nseen_by_all = false\n[tricks]\nreview = "never"'))
    marks = {rule["text"]: rule["mark"] for one in page["chapters"] for rule in one["rules"]}
    assert marks["Nobody looks at a trick again."] == ""


def test_a_club_may_extend_its_neighbours_file(club):
    club("[auction]\nminimum = 20")
    mine = club("[match]\ntarget = 300", extends="oak.toml", name="elm.toml")
    shown = ask("book", mine).stdout
    assert "  • The lowest bid is 20." in shown
    assert "  > The first to reach 300 points wins the game." in shown


def test_a_title_cannot_steer_the_terminal(tmp_path: Path):
    path = tmp_path / "wild.toml"
    path.write_text(
        'name = "wild"\ntitle = "[bold]\\u001b[31mRed\\u0007[/nonsense]"\nextends = "npa"', encoding="utf-8"
    )
    assert ask("book", str(path)).stdout.startswith("[bold][31mRed[/nonsense]")


# --- clauses of a book ----------------------------------------------------------------------------------------------


def test_all_clauses_are_listed_with_their_reading():
    book = load_book("npa")
    shown = told("book", "npa", "--clauses")
    for clause in book.clause:
        assert f"{clause.id} {clause.kind} {' '.join(Voice().say(clause.says).split())}" in shown
        assert clause.why is None or f"As read here: {' '.join(Voice().say(clause.why).split())}" in shown


def test_clauses_are_found_by_word_kind_and_id():
    assert "NPA-2.2j" in told("book", "npa", "--clauses", "dealer's RIGHT")
    by_kind = answered("book", "npa", "--clauses", "renege")
    assert {clause["id"] for clause in by_kind} >= {
        clause.id for clause in load_book("npa").clause if clause.kind == "renege"
    }
    (only,) = answered("book", "npa", "--clauses", "NPA-2.4f")
    assert set(only) == {
        "id",
        "kind",
        "text",
        "cover",
        "when",
        "facts",
        "sources",
        "reading",
        "explained",
        "silent",
        "hinted",
        "unbreakable",
        "words",
        "asked_as",
    }


def test_clauses_before_the_name_is_understood_too():
    assert ask("book", "--clauses", "npa").stdout == ask("book", "npa", "--clauses").stdout


def test_no_such_clause():
    assert says("cli-no-clause-about", title="National Pinochle Association", word="zebra") in told(
        "book", "npa", "--clauses", "zebra", code=1
    )


# --- checking -------------------------------------------------------------------------------------------------------


def test_a_good_book_tells_what_it_changes(club):
    said = told("book", "check", club("[auction]\nminimum = 20\n[match]\ntarget = 200"))
    assert said.startswith(f"Oak Street Club · {says('cli-check-good')}")
    assert "auction.minimum: 15 becomes 20" in said
    assert "match.target: 150 becomes 200" in said
    assert f"{says('cli-check-now')} • The lowest bid is 20." in said
    assert f"{says('cli-check-gone')} • The lowest bid is 15." in said


def test_the_changes_as_json(club):
    found = answered("book", "check", club('[words]\ntrick = "book"\n[meld]\naces = [12, 120]'))
    assert found["extends"] == "st-hilary"
    assert found["differences"] == [
        {"key": "words.trick", "before": "trick", "after": "book"},
        {"key": "meld.aces", "before": [10, 100], "after": [12, 120]},
    ]


def test_a_new_clause_is_a_difference(club):
    said = told("book", "check", club('[[clause]]\nid = "OAK-1"\nkind = "conduct"\ntext = "No phones at the table."'))
    assert "clause.OAK-1: nothing becomes No phones at the table." in said


def test_a_book_that_changes_nothing_says_so(club):
    assert says("cli-check-same", name="st-hilary", title="St. Hilary Card Party") in told("book", "check", club())


def test_a_book_that_stands_alone_says_so():
    assert says("cli-check-alone") in told("book", "check", "npa")


def test_all_faults_at_once_with_key_value_and_what_was_expected(club):
    path = club('[auction]\nminimun = 20\n[match]\ntarget = "many"\nuntil = "doomsday"\n[tabel]\nseats = 4')
    result = ask("book", "check", path)
    assert result.exit_code == 1
    assert result.stdout == ""
    said = " ".join(result.stderr.split())
    assert says("cli-rules-faulty", file="", faults=4) in said
    for key, value in (("auction.minimun", "auction.minimum"), ("match.until", '"doomsday"'), ("tabel", "table")):
        assert re.search(rf"{re.escape(key)}: [^•]*{re.escape(value)}", said)
    error = answered("book", "check", path, code=1)["error"]
    assert error["code"] == "bad-book"
    assert {fault["key"] for fault in error["faults"]} == {"auction.minimun", "match.target", "match.until", "tabel"}


def test_a_book_that_cannot_work_is_told_why(club):
    said = told("book", "check", club("[deal]\nhand = 11"), code=1)
    why = fact("book-hands", seats=4, hand=11, kitty=0, dealt=44, pack=48)
    assert f"deal.hand: {Voice().say(why)}" in said


def test_a_book_from_standard_input():
    text = CLUB.format(extends="npa", changes="[auction]\nminimum = 45")
    assert "auction.minimum: 50 becomes 45" in told("book", "check", "-", stdin=text)


def test_a_faulty_book_cannot_be_read_or_asked_either(club):
    path = club("[auction]\nminimun = 20")
    for words in (("book", path), ("meld", path, "KH"), ("bids", path), ("deal", path), ("clauses", path)):
        result = ask(*words)
        assert result.exit_code == 2
        why = fact("book-no-key-near", near="auction.minimum")
        assert Voice().say(why) in " ".join(result.stderr.split())
