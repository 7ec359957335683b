"""What cannot be is a sentence that says what to do, and nothing is lost by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, ask
from event_desk import NAMES, Director

from worded import words as worded


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    return _entered(tmp_path)


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Director:
    """For what is refused; `refused` sees to it that it stays as it is."""
    return _entered(tmp_path_factory.mktemp("untouched"))


def _entered(folder: Path) -> Director:
    found = Director(folder / "evening.db", "st-hilary")
    found.do("enter", *NAMES[:8], "--here")
    return found


SLIP = ("--bidder", "N", "--bid", "20", "--trump", "hearts", "--meld", "NS=20,EW=4", "--take", "NS=15")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("start",), "There is no round; none is seated yet"),
        (("start", "--round", "7"), "There is no round 7"),
        (("score", "1"), "There is no round"),
        (("seating",), "There is no round"),
        (("swap", "Ann", "Bob"), "There is no round"),
        (("amend",), "Say what is to be otherwise"),
        (("amend", "--prizes", "80%,40%"), "120 percent of the pool"),
        (("amend", "--prizes", "lots"), "no amount of money"),
        (("amend", "--fee", "five"), "no amount of money"),
        (("amend", "--fee", "-5"), "not less than nothing"),
        (("amend", "--movement", "leapfrog"), "leapfrog"),
        (("pay",), "Say who has paid"),
        (("pay", "Ann", "5", "--all"), "Say who has paid"),
        (("pay", "Ann", "--kind", "refund"), "Say how much the refund is"),
        (("fine", "Ann", "0", "--reason", "x"), "more than nothing"),
        (("invite", "player"), "Say for whom"),
        (("standings", "--release", "--hide"), "not both"),
        (("standings", "--through", "3"), "Only 0 rounds have been seated"),
        (("export", "results.doc"), "ends in .csv, .json or .jsonl"),
        (("print", "menu"), "There is no job “menu”"),
        (("enter",), "Say who enters"),
        (("show", "--event", "Monday"), "There is no “Monday”"),
        (("show", "--as", "Napoleon"), "Nobody here is called “Napoleon”"),
        (("nxet",), "Did you mean “meldhouse tournament next”?"),
        (("penalty", "Ann", "--taken"), "--taken says where marks go"),
        (("penalty", "Ann", "--taken", "--kind", "meld_aces"), "--taken says where marks go"),
        (("penalty", "Ann", "--points", "1", "--taken"), "No marks are counted here"),
    ],
)
def test_what_is_not_understood(untouched: Director, words: tuple[str, ...], sentence: str):
    assert sentence in untouched.refused(*words, code=2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("amend", "--movement", "swiss"), "Say how many rounds there are"),
        (("amend", "--entry", "pair", "--movement", "individual"), "not for pairs that stay together"),
        (("enter", "Zoe", "--club", "x" * 81), "The club has at most 80 letters"),
        (("withdraw", "Ann", "--reason", "x" * 401), "The reason has at most 400 letters"),
        (("pay", "Ann"), "Ann owes nothing"),
        (("pay", "--all"), "Nobody who is here owes anything"),
        (("pay", "Ann", "5"), "Ann owes only $0.00; nothing was entered"),
        (("playoff",), "There is no tie"),
        (("prizes", "--pay"), "when the tournament is finished"),
        (("check-in", "--all"), "Nobody is left"),
        (("lift", "4", "--reason", "x"), "There is no penalty number 4"),
        (("disqualify", "Ann", "--reason", "x", "--clause", "NPA-99"), "There is no clause “NPA-99”"),
        (("print", "prizes"), "no lines yet"),
    ],
)
def test_what_cannot_be_done(untouched: Director, words: tuple[str, ...], sentence: str):
    assert sentence in untouched.refused(*words)


def test_a_round_goes_its_way_step_by_step(desk: Director):
    desk.do("seat")
    assert "is seated already" in desk.refused("seat")
    assert "confirm and release it first" in desk.refused("start")
    assert "cannot change places with himself" in desk.refused("swap", "Ann", "P1")
    ids = [who["id"] for table in desk.do("seating")["rounds"][0]["tables"] for who in table["seats"].values()]
    desk.do("swap", ids[0], ids[5])
    after = [who["id"] for table in desk.do("seating")["rounds"][0]["tables"] for who in table["seats"].values()]
    assert (after[0], after[5]) == (ids[5], ids[0])
    desk.do("scrap")
    for step in ("seat", "confirm", "release", "call", "start"):
        desk.do(step)
    version = desk.state()["version"]
    assert desk.do("start")["version"] == version, "starting a round twice does nothing"
    assert "not signed and in yet" in desk.refused("close")
    assert "what has started stays" in desk.refused("scrap")
    assert "“meldhouse tournament finish --early”" not in desk.refused("finish"), "an afternoon has no number of rounds"
    assert "Waiting for" in desk.refused("next")


def test_a_hand_that_cannot_be_is_not_written(desk: Director, tmp_path: Path):
    desk.start_round()
    for words, sentence in (
        (("--bidder", "Napoleon", "--bid", "20"), "Nobody here is called"),
        ((*SLIP[:-1], "NS=15,NS=10"), "NS is there twice"),
        ((*SLIP[:-1], "lots"), "write a number for each side"),
        (("--games", "NS=1,EW=0"), "give --points too"),
        ((*SLIP, "--points", "NS=1,EW=0"), "not both"),
        ((*SLIP, "--slips", "-"), "not both"),
        (("--slips", str(tmp_path / "nothing.json")), "There is no file"),
    ):
        assert sentence in desk.refused("score", "1", *words, code=2)
    for words, sentence in (
        (("--bidder", "N", "--bid", "1", "--trump", "H", "--take", "NS=15"), "too low"),
        (("--bidder", "N", "--bid", "20", "--trump", "H", "--take", "NS=90"), "90 is too much. Count again."),
        ((*SLIP, "--hand", "3"), "There is no hand 3"),
        (("--points", "NS=20"), "Give the points of each side"),
    ):
        assert sentence in desk.refused("score", "1", *words)
    assert "There is no table 9 in round 1; it has tables 1 to 2" in desk.refused("score", "9", *SLIP, code=2)
    assert desk.do("score", "1", *SLIP)["sheet"]["hands"][0]["slip"]["bid"] == 20
    assert "Nobody has reached 150 points" in desk.refused("sign", "1")
    assert "not signed and in yet" in desk.refused("correct", "1", "--hand", "1", *SLIP, "--reason", "x")
    changed = desk.do("score", "1", *SLIP[:3], "21", *SLIP[4:], "--hand", "1")
    assert changed["sheet"]["hands"][0]["slip"]["bid"] == 21


def test_whoever_sits_elsewhere_is_told_from_whoever_nobody_knows(desk: Director):
    first, second = desk.start_round()["tables"]
    away = second["seats"]["N"]
    said = desk.refused("score", "1", "--bidder", away["name"], "--bid", "20", code=2)
    assert f"{away['id']} ({away['name']}) does not sit there" in said
    assert "does not sit there" in desk.refused("score", "1", "--points", f"{away['id']}=10,EW=20", code=2)
    assert "Round 1, table 1" in desk.reads("sheet", first["seats"]["W"]["name"])
    desk.do("missing", away["name"])
    here = first["seats"]["N"]["name"]
    assert "is marked as missing already" in desk.refused("missing", here, away["name"]), "all of it, or nothing"
    assert desk.do("missing", here)["said"][0].count(" and ") == 1


def test_the_figures_that_are_signed_are_those_that_were_shown(desk: Director):
    desk.start_round()
    first = desk.do("score", "2", "--points", "NS=150,EW=90")["sheet"]["digest"]
    desk.do("score", "2", "--points", "NS=151,EW=90")
    assert "The figures have changed since they were shown" in desk.refused("sign", "2", "--digest", first)
    assert desk.do("sign", "2", "--digest", desk.do("sheet", "2")["sheet"]["digest"])["sheet"]["status"] == "in"


def test_whoever_has_no_role_may_not_do_it(desk: Director):
    desk.do("appoint", "Sue", "scorekeeper")
    assert "That is for the director" in desk.refused("seat", "--as", "Sue")
    assert "That is for the director or the scorekeeper" in desk.refused("enter", "Zoe", "--as", "Ann")
    desk.do("enter", "Zoe", "--as", "sue")
    desk.do("appoint", "Sue", "scorekeeper", "--dismiss")
    assert "Nobody here is called" not in desk.refused("enter", "Yan", "--as", "Sue")


def test_an_error_is_json_where_json_was_asked_for(desk: Director):
    result = ask(*desk.words("close", "--json"))
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["code"] == "round"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "--file", "nothing.db"), "There is no file nothing.db"),
        (("new", "npa", "--file", "x.db"), worded("command-missing", what="--title", choices=())),
        (("new", "npa", "--title", " ", "--file", "x.db"), "Say what the tournament is called"),
        (("new", "nap", "--title", "x", "--file", "x.db"), "Did you mean npa?"),
        (("new", "npa", "--title", "x", "--file", "no/such/folder/x.db"), "There is no folder"),
        (("list", "--file", "words.txt"), "words.txt"),
        (("import", "words.txt", "--file", "x.db"), "Step 1 cannot be read"),
        (("import", "empty.txt", "--file", "x.db"), "no steps of a tournament"),
        (("season", "words.txt"), "words.txt"),
        (("season", "nothing.csv"), "cannot be read"),
        (("simulate", "mcallen", "--players", "7"), "7 people do not make pairs"),
        (("simulate", "npa", "--bots", "genius"), "genius"),
    ],
)
def test_files_and_books_that_are_not_there(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    Path("words.txt").write_text("these are no steps\n", encoding="utf-8")
    Path("empty.txt").write_text("\n", encoding="utf-8")
    result = ask("tournament", *words)
    assert result.exit_code in (1, 2)
    assert sentence in " ".join(result.stderr.split())
    assert not Path("x.db").exists() or ask("tournament", "list", "--file", "x.db").exit_code == 0


@pytest.mark.accepts("NPA-6.1c")
def test_points_alone_ask_whether_the_bonus_for_a_skunk_is_in_them(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    points = ("score", "1", "--points", "NS=210,EW=0")
    question = "The others made nothing, so "
    asked = answered(*desk.words(*points), code=1)
    assert question in asked["error"]["message"], "a program is not asked, and says it with an option"
    alone = desk.refused(*points)
    assert "get 200 for a skunk (NPA-6.1c). Is that in the 210 already?" in alone
    assert "--skunk in" in alone
    read = desk.reads(*points, stdin="n\n")
    assert question in read
    assert desk.do("sheet", "1")["sheet"]["totals"] == {"N": 410, "E": 0, "S": 410, "W": 0}
    desk.reads(*points, stdin="y\n")
    assert desk.do("sheet", "1")["sheet"]["totals"]["N"] == 210
    assert desk.do(*points, "--skunk", "add")["sheet"]["totals"]["N"] == 410
    assert desk.do(*points, "--skunk", "in")["sheet"]["totals"]["N"] == 210
    more = ("--signed", "--skunk", "in")
    assert "can't be in 180" in desk.refused("score", "1", "--points", "NS=180,EW=0", *more)
    assert "no bonus to ask about" in desk.refused("score", "1", "--points", "NS=180,EW=20", *more)
    assert desk.do(*points, *more)["sheet"]["status"] == "in"
    correct = ("correct", "1", "--points", "NS=0,EW=300", "--reason", "exchanged")
    assert question in desk.refused(*correct)
    assert desk.do(*correct, "--skunk", "add")["sheet"]["totals"]["E"] == 500


@pytest.mark.refuses("NPA-6.1c")
def test_nobody_is_asked_about_a_skunk_where_both_made_something_or_the_house_has_none(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    assert desk.do("score", "1", "--points", "NS=210,EW=20")["sheet"]["totals"]["N"] == 210
    bend = Director(tmp_path / "bend.db", "bend")
    bend.do("enter", *NAMES[:4], "--here")
    bend.start_round()
    assert bend.do("score", "1", "--points", "NS=900,EW=0")["sheet"]["totals"]["N"] == 900


def test_what_makes_no_sense_of_a_hand_or_a_result_is_refused_with_a_sentence(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    hand = ("score", "1", "--bidder", "N", "--bid", "50", "--trump", "H", "--meld", "NS=30,EW=20", "--take", "NS=30")
    assert "no marks are counted here" in desk.refused(*hand, "--beside", "NS=1")
    assert "say which side got the marks" in desk.refused(*hand, "--beside-why", "asked trump")
    assert "a renege ends the hand here" in desk.refused(*hand, "--spoiled", "NS")
    assert "Nobody here is called “XY”" in desk.refused(*hand, "--spoiled", "XY", code=2)
    assert "Give the points of each side" in desk.refused("score", "1", "--points", "NS=210")
    assert "give --points too" in desk.refused("score", "1", "--skunk", "in", code=2)
