"""Which deals come up: random, from a word anyone can remember, or from a key."""

from __future__ import annotations

import hashlib

from meldhouse.cli.trouble import Trouble
from meldhouse.messages import fact
from meldhouse.pieces import BadKey, new_key, parse_key


def chosen_key(seed: str | None, key: str | None = None) -> bytes:
    """The key of a sitting. The same seed or key gives the same deals again.

    >>> chosen_key("sunday") == chosen_key("sunday"), chosen_key("sunday") == chosen_key("monday")
    (True, False)
    """
    if seed is not None and key is not None:
        raise Trouble("two-keys", fact("cli-not-both", one="--seed", other="--key"))
    if seed is not None:
        return hashlib.sha256(b"meldhouse seed " + seed.encode("utf-8", "surrogateescape")).digest()
    if key is None:
        return new_key()
    try:
        return parse_key(key)
    except BadKey as problem:
        raise Trouble("bad-key", problem.message, advice=fact("play-key-advice")) from None
