"""Whose hand a signature is: the player's own, or somebody's who pressed it in his name."""

from __future__ import annotations

from meldhouse.tournament.sheets import Signature
from meldhouse.tournament.state import State


def signed_by(state: State, signature: Signature) -> str:
    """After “signed by”, and on the line of a printed sheet: “Ann”, or “the scorekeeper for Ann”."""
    name, other = state.name(signature.signer), other_hand(state, signature)
    return f"{other} for {name}" if other else name


def other_hand(state: State, signature: Signature) -> str:
    """Who pressed it, where it was not the player on a device of his own; nothing where it was."""
    by = signature.by
    if state.person_of(by) == signature.signer or by == signature.signer:
        return ""
    roles = state.roles_of(by)
    if by in state.keeps or ("scorekeeper" in roles and "director" not in roles):
        return "the scorekeeper"
    return next((f"the {role}" for role in ("director", "referee") if role in roles), state.name(by))
