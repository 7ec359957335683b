"""Describes what happens when something goes wrong, from the `rulings` that the referee goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.refereeing import HouseRule, Remedy, Rulings
from meldhouse.rulebooks.schema import Book
from meldhouse.rulebooks.trouble import trouble_fact


class _Family(NamedTuple):
    """Kinds described together if the house answers them alike."""

    kinds: tuple[str, ...]
    has: Callable[[Book], bool] = lambda _book: True


_MIXING = (
    "shuffle_short", "shuffle_by_other", "shuffle_open", "shuffle_absent", "machine_skipped", "cut_missing",
    "cut_wrong", "packet_wrong",
)  # fmt: skip
_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end")
_TAKEN = ("trick_taken", "trick_taken_led", "trick_taken_late")
_AT_THE_DEAL = (
    _Family(_MIXING, lambda book: book.deal.method == "dealt"),
    _Family(("draw_early",), lambda book: book.deal.method == "drawn"),
    _Family(("deal_exposed",)),
    _Family(_COUNTS),
    _Family(("misdeal_again",), lambda book: _changes_again(book)),
    _Family(("wrong_dealer",)),
    _Family(("redeal_asked",), lambda book: book.table.partners and book.deal.weak_nines > 0),
)
_BEFORE_PLAY = (
    _Family(("bid_early", "bid_wrong", "bid_changed", "bid_unready", "pass_early")),
    _Family(("bid_passed",), lambda book: book.auction.form != "once" and book.auction.pass_final),
    _Family(("bid_blind",)),
    _Family(("trump_misspoken",), lambda book: not book.cite("page-trump-stays")),
    _Family(("contract_wrong",)),
    _Family(("trump_unnamed",)),
    _Family(("pass_count",), lambda book: book.exchange.form != "none"),
    _Family(("pass_peeked",), lambda book: book.exchange.form == "blind"),
    _Family(("kitty_peeked", "discard_count", "discard_forgotten"), lambda book: book.deal.kitty > 0),
    _Family(("discard_declared",), lambda book: book.deal.kitty > 0 and book.kitty.declare_trumps),
    _Family(("meld_early", "meld_aces", "aces_exposed", "meld_stray"), lambda book: book.has_meld),
    _Family(("meld_late", "meld_owed_late"), lambda book: book.has_meld),
    _Family(("meld_trump",), lambda book: book.has_meld and book.trump.marriage),
    _Family(("meld_value",), lambda book: book.has_meld and not book.cite("page-true-meld")),
)
_IN_PLAY = (
    _Family(("lead_unready",)),
    _Family(("lead_early", "play_early")),
    _Family(("played_to",)),
    _Family(("piece_dropped", "piece_shown", "two_pieces")),
    _Family(("piece_touched",)),
    _Family(("open_kept",)),
    _Family(("five_up",), lambda book: book.tricks.gather),
    _Family(_TAKEN),
    _Family(("old_trick",)),
    _Family(("rearranged",), lambda book: not book.deal.sorted),
    _Family(("trump_asked_late",), lambda book: book.trump.shown != "always"),
    _Family(("suit_asked",)),
    _Family(("who_played_asked",), lambda book: bool(book.rulings.who_played_asked.clause)),
)
_AT_THE_TABLE = (
    _Family(("bid_talk", "conduct")),
    _Family(("review_talk",)),
    _Family(("onlooker",)),
    _Family(("assistance",)),
)
_PEOPLE = (
    _Family(("wrong_table",)),
    _Family(("machine_refused",), lambda book: book.deal.machine_last),
    _Family(("machine_missing",), lambda book: book.deal.machine_last),
    _Family(("decision_refused", "direction_ignored")),
)
_TOLD_APART = (
    "reshuffle_asked",  # its deadline is listed with the deal
    "redeal_called",  # so is who may throw a hand in
    "touched_kept",  # told by piece_touched
    "trump_asked",  # its deadline is listed with trump
    "bid_asked",  # it breaks no rule
)
"""Kinds that need no line of their own."""
_GROUPED = (*_AT_THE_DEAL, *_BEFORE_PLAY, *_IN_PLAY, *_AT_THE_TABLE, *_PEOPLE)
_BY_ITSELF = tuple(
    _Family((kind,))
    for kind in Rulings.__struct_fields__
    if kind not in _TOLD_APART and all(kind not in family.kinds for family in _GROUPED)
)
FAMILIES = (_AT_THE_DEAL, _BEFORE_PLAY, _IN_PLAY, _AT_THE_TABLE, _BY_ITSELF, _PEOPLE)
"""In the order of a hand; those about people last: they are described with the officials."""

_UNLIKE: dict[tuple[str, str], str] = {
    ("counts-as-pass", "pass_early"): "pass-stands",
    ("next-bid-only", "bid_wrong"): "bid-now",
    ("next-bid-only", "bid_passed"): "no-bid-again",
    ("void", "contract_wrong"): "name-another",
    ("take-back", "meld_trump"): "until-marriage",
    ("take-back", "rearranged"): "as-they-stood",
    ("take-back", "meld_early"): "until-time",
    ("take-back", "played_to"): "back-to-hands",
    ("take-back", "trick_taken"): "to-the-winner",
    ("take-back", "open_kept"): "play-open",
    ("take-back", "meld_stray"): "pick-up",
    ("face-up", "open_kept"): "other-open",
    ("face-up", "two_pieces"): "other-face-up",
    ("face-up", "trick_taken_led"): "lead-face-up",
    ("play-it", "lead_unready"): "lead-waits",
    ("hand-void", "wrong_table"): "start-over",
    **{("take-back", kind): "not-meld" for kind in ("meld_aces", "aces_exposed")},
    **{("face-up", kind): "all-face-up" for kind in ("piece_shown", "played_to", "meld_stray")},
    **{
        ("agree", kind): "agree-to-play"
        for kind in ("shuffle_short", "cut_missing", "cut_wrong", "packet_wrong", "deal_exposed")
    },
}
"""Remedies that mean something different than usual."""
_TOLD_ELSEWHERE: frozenset[Remedy] = frozenset(("answered", "unanswered", "marriage-governs"))
"""Kinds described elsewhere: questions that break no rule with what may be asked, and what names trump with trump."""


def going_wrong(sheet: Sheet) -> Iterator[RuleLine]:
    for families in FAMILIES[:-1]:
        yield from _families(sheet, families)


def penalties(sheet: Sheet) -> Iterator[RuleLine]:
    """What a tournament does about people, apart from any hand."""
    yield from _families(sheet, _PEOPLE)


def _families(sheet: Sheet, families: tuple[_Family, ...]) -> Iterator[RuleLine]:
    for family in families:
        if family.has(sheet.book):
            yield from _family(sheet, family)


def _family(sheet: Sheet, family: _Family) -> Iterator[RuleLine]:
    alike: dict[tuple[Message, str], list[str]] = {}
    for kind in family.kinds:
        house: HouseRule = getattr(sheet.book.rulings, kind)
        if kind == "count_end" and "totals" in sheet.book.renege.kinds:
            continue  # it is described with the reneges, where it belongs
        if _is_worth_telling(house):
            alike.setdefault((_answer(sheet, kind, house), house.clause), []).append(kind)
    for (answer, clause), kinds in alike.items():
        house = getattr(sheet.book.rulings, kinds[0])
        says = fact("rules-trouble", what=_what(sheet.book, family, kinds), answer=answer)
        yield sheet.by_clause(says, clause, *kinds, *house.remedies)
        yield from _said_beside(sheet, kinds, house)
        if house.beyond and "pull" in house.remedies and house.most:
            yield sheet.by_clause(fact("rules-pull-beyond", pieces=house.most), house.beyond)


def _what(book: Book, family: _Family, kinds: list[str]) -> Message:
    if family.kinds == _COUNTS:
        later = "count_later" if book.rulings.count_first.remedies else "count_play"
        found = tuple(fact("found-when", when=later if kind == "count_play" else kind) for kind in kinds)
        return fact("trouble-count", found=found)
    if family.kinds == _TAKEN:
        return fact("trouble-taken", found=tuple(fact("found-when", when=kind) for kind in kinds))
    named = tuple(trouble_fact(_told_as(book, kind)) for kind in kinds)
    return fact("trouble-mixing", kinds=named) if family.kinds == _MIXING else fact("trouble-any", kinds=named)


def _told_as(book: Book, kind: str) -> str:
    """The same under another name, if the paper covers only part of it."""
    if kind == "trump_asked_late" and book.trump.shown == "first-lead":
        return "trump_asked_lead"
    if kind == "who_played_asked" and _asked_in_a_look(book):
        return "who_played_look"
    return kind


def _said_beside(sheet: Sheet, kinds: list[str], house: HouseRule) -> Iterator[RuleLine]:
    """What the paper adds in a separate clause, and where it names two amounts of money."""
    for clause in sheet.book.clause:
        if clause.asked_as in kinds and clause.kind == "irregularity":
            yield sheet.clause(clause)
    if "contract_wrong" in kinds and sheet.book.trump.marriage:
        yield _without_marriage(sheet)
    if "fine" in house.remedies:
        told = sheet.book.other_readings(*kinds)
        yield from (RuleLine(one, house.clause or None, "read") for one in told)


def _without_marriage(sheet: Sheet) -> RuleLine:
    """A suit that can be trump here, but not for a bidder who lacks its king and queen."""
    governs = sheet.book.trump.laying == "governs"
    codes = "meld-trump" if governs else "trump-marriage"
    alone = _cited(fact("rules-unmarried-set"), sheet.book.cite("score-no-marriage"), sheet.book.cite(codes) or "")
    return sheet.line(fact("rules-unmarried", governs=yes(governs), alone=alone), codes)


def _asked_in_a_look(book: Book) -> bool:
    """Whether the clause that forbids it is only about looking at played tricks."""
    asked, look, talk = book.rulings.who_played_asked, book.rulings.review_talk, book.rulings.conduct
    return asked.clause == look.clause != talk.clause


def _is_worth_telling(house: HouseRule) -> bool:
    if not house.remedies or _TOLD_ELSEWHERE.intersection(house.remedies):
        return False
    # Not described: what costs nothing, or is simply left to an official, as everybody expects.
    return bool(house.clause) or house.remedies not in (("play-on",), ("official",))


def _changes_again(book: Book) -> bool:
    """Whether a second misdeal is answered differently from the first."""
    return not {"redeal", "play-on", "log"}.issuperset(book.rulings.misdeal_again.remedies)


def _cited(says: Message, clause: str | None, main: str) -> Message:
    """Adds the clause for a part of a line, if it differs from that of the rest."""
    return fact("cited", says=says, clause=clause) if clause and clause != main else says


def _answer(sheet: Sheet, kind: str, house: HouseRule) -> Message:
    """Everything that follows, in order."""
    said: list[Message] = []
    # If there are other consequences, nobody needs to know beforehand that it is also noted.
    remedies: tuple[Remedy, ...] = tuple(remedy for remedy in house.remedies if remedy != "log") or house.remedies
    for remedy in remedies:
        says = _remedy(sheet, remedy, kind, house)
        if remedy == "redeal" and "official" in house.remedies:
            says = fact("rules-unless-official", says=says)
        if remedy == "call-lead":
            says = _cited(says, sheet.book.cite("lead-called"), house.clause)
        said.append(says)
    if "renege" in remedies and (at := remedies.index("renege") + 1) < len(said):
        said[at] = fact("rules-if-uncalled", says=said[at])
    said.extend(_owed_at_the_end(sheet, kind, house))
    answer = said[-1]
    for one in reversed(said[:-1]):
        answer = fact("rules-and-then", says=one, then=answer)
    return answer


def _owed_at_the_end(sheet: Sheet, kind: str, house: HouseRule) -> Iterator[Message]:
    """A wrong count that is played on with costs as much as one found at the end."""
    end = sheet.book.rulings.count_end
    if kind in ("count_seen", "count_first", "count_play") and "play-on" in house.remedies and end.points:
        says = fact("rules-at-the-end", says=_remedy(sheet, "penalty", "count_end", end))
        yield _cited(says, end.clause, house.clause)


def _remedy(sheet: Sheet, remedy: Remedy, kind: str, house: HouseRule) -> Message:
    book = sheet.book
    if (remedy, kind) == ("take-back", "discard_count"):
        few = _cited(fact("rules-is-renege"), book.rulings.discard_forgotten.clause, house.clause)
        return fact("rules-discard-count", few=few, official=post_fact(book.officials.chain[0]))
    if remedy in ("penalty", "mark-to-others"):
        unit = "marks" if book.scoring.style == "marks" else "points"
        side = house.account == "side" and book.table.partners
        who = "others" if remedy == "mark-to-others" else "side" if side else "player"
        how = kind if kind in ("count_end", "wrong_table") else "usual"
        return fact("rules-penalty", who=who, how=how, points=house.points, unit=unit)
    if remedy == "fine":
        return fact("rules-fine", money=house.cents)
    if remedy in ("official", "declare-renege"):
        return fact("rules-official", does=remedy, official=post_fact(book.officials.chain[0]))
    return fact("rules-remedy", remedy=_UNLIKE.get((remedy, kind), remedy))
