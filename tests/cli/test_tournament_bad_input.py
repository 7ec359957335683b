"""What cannot be is a sentence that says what to do, and nothing is lost by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, ask, says
from event_desk import NAMES, Director

from meldhouse.messages import fact


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
        (("start",), says("cli-seat-advice")),
        (("start", "--round", "7"), says("no-round", round=7, last=0)),
        (("score", "1"), says("event-no-round")),
        (("seating",), says("event-no-round")),
        (("swap", "Ann", "Bob"), says("event-no-round")),
        (("amend",), says("cli-amend-what")),
        (("amend", "--prizes", "80%,40%"), "120 percent of the pool"),
        (("amend", "--prizes", "lots"), "isn’t an amount"),
        (("amend", "--fee", "five"), "isn’t an amount"),
        (("amend", "--fee", "-5"), says("cli-fee-amount")),
        (("amend", "--movement", "leapfrog"), "leapfrog"),
        (("pay",), says("cli-pay-who")),
        (("pay", "Ann", "5", "--all"), says("cli-pay-who")),
        (("pay", "Ann", "--kind", "refund"), says("cli-how-much", kind="refund")),
        (("fine", "Ann", "0", "--reason", "x"), says("event-fine-fault")),
        (("invite", "player"), says("cli-invite-whom")),
        (("standings", "--release", "--hide"), "not both"),
        (("standings", "--through", "3"), says("no-round", round=3, last=0)),
        (("export", "results.doc"), says("cli-suffix", file="results.doc")),
        (("print", "menu"), says("cli-no-paper", job="menu")),
        (("enter",), says("cli-enter-who")),
        (("print", "tags", "--lang", "latin"), "en, es"),
        (("show", "--event", "Monday"), "There is no “Monday”"),
        (("show", "--as", "Napoleon"), "Nobody here is called “Napoleon”"),
        (("nxet",), "Did you mean “meldhouse tournament next”?"),
        (("penalty", "Ann", "--taken"), says("cli-taken-needs")),
        (("penalty", "Ann", "--taken", "--kind", "meld_aces"), says("cli-taken-needs")),
        (("penalty", "Ann", "--points", "1", "--taken"), says("cli-taken-never")),
    ],
)
def test_what_is_not_understood(untouched: Director, words: tuple[str, ...], sentence: str):
    assert sentence in untouched.refused(*words, code=2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("amend", "--movement", "swiss"), "Say how many rounds there are"),
        (("amend", "--entry", "pair", "--movement", "individual"), "isn’t for pairs"),
        (("enter", "Zoe", "--club", "x" * 81), "The club is too long"),
        (("withdraw", "Ann", "--reason", "x" * 401), "The reason is too long"),
        (("pay", "Ann"), says("cli-owes-nothing", name="Ann")),
        (("pay", "--all"), says("cli-none-owe")),
        (("pay", "Ann", "5"), says("cli-gift-advice", command="meldhouse tournament pay P1 5.00 --kind gift")),
        (("playoff",), says("cli-no-tie")),
        (("prizes", "--pay"), says("event-prizes-early")),
        (("check-in", "--all"), says("cli-nobody-away")),
        (("lift", "4", "--reason", "x"), "no penalty 4"),
        (("disqualify", "Ann", "--reason", "x", "--clause", "NPA-99"), "no clause “NPA-99”"),
        (("print", "prizes"), "no lines yet"),
    ],
)
def test_what_cannot_be_done(untouched: Director, words: tuple[str, ...], sentence: str):
    assert sentence in untouched.refused(*words)


def test_a_round_goes_its_way_step_by_step(desk: Director):
    desk.do("seat")
    assert "is already seated" in desk.refused("seat")
    assert "Confirm and release it first" in desk.refused("start")
    assert "Choose two different players" in desk.refused("swap", "Ann", "P1")
    ids = [who["id"] for table in desk.do("seating")["rounds"][0]["tables"] for who in table["seats"].values()]
    desk.do("swap", ids[0], ids[5])
    after = [who["id"] for table in desk.do("seating")["rounds"][0]["tables"] for who in table["seats"].values()]
    assert (after[0], after[5]) == (ids[5], ids[0])
    desk.do("scrap")
    for step in ("seat", "confirm", "release", "call", "start"):
        desk.do(step)
    version = desk.state()["version"]
    assert desk.do("start")["version"] == version, "starting a round twice does nothing"
    assert "Waiting for the score sheets" in desk.refused("close")
    assert "It can’t be discarded anymore" in desk.refused("scrap")
    assert says("cli-finish-early") not in desk.refused("finish"), "an afternoon has no number of rounds"
    assert "Waiting for" in desk.refused("next")


def test_a_hand_that_cannot_be_is_not_written(desk: Director, tmp_path: Path):
    desk.start_round()
    for words, sentence in (
        (("--bidder", "Napoleon", "--bid", "20"), "Nobody here is called"),
        ((*SLIP[:-1], "NS=15,NS=10"), "NS is there twice"),
        ((*SLIP[:-1], "lots"), "write a number for each side"),
        (("--games", "NS=1,EW=0"), says("cli-points-too", option="--games")),
        ((*SLIP, "--points", "NS=1,EW=0"), says("cli-hands-or-result")),
        ((*SLIP, "--slips", "-"), says("cli-hand-or-slips")),
        (("--slips", str(tmp_path / "nothing.json")), "There is no file"),
    ):
        assert sentence in desk.refused("score", "1", *words, code=2)
    for words, sentence in (
        (("--bidder", "N", "--bid", "1", "--trump", "H", "--take", "NS=15"), "too low"),
        (("--bidder", "N", "--bid", "20", "--trump", "H", "--take", "NS=90"), "90 is too much. Count again."),
        ((*SLIP, "--hand", "3"), "no hand 3"),
        (("--points", "NS=20"), "Enter points for"),
    ):
        assert sentence in desk.refused("score", "1", *words)
    none = says("cli-no-table-here", table="9", round=fact("round", number=1), last=2)
    assert none in desk.refused("score", "9", *SLIP, code=2)
    assert desk.do("score", "1", *SLIP)["sheet"]["hands"][0]["slip"]["bid"] == 20
    assert "Nobody has 150 points" in desk.refused("sign", "1")
    assert "isn’t signed and in yet" in desk.refused("correct", "1", "--hand", "1", *SLIP, "--reason", "x")
    changed = desk.do("score", "1", *SLIP[:3], "21", *SLIP[4:], "--hand", "1")
    assert changed["sheet"]["hands"][0]["slip"]["bid"] == 21


def test_whoever_sits_elsewhere_is_told_from_whoever_nobody_knows(desk: Director):
    first, second = desk.start_round()["tables"]
    away = second["seats"]["N"]
    said = desk.refused("score", "1", "--bidder", away["name"], "--bid", "20", code=2)
    away_too = says("cli-not-there", names=(fact("cli-with-id", name=away["name"], id=away["id"]),))
    assert away_too in said
    assert away_too in desk.refused("score", "1", "--points", f"{away['id']}=10,EW=20", code=2)
    assert "Round 1, table 1" in desk.reads("sheet", first["seats"]["W"]["name"])
    desk.do("missing", away["name"])
    here = first["seats"]["N"]["name"]
    assert "is already marked missing" in desk.refused("missing", here, away["name"]), "all of it, or nothing"
    assert f"{here} is missing" in desk.do("missing", here)["said"][0]


def test_the_figures_that_are_signed_are_those_that_were_shown(desk: Director):
    desk.start_round()
    first = desk.do("score", "2", "--points", "NS=150,EW=90")["sheet"]["digest"]
    desk.do("score", "2", "--points", "NS=151,EW=90")
    assert "The figures changed" in desk.refused("sign", "2", "--digest", first)
    assert desk.do("sign", "2", "--digest", desk.do("sheet", "2")["sheet"]["digest"])["sheet"]["status"] == "in"


def test_whoever_has_no_role_may_not_do_it(desk: Director):
    desk.do("appoint", "Sue", "scorekeeper")
    assert "Only the director" in desk.refused("seat", "--as", "Sue")
    assert "Only the director or a scorekeeper" in desk.refused("enter", "Zoe", "--as", "Ann")
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
        (("show", "--file", "nothing.db"), "nothing.db"),
        (("new", "npa", "--file", "x.db"), says("command-missing", what="--title", choices=())),
        (("new", "npa", "--title", " ", "--file", "x.db"), says("cli-say-title")),
        (("new", "nap", "--title", "x", "--file", "x.db"), "Did you mean npa?"),
        (("new", "npa", "--title", "x", "--file", "no/such/folder/x.db"), "There’s no folder"),
        (("list", "--file", "words.txt"), "words.txt"),
        (("import", "words.txt", "--file", "x.db"), "Step 1 can’t be read"),
        (("import", "empty.txt", "--file", "x.db"), says("cli-no-steps", file="empty.txt")),
        (("season", "words.txt"), "words.txt"),
        (("season", "nothing.csv"), says("cli-check-path")),
        (("simulate", "mcallen", "--players", "7"), says("cli-odd-players", number=7, more=8)),
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
    question = "The other side made nothing, so "
    asked = answered(*desk.words(*points), code=1)
    assert question in asked["error"]["message"], "a program is not asked, and says it with an option"
    alone = desk.refused(*points)
    assert "get 200 for a skunk (NPA-6.1c). Is that already in the 210?" in alone
    assert says("cli-skunk-advice") in alone
    read = desk.reads(*points, stdin="n\n")
    assert question in read
    assert desk.do("sheet", "1")["sheet"]["totals"] == {"N": 410, "E": 0, "S": 410, "W": 0}
    desk.reads(*points, stdin="y\n")
    assert desk.do("sheet", "1")["sheet"]["totals"]["N"] == 210
    assert desk.do(*points, "--skunk", "add")["sheet"]["totals"]["N"] == 410
    assert desk.do(*points, "--skunk", "in")["sheet"]["totals"]["N"] == 210
    more = ("--signed", "--skunk", "in")
    assert "can’t be in 180" in desk.refused("score", "1", "--points", "NS=180,EW=0", *more)
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
    assert "Marks don’t count here" in desk.refused(*hand, "--beside", "NS=1")
    assert "Say which side got the marks" in desk.refused(*hand, "--beside-why", "asked trump")
    assert "A renege ends the hand here" in desk.refused(*hand, "--spoiled", "NS")
    assert "Nobody here is called “XY”" in desk.refused(*hand, "--spoiled", "XY", code=2)
    assert "Enter points for" in desk.refused("score", "1", "--points", "NS=210")
    assert says("cli-points-too", option="--skunk") in desk.refused("score", "1", "--skunk", "in", code=2)
