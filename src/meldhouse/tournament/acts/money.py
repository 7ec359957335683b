"""Money in and out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.tournament.accounting.accounts import accounts_of, awards_in, cash_book, gets_back
from meldhouse.tournament.act import (
    DESK,
    DIRECTOR,
    AccountId,
    Act,
    Cited,
    ClauseId,
    May,
    Name,
    Stamp,
    Text,
    clause_refusal,
)
from meldhouse.tournament.money.amounts import MOST, MoneyError
from meldhouse.tournament.money.cash import Due, Kind, Owed, Payment
from meldhouse.tournament.money.fines import other_sum
from meldhouse.tournament.money.prizes import medal_place
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import State


class Pay(Act, frozen=True, kw_only=True):
    """Money goes into the till, or out of it; the kind says which."""

    may: ClassVar[May] = DESK
    by_hand: ClassVar[bool] = True
    after_the_end: ClassVar[bool] = True
    account: AccountId
    kind: Kind
    cents: int
    note: Text = ""
    anyway: bool = False
    """A fee is refunded although the rules give nothing back; it is not asked for again."""
    of: Owed = "fee"
    """For a refund, what is paid back: fee, quarters or a fine."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        """A gift or an expense may be without a person: a neighbor gives a ham, the hall costs rent."""
        is_nobodys = not self.account and self.kind in ("gift", "expense")
        fined = "fine" in (self.kind, self.of) and self.account in [due.who for due in state.fines]
        if not is_nobodys and not fined and self.account not in [account.id for account in accounts_of(state)]:
            return no(state.book, "person", person=self.account)
        payment = Payment(who=self.account, kind=self.kind, cents=self.cents, note=self.note, of=self.of)
        problem = cash_book(state).verify(payment, called=state.name(self.account))
        if problem is not None:
            return problem.refusal
        return None if self.anyway else _nothing_back(state, self)

    def apply(self, state: State, _stamp: Stamp) -> None:
        paid = Payment(
            who=self.account, kind=self.kind, cents=self.cents, note=self.note, anyway=self.anyway, of=self.of
        )
        state.payments.append(paid)

    def says(self, state: State, who: Message, _by: str) -> Message:
        if self.kind == "refund":
            return fact("log-refund", who=who, name=state.name(self.account), amount=self.cents, of=self.of)
        if not self.account:
            return fact("log-pay-nobody", who=who, kind=self.kind, amount=self.cents)
        return fact("log-pay", who=who, kind=self.kind, amount=self.cents, name=state.name(self.account))

    def details(self, _state: State, _at: int) -> Iterator[Message]:
        if self.kind == "refund" and self.anyway:
            yield fact("log-refund-anyway")


class HandMedal(Act, frozen=True, kw_only=True):
    """Hand a medal to its winner; `medal` is its name in the list of prizes."""

    may: ClassVar[May] = DESK
    after_the_end: ClassVar[bool] = True
    account: AccountId
    medal: Name
    back: bool = False
    """It comes back: after a correction, it is somebody else's."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if not state.finished:
            return no(state.book, "medal-early")
        names, place = state.names_of(self.account), medal_place(self.medal)
        if not place:
            return no(state.book, "unreadable", what=fact("field-name", field="medal"))
        has_it = (self.account, self.medal) in state.medals
        if self.back:
            return None if has_it else no(state.book, "medal-back", names=names, place=place)
        try:
            won = [(award.account, award.medal) for award in awards_in(state) if award.medal]
        except MoneyError as problem:
            return problem.refusal
        if (self.account, self.medal) not in won:
            return no(state.book, "medal", names=names, place=place)
        return no(state.book, "medal-again", names=names, place=place) if has_it else None

    def apply(self, state: State, _stamp: Stamp) -> None:
        if self.back:
            state.medals.discard((self.account, self.medal))
        else:
            state.medals.add((self.account, self.medal))

    def says(self, state: State, who: Message, _by: str) -> Message:
        name, place = state.name(self.account), medal_place(self.medal)
        return fact("log-medal-back" if self.back else "log-medal", who=who, name=name, place=place)


class NameSpecial(Act, frozen=True, kw_only=True):
    """Name the winners of a special prize where the sheets say otherwise, or nothing; naming nobody makes the sheets
    count again."""

    may: ClassVar[May] = DIRECTOR
    after_the_end: ClassVar[bool] = True
    prize: Name
    target: int = 0
    """For the prize for the first to reach a number of points: that number."""
    accounts: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    reason: Text = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if (self.prize, self.target) not in {(one.prize, one.target) for one in state.form.money.specials}:
            return no(state.book, "special", prize=self.prize)
        ranked = {account.id for account in accounts_of(state) if account.ranked}
        for one in self.accounts:
            if one not in ranked:
                return no(state.book, "person", person=one)
        if not self.accounts:
            return None if (self.prize, self.target) in state.specials else no(state.book, "special-same")
        return None if self.reason.strip() else no(state.book, "blank", what="special")

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.specials.pop((self.prize, self.target), None)
        if self.accounts:
            state.specials[self.prize, self.target] = self.accounts, self.reason

    def says(self, state: State, who: Message, _by: str) -> Message:
        prize = fact("special-prize", prize=self.prize, target=self.target)
        if not self.accounts:
            return fact("log-special-sheets", who=who, prize=prize)
        return fact("log-special", who=who, names=tuple(map(state.name, self.accounts)), prize=prize)


class Fine(Act, frozen=True, kw_only=True):
    """A fine for an account, or for a name of its own that does not play, such as a club."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    cites: ClassVar[Cited] = "penalty"
    account: AccountId = ""
    name: Name = ""
    cents: Annotated[int, Meta(ge=1, le=MOST)]
    reason: Text
    clause: ClauseId = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if bool(self.account) == bool(self.name.strip()):
            return no(state.book, "blank", what="fined")
        if self.account and self.account not in [account.id for account in accounts_of(state)]:
            return no(state.book, "person", person=self.account)
        if self.name.strip() in state.owners or self.name.strip() in state.entrants:
            return no(state.book, "fined", name=self.name.strip())
        if not self.reason.strip():
            return no(state.book, "blank", what="fine")
        return clause_refusal(state, self.clause, needed=True)

    def apply(self, state: State, _stamp: Stamp) -> None:
        who = self.account or self.name.strip()
        state.fines.append(Due(who=who, kind="fine", cents=self.cents, reason=self.reason, clause=self.clause or None))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-fine", who=who, name=state.name(self.account or self.name), amount=self.cents)

    def details(self, state: State, _at: int) -> Iterator[Message]:
        yield from other_sum(state.book, self.clause)


def _nothing_back(state: State, act: Pay) -> Refusal | None:
    """No refund for the disqualified (NPA-1.3h), or after withdrawing too late, unless the desk confirms it. Anybody
    gets back what they paid beyond the fee."""
    entrant = state.entrants.get(state.owners.get(act.account, act.account))
    beyond = act.cents <= -cash_book(state).owed(act.account, "fee")
    if act.kind != "refund" or act.of != "fee" or entrant is None or beyond:
        return None
    if entrant.status == "disqualified" and not state.form.money.refund_disqualified:
        return no(state.book, "refund-out", names=state.names_of(act.account))
    if entrant.status == "withdrawn" and not gets_back(state, entrant.id):
        return no(state.book, "refund-gone", names=state.names_of(act.account))
    return None
