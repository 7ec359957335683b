"""Lay-downs at the terminal table: how one is made, answered, judged and told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meldhouse.cli.asking import read_pieces
from meldhouse.cli.terminal.numbers import counted
from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.trouble import Trouble
from meldhouse.game import AnswerClaim, Claim, Judged, Settled, View
from meldhouse.rulebooks import Book
from meldhouse.solver.starting import is_ready

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session

ACCEPTS = ("y", "yes", "ok", "accept", "i accept", "it is good", "good")
CHALLENGES = ("n", "no", "challenge", "i challenge", "check", "check it")


def lay_down(session: Session, said: str) -> None:
    """Lay my hand down, if the house lets me and I mean it; `said` is the order in which I would play it."""
    book, seat = session.book, session.person
    try:
        action = Claim(seat, read_pieces(book, [said]) if said else ())
    except Trouble as problem:
        session.screen.unclear(problem.faults[0].text if problem.faults else problem.message)
        return
    refusal = session.sitting.hand.verify(action)
    if refusal is not None:
        session.refuse(refusal)
        return
    session.voice.say(f"{_what_is_claimed(book)} {_what_it_costs(book)}", note=book.cite("claim-failed"))
    if session.dialogue.confirm(
        "Lay your hand down?",
        default=False,
        yes="lays your hand open, and nothing more is played",
        no="plays on",
        advice="Lay down only what nobody can beat, whatever they hold.",
    ):
        if not is_ready():
            session.voice.say("One moment: it is looked into …")
        session.do(action)


def _what_is_claimed(book: Book) -> str:
    if book.claim.test == "bid":
        return "You say that your bid is made, whatever the others play."
    if book.claim.test == "any-card":
        return f"You say that no {book.words.piece} of yours can be beaten any more."
    return f"You say that every {book.words.trick} that is left is yours."


def _what_it_costs(book: Book) -> str:
    if book.claim.failed == "hand":
        return "If that can be refuted, the hand is lost."
    return "If that can be refuted, the others get all that is left."


def ways_to_claim(book: Book) -> Iterator[tuple[str, str]]:
    """What can be typed in this house, and what it does."""
    if book.claim.by != "nobody":
        yield "claim", f"lay your hand down: {'your bid is made' if book.claim.test == 'bid' else 'the rest is yours'}"


# --- answering -------------------------------------------------------------------------------------------------------


def show_claim(voice: Voice, view: View) -> str:
    """The hand that lies there, and the question whether it is good."""
    assert view.claim is not None
    laid = view.open_hands.get(view.claim, ())
    voice.say(voice.text(f"{voice.name(view.claim)} shows: ", voice.faces(laid)), style="bold")
    voice.say(voice.text("You hold: ", voice.faces(view.hand)))
    return "Accept the lay-down, y, or challenge it, n:"


def answers_to_claim(book: Book) -> tuple[str, ...]:
    return (
        "y accepts it; if nobody on your side challenges it, it stands.",
        f"n has it looked into with all {book.words.pieces} open. That costs you nothing.",
    )


# --- telling ---------------------------------------------------------------------------------------------------------


def tell_claim(voice: Voice, event: Claim, view: View) -> None:
    laid = event.order or view.open_hands.get(event.seat, ())
    said = voice.text(f"{voice.does(event.seat, 'lay')} the rest down: ", voice.faces(laid))
    voice.say(said, style="bold", note=voice.book.cite("claim-test"))


def tell_answer(voice: Voice, event: AnswerClaim, _view: View) -> None:
    voice.say(f"{voice.does(event.seat, 'accept' if event.accept else 'challenge')} the lay-down.")


def tell_judged(voice: Voice, event: Judged, _view: View) -> None:
    """The sentence cites its clause itself; what breaks a lay-down is told trick by trick, the first of which may have
    begun before."""
    voice.say(event.why)
    line, size = event.line, len(voice.seating.seats)
    while line:
        plays, line = line[: len(line) % size or size], line[len(line) % size or size :]
        told = voice.text("It goes: " if len(plays) + len(line) == len(event.line) else "then: ")
        for place, (seat, piece) in enumerate(plays):
            told.append_text(voice.text(", " if place else "", f"{voice.who(seat)} ", voice.face(piece)))
        voice.say(told.append("."), indent=4)


def tell_settled(voice: Voice, event: Settled, _view: View) -> None:
    side = voice.side(voice.seating.side[event.seat])
    take = "take" if " and " in side or side == "You" else "takes"
    verdict, code = ("stands", "claim-stands") if event.stands else ("fails", "claim-failed")
    told = f"The lay-down {verdict}: {side} {take} all that is left, {counted(event.points, 'points')}."
    voice.say(told, style="bold", note=voice.book.cite(code))


def tell_forfeited(voice: Voice) -> None:
    voice.say("The lay-down fails, and with it the hand is lost.", style="bold", note=voice.book.cite("claim-failed"))
