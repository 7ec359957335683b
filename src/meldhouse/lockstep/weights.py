"""A file of trained networks in 16 bits, with everything needed to use them.

A NumPy archive (`.npz`) of the layers and a header in JSON:

| field | meaning |
|---|---|
| `format` | the version of this file format |
| `book`, `fingerprint` | the rules that were learned: they play no others |
| `bids` | how many rungs of the ladder have a number |
| `version` | of the training: what changes how it plays changes this |
| `made` | the day |
| `hash` | SHA-256 of the layers as they lie in the file |
| `log` | the lines that the training wrote |
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from meldhouse.lockstep.network import Layers
from meldhouse.lockstep.rules import Rules

FORMAT = 1
MOST_BYTES = 2_000_000
"""The largest size of a shipped file."""


class BadWeights(ValueError):
    """A file that cannot be used: `no-player` is in it, `other-format`, `other-rules`, or it is `damaged`."""

    def __init__(self, why: str, path: str | Path) -> None:
        super().__init__(f"{why}: {path}")


class Weights(NamedTuple):
    networks: dict[str, Layers]
    header: dict[str, Any]


def save(path: str | Path, rules: Rules, networks: dict[str, Layers], *, version: int, made: str, log: Any) -> str:
    """Write networks; returns the hash of their layers."""
    arrays: dict[str, Any] = {}
    for name, layers in networks.items():
        for at, (weights, bias) in enumerate(layers):
            arrays[f"{name}.{at}.weights"] = np.asarray(weights).astype(np.float16)
            arrays[f"{name}.{at}.bias"] = np.asarray(bias).astype(np.float16)
    header = {
        "format": FORMAT,
        "book": rules.settings["name"],
        "fingerprint": rules.settings["fingerprint"],
        "bids": rules.bids,
        "version": version,
        "made": made,
        "hash": _hash(arrays),
        "log": log,
    }
    text = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez_compressed(path, header=text, **arrays)
    return str(header["hash"])


def load(path: str | Path, rules: Rules) -> Weights:
    """Load networks trained for exactly these rules."""
    found = read(path)
    header = found.header
    if (header["fingerprint"], header["bids"]) != (rules.settings["fingerprint"], rules.bids):
        raise BadWeights("other-rules", path)
    return found


def read(path: str | Path) -> Weights:
    """The networks in 32 bits, which NumPy multiplies fastest."""
    with np.load(path) as file:
        if "header" not in file:
            raise BadWeights("no-player", path)
        header = json.loads(file["header"].tobytes().decode())
        arrays = {name: file[name] for name in file.files if name != "header"}
    if header["format"] != FORMAT:
        raise BadWeights("other-format", path)
    if header["hash"] != _hash(arrays):
        raise BadWeights("damaged", path)
    names = dict.fromkeys(key.partition(".")[0] for key in arrays)
    return Weights({name: _layers(arrays, name) for name in names}, header)


def _layers(arrays: dict[str, Any], name: str) -> Layers:
    number = sum(key.startswith(f"{name}.") for key in arrays) // 2
    return [
        (arrays[f"{name}.{at}.weights"].astype(np.float32), arrays[f"{name}.{at}.bias"].astype(np.float32))
        for at in range(number)
    ]


def _hash(arrays: dict[str, Any]) -> str:
    found = hashlib.sha256()
    for name in sorted(arrays):
        found.update(f"{name} {arrays[name].shape}".encode())
        found.update(np.ascontiguousarray(arrays[name]).tobytes())
    return found.hexdigest()
