"""What a tournament comes to in the end: who has won what, and its results as they leave it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec.structs import replace

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars, given_for
from meldhouse.tournament.accounts import awards_in
from meldhouse.tournament.acts import HandMedal, Pay
from meldhouse.tournament.feats import BY_HAND
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.prizes import Award, unsettled
from meldhouse.tournament.results import Results, results
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament


def awards_of(tournament: Tournament) -> tuple[Award, ...]:
    """`MoneyError` while a place must be played off before the end, or more is promised than there is."""
    return awards_in(tournament.state)


def left_to_hand_out(tournament: Tournament, won: Iterable[Award]) -> tuple[Pay, ...]:
    """For everybody who has won money what is not handed out yet, once for a pair."""
    left = unsettled(tournament.cash, won).items()
    return tuple(Pay(account=one, kind="prize", cents=cents, note="prize") for one, cents in left if cents > 0)


def to_give_back(tournament: Tournament) -> tuple[Pay, ...]:
    """From everybody who was handed more than he has won, since something was corrected after that. Nobody is asked for
    anything while it is open who has won what."""
    try:
        won = awards_of(tournament)
    except MoneyError:
        return ()
    left = unsettled(tournament.cash, won).items()
    return tuple(Pay(account=one, kind="prize-back", cents=-cents) for one, cents in left if cents < 0)


def gives_back(state: State, act: Pay) -> str:
    """What the desk asks for."""
    who = state.name(act.account)
    return f"{who} {'give' if ' and ' in who else 'gives'} back {dollars(act.cents)}"


def medals_left(tournament: Tournament, won: Iterable[Award]) -> tuple[HandMedal, ...]:
    """The medals that are not handed out yet, those of a pair together."""
    found = [HandMedal(account=award.account, medal=award.medal) for award in won if award.medal]
    return tuple(act for act in found if (act.account, act.medal) not in tournament.state.medals)


def in_words(state: State, todo: Iterable[Pay | HandMedal]) -> str:
    """All of it together: “$40.00 and 2 medals”, of which each partner of a pair has one."""
    todo = tuple(todo)
    cents = sum(act.cents for act in todo if isinstance(act, Pay))
    medals = sum(state.heads(act.account) for act in todo if isinstance(act, HandMedal))
    return " and ".join(filter(None, (dollars(cents) if cents else "", count(medals, "medal") if medals else "")))


def results_of(tournament: Tournament, through: int | None = None) -> Results:
    """With prizes, if it is over and they can be told; people by their names."""
    state = tournament.state
    assert state.opened is not None
    won: tuple[Award, ...] = ()
    if state.finished and through is None:
        try:
            won = awards_of(tournament)
        except MoneyError:
            won = ()
    day = datetime.fromtimestamp(state.opened_at / 1000, UTC).date().isoformat()
    found = results(tournament.standings(through), won, title=state.opened.title, date=day, book=tournament.book.name)
    lines = tuple(replace(line, people=tuple(state.name(one) for one in line.people)) for line in found.lines)
    return replace(found, lines=lines)


def whose_sets(state: State) -> str:
    """Whose sets count for the prize for most of them; nothing where there is none."""
    if not any(special.prize == "most-sets" for special in state.form.money.specials):
        return ""
    whose = (
        "for the bidder’s pair" if state.form.ranking.of == "pair" else "for the bidder himself, not for his partner"
    )
    can_drop = state.book.auction.all_pass != "reshake"
    dropped = " A bid that was dropped on the dealer is his bid, and its set counts so too." if can_drop else ""
    return f"For the most sets, a set counts {whose}.{dropped}"


def unseen_feats(state: State) -> str:
    """A warning for whoever hands out special prizes: which of them the results without hands say nothing of."""
    word = state.book.words.round
    blind = [given_for(special, word) for special in state.form.money.specials if special.prize in BY_HAND]
    sheets = [sheet for each in state.rounds for sheet in each.sheets.values() if sheet.locked and not each.playoff]
    bare = sum(sheet.result is not None for sheet in sheets)
    if not blind or not bare:
        return ""
    who = f"{bare} of {count(len(sheets), 'sheet')} {'has' if bare == 1 else 'have'} only a result and no hands"
    return f"{who}, so nobody there was looked at for {listed(blind)}. Look at the paper before you hand that out."
