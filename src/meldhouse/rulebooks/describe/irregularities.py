"""What follows when something goes wrong, made from the answers (`rulings`) that the referee rules by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from meldhouse.rulebooks.describe.phrases import count, joined
from meldhouse.rulebooks.describe.telling import READ, Line, Teller
from meldhouse.rulebooks.refereeing import House, Remedy
from meldhouse.rulebooks.schema import Book
from meldhouse.rulebooks.trouble_names import KIND_NAMES


class _Family(NamedTuple):
    """Kinds that are told together where the house answers them alike; `{}` in `said` is where their names stand."""

    kinds: tuple[str, ...]
    said: str = "{}"
    has: Callable[[Book], bool] = lambda _book: True
    own: Mapping[str, str] = MappingProxyType({})
    """Names that fit this page better than those of the referee."""

    def name(self, kind: str) -> str:
        return self.own.get(kind, KIND_NAMES[kind])


_AT_THE_DEAL = (
    _Family(
        (
            "shuffle_short",
            "shuffle_by_other",
            "shuffle_open",
            "shuffle_absent",
            "machine_skipped",
            "cut_missing",
            "cut_wrong",
            "packet_wrong",
        ),
        "{}, noticed once the {deal} has begun",
        lambda book: book.deal.method == "dealt",
        own={
            "shuffle_by_other": "a shuffle by the wrong player",
            "shuffle_open": "a shuffle or cut face up",
            "shuffle_absent": "a shuffle while somebody was away",
            "cut_missing": "no cut",
            "cut_wrong": "a wrong cut",
        },
    ),
    _Family(
        ("draw_early",),
        has=lambda book: book.deal.method == "drawn",
        own={"draw_early": "the {dealer} draws too early"},
    ),
    _Family(("deal_exposed",)),
    _Family(
        ("count_unseen", "count_seen", "count_first", "count_play", "count_end"),
        "a wrong number of {pieces}, noticed {}",
        own={
            "count_unseen": "before anybody has looked at them",
            "count_seen": "before the first lead",
            "count_first": "in the first {trick}",
            "count_play": "{later}in play",
            "count_end": "at the end of the hand",
        },
    ),
    _Family(
        ("misdeal_again",),
        has=lambda book: _changes_again(book),
        own={"misdeal_again": "a second misdeal by the same {dealer}"},
    ),
    _Family(("wrong_dealer",)),
    _Family(
        ("redeal_asked",),
        has=lambda book: book.table.partners and book.deal.weak_nines > 0,
        own={"redeal_asked": "asking your partner whether to throw in a hand"},
    ),
)
_BEFORE_PLAY = (
    _Family(
        ("bid_early", "bid_wrong", "bid_changed", "bid_unready", "pass_early"),
        own={"bid_wrong": "a bid that is too low or isn't allowed"},
    ),
    _Family(
        ("bid_passed",),
        has=lambda book: book.auction.form != "once" and book.auction.pass_final,
        own={"bid_passed": "a bid by somebody who has passed"},
    ),
    _Family(("bid_blind",), own={"bid_blind": "a bid before looking at your {pieces}"}),
    _Family(
        ("trump_misspoken",),
        has=lambda book: not book.cite("page-trump-stays"),
        own={"trump_misspoken": "a trump named by mistake"},
    ),
    _Family(("contract_wrong",), own={"contract_wrong": "a trump that isn't played here"}),
    _Family(("trump_unnamed",), own={"trump_unnamed": "a first lead before trump is named"}),
    _Family(("pass_count",), has=lambda book: book.exchange.form != "none"),
    _Family(
        ("pass_peeked",),
        has=lambda book: book.exchange.form == "blind",
        own={"pass_peeked": "a look at passed {pieces} too early"},
    ),
    _Family(
        ("kitty_peeked", "discard_count", "discard_forgotten"),
        has=lambda book: book.deal.kitty > 0,
        own={"discard_forgotten": "{pieces} not laid away before the first lead"},
    ),
    _Family(
        ("discard_declared",),
        has=lambda book: book.deal.kitty > 0 and book.kitty.declare_trumps,
        own={"discard_declared": "trumps laid away and not told"},
    ),
    _Family(
        ("meld_early", "meld_aces", "aces_exposed", "meld_stray"),
        has=lambda book: book.has_meld,
        own={
            "meld_aces": "aces laid that don't make a meld",
            "aces_exposed": "aces shown or dropped before the first lead that don't make a meld",
            "meld_stray": "{pieces} laid as meld that aren't meld",
        },
    ),
    _Family(
        ("meld_late", "meld_owed_late"),
        has=lambda book: book.has_meld,
        own={"meld_owed_late": "{owed} around laid after the first lead"},
    ),
    _Family(
        ("meld_trump",),
        has=lambda book: book.has_meld and book.trump.marriage,
        own={"meld_trump": "the bidder's meld laid without the marriage that names trump"},
    ),
    _Family(
        ("meld_value",),
        has=lambda book: book.has_meld and not book.cite("page-true-meld"),
        own={"meld_value": "meld counted wrong"},
    ),
)
_IN_PLAY = (
    _Family(("lead_unready",), own={"lead_unready": "a lead before the table is ready"}),
    _Family(("lead_early", "play_early")),
    _Family(("played_to",)),
    _Family(
        ("piece_dropped", "piece_shown", "two_pieces"),
        own={"piece_shown": "{pieces} shown on purpose", "two_pieces": "two {pieces} played at once"},
    ),
    _Family(("piece_touched",), own={"piece_touched": "a {piece} you touch"}),
    _Family(("open_kept",), own={"open_kept": "not playing a {piece} that lies open when you must"}),
    _Family(
        ("five_up",),
        has=lambda book: book.tricks.gather,
        own={"five_up": "a {piece} played before the last {trick} is turned down"},
    ),
    _Family(
        ("trick_taken", "trick_taken_led", "trick_taken_late"),
        "a {trick} taken by {one} didn't win it, noticed {}",
        own={
            "trick_taken": "before the next lead",
            "trick_taken_led": "after they led to the next",
            "trick_taken_late": "after the next one is complete",
        },
    ),
    _Family(("old_trick",), own={"old_trick": "a look at a {trick} you may not see again"}),
    _Family(("rearranged",), has=lambda book: not book.deal.sorted),
    _Family(
        ("trump_asked_late",),
        has=lambda book: book.trump.shown != "always",
        own={"trump_asked_late": "asking what trump is after the first {first}"},
    ),
    _Family(("suit_asked",)),
    _Family(
        ("who_played_asked",),
        has=lambda book: bool(book.rulings.who_played_asked.clause),
        own={"who_played_asked": "asking who played a {piece}{in_look}"},
    ),
)
_AT_THE_TABLE = (
    _Family(("bid_talk", "conduct"), own={"bid_talk": "a bid with a remark", "conduct": "table talk or bad conduct"}),
    _Family(("review_talk",)),
    _Family(("onlooker",), own={"onlooker": "an onlooker who speaks up"}),
    _Family(("assistance",), own={"assistance": "a player who can't handle the {pieces}"}),
)
_PEOPLE = (
    _Family(("wrong_table",), own={"wrong_table": "playing at the wrong table"}),
    _Family(
        ("machine_refused",),
        has=lambda book: book.deal.machine_last,
        own={"machine_refused": "refusing to use the shuffling machine"},
    ),
    _Family(("machine_missing",), has=lambda book: book.deal.machine_last),
    _Family(
        ("decision_refused", "direction_ignored"),
        own={
            "decision_refused": "refusing to play on after a final decision",
            "direction_ignored": "not following the director",
        },
    ),
)
FAMILIES = (_AT_THE_DEAL, _BEFORE_PLAY, _IN_PLAY, _AT_THE_TABLE, _PEOPLE)
"""In the order of a hand; those about people last, who are told of with the officials."""

_SAID: dict[Remedy, str] = {
    "void": "it doesn't count",
    "first-stands": "what was said first stands",
    "marriage-governs": "the first marriage laid is trump, whatever was said",
    "true-value": "it counts what it is worth",
    "name-one": "the one that may be played is played; if both may, the player names one",
    "not-allowed": "that isn't allowed",
    "ask-generally": "ask what trump is instead",
    "counts-as-pass": "it counts as a pass",
    "silence-partner": "that player's partner may not bid again in that hand",
    "next-bid-only": "that player may make the lowest legal bid at their next turn, or pass",
    "freeze": "at their turn that player must make this bid if it is still high enough, and must pass if not",
    "take-back": "it is taken back",
    "give-back": "the {trick} goes to {the_one} won it",
    "no-meld": "it counts nothing",
    "face-up": "the {piece} stays face up and is played at the first legal turn",
    "call-lead": "either opponent may name the suit that player's partner leads next",
    "play-it": "it must be played, even if that is a renege",
    "renege": "it is a renege",
    "declare-renege": "the {official} may declare it a renege",
    "close-tricks": "nothing in an earlier {trick} may be changed",
    "high-end-trump": "the high end of the {piece} led is trump",
    "pull": "whoever is short draws from whoever has too many, unseen",
    "agree": "if all agree, unseen {pieces} are moved until it is right; if not, the same {dealer} {deals} again",
    "redeal": "the same {dealer} {deals} again",
    "deal-left": "the {deal} passes to the left",
    "hand-void": "the hand doesn't count, even if it was played, and the right player {deals}",
    "play-on": "the hand goes on",
    "leftovers": "{pieces} left over at the end go to {the_one} won the last full {trick}",
    "penalty": "{pays}",
    "mark-to-others": "the other side gets {points}",
    "right-lost": "the right to throw it in is lost",
    "answered": "the question is answered",
    "unanswered": "the other side doesn't answer",
    "warn": "a warning",
    "log": "it is written down",
    "official": "the {official} decides",
    "partner-helps": "their partner may shuffle, cut and {verb} for them",
    "partner-shuffles": "their partner may shuffle and cut for them",
    "replaced": "somebody else plays for them",
    "disqualify": "that player is out of the tournament",
    "no-refund": "the entry fee isn't returned",
    "fine": "the club pays ${dollars}",
}
_SAID_OF: dict[tuple[Remedy, str], str] = {
    ("counts-as-pass", "pass_early"): "it stands",
    ("next-bid-only", "bid_wrong"): "that player may now make the lowest legal bid, or pass",
    ("next-bid-only", "bid_passed"): "that player may not bid again either",
    ("void", "contract_wrong"): "it doesn't count, and the bidder names another",
    ("no-meld", "meld_owed_late"): "they count nothing",
    ("take-back", "meld_trump"): "it is taken up again until that marriage is laid",
    ("take-back", "discard_count"): "until the first lead it is taken back and done right; after that too few is a "
    "renege{forgotten}, and if there are too many the {official} decides",
    ("take-back", "rearranged"): "they go back as they stood",
    ("take-back", "meld_aces"): "what isn't meld is taken back",
    ("take-back", "aces_exposed"): "what isn't meld is taken back",
    ("take-back", "meld_early"): "it is taken up again until its time has come",
    ("take-back", "meld_stray"): "they are taken up again",
    ("take-back", "played_to"): "they go back to their hands",
    ("take-back", "trick_taken"): "it goes to {the_one} won it",
    ("take-back", "open_kept"): "the {piece} that lay open is played instead, unless that is a renege",
    ("face-up", "open_kept"): "the other one stays face up",
    ("face-up", "two_pieces"): "the other stays face up and is played at the first legal turn",
    ("face-up", "piece_shown"): "they stay face up and are played at the first legal turn",
    ("face-up", "played_to"): "they stay face up and are played at the first legal turn",
    ("face-up", "meld_stray"): "they stay face up and are played at the first legal turn",
    ("face-up", "trick_taken_led"): "the {piece} led stays face up and is played at the first legal turn",
    ("play-it", "lead_unready"): "it stays on the table and is the lead as soon as everybody knows trump",
    ("hand-void", "wrong_table"): "a hand that was begun is {dealt} again",
    ("penalty", "count_end"): "{each} {pays_each}",
    ("penalty", "wrong_table"): "{pays}, once the first {pieces} are {dealt}",
    **{
        ("agree", kind): "if all agree, the hand is played; if not, the same {dealer} {deals} again"
        for kind in ("shuffle_short", "cut_missing", "cut_wrong", "packet_wrong", "deal_exposed")
    },
}  # fmt: skip
_TOLD_ELSEWHERE: frozenset[Remedy] = frozenset(("answered", "unanswered", "marriage-governs"))
"""Questions that break no rule are told with what may be asked, and what names trump with trump."""


def going_wrong(tell: Teller) -> Iterator[Line]:
    for families in FAMILIES[:-1]:
        yield from _families(tell, families)


def penalties(tell: Teller) -> Iterator[Line]:
    """What a tournament does about people, whatever hand is on."""
    yield from _families(tell, _PEOPLE)


def _families(tell: Teller, families: tuple[_Family, ...]) -> Iterator[Line]:
    for family in families:
        if family.has(tell.book):
            yield from _family(tell, family)


def _family(tell: Teller, family: _Family) -> Iterator[Line]:
    alike: dict[tuple[str, str], list[str]] = {}
    for kind in family.kinds:
        house: House = getattr(tell.book.rulings, kind)
        if kind == "count_end" and "totals" in tell.book.renege.kinds:
            continue  # it is told among the reneges, whose it is
        if _is_worth_telling(house):
            alike.setdefault((_answer(tell, kind, house), house.clause), []).append(kind)
    for (answer, clause), kinds in alike.items():
        named = family.said.replace("{}", joined([family.name(kind) for kind in kinds], "or"))
        text = f"{named.format_map(_words(tell))}: {answer}."
        house = getattr(tell.book.rulings, kinds[0])
        yield tell.by_clause(text[:1].upper() + text[1:], clause, *kinds, *house.remedies)
        yield from _said_beside(tell, kinds, house)
        if house.beyond and "pull" in house.remedies and house.most:
            again = _SAID["redeal"].format_map(_words(tell))
            more = f"If anybody would have to draw more than {house.most}, {again}."
            yield tell.by_clause(more, house.beyond)


def _said_beside(tell: Teller, kinds: list[str], house: House) -> Iterator[Line]:
    """What the paper adds in a clause of its own, and where it names two amounts of money."""
    for clause in tell.book.clause:
        if clause.asked_as in kinds and clause.kind == "irregularity":
            yield tell.clause(clause)
    if "contract_wrong" in kinds and tell.book.trump.marriage:
        yield _without_marriage(tell)
    if "fine" in house.remedies:
        yield from (Line(told, house.clause or None, READ) for told in tell.book.other_readings(*kinds))


def _without_marriage(tell: Teller) -> Line:
    """A suit that is played here, but not by a bidder who lacks its king and queen."""
    governs = tell.book.trump.laying == "governs"
    line = tell.line("", "meld-trump" if governs else "trump-marriage")
    trump = "the first marriage the bidder lays is trump" if governs else "the bidder names one with a marriage"
    alone = f"a bidder with no marriage is set{_also(tell.book.cite('score-no-marriage'), line.clause or '')}"
    return line._replace(text=f"A suit named without its king and queen: it doesn't count; {trump}; {alone}.")


def _asked_in_a_look(book: Book) -> bool:
    """Whether the clause that forbids it speaks only of a look at what was played."""
    asked, look, talk = book.rulings.who_played_asked, book.rulings.review_talk, book.rulings.conduct
    return asked.clause == look.clause != talk.clause


def _is_worth_telling(house: House) -> bool:
    if not house.remedies or _TOLD_ELSEWHERE.intersection(house.remedies):
        return False
    # What costs nothing, or is left to an official without a word, is what everybody expects.
    return bool(house.clause) or house.remedies not in (("play-on",), ("official",))


def _changes_again(book: Book) -> bool:
    """Whether a second misdeal is answered otherwise than the first."""
    return not {"redeal", "play-on", "log"}.issuperset(book.rulings.misdeal_again.remedies)


def _also(clause: str | None, main: str) -> str:
    """A clause that a part of a sentence rests on, where the rest has another."""
    return f" ({clause})" if clause and clause != main else ""


def _owed_at_the_end(tell: Teller, kind: str, house: House) -> Iterator[str]:
    """A wrong number that is played on with costs as much as one that is found at the end."""
    end = tell.book.rulings.count_end
    if kind in ("count_seen", "count_first", "count_play") and "play-on" in house.remedies and end.points:
        said = _SAID_OF["penalty", "count_end"].format_map(_words(tell, end))
        yield f"at the end {said}{_also(end.clause, house.clause)}"


def _answer(tell: Teller, kind: str, house: House) -> str:
    said: list[str] = []
    # Beside something that follows, nobody needs to know before he sits down that it is written down.
    remedies: tuple[Remedy, ...] = tuple(remedy for remedy in house.remedies if remedy != "log") or house.remedies
    for remedy in remedies:
        text = _SAID_OF.get((remedy, kind), _SAID[remedy]).format_map(_words(tell, house))
        if remedy == "redeal" and "official" in house.remedies:
            text = f"unless they say otherwise, {text}"
        if remedy == "call-lead":
            text += _also(tell.book.cite("lead-called"), house.clause)
        said.append(text)
    if "renege" in remedies and (at := remedies.index("renege") + 1) < len(said):
        said[at] = f"if nobody calls it, {said[at]}"
    said.extend(_owed_at_the_end(tell, kind, house))
    return "; ".join(said)


def _words(tell: Teller, house: House | None = None) -> dict[str, str]:
    book = tell.book
    drawn = book.deal.method == "drawn"
    points = count(house.points if house is not None else 0, "mark" if book.scoring.style == "marks" else "point")
    side = house is not None and house.account == "side" and book.table.partners
    return {
        **{name: getattr(book.words, name) for name in ("piece", "pieces", "trick", "dealer", "deal")},
        "deals": "shakes" if drawn else "deals",
        "verb": "shake" if drawn else "deal",
        "dealt": "drawn" if drawn else "dealt",
        "official": book.officials.chain[0],
        "later": "later " if book.rulings.count_first.remedies else "",
        "first": "lead" if book.trump.shown == "first-lead" else book.words.trick,
        "one": "a side that" if book.table.partners else "a player who",
        "the_one": "the side that" if book.table.partners else "the player who",
        "points": points,
        "pays": f"{'their side' if side else 'that player'} loses {points}",
        "each": "each player concerned" if not side else "for each player concerned",
        "pays_each": f"{'their side ' if side else ''}loses {points}",
        "owed": joined(book.meld.compulsory),
        "in_look": f" in a look at the last {book.words.trick}" if _asked_in_a_look(book) else "",
        "forgotten": _also(book.rulings.discard_forgotten.clause, book.rulings.discard_count.clause),
        "dollars": str((house.cents if house is not None else 0) // 100),
    }
